//! The next puzzle of a player: an open one, or one near their rating that they have not tried. Without a rating it is
//! the easiest one for beginners.

use crate::game::options::Options;
use crate::game::text::SetupText;
use crate::games::GameKind;
use crate::play::{Env, GameId, Place, PlayerId};
use crate::service::api::action::{Action, Request};
use crate::service::api::puzzle::{Puzzle, PuzzleAction, PuzzleWish};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerError};
use crate::service::describe::button::button;
use crate::service::lookup::{same_position, server};
use crate::service::puzzles::rate;
use crate::service::puzzles::stored::read;
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::store::{self, NewPuzzle, PuzzleSearch, Store, StoreError, StoredPuzzle};

/// Number of puzzles nearest to a rating among which one is drawn.
const NEAR: u32 = 8;

/// A running game of a player against people that stands at a position of this puzzle.
pub(super) fn game_at_puzzle(
    store: &Store,
    player: &PlayerId,
    puzzle: &Puzzle,
) -> Result<Option<GameId>, StoreError> {
    let passed: Vec<SetupText> = (0..=puzzle.line.len())
        .filter_map(|plies| Some(puzzle.after(plies)?.setup()))
        .collect();
    same_position::played_from(store, player, puzzle.kind, &puzzle.options, &passed)
}

/// Takes over the puzzles of a game that come with the program.
pub(super) fn take_over(store: &mut Store, kind: GameKind) -> Result<(), StoreError> {
    let source = kind.spec().puzzles;
    let sum = source.bytes().fold(1_i64, |sum, byte| {
        sum.wrapping_mul(31).wrapping_add(i64::from(byte))
    });
    let puzzles = || {
        Puzzle::shipped(kind)
            .map(|puzzle| new(&puzzle, None))
            .collect()
    };
    store::puzzles::take_over(store, kind.spec().slug, sum, puzzles)
}

/// A puzzle to be stored, from this game or from the program.
pub(super) fn new(puzzle: &Puzzle, game: Option<GameId>) -> NewPuzzle {
    NewPuzzle {
        position: puzzle.key(),
        kind: puzzle.kind.spec().slug.to_owned(),
        themes: puzzle
            .themes
            .iter()
            .map(|theme| (*theme).to_owned())
            .collect(),
        line: puzzle.write(),
        game,
        rating: rate::first(puzzle),
    }
}

/// The next puzzle with these wishes.
pub(super) fn next(
    service: &mut Service,
    request: &Request,
    wish: PuzzleWish,
    env: &Env,
) -> Result<StoredPuzzle, HandlerError> {
    let player = &request.user.id;
    let kind = wished_kind(&mut service.store, &request.place, wish)?;
    let slug = kind.spec().slug;
    let store = &service.store;
    for attempt in store::solvers::open_attempts(store, player, Some(slug), wish.theme)? {
        if let Some(stored) = store::puzzles::get(store, attempt.puzzle)?
            && is_free(store, player, &stored)?
        {
            return Ok(stored);
        }
    }
    let rating = rate::rating_of(store, player, kind)?;
    let listed = |near, most| {
        store::puzzles::untried(
            store,
            PuzzleSearch {
                player,
                kind: slug,
                theme: wish.theme,
                near,
                most,
            },
        )
    };
    let free = |stored: &StoredPuzzle| is_free(store, player, stored);
    if rating.is_none() {
        // Near a rating of 0 the easiest come first.
        let first = |stored: &StoredPuzzle| Ok(is_for_beginners(stored) && free(stored)?);
        let easiest = first_of(1, |most| listed(0, most), first)?;
        if let Some(stored) = easiest.into_iter().next() {
            return Ok(stored);
        }
    }
    let near = rating.map_or(1_500_000, |own| own.rating);
    let found = first_of(NEAR, |most| listed(near, most), free)?;
    let [drawn, ..] = env.entropy;
    let count = found.len().max(1);
    let mut found = found.into_iter();
    let drawn = found.nth(usize::from(drawn) % count);
    drawn.ok_or_else(|| none_left(kind, wish).into())
}

