//! [`decide`]: all rules of playing together. It turns a command to a game into events, or a refusal.

pub mod answers;
pub mod checks;
pub mod command;
pub mod dice;
pub mod lobby;
pub mod moderate;
pub mod passes;
pub mod pause;
pub mod signal;
pub mod stand_in;
pub mod swap;
pub mod takeback;

pub use checks::{DecideInput, DiceSource, check_turn};

use crate::game::any::AnyPosition;
use crate::game::outcome::{Status, Termination};
use crate::game::seat::Seat;
use crate::game::text::{MoveError, MoveText};
use crate::play::decide::checks::{
    Answer, agree, check_moves_stand, check_not_stale, player, seat_of_player,
};
use crate::play::decide::command::{Command, LobbyRefusal, MoveChoice, Refusal, TimeRefusal};
use crate::play::decide::dice::DiceInput;
use crate::play::game::stage::Stage;
use crate::play::game::{Game, clock, sealed, silence, touch_move};
use crate::play::values::event::{Consent, Entry, Event, PauseReason};
use crate::play::values::identity::{Env, PlayerId, Timestamp, Version};
use crate::play::values::time_control::TimeExclusions;

/// The option under which a touched piece must be moved.
pub const TOUCH: &str = "touch";

/// All events of one command, dice included, in order. The events are not applied.
///
/// # Errors
/// The [`Refusal`] of a command that is not allowed.
pub fn decide(
    game: &Game,
    player: &PlayerId,
    command: &Command,
    env: &Env,
    input: &DecideInput,
) -> Result<Vec<Event>, Refusal> {
    moderate::lets(game, player, command)?;
    if let Some(back) = pause::return_of(game, player) {
        let seen = game.version();
        let game = after(game, &back, env);
        let carried = carried(command, seen, game.version());
        return match decide(&game, player, &carried, env, input) {
            // The command asked only to resume.
            Err(Refusal::Time(TimeRefusal::NotPaused)) if *command == Command::Resume => {
                Ok(vec![back])
            }
            then => then.map(|then| [vec![back], then].concat()),
        };
    }
    if let Some(seeded) = dice::first_seed(game, player, command, input) {
        let seen = game.version();
        let game = after(game, &seeded, env);
        let command = carried(command, seen, game.version());
        let then = decide(&game, player, &command, env, input)?;
        return Ok([vec![seeded], then].concat());
    }
    let (now, times) = (env.now, &input.times);
    let source = &input.dice_source;
    let thrown = DiceInput { env, source };
    match command {
        Command::Join => join(game, player, env, input),
        Command::JoinSeat(seat) => sit(game, player, *seat, env),
        Command::Leave => in_lobby(game).and_then(|()| lobby::leave(game, player)),
        Command::AgreeToStart => {
            in_lobby(game).and_then(|()| lobby::agree_to_start(game, player, env))
        }
        Command::AddComputer(level) => {
            in_lobby(game).and_then(|()| lobby::add_computer(game, player, *level, env))
        }
        Command::DismissComputer => {
            in_lobby(game).and_then(|()| lobby::dismiss_computer(game, player))
        }
        Command::OfferSeat(to) => moderate::hand_on(game, player, to, now),
        Command::AskStandIn(wanted) => stand_in::ask(game, player, *wanted, times, now),
        Command::Decline(word) => decline(game, player, word),
        Command::Withdraw => withdraw(game, player),
        Command::Play(choice) => play(game, player, choice, env, input),
        Command::AddSeed(words) => dice::seed(game, player, words),
        Command::Roll { seen } => dice::roll(game, player, *seen, thrown),
        Command::EnterFaces { faces, seen } => dice::enter(game, player, faces, *seen, env),
        Command::OfferRenewal => dice::offer_renewal(game, player, thrown),
        Command::AnswerRenewal { accept, seen } => {
            dice::answer_renewal(game, player, Answer::of(*accept, *seen), thrown)
        }
        Command::OfferPause => pause::offer(game, player, times, now),
        Command::AnswerPause { accept, seen } => {
            pause::answer(game, player, Answer::of(*accept, *seen), times, now)
        }
        Command::Resume => pause::resume(game, player),
        Command::GiveTime(added) => pause::give(game, player, *added, times, now),
        Command::Claim => pause::claim(game, player, times, now),
        Command::MoveTo(place) => pause::bring(game, player, place),
        Command::Touch(cell) => touch_openly(game, player, cell),
        Command::Signal(number) => signal::say(game, player, *number, now),
        Command::OfferDraw => offer_draw(game, player),
        Command::AnswerDraw { accept, seen } => {
            answer_draw(game, player, Answer::of(*accept, *seen))
        }
        Command::AskTakeback => takeback::ask(game, player),
        Command::AnswerTakeback { accept, seen } => {
            takeback::answer(game, player, Answer::of(*accept, *seen), times, now)
        }
        Command::WithdrawTakeback { seen } => takeback::withdraw(game, player, *seen),
        Command::Swap { seen } => swap::swap(game, player, *seen, times, now),
        Command::Resign => resign(game, player),
        Command::Abort => abort(game, player, times, now),
    }
}

