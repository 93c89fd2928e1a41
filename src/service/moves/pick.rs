//! Picking a move in three steps, for the player to move alone: the piece, its target, and a confirmation.
//!
//! In a turn of several moves each further one has steps of its own. The whole turn counts at the end or not at all.
//! The controls alone hold the moves chosen so far.
//!
//! A step carries the version of its board, and nothing else is remembered: one for an older board is answered with the
//! present board.

use crate::game::text::MoveText;
use crate::play::command::{Command, MoveChoice, Refusal};
use crate::play::decide::check_turn;
use crate::play::{Env, Game, GameId, PlayerId, Version, suppose, turn};
use crate::service::api::action::{Action, Request};
use crate::service::api::pick::PickStep;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::commit::command;
use crate::service::describe::button::button;
use crate::service::describe::preview::not_yet;
use crate::service::describe::{game, pick_menus, refuse};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load_names, view};
use crate::service::moves::preview;
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::service::words::text::Text;
use crate::store::Store;

/// A turn being picked.
struct PartialTurn<'a> {
    /// The present game.
    game: &'a Game,
    /// The game after the moves picked so far.
    shown: &'a Game,
    /// The moves picked so far.
    plies: &'a [MoveText],
}

impl<'a> PartialTurn<'a> {
    /// A public turn under way, with nothing picked after it.
    const fn of(game: &'a Game) -> Self {
        Self {
            game,
            shown: game,
            plies: &[],
        }
    }
}

/// One step of picking a move.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each step")]
pub(in crate::service) fn pick_step(
    service: &mut Service,
    request: &Request,
    step: &PickStep,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let game = match step {
        PickStep::ChoosePiece(id) => {
            find::resolve_game(&service.store, request.asker(), *id, GameMatch::ToMove)?
        }
        PickStep::ChooseTargetShared { game, .. }
        | PickStep::ChooseTarget { game, .. }
        | PickStep::ContinueTurn { game, .. }
        | PickStep::ChooseTargetInTurn { game, .. }
        | PickStep::SubmitTurn { game, .. }
        | PickStep::SubmitMove { game, .. } => {
            find::visible(&service.store, request.asker(), *game)?
        }
    };
    check_players_turn(&service.store, &game, player)?;
    let reply = match step {
        PickStep::ChoosePiece(_) => {
            return Ok(vec![ask_piece(
                &service.store,
                &game,
                player,
                Text::default(),
            )?]);
        }
        // Other events since then do not change the pieces.
        PickStep::ChooseTargetShared { ply, from, .. } if *ply == game.ply() => {
            ask_target(&service.store, &game, player, from)?
        }
        PickStep::ChooseTarget { seen, from, .. } if game.moves_stand_since(*seen) => {
            ask_target(&service.store, &game, player, from)?
        }
        PickStep::SubmitMove { seen, index, .. } if game.moves_stand_since(*seen) => {
            let mv = game.choices().into_iter().nth(usize::from(*index));
            match mv {
                Some(mv) => {
                    return chosen(service, request, game, &[mv], env);
                }
                None => None,
            }
        }
        PickStep::ContinueTurn { seen, turn, .. } if game.moves_stand_since(*seen) => {
            match pick_menus::made(&game, turn) {
                Some(moves) => {
                    return chosen(service, request, game, &moves, env);
                }
                None => None,
            }
        }
        PickStep::ChooseTargetInTurn {
            seen, turn, from, ..
        } if game.moves_stand_since(*seen) => {
            let moves = pick_menus::made(&game, turn).unwrap_or_default();
            match pick_menus::supposed(&game, &moves).filter(|shown| shown.position().mid_turn()) {
                Some(shown) => {
                    let midway = PartialTurn {
                        game: &game,
                        shown: &shown,
                        plies: &moves,
                    };
                    Some(which_next(&service.store, &midway, Some(from), player)?)
                }
                None => None,
            }
        }
        PickStep::SubmitTurn {
            seen, turn, sure, ..
        } if game.moves_stand_since(*seen) => match game.position().read_turn(turn) {
            Ok(plies) if *sure => {
                let seen = Some(*seen);
                let command = Command::Play(MoveChoice::Plies { plies, seen });
                return command::run_command(service, request, game, &command, env);
            }
            Ok(plies) => {
                return preview::picked(service, request, game, &plies, env);
            }
            Err(error) => {
                let names = load_names::names(&service.store, &game)?;
                return Err(refuse::refusal(&game, &Refusal::Move(error), turn, &names).into());
            }
        },
        PickStep::ChooseTargetShared { .. }
        | PickStep::ChooseTarget { .. }
        | PickStep::ContinueTurn { .. }
        | PickStep::ChooseTargetInTurn { .. }
        | PickStep::SubmitTurn { .. }
        | PickStep::SubmitMove { .. } => None,
    };
    match reply {
        Some(reply) => Ok(vec![reply]),
        // An older board, or an index we never offered: a forgery, or the rules have changed since.
        None => Ok(vec![stale_board_reply(&service.store, &game, player)?]),
    }
}

