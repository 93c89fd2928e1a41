//! Checks beyond the compiler's: permitted imports, rulings, sizes, goldens.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use kingboard::games::GameKind;

use crate::project::imports::{Imports, inside_source};

/// The project's modules that each module may import, besides itself. [`PUT_TOGETHER`] may import all.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("grid", &[]),
    ("seat", &[]),
    ("scene", &["grid", "seat"]),
    ("game", &["grid", "seat", "scene"]),
    ("games", &["game", "scene"]),
    ("games::chessmen", &["scene"]),
    ("games::spec", &["game", "scene"]),
    // Every game's folder.
    (
        "games::*",
        &["game", "scene", "games::spec", "games::chessmen"],
    ),
    // Sealed dice and their secrets are in `play`, out of the engine's reach.
    ("engine", &["game", "games"]),
    ("play", &["game", "scene", "games::GameKind"]),
    ("rating", &[]),
    ("contest", &[]),
    ("store", &["play", "game", "rating", "contest"]),
    ("render", &["grid", "scene"]),
    (
        "service",
        &[
            "play",
            "store",
            "game",
            "scene",
            "games::GameKind",
            "engine",
            "rating",
            "contest",
        ],
    ),
    ("watch", &["service::operator::status"]),
    ("discord", &["service", "render", "runtime", "watch"]),
    ("console", &["service", "render"]),
    ("web", &["service", "render", "runtime", "watch"]),
    ("hooks", &["service", "runtime", "env"]),
    ("env", &["play"]),
];

/// The rooms of a module, in order: its folders, and files that are rooms of their own. Each may import only those
/// before it; the module's `mod.rs` may import all.
const ROOMS: &[(&str, &[&str])] = &[
    (
        "discord",
        &[
            "base",
            "rest",
            "commands",
            "messages",
            "incoming",
            "gateway",
            "interactions",
            "delivery",
            "oauth",
            "doctor",
        ],
    ),
    ("play", &["values", "game", "decide", "derived", "record"]),
    (
        "service",
        &[
            "words",
            "api",
            "state",
            "describe",
            "lookup",
            "commit",
            "challenges",
            "contests",
            "learn",
            "moves",
            "study",
            "boards",
            "servers",
            "puzzles",
            "players",
            "operator",
            "background",
            "talk",
            "programs",
        ],
    ),
    (
        "store",
        &[
            // It is in `mod.rs`, and all rooms use it.
            "Store", "base", "rows", "games", "people", "health", "disk",
        ],
    ),
];

