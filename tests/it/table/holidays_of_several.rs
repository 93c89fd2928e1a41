//! Holidays where more than two play: they stop the clock of their own player alone.

use kingboard::play::calendar::{DAY, HOUR};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::lobby::{LobbyAction, LobbyStep};
use kingboard::service::api::values::SideChoice;
use kingboard::service::{GameId, GameKind, suggest};
use kingboard::store::place_of_text;

use crate::table::days::Days;
use crate::table::harness::person;

const GAME: GameId = GameId(1);

/// A table of four with five days for each turn, on 2 March at noon: Ann South, Ben West, Cyn North, Dan East.
fn begun() -> Days {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let offer = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        side: SideChoice::Seat(0),
        options: "team".parse().unwrap(),
        clock: Some("5d".to_owned()),
        ..NewChallenge::default()
    };
    days.ask("Ann", Action::Challenge(offer));
    for (player, side) in [("Ben", "west"), ("Cyn", "north"), ("Dan", "east")] {
        let lobby = LobbyAction {
            game: GAME,
            seen: None,
            step: LobbyStep::JoinNamed(side.to_owned()),
        };
        days.ask(player, Action::Lobby(lobby));
    }
    days
}

fn away(days: &mut Days, player: &str) -> String {
    let from = None;
    let until = "10d".to_owned();
    days.ask(
        player,
        Action::Hours(OffHoursAction::AddHoliday { from, until }),
    )
}

/// Plays a whole turn.
fn turn(days: &mut Days, player: &str) {
    let place = place_of_text("test:1:10");
    for _ in 0..2 {
        let moves =
            suggest::suggest_moves(&days.service, &person(player).id, &place, Some(GAME), "");
        let first = moves.into_iter().find(|mv| mv.value.contains('-'));
        if let Some(mv) = first {
            days.plays(player, GAME, &mv.value);
        }
    }
}

/// All that was posted since the last call.
fn told(days: &mut Days) -> String {
    let came = std::mem::take(&mut days.came);
    let texts = came.iter().map(|(_, delivery)| delivery.reply.text.plain());
    texts.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_holiday_of_another_player_stops_no_clock_and_silences_no_reminder() {
    let mut days = begun();
    told(&mut days);
    let booked = away(&mut days, "Ben");
    assert!(
        booked.contains("Those who play with you in one game are told.")
            && booked.contains("the clocks of the others run on"),
        "{booked}"
    );
    let announced = told(&mut days);
    assert!(
        announced.contains("Ben is on holiday")
            && announced.contains("only their own clock stands")
            && !announced.contains("no clock runs"),
        "{announced}"
    );
    days.pass(4 * DAY + HOUR);
    assert_eq!(days.reminders(), ["03-06 12:00 test:1:10"], "Ann's");
    days.ask("Ben", Action::Hours(OffHoursAction::EndHoliday));
    let back = told(&mut days);
    assert!(back.contains("Their clock in #1 counts again."), "{back}");
    days.pass(DAY);
    assert!(told(&mut days).contains("Ann"), "her time is up");
}

#[test]
fn the_holiday_of_a_partner_stops_the_clock_of_the_army_they_play_on_with() {
    let mut days = begun();
    turn(&mut days, "Ann");
    let (game, sure) = (Some(GAME), true);
    days.ask("Cyn", Action::Resign { game, sure });
    turn(&mut days, "Ben");
    told(&mut days);
    // It is the turn of North, which Dan of East plays now.
    away(&mut days, "Dan");
    told(&mut days);
    days.pass(10 * DAY + 3 * DAY);
    assert_eq!(told(&mut days), "", "no time is up, and nobody is reminded");
    days.pass(DAY + HOUR);
    assert_eq!(days.reminders().len(), 1, "Dan's, with a day left");
}
