//! The compiled bot against a loopback Discord: users' actions and the bot's visible answers.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{
    ABROAD, CELLAR, Discord, PRIVATE, Person, TOWN, id_of, labels, picture_size, words,
};

pub(crate) const ANN: Person = Person {
    id: 11,
    name: "Ann",
};
pub(crate) const BEA: Person = Person {
    id: 12,
    name: "Bea",
};
pub(crate) const CID: Person = Person {
    id: 13,
    name: "Cid",
};

/// Ann (White) and Bea (Black) start a game in town. Returns the first board.
pub(crate) async fn begun(discord: &Discord) -> Value {
    let asked = discord.slash(
        ANN,
        TOWN,
        "challenge kings-mate",
        &[
            ("opponent", json!(BEA.id.to_string())),
            ("side", json!("0")),
        ],
    );
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    discord.next_post().await
}

fn picture_of(discord: &Discord, message: &Value) -> Vec<u8> {
    let nonce = &message["nonce"];
    let posts = discord.calls("POST", "/messages");
    let post = posts
        .iter()
        .find(|call| call.status == 200 && call.body["nonce"] == *nonce);
    post.unwrap().file.clone().unwrap()
}

#[tokio::test]
async fn the_bot_registers_its_commands_for_every_game_and_asks_for_few_intents() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let commands = discord.commands();
    let names: Vec<&str> = commands
        .as_array()
        .unwrap()
        .iter()
        .map(|command| command["name"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        [
            "challenge",
            "move",
            "board",
            "games",
            "review",
            "history",
            "film",
            "standings",
            "help",
            "rules",
            "dice",
            "moderate",
            "privacy",
            "web",
            "tutorial",
            "analyse",
            "puzzle",
            "contest",
            "ladder",
            "Challenge to a game",
            "Review from here",
            "Play my move",
            "game",
            "show",
            "think",
            "player",
            "settings",
            "server",
        ]
    );
    let put = discord.called("PUT", "/applications/901/commands").await;
    assert_eq!(put.body[0]["options"][0]["name"], "kings-mate");
    let intents = discord.identified()[0]["intents"].as_u64().unwrap();
    assert_eq!(
        intents,
        1 | (1 << 9) | (1 << 12),
        "servers, and messages of servers and private ones"
    );
    discord.assert_sound();
}

#[tokio::test]
async fn commands_can_be_registered_in_named_servers_only() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "register_in = [500]\nread_messages = true");
    discord.connected().await;
    assert!(
        discord
            .calls("PUT", "/applications/901/commands")
            .is_empty()
    );
    assert_eq!(
        discord
            .calls("PUT", "/applications/901/guilds/500/commands")
            .len(),
        1
    );
    let intents = discord.identified()[0]["intents"].as_u64().unwrap();
    assert_eq!(intents, 1 | (1 << 9) | (1 << 12) | (1 << 15));
    discord.assert_sound();
}

#[tokio::test]
async fn with_several_servers_each_reads_links_to_its_own_commands() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "register_in = [500, 700]");
    discord.connected().await;
    discord
        .called("PUT", "/applications/901/guilds/700/commands")
        .await;
    let mut links = Vec::new();
    for at in [TOWN, ABROAD, PRIVATE] {
        let none = discord.answer(&discord.slash(ANN, at, "games", &[])).await;
        let text = words(&none).to_owned();
        let link = text
            .split_once("</")
            .and_then(|(_, rest)| rest.split_once('>'));
        links.push(link.map(|(link, _)| link.to_owned()));
    }
    assert!(links[0].is_some() && links[1].is_some(), "{links:?}");
    assert_ne!(links[0], links[1]);
    assert_eq!(links[2], None, "no server’s commands are offered there");
}

#[tokio::test]
async fn a_challenge_is_offered_accepted_by_button_and_begun_with_a_board() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(
        ANN,
        TOWN,
        "challenge kings-mate",
        &[
            ("opponent", json!(BEA.id.to_string())),
            ("side", json!("0")),
        ],
    );
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    assert!(words(&offer).contains("<@11>"), "{offer}");
    assert!(words(&offer).contains("<@12>"), "{offer}");
    let called = discord.calls("POST", "/messages").remove(0);
    assert_eq!(called.body["allowed_mentions"]["users"], json!(["12"]));

    let stranger = discord.press(CID, TOWN, &offer, "Accept");
    assert!(words(&discord.answer(&stranger).await).contains("<@12>"));
    let own = discord.press(ANN, TOWN, &offer, "Accept");
    discord.answer(&own).await;

    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    assert_eq!(discord.first_answer(&pressed).await, json!({ "type": 6 }));
    let board = discord.next_post().await;
    let (width, height) = picture_size(&picture_of(&discord, &board));
    assert!(width > 0 && height > 0);
    assert!(
        board["attachments"][0]["description"]
            .as_str()
            .unwrap()
            .contains("White")
    );
    let posted = discord.calls("POST", "/messages").remove(1);
    assert_eq!(
        posted.body["allowed_mentions"]["users"],
        json!(["11"]),
        "White is called"
    );
    assert_eq!(discord.post_count(), 2);
    discord.assert_sound();
}

