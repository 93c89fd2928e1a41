//! Games from a position that was set up: offered with their board, refused with a reason, played on from a review.

use kingboard::game::options::Options;
use kingboard::game::seat::Seat;
use kingboard::play::{Game, swap};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::challenges::ChallengeListAction;
use kingboard::service::api::lobby::{LobbyAction, LobbyStep};
use kingboard::service::api::play_on::PlayOnAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::values::{
    GamesFilter, ReadOutPart, RecordFormat, ReviewPage, SideChoice,
};
use kingboard::service::study::records;
use kingboard::service::{GameId, GameKind, Ply, Record, Service};
use kingboard::store::Store;

use crate::table::harness::{Table, button, labels, option, person};

/// King's Mate with White to move and few pieces.
const STUDY: &str = "4k2/4s2/7/7/3f3/7/3F3/2S4/2K4 w -";

/// An offer of a position to Ben, or to anyone.
fn offer(kind: GameKind, position: &str, to_ben: bool) -> NewChallenge {
    NewChallenge {
        kind,
        opponent: to_ben.then(|| person("Ben")),
        side: SideChoice::Seat(1),
        position: Some(position.to_owned()),
        ..NewChallenge::default()
    }
}

fn challenge(table: &mut Table, offer: NewChallenge) -> String {
    table.ask("Ann", Action::Challenge(offer))
}

/// A game as its record has it.
fn game(table: &Table, id: i64) -> Game {
    let file = records::export(&table.service, GameId(id), RecordFormat::Text).unwrap();
    Record::read(file.text.as_bytes()).unwrap().played()
}

/// Ann and Ben play two moves each of game 1, and Ben resigns.
fn finished(table: &mut Table) {
    table.start("Ann", "Ben", "");
    table.line("D2-D3 D8-D7 G2-G3 A8-A7");
    let (game, sure) = (Some(GameId(1)), true);
    table.ask("Ben", Action::Resign { game, sure });
    table.told();
}

fn page(game: i64, ply: u32) -> Action {
    Action::Review(ReviewPage {
        ply: Some(Ply(ply)),
        ..ReviewPage::of(GameId(game))
    })
}

#[test]
fn an_offer_shows_its_position_before_anybody_accepts_it() {
    let mut table = Table::new();
    assert_eq!(
        challenge(&mut table, offer(GameKind::KINGS_MATE, STUDY, true)),
        ""
    );
    let told = table.messages();
    let [card] = told.as_slice() else {
        panic!("{told:?}")
    };
    let text = card.text.plain();
    assert!(
        text.contains("instead of the usual start, and is unrated"),
        "{text}"
    );
    let picture = card.picture.as_ref().expect("the position is shown");
    assert!(
        picture
            .alt
            .starts_with("King’s Mate #1, from a position that was set up."),
        "{}",
        picture.alt
    );
    assert!(picture.alt.contains("White to move."), "{}", picture.alt);
    assert!(
        picture
            .alt
            .contains("White: king C1, swordmaster C2, fool D3"),
        "{}",
        picture.alt
    );
    assert_eq!(picture.scene.caption.last, "From a position");
    assert_eq!(labels(card), ["Accept", "Decline", "Withdraw"]);
    // The offer looked at later shows it, too.
    let board = table.asked("Ben", Action::Board(Some(GameId(1))));
    assert!(board[0].picture.is_some());
    assert!(board[0].text.plain().contains("unrated"), "{board:?}");
    let lists = [
        Action::Challenges(ChallengeListAction::List),
        Action::Games(GamesFilter::Here),
    ];
    for list in lists {
        let listed = table.ask("Ben", list);
        assert!(listed.contains("from a position"), "{listed}");
    }
    // The challenger wanted Black, and White is to move.
    table.ask("Ben", button(&told, "Accept"));
    let begun = table.messages();
    let text = begun[0].text.plain();
    assert!(
        text.contains("instead of the usual start") && text.contains("Ben, it is your move"),
        "{text}"
    );
    assert!(
        begun[0]
            .picture
            .as_ref()
            .unwrap()
            .alt
            .contains("from a position that was set up")
    );
    table.plays("Ben", "D3-D4");
    let played = game(&table, 1);
    assert!(played.is_set_up());
    assert_eq!(played.history().start().as_str(), STUDY);
    assert!(played.summary().set_up);
}

