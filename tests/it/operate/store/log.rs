//! Logged events are read back unchanged, permanently; unreadable ones are named.

use std::path::Path;

use kingboard::game::chance::{Dice, Roll};
use kingboard::game::options::Options;
use kingboard::game::outcome::{Outcome, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::text::{MoveText, SetupText};
use kingboard::games::GameKind;
use kingboard::play::calendar::TimeSpan;
use kingboard::play::event::{
    ChallengeTerms, Consent, DiceEvent, Entry, Event, LobbyEvent, ModerationEvent, OfferRepeat,
    PauseReason, TimeEvent,
};
use kingboard::play::seal::{Scheme, Secret};
use kingboard::play::signal::Signal;
use kingboard::play::stakes::{Stakes, Unrated};
use kingboard::play::summary::GameSummary;
use kingboard::play::{GameId, Place, PlayerId, Ply, Timestamp, Version};
use kingboard::store::{self, SideEffects, Store, StoreError, place_of_text};
use proptest::prelude::*;
use rusqlite::Connection;

use crate::operate::store::{
    advance, announcement, at, created, file_with_a_game, later, numbers, offer, offered, place,
    played, player,
};

const GOLDEN: &str = include_str!("../../../golden/events.txt");

/// The events of the golden file, line by line.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
fn golden_events() -> Vec<Event> {
    let two_dice = Dice { count: 2, faces: 6 };
    let discord = |id: u64| PlayerId::new(format!("discord:{id}"));
    vec![
        Event::Created {
            kind: GameKind::KINGS_MATE,
            rules_version: 1,
            options: Options::default().with("active").with("touch"),
            place: Place::in_server("discord", "77", "88"),
            by: discord(1),
            invited: Some(discord(2)),
            side: Some(Seat::SECOND),
            terms: ChallengeTerms::default(),
        },
        Event::Created {
            kind: GameKind::KINGS_MATE,
            rules_version: 1,
            options: Options::default(),
            place: Place::of_transport("console"),
            by: player("anna"),
            invited: None,
            side: None,
            terms: ChallengeTerms::default(),
        },
        Event::Declined {
            by: discord(2),
            word: String::new(),
        },
        Event::Withdrawn,
        Event::Seated {
            seat: Seat::FIRST,
            player: discord(2),
        },
        Event::Started {
            setup: SetupText::new("setup-of-the-start"),
        },
        Event::Stakes(Stakes::Rated { everywhere: false }),
        Event::Stakes(Stakes::Rated { everywhere: true }),
        Event::Stakes(Stakes::Unrated(Unrated::NoClock)),
        Event::Played {
            seat: Seat::FIRST,
            text: MoveText::new("D2-D3"),
            after: SetupText::new("setup-after-the-move"),
        },
        Event::Rolled {
            roll: Roll::new(two_dice, vec![5, 2]).unwrap(),
            after: SetupText::new("setup-after-the-roll"),
        },
        Event::Touched {
            seat: Seat::SECOND,
            cells: vec!["D8".to_owned(), "E8".to_owned()],
        },
        Event::DrawOffered { seat: Seat::FIRST },
        Event::DrawDeclined { seat: Seat::SECOND },
        Event::Swapped { seat: Seat::SECOND },
        Event::Forfeited {
            seat: Seat::SECOND,
            why: Termination::RESIGNATION,
        },
        Event::Ended {
            outcome: Outcome::win(2, Seat::FIRST, Termination::new("conquest")),
        },
        Event::Ended {
            outcome: Outcome::draw(2, Termination::AGREEMENT),
        },
        Event::Aborted { by: Seat::FIRST },
        Event::Imported {
            place: Place::in_server("discord", "77", "88"),
            game: GameId(12),
        },
    ]
    .into_iter()
    .chain(time_events())
    .chain(settled_events())
    .chain([Event::Signalled {
        seat: Seat::SECOND,
        signal: Signal::new(10).unwrap(),
    }])
    .chain(later_offers())
    .collect()
}

/// Offers with different terms.
fn offers() -> Vec<Event> {
    let discord = |id: u64| PlayerId::new(format!("discord:{id}"));
    vec![
        Event::Created {
            kind: GameKind::KINGS_MATE,
            rules_version: 1,
            options: Options::default(),
            place: Place::in_server("discord", "77", "88"),
            by: discord(1),
            invited: None,
            side: None,
            terms: ChallengeTerms {
                clock: Some("3d+12h/4d soft".parse().unwrap()),
                note: "a quiet game".to_owned(),
                thread: true,
                standing: Some(OfferRepeat::Games(3)),
                expires: Some(Timestamp(1_800_000_000_000)),
                follows: Some(GameId(11)),
                position: None,
                rated: false,
                longest_stop: None,
                first_move: None,
            },
        },
        Event::Created {
            kind: GameKind::KINGS_MATE,
            rules_version: 1,
            options: Options::default(),
            place: Place::of_transport("console"),
            by: player("anna"),
            invited: None,
            side: None,
            terms: ChallengeTerms {
                rated: true,
                ..ChallengeTerms::default()
            },
        },
        Event::Created {
            kind: GameKind::KINGS_MATE,
            rules_version: 1,
            options: Options::default(),
            place: Place::of_transport("console"),
            by: player("anna"),
            invited: None,
            side: None,
            terms: ChallengeTerms {
                standing: Some(OfferRepeat::ForEver),
                ..ChallengeTerms::default()
            },
        },
    ]
}

/// Events about time and terms.
fn time_events() -> Vec<Event> {
    let mut events = offers();
    events.extend([
        Event::Expired,
        Event::Time(TimeEvent::Clocked {
            seat: Seat::FIRST,
            left: 259_200_000,
        }),
        Event::Time(TimeEvent::Flagged { seat: Seat::SECOND }),
        Event::Time(TimeEvent::Given {
            by: Seat::FIRST,
            to: Seat::SECOND,
            added: 86_400_000,
        }),
        Event::Time(TimeEvent::PauseOffered { by: Seat::FIRST }),
        Event::Time(TimeEvent::PauseDeclined { by: Seat::SECOND }),
        Event::Time(TimeEvent::Paused {
            why: PauseReason::Agreed,
        }),
        Event::Time(TimeEvent::Paused {
            why: PauseReason::PlaceGone,
        }),
        Event::Time(TimeEvent::Paused {
            why: PauseReason::Left(Seat::SECOND),
        }),
        Event::Time(TimeEvent::Resumed { by: Seat::SECOND }),
        Event::Time(TimeEvent::PauseEnded),
        Event::Time(TimeEvent::Away {
            seat: Seat::FIRST,
            stretch: TimeSpan {
                from: Timestamp(1_800_000_000_000),
                until: Timestamp(1_800_086_400_000),
            },
        }),
        Event::Time(TimeEvent::Back { seat: Seat::FIRST }),
        Event::Moved {
            place: Place::in_server("discord", "77", "99"),
        },
    ]);
    events
}

/// Events of sealed dice.
fn dice_events() -> Vec<Event> {
    let secret = Secret::new([7; 32]);
    let commitment = secret.commitment(Scheme::UntilRoll, GameKind::KINGS_MATE, 1, GameId(12));
    [
        DiceEvent::Sealed {
            game: GameId(12),
            rules: 1,
            commitment,
            scheme: Scheme::UntilRoll,
        },
        DiceEvent::Sealed {
            game: GameId(12),
            rules: 1,
            commitment: secret.commitment(Scheme::UntilMove, GameKind::KINGS_MATE, 1, GameId(12)),
            scheme: Scheme::UntilMove,
        },
        DiceEvent::Seeded {
            seat: Seat::SECOND,
            seed: "seven \"cats\"".to_owned(),
        },
        DiceEvent::RenewalOffered { by: Seat::FIRST },
        DiceEvent::RenewalDeclined { by: Seat::SECOND },
        DiceEvent::Opened { secret },
    ]
    .map(Event::Dice)
    .into()
}

/// Moderators' events.
fn moderator_events() -> Vec<Event> {
    let discord = |id: u64| PlayerId::new(format!("discord:{id}"));
    let (by, seat) = (discord(9), Seat::SECOND);
    let (from, to) = (discord(2), discord(3));
    let gone = || "gone fishing".to_owned();
    [
        ModerationEvent::Paused {
            by: by.clone(),
            reason: "a dispute".to_owned(),
        },
        ModerationEvent::Paused {
            by: by.clone(),
            reason: String::new(),
        },
        ModerationEvent::Resumed { by: by.clone() },
        ModerationEvent::Annulled {
            by: by.clone(),
            reason: "both agreed in the chat".to_owned(),
        },
        ModerationEvent::Unrated {
            by: by.clone(),
            reason: "a test of the clocks".to_owned(),
        },
        ModerationEvent::HandOverOffered {
            by: by.clone(),
            seat,
            to: to.clone(),
            reason: gone(),
            expires: Timestamp(1_800_000_000_000),
        },
        ModerationEvent::HandOverDeclined { by: to.clone() },
        ModerationEvent::HandedOver {
            by,
            seat,
            from,
            to,
            reason: gone(),
        },
    ]
    .map(Event::Moderated)
    .into()
}

/// Events of agreements between two players beside the moves.
fn settled_events() -> Vec<Event> {
    let mut events = vec![
        Event::TakebackAsked {
            seat: Seat::SECOND,
            to: Ply(7),
        },
        Event::TakebackDeclined { seat: Seat::FIRST },
        Event::TakenBack { to: Ply(7) },
        Event::Declined {
            by: PlayerId::new("discord:2"),
            word: "Next week, gladly.".to_owned(),
        },
    ];
    events.extend(dice_events());
    events.extend(moderator_events());
    events.push(Event::Closed);
    events.extend(table_events());
    events
}

/// Events of tables for more than two.
fn table_events() -> Vec<Event> {
    let player = PlayerId::new("discord:4");
    let came = |seat| LobbyEvent::Joined {
        player: player.clone(),
        seat,
    };
    let lobby = [
        came(Some(Seat::SECOND)),
        came(None),
        LobbyEvent::Left {
            player: player.clone(),
        },
        LobbyEvent::Ready {
            player: player.clone(),
        },
        LobbyEvent::Shrunk {
            options: Options::default().with("three"),
        },
    ];
    let agreed = |to| Event::Agreed {
        seat: Seat::SECOND,
        to,
    };
    let consents = [
        Consent::Draw,
        Consent::Takeback,
        Consent::Abort,
        Consent::StandIn,
    ];
    let lobby = lobby.into_iter().map(Event::Lobby);
    lobby.chain(consents.map(agreed)).collect()
}

/// Offers of a game from a position that was set up, and of one that holidays and pauses stop for ten days at most.
fn later_offers() -> [Event; 2] {
    let position = ChallengeTerms {
        position: Some(SetupText::new("setup-that-was-agreed")),
        ..ChallengeTerms::default()
    };
    let stops = ChallengeTerms {
        longest_stop: Some(864_000_000),
        ..ChallengeTerms::default()
    };
    [position, stops].map(|terms| Event::Created {
        kind: GameKind::KINGS_MATE,
        rules_version: 1,
        options: Options::default(),
        place: Place::of_transport("console"),
        by: player("anna"),
        invited: None,
        side: None,
        terms,
    })
}

/// The stored name of each kind of event. A new kind needs one here, and a golden line.
fn stored_name(event: &Event) -> &'static str {
    match event {
        Event::Created { .. } => "created",
        Event::Declined { .. } => "declined",
        Event::Withdrawn => "withdrawn",
        Event::Lobby(_) => "lobby",
        Event::Agreed { .. } => "agreed",
        Event::Seated { .. } => "seated",
        Event::Started { .. } => "started",
        Event::Stakes(_) => "stakes",
        Event::Played { .. } => "played",
        Event::Rolled { .. } => "rolled",
        Event::Touched { .. } => "touched",
        Event::Signalled { .. } => "signalled",
        Event::DrawOffered { .. } => "draw_offered",
        Event::DrawDeclined { .. } => "draw_declined",
        Event::TakebackAsked { .. } | Event::TakebackDeclined { .. } | Event::TakenBack { .. } => {
            "takeback"
        }
        Event::Swapped { .. } => "swapped",
        Event::Forfeited { .. } => "forfeited",
        Event::Ended { .. } => "ended",
        Event::Aborted { .. } => "aborted",
        Event::Imported { .. } => "imported",
        Event::Closed => "closed",
        Event::Expired => "expired",
        Event::Time(_) => "time",
        Event::Dice(_) => "dice",
        Event::Moderated(_) => "moderated",
        Event::Moved { .. } => "moved",
    }
}

