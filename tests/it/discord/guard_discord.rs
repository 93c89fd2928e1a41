//! King's Guard in the compiled bot, beside King's Mate in one channel: typed, picked and planned turns, a kill, a
//! review.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Channel, Discord, Person, TOWN, labels, words};
use crate::discord::people::{ANN, BEA, CID, begun};

/// The text of a message without markup.
fn said(message: &Value) -> String {
    words(message).replace("**", "")
}

/// All interactive components of a message.
fn parts(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
}

/// The labels of all options in a message's menus.
fn options(message: &Value) -> Vec<String> {
    let options = parts(message).flat_map(|part| part["options"].as_array().into_iter().flatten());
    let label = |option: &Value| option["label"].as_str().unwrap().to_owned();
    options.map(label).collect()
}

/// Chooses the option whose label starts with this. Returns the new message.
async fn choose(discord: &Discord, user: Person, on: &Value, begins: &str) -> Value {
    let options = options(on);
    let label = options.iter().find(|label| label.starts_with(begins));
    let label = label.unwrap_or_else(|| panic!("no {begins} in {options:?}"));
    let chosen = discord.choose(user, TOWN, on, label);
    discord.answer(&chosen).await
}

async fn ask(discord: &Discord, user: Person, command: &str, options: &[(&str, Value)]) -> Value {
    let asked = discord.slash(user, TOWN, command, options);
    discord.answer(&asked).await
}

/// Starts a small game with diagonal steps between Ann (South) and Bea (North) in town. Returns its first board.
async fn towers_begun(discord: &Discord) -> Value {
    let options = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
        ("small", json!(true)),
        ("diagonal", json!(true)),
    ];
    ask(discord, ANN, "challenge kings-guard", &options).await;
    let offer = discord.next_post().await;
    assert!(said(&offer).contains("King’s Guard"), "{offer}");
    assert!(
        said(&offer).contains("diagonal steps, small board"),
        "{offer}"
    );
    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    discord.next_post().await
}

/// Replies to a board. Returns the next post.
async fn reply(discord: &Discord, user: Person, to: &Value, line: &str) -> Value {
    discord.reply(user, TOWN, to, line);
    discord.next_post().await
}

fn alt(message: &Value) -> &str {
    message["attachments"][0]["description"]
        .as_str()
        .unwrap_or_default()
}

/// A player's legal moves in the first game here with the top piece on D4 or D5.
async fn legal(discord: &Discord, user: Person) -> Vec<String> {
    let game = [("game", json!("1"))];
    let offers = discord.offers(user, "move", &game, ("move", "D")).await;
    offers.into_iter().map(|(_, value)| value).collect()
}

#[tokio::test]
async fn a_whole_game_of_towers_is_played_beside_a_game_of_the_other_kind() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = towers_begun(&discord).await;
    assert!(said(&board).contains("plays South"), "{board}");
    assert!(alt(&board).contains("South"), "{board}");
    let mate = begun(&discord).await;
    assert!(
        said(&mate).contains("King’s Mate") && said(&mate).contains("#2"),
        "{mate}"
    );

    // All or nothing: an error within a line refuses the whole line.
    let before = legal(&discord, ANN).await;
    for wrong in ["D4-D5,Z9", "D4-D5,D6", "E4-E9", "D4-D5 E4-E5"] {
        let refused = reply(&discord, ANN, &board, wrong).await;
        assert!(!said(&refused).contains("plays"), "{wrong}: {refused}");
        assert_eq!(legal(&discord, ANN).await, before, "{wrong}");
    }
    let board = reply(&discord, ANN, &board, "d4-d5").await;
    assert!(said(&board).contains("D4-D5"), "{board}");
    assert!(
        alt(&board).contains("D5, 2 high: North guard, South guard"),
        "{}",
        alt(&board)
    );
    let mate = reply(&discord, ANN, &mate, "D2-D3").await;
    // A line is read in the game of the board it replies to, whatever it means in the other game.
    let mate = reply(&discord, BEA, &mate, "D8-D7").await;
    assert!(said(&mate).contains("plays D8-D7"), "{mate}");
    let board = reply(&discord, BEA, &board, "A8-A7").await;
    assert!(said(&board).contains("plays A8-A7"), "{board}");

    let next = picked(&discord, &board).await;
    // After a kill in the middle of the turn, only the menu keeps the plies.
    bot = bot.killed_and_started(&discord).await;
    let shown = choose(&discord, ANN, &next, "D6").await;
    assert!(said(&shown).contains("D5-D7, D6"), "{shown}");
    assert!(alt(&shown).contains("D7"), "{}", alt(&shown));
    let played = discord.press(ANN, TOWN, &shown, "Play it");
    discord.first_answer(&played).await;
    let board = discord.next_post().await;
    assert!(said(&board).contains("plays D5-D7, D6"), "{board}");
    let posts = discord.post_count();
    let again = discord.press(ANN, TOWN, &shown, "Play it");
    discord.answer(&again).await;
    assert_eq!(discord.post_count(), posts, "a turn counts once");

    taken_back(&discord, &board).await;
    let board = stale(&discord, &next).await;
    planned_to_the_end(&discord, &board).await;
    looked_back_at(&discord).await;

    // The other game is not affected.
    let mate = reply(&discord, ANN, &mate, "E1-E2").await;
    assert!(said(&mate).contains("plays E1-E2"), "{mate}");
    drop(bot);
    discord.assert_sound();
}

