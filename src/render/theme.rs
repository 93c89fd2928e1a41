//! Colours and measures: all that makes a picture look the way it does, as data.

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// The colours of one look.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// Plain light squares.
    pub light: Rgb,
    /// Plain dark squares.
    pub dark: Rgb,
    /// Raised squares.
    pub raised: Rgb,
    /// The lit edge of a raised square.
    pub lit: Rgb,
    /// The shaded edge of a raised square.
    pub shade: Rgb,
    /// Around the board.
    pub panel: Rgb,
    /// Text on the panel.
    pub ink: Rgb,
    /// Lesser text on the panel.
    pub faint: Rgb,
    /// Fill and line of the first side's pieces.
    pub first: [Rgb; 2],
    /// Fill and line of the second side's pieces.
    pub second: [Rgb; 2],
    /// Where the last move went.
    pub moved: Rgb,
    /// Danger, and attacks repelled.
    pub alarm: Rgb,
    /// Where a piece may go.
    pub target: Rgb,
}

/// Slate and parchment, with gold for what is raised.
pub const SLATE: Theme = Theme {
    light: [226, 219, 202],
    dark: [146, 158, 168],
    raised: [222, 172, 76],
    lit: [255, 226, 160],
    shade: [134, 92, 28],
    panel: [38, 44, 54],
    ink: [244, 238, 226],
    faint: [176, 184, 194],
    first: [[255, 252, 244], [34, 28, 24]],
    second: [[36, 38, 48], [248, 240, 222]],
    moved: [16, 104, 176],
    alarm: [190, 22, 34],
    target: [22, 110, 62],
};

/// How many steps lie between two neighbouring colours, for smooth edges.
const STEPS: u16 = 5;
/// The most colours a palette picture can have.
const MOST: usize = 256;

impl Theme {
    /// The grounds that pieces and marks are drawn on.
    pub const fn grounds(&self) -> [Rgb; 3] {
        [self.light, self.dark, self.raised]
    }

    /// The palette: every colour of the theme and the blends that smooth edges need, at most 256.
    pub fn palette(&self) -> Vec<Rgb> {
        let inks = [self.first[0], self.first[1], self.second[0], self.second[1]];
        let signs = [self.moved, self.alarm, self.target];
        let mut colours = Vec::new();
        let mut add = |colour: Rgb| {
            if !colours.contains(&colour) && colours.len() < MOST {
                colours.push(colour);
            }
        };
        let all = [self.lit, self.shade, self.panel, self.ink, self.faint];
        for colour in self
            .grounds()
            .into_iter()
            .chain(all)
            .chain(inks)
            .chain(signs)
        {
            add(colour);
        }
        let mut ramp = |from: Rgb, to: Rgb| {
            for step in 1..STEPS {
                add(blend(from, to, step * 255 / STEPS));
            }
        };
        ramp(self.first[0], self.first[1]);
        ramp(self.second[0], self.second[1]);
        ramp(self.panel, self.ink);
        ramp(self.panel, self.faint);
        for ground in self.grounds() {
            for ink in [self.first[1], self.second[1]].into_iter().chain(signs) {
                ramp(ground, ink);
            }
        }
        for ink in [self.first[1], self.second[1], self.moved, self.alarm] {
            ramp(self.panel, ink);
        }
        for edge in [self.lit, self.shade] {
            ramp(self.raised, edge);
        }
        for sign in signs {
            ramp(self.first[0], sign);
            ramp(self.second[0], sign);
        }
        colours
    }
}

/// The colour `part` of 255 on the way from one to the other.
pub(super) fn blend(from: Rgb, to: Rgb, part: u16) -> Rgb {
    let part = part.min(255);
    [0, 1, 2].map(|i| {
        let mixed = u16::from(from[i]) * (255 - part) + u16::from(to[i]) * part;
        u8::try_from((mixed + 127) / 255).expect("a mean of two bytes is a byte")
    })
}

/// How light a colour is to the eye, 0 to 1 (relative luminance as WCAG defines it).
pub fn luminance(colour: Rgb) -> f64 {
    let [r, g, b] = colour.map(|c| {
        let c = f64::from(c) / 255.0;
        if c <= 0.04045 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast of two colours, 1 to 21 (as WCAG defines it).
pub fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}
