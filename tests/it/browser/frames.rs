//! Readers of frames: moves and pieces, as the pages read them.

use std::collections::BTreeMap;

use serde_json::Value;

/// A move: its text, and the cells that it leaves and ends on. A word has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FrameMove {
    pub(super) text: String,
    pub(super) from: String,
    pub(super) to: String,
    /// `true` if it has a name, since several moves lead there or none leads anywhere.
    pub(super) named: bool,
}

/// The moves of a frame.
pub(super) fn moves(frame: &Value) -> Vec<FrameMove> {
    let words = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let read = |mv: &Value| match mv.as_str() {
        Some(text) => {
            let (from, to) = text.split_once('-').unwrap();
            FrameMove {
                text: text.to_owned(),
                from: from.to_owned(),
                to: to.to_owned(),
                named: false,
            }
        }
        None => FrameMove {
            text: words(&mv[0]),
            from: words(&mv[1]),
            to: words(&mv[2]),
            named: !mv[3].is_null(),
        },
    };
    frame["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(read)
        .collect()
}

/// The pieces of each occupied cell, by their letters.
pub(super) fn men(frame: &Value) -> BTreeMap<String, String> {
    let looks = frame["cells"].as_array().unwrap().iter();
    let looks = looks.filter(|look| look[0] != "");
    let cells = looks.flat_map(|look| {
        let men = look[0].as_str().unwrap();
        let names = look[2].as_str().unwrap().split(' ');
        names.map(|name| (name.to_owned(), men.to_owned()))
    });
    cells.collect()
}
