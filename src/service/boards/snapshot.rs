//! [`Snapshot`]: a position, its state and the possible actions, for a viewer at a version.
//!
//! Pages show it, and so may everything else that draws a game for itself. It reads a game as all other answers do: the
//! sentences are the catalogue’s, and the controls those of the replies.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::game::grid::{Cell, Perspective};
use crate::game::options::Options;
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::games::GameKind;
use crate::play::decide::may_abort;
use crate::play::event::Entry;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::time_control::TimeExclusions;
use crate::play::{Game, GameId, MadeMove, Place, PlayerId, Ply, Timestamp, Version, clock, turn};
use crate::scene::{Scene, ThemeName, Tint};
use crate::service::api::action::{Action, Asker};
use crate::service::api::preferences::Preferences;
use crate::service::api::reply::Control;
use crate::service::describe::game::Viewpoint;
use crate::service::describe::labels::{ground_of, labels_of};
use crate::service::describe::{
    buttons, for_viewer, game as words_of, pick_menus, present, silence, terms,
};
use crate::service::lookup::{load, load_names, preferences, sight, times, view, viewers};
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{Store, StoreError};

/// The stage of a game.
pub use crate::play::stage::Stage as ShownStage;
pub use crate::service::boards::snapshot_parts::{
    ClockView, Equipment, MoveView, SeatView, TurnView,
};
pub use crate::service::describe::labels::CellLabel;

/// The person or people who look.
#[derive(Clone, Copy, Debug)]
pub enum Viewer<'a> {
    /// All who sit at the one screen of this place: they move for the player to move.
    Table(&'a Place),
    /// One player, from a place.
    Player {
        /// The player.
        id: &'a PlayerId,
        /// The place.
        place: &'a Place,
    },
    /// Anybody at a place, who can only look.
    Onlooker(&'a Place),
    /// Anybody at all, on a public page.
    Anybody,
}

/// The moment of a game that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShownMoment {
    /// The present one.
    Now,
    /// After this many plies.
    After(Ply),
    /// The present one with these moves of a turn that is still being picked, as they are written.
    Picking(Vec<String>),
}

/// A view of a game.
#[derive(Clone, Debug)]
pub struct View<'a> {
    /// The game.
    pub game: GameId,
    /// The moment.
    pub moment: ShownMoment,
    /// The side of the board at the bottom; `None` is the viewer's own.
    pub eyes: Option<u8>,
    /// The viewer.
    pub viewer: Viewer<'a>,
    /// `true` if the moves of the player to move are listed, also for others.
    pub lists_all_moves: bool,
}

/// A game as it is shown.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Its number.
    pub game: GameId,
    /// Its kind.
    pub kind: GameKind,
    /// Its declared options.
    pub options: Vec<String>,
    /// Its stage.
    pub stage: ShownStage,
    /// Its version.
    pub version: Version,
    /// The position that is shown, as text.
    pub position: String,
    /// The ply that is shown.
    pub ply: Ply,
    /// The last ply.
    pub last: Ply,
    /// The position with its marks and the words around it.
    pub scene: Scene,
    /// The colours that the viewer prefers.
    pub theme: ThemeName,
    /// The whole position in words.
    pub alt: String,
    /// The situation in words.
    pub said: Text,
    /// The last thing that happened, as it is announced to the table.
    pub announced: String,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// The names of occupied cells.
    pub labels: Vec<CellLabel>,
    /// The moves that the viewer may make now.
    pub moves: Vec<MoveView>,
    /// The moves of the turn that is being picked.
    pub picked: Vec<String>,
    /// The turns made so far.
    pub turns: Vec<TurnView>,
    /// The answers and offers that are open.
    pub controls: Vec<Control>,
    /// The version of the rules with which it began.
    pub rules_version: u16,
    /// The terms of the game in a few words: options, seal, rated or not, clock.
    pub terms: String,
    /// The days of its first move and of its last, in UTC.
    pub played: Option<(String, String)>,
    /// The clocks and the dice, as far as it has them.
    pub equipment: Vec<Equipment>,
    /// `true` if the game is under way.
    pub runs: bool,
    /// `true` if the viewer plays in it.
    pub plays: bool,
    /// `true` if the viewer may call it off without a result, and no control offers that.
    pub may_be_called_off: bool,
    /// Digits of all that the shown moment is made of. They change when moves are undone, or a player is forgotten.
    pub print: String,
}