/// The legal moves of the user in the only game here.
async fn legal(discord: &Discord, user: Person) -> Vec<String> {
    discord.autocomplete(user, "move", ("move", "")).await
}

/// Asserts that nothing was posted up to the answer to a new question.
async fn assert_quiet(discord: &Discord, posts: usize) {
    let asked = discord.slash(CID, TOWN, "help", &[]);
    discord.answer(&asked).await;
    assert_eq!(discord.post_count(), posts, "something was said");
}

/// The players that a posted message pings.
pub(crate) fn users_called(discord: &Discord, message: &Value) -> Value {
    let posts = discord.calls("POST", "/messages");
    let post = posts
        .iter()
        .find(|call| call.body["nonce"] == message["nonce"]);
    post.unwrap().body["allowed_mentions"]["users"].clone()
}

#[tokio::test]
async fn a_whole_game_is_played_by_plain_typed_moves_where_messages_may_be_read() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "read_messages = true");
    discord.connected().await;
    begun(&discord).await;
    for (player, other) in [(ANN, BEA), (BEA, ANN), (ANN, BEA), (BEA, ANN)] {
        let posts = discord.post_count();
        discord.say(CID, TOWN, "nice weather, d2 looks good");
        discord.robot_says(TOWN, "D2-D3");
        discord.say(other, TOWN, "hm.");
        assert_quiet(&discord, posts).await;
        let choices = legal(&discord, player).await;
        assert!(
            legal(&discord, other).await.is_empty(),
            "not {}'s turn",
            other.name
        );
        discord.say(player, TOWN, &choices[0].to_lowercase());
        let board = discord.next_post().await;
        assert!(words(&board).contains(&choices[0]), "{board}");
        picture_size(&picture_of(&discord, &board));
        assert_eq!(
            users_called(&discord, &board),
            json!([other.id.to_string()])
        );
    }
    let asked = discord.slash(ANN, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let label = labels(&sure)[0].to_owned();
    let pressed = discord.press(ANN, TOWN, &sure, &label);
    discord.first_answer(&pressed).await;
    let end = discord.next_post().await;
    assert!(words(&end).contains("<@12> **wins"), "{end}");
    // The question with its button is gone.
    discord.taken_away(&pressed).await;
    discord.assert_sound();
}

#[tokio::test]
async fn without_that_right_moves_come_as_replies_to_the_board_and_as_mentions() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let choices = legal(&discord, ANN).await;
    let posts = discord.post_count();
    discord.say(ANN, TOWN, &choices[0]);
    assert_quiet(&discord, posts).await;

    discord.reply(ANN, TOWN, &board, &choices[0]);
    let board = discord.next_post().await;
    assert!(words(&board).contains(&choices[0]), "{board}");

    let choices = legal(&discord, BEA).await;
    discord.say(BEA, TOWN, &format!("{} {}", Discord::mention(), choices[1]));
    let board = discord.next_post().await;
    assert!(words(&board).contains(&choices[1]), "{board}");

    discord.reply(ANN, TOWN, &board, "D5-D99");
    let refused = discord.next_post().await;
    assert_eq!(
        refused["message_reference"]["fail_if_not_exists"],
        json!(false)
    );
    assert_eq!(users_called(&discord, &refused), json!([]));
    let posts = discord.post_count();
    discord.reply(ANN, TOWN, &board, "what a move!");
    discord.reply(ANN, TOWN, &board, "");
    assert_quiet(&discord, posts).await;
    discord.assert_sound();
}

