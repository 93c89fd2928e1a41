//! The outbox: in order, retried, abandoned, found by message id.

use kingboard::play::calendar::DAY;
use kingboard::play::summary::GameSummary;
use kingboard::play::{GameId, Place, Timestamp, Version};
use kingboard::store::{
    self, DeliveryEffects, DeliveryResult, DueMessage, Notice, NoticeId, NoticeKind, OutboxId,
    OutboxMessage, Recipient, SideEffects, Store, place_of_text,
};
use rusqlite::Connection;

use crate::operate::store::{
    advance, advance_with, announcement, created, numbers, offer, offered, place,
};

#[test]
fn a_later_message_of_a_game_never_overtakes_an_earlier_one() {
    let (mut store, first) = offered(Store::in_memory().unwrap());
    let id = store
        .create(
            &[created()],
            offer,
            SideEffects::announce_only(&[announcement(0, 1, 0)]),
        )
        .unwrap();
    let second = offer(id);
    advance(&mut store, &second);
    let first = advance(&mut store, &first);
    advance(&mut store, &first);
    let now = Timestamp(100);
    let posted = DeliveryResult::Posted(None);

    let due = store::outbox::due(&store, "console", now, 9).unwrap();
    assert_eq!(
        numbers(&due),
        [(2, 1), (1, 2)],
        "one of each game, oldest first"
    );
    assert_eq!(
        store::outbox::due(&store, "console", now, 1).unwrap(),
        due[..1]
    );

    store::delivery::settle(
        &mut store,
        due[0].id,
        &DeliveryResult::Later(Timestamp(200)),
        now,
    )
    .unwrap();
    assert_eq!(
        numbers(&store::outbox::due(&store, "console", now, 9).unwrap()),
        [(1, 2)],
        "its game waits"
    );
    store::delivery::settle(&mut store, due[1].id, &posted, now).unwrap();
    assert_eq!(
        numbers(&store::outbox::due(&store, "console", now, 9).unwrap()),
        [(1, 3)]
    );

    let retry = store::outbox::due(&store, "console", Timestamp(200), 9).unwrap();
    assert_eq!(
        numbers(&retry),
        [(1, 3), (2, 1)],
        "a message tried again is due at its new time"
    );
    assert_eq!((retry[0].tries, retry[1].tries), (0, 1));
    store::delivery::settle(&mut store, retry[1].id, &posted, now).unwrap();
    assert_eq!(
        numbers(&store::outbox::due(&store, "console", now, 9).unwrap()),
        [(2, 2), (1, 3)]
    );
}

#[test]
fn a_promise_tells_its_game_its_versions_its_place_and_its_time() {
    let mut store = Store::in_memory().unwrap();
    let id = store
        .create(
            &[created()],
            offer,
            SideEffects::announce_only(&[announcement(0, 1, 50)]),
        )
        .unwrap();
    assert!(
        store::outbox::due(&store, "console", Timestamp(49), 9)
            .unwrap()
            .is_empty()
    );
    let due = store::outbox::due(&store, "console", Timestamp(50), 9).unwrap();
    let wanted = DueMessage {
        id: due[0].id,
        game: id,
        from: Version(0),
        to: Version(1),
        place: Place::of_transport("console"),
        tries: 0,
        since: Timestamp(50),
    };
    assert_eq!(due, [wanted]);
}

#[test]
fn promises_are_asked_for_by_the_transport_of_their_place() {
    let mut store = Store::in_memory().unwrap();
    for name in [
        "discord:1:2",
        "console",
        "discord:10:2",
        "disc%",
        "Discord:1:2",
        "discordant",
    ] {
        let row = |id| GameSummary {
            place: place_of_text(name),
            ..offer(id)
        };
        store
            .create(
                &[created()],
                row,
                SideEffects::announce_only(&[announcement(0, 1, 0)]),
            )
            .unwrap();
    }
    let due = |transport| numbers(&store::outbox::due(&store, transport, Timestamp(0), 9).unwrap());
    assert_eq!(due("discord"), [(1, 1), (3, 1)]);
    assert_eq!(due("disc"), []);
    assert_eq!(due("console"), [(2, 1)]);
    assert_eq!(due("disc%"), [(4, 1)]);
    let waiting_at = |text: &str| {
        let place = place_of_text(text);
        store::outbox::waiting_at(&store, &place, Timestamp(0)).unwrap()
    };
    assert!(waiting_at("discord:10:2"));
    for other in ["discord:1:20", "discord:1", "discord", "discord:10:"] {
        assert!(!waiting_at(other), "{other}");
    }
}