/// The command with `seen` moved past its own first events, which make nothing stale.
fn carried(command: &Command, seen: Version, now: Version) -> Command {
    let mut command = command.clone();
    if let Command::Play(
        MoveChoice::Index { seen: at, .. } | MoveChoice::Plies { seen: Some(at), .. },
    ) = &mut command
        && *at == seen
    {
        *at = now;
    }
    command
}

/// The game after one more event.
fn after(game: &Game, event: &Event, env: &Env) -> Game {
    let (at, event) = (env.now, event.clone());
    let mut game = game.clone();
    game.apply(&Entry { at, event });
    game
}

fn open(game: &Game) -> Result<(), Refusal> {
    match game.stage() {
        Stage::Open => Ok(()),
        stage @ (Stage::Running | Stage::Over | Stage::Void) => Err(Refusal::NotOpen(stage)),
    }
}

/// [`seat_of_player`] for a player who wants to leave: that is possible in any game.
fn leaving(game: &Game, player: &PlayerId) -> Result<Seat, Refusal> {
    match seat_of_player(game, player) {
        Err(Refusal::Diverged(_) | Refusal::OtherRules { .. }) => {
            game.seat_of(player).ok_or(Refusal::NotSeated)
        }
        seat => seat,
    }
}

/// Admits commands to an open table for more than two.
fn in_lobby(game: &Game) -> Result<(), Refusal> {
    open(game)?;
    if !game.has_lobby() {
        return Err(Refusal::Lobby(LobbyRefusal::ForTwo));
    }
    Ok(())
}

fn sit(game: &Game, player: &PlayerId, seat: Seat, env: &Env) -> Result<Vec<Event>, Refusal> {
    in_lobby(game)?;
    lobby::join(game, player, Some(seat), env)
}

fn join(
    game: &Game,
    player_id: &PlayerId,
    env: &Env,
    input: &DecideInput,
) -> Result<Vec<Event>, Refusal> {
    open(game)?;
    if game.has_lobby() {
        return lobby::join(game, player_id, None, env);
    }
    if player_id == game.challenger() {
        return Err(Refusal::Yourself);
    }
    if let Some(invited) = game.invited().filter(|invited| *invited != player_id) {
        return Err(Refusal::NotInvited(invited.clone()));
    }
    let challenger = game.challenger_seat().unwrap_or_else(|| sealed::lot(env));
    let mut events: Vec<Event> = Seat::all(game.position().seats())
        .map(|seat| {
            let player = if seat == challenger {
                game.challenger()
            } else {
                player_id
            };
            Event::Seated {
                seat,
                player: player.clone(),
            }
        })
        .collect();
    events.push(Event::Started {
        setup: game.history().start().clone(),
    });
    let joined = Seat::all(game.position().seats()).find(|seat| *seat != challenger);
    events.extend(joined.and_then(|seat| dice::seeded(game, seat, &input.seed)));
    Ok(events)
}

fn decline(game: &Game, player: &PlayerId, word: &str) -> Result<Vec<Event>, Refusal> {
    open(game)?;
    match game.invited().filter(|_| !game.has_lobby()) {
        Some(invited) if invited == player => Ok(vec![Event::Declined {
            by: player.clone(),
            word: word.to_owned(),
        }]),
        Some(invited) => Err(Refusal::NotInvited(invited.clone())),
        None => Err(Refusal::OpenToAll),
    }
}

fn withdraw(game: &Game, player: &PlayerId) -> Result<Vec<Event>, Refusal> {
    open(game)?;
    if player == game.challenger() {
        Ok(vec![Event::Withdrawn])
    } else {
        Err(Refusal::NotChallenger(game.challenger().clone()))
    }
}

