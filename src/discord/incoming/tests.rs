//! Users' interactions and messages, read as requests.

use crate::discord::base::ids::channel;
use crate::discord::commands::given::TYPED;
use crate::discord::incoming::*;
use crate::render::ThemeName;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::lesson::LessonAction;
use crate::service::api::preferences::Preference;
use crate::service::api::relations::RelationAction;
use crate::service::api::values::{Day, FilmOptions, FilmSpeed, HistorySearch, SideChoice};
use crate::service::{GameId, GameKind, Place, PlayerId, Score, place_of_text};
use serde_json::{Value, json};
use serenity::all::ChannelId;

const ME: UserId = UserId::new(900);

fn user(id: u64, bot: bool) -> Value {
    json!({ "id": id.to_string(), "username": "ann", "global_name": "Ann", "discriminator": "0",
            "avatar": null, "bot": bot })
}

fn used(name: &str, options: &Value) -> CommandInteraction {
    serde_json::from_value(json!({
        "id": "1", "application_id": "901", "type": 2, "token": "t", "version": 1,
        "guild_id": "500", "channel_id": "501", "locale": "en-US", "entitlements": [],
        "app_permissions": "0", "attachment_size_limit": 1,
        "member": { "user": user(11, false), "nick": "Nick", "roles": [], "deaf": false, "mute": false,
                    "joined_at": "2024-01-01T00:00:00Z", "flags": 0, "pending": false },
        "data": { "id": "2", "name": name, "type": 1, "options": options, "resolved": {
            "users": { "12": user(12, false), "1000": user(1000, true) } } },
    }))
    .unwrap()
}

fn heard(name: &str, options: &Value) -> IncomingAction {
    command(&used(name, options), false)
}

fn asked(name: &str, options: &Value) -> Action {
    match heard(name, options) {
        IncomingAction::Request(request) => {
            assert_eq!(request.user.name, "Nick");
            assert_eq!(request.place, Place::in_server("discord", "500", "501"));
            request.action
        }
        IncomingAction::Sentence(id) => panic!("{id}"),
    }
}

fn challenged(options: &Value) -> Value {
    json!([{ "name": "kings-mate", "type": 1, "options": options }])
}

#[test]
fn a_challenge_says_whom_which_side_and_what_is_declared() {
    let options = challenged(&json!([
        { "name": "opponent", "type": 6, "value": "12" },
        { "name": "side", "type": 3, "value": "1" },
        { "name": "active", "type": 5, "value": true },
        { "name": "touch", "type": 5, "value": false },
    ]));
    let Action::Challenge(offer) = asked("challenge", &options) else {
        panic!("no challenge");
    };
    assert_eq!(offer.kind, GameKind::KINGS_MATE);
    assert_eq!(offer.opponent.unwrap().id.as_str(), "discord:12");
    assert_eq!(offer.side, SideChoice::Seat(1));
    assert_eq!(offer.options.to_string(), "active");
    let bare = asked("challenge", &challenged(&json!([])));
    assert_eq!(bare, Action::Challenge(NewChallenge::default()));
}

#[test]
fn a_challenge_says_how_much_time_how_many_games_and_a_word() {
    let options = challenged(&json!([
        { "name": "clock", "type": 3, "value": "3d soft" },
        { "name": "words", "type": 3, "value": "**Gently**, please" },
        { "name": "games", "type": 3, "value": "forever" },
        { "name": "thread", "type": 5, "value": true },
    ]));
    let offer = NewChallenge {
        clock: Some("3d soft".to_owned()),
        note: "**Gently**, please".to_owned(),
        series: Some("forever".to_owned()),
        thread: true,
        ..NewChallenge::default()
    };
    assert_eq!(asked("challenge", &options), Action::Challenge(offer));
    let declined = json!([{ "name": "words", "type": 3, "value": "Not now" }, { "name": "game", "type": 3, "value": "#7" }]);
    let action = ChallengeListAction::Decline {
        game: Some(GameId(7)),
        word: "Not now".to_owned(),
    };
    assert_eq!(asked("decline", &declined), Action::Challenges(action));
}

#[test]
fn players_are_blocked_and_befriended_by_mention_and_bots_are_not() {
    let recipient = |id: &str| json!([{ "name": "player", "type": 6, "value": id }]);
    let Action::Relation(RelationAction::Block(Some(person))) = asked("block", &recipient("12"))
    else {
        panic!("no block");
    };
    assert_eq!(person.id.as_str(), "discord:12");
    assert_eq!(
        asked("friend", &json!([])),
        Action::Relation(RelationAction::Befriend(None))
    );
    assert_eq!(
        heard("unfriend", &recipient("1000")),
        IncomingAction::Sentence("discord-opponent-is-bot")
    );
}

