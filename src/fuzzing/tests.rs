//! The targets over their corpora, over broken variants of those, and over very long inputs.
//!
//! Everything follows from fixed numbers, so that a failure repeats.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use super::{TARGETS, Target};

/// Number of inputs made for each target, and for those with a whole service.
const MADE: usize = 400;
const MADE_FOR_SERVICE: usize = 60;
/// Length of a very long input, in bytes. Quadratic work would not end on it.
const ENDLESS: usize = 256 * 1024;
/// Time limit of a target.
const HUNG: Duration = Duration::from_mins(15);
/// Largest output beyond the input, in bytes: a few boards in words.
const BESIDE: usize = 1024 * 1024;
/// Largest output for each input byte.
const TIMES: usize = 64;

/// Fragments that break parsers, inserted at wrong places.
const SPLINTERS: [&str; 32] = [
    "\u{0}",
    "\u{202e}",
    "\u{200b}",
    "\u{feff}",
    "\u{e0041}",
    "\u{2028}",
    "\r\n",
    "\t",
    "İ",
    "ß",
    "ﬀ",
    "Ａ１",
    "А",
    "٣",
    "e\u{301}\u{301}\u{301}",
    "👩‍👩‍👧‍👦",
    "-",
    "−",
    "99999999999999999999",
    "-1",
    "0",
    "4294967296",
    ".",
    "..",
    "/",
    "\\",
    "{[%",
    "]}",
    "\"",
    "'; DROP TABLE games; --",
    "%_",
    "<@11>@everyone",
];

/// Pseudorandom numbers from a fixed seed.
struct Lcg(u64);

impl Lcg {
    /// A number below `below`, which is not zero.
    fn next(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % below as u64).unwrap()
    }
}

/// The corpus of a target.
fn corpus(name: &str) -> BTreeMap<String, Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let files = std::fs::read_dir(folder.join(name)).unwrap();
    let files = files.map(|file| file.unwrap().path());
    let files: BTreeMap<String, Vec<u8>> = files
        .map(|file| (file.display().to_string(), std::fs::read(&file).unwrap()))
        .collect();
    assert!(!files.is_empty(), "{name}");
    files
}

/// Runs a target in its own thread, and fails if it hangs or its output is too long. Returns the output size.
fn ends(name: &str, target: Target, bytes: Vec<u8>) -> usize {
    let (done, wait) = mpsc::channel();
    let room = BESIDE + TIMES * bytes.len();
    let shown: String = String::from_utf8_lossy(&bytes).chars().take(600).collect();
    thread::spawn(move || done.send(target(&bytes)));
    match wait.recv_timeout(HUNG) {
        Ok(out) => {
            assert!(out <= room, "{name} says {out} bytes to {shown:?}");
            out
        }
        Err(mpsc::RecvTimeoutError::Timeout) => panic!("{name} hangs at {shown:?}"),
        Err(mpsc::RecvTimeoutError::Disconnected) => panic!("{name} breaks at {shown:?}"),
    }
}

/// A broken variant of an input.
fn broken(all: &[Vec<u8>], numbers: &mut Lcg) -> Vec<u8> {
    let mut bytes = all[numbers.next(all.len())].clone();
    for _ in 0..=numbers.next(4) {
        let (a, b) = (numbers.next(bytes.len() + 1), numbers.next(bytes.len() + 1));
        let (from, to) = (a.min(b), a.max(b));
        match numbers.next(8) {
            0 => drop(bytes.drain(from..to)),
            1 => {
                let piece = bytes[from..to].to_vec();
                bytes.splice(from..from, piece);
            }
            2 => {
                let other = &all[numbers.next(all.len())];
                let end = numbers.next(other.len() + 1);
                let piece = other[..end].to_vec();
                bytes.splice(from..to, piece);
            }
            3 => {
                let splinter = SPLINTERS[numbers.next(SPLINTERS.len())].as_bytes();
                bytes.splice(from..from, splinter.iter().copied());
            }
            4 => swap_lines(&mut bytes, numbers),
            5 if from < bytes.len() => {
                bytes[from] = u8::try_from(numbers.next(256)).unwrap();
            }
            6 => bytes.truncate(from),
            _ if from < bytes.len() => bytes[from] = bytes[from].wrapping_add(1),
            _ => {}
        }
        bytes.truncate(64 * 1024);
    }
    bytes
}

