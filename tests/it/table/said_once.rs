//! Messages state each fact once: their game, its progress, and no data for verifiers of dice. Moves are counted in one
//! way everywhere.

use kingboard::scene::Mark;
use kingboard::service::api::action::Action;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::values::{RecordFormat, ReviewPage, ReviewShows};
use kingboard::service::boards::views;
use kingboard::service::study::records;
use kingboard::service::suggest;
use kingboard::service::words::text::Span;
use kingboard::service::{GameId, GameKind, Service};
use kingboard::store::Store;
use serde_json::json;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, HARBOUR, TOWN, id_of, labels, words};
use crate::discord::people::{ANN, BEA};
use crate::table::harness::{Table, person};

const ONE: GameId = GameId(1);

/// Plays this many moves, each by the player to move.
fn wander(table: &mut Table, moves: usize) {
    for nth in 0..moves {
        let (player, mv) = ["Ann", "Ben", "Cyn"]
            .iter()
            .find_map(|name| {
                let moves = suggest::suggest_moves(
                    &table.service,
                    &person(name).id,
                    &table.place,
                    None,
                    "",
                );
                let last = moves.len().checked_sub(1)?;
                Some((*name, moves[(nth * 5).min(last)].value.clone()))
            })
            .expect("somebody is to move");
        table.plays(player, &mv);
    }
}

/// The page of a review at this typed move.
fn page(table: &mut Table, at: &str) -> Reply {
    let at = Some(at.to_owned());
    let action = Action::BeginReview {
        game: Some(ONE),
        at,
    };
    table.asked("Ann", action).remove(0)
}

/// The number at the start of a move's name.
fn number(name: &str) -> u32 {
    let digits: String = name.chars().take_while(char::is_ascii_digit).collect();
    digits
        .parse()
        .unwrap_or_else(|_| panic!("{name} has no number"))
}

/// The names of all moves, as in the list of a review.
fn listed(table: &mut Table) -> Vec<String> {
    let list = ReviewPage {
        shows: ReviewShows::List,
        ..ReviewPage::of(ONE)
    };
    let list = table.ask("Ann", Action::Review(list));
    let lines = list.lines().skip(1);
    let names = lines.filter_map(|line| Some(line.split_once(" 2026-")?.0.to_owned()));
    names.collect()
}

#[test]
fn header_page_alt_text_list_and_jump_count_moves_alike_in_all_games() {
    let tables = GameKind::ALL.map(|kind| (kind, ""));
    for (kind, options) in tables
        .into_iter()
        .chain([(GameKind::IMMORTAL_STAR_MASTERS, "three")])
    {
        let mut table = Table::naming_games();
        table.begin(kind, options);
        wander(&mut table, 9);
        let names = listed(&mut table);
        assert!(names.len() >= 4, "{kind}: {names:?}");
        let total = number(names.last().unwrap());
        assert!(total >= 2, "{kind}: {names:?}");
        for name in &names {
            let (shown, typed) = (number(name), number(name).to_string());
            let exact = page(&mut table, name);
            let text = exact.text.plain();
            assert!(
                text.contains(&format!("{name} by ")),
                "{kind} {name}: {text}"
            );
            assert!(
                text.contains(&format!("(move {shown} of {total})")),
                "{text}"
            );
            assert!(text.contains(&format!("{total} moves")), "{text}");
            let picture = exact.picture.unwrap();
            assert_eq!(picture.scene.caption.last, *name, "{kind}");
            let after = format!("position after move {shown}, ");
            assert!(picture.alt.contains(&after), "{}", picture.alt);
            // A typed number leads to the move with that number.
            let jumped = page(&mut table, &typed).text.plain();
            assert!(
                jumped.contains(&format!("(move {shown} of {total})")),
                "{jumped}"
            );
        }
        let board = table.asked("Ann", Action::Board(Some(ONE))).remove(0);
        let head = format!("{} #1 · move {total}, ", kind.spec().title);
        assert!(
            board.text.plain().starts_with(&head),
            "{}",
            board.text.plain()
        );
        let record = records::export(&table.service, ONE, RecordFormat::Text)
            .unwrap()
            .text;
        assert!(record.contains(&format!("\n{total}. ")), "{record}");
        let beyond = page(&mut table, &(total + 1).to_string()).text.plain();
        assert!(
            beyond.contains(&format!("`1` to `{total}`").replace('`', "")),
            "{beyond}"
        );
        let sheet = views::game_sheet(&table.service, ONE, Some("start"))
            .unwrap()
            .unwrap();
        assert_eq!(sheet.picture.unwrap().scene.caption.last, "");
    }
}

