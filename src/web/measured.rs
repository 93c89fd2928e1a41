//! The texts that pages of a table are sent, made without HTTP for benchmarks.

use askama::Template;

use crate::service::snapshot::{ShownMoment, Snapshot};
use crate::service::{Env, GameId, Service};
use crate::web::dto;
use crate::web::game_page;
use crate::web::page::Visitor;
use crate::web::party::{Party, Sought};

/// A game as a page of the table shows it; `None` if there is no such game.
pub fn shown(service: &Service, game: GameId, env: &Env) -> Option<Snapshot> {
    let sought = Sought {
        game,
        moment: ShownMoment::Now,
        eyes: None,
    };
    Party::Table.look(service, sought, env.now).ok().flatten()
}

/// The whole page of a game; `None` if there is no such game.
pub fn page(service: &Service, game: GameId, env: &Env) -> Option<String> {
    let visitor = Visitor::at_table();
    let made = game_page::made(service, &visitor, shown(service, game, env)?, env);
    made.render().ok()
}

/// The frame of a game; `None` if there is no such game.
pub fn frame(service: &Service, game: GameId, env: &Env) -> Option<String> {
    let shown = shown(service, game, env)?;
    Some(dto::frame(&shown, &Party::Table, env.now).to_string())
}

/// The board of a game as SVG.
pub fn board(shown: &Snapshot) -> String {
    game_page::board_of_game(shown)
}
