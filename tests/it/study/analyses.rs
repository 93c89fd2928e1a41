//! Analyses of finished games: asked for, made in turn, announced once to the player who asked, and refused if they
//! would help a player.

use kingboard::game::options::Options;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::explore::ExploreAction;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::reply::{Audience, ButtonStyle, Control, Reply};
use kingboard::service::api::values::{ReviewPage, SideChoice, StoryOptions};
use kingboard::service::background::analyses;
use kingboard::service::background::thoughts::Stop;
use kingboard::service::suggest;
use kingboard::service::words::language::{Language, with_language};
use kingboard::service::{GameId, GameKind, Place, Ply, Recipient, Service};
use kingboard::store::Store;
use tempfile::TempDir;

use crate::operate::transcripts::ACTIVE;
use crate::pictures::story::DUEL;
use crate::table::harness::{Table, button, labels, person};

const GAME: GameId = GameId(1);
/// Positions of each search: few, since programs of tests are slow.
const NODES: u64 = 30;
/// A line of King's Mate.
const LINE: &str = "D2-D3 D8-D7 G2-G3 A8-A7 D3-D4 D7-D6";

pub(crate) fn analyse(game: i64) -> Action {
    Action::Analyse(Some(GameId(game)))
}

pub(crate) fn resign(table: &mut Table, player: &str, game: GameId) {
    let (game, sure) = (Some(game), true);
    assert_eq!(table.ask(player, Action::Resign { game, sure }), "");
}

/// The same table with few positions a search.
pub(crate) fn quick(mut table: Table) -> Table {
    let none = Service::new(Store::in_memory().unwrap());
    table.service = std::mem::replace(&mut table.service, none)
        .configured(|options| options.think_limit = Some(NODES));
    table
}

/// Ann and Ben have played this line, and Ben has resigned.
fn finished(line: &str) -> Table {
    let mut table = quick(Table::game(""));
    table.line(line);
    resign(&mut table, "Ben", GAME);
    table.told();
    table
}

/// Makes the next looks; `false` if none are wanted. Returns how many were made.
pub(crate) fn works_once(table: &mut Table) -> Option<usize> {
    let job = analyses::next_looks(&mut table.service, "test", &[])?;
    let made = job.look(&Stop::default(), || true).unwrap();
    let env = table.env();
    analyses::take_looks(&mut table.service, &job, &made, 10, &env);
    Some(made.count())
}

/// Makes all looks that are waited for. Returns how many were made.
pub(crate) fn works(table: &mut Table) -> usize {
    let mut made = 0;
    while let Some(count) = works_once(table) {
        made += count;
    }
    // Messages are delivered with the next request.
    table.ask("Zoe", Action::Help);
    made
}

fn plain(reply: &Reply) -> String {
    reply.text.plain()
}

