//! Takebacks by consent: permitted requests, the effects of answers, and an exactly restored game.

use proptest::prelude::*;

use kingboard::play::decide::{DecideInput, decide};
use kingboard::play::event::{Entry, Event};
use kingboard::play::{Game, Ply, Version};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::reply::Control;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{
    FilmOptions, GamesFilter, ReadOutPart, RecordFormat, ReviewPage, SideChoice,
};
use kingboard::service::{GameId, Record, Timestamp};
use kingboard::store::Store;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, labels, words};
use crate::discord::people::{ANN, BEA, begun};
use crate::rules::laws::{begun as started, command_for, playing, portrait};
use crate::table::harness::{BEGIN, Table, button, env, person};

fn ask() -> Action {
    Action::Takeback(TakebackAction::Ask(None))
}

fn note(at: &str, text: &str) -> Action {
    Action::Note {
        game: None,
        at: Some(at.to_owned()),
        text: text.to_owned(),
    }
}

const NOTES: Action = Action::Notes {
    game: None,
    share: None,
};

const ALLOW: &str = "Allow the take-back";
const REFUSE: &str = "Refuse the take-back";
const WITHDRAW: &str = "Withdraw the request";

#[test]
fn a_move_is_taken_back_when_the_opponent_allows_it() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 D3-D4");
    table.told();
    assert_eq!(table.ask("Ann", ask()), "");
    let asked = table.messages();
    assert_eq!(asked[0].notify, [person("Ben").id]);
    assert_eq!(
        asked[0].text.plain(),
        "Ann asks to take back 2. D3-D4.\nBen, do you allow it? Then Ann is to move again. \
         Playing on means no."
    );
    assert!(table.ask("Ann", button(&asked, ALLOW)).contains("yourself"));
    assert!(
        table
            .ask("Eve", button(&asked, ALLOW))
            .contains("not playing")
    );
    assert_eq!(table.ask("Ben", button(&asked, ALLOW)), "");
    let back = table.messages();
    assert_eq!(back[0].notify, [person("Ann").id]);
    let text = back[0].text.plain();
    assert!(text.starts_with("Taken back in #1: 2. D3-D4."), "{text}");
    assert!(text.ends_with("Ann, it is your move."), "{text}");
    let picture = back[0].picture.as_ref().unwrap();
    assert!(picture.alt.contains("after move 1"), "{}", picture.alt);
    assert!(
        picture.alt.contains("Last move: 1… fool D8-D7"),
        "{}",
        picture.alt
    );
    // The old buttons are stale, the game continues, and lists show its state.
    assert!(
        table
            .ask("Ben", button(&asked, ALLOW))
            .contains("has changed since")
    );
    let list = table.ask("Ann", Action::Games(GamesFilter::Here));
    assert!(list.contains("1 move, Ann to move"), "{list}");
    table.line("F2-F3 D7-D6");
}

#[test]
fn the_answer_to_a_move_goes_with_it() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 D3-D4 D7-D6");
    table.told();
    assert_eq!(table.ask("Ann", ask()), "");
    assert_eq!(table.press("Ben", ALLOW), "");
    let told = table.told();
    assert!(
        told.contains("Taken back in #1: 2. D3-D4, 2… D7-D6."),
        "{told}"
    );
    assert!(told.ends_with("Ann, it is your move."), "{told}");
    // Further takebacks lead to the start, and no further.
    table.ask("Ann", ask());
    table.press("Ben", ALLOW);
    assert!(table.told().contains("1. D2-D3, 1… D8-D7"));
    for player in ["Ann", "Ben"] {
        assert!(
            table.ask(player, ask()).contains("no move in #1"),
            "{player}"
        );
    }
    table.line("F2-F3");
    assert!(table.ask("Ben", ask()).contains("no move in #1"));
}

