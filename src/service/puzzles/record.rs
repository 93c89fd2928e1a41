//! A player's ratings in the puzzles of each game, and their streaks.

use crate::games::GameKind;
use crate::play::Timestamp;
use crate::service::api::action::{Action, Request};
use crate::service::api::puzzle::PuzzleWish;
use crate::service::api::reply::ButtonStyle;
use crate::service::api::result::{self, HandlerResult};
use crate::service::describe::button::button;
use crate::service::puzzles::{rate, stored};
use crate::service::words::catalogue::{self, TextArg};
use crate::store::{self, Store};

/// The record, with a button for the next puzzle.
pub(super) fn record(store: &Store, request: &Request, now: Timestamp) -> HandlerResult {
    let player = &request.user.id;
    let words = catalogue::sentences();
    let mut lines = Vec::new();
    for kind in GameKind::ALL {
        let Some(solver) = store::solvers::get(store, player, kind.spec().slug)? else {
            continue;
        };
        let args = [
            ("title", kind.spec().title.into()),
            ("rating", TextArg::Num(stored::points(solver.rating.rating))),
            (
                "deviation",
                TextArg::Num(stored::points(solver.rating.deviation)),
            ),
            ("solved", TextArg::Num(solver.solved.into())),
            (
                "tried",
                TextArg::Num((solver.solved + solver.failed).into()),
            ),
        ];
        lines.push(words.text("puzzle-record-game", &args));
    }
    // Several people sit at one keyboard.
    let named = (
        "player",
        TextArg::Player(&request.user.id, &request.user.name),
    );
    if lines.is_empty() {
        let args = [("command", TextArg::Command("puzzle solve")), named];
        return Ok(vec![result::note("puzzle-record-none", &args)]);
    }
    let mut reply = result::note("puzzle-record", &[named]);
    for line in lines {
        reply.text.push_line(line);
    }
    let streak = store::solvers::streak(store, player)?;
    let args = [
        ("run", TextArg::Num(streak.run.into())),
        ("best", TextArg::Num(streak.best.into())),
    ];
    reply.text.push_line(words.text("puzzle-record-run", &args));
    let today = rate::day_of(now);
    let days = rate::days_in_a_row(streak, today);
    if days > 0 {
        let args = [("count", TextArg::Num(days.into()))];
        reply.text.push_line(words.text("puzzle-days", &args));
    }
    let action = Action::next_puzzle(PuzzleWish::default());
    reply.controls = vec![button("button-next-puzzle", action, ButtonStyle::Primary)];
    Ok(vec![reply])
}
