//! The private board: one of each user for each game, for trying moves, kept across days.
//!
//! It is stored and read by its user, so a button of it pressed by another user works on that user's own board. Others
//! see only a line that its owner shares once the game is over.

use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::play::command::Refusal;
use crate::play::line::{LineReader, SupposedMove};
use crate::play::stage::Stage;
use crate::play::suppose::DiceOutcome;
use crate::play::{Env, Game, GameId, Place, PlayerId, Ply, Version, suppose, turn};
use crate::service::api::action::Request;
use crate::service::api::explore::{ExploreAction, ExploreControl};
use crate::service::api::plan::PlanAction;
use crate::service::api::reply::{Audience, ButtonStyle, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::boards::explore_board::ExploreBoard;
use crate::service::describe::game::BoardBeside;
use crate::service::describe::game::Viewpoint;
use crate::service::describe::{pick_menus, refuse};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load_names, move_names, view};
use crate::service::moves::plan;
use crate::service::state::Service;
use crate::service::study::analyse;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{self, Exploration, Store};

/// Handles an action on the user’s own private board.
pub(in crate::service) fn explore(
    service: &mut Service,
    request: &Request,
    action: &ExploreAction,
    env: &Env,
) -> HandlerResult {
    match action {
        ExploreAction::Open { game, at, moves } => {
            open_board(&mut service.store, request, *game, at.as_deref(), moves)
        }
        ExploreAction::BestLine { game, ply } => best_line(service, request, *game, *ply),
        ExploreAction::Control { game, seen, act } => {
            let Request { user, place, .. } = request;
            let store = &mut service.store;
            let game = find::visible(store, request.asker(), *game)?;
            let mut board = opened(store, game, &user.id)?;
            if board.kept.edition != *seen {
                let lead = catalogue::sentences().text("explore-changed", &[]);
                return Ok(vec![board_page(store, &board, user, place, lead)?]);
            }
            if *act == ExploreControl::Plan {
                return plan_line(service, request, &board, env);
            }
            press_board(store, &mut board, user, place, act)
        }
    }
}

/// Shows the board, after the named move if one is, and plays typed moves on it.
fn open_board(
    store: &mut Store,
    request: &Request,
    game: Option<GameId>,
    at: Option<&str>,
    moves: &str,
) -> HandlerResult {
    let Request { user, place, .. } = request;
    let game = find::resolve_game(store, request.asker(), game, GameMatch::PlayingOrLast)?;
    let mut board = match at {
        Some(_) => start_from(store, game, &user.id, at)?,
        None => opened(store, game, &user.id)?,
    };
    let lead = typed_moves(store, &mut board, moves)?;
    store::explorations::save(store, board.real.id(), &user.id, &board.kept)?;
    let mut reply = board_page(store, &board, user, place, lead)?;
    reply.replaces_source = false;
    Ok(vec![reply])
}

/// Plays out an analysis' best alternative to the move to this ply on the user’s board.
fn best_line(service: &mut Service, request: &Request, game: GameId, ply: Ply) -> HandlerResult {
    let Request { user, place, .. } = request;
    let game = find::visible(&service.store, request.asker(), game)?;
    let report = analyse::complete(service, &game, &user.id)?;
    let before = ply.0.checked_sub(1).map(Ply);
    let judged = before.and_then(|before| Some((before, report.plies.get(before.0 as usize)?)));
    let Some((before, judged)) = judged else {
        let args = [
            ("game", game.id().to_string().into()),
            (
                "total",
                TextArg::Num(turn::moves_to(&game, game.ply()).into()),
            ),
        ];
        let text = catalogue::sentences().text("refuse-unknown-ply", &args);
        return Ok(vec![Reply::note(text)]);
    };
    let store = &mut service.store;
    let mut board = start_after(store, game, &user.id, before)?;
    for text in &judged.judgement.line {
        let needs_dice = suppose::needs_dice(&board.shown, text);
        let made = SupposedMove {
            text: text.clone(),
            fall: needs_dice.then_some(DiceOutcome::Succeeds),
        };
        if !board.play(made).0.is_empty() {
            break;
        }
    }
    store::explorations::save(store, board.real.id(), &user.id, &board.kept)?;
    let lead = if board.kept.shown > 0 {
        catalogue::sentences().text("explore-best-line", &[])
    } else {
        let line = judged.judgement.line.iter().map(ToString::to_string);
        let line = line.collect::<Vec<_>>().join(" ");
        catalogue::sentences().text("explore-best-line-stuck", &[("line", line.into())])
    };
    let mut reply = board_page(store, &board, user, place, lead)?;
    reply.replaces_source = false;
    Ok(vec![reply])
}

