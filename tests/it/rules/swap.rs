//! The pie rule: after the second player swaps sides, every part of the program uses the new sides.

use kingboard::game::seat::Seat;
use kingboard::games::GameKind;
use kingboard::play::calendar::HOUR;
use kingboard::play::command::{Command, MoveChoice, Refusal, SwapRefusal};
use kingboard::play::decide::{DecideInput, decide};
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::plan::Plan;
use kingboard::play::record::Record;
use kingboard::play::stage::Stage;
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::{Game, Ply, Timestamp, clock, swap};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::values::ReviewPage;
use kingboard::service::{GameId, Place};
use kingboard::store::Store;

use crate::operate::transcripts::session;
use crate::table::harness::{BEGIN, Table, button, env, labels, person};
use crate::table::reminder_settings::aloud;

const PIE: &str = "small diagonal";
const BUTTON: &str = "Swap sides";

/// A table where Ann has played South's first turn.
fn opened(options: &str) -> Table {
    let mut table = Table::of(GameKind::KINGS_GUARD, options);
    table.told();
    table.plays("Ann", "C3-C4");
    table
}

fn last(messages: &[Reply]) -> &Reply {
    messages.last().expect("something was told")
}

/// The players shown as South and North.
fn shown(reply: &Reply) -> Vec<String> {
    let caption = &reply.picture.as_ref().expect("a board").scene.caption;
    caption
        .players
        .iter()
        .map(|(_, name)| name.clone())
        .collect()
}

#[test]
fn ruling_kg_07_after_souths_first_turn_the_other_player_may_take_that_side_once() {
    let mut table = Table::of(GameKind::KINGS_GUARD, PIE);
    let early = aloud(&mut table, "Ben", "swap");
    assert!(early.contains("once the first turn is finished"), "{early}");
    table.told();
    table.plays("Ann", "C3-C4");
    let messages = table.messages();
    let text = last(&messages).text.plain();
    assert!(
        text.contains("Instead of moving you may take over South"),
        "{text}"
    );
    assert_eq!(shown(last(&messages)), ["Ann", "Ben"]);
    let swap = button(&messages, BUTTON);
    assert!(
        table
            .ask("Ann", swap.clone())
            .contains("The choice to swap is Ben’s")
    );
    assert_eq!(table.ask("Ben", swap.clone()), "");
    let messages = table.messages();
    let text = last(&messages).text.plain();
    assert!(
        text.contains("Ben takes over South. Ann plays North from here on."),
        "{text}"
    );
    assert!(text.ends_with("\nAnn, it is your move."), "{text}");
    assert_eq!(last(&messages).notify, [person("Ann").id]);
    assert_eq!(shown(last(&messages)), ["Ben", "Ann"]);
    assert!(!labels(last(&messages)).contains(&BUTTON.to_owned()));
    // Ann continues as North, and no second swap is possible.
    assert!(table.ask("Ann", swap).contains("swapped in #1 already"));
    assert!(table.say("Ben", "B2-B3").contains("Ann"));
    table.plays("Ann", "C6-C5").plays("Ben", "B2-B3");
    assert!(aloud(&mut table, "Ann", "swap").contains("already"));
    assert_eq!(
        table.ask(
            "Ann",
            Action::Resign {
                game: None,
                sure: true
            }
        ),
        ""
    );
    assert!(table.told().contains("Ben wins #1"));
}

#[test]
fn ruling_kg_07_it_is_on_by_itself_only_where_the_first_side_is_favoured() {
    for (options, swaps) in [
        ("small diagonal", true),
        ("small diagonal no-swap", false),
        ("swap", true),
        ("diagonal swap", true),
        ("small", false),
        ("diagonal", false),
        ("", false),
        ("no-swap", false),
    ] {
        let mut table = opened(options);
        let offered = labels(last(&table.messages())).contains(&BUTTON.to_owned());
        assert_eq!(offered, swaps, "{options}");
        // Without a possible swap the word is chatter.
        assert_eq!(table.say("Ben", "swap"), "", "{options}");
        assert_eq!(
            table.told().contains("takes over South"),
            swaps,
            "{options}"
        );
        if !swaps {
            assert!(aloud(&mut table, "Ben", "swap").contains("without the pie rule"));
        }
    }
}

#[test]
fn ruling_kg_07_once_the_other_side_has_moved_it_is_too_late() {
    let mut table = opened(PIE);
    let swap = button(&table.messages(), BUTTON);
    table.plays("Ben", "C6-C5");
    for text in [table.ask("Ben", swap), aloud(&mut table, "Ann", "swap")] {
        assert!(text.contains("too late to swap"), "{text}");
    }
}

