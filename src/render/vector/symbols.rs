//! The shared drawings, each with an id: grounds, signs, pieces, discs of towers, dice.

use std::collections::BTreeSet;

use crate::grid::Shape;
use crate::render::army_colours;
use crate::render::hexagon_rows::pitch_and_slope;
use crate::render::hexagons::HexFrame;
use crate::render::signs::CellSign;
use crate::render::sprites::{EDGES, Shadow};
use crate::render::svg::hex;
use crate::render::theme::{PaletteFamily, Theme};
use crate::render::towers::Tower;
use crate::render::vector::CELL;
use crate::render::vector::places::SHADES;
use crate::scene::{CellBuild, Glyph, Shade, Tint};

/// Most pieces under the top one of a tower.
const MOST_DISCS: u8 = 8;

/// A shared drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symbol {
    /// A piece in its army's colours.
    Piece(Glyph),
    /// A piece as it stands on a cell, with the sign of its army if that has one.
    Man {
        shape: Shape,
        glyph: Glyph,
        signed: Option<Tint>,
        raised: bool,
    },
    /// The sign of an army.
    ArmySign(Tint),
    /// The ground of a cell.
    Ground {
        shape: Shape,
        shade: Shade,
        build: GroundBuild,
        moved: bool,
    },
    /// The shadow of raised neighbours.
    Shadow(Shadow),
    /// The hatching of closed ground.
    Closed,
    /// The core of a wall.
    Wall(Shape),
    /// A king's home.
    Home { shape: Shape, tint: Tint },
    /// A line along an edge of a cell.
    Edge { shape: Shape, way: u8, tint: Tint },
    /// A sign of a cell.
    Sign { shape: Shape, sign: CellSign },
    /// An arrow of a pawn that has turned.
    Heading(u8),
    /// The former army of a dead piece.
    Remains(Tint),
    /// A piece under the top one of a tower, among this many.
    Disc { tint: Tint, king: bool, among: u8 },
    /// The number of pieces of a tower.
    Count(u8),
    /// The bars before a captive.
    Bars,
    /// A face of a die.
    Die(u8),
    /// The sign between dice.
    Versus { won: bool },
}

/// The build of a ground, as far as its drawing differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GroundBuild {
    Plain,
    Raised,
    Terrace,
    /// Closed ground.
    Closed,
    /// The material of walls.
    Stone,
}

impl GroundBuild {
    const ALL: [Self; 5] = [
        Self::Plain,
        Self::Raised,
        Self::Terrace,
        Self::Closed,
        Self::Stone,
    ];

    const fn build(self) -> CellBuild {
        match self {
            Self::Plain => CellBuild::Plain,
            Self::Raised => CellBuild::Raised,
            Self::Terrace => CellBuild::Terrace,
            Self::Closed => CellBuild::Closed,
            Self::Stone => CellBuild::Wall {
                tint: Tint::Dead,
                sign: false,
            },
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Raised => "r",
            Self::Terrace => "t",
            Self::Closed => "c",
            Self::Stone => "w",
        }
    }
}

impl HexFrame {
    /// The proportions of the hexagons of a board.
    pub(super) fn of_cell() -> Self {
        let (pitch, slope) = pitch_and_slope(CELL);
        #[expect(clippy::cast_precision_loss, reason = "a hundred units")]
        let [slope, high] = [slope, pitch + slope].map(|units| units as f32);
        Self { slope, high }
    }
}

/// The id of the sign under the pieces of this army; `None` for one without a sign.
pub fn army_sign(tint: Tint) -> Option<String> {
    army_colours::sign(tint).map(|_| Symbol::ArmySign(tint).id())
}

/// The id of a piece's drawing.
pub fn figure(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::King => "crown",
        Glyph::Monarch => "monarch",
        Glyph::Swordmaster => "swordmaster",
        Glyph::Priest => "priest",
        Glyph::Priestess => "priestess",
        Glyph::Keeper => "keeper",
        Glyph::Fool => "fool",
        Glyph::Guard => "guard",
        Glyph::Queen => "queen",
        Glyph::Rook => "rook",
        Glyph::Bishop => "bishop",
        Glyph::Knight => "knight",
        Glyph::Pawn => "pawn",
    }
}

/// The id of a die with this face up.
pub fn die(face: u8) -> String {
    Symbol::Die(face).id()
}

const fn shape_code(shape: Shape) -> &'static str {
    match shape {
        Shape::Squares => "s",
        Shape::Hexagons => "h",
    }
}

const fn shade_code(shade: Shade) -> &'static str {
    match shade {
        Shade::Light => "l",
        Shade::Dark => "d",
        Shade::Middle => "m",
    }
}

