//! The view and the actions of people's own programs. They see the games of a token's owner as snapshots, and move in
//! their name.
//!
//! A program sees as much as its token's owner, and no more. [`Program`] alone decides that.

use crate::games::GameKind;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Env, GameId, Place, PlayerId, Timestamp, Version};
use crate::rating::ranking::points;
use crate::service::api::access::Access;
use crate::service::api::action::{Action, Request};
use crate::service::api::pick::PickStep;
use crate::service::api::tokens;
use crate::service::api::values::{Person, RecordFormat};
use crate::service::boards::at_table;
use crate::service::boards::snapshot::{self, ShownMoment, Snapshot, View, Viewer};
use crate::service::commit::command::ChangedGame;
use crate::service::lookup::{load, load_names, viewers};
use crate::service::players::tokens as own_tokens;
use crate::service::state::Service;
use crate::service::study::records::{self, ExportError};
use crate::service::study::standings::Standings;
use crate::service::study::{analyse, pools};
use crate::store::{
    self, ApiToken, GameQuery, PoolKey, ServerPage, StoreError, TokenId, TokenOwner, TokenScope,
    server_text,
};

/// The turn that a program takes among requests.
#[derive(Clone, Debug)]
pub struct RequestTurn {
    /// The name of its owner among those who wait.
    pub name: String,
    /// The place it asks from.
    pub place: Place,
}

/// A program, by its token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The number of its token.
    pub token: TokenId,
    /// Its scope.
    pub scope: TokenScope,
    /// The owner of the token.
    pub owner: TokenOwner,
    /// The place from which it looks: it sees as much as its owner sees there.
    place: Place,
}

impl Program {
    /// The program of a token. A player's programs look from a place of their own, where no game is, so that they see
    /// the player's games alone. Those of a table at one screen look from there, as a player who sits at it.
    fn of(token: &ApiToken) -> Self {
        let place = match &token.owner {
            TokenOwner::Server(server) => Place::of_server(server),
            TokenOwner::Player(player) => {
                let transport = player.as_str().split(':').next();
                if transport == Some(at_table::TRANSPORT) {
                    at_table::place()
                } else {
                    viewers::page_of(player)
                }
            }
        };
        Self {
            token: token.id,
            scope: token.scope,
            owner: token.owner.clone(),
            place,
        }
    }

    /// The viewer whose games it sees: the one rule of a token's view.
    fn viewer(&self) -> Viewer<'_> {
        match &self.owner {
            TokenOwner::Player(id) => Viewer::Player {
                id,
                place: &self.place,
            },
            TokenOwner::Server(_) => Viewer::Onlooker(&self.place),
        }
    }

    /// Its turn among requests: that of its owner.
    pub fn turn(&self) -> RequestTurn {
        let name = match &self.owner {
            TokenOwner::Player(player) => player.as_str().to_owned(),
            TokenOwner::Server(server) => server_text(server),
        };
        let place = self.place.clone();
        RequestTurn { name, place }
    }

    /// The player in whose name it asks; `None` for a server's program.
    pub fn player(&self) -> Option<&PlayerId> {
        match &self.owner {
            TokenOwner::Player(player) => Some(player),
            TokenOwner::Server(_) => None,
        }
    }
}

/// The program of a token as it is sent; `None` if there is no such token. Its use is noted.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn program(
    service: &mut Service,
    token: &str,
    env: &Env,
) -> Result<Option<Program>, StoreError> {
    let Some(hash) = tokens::hash(token) else {
        return Ok(None);
    };
    let Some(found) = store::tokens::get(&service.store, &hash)? else {
        return Ok(None);
    };
    if let Err(error) = store::tokens::note_used(&mut service.store, &found, env.now) {
        tracing::warn!(%error, "failed to note the use of a token");
    }
    Ok(Some(Program::of(&found)))
}

/// Returns `true` while a program's token has not ended.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn is_valid(service: &Service, program: &Program) -> Result<bool, StoreError> {
    store::tokens::exists(&service.store, program.token)
}

/// The name of a program's owner, if it is a player.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn name_of(service: &Service, program: &Program) -> Result<Option<String>, StoreError> {
    match program.player() {
        Some(player) => service.store.name(player),
        None => Ok(None),
    }
}

/// A game that a program sees; `None` if it sees none of that number, or if there is no such moment.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn game(
    service: &Service,
    program: &Program,
    game: GameId,
    moment: ShownMoment,
    now: Timestamp,
) -> Result<Option<Snapshot>, StoreError> {
    let view = View {
        game,
        moment,
        eyes: None,
        viewer: program.viewer(),
        lists_all_moves: true,
    };
    snapshot::snapshot(service, &view, now)
}