fn press_board(
    store: &mut Store,
    board: &mut ExploreBoard,
    user: &Person,
    place: &Place,
    act: &ExploreControl,
) -> HandlerResult {
    let view = board_view(store, board, &user.id);
    let names = load_names::names(store, &board.real)?;
    let asking = match act {
        ExploreControl::Piece(from) => board.target_menu(from, view, &names),
        ExploreControl::Play(index, None) => board.dice_menu(*index, view, &names),
        ExploreControl::Share => {
            return share_board(store, board, user, place);
        }
        ExploreControl::Show
        | ExploreControl::Back
        | ExploreControl::Forward
        | ExploreControl::Fresh
        | ExploreControl::Flip
        | ExploreControl::Plan
        | ExploreControl::Play(..) => None,
    };
    if let Some(reply) = asking {
        return Ok(vec![reply]);
    }
    let mut lead = Text::default();
    match act {
        ExploreControl::Back => board.show(board.kept.shown.saturating_sub(1)),
        ExploreControl::Forward => board.show(board.kept.shown.saturating_add(1)),
        ExploreControl::Fresh => *board = start_from(store, board.real.clone(), &user.id, None)?,
        ExploreControl::Flip => board.flip(view.bottom),
        ExploreControl::Play(index, fall) => {
            let mv = board.shown.choices().into_iter().nth((*index).into());
            if let Some(text) = mv {
                let fall = fall.filter(|_| suppose::needs_dice(&board.shown, &text));
                lead = board.play(SupposedMove { text, fall });
            }
        }
        ExploreControl::Show
        | ExploreControl::Piece(_)
        | ExploreControl::Plan
        | ExploreControl::Share => {}
    }
    store::explorations::save(store, board.real.id(), &user.id, &board.kept)?;
    Ok(vec![board_page(store, board, user, place, lead)?])
}

/// Adds the moves shown on the board to the user's plan.
fn plan_line(
    service: &mut Service,
    request: &Request,
    board: &ExploreBoard,
    env: &Env,
) -> HandlerResult {
    if !board.may_become_plan(&request.user.id) {
        let lead = catalogue::sentences().text("explore-not-planned", &[]);
        let Request { user, place, .. } = request;
        return Ok(vec![board_page(&service.store, board, user, place, lead)?]);
    }
    let add = PlanAction::Add {
        game: Some(board.real.id()),
        text: board.plan_text(),
    };
    plan::plan(service, request, &add, env)
}

/// The content of a user’s board, or of a new one.
pub(in crate::service) fn explored(
    store: &Store,
    game: Game,
    player: &PlayerId,
) -> Result<Game, HandlerError> {
    Ok(opened(store, game, player)?.shown)
}

/// A user’s board with its picture, or a new one.
pub(in crate::service) fn study_board(
    store: &Store,
    game: Game,
    player: &PlayerId,
) -> Result<Option<BoardBeside>, HandlerError> {
    let board = opened(store, game, player)?;
    let names = load_names::names(store, &board.real)?;
    let picture = board.picture(board_view(store, &board, player), &names);
    let game = board.shown;
    Ok(picture.map(|picture| BoardBeside { game, picture }))
}

/// The stored board, or a new one.
fn opened(store: &Store, game: Game, player: &PlayerId) -> Result<ExploreBoard, HandlerError> {
    started(store, &game)?;
    let Some(kept) = store::explorations::get(store, game.id(), player)? else {
        return start_from(store, game, player, None);
    };
    let log = store.load(game.id())?;
    let upto = |version: Version| {
        let log = log.get(..version.0 as usize).unwrap_or(&log);
        Game::from_log(game.id(), log)
    };
    let (Some(base), Some(seen)) = (upto(kept.base), upto(kept.seen)) else {
        return start_from(store, game, player, None);
    };
    let behind = (seen.ply(), seen.history().setup_at(seen.ply()))
        != (game.ply(), game.history().setup_at(game.ply()));
    let line: Vec<SupposedMove> = kept
        .line
        .split(' ')
        .filter(|word| !word.is_empty())
        .map(SupposedMove::kept)
        .collect();
    let mut board = ExploreBoard {
        shown: base.clone(),
        base,
        real: game,
        line,
        kept,
        behind,
    };
    board.set_up();
    Ok(board)
}

/// A new board, from the present position or after the named move.
fn start_from(
    store: &Store,
    game: Game,
    player: &PlayerId,
    at: Option<&str>,
) -> Result<ExploreBoard, HandlerError> {
    started(store, &game)?;
    let ply = move_names::resolve_move(&game, at, game.ply()).map_err(Reply::note)?;
    start_after(store, game, player, ply)
}

/// A new board, from the position after this many moves.
fn start_after(
    store: &Store,
    game: Game,
    player: &PlayerId,
    ply: Ply,
) -> Result<ExploreBoard, HandlerError> {
    let (version, base) = as_it_stood(store, &game, ply)?;
    let edition = store::explorations::get(store, game.id(), player)?;
    Ok(ExploreBoard {
        shown: base.clone(),
        base,
        line: Vec::new(),
        kept: Exploration {
            base: version,
            seen: game.version(),
            line: String::new(),
            shown: 0,
            eyes: edition.as_ref().and_then(|kept| kept.eyes),
            edition: edition.map_or(0, |kept| kept.edition.wrapping_add(1)),
        },
        real: game,
        behind: false,
    })
}

