//! Games without clocks in which the player to move makes no move for thirty days: the others may call them off.

use kingboard::play::calendar::{DAY, MINUTE};
use kingboard::play::record::Record;
use kingboard::play::stage::Stage;
use kingboard::service::api::action::Action;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::inbox::InboxAction;
use kingboard::service::api::preferences::Preference;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::snapshot::{self, ShownMoment, View, Viewer};
use kingboard::service::words::language::Language;
use kingboard::service::{GameId, unwire, wire};
use kingboard::store::{self, place_of_text};

use crate::table::days::Days;
use crate::table::harness::{Table, button, labels, person};
use crate::table::tables;

const GAME: GameId = GameId(1);

/// Thirty days without a move.
const SILENCE: i64 = 30 * DAY;

/// A game without a clock in which Ann has moved, so that it waits for Ben.
fn begun(clock: &str) -> Days {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), clock);
    days.plays("Ann", GAME, "D2-D3");
    days.came.clear();
    days
}

/// Lets time pass with nothing to do in between.
fn skip(days: &mut Days, length: i64) {
    days.now.0 += length;
    days.settle();
}

fn abort(days: &mut Days, player: &str) -> String {
    days.ask(player, Action::Abort(Some(GAME)))
}

fn is_running(days: &Days) -> bool {
    let game = days.store().game(GAME, None).unwrap().unwrap();
    game.stage() == Stage::Running
}

fn has_way_out(replies: &[Reply]) -> bool {
    let mut labels = replies.iter().flat_map(labels);
    labels.any(|label| label == "Call it off")
}

#[test]
fn whoever_waits_calls_the_game_off_after_thirty_days_and_the_silent_player_is_called() {
    let mut days = begun("");
    skip(&mut days, SILENCE - MINUTE);
    let early = abort(&mut days, "Ann");
    let wanted = "A move has been made in #1, so it can be called off only if Ben has not moved by \
                  2026-04-01 12:00 UTC. You can offer a draw or resign.";
    assert_eq!(early, wanted);
    assert!(!has_way_out(&days.asked("Ann", Action::Board(Some(GAME)))));
    skip(&mut days, MINUTE);
    let board = days.asked("Ann", Action::Board(Some(GAME)));
    assert!(has_way_out(&board), "{board:?}");
    let text = board[0].text.plain();
    let way = "Ben has not moved for 30 days, so you may call #1 off without a result.";
    assert!(text.contains(way), "{text}");
    let listed = days.ask("Ann", Action::Inbox(InboxAction::Page(0)));
    assert!(
        listed.contains("/abort ends it without a result"),
        "{listed}"
    );
    days.came.clear();
    assert_eq!(abort(&mut days, "Ann"), "");
    let (_, last) = days.came.last().unwrap();
    let told = last.reply.text.plain();
    let off = "Ann calls #1 off: nobody has moved for 30 days. No result.";
    assert!(told.contains(off), "{told}");
    assert_eq!(last.reply.notify, [person("Ben").id]);
    assert!(!is_running(&days));
    let again = abort(&mut days, "Ann");
    assert_eq!(again, "#1 is over. /review 1 shows it again.");
}