/// Stores bodies in a closed file as the events of a game, as an older program might have.
fn plant(path: &Path, game: GameId, lines: &[(i64, &str)]) {
    let conn = Connection::open(path).unwrap();
    conn.pragma_update(None, "foreign_keys", false).unwrap();
    for (seq, (schema, body)) in (1_i64..).zip(lines) {
        conn.execute(
            "INSERT INTO events (game, seq, at, schema, body) VALUES (?1, ?2, 0, ?3, ?4)",
            (game.0, seq, schema, body),
        )
        .unwrap();
    }
}

#[test]
fn every_body_ever_written_decodes() {
    let (_dir, path) = place();
    drop(Store::open(&path).unwrap());
    let lines: Vec<(i64, &str)> = GOLDEN
        .lines()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(schema, body)| (schema.parse().unwrap(), body))
        .collect();
    let game = GameId(900);
    plant(&path, game, &lines);
    // The game has no row.
    let entries = Store::open(&path)
        .unwrap()
        .read_even_if_quarantined(game)
        .unwrap();
    let events: Vec<Event> = entries.into_iter().map(|entry| entry.event).collect();
    assert_eq!(events, golden_events());
}

#[test]
fn bodies_are_written_as_the_golden_file_has_them() {
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    let entries: Vec<Entry> = golden_events().into_iter().map(|e| at(0, e)).collect();
    let row = |id| GameSummary {
        version: Version(u32::try_from(entries.len()).unwrap()),
        ..offer(id)
    };
    store.create(&entries, row, SideEffects::default()).unwrap();
    let conn = Connection::open(&path).unwrap();
    let mut bodies = conn
        .prepare("SELECT schema || ' ' || body FROM events ORDER BY seq")
        .unwrap();
    let bodies: Vec<String> = bodies
        .query_map([], |row| row.get(0))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    assert_eq!(bodies, GOLDEN.lines().collect::<Vec<_>>());
    for (event, body) in golden_events().iter().zip(&bodies) {
        let tag = format!("1 {{\"{}\":", stored_name(event));
        assert!(body.starts_with(&tag), "{body}");
    }
}

