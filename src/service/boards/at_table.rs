//! The game that stands on the screen of a table: its players, and whether a typed line is meant for it.

use std::cmp::Reverse;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::game::seat::Seat;
use crate::game::text::MoveError;
use crate::games::GameKind;
use crate::play::dice::faces;
use crate::play::event::Consent;
use crate::play::seal::OWN_DICE;
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, Place, PlayerId, Timestamp, Version};
use crate::service::api::access::Access;
use crate::service::api::action::{Action, Asker, Request};
use crate::service::api::answers::yes_or_no;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::open_request::{GivenAnswer, OpenRequest, RequestAnswer};
use crate::service::api::values::{Person, SideChoice};
use crate::service::challenges::list;
use crate::service::contests::ladder;
use crate::service::describe::{refuse, row, silence};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load, load_names, times};
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::clean::clean_name;
use crate::store::{Store, StoreError};

/// The transport of the tables at one screen, and the start of their players' ids.
pub const TRANSPORT: &str = "console";

/// The place of all games at one screen: terminals and local pages share it.
pub fn place() -> Place {
    Place::of_transport(TRANSPORT)
}

/// The usual player of a seat, from 1.
pub fn usual_player(seat: usize) -> Person {
    let number = [("number", TextArg::count(seat))];
    Person {
        id: PlayerId::new(format!("{TRANSPORT}:player-{seat}")),
        name: sentences().line("console-player", &number),
    }
}

/// The request of a person at the screen, who may do everything.
pub fn request(user: Person, source: String, action: Action) -> Request {
    Request {
        user,
        place: place(),
        access: Access {
            manages: true,
            ..Access::default()
        },
        source,
        action,
    }
}

/// The number of a request that came without one of its browser. One-way, since the number is public, and the same
/// bytes may become the secret of the dice.
pub fn own_number(env: &Env) -> String {
    let drawn = Sha256::new()
        .chain_update("kingboard request 1\n")
        .chain_update(env.entropy)
        .finalize();
    HEXLOWER.encode(&drawn[..16])
}

/// Seats of the largest table.
pub fn most_seats() -> usize {
    let tables = GameKind::ALL.map(|kind| kind.spec().most_seats());
    tables.into_iter().max().unwrap_or_default().into()
}

/// The seat that a number or the name of its usual player means: `3`, `Player 3`.
pub fn seat_called(text: &str) -> Option<usize> {
    let lower = text.trim().to_lowercase();
    (1..=most_seats()).find(|seat| {
        lower == seat.to_string()
            || lower == format!("player {seat}")
            || lower == usual_player(*seat).name.to_lowercase()
    })
}

/// The person of this name at the screen: the usual player of a seat, or a person known by their name alone.
pub fn person(name: &str) -> Person {
    if let Some(seat) = seat_called(name) {
        return usual_player(seat);
    }
    let id = name
        .to_lowercase()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join("-");
    Person {
        id: PlayerId::new(format!("{TRANSPORT}:{id}")),
        name: clean_name(name).unwrap_or_else(|| "?".to_owned()),
    }
}

/// Returns `true` for a person who has done something here before.
pub fn is_known(service: &Service, player: &PlayerId) -> bool {
    service.store.name(player).ok().flatten().is_some()
}

/// The other seats of an offer in turn, without the challenger's; none if the lot decides.
pub fn seats_in_turn(offer: &NewChallenge) -> Vec<Seat> {
    let SideChoice::Seat(own) = offer.side else {
        return Vec::new();
    };
    let all = Seat::all(seats_of(offer).try_into().unwrap_or_default());
    all.filter(|seat| seat.index() != usize::from(own))
        .collect()
}

/// Number of players of an offer.
pub fn seats_of(offer: &NewChallenge) -> usize {
    let spec = offer.kind.spec();
    (spec.sides)(&(spec.settled)(offer.options.clone())).len()
}

/// The step by which the next person at the screen takes up a new game: `nth` of `others`.
pub fn taking_up(game: GameId, nth: usize, others: usize, seats: &[Seat]) -> Action {
    match seats.get(nth).filter(|_| others > 1) {
        Some(seat) => Action::Lobby(LobbyAction {
            game,
            seen: None,
            step: LobbyStep::JoinSeat(*seat),
        }),
        None => Action::Accept(game),
    }
}

