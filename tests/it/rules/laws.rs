//! Laws of every game: random games through the public text API, through the fold of events and through the service.

use kingboard::scene::{Figure, Glyph, Scene, ThemeName};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenges::ChallengeListAction;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::values::{
    Day, FilmOptions, FilmSpeed, GamesFilter, HistorySearch, RecordFormat, ReviewPage, ReviewShows,
};
use kingboard::service::suggest;
use kingboard::service::{GameId, Place, Ply, Timestamp, Version, unwire, wire};
use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use kingboard::game::any::AnyPosition;
use kingboard::game::chance::Roll;
use kingboard::game::options::Options;
use kingboard::game::outcome::{Score, Status, Termination};
use kingboard::game::seat::{Seat, SeatSet};
use kingboard::game::text::{MoveError, MoveText, complete};
use kingboard::games::GameKind;
use kingboard::play::command::{Command, MoveChoice};
use kingboard::play::decide::{DecideInput, decide};
use kingboard::play::event::{Entry, Event};
use kingboard::play::{Game, PlayerId, capturable, review};

use crate::rules::argue::slow_tests;
use crate::table::harness::{BEGIN, Table, env, person};

/// One random decision: an index of a choice, and two dice.
pub(crate) type Whim = (u16, [u8; 2]);

/// A game of each kind with each set of options, and the decisions in it.
pub(crate) fn playing(longest: usize) -> impl Strategy<Value = (GameKind, Options, Vec<Whim>)> {
    let die = 1_u8..=6;
    let whim = (any::<u16>(), [die.clone(), die]);
    let kinds = prop::sample::select(GameKind::ALL.to_vec());
    (kinds, any::<u8>(), prop::collection::vec(whim, 1..longest)).prop_map(|(kind, mask, whims)| {
        let names = kind.spec().options.iter().enumerate();
        let chosen = names.filter(|(bit, _)| mask & (1 << bit) != 0);
        let options = chosen.fold(Options::default(), |all, (_, name)| all.with(name));
        (kind, options, whims)
    })
}

/// A random move. Captures are frequent enough to clear a board.
fn chosen(legal: &[MoveText], whim: u16) -> Option<&MoveText> {
    let captures: Vec<&MoveText> = legal.iter().filter(|mv| mv.captures().is_some()).collect();
    let whim = usize::from(whim);
    if captures.is_empty() || whim.is_multiple_of(4) {
        legal.get(whim % legal.len().max(1))
    } else {
        Some(captures[whim % captures.len()])
    }
}

fn throw(at: &mut dyn AnyPosition, faces: [u8; 2]) {
    if let Status::ToRoll(dice) = at.status() {
        let faces = faces.iter().cycle().take(usize::from(dice.count));
        let roll = Roll::new(
            dice,
            faces.map(|face| (face - 1) % dice.faces + 1).collect(),
        );
        at.resolve(&roll.unwrap()).unwrap();
        let status = at.status();
        assert!(!matches!(status, Status::ToRoll(_)), "one roll is enough");
    }
}

/// All properties of a position.
pub(crate) fn portrait(
    at: &dyn AnyPosition,
) -> (Status, &'static str, Vec<MoveText>, String, Scene) {
    (
        at.status(),
        at.state(),
        at.legal(),
        at.setup().to_string(),
        at.scene(),
    )
}

fn check_moves(at: &dyn AnyPosition) {
    let legal = at.legal();
    let text = at.setup();
    let distinct: BTreeSet<&MoveText> = legal.iter().collect();
    assert_eq!(distinct.len(), legal.len(), "{text}");
    assert_eq!(
        legal.is_empty(),
        !matches!(at.status(), Status::ToMove(_)),
        "{text}"
    );
    // A sample stands for very many moves.
    for mv in legal.iter().step_by(1 + legal.len() / 16) {
        assert_eq!(at.read(mv.as_str()).as_ref(), Ok(mv), "{text}");
        assert!(mv.as_str().is_ascii() && !mv.as_str().contains(' '), "{mv}");
    }
}

