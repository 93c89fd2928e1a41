//! Table manners: announcements while dice are in the air, draw offers and resignations by word, `done` without an open
//! turn.

use kingboard::service::GameKind;
use kingboard::service::api::action::Action;
use kingboard::service::api::dice::DiceAction;
use kingboard::store::Store;

use crate::operate::transcripts::session;
use crate::table::harness::{Table, button, labels};

/// White's fool may take the keeper on G9 and come back.
const ARRIVES: &str = "k5e/5F1/7/7/7/7/7/7/2K3E w -";
/// Only White's keeper can take the priest on G7.
const ONE_TAKER: &str = "2k4/7/6p/7/7/7/7/6E/1K5 w -";

pub(crate) fn aloud(table: &mut Table, player: &str, text: &str) -> String {
    table.ask(
        player,
        Action::Chat {
            text: text.to_owned(),
            reply_to: None,
            addressed: true,
            aloud: false,
        },
    )
}

#[test]
fn a_piece_comes_back_only_once_its_dice_have_fallen() {
    for (options, falls) in [
        (
            "active interactive",
            DiceAction::Roll {
                game: None,
                seen: None,
            },
        ),
        (
            "active own-dice",
            DiceAction::Enter {
                game: None,
                faces: "5 2".to_owned(),
                seen: None,
            },
        ),
    ] {
        let mut table = Table::from_position(options, ARRIVES);
        table.dice(5, 2).plays("Ann", "F8xG9=P");
        let told = table.told();
        assert!(told.contains("attacks the keeper on G9"), "{told}");
        assert!(!told.contains("comes back"), "{told}");
        assert_eq!(table.ask("Ben", Action::Dice(falls)), "");
        let told = table.told();
        assert!(told.contains("The fool comes back as a priest."), "{told}");
    }
}

#[test]
fn nothing_comes_back_from_an_attack_that_fails() {
    let mut table = Table::from_position("active interactive", ARRIVES);
    table.dice(2, 5).plays("Ann", "F8xG9=P");
    let roll = DiceAction::Roll {
        game: None,
        seen: None,
    };
    assert_eq!(table.ask("Ben", Action::Dice(roll)), "");
    let told = table.told();
    assert!(!told.contains("comes back"), "{told}");
}

#[test]
fn ruling_km_15_a_duty_that_nothing_can_fulfil_any_more_is_told_as_gone() {
    let mut table = Table::from_position("active touch", ONE_TAKER);
    let touch = Action::Touch {
        game: None,
        cell: "G7".to_owned(),
    };
    assert_eq!(table.ask("Ann", touch), "");
    assert!(table.say("Ann", "B1-A2").contains("You touched G7"));
    table.told();
    table.dice(2, 5).plays("Ann", "G2xG7");
    let told = table.told();
    assert!(told.contains("Ann is free of that touch"), "{told}");
    assert!(!told.contains("must act on it"), "{told}");
    // She is indeed free to move.
    table.plays("Ann", "B1-A2");
}

#[test]
fn no_draw_is_offered_while_dice_are_in_the_air() {
    let mut table = Table::from_position("active interactive", ONE_TAKER);
    table.dice(5, 2).plays("Ann", "G2xG7");
    let refused = table.ask("Ann", Action::OfferDraw(None));
    assert!(
        refused.contains("The dice have not fallen yet"),
        "{refused}"
    );
    let roll = DiceAction::Roll {
        game: None,
        seen: None,
    };
    assert_eq!(table.ask("Ben", Action::Dice(roll)), "");
    table.told();
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    assert!(table.told().contains("Ann offers a draw."));
}

#[test]
fn a_player_who_offers_a_draw_back_is_asked_before_the_game_ends() {
    let mut table = Table::game("");
    table
        .plays("Ann", "D2-D3")
        .ask("Ann", Action::OfferDraw(None));
    table.told();
    let asked = table.asked("Ben", Action::OfferDraw(None));
    let text = asked[0].text.plain();
    assert!(text.contains("Ann has offered a draw in #1."), "{text}");
    assert_eq!(labels(&asked[0]), ["Accept the draw", "Decline the draw"]);
    assert_eq!(table.told(), "", "nothing has happened");
    let accept = button(&asked, "Accept the draw");
    assert_eq!(table.ask("Ben", accept), "");
    assert!(table.told().contains("Draw agreed in #1."));
}

#[test]
fn in_the_terminal_yes_and_no_answer_in_any_language() {
    let play = |script: &str| {
        let lines = format!("new\nD2-D3\ndraw\n{script}\nquit");
        session(Store::in_memory().unwrap(), &lines)
    };
    for line in ["draw yes", "draw #1 Ja", "draw oui"] {
        let text = play(line);
        assert!(text.contains("Draw agreed in #1."), "{line}: {text}");
    }
    for line in ["draw no", "draw nie", "draw 1 não"] {
        let text = play(line);
        assert!(text.contains("declines the draw"), "{line}: {text}");
    }
    let text = play("draw");
    assert!(text.contains("Do you accept it?"), "{text}");
    assert!(!text.contains("Draw agreed"), "{text}");
    assert!(play("draw\naccept").contains("Draw agreed"));
    for line in ["resign yes", "resign #1 sí"] {
        let text = play(line);
        assert!(text.contains("Player 2 resigns."), "{line}: {text}");
    }
    let text = play("resign no");
    assert!(text.contains("You have not resigned"), "{text}");
}

#[test]
fn done_before_any_move_gives_its_ruling() {
    for (kind, options, says) in [
        (GameKind::KINGS_GUARD, "small", "KG-3"),
        (GameKind::FOUR_KINGS, "", "FK-4"),
        (GameKind::KINGS_MATE, "", "nothing to end"),
        (GameKind::IMMORTAL_STAR_MASTERS, "", "nothing to end"),
    ] {
        let mut table = Table::of(kind, options);
        let player = table.mover();
        for line in ["done", "Done!"] {
            let text = aloud(&mut table, &player, line);
            assert!(text.contains(says), "{kind}: {text}");
            assert_eq!(table.say(&player, line), "", "chatter is left alone");
        }
    }
    let text = session(Store::in_memory().unwrap(), "new kings-guard\ndone\nquit");
    assert!(text.contains("KG-3"), "{text}");
}
