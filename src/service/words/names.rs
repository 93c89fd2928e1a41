//! [`PlayerNames`]: the names of the people in one reply.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use crate::game::seat::Seat;
use crate::play::computer::Computer;
use crate::play::{Game, PlayerId};
use crate::service::words::beginning::CalledPerson;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::clean;
use crate::service::words::language::{Language, with_language};

/// The letters of the names that only the bot gives, in all languages.
static RESERVED: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let first = Computer::new(1);
    let second = Computer { number: 2, ..first };
    let names = |language| {
        with_language(language, || {
            let gone = catalogue::sentences().line("former-player", &[]);
            [computer(first), computer(second), gone]
        })
    };
    let names = Language::ALL.into_iter().flat_map(names);
    names.map(|name| letters(&name)).collect()
});

/// The letters of a name, without case and numbers.
fn letters(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphabetic());
    letters.flat_map(char::to_lowercase).collect()
}

/// A person's own name; between quotation marks if it is one that only the bot gives, as to computers.
fn own_name(name: &str) -> Option<String> {
    let name = clean::clean_name(name)?;
    if RESERVED.contains(&letters(&name)) {
        let quoted = [("name", name.into())];
        return Some(catalogue::sentences().line("name-quoted", &quoted));
    }
    Some(name)
}

/// The name of a computer.
pub(in crate::service) fn computer(computer: Computer) -> String {
    let Computer { level, number } = computer;
    let args = [
        ("level", TextArg::Num(level.into())),
        ("number", TextArg::Num(number.into())),
    ];
    let id = if number == 1 {
        "computer-name"
    } else {
        "computer-name-numbered"
    };
    catalogue::sentences().line(id, &args)
}

/// The names of the people in one reply.
#[derive(Clone, Debug, Default)]
pub(in crate::service) struct PlayerNames {
    known: BTreeMap<PlayerId, String>,
    unknown: String,
    gone: String,
}