#[tokio::test]
async fn the_move_command_offers_legal_moves_and_refuses_the_rest_in_private() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let offered = discord.autocomplete(ANN, "move", ("move", "d")).await;
    assert!(
        !offered.is_empty() && offered.iter().all(|mv| mv.contains('D')),
        "{offered:?}"
    );
    let games = discord.autocomplete(ANN, "review", ("game", "")).await;
    assert_eq!(games, ["1"]);
    let posts = discord.post_count();
    let long = "D2-D3 ".repeat(300);
    for (player, text) in [
        (ANN, "castle kingside"),
        (ANN, long.as_str()),
        (ANN, "\u{7}\u{0}\u{202e}D2\nD3\u{1b}[2J"),
        (ANN, ""),
        (ANN, "D9-D8"),
        (BEA, offered[0].as_str()),
        (CID, offered[0].as_str()),
    ] {
        let asked = discord.slash(player, TOWN, "move", &[("move", json!(text))]);
        let answer = discord.answer(&asked).await;
        assert!(!words(&answer).contains('\u{1b}'), "{answer}");
    }
    for game in ["99", "0", "-1", "x", "9223372036854775807"] {
        let options = [("move", json!(offered[0])), ("game", json!(game))];
        let asked = discord.slash(ANN, TOWN, "move", &options);
        discord.answer(&asked).await;
    }
    assert_quiet(&discord, posts).await;
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!(offered[0]))]);
    discord.answer(&asked).await;
    let board = discord.next_post().await;
    assert!(words(&board).contains(&offered[0]), "{board}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_player_where_the_bot_may_not_post_is_told_so_in_private() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let choices = legal(&discord, ANN).await;
    let asked = discord.slash(ANN, CELLAR, "move", &[("move", json!(choices[0]))]);
    let played = discord.nth_answer(&asked, 0).await;
    assert!(words(&played).contains("Done."), "{played}");
    discord.next_post().await;
    let posts = discord.post_count();
    let asked = discord.slash(CID, CELLAR, "challenge kings-mate", &[]);
    let refused = discord.answer(&asked).await;
    assert!(words(&refused).contains("**Attach Files**"), "{refused}");
    assert_quiet(&discord, posts).await;
    let asked = discord.slash(ANN, CELLAR, "board", &[]);
    let board = discord.answer(&asked).await;
    assert_eq!(
        words(&board),
        "**King’s Mate #1** · move 1, White\n<@11> (White) against <@12> (Black).\n<@12>, it is your move."
    );
    discord.assert_sound();
}

#[tokio::test]
async fn a_challenge_that_nobody_else_could_see_is_not_made() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, PRIVATE, "challenge kings-mate", &[]);
    let answer = discord.answer(&asked).await;
    assert!(words(&answer).contains("server"), "{answer}");
    assert_quiet(&discord, 0).await;
    discord.assert_sound();
}

#[tokio::test]
async fn a_killed_bot_goes_on_where_it_stood_and_its_old_buttons_work() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[("side", json!("0"))]);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;

    let bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    let board = discord.next_post().await;
    let choices = legal(&discord, ANN).await;
    discord.reply(ANN, TOWN, &board, &choices[0]);
    let board = discord.next_post().await;
    let asked = discord.slash(ANN, TOWN, "game draw", &[]);
    discord.answer(&asked).await;
    let draw = discord.next_post().await;
    let asked = discord.slash(CID, TOWN, "review", &[("game", json!("1"))]);
    let page = discord.answer(&asked).await;

    let _bot = bot.killed_and_started(&discord).await;
    let turned = discord.press(CID, TOWN, &page, "Back");
    let earlier = discord.answer(&turned).await;
    assert_eq!(
        id_of(&earlier),
        id_of(&page),
        "the page is turned in its place"
    );
    assert_ne!(words(&earlier), words(&page));
    let stranger = discord.press(CID, TOWN, &draw, "Accept the draw");
    discord.answer(&stranger).await;
    let stale = discord.press(CID, TOWN, &offer, "Accept");
    discord.answer(&stale).await;
    let declined = discord.press(BEA, TOWN, &draw, "Decline the draw");
    discord.first_answer(&declined).await;
    discord.next_post().await;
    let late = discord.press(BEA, TOWN, &draw, "Accept the draw");
    discord.answer(&late).await;
    let choices = legal(&discord, BEA).await;
    discord.reply(BEA, TOWN, &board, &choices[0]);
    let board = discord.next_post().await;
    assert!(words(&board).contains(&choices[0]), "{board}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_button_pressed_by_two_at_once_and_again_and_again_counts_once() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let presses: Vec<_> = [BEA, CID, BEA, CID, BEA]
        .into_iter()
        .map(|player| discord.press(player, TOWN, &offer, "Accept"))
        .collect();
    for press in &presses {
        assert_eq!(discord.first_answer(press).await, json!({ "type": 6 }));
    }
    discord.next_post().await;
    let told = discord.called_times("POST", "/webhooks/901/", 4).await;
    assert_eq!(told.len(), 4, "all but one are told that it is too late");
    assert_quiet(&discord, 2).await;
    discord.assert_sound();
}