/// The view of a game; `None` if there is none that the viewer may see, or if a moment does not exist.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn snapshot(
    service: &Service,
    view: &View<'_>,
    now: Timestamp,
) -> Result<Option<Snapshot>, StoreError> {
    let Some(game) = load::load_healthy(&service.store, view.game)? else {
        return Ok(None);
    };
    if !may_see(&service.store, &game.summary(), view.viewer)? {
        return Ok(None);
    }
    let picked = match &view.moment {
        ShownMoment::Now | ShownMoment::After(_) => Vec::new(),
        ShownMoment::Picking(turn) => turn.iter().map(MoveText::new).collect(),
    };
    let shown = if picked.is_empty() {
        game.clone()
    } else {
        let legal = picked
            .first()
            .is_some_and(|first| game.choices().contains(first));
        let supposed = pick_menus::supposed(&game, &picked).filter(|_| legal);
        let Some(shown) = supposed.filter(|shown| turn::has_more_to_move(shown.position())) else {
            return Ok(None);
        };
        shown
    };
    let ply = match view.moment {
        ShownMoment::After(ply) => ply,
        ShownMoment::Now | ShownMoment::Picking(_) => shown.ply(),
    };
    ShownGame {
        names: load_names::names(&service.store, &game)?,
        times: times::with_silence(&service.store, &game)?,
        service,
        game: &game,
        board: &shown,
        ply,
        now,
    }
    .snapshot(view, &picked)
}

/// The little that is known of a game before it is read: enough to say whether a viewer has to be shown it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glimpse {
    /// Its version.
    pub version: Version,
    /// `true` if offers and answers concern the viewer, so that their view is their own.
    pub takes_part: bool,
}

/// A glimpse of a game; `None` if there is none that the viewer may see.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn glimpse(
    service: &Service,
    game: GameId,
    viewer: Viewer<'_>,
) -> Result<Option<Glimpse>, StoreError> {
    let Some(row) = load::row_if_healthy(&service.store, game)? else {
        return Ok(None);
    };
    let sees = may_see(&service.store, &row, viewer)?;
    Ok(sees.then(|| Glimpse {
        version: row.version,
        takes_part: takes_part(&row, viewer),
    }))
}

/// Returns `true` for a viewer concerned by offers and answers.
fn takes_part(game: &GameSummary, viewer: Viewer<'_>) -> bool {
    match viewer {
        Viewer::Table(_) => true,
        Viewer::Player { id, .. } => sight::takes_part(game, id),
        Viewer::Onlooker(_) | Viewer::Anybody => false,
    }
}

/// Returns `true` if a viewer may see a game.
pub(in crate::service) fn may_see(
    store: &Store,
    game: &GameSummary,
    viewer: Viewer<'_>,
) -> Result<bool, StoreError> {
    match viewer {
        Viewer::Player { id, place } => {
            let asker = Asker::in_private(id, place);
            sight::may_see(store, game, asker)
        }
        Viewer::Table(place) | Viewer::Onlooker(place) => Ok(game.place.server() == place.server()),
        Viewer::Anybody => viewers::is_public(store, game.place.server()),
    }
}

/// A game with the parts of its view.
struct ShownGame<'a> {
    service: &'a Service,
    game: &'a Game,
    /// The game after the moves that are being picked.
    board: &'a Game,
    ply: Ply,
    names: PlayerNames,
    times: TimeExclusions,
    now: Timestamp,
}

