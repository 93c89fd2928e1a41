//! Tables of more than two: their lobbies, consents, eliminations and ends.

use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::lobby::{LobbyAction, LobbyStep};
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{
    GamesFilter, HistorySearch, Person, RecordFormat, SideChoice,
};
use kingboard::service::suggest;
use kingboard::service::{GameId, GameKind, Record, Version};
use std::collections::BTreeSet;

use kingboard::game::seat::Seat;
use kingboard::play::command::Command;
use kingboard::play::decide::{DecideInput, decide};
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::game::consistency;
use kingboard::play::stage::Stage;
use kingboard::play::{Game, Place};

use proptest::prelude::*;

use crate::rules::laws::crowd;
use crate::table::harness::{BEGIN, Table, button, env, labels, person};

/// One game only.
const GAME: GameId = GameId(1);
/// Ann in the south, Ben in the west, Cyn in the north, Dan in the east.
const FOUR: [(&str, &str); 4] = [
    ("Ann", "South"),
    ("Ben", "West"),
    ("Cyn", "North"),
    ("Dan", "East"),
];

pub(super) fn offer(options: &str, opponent: Option<Person>) -> Action {
    Action::Challenge(NewChallenge {
        kind: GameKind::FOUR_KINGS,
        opponent,
        side: SideChoice::Seat(0),
        options: options.parse().unwrap(),
        ..NewChallenge::default()
    })
}

/// A table for four opened by Ann, with South for herself.
fn opened() -> Table {
    let mut table = Table::new();
    assert_eq!(table.ask("Ann", offer("team", None)), "");
    table
}

/// The same table with all seats taken: Ann South, Ben West, Cyn North, Dan East.
pub(crate) fn begun() -> Table {
    begun_with(None)
}

pub(crate) fn begun_with(clock: Option<&str>) -> Table {
    let mut table = Table::new();
    let Action::Challenge(mut offer) = offer("team", None) else {
        unreachable!()
    };
    offer.clock = Some(clock.unwrap_or("none").to_owned());
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    for (player, side) in &FOUR[1..] {
        assert_eq!(table.press(player, side), "", "{player}");
    }
    let told = table.told();
    assert!(told.contains("\nAnn, it is your move."), "{told}");
    table
}

fn at_table(what: LobbyStep) -> Action {
    Action::Lobby(LobbyAction {
        game: GAME,
        seen: None,
        step: what,
    })
}

/// Plays a whole turn of a player.
pub(crate) fn turn(table: &mut Table, player: &str) -> String {
    let moves = |table: &Table| {
        let suggested =
            suggest::suggest_moves(&table.service, &person(player).id, &table.place, None, "");
        suggested.into_iter().map(|offer| offer.value)
    };
    let first = moves(table).find(|mv| mv.contains('-')).unwrap();
    table.plays(player, &first);
    let second = moves(table)
        .find(|mv| mv == "done")
        .unwrap_or_else(|| "done".to_owned());
    table.plays(player, &second);
    table.told()
}

fn last(messages: &[Reply]) -> &Reply {
    messages.last().unwrap()
}

