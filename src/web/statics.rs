//! The scripts and styles, compiled into the program and compressed once.
//!
//! Pages name them below a folder that is the print of all of them. So a browser keeps them for good, and a later
//! version has other addresses. Scripts name each other without the folder, so they come from the same one.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, VARY,
};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::render::vector;
use crate::web::{accepted, headers};

/// A file as it is sent.
struct StaticFile {
    kind: &'static str,
    packed: Vec<u8>,
    plain: Vec<u8>,
    tag: String,
}

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";

static FILES: LazyLock<BTreeMap<&'static str, StaticFile>> = LazyLock::new(|| {
    let theme = vector::style_sheet();
    let files: [(&str, &str, &str); 15] = [
        ("page.css", STYLE, include_str!("static/page.css")),
        ("theme.css", STYLE, &theme),
        ("main.js", SCRIPT, include_str!("static/main.js")),
        ("machine.js", SCRIPT, include_str!("static/machine.js")),
        ("board.js", SCRIPT, include_str!("static/board.js")),
        ("frame.js", SCRIPT, include_str!("static/frame.js")),
        ("lens.js", SCRIPT, include_str!("static/lens.js")),
        ("suggest.js", SCRIPT, include_str!("static/suggest.js")),
        ("live.js", SCRIPT, include_str!("static/live.js")),
        ("panel.js", SCRIPT, include_str!("static/panel.js")),
        ("embed.js", SCRIPT, include_str!("static/embed.js")),
        ("around.js", SCRIPT, include_str!("static/around.js")),
        ("new.js", SCRIPT, include_str!("static/new.js")),
        ("study.js", SCRIPT, include_str!("static/study.js")),
        (
            "icon.svg",
            "image/svg+xml",
            include_str!("../../assets/pieces/king.svg"),
        ),
    ];
    files
        .into_iter()
        .map(|(name, kind, text)| (name, StaticFile::of(kind, text)))
        .collect()
});

/// The folder of the files of this version: `/static/` and the print of all of them.
static FOLDER: LazyLock<String> = LazyLock::new(|| folder_of(&FILES));

impl StaticFile {
    fn of(kind: &'static str, text: &str) -> Self {
        Self {
            kind,
            packed: compressed(text.as_bytes(), Compression::best()),
            plain: text.as_bytes().to_vec(),
            tag: headers::tag(text.as_bytes()),
        }
    }
}

/// The folder of these files. It is another one once any of them is.
fn folder_of(files: &BTreeMap<&'static str, StaticFile>) -> String {
    let all: Vec<String> = files
        .iter()
        .map(|(name, file)| format!("{name} {}", file.tag))
        .collect();
    format!("/static/{}", headers::print(all.join("\n").as_bytes()))
}

/// The folder below which pages name their files.
pub(super) fn folder() -> &'static str {
    &FOLDER
}

/// The bytes in gzip at this level.
pub(super) fn compressed(bytes: &[u8], level: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.expect("writing to memory cannot fail")
}

/// A script or a style as a page of this version names it, or one of another version. Only the former may be kept for
/// good: the latter has the bytes of this version under the address of the other.
pub(super) async fn file_of_version(
    Path((version, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let is_this = folder().strip_prefix("/static/") == Some(version.as_str());
    let caching = if is_this {
        "public, max-age=31536000, immutable"
    } else {
        CHECKED
    };
    answer(&name, &headers, caching)
}

/// A script or a style under the address that pages of older versions know.
pub(super) async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    answer(&name, &headers, CHECKED)
}

/// A file that a browser asks about at each visit.
const CHECKED: &str = "public, no-cache";

fn answer(name: &str, headers: &HeaderMap, caching: &'static str) -> Response {
    let Some(file) = FILES.get(name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let caching = [
        (ETAG, file.tag.as_str()),
        (CACHE_CONTROL, caching),
        (VARY, ACCEPT_ENCODING.as_str()),
    ];
    if headers::knows(headers, &file.tag) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = [(CONTENT_TYPE, file.kind)];
    if accepted::accepts_gzip(headers) {
        let packing = [(CONTENT_ENCODING, "gzip")];
        return (caching, kind, packing, file.packed.clone()).into_response();
    }
    (caching, kind, file.plain.clone()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_file_moves_all_files_to_another_folder() {
        let files = |script: &str| {
            let file = StaticFile::of(SCRIPT, script);
            BTreeMap::from([("a.js", file), ("b.js", StaticFile::of(SCRIPT, "b"))])
        };
        assert_eq!(folder_of(&files("a")), folder_of(&files("a")));
        assert_ne!(folder_of(&files("a")), folder_of(&files("b")));
    }

    #[test]
    fn scripts_and_styles_name_other_files_without_a_folder() {
        for (name, file) in FILES.iter() {
            let text = String::from_utf8(file.plain.clone()).unwrap();
            assert!(!text.contains("static/"), "{name}");
        }
    }
}