#[test]
fn a_body_that_cannot_be_read_is_named_by_game_and_event() {
    let good = r#"{"withdrawn":{}}"#;
    let no_such_game = r#"{"created":{"kind":"ludo","rules":1,"options":"","place":"p","by":"a","invited":null,"side":null}}"#;
    let unreadable = [
        (0, good),
        (2, good),
        (1, no_such_game),
        (1, r#"{"exploded":{}}"#),
        (1, r#"{"withdrawn":{"because":"rain"}}"#),
        (1, r#"{"seated":{"seat":6,"player":"console:anna"}}"#),
        (1, r#"{"seated":{"seat":0}}"#),
        (1, r#"{"rolled":{"faces":[0],"after":""}}"#),
        (1, r#"{"ended":{"places":[1,2,3,4,5,6,7],"why":"x"}}"#),
        (1, "{"),
        (1, ""),
    ];
    let (_dir, path) = place();
    drop(Store::open(&path).unwrap());
    for (game, bad) in (900..).zip(unreadable) {
        plant(&path, GameId(game), &[(1, good), bad]);
    }
    let store = Store::open(&path).unwrap();
    for (number, bad) in (900..).zip(unreadable) {
        let error = store.load(GameId(number)).unwrap_err();
        assert!(
            matches!(&error, StoreError::Corrupt { game, seq: 2, what } if game.0 == number && !what.is_empty()),
            "{bad:?}: {error:?}"
        );
        let begins = format!("game #{number}, event 2: ");
        assert!(error.to_string().starts_with(&begins), "{error}");
    }
}

#[test]
fn a_missing_event_is_noticed() {
    let (_dir, path) = place();
    let row = file_with_a_game(&path, 3);
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch(
        "PRAGMA foreign_keys = OFF; DROP TRIGGER events_are_never_deleted; DELETE FROM events WHERE seq = 2;",
    )
    .unwrap();
    let error = Store::open(&path).unwrap().load(row.id).unwrap_err();
    assert!(matches!(error, StoreError::Corrupt { seq: 2, .. }));
}

#[test]
fn stored_events_can_be_neither_changed_nor_deleted() {
    let (_dir, path) = place();
    file_with_a_game(&path, 1);
    let conn = Connection::open(&path).unwrap();
    for sql in [
        "UPDATE events SET at = 0",
        "UPDATE events SET body = ''",
        "DELETE FROM events",
    ] {
        let error = conn.execute(sql, []).unwrap_err();
        assert!(error.to_string().contains("append only"), "{error}");
    }
}

fn any_time_event() -> impl Strategy<Value = Event> {
    let seat = || (0..6_u8).prop_map(|index| Seat::new(index).unwrap());
    prop_oneof![
        (seat(), any::<i64>())
            .prop_map(|(seat, left)| Event::Time(TimeEvent::Clocked { seat, left })),
        (seat(), seat(), any::<i64>()).prop_map(|(by, to, added)| Event::Time(TimeEvent::Given {
            by,
            to,
            added
        })),
        seat().prop_map(|seat| Event::Time(TimeEvent::Paused {
            why: PauseReason::Left(seat)
        })),
        (seat(), any::<i64>(), any::<i64>()).prop_map(|(seat, from, until)| Event::Time(
            TimeEvent::Away {
                seat,
                stretch: TimeSpan {
                    from: Timestamp(from),
                    until: Timestamp(until),
                },
            }
        )),
        ".{0,20}".prop_map(|place| Event::Moved {
            place: place_of_text(&place)
        }),
    ]
}

#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
fn any_event() -> impl Strategy<Value = Event> {
    let seat = || (0..6_u8).prop_map(|index| Seat::new(index).unwrap());
    let player = || ".{0,20}".prop_map(PlayerId::new);
    let setup = || ".{0,60}".prop_map(SetupText::new);
    let word = "[a-z-]{1,12}";
    let options = prop::collection::vec(word, 0..4).prop_map(|names| {
        names
            .iter()
            .fold(Options::default(), |all, name| all.with(name))
    });
    let outcome = prop::collection::vec(1..=6_u8, 1..=6).prop_map(|places| {
        let mut outcome = Outcome::draw(
            u8::try_from(places.len()).unwrap(),
            Termination::new("conquest"),
        );
        for (seat, place) in Seat::all(6).zip(places) {
            outcome.places[seat] = place;
        }
        outcome
    });
    let faces = prop::collection::vec(1..=20_u8, 0..5);
    prop_oneof![
        (
            options,
            player(),
            prop::option::of(player()),
            prop::option::of(seat())
        )
            .prop_map(|(options, by, invited, side)| Event::Created {
                kind: GameKind::KINGS_MATE,
                rules_version: 7,
                options,
                place: place_of_text(by.as_str()),
                by,
                invited,
                side,
                terms: ChallengeTerms::default()
            }),
        (player(), "\\PC{0,20}").prop_map(|(by, word)| Event::Declined { by, word }),
        Just(Event::Withdrawn),
        (seat(), player()).prop_map(|(seat, player)| Event::Seated { seat, player }),
        setup().prop_map(|setup| Event::Started { setup }),
        prop::sample::select(&Unrated::ALL[..]).prop_map(|why| Event::Stakes(Stakes::Unrated(why))),
        (seat(), ".{0,20}", setup()).prop_map(|(seat, text, after)| Event::Played {
            seat,
            text: MoveText::new(text),
            after
        }),
        (faces, setup()).prop_map(|(faces, after)| {
            let dice = Dice {
                count: u8::try_from(faces.len()).unwrap(),
                faces: 20,
            };
            let roll = Roll::new(dice, faces).unwrap();
            Event::Rolled { roll, after }
        }),
        (seat(), prop::collection::vec(".{0,3}", 0..4))
            .prop_map(|(seat, cells)| Event::Touched { seat, cells }),
        (seat(), 1_u8..=10).prop_map(|(seat, number)| Event::Signalled {
            seat,
            signal: Signal::new(number).unwrap()
        }),
        seat().prop_map(|seat| Event::DrawOffered { seat }),
        seat().prop_map(|seat| Event::DrawDeclined { seat }),
        seat().prop_map(|seat| Event::Swapped { seat }),
        (seat(), word).prop_map(|(seat, why)| Event::Forfeited {
            seat,
            why: Termination::stored(why)
        }),
        outcome.prop_map(|outcome| Event::Ended { outcome }),
        seat().prop_map(|by| Event::Aborted { by }),
        (".{0,20}", any::<i64>()).prop_map(|(place, game)| Event::Imported {
            place: place_of_text(&place),
            game: GameId(game)
        }),
        any_time_event(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn what_is_stored_is_what_is_loaded(
        log in prop::collection::vec((any::<i64>(), any_event()), 1..20),
        cut in any::<prop::sample::Index>(),
    ) {
        let log: Vec<Entry> = log.into_iter().map(|(ms, event)| at(ms, event)).collect();
        let (first, rest) = log.split_at(cut.index(log.len()) + 1);
        let mut store = Store::in_memory().unwrap();
        let version = Version(u32::try_from(first.len()).unwrap());
        let id = store.create(first, |id| GameSummary { version, ..offer(id) }, SideEffects::default()).unwrap();
        if !rest.is_empty() {
            let row = later(&GameSummary { version, ..offer(id) }, rest);
            store.append(version, rest, &row, SideEffects::default()).unwrap();
        }
        prop_assert_eq!(store.load(id).unwrap(), log);
    }
}

#[test]
fn numbers_of_games_rise_from_one_and_an_unknown_game_is_empty() {
    let mut store = Store::in_memory().unwrap();
    for number in 1..=3 {
        assert_eq!(
            store
                .create(&[created()], offer, SideEffects::default())
                .unwrap(),
            GameId(number)
        );
    }
    assert!(store.load(GameId(4)).unwrap().is_empty());
    assert_eq!(store.summary(GameId(4)).unwrap(), None);
}

#[test]
fn no_number_is_given_twice_even_when_the_newest_game_was_removed_by_hand() {
    let (_dir, path) = place();
    file_with_a_game(&path, 0);
    Connection::open(&path)
        .unwrap()
        .execute_batch("PRAGMA foreign_keys = OFF; DELETE FROM people; DELETE FROM games;")
        .unwrap();
    let mut store = Store::open(&path).unwrap();
    let error = store.create(
        &[],
        |id| GameSummary {
            version: Version(0),
            ..offer(id)
        },
        SideEffects::default(),
    );
    assert!(error.is_err(), "a game without an event");
    let conn = Connection::open(&path).unwrap();
    let next = store
        .create(&[created()], offer, SideEffects::default())
        .unwrap();
    assert_eq!(next, GameId(2));
    let kept: i64 = conn
        .query_row("SELECT count(*) FROM games", [], |row| row.get(0))
        .unwrap();
    assert_eq!(kept, 1);
}

#[test]
fn a_conflict_leaves_nothing_behind() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    let now = advance(&mut store, &row);
    let before = store.load(row.id).unwrap();
    let entries = [at(9, played("A1-A2")), at(9, played("A2-A3"))];
    for expected in [0, 1, 3, 9] {
        let mut claimed = later(&now, &entries);
        claimed.version = Version(expected + 2);
        let tell = announcement(expected, expected + 2, 0);
        let error = store
            .append(
                Version(expected),
                &entries,
                &claimed,
                SideEffects::announce_only(&[tell]),
            )
            .unwrap_err();
        assert!(matches!(error, StoreError::Conflict), "{error:?}");
    }
    assert_eq!(store.load(row.id).unwrap(), before);
    assert_eq!(store.summary(row.id).unwrap(), Some(now));
    assert_eq!(
        numbers(&store::outbox::due(&store, "console", Timestamp(99), 9).unwrap()),
        [(1, 2)]
    );
}

#[test]
fn a_game_that_does_not_exist_cannot_be_continued() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    let entries = [at(9, played("A1-A2"))];
    let mut other = later(&row, &entries);
    other.id = GameId(77);
    let error = store
        .append(Version(1), &entries, &other, SideEffects::default())
        .unwrap_err();
    assert!(matches!(error, StoreError::Conflict));
    assert!(store.load(GameId(77)).unwrap().is_empty());
}

#[test]
fn events_row_and_promises_are_stored_together_or_not_at_all() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    let entries = [at(9, played("A1-A2"))];
    let next = later(&row, &entries);
    let twice = [announcement(1, 2, 0), announcement(0, 2, 0)];
    let beyond = [announcement(1, 2, 0), announcement(2, 3, 0)];
    let backwards = [announcement(2, 2, 0)];
    for wrong in [&twice[..], &beyond, &backwards] {
        let error = store
            .append(
                row.version,
                &entries,
                &next,
                SideEffects::announce_only(wrong),
            )
            .unwrap_err();
        assert!(matches!(error, StoreError::Sqlite(_)), "{error:?}");
        assert_eq!(store.load(row.id).unwrap(), [created()]);
        assert_eq!(store.summary(row.id).unwrap().as_ref(), Some(&row));
        assert!(
            store::outbox::due(&store, "console", Timestamp(99), 9)
                .unwrap()
                .is_empty()
        );
        assert!(
            store
                .create(&[created()], offer, SideEffects::announce_only(wrong))
                .is_err()
        );
        assert_eq!(store.summary(GameId(2)).unwrap(), None);
    }
    store
        .append(
            row.version,
            &entries,
            &next,
            SideEffects::announce_only(&twice[..1]),
        )
        .unwrap();
    assert_eq!(
        numbers(&store::outbox::due(&store, "console", Timestamp(99), 9).unwrap()),
        [(1, 2)]
    );
}
