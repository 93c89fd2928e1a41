//! The compiled bot stopped, killed and upgraded while users type: their lines are played afterwards, once.

use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::discord::bot::{Bot, program};
use crate::discord::loopback::{
    Discord, HARBOUR, Interaction, Manner, TOWN, id_of, private_with, words,
};
use crate::discord::people::{ANN, BEA, CID, begun};
use crate::table::days::Days;
use crate::table::harness::{Table, person};
use crate::wait;
use kingboard::play::calendar::DAY;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::hooks::HooksAction;
use kingboard::service::api::tokens::{TokenStep, TokenUser, TokensAction};
use kingboard::service::api::values::Person;
use kingboard::service::{GameId, Place, PlayerId, TokenScope};

/// Bits of a message's id below the milliseconds.
const MS_AT: u32 = 22;

/// A bot with a game in which Ann has moved, and the board that waits for Bea.
async fn ann_moved() -> (Discord, Bot, Value) {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    discord.reply(ANN, TOWN, &board, "D2-D3");
    let board = discord.next_post().await;
    (discord, bot, board)
}

/// [`ann_moved`], and Bea types her move after the bot has stopped, so long before its return that the session is over.
async fn bea_moved_while_away() -> (Discord, TempDir) {
    let (discord, bot, board) = ann_moved().await;
    let home = bot.stopped().await;
    discord.reply(BEA, TOWN, &board, "D8-D7");
    discord.hours_pass();
    (discord, home)
}

/// Asserts that this many messages contain this text.
fn assert_posted(discord: &Discord, what: &str, times: usize) {
    let posts = discord.posts();
    let found = posts.iter().filter(|post| words(post).contains(what));
    assert_eq!(found.count(), times, "{what}");
}

/// The next message, which shows this move.
async fn next_board(discord: &Discord, mv: &str) -> Value {
    let next = discord.next_post().await;
    assert!(words(&next).contains(&format!("plays **{mv}**")), "{next}");
    next
}

/// Waits for an answer here, so that everything sent before is handled.
async fn alive(discord: &Discord) {
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    discord.answer(&asked).await;
}

fn database(home: &TempDir) -> Connection {
    Connection::open(home.path().join("games.db")).unwrap()
}

/// Waits until the bot has read back everything it missed.
async fn caught_up(home: &TempDir) {
    wait::until(wait::LONG, "all that was missed", async || {
        let behind = "SELECT count(*) FROM sessions WHERE behind IS NOT NULL";
        let behind: i64 = database(home)
            .query_row(behind, [], |row| row.get(0))
            .unwrap();
        (behind == 0).then_some(())
    })
    .await;
}

/// Bea and others type while the bot is down, and it resumes its session.
async fn goes_on_after(leave: impl AsyncFnOnce(&Discord, Bot) -> TempDir) {
    let (discord, bot, board) = ann_moved().await;
    let home = leave(&discord, bot).await;
    discord.dead().await;
    discord.reply(BEA, TOWN, &board, "D8-D7");
    discord.say(CID, TOWN, "what a day");
    let asked = discord.slash(CID, TOWN, "help", &[]);
    let bot = Bot::start_again(home, &discord, &[]);
    discord.resumed_once().await;
    discord.answer(&asked).await;
    next_board(&discord, "D8-D7").await;
    alive(&discord).await;
    // The stand-in sends the last two events again, Ann's move among them.
    assert_posted(&discord, "plays **D2-D3**", 1);
    assert_posted(&discord, "plays **D8-D7**", 1);
    assert_eq!(discord.post_count(), 4, "offer, board, board, board");
    assert_eq!(discord.identified().len(), 1, "no new session");
    assert_eq!(
        discord.calls("GET", "/channels/").len(),
        0,
        "nothing to read back"
    );
    assert_eq!(discord.calls("PUT", "/commands").len(), 2, "once a program");
    let home = bot.stopped().await;
    discord.dead().await;
    assert!(
        discord
            .closes()
            .iter()
            .all(|code| ![1000, 1001].contains(code)),
        "{:?}",
        discord.closes()
    );
    let _bot = Bot::start_again(home, &discord, &[]);
    discord.resumed_times(2).await;
    alive(&discord).await;
    assert_eq!(discord.post_count(), 4);
    discord.assert_sound();
}

