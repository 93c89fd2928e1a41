//! Arrangements and their texts: what is the same in all games about reading, writing and refusing one.

use std::fmt::Write;

use crate::game::text::{Fact, MAX_SETUP_INPUT, SetupError};

/// Why an arrangement is no lawful position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<P> {
    /// Which fault, one of the game's setup errors.
    pub code: &'static str,
    /// The part of the arrangement where it shows.
    pub place: P,
    /// What a sentence about it names.
    pub facts: Vec<(&'static str, Fact)>,
}

impl<P> Fault<P> {
    /// A fault that names nothing yet.
    pub const fn new(code: &'static str, place: P) -> Self {
        Self {
            code,
            place,
            facts: Vec::new(),
        }
    }

    /// With one thing that the sentence names.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }

    /// With a number or a name that the sentence prints as it is.
    #[must_use]
    pub fn naming(self, name: &'static str, value: &impl ToString) -> Self {
        self.with(name, Fact::Name(value.to_string()))
    }

    /// The same of a text in which that part begins at this byte.
    pub fn at(self, at: usize) -> SetupError {
        SetupError {
            code: self.code,
            at,
            facts: self.facts,
        }
    }
}

impl SetupError {
    /// An error that names nothing yet.
    pub const fn new(code: &'static str, at: usize) -> Self {
        Self {
            code,
            at,
            facts: Vec::new(),
        }
    }

    /// With a number or a name that the sentence prints as it is.
    #[must_use]
    pub fn naming(self, name: &'static str, value: &impl ToString) -> Self {
        self.with(name, Fact::Name(value.to_string()))
    }

    /// With one thing that the sentence names.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }
}

/// Refuses a text that is longer than any position.
///
/// # Errors
/// `too-long`.
pub fn not_too_long(text: &str) -> Result<(), SetupError> {
    if text.len() > MAX_SETUP_INPUT {
        return Err(SetupError::new("too-long", MAX_SETUP_INPUT));
    }
    Ok(())
}

/// The fields of a position, one space between, and the byte where each begins.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'a, const N: usize> {
    /// What is written in each.
    pub parts: [&'a str; N],
    /// Where each begins.
    pub starts: [usize; N],
}

impl<'a, const N: usize> Fields<'a, N> {
    /// Takes a text apart. `names` are the fields’ names, codes that the catalogue has messages for.
    ///
    /// # Errors
    /// `too-long`, `field-missing` (`field`) or `trailing`.
    pub fn of(text: &'a str, names: [&'static str; N]) -> Result<Self, SetupError> {
        not_too_long(text)?;
        let (mut parts, mut starts) = ([""; N], [0; N]);
        let mut at = 0;
        let mut rest = text.split(' ');
        for (i, name) in names.into_iter().enumerate() {
            let Some(part) = rest.next().filter(|part| !part.is_empty()) else {
                let missing = SetupError::new("field-missing", at.min(text.len()));
                return Err(missing.with("field", Fact::Word(name)));
            };
            (parts[i], starts[i]) = (part, at);
            at += part.len() + 1;
        }
        match rest.next() {
            Some(_) => Err(SetupError::new("trailing", at - 1)),
            None => Ok(Self { parts, starts }),
        }
    }

    /// The byte where `what` stands in a field, or where the field begins.
    pub fn find(&self, field: usize, what: &str) -> usize {
        self.starts[field] + self.parts[field].find(what).unwrap_or(0)
    }

    /// An error that shows at the beginning of a field.
    pub const fn error(&self, field: usize, code: &'static str) -> SetupError {
        SetupError::new(code, self.starts[field])
    }
}

/// The items with this between, or `-` for none.
pub fn list(items: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() {
        "-".to_owned()
    } else {
        items.join(between)
    }
}

/// Writes a run of empty cells as a number, and nothing for none; the run begins anew.
pub fn write_run(text: &mut String, empty: &mut usize) {
    match std::mem::take(empty) {
        0 => {}
        run => write!(text, "{run}").expect("a string takes all that is written"),
    }
}

/// The digits that a text begins with, as a run of empty cells: how many, and how many bytes they take. `None` where
/// that is 0, not written as numbers are, or no number.
pub fn read_run(text: &str) -> Option<(usize, usize)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let run: usize = text.split_at(digits).0.parse().ok()?;
    (run > 0 && !text.starts_with('0')).then_some((run, digits))
}

/// A number written as numbers are: no sign, no zeros in front.
pub fn read_number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    let number = text.parse::<N>().ok()?;
    (number.to_string() == text).then_some(number)
}
