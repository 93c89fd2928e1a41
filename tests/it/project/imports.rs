//! The paths that a source file names, spelt out: lists of imports one by one, and re-exports as the items they are.

use std::collections::BTreeMap;

/// The `use` items of all files, spelt out, and the modules' re-exports.
pub(crate) struct Imports {
    /// By file: its lines with the full paths named there.
    named: BTreeMap<String, Vec<(usize, String)>>,
    /// By the path of a re-exported item: the path that stands for it.
    re_exports: BTreeMap<String, String>,
}

impl Imports {
    /// The imports of these source files, by path.
    pub(crate) fn of(sources: &BTreeMap<String, String>) -> Self {
        let (mut named, mut re_exports) = (BTreeMap::new(), BTreeMap::new());
        for (file, text) in sources {
            let at = module_path(file);
            let mut paths = Vec::new();
            for item in use_items(text) {
                for (path, name) in spelt_out(&item.tree) {
                    let path = absolute(&path, &at, item.is_inside, sources);
                    if item.is_public {
                        re_exports.insert(format!("{at}::{name}"), path.clone());
                    }
                    paths.push((item.line, path));
                }
            }
            named.insert(file.clone(), paths);
        }
        Self { named, re_exports }
    }

    /// The full paths that the imports of a file stand for, with their lines.
    pub(crate) fn of_file(&self, file: &str) -> impl Iterator<Item = (usize, String)> {
        let paths = self.named.get(file).into_iter().flatten();
        paths.map(|(line, path)| (*line, self.resolved(path)))
    }

    /// The path that this one stands for: re-exports on the way are followed.
    pub(crate) fn resolved(&self, path: &str) -> String {
        let mut path = path.to_owned();
        // A chain of re-exports has fewer links than there are.
        for _ in 0..self.re_exports.len() {
            let ends = path.match_indices("::").map(|(at, _)| at);
            let mut ends = ends.chain([path.len()]);
            let followed = ends.find_map(|end| {
                let (head, rest) = path.split_at(end);
                let stands_for = self.re_exports.get(head).filter(|to| *to != head)?;
                Some(format!("{stands_for}{rest}"))
            });
            match followed {
                Some(next) => path = next,
                None => break,
            }
        }
        path
    }
}

/// The path of a source file inside `src`; the crate of the rules has a folder for several modules.
pub(crate) fn inside_source(file: &str) -> &str {
    let inside = file.strip_prefix("src/").unwrap_or(file);
    inside.strip_prefix("rules/").unwrap_or(inside)
}

/// The module of a source file: `crate::store::rows` for `src/store/rows/mod.rs`.
pub(crate) fn module_path(file: &str) -> String {
    let inside = inside_source(file).trim_end_matches(".rs");
    let inside = inside.trim_end_matches("/mod").replace('/', "::");
    match inside.as_str() {
        "lib" | "main" => "crate".to_owned(),
        _ => format!("crate::{inside}"),
    }
}

/// One `use` item.
struct UseItem {
    line: usize,
    /// The text between `use` and the semicolon.
    tree: String,
    is_public: bool,
    /// `true` if it stands in a block: an inner module, or a function.
    is_inside: bool,
}

fn use_items(text: &str) -> Vec<UseItem> {
    let mut items = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((n, line)) = lines.next() {
        let bare = line.trim_start();
        let is_public = bare.starts_with("pub");
        let Some(first) = keyword_use(bare) else {
            continue;
        };
        let mut tree = first.to_owned();
        while !tree.contains(';')
            && let Some((_, line)) = lines.next()
        {
            tree.push_str(line.trim());
        }
        tree.truncate(tree.find(';').unwrap_or(tree.len()));
        let is_inside = line.starts_with(' ');
        let line = n + 1;
        items.push(UseItem {
            line,
            tree,
            is_public,
            is_inside,
        });
    }
    items
}

