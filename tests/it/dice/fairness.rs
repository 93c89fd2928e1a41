//! A user with many requests waits for their own; everybody else is served in turn.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::json;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::timeout;

use crate::discord::bot::Bot;
use crate::discord::loopback::{
    BotAct, Call, Discord, HARBOUR, Manner, Person, Posted, TOWN, id_of,
};
use crate::discord::people::{ANN, BEA, CID, begun};
use crate::operate::load::accept;

const FLOOD: usize = 600;

/// The bot's next act; `None` after a minute without one.
async fn next(acts: &mut UnboundedReceiver<BotAct>) -> Option<BotAct> {
    let acts = timeout(Duration::from_mins(1), acts.recv());
    acts.await.ok().flatten()
}

/// The bot's next message.
async fn posted(acts: &mut UnboundedReceiver<BotAct>) -> Posted {
    loop {
        match next(acts).await {
            Some(BotAct::Posted(post)) => return post,
            Some(BotAct::Answered(_)) => {}
            None => panic!("no message came"),
        }
    }
}

#[tokio::test]
async fn a_flood_of_presses_by_one_person_keeps_nobody_else_waiting() {
    let (discord, mut acts) = Discord::start_light().await;
    let _bot = Bot::start_logging(&discord, "warn");
    discord.connected().await;
    let opponent = BEA.id.to_string();
    let options = [("opponent", 6, opponent.as_str()), ("side", 3, "0")];
    discord.fling_command(ANN, TOWN, ("challenge", Some("kings-mate")), &options);
    let offer = posted(&mut acts).await;
    let accept = accept(&offer.body);
    discord.fling_press(BEA, TOWN, (offer.id, &accept));
    let board = posted(&mut acts).await;
    discord.fling_command(ANN, TOWN, ("challenge", Some("kings-mate")), &options);
    let open = posted(&mut acts).await;
    let accept = self::accept(&open.body);
    for _ in 0..FLOOD {
        discord.fling_press(CID, TOWN, (open.id, &accept));
    }
    discord.fling_reply(ANN, TOWN, (board.id, "D2-D3"));
    let (mut served, mut refused, mut before) = (0, 0, None);
    while before.is_none() || served + refused < FLOOD {
        // The stand-in takes no second answer, so the count may stay below the flood.
        let Some(act) = next(&mut acts).await else {
            break;
        };
        match act {
            BotAct::Posted(post) => {
                assert!(post.body.to_string().contains("**D2-D3**"), "{post:?}");
                before = Some(served);
            }
            BotAct::Answered(words) if words.contains("that was a lot at once") => refused += 1,
            BotAct::Answered(words) if words.contains("<@12>") => served += 1,
            BotAct::Answered(_) => {}
        }
    }
    assert!(
        before.is_some_and(|before| before < FLOOD / 2),
        "it waited for {before:?} of the flood"
    );
    assert!(refused > 0, "nobody was told to wait");
    let (mut problems, _, _) = discord.light_account();
    // A busy machine answers late; everything else stays wrong, an unanswered press too.
    problems.retain(|problem| !problem.contains(" was answered first after "));
    assert_eq!(problems, Vec::<String>::new());
}

#[tokio::test]
async fn a_flood_of_chatter_is_not_answered_at_all() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "read_messages = true");
    discord.connected().await;
    begun(&discord).await;
    let posts = discord.post_count();
    for _ in 0..FLOOD {
        discord.say(CID, TOWN, "D2-D3, I would say");
    }
    discord.say(ANN, TOWN, "D2-D3");
    let acts = discord.next_post().await;
    assert!(acts.to_string().contains("**D2-D3**"), "{acts}");
    assert_eq!(discord.post_count(), posts + 1);
    discord.assert_sound();
}

#[tokio::test]
async fn a_channel_that_does_not_answer_holds_up_no_other() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    discord.trouble("POST", "/channels/502/messages", 999, Manner::Silence);
    for _ in 0..12 {
        let asked = discord.slash(CID, HARBOUR, "challenge kings-mate", &[]);
        discord.answer(&asked).await;
    }
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    let acts = discord.called("POST", "/channels/501/messages").await;
    assert_eq!(acts.status, 200);
    let tried = discord.calls("POST", "/channels/502/messages");
    let nonces = tried.iter().map(|call| call.body["nonce"].as_str());
    let nonces: BTreeSet<Option<&str>> = nonces.collect();
    assert!(nonces.len() <= 4, "{} wait there at once", nonces.len());
}

#[tokio::test]
async fn a_move_is_told_while_films_are_drawn() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let mut board = begun(&discord).await;
    for (player, mv) in [
        (ANN, "D2-D3"),
        (BEA, "D8-D7"),
        (ANN, "D3-D4"),
        (BEA, "D7-D6"),
    ] {
        discord.reply(player, TOWN, &board, mv);
        board = discord.next_post().await;
    }
    // One after the other is drawn; each asker has one.
    let films: Vec<_> = (0..8)
        .map(|nth| {
            let asker = Person {
                id: 40 + nth,
                name: "Watcher",
            };
            discord.slash(asker, TOWN, "film", &[("game", json!("1"))])
        })
        .collect();
    discord.reply(ANN, TOWN, &board, "D4-D5");
    let acts = discord.next_post().await;
    assert_ne!(id_of(&acts), id_of(&board));
    for film in &films {
        discord.answer(film).await;
    }
    let posts = discord.calls("POST", "/channels/501/messages");
    let board = posts
        .iter()
        .find(|call| call.body["nonce"] == acts["nonce"]);
    let answers = discord.calls("PATCH", "/webhooks/");
    let filmed = |call: &&Call| call.body["attachments"].to_string().contains(".gif");
    let last = answers.iter().rfind(filmed).expect("films came");
    assert!(board.unwrap().at < last.at, "the move waited for all films");
    discord.assert_sound();
}
