//! The content of each cell as a list of drawings, from the bottom up.

use crate::grid::{Cell, Shape};
use crate::render::army_colours;
use crate::render::hexagons::HexFrame;
use crate::render::layout::Layout;
use crate::render::raster::{Cells, looks};
use crate::render::signs::CellSign;
use crate::render::sprites::CellLook;
use crate::render::towers::Tower;
use crate::render::vector::paints;
use crate::render::vector::places::{centred, lowered, moved, scaled};
use crate::render::vector::short;
use crate::render::vector::symbols::{GroundBuild, Symbol, tint_class};
use crate::scene::{CellBuild, Ground, Mark, Scene, Tint};

/// One cell of a board.
#[derive(Clone, Debug)]
pub struct CellArt {
    /// The cell.
    pub cell: Cell,
    /// Its name: `D2`.
    pub name: String,
    /// Left edge in units.
    pub left: u32,
    /// Upper edge in units.
    pub top: u32,
    /// Its ground, which stays.
    pub ground: Vec<Use>,
    /// Everything on it that a move may change.
    pub on: Vec<Use>,
    /// The number shown while nothing is on it.
    pub number: Option<CellNumber>,
    /// The pieces on it from the bottom up, by their letters: `rK`.
    pub men: String,
}

/// The number of an empty hexagon, or its name.
#[derive(Clone, Debug)]
pub struct CellNumber {
    pub(super) text: String,
    /// The middle of the line.
    pub(super) top: u32,
    pub(super) colour: String,
}

/// A drawing on a cell.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// The id of the drawing.
    pub id: String,
    /// The classes: an army's colours, and whether the piece is out for this turn.
    pub class: String,
    /// Its place as an SVG transform; empty for the whole cell.
    pub place: String,
}

impl Use {
    fn plain(symbol: Symbol) -> Self {
        Self {
            id: symbol.id(),
            class: String::new(),
            place: String::new(),
        }
    }

    fn at(mut self, place: String) -> Self {
        self.place = place;
        self
    }

    fn in_colours(mut self, class: impl Into<String>) -> Self {
        self.class = class.into();
        self
    }

    /// Returns `true` for a line along an edge of the cell. `static/board.js` recognises it by its id, too.
    pub(super) fn is_edge(&self) -> bool {
        let mut letters = self.id.chars().skip(1);
        letters.next() == Some('e') && letters.next().is_some_and(|way| way.is_ascii_digit())
    }

    pub(super) fn element(&self) -> String {
        let attribute = |name: &str, value: &str| {
            if value.is_empty() {
                String::new()
            } else {
                format!(" {name}=\"{value}\"")
            }
        };
        format!(
            "<use href=\"#{}\"{}{}/>",
            self.id,
            attribute("class", &self.class),
            attribute("transform", &self.place)
        )
    }
}

/// A cell with its contents and place.
pub(super) struct CellContent {
    cell: Cell,
    ground: Ground,
    look: CellLook,
    shape: Shape,
    left: u32,
    top: u32,
    middle: u32,
    sides: u8,
    /// `true` if the rows of the picture have cells of several letters.
    slanted: bool,
}

impl CellContent {
    /// All visible cells with their rows.
    pub(super) fn all(scene: &Scene, layout: &Layout, cells: &Cells) -> Vec<(u8, Self)> {
        let board = layout.board;
        let looks = looks(scene, board, cells);
        let content = |((x, y), look)| {
            let (left, top) = layout.corner((x, y));
            let (cell, ground) = cells[&(y, x)];
            let content = Self {
                cell,
                ground,
                look,
                shape: board.shape(),
                left,
                top,
                middle: u32::midpoint(layout.pitch, layout.slope),
                sides: scene.grid.sides(),
                slanted: board.slanted(),
            };
            (y, content)
        };
        looks.into_iter().map(content).collect()
    }

    pub(super) fn art(&self, scene: &Scene) -> CellArt {
        let name = scene.grid.name(self.cell);
        let men = scene.tower_at(self.cell).map(crate::scene::Figure::letters);
        CellArt {
            cell: self.cell,
            left: self.left,
            top: self.top,
            ground: self.base(),
            on: self.on(),
            number: self.number(&name),
            men: men.collect::<Vec<_>>().join(" "),
            name,
        }
    }

    /// The number of an empty hexagon of long rows, or its name if its row has several letters.
    fn number(&self, name: &str) -> Option<CellNumber> {
        let numbered = self.shape == Shape::Hexagons && self.stays().is_some();
        numbered.then(|| CellNumber {
            text: name
                .get(usize::from(!self.slanted)..)
                .unwrap_or_default()
                .to_owned(),
            top: self.middle,
            colour: paints::quiet(self.ground),
        })
    }

    /// The ground, unless a move may change it.
    const fn stays(&self) -> Option<GroundBuild> {
        match self.look.build {
            CellBuild::Plain => Some(GroundBuild::Plain),
            CellBuild::Raised => Some(GroundBuild::Raised),
            CellBuild::Terrace => Some(GroundBuild::Terrace),
            CellBuild::Wall { .. } | CellBuild::Closed | CellBuild::Folded => None,
        }
    }

    fn ground_symbol(&self, build: GroundBuild, moved: bool) -> Symbol {
        Symbol::Ground {
            shape: self.shape,
            shade: self.look.shade,
            build,
            moved,
        }
    }

    /// The ground that stays, as it is without marks.
    fn base(&self) -> Vec<Use> {
        let build = self.stays().unwrap_or(GroundBuild::Plain);
        let mut uses = vec![Use::plain(self.ground_symbol(build, false))];
        if self.stays().is_some() {
            uses.extend(self.shadow());
            uses.extend(self.home());
        }
        uses
    }

