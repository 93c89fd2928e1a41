//! Forged controls: every verb, of every game, by uninvolved users, with any numbers.

use std::path::Path;

use kingboard::play::event::Entry;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Asker, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::completion::ContestUse;
use kingboard::service::api::explore::ExploreAction;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::suggest::CompletionField;
use kingboard::service::{GameId, GameKind, Place, Timestamp, suggest, unwire, wire};
use kingboard::store::{Store, place_of_text};

use crate::project::walls::rust;
use crate::table::harness::{BEGIN, Table, env, person};

/// Ann's secret, in a note, a plan and a line of her private board.
const SECRET: &str = "zebrafish";

/// The wire forms of controls; `G` is a game, `V` a version or a number.
const CONTROLS: &[&str] = &[
    "table.G.V.any",
    "table.G.V.go",
    "table.G.V.start",
    "table.G.V.off",
    "table.G.V.1",
    "table.G.V.level3",
    "table.G.V.unlevel",
    "computer.kings-mate",
    "accept.G",
    "decline.G",
    "withdraw.G",
    "rematch.G",
    "pick.G.V.0",
    "pick.G.V.V",
    "draw.G.V.yes",
    "draw.G.V.no",
    "signal.G",
    "signal.G.3",
    "takeback.G.V.yes",
    "swap.G.3",
    "resign.G",
    "board.G",
    "look.G",
    "look.G.near",
    "look.G.near.1",
    "look.G.hints",
    "review.G.V",
    "review.G.V.s",
    "review.G.V.l",
    "review.G.V.n",
    "film.G",
    "film.G.any.normal.any",
    "story.G.any.any",
    "story.G.0.night.shared",
    "analyse.G",
    "playon.G.V",
    "playon.G.V.3.G",
    "verify.G",
    "export.G",
    "export.G.json",
    "notes.G",
    "notes.G.share",
    "notes.G.keep",
    "words.G",
    "letters.G",
    "why.G.V.D2-D4",
    "reach.G.D2",
    "abort.G",
    "dice.roll.G.V",
    "dice.renew.G.V.yes",
    "time.show.G",
    "time.pause.G.V.yes",
    "time.resume.G",
    "time.give.G.1d",
    "time.claim.G",
    "time.wait.G",
    "time.at.G.V.claim.G",
    "choose.G",
    "choose.G.V.D2",
    "choose.G.V.D2.D3",
    "from.G.V.D2",
    "next.G.V.0",
    "then.G.V.0.A1",
    "turn.G.V.0",
    "whole.G.V.0",
    "preview.G.V.0",
    "moderate.seat.G.V.yes",
    "moderate.seat.G.V.no",
    "fill.annul.G.running",
    "fill.annul.G.over",
    "plan.G.V.clear",
    "plan.G.V.drop.0",
    "explore.G.V.show",
    "explore.G.V.share",
    "explore.G.best.V",
    "explore.G.V.fresh",
    "explore.G.V.play.0",
    "inbox.next.G",
    "onward.choose.G",
    "onward.pick.G.V.0",
    "onward.draw.G.V.yes",
    "for.G.say.resign",
    "for.G.play.D2-D3",
    "for.G.touch.D2",
    "for.G.draw",
    "for.G.drawn.yes",
    "for.G.swap",
    "for.G.resign",
    "for.G.seat.test:~Ben",
    "for.G.note..zebra",
    "for.G.mine",
    "for.G.text",
    "for.G.reach",
    "for.G.review.1",
    "for.G.explore..d2d3",
    "for.G.plan.d2d3",
    "for.G.mean.3.hold",
    "for.G.computer.3",
    "for.G.pause",
    "for.G.give.1d",
    "for.G.words.luck",
    "for.G.roll",
    "for.G.enter.5 2",
    "for.G.renew",
    "for.G.takeback",
    "for.G.taken.yes",
    "for.G.undo",
    "remind.later.G",
    // Controls without a game.
    "games.mine",
    "games.here",
    "history.V",
    "inbox",
    "inbox.page.V",
    "remind",
    "challenges",
    "hooks",
    "hooks.test.1",
    "hooks.remove.1",
    "tokens.mine",
    "tokens.mine.end.1",
    "tokens.server.end.1",
    "hours.page",
    "help",
    "guide",
    "lesson.kings-mate",
    "form",
    "set",
    "set.theme.night",
    "setup",
    "rules.kings-mate",
    "contest.list",
    "contest.join.V",
    "contest.leave.V",
    "contest.out.V",
    "contest.show.V",
    "contest.cancel.V",
    "contest.resume.V",
    "contest.rest.V",
    "contest.team.V.V",
    "contest.page.V.V",
    "contest.pairings.V.V.V",
    "contest.take.V.V",
    "contest.draft.V.own.own..own.V.V.V.V",
    "contest.open.V.heats.immortal-star-masters.rf.5d+8h/7d.V.V.V.V",
    "ladder.show.V",
    "ladder.page.V.V",
    "ladder.join.V",
    "ladder.leave.V",
    "ladder.out.V",
    "ladder.challenge.V.V",
    "ladder.answer.V.V.yes",
    "ladder.answer.V.V.no",
    "ladder.withdraw.V.V",
    "ladder.close.V",
    "puzzle.daily",
    "puzzle.record",
    "puzzle.next.any.any",
    "puzzle.next.kings-mate.escort",
    "puzzle.G.V.begin",
    "puzzle.G.V.show",
    "puzzle.G.V.piece.D2",
    "puzzle.G.V.play.V",
    "puzzle.G.V.solution",
    "puzzle.G.V.again",
    "puzzle.G.V.playon",
    "web.link",
    "web.sessions",
    "web.end.V",
    "web.end.all",
    "server",
    "server.pings.off",
    "fill.server.clock",
    "fill.zone",
    "fill.at.V.kings-mate.lot.own..",
    "privacy",
    "privacy.server",
    "privacy.server.test:1.0.0",
    "privacy.delete.test:Ann.0.0",
    "ratings.standings.kings-mate.here.mine",
    "ratings.standings.kings-mate.all.V",
    "ratings.choose.hidden",
];

