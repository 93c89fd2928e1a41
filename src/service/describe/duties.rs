//! Duties of the player to move: a touched piece, or a tower to be dismantled first.

use crate::game::seat::Seat;
use crate::play::touch_move::Duty;
use crate::play::{Game, touch_move};
use crate::scene::{Mark, Scene};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;

/// The names of the cells from which this seat’s next turn must start.
pub(in crate::service) fn required_cells(scene: &Scene, seat: Seat) -> Vec<String> {
    let due = scene.marks.iter().filter(|(_, mark)| *mark == Mark::Due);
    let theirs = due.filter(|(cell, _)| {
        let top = scene.figure_at(*cell);
        top.and_then(|top| scene.seat_of(top.tint)) == Some(seat)
    });
    theirs.map(|(cell, _)| scene.grid.name(*cell)).collect()
}

/// The duties in sentences, for the player to move; empty if the choice is free.
pub(in crate::service) fn describe(game: &Game, seat: Seat, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let mut text = Text::default();
    let Duty { binding, lapsed } = touch_move::touch_duty(game);
    for (id, cells) in [("touched", binding), ("touched-lapsed", lapsed)] {
        if !cells.is_empty() {
            let args = [
                ("player", names.seated(game, seat)),
                ("cells", cells.join(", ").into()),
            ];
            text.push_line(words.text(id, &args));
        }
    }
    let position = game.position();
    let due = required_cells(&position.scene(), seat);
    // A turn under way continues from its own piece.
    if !due.is_empty() && !position.mid_turn() {
        let args = [
            ("count", TextArg::count(due.len())),
            ("cells", due.join(", ").into()),
        ];
        text.push_line(words.text("turn-due", &args));
    }
    text
}