/// Moves chosen one after the other: a whole turn is played, a part asks for the next.
fn chosen(
    service: &mut Service,
    request: &Request,
    game: Game,
    plies: &[MoveText],
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    match pick_menus::supposed(&game, plies) {
        Some(shown) if turn::has_more_to_move(shown.position()) => {
            let midway = PartialTurn {
                game: &game,
                shown: &shown,
                plies,
            };
            Ok(vec![which_next(&service.store, &midway, None, player)?])
        }
        Some(_) => preview::picked(service, request, game, plies, env),
        None => Ok(vec![stale_board_reply(&service.store, &game, player)?]),
    }
}

/// The board in the middle of a turn, with the next choices: the pieces, or the targets of the one on `from`.
fn which_next(
    store: &Store,
    midway: &PartialTurn<'_>,
    from: Option<&str>,
    player: &PlayerId,
) -> Result<Reply, HandlerError> {
    let PartialTurn { game, shown, plies } = *midway;
    let origins = pick_menus::origins(shown);
    let from = match origins.as_slice() {
        [only] => Some(only.as_str()),
        _ => from.filter(|from| origins.iter().any(|cell| cell == from)),
    };
    let Some(mut reply) = next_menus(store, midway, from, player)? else {
        return stale_board_reply(store, game, player);
    };
    let choices = shown.choices();
    let done = pick_menus::done(shown).and_then(|index| choices.get(usize::from(index)).cloned());
    let may_end = done.is_some();
    if let Some(done) = done {
        let turn: Vec<MoveText> = plies.iter().cloned().chain([done]).collect();
        let step = PickStep::SubmitTurn {
            game: game.id(),
            seen: game.version(),
            turn: turn::typed(game, &turn),
            sure: false,
        };
        let done = button("button-done", Action::PickStep(step), ButtonStyle::Success);
        reply.controls.push(done);
    }
    if !plies.is_empty() {
        let args = [("moves", turn::join_turn(plies).into())];
        let mut text = catalogue::sentences().text("pick-so-far", &args);
        text.push_line(std::mem::take(&mut reply.text));
        reply.text = text;
        reply.picture = reply.picture.map(not_yet);
        if !game.position().mid_turn() {
            reply.controls.push(another_piece(game.id()));
        }
    }
    if may_end {
        reply.text.push(" ");
        reply
            .text
            .append(catalogue::sentences().text("pick-or-done", &[]));
    }
    Ok(reply)
}

/// The next choices in a turn: the targets of the piece on `from`, or the pieces; `None` if `from` has no piece.
fn next_menus(
    store: &Store,
    midway: &PartialTurn<'_>,
    from: Option<&str>,
    player: &PlayerId,
) -> Result<Option<Reply>, HandlerError> {
    let PartialTurn { game, shown, plies } = *midway;
    let (view, names) = (
        view::view(store, game, player),
        load_names::names(store, game)?,
    );
    let (id, seen) = (game.id(), game.version());
    let Some(from) = from else {
        let args = [("game", id.to_string().into())];
        let mut reply = result::note("pick-piece", &args);
        reply.picture = game::picture(shown, shown.ply(), view, &names);
        reply.controls = pick_menus::piece_menus(shown, |from| {
            let turn = turn::typed(game, plies);
            Action::PickStep(if plies.is_empty() {
                PickStep::ChooseTarget {
                    game: id,
                    seen,
                    from,
                }
            } else {
                PickStep::ChooseTargetInTurn {
                    game: id,
                    seen,
                    turn,
                    from,
                }
            })
        });
        reply.replaces_source = true;
        return Ok(Some(reply));
    };
    let Some(mut reply) = pick_menus::where_to(shown, from, view, &names) else {
        return Ok(None);
    };
    let choices = shown.choices();
    reply.controls = pick_menus::targets(shown, from, |index| {
        let next = choices.get(usize::from(index)).cloned();
        let plies: Vec<MoveText> = plies.iter().cloned().chain(next).collect();
        pick_menus::playing(game, &plies, false)
            .unwrap_or(Action::PickStep(PickStep::ChoosePiece(Some(id))))
    });
    Ok(Some(reply))
}

