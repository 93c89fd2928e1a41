//! Plain words to the bot, and its own words: every line addressed to it gets an answer, and no other line does.

use serde_json::json;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, PRIVATE, TOWN, labels, private_with, words};
use crate::discord::people::{ANN, BEA, CID, begun};
use crate::table::harness::{Table, labels as labels_of, person};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{GamesFilter, SideChoice};
use kingboard::service::suggest;
use kingboard::service::words::catalogue::{TextArg, catalogue};
use kingboard::service::words::language::Language;
use kingboard::service::words::text::Span;
use kingboard::service::{GameId, GameKind, Place};

const DAY: i64 = 86_400_000;

/// Says a line to the bot, with a mention in a channel, or in private.
fn to_bot(table: &mut Table, player: &str, text: &str, aloud: bool) -> String {
    let home = table.place.clone();
    if !aloud {
        table.place = Place::conversation("test", "601");
    }
    let answer = table.ask(
        player,
        Action::Chat {
            text: text.to_owned(),
            reply_to: None,
            addressed: true,
            aloud,
        },
    );
    table.place = home;
    answer
}

#[test]
fn greetings_of_six_languages_are_answered_and_help_is_given() {
    let mut table = Table::game("");
    for word in ["hi", "Hallo!", "hola", "Bonjour", "cześć", "Olá", "hello"] {
        for aloud in [true, false] {
            let answer = to_bot(&mut table, "Ann", word, aloud);
            assert!(answer.starts_with("Hello Ann!"), "{word}: {answer}");
            assert!(answer.len() < 300, "{answer}");
        }
    }
    for word in ["help", "/help", "Hilfe", "ayuda", "aide", "pomoc", "ajuda"] {
        let help = to_bot(&mut table, "Zoe", word, false);
        let title = "Kingboard: correspondence play of four games about kings\nThe aim (1 of 5)\n";
        assert!(help.starts_with(title), "{word}: {help}");
    }
    assert_eq!(to_bot(&mut table, "Ann", "thanks!", true), "");
}

#[test]
fn what_is_not_known_is_met_with_one_line_where_the_bot_was_meant() {
    let mut table = Table::game("");
    for aloud in [true, false] {
        let answer = to_bot(&mut table, "Ann", "what shall I do", aloud);
        assert!(answer.starts_with("I did not understand that."), "{answer}");
        assert!(!answer.contains('\n') && answer.len() < 160, "{answer}");
    }
    for text in [
        "hi",
        "help",
        "games",
        "resign",
        "draw",
        "undo",
        "done",
        "what a move",
    ] {
        assert_eq!(table.say("Ann", text), "", "{text} was said to others");
    }
    assert_eq!(table.told(), "");
}

#[test]
fn actions_in_one_word_are_done_or_asked_about() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.told();
    let sure = to_bot(&mut table, "Ben", "resign", true);
    assert!(sure.contains("#1 resign yes"), "{sure}");
    assert_eq!(table.told(), "", "nothing has happened yet");
    let home = table.place.clone();
    let aloud = table.asked(
        "Ben",
        Action::Chat {
            text: "resign".to_owned(),
            reply_to: None,
            addressed: true,
            aloud: true,
        },
    );
    assert!(aloud[0].controls.is_empty(), "anybody could press it");
    table.place = home;
    assert_eq!(to_bot(&mut table, "Ann", "draw", true), "");
    assert!(table.told().contains("offers a draw"));
    assert_eq!(to_bot(&mut table, "Ben", "draw no", true), "");
    assert!(table.told().contains("declines the draw"));
    assert_eq!(to_bot(&mut table, "Ann", "undo", true), "");
    assert!(table.told().contains("asks to take back"));
    let there = to_bot(&mut table, "Ben", "undo yes", false);
    assert_eq!(there, "Done in #1. Its board stands here: #10");
    assert!(table.told().contains("Taken back"));
    let games = to_bot(&mut table, "Ann", "games", true);
    assert!(
        games.contains("/games") && !games.contains("Ben"),
        "{games}"
    );
    assert!(to_bot(&mut table, "Ann", "my games", false).contains("Ben"));
    assert_eq!(to_bot(&mut table, "Ben", "#1 resign yes", true), "");
    assert!(table.told().contains("Ann wins #1"));
}

