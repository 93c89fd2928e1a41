//! Replies as Discord messages, and the limits they keep.

use crate::discord::messages::limits::{
    MAX_ID_CHARS, MAX_LABEL_CHARS, MAX_PROMPT_CHARS, MAX_ROW_BUTTONS, MAX_ROWS,
};
use crate::discord::messages::payload::films::FILMS;
use crate::discord::messages::payload::*;
use crate::render::{Frame, ThemeName};
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control, Picture, PictureContent};
use crate::service::api::values::ReviewPage;
use crate::service::words::text::{Span, Text};
use crate::service::{GameId, GameKind, Options, PlayerId, Ply, Timestamp, Version};

fn golden(name: &str, body: &Value) {
    insta::with_settings!({
        snapshot_path => "../../../../tests/golden/wire",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, serde_json::to_string_pretty(body).unwrap());
    });
}

fn message(reply: Reply) -> MessagePayload {
    let commands = CommandMentions::from([("move".to_owned(), "</move:5>".to_owned())]);
    MessagePayload::new(reply, &commands).unwrap()
}

fn said(words: &str) -> Reply {
    Reply {
        text: Text(vec![Span::Plain(words.to_owned())]),
        ..own_words(Language::English, "done-elsewhere")
    }
}

fn picture(alt: &str) -> Picture {
    let start = (GameKind::KINGS_MATE.spec().start)(&Options::default());
    Picture {
        scene: start.scene(),
        content: PictureContent::Board,
        theme: ThemeName::default(),
        alt: alt.to_owned(),
        format: PictureFormat::Image,
    }
}

fn button(label: &str, action: Action, style: ButtonStyle) -> Control {
    Control::Button {
        label: label.to_owned(),
        action,
        style,
    }
}

fn ann() -> PlayerId {
    PlayerId::new("discord:11")
}

#[test]
fn a_board_is_a_post_with_its_picture_that_calls_the_player_to_move() {
    let board = message(Reply {
        audience: Audience::Table,
        notify: vec![ann()],
        role: None,
        hears: Vec::new(),
        text: Text(vec![
            Span::Player(PlayerId::new("discord:12"), "Bea".to_owned()),
            Span::Plain(" plays ".to_owned()),
            Span::Strong("D8-D7".to_owned()),
            Span::Plain(".\n".to_owned()),
            Span::Player(ann(), "Ann".to_owned()),
            Span::Plain(", it is your move, before ".to_owned()),
            Span::Time(Timestamp(1_800_000_000_000)),
            Span::Plain(", by ".to_owned()),
            Span::Command("move".to_owned()),
            Span::Plain(".".to_owned()),
        ]),
        headed: false,
        picture: Some(picture("The board in words.")),
        more_pictures: Vec::new(),
        file: None,
        controls: Vec::new(),
        choices: Vec::new(),
        may_mean: Vec::new(),
        deleted_after_move_in: Vec::new(),
        replaces_source: false,
    });
    golden("board", &board.posted("kb-7"));
}

#[test]
fn an_offer_has_buttons_in_the_looks_of_their_weights() {
    let id = GameId(7);
    let pick = Action::Pick {
        game: id,
        seen: Version(3),
        index: 0,
    };
    let offer = message(Reply {
        audience: Audience::Table,
        controls: vec![
            button("Accept", Action::Accept(id), ButtonStyle::Success),
            button("Decline", Action::Decline(id), ButtonStyle::Danger),
            button("Withdraw", Action::Withdraw(id), ButtonStyle::Secondary),
            button("D2-D3", pick, ButtonStyle::Primary),
        ],
        ..said("An offer.")
    });
    golden("offer", &offer.posted("kb-8"));
}

#[test]
fn a_private_answer_is_hidden_and_a_page_turned_is_not_a_new_message() {
    let page = message(Reply {
        picture: Some(picture("Words.")),
        replaces_source: true,
        ..said("Page 2.")
    });
    golden("private", &page.ephemeral());
    golden("page", &page.replacing());
    golden("reply", &page.in_reply_to(99, "r99-0"));
}

