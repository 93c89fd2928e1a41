//! Announcements of events: the story, the player to act, and the board.

use crate::play::event::{
    Consent, DiceEvent, Entry, Event, LobbyEvent, ModerationEvent, TimeEvent,
};
use crate::play::event_effects::BoardEffect;
use crate::play::stage::Stage;
use crate::play::time_control::TimeExclusions;
use crate::play::{Game, clock, turn};
use crate::service::api::reply::{Audience, Control, Reply};
use crate::service::describe::announcement::Announcement;
use crate::service::describe::game::Viewpoint;
use crate::service::describe::new_requests::NewRequests;
use crate::service::describe::{
    buttons, called, clocks, close_up, dice, game, moderate, pick_menus, refuse, rolls, signal,
    swap, takeback, tell_tables,
};
use crate::service::words::language;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;

/// The announcement of these events to the table; `game` is the state after them, seen like `view`. It mentions nobody
/// yet.
pub(in crate::service) fn announcement(
    game: &Game,
    events: &[Entry],
    view: Viewpoint,
    names: &PlayerNames,
    times: &TimeExclusions,
) -> Reply {
    let made = events
        .iter()
        .any(|entry| matches!(entry.event, Event::Created { .. }));
    let offers_position = made && game.is_set_up() && game.stage() == Stage::Open;
    let picture = (shows_board(events) || offers_position)
        .then(|| game::picture(game, game.ply(), view, names))
        .flatten();
    Reply {
        audience: Audience::Table,
        notify: Vec::new(),
        hears: Vec::new(),
        text: unsealed(game, events, names, times, false),
        headed: false,
        picture,
        role: None,
        more_pictures: Vec::new(),
        file: None,
        controls: controls(game, events),
        choices: Vec::new(),
        may_mean: Vec::new(),
        deleted_after_move_in: Vec::new(),
        replaces_source: false,
    }
}

/// The words of an announcement, with the seals of the dice at its end.
pub(in crate::service) fn announced(
    game: &Game,
    events: &[Entry],
    names: &PlayerNames,
    times: &TimeExclusions,
) -> Text {
    let mut text = unsealed(game, events, names, times, false);
    text.push_line(dice::seals(events));
    text
}

/// The words of the announcement on which the thread of a game is opened. The game begins there.
pub(in crate::service) fn before_thread(
    game: &Game,
    events: &[Entry],
    names: &PlayerNames,
    times: &TimeExclusions,
) -> Text {
    unsealed(game, events, names, times, true)
}

/// The start of a game as the first message in its thread.
pub(in crate::service) fn beginning(
    game: &Game,
    names: &PlayerNames,
    times: &TimeExclusions,
) -> Text {
    let mut telling = Announcement::new(game, names, game.ply());
    telling.deadline = clock::deadline(game, times).map(|(_, up)| up);
    telling.started();
    telling.turn_line();
    telling.text
}

/// The words of an announcement without the seals of the dice.
fn unsealed(
    game: &Game,
    events: &[Entry],
    names: &PlayerNames,
    times: &TimeExclusions,
    thread_follows: bool,
) -> Text {
    let mut telling = Announcement::new(game, names, called::first_ply(game, events));
    telling.thread_follows = thread_follows;
    telling.deadline = clock::deadline(game, times).map(|(_, up)| up);
    let has = |fits: fn(&Event) -> bool| events.iter().any(|entry| fits(&entry.event));
    let brought = has(|event| matches!(event, Event::Moved { .. }));
    let falls = called::is_roll_only(events);
    let begins = has(|event| matches!(event, Event::Started { .. }));
    let made = has(|event| matches!(event, Event::Created { .. }));
    let sits = has(|event| !event.effects().new_players.is_empty());
    // A contribution to the dice is announced after its cause.
    let added = |entry: &&Entry| matches!(entry.event, Event::Dice(DiceEvent::Seeded { .. }));
    let others = events.iter().filter(|entry| !added(entry));
    for entry in others.chain(events.iter().filter(added)) {
        if falls && matches!(entry.event, Event::Rolled { .. }) {
            telling.played();
            continue;
        }
        // The resumption here implies it, and the first board shows its dice. The offer showed the seal.
        let sealed = matches!(entry.event, Event::Dice(DiceEvent::Sealed { .. }));
        let said = brought && entry.event.effects().resumes
            || begins && matches!(entry.event, Event::Dice(_)) && !(made && sealed)
            || begins && language::is_at_terminal() && joins(&entry.event)
            || sits && offers_seat(&entry.event);
        if !said {
            telling.add_event(&entry.event);
        }
    }
    telling.eliminated_by(events);
    let ended = has(|event| matches!(event, Event::Ended { .. }));
    let imported = has(|event| matches!(event, Event::Imported { .. }));
    let moved = events.iter().any(alters_board);
    let out = events
        .iter()
        .any(|e| tell_tables::eliminates_some(game, &e.event));
    let goes_on = has(|event| event.effects().resumes) && !game.stands_still();
    let acts = (moved || goes_on || brought || sits || out) && !thread_follows;
    if brought && game.paused().is_some() {
        telling.still_paused(events);
    } else if acts && game.stage() == Stage::Running {
        telling.turn_line();
    }
    if shows_board(events) && !imported && game.stage() == Stage::Running {
        telling.still_open(NewRequests::by(events));
    }
    if events
        .iter()
        .any(|entry| matches!(entry.event, Event::Lobby(_)))
        && game.has_lobby()
    {
        telling.lobby_card();
    }
    if imported {
        telling.open_questions();
    }
    if ended {
        telling.text.push_line(rolls::luck_summary(game, names));
    }
    telling.text
}

