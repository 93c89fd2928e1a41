//! [`GivenOptions`]: the values given for the options of a verb, from whichever transport.

use std::collections::BTreeMap;

use crate::games::GameKind;
use crate::play::{GameId, PlayerId};
use crate::service::api::values::Person;

/// The name of the option with a game's number; for `rules` and `history`, a kind of game.
pub const GAME: &str = "game";

/// The message id of a mistake in an option.
pub type OptionMistake = &'static str;

/// One value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenValue {
    /// Typed or chosen text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Switch(bool),
    /// A user.
    Player {
        /// The user.
        person: Person,
        /// `true` if it is a program that cannot play.
        is_bot: bool,
    },
}

/// The values of the options given, by option name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GivenOptions(BTreeMap<String, GivenValue>);

impl GivenOptions {
    /// Sets an option.
    pub fn give(&mut self, name: &str, value: GivenValue) {
        self.0.insert(name.to_owned(), value);
    }

    /// Adds a text option.
    #[must_use]
    pub fn with_text(mut self, name: &str, text: impl Into<String>) -> Self {
        self.give(name, GivenValue::Text(text.into()));
        self
    }

    /// Adds a switch.
    #[must_use]
    pub fn with_switch(mut self, name: &str, on: bool) -> Self {
        self.give(name, GivenValue::Switch(on));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn with_number(mut self, name: &str, number: i64) -> Self {
        self.give(name, GivenValue::Number(number));
        self
    }

    /// The text of an option.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.0.get(name)? {
            GivenValue::Text(text) => Some(text),
            GivenValue::Number(_) | GivenValue::Switch(_) | GivenValue::Player { .. } => None,
        }
    }

    /// The text of an option as an owned string.
    pub fn owned(&self, name: &str) -> Option<String> {
        self.text(name).map(str::to_owned)
    }

    /// The text of an option; empty if it has none.
    pub fn words(&self, name: &str) -> String {
        self.owned(name).unwrap_or_default()
    }

    /// Adds a player.
    #[must_use]
    pub fn with_player(mut self, name: &str, person: Person) -> Self {
        let is_bot = false;
        self.give(name, GivenValue::Player { person, is_bot });
        self
    }

    /// The number of an option.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.0.get(name)? {
            GivenValue::Number(number) => Some(*number),
            GivenValue::Text(_) | GivenValue::Switch(_) | GivenValue::Player { .. } => None,
        }
    }

    /// The state of a switch.
    pub fn switch(&self, name: &str) -> Option<bool> {
        match self.0.get(name)? {
            GivenValue::Switch(on) => Some(*on),
            GivenValue::Text(_) | GivenValue::Number(_) | GivenValue::Player { .. } => None,
        }
    }

    /// The names of the switches that are on.
    pub fn switched_on(&self) -> impl Iterator<Item = &str> {
        let on = self
            .0
            .iter()
            .filter(|(_, value)| **value == GivenValue::Switch(true));
        on.map(|(name, _)| name.as_str())
    }

    /// The id of an option's player.
    pub fn player(&self, name: &str) -> Option<PlayerId> {
        match self.0.get(name)? {
            GivenValue::Player { person, is_bot: _ } => Some(person.id.clone()),
            GivenValue::Text(_) | GivenValue::Number(_) | GivenValue::Switch(_) => None,
        }
    }

    /// The player of an option.
    ///
    /// # Errors
    /// `refusal` if it is a program that cannot play.
    pub fn person(
        &self,
        name: &str,
        refusal: OptionMistake,
    ) -> Result<Option<Person>, OptionMistake> {
        match self.0.get(name) {
            Some(GivenValue::Player { is_bot: true, .. }) => Err(refusal),
            Some(GivenValue::Player { person, .. }) => Ok(Some(person.clone())),
            Some(GivenValue::Text(_) | GivenValue::Number(_) | GivenValue::Switch(_)) | None => {
                Ok(None)
            }
        }
    }

    /// The game named by its number, with or without `#`.
    ///
    /// # Errors
    /// `discord-no-such-game` if the text is not a number.
    pub fn game(&self) -> Result<Option<GameId>, OptionMistake> {
        let number = self.text(GAME).map(bare_number);
        let game = number.map(|number| number.parse().map(GameId));
        game.transpose().map_err(|_| "discord-no-such-game")
    }

    /// The number of a game as typed, if it is too large for any game.
    pub fn too_large_game(&self) -> Option<String> {
        let number = bare_number(self.text(GAME)?);
        let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
        (digits && number.parse::<i64>().is_err()).then(|| number.to_owned())
    }

    /// The kind of game whose slug is in the option for a game.
    pub fn kind(&self) -> Option<GameKind> {
        self.text(GAME)?.parse().ok()
    }
}

/// The digits of `#12`.
fn bare_number(text: &str) -> &str {
    text.trim().trim_start_matches('#').trim()
}