#[test]
fn a_table_of_four_fills_by_buttons_and_starts_when_it_is_full() {
    let mut table = opened();
    let card = table.messages();
    let text = last(&card).text.plain();
    assert!(
        text.starts_with(
            "Ann opens a table for 4: Four Kings One War, #1. Anyone here may sit down."
        ),
        "{text}"
    );
    assert!(
        text.ends_with("South: Ann\nWest: free\nNorth: free\nEast: free\n1 of 4 are here."),
        "{text}"
    );
    let buttons = labels(last(&card));
    let (levels, buttons): (Vec<String>, Vec<String>) = buttons
        .into_iter()
        .partition(|label| label.starts_with("Level "));
    assert_eq!(levels.len(), 8, "computers may come");
    assert_eq!(
        buttons,
        ["Any seat", "West", "North", "East", "Leave", "Withdraw"]
    );
    assert_eq!(table.ask("Ben", button(&card, "North")), "");
    let card = table.messages();
    assert!(last(&card).notify.is_empty(), "nobody is called by a card");
    let text = last(&card).text.plain();
    assert!(text.starts_with("Ann opens a table for 4"), "{text}");
    assert!(
        text.ends_with("South: Ann\nWest: free\nNorth: Ben\nEast: free\n2 of 4 are here."),
        "{text}"
    );
    // Ben leaves again, and another player takes the seat.
    assert_eq!(table.ask("Ben", button(&card, "Leave")), "");
    let left = table.told();
    assert!(left.contains("North: free\nEast: free\n1 of 4"), "{left}");
    assert_eq!(
        table.ask("Cyn", at_table(LobbyStep::JoinNamed("north".to_owned()))),
        ""
    );
    assert_eq!(table.ask("Dan", at_table(LobbyStep::Join)), "");
    let told = table.told();
    assert!(told.contains("Any seat: Dan\n3 of 4 are here."), "{told}");
    assert_eq!(table.ask("Ben", at_table(LobbyStep::Join)), "");
    let started = table.messages();
    let text = last(&started).text.plain();
    assert!(
        text.contains("Four Kings One War #1 begins. Declared: "),
        "{text}"
    );
    assert!(
        text.contains("\nAnn (South) and ") && text.contains(" against Cyn (North) and "),
        "{text}"
    );
    let how =
        "Ann, it is your move.\nReply to the newest board (ping on) with a move such as I2-I3";
    assert!(text.contains(how), "{text}");
    let all = ["Ann", "Ben", "Cyn", "Dan"].map(|name| person(name).id);
    assert_eq!(last(&started).notify, all, "they may have waited for long");
    assert!(last(&started).picture.is_some());
}

#[test]
fn a_seat_is_chosen_once_and_changed_at_will() {
    let mut table = opened();
    let card = table.messages();
    assert_eq!(table.ask("Ben", button(&card, "West")), "");
    let again = table.ask("Ben", button(&card, "West"));
    assert_eq!(
        again,
        "You have that seat already. #1 starts when the others have come."
    );
    let taken = table.ask("Cyn", button(&card, "West"));
    assert_eq!(taken, "Ben has chosen that seat. Take another, or any.");
    assert_eq!(table.ask("Ben", button(&card, "East")), "", "he moves over");
    assert_eq!(table.ask("Cyn", button(&card, "West")), "");
    assert_eq!(table.ask("Ann", button(&card, "Any seat")), "");
    let told = table.told();
    assert!(
        told.ends_with(
            "South: free\nWest: Cyn\nNorth: free\nEast: Ben\nAny seat: Ann\n3 of 4 are here."
        ),
        "{told}"
    );
    let none = table.ask("Dan", at_table(LobbyStep::JoinNamed("nowhere".to_owned())));
    assert_eq!(
        none,
        "That is no seat of this table. Its seats are: South, West, North, East."
    );
}

#[test]
fn the_host_of_a_table_takes_it_back_and_nobody_else_does() {
    let mut table = opened();
    let card = table.messages();
    assert_eq!(table.ask("Ben", button(&card, "West")), "");
    assert!(
        table
            .ask("Ann", button(&card, "Leave"))
            .contains("You can withdraw the offer.")
    );
    assert!(
        table
            .ask("Ben", button(&card, "Withdraw"))
            .contains("Only Ann can withdraw")
    );
    assert!(
        table
            .ask("Eve", button(&card, "Leave"))
            .contains("not at the table")
    );
    assert!(
        table
            .ask("Eve", at_table(LobbyStep::AgreeToStart))
            .contains("not at the table")
    );
    table.told();
    assert_eq!(table.ask("Ann", button(&card, "Withdraw")), "");
    let told = table.messages();
    assert_eq!(last(&told).text.plain(), "Ann withdraws the challenge #1.");
    assert_eq!(last(&told).notify, [person("Ben").id]);
    assert!(
        table
            .ask("Cyn", button(&card, "West"))
            .contains("is closed")
    );
}

#[test]
fn a_table_that_does_not_fill_lapses_and_all_who_came_hear_of_it() {
    let mut table = opened();
    table.press("Ben", "West");
    table.told();
    table.pass(8 * 24 * 3_600_000);
    table.ask("Eve", Action::Games(GamesFilter::Here));
    let told = table.messages();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].notify, [person("Ann").id, person("Ben").id]);
}

#[test]
fn nobody_sits_beside_a_player_they_have_blocked() {
    let mut table = opened();
    table.press("Ben", "West");
    let whom = person("Cyn");
    table.ask("Ben", Action::Relation(RelationAction::Block(Some(whom))));
    table.told();
    let refused = table.ask("Cyn", at_table(LobbyStep::Join));
    assert!(refused.contains("Ben"), "{refused}");
    assert_eq!(table.told(), "");
    assert_eq!(
        table.ask("Cyn", Action::Accept(GAME)),
        "Ben accepts no challenge from you now."
    );
    assert_eq!(table.told(), "");
}

