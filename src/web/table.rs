//! The table at one screen. Everybody plays here, so a request is made for the player concerned.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use crate::runtime::Handle;
use crate::service::api::action::{Action, Request};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::delivery::DeliveryOutcome;
use crate::service::api::preferences::{ConfirmMoves, Preference};
use crate::service::api::reply::Reply;
use crate::service::api::values::Person;
use crate::service::boards::at_table;
use crate::service::commit::command;
use crate::service::game_lines::{self, LinesAsked, LinesPart};
use crate::service::lookup::languages;
use crate::service::snapshot;
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, current_language};
use crate::service::{Env, GameId, Service};
use crate::web::TRANSPORT;

/// Interval of the looks at other programs' writes.
const LOOK: Duration = Duration::from_millis(60);
/// Interval of alarms and clocks.
const ALARM_INTERVAL: Duration = Duration::from_secs(1);
/// Age in ms of a message that no other program will show any more: one that was open when it was made has shown it.
const LEFT_OVER: i64 = 5_000;
/// Most open games whose players are known here.
const GAMES: usize = 60;
/// Most messages taken at once.
const MESSAGES: usize = 64;

/// Runs alarms, and looks at other programs' writes, until `stop` is `true`.
pub(super) async fn keep(handle: Handle, mut stop: watch::Receiver<bool>) {
    let mut ticked: Option<Instant> = None;
    while !*stop.borrow() {
        if ticked.is_none_or(|at| at.elapsed() >= ALARM_INTERVAL) {
            ticked = Some(Instant::now());
            handle.tick().await;
            // Messages that are not taken now are taken a second later.
            handle.run(take_messages).await.unwrap_or_default();
        }
        handle.notice_others().await;
        tokio::select! {
            () = sleep(LOOK) => {}
            _ = stop.changed() => {}
        }
    }
}

/// The language of this table: the chosen one, that of the browser, or that of the terminal.
pub(super) fn language(service: &Service, browser: Option<Language>) -> Language {
    let place = at_table::place();
    let chosen = languages::chosen_at_place(service, &place).or(browser);
    chosen.unwrap_or_else(|| languages::place_language(service, &place))
}

/// An action that a page asks for.
#[derive(Clone, Debug)]
pub(super) struct PageAction {
    /// The action.
    pub(super) action: Action,
    /// The seat that asks; `None` picks the player concerned.
    pub(super) seat: Option<usize>,
    /// The browser's own number of the request, the players' share in sealed dice.
    pub(super) message: String,
}

/// Runs an action, and takes the announcements that follow from it.
pub(super) fn act(
    service: &mut Service,
    game: Option<GameId>,
    sent: PageAction,
    env: &Env,
) -> Vec<Reply> {
    let user = speaker(service, game, &sent, env);
    act_as(service, user, sent, env)
}

/// [`act`] for this person.
pub(super) fn act_as(
    service: &mut Service,
    user: Person,
    sent: PageAction,
    env: &Env,
) -> Vec<Reply> {
    let replies = service.handle(&request(user, sent), env);
    take_messages(service, env);
    replies
}

fn request(user: Person, sent: PageAction) -> Request {
    let mut request = at_table::request(user, format!("web:{}", sent.message), sent.action);
    request.access.page_language = Some(current_language());
    request
}

/// The person behind a request: the one who is asked, the player to move, or the first who sits here.
fn speaker(service: &Service, game: Option<GameId>, sent: &PageAction, env: &Env) -> Person {
    let game = sent.action.named_game().or(game);
    let table = game.and_then(|game| Some((game, at_table::table_game(service, game)?)));
    let Some((game, table)) = table else {
        return at_table::usual_player(1);
    };
    let person = |person: &&Person| !person.id.is_computer();
    let ends = matches!(sent.action, Action::Abort(_));
    let caller = ends
        .then(|| at_table::calls_off(service, game, env.now))
        .flatten();
    let caller = caller.and_then(|id| table.seats.iter().find(|person| person.id == id));
    let named = sent
        .seat
        .and_then(|seat| table.seats.get(seat))
        .filter(person);
    let moves = table.to_move.as_ref().filter(person);
    let first = table.seats.iter().find(person);
    let found = caller.or(named).cloned();
    let found = found.or_else(|| at_table::answering(service, game, &sent.action));
    let found = found.or_else(|| moves.or(first).cloned());
    found.unwrap_or_else(|| at_table::usual_player(1))
}

/// Those who play at this table: the usual players, and the named ones of its newest open games.
pub(super) fn people(service: &Service) -> Vec<Person> {
    let asked = LinesAsked {
        open: true,
        before: None,
        most: GAMES,
    };
    let open = game_lines::games_at(service, &at_table::place(), asked);
    let open = open.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to list the players of a table");
        LinesPart::default()
    });
    let seats = open
        .lines
        .iter()
        .filter_map(|line| at_table::table_game(service, line.game));
    let seats = seats.flat_map(|game| game.seats);
    let named = seats.filter(|person| !person.id.is_computer());
    let usual = (1..=at_table::most_seats()).map(at_table::usual_player);
    let mut people: Vec<Person> = usual.collect();
    for person in named {
        if !people.iter().any(|known| known.id == person.id) {
            people.push(person);
        }
    }
    people
}