#[test]
fn two_games_at_one_table_are_told_apart_by_each_message() {
    let mut table = Table::naming_games();
    let first = table.start("Ann", "Ben", "");
    let second = table.start("Ann", "Cyn", "");
    for (game, other) in [(first, "Ben"), (second, "Cyn")] {
        let play = |text: &str| Action::Play {
            game: Some(game),
            text: text.to_owned(),
        };
        let head = |moves: u32| format!("King’s Mate {game} · move {moves}, White\n");
        table.ask("Ann", play("D2-D3"));
        assert!(table.told().starts_with(&head(1)));
        table.ask("Ann", Action::OfferDraw(Some(game)));
        let told = table.told();
        assert!(
            told.starts_with(&head(1)) && told.contains("offers a draw"),
            "{told}"
        );
        table.ask(other, play("D8-D7"));
        table.told();
        table.ask("Ann", play("D3-D4"));
        assert!(table.told().starts_with(&head(2)));
        let action = TakebackAction::Ask(Some(game));
        table.ask("Ann", Action::Takeback(action));
        let told = table.told();
        assert!(
            told.starts_with(&head(2)) && told.contains("take back"),
            "{told}"
        );
        let game = Some(game);
        table.ask("Ann", Action::Resign { game, sure: true });
        let told = table.told();
        assert!(
            told.starts_with(&head(2)) && told.contains("wins"),
            "{told}"
        );
    }
}

#[test]
fn where_one_board_is_shown_at_a_time_a_game_is_named_only_beside_another() {
    let mut table = Table::new();
    let first = table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3");
    let told = table.told();
    assert!(told.starts_with("Ann plays D2-D3."), "{told}");
    table.start("Ann", "Ben", "");
    let game = Some(first);
    let text = "D8-D7".to_owned();
    table.ask("Ben", Action::Play { game, text });
    let told = table.told();
    assert!(
        told.starts_with("King’s Mate #1 · move 1, Black\nBen plays D8-D7."),
        "{told}"
    );
}

#[test]
fn the_second_move_of_a_turn_is_marked_from_and_to_and_unlike_the_first() {
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    table.plays("Ann", "E2-E5,B8-C8");
    let board = table.messages().pop().unwrap().picture.unwrap();
    let scene = &board.scene;
    let marks = |name: &str| {
        let at = scene.grid.cell(name).unwrap();
        let here = scene.marks.iter().filter(|(cell, _)| *cell == at);
        here.map(|(_, mark)| *mark).collect::<Vec<Mark>>()
    };
    assert_eq!(marks("E2"), [Mark::From]);
    assert_eq!(marks("E5"), [Mark::To]);
    assert_eq!(marks("B8"), [Mark::From, Mark::Second]);
    assert_eq!(marks("C8"), [Mark::Second, Mark::To]);
    let letters = kingboard::render::text::board(scene);
    assert_eq!(letters.matches('*').count(), 2, "{letters}");
    assert_eq!(letters.matches('"').count(), 2, "{letters}");
}

/// Returns `true` if a text holds data for verifiers of dice: a seal, a secret, the name of a message.
fn holds_proof(text: &str) -> bool {
    let hex = |word: &str| word.len() >= 8 && word.bytes().all(|b| b.is_ascii_hexdigit());
    let numbered = |word: &str| word.bytes().any(|b| b.is_ascii_digit());
    text.contains("test:")
        || text.contains("discord:")
        || text
            .split(|c: char| !c.is_ascii_alphanumeric())
            .any(|word| hex(word) && numbered(word))
}

#[test]
fn no_board_and_no_start_shows_seals_secrets_or_names_of_messages() {
    let mut table = Table::naming_games();
    table.challenge("Ann", Some("Ben"), "active");
    assert!(
        holds_proof(&table.messages()[0].text.plain()),
        "the offer holds the seal"
    );
    table.challenge("Ann", Some("Ben"), "active");
    table.press("Ben", "Accept");
    table.messages();
    let mut table = Table::naming_games();
    table.start("Ann", "Ben", "active");
    let mut told = vec![table.told()];
    wander(&mut table, 30);
    let game = Some(ONE);
    table.ask("Ann", Action::Resign { game, sure: true });
    told.push(table.told());
    for text in told {
        assert!(!holds_proof(&text), "{text}");
    }
}