/// The waiting announcements at a time, with their first and last versions.
fn spans(store: &Store, now: i64) -> Vec<(u32, u32)> {
    let due = store::outbox::due(store, "console", Timestamp(now), 9).unwrap();
    due.iter().map(|due| (due.from.0, due.to.0)).collect()
}

/// Stores one more move, announced at this time, and together with the one before if that is not due yet.
fn joining(store: &mut Store, row: &GameSummary, due: i64) -> GameSummary {
    let next = row.version.0 + 1;
    let joins = OutboxMessage {
        joins: true,
        ..announcement(row.version.0, next, due)
    };
    advance_with(store, row, joins)
}

#[test]
fn an_announcement_joins_the_one_before_it_only_while_that_is_not_due() {
    // The moves are stored at 1.
    let (mut store, row) = offered(Store::in_memory().unwrap());
    let row = joining(&mut store, &row, 50);
    let held = store::outbox::due(&store, "console", Timestamp(50), 9).unwrap();
    let row = joining(&mut store, &row, 40);
    assert_eq!(spans(&store, 39), []);
    assert_eq!(spans(&store, 40), [(1, 3)]);
    // Were the first under way already, its outcome would not settle what joined it.
    let posted = DeliveryResult::Posted(Some("m1".to_owned()));
    store::delivery::settle(&mut store, held[0].id, &posted, Timestamp(41)).unwrap();
    assert_eq!(spans(&store, 41), [(1, 3)]);
    let due = store::outbox::due(&store, "console", Timestamp(41), 9).unwrap();
    store::delivery::settle(&mut store, due[0].id, &posted, Timestamp(41)).unwrap();
    // After a failed attempt, or once it is due, each is announced by itself.
    let row = joining(&mut store, &row, 60);
    let due = store::outbox::due(&store, "console", Timestamp(60), 9).unwrap();
    let later = DeliveryResult::Later(Timestamp(90));
    store::delivery::settle(&mut store, due[0].id, &later, Timestamp(60)).unwrap();
    let row = joining(&mut store, &row, 0);
    joining(&mut store, &row, 0);
    let mut told = Vec::new();
    while let [due, ..] = store::outbox::due(&store, "console", Timestamp(90), 9)
        .unwrap()
        .as_slice()
    {
        told.push((due.from.0, due.to.0));
        store::delivery::settle(&mut store, due.id, &posted, Timestamp(90)).unwrap();
    }
    assert_eq!(told, [(3, 4), (4, 5), (5, 6)]);
}

#[test]
fn a_settled_promise_stays_as_it_was_settled_first() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    advance(&mut store, &row);
    let now = Timestamp(100);
    let due = store::outbox::due(&store, "console", now, 9).unwrap();
    let posted = |name: &str| DeliveryResult::Posted(Some(name.to_owned()));
    for how in [
        posted("m1"),
        posted("m1"),
        posted("m2"),
        DeliveryResult::Later(now),
        DeliveryResult::Never("too late".to_owned()),
    ] {
        store::delivery::settle(&mut store, due[0].id, &how, now).unwrap();
    }
    store::delivery::settle(&mut store, OutboxId(999), &posted("m3"), now).unwrap();
    assert!(
        store::outbox::due(&store, "console", now, 9)
            .unwrap()
            .is_empty()
    );
    assert_eq!(
        store::outbox::last_message(&store, row.id)
            .unwrap()
            .unwrap(),
        "m1"
    );
    let named = |name| store::delivery::game_of_message(&store, &row.place, name).unwrap();
    assert_eq!(
        [named("m1"), named("m2"), named("m3")],
        [Some(row.id), None, None]
    );
}