#[test]
fn help_rules_and_lesson_may_name_a_game() {
    use crate::service::api::guide::GuideAction;
    use crate::service::api::guide::GuidePage;
    assert_eq!(asked("help", &json!([])), Action::Help);
    let named = json!([{ "name": "game", "type": 3, "value": "kings-guard" }]);
    let guide = GuideAction {
        kind: GameKind::KINGS_GUARD,
        page: GuidePage::Picture(1),
    };
    assert_eq!(asked("help", &named), Action::Guide(guide));
    let (kind, topic) = (Some(GameKind::KINGS_GUARD), None);
    assert_eq!(asked("rules", &named), Action::Rules { kind, topic });
    let (task, text) = (None, None);
    let lesson = LessonAction::Open { kind, task, text };
    assert_eq!(asked("tutorial", &named), Action::Lesson(lesson));
}

#[test]
fn other_bots_are_not_challenged() {
    let options = challenged(&json!([{ "name": "opponent", "type": 6, "value": "1000" }]));
    assert_eq!(
        heard("challenge", &options),
        IncomingAction::Sentence("discord-opponent-is-bot")
    );
}

#[test]
fn a_game_is_named_by_its_number_with_or_without_a_sign() {
    for (typed, game) in [("12", 12), (" #12 ", 12), ("-1", -1)] {
        let options = json!([{ "name": "game", "type": 3, "value": typed }]);
        assert_eq!(asked("board", &options), Action::Board(Some(GameId(game))));
    }
    // The reply quotes the number as typed.
    let huge = "99999999999999999999";
    let options = json!([{ "name": "game", "type": 3, "value": format!(" #{huge}") }]);
    assert_eq!(asked("board", &options), Action::NoGame(huge.to_owned()));
    for typed in ["twelve", "", "#"] {
        let options = json!([{ "name": "game", "type": 3, "value": typed }]);
        assert_eq!(
            heard("board", &options),
            IncomingAction::Sentence("discord-no-such-game")
        );
    }
    assert_eq!(asked("board", &json!([])), Action::Board(None));
}

#[test]
fn a_review_is_of_a_game_and_a_move_as_they_were_typed() {
    let review = |game, at: Option<&str>| Action::BeginReview {
        game,
        at: at.map(str::to_owned),
    };
    assert_eq!(asked("review", &json!([])), review(None, None));
    let options = json!([
        { "name": "game", "type": 3, "value": "12" },
        { "name": "move", "type": 3, "value": "14… D8-D7" },
    ]);
    let typed = review(Some(GameId(12)), Some("14… D8-D7"));
    assert_eq!(asked("review", &options), typed);
}

#[test]
fn a_profile_is_of_the_named_user_or_the_users_own() {
    assert_eq!(asked("profile", &json!([])), Action::Profile(None));
    let ben = json!([{ "name": "player", "type": 6, "value": "1000" }]);
    let whose = Some(PlayerId::new("discord:1000"));
    assert_eq!(asked("profile", &ben), Action::Profile(whose));
}

#[test]
fn a_search_is_read_from_its_options_and_a_date_must_be_one() {
    assert_eq!(
        asked("history", &json!([])),
        Action::History(HistorySearch::default())
    );
    let options = json!([
        { "name": "player", "type": 6, "value": "12" },
        { "name": "opponent", "type": 6, "value": "1000" },
        { "name": "result", "type": 3, "value": "lost" },
        { "name": "state", "type": 3, "value": "running" },
        { "name": "since", "type": 3, "value": "2026-02" },
        { "name": "until", "type": 3, "value": "2026-02" },
        { "name": "game", "type": 3, "value": "kings-mate" },
    ]);
    let february = Day::span("2026-02").unwrap();
    let search = HistorySearch {
        running: true,
        player: Some(PlayerId::new("discord:12")),
        opponent: Some(PlayerId::new("discord:1000")),
        kind: Some(GameKind::KINGS_MATE),
        score: Some(Score::Lost),
        since: Some(february.0),
        until: Some(february.1),
        page: 0,
    };
    assert_eq!(february.1.0 - february.0.0, 27);
    assert_eq!(asked("history", &options), Action::History(search));
    for name in ["since", "until"] {
        let options = json!([{ "name": name, "type": 3, "value": "soon" }]);
        assert_eq!(
            heard("history", &options),
            IncomingAction::Sentence("history-no-date")
        );
    }
}

