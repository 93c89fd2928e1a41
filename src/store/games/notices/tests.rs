//! Notices that are due: their order, and how they are found.

use super::*;

#[test]
fn an_unreadable_notice_and_a_full_place_leave_the_others_due() {
    let mut store = Store::in_memory().unwrap();
    let notice = |channel: &str| Notice {
        kind: NoticeKind::Reminder,
        to: Recipient::Place(Place::in_server("test", "1", channel)),
        recipient: None,
        games: Vec::new(),
        detail: String::new(),
        due: Timestamp(1),
    };
    let (full, other) = (notice("10"), notice("11"));
    let all = [full.clone(), full.clone(), other.clone()];
    enqueue(&mut store, &all, Timestamp(1)).unwrap();
    let newer = "UPDATE notices SET kind = 'of-tomorrow' WHERE id = 1";
    store.conn.execute(newer, []).unwrap();
    let due = |most, without: &NoticeFilter| {
        let due = due(&store, "test", Timestamp(1), most, without);
        due.unwrap()
    };
    let all = due(9, &NoticeFilter::default());
    assert_eq!(all.unreadable, [NoticeId(1)]);
    assert_eq!(
        all.notices,
        [(NoticeId(2), full.clone()), (NoticeId(3), other.clone())]
    );
    let without = NoticeFilter {
        notices: vec![1],
        recipients: vec![full.to],
    };
    assert_eq!(due(1, &without).notices, [(NoticeId(3), other)]);
}

#[test]
fn the_same_notice_is_stored_once_for_each_place() {
    let mut store = Store::in_memory().unwrap();
    for channel in ["10", "10", "11"] {
        let notice = Notice {
            kind: NoticeKind::Contest,
            to: Recipient::Place(Place::in_server("test", "1", channel)),
            recipient: None,
            games: Vec::new(),
            detail: "1.entrants".to_owned(),
            due: Timestamp(9),
        };
        promise_once(&mut store, &notice, Timestamp(1)).unwrap();
    }
    let all = due(&store, "test", Timestamp(9), 9, &NoticeFilter::default());
    let places: Vec<Recipient> = all
        .unwrap()
        .notices
        .into_iter()
        .map(|(_, n)| n.to)
        .collect();
    let expected =
        ["10", "11"].map(|channel| Recipient::Place(Place::in_server("test", "1", channel)));
    assert_eq!(places, expected);
}

#[test]
fn news_of_contests_keep_their_order_at_each_place_however_often_one_is_tried() {
    let mut store = Store::in_memory().unwrap();
    let notice = |channel: &str, detail: &str, due| Notice {
        kind: NoticeKind::Contest,
        to: Recipient::Place(Place::in_server("test", "1", channel)),
        recipient: None,
        games: Vec::new(),
        detail: detail.to_owned(),
        due: Timestamp(due),
    };
    let pairings = notice("10", "1.7.0", 1);
    let elsewhere = notice("11", "2.3.0", 1);
    // The list of entrants is edited later, and holds nothing up until then.
    let edit = notice("10", "1.entrants", 50);
    let call = notice("10", "1.7.1", 1);
    let all = [edit, pairings, call, elsewhere];
    enqueue(&mut store, &all, Timestamp(1)).unwrap();
    let due = |store: &Store, now: i64| {
        let due = due(store, "test", Timestamp(now), 9, &NoticeFilter::default());
        let notices = due.unwrap().notices.into_iter();
        notices.map(|(id, _)| id.0).collect::<Vec<_>>()
    };
    assert_eq!(due(&store, 1), [2, 4]);
    let later = DeliveryResult::Later(Timestamp(9));
    settle(&store.conn, NoticeId(2), &later, Timestamp(1)).unwrap();
    assert_eq!(due(&store, 8), [4], "the call waits for the pairings");
    assert_eq!(due(&store, 9), [4, 2]);
    let posted = DeliveryResult::Posted(None);
    settle(&store.conn, NoticeId(2), &posted, Timestamp(9)).unwrap();
    assert_eq!(due(&store, 9), [3, 4]);
    let never = DeliveryResult::Never("refused".to_owned());
    settle(&store.conn, NoticeId(3), &never, Timestamp(9)).unwrap();
    assert_eq!(due(&store, 50), [4, 1]);
}

#[test]
fn no_question_about_notices_passes_the_settled_ones() {
    let store = Store::in_memory().unwrap();
    for sql in [
        DUE,
        ONE,
        SAME,
        GAME_OF_MESSAGE,
        OF_KIND,
        MESSAGE_OF_CONTEST,
        TO_COME,
    ] {
        let plan = store.plan(sql);
        let quick = |step: &String| {
            step.starts_with("SEARCH ")
                || step.contains("TEMP B-TREE")
                || step.starts_with("LIST SUBQUERY")
                || step.starts_with("CORRELATED SCALAR SUBQUERY")
                || step.starts_with("SCAN json_each")
                || step == "CREATE BLOOM FILTER"
        };
        assert!(plan.iter().all(quick), "{sql}\n{plan:#?}");
    }
}
