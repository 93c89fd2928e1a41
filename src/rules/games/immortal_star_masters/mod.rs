//! `ImmortalStarMasters`: hexagons between walls, two to six players, the last king wins.
//!
//! Start with [`moves`]; `reach` has the targets of pieces. [`board`], [`camps`] and [`men`] have the types of the
//! board, [`setup`] arrangements, and [`position`] a lawful one being played, with its eliminations. [`notation`] and
//! [`setup_text`] are its texts, `explain` its refusals, `depict` its picture, and `judge` its evaluation.

mod attacks;
pub mod board;
pub mod camps;
mod depict;
mod explain;
mod features;
mod judge;
mod legal;
pub mod men;
pub mod moves;
pub mod notation;
mod pawns;
mod piece_sums;
pub mod position;
mod reach;
pub mod setup;
pub mod setup_text;
mod teach;
mod weights;

use crate::game::any::erase;
use crate::game::grid::Perspective;
use crate::game::options::Options;
use crate::games::chessmen::Role;
use crate::games::immortal_star_masters::camps::Camp;
use crate::games::immortal_star_masters::position::Position;
use crate::games::spec::{GameSpec, Looks, Luck, RatingPool, TableSize};
use crate::scene::Glyph;

/// The description of `ImmortalStarMasters`.
pub static SPEC: GameSpec = GameSpec {
    slug: "immortal-star-masters",
    title: "ImmortalStarMasters",
    tables: &TABLES,
    sides: |options| match players(options) {
        3 => &["red", "black", "yellow"],
        4 => &["red", "blue", "green", "yellow"],
        5 => &["red", "blue", "black", "green", "yellow"],
        6 => &["red", "blue", "black", "green", "yellow", "white"],
        _ => &["red", "green"],
    },
    looks: Looks {
        faces: |options, seat| {
            let camp = seated(options).get(seat.index());
            camp.map_or(Perspective::HOME, |camp| camp.eyes())
        },
        close_up: Some(5),
        passes: true,
    },
    rules_version: 1,
    options: &["three", "four", "five", "six"],
    flags: &[],
    themes: &["sovereignty"],
    puzzles: include_str!("puzzles.txt"),
    draws_any_time: true,
    settled,
    luck: Luck {
        throws: |_| false,
        unit: Glyph::Pawn,
        worth: |piece| Role::from_glyph(piece).and_then(worth),
    },
    pools: &[RatingPool {
        slug: "immortal-star-masters",
        option: None,
    }],
    rules: rules_pages!("immortal-star-masters"),
    ruled: |ending| match ending {
        "mate" | "stalemate" => Some("IS-10"),
        "last-king" | "resignation" | "time" => Some("IS-12"),
        "bare-kings" | "quiet-turns" | "repetition" => Some("IS-13"),
        _ => None,
    },
    words: game_words!("immortal-star-masters"),
    teaching: &teach::TEACHING,
    start: |options| {
        let start = Position::start(players(options));
        erase(start.expect("every table has its start"))
    },
    restore: |options, text| setup_text::read(text, players(options)).map(erase),
    depict: |options, text| {
        let setup = setup_text::arrangement(text)?;
        Some(depict::arrangement(&setup, seated(options)))
    },
};

/// The table sizes with their options.
const TABLES: [TableSize; 5] = [
    TableSize::FOR_TWO,
    table(3, "three"),
    table(4, "four"),
    table(5, "five"),
    table(6, "six"),
];

const fn table(seats: u8, option: &'static str) -> TableSize {
    TableSize {
        seats,
        option: Some(option),
    }
}

/// The number of players: of several such options the largest.
fn players(options: &Options) -> u8 {
    let mut tables = TABLES.iter().rev();
    let declared = tables.find(|table| table.option.is_some_and(|name| options.has(name)));
    declared.map_or(TableSize::FOR_TWO.seats, |table| table.seats)
}

fn seated(options: &Options) -> &'static [Camp] {
    Camp::seated(players(options)).expect("every table has its camps")
}

/// The options with at most one number of players.
fn settled(options: Options) -> Options {
    let seats = players(&options);
    let others = TABLES.iter().filter(|table| table.seats != seats);
    others
        .filter_map(|table| table.option)
        .fold(options, Options::without)
}

/// Luck is never weighed here: there are no dice.
const fn worth(role: Role) -> Option<f64> {
    match role {
        Role::Pawn => Some(1.0),
        Role::Knight | Role::Bishop => Some(3.0),
        Role::Rook => Some(5.0),
        Role::Queen => Some(9.0),
        Role::King => None,
    }
}