#[test]
fn a_menu_carries_what_each_choice_asks() {
    let menu = message(Reply {
        controls: vec![
            button("Help", Action::Help, ButtonStyle::Secondary),
            Control::Menu {
                prompt: "Which game?".to_owned(),
                options: vec![
                    ("#7 against Bea".to_owned(), Action::Board(Some(GameId(7)))),
                    ("#8 against Cid".to_owned(), Action::Board(Some(GameId(8)))),
                ],
            },
        ],
        ..said("Which one?")
    });
    golden("menu", &menu.ephemeral());
}

#[test]
fn what_is_to_be_noticed_is_named_though_the_words_do_not() {
    let called = message(Reply {
        notify: vec![ann(), PlayerId::new("console:bea")],
        ..said("Your move.")
    });
    assert_eq!(called.body["content"], "Your move. (<@11>)");
    assert_eq!(called.body["allowed_mentions"]["users"], json!(["11"]));
}

#[test]
fn mentions_are_below_the_heading_that_names_the_game() {
    let ben = || PlayerId::new("discord:12");
    let called = |notify: Vec<PlayerId>, text: Vec<Span>| {
        let reply = Reply {
            notify,
            headed: true,
            ..said("")
        };
        let text = Text(text);
        message(Reply { text, ..reply }).body["content"].clone()
    };
    let head = || Span::Strong("King’s Mate #1".to_owned());
    let rest = |words: &str| Span::Plain(words.to_owned());
    let words = " · move 1\nThe draw is declined.\nPlay goes on.";
    assert_eq!(
        called(vec![ann()], vec![head(), rest(words)]),
        "**King’s Mate #1** · move 1\nThe draw is declined. (<@11>)\nPlay goes on."
    );
    assert_eq!(
        called(vec![ann(), ben()], vec![head(), rest(words)]),
        "**King’s Mate #1** · move 1\nThe draw is declined. (<@11>, <@12>)\nPlay goes on."
    );
    let named = Span::Player(ann(), "Ann".to_owned());
    assert_eq!(
        called(vec![ann()], vec![head(), rest("\n"), named]),
        "**King’s Mate #1**\n<@11>"
    );
    assert_eq!(
        called(vec![ann()], vec![head()]),
        "**King’s Mate #1**\n<@11>"
    );
}

#[test]
fn a_message_calls_as_many_as_discord_takes_and_as_the_line_has_room_for() {
    let people = |count: u64| -> Vec<PlayerId> {
        let ids = (0..count).map(|n| 1_000_000_000_000_000_000 + n);
        ids.map(|id| PlayerId::new(format!("discord:{id}")))
            .collect()
    };
    for (headed, first, count, called) in [
        (false, "Decided:", 20, 20),
        (true, "Swiss 1", 70, 70),
        (false, "Decided:", 84, 82),
        (false, "Decided:", 200, 82),
        (true, "Swiss 1", 200, 82),
    ] {
        let told = message(Reply {
            notify: people(count),
            headed,
            ..said(&format!("{first}\nA long list of tables\nand more"))
        });
        let users = told.body["allowed_mentions"]["users"].as_array().unwrap();
        let content = told.body["content"].as_str().unwrap();
        let mentions = content.matches("<@").count();
        assert!(content.encode_utf16().count() <= 2_000);
        assert!(content.starts_with(first), "{content}");
        assert_eq!(users.len(), mentions, "{count} {headed}");
        assert!(mentions.abs_diff(called) <= 3, "{mentions} of {count}");
    }
    // People named by the words need no room, but Discord takes only a hundred.
    let told = message(Reply {
        notify: (1..=150)
            .map(|id| PlayerId::new(format!("discord:{id}")))
            .collect(),
        ..said("Begun.")
    });
    let users = told.body["allowed_mentions"]["users"].as_array().unwrap();
    assert_eq!(users.len(), 100);
}