impl ShownGame<'_> {
    fn snapshot(
        self,
        view: &View<'_>,
        picked: &[MoveText],
    ) -> Result<Option<Snapshot>, StoreError> {
        let game = self.game;
        let looks = self.viewpoint(view.viewer);
        let Some(mut picture) = words_of::picture(self.board, self.ply, looks, &self.names) else {
            return Ok(None);
        };
        if let Some(side) = view.eyes {
            picture.scene.eyes = Perspective::side(side % picture.scene.grid.sides());
        }
        let latest = self.ply == self.board.ply();
        let moves = if latest { self.moves(view) } else { Vec::new() };
        let (mut said, mut controls) = present::situation(game, &self.names, &self.times);
        if let Viewer::Player { id, .. } = view.viewer {
            for_viewer::keep_own(game, id, &mut controls);
        }
        let caller = self.caller(view.viewer);
        if let Some(id) = caller {
            let (silent, way_out) = silence::way_out(game, id, &self.names, &self.times, self.now);
            said.push_line(silent);
            controls.extend(way_out);
        }
        if !self.takes_part(view.viewer) {
            controls.clear();
        }
        let calls_off = |control: &Control| matches!(control, Control::Button { action, .. } if matches!(action, Action::Abort(_)));
        let offered = controls.iter().any(calls_off);
        if game.stage() == Stage::Over && !matches!(view.viewer, Viewer::Anybody) {
            controls.extend(buttons::analyse_button(game));
        }
        let position = self.board.history().position_at(self.ply);
        Ok(Some(Snapshot {
            game: game.id(),
            kind: game.kind(),
            options: game.options().iter().map(str::to_owned).collect(),
            stage: game.stage(),
            position: position.map_or_else(String::new, |position| position.setup().to_string()),
            version: game.version(),
            ply: self.ply,
            last: self.board.ply(),
            labels: labels(&picture.scene, &moves),
            seats: self.seats(&picture.scene, latest),
            theme: picture.theme,
            alt: picture.alt,
            scene: picture.scene,
            said,
            announced: self.announced()?,
            moves,
            picked: picked.iter().map(ToString::to_string).collect(),
            turns: turns(game),
            controls,
            rules_version: game.rules_version(),
            terms: terms::in_short(game),
            played: played(game),
            equipment: Equipment::of(game),
            runs: game.stage() == Stage::Running,
            plays: self.takes_part(view.viewer),
            may_be_called_off: caller.is_some() && !offered,
            print: self.print(),
        }))
    }

    /// The viewer, or the first at the table, who may call the game off now.
    fn caller(&self, viewer: Viewer<'_>) -> Option<&PlayerId> {
        let game = self.game;
        match viewer {
            Viewer::Table(_) => silence::caller(game, &self.times, self.now),
            Viewer::Player { id, .. } => {
                let own = game.seats().iter().find(|player| *player == id);
                own.filter(|player| may_abort(game, player, &self.times, self.now))
            }
            Viewer::Onlooker(_) | Viewer::Anybody => None,
        }
    }

    fn print(&self) -> String {
        let plies = usize::try_from(self.ply.0).unwrap_or(usize::MAX);
        let moves = self.game.steps().iter().take(plies);
        let mut hashed = Sha256::new().chain_update(format!("{}\n", self.game.id().0));
        for step in moves {
            hashed.update(format!("{} {}\n", step.written(), step.after.as_str()));
        }
        for player in self.game.seats() {
            hashed.update(format!("{} {}\n", player.as_str(), self.names.of(player)));
        }
        HEXLOWER.encode(&hashed.finalize()[..6])
    }

    fn takes_part(&self, viewer: Viewer<'_>) -> bool {
        takes_part(&self.game.summary(), viewer)
    }

    fn viewpoint(&self, viewer: Viewer<'_>) -> Viewpoint {
        let store = &self.service.store;
        match viewer {
            Viewer::Player { id, .. } => view::view(store, self.game, id),
            Viewer::Onlooker(_) | Viewer::Anybody => Viewpoint::FIRST,
            Viewer::Table(_) => {
                // The board must not turn with each move: it is that of the first person who plays.
                let people = self.game.seats().iter();
                let mut people = people.filter(|player| !player.is_computer());
                people.next().map_or(Viewpoint::FIRST, |player| {
                    view::view(store, self.game, player)
                })
            }
        }
    }

    /// The moves that the viewer may make.
    fn moves(&self, view: &View<'_>) -> Vec<MoveView> {
        let game = self.board;
        let may = view.lists_all_moves
            || match view.viewer {
                Viewer::Table(_) => true,
                Viewer::Player { id, .. } => game.awaits(id),
                Viewer::Onlooker(_) | Viewer::Anybody => false,
            };
        if !may || !pick_menus::begins(game) {
            return Vec::new();
        }
        let scene = game.position().scene();
        let choices = pick_menus::strongest_first(game, game.choices(), |mv| mv);
        let ends = |mv: &MoveText| {
            let cell = |name: &str| scene.grid.cell(name);
            let from = Some(mv.origin())
                .filter(|name| !name.is_empty())
                .and_then(cell);
            (from, mv.cells().last().and_then(cell))
        };
        let mut counts: BTreeMap<_, usize> = BTreeMap::new();
        for mv in &choices {
            *counts.entry(ends(mv)).or_default() += 1;
        }
        let view = |mv: &MoveText| {
            let (from, to) = ends(mv);
            let several = counts.get(&(from, to)).is_some_and(|count| *count > 1);
            let label = if from.is_none() {
                Some(catalogue::sentences().line("button-done", &[]))
            } else if several || from == to {
                Some(pick_menus::of_a_kind(game, mv))
            } else {
                None
            };
            MoveView {
                text: mv.to_string(),
                from,
                to,
                label,
            }
        };
        choices.iter().map(view).collect()
    }

    fn seats(&self, scene: &Scene, latest: bool) -> Vec<SeatView> {
        let game = self.game;
        let ticking = game.ticking().filter(|_| game.stage() == Stage::Running);
        let to_move = match game
            .history()
            .position_at(self.ply)
            .map(|position| position.status())
        {
            Some(Status::ToMove(seat)) if game.stage() == Stage::Running => Some(seat),
            Some(Status::ToMove(_) | Status::ToRoll(_) | Status::Over(_)) | None => None,
        };
        let to_move = if latest { game.to_move() } else { to_move };
        let view = |seat: Seat| {
            let tint = scene.tint_of(seat)?;
            let player = game.seating().player_shown(seat, self.ply);
            let left = clock::time_left(game, seat, &self.times, self.now);
            let of = |tint: Tint| {
                scene
                    .armies
                    .iter()
                    .any(|army| army.tint == tint && army.seat == seat)
            };
            let trays = scene.lost.iter().filter(|tray| of(tray.beside));
            let captives = scene.captives.iter().filter(|king| of(king.tint));
            Some(SeatView {
                seat,
                side: words_of::side(game, seat),
                tint,
                name: player.map_or_else(String::new, |id| self.names.of(id).to_owned()),
                player: player.cloned(),
                moves: to_move == Some(seat),
                is_out: game.is_eliminated(seat),
                place: game
                    .outcome()
                    .and_then(|outcome| outcome.places.get(seat).copied()),
                clock: left.filter(|_| latest).map(|left| ClockView {
                    left,
                    runs: ticking == Some(seat) && !game.stands_still(),
                }),
                lost: trays
                    .flat_map(|tray| tray.figures.iter().copied())
                    .collect(),
                captives: captives.copied().collect(),
            })
        };
        Seat::all(game.position().seats())
            .filter_map(view)
            .collect()
    }

    /// The last events that were stored together, as they are announced.
    fn announced(&self) -> Result<String, StoreError> {
        let log = self.last_events()?;
        let before = log.windows(2).rposition(|pair| pair[0].at != pair[1].at);
        let events = log.get(before.map_or(0, |before| before + 1)..);
        let events = events.unwrap_or_default();
        Ok(present::announced(self.game, events, &self.names, &self.times).plain())
    }

    /// The end of the log, with all events of the last moment.
    fn last_events(&self) -> Result<Vec<Entry>, StoreError> {
        /// More than most requests store.
        const USUAL: u32 = 16;
        let version = self.game.version();
        let after = |first| {
            let store = &self.service.store;
            store.between(self.game.id(), Version(first), version)
        };
        let first = version.0.saturating_sub(USUAL);
        let log = after(first)?;
        let all_at_once = log.first().map(|entry| entry.at) == log.last().map(|entry| entry.at);
        if first > 0 && all_at_once {
            return after(0);
        }
        Ok(log)
    }
}