fn play(
    game: &Game,
    player: &PlayerId,
    choice: &MoveChoice,
    env: &Env,
    input: &DecideInput,
) -> Result<Vec<Event>, Refusal> {
    let seat = check_turn(game, player)?;
    let parsed = match choice {
        MoveChoice::Typed(line) => parsed(game, seat, line.read_in(game))?,
        MoveChoice::Plies { plies, seen } => {
            check_moves_stand(game, *seen)?;
            parsed(game, seat, Ok(plies.clone()))?
        }
        MoveChoice::Index { seen, index } => {
            check_moves_stand(game, Some(*seen))?;
            let chosen = game.choices().into_iter().nth(usize::from(*index));
            ParsedMove::Plies(vec![chosen.ok_or(Refusal::Stale)?])
        }
    };
    let plies = match parsed {
        ParsedMove::Plies(plies) => plies,
        ParsedMove::Touches(touched) => return Ok(vec![*touched]),
    };
    let mut events = Vec::new();
    events.extend(takeback::lapses(game, seat));
    events.extend(pause::lapses(game, seat));
    let mover = game.mover_seat(seat);
    let agreed = game.draws_any_time() && game.agreed_to(Consent::Draw).contains(mover);
    if game.requests().draw_offer().is_some() && !agreed {
        events.push(Event::DrawDeclined { seat });
    }
    let mut position = game.position().boxed_clone();
    for text in plies {
        // A stored log is followed with some plies that are refused now.
        let legal = position.legal().contains(&text);
        position.play(&text).map_err(Refusal::Move)?;
        if !legal {
            return Err(Refusal::Stale);
        }
        events.push(Event::Played {
            seat,
            text,
            after: position.setup(),
        });
    }
    if input.plays_passes {
        passes::end_turn(&mut *position, seat, &mut events)?;
    }
    let waits = game.dice_wait();
    if waits && matches!(position.status(), Status::ToRoll(_)) {
        events.extend(clock::stop_running_clock(game, &input.times, env.now));
    }
    let source = &input.dice_source;
    dice::throw(game, &mut *position, DiceInput { env, source }, &mut events)?;
    match position.status() {
        Status::ToMove(next) if next == seat => {}
        Status::ToRoll(_) if waits => {}
        Status::ToMove(_) | Status::ToRoll(_) => {
            events.extend(clock::stopped(game, seat, &input.times, env.now));
            if input.plays_passes {
                passes::pass_on(game, &mut *position, input, env.now, &mut events)?;
                events.extend(ended(&*position));
            }
        }
        Status::Over(_) => {
            events.extend(clock::stop_running_clock(game, &input.times, env.now));
            events.extend(ended(&*position));
        }
    }
    Ok(events)
}

/// The end of the game, if this position is its last.
fn ended(position: &dyn AnyPosition) -> Option<Event> {
    match position.status() {
        Status::Over(outcome) => Some(Event::Ended { outcome }),
        Status::ToMove(_) | Status::ToRoll(_) => None,
    }
}

/// The result of parsing a typed move.
enum ParsedMove {
    /// Plies to be played one after the other.
    Plies(Vec<MoveText>),
    /// No move, but a new obligation under touch-move.
    Touches(Box<Event>),
}

fn parsed(
    game: &Game,
    seat: Seat,
    read: Result<Vec<MoveText>, MoveError>,
) -> Result<ParsedMove, Refusal> {
    let touch_move = game.options().has(TOUCH);
    match read {
        Ok(plies) => {
            let choices = game.choices();
            if !touch_move || plies.first().is_some_and(|first| choices.contains(first)) {
                return Ok(ParsedMove::Plies(plies));
            }
            Err(Refusal::Touched {
                cells: touch_move::touch_duty(game).binding,
                choices,
            })
        }
        Err(MoveError::Ambiguous(candidates)) if touch_move => {
            let choices = game.choices();
            if candidates.iter().any(|mv| choices.contains(mv)) {
                // Ruling KM-15: the piece is named, whatever it is to become.
                let cells = touch_move::by_moves(&candidates);
                let touches = touched(game, seat, cells).map(Box::new);
                return match touches {
                    Some(event) => Ok(ParsedMove::Touches(event)),
                    None => Err(Refusal::Move(MoveError::Ambiguous(candidates))),
                };
            }
            Err(Refusal::Touched {
                cells: touch_move::touch_duty(game).binding,
                choices,
            })
        }
        Err(MoveError::Illegal(reason)) if touch_move => {
            // Ruling KM-15: a rejected move touches the pieces it names.
            let grid = game.position().scene().grid;
            let named: Vec<String> = reason.tried.iter().map(|cell| grid.name(*cell)).collect();
            match touched(
                game,
                seat,
                touch_move::by_move(&game.position().legal(), &named),
            ) {
                Some(event) => Ok(ParsedMove::Touches(Box::new(event))),
                None => Err(Refusal::Move(MoveError::Illegal(reason))),
            }
        }
        Err(error) => Err(Refusal::Move(error)),
    }
}

/// The event of touching these cells, without cells that leave the same number of moves.
pub(in crate::play) fn touched(game: &Game, seat: Seat, cells: Vec<String>) -> Option<Event> {
    let mut left = game.choices();
    let mut binding = Vec::new();
    for cell in cells {
        let next = touch_move::moves_left_by_touch(left.clone(), std::slice::from_ref(&cell));
        if next.len() < left.len() {
            left = next;
            binding.push(cell);
        }
    }
    (!binding.is_empty()).then_some(Event::Touched {
        seat,
        cells: binding,
    })
}