#[test]
fn a_role_is_called_alone_and_not_where_messages_are_silent() {
    let call = Reply {
        role: Some("77".to_owned()),
        ..said("Ann would like to play.")
    };
    let called = message(call.clone());
    assert!(called.pings);
    let alone = json!({ "parse": [], "users": [], "replied_user": false, "roles": ["77"] });
    assert_eq!(called.body["allowed_mentions"], alone);
    let nobody = json!({ "parse": [], "users": [], "replied_user": false });
    assert_eq!(called.silent().body["allowed_mentions"], nobody);
    let typed = Reply {
        role: Some("everyone".to_owned()),
        ..call
    };
    assert_eq!(message(typed).body["allowed_mentions"], nobody);
}

#[test]
fn nothing_is_not_sent() {
    assert_eq!(
        MessagePayload::new(said(" \n "), &CommandMentions::new()),
        None
    );
}

#[test]
fn a_message_whose_picture_fails_says_it_in_words() {
    let mut told = message(Reply {
        picture: Some(picture("White: king D1.")),
        ..said("")
    });
    told.keep(Vec::new());
    assert_eq!(told.body["content"], "White: king D1.");
    assert_eq!(told.body["attachments"], json!([]));
}

#[tokio::test]
async fn several_pictures_come_as_files_of_their_own_each_with_its_words() {
    let both = message(Reply {
        picture: Some(picture("If it succeeds.")),
        more_pictures: vec![picture("If it fails.")],
        ..said("Before it counts.")
    });
    let (message, files) = draw(both, Monitor::default()).await;
    let names: Vec<&str> = files.iter().map(|file| file.filename.as_str()).collect();
    assert_eq!(names, ["board.png", "board-2.png"]);
    assert!(files.iter().all(|file| file.data.starts_with(b"\x89PNG")));
    assert_eq!(
        message.body["attachments"],
        json!([
            { "id": 0, "filename": "board.png", "description": "If it succeeds." },
            { "id": 1, "filename": "board-2.png", "description": "If it fails." },
        ])
    );
}

#[test]
fn long_words_are_cut_at_the_end_of_a_line() {
    let line = "*".repeat(99);
    let words = message(said(&format!("{line}\n").repeat(30))).body["content"].clone();
    let words = words.as_str().unwrap();
    assert!(length(words) <= MESSAGE && length(words) > MESSAGE - 220);
    let (whole, rest) = words.rsplit_once('\n').unwrap();
    assert_eq!(rest, "…");
    assert!(whole.lines().all(|kept| kept == "\\*".repeat(99)));
}

#[test]
fn one_endless_line_is_cut_too_and_keeps_its_escapes_whole() {
    for endless in ["*", "𝄞", "a"] {
        let words = message(said(&endless.repeat(5000))).body["content"].clone();
        let words = words.as_str().unwrap();
        assert!(length(words) <= MESSAGE, "{}", length(words));
        assert!(words.ends_with('…') && !words.ends_with("\\…"));
    }
}

#[test]
fn worst_cases_stay_within_the_limits() {
    let long = "wide ".repeat(400);
    let mut controls: Vec<Control> = (0..40)
        .map(|game| {
            button(
                &long,
                Action::Board(Some(GameId(game))),
                ButtonStyle::Secondary,
            )
        })
        .collect();
    controls.insert(
        0,
        Control::Menu {
            prompt: long.clone(),
            options: (0..60)
                .map(|ply| {
                    let ply = Some(Ply(u32::MAX - ply));
                    let walk = ReviewPage::of(GameId(i64::MAX));
                    (long.clone(), Action::Review(ReviewPage { ply, ..walk }))
                })
                .collect(),
        },
    );
    let worst = message(Reply {
        picture: Some(picture(&long)),
        controls,
        ..said(&long)
    });
    let rows = worst.body["components"].as_array().unwrap();
    assert_eq!(rows.len(), MAX_ROWS);
    let menu = &rows[0]["components"][0];
    assert_eq!(menu["options"].as_array().unwrap().len(), MAX_OPTIONS);
    assert!(length(menu["placeholder"].as_str().unwrap()) <= MAX_PROMPT_CHARS);
    for option in menu["options"].as_array().unwrap() {
        assert!(length(option["label"].as_str().unwrap()) <= MAX_OPTION_CHARS);
        assert!(length(option["value"].as_str().unwrap()) <= MAX_ID_CHARS);
    }
    for row in &rows[1..] {
        let buttons = row["components"].as_array().unwrap();
        assert_eq!(buttons.len(), MAX_ROW_BUTTONS);
        assert!(
            buttons
                .iter()
                .all(|b| length(b["label"].as_str().unwrap()) <= MAX_LABEL_CHARS)
        );
    }
    let alt = worst.body["attachments"][0]["description"]
        .as_str()
        .unwrap();
    assert_eq!(length(alt), ALT);
}

