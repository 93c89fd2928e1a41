//! The scripts and styles, compiled into the program and compressed once.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH,
    VARY,
};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::render::vector;

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

impl StaticFile {
    fn of(kind: &'static str, text: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        Self {
            kind,
            packed: packed(text.as_bytes()),
            plain: text.as_bytes().to_vec(),
            tag: format!("\"{:016x}\"", hasher.finish()),
        }
    }
}

/// The bytes, compressed.
pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.expect("writing to memory cannot fail")
}

/// Returns `true` if the browser takes compressed answers.
pub(super) fn takes_packed(headers: &HeaderMap) -> bool {
    let accepted = headers
        .get(ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| {
        accepted
            .split(',')
            .any(|one| one.trim().starts_with("gzip"))
    })
}

/// A script or a style.
pub(super) async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(file) = FILES.get(name.as_str()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let known = headers.get(IF_NONE_MATCH).and_then(|tag| tag.to_str().ok());
    let caching = [
        (ETAG, file.tag.clone()),
        (CACHE_CONTROL, "public, no-cache".to_owned()),
        (VARY, ACCEPT_ENCODING.to_string()),
    ];
    if known == Some(file.tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    let kind = [(CONTENT_TYPE, file.kind)];
    if takes_packed(&headers) {
        let packing = [(CONTENT_ENCODING, "gzip")];
        return (caching, kind, packing, file.packed.clone()).into_response();
    }
    (caching, kind, file.plain.clone()).into_response()
}