#[test]
fn the_button_on_the_board_does_it_once() {
    let mut days = begun("");
    skip(&mut days, SILENCE);
    let board = days.asked("Ann", Action::Board(Some(GAME)));
    let pressed = board[0].controls.iter().find_map(|control| match control {
        Control::Button { label, action, .. } if label == "Call it off" => Some(action.clone()),
        Control::Button { .. }
        | Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    let pressed = unwire(&wire(&pressed.unwrap()).unwrap()).unwrap();
    days.ask("Ann", pressed.clone());
    assert!(!is_running(&days));
    days.came.clear();
    days.ask("Ann", pressed);
    assert!(days.came.is_empty(), "{:?}", days.came);
}

#[test]
fn the_page_of_the_game_has_the_button_for_the_player_who_waits() {
    let mut days = begun("");
    let place = place_of_text("test:1:10");
    let offers = |days: &Days, player: &str| {
        let id = person(player).id;
        let view = View {
            game: GAME,
            moment: ShownMoment::Now,
            eyes: None,
            viewer: Viewer::Player {
                id: &id,
                place: &place,
            },
            lists_all_moves: false,
        };
        let shown = snapshot::snapshot(&days.service, &view, days.now);
        let shown = shown.unwrap().unwrap();
        let reply = Reply {
            controls: shown.controls,
            ..Reply::note(shown.said)
        };
        has_way_out(&[reply])
    };
    assert!(!offers(&days, "Ann"));
    skip(&mut days, SILENCE);
    assert!(offers(&days, "Ann"));
    assert!(!offers(&days, "Ben"));
}

#[test]
fn a_move_on_day_31_takes_the_right_away_again() {
    let mut days = begun("");
    skip(&mut days, SILENCE + DAY);
    days.plays("Ben", GAME, "D8-D7");
    // Now it waits for Ann, who may not call it off, and Ben must wait again.
    let hers = abort(&mut days, "Ann");
    assert!(hers.contains("it can no longer be called off"), "{hers}");
    let his = abort(&mut days, "Ben");
    assert!(his.contains("2026-05-02 12:00 UTC"), "{his}");
    days.plays("Ann", GAME, "A2-A3");
    let hers = abort(&mut days, "Ann");
    assert!(hers.contains("2026-05-02 12:00 UTC"), "{hers}");
    assert!(!has_way_out(&days.asked("Ann", Action::Board(Some(GAME)))));
    assert!(is_running(&days));
}

#[test]
fn the_silent_player_and_people_who_do_not_play_call_nothing_off() {
    let mut days = begun("");
    skip(&mut days, SILENCE + DAY);
    let silent = abort(&mut days, "Ben");
    assert!(
        silent.contains("it can no longer be called off"),
        "{silent}"
    );
    assert!(!has_way_out(&days.asked("Ben", Action::Board(Some(GAME)))));
    assert!(!has_way_out(&days.asked("Eve", Action::Board(Some(GAME)))));
    let other = abort(&mut days, "Eve");
    assert!(other.contains("not playing in"), "{other}");
    assert!(is_running(&days));
}

#[test]
fn a_game_with_a_clock_ends_by_its_clock_alone() {
    let mut days = begun("60d");
    skip(&mut days, SILENCE + DAY);
    let refused = abort(&mut days, "Ann");
    assert!(
        refused.contains("it can no longer be called off"),
        "{refused}"
    );
    assert!(is_running(&days));
}

#[test]
fn neither_a_holiday_nor_a_pause_is_silence() {
    let mut days = begun("");
    let until = "10d".to_owned();
    let holiday = OffHoursAction::AddHoliday { from: None, until };
    days.ask("Ben", Action::Hours(holiday));
    skip(&mut days, SILENCE);
    let later = abort(&mut days, "Ann");
    // The day on which a holiday ends belongs to it.
    assert!(later.contains("2026-04-1"), "{later}");
    let pause = |game| Action::Time(ClockAction::OfferPause(game));
    days.ask("Ann", pause(Some(GAME)));
    days.ask("Ben", pause(Some(GAME)));
    skip(&mut days, 90 * DAY);
    let paused = abort(&mut days, "Ann");
    assert!(
        paused.contains("it can no longer be called off"),
        "{paused}"
    );
    days.ask("Ann", Action::Time(ClockAction::Resume(Some(GAME))));
    skip(&mut days, SILENCE - DAY);
    assert!(abort(&mut days, "Ann").contains("has not moved by"));
    skip(&mut days, DAY);
    assert_eq!(abort(&mut days, "Ann"), "");
}

#[test]
fn time_in_which_the_bot_was_away_or_the_game_was_set_apart_is_not_silence() {
    let mut days = begun("");
    // Given that the bot is away for 31 days
    days.service.heartbeat(&days.env());
    days.now.0 += SILENCE + DAY;
    days.service.heartbeat(&days.env());
    days.settle();
    // When Ann calls the game off, then Ben has had no time to move
    let early = abort(&mut days, "Ann");
    assert!(early.contains("2026-05-02 12:00 UTC"), "{early}");
    assert!(!has_way_out(&days.asked("Ann", Action::Board(Some(GAME)))));
    // Given that the game is quarantined for ten days more
    let mut store = days.store();
    store::quarantine::put(&mut store, GAME, "a test", days.now).unwrap();
    days.now.0 += 10 * DAY;
    store::quarantine::release(&mut store, GAME, days.now).unwrap();
    drop(store);
    let early = abort(&mut days, "Ann");
    assert!(early.contains("2026-05-12 12:00 UTC"), "{early}");
    // When Ben has had thirty days, then the game ends
    skip(&mut days, SILENCE - MINUTE);
    assert!(abort(&mut days, "Ann").contains("has not moved by"));
    skip(&mut days, MINUTE);
    assert!(has_way_out(&days.asked("Ann", Action::Board(Some(GAME)))));
    assert_eq!(abort(&mut days, "Ann"), "");
    assert!(!is_running(&days));
}

#[test]
fn a_reminder_warns_the_silent_player() {
    let mut days = begun("");
    days.pass(50 * DAY);
    let came = std::mem::take(&mut days.came).into_iter();
    let reminders: Vec<String> = came
        .map(|(_, delivery)| delivery.reply.text.plain())
        .filter(|text| text.contains("has been waiting"))
        .collect();
    let warned = |text: &String| text.contains("may be called off without a result");
    let warned: Vec<bool> = reminders.iter().map(warned).collect();
    assert_eq!(warned, [false, false, true, true], "{reminders:?}");
    let soon =
        "If you have not moved by 2026-04-01 12:00 UTC, it may be called off without a result.";
    assert!(reminders[2].ends_with(soon), "{}", reminders[2]);
    let now = "Since you have not moved for 30 days, it may be called off without a result.";
    assert!(reminders[3].ends_with(now), "{}", reminders[3]);
}

#[test]
fn among_several_half_of_the_people_end_a_silence() {
    let mut table = tables::begun();
    let first = Action::Play {
        game: None,
        text: "E2-E3 F2-F3".to_owned(),
    };
    assert_eq!(table.ask("Ann", first), "");
    table.told();
    table.pass(SILENCE);
    let abort = || Action::Abort(Some(GAME));
    // The next to move is silent, and cannot begin this.
    let players = ["Ann", "Ben", "Cyn", "Dan"];
    let text = table.ask("Ann", Action::Board(Some(GAME)));
    let silent = players
        .iter()
        .find(|player| text.contains(&format!("{player} has not moved")));
    let silent = *silent.unwrap();
    assert!(text.contains("half of the people at the table"), "{text}");
    let refused = table.ask(silent, abort());
    assert!(refused.contains("no longer be called off"), "{refused}");
    let waiting: Vec<&str> = players.into_iter().filter(|one| *one != silent).collect();
    assert_eq!(table.ask(waiting[0], abort()), "");
    let told = table.told();
    assert!(
        told.contains("would like to call #1 off: nobody has moved for 30 days."),
        "{told}"
    );
    let text = table.ask(waiting[0], Action::Board(Some(GAME)));
    assert!(!text.contains("may call #1 off"), "{text}");
    assert!(
        table
            .ask(waiting[0], abort())
            .contains("You have agreed already")
    );
    assert_eq!(table.ask(waiting[1], abort()), "");
    let told = table.told();
    assert!(
        told.contains("off: nobody has moved for 30 days."),
        "{told}"
    );
    assert_record_is_read(&mut table);
}

/// A table of four that has been silent for thirty days: the silent player, and those who wait.
fn silent_table() -> (Table, &'static str, Vec<&'static str>) {
    let mut table = tables::begun();
    tables::turn(&mut table, "Ann");
    table.pass(SILENCE);
    let text = table.ask("Ann", Action::Board(Some(GAME)));
    let is_silent = |player: &&str| text.contains(&format!("{player} has not moved"));
    let (silent, waiting): (Vec<&str>, Vec<&str>) = ["Ann", "Ben", "Cyn", "Dan"]
        .into_iter()
        .partition(is_silent);
    (table, silent[0], waiting)
}

#[test]
fn the_silent_player_is_offered_to_agree_once_another_has_asked() {
    let (mut table, silent, waiting) = silent_table();
    let board = |table: &mut Table| table.asked(silent, Action::Board(Some(GAME)));
    assert!(!has_way_out(&board(&mut table)));
    assert_eq!(table.ask(waiting[0], Action::Abort(Some(GAME))), "");
    let asked = board(&mut table);
    let text = asked[0].text.plain();
    let wanted = "You have not moved for 30 days, and others would like to call #1 off without a result. \
                  You may agree, or move.";
    assert!(text.contains(wanted), "{text}");
    let agree = button(&asked, "Call it off");
    assert_eq!(table.ask(silent, agree), "");
    let told = table.told();
    assert!(
        told.contains("calls #1 off: nobody has moved for 30 days."),
        "{told}"
    );
}

fn resign(table: &mut Table, player: &str) {
    let (game, sure) = (Some(GAME), true);
    assert_eq!(table.ask(player, Action::Resign { game, sure }), "");
}

#[test]
fn only_those_in_play_are_offered_to_call_a_game_off() {
    // Given a silent table at which one player has given up
    let (mut table, silent, waiting) = silent_table();
    resign(&mut table, waiting[2]);
    // When another asks to call it off
    assert_eq!(table.ask(waiting[0], Action::Abort(Some(GAME))), "");
    // Then those in play are offered to agree, the silent player among them, and nobody else
    let mut offered = |player: &str| has_way_out(&table.asked(player, Action::Board(Some(GAME))));
    assert!(offered(waiting[1]) && offered(silent));
    assert!(!offered("Eve") && !offered(waiting[2]));
    let refused = table.ask(waiting[2], Action::Abort(Some(GAME)));
    assert!(refused.contains("You are out of #1"), "{refused}");
}

#[test]
fn a_partner_who_moves_for_a_silent_player_has_thirty_days() {
    // Given a silent player who gives up, so that the partner moves for them
    let (mut table, silent, waiting) = silent_table();
    resign(&mut table, silent);
    // When a player calls the game off, then the partner has only begun
    for player in waiting {
        let refused = table.ask(player, Action::Abort(Some(GAME)));
        let possible = match player {
            "Cyn" => "so it can no longer be called off",
            _ => "so it can be called off only if Cyn has not moved by 2026-04-30 12:22 UTC",
        };
        assert_eq!(
            refused,
            format!("A move has been made in #1, {possible}. You can offer a draw or resign.")
        );
        assert!(!has_way_out(
            &table.asked(player, Action::Board(Some(GAME)))
        ));
    }
}

#[test]
fn a_player_who_takes_a_move_back_has_thirty_days_for_another() {
    // Given that Ann takes her move back on day 31, and is to move as before
    let mut days = begun("");
    for (player, text) in [("Ben", "D8-D7"), ("Ann", "A2-A3"), ("Ben", "A8-A7")] {
        days.plays(player, GAME, text);
    }
    skip(&mut days, SILENCE + DAY);
    let action = TakebackAction::Ask(Some(GAME));
    assert_eq!(days.ask("Ann", Action::Takeback(action)), "");
    let (game, seen, accept) = (Some(GAME), None, true);
    let yes = TakebackAction::Answer { game, seen, accept };
    assert_eq!(days.ask("Ben", Action::Takeback(yes)), "");
    // When Ben calls the game off, then she has not been silent since
    let early = abort(&mut days, "Ben");
    assert!(early.contains("Ann has not moved by 2026-05-02"), "{early}");
}

#[test]
fn a_pause_ends_an_agreement_to_call_a_game_off() {
    // Given a silent table at which one player has asked to call it off
    let (mut table, silent, waiting) = silent_table();
    let abort = || Action::Abort(Some(GAME));
    assert_eq!(table.ask(waiting[0], abort()), "");
    // When it is paused, and silent again after that
    for player in [waiting[0], waiting[1], waiting[2], silent] {
        let pause = Action::Time(ClockAction::OfferPause(Some(GAME)));
        assert_eq!(table.ask(player, pause), "");
    }
    table.pass(DAY);
    let resume = Action::Time(ClockAction::Resume(Some(GAME)));
    assert_eq!(table.ask(silent, resume), "");
    table.pass(SILENCE);
    table.told();
    // Then one more player only asks again
    assert_eq!(table.ask(waiting[1], abort()), "");
    let told = table.told();
    assert!(told.contains("would like to call #1 off"), "{told}");
    assert_eq!(table.ask(waiting[0], abort()), "");
    assert_record_is_read(&mut table);
}

#[test]
fn a_reminder_of_many_games_warns_once_and_fits_a_message() {
    for language in Language::ALL {
        // Given twelve games without a clock that wait for Ann
        let mut days = Days::from("2026-03-02T12:00:00Z");
        let speaks = Preference::Language(Some(language));
        days.ask("Ann", Action::Settings(vec![speaks]));
        for nth in 0..12 {
            let opponent = format!("Maximilian {nth}");
            let game = days.game("test:1:10", (opponent.as_str(), "Ann"), "");
            days.plays(&opponent, game, "D2-D3");
        }
        days.came.clear();
        // When she is reminded after three weeks
        for _ in 0..22 {
            skip(&mut days, DAY);
        }
        // Then all lines fit a message with their links, and the last one warns
        let (_, last) = days.came.last().unwrap();
        let text = last.reply.text.plain();
        let link = "[](https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789)";
        let length = text.encode_utf16().count() + 12 * link.len();
        assert_eq!(text.lines().count(), 14, "{text}");
        assert!(length <= 2000, "{length}: {text}");
        let thirty = text.lines().filter(|line| line.contains("30")).count();
        assert_eq!(thirty, 1, "{text}");
    }
}

#[test]
fn the_record_of_a_game_that_was_called_off_for_silence_is_read() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.pass(SILENCE);
    assert_eq!(table.ask("Ann", Action::Abort(None)), "");
    assert_record_is_read(&mut table);
}

fn assert_record_is_read(table: &mut Table) {
    let record = tables::record(table, "Ann");
    assert!(record.contains("[%aborted "), "{record}");
    let read = Record::read(record.as_bytes()).unwrap();
    assert_eq!(read.text(), record);
    // Without the silence nobody could have done it.
    let (before, behind) = record.split_once("[%aborted ").unwrap();
    let (side, time) = behind.split_once(' ').unwrap();
    let (_, rest) = time.split_once(']').unwrap();
    let early = format!("{before}[%aborted {side} 2026-03-02T12:00:00.000Z]{rest}");
    assert!(Record::read(early.as_bytes()).is_err(), "{early}");
}