fn check_setup(kind: GameKind, options: &Options, at: &dyn AnyPosition) {
    let text = at.setup();
    let back = (kind.spec().restore)(options, text.as_str()).unwrap();
    assert_eq!(back.setup(), text);
    let drawn = (kind.spec().depict)(options, text.as_str()).unwrap();
    assert_eq!(drawn, at.scene(), "{text}");
    match at.status() {
        // A text does not contain due dice, the number of a position's occurrences, or the time without progress.
        Status::ToRoll(_) => {}
        Status::Over(end) if end.termination == Termination::REPETITION => {}
        Status::Over(end) if end.termination == Termination::STANDSTILL => {}
        Status::ToMove(_) | Status::Over(_) => assert_eq!(portrait(&*back), portrait(at)),
    }
}

fn check_clone(at: &dyn AnyPosition, whim: u16) {
    let before = portrait(at);
    let mut copy = at.boxed_clone();
    assert_eq!(portrait(&*copy), before);
    if let Some(mv) = chosen(&before.2, whim) {
        // Stored text is never read as typed text is.
        let respelled = MoveText::new(format!(" {mv}!"));
        let meant = MoveError::Ambiguous(vec![mv.clone()]);
        assert_eq!(copy.play(&respelled), Err(meant), "{mv}");
        assert_eq!(portrait(&*copy), before);
        copy.play(mv).unwrap();
        assert_ne!(portrait(&*copy), before, "{mv} changes something");
    }
    copy.forfeit(Seat::FIRST, Termination::RESIGNATION);
    assert_eq!(portrait(at), before);
}

/// The pieces of a scene, on the board and beside it.
fn pieces(scene: &Scene) -> BTreeMap<Figure, usize> {
    let lost = scene.lost.iter().flat_map(|tray| tray.figures.iter());
    let mut counts = BTreeMap::new();
    for figure in scene.pieces.iter().map(|(_, figure)| figure).chain(lost) {
        *counts.entry(*figure).or_default() += 1;
    }
    counts
}

fn check_scene(scene: &Scene, start: &Scene) {
    let ground: BTreeSet<_> = scene.ground.iter().map(|(cell, _)| *cell).collect();
    assert_eq!(ground.len(), scene.ground.len(), "each cell once");
    let grid = scene.grid;
    assert!(
        ground
            .iter()
            .all(|at| at.file < grid.files && at.rank < grid.ranks)
    );
    let stood_on = scene.pieces.iter().map(|(cell, _)| cell);
    let marked = scene.marks.iter().map(|(cell, _)| cell);
    assert!(stood_on.chain(marked).all(|cell| ground.contains(cell)));
    // In chess on other boards pawns promote freely, and whole armies leave the game.
    if !pieces(start)
        .keys()
        .any(|figure| figure.glyph == Glyph::Pawn)
    {
        assert_eq!(pieces(scene), pieces(start), "no piece is lost or made");
    }
    assert!(
        scene
            .lost
            .iter()
            .all(|tray| tray.figures.iter().all(|f| f.tint == tray.tint))
    );
}

fn check_completion(legal: &[MoveText]) {
    for mv in legal {
        let mut before: Vec<&MoveText> = legal.iter().collect();
        for end in 0..=mv.as_str().len() {
            let typed = mv.as_str().get(..end).unwrap();
            for typed in [typed, &typed.to_lowercase()] {
                let now = complete(legal, typed, legal.len());
                assert!(now.contains(&mv), "{typed} loses {mv}");
                assert!(now.iter().all(|mv| before.contains(mv)), "{typed} widens");
                before = now;
            }
        }
        assert!(complete(legal, mv.as_str(), 3).contains(&mv), "{mv}");
    }
}