fn touch_openly(game: &Game, player: &PlayerId, cell: &str) -> Result<Vec<Event>, Refusal> {
    let seat = check_turn(game, player)?;
    if !game.options().has(TOUCH) {
        return Err(Refusal::NoTouchMove);
    }
    let grid = game.position().scene().grid;
    let legal = game.position().legal();
    let name = grid.cell(cell.trim()).map(|cell| grid.name(cell));
    name.filter(|name| touch_move::openly(&legal, name))
        .and_then(|name| touched(game, seat, vec![name]))
        .map(|event| vec![event])
        .ok_or_else(|| Refusal::NothingToTouch(cell.trim().to_owned()))
}

/// Offers a draw: once between two moves. Unless the game allows it at any time, the player has just moved.
fn offer_draw(game: &Game, player_id: &PlayerId) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, player_id)?;
    match game.requests().draw_offer() {
        Some(by) if by == seat => return Err(Refusal::DrawOfferedAlready),
        // Agreeing ends the game, so it takes an explicit answer.
        Some(_) if game.agreed_to(Consent::Draw).contains(seat) => {
            return answer_draw(game, player_id, Answer::YES);
        }
        Some(by) => return Err(Refusal::DrawStands(player(game, by))),
        None => {}
    }
    // The dice may leave the turn with the offering player.
    if let Some(refusal) = checks::in_the_air(game) {
        return Err(refusal);
    }
    let just_moved = game.steps().last().is_some_and(|step| step.seat == seat);
    // A computer answers at once, and moves too soon to be asked before its move.
    let any_time = game.draws_any_time() || game.others_of(player_id).all(PlayerId::is_computer);
    if !any_time && (!just_moved || game.to_move() == Some(seat)) {
        return Err(Refusal::DrawBeforeMove);
    }
    if game.requests().draw_declined() {
        return Err(Refusal::DrawOfferedAlready);
    }
    Ok(vec![Event::DrawOffered { seat }])
}

fn answer_draw(game: &Game, player: &PlayerId, answer: Answer) -> Result<Vec<Event>, Refusal> {
    let Answer { accept, seen } = answer;
    let seat = seat_of_player(game, player)?;
    // Other events since then have not changed the offer.
    if game.requests().draw_offer().is_none()
        || seen.is_some_and(|seen| game.requests().draw_since() > seen)
    {
        check_not_stale(game, seen)?;
    }
    match game.requests().draw_offer() {
        None => Err(Refusal::NoDrawOffer),
        Some(by) if by == seat => Err(Refusal::OwnDrawOffer),
        Some(_) if accept => {
            let outcome = game.position().agreed(Termination::AGREEMENT);
            agree(game, seat, Consent::Draw, || vec![Event::Ended { outcome }])
        }
        Some(_) => Ok(vec![Event::DrawDeclined { seat }]),
    }
}

fn resign(game: &Game, player: &PlayerId) -> Result<Vec<Event>, Refusal> {
    let seat = leaving(game, player)?;
    Ok(clock::forfeited(game, seat, Termination::RESIGNATION))
}

/// Returns `true` if this player may call the game off now, or agree with others to do so.
pub fn may_abort(game: &Game, player: &PlayerId, times: &TimeExclusions, now: Timestamp) -> bool {
    let lets = moderate::lets(game, player, &Command::Abort);
    lets.is_ok() && abort(game, player, times, now).is_ok()
}

fn abort(
    game: &Game,
    player: &PlayerId,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = leaving(game, player)?;
    let gone = matches!(game.paused(), Some((PauseReason::Left(_), _)));
    // One player alone cannot abort a game of several.
    if silence::is_called_off_together(game, by, times, now) {
        // A computer only agrees: the game is called off by a person.
        let of_person = |seat: &Seat| !game.player(*seat).is_some_and(PlayerId::is_computer);
        let mut agreed = [by]
            .into_iter()
            .chain(game.agreed_to(Consent::Abort).iter());
        let by_person = agreed.find(of_person).unwrap_or(by);
        let event = Event::Aborted { by: by_person };
        return agree(game, by, Consent::Abort, || vec![event]);
    }
    let gone = (gone || silence::may_end_silence(game, player, times, now)) && !game.is_large();
    if gone || !game.goes_on() || game.steps().is_empty() {
        Ok(vec![Event::Aborted { by }])
    } else {
        let waits = silence::player_to_act(game) != Some(player);
        let from = silence::silent_from(game, times).filter(|_| waits);
        Err(Refusal::TooLateToAbort(from))
    }
}
