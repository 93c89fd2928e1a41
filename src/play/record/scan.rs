//! The scanner: splits text into tags, moves, comments and the result, each with its line. `read` interprets them.

use crate::play::record::letters::{must_escape, unescape};
use crate::play::record::{
    MAX_BYTES, MAX_COMMENT, MAX_ITEMS, MAX_LINE, MAX_PLIES, MAX_TAGS, RecordError,
};
use crate::play::values::identity::MoveNumber;
use crate::play::values::lengths::cut;

/// The parts of a text.
#[derive(Debug)]
pub(super) struct ScannedRecord {
    /// The tags, in order, without duplicate names.
    pub(super) tags: Vec<Tag>,
    /// The line after the last tag.
    pub(super) below: usize,
    /// The items after the tags, with their first lines.
    pub(super) items: Vec<(usize, ScannedItem)>,
    /// The result as written, and its line.
    pub(super) result: (usize, String),
}

/// One tag.
#[derive(Debug)]
pub(super) struct Tag {
    /// Its line.
    pub(super) line: usize,
    /// Its name.
    pub(super) name: String,
    /// Its value, unescaped.
    pub(super) value: String,
}

/// One item after the tags.
#[derive(Debug)]
pub(super) enum ScannedItem {
    /// The number of the next move.
    Number(MoveNumber),
    /// A move, and the dice it needed.
    Move { text: String, dice: Option<Vec<u8>> },
    /// A command: its word and its arguments.
    Command(String, Vec<String>),
    /// The words of a comment.
    Words(String),
}

/// Splits a text.
pub(super) fn sheet(bytes: &[u8]) -> Result<ScannedRecord, RecordError> {
    let text = sound(bytes)?;
    let mut scan = RecordScanner {
        rest: &text,
        line: 1,
    };
    let mut tags: Vec<Tag> = Vec::new();
    scan.skip_space();
    while scan.peek() == Some('[') {
        let tag = scan.tag()?;
        if tags.len() == MAX_TAGS {
            return Err(RecordError::new(tag.line, "too-many-tags").with("most", MAX_TAGS));
        }
        if tags.iter().any(|known| known.name == tag.name) {
            return Err(RecordError::new(tag.line, "tag-twice").with("tag", tag.name));
        }
        tags.push(tag);
        scan.skip_space();
    }
    if tags.is_empty() {
        return Err(scan.wrong("no-tags"));
    }
    let below = scan.line;
    let mut items = Vec::new();
    let mut plies = 0;
    let result = loop {
        scan.skip_space();
        let line = scan.line;
        match scan.item(&mut items)? {
            ScanToken::Item(item) => {
                plies += usize::from(matches!(item, ScannedItem::Move { .. }));
                items.push((line, item));
            }
            ScanToken::Comment => {}
            ScanToken::Result(result) => break (line, result),
        }
        if plies > MAX_PLIES || items.len() > MAX_ITEMS {
            return Err(RecordError::new(line, "too-many-moves").with("most", MAX_PLIES));
        }
    };
    scan.skip_space();
    match scan.peek() {
        None => Ok(ScannedRecord {
            tags,
            below,
            items,
            result,
        }),
        Some(_) => Err(scan.wrong("after-result")),
    }
}

/// The bytes as text with plain line ends, without hidden characters and overlong lines.
fn sound(bytes: &[u8]) -> Result<String, RecordError> {
    if bytes.len() > MAX_BYTES {
        return Err(RecordError::new(1, "too-large").with("most", MAX_BYTES / 1024));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let read = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let lines = read.split(|byte| *byte == b'\n').count();
        RecordError::new(lines, "not-text")
    })?;
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    for (n, line) in text.split('\n').enumerate() {
        if line.len() > MAX_LINE {
            return Err(RecordError::new(n + 1, "line-too-long").with("most", MAX_LINE));
        }
        if let Some(c) = line.chars().find(|c| must_escape(*c) && *c != '\t') {
            let found = format!("U+{:04X}", u32::from(c));
            return Err(RecordError::new(n + 1, "character").with("found", found));
        }
    }
    Ok(text)
}

/// Text and the reading position.
struct RecordScanner<'a> {
    rest: &'a str,
    line: usize,
}

/// The kind of an item after the tags.
enum ScanToken {
    Item(ScannedItem),
    /// A comment, whose parts are already among the items.
    Comment,
    Result(String),
}