const fn sign_code(sign: CellSign) -> &'static str {
    match sign {
        CellSign::From { second: false } => "from",
        CellSign::From { second: true } => "from2",
        CellSign::To { second: false } => "to",
        CellSign::To { second: true } => "to2",
        CellSign::Left => "left",
        CellSign::Reached => "reached",
        CellSign::Danger => "danger",
        CellSign::Target { occupied: false } => "target",
        CellSign::Target { occupied: true } => "capture",
        CellSign::Begun => "begun",
        CellSign::Passed => "passed",
        CellSign::Reason => "reason",
        CellSign::Final => "final",
        CellSign::Spent => "out",
        CellSign::Due => "due",
        CellSign::Repelled => "repelled",
    }
}

impl Symbol {
    /// Its id, the same on every board of this shape.
    pub(super) fn id(self) -> String {
        match self {
            Self::Piece(glyph) => figure(glyph).to_owned(),
            Self::Man {
                shape,
                glyph,
                signed,
                raised,
            } => {
                let (shape, glyph) = (shape_code(shape), figure(glyph));
                let raised = if raised { "r" } else { "" };
                let sign = signed.map_or("", tint_class);
                let dash = if sign.is_empty() { "" } else { "-" };
                format!("{shape}{raised}-{glyph}{dash}{sign}")
            }
            Self::ArmySign(tint) => format!("sign-{}", tint_class(tint)),
            Self::Ground {
                shape,
                shade,
                build,
                moved,
            } => {
                let trail = if moved { "m" } else { "" };
                let (shape, shade) = (shape_code(shape), shade_code(shade));
                format!("{shape}g{shade}{}{trail}", build.code())
            }
            Self::Shadow(from) => {
                let bits = [from.left, from.above, from.corner].map(u8::from);
                format!("sh{}", bits[0] + 2 * bits[1] + 4 * bits[2])
            }
            Self::Closed => "closed".to_owned(),
            Self::Wall(shape) => format!("{}-wall", shape_code(shape)),
            Self::Home { shape, tint } => {
                format!("{}-home-{}", shape_code(shape), tint_class(tint))
            }
            Self::Edge { shape, way, tint } => {
                format!("{}e{way}-{}", shape_code(shape), tint_class(tint))
            }
            Self::Sign { shape, sign } => format!("{}-{}", shape_code(shape), sign_code(sign)),
            Self::Heading(side) => format!("heads{side}"),
            Self::Remains(tint) => format!("once-{}", tint_class(tint)),
            Self::Disc { tint, king, among } => {
                let king = if king { "k" } else { "" };
                format!("disc-{}{king}{}", tint_class(tint), among.max(3))
            }
            Self::Count(pieces) => format!("n{pieces}"),
            Self::Bars => "bars".to_owned(),
            Self::Die(face) => format!("die{face}"),
            Self::Versus { won } => if won { "beats" } else { "fails" }.to_owned(),
        }
    }

    /// The drawing in one theme; empty for pieces and dice, whose colours are an army's.
    pub(super) fn draw(self, theme: &Theme) -> String {
        let frame = HexFrame::of_cell();
        match self {
            Self::Piece(_) | Self::Man { .. } | Self::Die(_) => String::new(),
            Self::ArmySign(tint) => {
                let path = army_colours::sign(tint).unwrap_or_default();
                format!("<path class='body' d='{path}'/>")
            }
            Self::Ground {
                shape,
                shade,
                build,
                moved,
            } => ground(theme, shape, (shade, build), moved),
            Self::Shadow(from) => format!(
                "<path d='{}' fill='{}' fill-opacity='.33'/>",
                from.path(),
                hex(theme.first.line)
            ),
            Self::Closed => theme.built(CellBuild::Closed),
            Self::Wall(Shape::Squares) => "<path class='body' d='M24 24H76V76H24z'/>".to_owned(),
            Self::Wall(Shape::Hexagons) => {
                format!("<polygon class='body' points='{}'/>", frame.outline(0.56))
            }
            Self::Home { shape, tint } => match shape {
                Shape::Squares => theme.home_of(tint),
                Shape::Hexagons => theme.comb_home(tint, frame),
            },
            Self::Edge { shape, way, tint } => {
                let way = usize::from(way);
                match shape {
                    Shape::Squares => theme.line(EDGES[way % EDGES.len()], tint),
                    Shape::Hexagons => theme.line(&frame.edges()[way % 6], tint),
                }
            }
            Self::Sign { shape, sign } => match shape {
                Shape::Squares => theme.sign(sign),
                Shape::Hexagons => theme.comb_sign(sign, frame),
            },
            Self::Heading(side) => theme.heading(side),
            Self::Remains(tint) => theme.remains(tint),
            Self::Disc { tint, king, among } => {
                theme.disc(tint, king, 0.0, Tower::height_of_disc(among))
            }
            Self::Count(pieces) => theme.count(pieces),
            Self::Bars => theme.bars(),
            Self::Versus { won } => theme.versus(won),
        }
    }

