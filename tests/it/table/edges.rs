//! The very moment, version and number at which a command is still allowed, or is no longer.

use std::collections::BTreeSet;

use kingboard::game::seat::Seat;
use kingboard::play::answers::{OPENING, answer_owed};
use kingboard::play::calendar::{DAY, TimeSpan};
use kingboard::play::command::{
    Command, ModerationRefusal, MoveChoice, Refusal, TimeRefusal, TypedLine,
};
use kingboard::play::computer::Computer;
use kingboard::play::decide::{DecideInput, decide};
use kingboard::play::event::{ChallengeTerms, Entry, Event, PauseReason};
use kingboard::play::moderate::{self, ModeratorCommand, SeatAnswer};
use kingboard::play::pause;
use kingboard::play::time_control::{LARGEST_GIFT, MAX_CLOCK, TimeExclusions};
use kingboard::play::{Game, Place, PlayerId};
use kingboard::service::{GameId, GameKind, Timestamp};

use crate::table::harness::{BEGIN, env, person};

/// A game that is changed by events alone, at a moment of the test's own.
struct Edge {
    game: Game,
    now: Timestamp,
}

impl Edge {
    /// An open challenge of Ann's.
    fn offered(kind: GameKind, options: &str, clock: Option<&str>, to: Option<PlayerId>) -> Self {
        let created = Event::Created {
            kind,
            rules_version: kind.spec().rules_version,
            options: options.parse().unwrap(),
            place: Place::in_server("test", "1", "10"),
            by: person("Ann").id,
            invited: to,
            side: Some(Seat::FIRST),
            terms: ChallengeTerms {
                clock: clock.map(|clock| clock.parse().unwrap()),
                ..ChallengeTerms::default()
            },
        };
        let first = Entry {
            at: BEGIN,
            event: created,
        };
        Self {
            game: Game::from_log(GameId(1), &[first]).unwrap(),
            now: BEGIN,
        }
    }

    /// A running game of King's Mate between Ann, who begins, and this player.
    fn between(other: &PlayerId, clock: Option<&str>) -> Self {
        let mut edge = Self::offered(GameKind::KINGS_MATE, "", clock, Some(other.clone()));
        edge.does(other, &Command::Join).unwrap();
        edge
    }

    fn happens(&mut self, events: Vec<Event>) {
        for event in events {
            let at = self.now;
            self.game.apply(&Entry { at, event });
        }
    }

    fn does(&mut self, player: &PlayerId, command: &Command) -> Result<(), Refusal> {
        let env = env(self.now, [1, 1]);
        let events = decide(&self.game, player, command, &env, &DecideInput::default())?;
        self.happens(events);
        Ok(())
    }

    /// The player to move plays the last of their moves.
    fn goes_on(&mut self) {
        let seat = self.game.to_move().expect("the game goes on");
        let player = self.game.player(seat).unwrap().clone();
        let index = u16::try_from(self.game.choices().len() - 1).unwrap();
        let seen = self.game.version();
        let choice = MoveChoice::Index { seen, index };
        self.does(&player, &Command::Play(choice)).unwrap();
    }

    /// Cid answers the standing offer of a seat with yes.
    fn takes_the_seat(&self) -> Result<Vec<Event>, ModerationRefusal> {
        let since = self
            .game
            .requests()
            .hand_over()
            .expect("a seat is offered")
            .since;
        let yes = SeatAnswer {
            accept: true,
            since,
        };
        let times = TimeExclusions::default();
        moderate::answer(&self.game, &person("Cid").id, yes, &times, self.now)
    }
}

#[test]
fn a_holiday_takes_time_and_is_over_at_its_last_moment() {
    let (ann, ben) = (person("Ann").id, person("Ben").id);
    let mut edge = Edge::between(&ben, Some("3d"));
    let until = |time: i64| TimeSpan {
        from: BEGIN,
        until: Timestamp(BEGIN.0 + time),
    };
    assert_eq!(pause::away(&edge.game, &ann, until(0)), None);
    let away = pause::away(&edge.game, &ann, until(1)).expect("it takes a moment");
    edge.happens(vec![away]);
    assert!(pause::back(&edge.game, &ann, BEGIN).is_some());
    assert_eq!(pause::back(&edge.game, &ann, until(1).until), None);
    assert_eq!(
        pause::back(&edge.game, &ben, BEGIN),
        None,
        "it is not theirs"
    );
}

#[test]
fn gifts_fill_a_clock_to_its_limit_and_not_a_moment_further() {
    let ann = person("Ann").id;
    let mut edge = Edge::between(&person("Ben").id, Some("352d"));
    assert_eq!(MAX_CLOCK - 352 * DAY, LARGEST_GIFT);
    assert_eq!(edge.does(&ann, &Command::GiveTime(LARGEST_GIFT)), Ok(()));
    let full = Err(Refusal::Time(TimeRefusal::ClockFull(MAX_CLOCK)));
    assert_eq!(edge.does(&ann, &Command::GiveTime(1)), full);
}

#[test]
fn an_offer_of_a_seat_lapses_after_three_days_whoever_made_it() {
    let (ann, cid) = (person("Ann").id, person("Cid"));
    let by_moderator = ModeratorCommand::HandOver {
        from: ann.clone(),
        to: cid.id.clone(),
        reason: String::new(),
    };
    for moderated in [false, true] {
        let mut edge = Edge::between(&person("Ben").id, None);
        if moderated {
            let (mia, times) = (person("Mia").id, TimeExclusions::default());
            let offered = moderate::decide(&edge.game, &mia, &by_moderator, &times, edge.now);
            edge.happens(offered.unwrap());
        } else {
            let offer = Command::OfferSeat(cid.id.clone());
            edge.does(&ann, &offer).unwrap();
        }
        edge.now.0 += 3 * DAY - 1;
        assert!(edge.takes_the_seat().is_ok(), "{moderated}");
        edge.now.0 += 1;
        let lapsed = Err(ModerationRefusal::Lapsed(edge.now));
        assert_eq!(edge.takes_the_seat(), lapsed, "{moderated}");
    }
}

