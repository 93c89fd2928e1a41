//! Colours and measures: all that makes a picture look the way it does, as data.

use crate::game::scene::ThemeName;
use crate::render::themes;

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// How one side's pieces look.
#[derive(Clone, Copy, Debug)]
pub struct Livery {
    /// The body.
    pub fill: Rgb,
    /// The parts of the body that lie in shade.
    pub shade: Rgb,
    /// Outline and detail.
    pub line: Rgb,
    /// Width of the outline, in hundredths of a piece.
    pub outline: f32,
}

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
    /// The line between the board and what is around it.
    pub rim: Rgb,
    /// Text on the panel.
    pub ink: Rgb,
    /// Lesser text on the panel.
    pub faint: Rgb,
    /// What stands out on the panel: whose turn it is, the die that decided.
    pub accent: Rgb,
    /// The first side's pieces.
    pub first: Livery,
    /// The second side's pieces.
    pub second: Livery,
    /// Light, dark and raised squares that the last move left or reached.
    pub trail: [Rgb; 3],
    /// The brackets on those squares.
    pub moved: Rgb,
    /// Danger, attacks repelled, and the reason why not.
    pub alarm: Rgb,
    /// Where a piece may go.
    pub target: Rgb,
}

/// How many steps lie between two neighbouring colours, for smooth edges.
const STEPS: u16 = 4;
/// The number of places in a palette.
const PLACES: usize = 256;
/// The most colours of a theme: films need the place that is left for what stays as it was.
const MOST: usize = PLACES - 1;
/// The place in every palette that no drawing uses.
pub(super) const UNUSED: u8 = 255;

impl Livery {
    /// The look of a piece that is out for this turn: drained of most of its contrast.
    pub(super) fn spent(self) -> Self {
        let grey = blend(self.fill, self.line, 128);
        Self {
            fill: blend(self.fill, grey, 110),
            shade: blend(self.shade, grey, 110),
            line: blend(self.line, grey, 80),
            outline: self.outline,
        }
    }
}

impl Theme {
    /// The theme of this name.
    pub const fn of(name: ThemeName) -> Self {
        match name {
            ThemeName::Slate => themes::SLATE,
            ThemeName::Night => themes::NIGHT,
            ThemeName::Contrast => themes::CONTRAST,
            ThemeName::Safe => themes::SAFE,
            ThemeName::Print => themes::PRINT,
        }
    }

    /// The grounds that pieces and marks are drawn on.
    pub const fn grounds(&self) -> [Rgb; 6] {
        let [light, dark, raised] = self.trail;
        [self.light, self.dark, self.raised, light, dark, raised]
    }

    /// The two sides' pieces.
    pub const fn sides(&self) -> [Livery; 2] {
        [self.first, self.second]
    }

    /// The palette: every colour of the theme and the blends that smooth edges need, in 256 places, of
    /// which the last is [`UNUSED`].
    pub fn palette(&self) -> Vec<Rgb> {
        let mut palette = self.colours();
        palette.truncate(MOST);
        palette.resize(PLACES, self.panel);
        palette
    }

    /// A ground in the shadow of a raised square.
    pub(super) fn shadowed(&self, ground: Rgb) -> Rgb {
        blend(ground, self.first.line, 84)
    }

    /// The colours needed, those met most first, each once.
    fn colours(&self) -> Vec<Rgb> {
        let [first, second] = self.sides();
        let mut colours = vec![self.panel, self.dark, first.line, second.line, self.light];
        colours.extend([first.fill, second.fill, self.faint, self.ink, self.shade]);
        colours.extend([first.shade, second.shade, self.raised, self.lit]);
        colours.extend(self.trail);
        colours.extend([self.moved, self.alarm, self.target, self.rim, self.accent]);
        let [light, dark, _] = self.trail;
        colours.extend([self.light, self.dark, light, dark].map(|g| self.shadowed(g)));
        for [from, to] in self.edges() {
            colours.extend((1..STEPS).map(|step| blend(from, to, step * 255 / STEPS)));
        }
        let mut once = Vec::with_capacity(PLACES);
        for colour in colours {
            if !once.contains(&colour) {
                once.push(colour);
            }
        }
        once
    }

    /// The pairs of colours that meet along slanting or rounded edges, those met most first.
    fn edges(&self) -> Vec<[Rgb; 2]> {
        let [first, second] = self.sides();
        let mut edges = vec![
            [self.panel, self.faint],
            [second.shade, second.line],
            [self.panel, self.ink],
            [self.dark, first.line],
            [self.dark, second.line],
            [first.fill, first.line],
            [self.light, second.line],
            [second.fill, second.line],
            [self.panel, first.line],
            [first.shade, first.line],
            [self.light, first.line],
            [second.fill, second.shade],
            [first.fill, first.shade],
            [self.raised, first.line],
            [self.raised, second.line],
        ];
        edges.push([self.panel, self.accent]);
        for side in self.sides() {
            let out = side.spent();
            edges.push([out.fill, out.line]);
        }
        edges.extend([self.lit, self.shade, self.panel].map(|other| [self.raised, other]));
        for ground in self.trail {
            edges.extend(self.sides().map(|side| [ground, side.line]));
        }
        for ground in [self.light, self.dark, self.raised, self.first.fill] {
            edges.extend([[ground, self.alarm], [ground, self.target]]);
        }
        edges
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