    /// The drawings that boards of this shape and family may use.
    pub(super) fn of(shape: Shape, family: PaletteFamily) -> Vec<Self> {
        let glyphs: &[Glyph] = match family {
            PaletteFamily::Two => &Glyph::ALL[..8],
            PaletteFamily::Four | PaletteFamily::Six => &Glyph::ALL[1..],
        };
        let mut all: Vec<Self> = glyphs.iter().map(|glyph| Self::Piece(*glyph)).collect();
        all.extend(men(shape, family, glyphs));
        for shade in SHADES {
            for build in GroundBuild::ALL {
                all.extend([false, true].map(|moved| Self::Ground {
                    shape,
                    shade,
                    build,
                    moved,
                }));
            }
        }
        all.extend(CellSign::ALL.map(|sign| Self::Sign { shape, sign }));
        for tint in family.tints().iter().copied() {
            all.push(Self::Home { shape, tint });
            all.extend(army_colours::sign(tint).map(|_| Self::ArmySign(tint)));
            let edges = 0..shape_sides(shape);
            all.extend(edges.map(|way| Self::Edge { shape, way, tint }));
        }
        all.extend([Self::Closed, Self::Wall(shape), Self::Bars]);
        match family {
            PaletteFamily::Two => {
                all.extend((1..8).map(|bits| Self::Shadow(shadow_of(bits))));
                all.extend((1..=6).map(Self::Die));
                all.extend([true, false].map(|won| Self::Versus { won }));
                all.extend((2..=MOST_DISCS + 1).map(Self::Count));
                for among in 3..=MOST_DISCS {
                    for tint in [Tint::Light, Tint::Dark] {
                        all.extend([false, true].map(|king| Self::Disc { tint, king, among }));
                    }
                }
            }
            PaletteFamily::Four => all.extend((0..4).map(Self::Heading)),
            PaletteFamily::Six => {
                all.extend(family.tints().iter().map(|tint| Self::Remains(*tint)));
            }
        }
        all
    }
}

/// The pieces of a family as they stand on its cells.
fn men(shape: Shape, family: PaletteFamily, glyphs: &[Glyph]) -> Vec<Symbol> {
    let tints = family.tints().iter().copied();
    let looks: BTreeSet<Option<Tint>> = tints
        .map(|tint| army_colours::sign(tint).map(|_| tint))
        .collect();
    let raises: &[bool] = match shape {
        Shape::Squares => &[false, true],
        Shape::Hexagons => &[false],
    };
    let mut men = Vec::new();
    for glyph in glyphs.iter().copied() {
        for signed in looks.iter().copied() {
            let raises = raises.iter().filter(|raised| signed.is_none() || !**raised);
            men.extend(raises.map(|raised| Symbol::Man {
                shape,
                glyph,
                signed,
                raised: *raised,
            }));
        }
    }
    men
}

const fn shape_sides(shape: Shape) -> u8 {
    match shape {
        Shape::Squares => 4,
        Shape::Hexagons => 6,
    }
}

const fn shadow_of(bits: u8) -> Shadow {
    Shadow {
        left: bits & 1 != 0,
        above: bits & 2 != 0,
        corner: bits & 4 != 0,
    }
}

fn ground(theme: &Theme, shape: Shape, of: (Shade, GroundBuild), moved: bool) -> String {
    let (shade, build) = of;
    match shape {
        Shape::Squares => {
            let fill = theme.square(shade, build.build(), moved);
            if build == GroundBuild::Raised {
                return theme.plate(fill);
            }
            format!("<path d='M0 0H100V100H0z' fill='{}'/>", hex(fill))
        }
        Shape::Hexagons => {
            let fill = theme.hexagon(shade, build.build(), moved);
            let frame = HexFrame::of_cell();
            format!(
                "<polygon points='{}' fill='{}'/><polygon points='{}' fill='{}'/>",
                frame.outline(1.0),
                hex(theme.seam),
                frame.outline(0.965),
                hex(fill)
            )
        }
    }
}

/// The class of an army's colours in a page.
pub const fn tint_class(tint: Tint) -> &'static str {
    match tint {
        Tint::Light => "light",
        Tint::Dark => "dark",
        Tint::LightTwo => "light-two",
        Tint::DarkTwo => "dark-two",
        Tint::Red => "red",
        Tint::Blue => "blue",
        Tint::Black => "black",
        Tint::Green => "green",
        Tint::Yellow => "yellow",
        Tint::White => "white",
        Tint::Dead => "dead",
    }
}
