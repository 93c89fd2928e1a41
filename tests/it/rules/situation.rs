//! A King's Mate position under test: its legal and illegal moves, and their results.
//!
//! All access is through the public text API, so the tests only mention squares.

use kingboard::game::any::AnyPosition;
use kingboard::game::chance::{Dice, Roll};
use kingboard::game::options::Options;
use kingboard::game::outcome::{Outcome, Status};
use kingboard::game::seat::Seat;
use kingboard::game::text::{MoveError, MoveText};
use kingboard::games::GameKind;

/// The two dice of Active Play.
const ATTACK: Dice = Dice { count: 2, faces: 6 };

/// A position with its assertions.
pub(crate) struct Situation(Box<dyn AnyPosition>);

impl Situation {
    /// A position with these options, given as text.
    pub(crate) fn with(options: &str, text: &str) -> Self {
        let options: Options = options.parse().expect("options are only words");
        let position = (GameKind::KINGS_MATE.spec().restore)(&options, text)
            .unwrap_or_else(|error| panic!("{text} is not read: {error:?}"));
        Self(position)
    }

    pub(crate) fn standard(text: &str) -> Self {
        Self::with("", text)
    }

    pub(crate) fn expanded(text: &str) -> Self {
        Self::with("expanded", text)
    }

    pub(crate) fn active(text: &str) -> Self {
        Self::with("active", text)
    }

    /// The legal moves.
    pub(crate) fn moves(&self) -> Vec<String> {
        self.0.legal().iter().map(ToString::to_string).collect()
    }

    /// The legal moves of the piece on a square.
    pub(crate) fn moves_from(&self, square: &str) -> Vec<String> {
        let mut moves = self.0.legal();
        moves.retain(|text| text.origin() == square);
        moves.iter().map(ToString::to_string).collect()
    }

    /// Asserts that each text is a legal move and is read unchanged.
    #[track_caller]
    pub(crate) fn allows(&self, texts: &[&str]) -> &Self {
        let moves = self.moves();
        for text in texts {
            assert!(
                moves.contains(&(*text).to_owned()),
                "{text} is not in {moves:?}"
            );
            assert_eq!(self.0.read(text), Ok(MoveText::new(*text)));
        }
        self
    }

    /// Asserts that each text is not a legal move and is refused.
    #[track_caller]
    pub(crate) fn refuses(&self, texts: &[&str]) -> &Self {
        let moves = self.moves();
        for text in texts {
            assert!(
                !moves.contains(&(*text).to_owned()),
                "{text} is in {moves:?}"
            );
            let answer = self.0.read(text);
            assert!(
                matches!(answer, Err(MoveError::Illegal(_))),
                "{text} is answered {answer:?}"
            );
        }
        self
    }

    /// Asserts that each text is refused by this ruling.
    #[track_caller]
    pub(crate) fn refuses_by(&self, ruling: &str, texts: &[&str]) -> &Self {
        for text in texts {
            match self.0.read(text) {
                Err(MoveError::Illegal(reason)) => {
                    assert_eq!(reason.ruling, Some(ruling), "{text}: {reason:?}");
                }
                answer => panic!("{text} is answered {answer:?}"),
            }
        }
        self.refuses(texts)
    }

    /// The move read from a typed text.
    pub(crate) fn read(&self, input: &str) -> Result<MoveText, MoveError> {
        self.0.read(input)
    }

    /// The position after a move.
    #[track_caller]
    pub(crate) fn after(&self, text: &str) -> Self {
        let mut next = self.0.clone();
        if let Err(error) = next.read(text).and_then(|mv| next.play(&mv)) {
            panic!("{text} is refused: {error:?}");
        }
        Self(next)
    }

    /// The position after this throw, the attacker's die first.
    #[track_caller]
    pub(crate) fn rolled(&self, attacker: u8, defender: u8) -> Self {
        let roll = Roll::new(ATTACK, vec![attacker, defender]).expect("two faces of a die");
        let mut next = self.0.clone();
        next.resolve(&roll).expect("dice are due");
        Self(next)
    }

    /// Returns `true` if a throw would be accepted now.
    pub(crate) fn takes_dice(&self) -> bool {
        let roll = Roll::new(ATTACK, vec![1, 1]).expect("two faces of a die");
        self.0.clone().resolve(&roll).is_ok()
    }

    /// Returns `true` if the position waits for the dice of Active Play.
    pub(crate) fn waits_for_dice(&self) -> bool {
        self.0.status() == Status::ToRoll(ATTACK)
    }

    pub(crate) fn state(&self) -> &'static str {
        self.0.state()
    }

    pub(crate) fn text(&self) -> String {
        self.0.setup().to_string()
    }

    /// The result of the game; `None` while it is running.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.0.status() {
            Status::Over(outcome) => Some(outcome),
            Status::ToMove(_) | Status::ToRoll(_) => None,
        }
    }

    /// Returns `true` if the game is over and won by this seat.
    pub(crate) fn is_won_by(&self, seat: Seat) -> bool {
        self.outcome()
            .is_some_and(|outcome| outcome.winner() == Some(seat))
    }

    /// Returns `true` if the game is over and drawn.
    pub(crate) fn is_drawn(&self) -> bool {
        self.outcome()
            .is_some_and(|outcome| outcome.winner().is_none())
    }

    /// Returns `true` if this seat has to move.
    pub(crate) fn is_turn_of(&self, seat: Seat) -> bool {
        self.0.status() == Status::ToMove(seat)
    }
}
