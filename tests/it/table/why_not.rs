//! "Why not?": the reply to a refused move shows its rule on the board, to its author only.

use kingboard::game::grid::Perspective;
use kingboard::scene::{Mark, Scene};
use kingboard::service::api::action::Action;
use kingboard::service::api::reply::{Audience, Control, Reply};
use kingboard::service::{GameId, unwire, wire};

use crate::operate::transcripts::CONQUEST;
use crate::table::harness::{Table, button};

/// Plays a move that must be refused. Returns the reply.
fn refused(table: &mut Table, player: &str, text: &str) -> Reply {
    let action = Action::Play {
        game: None,
        text: text.to_owned(),
    };
    let mut replies = table.asked(player, action);
    assert_eq!(replies.len(), 1, "{text}: {replies:?}");
    replies.remove(0)
}

/// A line in the channel.
fn said_aloud(text: &str, addressed: bool) -> Action {
    Action::Chat {
        text: text.to_owned(),
        reply_to: None,
        addressed,
        aloud: true,
    }
}

/// The names of the cells with this mark, in alphabetical order.
pub(crate) fn marked(scene: &Scene, mark: Mark) -> String {
    let mut names: Vec<String> = scene
        .marks
        .iter()
        .filter(|(_, m)| *m == mark)
        .map(|(cell, _)| scene.grid.name(*cell))
        .collect();
    names.sort();
    names.join(" ")
}

#[test]
fn a_refused_move_is_shown_with_its_rule() {
    let mut table = Table::game("");
    for (text, from, to, reason, status) in [
        ("D4-D5", "D4", "D5", "D4", "D4-D5: no piece there"),
        ("D8-D7", "D8", "D7", "D8", "D8-D7: not your piece"),
        ("D2-D2", "D2", "D2", "D2", "D2-D2: it stands there already"),
        ("A1-A2", "A1", "A2", "A2", "A1-A2: your own piece is there"),
        ("D2-D4", "D2", "D4", "D4", "D2-D4: fools move one square"),
        ("D2-E3", "D2", "E3", "E3", "D2-E3: nothing there to capture"),
        ("A1-A5", "A1", "A5", "A2", "A1-A5: the way is blocked"),
        (
            "B1-E4",
            "B1",
            "E4",
            "E4",
            "B1-E4: a closed raised square (KM-2)",
        ),
        (
            "b1 f5",
            "B1",
            "F5",
            "E4",
            "B1-F5: a raised square on the way (KM-2)",
        ),
        (
            "C1-C3",
            "C1",
            "C3",
            "C3 D1",
            "C1-C3: the escort would break (KM-4)",
        ),
        ("D2-D3=E", "D2", "D3", "D3", "D2-D3: nothing comes back"),
    ] {
        let reply = refused(&mut table, "Ann", text);
        assert_eq!(reply.audience, Audience::Asker);
        let picture = reply.picture.unwrap();
        assert_eq!(marked(&picture.scene, Mark::From), from, "{text}");
        assert_eq!(marked(&picture.scene, Mark::To), to, "{text}");
        assert_eq!(marked(&picture.scene, Mark::Reason), reason, "{text}");
        assert_eq!(picture.scene.caption.status, status);
        let rule = status.split(": ").nth(1).unwrap();
        let tried = status.split(": ").next().unwrap();
        let lead = format!("Not {tried}: {rule}. Marked: {reason}.");
        for part in [lead.as_str(), "White: king D1", "Black: king D9"] {
            assert!(
                picture.alt.contains(part),
                "{part} is not in {}",
                picture.alt
            );
        }
    }
    assert_eq!(table.told(), "", "nobody else is told");
}

#[test]
fn an_attack_on_a_defenseless_king_is_shown_from_the_attacker_to_the_king() {
    let mut table = Table::game("");
    let (before, _) = CONQUEST.split_once(" C5-C6").unwrap();
    table.line(before);
    table.told();
    let reply = refused(&mut table, "Ann", "A2-A3");
    let picture = reply.picture.unwrap();
    assert_eq!(marked(&picture.scene, Mark::Danger), "C5");
    // A fool next to it, and a swordmaster from afar: the line between is marked too.
    assert_eq!(marked(&picture.scene, Mark::Reason), "C5 D4 D6 E7");
    assert_eq!(
        picture.scene.caption.status,
        "A2-A3: your king stays in danger"
    );
}

