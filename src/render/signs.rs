//! The signs on cells: last moves, danger, targets, reasons, and pieces that are out for a turn.

use crate::render::svg::{append, hex};
use crate::render::theme::Theme;

/// A sign on a cell beside its ground and its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum CellSign {
    /// The last move left this cell; `second` is another piece's move of the same turn.
    From { second: bool },
    /// The last move arrived here; `second` likewise.
    To { second: bool },
    /// Another player's move of the round left this cell.
    Left,
    /// Another player's move of the round arrived here.
    Reached,
    /// A king in danger.
    Danger,
    /// A target, a piece to be captured if it is occupied.
    Target { occupied: bool },
    /// The turn under way continues from here.
    Begun,
    /// A pawn has passed over this cell.
    Passed,
    /// The cell that explains a refusal.
    Reason,
    /// The end of the move that decided the game.
    Final,
    /// A piece that may not move this turn.
    Spent,
    /// A tower to be dismantled.
    Due,
    /// A repelled attack.
    Repelled,
}

impl CellSign {
    /// All signs.
    pub(super) const ALL: [Self; 16] = [
        Self::From { second: false },
        Self::From { second: true },
        Self::To { second: false },
        Self::To { second: true },
        Self::Left,
        Self::Reached,
        Self::Danger,
        Self::Target { occupied: false },
        Self::Target { occupied: true },
        Self::Begun,
        Self::Passed,
        Self::Reason,
        Self::Final,
        Self::Spent,
        Self::Due,
        Self::Repelled,
    ];
}

impl Theme {
    /// A sign on a square.
    pub(super) fn sign(&self, sign: CellSign) -> String {
        match sign {
            CellSign::From { second: false } => self.corners(false),
            CellSign::To { second: false } => self.corners(true),
            CellSign::From { second: true } => self.wedges(false),
            CellSign::To { second: true } => self.wedges(true),
            CellSign::Left => self.earlier(false),
            CellSign::Reached => self.earlier(true),
            CellSign::Danger => self.burst(),
            CellSign::Target { occupied } => self.target(occupied),
            CellSign::Begun => self.begun(),
            CellSign::Passed => self.passed(),
            CellSign::Reason => self.frame(),
            CellSign::Final => self.last_blow(),
            CellSign::Spent => self.hatching(),
            CellSign::Due => self.due(),
            CellSign::Repelled => self.badge(),
        }
    }

    /// Corner brackets for the last move: thin at its start, bold at its end.
    fn corners(&self, arrived: bool) -> String {
        let colour = hex(self.moved);
        let (arm, width) = if arrived { (27, 8) } else { (16, 5) };
        let near = width / 2 + 1;
        let (far, low, high) = (100 - near, near + arm, 100 - near - arm);
        format!(
            "<path d='M{near} {low}V{near}H{low}M{high} {near}H{far}V{low}M{far} {high}V{far}H{high}M{low} {far}H{near}V{high}' \
             fill='none' stroke='{colour}' stroke-width='{width}' shape-rendering='crispEdges'/>"
        )
    }

    /// Filled corners for the second move of a turn: small at its start, large at its end. The shape distinguishes them
    /// from the first move's brackets without colour.
    fn wedges(&self, arrived: bool) -> String {
        let colour = hex(self.moved);
        let near = 1;
        let arm = if arrived { 31 } else { 19 };
        let (far, low, high) = (100 - near, near + arm, 100 - near - arm);
        format!(
            "<path d='M{near} {near}H{low}L{near} {low}zM{far} {near}V{low}L{high} {near}zM{far} {far}H{high}L{far} {high}z\
             M{near} {far}V{high}L{low} {far}z' fill='{colour}'/>"
        )
    }

    /// Fainter signs for earlier moves: a dot in each corner at the start, thin corners at the end.
    fn earlier(&self, arrived: bool) -> String {
        let colour = hex(self.moved);
        if arrived {
            return format!(
                "<path d='M4 20V4H20M80 4H96V20M96 80V96H80M20 96H4V80' fill='none' stroke='{colour}' stroke-width='5' \
                 shape-rendering='crispEdges'/>"
            );
        }
        let dots = [(8, 8), (92, 8), (92, 92), (8, 92)];
        let dot = |(x, y)| format!("<circle cx='{x}' cy='{y}' r='5' fill='{colour}'/>");
        dots.map(dot).concat()
    }