#[test]
fn a_named_player_is_called_and_keeps_no_seat_from_others() {
    let mut table = Table::new();
    assert_eq!(table.ask("Ann", offer("team", Some(person("Ben")))), "");
    let card = table.messages();
    assert_eq!(last(&card).notify, [person("Ben").id]);
    assert!(
        last(&card)
            .text
            .plain()
            .contains("Ben, there is a seat for you if you like.")
    );
    assert_eq!(table.ask("Cyn", Action::Accept(GAME)), "");
    assert!(
        table
            .ask("Ben", Action::Decline(GAME))
            .contains("nothing to decline")
    );
}

#[test]
fn only_who_is_to_move_is_called() {
    let mut table = begun();
    for (n, (player, _)) in FOUR.into_iter().enumerate() {
        let next = FOUR[(n + 1) % 4].0;
        let told = turn(&mut table, player);
        assert!(
            told.contains(&format!("{next}, it is your move.")),
            "{told}"
        );
    }
}

#[test]
fn a_draw_needs_all_and_one_refusal_is_enough() {
    let mut table = begun();
    assert_eq!(table.ask("Cyn", Action::OfferDraw(None)), "");
    let told = table.messages();
    assert_eq!(
        last(&told).text.plain(),
        "Cyn offers a draw.\nThe draw is agreed once all have accepted it; one refusal lets the game go on. \
         Still to answer: Ann, Ben, Dan."
    );
    let accept = button(&told, "Accept the draw");
    assert_eq!(table.ask("Ann", accept.clone()), "");
    let agreed = table.told();
    assert!(agreed.ends_with("Still to answer: Ben, Dan."), "{agreed}");
    let twice = table.ask("Ann", accept.clone());
    assert_eq!(twice, "You have agreed already. Still to answer: Ben, Dan.");
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), twice);
    // She has agreed, so her move does not change the offer.
    turn(&mut table, "Ann");
    assert_eq!(table.ask("Dan", button(&told, "Decline the draw")), "");
    assert_eq!(table.told(), "Dan declines the draw. Play goes on.");
    assert!(
        table
            .ask("Ann", Action::OfferDraw(None))
            .contains("already")
    );
    turn(&mut table, "Ben");
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    for player in ["Ben", "Cyn", "Dan"] {
        assert_eq!(table.press(player, "Accept the draw"), "", "{player}");
    }
    let told = table.told();
    assert!(
        told.contains("#1 ends in a draw for Ann, Ben, Cyn and Dan. (agreed)"),
        "{told}"
    );
}

#[test]
fn moving_without_having_agreed_declines() {
    let mut table = begun();
    table.ask("Cyn", Action::OfferDraw(None));
    let told = turn(&mut table, "Ann");
    assert!(told.contains("That declines the draw offer."), "{told}");
    assert!(
        table
            .ask(
                "Dan",
                Action::AnswerDraw {
                    game: None,
                    seen: None,
                    accept: true
                }
            )
            .contains("no draw offer")
    );
}

#[test]
fn moves_are_taken_back_once_all_agree() {
    use kingboard::service::api::takeback::TakebackAction;
    let mut table = begun();
    turn(&mut table, "Ann");
    assert_eq!(
        table.ask("Ann", Action::Takeback(TakebackAction::Ask(None))),
        ""
    );
    let asked = table.messages();
    let allow = button(&asked, "Allow the take-back");
    assert_eq!(table.ask("Cyn", allow.clone()), "");
    assert!(table.told().ends_with("Still to answer: Ben, Dan."));
    assert_eq!(table.ask("Ben", allow.clone()), "");
    assert_eq!(table.ask("Dan", allow), "");
    assert!(table.told().ends_with("Ann, it is your move."));
}

#[test]
fn a_pause_needs_all_who_play() {
    let mut table = begun();
    let pause = || Action::Time(ClockAction::OfferPause(None));
    for player in ["Ann", "Ben", "Cyn"] {
        assert_eq!(table.ask(player, pause()), "");
    }
    let first = Action::Play {
        game: None,
        text: "E2-E3 F2-F3".to_owned(),
    };
    assert!(!table.told().contains("#1 is paused"));
    assert_eq!(table.ask("Dan", pause()), "");
    assert_eq!(
        table.ask("Ann", first),
        "#1 is paused. Go on with /resume, then move."
    );
}