#[test]
fn commands_of_an_older_or_newer_bot_get_an_answer() {
    assert_eq!(
        heard("dance", &json!([])),
        IncomingAction::Sentence("discord-unknown-command")
    );
    assert_eq!(
        heard("challenge", &json!([])),
        IncomingAction::Sentence("discord-unknown-command")
    );
    for group in ["challenge", "game", "think"] {
        let unknown = json!([{ "name": "chess", "type": 1, "options": [] }]);
        assert_eq!(
            heard(group, &unknown),
            IncomingAction::Sentence("discord-unknown-command")
        );
    }
}

#[test]
fn a_verb_is_heard_in_its_group_and_by_itself_as_before() {
    let game = json!([{ "name": "game", "type": 3, "value": "12" }]);
    let grouped =
        |sub: &str, options: &Value| json!([{ "name": sub, "type": 1, "options": options }]);
    let draw = Action::OfferDraw(Some(GameId(12)));
    assert_eq!(asked("game", &grouped("draw", &game)), draw);
    assert_eq!(asked("draw", &game), draw);
    let verify = Action::Verify(Some(GameId(12)));
    assert_eq!(asked("dice", &grouped("verify", &game)), verify);
    let list = Action::Challenges(ChallengeListAction::List);
    assert_eq!(asked("challenge", &grouped("list", &json!([]))), list);
    let theme = json!([{ "name": "theme", "type": 3, "value": "night" }]);
    let night = Action::Settings(vec![Preference::Theme(ThemeName::Night)]);
    assert_eq!(asked("settings", &grouped("boards", &theme)), night);
    assert_eq!(asked("settings", &theme), night);
    let cell = json!([{ "name": "square", "type": 3, "value": "D2" }]);
    let reach = Action::PieceMoves {
        game: None,
        cell: "D2".to_owned(),
    };
    assert_eq!(asked("show", &grouped("moves", &cell)), reach);
}

fn posted(text: &str, change: &Value) -> Option<Action> {
    let mut said = json!({
        "id": "70", "channel_id": "501", "author": user(11, false), "content": text,
        "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "tts": false,
        "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [],
        "embeds": [], "pinned": false, "type": 0, "guild_id": "500",
    });
    for (key, value) in change.as_object().unwrap() {
        said[key] = value.clone();
    }
    let said = serde_json::from_value(said).unwrap();
    message(&said, ME).map(|request| request.action)
}

#[test]
fn a_message_is_heard_with_what_it_answers_and_whether_it_speaks_to_the_bot() {
    let say = |text: &str, reply_to: Option<&str>, addressed| {
        Some(Action::Chat {
            text: text.to_owned(),
            reply_to: reply_to.map(Into::into),
            addressed,
            aloud: true,
        })
    };
    assert_eq!(posted(" D2-D3 ", &json!({})), say("D2-D3", None, false));
    assert_eq!(posted("<@900> D2-D3", &json!({})), say("D2-D3", None, true));
    assert_eq!(
        posted("D2-D3 <@!900>", &json!({})),
        say("D2-D3", None, true)
    );
    let reply =
        json!({ "type": 19, "message_reference": { "message_id": "69", "channel_id": "501" } });
    assert_eq!(posted("D2-D3", &reply), say("D2-D3", Some("69"), false));
    // In a direct message every line is for the bot, and nobody else sees the reply.
    let alone = Action::Chat {
        text: "D2-D3".to_owned(),
        reply_to: None,
        addressed: true,
        aloud: false,
    };
    assert_eq!(posted("D2-D3", &json!({ "guild_id": null })), Some(alone));
}