/// The only modules that may use each external crate.
const OUTSIDE: &[(&str, &[&str])] = &[
    ("serenity", &["discord"]),
    (
        "tokio",
        &["discord", "runtime", "watch", "cli", "main", "web", "hooks"],
    ),
    ("hyper", &["watch", "web"]),
    ("hyper_util", &["watch", "web"]),
    ("axum", &["watch", "web"]),
    ("askama", &["web"]),
    ("flate2", &["web"]),
    ("pulldown_cmark", &["web"]),
    ("tokio_io_timeout", &["web"]),
    ("prometheus_client", &["watch"]),
    ("reqwest", &["discord", "cli", "hooks"]),
    ("tokio_tungstenite", &["discord"]),
    ("futures_util", &["discord", "watch", "web"]),
    (
        "parking_lot",
        &[
            "cli", "discord", "games", "render", "runtime", "service", "store", "watch", "web",
        ],
    ),
    ("rusqlite", &["store"]),
    ("percent_encoding", &["store"]),
    ("crc32fast", &["discord", "store"]),
    ("compact_str", &["game"]),
    // Games, pictures, the channels of private conversations, frames, and the owners of tokens.
    ("lru", &["store", "render", "discord", "web"]),
    // Figures that must be the same everywhere come from here.
    ("libm", &["rating"]),
    ("bnum", &["contest"]),
    ("integer_blossom", &["contest"]),
    ("rusqlite_migration", &["store"]),
    ("serde", &["store", "config", "web", "cli"]),
    // JSON is one of two forms of a record. Elsewhere it is the format of a transport or a shell.
    (
        "serde_json",
        &["store", "play", "discord", "watch", "cli", "web", "hooks"],
    ),
    ("toml", &["config"]),
    ("url", &["discord", "service", "web"]),
    ("idna", &["service"]),
    ("ipnet", &["service", "web"]),
    ("harfrust", &["render"]),
    ("unicode_bidi", &["render"]),
    ("unicode_segmentation", &["play", "render"]),
    ("icu_normalizer", &["render"]),
    ("icu_properties", &["render", "service"]),
    ("image", &["render"]),
    ("imageproc", &["render"]),
    ("resvg", &["render"]),
    ("png", &["render"]),
    ("simd_adler32", &["render"]),
    ("csv", &["service"]),
    ("fluent_bundle", &["service"]),
    // Dates for readers, times in records, and the time zone of a terminal.
    ("jiff", &["service", "play", "console", "env"]),
    ("clap", &["cli", "main"]),
    ("clap_complete", &["cli"]),
    ("clap_mangen", &["cli"]),
    ("etcetera", &["cli"]),
    ("fs4", &["cli"]),
    // A module of the service has the same name.
    ("open", &["cli", "service"]),
    ("rustyline", &["cli"]),
    ("strsim", &["console"]),
    ("textwrap", &["console"]),
    ("anstyle", &["console"]),
    ("anstyle_lossy", &["console"]),
    ("ratatui_core", &["console"]),
    ("ratatui_crossterm", &["console"]),
    ("tui_input", &["console"]),
    ("crossterm", &["console", "cli"]),
    // The kind of terminal, for the console.
    ("anstream", &["cli"]),
    ("anstyle_query", &["cli"]),
    ("terminal_size", &["cli"]),
    ("anyhow", &["cli", "main"]),
    ("getrandom", &["env"]),
    ("rustix", &["cli", "cores", "runtime"]),
    ("thread_priority", &["runtime"]),
    ("winapi_util", &["store"]),
    ("hmac", &["play", "hooks"]),
    // Seals of dice; the hashes of keys that sign a browser in, and of tokens; signatures.
    ("sha2", &["play", "service", "hooks"]),
    ("base64", &["service", "hooks", "discord"]),
    ("semver", &["cli"]),
    ("tracing_subscriber", &["logs"]),
    ("unic_langid", &["service"]),
    // For benchmarks.
    ("cozy_chess", &[]),
    // For tests.
    ("gif", &["render"]),
    ("skillratings", &["rating"]),
];

/// Libraries that every module may use: errors, logs, digits, and what tests need anywhere.
const FOR_ALL: [&str; 5] = [
    "data_encoding",
    "proptest",
    "tempfile",
    "thiserror",
    "tracing",
];

/// The modules that put the others together, and so may import all.
const PUT_TOGETHER: [&str; 8] = [
    "cli", "config", "cores", "fuzzing", "lib", "logs", "main", "runtime",
];

/// Files longer than [`LONG`] lines, each by decision.
const LONG_FILES: &[&str] = &[];
/// Most lines of a file.
const LONG: usize = 600;

/// The files that may break a rule of clippy.toml, and how often.
const HOLES: &[(&str, usize)] = &[("src/env.rs", 1), ("src/config/mod.rs", 2)];

