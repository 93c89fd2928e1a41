//! Files and folders that stand beside each other import each other in one direction only.

use std::collections::{BTreeMap, BTreeSet};

use crate::project::imports::{Imports, module_path};
use crate::project::walls::{named_paths, rust};

/// The loops that stay: by folder, its files, and the reason. The list may only become shorter.
const LOOPS: &[(&str, &[&str], &str)] = &[
    (
        "service::contests",
        &[
            "apply",
            "files",
            "page",
            "pairings",
            "picture",
            "run",
            "standings_told",
            "tell",
        ],
        "a page of a contest has buttons and files of its own, which show the page again",
    ),
    (
        "service::contests",
        &["draft", "open"],
        "a draft is opened as a contest, and what cannot be opened becomes a draft again",
    ),
    (
        "web",
        &["game_page", "share"],
        "a page names the picture for those it is shared with, and that is drawn as the page is",
    ),
    (
        "web",
        &[
            "gate", "headers", "lists", "oauth", "page", "party", "sign_in", "statics", "wait",
        ],
        "a page is made for a visitor, whom the gate lets in, and the gate refuses with a page",
    ),
];

/// By folder: by a file or folder in it, those beside it whose items it names.
type Arrows = BTreeMap<String, BTreeMap<String, BTreeSet<String>>>;

/// A source file up to its unit tests, which may use all that they test with.
fn without_tests(text: &str) -> &str {
    let tests = text.find("\n#[cfg(test)]\nmod tests {");
    text.split_at(tests.unwrap_or(text.len())).0
}

/// The imports between files, each in the folder in which the paths of its two ends part. A folder and what is in it
/// are no neighbours: a `mod.rs` and its files may name each other.
fn arrows(sources: &BTreeMap<String, String>) -> Arrows {
    let sources: BTreeMap<String, String> = sources
        .iter()
        .filter(|(file, _)| !file.ends_with("/tests.rs"))
        .map(|(file, text)| (file.clone(), without_tests(text).to_owned()))
        .collect();
    let imports = Imports::of(&sources);
    let files: BTreeSet<String> = sources.keys().map(|file| module_path(file)).collect();
    let file_of = |path: &str| {
        let ends = path.rmatch_indices("::").map(|(at, _)| at);
        let mut heads = [path.len()].into_iter().chain(ends);
        heads.find_map(|end| files.get(path.split_at(end).0))
    };
    let mut arrows = Arrows::new();
    for (file, text) in &sources {
        let from = module_path(file);
        let from: Vec<&str> = from.split("::").collect();
        for (_, path) in named_paths(file, text, &imports) {
            let Some(to) = file_of(&path) else { continue };
            let to: Vec<&str> = to.split("::").collect();
            let common = from.iter().zip(&to).take_while(|(one, other)| one == other);
            let common = common.count();
            if let (Some(one), Some(other)) = (from.get(common), to.get(common)) {
                let folder = from[..common].join("::");
                let beside = arrows.entry(folder).or_default();
                let named = beside.entry((*one).to_owned()).or_default();
                named.insert((*other).to_owned());
            }
        }
    }
    arrows
}

/// All that can be reached from a file or folder.
fn reached<'a>(from: &str, beside: &'a BTreeMap<String, BTreeSet<String>>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut next: Vec<&str> = vec![from];
    while let Some(name) = next.pop() {
        for other in beside.get(name).into_iter().flatten() {
            if found.insert(other.as_str()) {
                next.push(other);
            }
        }
    }
    found
}

/// The loops of imports: each by its folder, with the names of those that reach each other.
fn loops(sources: &BTreeMap<String, String>) -> BTreeSet<(String, Vec<String>)> {
    let mut found = BTreeSet::new();
    for (folder, beside) in arrows(sources) {
        for name in beside.keys() {
            let back = |other: &&str| reached(other, &beside).contains(name.as_str());
            let with: Vec<String> = reached(name, &beside)
                .into_iter()
                .filter(back)
                .map(str::to_owned)
                .collect();
            if !with.is_empty() {
                found.insert((folder.clone(), with));
            }
        }
    }
    found
}

#[test]
fn files_beside_each_other_import_each_other_in_one_direction() {
    let found = loops(&rust("src"));
    let is_known = |(folder, files): &(String, Vec<String>)| {
        LOOPS.iter().any(|(known, among, reason)| {
            let all = || files.iter().all(|file| among.contains(&file.as_str()));
            *folder == format!("crate::{known}") && all() && !reason.is_empty()
        })
    };
    let new: Vec<_> = found.iter().filter(|found| !is_known(found)).collect();
    assert!(new.is_empty(), "new loops of imports: {new:#?}");
    let reaches = |folder: &str, among: &[&str]| {
        found.iter().any(|(inside, files)| {
            *inside == format!("crate::{folder}")
                && files.iter().any(|file| among.contains(&file.as_str()))
        })
    };
    for (folder, among, _) in LOOPS {
        assert!(reaches(folder, among), "{among:?} are no loop any more");
    }
}

#[test]
fn a_loop_is_found_between_files_and_between_folders() {
    let sources = |one: &str, other: &str| {
        let file = |path: &str, text: &str| (format!("src/{path}.rs"), text.to_owned());
        BTreeMap::from([
            file("house/mod", "pub use crate::house::attic::Chest;"),
            file("house/attic/mod", "use crate::house::attic::chest::Lid;"),
            file("house/attic/chest", "use crate::house::attic::Key;"),
            file("house/cellar", one),
            file("house/stairs", other),
        ])
    };
    let none = sources("use crate::house::stairs::Step;", "");
    assert_eq!(loops(&none), BTreeSet::new());
    let two = sources(
        "use crate::house::stairs::Step;",
        "fn down() -> crate::house::cellar::Door {}",
    );
    let cellar = ["cellar", "stairs"].map(str::to_owned).to_vec();
    assert_eq!(
        loops(&two),
        BTreeSet::from([("crate::house".to_owned(), cellar)])
    );
    let in_tests = "#[cfg(test)]\nmod tests {\n    use crate::house::cellar::Door;\n}\n";
    let tested = sources("use crate::house::stairs::Step;", &format!("\n{in_tests}"));
    assert_eq!(loops(&tested), BTreeSet::new());
    // Through a folder, and behind a re-export.
    let mut three = sources(
        "use crate::house::Chest;",
        "use crate::house::cellar::Door;",
    );
    let attic = "use crate::house::stairs::Step;".to_owned();
    three.insert("src/house/attic/beam.rs".to_owned(), attic);
    let all = ["attic", "cellar", "stairs"].map(str::to_owned).to_vec();
    assert_eq!(
        loops(&three),
        BTreeSet::from([("crate::house".to_owned(), all)])
    );
}