/// Sends a command whose answer fails with this method, and kills the bot meanwhile. Asserts that its user reads after the
/// start that it is done. Returns the bot.
async fn answered_after_a_crash(
    (discord, bot): (&Discord, Bot),
    method: &'static str,
    sends: impl FnOnce(&Discord) -> Interaction,
) -> Bot {
    let original = "/messages/@original";
    let earlier = discord.call_count(method, original);
    discord.fail(method, original, 999, (500, Value::Null));
    let asked = sends(discord);
    discord.called_times(method, original, earlier + 1).await;
    let home = bot.killed();
    discord.dead().await;
    discord.recover();
    let bot = Bot::start_again(home, discord, &[]);
    discord.resumed_once().await;
    let answer = discord.answer(&asked).await;
    assert_eq!(
        words(&answer),
        "Done. I was restarted before I could answer."
    );
    discord.assert_sound();
    bot
}

#[tokio::test]
async fn a_move_that_a_crash_cut_off_from_its_answer_does_not_wait_for_ever() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let _bot = answered_after_a_crash((&discord, bot), "DELETE", |discord| {
        discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))])
    })
    .await;
    discord.posted("plays **D2-D3**").await;
    assert_posted(&discord, "plays **D2-D3**", 1);
}

#[tokio::test]
async fn a_command_answered_to_its_user_alone_is_not_lost_without_a_word_in_a_crash() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    discord.slash(ANN, TOWN, "ladder open", &[("game", json!("kings-mate"))]);
    discord.next_post().await;
    answered_after_a_crash((&discord, bot), "PATCH", |discord| {
        discord.slash(BEA, TOWN, "ladder join", &[])
    })
    .await;
}

#[tokio::test]
async fn what_is_typed_while_the_bot_is_stopped_is_played_after_it_once() {
    goes_on_after(async |_, bot| bot.stopped().await).await;
}

#[tokio::test]
async fn what_is_typed_while_the_bot_is_dead_is_played_after_it_once() {
    goes_on_after(async |discord, bot| {
        // The bot does not know the results of its last moment.
        discord.forget_answers();
        bot.killed()
    })
    .await;
}

#[tokio::test]
async fn what_is_typed_while_the_program_is_exchanged_is_played_after_it_once() {
    goes_on_after(async |_, bot| {
        let home = bot.stopped().await;
        let exchanged = home.path().join("kingboard");
        // A file that was just written may still be open for writing in a process that another test begins.
        std::fs::hard_link(program(), &exchanged)
            .or_else(|_| std::fs::copy(program(), &exchanged).map(drop))
            .unwrap();
        home
    })
    .await;
}

/// Bea accepts a challenge and Ann asks for help while the bot is down: the offer and both presses.
async fn pressed_while_down(discord: &Discord) -> (TempDir, Value, [Interaction; 2]) {
    let bot = Bot::start(discord, "");
    discord.connected().await;
    let options = [("opponent", json!(BEA.id.to_string()))];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &options);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let home = bot.stopped().await;
    discord.dead().await;
    let accepted = discord.press(BEA, TOWN, &offer, "Accept");
    let help = discord.slash(ANN, TOWN, "help", &[]);
    (home, offer, [accepted, help])
}