/// The verbs in the source of the wire form's parser, except for answers and the like.
fn verbs() -> Vec<String> {
    const OTHERS: [&str; 8] = [
        "yes", "json", "share", "keep", "mine", "here", "ended", "last",
    ];
    let source = &rust("src")["src/service/api/wire.rs"];
    let (_, reading) = source.split_once("pub fn unwire").unwrap();
    let (reading, _) = reading.split_once("[\"\"]").unwrap();
    let words = reading.split('"').skip(1).step_by(2);
    let mut verbs: Vec<String> = words
        .filter(|word| word.len() > 2 && !OTHERS.contains(word))
        .filter(|word| word.bytes().all(|b| b.is_ascii_lowercase()))
        .map(str::to_owned)
        .collect();
    verbs.sort();
    verbs.dedup();
    verbs
}

/// Every control with each of these games and versions.
pub(super) fn forged(games: &[i64], versions: &[u64]) -> Vec<String> {
    let mut all = Vec::new();
    for control in CONTROLS {
        for game in games {
            for version in versions {
                let parts = control.split('.').map(|part| match part {
                    "G" => game.to_string(),
                    "V" => version.to_string(),
                    other => other.to_owned(),
                });
                let id = format!("k1.{}", parts.collect::<Vec<_>>().join("."));
                if !all.contains(&id) {
                    all.push(id);
                }
            }
        }
    }
    all
}

/// Games of every stage between Ann and Ben, on a file that other connections can read.
pub(super) fn world(path: &Path) -> Table {
    let mut table = Table::on(Store::open(path).unwrap());
    table.start("Ann", "Ben", "active");
    table.begin(GameKind::KINGS_GUARD, "");
    table.challenge("Ann", Some("Ben"), "");
    table.challenge("Ann", None, "");
    let over = table.start("Ben", "Ann", "");
    assert_eq!(over, GameId(5));
    assert_eq!(table.ask("Ann", unwire("k1.resign.5").unwrap()), "");
    for game in [1, 2, 5] {
        let kept = table.ask("Ann", note(game, SECRET));
        assert!(kept.contains("Only you"), "{kept}");
    }
    let planned = Action::Plan(PlanAction::Add {
        game: Some(GameId(1)),
        text: "D2-D3 D8-D7 G2-G3".to_owned(),
    });
    assert!(table.ask("Ann", planned).contains("G2-G3"));
    let tried = Action::Explore(ExploreAction::Open {
        game: Some(GameId(1)),
        at: None,
        moves: "D2-D3 D8-D7 G2-G3".to_owned(),
    });
    assert!(table.ask("Ann", tried).contains("G2-G3"));
    table.told();
    table.private.clear();
    table
}

fn note(game: i64, text: &str) -> Action {
    Action::Note {
        game: Some(GameId(game)),
        at: None,
        text: text.to_owned(),
    }
}