#[test]
fn it_is_shown_from_the_players_own_side_and_leads_to_the_pieces_moves() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    table.told();
    let reply = refused(&mut table, "Ben", "D8-D6");
    let picture = reply.picture.clone().unwrap();
    assert_eq!(picture.scene.eyes, Perspective::ACROSS);
    assert_eq!(
        picture.scene.caption.last, "",
        "the last move is not what is marked"
    );
    let action = button(std::slice::from_ref(&reply), "What D8 may do");
    assert_eq!(
        action,
        Action::PieceMoves {
            game: Some(GameId(1)),
            cell: "D8".to_owned()
        }
    );
    let shown = table.asked("Ben", action).remove(0);
    let picture = shown.picture.unwrap();
    assert_eq!(marked(&picture.scene, Mark::Target), "D7");
    // A piece that cannot move, or is not the player's own, has no such button.
    for text in ["A9-A8", "D3-D4", "D5-D4"] {
        let reply = refused(&mut table, "Ben", text);
        let none = reply.controls.iter().all(|control| match control {
            Control::Button { action, .. } => !matches!(action, Action::PieceMoves { .. }),
            Control::Menu { .. }
            | Control::Select { .. }
            | Control::Invite { .. }
            | Control::Link { .. } => true,
        });
        assert!(none, "{text}: {:?}", reply.controls);
    }
}

#[test]
fn words_alone_answer_where_nothing_on_the_board_is_to_blame_and_chatter_gets_no_answer() {
    let mut table = Table::game("");
    for text in ["castle", "D2-", "D2-D3-D4", "D2-D33"] {
        assert_eq!(refused(&mut table, "Ann", text).picture, None, "{text}");
    }
    assert_eq!(
        refused(&mut table, "Ben", "D8-D7").picture,
        None,
        "not his turn"
    );
    for text in ["d2 looks good", "hm. D2-D4!? no", "I would play d2", ""] {
        assert_eq!(table.say("Ann", text), "", "{text}");
    }
    let typed = Action::Chat {
        text: "D2-D4".to_owned(),
        reply_to: None,
        addressed: false,
        aloud: false,
    };
    let replies = table.asked("Ann", typed);
    assert_eq!(replies.len(), 1);
    assert!(
        replies[0].picture.is_some(),
        "a bare illegal move is no chatter"
    );
}

#[test]
fn under_touch_move_the_picture_comes_with_the_touch() {
    let mut table = Table::game("touch");
    let reply = refused(&mut table, "Ann", "D2-D4");
    assert!(reply.text.plain().contains("You touched D2"));
    let picture = reply.picture.unwrap();
    assert_eq!(marked(&picture.scene, Mark::Reason), "D4");
    assert_eq!(reply.controls, []);
}

#[test]
fn in_public_words_answer_and_a_button_shows_the_board_in_private() {
    let mut table = Table::game("");
    let mut replies = table.asked("Ann", said_aloud("#1 d2 - d4", false));
    let reply = replies.remove(0);
    assert!(reply.text.plain().contains("one square"), "{reply:?}");
    assert_eq!(reply.picture, None);
    let [Control::Button { action, .. }] = &reply.controls[..] else {
        panic!("{reply:?}")
    };
    assert_eq!(wire(action).unwrap(), "k1.why.1.0.d2 - d4");
    assert_eq!(unwire(&wire(action).unwrap()).as_ref(), Some(action));
    let shown = table.asked("Ben", action.clone()).remove(0);
    let picture = shown.picture.unwrap();
    assert_eq!(marked(&picture.scene, Mark::Reason), "D4");
    assert_eq!(shown.audience, Audience::Asker);
    table.say("Ann", "D2-D3");
    let late = table.asked("Ben", action.clone()).remove(0);
    assert!(
        late.picture.is_none() && late.text.plain().contains("has changed since"),
        "{late:?}"
    );
}

#[test]
fn a_refused_move_with_a_letter_before_it_is_shown_as_the_move_alone_is() {
    let mut table = Table::game("");
    // A fool stands on D2, and no knight.
    for text in ["Kd2-d4", "Fd2-d4", "fool d2 to d4"] {
        let reply = refused(&mut table, "Ann", text);
        assert!(
            reply.text.plain().contains("one square"),
            "{text}: {reply:?}"
        );
        let picture = reply.picture.unwrap();
        assert_eq!(marked(&picture.scene, Mark::Reason), "D4", "{text}");
        let mut replies = table.asked("Ann", said_aloud(text, true));
        let [Control::Button { action, .. }] = &replies.remove(0).controls[..] else {
            panic!("{text}")
        };
        let shown = table.asked("Ann", action.clone()).remove(0);
        let picture = shown.picture.unwrap();
        assert_eq!(marked(&picture.scene, Mark::Reason), "D4", "{text}");
    }
    assert_eq!(table.told(), "", "nobody else is told");
}
