//! Palettes: the colours that a theme needs for a picture.

use crate::grid::Shape;
use crate::render::army_colours;
pub use crate::render::theme_types::{ArmyColours, Rgb, Theme};
use crate::render::themes;
use crate::scene::{CellBuild, Scene, Shade, ThemeName, Tint};

/// The armies possible in a picture. Each family has its own palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PaletteFamily {
    /// One army on each side.
    Two,
    /// Two armies on each side.
    Four,
    /// Armies of six colours, on hexagons.
    Six,
}

impl PaletteFamily {
    /// All families.
    pub const ALL: [Self; 3] = [Self::Two, Self::Four, Self::Six];

    /// The family of a scene.
    pub(super) fn of(scene: &Scene) -> Self {
        let pieces = scene.pieces.iter().map(|(_, figure)| figure.tint);
        let armies = scene.armies.iter().map(|army| army.tint);
        let tints = pieces.chain(armies);
        let family = |tint: Tint| match tint {
            Tint::Light | Tint::Dark => Self::Two,
            Tint::LightTwo | Tint::DarkTwo => Self::Four,
            Tint::Red
            | Tint::Blue
            | Tint::Black
            | Tint::Green
            | Tint::Yellow
            | Tint::White
            | Tint::Dead => Self::Six,
        };
        let least = match scene.grid.shape {
            Shape::Squares => Self::Two,
            Shape::Hexagons => Self::Six,
        };
        tints.map(family).max().unwrap_or(Self::Two).max(least)
    }

    /// Its armies, the most frequent first.
    pub const fn tints(self) -> &'static [Tint] {
        match self {
            Self::Two => &[Tint::Light, Tint::Dark],
            Self::Four => &[Tint::Light, Tint::Dark, Tint::LightTwo, Tint::DarkTwo],
            Self::Six => &[
                Tint::Red,
                Tint::Blue,
                Tint::Black,
                Tint::Green,
                Tint::Yellow,
                Tint::White,
                Tint::Dead,
            ],
        }
    }
}

/// Number of steps between two adjacent colours, for smooth edges.
const STEPS: u16 = 4;
/// The greatest [distance] of a blend from a colour that takes its place: pictures with fewer colours are smaller.
const NEAR: u32 = 20 * 20;
/// Number of entries in a palette.
const PLACES: usize = 256;
/// Most colours of a theme: films need the remaining entry for unchanged pixels.
const MAX_COLOURS: usize = PLACES - 1;
/// The entry that no drawing uses, in every palette.
pub(super) const UNUSED: u8 = 255;