#[test]
fn a_draw_asked_for_aloud_too_early_leads_to_the_plan_in_words_and_without_a_button() {
    let mut table = Table::game("");
    table.told();
    for (aloud, buttons) in [(true, 0), (false, 1)] {
        let home = table.place.clone();
        if !aloud {
            table.place = Place::conversation("test", "601");
        }
        let said = Action::Chat {
            text: "draw".to_owned(),
            reply_to: None,
            addressed: true,
            aloud,
        };
        let refused = table.asked("Ann", said);
        table.place = home;
        assert_eq!(refused[0].controls.len(), buttons, "{refused:?}");
        let words = refused[0].text.plain();
        assert!(words.contains("Move first"), "{words}");
        assert_eq!(
            words.contains("draw next and the game #1"),
            aloud,
            "{words}"
        );
    }
}

#[test]
fn the_name_of_a_command_is_answered_with_it() {
    let mut table = Table::game("");
    for (word, command) in [
        ("board", "/board"),
        ("/rules", "/rules"),
        ("Brett", "/board"),
        ("moves", "/show"),
        ("review 1", "/review"),
        ("play", "/challenge"),
        ("new game", "/challenge"),
        ("film", "/film"),
        ("settings", "/settings"),
    ] {
        for aloud in [true, false] {
            let answer = to_bot(&mut table, "Ann", word, aloud);
            assert_eq!(answer, format!("There is {command} for that."), "{word}");
        }
    }
    // A reply to a board may be meant for the others, but not one that is a command.
    for (text, known) in [("/board 1", true), ("rules", true), ("nice film", false)] {
        let said = Action::Chat {
            text: text.to_owned(),
            reply_to: Some("m1".into()),
            addressed: false,
            aloud: true,
        };
        let answer = table.ask("Ann", said);
        assert_eq!(answer.is_empty(), !known, "{text}: {answer}");
    }
    assert_eq!(aloud(&mut table, "Ann", "board", false), "");
    for text in ["move D2-D3", "/move D8-D7"] {
        let player = table.mover();
        assert_eq!(to_bot(&mut table, &player, text, true), "", "{text}");
        assert!(table.told().contains("plays"), "{text}");
    }
    // Without the bot's name only a command counts.
    assert_eq!(aloud(&mut table, "Ann", "move A2-A3", false), "");
    assert_eq!(table.told(), "");
    assert_eq!(aloud(&mut table, "Ann", "/move A2-A3", false), "");
    assert!(table.told().contains("plays A2-A3"));
}

/// Games of Ann and Ben in another server, in each of which Ann has moved and Ben may swap sides.
fn playing_elsewhere(games: i64) -> Table {
    let mut table = Table::new();
    let here = std::mem::replace(&mut table.place, Place::in_server("test", "2", "20"));
    for game in 1..=games {
        table.begin(GameKind::KINGS_GUARD, "small diagonal");
        assert_eq!(table.say("Ann", &format!("#{game} C3-C4")), "");
    }
    table.told();
    table.place = here;
    table
}

/// Says a line in a channel, to the bot or to everybody.
fn aloud(table: &mut Table, player: &str, text: &str, addressed: bool) -> String {
    let said = Action::Chat {
        text: text.to_owned(),
        reply_to: None,
        addressed,
        aloud: true,
    };
    table.ask(player, said)
}