#[test]
fn a_reply_brings_the_games_that_the_buttons_and_menus_of_its_message_name() {
    let button = |id: &str| json!({ "type": 2, "style": 2, "label": "x", "custom_id": id });
    let option = |value: &str| json!({ "label": "x", "value": value });
    let games = |author: u64, parts: Value| {
        let mut answered: Value = json!({
            "id": "69", "channel_id": "501", "author": user(author, author == 900), "content": "",
            "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": null, "tts": false,
            "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [],
            "embeds": [], "pinned": false, "type": 0,
        });
        answered["components"] = json!([{ "type": 1, "components": parts }]);
        let reply = json!({
            "type": 19, "message_reference": { "message_id": "69", "channel_id": "501" },
            "referenced_message": answered,
        });
        let Some(Action::Chat { reply_to, .. }) = posted("D2-D3", &reply) else {
            panic!("not heard");
        };
        Some(
            reply_to?
                .games
                .iter()
                .map(|game| game.0)
                .collect::<Vec<_>>(),
        )
    };
    let board = json!([
        button("k1.pick.5.4.0"),
        button("k1.board.5"),
        button("k1.help")
    ]);
    assert_eq!(
        games(900, board.clone()),
        Some(vec![5]),
        "not the version, 4"
    );
    assert_eq!(
        games(12, board),
        None,
        "a reply to another user is not for the bot"
    );
    let question = json!([button("k1.pick.5.4.0"), button("k1.pick.2.9.1")]);
    assert_eq!(games(900, question), Some(vec![2, 5]));
    let menu = json!([{
        "type": 3, "custom_id": "menu", "options": [option("k1.pick.7.4.0"), option("k1.nonsense")],
    }]);
    assert_eq!(games(900, menu), Some(vec![7]));
    assert_eq!(games(900, json!([])), Some(vec![]));
}

#[test]
fn a_move_is_heard_among_mentions_and_in_the_markup_it_is_shown_in() {
    for text in [
        "<@900> <@12> D2-D3",
        "<@!12> <@900> D2-D3",
        "<@&55> D2-D3 <@900>",
        "<@900> `D2-D3`",
        "<@900> **D2-D3**",
        "<@900>\n||D2-D3||",
    ] {
        let Some(Action::Chat { text: heard, .. }) = posted(text, &json!({})) else {
            panic!("not heard: {text}");
        };
        assert_eq!(heard, "D2-D3", "{text}");
    }
    for text in ["<@12> D2-D3", "<@x> <@ <@900", "a < b", "D2-D3 <@"] {
        let Some(Action::Chat { text: heard, .. }) = posted(text, &json!({})) else {
            panic!("not heard: {text}");
        };
        assert_eq!(heard, text, "not said to the bot");
    }
}

#[test]
fn bots_webhooks_notices_and_silence_are_not_heard() {
    assert_eq!(
        posted("D2-D3", &json!({ "author": user(1000, true) })),
        None
    );
    assert_eq!(
        posted("D2-D3", &json!({ "author": user(900, false) })),
        None
    );
    assert_eq!(posted("D2-D3", &json!({ "webhook_id": "5" })), None);
    assert_eq!(posted("D2-D3", &json!({ "type": 6 })), None);
    assert_eq!(posted(" ", &json!({})), None);
}

#[test]
fn over_long_text_is_cut_and_places_lead_back_to_channels() {
    let Some(Action::Chat { text, .. }) = posted(&"é".repeat(5000), &json!({})) else {
        panic!("not heard");
    };
    assert_eq!(text.chars().count(), TYPED);
    assert_eq!(
        channel(&Place::in_server("discord", "500", "501")),
        Some(ChannelId::new(501))
    );
    for odd in ["console", "discord:500", "discord:500:0", "discord:500:x"] {
        assert_eq!(channel(&place_of_text(odd)), None);
    }
}

#[test]
fn a_film_is_asked_for_with_its_cut() {
    let options = json!([
        { "name": "game", "type": 3, "value": "#12" },
        { "name": "from", "type": 3, "value": "3…" },
        { "name": "to", "type": 3, "value": "7. D2-D3" },
        { "name": "side", "type": 3, "value": "1" },
        { "name": "speed", "type": 3, "value": "slow" },
        { "name": "theme", "type": 3, "value": "night" },
    ]);
    let cut = FilmOptions {
        from: Some("3…".to_owned()),
        to: Some("7. D2-D3".to_owned()),
        side: Some(1),
        pace: FilmSpeed::Slow,
        theme: Some(ThemeName::Night),
    };
    let game = Some(GameId(12));
    assert_eq!(asked("film", &options), Action::Film { game, cut });
    let whole = Action::Film {
        game: None,
        cut: FilmOptions::default(),
    };
    assert_eq!(asked("film", &json!([])), whole);
    let odd = json!([
        { "name": "side", "type": 3, "value": "left" },
        { "name": "theme", "type": 3, "value": "pink" },
    ]);
    assert_eq!(asked("film", &odd), whole);
}
