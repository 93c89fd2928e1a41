//! Random games, generated in advance so that their players need no search.

use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::games::GameKind;

/// The moves of one game, each with the seat that plays it.
pub(super) type Line = Vec<(usize, String)>;

/// This many games of at least this many moves.
pub(super) fn lines(many: usize, length: usize) -> Vec<Line> {
    let last = (1..).filter_map(|seed| at_random(seed, length));
    last.take(many).collect()
}

fn at_random(seed: u64, length: usize) -> Option<Line> {
    let mut at = (GameKind::KINGS_MATE.spec().start)(&Options::default());
    let mut luck = seed;
    let mut line = Line::new();
    while line.len() < length {
        let Status::ToMove(seat) = at.status() else {
            return None;
        };
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let legal = at.legal();
        let mv = &legal[usize::try_from(luck >> 33).unwrap() % legal.len()];
        at.play(mv).unwrap();
        line.push((seat.index(), mv.as_str().to_owned()));
    }
    matches!(at.status(), Status::ToMove(_)).then_some(line)
}