/// A page of games.
#[derive(Clone, Copy, Debug)]
pub struct ProgramGames {
    /// Their stage.
    pub stage: Stage,
    /// Only games with smaller numbers.
    pub before: Option<GameId>,
    /// Most games.
    pub most: usize,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub struct GameRow {
    /// Its row.
    pub game: GameSummary,
    /// The names of its players, in the order of their seats.
    pub names: Vec<String>,
}

/// Returns `true` if a changed game stands in the list of a program's owner now.
pub fn is_listed(program: &Program, changed: &ChangedGame) -> bool {
    match &program.owner {
        TokenOwner::Player(player) => changed.players.contains(player),
        TokenOwner::Server(server) => changed.server == *server,
    }
}

/// The games of a program's owner in one stage, those with the highest numbers first.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn games(
    service: &Service,
    program: &Program,
    page: ProgramGames,
) -> Result<Vec<GameRow>, StoreError> {
    let ProgramGames {
        stage,
        before,
        most,
    } = page;
    rows(service, program, &[stage], NumbersBelow { before, most })
}

/// The game of this number in the list of a program's owner, in any stage; `None` if it is none of theirs.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn game_row(
    service: &Service,
    program: &Program,
    game: GameId,
) -> Result<Option<GameRow>, StoreError> {
    let before = GameId(game.0.saturating_add(1));
    let page = NumbersBelow {
        before: Some(before),
        most: 1,
    };
    let rows = rows(service, program, &Stage::ALL, page)?;
    Ok(rows.into_iter().find(|row| row.game.id == game))
}

/// A part of a list: at most so many games with numbers below this one.
#[derive(Clone, Copy)]
struct NumbersBelow {
    before: Option<GameId>,
    most: usize,
}

/// A part of the games in these stages.
fn rows(
    service: &Service,
    program: &Program,
    stages: &[Stage],
    NumbersBelow { before, most }: NumbersBelow,
) -> Result<Vec<GameRow>, StoreError> {
    let store = &service.store;
    let games = match &program.owner {
        TokenOwner::Player(player) => store.list(&GameQuery {
            player: Some(player),
            place: None,
            stages,
            before,
            most,
        })?,
        TokenOwner::Server(server) => store.list_in_server(ServerPage {
            server,
            stages,
            before,
            most,
        })?,
    };
    let names = load_names::load_names(store, games.iter().flat_map(|game| &game.seats))?;
    let row = |game: GameSummary| GameRow {
        names: game
            .seats
            .iter()
            .map(|player| names.of(player).to_owned())
            .collect(),
        game,
    };
    Ok(games.into_iter().map(row).collect())
}

/// A turn that a program wants to play.
#[derive(Clone, Debug)]
pub struct ProgramTurn {
    /// The game.
    pub game: GameId,
    /// The version that it saw.
    pub seen: Version,
    /// The moves, with commas between.
    pub turn: String,
    /// The program's own number of the request, the player's share in sealed dice.
    pub message: String,
}

/// The result of a turn, with the game after it.
#[derive(Clone, Debug)]
pub enum TurnResult {
    /// The program sees no such game.
    Unknown,
    /// The owner has no seat in it.
    NotSeated,
    /// The game is at another version.
    Stale(Box<Snapshot>),
    /// The turn was refused, with the reason in words.
    Refused(String, Box<Snapshot>),
    /// It could not be stored, with the reason in words: it may be legal.
    NotStored(String),
    /// It was played.
    Played(Box<Snapshot>),
}

/// Plays a turn in the name of a program's owner.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn play(
    service: &mut Service,
    program: &Program,
    turn: &ProgramTurn,
    env: &Env,
) -> Result<TurnResult, StoreError> {
    let look = |service: &Service| game(service, program, turn.game, ShownMoment::Now, env.now);
    let Some(before) = look(service)? else {
        return Ok(TurnResult::Unknown);
    };
    let seats = |player: &&PlayerId| {
        let seated = |seat: &snapshot::SeatView| seat.player.as_ref() == Some(*player);
        before.seats.iter().any(seated)
    };
    let Some(player) = program.player().filter(seats) else {
        return Ok(TurnResult::NotSeated);
    };
    if before.version != turn.seen {
        return Ok(TurnResult::Stale(Box::new(before)));
    }
    let request = Request {
        user: Person {
            id: player.clone(),
            name: service.store.name(player)?.unwrap_or_default(),
        },
        place: program.place.clone(),
        access: Access::default(),
        source: format!("api:{}", turn.message),
        action: Action::PickStep(PickStep::SubmitTurn {
            game: turn.game,
            seen: turn.seen,
            turn: turn.turn.clone(),
            sure: true,
        }),
    };
    let faults = service.faults;
    let replies = service.handle(&request, env);
    let why: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
    let why = why.join("\n");
    if service.faults != faults {
        return Ok(TurnResult::NotStored(why));
    }
    let Some(after) = look(service)? else {
        return Ok(TurnResult::Unknown);
    };
    if after.version != before.version {
        return Ok(TurnResult::Played(Box::new(after)));
    }
    Ok(TurnResult::Refused(why, Box::new(after)))
}