impl ArmyColours {
    /// The colours of a piece that is out for this turn, with most of the contrast removed.
    pub(super) fn drained(self) -> Self {
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
    /// The theme with this name.
    pub const fn of(name: ThemeName) -> Self {
        match name {
            ThemeName::Slate => themes::SLATE,
            ThemeName::Night => themes::NIGHT,
            ThemeName::Contrast => themes::CONTRAST,
            ThemeName::Safe => themes::SAFE,
            ThemeName::Print => themes::PRINT,
        }
    }

    /// The grounds under pieces and marks.
    pub const fn grounds(&self) -> [Rgb; 6] {
        let [light, dark, raised] = self.trail;
        [self.light, self.dark, self.raised, light, dark, raised]
    }

    /// The colours of the two sides' pieces.
    pub const fn sides(&self) -> [ArmyColours; 2] {
        [self.first, self.second]
    }

    /// The palette of a family: all colours of its pictures and the blends for smooth edges, in 256 entries. The last
    /// entry is [`UNUSED`].
    pub fn palette(&self, family: PaletteFamily) -> Vec<Rgb> {
        let mut palette = match family {
            PaletteFamily::Two => self.colours(),
            PaletteFamily::Four | PaletteFamily::Six => self.colours_of(family),
        };
        palette.truncate(MAX_COLOURS);
        palette.resize(PLACES, self.panel);
        palette
    }

    /// A ground in the shadow of a raised square.
    pub(super) fn shadowed(&self, ground: Rgb) -> Rgb {
        blend(ground, self.first.line, 84)
    }

    /// All colours needed, those of letters first, without duplicates.
    fn colours(&self) -> Vec<Rgb> {
        let [first, second] = self.sides();
        let mut colours = vec![self.panel, self.dark, first.line, second.line, self.light];
        colours.extend([first.fill, second.fill, self.faint, self.ink, self.shade]);
        colours.extend([first.shade, second.shade, self.raised, self.lit]);
        colours.extend(self.trail);
        colours.extend([self.moved, self.alarm, self.target, self.rim, self.accent]);
        let [light, dark, _] = self.trail;
        colours.extend([self.light, self.dark, light, dark].map(|g| self.shadowed(g)));
        self.with_blends(colours, self.edges())
    }

    /// The colours of an army's pieces.
    pub const fn side(&self, tint: Tint) -> ArmyColours {
        match (tint, army_colours::place(tint)) {
            (_, Some(place)) => self.armies[place],
            (Tint::Dark, None) => self.second,
            (_, None) => self.first,
        }
    }

    /// The ground colour of a square; `moved` if the last move left or reached it. A raised square has it in its
    /// centre.
    pub fn square(&self, shade: Shade, build: CellBuild, moved: bool) -> Rgb {
        let [light, dark, raised] = if moved {
            self.trail
        } else {
            [self.light, self.dark, self.raised]
        };
        let plain = match shade {
            Shade::Light => light,
            Shade::Dark => dark,
            Shade::Middle => blend(light, dark, 128),
        };
        match build {
            CellBuild::Plain => plain,
            CellBuild::Raised => raised,
            // The trail has the same colour on a terrace, to be recognised there.
            CellBuild::Terrace if moved => plain,
            CellBuild::Terrace => blend(plain, self.raised, 48),
            CellBuild::Wall { .. } => self.stone,
            CellBuild::Closed | CellBuild::Folded => blend(plain, self.stone, 150),
        }
    }

    /// The ground colour of a hexagon; `moved` as for squares.
    pub fn hexagon(&self, shade: Shade, build: CellBuild, moved: bool) -> Rgb {
        let [light, middle, dark] = self.comb;
        let [bright, deep, _] = self.trail;
        let plain = match (shade, moved) {
            (Shade::Light, false) => light,
            (Shade::Middle, false) => middle,
            (Shade::Dark, false) => dark,
            (Shade::Light, true) => bright,
            (Shade::Middle, true) => blend(bright, deep, 75),
            (Shade::Dark, true) => blend(bright, deep, 150),
        };
        match build {
            CellBuild::Plain => plain,
            CellBuild::Raised => self.raised,
            CellBuild::Terrace if moved => plain,
            CellBuild::Terrace => blend(plain, self.raised, 48),
            CellBuild::Wall { .. } => self.stone,
            CellBuild::Closed | CellBuild::Folded => blend(dark, self.stone, 110),
        }
    }

    /// All colours for pictures of more than two armies, those of letters first, without duplicates.
    fn colours_of(&self, family: PaletteFamily) -> Vec<Rgb> {
        let sides = || family.tints().iter().map(|tint| self.side(*tint));
        let grounds = self.grounds_of(family);
        let mut colours = vec![self.panel, self.seam, self.rim, self.stone];
        colours.extend([self.faint, self.ink, self.moved, self.alarm, self.target]);
        colours.extend([self.accent, self.first.fill, self.first.line]);
        // The grounds of graphs and of bands on cards.
        colours.extend([self.light, self.dark]);
        colours.extend(&grounds);
        colours.extend(sides().flat_map(|side| [side.fill, side.line, side.shade]));
        let mut edges: Vec<_> = sides().map(|side| [side.fill, side.line]).collect();
        for ground in &grounds {
            let mut lines: Vec<Rgb> = sides().map(|side| side.line).collect();
            lines.sort_unstable();
            lines.dedup();
            edges.extend(lines.into_iter().map(|line| [*ground, line]));
        }
        edges.extend(sides().map(|side| [side.shade, side.line]));
        if family == PaletteFamily::Six {
            edges.extend(grounds.iter().map(|ground| [*ground, self.seam]));
            edges.push([self.panel, self.seam]);
        }
        edges.extend([[self.panel, self.accent], [self.first.fill, self.alarm]]);
        let signs = [self.alarm, self.target, self.moved];
        edges.extend(
            grounds
                .iter()
                .flat_map(|ground| signs.map(|sign| [*ground, sign])),
        );
        // On hexagons no piece is ever out for a turn.
        for side in sides().filter(|_| family == PaletteFamily::Four) {
            let out = side.drained();
            colours.extend([out.fill, out.line]);
            edges.push([out.fill, out.line]);
        }
        self.with_blends(colours, edges)
    }

    /// The colours of letters and of the player to move, these colours, and the blends for these edges. A blend is left
    /// out if it is [near](NEAR) a colour before it, and there are no duplicates.
    fn with_blends(&self, colours: Vec<Rgb>, edges: Vec<[Rgb; 2]>) -> Vec<Rgb> {
        let letters = [[self.panel, self.ink], [self.panel, self.faint]];
        let letters = letters
            .into_iter()
            .flat_map(|edge| edge.into_iter().chain(blends(edge)));
        let mut once = Vec::with_capacity(PLACES);
        for colour in letters.chain([self.accent]).chain(colours) {
            if !once.contains(&colour) {
                once.push(colour);
            }
        }
        for blended in edges.into_iter().flat_map(blends) {
            if once.iter().all(|other| distance(*other, blended) > NEAR) {
                once.push(blended);
            }
        }
        once
    }

    /// The ground colours of boards with more than two armies.
    pub fn grounds_of(&self, family: PaletteFamily) -> Vec<Rgb> {
        let shades = [Shade::Light, Shade::Dark, Shade::Middle];
        match family {
            PaletteFamily::Two => self.grounds().into(),
            PaletteFamily::Four => {
                let squares =
                    [CellBuild::Plain, CellBuild::Terrace]
                        .into_iter()
                        .flat_map(|build| {
                            [Shade::Light, Shade::Dark]
                                .map(|shade| self.square(shade, build, false))
                        });
                let [light, dark, _] = self.trail;
                squares.chain([light, dark]).collect()
            }
            PaletteFamily::Six => {
                let plain = shades.map(|shade| self.hexagon(shade, CellBuild::Plain, false));
                let moved = shades.map(|shade| self.hexagon(shade, CellBuild::Plain, true));
                let closed = self.hexagon(Shade::Dark, CellBuild::Closed, false);
                plain.into_iter().chain(moved).chain([closed]).collect()
            }
        }
    }

    /// The pairs of colours that meet at slanted or rounded edges, the most frequent first.
    fn edges(&self) -> Vec<[Rgb; 2]> {
        let [first, second] = self.sides();
        let mut edges = vec![
            [second.shade, second.line],
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
            let out = side.drained();
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

/// The blends for a smooth edge between two colours.
fn blends([from, to]: [Rgb; 2]) -> impl Iterator<Item = Rgb> {
    (1..STEPS).map(move |step| blend(from, to, step * 255 / STEPS))
}

/// The squared distance of two colours.
pub(super) fn distance(one: Rgb, other: Rgb) -> u32 {
    let parts = one.iter().zip(other);
    parts.map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}

/// The mix of two colours, `part` of 255 towards the second.
pub(super) fn blend(from: Rgb, to: Rgb, part: u16) -> Rgb {
    let part = part.min(255);
    [0, 1, 2].map(|i| {
        let mixed = u16::from(from[i]) * (255 - part) + u16::from(to[i]) * part;
        u8::try_from((mixed + 127) / 255).expect("a mean of two bytes is a byte")
    })
}

/// The relative luminance of a colour as WCAG defines it, 0 to 1.
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

/// The contrast of two colours as WCAG defines it, 1 to 21.
pub fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}
