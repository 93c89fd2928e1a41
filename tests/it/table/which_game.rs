//! A request that fits several games asks which one, with a menu that repeats it for each of them.

use kingboard::service::api::action::Action;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::explore::ExploreAction;
use kingboard::service::api::look::CloseUp;
use kingboard::service::api::pick::PickStep;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::signal::SignalAction;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{ReadOutPart, RecordFormat};
use kingboard::service::{GameId, Version, unwire, wire};

use crate::table::days::Days;
use crate::table::harness::{Table, button, labels, person};

/// The choices of the question which game is meant, as a transport returns them.
fn choices(reply: &Reply) -> Vec<(String, Action)> {
    let menus = reply.controls.iter().filter_map(|control| {
        if let Control::Menu { options, .. } = control {
            return Some(options.clone());
        }
        None
    });
    let options: Vec<(String, Action)> = menus.flatten().collect();
    let back = options.into_iter().map(|(label, mut ask)| {
        assert!(label.chars().count() <= 100, "{label}");
        let id = wire(&ask).unwrap();
        // The name of a player is known by their id.
        if let Action::OfferSeat { to, .. } = &mut ask {
            to.name.clear();
        }
        assert_eq!(unwire(&id).as_ref(), Some(&ask), "{id}");
        (label, ask)
    });
    back.collect()
}

fn line(text: &str, aloud: bool) -> Action {
    Action::Chat {
        text: text.to_owned(),
        reply_to: None,
        addressed: true,
        aloud,
    }
}

/// Two games between Ann and Ben, with Ann to move in both.
fn two() -> Table {
    let mut table = Table::game("");
    table.start("Ann", "Ben", "");
    table
}

/// Actions that may leave their game out, made for one.
#[expect(clippy::too_many_lines, reason = "a list: an item for each kind")]
fn kinds(game: Option<GameId>) -> Vec<Action> {
    let text = || "D2-D3. A ~ and a point".to_owned();
    let at = || Some("1. D2-D3".to_owned());
    let cell = || "D2".to_owned();
    let describe = |part| Action::Describe { game, part };
    let time = [
        ClockAction::Show(game),
        ClockAction::OfferPause(game),
        ClockAction::AnswerPause {
            game,
            seen: None,
            accept: true,
        },
        ClockAction::Resume(game),
        ClockAction::Give {
            game,
            length: "1d12h".to_owned(),
        },
        ClockAction::Claim(game),
    ];
    let dice = [
        DiceAction::Words { game, text: text() },
        DiceAction::Roll { game, seen: None },
        DiceAction::Enter {
            game,
            faces: "5 2".to_owned(),
            seen: None,
        },
        DiceAction::Renew(game),
        DiceAction::AnswerRenewal {
            game,
            seen: None,
            accept: false,
        },
    ];
    let takebacks = [
        TakebackAction::Ask(game),
        TakebackAction::Answer {
            game,
            seen: None,
            accept: true,
        },
        TakebackAction::Withdraw { game, seen: None },
    ];
    let signals = [
        SignalAction::Open(game),
        SignalAction::Say { game, number: 3 },
        SignalAction::Mean {
            game,
            number: 3,
            text: text(),
        },
    ];
    let others = [
        Action::Play { game, text: text() },
        Action::PickStep(PickStep::ChoosePiece(game)),
        Action::Touch { game, cell: cell() },
        Action::OfferDraw(game),
        Action::Swap { game, seen: None },
        Action::AnswerDraw {
            game,
            seen: None,
            accept: true,
        },
        Action::Resign { game, sure: false },
        Action::Abort(game),
        Action::Board(game),
        Action::CloseUp {
            game,
            at: CloseUp::Army(None),
        },
        Action::BeginReview { game, at: at() },
        Action::BeginReview { game, at: None },
        Action::Verify(game),
        Action::Export {
            game,
            format: RecordFormat::Json,
        },
        Action::Note {
            game,
            at: at(),
            text: text(),
        },
        Action::Notes {
            game,
            share: Some(true),
        },
        describe(ReadOutPart::All),
        describe(ReadOutPart::Mine),
        describe(ReadOutPart::Board),
        describe(ReadOutPart::Text),
        describe(ReadOutPart::Cell(cell())),
        Action::PieceMoves { game, cell: cell() },
        Action::MoveHere(game),
        Action::OfferSeat {
            game,
            to: person("Cid"),
        },
        Action::Explore(ExploreAction::Open {
            game,
            at: None,
            moves: "d2d3 d8d7".to_owned(),
        }),
        Action::Plan(PlanAction::Add { game, text: text() }),
        Action::Computer(ComputerAction::StandIn {
            game,
            seat: None,
            level: 2,
        }),
    ];
    let mut all = others.to_vec();
    all.extend(time.into_iter().map(Action::Time));
    all.extend(dice.into_iter().map(Action::Dice));
    all.extend(takebacks.into_iter().map(Action::Takeback));
    all.extend(signals.into_iter().map(Action::Signal));
    all
}