fn logs(path: &Path) -> Vec<Vec<Entry>> {
    let store = Store::open_read_only(path).unwrap();
    (1..=6)
        .map(|game| store.load(GameId(game)).unwrap())
        .collect()
}

/// Sends an action from this place. Returns the private replies.
fn asks(table: &mut Table, (player, place): (&str, &str), ask: Action) -> Vec<Reply> {
    let request = Request {
        user: person(player),
        place: place_of_text(place),
        source: "test:9".to_owned(),
        access: Access::default(),
        action: ask,
    };
    let env = env(Timestamp(BEGIN.0 + 3_600_000), [1, 1]);
    table.service.handle(&request, &env)
}

/// Everything these replies show.
pub(super) fn shown(replies: &[Reply]) -> String {
    let mut all = String::new();
    for reply in replies {
        all.push_str(&reply.text.plain());
        all.extend(reply.file.iter().map(|file| file.text.as_str()));
        let pictures = reply.picture.iter().chain(&reply.more_pictures);
        all.extend(pictures.map(|picture| picture.alt.as_str()));
        let controls = format!("{:?}", reply.controls);
        all.push_str(&controls);
        all.push('\n');
    }
    all
}

#[test]
fn every_verb_that_is_read_is_forged_here() {
    for verb in verbs() {
        let forged = |control: &&&str| control.split('.').next() == Some(&verb);
        assert!(CONTROLS.iter().any(|control| forged(&control)), "{verb}");
    }
    assert!(verbs().len() > 40, "{:?}", verbs());
    let read = forged(&[1], &[0])
        .iter()
        .filter(|id| unwire(id).is_some())
        .count();
    assert!(
        read * 4 > CONTROLS.len() * 3,
        "only {read} are controls of ours"
    );
}

#[test]
fn a_stranger_changes_nothing_and_is_shown_nothing_of_games_elsewhere() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = world(&path);
    let before = logs(&path);
    for id in forged(&[1, 2, 3, 4, 5, 6], &[0, 1, 5, 6]) {
        let Some(action) = unwire(&id) else { continue };
        for place in ["test:2:20", "test:0:7"] {
            let replies = asks(&mut table, ("Zoe", place), action.clone());
            let shown = shown(&replies);
            for word in ["Ann", "Ben", SECRET, "G2-G3", "test:1"] {
                assert!(!shown.contains(word), "{id}: {shown}");
            }
        }
    }
    assert_eq!(logs(&path), before);
    for message in ["m1", "m2", "m3"] {
        let said = Action::Chat {
            text: "D2-D3".to_owned(),
            reply_to: Some(message.into()),
            addressed: true,
            aloud: false,
        };
        let replies = asks(&mut table, ("Zoe", "test:2:20"), said);
        assert!(!shown(&replies).contains("Ann"), "{replies:?}");
    }
    assert_eq!(logs(&path), before);
}

#[test]
fn a_spectator_in_the_same_server_changes_nothing_and_reads_no_secret() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = world(&path);
    let before = logs(&path);
    for id in forged(&[1, 2, 3, 4, 5], &[0, 5, 6, 7]) {
        // Accepting an open challenge is allowed to all, and so is a game of one's own from a finished one.
        if ["k1.accept.4", "k1.table.4.", "k1.playon."]
            .iter()
            .any(|open| id.starts_with(open))
        {
            continue;
        }
        let Some(action) = unwire(&id) else { continue };
        let replies = asks(&mut table, ("Eve", "test:1:10"), action);
        let shown = shown(&replies);
        for word in [SECRET, "G2-G3 "] {
            assert!(!shown.contains(word), "{id}: {shown}");
        }
    }
    assert_eq!(logs(&path), before);
}

#[test]
fn the_opponent_reads_no_note_no_plan_and_no_private_board_whatever_they_press() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = world(&path);
    for id in forged(&[1, 2, 3, 4, 5], &[0, 5, 6, 7]) {
        let Some(action) = unwire(&id) else { continue };
        let shown = shown(&asks(&mut table, ("Ben", "test:1:10"), action));
        assert!(!shown.contains(SECRET), "{id}: {shown}");
        assert!(!shown.contains("line \"D2-D3"), "{id}: {shown}");
    }
}