    fn shadow(&self) -> Option<Use> {
        let shadow = self.look.shadow();
        (!shadow.path().is_empty()).then(|| Use::plain(Symbol::Shadow(shadow)))
    }

    fn home(&self) -> Option<Use> {
        let tint = self.look.home?;
        Some(Use::plain(Symbol::Home {
            shape: self.shape,
            tint,
        }))
    }

    fn on(&self) -> Vec<Use> {
        let look = self.look;
        let mut uses = Vec::new();
        if look.moved() || self.stays().is_none() {
            let build = self.stays().unwrap_or(match look.build {
                CellBuild::Wall { .. } => GroundBuild::Stone,
                CellBuild::Plain
                | CellBuild::Raised
                | CellBuild::Terrace
                | CellBuild::Closed
                | CellBuild::Folded => GroundBuild::Closed,
            });
            uses.push(Use::plain(self.ground_symbol(build, look.moved())));
            uses.extend(self.shadow());
            uses.extend(self.wall());
            uses.extend(self.home());
        }
        for (way, tint) in (0_u8..).zip(look.edges) {
            uses.extend(tint.map(|tint| {
                Use::plain(Symbol::Edge {
                    shape: self.shape,
                    way,
                    tint,
                })
            }));
        }
        uses.extend(look.signs_below().map(|sign| self.sign(sign)));
        self.men(&mut uses);
        if let Some(owner) = look.stack.once() {
            uses.push(self.within(Symbol::Remains(owner), 0.84));
        }
        if self.shape == Shape::Squares {
            let headings = look.headings(self.sides);
            uses.extend(headings.map(|side| Use::plain(Symbol::Heading(side))));
        }
        uses.extend(look.signs_above().map(|sign| self.sign(sign)));
        uses
    }

    fn sign(&self, sign: CellSign) -> Use {
        Use::plain(Symbol::Sign {
            shape: self.shape,
            sign,
        })
    }

    /// A wall in its army's colour, or the hatching of closed ground.
    fn wall(&self) -> Vec<Use> {
        match self.look.build {
            CellBuild::Plain | CellBuild::Raised | CellBuild::Terrace => Vec::new(),
            CellBuild::Closed | CellBuild::Folded => vec![self.within(Symbol::Closed, 0.9)],
            CellBuild::Wall { tint, sign } => {
                let mut uses = Vec::new();
                if tint != Tint::Dead {
                    let core = Use::plain(Symbol::Wall(self.shape));
                    uses.push(core.in_colours(tint_class(tint)));
                }
                if sign {
                    let percent = match self.shape {
                        Shape::Squares => 44.0,
                        Shape::Hexagons => 52.0 * 0.9,
                    };
                    let crown = Symbol::Piece(crate::scene::Glyph::Queen);
                    uses.push(self.centred(crown, tint, percent));
                }
                uses
            }
        }
    }

    /// A drawing scaled to this part of a hexagon; on squares it stays as it is.
    fn within(&self, symbol: Symbol, part: f32) -> Use {
        match self.shape {
            Shape::Squares => Use::plain(symbol),
            Shape::Hexagons => {
                let (left, top) = (
                    50.0 - 50.0 * part,
                    HexFrame::of_cell().high / 2.0 - 50.0 * part,
                );
                Use::plain(symbol).at(scaled(left, top, part))
            }
        }
    }

    fn centred(&self, symbol: Symbol, tint: Tint, percent: f32) -> Use {
        let place = centred(self.shape, percent);
        Use::plain(symbol).at(place).in_colours(self.colours(tint))
    }

    fn colours(&self, tint: Tint) -> String {
        let spent = if self.look.has(Mark::Spent) {
            " spent"
        } else {
            ""
        };
        format!("{}{spent}", tint_class(tint))
    }

    /// The piece, or the tower.
    fn men(&self, uses: &mut Vec<Use>) {
        let stack = self.look.stack;
        let Some((glyph, tint)) = stack.top() else {
            return;
        };
        let hexagon = self.shape == Shape::Hexagons;
        let symbol = Symbol::Piece(glyph);
        let lying = |percent: f32| {
            let mut lies = self.centred(symbol, tint, percent);
            lies.place =
                format!("rotate(90 50 {})", short(50.0 + lowered(self.shape))) + &lies.place;
            lies
        };
        if stack.below() > 0 {
            self.tower(uses, symbol, tint);
        } else if self.look.has(Mark::Fallen) {
            uses.push(lying(74.0));
        } else if tint == Tint::Dead {
            uses.push(lying(if hexagon { 68.0 } else { 66.0 }));
        } else {
            let signed = army_colours::sign(tint).map(|_| tint);
            let man = Symbol::Man {
                shape: self.shape,
                glyph,
                signed,
                raised: signed.is_none() && !hexagon && self.look.raised(),
            };
            uses.push(Use::plain(man).in_colours(self.colours(tint)));
        }
    }

    fn tower(&self, uses: &mut Vec<Use>, symbol: Symbol, tint: Tint) {
        let stack = self.look.stack;
        let tower = Tower::of(stack);
        let down = lowered(self.shape);
        for disc in &tower.discs {
            let art = Symbol::Disc {
                tint: disc.tint,
                king: disc.king,
                among: stack.below(),
            };
            uses.push(Use::plain(art).at(moved(0.0, disc.top + down)));
        }
        let place = scaled(tower.left, tower.above + down, tower.size / 100.0);
        uses.push(Use::plain(symbol).at(place).in_colours(self.colours(tint)));
        let count = Use::plain(Symbol::Count(stack.below() + 1));
        uses.push(if down == 0.0 {
            count
        } else {
            count.at(moved(0.0, down))
        });
    }
}