#[test]
fn whatever_leaves_its_game_out_has_a_form_with_the_game() {
    for mut ask in kinds(Some(GameId(12))) {
        let id = wire(&ask).unwrap_or_else(|| panic!("{ask:?}"));
        // The name of a player is known by their id.
        if let Action::OfferSeat { to, .. } = &mut ask {
            to.name.clear();
        }
        assert_eq!(unwire(&id), Some(ask), "{id}");
    }
    for id in [
        "k1.for",
        "k1.for.12",
        "k1.for.x.draw",
        "k1.for.12.play",
        "k1.for.12.play.a~2b",
        "k1.for.12.drawn.maybe",
    ] {
        assert_eq!(unwire(id), None, "{id}");
    }
}

#[test]
fn a_command_that_fits_two_games_has_a_menu_of_them() {
    let mut table = two();
    let fitting = [
        Action::Board(None),
        Action::BeginReview {
            game: None,
            at: Some("start".to_owned()),
        },
        Action::Describe {
            game: None,
            part: ReadOutPart::Mine,
        },
        Action::Resign {
            game: None,
            sure: false,
        },
        Action::PieceMoves {
            game: None,
            cell: "D2".to_owned(),
        },
        Action::Note {
            game: None,
            at: None,
            text: "quiet. good".to_owned(),
        },
        Action::Plan(PlanAction::Add {
            game: None,
            text: "d2d3".to_owned(),
        }),
        Action::Play {
            game: None,
            text: "D2-D7".to_owned(),
        },
        Action::OfferSeat {
            game: None,
            to: person("Cid"),
        },
        Action::Time(ClockAction::OfferPause(None)),
    ];
    for ask in fitting {
        let asked = table.asked("Ann", ask.clone()).remove(0);
        let words = asked.text.plain();
        assert_eq!(
            words, "That fits several of your games. Which one do you mean?",
            "{ask:?}"
        );
        let choices = choices(&asked);
        let games: Vec<Option<GameId>> = choices.iter().map(|(_, ask)| ask.named_game()).collect();
        assert_eq!(games, [Some(GameId(1)), Some(GameId(2))], "{ask:?}");
        assert!(
            choices[1].0.starts_with("#2 Ann – Ben, Ann to move"),
            "{choices:?}"
        );
        let answer = table.asked("Ann", choices[1].1.clone());
        for reply in answer {
            let words = reply.text.plain();
            assert!(!words.contains("Which one"), "{ask:?}: {words}");
            assert!(!words.contains("#1"), "{ask:?}: {words}");
        }
    }
}

#[test]
fn the_most_urgent_game_stands_first_and_twenty_five_are_listed() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    for clock in ["5d", "", "1d"] {
        days.game("test:1:10", ("Ann", "Ben"), clock);
    }
    let others = days.game("test:1:10", ("Ann", "Cid"), "1d");
    days.plays("Ann", others, "D2-D3");
    let asked = days
        .asked(
            "Ann",
            Action::Resign {
                game: None,
                sure: false,
            },
        )
        .remove(0);
    let games: Vec<i64> = choices(&asked)
        .iter()
        .map(|(_, ask)| ask.named_game().unwrap().0)
        .collect();
    assert_eq!(games, [3, 1, 2, 4]);
    for _ in 0..24 {
        days.game("test:1:10", ("Ann", "Ben"), "");
    }
    let asked = days.asked("Ann", Action::Board(None)).remove(0);
    assert_eq!(choices(&asked).len(), 25);
    let words = asked.text.plain();
    assert!(
        words.ends_with("These are the 25 most urgent; name another one by its number."),
        "{words}"
    );
}