/// Asserts that a game has moves or ends once a player has left, and ends once all but one have.
fn check_leaving(at: &dyn AnyPosition) {
    if let Status::Over(_) = at.status() {
        return;
    }
    for stays in Seat::all(at.seats()).filter(|seat| !at.eliminated().contains(*seat)) {
        let mut copy = at.boxed_clone();
        copy.forfeit(stays, Termination::RESIGNATION);
        let goes_on = matches!(copy.status(), Status::ToMove(_));
        assert_eq!(goes_on, !copy.legal().is_empty(), "{copy:?}");
        let mut copy = at.boxed_clone();
        for seat in Seat::all(at.seats()).filter(|seat| *seat != stays) {
            copy.forfeit(seat, Termination::RESIGNATION);
        }
        let Status::Over(end) = copy.status() else {
            panic!("{copy:?}");
        };
        assert!(end.winners().contains(stays), "{end:?}");
        assert_eq!(end.termination, Termination::RESIGNATION);
        assert_eq!(copy.legal(), []);
        let lines = (copy.perft(0), copy.perft(1));
        assert_eq!(lines, (1, 0), "only the line of no moves is left");
    }
}

/// Asserts that a position handed to any seat has the moves of that seat alone.
fn check_turns(at: &dyn AnyPosition) {
    let Status::ToMove(mover) = at.status() else {
        for seat in Seat::all(at.seats()) {
            assert!(at.with_turn(seat).is_none(), "{}", at.setup());
        }
        return;
    };
    for seat in Seat::all(at.seats()) {
        let Some(theirs) = at.with_turn(seat) else {
            assert!(at.eliminated().contains(seat), "{}", at.setup());
            continue;
        };
        let (legal, scene) = (theirs.legal(), theirs.scene());
        if seat == mover {
            assert_eq!(legal, at.legal(), "{}", at.setup());
        }
        // Pieces under the top of a tower move under the same hand, whichever side owns them.
        let own = seat != mover || !at.mid_turn();
        for mv in legal.iter().filter(|mv| own && !mv.origin().is_empty()) {
            let top = scene.grid.cell(mv.origin());
            let top = top.and_then(|cell| scene.figure_at(cell)).unwrap();
            assert_eq!(scene.seat_of(top.tint), Some(seat), "{mv}");
        }
    }
}

/// Asserts that those pieces can be taken which some move of the mover takes, by the boards before and after it.
fn check_capturable(game: &Game) {
    let at = game.position();
    let others = |seat: &Seat| game.to_move().is_some_and(|mover| mover != *seat);
    let others = Seat::all(at.seats()).filter(others);
    let board = at.scene();
    let owner = |scene: &Scene, cell| scene.seat_of(scene.figure_at(cell)?.tint);
    let mut expected = BTreeSet::new();
    for mv in game.choices() {
        let from = board.grid.cell(mv.origin());
        if from.and_then(|from| owner(&board, from)) != game.to_move() {
            continue;
        }
        let mut after = at.boxed_clone();
        after.play(&mv).unwrap();
        if after.eliminated() != at.eliminated() {
            // The end of another player clears a territory, too.
            return;
        }
        let scene = after.scene();
        let attacked = mv.captures().and_then(|cell| board.grid.cell(cell));
        for (cell, _) in &board.pieces {
            let before = owner(&board, *cell);
            let in_the_air = matches!(after.status(), Status::ToRoll(_)) && attacked == Some(*cell);
            let lost = before.filter(|seat| in_the_air || owner(&scene, *cell) != Some(*seat));
            expected.extend(
                lost.filter(|seat| Some(*seat) != game.to_move())
                    .map(|seat| (seat, *cell)),
            );
        }
    }
    for seat in others {
        // A third player may take it as well.
        let only_mover = at.seats() == 2;
        let found = capturable::capturable(game, SeatSet::from_iter([seat])).unwrap();
        let expected: BTreeSet<_> = expected
            .iter()
            .filter(|(of, _)| *of == seat)
            .copied()
            .collect();
        assert!(
            found.is_superset(&expected),
            "{found:?} {expected:?} {}",
            at.setup()
        );
        assert!(
            !only_mover || found == expected,
            "{found:?} {expected:?} {}",
            at.setup()
        );
    }
}