#[tokio::test]
async fn a_button_pressed_while_the_bot_is_down_is_answered_after_it() {
    let discord = Discord::start().await;
    let (home, offer, [accepted, help]) = pressed_while_down(&discord).await;
    let _bot = Bot::start_again(home, &discord, &[]);
    discord.first_answer(&accepted).await;
    discord.answer(&help).await;
    let board = discord.next_post().await;
    let again = discord.press(BEA, TOWN, &offer, "Accept");
    let refused = discord.answer(&again).await;
    assert_eq!(words(&refused), "You are in #1, and it has begun.");
    assert_eq!(discord.post_count(), 2, "begun once: {board}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_button_pressed_too_long_before_the_bot_is_back_counts_once_and_can_be_pressed_again() {
    let discord = Discord::start().await;
    let (home, offer, [accepted, help]) = pressed_while_down(&discord).await;
    for pressed in [&accepted, &help] {
        discord.seconds_pass(pressed);
    }
    let _bot = Bot::start_again(home, &discord, &[]);
    let board = discord.next_post().await;
    let again = discord.press(BEA, TOWN, &offer, "Accept");
    let refused = discord.answer(&again).await;
    assert_eq!(words(&refused), "You are in #1, and it has begun.");
    alive(&discord).await;
    assert_eq!(discord.post_count(), 2, "begun once: {board}");
    // Each of the five interactions.
    let tried = discord.called_times("POST", "/callback", 5).await;
    let late = tried.into_iter();
    assert_eq!(
        late.filter(|call| call.status == 404).count(),
        2,
        "each was tried once"
    );
    discord.assert_sound();
}

#[tokio::test]
async fn where_the_session_is_over_what_was_typed_is_read_back_and_met_once() {
    let (discord, bot, board) = ann_moved().await;
    discord.reply(BEA, TOWN, &board, "D5-D99");
    let refused = discord.next_post().await;
    assert!(refused["message_reference"].is_object(), "{refused}");
    let home = bot.stopped().await;
    discord.reply(BEA, TOWN, &board, "D8-D7");
    discord.say(CID, TOWN, "what a day");
    discord.robot_says(TOWN, &format!("{} D1-D2", Discord::mention()));
    discord.say(CID, TOWN, &format!("{} help", Discord::mention()));
    discord.hours_pass();
    let bot = Bot::start_again(home, &discord, &[]);
    discord.identified_times(2).await;
    let answers = [discord.next_post().await, discord.next_post().await];
    let moved = |post: &&Value| words(post).contains("plays **D8-D7**");
    assert_eq!(answers.iter().filter(moved).count(), 1, "{answers:?}");
    let answered = |post: &&Value| post["message_reference"].is_object();
    assert_eq!(answers.iter().filter(answered).count(), 1, "{answers:?}");
    caught_up(&bot.home).await;
    assert_eq!(discord.post_count(), 6);
    let home = bot.killed();
    discord.hours_pass();
    let bot = Bot::start_again(home, &discord, &[]);
    discord.identified_times(3).await;
    caught_up(&bot.home).await;
    alive(&discord).await;
    assert_eq!(discord.post_count(), 6, "each is met once");
    discord.assert_sound();
}

#[tokio::test]
async fn where_only_a_challenge_is_open_what_was_typed_is_read_back() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [("opponent", json!(BEA.id.to_string()))];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &options);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let home = bot.stopped().await;
    discord.say(CID, TOWN, &format!("{} help", Discord::mention()));
    discord.hours_pass();
    let bot = Bot::start_again(home, &discord, &[]);
    discord.identified_times(2).await;
    let answer = discord.next_post().await;
    assert!(answer["message_reference"].is_object(), "{answer}");
    caught_up(&bot.home).await;
    assert_eq!(discord.post_count(), 2, "once: {offer}");
    discord.assert_sound();
}

#[tokio::test]
async fn what_is_stale_or_was_met_before_is_read_back_and_passed_over() {
    let (discord, bot, board) = ann_moved().await;
    discord.reply(BEA, TOWN, &board, "D5-D99");
    discord.next_post().await;
    let home = bot.stopped().await;
    let days = 2 * 24 * 60 * 60 * 1_000_i64;
    database(&home)
        .execute("UPDATE sessions SET met = met - ?1", [days << MS_AT])
        .unwrap();
    let long = Duration::from_hours(30);
    discord.replied_long_ago(BEA, TOWN, (&board, "D8-D7"), long);
    discord.hours_pass();
    let bot = Bot::start_again(home, &discord, &[]);
    discord.identified_times(2).await;
    caught_up(&bot.home).await;
    alive(&discord).await;
    assert_eq!(discord.calls("GET", "/channels/501/messages").len(), 1);
    assert_eq!(discord.post_count(), 4, "offer, board, board, refusal");
    discord.assert_sound();
}

