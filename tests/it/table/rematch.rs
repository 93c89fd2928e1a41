//! Rematches: the same game with swapped sides, and one game however often its button is pressed.

use crate::discord::bot::Bot;
use crate::discord::loopback::{self, Discord, TOWN, words};
use crate::discord::people::{ANN, BEA, CID, begun};
use crate::table::harness::{Table, button, labels, person};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::reply::{Audience, ButtonStyle, Control};
use kingboard::service::{GameId, GameKind};

/// A game that Ben has resigned, and the action of the button at its end.
fn ended(options: &str) -> (Table, Action) {
    let mut table = Table::game(options);
    table.line("D2-D3");
    let sure = true;
    assert_eq!(table.ask("Ben", Action::Resign { game: None, sure }), "");
    let rematch = button(&table.messages(), "Rematch");
    (table, rematch)
}

#[test]
fn a_rematch_swaps_sides_and_keeps_the_rest() {
    let (mut table, rematch) = ended("active touch");
    assert_eq!(table.ask("Ann", rematch.clone()), "");
    let offer = table.told();
    assert!(
        offer.contains("Ann offers Ben a game of King’s Mate, #2"),
        "{offer}"
    );
    assert!(offer.contains("A rematch of King’s Mate #1."), "{offer}");
    assert!(offer.contains("Ann plays Black"), "{offer}");
    assert!(offer.contains("Active Play (dice), touch-move"), "{offer}");
    assert!(
        table
            .ask("Ann", rematch.clone())
            .contains("#2 waits for Ben")
    );
    // The other player's press on the same button accepts it.
    assert_eq!(table.ask("Ben", rematch.clone()), "");
    let begun = table.told();
    assert!(
        begun.contains("Ben plays White, Ann plays Black"),
        "{begun}"
    );
    for player in ["Ann", "Ben"] {
        let late = table.ask(player, rematch.clone());
        assert!(late.contains("#2 is being played"), "{late}");
    }
    assert_eq!(table.told(), "", "one game comes of it");
}

#[test]
fn a_rematch_joins_no_challenge_on_other_terms() {
    let (mut table, rematch) = ended("");
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        clock: Some("1h".to_owned()),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    table.told();
    // Ben, who has not read it, presses the button below the old game.
    assert_eq!(table.ask("Ben", rematch.clone()), "");
    let offered = table.told();
    assert!(
        offered.contains("Ben offers Ann a game of King’s Mate, #3"),
        "{offered}"
    );
    assert!(
        offered.contains("A rematch of King’s Mate #1."),
        "{offered}"
    );
    assert_eq!(table.ask("Ann", rematch), "");
    let begun = table.told();
    assert!(begun.contains("King’s Mate #3 begins"), "{begun}");
    assert!(!begun.contains("1 hour"), "{begun}");
}

#[test]
fn the_end_of_a_game_leads_on_to_a_rematch_first_and_then_through_its_moves() {
    // Given a game of one move that a player has resigned
    let mut table = Table::game("");
    table.line("D2-D3");
    let sure = true;
    table.ask("Ben", Action::Resign { game: None, sure });
    // When its end is announced, then the rematch comes first and stands out
    let end = table.messages();
    let end = end.last().unwrap();
    let expected = ["Rematch", "Look through", "Analyse", "Film", "Story"];
    assert_eq!(labels(end), expected);
    let shows = |control: &Control| {
        matches!(
            control,
            Control::Button {
                style: ButtonStyle::Primary,
                ..
            }
        )
    };
    assert!(shows(&end.controls[0]) && !end.controls[1..].iter().any(shows));
    assert!(!end.text.plain().contains("review"), "{}", end.text.plain());
    // When anybody looks through it, then they alone see its start, with the way forward
    let asked = table.asked("Zoe", button(std::slice::from_ref(end), "Look through"));
    let [page] = asked.as_slice() else {
        panic!("{asked:?}");
    };
    assert_eq!(page.audience, Audience::Asker);
    assert!(page.text.plain().contains("The start. One move in all."));
    assert!(
        labels(page).contains(&"Forward".to_owned()),
        "{:?}",
        labels(page)
    );
}