#[test]
fn swapping_declines_a_draw_and_a_request_and_says_so() {
    let mut table = opened(PIE);
    table.ask("Ann", Action::OfferDraw(None));
    table.told();
    assert_eq!(table.say("Ben", "Swap!"), "");
    let told = table.told();
    assert!(told.contains("takes over South"), "{told}");
    assert!(told.contains("declines the draw"), "{told}");
    // Ben acted last, so the next offer is his.
    assert!(
        table
            .ask("Ann", Action::OfferDraw(None))
            .contains("right after your own move")
    );
    assert_eq!(table.ask("Ben", Action::OfferDraw(None)), "");
}

/// A game of Ann (South) against Ben after Ann's first turn, with this clock.
fn log(clock: Option<&str>) -> Vec<Entry> {
    let kind = GameKind::KINGS_GUARD;
    let options = (kind.spec().settled)(PIE.parse().unwrap());
    let seated = |seat, name: &str| Event::Seated {
        seat,
        player: person(name).id,
    };
    let start = (kind.spec().start)(&options).setup();
    let events = [
        Event::Created {
            kind,
            rules_version: kind.spec().rules_version,
            options,
            place: Place::in_server("test", "1", "10"),
            by: person("Ann").id,
            invited: Some(person("Ben").id),
            side: Some(Seat::FIRST),
            terms: ChallengeTerms {
                clock: clock.map(|clock| clock.parse().unwrap()),
                ..ChallengeTerms::default()
            },
        },
        seated(Seat::FIRST, "Ann"),
        seated(Seat::SECOND, "Ben"),
        Event::Started { setup: start },
    ];
    let mut log: Vec<Entry> = events.map(|event| Entry { at: BEGIN, event }).into();
    plays(&mut log, "Ann", "C3-C4", HOUR);
    log
}

fn plays(log: &mut Vec<Entry>, player: &str, text: &str, later: i64) {
    let play = MoveChoice::typed(&game(log), text);
    does(log, player, &Command::Play(play), later);
}

fn game(log: &[Entry]) -> Game {
    Game::from_log(GameId(1), log).unwrap()
}

/// Decides a player's command this long after the last event.
fn does(log: &mut Vec<Entry>, player: &str, command: &Command, later: i64) {
    let at = Timestamp(log.last().unwrap().at.0 + later);
    let events = decide(
        &game(log),
        &person(player).id,
        command,
        &env(at, [1, 1]),
        &DecideInput::default(),
    );
    let events = events.unwrap_or_else(|why| panic!("{player}: {command:?}: {why:?}"));
    log.extend(events.into_iter().map(|event| Entry { at, event }));
}

const SWAP: Command = Command::Swap { seen: None };
const ASK: Command = Command::AskTakeback;
const ALLOW: Command = Command::AnswerTakeback {
    accept: true,
    seen: None,
};

#[test]
fn each_player_keeps_their_own_clock_and_the_next_one_runs() {
    let mut log = log(Some("10h+1h/20h"));
    does(&mut log, "Ben", &SWAP, 3 * HOUR);
    let swapped = game(&log);
    let clocks = swapped.clocks().unwrap();
    // Ann used one hour of ten, Ben three; each turn earned one.
    assert_eq!(clocks.left_when_stopped(Seat::FIRST), 8 * HOUR, "Ben's");
    assert_eq!(clocks.left_when_stopped(Seat::SECOND), 10 * HOUR, "Ann's");
    assert_eq!(swapped.ticking(), Some(Seat::SECOND));
    assert_eq!(swapped.to_move(), Some(Seat::SECOND));
    assert!(swapped.awaits(&person("Ann").id));
    let later = Timestamp(log.last().unwrap().at.0 + 2 * HOUR);
    assert_eq!(swapped.turn_began_at().0, later.0 - 2 * HOUR);
    let times = TimeExclusions::default();
    assert_eq!(
        clock::time_left(&swapped, Seat::SECOND, &times, later),
        Some(8 * HOUR)
    );
    assert_eq!(
        clock::time_left(&swapped, Seat::FIRST, &times, later),
        Some(8 * HOUR)
    );
    // The move keeps the clock of its own player.
    assert_eq!(swapped.steps()[0].clock, Some(10 * HOUR));
    assert_eq!(
        swapped.seating().player_then(Seat::FIRST, Ply(1)),
        Some(&person("Ann").id)
    );
    assert_eq!(
        swapped.seating().first_player(Seat::FIRST),
        Some(&person("Ann").id)
    );
    assert_eq!(swapped.player(Seat::FIRST), Some(&person("Ben").id));
}