#[tokio::test]
async fn a_bot_that_dies_while_it_reads_back_reads_on_when_it_is_back() {
    let (discord, home) = bea_moved_while_away().await;
    discord.trouble("GET", "/channels/501/messages", 1, Manner::Silence);
    let bot = Bot::start_again(home, &discord, &[]);
    discord.called("GET", "/channels/501/messages").await;
    discord.connected().await;
    let bot = Bot::start_again(bot.killed(), &discord, &[]);
    discord.resumed_once().await;
    next_board(&discord, "D8-D7").await;
    caught_up(&bot.home).await;
    assert_eq!(
        discord.identified().len(),
        2,
        "the new session is gone on with"
    );
    assert_posted(&discord, "plays **D8-D7**", 1);
    discord.assert_sound();
}

#[tokio::test]
async fn reading_back_waits_where_discord_asks_for_a_pause_and_gives_a_closed_channel_up() {
    let (discord, home) = bea_moved_while_away().await;
    discord.fail("GET", "/channels/501/messages", 1, slow_down(1.2));
    let bot = Bot::start_again(home, &discord, &[]);
    let next = next_board(&discord, "D8-D7").await;
    let reads = discord.calls("GET", "/channels/501/messages");
    assert!(reads[1].at - reads[0].at >= Duration::from_millis(1200));
    let home = bot.stopped().await;
    discord.reply(ANN, TOWN, &next, "D3-D4");
    discord.hours_pass();
    let no = json!({ "message": "Missing Access", "code": 50001 });
    discord.fail("GET", "/channels/501/messages", 9, (403, no));
    let bot = Bot::start_again(home, &discord, &[]);
    discord.identified_times(3).await;
    discord
        .called_times("GET", "/channels/501/messages", 3)
        .await;
    caught_up(&bot.home).await;
    assert_posted(&discord, "plays **D3-D4**", 0);
    alive(&discord).await;
    discord.assert_sound();
}

/// Discord's answer to a call that comes too soon: the pause that it asks for, in seconds.
fn slow_down(seconds: f64) -> (u16, Value) {
    let pause = json!({ "message": "slow down", "retry_after": seconds, "global": false });
    (429, pause)
}

#[tokio::test]
async fn what_is_typed_while_a_channel_is_read_back_is_handled_after_what_was_missed_there() {
    let (discord, home) = bea_moved_while_away().await;
    discord.hold("/channels/501/messages");
    let bot = Bot::start_again(home, &discord, &[]);
    discord.held().await;
    // Ann saw Bea's move and continues, and so does Bea.
    let said = |mv: &str| format!("{} {mv}", Discord::mention());
    discord.say(ANN, TOWN, &said("D3-D4"));
    discord.say(BEA, TOWN, &said("D7-D6"));
    discord.say(CID, HARBOUR, &format!("{} help", Discord::mention()));
    let elsewhere = discord.next_post().await;
    assert_eq!(
        elsewhere["channel_id"],
        HARBOUR.id.to_string(),
        "no other channel waits"
    );
    discord.release();
    for mv in ["D8-D7", "D3-D4", "D7-D6"] {
        next_board(&discord, mv).await;
    }
    caught_up(&bot.home).await;
    alive(&discord).await;
    assert_eq!(discord.post_count(), 7, "each is met once");
    discord.assert_sound();
}

#[tokio::test]
async fn replies_to_the_last_board_before_an_outage_are_played_one_after_the_other() {
    let (discord, bot, board) = ann_moved().await;
    let home = bot.stopped().await;
    discord.reply(BEA, TOWN, &board, "D8-D7");
    discord.reply(ANN, TOWN, &board, "D3-D4");
    discord.hours_pass();
    let _bot = Bot::start_again(home, &discord, &[]);
    for mv in ["D8-D7", "D3-D4"] {
        next_board(&discord, mv).await;
    }
    // Once newer boards are there, a reply to that one is asked about
    discord.reply(BEA, TOWN, &board, "A8-A7");
    let question = discord.next_post().await;
    let older = "You replied to an older board of #1. Shall I play **A8-A7** on the newest one?";
    assert_eq!(words(&question), older);
    discord.assert_sound();
}

