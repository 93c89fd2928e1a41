//! A review of a game that is named by a player instead of its number.

use crate::play::GameId;
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::Control;
use crate::service::api::result::{self, HandlerResult};
use crate::service::describe::args;
use crate::service::state::Service;
use crate::service::study::review;
use crate::service::talk::suggest;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::clean;

/// Begins the review of the only visible game of a player with such a name, or asks which one is meant. It opens at the
/// typed move, if there is one.
pub(in crate::service) fn review_of(
    service: &Service,
    request: &Request,
    name: &str,
    at: Option<&str>,
) -> HandlerResult {
    // A copied name may have marks that cannot be seen.
    let name = &*clean::clean(name);
    let found = suggest::begun_games_of(&service.store, request.asker(), name)?;
    let found = found.into_iter().filter_map(|offer| {
        let game = offer.value.parse().map(GameId).ok()?;
        Some((offer.label, game))
    });
    let found: Vec<(String, GameId)> = found.collect();
    let args = [
        ("name", args::short(name).into()),
        ("history", TextArg::Command("history")),
    ];
    match found.as_slice() {
        [] => Ok(vec![result::note("review-nobody", &args)]),
        [(_, game)] => review::begin_review(service, request, Some(*game), at),
        [..] => {
            let options = found.into_iter().map(|(label, game)| {
                let (game, at) = (Some(game), at.map(str::to_owned));
                (label, Action::BeginReview { game, at })
            });
            let mut reply = result::note("review-of-whom", &args);
            reply.controls = vec![Control::Menu {
                prompt: sentences().line("menu-which-game", &[]),
                options: options.collect(),
            }];
            Ok(vec![reply])
        }
    }
}