#[test]
fn an_answer_that_others_see_tells_of_no_game_of_another_server() {
    for games in [1, 2] {
        let mut table = playing_elsewhere(games);
        for player in ["Ann", "Ben"] {
            for text in [
                "resign",
                "resign yes",
                "draw",
                "draw yes",
                "undo",
                "undo yes",
                "undo no",
                "done",
                "games",
                "swap",
                "roll",
                "roll 5 2",
                "signal",
                "signal 3",
                "C3-C4",
                "C6-C5",
                "C4",
            ] {
                for addressed in [true, false] {
                    let answer = aloud(&mut table, player, text, addressed);
                    let tells = ["#", "Ann", "Ben", "King’s Guard"];
                    let tells = tells.iter().any(|word| answer.contains(word));
                    assert!(!tells, "{player}: {text}: {answer}");
                }
                for line in [format!("#1 {text}"), format!("#77 {text}")] {
                    let answer = aloud(&mut table, player, &line, true);
                    let unknown = answer.starts_with("There is no game #");
                    assert!(unknown, "{player}: {line}: {answer}");
                }
            }
        }
        assert_eq!(table.told(), "", "and nothing is done there");
        // A private answer may name it.
        let answer = to_bot(&mut table, "Ann", "resign", false);
        assert!(answer.contains("#1") || games == 2, "{answer}");
        let command = Action::Resign {
            game: None,
            sure: false,
        };
        let asked = table.asked("Ann", command).remove(0);
        if games == 1 {
            let sure = "Resign #1 against Ben? This ends the game.";
            assert_eq!(asked.text.plain(), sure);
        } else {
            let which = "That fits several of your games. Which one do you mean?";
            assert_eq!(asked.text.plain(), which);
            let all = [1, 2].map(|nth| format!("#{nth} Ann – Ben, Ben to move, 2026-03-01"));
            assert_eq!(labels_of(&asked), all);
        }
    }
}

#[test]
fn an_action_in_one_word_is_heard_after_the_number_of_ones_own_game() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.told();
    // Others talk about the game, and its players say other words about it, too.
    for (player, text) in [
        ("Zoe", "#1 draw"),
        ("Zoe", "#1 resign"),
        ("Ann", "#1 thanks"),
        ("Ann", "#1 hi"),
        ("Ann", "#1 help"),
        ("Ann", "#1 a draw, I think"),
        ("Ann", "#77 draw"),
        ("Ann", "#99999999999999999999 draw"),
    ] {
        assert_eq!(aloud(&mut table, player, text, false), "", "{text}");
    }
    assert_eq!(table.told(), "");
    assert_eq!(aloud(&mut table, "Ann", "#1 draw", false), "");
    assert!(table.told().contains("offers a draw"));
    assert_eq!(aloud(&mut table, "Ben", "#1 Remis, nein", false), "");
    assert!(table.told().contains("declines the draw"));
    assert_eq!(aloud(&mut table, "Ann", "#1 cofnij", false), "");
    assert!(table.told().contains("asks to take back"));
    let sure = aloud(&mut table, "Ben", "#1 resign", false);
    assert!(sure.contains("#1 resign yes"), "{sure}");
    // The answer that this asks for needs neither a reply nor a mention.
    assert_eq!(aloud(&mut table, "Ben", "#1 resign yes", false), "");
    assert!(table.told().contains("Ann wins #1"));
    for text in ["#1 resign", "#1 draw"] {
        assert_eq!(aloud(&mut table, "Ben", text, false), "", "it is over");
    }
}

#[test]
fn what_is_done_from_a_private_message_is_answered_there_with_the_way_to_the_board() {
    let mut table = Table::game("");
    let answer = to_bot(&mut table, "Ann", "d2-d3", false);
    assert_eq!(answer, "Your move in #1: D2-D3. The board stands here: #10");
    assert!(table.told().contains("Ann plays D2-D3"));
    for (player, text) in [("Ann", "draw"), ("Ben", "draw no"), ("Ann", "undo")] {
        let answer = to_bot(&mut table, player, text, false);
        assert_eq!(answer, "Done in #1. Its board stands here: #10", "{text}");
    }
    let sure = to_bot(&mut table, "Ben", "resign", false);
    assert!(sure.contains("Resign"), "{sure}");
    let done = to_bot(&mut table, "Ben", "resign yes", false);
    assert_eq!(done, "Done in #1. Its board stands here: #10");
    assert!(table.told().contains("Ann wins #1"));
    // At the table itself the announcement is the answer, so that no fact is repeated.
    let mut table = Table::game("");
    assert_eq!(to_bot(&mut table, "Ann", "D2-D3", true), "");
}