/// The first puzzles of a list that fit, at most `most`. More of the list is read for as long as none of it fits.
pub(super) fn first_of(
    most: u32,
    listed: impl Fn(u32) -> Result<Vec<StoredPuzzle>, StoreError>,
    fits: impl Fn(&StoredPuzzle) -> Result<bool, StoreError>,
) -> Result<Vec<StoredPuzzle>, StoreError> {
    let mut read = most;
    loop {
        let puzzles = listed(read)?;
        let is_all = puzzles.len() < read as usize;
        let mut found = Vec::new();
        for stored in puzzles {
            if found.len() < most as usize && fits(&stored)? {
                found.push(stored);
            }
        }
        if is_all || !found.is_empty() {
            return Ok(found);
        }
        read = read.saturating_mul(8);
    }
}

/// The game of the next puzzle: the named one, or else the usual one of the place, or one that has the theme.
fn wished_kind(
    store: &mut Store,
    place: &Place,
    wish: PuzzleWish,
) -> Result<GameKind, HandlerError> {
    let usual = || server::settings_at(store, place).game;
    let kind = wish.kind.unwrap_or_else(usual);
    take_over(store, kind)?;
    let Some(theme) = wish.theme else {
        return Ok(kind);
    };
    if store::puzzles::has_theme(store, kind.spec().slug, theme)? {
        return Ok(kind);
    }
    let mut others = Vec::new();
    for other in GameKind::ALL {
        take_over(store, other)?;
        if store::puzzles::has_theme(store, other.spec().slug, theme)? {
            others.push(other);
        }
    }
    match others.first() {
        Some(first) if wish.kind.is_none() => Ok(*first),
        Some(_) | None => Err(none_of_theme(kind, theme, &others).into()),
    }
}

/// The reply that a game has no puzzle with a theme: games that have some.
fn none_of_theme(kind: GameKind, theme: &'static str, others: &[GameKind]) -> Reply {
    let titles: Vec<&str> = others.iter().map(|other| other.spec().title).collect();
    let args = [
        ("title", kind.spec().title.into()),
        ("theme", theme_named(theme).into()),
        ("games", titles.join(", ").into()),
    ];
    let mut reply = result::note("refuse-puzzle-no-theme", &args);
    if !others.is_empty() {
        let found = result::note("puzzle-theme-elsewhere", &args).text;
        reply.text.push_line(found);
    }
    let theme = Some(theme);
    let others = others.iter().copied();
    reply.controls = others.map(|other| game_button(other, theme)).collect();
    reply
}

fn theme_named(theme: &str) -> String {
    catalogue::sentences().line(&format!("motif-{theme}"), &[])
}

/// The button for the next puzzle of a game.
fn game_button(kind: GameKind, theme: Option<&'static str>) -> Control {
    Control::Button {
        label: kind.spec().title.to_owned(),
        action: Action::next_puzzle(PuzzleWish {
            kind: Some(kind),
            theme,
        }),
        style: ButtonStyle::Secondary,
    }
}

/// Returns `true` for a puzzle by the standard rules that begins with a turn.
fn is_for_beginners(stored: &StoredPuzzle) -> bool {
    read(stored).is_some_and(|puzzle| {
        let begins = puzzle.position().is_some_and(|at| !at.mid_turn());
        begins && puzzle.options == Options::default()
    })
}

/// Returns `true` if today's rules can follow a puzzle, and no running game of the player stands in its line.
fn is_free(store: &Store, player: &PlayerId, stored: &StoredPuzzle) -> Result<bool, StoreError> {
    match read(stored) {
        Some(puzzle) => Ok(game_at_puzzle(store, player, &puzzle)?.is_none()),
        None => Ok(false),
    }
}

/// The reply to a player who has seen all puzzles with these wishes: other themes, other games.
fn none_left(kind: GameKind, wish: PuzzleWish) -> Reply {
    let title = kind.spec().title;
    let mut args = vec![("title", title.into())];
    let id = match wish.theme {
        Some(theme) => {
            args.push(("theme", theme_named(theme).into()));
            "refuse-puzzle-none-of-theme"
        }
        None => "refuse-puzzle-none",
    };
    let mut reply = result::note(id, &args);
    let others = GameKind::ALL.into_iter().filter(|other| {
        !other.spec().puzzles.is_empty() && (*other != kind || wish.theme.is_some())
    });
    // Puzzles of the theme may be left in another game; without a wish, any are welcome.
    let theme = wish.theme.filter(|_| wish.kind.is_none());
    reply.controls = others.map(|kind| game_button(kind, theme)).collect();
    reply.controls.push(button(
        "button-puzzle-record",
        Action::Puzzle(PuzzleAction::Record),
        ButtonStyle::Secondary,
    ));
    reply
}