/// A move of a game by its index.
#[derive(Clone, Copy, Debug)]
pub(in crate::service) struct PickedIndex {
    /// The game.
    pub game: GameId,
    /// The version the control was made against.
    pub seen: Version,
    /// The index among the choices.
    pub index: u16,
}

/// Plays the move with this index; on an older board nothing is played.
pub(in crate::service) fn pick_index(
    service: &mut Service,
    request: &Request,
    picked: PickedIndex,
    env: &Env,
) -> HandlerResult {
    let PickedIndex { game, seen, index } = picked;
    let user = &request.user;
    let game = find::visible(&service.store, request.asker(), game)?;
    if game.awaits(&user.id) && !game.moves_stand_since(seen) {
        return Ok(vec![stale_board_reply(&service.store, &game, &user.id)?]);
    }
    let mv = game.choices().into_iter().nth(usize::from(index));
    if let Some(mv) = mv.filter(|mv| game.awaits(&user.id) && !turn::ends_turn(&game, mv))
        && !suppose::needs_dice(&game, &mv)
    {
        return chosen(service, request, game, &[mv], env);
    }
    let choice = MoveChoice::Index { seen, index };
    command::run_command(service, request, game, &Command::Play(choice), env)
}

/// Refuses a player who is not to move.
fn check_players_turn(store: &Store, game: &Game, player: &PlayerId) -> Result<(), HandlerError> {
    match check_turn(game, player) {
        Ok(_) => Ok(()),
        Err(refusal) => {
            let names = load_names::names(store, game)?;
            Err(refuse::refusal(game, &refusal, "", &names).into())
        }
    }
}

/// The reply to a control of an older board while it is still this player's turn: the present board, to pick again.
fn stale_board_reply(store: &Store, game: &Game, player: &PlayerId) -> Result<Reply, HandlerError> {
    let args = [("game", game.id().to_string().into())];
    ask_piece(
        store,
        game,
        player,
        catalogue::sentences().text("pick-moved-on", &args),
    )
}

/// The board with a menu of the pieces that may move.
fn ask_piece(
    store: &Store,
    game: &Game,
    player: &PlayerId,
    lead: Text,
) -> Result<Reply, HandlerError> {
    if game.position().mid_turn() {
        let mut reply = which_next(store, &PartialTurn::of(game), None, player)?;
        let text = std::mem::replace(&mut reply.text, lead);
        reply.text.push_line(text);
        return Ok(reply);
    }
    let names = load_names::names(store, game)?;
    let mut reply = Reply::note(lead);
    let args = [("game", game.id().to_string().into())];
    reply
        .text
        .push_line(catalogue::sentences().text("pick-piece", &args));
    reply.picture = game::picture(game, game.ply(), view::view(store, game, player), &names);
    let seen = game.version();
    reply.controls = pick_menus::piece_menus(game, |from| {
        let game = game.id();
        Action::PickStep(PickStep::ChooseTarget { game, seen, from })
    });
    reply.replaces_source = true;
    Ok(reply)
}

/// The board with the targets of the piece on a cell, marked and as a menu; `None` if it has none.
fn ask_target(
    store: &Store,
    game: &Game,
    player: &PlayerId,
    from: &str,
) -> Result<Option<Reply>, HandlerError> {
    if game.position().mid_turn() {
        return Ok(Some(which_next(
            store,
            &PartialTurn::of(game),
            Some(from),
            player,
        )?));
    }
    let menus = pick_menus::targets(game, from, |index| Action::PickStep(step_to(game, index)));
    let reply = pick_menus::where_to(
        game,
        from,
        view::view(store, game, player),
        &load_names::names(store, game)?,
    );
    Ok(reply.filter(|_| !menus.is_empty()).map(|mut reply| {
        reply.controls = menus;
        reply.controls.push(another_piece(game.id()));
        reply
    }))
}

fn step_to(game: &Game, index: u16) -> PickStep {
    PickStep::SubmitMove {
        game: game.id(),
        seen: game.version(),
        index,
    }
}

fn another_piece(game: GameId) -> Control {
    let action = Action::PickStep(PickStep::ChoosePiece(Some(game)));
    button("button-another-piece", action, ButtonStyle::Secondary)
}