#[test]
fn what_leads_nowhere_keeps_its_place_and_cannot_be_pressed() {
    let page = message(Reply {
        controls: vec![
            button("First", Action::Help, ButtonStyle::Disabled),
            button("Back", Action::Help, ButtonStyle::Disabled),
            button("Forward", Action::Help, ButtonStyle::Secondary),
        ],
        ..said("A page")
    });
    let row = &page.body["components"][0]["components"];
    let disabled: Vec<bool> = row
        .as_array()
        .unwrap()
        .iter()
        .map(|button| button["disabled"] == json!(true))
        .collect();
    assert_eq!(disabled, [true, true, false]);
    let ids = [0, 1, 2].map(|nth| row[nth]["custom_id"].as_str().unwrap());
    assert_eq!(ids, ["idle-0-0", "idle-1-1", "k1.help"]);
}

#[test]
fn a_menu_of_another_page_is_another_menu() {
    let menu = |games: [i64; 2]| {
        let options = games.map(|game| ("Board".to_owned(), Action::Board(Some(GameId(game)))));
        let page = message(Reply {
            controls: vec![Control::Menu {
                prompt: "Which?".to_owned(),
                options: options.into(),
            }],
            ..said("A page")
        });
        let menu = &page.body["components"][0]["components"][0];
        menu["custom_id"].as_str().unwrap().to_owned()
    };
    assert_eq!(menu([1, 2]), menu([1, 2]));
    assert_ne!(menu([1, 2]), menu([1, 3]));
    assert_ne!(menu([1, 2]), menu([2, 1]));
}

#[test]
fn controls_discord_would_refuse_are_left_out() {
    let twice = message(Reply {
        controls: vec![
            button("Help", Action::Help, ButtonStyle::Secondary),
            button("Help again", Action::Help, ButtonStyle::Secondary),
            button(" ", Action::Board(Some(GameId(1))), ButtonStyle::Secondary),
            button(
                "Typed only",
                Action::OfferDraw(None),
                ButtonStyle::Secondary,
            ),
        ],
        ..said("Help")
    });
    let rows = twice.body["components"].as_array().unwrap();
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0]["components"].as_array().unwrap().len(), 1);
}

#[test]
fn offers_of_autocomplete_stay_within_the_limits() {
    let offers: Vec<Suggestion> = (0..40)
        .map(|n| Suggestion {
            label: "x".repeat(300),
            value: if n == 0 {
                "y".repeat(300)
            } else {
                n.to_string()
            },
        })
        .collect();
    let choices = choices(&offers)["data"]["choices"].clone();
    let choices = choices.as_array().unwrap();
    assert_eq!(choices.len(), MAX_OPTIONS);
    assert_eq!(choices[0]["value"], "1");
    assert_eq!(
        length(choices[0]["name"].as_str().unwrap()),
        MAX_OPTION_CHARS
    );
}