pub(crate) fn players() -> [PlayerId; 2] {
    ["test:Ann", "test:Ben"].map(PlayerId::new)
}

/// Players for the largest table.
pub(crate) fn crowd() -> [PlayerId; 6] {
    ["Ann", "Ben", "Cyn", "Dan", "Eve", "Fay"].map(|name| PlayerId::new(format!("test:{name}")))
}

/// The log of a game that has just begun, with Ann in the first seat.
pub(crate) fn begun(kind: GameKind, options: &Options) -> Vec<Entry> {
    let [ann, others @ ..] = crowd();
    let created = Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options: options.clone(),
        place: Place::in_server("test", "1", "10"),
        by: ann,
        invited: None,
        side: Some(Seat::FIRST),
        terms: kingboard::play::event::ChallengeTerms::default(),
    };
    let mut log = vec![entry(created)];
    let seats = (kind.spec().sides)(options).len();
    for player in &others[..seats - 1] {
        let challenge = Game::from_log(GameId(1), &log).unwrap();
        let (env, input) = (env(BEGIN, [1, 1]), DecideInput::default());
        let joined = decide(&challenge, player, &Command::Join, &env, &input).unwrap();
        log.extend(joined.into_iter().map(entry));
    }
    log
}

const fn entry(event: Event) -> Entry {
    Entry { at: BEGIN, event }
}

/// A random command of a player, most often a move.
pub(crate) fn command_for(game: &Game, whim: u16) -> Command {
    let seen = game.version();
    if game.dice_due().is_some() && whim % 16 > 9 {
        return if game.uses_players_dice() {
            Command::EnterFaces {
                faces: format!("{} {}", 1 + whim % 6, 1 + whim / 6 % 7),
                seen: None,
            }
        } else {
            Command::Roll { seen: None }
        };
    }
    match whim % 16 {
        0 => Command::OfferDraw,
        1 => Command::AnswerDraw {
            accept: whim.is_multiple_of(3),
            seen: None,
        },
        2 => Command::Touch(["A1", "D2", "D8", "C3", ""][usize::from(whim) % 5].to_owned()),
        3 if whim.is_multiple_of(7) => Command::Resign,
        4 => Command::Play(MoveChoice::typed(game, "D2-D9")),
        5 => Command::Play(MoveChoice::Index {
            seen: Version(seen.0 - 1),
            index: 0,
        }),
        6 => Command::Abort,
        7 if whim.is_multiple_of(5) => Command::AskTakeback,
        8 if game.requests().takeback().is_some() => Command::AnswerTakeback {
            accept: !whim.is_multiple_of(3),
            seen: None,
        },
        9 if game.requests().takeback().is_some() => Command::WithdrawTakeback { seen: None },
        _ => match game.choices().len() {
            0 => Command::Resign,
            count => Command::Play(MoveChoice::Index {
                seen,
                index: whim % u16::try_from(count).unwrap(),
            }),
        },
    }
}

fn check_fold(game: &Game, log: &[Entry]) {
    let again = Game::from_log(game.id(), log).unwrap();
    assert_eq!(again.summary(), game.summary());
    assert_eq!(again.steps(), game.steps());
    assert_eq!(again.choices(), game.choices());
    assert_eq!(portrait(again.position()), portrait(game.position()));
    assert_eq!(game.history().diverged(), None);
    assert_eq!(game.version(), Version(u32::try_from(log.len()).unwrap()));
    check_numbers(game);
    let latest = game.history().setup_at(game.ply()).unwrap();
    assert_eq!(*latest, game.position().setup());
    assert_eq!(
        game.outcome().is_some(),
        matches!(log.last().unwrap().event, Event::Ended { .. })
    );
}

