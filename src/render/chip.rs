//! A player's chip: a king of their army on a disc, the same as on the board, with a ring in the army's colour.

use crate::render::chip_state::ChipState;
use crate::render::sprites::{toppled, upright};
use crate::render::svg::hex;
use crate::render::theme::{Rgb, Theme, contrast};
use crate::scene::{Glyph, Tint};

impl Theme {
    /// A chip in a 100 by 100 frame. The player to move has a gold ring with an arrow, a winner a gold ring with a
    /// star. A player who is out has a king on its side.
    pub(super) fn chip(&self, king: Glyph, tint: Tint, state: ChipState) -> String {
        let colours = self.side(tint);
        let (fill, line, gold) = (hex(colours.fill), hex(colours.line), hex(self.accent));
        let ring = format!("<circle cx='63' cy='50' r='37' fill='{gold}'/>");
        let before = match state {
            ChipState::Waits | ChipState::Out => String::new(),
            ChipState::ToMove => ring + &format!("<path d='M0 27 23 50 0 73z' fill='{gold}'/>"),
            ChipState::Won => {
                ring + &format!(
                    "<path d='M12 36 15.3 45.4 25.3 45.7 17.4 51.8 20.2 61.3 12 55.6 3.8 61.3 6.6 51.8-1.3 45.7 8.7 45.4z' fill='{gold}'/>"
                )
            }
        };
        let piece = match state {
            ChipState::Waits | ChipState::ToMove | ChipState::Won => upright(king, tint, 84),
            ChipState::Out => toppled(king, 84),
        };
        let ground = hex(self.under(tint));
        format!(
            "{before}<circle cx='63' cy='50' r='32.5' fill='{ground}' stroke='{fill}' stroke-width='2.5'/>\
             <circle cx='63' cy='50' r='31' fill='none' stroke='{line}' stroke-width='1'/>\
             <g transform='translate(63 50) scale(.62) translate(-50 -50)'>{piece}</g>"
        )
    }

    /// A piece of this army in a 100 by 100 frame on a disc of dark ground. The panel and light ground may have the
    /// colour of its outline.
    pub(super) fn on_disc(&self, tint: Tint, piece: &str) -> String {
        let [_, dark] = self.shades(tint);
        let ground = hex(dark);
        format!(
            "<circle cx='50' cy='50' r='48' fill='{ground}'/>\
             <g transform='translate(50 50) scale(.88) translate(-50 -50)'>{piece}</g>"
        )
    }

    /// The ground of a chip: the shade of the board on which the army stands out most.
    fn under(&self, tint: Tint) -> Rgb {
        let fill = self.side(tint).fill;
        let apart = |shade: &Rgb| contrast(*shade, fill);
        let best = self
            .shades(tint)
            .into_iter()
            .max_by(|a, b| apart(a).total_cmp(&apart(b)));
        best.expect("there are two")
    }

    /// The light and the dark ground of this army's board.
    fn shades(&self, tint: Tint) -> [Rgb; 2] {
        match tint {
            Tint::Light | Tint::Dark | Tint::LightTwo | Tint::DarkTwo => [self.light, self.dark],
            Tint::Red
            | Tint::Blue
            | Tint::Black
            | Tint::Green
            | Tint::Yellow
            | Tint::White
            | Tint::Dead => [self.comb[0], self.comb[2]],
        }
    }
}