#[test]
fn no_emoji_of_several_characters_is_cut_in_two() {
    // Given a flag of two characters and a family of seven at the limit of a label.
    for (emoji, room) in [("🇵🇱", 2), ("👨\u{200D}👩\u{200D}👧\u{200D}👦", 8)] {
        let before = "x".repeat(MAX_LABEL_CHARS - room);
        // When more follows than there is room for.
        let label = format!("{before}{emoji}{emoji}");
        let page = message(Reply {
            controls: vec![button(&label, Action::Help, ButtonStyle::Secondary)],
            ..said("Help")
        });
        // Then none of it stays.
        let shown = &page.body["components"][0]["components"][0]["label"];
        assert_eq!(*shown, json!(format!("{before}…")));
    }
}

#[test]
fn a_picture_in_letters_is_a_block_behind_the_words_and_no_file() {
    let mut letters = picture("words");
    letters.format = PictureFormat::Letters;
    for words in [
        "A board.".to_owned(),
        "a line\n".repeat(900),
        "endless ".repeat(900),
    ] {
        let reply = Reply {
            picture: Some(letters.clone()),
            ..said(&words)
        };
        let message = message(reply);
        assert_eq!(message.pictures, []);
        let body = message.replacing();
        assert_eq!(body["attachments"], json!([]));
        let content = body["content"].as_str().unwrap();
        assert!(length(content) <= MESSAGE, "{}", length(content));
        let (before, block) = content.split_once("\n```\n").unwrap();
        assert!(!before.is_empty() && !before.contains("```"));
        let board = block.strip_suffix("\n```").unwrap();
        assert!(board.contains("[K]") && !board.contains('`'), "{board}");
        assert!(
            board.lines().all(|line| line.chars().count() <= 28),
            "{board}"
        );
    }
}

fn film(frames: usize) -> Film {
    let scene = picture("").scene;
    let frame = Frame {
        scene,
        hold: 50,
        slide: None,
    };
    Film {
        name: "game-12".to_owned(),
        frames: vec![frame; frames],
    }
}

fn showing(film: Film) -> MessagePayload {
    message(Reply {
        picture: Some(Picture {
            content: PictureContent::Film(film),
            ..picture("How it ends.")
        }),
        ..said("As a film.")
    })
}

/// All concurrent drawing stands in one test, since all films of a program take turns.
#[tokio::test]
async fn a_film_is_a_gif_and_says_so_where_it_is_less_than_was_asked_for() {
    let message = showing(film(2));
    assert_eq!(message.body["attachments"][0]["filename"], "game-12.gif");
    let (message, files) = draw(message, Monitor::default()).await;
    assert_eq!(message.body["content"], "As a film.");
    let [file] = files.as_slice() else {
        panic!("{files:?}");
    };
    assert_eq!(file.filename, "game-12.gif");
    assert!(file.data.starts_with(b"GIF89a"));

    let mut smaller = showing(Film::default());
    let most = file.data.len() - 1;
    let gif = draw_film(film(2), ThemeName::default(), most, &mut smaller).await;
    assert!(gif.unwrap().len() <= most);
    let told = "As a film.\nTo stay small enough to send, the film is 480 pixels wide.";
    assert_eq!(smaller.body["content"], told);

    let mut german = showing(Film::default());
    german.language = Language::German;
    draw_film(film(2), ThemeName::default(), most, &mut german).await;
    let told = german.body["content"].as_str().unwrap();
    assert!(told.contains("Pixel breit"), "{told}");

    // A film that cannot be drawn leaves its message without a picture.
    let (bare, files) = draw(showing(Film::default()), Monitor::default()).await;
    assert!(files.is_empty());
    assert_eq!(bare.body["attachments"], json!([]));

    let drawn = (0..FILMS + 3).map(|_| tokio::spawn(draw(showing(film(30)), Monitor::default())));
    let mut busy = 0;
    for drawing in drawn.collect::<Vec<_>>() {
        let (message, files) = drawing.await.unwrap();
        let words = message.body["content"].as_str().unwrap();
        assert_eq!(files.is_empty(), words.contains("Please ask for it again"));
        busy += usize::from(files.is_empty());
    }
    // A slow machine may have drawn one before the last request.
    assert!((1..=3).contains(&busy), "those who come too late are told");
}
