//! King's Guard as played: turns of several plies as one command, undone as one, and kept in records.

use kingboard::game::options::Options;
use kingboard::game::seat::Seat;
use kingboard::games::GameKind;
use kingboard::play::command::{Command, MoveChoice, Refusal};
use kingboard::play::decide::{DecideInput, decide};
use kingboard::play::event::{Entry, Event};
use kingboard::play::{Game, PlayerId, Ply, takeback};
use kingboard::service::GameId;

use crate::rules::laws::{begun, players};
use crate::table::harness::{BEGIN, env};

/// A game and its log.
struct Play {
    log: Vec<Entry>,
}

impl Play {
    fn begun() -> Self {
        Self {
            log: begun(GameKind::KINGS_GUARD, &Options::default()),
        }
    }

    fn game(&self) -> Game {
        Game::from_log(GameId(1), &self.log).unwrap()
    }

    fn decide(&self, player: &PlayerId, command: &Command) -> Result<Vec<Event>, Refusal> {
        let input = DecideInput::default();
        decide(&self.game(), player, command, &env(BEGIN, [1, 1]), &input)
    }

    /// Plays the typed turn of the side to move. Returns its plies.
    fn line(&mut self, typed: &str) -> Vec<String> {
        let seat = self.game().to_move().unwrap();
        let player = &players()[seat.index()];
        let command = Command::Play(MoveChoice::typed(&self.game(), typed));
        let events = self.decide(player, &command).unwrap();
        let plies = events.iter().filter_map(|event| {
            if let Event::Played { text, .. } = event {
                Some(text.to_string())
            } else {
                None
            }
        });
        let plies = plies.collect();
        let entries = events.into_iter().map(|event| Entry { at: BEGIN, event });
        self.log.extend(entries);
        plies
    }
}

#[test]
fn a_typed_turn_is_one_request_and_played_all_or_not_at_all() {
    let mut play = Play::begun();
    assert_eq!(play.line("E5-E6"), ["E5-E6"]);
    assert_eq!(play.line("a10a9"), ["A10-A9"]);
    let wrong = Command::Play(MoveChoice::typed(&play.game(), "E6-E8,C6"));
    assert!(matches!(
        play.decide(&players()[0], &wrong),
        Err(Refusal::Move(_))
    ));
    assert_eq!(play.line("E6-E8,E5"), ["E6-E8", "E6-E5"]);
    assert_eq!(play.game().to_move(), Some(Seat::SECOND));
    assert_eq!(play.game().history().diverged(), None);
    let numbers: Vec<(u32, bool)> = play
        .game()
        .steps()
        .iter()
        .map(|step| (step.number.round, step.number.first_of_round))
        .collect();
    assert_eq!(numbers, [(1, true), (1, false), (2, true), (2, false)]);
}

#[test]
fn a_turn_may_be_played_ply_by_ply_and_its_end_goes_without_saying_in_a_line() {
    let mut play = Play::begun();
    play.line("E5-E6");
    play.line("A10-A9");
    let [ann, _] = players();
    let game = play.game();
    let text = game.position().read("E6-E8").unwrap();
    let events = play
        .decide(&ann, &Command::Play(MoveChoice::ply(text)))
        .unwrap();
    let entries = events.into_iter().map(|event| Entry { at: BEGIN, event });
    play.log.extend(entries);
    assert_eq!(play.game().to_move(), Some(Seat::FIRST));
    assert!(play.game().position().mid_turn());
    assert_eq!(play.line("done"), ["done"]);
    assert_eq!(play.line("I10-I9"), ["I10-I9"]);
    let mut whole = Play::begun();
    for turn in ["E5-E6", "A10-A9", "E6-E8", "I10-I9"] {
        whole.line(turn);
    }
    let setups = [&play, &whole].map(|play| play.game().position().setup());
    assert_eq!(setups[0], setups[1]);
}

#[test]
fn a_whole_turn_is_taken_back() {
    let mut play = Play::begun();
    for turn in ["E5-E6", "A10-A9", "E6-E8,E5", "I10-I9"] {
        play.line(turn);
    }
    let game = play.game();
    assert_eq!(
        takeback::may_take_back(&game, Seat::FIRST).unwrap().0,
        Ply(2)
    );
    assert_eq!(
        takeback::may_take_back(&game, Seat::SECOND).unwrap().0,
        Ply(4)
    );
    let [ann, ben] = players();
    let asked = play.decide(&ann, &Command::AskTakeback).unwrap();
    let entries = asked.into_iter().map(|event| Entry { at: BEGIN, event });
    play.log.extend(entries);
    let accept = Command::AnswerTakeback {
        accept: true,
        seen: None,
    };
    let back = play.decide(&ben, &accept).unwrap();
    let entries = back.into_iter().map(|event| Entry { at: BEGIN, event });
    play.log.extend(entries);
    let game = play.game();
    assert_eq!((game.ply(), game.to_move()), (Ply(2), Some(Seat::FIRST)));
    assert_eq!(
        game.position().setup(),
        *game.history().setup_at(Ply(2)).unwrap()
    );
    assert_eq!(play.line("E6-E7"), ["E6-E7", "done"]);
}