/// Asserts that a round has one turn of each seat, and a turn all moves of a seat in a row.
fn check_numbers(game: &Game) {
    let seats = u32::from(game.position().seats());
    if game.is_large() {
        return check_large_numbers(game);
    }
    let turns = game.steps().chunk_by(|a, b| a.seat == b.seat);
    for (turn, steps) in (0..).zip(turns) {
        for (nth, step) in steps.iter().enumerate() {
            assert_eq!(step.number.round, turn / seats + 1);
            assert_eq!(step.number.first_of_round, nth == 0 && turn % seats == 0);
        }
    }
}

/// Asserts that no seat has two turns in a round.
fn check_large_numbers(game: &Game) {
    let mut round = Vec::new();
    for step in game.steps() {
        if step.number.first_of_round {
            round.clear();
        }
        if round.last() != Some(&step.seat) {
            assert!(round.iter().all(|seat| *seat < step.seat), "{step:?}");
            round.push(step.seat);
        }
    }
}

/// Asserts that the pictures and controls of a reply are within their limits and consistent.
fn check_reply(reply: &Reply) {
    if let Some(picture) = &reply.picture {
        let alt = &picture.alt;
        assert!(alt.chars().count() <= 1024, "{alt}");
        let words: BTreeSet<&str> = alt.split([' ', '.', ',', ':']).collect();
        for (cell, _) in &picture.scene.pieces {
            assert!(
                words.contains(picture.scene.grid.name(*cell).as_str()),
                "{alt}"
            );
        }
    }
    for control in &reply.controls {
        let asks: Vec<(&String, &Action)> = match control {
            Control::Button { label, action, .. } => vec![(label, action)],
            Control::Menu { options, .. } => options.iter().map(|(l, a)| (l, a)).collect(),
            Control::Select { prompt, action, .. } => vec![(prompt, action)],
            Control::Invite { .. } | Control::Link { .. } => Vec::new(),
        };
        assert!(asks.len() <= 25);
        for (label, action) in asks {
            let text = wire(action).unwrap();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(unwire(&text).as_ref(), Some(action));
            assert!((1..=80).contains(&label.chars().count()), "{label}");
        }
    }
}

fn walk() -> impl Strategy<Value = ReviewPage> {
    let seats = prop::option::of((0..6_u8).prop_map(|index| Seat::new(index).unwrap()));
    let ply = any::<Option<u32>>();
    let shows = prop::sample::select(vec![
        ReviewShows::Board,
        ReviewShows::List,
        ReviewShows::Graph,
    ]);
    let flags = any::<[bool; 2]>();
    let page = (0..=i64::MAX, ply, seats, shows, flags);
    page.prop_map(|(game, ply, eyes, shows, [shared, fresh])| ReviewPage {
        game: GameId(game),
        ply: ply.map(Ply),
        viewpoint: eyes,
        shows,
        shared,
        new_message: fresh,
    })
}

fn search() -> impl Strategy<Value = HistorySearch> {
    let player = || {
        let discord = any::<u64>().prop_map(|id| format!("discord:{id}"));
        let other = "[a-z]{1,5}:[a-zA-Z0-9:~-]{0,6}";
        prop::option::of(prop_oneof![discord, other].prop_map(PlayerId::new))
    };
    let kind = prop::option::of(prop::sample::select(GameKind::ALL.to_vec()));
    let score = prop::option::of(prop::sample::select(vec![
        Score::Won,
        Score::Drawn,
        Score::Lost,
    ]));
    let day = || prop::option::of((0..2_932_897_u32).prop_map(Day));
    let player_id = (player(), player());
    let what = (any::<bool>(), kind, score);
    (player_id, what, (day(), day()), any::<u16>()).prop_map(
        |((player, opponent), (running, kind, score), (since, until), page)| HistorySearch {
            running,
            player,
            opponent,
            kind,
            score,
            since,
            until,
            page,
        },
    )
}

