//! Answers in words and edited lines, with the compiled bot.

use std::time::Duration;

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, id_of, words};
use crate::discord::people::{ANN, BEA, CID, begun};
use crate::wait;

/// Waits until the last line, which gets no answer, is read. Nobody edits a line sooner.
async fn heard(discord: &Discord, bot: &Bot) {
    let line = discord.last_line().to_string();
    wait::until(wait::LONG, "a line that is read", async || {
        let said = bot.stderr();
        let mut handled = said.lines().filter(|line| line.contains("event handled"));
        handled.any(|handled| handled.contains(&line)).then_some(())
    })
    .await;
}

/// Ann’s challenge to Bea in town.
async fn challenged(discord: &Discord) -> Value {
    let options = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
    ];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &options);
    discord.answer(&asked).await;
    discord.next_post().await
}

#[tokio::test]
async fn replies_in_words_answer_a_challenge_and_a_request() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let offer = challenged(&discord).await;
    // Whoever is not asked is left to talk.
    discord.reply(CID, TOWN, &offer, "accept");
    discord.reply(BEA, TOWN, &offer, "yes please!");
    let board = discord.next_post().await;
    assert!(words(&board).contains("begins"), "{board}");
    discord.reply(ANN, TOWN, &board, "D2-D3");
    discord.next_post().await;
    let asked = discord.slash(ANN, TOWN, "game takeback", &[]);
    discord.answer(&asked).await;
    let request = discord.next_post().await;
    assert!(words(&request).contains("do you allow it?"), "{request}");
    discord.reply(ANN, TOWN, &request, "yes");
    discord.reply(BEA, TOWN, &request, "no");
    let refused = discord.next_post().await;
    assert!(words(&refused).contains("refuses"), "{refused}");
    // A resignation takes its own line.
    discord.reply(BEA, TOWN, &refused, "resign");
    let sure = discord.next_post().await;
    discord.reply(BEA, TOWN, &sure, "yes");
    let how = discord.next_post().await;
    assert!(words(&how).contains("answer `#1 resign yes`"), "{how}");
    discord.say(BEA, TOWN, &format!("{} yes", Discord::mention()));
    let nothing = discord.next_post().await;
    assert!(words(&nothing).starts_with("Nothing waits"), "{nothing}");
    discord.assert_sound();
}

#[tokio::test]
async fn an_edited_line_is_read_again_unless_it_had_an_effect() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    discord.reply(ANN, TOWN, &board, "D2-D5");
    discord.next_post().await;
    // Given a refused line: each edit of it is read, and answered where it is refused again
    discord.edit_last_line(TOWN, "D2-D6", Duration::from_secs(5));
    let refused = discord.next_post().await;
    assert!(words(&refused).contains("D6"), "{refused}");
    discord.edit_last_line(TOWN, "D2-D3", Duration::from_secs(9));
    let next = discord.next_post().await;
    assert!(words(&next).contains("plays **D2-D3**"), "{next}");
    // When it has played, no edit of it is read
    discord.edit_last_line(TOWN, "A2-A3", Duration::from_secs(20));
    discord.reply(BEA, TOWN, &next, "D8-D7");
    let next = discord.next_post().await;
    assert!(words(&next).contains("plays **D8-D7**"), "{next}");
    discord.edit_last_line(TOWN, "A8-A7", Duration::from_secs(20));
    // An edit that comes late is not read, either; nor is a pin
    discord.reply(ANN, TOWN, &next, "nice");
    heard(&discord, &bot).await;
    discord.edit_last_line(TOWN, "A2-A3", Duration::from_secs(601));
    // Words to others are mended, too
    discord.reply(ANN, TOWN, &next, "hm");
    heard(&discord, &bot).await;
    discord.edit_last_line(TOWN, "A2-A3", Duration::from_secs(2));
    let last = discord.next_post().await;
    assert!(words(&last).contains("plays **A2-A3**"), "{last}");
    discord.edit_last_line(TOWN, "A2-A3", Duration::from_secs(2));
    discord.reply(BEA, TOWN, &last, "A8-A7");
    let last = discord.next_post().await;
    assert!(words(&last).contains("plays **A8-A7**"), "{last}");
    assert!(id_of(&last) > id_of(&next));
    discord.assert_sound();
}