#[test]
fn a_computer_agrees_to_a_draw_from_the_last_move_of_the_opening_on() {
    // Given a computer that stands no better
    let computer = Computer::new(1).player();
    for (plies, accept) in [(OPENING - 2, false), (OPENING, true)] {
        let mut edge = Edge::between(&computer, None);
        for _ in 0..plies {
            edge.goes_on();
        }
        // When Ann offers a draw in her turn, then the number of moves decides
        edge.does(&person("Ann").id, &Command::OfferDraw).unwrap();
        let seen = None;
        let answer = Command::AnswerDraw { accept, seen };
        let expected = Some((computer.clone(), answer));
        assert_eq!(answer_owed(&edge.game, |_| false), expected, "{plies}");
    }
}

#[test]
fn computers_left_alone_propose_no_draw_between_a_refusal_and_the_next_move() {
    // Given a table of three at which a computer declined Ann's draw
    let ann = person("Ann").id;
    let mut edge = Edge::offered(GameKind::IMMORTAL_STAR_MASTERS, "three", None, None);
    for _ in 0..2 {
        edge.does(&ann, &Command::AddComputer(1)).unwrap();
    }
    edge.does(&ann, &Command::OfferDraw).unwrap();
    let (computer, declines) = answer_owed(&edge.game, |_| true).expect("it is asked");
    edge.does(&computer, &declines).unwrap();
    // When Ann resigns, then the computers play on
    edge.does(&ann, &Command::Resign).unwrap();
    assert_eq!(answer_owed(&edge.game, |_| false), None);
    // When one of them has moved, then they end the game
    edge.goes_on();
    let offered = answer_owed(&edge.game, |_| false).map(|(_, command)| command);
    assert_eq!(offered, Some(Command::OfferDraw));
}

#[test]
fn a_computer_takes_up_a_challenge_to_itself_and_no_other() {
    let computer = Computer::new(3).player();
    let invited = Edge::offered(GameKind::KINGS_MATE, "", None, Some(computer.clone()));
    let joins = Some((computer, Command::Join));
    assert_eq!(answer_owed(&invited.game, |_| false), joins);
    let to_ben = Edge::offered(GameKind::KINGS_MATE, "", None, Some(person("Ben").id));
    assert_eq!(answer_owed(&to_ben.game, |_| false), None);
    let to_all = Edge::offered(GameKind::KINGS_MATE, "", None, None);
    assert_eq!(answer_owed(&to_all.game, |_| false), None);
}

#[test]
fn a_computer_answers_nothing_while_a_moderator_holds_the_game() {
    let mut edge = Edge::between(&Computer::new(1).player(), None);
    edge.goes_on();
    edge.goes_on();
    edge.does(&person("Ann").id, &Command::AskTakeback).unwrap();
    assert!(answer_owed(&edge.game, |_| false).is_some());
    let (mia, times) = (person("Mia").id, TimeExclusions::default());
    let hold = ModeratorCommand::Pause(String::new());
    let held = moderate::decide(&edge.game, &mia, &hold, &times, edge.now);
    edge.happens(held.unwrap());
    assert_eq!(answer_owed(&edge.game, |_| false), None);
}

#[test]
fn seats_without_a_wish_are_drawn_by_lot_at_a_table_of_several() {
    let mut orders = BTreeSet::new();
    for face in 1..=6 {
        let mut edge = Edge::offered(GameKind::IMMORTAL_STAR_MASTERS, "three", None, None);
        for player in ["Ben", "Cid"] {
            let (luck, input) = (env(BEGIN, [face, 1]), DecideInput::default());
            let player = person(player).id;
            let joins = decide(&edge.game, &player, &Command::Join, &luck, &input);
            edge.happens(joins.unwrap());
        }
        let seats = edge.game.seats();
        assert_eq!(seats.first(), Some(&person("Ann").id), "she chose hers");
        orders.insert(seats.to_vec());
    }
    assert_eq!(orders.len(), 2, "both orders of the others: {orders:?}");
}

#[test]
fn a_player_who_left_is_back_with_their_first_command_even_if_it_asks_for_no_more() {
    let (ann, ben) = (person("Ann").id, person("Ben").id);
    let mut edge = Edge::between(&ben, None);
    let (why, times) = (PauseReason::Left(Seat::FIRST), TimeExclusions::default());
    edge.happens(pause::pause(&edge.game, why, &times, BEGIN));
    let paused = Err(Refusal::Time(TimeRefusal::Paused(why)));
    assert_eq!(edge.does(&ben, &Command::Resume), paused, "not for another");
    assert_eq!(edge.does(&ann, &Command::Resume), Ok(()));
    assert_eq!(edge.game.paused(), None);
    let not_paused = Err(Refusal::Time(TimeRefusal::NotPaused));
    assert_eq!(edge.does(&ann, &Command::Resume), not_paused);
}

#[test]
fn a_line_is_read_again_where_the_board_has_changed_since() {
    // Given Black's answer, typed before White's move
    let mut edge = Edge::between(&person("Ben").id, None);
    let read = edge.game.position().read_turn("D8-D7");
    let line = TypedLine::new(&edge.game, "D8-D7", read.clone());
    assert_eq!(line.read_in(&edge.game), read);
    assert!(read.is_err(), "White has no such move");
    // When White has moved, then it is a move
    edge.goes_on();
    let plies = line.read_in(&edge.game).expect("it is Black's turn");
    assert_eq!(plies.len(), 1);
}
