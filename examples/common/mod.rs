//! Helpers for the engine's examples: games to start, dice, random openings.

use kingboard::engine::scale::draw;
use kingboard::game::any::AnyPosition;
use kingboard::game::chance::Roll;
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::game::text::MoveText;
use kingboard::games::GameKind;

fn below(count: usize, seed: &mut u64) -> usize {
    usize::try_from(draw(seed) % u64::try_from(count.max(1)).expect("few")).expect("few")
}

/// A random one of these moves.
pub(crate) fn any_of(moves: &[MoveText], seed: &mut u64) -> MoveText {
    moves[below(moves.len(), seed)].clone()
}

/// Throws due dice.
pub(crate) fn settle(at: &mut Box<dyn AnyPosition>, seed: &mut u64) {
    settle_with(at, seed);
}

/// Throws due dice and returns the rolls.
pub(crate) fn settle_with(at: &mut Box<dyn AnyPosition>, seed: &mut u64) -> Vec<Roll> {
    let mut rolls = Vec::new();
    while let Status::ToRoll(dice) = at.status() {
        let mut bytes = std::iter::from_fn(|| Some(draw(seed).to_le_bytes()[0]));
        let roll = Roll::from_bytes(dice, &mut bytes).expect("there are always more bytes");
        at.resolve(&roll).expect("a roll is due");
        rolls.push(roll);
    }
    rolls
}

/// A game and its options, written as its slug and theirs: `kings-mate+active`.
pub(crate) fn declared(game: &str) -> (GameKind, Options) {
    let mut words = game.split('+');
    let kind: GameKind = words
        .next()
        .unwrap_or_default()
        .parse()
        .expect("a game’s slug");
    let options = words.fold(Options::default(), |options, word| {
        let known = kind.spec().options.iter().find(|option| **option == word);
        options.with(known.expect("an option of the game"))
    });
    (kind, (kind.spec().settled)(options))
}

/// The start of such a game.
pub(crate) fn start_of(game: &str) -> Box<dyn AnyPosition> {
    let (kind, options) = declared(game);
    (kind.spec().start)(&options)
}

/// The position after some random quiet plies, or the start itself if they end the game.
pub(crate) fn opened(
    start: &dyn AnyPosition,
    plies: usize,
    seed: &mut u64,
) -> Box<dyn AnyPosition> {
    let mut at = start.boxed_clone();
    for _ in 0..plies {
        if !matches!(at.status(), Status::ToMove(_)) {
            return start.boxed_clone();
        }
        let legal = at.legal();
        let quiet = legal.iter().filter(|mv| mv.captures().is_none());
        let quiet: Vec<MoveText> = quiet.cloned().collect();
        let mv = any_of(if quiet.is_empty() { &legal } else { &quiet }, seed);
        at.play(&mv).expect("it is legal");
        settle(&mut at, seed);
    }
    if matches!(at.status(), Status::ToMove(_)) {
        at
    } else {
        start.boxed_clone()
    }
}

/// The numbers of a file of weights.
pub(crate) fn weights_of(path: &str) -> Vec<i32> {
    let bytes = std::fs::read(path).expect("a set of weights, or a file of them");
    let text = String::from_utf8_lossy(&bytes);
    let numbers = text.split(|c: char| !(c.is_ascii_digit() || c == '-'));
    numbers.filter_map(|number| number.parse().ok()).collect()
}