#[test]
fn a_friend_sees_the_position_before_the_game_begins() {
    // Given Ben, whose games with Ann begin at once
    let mut table = Table::new();
    let friend = RelationAction::Befriend(Some(person("Ann")));
    table.ask("Ben", Action::Relation(friend));
    // When Ann challenges Ben from a position, then Ben sees the position first
    let position = offer(GameKind::KINGS_MATE, STUDY, true);
    assert_eq!(challenge(&mut table, position), "");
    let told = table.messages();
    let text = told[0].text.plain();
    assert!(text.contains("Ann offers Ben a game"), "{text}");
    assert!(told[0].picture.is_some(), "{text}");
    assert_eq!(table.ask("Ben", button(&told, "Accept")), "");
    assert!(table.told().contains("#1 begins"));
}

#[test]
fn a_game_from_the_usual_start_is_an_ordinary_one() {
    let usual = (GameKind::KINGS_MATE.spec().start)(&Options::default()).setup();
    let mut table = Table::new();
    assert_eq!(
        challenge(
            &mut table,
            offer(GameKind::KINGS_MATE, usual.as_str(), true)
        ),
        ""
    );
    let told = table.messages();
    assert!(told[0].picture.is_none() && !told[0].text.plain().contains("unrated"));
    table.ask("Ben", button(&told, "Accept"));
    assert!(!game(&table, 1).is_set_up());
}

#[test]
fn pasted_text_is_read_whatever_stands_around_it() {
    for typed in [
        format!("`{STUDY}`"),
        format!("  {}\n", STUDY.replace(' ', "   ")),
        format!("“{STUDY}”"),
        format!("«\u{a0}{STUDY}\u{a0}»"),
    ] {
        let mut table = Table::new();
        assert_eq!(
            challenge(&mut table, offer(GameKind::KINGS_MATE, &typed, true)),
            "",
            "{typed}"
        );
    }
}

#[test]
fn a_text_that_is_no_position_is_refused_with_the_place_of_its_fault() {
    let mut table = Table::new();
    for (kind, position, expected) in [
        (
            GameKind::KINGS_MATE,
            "4k2/2x4/7/7/7/7/7/7/2K4 w -",
            &[
                "No piece has the letter “x”",
                "4k2/2▸x4/7/7/7/7/7/7/2…",
                "#12 14",
            ][..],
        ),
        (
            GameKind::KINGS_MATE,
            "7/7/7/7/7/7/7/7/2K4 w -",
            &["Black has no king"],
        ),
        (GameKind::KINGS_MATE, "", &["Row 9", "▸"]),
        (GameKind::KINGS_MATE, "König 王 ♚", &["▸"]),
        (
            GameKind::KINGS_MATE,
            "K6/1s5/1ks4/7/7/7/7/7/7 w -",
            &["Nobody can move in this position"],
        ),
        (
            GameKind::KINGS_GUARD,
            STUDY,
            &["King’s Guard", "The usual start is written"],
        ),
        (GameKind::FOUR_KINGS, "x", &["Four Kings One War", "x▸"]),
        (
            GameKind::IMMORTAL_STAR_MASTERS,
            "#3/x",
            &["ImmortalStarMasters"],
        ),
    ] {
        let refused = challenge(&mut table, offer(kind, position, true));
        for part in expected {
            assert!(refused.contains(part), "{position}: {refused}");
        }
        assert_eq!(table.told(), "", "nothing is offered");
    }
    let swap = NewChallenge {
        options: "small diagonal swap".parse().unwrap(),
        ..offer(GameKind::KINGS_GUARD, "x", true)
    };
    assert!(challenge(&mut table, swap).contains("no swap of sides"));
}