#[test]
fn a_game_without_moves_has_nothing_to_look_through() {
    let mut table = Table::game("");
    let sure = true;
    table.ask("Ben", Action::Resign { game: None, sure });
    let end = table.messages();
    assert_eq!(labels(end.last().unwrap()), ["Rematch"]);
}

#[test]
fn a_rematch_that_was_declined_or_played_can_be_offered_anew() {
    let (mut table, rematch) = ended("");
    table.ask("Ben", rematch.clone());
    assert_eq!(table.ask("Ann", Action::Decline(GameId(2))), "");
    table.told();
    table.ask("Ann", rematch.clone());
    assert!(
        table
            .told()
            .contains("Ann offers Ben a game of King’s Mate, #3")
    );
    table.ask("Ben", rematch.clone());
    table.told();
    let sure = true;
    assert_eq!(
        table.ask(
            "Ann",
            Action::Resign {
                game: Some(GameId(3)),
                sure
            }
        ),
        ""
    );
    table.told();
    assert_eq!(table.ask("Ann", rematch), "");
    assert!(table.told().contains("#4"));
}

#[test]
fn only_who_played_may_ask_and_only_after_the_end() {
    let (mut table, rematch) = ended("");
    assert!(
        table
            .ask("Eve", rematch)
            .contains("You are not playing in #1")
    );
    let next = table.start("Ann", "Ben", "");
    assert!(
        table
            .ask("Ann", Action::Rematch(next))
            .contains("#2 is not over yet")
    );
    table.challenge("Ann", None, "");
    assert!(
        table
            .ask("Ann", Action::Rematch(GameId(3)))
            .contains("#3 is not over yet")
    );
    assert!(
        table
            .ask("Ann", Action::Rematch(GameId(99)))
            .contains("There is no game #99")
    );
    // Another game between the two is a rematch of the first only if it came after it.
    assert_eq!(
        table.messages().len(),
        1,
        "the open challenge alone was told"
    );
}

#[test]
fn a_table_with_computers_is_opened_again_only_where_they_play() {
    // Given a table of Ann and computers that is over
    let mut table = Table::new();
    let three = NewChallenge {
        kind: GameKind::IMMORTAL_STAR_MASTERS,
        computer: Some(1),
        options: "three".parse().unwrap(),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(three)), "");
    let resigns = |id| Action::Resign {
        game: Some(GameId(id)),
        sure: true,
    };
    table.ask("Ann", resigns(1));
    table.told();
    // When she opens it again, then it begins with them
    assert_eq!(table.ask("Ann", Action::Rematch(GameId(1))), "");
    assert!(table.told().contains("#2 begins"));
    table.ask("Ann", resigns(2));
    table.told();
    // When computers have been switched off, then she is notified, and no table waits
    table.without_computers();
    let off = table.ask("Ann", Action::Rematch(GameId(2)));
    assert!(off.contains("switched it off"), "{off}");
    assert_eq!(table.told(), "");
}

#[tokio::test]
async fn the_button_at_the_end_works_after_a_restart_and_for_both() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let asked = discord.slash(BEA, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    discord.press(BEA, TOWN, &sure, loopback::labels(&sure)[0]);
    let end = discord.next_post().await;
    assert!(loopback::labels(&end).contains(&"Rematch"), "{end}");

    let _bot = bot.killed_and_started(&discord).await;
    let posts = discord.post_count();
    let stranger = discord.press(CID, TOWN, &end, "Rematch");
    let refused = discord.answer(&stranger).await;
    assert!(words(&refused).contains("not playing in #1"), "{refused}");
    assert_eq!(discord.post_count(), posts);
    discord.press(ANN, TOWN, &end, "Rematch");
    let offer = discord.next_post().await;
    assert!(
        words(&offer).contains("#2") && loopback::labels(&offer).contains(&"Accept"),
        "{offer}"
    );
    discord.press(BEA, TOWN, &end, "Rematch");
    let begun = discord.next_post().await;
    assert!(words(&begun).contains("begins"), "{begun}");
    discord.assert_sound();
}