#[test]
fn a_plan_that_stands_does_not_say_again_how_plans_are_written() {
    let mut table = Table::game("");
    let add = |text: &str| {
        Action::Plan(PlanAction::Add {
            game: None,
            text: text.to_owned(),
        })
    };
    let how = "write the moves of both sides in order";
    assert_eq!(table.ask("Ann", add("")).matches(how).count(), 1);
    let kept = table.ask("Ben", add("D2-D3 D8-D7"));
    assert!(kept.contains("Your plan") && !kept.contains(how), "{kept}");
}

#[test]
fn the_stored_data_links_the_operators_privacy_page() {
    let mut table = Table::new();
    table.service = Service::new(Store::in_memory().unwrap()).configured(|options| {
        options.privacy_page = Some("https://example.org/privacy".to_owned());
    });
    table.start("Ann", "Ben", "");
    let shown = table.asked("Ann", Action::Privacy(PrivacyAction::Show));
    let links = |span: &Span| matches!(span, Span::Page { address, .. } if address == "https://example.org/privacy");
    assert!(shown[0].text.0.iter().any(links), "{:?}", shown[0].text);
}

#[test]
fn the_stored_data_links_the_public_page_about_it_unless_the_operator_has_one() {
    let own = "https://example.org/privacy";
    for (page, linked) in [
        (None, "https://kings.example/bot/privacy"),
        (Some(own.to_owned()), own),
    ] {
        let mut table = Table::new();
        table.service = Service::new(Store::in_memory().unwrap()).configured(|options| {
            options.pages = Some("https://kings.example/bot".to_owned());
            options.privacy_page = page;
        });
        table.start("Ann", "Ben", "");
        let shown = table.asked("Ann", Action::Privacy(PrivacyAction::Show));
        let links = shown[0].text.0.iter().filter_map(|span| {
            let Span::Page { address, .. } = span else {
                return None;
            };
            Some(address.as_str())
        });
        assert_eq!(links.collect::<Vec<_>>(), [linked]);
    }
}

#[test]
fn lists_in_the_rules_are_lists() {
    let mut table = Table::new();
    let rules = |kind| Action::Rules {
        kind: Some(kind),
        topic: None,
    };
    let shown = table.asked("Ann", rules(GameKind::FOUR_KINGS));
    let items = shown[0].text.0.iter().filter(|span| **span == Span::Item);
    assert_eq!(items.count(), 4, "{}", shown[0].text.plain());
}

#[tokio::test]
async fn what_the_channel_is_told_is_not_said_beside_it() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
    ];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &options);
    discord.taken_away(&asked).await;
    let offer = discord.next_post().await;
    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    let board = discord.next_post().await;
    // Typed as a command, and chosen from a menu that only she sees.
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.taken_away(&asked).await;
    let board2 = discord.next_post().await;
    assert!(
        words(&board2).starts_with("**King’s Mate #1** · move 1, White\n"),
        "{board2}"
    );
    assert_ne!(id_of(&board), id_of(&board2));
    // Elsewhere no board follows, so the answer confirms the move.
    let options = [("move", json!("D8-D7")), ("game", json!("1"))];
    let asked = discord.slash(BEA, HARBOUR, "move", &options);
    let answer = discord.answer(&asked).await;
    assert!(words(&answer).contains("Done."), "{answer}");
    discord.next_post().await;
    // If Discord refuses to delete the answer, it must still be complete.
    discord.fail(
        "DELETE",
        "/webhooks/",
        1,
        (403, json!({ "message": "no", "code": 50_001 })),
    );
    let asked = discord.slash(ANN, TOWN, "game draw", &[]);
    let refused = discord.answer(&asked).await;
    assert!(!words(&refused).is_empty(), "{refused}");
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn lists_in_the_rules_are_lists_in_discord() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "rules", &[("game", json!("four-kings"))]);
    let rules = discord.answer(&asked).await;
    assert!(words(&rules).contains("\n- Kings, queens"), "{rules}");
    assert!(!labels(&rules).is_empty());
    drop(bot);
    discord.assert_sound();
}
