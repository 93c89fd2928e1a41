//! The end of a game in its last picture: the fallen king, the last blow, and a card with the winner and the reason.

use crate::game::outcome::Termination;
use crate::game::seat::{Seat, SeatSet};
use crate::play::stage::Stage;
use crate::play::{Game, Ply, turn};
use crate::scene::{Figure, Glyph, Mark, ResultCard, Scene, Tint};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;

/// Marks the end on the last board of a finished game, and adds the card. It uses the caption's status.
pub(in crate::service) fn show(game: &Game, ply: Ply, scene: &mut Scene, names: &PlayerNames) {
    let supposed = game.steps().last().is_some_and(|step| step.supposed);
    if game.stage() != Stage::Over || ply != game.ply() || supposed {
        return;
    }
    let Some(outcome) = game.outcome() else {
        return;
    };
    let winners = outcome.winners();
    if !winners.is_empty() {
        tip(scene, winners);
    }
    if !is_agreed(&outcome.termination) {
        let last = game
            .history()
            .step_at(ply)
            .and_then(|step| step.text.cells().last());
        let blow = last.and_then(|cell| scene.grid.cell(cell));
        scene.marks.extend(blow.map(|cell| (cell, Mark::Final)));
    }
    let (won, fell) = kings(scene, winners);
    scene.caption.card = Some(ResultCard {
        headline: scene.caption.status.clone(),
        lines: lines(game, winners, &outcome.termination, names),
        won,
        fell,
    });
}

/// Returns `true` if players or the clock ended the game, not a move.
fn is_agreed(termination: &Termination) -> bool {
    [
        Termination::RESIGNATION,
        Termination::AGREEMENT,
        Termination::TIME,
        Termination::ABANDONMENT,
    ]
    .contains(termination)
}

/// Lays the losers’ kings on their sides.
fn tip(scene: &mut Scene, winners: SeatSet) {
    let lost = |tint: Tint| {
        scene
            .seat_of(tint)
            .is_some_and(|seat| !winners.contains(seat))
    };
    let kings = scene.pieces.iter();
    let kings = kings.filter(|(_, figure)| is_king(figure.glyph) && lost(figure.tint));
    let fallen: Vec<_> = kings.map(|(cell, _)| (*cell, Mark::Fallen)).collect();
    scene.marks.retain(|(cell, mark)| {
        let down = fallen.iter().any(|(king, _)| king == cell);
        !down || !matches!(mark, Mark::Danger | Mark::Spent)
    });
    scene.marks.extend(fallen);
}

fn is_king(glyph: Glyph) -> bool {
    glyph.name() == Glyph::King.name()
}

/// A king of each army: the winners', and the losers'; none for a draw.
fn kings(scene: &Scene, winners: SeatSet) -> (Vec<Figure>, Vec<Figure>) {
    let mut stand = scene.pieces.iter().map(|(_, figure)| *figure);
    let mut captives = scene.captives.iter().copied();
    let any = |figure: &Figure| is_king(figure.glyph);
    let Some(any) = stand.find(any).or_else(|| captives.find(any)) else {
        return Default::default();
    };
    if winners.is_empty() {
        return Default::default();
    }
    let armies = scene.armies.iter();
    let (won, fell): (Vec<_>, Vec<_>) = armies.partition(|army| winners.contains(army.seat));
    let king = |army: &crate::scene::Army| Figure {
        tint: army.tint,
        ..any
    };
    let kings = |armies: Vec<&crate::scene::Army>| armies.into_iter().map(king).collect();
    (kings(won), kings(fell))
}

/// The winners' names or, without any, those of all who share the first place; the reason, the number of moves, and the ruling.
fn lines(
    game: &Game,
    winners: SeatSet,
    termination: &Termination,
    names: &PlayerNames,
) -> Vec<String> {
    let words = catalogue::sentences();
    let called = |seat: Seat| Some(names.of(game.player(seat)?).to_owned());
    let named: SeatSet = if winners.is_empty() {
        let places = game.outcome().into_iter();
        let places = places.flat_map(|outcome| outcome.places.iter());
        let first = places.filter(|(_, place)| **place == 1);
        first.map(|(seat, _)| seat).collect()
    } else {
        winners
    };
    let called: Vec<String> = named.iter().filter_map(called).collect();
    let how = format!("card-{termination}");
    let how = if words.has(&how) {
        how.as_str()
    } else {
        "card-otherwise"
    };
    let moves = TextArg::Num(turn::moves_to(game, game.ply()).into());
    let ruling = (game.kind().spec().ruled)(termination.as_str());
    let facts = [
        Some(words.line(how, &[])),
        Some(words.line("card-moves", &[("count", moves)])),
        ruling.map(str::to_owned),
    ];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    let lines = [words.together(&called), facts.join(" · ")];
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

/// The result as sentences for screen readers.
pub(in crate::service) fn sentences(scene: &Scene) -> Option<String> {
    let card = scene.caption.card.as_ref()?;
    let mut lines = vec![card.headline.clone()];
    lines.extend(card.lines.iter().cloned());
    let args = [("lines", lines.join(". ").into())];
    Some(catalogue::sentences().line("alt-card", &args))
}