/// The days of the first move of a game and of its last.
fn played(game: &Game) -> Option<(String, String)> {
    let steps = game.steps();
    let day = |step: &MadeMove| catalogue::day(step.at);
    Some((day(steps.first()?), day(steps.last()?)))
}

/// The turns of a game.
fn turns(game: &Game) -> Vec<TurnView> {
    let mut plies = 0;
    let view = |steps: &[MadeMove]| {
        plies += u32::try_from(steps.len()).unwrap_or_default();
        let first = steps.first();
        let opens = first.filter(|step| step.number.first_of_round || plies == 1);
        TurnView {
            number: opens.map_or_else(String::new, |step| {
                format!("{}{}", step.number.round, step.dots())
            }),
            text: turn::written(steps),
            ply: Ply(plies),
        }
    };
    turn::turns(game.steps()).map(view).collect()
}

/// The names of the occupied cells of a board, each with the number of its moves among these.
pub fn labels(scene: &Scene, moves: &[MoveView]) -> Vec<CellLabel> {
    labels_of(scene, moves.iter().filter_map(|mv| mv.from))
}

/// The same for a board beside the games, of which these are the moves as they are written.
pub fn labels_beside(scene: &Scene, moves: &[MoveText]) -> Vec<CellLabel> {
    let from = |mv: &MoveText| scene.grid.cell(mv.origin());
    labels_of(scene, moves.iter().filter_map(from))
}

/// The special ground of a cell in words; `None` for plain ground.
pub fn ground(scene: &Scene, cell: Cell) -> Option<String> {
    ground_of(scene, cell)
}

/// The board on which a game of these options begins.
pub fn start_of(kind: GameKind, options: &Options) -> Scene {
    (kind.spec().start)(options).scene()
}

/// The theme that a player has chosen, if they have.
pub fn chosen_theme(service: &Service, player: &PlayerId) -> Option<ThemeName> {
    preferences::chosen_theme(&service.store, player)
}

/// The preferences of a player.
pub fn preferences(service: &Service, player: &PlayerId) -> Preferences {
    preferences::preferences_of(&service.store, player)
}
