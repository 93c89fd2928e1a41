//! The one table of routes: the router, the limits and the test of the description all read it.

use axum::http::Method;

use crate::service::TokenScope;

/// The path that the API is mounted at.
pub const BASE: &str = "/api/v1";

/// An operation of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// The owner of a token.
    Account,
    /// A list of games.
    Games,
    /// One game.
    Game,
    /// The legal moves of a game.
    Moves,
    /// Plays a turn.
    Play,
    /// The record of a game.
    Record,
    /// The analysis of a game.
    Analysis,
    /// Changes of one game, as they happen.
    GameEvents,
    /// Changes of all games, as they happen.
    Events,
    /// Standings by rating.
    Standings,
    /// The description of the API.
    Description,
}

/// A route.
#[derive(Clone, Debug)]
pub struct ApiRoute {
    /// The method.
    pub method: Method,
    /// The path below [`BASE`], as `OpenAPI` and axum write it.
    pub path: &'static str,
    /// The scope that a token needs; `None` for data that everybody may read.
    pub scope: Option<TokenScope>,
    /// The cost of a request, taken from the allowance of its token.
    pub cost: u32,
    /// The operation.
    pub operation: Operation,
}

const fn get(path: &'static str, cost: u32, operation: Operation) -> ApiRoute {
    ApiRoute {
        method: Method::GET,
        path,
        scope: Some(TokenScope::Read),
        cost,
        operation,
    }
}

/// All routes.
pub static ROUTES: [ApiRoute; 11] = [
    get("/account", 1, Operation::Account),
    get("/games", 2, Operation::Games),
    get("/games/{game}", 1, Operation::Game),
    get("/games/{game}/moves", 1, Operation::Moves),
    ApiRoute {
        method: Method::POST,
        path: "/games/{game}/moves",
        scope: Some(TokenScope::Move),
        cost: 2,
        operation: Operation::Play,
    },
    get("/games/{game}/record", 5, Operation::Record),
    get("/games/{game}/analysis", 10, Operation::Analysis),
    get("/games/{game}/events", 2, Operation::GameEvents),
    get("/events", 2, Operation::Events),
    get("/standings", 5, Operation::Standings),
    ApiRoute {
        method: Method::GET,
        path: "/openapi.json",
        scope: None,
        cost: 0,
        operation: Operation::Description,
    },
];