fn cut() -> impl Strategy<Value = FilmOptions> {
    let themes = ThemeName::ALL.map(Some).to_vec();
    let theme = prop_oneof![Just(None), prop::sample::select(themes)];
    let pace = prop::sample::select(FilmSpeed::ALL.to_vec());
    let parts = (any::<Option<u8>>(), pace, theme);
    parts.prop_map(|(side, pace, theme)| FilmOptions {
        side,
        pace,
        theme,
        ..FilmOptions::default()
    })
}

/// Every action a control can have.
fn pressed() -> impl Strategy<Value = Action> {
    let id = || (0..=i64::MAX).prop_map(GameId);
    let seen = || any::<u32>().prop_map(Version);
    let filters = vec![GamesFilter::Mine, GamesFilter::Here];
    prop_oneof![
        id().prop_map(Action::Accept),
        id().prop_map(Action::Decline),
        Just(Action::Challenges(ChallengeListAction::List)),
        id().prop_map(Action::Withdraw),
        id().prop_map(|id| Action::Board(Some(id))),
        id().prop_map(|id| Action::Resign {
            game: Some(id),
            sure: true
        }),
        (id(), seen(), any::<u16>()).prop_map(|(game, seen, index)| Action::Pick {
            game,
            seen,
            index
        }),
        (id(), seen(), any::<bool>()).prop_map(|(game, seen, accept)| Action::AnswerDraw {
            game: Some(game),
            seen: Some(seen),
            accept,
        }),
        (id(), seen(), any::<Option<bool>>()).prop_map(|(game, seen, answer)| {
            let (game, seen) = (Some(game), Some(seen));
            Action::Takeback(match answer {
                Some(accept) => TakebackAction::Answer { game, seen, accept },
                None => TakebackAction::Withdraw { game, seen },
            })
        }),
        (id(), seen(), any::<Option<bool>>()).prop_map(|(game, seen, answer)| {
            let (game, seen) = (Some(game), Some(seen));
            Action::Dice(match answer {
                Some(accept) => DiceAction::AnswerRenewal { game, seen, accept },
                None => DiceAction::Roll { game, seen },
            })
        }),
        walk().prop_map(Action::Review),
        search().prop_map(Action::History),
        (id(), cut()).prop_map(|(id, cut)| Action::Film {
            game: Some(id),
            cut
        }),
        prop::sample::select(filters).prop_map(Action::Games),
        (id(), any::<bool>()).prop_map(|(game, json)| Action::Export {
            game: Some(game),
            format: if json {
                RecordFormat::Json
            } else {
                RecordFormat::Text
            },
        }),
        Just(Action::Help),
    ]
}