/// Gives a person who sits down with a name this table's choice for confirming moves, unless they have chosen for
/// themselves.
fn confirm_as_here(service: &mut Service, player: &Person, env: &Env) {
    let here = at_table::usual_player(1);
    let confirm = |id| snapshot::preferences(service, id).confirm;
    let (own, chosen) = (confirm(&player.id), confirm(&here.id));
    if own == ConfirmMoves::default() && own != chosen {
        let sent = PageAction {
            action: Action::Settings(vec![Preference::Confirm(chosen)]),
            seat: None,
            message: String::new(),
        };
        act_as(service, player.clone(), sent, env);
    }
}

/// Takes the announcements made here: the pages show these events themselves. Those of another program are left to it.
fn take_messages(service: &mut Service, env: &Env) {
    for delivery in service.due(TRANSPORT, env, MESSAGES) {
        if delivery.age_ms == 0 || delivery.age_ms > LEFT_OVER {
            service.delivered(delivery.id, DeliveryOutcome::Posted(None), env);
        }
    }
}

/// A new game: its terms, and the names of those who play, in the order of their seats.
#[derive(Clone, Debug)]
pub(super) struct Beginning {
    /// The terms.
    pub(super) offer: NewChallenge,
    /// The names typed; empty ones are the usual players.
    pub(super) names: Vec<String>,
    /// The browser's own number of the request.
    pub(super) message: String,
}

/// Begins a game between those at this screen, or against the computer. Returns the refusal otherwise.
pub(super) fn begin(
    service: &mut Service,
    beginning: Beginning,
    env: &Env,
) -> Result<GameId, Vec<Reply>> {
    let Beginning {
        offer,
        names,
        message,
    } = beginning;
    let mut players = players(&offer, &names)?;
    for player in &players {
        confirm_as_here(service, player, env);
    }
    let first = players.remove(0);
    let seats = at_table::seats_in_turn(&offer);
    let opponent = players
        .first()
        .cloned()
        .filter(|_| offer.computer.is_none());
    let before = command::stored(service);
    let page_action = |action| PageAction {
        action,
        seat: None,
        message: message.clone(),
    };
    let challenge = page_action(Action::Challenge(NewChallenge { opponent, ..offer }));
    let replies = service.handle(&request(first, challenge), env);
    let (count, game) = command::stored(service);
    if count == before.0 {
        return Err(replies);
    }
    let others = players.len();
    for (nth, player) in players.into_iter().enumerate() {
        let step = page_action(at_table::taking_up(game, nth, others, &seats));
        let replies = service.handle(&request(player, step), env);
        if !replies.is_empty() {
            return Err(replies);
        }
    }
    take_messages(service, env);
    Ok(game)
}

/// Begins a finished game again: all who sit here agree. Returns the refusal otherwise.
pub(super) fn again(
    service: &mut Service,
    game: GameId,
    message: &str,
    env: &Env,
) -> Result<GameId, Vec<Reply>> {
    let table = at_table::table_game(service, game).ok_or_else(Vec::new)?;
    let people: Vec<Person> = table
        .seats
        .into_iter()
        .filter(|person| !person.id.is_computer())
        .collect();
    let before = command::stored(service).0;
    let mut refused = Vec::new();
    for (nth, person) in people.into_iter().enumerate() {
        let (count, made) = command::stored(service);
        let runs = |id| at_table::table_game(service, id).is_some_and(|game| game.is_running);
        if count != before && runs(made) {
            break;
        }
        // The first offers it, and the others take it up.
        let action = if nth == 0 {
            Action::Rematch(game)
        } else {
            Action::Accept(made)
        };
        let sent = PageAction {
            action,
            seat: None,
            message: message.to_owned(),
        };
        refused = service.handle(&request(person, sent), env);
        if !refused.is_empty() {
            break;
        }
    }
    take_messages(service, env);
    let (count, made) = command::stored(service);
    if count == before || made == game {
        return Err(refused);
    }
    Ok(made)
}

/// Those who sit down: the named ones, and usual players for the other seats. The error refuses a name that two have.
fn players(offer: &NewChallenge, names: &[String]) -> Result<Vec<Person>, Vec<Reply>> {
    let most = if offer.computer.is_some() {
        1
    } else {
        at_table::seats_of(offer)
    };
    let mut players: Vec<Person> = Vec::new();
    for nth in 0..most {
        let named = names.get(nth).map(|name| name.trim()).unwrap_or_default();
        let wanted = if named.is_empty() {
            at_table::usual_player(nth + 1)
        } else {
            at_table::person(named)
        };
        let taken = |person: &Person| players.iter().any(|other| other.id == person.id);
        let free = (1..=at_table::most_seats()).map(at_table::usual_player);
        let person = if !taken(&wanted) {
            wanted
        } else if named.is_empty() {
            let other = free.into_iter().find(|person| !taken(person));
            other.unwrap_or(wanted)
        } else {
            let args = [("name", named.into())];
            return Err(vec![Reply::note(sentences().text("web-same-name", &args))]);
        };
        players.push(person);
    }
    Ok(players)
}