#[test]
fn a_line_that_others_see_names_the_games_and_shows_how_to_name_one() {
    let mut table = two();
    // Anybody could press a menu under it, and at any time.
    for said in ["resign", "D2-D7"] {
        let asked = table.asked("Ann", line(said, true)).remove(0);
        assert!(choices(&asked).is_empty(), "{said}");
        let words = format!(
            "That fits several of your games: #1 (Ann – Ben), #2 (Ann – Ben). \
             Name one by its number. For example: #1 {said}."
        );
        assert_eq!(asked.text.plain(), words);
    }
    // A private word is repeated for the chosen game.
    let asked = table.asked("Ann", line("resign", false)).remove(0);
    let [_, (_, second)] = choices(&asked).try_into().unwrap();
    let sure = table.ask("Ann", second);
    assert!(sure.contains("#2"), "{sure}");
}

#[test]
fn text_too_long_for_a_control_is_answered_with_the_numbers() {
    let mut table = two();
    let text = "a long thought ".repeat(10);
    let asked = table
        .asked(
            "Ann",
            Action::Note {
                game: None,
                at: None,
                text,
            },
        )
        .remove(0);
    assert!(choices(&asked).is_empty());
    let words = asked.text.plain();
    assert!(
        words.ends_with("#2 (Ann – Ben). Name one by its number."),
        "{words}"
    );
}

#[test]
fn a_control_made_for_one_version_stays_without_a_general_form() {
    let game = Some(GameId(1));
    let seen = Some(Version(4));
    let ask = Action::AnswerDraw {
        game,
        seen,
        accept: true,
    };
    assert_eq!(wire(&ask).unwrap(), "k1.draw.1.4.yes");
    assert_eq!(
        wire(&Action::Chat {
            text: "#1 draw".to_owned(),
            reply_to: None,
            addressed: false,
            aloud: false
        }),
        None
    );
}

#[test]
fn a_move_that_names_another_game_than_it_is_sent_for_is_not_made() {
    let mut table = two();
    let play = |game, text: &str| Action::Play {
        game: Some(GameId(game)),
        text: text.to_owned(),
    };
    let refused = table.asked("Ann", play(2, "#1 D2-D3")).remove(0);
    assert_eq!(
        refused.text.plain(),
        "Your move names #1 but was sent for #2. No move was made."
    );
    let board = button(std::slice::from_ref(&refused), "Board of #1");
    assert_eq!(board, Action::Board(Some(GameId(1))));
    assert_eq!(
        table.ask("Ann", play(2, "#3 D2-D3")),
        "There is no game #3 that you can see from here. /games lists the games."
    );
    assert_eq!(table.told(), "");
    let played = table.ask("Ann", play(2, "#2 D2-D3"));
    assert_eq!(played, "");
    assert!(table.told().contains("#2"));
}

#[test]
fn the_number_of_a_game_alone_asks_for_a_move() {
    let mut table = two();
    let play = |game, text: &str| Action::Play {
        game,
        text: text.to_owned(),
    };
    for game in [None, Some(GameId(2))] {
        let words = table.ask("Ann", play(game, "#2"));
        assert_eq!(words, "Write a move after #2, such as #2 D2-D3.");
    }
    let words = table.ask("Ann", play(Some(GameId(2)), "#99"));
    assert!(words.starts_with("There is no game #99"), "{words}");
}

#[test]
fn a_move_in_many_games_is_chosen_from_a_menu_with_the_opponents() {
    let mut table = Table::new();
    for game in 1..=5 {
        table.start("Ann", &format!("Opp{game}"), "");
    }
    let play = Action::Play {
        game: None,
        text: "D2-D3".to_owned(),
    };
    let few = table.asked("Ann", play.clone()).remove(0);
    assert_eq!(labels(&few).len(), 5);
    assert!(labels(&few).contains(&"#3: D2-D3".to_owned()), "{few:?}");
    table.start("Ann", "Opp6", "");
    let asked = table.asked("Ann", play.clone()).remove(0);
    let found = choices(&asked);
    assert_eq!(found.len(), 6);
    let labels: Vec<&str> = found.iter().map(|(label, _)| label.as_str()).collect();
    assert!(labels.contains(&"#3 against Opp3: D2-D3"), "{labels:?}");
    assert!(!asked.text.plain().contains("most urgent"), "{asked:?}");
    for game in 7..=26 {
        table.start("Ann", &format!("Opp{game}"), "");
    }
    let asked = table.asked("Ann", play).remove(0);
    let found = choices(&asked);
    assert_eq!(found.len(), 25);
    let text = asked.text.plain();
    assert!(text.contains("These are the 25 most urgent"), "{text}");
    table.told();
    assert_eq!(table.ask("Ann", found[4].1.clone()), "");
    assert!(table.told().contains("Ann plays D2-D3"));
}