/// The number of cases: many more where tests may be slow.
fn cases(quick: u32) -> u32 {
    quick * if slow_tests() { 50 } else { 1 }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(64)))]

    #[test]
    fn positions_keep_their_laws((kind, options, whims) in playing(100)) {
        let mut at = (kind.spec().start)(&options);
        let start = at.scene();
        for (n, (whim, faces)) in whims.into_iter().enumerate() {
            check_moves(&*at);
            check_setup(kind, &options, &*at);
            check_scene(&at.scene(), &start);
            check_leaving(&*at);
            check_turns(&*at);
            if n % 8 == 3 {
                check_clone(&*at, whim);
                check_completion(&at.legal());
            }
            let legal = at.legal();
            let Some(mv) = chosen(&legal, whim) else { break };
            at.play(mv).unwrap();
            check_moves(&*at);
            throw(&mut *at, faces);
        }
    }

    #[test]
    fn games_are_what_their_logs_say((kind, options, whims) in playing(120)) {
        let mut log = begun(kind, &options);
        let mut game = Game::from_log(GameId(1), &log).unwrap();
        let start = game.position().scene();
        let mut summaries: Vec<_> = (1..=log.len())
            .map(|n| Game::from_log(GameId(1), &log[..n]).unwrap().summary())
            .collect();
        for (n, (whim, faces)) in whims.into_iter().enumerate() {
            let acts = game.seat_to_act().and_then(|seat| game.mover_for_seat(seat));
            let acts = acts.unwrap_or(&game.seats()[0]).clone();
            let others: Vec<_> = game.seats().iter().filter(|other| **other != acts).collect();
            let other = others[usize::from(whim) / 11 % others.len()];
            let player = &if whim.is_multiple_of(11) { other.clone() } else { acts };
            let now = Timestamp(BEGIN.0 + i64::try_from(n).unwrap());
            let Ok(events) = decide(&game, player, &command_for(&game, whim / 16), &env(now, faces), &DecideInput::default()) else {
                continue;
            };
            for event in events {
                let entry = Entry { at: now, event };
                game.apply(&entry);
                log.push(entry);
                summaries.push(game.summary());
            }
            if n % 8 == 3 {
                check_fold(&game, &log);
                check_capturable(&game);
            }
        }
        check_fold(&game, &log);
        for (n, summary) in summaries.iter().enumerate().step_by(5) {
            prop_assert_eq!(&Game::from_log(GameId(1), &log[..=n]).unwrap().summary(), summary);
        }
        for ply in (0..=game.ply().0).map(Ply) {
            let scene = review::scene_at(&game, ply).unwrap();
            // A king mated in team play may be handed over, and is then in no count of pieces.
            if !game.is_large() {
                check_scene(&scene, &start);
            }
        }
    }

    #[test]
    fn what_a_control_asks_survives_the_wire(action in pressed()) {
        let text = wire(&action).unwrap();
        prop_assert!(text.len() <= 100);
        prop_assert_eq!(unwire(&text), Some(action));
    }

    #[test]
    fn no_text_upsets_the_reader_of_the_wire(
        text in prop_oneof!["\\PC{0,120}", "k1\\.[a-z]{0,8}(\\.[0-9a-z+-]{0,22}){0,5}"],
    ) {
        if let Some(action) = unwire(&text) {
            let again = wire(&action).unwrap();
            prop_assert_eq!(unwire(&again), Some(action));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(24)))]

    #[test]
    fn replies_keep_the_limits_of_every_transport((kind, options, whims) in playing(40)) {
        let mut table = Table::of(kind, &options.to_string());
        for (whim, [attacker, defender]) in whims {
            table.dice(attacker, defender);
            let player = ["Ann", "Ben"][usize::from(whim % 2)];
            let game = None;
            let id = &person(player).id;
            let offered = suggest::suggest_moves(&table.service, id, &table.place, game, "");
            let text = match offered.len() {
                0 => ["D2-D3", "D9", "A1A9", "hello"][usize::from(whim) % 4].to_owned(),
                count => offered[usize::from(whim) % count].value.clone(),
            };
            let action = match whim % 14 {
                0 => Action::OfferDraw(game),
                1 => Action::AnswerDraw { game, seen: None, accept: false },
                2 => Action::Board(game),
                3 => Action::Review(ReviewPage {
                    ply: Some(Ply(u32::from(whim % 7))),
                    shows: if whim.is_multiple_of(2) {
                        ReviewShows::List
                    } else {
                        ReviewShows::Board
                    },
                    shared: whim.is_multiple_of(5),
                    ..ReviewPage::of(GameId(1))
                }),
                7 => Action::BeginReview { game, at: Some(text) },
                8 => Action::History(HistorySearch { running: whim.is_multiple_of(4), ..HistorySearch::default() }),
                4 => Action::Resign { game, sure: whim.is_multiple_of(5) },
                5 => Action::Touch { game, cell: text },
                6 => Action::Games(GamesFilter::Here),
                _ => Action::Play { game, text },
            };
            table.asked(player, action).iter().for_each(check_reply);
            table.messages().iter().for_each(check_reply);
        }
    }
}