#[test]
fn a_holiday_goes_along_with_its_player() {
    let mut log = log(Some("10h"));
    let from = Timestamp(log.last().unwrap().at.0);
    let stretch = kingboard::play::calendar::TimeSpan {
        from,
        until: Timestamp(from.0 + 100 * HOUR),
    };
    let seat = Seat::FIRST;
    let event = Event::Time(kingboard::play::event::TimeEvent::Away { seat, stretch });
    log.push(Entry { at: from, event });
    does(&mut log, "Ben", &SWAP, HOUR);
    assert_eq!(game(&log).holidays(), [(Seat::SECOND, stretch)]);
}

#[test]
fn a_swap_is_taken_back_by_consent_and_may_be_made_again() {
    let mut log = log(Some("10h+1h/20h"));
    does(&mut log, "Ben", &SWAP, HOUR);
    does(&mut log, "Ben", &ASK, 0);
    does(&mut log, "Ann", &ALLOW, HOUR);
    let back = game(&log);
    assert_eq!(back.seating().swapped(), None);
    assert_eq!(back.seats(), [person("Ann").id, person("Ben").id]);
    assert_eq!(back.ply(), Ply(1));
    assert!(back.awaits(&person("Ben").id));
    assert_eq!(swap::may_swap(&back), Some(Seat::SECOND));
    assert_eq!(
        back.clocks().unwrap().left_when_stopped(Seat::FIRST),
        10 * HOUR,
        "Ann gets the hour back in which she thought about the swap"
    );
    does(&mut log, "Ben", &SWAP, HOUR);
    assert_eq!(game(&log).seating().swapped(), Some(Ply(1)));
    check_record(&log);
}

#[test]
fn moves_are_taken_back_up_to_the_swap_or_past_it() {
    let mut log = log(None);
    does(&mut log, "Ben", &SWAP, 0);
    plays(&mut log, "Ann", "C6-C5", 0);
    // With only her answer undone, the swap stays.
    let mut one = log.clone();
    does(&mut one, "Ann", &ASK, 0);
    does(&mut one, "Ben", &ALLOW, 0);
    assert_eq!(
        (game(&one).ply(), game(&one).seating().swapped()),
        (Ply(1), Some(Ply(1)))
    );
    assert!(game(&one).awaits(&person("Ann").id));
    check_record(&one);
    // With her first turn from the other side undone, the swap is undone too.
    does(&mut one, "Ann", &ASK, 0);
    does(&mut one, "Ben", &ALLOW, 0);
    assert_eq!(
        (game(&one).ply(), game(&one).seating().swapped()),
        (Ply(0), None)
    );
    assert!(game(&one).awaits(&person("Ann").id));
    assert_eq!(game(&one).seats(), [person("Ann").id, person("Ben").id]);
    check_record(&one);
    // Ben's last act was the swap.
    does(&mut log, "Ben", &ASK, 0);
    does(&mut log, "Ann", &ALLOW, 0);
    assert_eq!(
        (game(&log).ply(), game(&log).seating().swapped()),
        (Ply(1), None)
    );
    assert!(game(&log).awaits(&person("Ben").id));
    check_record(&log);
}

#[test]
fn what_is_asked_back_is_told_with_the_swap_in_it() {
    let mut table = opened(PIE);
    table.say("Ben", "swap");
    table.told();
    assert_eq!(
        table.ask("Ben", Action::Takeback(TakebackAction::Ask(None))),
        ""
    );
    let told = table.told();
    assert!(told.contains("the swap of sides"), "{told}");
    let yes = TakebackAction::Answer {
        game: None,
        seen: None,
        accept: true,
    };
    assert_eq!(table.ask("Ann", Action::Takeback(yes)), "");
    let messages = table.messages();
    let text = last(&messages).text.plain();
    assert!(
        text.contains("Ann plays South again and Ben North"),
        "{text}"
    );
    assert!(labels(last(&messages)).contains(&BUTTON.to_owned()));
    assert_eq!(shown(last(&messages)), ["Ann", "Ben"]);
}

/// Asserts that a written record reads back as the same game and is written identically.
fn check_record(log: &[Entry]) {
    let names = vec!["Ann".to_owned(), "Ben".to_owned()];
    let record = Record::new(GameId(1), log.to_vec(), names, Vec::new()).unwrap();
    let text = record.text();
    let again = Record::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert_eq!(again.text(), text);
    let (one, other) = (record.played(), again.played());
    assert_eq!(one.summary(), other.summary(), "{text}");
    assert_eq!(one.steps(), other.steps(), "{text}");
    assert_eq!(one.seating().swapped(), other.seating().swapped(), "{text}");
    assert_eq!(one.clocks(), other.clocks(), "{text}");
    serde_json::from_str::<serde_json::Value>(&record.json()).unwrap();
}