/// The text behind `use`, `pub use` or `pub(in …) use`.
fn keyword_use(line: &str) -> Option<&str> {
    let line = match line.strip_prefix("pub") {
        Some(rest) => match rest.trim_start().strip_prefix('(') {
            Some(rest) => rest.split_once(')')?.1.trim_start(),
            None => rest.trim_start(),
        },
        None => line,
    };
    line.strip_prefix("use ")
}

/// The paths of an import, each with the name it gets: two for `a::{b, c as d}`.
fn spelt_out(tree: &str) -> Vec<(String, String)> {
    let tree = tree.trim();
    let Some((head, list)) = tree.split_once('{') else {
        let (path, name) = match tree.split_once(" as ") {
            Some((path, name)) => (path.trim(), name.trim()),
            None => (tree, ""),
        };
        let path = path.trim_end_matches("::self");
        let last = path.rsplit("::").next().unwrap_or(path);
        let name = if name.is_empty() { last } else { name };
        return vec![(path.to_owned(), name.to_owned())];
    };
    let list = list.trim_end().trim_end_matches('}');
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for c in list.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        match (c, parts.last_mut()) {
            (',', _) if depth == 0 => parts.push(String::new()),
            (_, Some(part)) => part.push(c),
            (_, None) => {}
        }
    }
    // The brace that closes an inner list at the end went with the outer one.
    let closed = |part: &String| {
        let (opened, closed) = (part.matches('{').count(), part.matches('}').count());
        format!("{part}{}", "}".repeat(opened.saturating_sub(closed)))
    };
    let parts = parts.iter().map(closed);
    let parts = parts.filter(|part| !part.trim().is_empty());
    parts
        .flat_map(|part| spelt_out(&format!("{head}{}", part.trim())))
        .collect()
}

/// A path from the crate's root; one into another crate stays as it is.
fn absolute(path: &str, at: &str, is_inside: bool, sources: &BTreeMap<String, String>) -> String {
    let above = |at: &str| {
        at.rsplit_once("::")
            .map_or(at.to_owned(), |(above, _)| above.to_owned())
    };
    let (first, rest) = path.split_once("::").unwrap_or((path, ""));
    let base = match first {
        "crate" => return path.to_owned(),
        // A crate of ours has its modules’ names, and the program’s root shows them under these.
        ours if ours.starts_with("kingboard_") => return format!("crate::{rest}"),
        "self" => at.to_owned(),
        // An import of an inner module takes from the file's own.
        "super" if is_inside => at.to_owned(),
        "super" => above(at),
        child => {
            let folder = at.trim_start_matches("crate::").replace("::", "/");
            let mut files = ["src/", "src/rules/"]
                .into_iter()
                .flat_map(|root| ["", "/mod"].map(|end| format!("{root}{folder}/{child}{end}.rs")));
            if !files.any(|file| sources.contains_key(&file)) {
                return path.to_owned();
            }
            format!("{at}::{child}")
        }
    };
    if rest.is_empty() {
        base
    } else {
        absolute(&format!("{base}::{rest}"), at, is_inside, sources)
    }
}

#[test]
fn imports_are_spelt_out_and_re_exports_are_followed() {
    let file = |path: &str, text: &str| (format!("src/{path}.rs"), text.to_owned());
    let sources = BTreeMap::from([
        file(
            "house/mod",
            "pub use crate::house::late::{Guest, Key};\npub use early::bell;\nmod early;",
        ),
        file("house/late", "pub struct Guest;"),
        file(
            "house/early",
            "use crate::house::{\n    Guest as Late, late::{self, Key as Lock},\n};\nuse std::fmt;\n\
             use super::bell::Tone;\n\nmod tests {\n    use super::*;\n}\n",
        ),
    ]);
    let imports = Imports::of(&sources);
    let named: Vec<_> = imports.of_file("src/house/early.rs").collect();
    let expected = [
        (1, "crate::house::late::Guest"),
        (1, "crate::house::late"),
        (1, "crate::house::late::Key"),
        (4, "std::fmt"),
        (5, "crate::house::early::bell::Tone"),
        (8, "crate::house::early::*"),
    ];
    assert_eq!(named, expected.map(|(line, path)| (line, path.to_owned())));
}