#[test]
fn an_analysis_is_asked_for_made_and_told_once_to_the_one_who_asked() {
    // Given a finished game, when Ann asks for its analysis
    let mut table = finished(LINE);
    let queued = table.asked("Ann", analyse(1)).remove(0);
    // Then she alone reads at once that it is in the queue, and about how long it takes
    assert_eq!(queued.audience, Audience::Asker);
    assert!(
        plain(&queued).contains("in the queue"),
        "{}",
        plain(&queued)
    );
    assert!(
        plain(&queued).contains("about 10 seconds"),
        "{}",
        plain(&queued)
    );
    assert!(table.messages().is_empty());
    // When it is made, then one message calls her alone, and has the whole report
    assert_eq!(works(&mut table), 7, "six moves and the end");
    let told = table.messages();
    let [told] = &told[..] else {
        panic!("{told:?}")
    };
    assert_eq!(told.notify, [person("Ann").id]);
    let text = plain(told);
    for part in [
        "Ann, the analysis of #1 is ready.",
        "Analysis of #1",
        "White, Ann, lost",
        "Black, Ben, lost",
        "doubtful (?!)",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(!text.contains("Luck"), "no dice, no luck: {text}");
    let file = told.file.as_ref().unwrap();
    assert_eq!(file.name, "analysis-1.txt");
    assert_eq!(file.text.lines().count(), 7, "{}", file.text);
    assert!(file.text.lines().all(|line| line.chars().count() < 80));
    // When anybody asks again, then the report comes at once, and no message
    let again = table.asked("Ben", analyse(1)).remove(0);
    assert!(text.ends_with(&plain(&again)), "{}", plain(&again));
    assert_eq!(again.audience, Audience::Asker);
    assert_eq!(works(&mut table), 0);
    assert!(table.messages().is_empty());
}

#[test]
fn without_a_number_it_is_the_last_game_that_the_player_finished_here() {
    let mut table = finished(LINE);
    table.start("Ann", "Ben", "");
    table.line("G2-G3");
    let asked = table.ask("Ann", Action::Analyse(None));
    assert!(asked.contains("analysis of #1 is in the queue"), "{asked}");
    let none = table.ask("Cid", Action::Analyse(None));
    assert!(none.contains("not finished a game here"), "{none}");
    table.place = Place::in_server("test", "1", "77");
    let elsewhere = table.ask("Ann", Action::Analyse(None));
    assert!(
        elsewhere.contains("not finished a game here"),
        "{elsewhere}"
    );
}

#[test]
fn the_last_message_of_a_game_and_the_last_page_of_its_review_have_the_button() {
    let mut table = quick(Table::game(""));
    table.line(LINE);
    table.told();
    resign(&mut table, "Ben", GAME);
    let end = table.messages();
    let queued = button(&end, "Analyse");
    assert_eq!(queued, analyse(1));
    let page = |ply: &str| Action::BeginReview {
        game: Some(GAME),
        at: Some(ply.to_owned()),
    };
    let last = table.asked("Ann", page("last"));
    assert_eq!(button(&last, "Analyse"), analyse(1));
    let before = table.asked("Ann", page("2"));
    assert!(!labels(&before[0]).contains(&"Analyse".to_owned()));
    // A double press waits once and is answered once.
    assert!(
        table
            .ask("Ann", queued.clone())
            .contains("is in the queue.")
    );
    let twice = table.ask("Ann", queued.clone());
    assert!(twice.contains("in the queue already"), "{twice}");
    table.ask("Ben", queued);
    works(&mut table);
    let told = table.messages();
    let called: Vec<_> = told.iter().map(|told| told.notify.clone()).collect();
    assert_eq!(called, [[person("Ann").id], [person("Ben").id]]);
}

#[test]
fn dice_are_told_apart_from_skill() {
    let mut table = quick(Table::game("active"));
    table.line(&ACTIVE.replace(" [", "["));
    table.told();
    assert!(table.ask("Ben", analyse(1)).contains("in the queue"));
    works(&mut table);
    let told = table.messages();
    let text = plain(&told[0]);
    assert_eq!(text.matches("Luck of the dice: ").count(), 2, "{text}");
    assert!(text.contains("as if equals had played: "), "{text}");
    assert!(text.contains("The roll that decided most: "), "{text}");
    let costliest = "\nEach player’s costliest mistakes:\n• 26. G4-G3 (?) by Ann gave away 129. Best was F6xG7.\n";
    assert!(text.contains(costliest), "{text}");
    let table_of_moves = &told[0].file.as_ref().unwrap().text;
    let dice = table_of_moves
        .lines()
        .find(|line| line.contains("F6xG7[5:6]"));
    assert!(
        dice.is_some_and(|line| line.contains('+') || line.contains('−')),
        "{dice:?}"
    );
}

#[test]
fn the_story_of_an_analysed_game_turns_on_the_roll_that_the_analysis_names() {
    let mut table = quick(Table::game("active"));
    table.line(DUEL);
    resign(&mut table, "Ben", GAME);
    table.told();
    let turn = |table: &mut Table| {
        let (game, look) = (Some(GAME), StoryOptions::default());
        let told = table.asked("Ann", Action::Story { game, look }).remove(0);
        let picture = told.picture.unwrap();
        let story = picture.story().unwrap();
        (
            story.panels[1].heading.clone(),
            story.panels[1].line.clone(),
        )
    };
    let (_, before) = turn(&mut table);
    assert!(before.starts_with("The luckiest roll: "), "{before}");
    table.ask("Ann", analyse(1));
    works(&mut table);
    let text = plain(&table.messages()[0]);
    let (_, named) = text.split_once("The roll that decided most: ").unwrap();
    let (named, _) = named.split_once(" by ").unwrap();
    let (roll, after) = turn(&mut table);
    assert_eq!(roll, named, "{text}");
    assert!(
        after.starts_with("The roll that decided most: a "),
        "{after}"
    );
}

#[test]
fn a_table_of_six_is_analysed_and_every_language_tells_it_in_one_message() {
    let mut table = quick(Table::of(GameKind::IMMORTAL_STAR_MASTERS, "six"));
    for nth in 0..5 {
        let player = ["Ann", "Ben", "Cyn", "Dan", "Eve", "Fay"][nth];
        let moves =
            suggest::suggest_moves(&table.service, &person(player).id, &table.place, None, "");
        if let Some(first) = moves.first() {
            table.say(player, &first.value.clone());
        }
        resign(&mut table, player, GAME);
    }
    table.told();
    assert!(table.ask("Ann", analyse(1)).contains("in the queue"));
    works(&mut table);
    let told = table.messages();
    assert_eq!(
        plain(&told[0]).matches(" per decision on average").count(),
        6
    );
    let request = table.request("Ann", analyse(1));
    for language in Language::ALL {
        let request = Request {
            access: Access {
                language: Some(language),
                ..Access::default()
            },
            ..request.clone()
        };
        let env = table.env();
        let replies = with_language(language, || table.service.handle(&request, &env));
        let text = plain(&replies[0]);
        assert!(
            text.contains("#1") && text.encode_utf16().count() < 2_000,
            "{text}"
        );
        let seats = text.lines().filter(|line| line.starts_with("• "));
        assert!(seats.count() >= 6, "{text}");
        let file = replies[0].file.as_ref().unwrap();
        assert!(
            file.text.lines().all(|line| line.chars().count() < 80),
            "{}",
            file.text
        );
    }
}

#[test]
fn a_game_under_way_is_never_analysed_whoever_asks_and_however() {
    let mut table = quick(Table::game(""));
    table.line(LINE);
    for player in ["Ann", "Ben", "Zoe"] {
        let refused = table.ask(player, analyse(1));
        assert!(
            refused.contains("still being played"),
            "{player}: {refused}"
        );
        let page = Action::BeginReview {
            game: Some(GAME),
            at: None,
        };
        let page = table.asked(player, page);
        assert!(!labels(&page[0]).iter().any(|label| label == "Analyse"));
    }
    let none = table.ask("Ann", Action::Analyse(None));
    assert!(none.contains("not finished a game here"), "{none}");
    assert!(analyses::next_looks(&mut table.service, "test", &[]).is_none());
    assert!(analyses::looks_at(&table.service, GAME).is_some_and(|job| job.progress() == (0, 0)));
    table.challenge("Ann", None, "");
    let open = table.ask("Ann", analyse(2));
    assert!(open.contains("has not begun"), "{open}");
}

#[test]
fn a_game_that_reached_a_position_of_a_running_game_against_people_waits_until_that_has_moved_on() {
    // Given a finished game, and a running one that stands at one of its positions
    let mut table = finished(LINE);
    table.start("Ben", "Cid", "");
    table.plays("Ben", "#2 D2-D3").told();
    // Then its player is refused and sees which game it is; others are not
    let refused = table.ask("Ben", analyse(1));
    assert!(
        refused.contains("the very position that stands in #2"),
        "{refused}"
    );
    let too = table.ask("Cid", analyse(1));
    assert!(too.contains("the very position that stands in #2"), "{too}");
    assert!(table.ask("Ann", analyse(1)).contains("in the queue"));
    works(&mut table);
    table.told();
    // Neither does a stored analysis help
    let refused = table.ask("Ben", analyse(1));
    assert!(refused.contains("stands in #2"), "{refused}");
    // When that game moves on to another position, it is shown
    table.plays("Cid", "#2 G8-G7");
    let told = table.ask("Ben", analyse(1));
    assert!(told.contains("Analysis of #1"), "{told}");
}

/// The usual start of a game after this many quiet turns.
fn start_after_quiet(kind: GameKind, turns: u32) -> String {
    let start = (kind.spec().start)(&Options::default()).setup().to_string();
    let (position, none) = start.rsplit_once(' ').unwrap();
    assert_eq!(none, "0");
    format!("{position} {turns}")
}

#[test]
fn a_running_game_holds_back_an_analysis_of_its_position_whatever_the_count_of_quiet_turns() {
    for kind in [GameKind::FOUR_KINGS, GameKind::IMMORTAL_STAR_MASTERS] {
        // Given a game that has ended, and a running one at its first position after more quiet turns
        let mut table = quick(Table::of(kind, ""));
        let moves =
            suggest::suggest_moves(&table.service, &person("Ann").id, &table.place, None, "");
        table.say("Ann", &moves[0].value);
        resign(&mut table, "Ben", GAME);
        let offer = NewChallenge {
            kind,
            opponent: Some(person("Ben")),
            side: SideChoice::Seat(0),
            position: Some(start_after_quiet(kind, 3)),
            ..NewChallenge::default()
        };
        assert_eq!(table.ask("Ann", Action::Challenge(offer.clone())), "");
        assert_eq!(table.press("Ben", "Accept"), "");
        // Then neither its analysis nor a computer helps
        let refused = table.ask("Ann", analyse(1));
        assert!(refused.contains("position that stands in #2"), "{refused}");
        let offer = NewChallenge {
            opponent: None,
            computer: Some(1),
            position: Some(start_after_quiet(kind, 5)),
            ..offer
        };
        let refused = table.ask("Ben", Action::Challenge(offer));
        assert!(refused.contains("position of #2"), "{refused}");
    }
}

#[test]
fn a_running_game_holds_back_an_analysis_that_reached_its_position_by_a_departure() {
    let mut table = quick(Table::new());
    for game in [1, 2].map(GameId) {
        table.begin(GameKind::IMMORTAL_STAR_MASTERS, "three");
        let named = Some(game);
        let moves =
            suggest::suggest_moves(&table.service, &person("Ann").id, &table.place, named, "");
        table.say("Ann", &format!("{game} {}", moves[0].value));
        resign(&mut table, "Ben", game);
        if game == GAME {
            resign(&mut table, "Cyn", game);
        }
        table.told();
    }
    let refused = table.ask("Cyn", analyse(1));
    assert!(refused.contains("position that stands in #2"), "{refused}");
}

#[test]
fn a_game_against_the_computer_holds_back_no_analysis() {
    let mut table = finished(LINE);
    let offer = NewChallenge {
        computer: Some(1),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ben", Action::Challenge(offer)), "");
    table.plays("Ben", "#2 D2-D3").told();
    assert!(table.ask("Ben", analyse(1)).contains("in the queue"));
}

#[test]
fn what_cannot_be_analysed_is_refused_in_words() {
    // Without a move
    let mut table = quick(Table::game(""));
    resign(&mut table, "Ben", GAME);
    // A game that ends before its first move has no result.
    let unplayed = table.ask("Ann", analyse(1));
    assert!(unplayed.contains("nothing to analyse"), "{unplayed}");
    // Unknown, and of another server
    let unknown = table.ask("Ann", analyse(9));
    let mut table = finished(LINE);
    table.place = Place::in_server("test", "2", "20");
    let abroad = table.ask("Zoe", analyse(1));
    assert_eq!(abroad.replace("#1", "#9"), unknown);
    // Its players may ask from there, and are notified in private
    assert!(table.ask("Ann", analyse(1)).contains("in the queue"));
    works(&mut table);
    assert!(table.messages().is_empty());
    let (whom, told) = table.private.last().unwrap();
    assert_eq!(*whom, person("Ann").id);
    assert!(plain(told).contains("Analysis of #1"), "{}", plain(told));
}

#[test]
fn an_operator_may_switch_it_off_or_limit_it() {
    let mut table = finished(LINE);
    let store = |table: &mut Table, change: fn(Service) -> Service| {
        let none = Service::new(Store::in_memory().unwrap());
        let service = std::mem::replace(&mut table.service, none);
        table.service = change(service);
    };
    store(&mut table, |service| {
        service.configured(|options| options.think_limit = None)
    });
    let off = table.ask("Ann", analyse(1));
    assert!(off.contains("switched it off"), "{off}");
    store(&mut table, |service| {
        service
            .configured(|options| options.think_limit = Some(NODES))
            .configured(|options| options.analyses_per_day = 0)
    });
    let off = table.ask("Ann", analyse(1));
    assert!(off.contains("switched it off"), "{off}");
    store(&mut table, |service| {
        service.configured(|options| options.analyses_per_day = 1)
    });
    let second = table.start("Ann", "Ben", "");
    table.line("G2-G3 D8-D7");
    resign(&mut table, "Ben", second);
    table.told();
    assert!(table.ask("Ann", analyse(1)).contains("in the queue"));
    let many = table.ask("Ann", analyse(second.0));
    assert!(many.contains("an analysis within a day"), "{many}");
    assert!(table.ask("Ben", analyse(second.0)).contains("in the queue"));
    works(&mut table);
    // Everybody can read a stored analysis.
    let read = table.ask("Ann", analyse(second.0));
    assert!(read.contains("Analysis of #2"), "{read}");
    table.pass(24 * 60 * 60 * 1_000);
    let third = table.start("Ann", "Ben", "");
    table.line("A2-A3 D8-D7");
    resign(&mut table, "Ben", third);
    assert!(table.ask("Ann", analyse(third.0)).contains("in the queue"));
}

#[test]
fn a_game_that_is_annulled_while_it_waits_is_told_to_have_nothing_to_analyse() {
    let mut table = finished(LINE);
    table.ask("Ann", analyse(1));
    table.annul(GAME);
    works(&mut table);
    let text = told_in_private(&mut table, "Ann");
    assert!(text.contains("nothing to analyse"), "{text}");
    assert!(!text.contains("is ready"), "{text}");
    assert!(analyses::next_looks(&mut table.service, "test", &[]).is_none());
    // The button under its end is stale by now.
    let stale = table.ask("Ann", analyse(1));
    assert!(stale.contains("ended without a result"), "{stale}");
}

/// The only private message since the last call, to this player.
fn told_in_private(table: &mut Table, player: &str) -> String {
    let told = std::mem::take(&mut table.private);
    let [(recipient, reply)] = told.as_slice() else {
        panic!("{told:?}");
    };
    assert_eq!(*recipient, person(player).id);
    plain(reply)
}

#[test]
fn an_analysis_that_would_help_by_the_time_it_is_ready_is_refused_in_private() {
    // Given Ben, who has asked for an analysis in the channel
    let mut table = finished(LINE);
    assert!(table.ask("Ben", analyse(1)).contains("in the queue"));
    // When a running game of Ben's reaches one of its positions before it is ready
    table.start("Ben", "Cid", "");
    table.plays("Ben", "#2 D2-D3").told();
    works(&mut table);
    // Then only Ben is notified
    assert_eq!(table.told(), "");
    let text = told_in_private(&mut table, "Ben");
    assert!(text.contains("position that stands in #2"), "{text}");
    assert!(!text.contains("is ready"), "{text}");
}

#[test]
fn a_place_that_takes_no_message_is_made_up_for_in_private() {
    let mut table = finished(LINE);
    let env = table.env();
    table.handled("Ann", analyse(1));
    while let Some(job) = analyses::next_looks(&mut table.service, "test", &[]) {
        let made = job.look(&Stop::default(), || true).unwrap();
        analyses::take_looks(&mut table.service, &job, &made, 1, &env);
    }
    let env = table.env();
    let due = table.service.due("test", &env, 9);
    assert!(matches!(due[..], [_]), "{due:?}");
    assert_eq!(due[0].to, Recipient::Place(table.place.clone()));
    let gone = DeliveryOutcome::Never("no permission".to_owned());
    table.service.delivered(due[0].id, gone, &env);
    let due = table.service.due("test", &env, 9);
    assert_eq!(due[0].to, Recipient::Person(person("Ann").id));
    assert!(plain(&due[0].reply).contains("Analysis of #1"));
    table
        .service
        .delivered(due[0].id, DeliveryOutcome::Posted(None), &env);
    assert!(table.service.due("test", &env, 9).is_empty());
}

#[test]
fn a_move_that_waits_gets_the_thinker_after_the_look_in_hand() {
    let mut table = finished(LINE);
    table.ask("Ann", analyse(1));
    let job = analyses::next_looks(&mut table.service, "test", &[]).unwrap();
    assert_eq!(job.progress(), (7, 7));
    let made = job.look(&Stop::default(), || false).unwrap();
    assert_eq!(made.count(), 1);
    assert!(
        analyses::next_looks(&mut table.service, "test", &[GAME]).is_none(),
        "one at a time"
    );
    let stop = Stop::default();
    stop.ask();
    assert!(job.look(&stop, || true).is_none());
    assert!(analyses::wants_looks(&table.service, GAME));
}

#[test]
fn an_estimate_counts_what_comes_before_and_learns_from_what_was_made() {
    let mut table = finished(LINE);
    let mut asks = Vec::new();
    for name in ["Cid", "Dan"] {
        let game = table.start("Ann", name, "");
        let line = LINE.split(' ').zip(["Ann", name].into_iter().cycle());
        for (mv, player) in line {
            assert_eq!(table.say(player, &format!("{game} {mv}")), "");
        }
        resign(&mut table, name, game);
        asks.push(analyse(game.0));
    }
    // A slow machine: three seconds a position.
    table.ask("Zoe", analyse(1));
    let job = analyses::next_looks(&mut table.service, "test", &[]).unwrap();
    let made = job.look(&Stop::default(), || false).unwrap();
    let env = table.env();
    analyses::take_looks(&mut table.service, &job, &made, 3_000, &env);
    let first = table.ask("Ann", asks.remove(0));
    // Six positions of Zoe's game, and seven of her own, make 39 seconds.
    assert!(first.contains("about 40 seconds"), "{first}");
    let second = table.ask("Ann", asks.remove(0));
    assert!(second.contains("about 1 minute"), "{second}");
    works(&mut table);
    table.told();
}

#[test]
fn nobody_is_looked_for_who_asked_to_be_forgotten() {
    let mut table = finished(LINE);
    table.ask("Zoe", analyse(1));
    let page = table.ask("Zoe", Action::Privacy(PrivacyAction::Show));
    assert!(page.contains("Analyses asked for: 1"), "{page}");
    let file = table.asked("Zoe", Action::Privacy(PrivacyAction::Export));
    let file = file[0].file.as_ref().unwrap();
    assert!(file.text.contains("\"analyses\": [\n"), "{}", file.text);
    let asked = table.asked("Zoe", Action::Privacy(PrivacyAction::Delete(None)));
    let sure = button(&asked, "Delete everything");
    assert!(table.ask("Zoe", sure).contains("nothing is kept about you"));
    assert!(!analyses::wants_looks(&table.service, GAME));
    assert!(analyses::next_looks(&mut table.service, "test", &[]).is_none());
    table.told();
}

#[test]
fn an_export_has_the_game_and_its_request_and_no_judgement_that_might_help_elsewhere() {
    let mut table = finished(LINE);
    table.ask("Ann", analyse(1));
    works(&mut table);
    let file = table.asked("Ann", Action::Privacy(PrivacyAction::Export));
    let text = &file[0].file.as_ref().unwrap().text;
    let data: serde_json::Value = serde_json::from_str(text).unwrap();
    assert_eq!(data["analyses"][0]["game"], 1);
    let events = data["games"][0]["events"].as_array().unwrap();
    let moves = events
        .iter()
        .filter(|event| event["body"]["played"].is_object());
    assert_eq!(moves.count(), 6);
    for kept_back in ["looks", "puzzles", "dice_counts"] {
        assert!(data.get(kept_back).is_none(), "{kept_back}");
        assert!(data["games"][0].get(kept_back).is_none(), "{kept_back}");
    }
}

#[test]
fn a_crash_in_the_middle_keeps_half_and_the_message_comes_once() {
    let home = TempDir::new().unwrap();
    let path = home.path().join("games.db");
    let mut table = quick(Table::on(Store::open(&path).unwrap()));
    table.start("Ann", "Ben", "");
    table.line(&[LINE, "G3-G4 A7-A6 G4-G5 A6-A5 E1-E2 B9-C8"].join(" "));
    resign(&mut table, "Ben", GAME);
    table.told();
    table.ask("Ann", analyse(1));
    assert_eq!(works_once(&mut table), Some(8));
    // It crashes while the next looks are made.
    drop(table);
    let mut table = quick(Table::on(Store::open(&path).unwrap()));
    assert_eq!(analyses::waiting_analyses(&mut table.service), 1);
    assert_eq!(works_once(&mut table), Some(13 - 8));
    // It crashes before the message is sent.
    drop(table);
    let mut table = quick(Table::on(Store::open(&path).unwrap()));
    assert_eq!(works(&mut table), 0);
    let told = table.messages();
    assert!(matches!(told[..], [_]), "{told:?}");
    assert!(plain(&told[0]).contains("Analysis of #1"));
    drop(table);
    let mut table = quick(Table::on(Store::open(&path).unwrap()));
    assert_eq!(works(&mut table), 0);
    assert!(table.messages().is_empty());
}

#[test]
fn a_damaged_game_holds_up_no_later_request_of_its_asker() {
    // Given Zoe, who waits for two analyses, and the first game is quarantined meanwhile
    let home = TempDir::new().unwrap();
    let path = home.path().join("games.db");
    let mut table = quick(Table::on(Store::open(&path).unwrap()));
    for game in [1, 2].map(GameId) {
        table.start("Ann", "Ben", "");
        table.plays("Ann", &format!("{game} D2-D3"));
        resign(&mut table, "Ben", game);
        assert!(table.ask("Zoe", analyse(game.0)).contains("in the queue"));
    }
    table.told();
    let conn = rusqlite::Connection::open(&path).unwrap();
    conn.execute(
        "INSERT INTO set_apart (game, from_at, reason) VALUES (1, 1, '')",
        [],
    )
    .unwrap();
    // Then she is notified that the first could not be finished, and gets the second
    works(&mut table);
    let text = told_in_private(&mut table, "Zoe");
    assert!(
        text.contains("analysis of #1 could not be finished"),
        "{text}"
    );
    let told = table.told();
    assert!(told.contains("Analysis of #2"), "{told}");
    assert_eq!(analyses::waiting_analyses(&mut table.service), 0);
}

fn page(ply: u32) -> Action {
    Action::Review(ReviewPage {
        ply: Some(Ply(ply)),
        ..ReviewPage::of(GAME)
    })
}

/// Returns `true` if a page shows anything of an analysis.
fn judges(page: &Reply) -> bool {
    let marks = ["Next mistake", "Best line"].map(str::to_owned);
    plain(page).contains("Analysis of") || labels(page).iter().any(|label| marks.contains(label))
}

#[test]
fn a_review_judges_each_move_and_leads_from_mistake_to_mistake_and_to_the_best_line() {
    // Given a finished game, its pages judge nothing before the analysis
    let mut table = quick(Table::game("active"));
    table.line(&ACTIVE.replace(" [", "["));
    assert!(!judges(&table.asked("Ann", page(0))[0]));
    assert!(!judges(&table.asked("Ann", page(9))[0]));
    let best = Action::Explore(ExploreAction::BestLine {
        game: GAME,
        ply: Ply(9),
    });
    let unmade = table.asked("Ann", best.clone()).remove(0);
    assert!(plain(&unmade).contains("not yet"), "{}", plain(&unmade));
    assert_eq!(button(&[unmade], "Analyse"), analyse(1));
    table.ask("Ann", analyse(1));
    works(&mut table);
    let told = table.messages().pop().unwrap();
    let marked = told.file.unwrap().text.matches('?').count();
    // When Ann goes from mistake to mistake, then each page says what was given away
    let mut shown = table.asked("Ann", page(0)).remove(0);
    let mut marks = 0;
    while let Some(next) = shown.controls.iter().find_map(|control| match control {
        Control::Button {
            label,
            action,
            style,
        } => {
            let on = label == "Next mistake" && *style != ButtonStyle::Disabled;
            on.then(|| action.clone())
        }
        Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    }) {
        shown = table.asked("Ann", next).remove(0);
        let text = plain(&shown);
        assert!(
            text.contains("Analysis of") && text.contains(" It gave away "),
            "{text}"
        );
        let judged = text
            .lines()
            .filter_map(|line| line.strip_prefix("Analysis of "));
        let signs =
            judged.filter_map(|line| line.split_once(" after. ")?.1.split_once(" It gave away"));
        marks += signs
            .map(|(sign, _)| sign.matches('?').count())
            .sum::<usize>();
    }
    assert!(marks > 0);
    assert_eq!(marks, marked);
    // And the best line is played out on a board of her own
    let opened = table.asked("Ann", button(&[shown], "Best line")).remove(0);
    let text = plain(&opened);
    assert_eq!(opened.audience, Audience::Asker);
    assert!(text.contains("The best line by the analysis"), "{text}");
    assert!(text.contains("Tried: "), "{text}");
    assert!(opened.picture.is_some());
    let back = table.asked("Ann", button(&[opened], "Back")).remove(0);
    assert!(plain(&back).contains("A board of your own for #1"));
    let far = Action::Explore(ExploreAction::BestLine {
        game: GAME,
        ply: Ply(999),
    });
    assert!(!table.ask("Ann", far).contains("best line"));
}

#[test]
fn a_report_names_up_to_three_mistakes_of_each_player() {
    let mut table = quick(Table::game("active"));
    table.line(&ACTIVE.replace(" [", "["));
    table.told();
    table.ask("Ann", analyse(1));
    works(&mut table);
    let told = table.told();
    let lines = || told.lines().filter(|line| line.starts_with("• "));
    let named = |player: &str| {
        let by = format!(" by {player} gave away");
        lines().filter(|line| line.contains(&by)).count()
    };
    for player in ["Ann", "Ben"] {
        let seat = lines().find(|line| line.contains(&format!(", {player}, lost")));
        let (_, marks) = seat.unwrap().split_once("doubtful (?!) ").unwrap();
        let (marks, _) = marks.split_once('.').unwrap();
        let count = |word: &str| word.trim_end_matches(',').parse().unwrap_or(0);
        let marks: usize = marks.split(' ').map(count).sum();
        assert_eq!(named(player), marks.min(3), "{told}");
    }
    assert!(named("Ann") + named("Ben") > 3, "{told}");
}

#[test]
fn the_best_line_is_played_out_after_somebody_has_left_the_table() {
    let mut table = quick(Table::new());
    table.begin(GameKind::IMMORTAL_STAR_MASTERS, "three");
    for player in ["Ann", "Cyn"] {
        let id = person(player).id;
        let moves = suggest::suggest_moves(&table.service, &id, &table.place, None, "");
        table.say(player, &moves[0].value);
        if player == "Ann" {
            resign(&mut table, "Ben", GAME);
        }
    }
    resign(&mut table, "Ann", GAME);
    table.ask("Ann", analyse(1));
    works(&mut table);
    for ply in [1, 2].map(Ply) {
        let best = Action::Explore(ExploreAction::BestLine { game: GAME, ply });
        let board = table.ask("Ann", best);
        assert!(board.contains("played out"), "{board}");
        assert!(board.contains("Tried: "), "{board}");
    }
}

#[test]
fn no_page_judges_a_game_under_way_or_one_that_would_help_in_another() {
    let mut table = quick(Table::game(""));
    table.line(LINE);
    for ply in 0..7 {
        assert!(!judges(&table.asked("Zoe", page(ply))[0]));
    }
    let best = Action::Explore(ExploreAction::BestLine {
        game: GAME,
        ply: Ply(2),
    });
    let refused = table.ask("Ann", best.clone());
    assert!(refused.contains("still being played"), "{refused}");
    resign(&mut table, "Ben", GAME);
    table.ask("Zoe", analyse(1));
    works(&mut table);
    assert!(judges(&table.asked("Ann", page(2))[0]));
    table.start("Ann", "Cid", "");
    table.plays("Ann", "#2 D2-D3").told();
    assert!(!judges(&table.asked("Ann", page(2))[0]));
    let refused = table.ask("Ann", best.clone());
    assert!(refused.contains("stands in #2"), "{refused}");
    assert!(judges(&table.asked("Ben", page(2))[0]));
    table.service = std::mem::replace(
        &mut table.service,
        Service::new(Store::in_memory().unwrap()),
    )
    .configured(|options| options.think_limit = None);
    assert!(!judges(&table.asked("Ben", page(2))[0]));
    assert!(table.ask("Ben", best).contains("switched it off"));
}