#[tokio::test]
async fn the_defender_presses_and_the_dice_fall_once() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(
        ANN,
        TOWN,
        "challenge kings-mate",
        &[
            ("opponent", json!(BEA.id.to_string())),
            ("side", json!("0")),
            ("interactive", json!(true)),
        ],
    );
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    assert!(words(&offer).contains("the defender rolls"), "{offer}");
    let all = [("game", json!("1")), ("words", json!("Alea iacta est"))];
    let accepted = discord.slash(BEA, TOWN, "challenge accept", &all);
    discord.answer(&accepted).await;
    let begun = discord.next_post().await;
    assert!(words(&begun).contains("Alea iacta est"), "{begun}");
    let given = [("text", json!("Fortes fortuna"))];
    let added = discord.slash(ANN, TOWN, "dice words", &given);
    discord.answer(&added).await;
    let told = discord.next_post().await;
    assert!(words(&told).contains("Fortes fortuna"), "{told}");
    let offers = discord.offers(BEA, "dice roll", &[], ("game", "")).await;
    assert_eq!(offers.len(), 1);
    let mut post = told;
    let line = "F2-F3 G8-G7 F3-F4 D8-D7 F4-F5 B8-B7 F5-F6 D7-D6 F6xG7";
    for (nth, mv) in line.split(' ').enumerate() {
        let player = if nth % 2 == 0 { ANN } else { BEA };
        let moved = discord.slash(player, TOWN, "move", &[("move", json!(mv))]);
        discord.answer(&moved).await;
        post = discord.next_post().await;
    }
    let roll = "🎲 Roll to defend";
    assert!(labels(&post).contains(&roll), "{post}");
    assert!(words(&post).contains("<@12>, roll to defend!"), "{post}");
    let early = discord.press(ANN, TOWN, &post, roll);
    assert!(words(&discord.answer(&early).await).contains("rolls. It makes no difference"));
    let pressed: Vec<_> = (0..2)
        .map(|_| discord.press(BEA, TOWN, &post, roll))
        .collect();
    for press in &pressed {
        assert_eq!(discord.first_answer(press).await, json!({ "type": 6 }));
    }
    let fell = discord.next_post().await;
    assert!(words(&fell).contains(" against "), "{fell}");
    let late = discord.slash(BEA, TOWN, "dice roll", &[]);
    assert!(words(&discord.answer(&late).await).contains("no dice to roll"));
    let renew = discord.slash(BEA, TOWN, "dice renew", &[("game", json!("1"))]);
    discord.answer(&renew).await;
    let offered = discord.next_post().await;
    let agreed = discord.press(ANN, TOWN, &offered, "Open and seal anew");
    discord.first_answer(&agreed).await;
    let renewed = discord.next_post().await;
    assert!(words(&renewed).contains("The dice are open"), "{renewed}");
    discord.assert_sound();
}

/// Odd names of a move for a review.
const ODD_MOVES: [&str; 10] = [
    "-5",
    "0",
    "1",
    "77",
    "9223372036854775807",
    "",
    " ",
    "D2-D3",
    "14…",
    "…",
];

#[tokio::test]
async fn whatever_is_pressed_or_asked_gets_an_answer() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let long = "k1.pick.1.1.".repeat(8);
    for id in [
        "",
        "k1",
        "k1.",
        "k1.pick",
        "k1.pick.1.1.99999",
        "k1.pick.-1.0.0",
        "k1.accept.77",
        "k9.accept.1",
        "k1.resign.1.1.1.1.1.1",
        "menu-0",
        "\u{0}",
        "'; drop table games; --",
        "k1.review.1.4294967295",
        long.as_str(),
    ] {
        for player in [ANN, CID] {
            let pressed = discord.press_id(player, TOWN, &board, id);
            discord.answer(&pressed).await;
        }
    }
    for at in [TOWN, PRIVATE] {
        for command in [
            "board",
            "games",
            "game draw",
            "game resign",
            "game abort",
            "help",
            "rules",
        ] {
            let asked = discord.slash(CID, at, command, &[]);
            assert!(
                !words(&discord.answer(&asked).await).is_empty(),
                "{command}"
            );
        }
    }
    for topic in ["KM-4", "km-99", "@everyone", "# x"] {
        let asked = discord.slash(CID, TOWN, "rules", &[("topic", json!(topic))]);
        discord.answer(&asked).await;
    }
    for list in ["mine", "here"] {
        let asked = discord.slash(ANN, TOWN, "games", &[("show", json!(list))]);
        discord.answer(&asked).await;
    }
    for at in ODD_MOVES {
        let options = [("game", json!("1")), ("move", json!(at))];
        let asked = discord.slash(CID, TOWN, "review", &options);
        discord.answer(&asked).await;
    }
    let options = [("game", json!("1")), ("move", json!("x".repeat(900)))];
    let asked = discord.slash(CID, TOWN, "review", &options);
    discord.answer(&asked).await;
    let robot = discord.slash(
        ANN,
        TOWN,
        "challenge kings-mate",
        &[("opponent", json!("1000"))],
    );
    assert!(words(&discord.answer(&robot).await).contains("Bots"));
    assert_quiet(&discord, 2).await;
    discord.assert_sound();
}