#[test]
fn a_control_of_any_other_version_plays_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    let log = logs(&path);
    let now = log[0].len() as u64;
    let others = (0..now).chain([now + 1, 65_535, u64::from(u32::MAX)]);
    for version in others {
        for control in [
            "pick.1.V.0",
            "choose.1.V.D2.D3",
            "turn.1.V.0",
            "draw.1.V.yes",
        ] {
            let id = format!("k1.{}", control.replace('V', &version.to_string()));
            if let Some(action) = unwire(&id) {
                asks(&mut table, ("Ann", "test:1:10"), action);
            }
        }
    }
    for index in [u64::from(u16::MAX), 500] {
        let action = unwire(&format!("k1.pick.1.{now}.{index}")).unwrap();
        asks(&mut table, ("Ann", "test:1:10"), action);
    }
    assert_eq!(logs(&path), log);
    let action = unwire(&format!("k1.pick.1.{now}.0")).unwrap();
    asks(&mut table, ("Ann", "test:1:10"), action);
    assert_eq!(logs(&path)[0].len(), log[0].len() + 1, "the true one plays");
}

#[test]
fn numbers_that_are_too_large_or_not_plain_digits_are_no_controls() {
    for number in [
        "9223372036854775808",
        "99999999999999999999999999",
        "-1",
        "+1",
        " 1",
        "0x1",
        "1e3",
        "١",
        "１",
        "",
    ] {
        for control in [
            "board.N",
            "accept.N",
            "pick.N.1.1",
            "pick.1.N.1",
            "pick.1.1.N",
            "review.1.N",
        ] {
            let id = format!("k1.{}", control.replace('N', number));
            assert_eq!(unwire(&id), None, "{id}");
        }
    }
    for id in [
        "k1",
        "k1.",
        "k2.board.1",
        "board.1",
        "",
        "k1.board.1.2",
        "K1.board.1",
    ] {
        assert_eq!(unwire(id), None, "{id}");
    }
    let largest = unwire("k1.board.9223372036854775807").unwrap();
    assert!(wire(&largest).is_some());
    let mut table = Table::game("");
    assert!(
        table
            .ask("Ann", largest)
            .contains("no game #9223372036854775807")
    );
}

#[test]
fn autocomplete_names_nothing_of_games_elsewhere() {
    let dir = tempfile::tempdir().unwrap();
    let table = world(&dir.path().join("games.db"));
    let zoe = person("Zoe").id;
    let elsewhere = Place::in_server("test", "2", "20");
    let games = (1..=6).map(|game| Some(GameId(game))).chain([None]);
    for game in games {
        for wanted in [
            CompletionField::Move(game),
            CompletionField::Square(game),
            CompletionField::Cell(game),
            CompletionField::Ply(game),
            CompletionField::Game { mine: false },
            CompletionField::Game { mine: true },
            CompletionField::Challenge { to_me: false },
            CompletionField::Challenge { to_me: true },
            CompletionField::Explore(game),
            CompletionField::Plan(game),
            CompletionField::Month,
            CompletionField::Contest(ContestUse::See),
            CompletionField::Ladder { closed: true },
        ] {
            let asker = Asker::in_private(&zoe, &elsewhere);
            let offers = suggest::suggest(&table.service, asker, &wanted, "", BEGIN);
            assert_eq!(offers, [], "{wanted:?}");
        }
    }
    // Only Ann's own board continues from her line.
    for player in ["Ben", "Eve"] {
        let wanted = CompletionField::Explore(Some(GameId(1)));
        let user = person(player);
        let asker = Asker::in_private(&user.id, &table.place);
        let own = suggest::suggest(&table.service, asker, &wanted, "", BEGIN);
        let text = format!("{own:?}");
        assert!(text.contains("D2-D3"), "the game as it stands: {text}");
    }
}

#[test]
fn a_blocked_player_gets_in_by_no_control_and_no_form() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = world(&path);
    let block = Action::Relation(RelationAction::Block(Some(person("Mallory"))));
    asks(&mut table, ("Ann", "test:1:10"), block);
    let before = logs(&path);
    for id in ["accept.4", "rematch.5", "accept.3", "moderate.seat.1.1.yes"] {
        if let Some(action) = unwire(&format!("k1.{id}")) {
            asks(&mut table, ("Mallory", "test:1:10"), action);
        }
    }
    let offer = NewChallenge {
        opponent: Some(person("Ann")),
        ..NewChallenge::default()
    };
    let refused = shown(&asks(
        &mut table,
        ("Mallory", "test:1:10"),
        Action::Challenge(offer),
    ));
    assert!(!refused.contains("block"), "{refused}");
    assert_eq!(logs(&path), before);
}