#[tokio::test]
async fn replies_to_the_last_board_before_a_short_break_are_played_one_after_the_other() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let first = begun(&discord).await;
    discord.reply(ANN, TOWN, &first, "D2-D3");
    let board = discord.next_post().await;
    // Given a recorded board, after which the first loses its menu, and a broken connection
    discord.bare(id_of(&first)).await;
    discord.shut_door(true);
    discord.hang_up();
    discord.dead().await;
    discord.reply(BEA, TOWN, &board, "D8-D7");
    discord.reply(ANN, TOWN, &board, "D3-D4");
    // When the session is resumed, then the lines that were typed meanwhile are played
    discord.shut_door(false);
    discord.resumed_once().await;
    for mv in ["D8-D7", "D3-D4"] {
        next_board(&discord, mv).await;
    }
    // And a later reply to that board is asked about
    discord.reply(BEA, TOWN, &board, "A8-A7");
    let question = discord.next_post().await;
    let older = "You replied to an older board of #1. Shall I play **A8-A7** on the newest one?";
    assert_eq!(words(&question), older);
    discord.assert_sound();
}

#[tokio::test]
async fn a_line_that_is_edited_while_it_waits_is_read_as_it_is_then() {
    let (discord, home) = bea_moved_while_away().await;
    discord.hold("/channels/501/messages");
    let bot = Bot::start_again(home, &discord, &[]);
    discord.held().await;
    // Given a line of Ann’s that waits for what was missed before it, and two edits of it
    let said = |mv: &str| format!("{} {mv}", Discord::mention());
    discord.say(ANN, TOWN, &said("D3-D4"));
    for (mv, seconds) in [("A2-A3", 3), ("E1-E2", 4)] {
        discord.edit_last_line(TOWN, &said(mv), Duration::from_secs(seconds));
    }
    // No other channel waits, and the bot hears all in order.
    let asked = discord.slash(CID, HARBOUR, "help", &[]);
    discord.answer(&asked).await;
    discord.release();
    for mv in ["D8-D7", "E1-E2"] {
        next_board(&discord, mv).await;
    }
    caught_up(&bot.home).await;
    alive(&discord).await;
    assert_eq!(discord.post_count(), 5, "each is met once");
    discord.assert_sound();
}

#[tokio::test]
async fn a_bot_that_is_stopped_while_lines_wait_for_their_channel_handles_them_after_it() {
    let (discord, home) = bea_moved_while_away().await;
    discord.fail("GET", "/channels/501/messages", 1, slow_down(60.0));
    let bot = Bot::start_again(home, &discord, &[]);
    discord.called("GET", "/channels/501/messages").await;
    let said = format!("{} D3-D4", Discord::mention());
    discord.say(ANN, TOWN, &said);
    alive(&discord).await;
    let home = bot.stopped().await;
    discord.dead().await;
    let bot = Bot::start_again(home, &discord, &[]);
    discord.resumed_once().await;
    for mv in ["D8-D7", "D3-D4"] {
        next_board(&discord, mv).await;
    }
    caught_up(&bot.home).await;
    assert_posted(&discord, "plays **D3-D4**", 1);
    discord.assert_sound();
}

#[tokio::test]
async fn a_bot_that_is_stopped_handles_what_waits_in_a_private_conversation() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let options = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
    ];
    discord.slash(ANN, HARBOUR, "challenge kings-mate", &options);
    let offer = discord.next_post().await;
    discord.press(BEA, HARBOUR, &offer, "Accept");
    discord.next_post().await;
    let private = private_with(ANN);
    discord.say(ANN, private, "help");
    let answer = discord.next_post().await;
    // Given a reply that waits for the id of a post in the conversation, and a move behind it
    let posts = format!("/channels/{}/messages", private.id);
    let earlier = discord.call_count("POST", &posts);
    discord.trouble("POST", &posts, 1, Manner::Silence);
    discord.delete_channel(TOWN);
    discord.called_times("POST", &posts, earlier + 1).await;
    discord.reply(ANN, private, &answer, "thanks");
    discord.say(ANN, private, "#2 D2-D3");
    alive(&discord).await;
    // When the bot is stopped and its session ends, then the move is played, once
    let home = bot.stopped().await;
    discord.hours_pass();
    let _bot = Bot::start_again(home, &discord, &[]);
    discord.identified_times(2).await;
    discord.posted("plays **D2-D3**").await;
    alive(&discord).await;
    assert_posted(&discord, "plays **D2-D3**", 1);
}