/// A file about a game, or the reason why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFile {
    /// The program sees no such game.
    Unknown,
    /// There is no such file of this game now.
    None,
    /// A server's program is shown no analyses: its reader may be playing the same position.
    NotForServers,
    /// The text.
    Text(String),
}

/// The record of a game.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn record(
    service: &Service,
    program: &Program,
    id: GameId,
    format: RecordFormat,
    now: Timestamp,
) -> Result<ProgramFile, StoreError> {
    if game(service, program, id, ShownMoment::Now, now)?.is_none() {
        return Ok(ProgramFile::Unknown);
    }
    file(records::export(service, id, format).map(|file| file.text))
}

/// The record of a game with its analysis, as JSON.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn analysis(
    service: &Service,
    program: &Program,
    id: GameId,
    now: Timestamp,
) -> Result<ProgramFile, StoreError> {
    if game(service, program, id, ShownMoment::Now, now)?.is_none() {
        return Ok(ProgramFile::Unknown);
    }
    let Some(player) = program.player() else {
        return Ok(ProgramFile::NotForServers);
    };
    let Some(found) = load::load_healthy(&service.store, id)? else {
        return Ok(ProgramFile::Unknown);
    };
    if analyse::readable(service, &found, player)?.is_none() {
        return Ok(ProgramFile::None);
    }
    let analysed = records::export_analysed(service, id, RecordFormat::Json);
    file(analysed.map(|file| file.text))
}

fn file(made: Result<String, ExportError>) -> Result<ProgramFile, StoreError> {
    match made {
        Ok(text) => Ok(ProgramFile::Text(text)),
        Err(ExportError::Unknown(_)) => Ok(ProgramFile::Unknown),
        Err(ExportError::NotStarted(_) | ExportError::NotAnalysed(_)) => Ok(ProgramFile::None),
        Err(ExportError::Store(error)) => Err(error),
    }
}

/// A row of standings.
#[derive(Clone, Debug)]
pub struct RankedRow {
    /// The place; equals are level.
    pub place: usize,
    /// The player.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: i64,
    /// Its deviation now.
    pub deviation: f64,
    /// Number of rated games.
    pub games: u32,
}

/// The slugs of all pools of ratings.
pub fn pools() -> Vec<&'static str> {
    pools::slugs().collect()
}

/// The pool of a kind's usual ratings.
pub fn usual_pool() -> &'static str {
    GameKind::ALL[0].spec().pools[0].slug
}

/// The standings of a pool. A server's own programs and a table at one screen see the server's, programs of players
/// those over all servers.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn standings(
    service: &Service,
    program: &Program,
    pool: &str,
    now: Timestamp,
) -> Result<Vec<RankedRow>, StoreError> {
    let store = &service.store;
    let key = if program.place.is_private() {
        PoolKey::everywhere(pool)
    } else {
        PoolKey::here(program.place.server(), pool)
    };
    let standings = Standings::read(store, &key, None, program.player(), now)?;
    let names = load_names::load_names(store, standings.ranked.iter().map(|rated| &rated.player))?;
    let rows = standings.ranked.iter().map(|rated| RankedRow {
        place: standings.place(&rated.rating),
        player: rated.player.clone(),
        name: names.of(&rated.player).to_owned(),
        rating: points(rated.rating.rating),
        deviation: rated.rating.at(now.0).deviation,
        games: rated.rating.games,
    });
    Ok(rows.collect())
}

/// A token in a list of all at a table.
#[derive(Clone, Debug)]
pub struct TokenLine {
    /// Its number.
    pub id: TokenId,
    /// Its owner.
    pub owner: Person,
    /// Its scope and its last use, in words.
    pub text: String,
    /// The words of the button that ends it.
    pub end: String,
}

/// The tokens of all players of a transport.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn tokens_at(service: &Service, transport: &str) -> Result<Vec<TokenLine>, StoreError> {
    let mut lines = Vec::new();
    for token in store::tokens::of_transport(&service.store, transport)? {
        let TokenOwner::Player(id) = &token.owner else {
            continue;
        };
        let name = service.store.name(id)?.unwrap_or_default();
        lines.push(TokenLine {
            id: token.id,
            owner: Person {
                id: id.clone(),
                name,
            },
            text: own_tokens::line(&token).plain(),
            end: own_tokens::end_label(token.id),
        });
    }
    Ok(lines)
}
