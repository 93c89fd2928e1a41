//! The mean score without dice luck, on the card of somebody who has played many games with them.

use kingboard::engine::{self, Stop, Strength, Task};
use kingboard::game::seat::Seat;
use kingboard::play::Game;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::competition::CompetitionAction;
use kingboard::service::api::values::{RecordFormat, SideChoice};
use kingboard::service::study::records;
use kingboard::service::{GameId, Record};

use crate::table::harness::{Table, button, person};

/// Plies after which whoever stands worse resigns.
const LONGEST: usize = 220;
/// Games played.
const GAMES: i64 = 30;

/// Plays one rated game of Active Play to its end: both think a little, and choose at random among good moves.
fn plays(table: &mut Table, id: GameId) {
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        clock: Some("3d".to_owned()),
        options: "active".parse().unwrap(),
        rated: Some(true),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    let accept = button(&table.messages(), "Accept");
    assert_eq!(table.ask("Ben", accept), "");
    for ply in 0..=LONGEST {
        let file = records::export(&table.service, id, RecordFormat::Text).unwrap();
        let record = Record::read(file.text.as_bytes()).unwrap();
        let game = Game::from_log(id, record.log()).unwrap();
        let Some(seat) = game.to_move() else {
            return;
        };
        let name = |seat| {
            let player = game.player(seat).unwrap();
            player.as_str().replace("test:", "")
        };
        let task = Task {
            seed: u64::try_from(id.0).unwrap() << 16 | u64::try_from(ply).unwrap(),
            strength: Strength {
                nodes: 60,
                temperature: 60,
                margin: 200,
            },
            ..Task::nodes(60)
        };
        let thought = engine::think(game.position(), &task, &Stop::default()).unwrap();
        let (mover, game) = (name(seat), Some(id));
        if ply == LONGEST {
            let loser = if thought.equity() < 0 {
                mover
            } else {
                let other = Seat::all(2).find(|other| *other != seat);
                name(other.unwrap())
            };
            table.ask(&loser, Action::Resign { game, sure: true });
            return;
        }
        let text = thought.chosen.to_string();
        assert_eq!(table.ask(&mover, Action::Play { game, text }), "");
    }
}

#[test]
fn a_card_tells_the_score_without_luck_where_luck_decided_much() {
    if std::env::var_os("SLOW_TESTS").is_none() {
        println!("left out: 30 games of Active Play (SLOW_TESTS=1 plays them)");
        return;
    }
    let mut table = Table::new();
    for id in 1..=GAMES {
        plays(&mut table, GameId(id));
        table.told();
    }
    let player = Some(person("Ann").id);
    let ask = CompetitionAction::Rating { player, pool: None };
    let replies = table.asked("Ann", Action::Competition(ask));
    let picture = replies[0].picture.as_ref().expect("the card");
    println!("{}", picture.alt);
    assert!(
        picture.alt.contains("without the luck of the dice"),
        "{}",
        picture.alt
    );
}