/// Returns `true` if a player joins a lobby: at one keyboard all are there.
fn joins(event: &Event) -> bool {
    matches!(event, Event::Lobby(LobbyEvent::Joined { .. }))
}

/// Returns `true` if a seat is offered: if nobody has to be asked, it is taken in the same message.
fn offers_seat(event: &Event) -> bool {
    matches!(
        event,
        Event::Moderated(ModerationEvent::HandOverOffered { .. })
    )
}

/// Returns `true` if the event changes the board.
fn alters_board(entry: &Entry) -> bool {
    entry.event.effects().board == BoardEffect::Altered
}

/// Returns `true` if the announcement of these events shows the board.
fn shows_board(events: &[Entry]) -> bool {
    events
        .iter()
        .any(|entry| entry.event.effects().board != BoardEffect::None)
}

/// The controls under the announcement of these events: first the pieces, if there is a board to move on, then the
/// answers.
pub(in crate::service) fn controls(game: &Game, events: &[Entry]) -> Vec<Control> {
    let pieces = pick_menus::begin(game).filter(|_| shows_board(events));
    let closer = pieces.is_some().then(|| close_up::button(game)).flatten();
    let done = pieces
        .is_some()
        .then(|| pick_menus::end_turn(game))
        .flatten();
    pieces
        .into_iter()
        .chain(done)
        .chain(closer)
        .chain(answered_by(game, events))
        .collect()
}

/// Number of these controls.
pub(in crate::service) fn count_controls(game: &Game, events: &[Entry]) -> usize {
    let pieces = pick_menus::begins(game) && shows_board(events);
    let closer = pieces && game.kind().spec().looks.close_up.is_some();
    let done = pieces && pick_menus::end_turn(game).is_some();
    [pieces, closer, done]
        .map(usize::from)
        .iter()
        .sum::<usize>()
        + answered_by(game, events).len()
}

/// The controls that move no piece.
pub(in crate::service) fn answered_by(game: &Game, events: &[Entry]) -> Vec<Control> {
    let ended = events
        .iter()
        .any(|entry| matches!(entry.event, Event::Ended { .. }));
    let last = events
        .iter()
        .rfind(|entry| !matches!(entry.event, Event::Dice(_) | Event::Stakes(_)));
    let last = last.map(|last| &last.event);
    let swap = swap::answers(game).into_iter();
    let swap: Vec<Control> = swap.filter(|_| events.iter().any(alters_board)).collect();
    let asked = asked_answers(game, events);
    if let Some(Event::Time(event)) = last {
        return [clocks::controls(game, *event), swap, asked].concat();
    }
    if let Some(Event::Moderated(moderation)) = last {
        let still = game
            .paused()
            .filter(|_| matches!(moderation, ModerationEvent::Resumed { .. }));
        let still = still.map(|(why, _)| clocks::controls(game, TimeEvent::Paused { why }));
        return [moderate::answers(game), still.unwrap_or_default()].concat();
    }
    if let Some(Event::Agreed {
        to: Consent::StandIn,
        ..
    }) = last
    {
        return moderate::answers(game);
    }
    if let Some(Event::Created { .. } | Event::Lobby(_)) = last {
        return buttons::answers(game);
    }
    if ended {
        return buttons::after_the_end(game);
    }
    let talk = Vec::from_iter(signal::button_of(game));
    [swap, asked, talk].concat()
}

/// The answers to the requests that the message of these events words. An older request has its answers below its own
/// message, except in a terminal, where only the last controls can be pressed.
fn asked_answers(game: &Game, events: &[Entry]) -> Vec<Control> {
    let mut answers = [takeback::answers(game), dice::answers(game)].concat();
    if !shows_board(events) && !language::is_at_terminal() {
        let new = NewRequests::by(events);
        answers.retain(|control| new.keeps(control));
    }
    answers
}

/// The status of a game with its present controls, for a user who looks at it later.
pub(in crate::service) fn situation(
    game: &Game,
    names: &PlayerNames,
    times: &TimeExclusions,
) -> (Text, Vec<Control>) {
    let mut telling = Announcement::new(game, names, game.ply());
    telling.deadline = clock::deadline(game, times).map(|(_, up)| up);
    match (game.stage(), game.outcome()) {
        (Stage::Open, _) => {
            telling.offered(game.challenger(), game.invited(), game.challenger_seat());
            (telling.text, buttons::answers(game))
        }
        (Stage::Running, _) => {
            if !game.stands_still() {
                telling.turn();
            }
            if game.stands_still() || game.to_move().is_some() {
                telling.text.push_line(dice::awaited(game, names));
            }
            if let Some(by) = game.requests().draw_offer() {
                telling.draw_offered(by);
            }
            telling.takeback_stands();
            let last = turn::end_of_turn(game, game.ply());
            telling.text.push_line(signal::heard_at(game, last, names));
            let (more, controls) = clocks::obstacles(game, names);
            telling.text.push_line(more);
            telling.text.push_line(moderate::in_force(game, names));
            let asked = [dice::answers(game), takeback::answers(game)].concat();
            let controls = [
                swap::answers(game),
                asked,
                controls,
                moderate::answers(game),
            ]
            .concat();
            (telling.text, controls)
        }
        (Stage::Over, Some(outcome)) => {
            telling.ended(outcome);
            (telling.text, Vec::new())
        }
        (Stage::Over | Stage::Void, _) => {
            telling.say(refuse::closed(game), &[("game", telling.number())]);
            (telling.text, Vec::new())
        }
    }
}