#[test]
fn the_board_and_the_table_follow_from_the_position() {
    for (kind, options) in [
        (GameKind::KINGS_GUARD, "small diagonal"),
        (GameKind::FOUR_KINGS, "team"),
        (GameKind::IMMORTAL_STAR_MASTERS, "three"),
        (GameKind::IMMORTAL_STAR_MASTERS, "six"),
    ] {
        let options: Options = options.parse().unwrap();
        let mut at = (kind.spec().start)(&options);
        let first = at.legal()[0].clone();
        at.play(&first).unwrap();
        let mut table = Table::new();
        assert_eq!(
            challenge(&mut table, offer(kind, at.setup().as_str(), false)),
            ""
        );
        let told = table.messages();
        assert!(told[0].picture.is_some(), "{kind}");
        let seats = usize::from(at.seats());
        let label = if seats == 2 { "Accept" } else { "Any seat" };
        let mut newest = told;
        for player in &["Ben", "Cyn", "Dan", "Eve", "Fay"][..seats - 1] {
            table.ask(player, button(&newest, label));
            let now = table.messages();
            newest = if now.is_empty() { newest } else { now };
        }
        let begun = game(&table, 1);
        assert_eq!(begun.position().setup(), at.setup(), "{kind}");
        assert_eq!(swap::may_swap(&begun), None);
    }
}

#[test]
fn a_finished_game_and_a_move_stand_for_a_position() {
    let mut table = Table::new();
    finished(&mut table);
    assert_eq!(
        challenge(&mut table, offer(GameKind::KINGS_MATE, "#1 2", true)),
        ""
    );
    let told = table.messages();
    table.ask("Ben", button(&told, "Accept"));
    let first = game(&table, 1);
    // The whole of its second round is not over: the move of that number is White's.
    assert_eq!(
        Some(game(&table, 2).history().start()),
        first.history().setup_at(Ply(3))
    );
    for (named, part) in [
        ("#1 99", "no move “99”"),
        ("#9", "#9"),
        ("#2", "#2 is not over yet"),
    ] {
        let refused = challenge(&mut table, offer(GameKind::KINGS_MATE, named, true));
        assert!(refused.contains(part), "{named}: {refused}");
    }
    let other = challenge(&mut table, offer(GameKind::KINGS_GUARD, "#1 2", true));
    assert!(other.contains("#1 is a game of King’s Mate"), "{other}");
}

#[test]
fn a_rematch_begins_from_the_same_position_with_sides_changed_and_a_series_goes_on_with_it() {
    let mut table = Table::new();
    challenge(&mut table, offer(GameKind::KINGS_MATE, STUDY, true));
    table.press("Ben", "Accept");
    let (id, sure) = (Some(GameId(1)), true);
    table.ask("Ann", Action::Resign { game: id, sure });
    table.told();
    assert_eq!(table.ask("Ben", Action::Rematch(GameId(1))), "");
    let told = table.messages();
    assert!(told[0].picture.is_some());
    assert_eq!(table.ask("Ann", button(&told, "Accept")), "");
    let again = game(&table, 2);
    assert_eq!(again.history().start().as_str(), STUDY);
    assert_eq!(
        again.player(again.to_move().unwrap()),
        Some(&person("Ann").id)
    );
    let twice = table.ask("Ben", Action::Rematch(GameId(1)));
    assert!(twice.contains("#2"), "{twice}");
    // Two games for anyone, one after the other.
    let series = NewChallenge {
        series: Some("2".to_owned()),
        ..offer(GameKind::KINGS_MATE, STUDY, false)
    };
    table.told();
    assert_eq!(challenge(&mut table, series), "");
    let told = table.messages();
    table.ask("Ben", button(&told, "Accept"));
    let next = table.messages();
    let offered = next.last().unwrap();
    assert!(
        offered.picture.is_some(),
        "the next offer shows the position again"
    );
    table.ask("Cyn", button(&next, "Accept"));
    assert_eq!(
        game(&table, 3).history().start(),
        game(&table, 4).history().start()
    );
}

#[test]
fn the_position_of_a_game_against_people_gets_no_help_from_a_computer() {
    let mut table = Table::new();
    finished(&mut table);
    table.start("Ann", "Ben", "");
    table.line("D2-D3 D8-D7 G2-G3");
    let against = |position: &str| NewChallenge {
        computer: Some(1),
        opponent: None,
        ..offer(GameKind::KINGS_MATE, position, false)
    };
    let refused = challenge(&mut table, against("#1 2"));
    assert!(refused.contains("position of #2"), "{refused}");
    let wanted = Action::PlayOn(PlayOnAction::Typed {
        game: Some(GameId(1)),
        at: Some("2".to_owned()),
        level: None,
    });
    let refused = table.ask("Ben", wanted.clone());
    assert!(refused.contains("position of #2"), "{refused}");
    // A friend may play it, and another player the computer.
    assert_eq!(table.ask("Cyn", wanted), "");
    assert_eq!(
        challenge(&mut table, offer(GameKind::KINGS_MATE, "#1 2", false)),
        ""
    );
    table.told();
    table.line("A8-A7");
    assert_eq!(
        challenge(&mut table, against("#1 2")),
        "",
        "the game has moved on"
    );
}