#[test]
fn a_request_is_refused_withdrawn_or_left_by_playing_on_and_made_once_in_a_position() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.ask("Ann", ask());
    assert_eq!(table.press("Ben", REFUSE), "");
    assert!(
        table
            .told()
            .ends_with("Ben refuses the take-back. The board stays as it is.")
    );
    assert!(table.ask("Ann", ask()).contains("already"), "no nagging");
    table.line("D8-D7 D3-D4");
    table.told();
    table.ask("Ann", ask());
    let asked = table.messages();
    assert!(table.ask("Ann", ask()).contains("already"));
    assert!(
        table
            .ask("Ben", button(&asked, WITHDRAW))
            .contains("Ann asked")
    );
    assert_eq!(table.ask("Ann", button(&asked, WITHDRAW)), "");
    assert!(
        table
            .told()
            .ends_with("Ann no longer asks for a take-back. The board stays as it is.")
    );
    assert!(
        table
            .ask("Ben", button(&asked, ALLOW))
            .contains("has changed since")
    );
    assert!(table.ask("Ann", ask()).contains("already"));
    // The opponent's move declines the request, and the asker's own withdraws it.
    table.line("D7-D6 F2-F3");
    table.ask("Ann", ask());
    table.told();
    table.line("F8-F7");
    assert!(table.told().contains("That refuses the take-back."));
    table.ask("Ann", ask());
    table.told();
    table.line("F3-F4");
    assert!(
        table
            .told()
            .contains("That withdraws the request for a take-back.")
    );
    let none = Action::Takeback(TakebackAction::Answer {
        game: None,
        seen: None,
        accept: true,
    });
    assert!(
        table
            .ask("Ben", none)
            .contains("Nobody asks for a take-back")
    );
}

#[test]
fn both_cannot_ask_at_once_and_are_told_what_to_answer_first() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 D3-D4");
    table.ask("Ann", ask());
    let replies = table.asked("Ben", ask());
    assert!(replies[0].text.plain().contains("Please answer that first"));
    assert_eq!(table.ask("Ben", button(&replies, REFUSE)), "");
    table.told();
    assert_eq!(table.ask("Ben", ask()), "", "now it is his turn to ask");
    assert!(
        table
            .told()
            .contains("Ben asks to take back 1… D8-D7, 2. D3-D4.")
    );
}

#[test]
fn what_dice_have_decided_stays() {
    let mut table = Table::game("active");
    table.line("F2-F3 G8-G7 F3-F4 D8-D7 F4-F5 B8-B7 F5-F6 D7-D6 F6xG7[2:5]");
    // White's attack failed, and the same turn continues. Rolls stay, in the player's own move or in the answer.
    assert!(
        table
            .ask("Ann", ask())
            .contains("F6xG7[2:5] was decided by dice")
    );
    assert!(
        table
            .ask("Ben", ask())
            .contains("F6xG7[2:5] was decided by dice")
    );
    table.line("A2-A3");
    table.told();
    assert_eq!(
        table.ask("Ann", ask()),
        "",
        "the move after the roll is none of the dice’s"
    );
    table.press("Ben", ALLOW);
    let told = table.told();
    assert!(told.contains("Taken back in #1: 5. A2-A3."), "{told}");
    assert!(told.contains("Ann, move another piece"), "{told}");
    let refused = table.say("Ann", "F6xG7");
    assert_eq!(
        refused,
        "The fool on F6 attacked and failed, so it stays out for the rest of this turn. \
         Move another piece. (Ruling KM-12.)"
    );
    table.line("D2-D3");
}

#[test]
fn offers_of_a_draw_and_of_a_take_back_stand_side_by_side_and_are_told_apart() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.ask("Ann", Action::OfferDraw(None));
    let draw = table.messages();
    table.ask("Ann", ask());
    let back = table.messages();
    let labels: Vec<String> = back[0]
        .controls
        .iter()
        .filter_map(|control| {
            if let Control::Button { label, .. } = control {
                Some(label.clone())
            } else {
                None
            }
        })
        .collect();
    assert_eq!(
        labels,
        [ALLOW, REFUSE, WITHDRAW],
        "the draw has its own message"
    );
    let board = table.asked("Ben", Action::Board(None));
    let text = board[0].text.plain();
    assert!(
        text.contains("Ben, do you accept? Playing on means no."),
        "{text}"
    );
    assert!(
        text.contains("Ben, do you allow it? Then Ann is to move again."),
        "{text}"
    );
    let caption = board[0].picture.as_ref().unwrap().scene.clone();
    assert!(format!("{caption:?}").contains("draw offered, take-back asked"));
    // A button of the older message still works, since that offer is still open.
    assert_eq!(table.ask("Ben", button(&draw, "Decline the draw")), "");
    assert!(table.told().contains("Ben declines the draw"));
    assert_eq!(table.ask("Ben", button(&back, ALLOW)), "");
    table.told();
    // The same move again is a new move, after which a new offer is allowed.
    table.line("D2-D3");
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
}