#[test]
fn records_tell_of_a_swap_and_name_who_sat_where_first() {
    let mut log = log(Some("10h+1h/20h"));
    does(&mut log, "Ben", &SWAP, HOUR);
    plays(&mut log, "Ann", "C6-C5", HOUR);
    does(&mut log, "Ben", &Command::Resign, HOUR);
    let names = vec!["Ann".to_owned(), "Ben".to_owned()];
    let text = Record::new(GameId(1), log.clone(), names, Vec::new())
        .unwrap()
        .text();
    assert!(text.contains("[South \"Ann\"]"), "{text}");
    assert!(text.contains("{[%swapped north "), "{text}");
    assert!(
        text.contains("[Result \"0-1\"]"),
        "Ben resigned as South: {text}"
    );
    check_record(&log);
}

#[test]
fn swaps_that_cannot_be_are_refused_as_what_they_are() {
    let mut log = log(None);
    let refuses = |log: &[Entry], player: &str| {
        let env = env(BEGIN, [1, 1]);
        decide(
            &game(log),
            &person(player).id,
            &SWAP,
            &env,
            &DecideInput::default(),
        )
        .unwrap_err()
    };
    let ben = person("Ben").id;
    assert_eq!(
        refuses(&log, "Ann"),
        Refusal::Swap(SwapRefusal::NotYours(ben))
    );
    assert_eq!(refuses(&log, "Eve"), Refusal::NotSeated);
    assert_eq!(refuses(&log[..4], "Ben"), Refusal::Swap(SwapRefusal::Early));
    // A first turn played again is a different one from the one seen.
    let seen = Some(game(&log).version());
    does(&mut log, "Ann", &ASK, 0);
    does(&mut log, "Ben", &ALLOW, 0);
    plays(&mut log, "Ann", "D4-C5", 0);
    let env = env(BEGIN, [1, 1]);
    let stale = decide(
        &game(&log),
        &person("Ben").id,
        &Command::Swap { seen },
        &env,
        &DecideInput::default(),
    );
    assert_eq!(stale, Err(Refusal::Stale));
    does(&mut log, "Ben", &SWAP, 0);
    assert_eq!(refuses(&log, "Ben"), Refusal::Swap(SwapRefusal::Done));
    assert_eq!(game(&log).stage(), Stage::Running);
}

#[test]
fn a_plan_for_the_other_side_is_lost_with_the_swap() {
    let plan = Plan::kept("C6-C5 B2-B3");
    let event = Event::Swapped { seat: Seat::SECOND };
    let left = plan.follow(Seat::FIRST, &[Entry { at: BEGIN, event }]);
    assert!(left.off_plan && left.plan.is_empty());
}

#[test]
fn in_the_terminal_the_keyboard_passes_to_the_next_player() {
    let text = session(
        Store::in_memory().unwrap(),
        "new kings-guard small diagonal\nC3-C4\nswap\nC6-C5\nB2-B3\nreview 1 start\nhelp swap\nquit",
    );
    assert!(
        text.contains("Player 2 takes over South. Player 1 plays North from here on."),
        "{text}"
    );
    assert!(
        text.contains("Player 1> C6-C5") && text.contains("Player 2> B2-B3"),
        "{text}"
    );
    assert!(text.contains("no-swap after new turns it off"), "{text}");
}

#[test]
fn a_review_shows_who_played_which_side_then() {
    let mut table = opened(PIE);
    table.say("Ben", "swap");
    table.plays("Ann", "C6-C5");
    let page = |table: &mut Table, ply| {
        let walk = ReviewPage {
            ply: Some(Ply(ply)),
            ..ReviewPage::of(GameId(1))
        };
        table.asked("Ann", Action::Review(walk)).remove(0)
    };
    assert_eq!(shown(&page(&mut table, 0)), ["Ann", "Ben"]);
    let first = page(&mut table, 1);
    assert!(first.text.plain().contains("Ann"), "{}", first.text.plain());
    assert_eq!(shown(&page(&mut table, 2)), ["Ben", "Ann"]);
}

#[test]
fn an_offer_made_in_discords_words_is_settled_like_any_other() {
    let mut table = Table::new();
    let offer = NewChallenge {
        kind: GameKind::KINGS_GUARD,
        opponent: Some(person("Ben")),
        options: PIE.parse().unwrap(),
        ..NewChallenge::default()
    };
    table.ask("Ann", Action::Challenge(offer));
    let told = table.told();
    assert!(told.contains("pie rule"), "{told}");
}