#[tokio::test]
async fn with_other_shards_or_intents_sessions_begin_anew_and_what_was_typed_is_read_back() {
    let (discord, home) = bea_moved_while_away().await;
    let bot = Bot::start_set(home, &discord, "shards = 2");
    let next = next_board(&discord, "D8-D7").await;
    discord.identified_times(3).await;
    let home = bot.stopped().await;
    discord.reply(ANN, TOWN, &next, "D3-D4");
    discord.hours_pass();
    let _bot = Bot::start_set(home, &discord, "shards = 2\nread_messages = true");
    next_board(&discord, "D3-D4").await;
    assert_posted(&discord, "plays **D8-D7**", 1);
}

#[test]
fn a_request_that_is_met_twice_plays_once_and_what_was_known_of_a_name_stays() {
    let mut table = Table::game("");
    let request = Request {
        user: Person {
            id: PlayerId::new("test:Ann"),
            name: "Ann of old".to_owned(),
        },
        place: Place::in_server("test", "1", "10"),
        access: Access::default(),
        source: "test:77".to_owned(),
        action: Action::Play {
            game: Some(GameId(1)),
            text: "D2-D3".to_owned(),
        },
    };
    let env = table.env();
    let first = table.service.handle_missed(request.clone(), env.now, &env);
    assert!(first.is_empty(), "{first:?}");
    let told = table.service.due("test", &env, 10);
    let words = told[0].reply.text.plain();
    assert!(words.starts_with("Ann plays D2-D3"), "{words}");
    let again = table.service.handle_once(&request, &env);
    assert!(again.is_empty(), "not even refused: {again:?}");
    let mut other = request;
    other.source = "test:78".to_owned();
    let refused = table.service.handle_once(&other, &env);
    assert_eq!(refused.len(), 1, "{refused:?}");
}

#[test]
fn a_request_for_a_hook_or_a_token_that_is_met_twice_makes_one() {
    let mut table = Table::game("");
    let hook = HooksAction::Add {
        address: "https://example.org/games".to_owned(),
        topic: None,
    };
    let token = TokensAction {
        of: TokenUser::Server,
        step: TokenStep::New(TokenScope::Read),
    };
    for (source, action) in [
        ("test:81", Action::Hooks(hook)),
        ("test:82", Action::Tokens(token)),
    ] {
        let request = Request {
            access: Access {
                manages: true,
                ..Access::default()
            },
            source: source.to_owned(),
            ..table.request("Mia", action)
        };
        let env = table.env();
        let made = table.service.handle_once(&request, &env);
        assert_eq!(made.len(), 1, "{made:?}");
        let again = table.service.handle_once(&request, &env);
        assert!(again.is_empty(), "{again:?}");
    }
}

/// The time was up before the request, and the program ended between the two.
#[test]
fn what_comes_due_before_a_request_is_not_its_effect() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let game = days.game("test:1:10", ("Ann", "Ben"), "1d");
    days.now.0 += 2 * DAY;
    let request = Request {
        user: person("Ann"),
        place: Place::in_server("test", "1", "10"),
        access: Access::default(),
        source: "test:91".to_owned(),
        action: Action::Play {
            game: Some(game),
            text: "D2-D3".to_owned(),
        },
    };
    let env = days.env();
    let refused = days.service.handle_once(&request, &env);
    assert_eq!(refused.len(), 1, "{refused:?}");
    assert_eq!(days.service.handle_once(&request, &env), refused);
}