/// A game as those at its table see it.
#[derive(Clone, Debug)]
pub struct TableGame {
    /// Its kind.
    pub kind: GameKind,
    /// Its number of events: another one means that something happened in it.
    pub version: Version,
    /// `true` if it is under way.
    pub is_running: bool,
    /// `true` if it has ended with a result or without one.
    pub is_over: bool,
    /// Its players in seat order; none while it is offered.
    pub seats: Vec<Person>,
    /// The player to move, while it is under way.
    pub to_move: Option<Person>,
}

/// A game by its number; `None` if there is none that can be read.
pub fn table_game(service: &Service, id: GameId) -> Option<TableGame> {
    try_table_game(&service.store, id).unwrap_or_else(|error| {
        tracing::error!(%error, game = id.0, "failed to read the game on the screen");
        None
    })
}

fn try_table_game(store: &Store, id: GameId) -> Result<Option<TableGame>, StoreError> {
    let Some(summary) = store.summary(id)? else {
        return Ok(None);
    };
    let names = load_names::load_names(store, row::people(&summary))?;
    let person = |id: &PlayerId| Person {
        name: names.of(id).to_owned(),
        id: id.clone(),
    };
    Ok(Some(TableGame {
        kind: summary.kind,
        version: summary.version,
        is_running: summary.stage == Stage::Running,
        is_over: summary.stage == Stage::Over,
        seats: summary.seats.iter().map(person).collect(),
        to_move: summary.to_move.as_ref().map(person),
    }))
}

/// Returns `true` for a game that a player may look at.
pub fn may_see(service: &Service, asker: Asker<'_>, id: GameId) -> bool {
    find::visible(&service.store, asker, id).is_ok()
}

/// The open challenges here that a player may answer: those made to them if there are any, or else those to anyone.
pub fn challenges_for(service: &Service, asker: Asker<'_>) -> Vec<GameId> {
    let Asker { player, place, .. } = asker;
    let answerable = |to_me| {
        let open = list::may_answer(&service.store, player, place, to_me).unwrap_or_default();
        let here = open.into_iter().filter(|open| open.place == *place);
        here.map(|open| open.id).collect::<Vec<GameId>>()
    };
    let to_me = answerable(true);
    if to_me.is_empty() {
        answerable(false)
    } else {
        to_me
    }
}

/// The answers to challenges of the ladders here that are this person's to give.
pub fn ladder_answers(service: &Service, person: &Person, accept: bool) -> Vec<Action> {
    let request = request(person.clone(), String::new(), Action::Help);
    let due = ladder::answers_due_here(&service.store, &request);
    let mut due = due.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the challenges of the ladders here");
        Vec::new()
    });
    due.retain(|action| yes_or_no(action) == Some(accept));
    due
}

/// The player's running games at a place.
pub fn running_games(service: &Service, player: &PlayerId, place: &Place) -> Vec<GameId> {
    let games = find::running(&service.store, player, Some(place));
    let games = games.unwrap_or_default();
    games.iter().map(Game::id).collect()
}

/// The other game of the player in which alone a line is a legal move; `None` if it is one in this game too.
pub fn legal_elsewhere(
    service: &Service,
    asker: Asker<'_>,
    game: GameId,
    line: &str,
) -> Option<GameId> {
    let Asker { player, place, .. } = asker;
    if is_move_of(service, game, line) {
        return None;
    }
    let games = find::to_move_or_running(&service.store, player, Some(place));
    let games = games.unwrap_or_default();
    let others = games.iter().filter(|other| other.id() != game);
    let mut legal = others.filter(|other| other.awaits(player) && reads(other, line));
    legal.next().map(Game::id)
}

/// A game that can be read, or the reason in the log.
fn readable(service: &Service, id: GameId) -> Option<Game> {
    load::load_healthy(&service.store, id).unwrap_or_else(|error| {
        tracing::error!(%error, game = id.0, "failed to read a game at the table");
        None
    })
}

/// Returns `true` if a line is a legal move of a game, or the beginning of several.
pub fn is_move_of(service: &Service, id: GameId, line: &str) -> bool {
    readable(service, id).is_some_and(|game| game.to_move().is_some() && reads(&game, line))
}

fn reads(game: &Game, line: &str) -> bool {
    let read = game.position().read_turn(line.trim());
    matches!(read, Ok(_) | Err(MoveError::Ambiguous(_)))
}