#[test]
fn a_game_is_called_off_before_its_first_move_when_half_of_the_people_agree() {
    let mut table = begun();
    assert_eq!(table.ask("Ann", Action::Abort(None)), "");
    let told = table.told();
    let asked =
        "as soon as half of the people at the table want it. Still to answer: Ben, Cyn, Dan.";
    assert!(told.ends_with(asked), "{told}");
    let again = table.ask("Ann", Action::Abort(None));
    assert!(again.contains("You have agreed already"), "{again}");
    // Cyn and Dan may be gone for good.
    assert_eq!(table.ask("Ben", Action::Abort(None)), "");
    let told = table.told();
    assert!(
        told.contains("Ben calls #1 off before the first move"),
        "{told}"
    );
}

#[test]
fn a_record_of_a_game_that_was_called_off_when_all_agreed_is_still_read() {
    let mut table = begun();
    assert_eq!(table.ask("Ann", Action::Abort(None)), "");
    assert_eq!(table.ask("Ben", Action::Abort(None)), "");
    let record = record(&mut table, "Ann");
    let (_, rest) = record.split_once("[%aborted west ").unwrap();
    let (at, _) = rest.split_once(']').unwrap();
    let all = format!(
        "[%agreed abort west {at}]}}\n{{[%agreed abort north {at}]}}\n{{[%aborted east {at}]"
    );
    let record = record.replace(&format!("[%aborted west {at}]"), &all);
    let read = Record::read(record.as_bytes()).unwrap();
    assert_eq!(read.text(), record);
}

fn resign(table: &mut Table, player: &str) -> String {
    table.ask(
        player,
        Action::Resign {
            game: None,
            sure: true,
        },
    )
}

#[test]
fn ruling_fk_16_the_partner_plays_on_for_a_player_who_resigns_in_team_play() {
    let mut table = begun();
    turn(&mut table, "Ann");
    assert_eq!(resign(&mut table, "Cyn"), "");
    let told = table.messages();
    let text = last(&told).text.plain();
    assert!(
        text.starts_with("Cyn gives up in #1. The others play on."),
        "{text}"
    );
    assert!(
        text.contains("From now on Dan moves what is left of North."),
        "{text}"
    );
    assert!(text.ends_with("Ben, it is your move."), "{text}");
    assert_eq!(
        resign(&mut table, "Cyn"),
        "You are out of #1, and the others play on. /review `1` lets you watch.".replace('`', "")
    );
    // North's turn is now the partner's: the king is gone, and the men remain.
    let told = turn(&mut table, "Ben");
    assert!(told.contains("Dan, it is your move."), "{told}");
    let told = turn(&mut table, "Dan");
    assert!(
        told.contains("Dan, it is your move."),
        "then his own: {told}"
    );
    // Only players still in the game agree to a draw.
    table.ask("Ann", Action::OfferDraw(None));
    assert!(table.told().ends_with("Still to answer: Ben, Dan."));
    // The colour has lost with its second king.
    assert_eq!(resign(&mut table, "Dan"), "");
    let told = table.told();
    assert!(told.contains("Ann and Ben win #1! (resignation)"), "{told}");
    let record = record(&mut table, "Ann");
    assert!(record.contains("[Result \"1-1-2-2\"]"), "{record}");
    let read = Record::read(record.as_bytes()).unwrap();
    assert_eq!(read.text(), record, "a record reads as it is written");
}

#[test]
fn a_player_who_is_out_is_asked_about_the_games_they_still_play() {
    let mut table = begun();
    assert_eq!(resign(&mut table, "Cyn"), "");
    let offer = NewChallenge {
        opponent: Some(person("Ann")),
        ..NewChallenge::default()
    };
    table.ask("Cyn", Action::Challenge(offer));
    assert_eq!(table.press("Ann", "Accept"), "");
    table.told();
    // Without a number the game is meant in which Cyn still plays.
    assert_eq!(
        table.ask("Cyn", Action::Time(ClockAction::OfferPause(None))),
        ""
    );
    let told = table.told();
    assert!(told.contains("Cyn would like to pause #2"), "{told}");
    assert_eq!(resign(&mut table, "Cyn"), "");
    assert!(table.told().contains("Ann wins #2"));
}

