//! The mean score without dice luck, on the card of a player whose games were decided by one attack each.

use kingboard::play::Game;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::competition::CompetitionAction;
use kingboard::service::api::values::{RecordFormat, SideChoice};
use kingboard::service::study::records;
use kingboard::service::{GameId, Record};

use crate::table::harness::{Table, button, person};

/// Moves of Active Play up to an attack of White’s fool on a priest that came too far.
const MOVES: &str = "B1-D3 C9-C8 D3-B1 A8-A7 A2-A3 A7-A6 F2-F3 A9-A7 D2-D3 A7-G7 E1-D2 G7-G4 F3xG4";

/// Plays one rated game: if the attack succeeds the defender resigns, else the attacker. Returns `true` for a success.
fn plays(table: &mut Table, id: GameId) -> bool {
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
    let game = Some(id);
    for (mv, player) in MOVES.split(' ').zip(["Ann", "Ben"].into_iter().cycle()) {
        let text = mv.to_owned();
        assert_eq!(table.ask(player, Action::Play { game, text }), "", "{mv}");
    }
    let file = records::export(&table.service, id, RecordFormat::Text).unwrap();
    let record = Record::read(file.text.as_bytes()).unwrap();
    let played = Game::from_log(id, record.log()).unwrap();
    let roll = played.steps().last().unwrap().roll.as_ref().unwrap();
    let won = roll.faces()[0] > roll.faces()[1];
    let loser = if won { "Ben" } else { "Ann" };
    table.ask(loser, Action::Resign { game, sure: true });
    won
}

#[test]
fn a_card_tells_the_score_without_luck_where_luck_decided_much() {
    let mut table = Table::new();
    let mut wins = 0;
    for id in 1..=24 {
        // Each game gets entropy of its own, and with it its own sealed dice.
        let first = u8::try_from(id % 6 + 3).unwrap();
        table.dice(first, u8::try_from(id / 6 + 1).unwrap());
        wins += i32::from(plays(&mut table, GameId(id)));
        table.told();
    }
    assert_eq!(wins, 8, "the entropy above decides");
    let player = Some(person("Ann").id);
    let action = CompetitionAction::Rating { player, pool: None };
    let replies = table.asked("Ann", Action::Competition(action));
    let alt = &replies[0].picture.as_ref().expect("the card").alt;
    // The attack is worth 0.194 of a game, and 0.7 of that counts. So there are 8 wins where 10 were expected, 0.011
    // added to the mean, and errors of 0.864 times their size.
    let told = "Score 33 ± 10%; without dice luck 34 ± 8% (24 games)";
    assert!(alt.contains(told), "{alt}");
}