#[test]
fn done_is_a_move_where_there_is_such_a_move() {
    let mut table = Table::new();
    table.begin(GameKind::FOUR_KINGS, "");
    table.told();
    // `done` is impossible at the start of a turn, and the refusal names its ruling.
    let early = to_bot(&mut table, "Ann", "done", true);
    assert_eq!(
        early,
        "At least one move must be made. Only the second may be declined with done. (Ruling FK-4.)"
    );
    assert_eq!(table.told(), "");
    let first = suggest::suggest_moves(&table.service, &person("Ann").id, &table.place, None, "")
        .into_iter()
        .map(|offer| offer.value)
        .find(|mv| mv.contains('-'))
        .unwrap();
    table.plays("Ann", &first);
    table.told();
    assert_eq!(to_bot(&mut table, "Ann", "fertig", true), "");
    assert!(table.told().contains("it is your move"));
}

#[test]
fn a_move_with_something_behind_it_is_read_as_far_as_it_goes() {
    let mut table = Table::game("");
    let answer = to_bot(&mut table, "Ann", "D2-D3 gl", true);
    assert_eq!(answer, "I read D2-D3, but not “gl”. Send just D2-D3.");
    let answer = to_bot(&mut table, "Ann", "d2d3, good luck have fun", false);
    assert!(
        answer.starts_with("I read d2d3, but not “good luck have fun”."),
        "{answer}"
    );
    let typed = Action::Play {
        game: None,
        text: "D2-D3 gl".to_owned(),
    };
    assert!(
        table
            .ask("Ann", typed)
            .starts_with("I read D2-D3, but not “gl”.")
    );
    assert_eq!(table.say("Ann", "D2-D3 gl"), "", "said to others");
    assert_eq!(table.told(), "");
}

#[test]
fn a_number_too_large_for_any_game_is_named_as_it_was_typed() {
    let mut table = Table::game("");
    let huge = "99999999999999999999";
    for answer in [
        to_bot(&mut table, "Ann", &format!("#{huge} D2-D3"), true),
        table.say("Ann", &format!("#{huge} D2-D3")),
        table.ask("Ann", Action::NoGame(huge.to_owned())),
        table.ask(
            "Ann",
            Action::Play {
                game: None,
                text: format!("#{huge} D2-D3"),
            },
        ),
    ] {
        assert!(
            answer.starts_with(&format!("There is no game #{huge}")),
            "{answer}"
        );
    }
}

#[test]
fn dice_in_a_game_without_any_are_refused_for_that() {
    let mut table = Table::game("");
    table.line("D2-D3");
    for wanted in [
        DiceAction::Roll {
            game: None,
            seen: None,
        },
        DiceAction::Enter {
            game: None,
            faces: "5 2".to_owned(),
            seen: None,
        },
        DiceAction::Renew(Some(GameId(1))),
        DiceAction::Words {
            game: Some(GameId(1)),
            text: "alea".to_owned(),
        },
    ] {
        let answer = table.ask("Ann", Action::Dice(wanted));
        assert!(answer.contains("played without dice"), "{answer}");
    }
}

#[test]
fn an_offer_that_is_closed_says_how() {
    let offer = || NewChallenge {
        opponent: Some(person("Ben")),
        ..NewChallenge::default()
    };
    let accept = Action::Accept(GameId(1));
    let mut table = Table::new();
    table.ask("Ann", Action::Challenge(offer()));
    table.pass(30 * DAY);
    table.ask("Zoe", Action::Help);
    let lapsed = table.ask("Ben", accept.clone());
    assert!(
        lapsed.contains("lapsed, since nobody accepted it in time"),
        "{lapsed}"
    );
    for (player, ask, word) in [
        ("Ben", Action::Decline(GameId(1)), "was declined"),
        ("Ann", Action::Withdraw(GameId(1)), "was withdrawn"),
    ] {
        let mut table = Table::new();
        table.ask("Ann", Action::Challenge(offer()));
        assert_eq!(table.ask(player, ask), "");
        let closed = table.ask("Ben", accept.clone());
        assert!(closed.contains(word), "{closed}");
        let shown = table.ask("Ann", Action::Board(Some(GameId(1))));
        assert!(shown.contains(word), "{shown}");
    }
}