#[test]
fn a_take_back_clears_a_draw_offer_and_gives_no_second_one_in_the_same_position() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.ask("Ann", Action::OfferDraw(None));
    table.line("D8-D7");
    // Ben moved on and undoes that, but Ann has used her offer after this move.
    table.ask("Ben", ask());
    table.press("Ann", ALLOW);
    assert!(
        table
            .ask("Ann", Action::OfferDraw(None))
            .contains("already")
    );
    table.line("D8-D7 D3-D4");
    table.ask("Ann", Action::OfferDraw(None));
    let offer = table.messages();
    table.ask("Ann", ask());
    table.press("Ben", ALLOW);
    let late = table.ask("Ben", button(&offer, "Accept the draw"));
    assert!(late.contains("has changed since"), "{late}");
}

#[test]
fn a_touched_piece_stays_touched_and_a_repetition_is_counted_anew() {
    let mut table = Table::game("touch");
    assert_eq!(
        table.ask(
            "Ann",
            Action::Touch {
                game: None,
                cell: "D2".to_owned()
            }
        ),
        ""
    );
    table.line("D2-D3");
    table.ask("Ann", ask());
    table.press("Ben", ALLOW);
    assert!(table.say("Ann", "F2-F3").contains("You touched D2"));
    table.line("D2-D3");

    let mut table = Table::game("repetition");
    table.line("C1-C2 C9-C8 C2-C1 C8-C9 C1-C2 C9-C8 C2-C1");
    // The next move repeats the start for the third time. It is undone once, and then played.
    table.ask("Ann", ask());
    table.press("Ben", ALLOW);
    table.line("C2-C1");
    table.told();
    table.line("C8-C9");
    assert!(table.told().contains("for the third time"));
}

#[test]
fn notes_on_moves_taken_back_stay_with_the_position_gone_back_to() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 D3-D4");
    assert!(
        table
            .ask("Ann", note("2", "Too hasty?"))
            .contains("Noted on 2. D3-D4")
    );
    assert!(
        table
            .ask("Ann", note("1", "As always."))
            .contains("Noted on 1. D2-D3")
    );
    assert!(
        table
            .ask("Ben", note("2", "She will regret it."))
            .contains("Noted")
    );
    table.ask("Ann", ask());
    table.press("Ben", ALLOW);
    table.line("F2-F3");
    let ann = table.ask("Ann", NOTES);
    assert!(ann.contains("1. D2-D3 Ann: As always."), "{ann}");
    assert!(ann.contains("1… D8-D7 Ann: ↶ D3-D4: Too hasty?"), "{ann}");
    assert!(!ann.contains("F2-F3") && !ann.contains("regret"), "{ann}");
    assert!(
        table
            .ask("Ann", note("2", "Calmer."))
            .contains("Noted on 2. F2-F3")
    );
    // Once more, into an existing note.
    assert!(
        table
            .ask("Ann", note("1… D8-D7", "Mine."))
            .contains("Noted")
    );
    assert!(
        table
            .ask("Ann", note("1… D8-D7", "Mine again."))
            .contains("Noted")
    );
    table.ask("Ann", ask());
    table.press("Ben", ALLOW);
    let ann = table.ask("Ann", NOTES);
    assert!(
        ann.contains("1… D8-D7 Ann: Mine again. ↶ F2-F3: Calmer."),
        "{ann}"
    );
    let ben = table.ask("Ben", NOTES);
    assert!(
        ben.contains("1… D8-D7 Ben: ↶ D3-D4: She will regret it."),
        "{ben}"
    );
}