/// Ann picks the tower on D5 and a target of its top piece. Returns the next question.
async fn picked(discord: &Discord, board: &Value) -> Value {
    let posts = discord.post_count();
    let asked = discord.message_menu(ANN, TOWN, ("Play my move", board));
    let pieces = discord.answer(&asked).await;
    assert_eq!(pieces["flags"], json!(64), "for her eyes only");
    let targets = choose(discord, ANN, &pieces, "D5").await;
    let next = choose(discord, ANN, &targets, "D7").await;
    assert!(said(&next).contains("Chosen so far: D5-D7"), "{next}");
    assert!(labels(&next).contains(&"Done"), "{next}");
    assert!(alt(&next).contains("D7"), "{}", alt(&next));
    // The question is private, and no part of the turn is played.
    assert_eq!(discord.post_count(), posts);
    assert!(legal(discord, ANN).await.contains(&"D5-D7".to_owned()));
    assert!(legal(discord, BEA).await.is_empty());
    next
}

/// The whole turn is undone with consent.
async fn taken_back(discord: &Discord, board: &Value) {
    ask(discord, ANN, "game takeback", &[("game", json!("1"))]).await;
    let request = discord.next_post().await;
    assert!(said(&request).contains("2. D5-D7, D6"), "{request}");
    let allowed = discord.press(BEA, TOWN, &request, "Allow the take-back");
    discord.first_answer(&allowed).await;
    let back = discord.next_post().await;
    assert!(said(&back).contains("Taken back in #1"), "{back}");
    assert!(
        alt(&back).contains("D5, 2 high: North guard, South guard"),
        "{}",
        alt(&back)
    );
    // A reply to the board of the withdrawn turn gets words.
    let late = reply(discord, BEA, board, "H8-H7").await;
    assert!(said(&late).contains("<@11>"), "{late}");
}

/// A menu of the withdrawn turn is stale, so its choice shows the present position.
async fn stale(discord: &Discord, next: &Value) -> Value {
    let posts = discord.post_count();
    let old = choose(discord, ANN, next, "D6").await;
    assert!(said(&old).contains("has changed since"), "{old}");
    assert_eq!(discord.post_count(), posts);
    assert!(!options(&old).is_empty(), "to choose anew: {old}");
    ask(discord, ANN, "board", &[("game", json!("1"))]).await
}

/// Bea plans her answer to a turn, followed by a draw offer. Ann plays on and wins.
async fn planned_to_the_end(discord: &Discord, board: &Value) {
    let plan = [("line", json!("D5-D7 H8-H7 draw")), ("game", json!("1"))];
    let kept = ask(discord, BEA, "think plan", &plan).await;
    assert!(said(&kept).contains("H8-H7"), "{kept}");
    let turn = [("move", json!("D5-D7 done")), ("game", json!("1"))];
    ask(discord, ANN, "move", &turn).await;
    // Both moves come in one message, so that the owner of the plan is not called in between.
    let answered = discord.next_post().await;
    let told = said(&answered);
    assert!(told.contains("plays D5-D7"), "{answered} {board}");
    assert!(told.contains("plays H8-H7"), "{answered}");
    assert!(!told.contains("<@12>, it is your move"), "{answered}");
    assert!(said(&answered).contains("offers a draw"), "{answered}");
    let declined = discord.press(ANN, TOWN, &answered, "Decline the draw");
    discord.first_answer(&declined).await;
    let declined = discord.next_post().await;
    let end = reply(discord, ANN, &declined, "D7-D8").await;
    assert!(said(&end).contains("<@11> wins"), "{end}");
}