#[tokio::test]
async fn an_edit_of_a_line_is_asked_about_once_its_author_has_moved_otherwise() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    // Given a question that a button of its answer settles
    discord.reply(ANN, TOWN, &board, "D2-D3?");
    let question = discord.next_post().await;
    assert_eq!(words(&question), "Shall I play **D2-D3** in #1?");
    discord.press(ANN, TOWN, &question, "D2-D3");
    let next = discord.next_post().await;
    assert!(words(&next).contains("plays **D2-D3**"), "{next}");
    let before = discord.last_line();
    discord.reply(BEA, TOWN, &next, "D8-D7");
    let next = discord.next_post().await;
    assert!(words(&next).contains("plays **D8-D7**"), "{next}");
    // When it is edited, then it is not played as her next move
    discord.edit_line(before, TOWN, "A2-A3", Duration::from_secs(20));
    let question = discord.next_post().await;
    assert_eq!(words(&question), "Shall I play **A2-A3** in #1?");
    // Nor is a refused line that a command made good
    discord.say(ANN, TOWN, &format!("{} A2-A9", Discord::mention()));
    discord.next_post().await;
    let before = discord.last_line();
    discord.slash(ANN, TOWN, "move", &[("move", json!("A2-A3"))]);
    let next = discord.next_post().await;
    assert!(words(&next).contains("plays **A2-A3**"), "{next}");
    discord.reply(BEA, TOWN, &next, "A8-A7");
    let next = discord.next_post().await;
    assert!(words(&next).contains("plays **A8-A7**"), "{next}");
    let edit = format!("{} E1-E2", Discord::mention());
    discord.edit_line(before, TOWN, &edit, Duration::from_secs(20));
    let question = discord.next_post().await;
    assert_eq!(words(&question), "Shall I play **E1-E2** in #1?");
    discord.assert_sound();
}

#[tokio::test]
async fn an_edit_into_an_answer_after_a_move_of_its_author_is_to_be_written_again() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    // Given words that did nothing, and a move of their author after them
    let say = |text: &str| format!("{} {text}", Discord::mention());
    discord.say(ANN, TOWN, &say("hm"));
    discord.next_post().await;
    let before = discord.last_line();
    discord.reply(ANN, TOWN, &board, "D2-D3");
    let next = discord.next_post().await;
    // When they are edited into words that act, then nothing is done
    let again = "You have moved in #1 since you wrote that line, so its edit did nothing. \
                 If you mean it now, write it again.";
    discord.edit_line(before, TOWN, &say("draw"), Duration::from_secs(20));
    assert_eq!(words(&discord.next_post().await), again);
    discord.reply(BEA, TOWN, &next, "D8-D7");
    discord.next_post().await;
    let asked = discord.slash(BEA, TOWN, "game draw", &[]);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    assert!(words(&offer).contains("offers a draw"), "{offer}");
    for (seconds, text) in [(30, "yes"), (40, "draw yes"), (50, "resign yes")] {
        discord.edit_line(before, TOWN, &say(text), Duration::from_secs(seconds));
        assert_eq!(words(&discord.next_post().await), again, "{text}");
    }
    // Without a move after it, an edit acts at once
    discord.reply(ANN, TOWN, &offer, "hm");
    heard(&discord, &bot).await;
    discord.edit_last_line(TOWN, "no", Duration::from_secs(2));
    let declined = discord.next_post().await;
    assert!(words(&declined).contains("declines the draw"), "{declined}");
    discord.assert_sound();
}