pub(crate) fn record(table: &mut Table, player: &str) -> String {
    let action = Action::Export {
        game: Some(GAME),
        format: RecordFormat::Text,
    };
    let replies = table.asked(player, action);
    replies[0].file.as_ref().unwrap().text.clone()
}

#[test]
fn partners_win_together_in_history_and_profile() {
    let mut table = begun();
    resign(&mut table, "Ann");
    resign(&mut table, "Ben");
    table.told();
    for (player, score) in [("Ann", "0 won"), ("Cyn", "1 won"), ("Dan", "1 won")] {
        let profile = table.ask(player, Action::Profile(None));
        assert!(profile.contains(score), "{player}: {profile}");
    }
    let list = table.ask("Ann", Action::History(HistorySearch::default()));
    assert!(
        list.contains("Ann – Ben, Cyn, Dan, Cyn and Dan won (resignation)"),
        "{list}"
    );
}

#[test]
fn time_that_is_up_forfeits_for_that_seat_alone_and_the_next_one_plays() {
    let mut table = begun_with(Some("1d"));
    turn(&mut table, "Ann");
    table.pass(26 * 3_600_000);
    table.ask("Eve", Action::Games(GamesFilter::Here));
    let told = table.told();
    assert!(
        told.contains("The time of Ben is up in #1. The others play on."),
        "{told}"
    );
    assert!(
        told.contains("From now on Ann moves what is left of West."),
        "{told}"
    );
    assert!(told.contains("Cyn, it is your move."), "{told}");
    turn(&mut table, "Cyn");
    turn(&mut table, "Dan");
    turn(&mut table, "Ann");
    let told = turn(&mut table, "Ann");
    assert!(told.contains("Cyn, it is your move."), "{told}");
}

#[test]
fn a_player_hands_their_seat_on_to_somebody_who_agrees() {
    let mut table = begun();
    let hand_on = |to: &str| Action::OfferSeat {
        game: None,
        to: person(to),
    };
    assert!(
        table
            .ask("Ann", hand_on("Ben"))
            .contains("plays in #1 already")
    );
    assert_eq!(table.ask("Ann", hand_on("Eve")), "");
    let told = table.messages();
    assert!(
        last(&told)
            .text
            .plain()
            .starts_with("Ann would like Eve to play on in #1.")
    );
    assert_eq!(last(&told).notify, [person("Eve").id]);
    assert_eq!(table.ask("Eve", button(&told, "Take the seat")), "");
    let told = table.told();
    assert!(told.starts_with("Eve plays on for Ann in #1."), "{told}");
    assert!(told.contains("Eve, it is your move."), "{told}");
}