/// The files under a folder of the repository, by path.
pub(crate) fn files(folder: &str) -> BTreeMap<String, String> {
    fn walk(root: &Path, folder: &Path, into: &mut BTreeMap<String, String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if name == "target" || name == ".git" {
                continue;
            }
            if path.is_dir() {
                walk(root, &path, into);
            } else {
                let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
                let path = path.strip_prefix(root).unwrap();
                into.insert(path.to_string_lossy().replace('\\', "/"), text);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeMap::new();
    walk(root, &root.join(folder), &mut found);
    found
}

pub(crate) fn rust(folder: &str) -> BTreeMap<String, String> {
    let mut found = files(folder);
    found.retain(|path, _| path.rsplit('.').next() == Some("rs"));
    assert!(!found.is_empty());
    found
}

/// The module of a source file in these tables: `games::kings_mate` for `src/rules/games/kings_mate/moves.rs`.
fn module(path: &str) -> String {
    let inside = inside_source(path).trim_end_matches(".rs");
    let parts: Vec<&str> = inside.split('/').filter(|part| *part != "mod").collect();
    match parts.as_slice() {
        ["games", game, ..] => format!("games::{game}"),
        [first, ..] => (*first).to_owned(),
        [] => String::new(),
    }
}

/// The `::` paths in a source file's code, with their lines.
fn paths(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let code = |line: &&str| !line.trim_start().starts_with("//");
    let word = |c: char| !(c.is_alphanumeric() || c == '_' || c == ':');
    text.lines()
        .enumerate()
        .filter(move |(_, line)| code(line))
        // Text in quotation marks is not code.
        .flat_map(|(n, line)| line.split('"').step_by(2).map(move |code| (n + 1, code)))
        .flat_map(move |(n, code)| code.split(word).map(move |path| (n, path)))
        .filter(|(_, path)| path.contains("::"))
}

/// Returns `true` if a path is this module or inside it.
fn within(path: &str, module: &str) -> bool {
    path.strip_prefix(module)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

#[test]
fn arrows_between_our_modules_go_one_way() {
    let mut wrong = Vec::new();
    for (file, text) in rust("src") {
        let module = module(&file);
        let listed = |wanted: &str| MAY_IMPORT.iter().find(|(name, _)| *name == wanted);
        let of_a_game = || module.starts_with("games::").then(|| listed("games::*"));
        let allowed = listed(&module).or_else(|| of_a_game().flatten());
        for (line, path) in paths(&text) {
            // The crates of our layers are named by the roots of other crates alone.
            let is_root = file.ends_with("/lib.rs");
            let spelt_out = path != "crate::"
                && !path.contains("super::super")
                && (is_root || !path.starts_with("kingboard_"));
            let fine = path.strip_prefix("crate::").is_none_or(|path| {
                within(path, &module)
                    || allowed.is_none_or(|(_, may)| may.iter().any(|may| within(path, may)))
            });
            if !spelt_out || !fine {
                wrong.push(format!("{file}:{line}: {module} names {path}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The room of a file: `rest` for `src/discord/rest/mod.rs`, `state` for `src/service/state.rs`; `None` for the file of
/// the module itself, and for other modules.
fn room<'a>(file: &'a str, module: &str) -> Option<&'a str> {
    let inside = file.strip_prefix("src/")?.strip_prefix(module)?;
    let inside = inside.strip_prefix('/')?;
    let room = match inside.split_once('/') {
        Some((folder, _)) => folder,
        None => inside.strip_suffix(".rs")?,
    };
    (!["mod", "lib"].contains(&room)).then_some(room)
}

/// The full paths that a source file names in code and imports, with their lines: re-exports are followed.
pub(crate) fn named_paths(file: &str, text: &str, imports: &Imports) -> Vec<(usize, String)> {
    let in_code = paths(text).filter(|(_, path)| path.starts_with("crate::"));
    let in_code = in_code.filter(|(_, path)| !path.ends_with("::"));
    let mut named: Vec<(usize, String)> = in_code
        .map(|(line, path)| (line, imports.resolved(path)))
        .chain(imports.of_file(file))
        .collect();
    named.sort();
    named.dedup();
    named
}

/// The lines of files in rooms that name a later room of their module, or an item outside the rooms.
fn arrows_back(sources: &BTreeMap<String, String>) -> Vec<String> {
    let imports = Imports::of(sources);
    let mut wrong = Vec::new();
    for (module, rooms) in ROOMS {
        let at = |room: &str| rooms.iter().position(|known| *known == room);
        let own = format!("crate::{module}::");
        for (file, text) in sources {
            let Some(room) = room(file, module) else {
                continue;
            };
            let Some(here) = at(room) else {
                wrong.push(format!("{file}: {room} has no place in the order"));
                continue;
            };
            for (line, path) in named_paths(file, text, &imports) {
                let named = path.strip_prefix(&own);
                let named = named.and_then(|path| path.split("::").next());
                // Items outside the rooms are above all of them.
                if let Some(named) = named
                    && at(named).is_none_or(|there| there > here)
                {
                    wrong.push(format!("{file}:{line}: {room} names {path}"));
                }
            }
        }
    }
    wrong
}

#[test]
fn rooms_inside_a_module_import_only_those_before_them() {
    let wrong = arrows_back(&rust("src"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_later_room_is_seen_behind_lists_and_re_exports() {
    let sources = |importing: &str| {
        let file = |path: &str, text: &str| (format!("src/{path}.rs"), text.to_owned());
        BTreeMap::from([
            file(
                "store/mod",
                "pub use crate::store::disk::files::Copy;\npub struct Store;",
            ),
            file("store/disk/files", "pub struct Copy;"),
            file("store/rows/lists", importing),
        ])
    };
    for back in [
        "use crate::store::disk::files;",
        "use crate::store::Copy;",
        "use crate::store::{Copy as Twin, Store};",
        "use crate::store::{Store, disk};",
        "use crate::{store::{disk::files::Copy}};",
        "fn copy() -> crate::store::Copy {}",
        "mod tests {\n    use crate::store::{\n        Copy,\n        Store,\n    };\n}",
    ] {
        assert_eq!(arrows_back(&sources(back)).len(), 1, "{back}");
    }
    let mut outside = sources("");
    outside.insert("src/store/odd.rs".to_owned(), String::new());
    let wrong = ["src/store/odd.rs: odd has no place in the order"];
    assert_eq!(arrows_back(&outside), wrong);
    let fine = "use crate::store::{Store, base::error};\n// crate::store::Copy";
    assert_eq!(arrows_back(&sources(fine)), [""; 0]);
}

/// The service's files that may use the engine. They are for computers that have to move or are offered a draw, for
/// games that are over, and for puzzles.
const THINK: [&str; 4] = [
    "src/service/api/puzzle.rs",
    "src/service/background/thoughts.rs",
    "src/service/commit/computers.rs",
    "src/service/study/analysis.rs",
];

#[test]
fn nothing_in_the_service_thinks_but_for_a_computer_at_the_table_and_about_games_that_are_over() {
    let names = |text: &str| paths(text).any(|(_, path)| within(path, "crate::engine"));
    let files: Vec<String> = rust("src/service")
        .into_iter()
        .filter(|(_, text)| names(text))
        .map(|(file, _)| file)
        .collect();
    assert_eq!(files, THINK);
}

#[test]
fn every_module_has_its_walls() {
    let listed = |module: &str| MAY_IMPORT.iter().any(|(name, _)| *name == module);
    let known = |module: &str| {
        let of_a_game = module.starts_with("games::");
        listed(module) || of_a_game || PUT_TOGETHER.contains(&module)
    };
    let modules = rust("src").into_keys().map(|file| module(&file));
    let open: BTreeSet<String> = modules.filter(|module| !known(module)).collect();
    assert!(open.is_empty(), "{open:?} may import all");
}

#[test]
fn every_library_has_its_walls() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
    let manifest: toml::Table = String::from_utf8(std::fs::read(manifest).unwrap())
        .unwrap()
        .parse()
        .unwrap();
    let mut tables = vec![
        &manifest["dependencies"],
        &manifest["workspace"]["dependencies"],
    ];
    let targets = manifest["target"].as_table().unwrap().values();
    tables.extend(targets.filter_map(|target| target.get("dependencies")));
    let names = tables
        .into_iter()
        .flat_map(|table| table.as_table().unwrap().keys());
    let names = names.map(|name| name.replace('-', "_"));
    let walled = |name: &str| {
        let ours = name.starts_with("kingboard_");
        ours || FOR_ALL.contains(&name) || OUTSIDE.iter().any(|(outside, _)| *outside == name)
    };
    let open: BTreeSet<String> = names.filter(|name| !walled(name)).collect();
    assert!(open.is_empty(), "{open:?} may be used anywhere");
}

#[test]
fn crates_of_others_stay_behind_their_walls() {
    let mut wrong = Vec::new();
    for (file, text) in rust("src") {
        let module = module(&file);
        for (line, path) in paths(&text) {
            let walled = OUTSIDE.iter().find(|(name, _)| within(path, name));
            if walled.is_some_and(|(_, may)| !may.contains(&module.as_str())) {
                wrong.push(format!("{file}:{line}: {module} names {path}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The numbers after each `before` in a text: `KM-7` gives 7 if `before` is `KM-`.
fn numbers(text: &str, before: &str) -> BTreeSet<u32> {
    text.split(before)
        .skip(1)
        .filter_map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_digit());
            rest.get(..end.unwrap_or(rest.len()))?.parse().ok()
        })
        .collect()
}

/// The letters before the numbers of a page's rulings: `KM` for `**KM-1**`.
fn ruling_letters(page: &str) -> Option<&str> {
    page.split("**").find_map(|strong| {
        let (letters, number) = strong.split_once('-')?;
        let both = letters.len() == 2 && letters.bytes().all(|b| b.is_ascii_uppercase());
        (both && number.starts_with(|c: char| c.is_ascii_digit())).then_some(letters)
    })
}

#[test]
fn every_ruling_has_its_code_line_and_its_test_and_none_is_made_up() {
    let source: String = rust("src").into_values().collect();
    let tests: String = rust("tests").into_values().collect();
    for kind in GameKind::ALL {
        let page = kind.spec().rules_in("en");
        let letters = ruling_letters(page).unwrap_or_else(|| panic!("{kind} has no rulings"));
        let dash = format!("{letters}-");
        let rulings = numbers(page, &format!("**{dash}"));
        assert_eq!(
            rulings.len(),
            page.matches(&format!("**{dash}")).count(),
            "each once"
        );
        assert_eq!(
            numbers(&source, &format!("Ruling {dash}")),
            rulings,
            "in the code"
        );
        let named = format!("fn ruling_{}_", letters.to_lowercase());
        assert_eq!(numbers(&tests, &named), rulings, "in the tests");
        let mentioned: BTreeSet<u32> = &numbers(&source, &dash) | &numbers(page, &dash);
        assert_eq!(mentioned, rulings, "named anywhere");
        for n in rulings {
            assert!(tests.contains(&format!("{named}{n:02}_")), "{dash}{n}");
        }
    }
}

/// The name of the type defined in a line of source: `Reply` for `pub struct Reply {`. Associated types are indented,
/// and so left out.
fn defined_type(line: &str) -> Option<&str> {
    let bare = line.trim_start();
    let bare = match bare.strip_prefix("pub(") {
        Some(rest) => rest.split_once(") ")?.1,
        None => bare.strip_prefix("pub ").unwrap_or(bare),
    };
    let (keyword, rest) = bare.split_once(' ')?;
    let defines = match keyword {
        "struct" | "enum" | "trait" | "union" => true,
        "type" => !line.starts_with(' '),
        _ => false,
    };
    let name = rest.split(|c: char| !(c.is_alphanumeric() || c == '_'));
    name.into_iter().next().filter(|_| defines)
}

#[test]
fn no_two_types_outside_the_games_share_a_name() {
    let mut defined: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in rust("src") {
        // Games may use the same names for their pieces and squares.
        let game = inside_source(&file).strip_prefix("games/");
        if game.is_some_and(|file| file.contains('/')) {
            continue;
        }
        for name in text.lines().filter_map(defined_type) {
            let places = defined.entry(name.to_owned()).or_default();
            places.push(file.clone());
        }
    }
    assert!(defined.len() > 400, "only {} types found", defined.len());
    assert!(defined.contains_key("GameSummary") && defined.contains_key("PickStep"));
    defined.retain(|_, places| places.len() > 1);
    assert!(defined.is_empty(), "types of one name: {defined:#?}");
}

#[test]
fn files_stay_short_enough_to_read_at_a_sitting() {
    let sources = rust("src");
    let long: Vec<&String> = sources
        .iter()
        .filter(|(_, text)| text.lines().count() > LONG)
        .map(|(path, _)| path)
        .collect();
    assert_eq!(long, LONG_FILES);
}

#[test]
fn every_folder_of_modules_opens_with_its_mod_rs() {
    let sources = rust("src").into_iter().chain(rust("tests"));
    let sources: BTreeSet<String> = sources.map(|(file, _)| file).collect();
    let folders = sources.iter().filter_map(|file| file.rsplit_once('/'));
    let twice: BTreeSet<String> = folders
        .map(|(folder, _)| format!("{folder}.rs"))
        .filter(|beside| sources.contains(beside))
        .collect();
    assert!(twice.is_empty(), "{twice:?} stand beside their folders");
}

#[test]
fn every_source_file_says_what_it_is_for() {
    for (file, text) in rust("src").into_iter().chain(rust("tests")) {
        assert!(text.starts_with("//!"), "{file} opens without a word");
    }
}

#[test]
fn walls_are_broken_only_where_it_is_written_down() {
    let sources = rust("src");
    let found: BTreeMap<&str, usize> = sources
        .iter()
        .map(|(file, text)| (file.as_str(), text.matches("clippy::disallowed_").count()))
        .filter(|(_, count)| *count > 0)
        .collect();
    let listed: BTreeMap<&str, usize> = HOLES.iter().copied().collect();
    assert_eq!(found, listed);
}

#[test]
fn every_golden_file_belongs_to_a_test() {
    let tests: Vec<String> = rust("tests")
        .into_values()
        .chain(rust("src").into_values())
        .collect();
    for path in files("tests/golden").into_keys() {
        assert!(!path.ends_with(".snap.new"), "{path} waits for its reading");
        let plain = path.trim_start_matches("tests/");
        let named = |test: &String| match plain.strip_suffix(".snap") {
            Some(stem) => {
                let (folder, name) = stem.rsplit_once('/').unwrap();
                test.contains(folder) && test.contains(&format!("\"{name}\""))
            }
            None => test.contains(plain),
        };
        assert!(tests.iter().any(named), "no test reads {path}");
    }
}

/// The files that give values of the service away, with the types that each of them takes apart.
const BORDERS: &[(&str, &[&str])] = &[
    ("src/console/mod.rs", &["Reply"]),
    ("src/discord/messages/payload/mod.rs", &["Reply"]),
    (
        "src/web/api/dto.rs",
        &["GameSummary", "SeatView", "Snapshot"],
    ),
    ("src/web/dto.rs", &["Reply", "SeatView", "Snapshot"]),
];

#[test]
fn values_that_leave_the_service_are_taken_apart_field_by_field() {
    let sources = rust("src");
    for (file, types) in BORDERS {
        for name in *types {
            let head = format!("let {name} {{");
            let (_, behind) = sources[*file].split_once(&head).expect(name);
            let (fields, _) = behind.split_once("} =").unwrap();
            assert!(!fields.contains(".."), "{file} leaves out fields of {name}");
        }
    }
}

#[test]
fn no_file_speaks_of_the_place_it_was_written_at() {
    let places = ["work", "root"].map(|place| format!("/{place}/"));
    for (file, text) in files("") {
        for place in &places {
            assert!(!text.contains(place), "{file} names {place}");
        }
    }
}