/// The level page of a review’s button.
fn levels(table: &mut Table, player: &str, ply: u32) -> Vec<Reply> {
    let shown = table.asked(player, page(1, ply));
    table.asked(player, button(&shown, "Play on from here"))
}

#[test]
fn a_review_of_a_finished_game_plays_on_against_the_computer_on_ones_own_seat() {
    let mut table = Table::new();
    finished(&mut table);
    // After White's second move Black is to move; Ann keeps White, and a spectator takes Black.
    for (player, side) in [("Ann", "White"), ("Ben", "Black"), ("Cyn", "Black")] {
        let chosen = levels(&mut table, player, 3);
        let text = chosen[0].text.plain();
        assert!(
            text.contains(&format!("as {side}")) && text.contains("2. G2-G3"),
            "{text}"
        );
        let level = option(&chosen[0], "Level 4");
        assert_eq!(table.ask(player, level.clone()), "");
        let told = table.messages();
        assert!(
            told[0].text.plain().contains("plays Computer (level 4)"),
            "{told:?}"
        );
        let twice = table.ask(player, level);
        assert!(
            twice.contains('#'),
            "pressed twice it begins one game: {twice}"
        );
    }
    let first = game(&table, 1);
    for id in 2..=4 {
        let begun = game(&table, id);
        assert_eq!(
            Some(begun.history().start()),
            first.history().setup_at(Ply(3))
        );
        assert!(begun.is_set_up());
    }
    let usual = levels(&mut table, "Cyn", 2);
    assert_eq!(table.ask("Cyn", button(&usual, "Level 3")), "");
    assert_eq!(
        Some(game(&table, 5).history().start()),
        first.history().setup_at(Ply(2))
    );
    // Two pages opened one after the other begin a game each.
    let (one, other) = (levels(&mut table, "Dan", 1), levels(&mut table, "Dan", 2));
    for page in [&one, &other] {
        assert_eq!(table.ask("Dan", button(page, "Level 3")), "");
    }
    assert_eq!(
        Some(game(&table, 7).history().start()),
        first.history().setup_at(Ply(2))
    );
}

#[test]
fn only_a_game_that_is_over_is_played_on_from_and_only_where_somebody_can_move() {
    let mut table = Table::new();
    table.start("Ann", "Ben", "");
    table.line("D2-D3");
    let running = table.asked("Ann", page(1, 1));
    assert!(!labels(&running[0]).contains(&"Play on from here".to_owned()));
    let forged = Action::PlayOn(PlayOnAction::Choose {
        game: GameId(1),
        ply: Ply(1),
    });
    assert!(table.ask("Ann", forged).contains("#1 is not over yet"));
    let none = Action::PlayOn(PlayOnAction::Typed {
        game: None,
        at: None,
        level: None,
    });
    let refused = table.ask("Ann", none);
    assert!(
        refused.contains("You have not finished a game here yet"),
        "{refused}"
    );
    let (game, sure) = (Some(GameId(1)), true);
    table.ask("Ben", Action::Resign { game, sure });
    let beyond = Action::PlayOn(PlayOnAction::Choose {
        game: GameId(1),
        ply: Ply(9),
    });
    assert!(table.ask("Ann", beyond).contains('1'));
    let empty = Service::new(Store::in_memory().unwrap());
    let service = std::mem::replace(&mut table.service, empty);
    table.service = service.configured(|options| options.think_limit = None);
    let over = table.asked("Ann", page(1, 1));
    assert!(
        !labels(&over[0]).contains(&"Play on from here".to_owned()),
        "no computer plays here"
    );
}