impl PlayerNames {
    /// Asks `find` for the name of each person.
    pub(in crate::service) fn of_all<'a>(
        people: impl Iterator<Item = &'a PlayerId>,
        mut find: impl FnMut(&PlayerId) -> Option<String>,
    ) -> Self {
        let mut name = |id: &PlayerId| {
            let computer = Computer::of(id).map(computer);
            computer.or_else(|| own_name(&find(id)?))
        };
        // Most people are named several times: the player who offered a game has a seat in it.
        let people: BTreeSet<&PlayerId> = people.collect();
        Self {
            known: people
                .into_iter()
                .filter_map(|id| Some((id.clone(), name(id)?)))
                .collect(),
            unknown: catalogue::sentences().line("someone", &[]),
            gone: catalogue::sentences().line("former-player", &[]),
        }
    }

    /// Adds the name under which a user asks, which may not be stored yet.
    pub(in crate::service) fn with(mut self, user: &PlayerId, name: &str) -> Self {
        if let Some(name) = own_name(name) {
            self.known.entry(user.clone()).or_insert(name);
        }
        self
    }

    /// The person's name.
    pub(in crate::service) fn of(&self, id: &PlayerId) -> &str {
        let unknown = if id.is_pseudonym() {
            &self.gone
        } else {
            &self.unknown
        };
        self.known.get(id).unwrap_or(unknown)
    }

    /// The person's name for plain text.
    pub(in crate::service) fn written(&self, id: &PlayerId) -> String {
        clean::isolated(self.of(id)).into_owned()
    }

    fn called<'a>(&'a self, id: &'a PlayerId) -> CalledPerson<'a> {
        match self.known.get(id) {
            Some(name) => CalledPerson::by_name(id, name),
            None => CalledPerson::in_words(id, self.of(id)),
        }
    }

    /// A requested person as an argument of a sentence: one without a name is called as typed.
    pub(in crate::service) fn named_or_typed<'a>(&'a self, id: &'a PlayerId) -> TextArg<'a> {
        let asked = id
            .as_str()
            .split_once(':')
            .map_or(id.as_str(), |(_, name)| name);
        let asked = if id.is_pseudonym() { &self.gone } else { asked };
        TextArg::Player(id, self.known.get(id).map_or(asked, String::as_str))
    }

    /// The player of a seat as an argument of a sentence; empty without one.
    pub(in crate::service) fn seated<'a>(&'a self, game: &'a Game, seat: Seat) -> TextArg<'a> {
        let player = game.player(seat);
        player.map_or_else(|| "".into(), |player| self.arg(player))
    }

    /// All of these as one argument of a sentence.
    pub(in crate::service) fn all<'a>(&'a self, people: Vec<&'a PlayerId>) -> TextArg<'a> {
        TextArg::Players(people.into_iter().map(|id| self.called(id)).collect())
    }

    /// All of these as a sentence names them: "Ann, Ben and Cyn".
    pub(in crate::service) fn together<'a>(&'a self, people: Vec<&'a PlayerId>) -> TextArg<'a> {
        match people.as_slice() {
            [one] => self.arg(one),
            [..] => TextArg::Together(people.into_iter().map(|id| self.called(id)).collect()),
        }
    }

    /// The other players: the one opponent, or all others; the player themselves if nobody else plays.
    pub(in crate::service) fn others<'a>(
        &'a self,
        game: &'a Game,
        player: &'a PlayerId,
    ) -> TextArg<'a> {
        self.or_self(player, game.others_of(player).collect())
    }

    /// The opponents: [`PlayerNames::others`] without partners.
    pub(in crate::service) fn opponents<'a>(
        &'a self,
        game: &'a Game,
        player: &'a PlayerId,
    ) -> TextArg<'a> {
        self.or_self(player, game.opponents_of(player).collect())
    }

    fn or_self<'a>(&'a self, player: &'a PlayerId, others: Vec<&'a PlayerId>) -> TextArg<'a> {
        match others.as_slice() {
            [] => self.arg(player),
            [..] => self.together(others),
        }
    }

    /// The person as an argument of a sentence.
    pub(in crate::service) fn arg<'a>(&'a self, id: &'a PlayerId) -> TextArg<'a> {
        TextArg::Called(self.called(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::words::catalogue::catalogue;

    fn called(name: &str) -> String {
        let id = PlayerId::new("test:a");
        let names = PlayerNames::of_all([&id].into_iter(), |_| Some(name.to_owned()));
        names.of(&id).to_owned()
    }

    #[test]
    fn a_name_is_one_line_of_letters_that_can_be_seen() {
        assert_eq!(called("Ann\u{202e}nnA\u{2066}"), "AnnnnA");
        assert_eq!(
            called(" An\u{200b}n\n\n  of\u{2028}Wells\u{7} "),
            "Ann ofWells"
        );
        assert_eq!(
            called("@everyone # `x`"),
            "@everyone # `x`",
            "markup is the adapter’s"
        );
        assert_eq!(called("Анна ♔ 安娜"), "Анна ♔ 安娜");
        for blank in [
            "",
            " \n",
            "\u{200b}\u{feff}",
            "\u{3164}",
            "\u{200d}\u{fe0f}",
            "\u{e0041}",
            "\u{2800}",
            "\u{180b}\u{180f}",
            "\u{e0100}",
            "\u{1d173}\u{206a}",
        ] {
            assert_eq!(called(blank), called(""), "{blank:?}");
            assert_ne!(called(blank), "");
        }
    }

    #[test]
    fn nobody_passes_for_a_computer_or_for_somebody_who_has_gone() {
        for name in [
            "Computer (level 3)",
            "computer 2 level 8",
            "Computador (nível 3)",
            "A former player",
        ] {
            assert_eq!(called(name), format!("“{name}”"));
        }
        let french = with_language(Language::French, || called("Computer (level 3)"));
        assert_eq!(french, "«\u{a0}Computer (level 3)\u{a0}»");
        for name in ["Computer", "Level", "player"] {
            assert_eq!(called(name), name);
        }
        let third = Computer::new(3);
        let names = PlayerNames::of_all([&third.player()].into_iter(), |_| None);
        assert_eq!(names.of(&third.player()), computer(third));
    }

    #[test]
    fn a_name_of_any_length_is_short_enough_to_call_somebody_by() {
        let name = called(&"Ann ".repeat(2_500));
        assert!(name.chars().count() <= 40 && name.ends_with('…'), "{name}");
        assert_eq!(called(&"x".repeat(40)), "x".repeat(40));
        let before = "x".repeat(38);
        for emoji in [
            "🇵🇱",
            "👨\u{200D}👩\u{200D}👧\u{200D}👦",
            "e\u{301}\u{302}\u{303}",
        ] {
            let name = format!("{before}{emoji}");
            assert_eq!(called(&format!("{name}{emoji}")), format!("{before}…"));
        }
        let heap = format!("e{}", "\u{301}".repeat(100));
        assert!(called(&heap).starts_with("e\u{301}"), "{heap}");
    }

    #[test]
    fn somebody_whose_name_is_not_known_has_a_capital_where_a_sentence_begins() {
        for (language, capital, small) in [
            (Language::English, "Someone", "someone"),
            (Language::German, "Jemand", "jemand"),
            (Language::Spanish, "Alguien", "alguien"),
            (Language::French, "Quelqu’un", "quelqu’un"),
            (Language::Polish, "Ktoś", "ktoś"),
            (Language::Portuguese, "Alguém", "alguém"),
        ] {
            let nobody = PlayerId::new("test:nobody");
            let names = with_language(language, || {
                PlayerNames::of_all([&nobody].into_iter(), |_| None)
            });
            let words = catalogue(language);
            let begins = words.line(
                "end-resignation",
                &[
                    ("loser", names.arg(&nobody)),
                    ("winner", names.arg(&nobody)),
                    ("game", "#1".into()),
                ],
            );
            assert!(begins.starts_with(capital), "{begins}");
            let player = [("player", names.arg(&nobody))];
            let within = words.line("ladder-challenged-you", &player);
            assert!(within.contains(small), "{within}");
            let all = TextArg::Players(vec![
                CalledPerson::in_words(&nobody, names.of(&nobody)),
                CalledPerson::by_name(&nobody, "ann"),
            ]);
            let args = [
                ("loser", all),
                ("winner", names.arg(&nobody)),
                ("game", "#1".into()),
            ];
            let all = words.line("end-resignation", &args);
            assert!(all.starts_with(&format!("{capital}, ann")), "{all}");
        }
    }
}