fn swap_lines(bytes: &mut Vec<u8>, numbers: &mut Lcg) {
    let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
    let (a, b) = (numbers.next(lines.len()), numbers.next(lines.len()));
    lines.swap(a, b);
    *bytes = lines.join(&b'\n');
}

#[test]
fn every_target_takes_what_is_kept_for_it() {
    for (name, target) in TARGETS {
        let files = corpus(name);
        let count = files.len();
        let said = files
            .into_iter()
            .map(|(file, bytes)| ends(&file, target, bytes));
        let understood = said.filter(|out| *out > 0).count();
        assert!(understood * 2 > count, "{name} understands hardly anything");
    }
}

#[test]
fn every_target_takes_broken_input() {
    for (nth, (name, target)) in TARGETS.into_iter().enumerate() {
        let all: Vec<Vec<u8>> = corpus(name).into_values().collect();
        let mut numbers = Lcg(0x5EED_0001 + nth as u64);
        let count = match name {
            "table" | "pages" => MADE_FOR_SERVICE,
            _ => MADE,
        };
        for _ in 0..count {
            ends(name, target, broken(&all, &mut numbers));
        }
    }
}

#[test]
fn every_target_takes_nothing_and_what_does_not_end() {
    let pieces = [
        "a", "D2-D3 ", "(", "[", "{", "9/", "k1.", ".", " ", "\n", "\u{202e}", "é", "1d", "`", "@",
        "{[%at ", "\\",
    ];
    for (name, target) in TARGETS {
        ends(name, target, Vec::new());
        for piece in pieces {
            ends(
                name,
                target,
                piece.repeat(ENDLESS / piece.len()).into_bytes(),
            );
        }
        // The corpus, repeated.
        for (file, bytes) in corpus(name) {
            let times = ENDLESS / bytes.len().max(1) / 8;
            ends(&file, target, bytes.repeat(times));
        }
    }
}

#[test]
fn a_whole_service_takes_four_thousand_letters_wherever_something_is_typed() {
    let pieces = [
        "a",
        "D2-D3 ",
        "D2-D3 D8-D7 ",
        "#1 ",
        "\u{202e}",
        "\u{200b}",
        "👩‍👩‍👧‍👦",
        "\n",
        "`",
        "1d",
    ];
    let (name, target) = TARGETS[TARGETS.len() - 1];
    for piece in pieces {
        let words = piece.repeat(4000 / piece.len());
        let line = |how: char| format!("a{how} {words}\nb{how} #1 {words}\n");
        let fields = [
            "zone",
            "night",
            "rest",
            "away",
            "remind.quiet",
            "annul.1.running",
        ];
        let fields = fields.map(|field| format!("af k1.fill.{field} {words}\n"));
        let lines: String = ":@>mpxnrtdcows?".chars().map(line).collect();
        for input in [lines, fields.concat()] {
            assert!(ends(name, target, input.into_bytes()) > 0);
        }
    }
}

#[test]
fn every_corpus_is_small_and_has_a_target_and_a_program() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    let names = |folder: &str| {
        let all = std::fs::read_dir(fuzz.join(folder)).unwrap();
        let all = all.map(|file| file.unwrap().path());
        let mut all: Vec<String> = all
            .map(|file| file.file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        all.sort();
        all
    };
    let mut targets = TARGETS.map(|(name, _)| name.to_owned()).to_vec();
    targets.sort();
    assert_eq!(names("corpus"), targets);
    assert_eq!(names("fuzz_targets"), targets);
    let mut sum = 0;
    for name in targets {
        let files = corpus(&name);
        assert!(files.len() <= 40, "{name}");
        sum += files.values().map(Vec::len).sum::<usize>();
    }
    assert!(sum <= 300_000, "{sum} bytes");
}