#[test]
fn a_review_and_a_description_say_where_a_game_began() {
    let mut table = Table::new();
    challenge(&mut table, offer(GameKind::KINGS_MATE, STUDY, true));
    table.press("Ben", "Accept");
    let start = table.ask("Ann", page(1, 0));
    assert!(
        start.contains("The position that was set up. No move yet."),
        "{start}"
    );
    let describe = |part| Action::Describe {
        game: Some(GameId(1)),
        part,
    };
    let text = table.ask("Ann", describe(ReadOutPart::Text));
    assert!(text.contains(STUDY), "{text}");
}

#[test]
fn seats_that_are_out_are_taken_by_computers_only() {
    let kind = GameKind::IMMORTAL_STAR_MASTERS;
    let mut table = Table::new();
    table.begin(kind, "three");
    let mut at = (kind.spec().start)(&"three".parse().unwrap());
    let first = at.legal()[0].clone();
    at.play(&first).unwrap();
    table.plays("Ann", first.as_str());
    let (id, sure) = (Some(GameId(1)), true);
    table.ask("Ben", Action::Resign { game: id, sure });
    table.ask("Ann", Action::OfferDraw(id));
    let (seen, accept) = (None, true);
    let agreed = Action::AnswerDraw {
        game: id,
        seen,
        accept,
    };
    assert_eq!(table.ask("Cyn", agreed), "");
    let drawn = game(&table, 1);
    assert!(drawn.outcome().is_some(), "{:?}", drawn.stage());
    table.told();
    let last = "#1".to_owned();
    let people = challenge(&mut table, offer(kind, &last, false));
    assert!(
        people.contains("is out of the game in this position"),
        "{people}"
    );
    let computer = |seat| NewChallenge {
        computer: Some(1),
        side: SideChoice::Seat(seat),
        ..offer(kind, &last, false)
    };
    assert!(challenge(&mut table, computer(1)).contains("is out of the game"));
    assert_eq!(challenge(&mut table, computer(0)), "");
    let begun = game(&table, 2);
    assert!(begun.is_set_up() && begun.position().eliminated().len() == 1);
    // A table that waits takes a computer from its host.
    assert_eq!(
        challenge(&mut table, offer(kind, at.setup().as_str(), false)),
        ""
    );
    let seen = None;
    for _ in 0..2 {
        let step = LobbyStep::AddComputer(1);
        let game = GameId(3);
        assert_eq!(
            table.ask("Ann", Action::Lobby(LobbyAction { game, seen, step })),
            ""
        );
    }
    assert_eq!(game(&table, 3).position().setup(), at.setup());
    // A rematch leaves out the seat that is out.
    let (id, sure) = (Some(GameId(2)), true);
    table.ask("Ann", Action::Resign { game: id, sure });
    assert_eq!(table.ask("Ann", Action::Rematch(GameId(2))), "");
    let again = game(&table, 4);
    assert_eq!(again.history().start(), begun.history().start());
    let seat = again.seat_of(&person("Ann").id);
    assert_eq!(seat.map(Seat::index), Some(2));
}

#[test]
fn a_rematch_with_computers_gives_no_help_in_a_game_against_people() {
    // Given a table with computers that began from a position and is over
    let kind = GameKind::IMMORTAL_STAR_MASTERS;
    let mut table = Table::new();
    let mut at = (kind.spec().start)(&"three".parse().unwrap());
    let first = at.legal()[0].clone();
    at.play(&first).unwrap();
    let setup = at.setup();
    let alone = NewChallenge {
        computer: Some(1),
        ..offer(kind, setup.as_str(), false)
    };
    assert_eq!(challenge(&mut table, alone), "");
    let (id, sure) = (Some(GameId(1)), true);
    table.ask("Ann", Action::Resign { game: id, sure });
    // When Ann plays that position against people, then no computer shows her how
    let people = offer(kind, setup.as_str(), false);
    assert_eq!(challenge(&mut table, people), "");
    for player in ["Ben", "Cyn"] {
        let (game, seen, step) = (GameId(2), None, LobbyStep::Join);
        let join = LobbyAction { game, seen, step };
        assert_eq!(table.ask(player, Action::Lobby(join)), "");
    }
    table.told();
    let refused = table.ask("Ann", Action::Rematch(GameId(1)));
    assert!(refused.contains("position of #2"), "{refused}");
    assert_eq!(table.told(), "", "no table is opened");
}