/// A review by game number goes turn by turn. Its page gives the film and the record, and the history lists the game.
async fn looked_back_at(discord: &Discord) {
    let last = ask(discord, CID, "review", &[("game", json!("1"))]).await;
    assert!(said(&last).contains("3. D7-D8 by"), "{last}");
    assert!(said(&last).contains("(move 3 of 3)"), "{last}");
    let mut page = last;
    for says in ["2… H8-H7", "2. D5-D7", "1… A8-A7", "1. D4-D5", "The start"] {
        let back = discord.press(CID, TOWN, &page, "Back");
        page = discord.answer(&back).await;
        assert!(said(&page).contains(says), "{says}: {page}");
    }
    let named = [("game", json!("1")), ("move", json!("2. D5-D7"))];
    let page = ask(discord, CID, "review", &named).await;
    assert!(said(&page).contains("(move 2 of 3)"), "{page}");
    let film = discord.press(CID, TOWN, &page, "Film");
    let film = discord.answer(&film).await;
    let file = film["attachments"][0]["filename"].as_str().unwrap();
    assert_eq!(file, "game-1.gif");
    assert!(said(&film).contains("all 3 moves"), "{film}");
    let only = [("game", json!("kings-guard"))];
    let found = ask(discord, ANN, "history", &only).await;
    assert!(said(&found).contains("King’s Guard: "), "{found}");
    assert!(!said(&found).contains("King’s Mate: "), "{found}");
}

/// Presses a button of a message that only Ann sees. Returns what it becomes.
async fn press_private(discord: &Discord, on: &Value, label: &str) -> Value {
    let pressed = discord.press(ANN, TOWN, on, label);
    discord.answer(&pressed).await
}

#[tokio::test]
async fn a_form_offers_both_games_each_with_its_own_options() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let bea = [("opponent", json!(BEA.id.to_string()))];
    let form = ask(&discord, ANN, "challenge form", &bea).await;
    let rules = press_private(&discord, &form, "Rules …").await;
    assert!(labels(&rules).contains(&"Touch-move: off"), "{rules}");
    let form = press_private(&discord, &rules, "Back").await;
    let form = choose(&discord, ANN, &form, "Black").await;
    let form = choose(&discord, ANN, &form, "King’s Guard").await;
    assert!(said(&form).contains("A game of King’s Guard for"), "{form}");
    let rules = press_private(&discord, &form, "Rules …").await;
    let there = labels(&rules);
    assert!(there.contains(&"Small board: off") && there.contains(&"Diagonal steps: off"));
    assert!(!there.contains(&"Touch-move: off"), "{there:?}");
    let form = press_private(&discord, &rules, "Back").await;
    let sides = options(&form);
    assert!(sides.contains(&"South".to_owned()) && !sides.contains(&"Black".to_owned()));
    let mut form = choose(&discord, ANN, &form, "North").await;
    for label in [
        "Rules …",
        "Small board: off",
        "Diagonal steps: off",
        "Diagonal steps: on",
        "Back",
    ] {
        form = press_private(&discord, &form, label).await;
    }
    let sent = discord.press(ANN, TOWN, &form, "Send challenge");
    discord.answer(&sent).await;
    let offer = discord.next_post().await;
    let terms = said(&offer);
    assert!(
        terms.contains("King’s Guard") && terms.contains("North"),
        "{offer}"
    );
    assert!(
        terms.contains("small board") && !terms.contains("diagonal"),
        "{offer}"
    );
    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    let board = discord.next_post().await;
    assert!(alt(&board).contains("North: king D8"), "{}", alt(&board));
    // Bea has South and moves first, so Ann cannot move yet.
    let board = reply(&discord, BEA, &board, "D4-D5").await;
    assert!(said(&board).contains("<@12> plays"), "{board}");
    discord.assert_sound();
}

/// Both kinds of game in one channel, with lines that mention no game.
#[tokio::test]
async fn lines_said_in_a_channel_find_the_game_they_mean() {
    const HERE: Channel = TOWN;
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "read_messages = true");
    discord.connected().await;
    towers_begun(&discord).await;
    begun(&discord).await;
    // Only King's Mate has a piece on D2, and only King's Guard one on D4.
    discord.say(ANN, HERE, "D2-D3");
    let mate = discord.next_post().await;
    assert!(said(&mate).contains("plays D2-D3"), "{mate}");
    discord.say(ANN, HERE, "D4-D5");
    let board = discord.next_post().await;
    assert!(said(&board).contains("D4-D5"), "{board}");
    // Both have a piece on D8 that may go to D7, so the bot asks, and one press answers.
    discord.say(BEA, HERE, "D8-D7");
    let which = discord.next_post().await;
    let both = labels(&which);
    assert_eq!(
        both,
        ["King’s Guard #1: D8-D7", "King’s Mate #2: D8-D7"],
        "{which}"
    );
    let pressed = discord.press(BEA, HERE, &which, "King’s Mate #2: D8-D7");
    discord.first_answer(&pressed).await;
    let mate = discord.next_post().await;
    assert!(said(&mate).contains("plays D8-D7"), "{mate}");
    discord.say(BEA, HERE, "#1 D8-D7");
    let board = discord.next_post().await;
    assert!(said(&board).contains("plays D8-D7"), "{board}");
    discord.assert_sound();
}