#[test]
fn a_promise_given_up_makes_way_for_the_next() {
    let (_dir, path) = place();
    let (mut store, row) = offered(Store::open(&path).unwrap());
    let row = advance(&mut store, &row);
    advance(&mut store, &row);
    let now = Timestamp(100);
    let due = store::outbox::due(&store, "console", now, 9).unwrap();
    let never = DeliveryResult::Never("the channel is gone".to_owned());
    store::delivery::settle(&mut store, due[0].id, &never, now).unwrap();
    store::delivery::settle(
        &mut store,
        due[0].id,
        &DeliveryResult::Posted(Some("m1".to_owned())),
        now,
    )
    .unwrap();
    assert_eq!(
        numbers(&store::outbox::due(&store, "console", now, 9).unwrap()),
        [(1, 3)]
    );
    assert_eq!(store::outbox::last_message(&store, row.id).unwrap(), None);
    let kept: (String, String, i64, i64) = Connection::open(&path)
        .unwrap()
        .query_row(
            "SELECT state, reason, tries, settled_at FROM promises WHERE upto = 2",
            [],
            |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)),
        )
        .unwrap();
    assert_eq!(
        kept,
        (
            "given-up".to_owned(),
            "the channel is gone".to_owned(),
            1,
            100
        )
    );
}

#[test]
fn a_message_leads_to_its_game_at_its_place_only_and_the_newest_is_known() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    let there = |id| GameSummary {
        place: Place::of_transport("there"),
        ..offer(id)
    };
    let other = store
        .create(
            &[created()],
            there,
            SideEffects::announce_only(&[announcement(0, 1, 0)]),
        )
        .unwrap();
    let mut now = row.clone();
    for name in [Some("m1"), Some("m2"), None] {
        now = advance(&mut store, &now);
        for due in store::outbox::due(&store, "console", Timestamp(100), 9).unwrap() {
            let how = DeliveryResult::Posted(name.map(str::to_owned));
            store::delivery::settle(&mut store, due.id, &how, Timestamp(100)).unwrap();
        }
    }
    let due = store::outbox::due(&store, "there", Timestamp(100), 9).unwrap();
    store::delivery::settle(
        &mut store,
        due[0].id,
        &DeliveryResult::Posted(Some("m1".to_owned())),
        Timestamp(100),
    )
    .unwrap();
    let here = &row.place;
    assert_eq!(
        store::delivery::game_of_message(&store, here, "m1").unwrap(),
        Some(row.id)
    );
    assert_eq!(
        store::delivery::game_of_message(&store, here, "m2").unwrap(),
        Some(row.id)
    );
    assert_eq!(
        store::delivery::game_of_message(&store, here, "m3").unwrap(),
        None
    );
    assert_eq!(
        store::delivery::game_of_message(&store, &Place::of_transport("there"), "m1").unwrap(),
        Some(other)
    );
    assert_eq!(
        store::outbox::last_message(&store, row.id)
            .unwrap()
            .unwrap(),
        "m2"
    );
    assert_eq!(
        store::outbox::last_message(&store, GameId(9)).unwrap(),
        None
    );
}

#[test]
fn a_notice_that_was_put_off_waits_from_its_new_time_and_follows_a_clock_that_is_set_back() {
    let (late, now) = (Timestamp(100 * DAY), Timestamp(10 * DAY));
    let mut store = Store::in_memory().unwrap();
    let notice = |due| Notice {
        kind: NoticeKind::StopEnds,
        to: Recipient::Place(place_of_text("console:1:10")),
        recipient: None,
        games: vec![GameId(1)],
        detail: String::new(),
        due,
    };
    let later = Timestamp(late.0 + DAY);
    let all = [notice(late), notice(Timestamp(later.0 + 1))];
    store::notices::enqueue(&mut store, &all, Timestamp(1)).unwrap();
    let waiting =
        |store: &Store, at: Timestamp| store::outbox::waiting(store, "console", at).unwrap();
    store::presence::heartbeat(&mut store, late, None).unwrap();
    assert_eq!(waiting(&store, late), (1, Some(late)));
    store::notices::put_off(&mut store, NoticeId(1), later).unwrap();
    assert_eq!(waiting(&store, late), (0, None));
    assert_eq!(waiting(&store, later), (1, Some(later)));
    store::presence::heartbeat(&mut store, now, None).unwrap();
    assert_eq!(waiting(&store, now), (1, Some(now)), "the other is to come");
    // A failed attempt does not age it by the time before it was due.
    let refused = DeliveryResult::Later(Timestamp(now.0 + 9));
    let effects = DeliveryEffects::default();
    store::delivery::settle_notice(&mut store, NoticeId(1), &refused, effects, now).unwrap();
    assert_eq!(waiting(&store, now), (1, Some(now)));
}