/// The running game after this many moves, with its version at that time.
fn as_it_stood(store: &Store, game: &Game, ply: Ply) -> Result<(Version, Game), HandlerError> {
    let log = store.load(game.id())?;
    let mut found = None;
    let Some(mut past) = log.get(..1).and_then(|log| Game::from_log(game.id(), log)) else {
        return Ok((game.version(), game.clone()));
    };
    for entry in log.iter().skip(1) {
        past.apply(entry);
        // Once all others have resigned, no moves are left to try.
        let over = matches!(past.position().status(), Status::Over(_));
        if past.stage() == Stage::Running
            && !over
            && past.ply() == ply
            && past.history().setup_at(ply) == game.history().setup_at(ply)
        {
            found = Some((past.version(), past.clone()));
        }
    }
    Ok(found.unwrap_or_else(|| (game.version(), game.clone())))
}

/// Plays typed moves on a board as far as possible; returns the reason of a stop, or an empty text.
fn typed_moves(store: &Store, board: &mut ExploreBoard, moves: &str) -> Result<Text, HandlerError> {
    let mut words = LineReader::of(moves);
    while words.continues(&board.shown) {
        match words.next_move(&board.shown) {
            Ok((made, _)) => {
                let refused = board.play(made);
                if !refused.0.is_empty() {
                    return Ok(refused);
                }
            }
            Err(fault) => {
                let names = load_names::names(store, &board.real)?;
                let why = refuse::refusal(&fault.game, &fault.refusal, &fault.word, &names);
                return Ok(why.text);
            }
        }
    }
    Ok(Text::default())
}

fn board_view(store: &Store, board: &ExploreBoard, player: &PlayerId) -> Viewpoint {
    let own = view::view(store, &board.real, player);
    let seats = usize::from(board.real.position().seats());
    let turned = board.kept.eyes.and_then(Seat::new);
    Viewpoint {
        bottom: turned
            .filter(|seat| seat.index() < seats)
            .unwrap_or(own.bottom),
        ..own
    }
}

/// The board with its controls.
fn board_page(
    store: &Store,
    board: &ExploreBoard,
    user: &Person,
    place: &Place,
    lead: Text,
) -> Result<Reply, HandlerError> {
    let words = catalogue::sentences();
    let names = load_names::names(store, &board.real)?;
    let view = board_view(store, board, &user.id);
    let mut reply = Reply::note(lead);
    let args = [("game", board.real.id().to_string().into())];
    reply.text.push_line(words.text("explore-title", &args));
    reply.text.push_line(board.line_text());
    if board.behind {
        reply.text.push_line(words.text("explore-behind", &args));
    }
    reply.picture = board.picture(view, &names);
    reply.controls = board.controls();
    if board.may_become_plan(&user.id) {
        reply.controls.push(board.button(
            "button-plan",
            ExploreControl::Plan,
            ButtonStyle::Secondary,
        ));
    }
    let at_home = board.real.place().server() == place.server();
    if at_home && board.real.stage() == Stage::Over && board.kept.shown > 0 {
        reply.controls.push(board.button(
            "button-share",
            ExploreControl::Share,
            ButtonStyle::Secondary,
        ));
    }
    let done = pick_menus::done(&board.shown).map(|index| ExploreControl::Play(index, None));
    let done = done.map(|act| board.button("button-done", act, ButtonStyle::Success));
    reply.controls.extend(done);
    reply
        .controls
        .extend(pick_menus::piece_menus(&board.shown, |cell| {
            board.ask(ExploreControl::Piece(cell))
        }));
    reply.replaces_source = true;
    Ok(reply)
}

/// Shares the line with everybody, once the game is over.
fn share_board(store: &Store, board: &ExploreBoard, user: &Person, place: &Place) -> HandlerResult {
    let args = [
        ("game", board.real.id().to_string().into()),
        ("player", TextArg::Player(&user.id, &user.name)),
    ];
    if board.real.stage() != Stage::Over {
        let text = catalogue::sentences().text("explore-not-over", &args);
        return Ok(vec![Reply::note(text)]);
    }
    if board.real.place().server() != place.server() {
        return Ok(vec![result::note("refuse-share", &args)]);
    }
    let names = load_names::names(store, &board.real)?;
    let mut reply = result::note("explore-shared", &args);
    reply.text.push_line(board.line_text());
    reply.picture = board.picture(Viewpoint::FIRST, &names);
    reply.audience = Audience::Table;
    Ok(vec![reply])
}

/// Refuses a game that has not begun.
fn started(store: &Store, game: &Game) -> Result<(), HandlerError> {
    if game.seats().is_empty() {
        let names = load_names::names(store, game)?;
        return Err(refuse::refusal(game, &Refusal::NotStarted, "", &names).into());
    }
    Ok(())
}