#[test]
fn stale_cards_do_what_they_say_where_that_can_be() {
    let mut table = opened();
    let first = table.messages();
    table.ask("Ben", button(&first, "West"));
    table.ask("Cyn", button(&first, "North"));
    table.told();
    assert_eq!(
        table.ask("Dan", button(&first, "East")),
        "",
        "the seat is free all the same"
    );
    table.told();
    let late = table.ask("Eve", button(&first, "Any seat"));
    assert_eq!(late, "#1 has started already: the challenge was accepted.");
    assert_eq!(table.told(), "");
    let wanted = LobbyAction {
        game: GAME,
        seen: Some(Version(7)),
        step: LobbyStep::JoinSeat(Seat::new(3).unwrap()),
    };
    let action = Action::Lobby(wanted);
    assert_eq!(
        kingboard::service::unwire(&kingboard::service::wire(&action).unwrap()),
        Some(action)
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Players come, go and change seats in any order. Nobody is there twice, no seat is chosen twice, and the last
    /// player seats everybody as chosen.
    #[test]
    fn a_table_gathers_as_it_should(whims in prop::collection::vec((0_usize..6, 0_u8..8), 1..60)) {
        let options = "team".parse().unwrap();
        let crowd = crowd();
        let created = Event::Created {
            kind: GameKind::FOUR_KINGS,
            rules_version: 1,
            options,
            place: Place::in_server("test", "1", "10"),
            by: crowd[0].clone(),
            invited: None,
            side: Seat::new(2),
            terms: ChallengeTerms::default(),
        };
        let mut log = vec![Entry { at: BEGIN, event: created }];
        let mut game = Game::from_log(GAME, &log).unwrap();
        for (n, (player, wanted)) in whims.into_iter().enumerate() {
            let command = match wanted {
                seat @ 0..=3 => Command::JoinSeat(Seat::new(seat).unwrap()),
                4 => Command::Join,
                5 => Command::AgreeToStart,
                _ => Command::Leave,
            };
            let env = env(BEGIN, [1 + u8::try_from(n % 6).unwrap(), 1]);
            let there = game.lobby().to_vec();
            let Ok(events) = decide(&game, &crowd[player], &command, &env, &DecideInput::default()) else {
                continue;
            };
            for event in events {
                let entry = Entry { at: BEGIN, event };
                game.apply(&entry);
                log.push(entry);
            }
            prop_assert_eq!(Game::from_log(GAME, &log).unwrap().summary(), game.summary());
            prop_assert!(consistency::inconsistency(&game).is_none());
            if game.stage() == Stage::Running {
                let seated: BTreeSet<_> = game.seats().iter().collect();
                prop_assert_eq!(seated.len(), game.seats().len());
                if command == Command::AgreeToStart {
                    // All players present agreed to the smaller table, which is seated by lot.
                    prop_assert_eq!((there.len(), seated.len()), (2, 2));
                    return Ok(());
                }
                prop_assert_eq!((there.len(), seated.len()), (3, 4));
                for here in &there {
                    if let Some(seat) = here.seat.filter(|_| here.player != crowd[player]) {
                        prop_assert_eq!(game.player(seat), Some(&here.player));
                    }
                }
                return Ok(());
            }
            let players: BTreeSet<_> = game.lobby().iter().map(|here| &here.player).collect();
            prop_assert_eq!(players.len(), game.lobby().len());
            prop_assert!(players.contains(&crowd[0]), "who opened it stays");
            let chosen: Vec<_> = game.lobby().iter().filter_map(|here| here.seat).collect();
            let each: BTreeSet<_> = chosen.iter().collect();
            prop_assert_eq!(each.len(), chosen.len());
        }
    }
}

#[test]
fn a_table_is_opened_again_with_seats_moved_on() {
    let mut table = begun();
    resign(&mut table, "Ann");
    resign(&mut table, "Ben");
    let end = table.messages();
    let again = button(&end, "Rematch");
    assert_eq!(table.ask("Cyn", again.clone()), "");
    let card = table.told();
    assert!(card.starts_with("Cyn opens a table for 4"), "{card}");
    assert!(card.contains("East: Cyn\n"), "{card}");
    assert_eq!(table.ask("Ann", again.clone()), "", "she comes to it");
    assert!(table.told().contains("2 of 4 are here."));
    assert!(
        table
            .ask("Ann", again)
            .contains("You have that seat already")
    );
}

#[test]
fn those_who_are_there_may_start_a_smaller_table_when_all_agree() {
    let mut table = opened();
    table.press("Ben", "West");
    let card = table.messages();
    assert!(labels(last(&card)).contains(&"Start with 2".to_owned()));
    let begin = button(&card, "Start with 2");
    assert_eq!(table.ask("Ben", begin.clone()), "");
    let told = table.told();
    assert!(
        told.starts_with("Ben would like to start #1 with those who are here."),
        "{told}"
    );
    assert!(told.contains("\nReady to start: Ben\n"), "{told}");
    assert!(
        table
            .ask("Ben", begin.clone())
            .contains("agreed to start already")
    );
    // There is no game for three, and the agreement was between two.
    table.ask("Cyn", at_table(LobbyStep::Join));
    let card = table.messages();
    assert!(
        !labels(last(&card))
            .iter()
            .any(|label| label.starts_with("Start"))
    );
    assert!(
        table
            .ask("Ann", begin.clone())
            .contains("cannot be played by that many")
    );
    table.ask("Cyn", at_table(LobbyStep::Leave));
    table.told();
    assert_eq!(table.ask("Ann", begin.clone()), "");
    assert_eq!(table.ask("Ben", begin), "");
    let told = table.told();
    assert!(
        told.contains("All agree: #1 is played by 2, and seats are drawn by lot."),
        "{told}"
    );
    assert!(told.contains("Four Kings One War #1 begins."), "{told}");
    assert!(told.contains("it is your move.\nReply to"), "{told}");
}