#[test]
fn the_record_shows_what_was_taken_back_and_reads_back() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 D3-D4 D7-D6");
    table.ask("Ann", ask());
    table.press("Ben", ALLOW);
    table.line("F2-F3");
    table.ask("Ann", ask());
    table.press("Ben", REFUSE);
    table.line("F8-F7 A2-A3");
    table.ask("Ann", ask());
    table.line("A8-A7");
    let format = RecordFormat::Text;
    let replies = table.asked("Ann", Action::Export { game: None, format });
    let text = replies[0].file.as_ref().unwrap().text.clone();
    let at = |part: &str| {
        text.find(part)
            .unwrap_or_else(|| panic!("{part} in {text}"))
    };
    assert!(at("2... D7-D6") < at("{[%takeback asked white 2"));
    assert!(at("{[%takeback asked white 2") < at("{[%takeback agreed 2 2"));
    assert!(at("{[%takeback agreed 2 2") < at("2. F2-F3 {"));
    assert!(text.contains("{[%takeback declined black 2"));
    assert_eq!(
        text.matches("takeback declined").count(),
        1,
        "moving refuses by itself: {text}"
    );
    let record = Record::read(text.as_bytes()).unwrap();
    assert_eq!(record.text(), text);
    assert_eq!(record.played().ply(), Ply(6));
    let json: serde_json::Value = serde_json::from_str(&record.json()).unwrap();
    assert_eq!(json["moves"].as_array().unwrap().len(), 6);
    let back = json["acts"].as_array().unwrap();
    let back = back.iter().find(|act| act["what"] == "takenBack").unwrap();
    assert_eq!(back["to"], 2);
    assert_eq!(back["moves"][0]["move"], "D3-D4");
    // A takeback without a request, or of other moves, makes the record invalid.
    for (from, to) in [
        ("agreed 2", "agreed 1"),
        ("asked white", "asked black"),
        ("agreed 2", "agreed two"),
    ] {
        let wrong = text.replacen(from, to, 1);
        assert!(Record::read(wrong.as_bytes()).is_err(), "{to}");
    }
}

#[test]
fn words_on_moves_that_a_foreign_record_takes_back_go_where_the_game_stands() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7");
    table.ask("Ben", ask());
    table.press("Ann", ALLOW);
    table.line("F8-F7");
    let format = RecordFormat::Text;
    let replies = table.asked("Ann", Action::Export { game: None, format });
    let text = replies[0].file.as_ref().unwrap().text.clone();
    let text = text.replacen(
        "{[%takeback asked",
        "{[%by black] Bold.}\n{[%takeback asked",
        1,
    );
    let record = Record::read(text.as_bytes()).unwrap();
    let comment = &record.comments()[0];
    assert_eq!(
        (comment.ply, comment.text.as_str()),
        (Ply(1), "↶ D8-D7: Bold.")
    );
}

#[test]
fn reviews_films_and_words_show_the_game_as_it_stands() {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 D3-D4 D7-D6");
    let old = ReviewPage {
        ply: Some(Ply(4)),
        ..ReviewPage::of(GameId(1))
    };
    table.ask("Ann", ask());
    table.press("Ben", ALLOW);
    assert!(
        table
            .ask("Ann", Action::Review(old))
            .contains("moves 0 to 1")
    );
    let page = table.ask("Ann", Action::Review(ReviewPage::of(GameId(1))));
    assert!(page.contains("1… D8-D7"), "{page}");
    let film = table.asked(
        "Ann",
        Action::Film {
            game: None,
            cut: FilmOptions::default(),
        },
    );
    assert!(
        film[0].text.plain().contains("the one move"),
        "{}",
        film[0].text.plain()
    );
    let read = table.ask(
        "Ann",
        Action::Describe {
            game: None,
            part: ReadOutPart::All,
        },
    );
    assert!(read.contains("1… fool D8-D7"), "{read}");
    // Back at the start, the game may be aborted as before its first move.
    table.ask("Ann", ask());
    table.press("Ben", ALLOW);
    assert_eq!(table.ask("Ben", Action::Abort(None)), "");
}

