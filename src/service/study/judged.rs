//! The verdict of a stored analysis on one page of a finished game, for pages that show the game themselves.

use crate::play::{GameId, PlayerId, Ply};
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::service::study::analysis::ErrorMark;
use crate::service::study::figures::ply_of;
use crate::service::study::{analyse, report};
use crate::service::words::text::Text;
use crate::store::StoreError;

/// A marked move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkedMove {
    /// The ply after it.
    pub ply: Ply,
    /// Its cost, from 1 to 3.
    pub severity: u8,
}

/// A page of a game as its analysis judges it.
#[derive(Clone, Debug)]
pub struct JudgedPage {
    /// The chances before and after each move of the page, its mark and its luck. It is empty at the start.
    pub said: Text,
    /// The marked moves of the game, in their order.
    pub marks: Vec<MarkedMove>,
    /// The page of the costliest mistake.
    pub costliest: Option<Ply>,
    /// The next other page with a mistake. After the last one comes the first.
    pub next: Option<Ply>,
}

/// The verdict of the stored analysis on this page; `None` if there is none that the player may read.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn judged_page(
    service: &Service,
    game: GameId,
    page: Ply,
    player: &PlayerId,
) -> Result<Option<JudgedPage>, StoreError> {
    let Some(game) = load::load_healthy(&service.store, game)? else {
        return Ok(None);
    };
    let Some(judged) = analyse::readable(service, &game, player)? else {
        return Ok(None);
    };
    let severity = |index: usize| {
        let mark = judged.plies.get(index)?.judgement.mark?;
        Some(MarkedMove {
            ply: ply_of(index),
            severity: match mark {
                ErrorMark::Doubtful => 1,
                ErrorMark::Mistake => 2,
                ErrorMark::Blunder => 3,
            },
        })
    };
    let next = report::next_mistake(&game, &judged, page);
    let next = next.or_else(|| report::next_mistake(&game, &judged, Ply(0)));
    Ok(Some(JudgedPage {
        said: report::page(&game, &judged, page),
        marks: report::marked(&judged).filter_map(severity).collect(),
        costliest: report::costliest_page(&game, &judged),
        next: next.filter(|next| *next != page),
    }))
}
