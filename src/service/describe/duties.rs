//! What the player to move may not choose: a piece that he has touched, a tower that comes first.

use crate::game::seat::Seat;
use crate::play::Game;
use crate::play::touch::Duty;
use crate::scene::{Mark, Scene};
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
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

/// The same in sentences, for who is called to move; empty where he is free to choose.
pub(in crate::service) fn describe(game: &Game, seat: Seat, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let mut text = Text::default();
    let Duty { binding, lapsed } = game.touch_duty();
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
    // A turn that has begun goes on where it did.
    if !due.is_empty() && !position.mid_turn() {
        let args = [
            ("count", TextArg::count(due.len())),
            ("cells", due.join(", ").into()),
        ];
        text.push_line(words.text("turn-due", &args));
    }
    text
}