    /// A star around a pale disc, distinct from every other mark by its shape.
    pub(super) fn burst(&self) -> String {
        const RAYS: u8 = 14;
        let mut points = String::new();
        for i in 0..2 * RAYS {
            let angle = f32::from(i) * std::f32::consts::PI / f32::from(RAYS);
            let far = if i % 2 == 0 { 49.0 } else { 39.5 };
            let (x, y) = (50.0 + far * angle.sin(), 50.0 - far * angle.cos());
            append(&mut points, format_args!("{x:.1},{y:.1} "));
        }
        let (alarm, pale) = (hex(self.alarm), hex(self.first.fill));
        format!(
            "<polygon points='{points}' fill='{alarm}'/><circle cx='50' cy='50' r='34' fill='{pale}'/>"
        )
    }

    /// A dot, or a ring around a piece that can be captured, with a casing that shows on any ground.
    pub(super) fn target(&self, occupied: bool) -> String {
        let (colour, casing) = (hex(self.target), hex(self.casing(self.target)));
        if occupied {
            let ring = "<circle cx='50' cy='50' r='43' fill='none'";
            format!(
                "{ring} stroke='{casing}' stroke-width='12'/>{ring} stroke='{colour}' stroke-width='7'/>"
            )
        } else {
            format!(
                "<circle cx='50' cy='50' r='17' fill='{casing}'/><circle cx='50' cy='50' r='13.5' fill='{colour}'/>"
            )
        }
    }

    /// A broken ring around a pawn's outline, since a pawn has passed over this cell.
    pub(super) fn passed(&self) -> String {
        let (colour, casing) = (hex(self.target), hex(self.casing(self.target)));
        let sign = "<path d='M50 46a11 11 0 1 1 .1 0zM33 74q14-8 13-26h8q-1 18 13 26z' stroke-linejoin='round'";
        let ring = "<circle cx='50' cy='50' r='40' fill='none'";
        format!(
            "{ring} stroke='{casing}' stroke-width='11'/>{ring} stroke='{colour}' stroke-width='6' stroke-dasharray='13 8'/>\
             {sign} stroke='{casing}' stroke-width='8'/>{sign} fill='{colour}'/>"
        )
    }

    /// Slanted strokes over a piece that is out for this turn.
    pub(super) fn hatching(&self) -> String {
        let line = hex(self.first.line);
        format!(
            "<path d='M4 26 26 4M4 51 51 4M4 76 76 4M24 96 96 24M49 96 96 49M74 96 96 74' stroke='{line}' stroke-width='3' stroke-linecap='round'/>"
        )
    }

    /// A bold broken frame.
    fn frame(&self) -> String {
        let (alarm, pale) = (hex(self.alarm), hex(self.first.fill));
        let rect = "<rect x='6' y='6' width='88' height='88' rx='9' fill='none'";
        format!(
            "{rect} stroke='{pale}' stroke-width='11'/>{rect} stroke='{alarm}' stroke-width='7' stroke-dasharray='17 8'/>"
        )
    }

    /// An arrow at the edge towards which a pawn has turned, that many quarters of a turn from the lower one.
    pub(super) fn heading(&self, side: u8) -> String {
        let (colour, casing) = (hex(self.target), hex(self.casing(self.target)));
        let angle = u16::from(side) * 90;
        format!(
            "<path d='M30 79H70L50 97z' transform='rotate({angle} 50 50)' fill='{colour}' stroke='{casing}' stroke-width='4' stroke-linejoin='round'/>"
        )
    }

    /// A frame with an inward wedge on each side, for the move that decided the game.
    fn last_blow(&self) -> String {
        let (gold, casing) = (hex(self.accent), hex(self.casing(self.accent)));
        let rect = "<rect x='5.5' y='5.5' width='89' height='89' fill='none'";
        let wedges = "<path d='M36 7H64L50 22zM93 36V64L78 50zM64 93H36L50 78zM7 64V36L22 50z'";
        format!(
            "{rect} stroke='{casing}' stroke-width='11'/>{wedges} stroke='{casing}' stroke-width='5' fill='{gold}'/>\
             {rect} stroke='{gold}' stroke-width='6'/>"
        )
    }

    /// A cross in a jagged disc at the corner, for a repelled attack. The defending piece stays visible.
    pub(super) fn badge(&self) -> String {
        let (alarm, pale) = (hex(self.alarm), hex(self.first.fill));
        let mut points = String::new();
        for nth in 0..20_u8 {
            let angle = f32::from(nth) * std::f32::consts::PI / 10.0;
            let far = if nth % 2 == 0 { 27.0 } else { 20.0 };
            let (x, y) = (73.0 + far * angle.sin(), 27.0 - far * angle.cos());
            append(&mut points, format_args!("{x:.1},{y:.1} "));
        }
        format!(
            "<polygon points='{points}' fill='{alarm}' stroke='{pale}' stroke-width='3.5'/>\
             <path d='m64 18 18 18m0-18L64 36' fill='none' stroke='{pale}' stroke-width='7' stroke-linecap='round'/>"
        )
    }
}