/// The text right before each due time.
fn before_what_is_due(spans: &[Span]) -> Vec<String> {
    let pairs = spans.windows(2).filter_map(|pair| match pair {
        [Span::Plain(words), Span::Due(_) | Span::DueOn(_)] => Some(words.trim_end().to_owned()),
        _ => None,
    });
    pairs.collect()
}

#[test]
fn what_is_due_reads_well_before_how_long_it_is_until_then_and_before_a_date() {
    let mut table = Table::new();
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        clock: Some("3d".to_owned()),
        ..NewChallenge::default()
    };
    table.ask("Ann", Action::Challenge(offer));
    table.press("Ben", "Accept");
    let mut said = table.messages();
    said.extend(table.asked("Ann", Action::Games(GamesFilter::Mine)));
    said.extend(table.asked("Ann", Action::Time(ClockAction::Show(None))));
    said.extend(table.asked("Ben", Action::Time(ClockAction::Claim(None))));
    let due: Vec<String> = said
        .iter()
        .flat_map(|reply| before_what_is_due(&reply.text.0))
        .collect();
    assert_eq!(due.len(), 3, "{due:?}");
    for words in due {
        assert!(words.ends_with("runs out"), "{words}");
    }
    let board = said
        .iter()
        .find(|reply| reply.text.plain().contains("your move"));
    let board = board.unwrap().text.plain();
    assert!(board.contains("Time runs out on 2026-03-04 12:"), "{board}");
    // In no language does such a time follow a word that needs a date.
    for language in Language::ALL {
        for id in [
            "turn-until",
            "turn-first-until",
            "reminder",
            "reminder-line",
            "inbox-timed",
        ] {
            let at = kingboard::service::Timestamp(1_772_366_400_000);
            let args = [
                ("deadline", TextArg::Due(at)),
                ("player", "Ann".to_owned().into()),
                ("opponent", "Ben".to_owned().into()),
                ("game", "#1".to_owned().into()),
                ("left", "3".to_owned().into()),
            ];
            let text = catalogue(language).text(id, &args);
            for words in before_what_is_due(&text.0) {
                let last = words.split_whitespace().next_back().unwrap_or_default();
                let until = [
                    "until",
                    "till",
                    "by",
                    "bis",
                    "hasta",
                    "jusqu’à",
                    "do",
                    "até",
                ];
                assert!(!until.contains(&last), "{language:?} {id}: {words}");
            }
        }
    }
}

#[tokio::test]
async fn in_discord_who_speaks_to_the_bot_is_answered_and_chatter_is_not() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "read_messages = true");
    discord.connected().await;
    let board = begun(&discord).await;
    discord.say(CID, PRIVATE, "hi");
    let hello = discord.next_post().await;
    assert!(words(&hello).contains("Hello"), "{hello}");
    discord.say(CID, TOWN, &format!("{} hello", Discord::mention()));
    let hello = discord.next_post().await;
    assert!(words(&hello).contains("Hello"), "{hello}");
    discord.say(CID, private_with(CID), "blah blah");
    let hint = discord.next_post().await;
    assert!(words(&hint).contains("I did not understand"), "{hint}");
    let posts = discord.post_count();
    discord.say(CID, TOWN, "hi");
    discord.say(ANN, TOWN, "resign");
    discord.say(ANN, TOWN, "draw");
    discord.robot_says(TOWN, &format!("{} hi", Discord::mention()));
    discord.robot_says(TOWN, "help");
    let asked = discord.slash(CID, TOWN, "help", &[]);
    discord.answer(&asked).await;
    assert_eq!(discord.post_count(), posts, "that was not for the bot");
    discord.reply(ANN, TOWN, &board, "resign");
    let sure = discord.next_post().await;
    assert!(words(&sure).contains("resign yes"), "{sure}");
    assert!(labels(&sure).is_empty(), "{sure}");
    discord.reply(ANN, TOWN, &sure, "#1 resign yes");
    let end = discord.next_post().await;
    assert!(words(&end).contains("wins"), "{end}");
    let asked = discord.slash(
        BEA,
        TOWN,
        "board",
        &[("game", json!("#99999999999999999999"))],
    );
    let none = discord.answer(&asked).await;
    assert!(words(&none).contains("#99999999999999999999"), "{none}");
    discord.assert_sound();
}