#[test]
fn a_request_stands_over_a_restart_and_is_answered_from_the_board() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    table.line("D2-D3");
    table.ask("Ann", ask());
    let asked = table.messages();
    drop(table);
    let mut table = Table::on(Store::open(&path).unwrap());
    let board = table.asked("Ben", Action::Board(None));
    assert_eq!(button(&board, ALLOW), button(&asked, ALLOW));
    assert_eq!(table.ask("Ben", button(&asked, ALLOW)), "");
    assert!(table.told().contains("Taken back in #1: 1. D2-D3."));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    /// The log without the undone moves gives the same game as the one that went back.
    #[test]
    fn a_game_that_went_back_is_as_it_was((kind, options, whims) in playing(160)) {
        let mut log = started(kind, &options);
        let mut game = Game::from_log(GameId(1), &log).unwrap();
        // The index in the log of each move that remains.
        let mut made: Vec<usize> = Vec::new();
        for (n, (whim, faces)) in whims.into_iter().enumerate() {
            let acts = game.seat_to_act().and_then(|seat| game.mover_for_seat(seat));
            let acts = acts.unwrap_or(&game.seats()[0]).clone();
            let other = game.seats().iter().find(|other| **other != acts).unwrap().clone();
            let player = &if whim.is_multiple_of(3) { other } else { acts };
            let now = Timestamp(BEGIN.0 + i64::try_from(n).unwrap());
            let Ok(events) = decide(&game, player, &command_for(&game, whim / 16), &env(now, faces), &DecideInput::default()) else {
                continue;
            };
            for event in events {
                if let Event::TakenBack { to } = &event {
                    let at = made[to.0 as usize];
                    made.truncate(to.0 as usize);
                    let taken = &game.steps()[to.0 as usize..];
                    prop_assert!(game.uses_players_dice() || taken.iter().all(|step| step.roll.is_none()));
                    let asked = game.requests().takeback().unwrap().seat;
                    let before = Game::from_log(GameId(1), &log[..at]).unwrap();
                    game.apply(&Entry { at: now, event: event.clone() });
                    prop_assert_eq!(portrait(game.position()), portrait(before.position()));
                    prop_assert_eq!(game.steps(), before.steps());
                    prop_assert_eq!(game.choices(), before.choices());
                    prop_assert_eq!(game.touched(), before.touched());
                    prop_assert_eq!(game.to_move(), Some(asked));
                    prop_assert_eq!(game.requests().draw_offer(), None);
                    prop_assert_eq!(game.requests().draw_declined(), before.requests().draw_declined() || before.requests().draw_offer().is_some());
                    prop_assert_eq!(game.history().diverged(), None);
                } else {
                    if let Event::Played { .. } = &event {
                        made.push(log.len());
                    }
                    game.apply(&Entry { at: now, event: event.clone() });
                }
                log.push(Entry { at: now, event });
                prop_assert_eq!(game.version(), Version(u32::try_from(log.len()).unwrap()));
            }
        }
    }
}

#[tokio::test]
async fn a_take_back_in_discord_by_command_and_button_over_a_restart() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    discord.reply(ANN, TOWN, &board, "D2-D3");
    let board = discord.next_post().await;
    let asked = discord.slash(ANN, TOWN, "game takeback", &[]);
    discord.answer(&asked).await;
    let request = discord.next_post().await;
    assert_eq!(labels(&request), [ALLOW, REFUSE, WITHDRAW]);
    let _bot = bot.killed_and_started(&discord).await;
    discord.press(BEA, TOWN, &request, ALLOW);
    discord.press(BEA, TOWN, &request, ALLOW);
    let back = discord.next_post().await;
    assert!(words(&back).contains("Taken back in #1"), "{back}");
    discord.reply(ANN, TOWN, &back, "F2-F3");
    let next = discord.next_post().await;
    assert!(words(&next).contains("F2-F3"), "{next}");
    assert_ne!(words(&next), words(&board));
    discord.assert_sound();
}

#[test]
fn a_player_who_allows_a_take_back_gets_their_time_for_the_move_back() {
    let mut table = Table::new();
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        clock: Some("3d".to_owned()),
        ..NewChallenge::default()
    };
    table.ask("Ann", Action::Challenge(offer));
    table.ask("Ben", Action::Accept(GameId(1)));
    table.line("D2-D3");
    table.pass(68 * 3_600_000);
    table.ask("Ann", ask());
    assert_eq!(table.press("Ben", ALLOW), "");
    table.line("F2-F3");
    let shown = table.ask("Ann", Action::Time(ClockAction::Show(None)));
    assert!(shown.contains("Ben has 2 days 23 hours"), "{shown}");
}

#[test]
fn a_take_back_gains_and_loses_nobody_time() {
    let mut table = Table::new();
    table.ask(
        "Ann",
        Action::Challenge(NewChallenge {
            opponent: Some(person("Ben")),
            side: SideChoice::Seat(0),
            clock: Some("10h+1h/20h".to_owned()),
            ..NewChallenge::default()
        }),
    );
    table.ask("Ben", Action::Accept(GameId(1)));
    table.line("D2-D3 D8-D7 D3-D4");
    table.ask("Ann", ask());
    assert_eq!(table.press("Ben", ALLOW), "");
    let told = table.told();
    assert!(told.contains("Taken back in #1: 2. D3-D4."), "{told}");
    // Ann got an hour twice, Ben once, and each minute of the table counted.
    let shown = table.ask("Ann", Action::Time(ClockAction::Show(None)));
    assert!(shown.contains("Ann has 11 hours 5"), "{shown}");
    assert!(shown.contains("Ben has 10 hours 5"), "{shown}");
    assert!(
        !shown.contains("Ben has 10 hours 54 minutes, until"),
        "{shown}"
    );
    table.line("F2-F3 F8-F7");
}
