//! The turning point of a game, judged by its log: dice, captures and material. If an analysis knows the roll that
//! decided most, that roll comes first.

use crate::game::seat::{Seat, SeatSet};
use crate::play::derived::luck;
use crate::play::game::{Game, review, turn};
use crate::play::luck::swung_most;
use crate::play::values::identity::Ply;
use crate::scene::{Figure, Scene, Tint};

/// Tolerance of sums of fractions.
const DUST: f64 = 1e-9;

/// The move on which a game turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The ply of the move.
    pub ply: Ply,
    /// The reason.
    pub why: TurnReason,
}

/// The reason why a game turned on a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TurnReason {
    /// Its dice brought the greatest luck of the game, by the values of pieces.
    Luckiest {
        /// `true` if the attack succeeded.
        won: bool,
    },
    /// Its dice decided most, by an analysis.
    Decisive {
        /// `true` if the attack succeeded.
        won: bool,
    },
    /// With it the winner took a lead in material that was never lost again.
    Lead(Seat),
    /// It took the most valuable piece.
    Capture(Figure),
    /// Nothing was thrown or taken: the middle of the game.
    Middle,
}

/// The turning point between the start and the last move. It is the roll that an analysis found decisive, at this ply,
/// or the luckiest roll, unless it is the last move. Else it is the winner's last step into the lead, the greatest
/// capture, or the middle. `None` for a game of fewer than two moves.
pub fn find(game: &Game, decisive: Option<Ply>) -> Option<TurningPoint> {
    let stops = turn::stops(game);
    let inner = stops.get(1..stops.len().saturating_sub(1))?;
    let middle = inner.get(inner.len() / 2)?;
    let roll = turning_roll(game, decisive);
    if let Some(roll) = roll.filter(|roll| roll.ply < game.ply()) {
        return Some(roll);
    }
    let scenes: Vec<(Ply, Scene)> = stops
        .iter()
        .filter_map(|stop| Some((*stop, review::scene_at(game, *stop)?)))
        .collect();
    let found = last_lead(game, &scenes).or_else(|| capture(game, &scenes));
    found.or(Some(TurningPoint {
        ply: *middle,
        why: TurnReason::Middle,
    }))
}

fn turning_roll(game: &Game, decisive: Option<Ply>) -> Option<TurningPoint> {
    if let Some(ply) = decisive {
        let won = !game.history().step_at(ply)?.was_repelled();
        let why = TurnReason::Decisive { won };
        return Some(TurningPoint { ply, why });
    }
    let attacks = luck::attacks(game);
    let most = swung_most(&attacks)?;
    let why = TurnReason::Luckiest { won: most.won };
    Some(TurningPoint { ply: most.ply, why })
}

/// The last turn with which the winners went from no lead in material to one.
fn last_lead(game: &Game, scenes: &[(Ply, Scene)]) -> Option<TurningPoint> {
    let winners = game.outcome()?.winners();
    let first = winners.iter().next()?;
    let leads = |scene: &Scene| lead(game, scene, winners) > DUST;
    let leads: Vec<bool> = scenes.iter().map(|(_, scene)| leads(scene)).collect();
    let turned = leads.windows(2).rposition(|pair| pair == [false, true])?;
    let (ply, _) = scenes.get(turned + 1)?;
    (*ply < game.ply()).then_some(TurningPoint {
        ply: *ply,
        why: TurnReason::Lead(first),
    })
}

/// The lead of these seats in material over all others together, or over the strongest of several who play alone.
fn lead(game: &Game, scene: &Scene, ours: SeatSet) -> f64 {
    let seats = || Seat::all(game.position().seats());
    let of = |seat: Seat| -> f64 {
        let own = scene.pieces.iter();
        let own = own.filter(|(_, figure)| scene.seat_of(figure.tint) == Some(seat));
        own.map(|(_, figure)| worth(game, *figure)).sum()
    };
    let mine: f64 = seats().filter(|seat| ours.contains(*seat)).map(of).sum();
    let theirs = seats().filter(|seat| !ours.contains(*seat)).map(of);
    let alone = ours.iter().count() == 1;
    let theirs = if alone {
        theirs.fold(0.0, f64::max)
    } else {
        theirs.sum()
    };
    mine - theirs
}

/// The turn that took the most material, the first of several.
fn capture(game: &Game, scenes: &[(Ply, Scene)]) -> Option<TurningPoint> {
    let living = |scene: &Scene| -> f64 {
        let living = scene.pieces.iter();
        let living = living.filter(|(_, figure)| figure.tint != Tint::Dead);
        living.map(|(_, figure)| worth(game, *figure)).sum()
    };
    let left: Vec<f64> = scenes.iter().map(|(_, scene)| living(scene)).collect();
    let mut most = (DUST, None);
    for (pair, (ply, _)) in left.windows(2).zip(scenes.get(1..)?) {
        let taken = pair[0] - pair[1];
        if taken > most.0 + DUST && *ply < game.ply() {
            most = (taken, Some(*ply));
        }
    }
    let ply = most.1?;
    let (_, taken) = review::stood_before(game, ply);
    Some(TurningPoint {
        ply,
        why: taken.map_or(TurnReason::Middle, TurnReason::Capture),
    })
}

fn worth(game: &Game, figure: Figure) -> f64 {
    (game.kind().spec().luck.worth)(figure.glyph).unwrap_or_default()
}