/// The faces in a typed line, in a game of these options whose players throw their own dice. The line is `roll 5 2`,
/// the command, or the faces alone, as answers name them. `None` for a line that is none, such as a move.
pub fn own_faces(options: &[String], line: &str) -> Option<String> {
    if !options.iter().any(|option| option == OWN_DICE) {
        return None;
    }
    let line = line.trim().to_lowercase();
    let line = line.strip_prefix('/').unwrap_or(&line);
    let mut after = ["roll", "dice enter"]
        .into_iter()
        .filter_map(|word| line.strip_prefix(word));
    let told = after.find(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace));
    let told = told.or_else(|| faces(line).map(|_| line))?;
    Some(told.trim().to_owned())
}

/// A legal move of a game under way, as an example.
pub fn example(service: &Service, id: GameId) -> Option<String> {
    let game = readable(service, id).filter(|game| game.to_move().is_some())?;
    Some(refuse::example(game.position()))
}

/// The player of the last move of a game; `None` before the first one, and for a computer.
pub fn last_mover(service: &Service, id: GameId) -> Option<Person> {
    let game = readable(service, id)?;
    let player = game.player(game.steps().last()?.seat)?;
    if player.is_computer() {
        return None;
    }
    named_person(service, player)
}

/// The person who made an open challenge.
pub fn challenger(service: &Service, id: GameId) -> Option<Person> {
    let game = readable(service, id)?;
    let summary = game.summary();
    let is_open = summary.stage == Stage::Open && !summary.challenger.is_computer();
    is_open.then(|| named_person(service, &summary.challenger))?
}

/// Returns `true` for a game in which a draw may be offered at any time.
pub fn draws_any_time(service: &Service, id: GameId) -> bool {
    readable(service, id).is_some_and(|game| game.draws_any_time())
}

/// The players whose answer a request in a game waits for, in seat order. An offer of a seat is none of these requests.
pub fn players_asked(service: &Service, id: GameId) -> Vec<PlayerId> {
    let Some(game) = readable(service, id) else {
        return Vec::new();
    };
    let asked = |player: &&PlayerId| {
        let mut requests = OpenRequest::ALL.into_iter();
        let asks =
            |request: OpenRequest| !request.is_about_seat() && is_asked(&game, player, request);
        !player.is_computer() && requests.any(asks)
    };
    game.seats().iter().filter(asked).cloned().collect()
}

/// The person in whose name the people at one screen answer an open request of a game. It is the first who is asked, or
/// its author, who may withdraw it. `None` for any other action, and for an answer that nobody may give now.
pub fn answering(service: &Service, id: GameId, action: &Action) -> Option<Person> {
    let given = action.answer_given()?;
    let game = readable(service, id)?;
    let offered = game.requests().hand_over().map(|offer| &offer.to);
    let everybody = game.seats().iter().chain(offered);
    let people: Vec<&PlayerId> = everybody.filter(|player| !player.is_computer()).collect();
    let withdraws = given.answer == RequestAnswer::Withdraw;
    let asked = |player: &&&PlayerId| !withdraws && is_asked(&game, player, given.request);
    let may = |player: &&&PlayerId| is_open_to(&game, player, given);
    let found = people.iter().find(asked);
    named_person(service, found.or_else(|| people.iter().find(may))?)
}

/// A person with their name.
fn named_person(service: &Service, player: &PlayerId) -> Option<Person> {
    let names = load_names::load_names(&service.store, [player].into_iter()).ok()?;
    Some(Person {
        name: names.of(player).to_owned(),
        id: player.clone(),
    })
}

/// The player in whose name the people at one screen call a game off. It is the first who may do so now, or agree to
/// it.
pub fn calls_off(service: &Service, id: GameId, now: Timestamp) -> Option<PlayerId> {
    let game = readable(service, id)?;
    let times = times::with_silence(&service.store, &game).ok()?;
    silence::caller(&game, &times, now).cloned()
}

/// The people asked by an offer of a seat. They are the player who is offered it, or all who have not yet agreed to a
/// computer there, in seat order.
pub fn asked_about_seat(service: &Service, id: GameId) -> Vec<PlayerId> {
    let Some(game) = readable(service, id) else {
        return Vec::new();
    };
    let offered = game.requests().hand_over().map(|offer| &offer.to);
    let people = game.seats().iter().chain(offered);
    let asked = people.filter(|player| {
        let mut requests = OpenRequest::ALL.into_iter();
        requests.any(|request| request.is_about_seat() && is_asked(&game, player, request))
    });
    asked.cloned().collect()
}