impl<'a> RecordScanner<'a> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn wrong(&self, code: &'static str) -> RecordError {
        RecordError::new(self.line, code)
    }

    /// Takes the characters before the first that does not fit.
    fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !fits(c)).unwrap_or(self.rest.len());
        self.take(end)
    }

    /// Takes this many bytes, which end at a character boundary.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.line += taken.matches('\n').count();
        taken
    }

    fn skip_space(&mut self) {
        self.take_while(|c| c.is_ascii_whitespace());
    }

    /// A tag, on one line.
    fn tag(&mut self) -> Result<Tag, RecordError> {
        let line = self.line;
        let whole = self.take_while(|c| c != '\n').trim_ascii();
        let tag = whole
            .strip_prefix('[')
            .and_then(|tag| tag.strip_suffix(']'));
        let (name, value) = tag
            .and_then(|tag| tag.trim_ascii().split_once('"'))
            .and_then(|(name, value)| Some((name.trim_ascii(), value.strip_suffix('"')?)))
            .filter(|(name, value)| {
                let letters = |c: char| c.is_ascii_alphanumeric();
                !name.is_empty() && name.chars().all(letters) && closes(value)
            })
            .ok_or_else(|| RecordError::new(line, "tag"))?;
        let value = unescape(value)
            .map_err(|found| RecordError::new(line, "escape").with("found", found))?;
        Ok(Tag {
            line,
            name: name.to_owned(),
            value,
        })
    }

    /// The next item after the tags. The parts of a comment are added to `items` here.
    fn item(&mut self, items: &mut Vec<(usize, ScannedItem)>) -> Result<ScanToken, RecordError> {
        match self.peek() {
            None => Err(self.wrong("no-result")),
            Some('{') => self.comment(items).map(|()| ScanToken::Comment),
            Some('[') => Err(self.wrong("tag-late")),
            Some('*' | '0'..='9') => {
                let digits = self.rest.len()
                    - self
                        .rest
                        .trim_start_matches(|c: char| c.is_ascii_digit())
                        .len();
                let dotted = self
                    .rest
                    .get(digits..)
                    .is_some_and(|rest| rest.starts_with('.'));
                if digits == 0 || !dotted {
                    let result = self.take_while(|c| !c.is_ascii_whitespace() && c != '{');
                    return Ok(ScanToken::Result(short(result)));
                }
                let number = self.take(digits);
                let dots = self.take_while(|c| c == '.').len();
                let round = number
                    .parse()
                    .map_err(|_| self.wrong("unexpected").with("found", short(number)))?;
                let opens = dots == 1;
                Ok(ScanToken::Item(ScannedItem::Number(MoveNumber {
                    round,
                    first_of_round: opens,
                })))
            }
            Some(c) if c.is_ascii_alphabetic() => self.a_move().map(ScanToken::Item),
            Some(_) => {
                let found = self.take_while(|c| !c.is_ascii_whitespace());
                Err(self.wrong("unexpected").with("found", short(found)))
            }
        }
    }

    fn a_move(&mut self) -> Result<ScannedItem, RecordError> {
        let word = self.take_while(|c| !c.is_ascii_whitespace() && c != '{');
        let (text, dice) = match word.split_once('[') {
            None => (word, None),
            Some((text, dice)) => (text, Some(dice)),
        };
        let dice = dice
            .map(|dice| {
                dice.strip_suffix(']')
                    .and_then(read_faces)
                    .ok_or_else(|| self.wrong("dice").with("found", short(word)))
            })
            .transpose()?;
        Ok(ScannedItem::Move {
            text: text.to_owned(),
            dice,
        })
    }

    /// A comment: commands, then words.
    fn comment(&mut self, items: &mut Vec<(usize, ScannedItem)>) -> Result<(), RecordError> {
        let line = self.line;
        let Some(end) = self.rest.find('}') else {
            return Err(self.wrong("comment-open"));
        };
        let inside = self.take(end + 1);
        let inside = inside.strip_prefix('{').unwrap_or(inside);
        let inside = inside.strip_suffix('}').unwrap_or(inside);
        if inside.contains('{') {
            return Err(RecordError::new(line, "comment-nested"));
        }
        let plain: Vec<&str> = inside.split_ascii_whitespace().collect();
        let plain = plain.join(" ");
        let mut words = plain.as_str();
        while let Some(command) = words.strip_prefix("[%") {
            let (command, behind) = command
                .split_once(']')
                .ok_or_else(|| RecordError::new(line, "command").with("found", short(words)))?;
            items.push((line, read_command(command, line)?));
            words = behind.trim_start_matches(' ');
        }
        if !words.is_empty() {
            let words = unescape(words)
                .map_err(|found| RecordError::new(line, "escape").with("found", found))?;
            if words.chars().count() > MAX_COMMENT {
                return Err(RecordError::new(line, "comment-too-long").with("most", MAX_COMMENT));
            }
            items.push((line, ScannedItem::Words(words)));
        }
        Ok(())
    }
}

/// Returns `true` if a value holds only escaped quotation marks, and does not escape the one after it.
fn closes(value: &str) -> bool {
    let mut escaped = false;
    for c in value.chars() {
        if c == '"' && !escaped {
            return false;
        }
        escaped = c == '\\' && !escaped;
    }
    !escaped
}

fn read_command(command: &str, line: usize) -> Result<ScannedItem, RecordError> {
    let mut words = command.split(' ').filter(|word| !word.is_empty());
    let word = words.next().unwrap_or_default().to_owned();
    let arguments = words
        .map(unescape)
        .collect::<Result<_, _>>()
        .map_err(|found| RecordError::new(line, "escape").with("found", found))?;
    Ok(ScannedItem::Command(word, arguments))
}

/// Faces as in a record: `5:2`; at most eight.
pub(super) fn read_faces(faces: &str) -> Option<Vec<u8>> {
    let digits = |face: &&str| face.bytes().all(|b| b.is_ascii_digit());
    let faces: Option<Vec<u8>> = faces
        .split(':')
        .map(|face| Some(face).filter(digits)?.parse().ok())
        .collect();
    faces.filter(|faces| faces.len() <= 8)
}

/// Found text, cut for use in a sentence.
pub(super) fn short(text: &str) -> String {
    const MAX_CHARS: usize = 41;
    cut(text, MAX_CHARS)
}
