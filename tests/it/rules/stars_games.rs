//! Long parts of recorded games of `ImmortalStarMasters` at each table: the same moves lead to the same positions.

use kingboard::game::outcome::{Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::games::GameKind;

/// Plays a line of the golden file: moves, and `x1` for the resignation of the player on seat 1.
fn replayed(options: &str, moves: &str) -> [String; 2] {
    let spec = GameKind::IMMORTAL_STAR_MASTERS.spec();
    let mut at = (spec.start)(&options.parse().unwrap());
    for mv in moves.split(' ') {
        match mv.strip_prefix('x') {
            Some(seat) => {
                let seat = Seat::new(seat.parse().unwrap()).unwrap();
                at.forfeit(seat, Termination::RESIGNATION);
            }
            None => at
                .play(&MoveText::new(mv))
                .unwrap_or_else(|e| panic!("{mv}: {e:?}")),
        }
    }
    let status = match at.status() {
        Status::Over(outcome) => {
            let places = outcome.places.iter().map(|(_, place)| place.to_string());
            let places: Vec<String> = places.collect();
            format!("{} {}", outcome.termination, places.join(" "))
        }
        Status::ToMove(seat) => format!("{} {seat}", at.state()),
        Status::ToRoll(_) => panic!("nobody throws dice here"),
    };
    let text = at.setup().to_string();
    let again = (spec.restore)(&options.parse().unwrap(), &text).unwrap();
    assert_eq!(again.setup(), at.setup());
    assert_eq!(again.legal(), at.legal());
    [status, text]
}

#[test]
fn games_of_two_three_four_and_six_go_as_they_went() {
    let golden = include_str!("../../golden/immortal-star-masters-games.txt");
    let mut tables = Vec::new();
    for row in golden.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = row.split('|').collect();
        let &[options, moves, status, text] = fields.as_slice() else {
            panic!("{row}");
        };
        assert_eq!(replayed(options, moves), [status, text], "{options}");
        tables.push(options);
    }
    assert_eq!(tables, ["", "three", "four", "six"]);
}