/// The answers to the requests of a game that wait for this player, the newest request first.
pub fn answers_due(service: &Service, player: &PlayerId, id: GameId, accept: bool) -> Vec<Action> {
    let Some(game) = readable(service, id) else {
        return Vec::new();
    };
    let asked = OpenRequest::ALL
        .into_iter()
        .filter(|request| is_asked(&game, player, *request));
    let mut asked: Vec<OpenRequest> = asked.collect();
    asked.sort_by_key(|request| Reverse(request.since(&game)));
    let answers = asked.into_iter();
    answers
        .filter_map(|request| request.answered(&game, accept))
        .collect()
}

/// Returns `false` for an answer to a request, or its withdrawal, that the rules of play would refuse this player. All
/// other actions are not judged here.
pub fn may_answer(service: &Service, player: &PlayerId, action: &Action) -> bool {
    let Some(given) = action.answer_given() else {
        return true;
    };
    let game = action.named_game().and_then(|id| readable(service, id));
    game.is_none_or(|game| is_open_to(&game, player, given))
}

/// Returns `true` if a request stands that waits for the answer of this player.
fn is_asked(game: &Game, player: &PlayerId, request: OpenRequest) -> bool {
    let seat = game.seat_of(player);
    let is_unanswered = |what| seat.is_some_and(|seat| game.unanswered(what).contains(&seat));
    match request {
        OpenRequest::Takeback => {
            GameMatch::TakebackAsked.fits(game, player) && is_unanswered(Consent::Takeback)
        }
        OpenRequest::Draw => {
            GameMatch::DrawOffered.fits(game, player) && is_unanswered(Consent::Draw)
        }
        OpenRequest::Renewal => GameMatch::RenewalOffered.fits(game, player),
        OpenRequest::Pause => {
            let offers = game.requests().pause_offers();
            !offers.is_empty() && seat.is_some_and(|seat| !offers.contains(&seat))
        }
        OpenRequest::Seat => game
            .requests()
            .hand_over()
            .is_some_and(|offer| offer.to == *player),
        OpenRequest::StandIn => {
            game.requests().stand_in().is_some() && is_unanswered(Consent::StandIn)
        }
    }
}

/// Returns `true` if this player may give this answer. The author of an offer of a seat may withdraw it by declining it,
/// and every player in play may refuse a computer.
fn is_open_to(game: &Game, player: &PlayerId, given: GivenAnswer) -> bool {
    match given.answer {
        RequestAnswer::Accept => is_asked(game, player, given.request),
        RequestAnswer::Withdraw => GameMatch::AskedTakeback.fits(game, player),
        RequestAnswer::Decline => {
            let withdraws = match given.request {
                OpenRequest::Seat => game
                    .requests()
                    .hand_over()
                    .is_some_and(|offer| offer.by == *player),
                OpenRequest::StandIn => game.is_active(player),
                OpenRequest::Takeback
                | OpenRequest::Draw
                | OpenRequest::Renewal
                | OpenRequest::Pause => false,
            };
            withdraws || is_asked(game, player, given.request)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_request_tells_nothing_of_the_bytes_that_become_a_secret() {
        let env = |entropy| Env {
            now: Timestamp(0),
            entropy,
        };
        let drawn = env([0xab; 32]);
        let number = own_number(&drawn);
        assert_eq!(number.len(), 32);
        assert!(!number.contains("abab"), "{number}");
        assert_eq!(number, own_number(&drawn));
        let mut others = [0xab; 32];
        others[31] = 0xac;
        assert_ne!(number, own_number(&env(others)));
    }

    #[test]
    fn a_line_tells_faces_where_players_throw_their_own_dice() {
        let own = [OWN_DICE.to_owned()];
        for (line, told) in [
            ("roll 5 2", Some("5 2")),
            (" Roll 5:2 ", Some("5:2")),
            ("/dice enter 5 2", Some("5 2")),
            ("dice enter 5 2", Some("5 2")),
            ("5 2", Some("5 2")),
            ("roll", Some("")),
            ("rolled 5 2", None),
            ("D2-D3", None),
            ("", None),
        ] {
            assert_eq!(own_faces(&own, line).as_deref(), told, "{line}");
            assert_eq!(own_faces(&[], line), None);
        }
    }
}
