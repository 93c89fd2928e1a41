//! Requests of a page: moves, typed lines, and the controls of replies. The answer always holds the newest frame.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::service::api::action::Action;
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::pick::PickStep;
use crate::service::api::plan::PlanAction;
use crate::service::api::reply::Reply;
use crate::service::boards::at_table;
use crate::service::commit::command;
use crate::service::snapshot::{ShownMoment, Snapshot};
use crate::service::study::analyse;
use crate::service::words::catalogue::sentences;
use crate::service::words::yes_no;
use crate::service::{Env, GameId, Service, Version, unwire};
use crate::web::own_request::OwnRequest;
use crate::web::page::{AddressPart, Visitor};
use crate::web::party::{LookFailed, Party, Sought};
use crate::web::table::{self, PageAction};
use crate::web::typed_words::{self, TypedWord};
use crate::web::{Shared, dto, graph, page};

/// Digits of a browser's number of a request.
const MESSAGE: usize = 32;

/// A request of a page in a game.
#[derive(Debug, Deserialize)]
pub(super) struct PageRequest {
    /// The version of the board that its user saw.
    seen: u32,
    /// The browser's own number of the request: 32 digits.
    message: String,
    /// The seat that asks, where that matters.
    seat: Option<usize>,
    /// The side at the bottom.
    eyes: Option<u8>,
    /// `true` if the page polls for an analysis that is being made.
    #[serde(default)]
    polls: bool,
    #[serde(rename = "do")]
    what: Asked,
}

/// The request itself.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Asked {
    /// The moves of a turn picked so far; a whole turn counts, at once if it is sure.
    Turn { plies: Vec<String>, sure: bool },
    /// A line as typed.
    Say(String),
    /// A control of a reply.
    Wire(String),
    /// The reason why a piece may not go from one cell to another, once these moves of the turn are made.
    Why {
        from: String,
        to: String,
        #[serde(default)]
        turn: Vec<String>,
    },
    /// The moves of the piece on a cell, or the reason why it has none.
    Piece(String),
    /// Moves on the private board.
    Try(String),
    /// A note on the move that is shown.
    Note { ply: u32, text: String },
    /// Moves planned for later.
    Plan(String),
    /// An offer or a request of one's own.
    Own(OwnRequest),
    /// The action of a typed word.
    #[serde(skip)]
    Word(Action),
}

impl Asked {
    /// Returns `true` for a request whose meaning changes with the game: a second press would undo one more turn.
    fn needs_sight(&self) -> bool {
        match self {
            Self::Own(own) => matches!(own, OwnRequest::Back | OwnRequest::Draw),
            // A request that came meanwhile was not meant.
            Self::Word(action) => action.answer_given().is_some(),
            Self::Turn { .. }
            | Self::Say(_)
            | Self::Wire(_)
            | Self::Why { .. }
            | Self::Piece(_)
            | Self::Try(_)
            | Self::Note { .. }
            | Self::Plan(_) => false,
        }
    }

    /// Returns `true` for a request that is answered in words whatever the position is.
    const fn is_conversation(&self) -> bool {
        match self {
            Self::Turn { .. } | Self::Say(_) => false,
            Self::Wire(_)
            | Self::Why { .. }
            | Self::Piece(_)
            | Self::Try(_)
            | Self::Note { .. }
            | Self::Plan(_)
            | Self::Own(_)
            | Self::Word(_) => true,
        }
    }
}

/// Runs the request of a page in a game.
pub(super) async fn act(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path(game)): AddressPart<Path<i64>>,
    Json(asked): Json<PageRequest>,
) -> Response {
    let digits = asked.message.bytes().all(|byte| byte.is_ascii_hexdigit());
    if asked.message.len() != MESSAGE || !digits {
        return StatusCode::BAD_REQUEST.into_response();
    }
    let answered = page::act(&site, &visitor, move |service, env, party| {
        let game = GameId(game);
        PageAsk { party, game, env }.answer_one(service, asked)
    });
    match answered.await {
        Ok(Ok(Some((status, answer)))) => (status, Json(answer)).into_response(),
        Ok(Ok(None)) => (StatusCode::NOT_FOUND, Json(Value::Null)).into_response(),
        Ok(Err(failed)) => page::unavailable(&visitor, failed),
        Err(answer) => answer,
    }
}

/// A request of a page as it is answered.
struct PageAsk<'a> {
    party: &'a Party,
    game: GameId,
    env: &'a Env,
}

impl PageAsk<'_> {
    fn look(
        &self,
        service: &Service,
        moment: ShownMoment,
        eyes: Option<u8>,
    ) -> Result<Option<Snapshot>, LookFailed> {
        let game = self.game;
        let sought = Sought { game, moment, eyes };
        self.party.look(service, sought, self.env.now)
    }

    fn frame(&self, shown: &Snapshot) -> Value {
        dto::frame(shown, self.party, self.env.now)
    }

    fn replies(&self, replies: &[Reply], shown: &Snapshot) -> Vec<Value> {
        let told = replies.iter().map(|reply| {
            let mut told = dto::reply(reply, self.party, &shown.scene);
            if let (Some((graph, _)), Some(members)) = (graph::of(reply), told.as_object_mut()) {
                let may = |action: &Action| dto::may(self.party, action);
                let marks = graph::marks(self.game, graph::marks_of(graph), may);
                members.insert("marks".to_owned(), marks);
            }
            told
        });
        told.collect()
    }

    /// [`Self::answer`]. A bare yes or no for which several requests wait answers none of them.
    fn answer_one(
        &self,
        service: &mut Service,
        asked: PageRequest,
    ) -> Result<Option<(StatusCode, Value)>, LookFailed> {
        let due = if let Asked::Say(text) = &asked.what {
            yes_no::answer(text).map(|yes| self.answers_due(service, yes))
        } else {
            None
        };
        if due.is_none_or(|due| due.len() < 2) {
            return self.answer(service, asked);
        }
        let Some(now) = self.look(service, ShownMoment::Now, asked.eyes)? else {
            return Ok(None);
        };
        let which = Reply::note(sentences().text("web-which-request", &[]));
        let replies = self.replies(&[which], &now);
        let answer = json!({ "frame": self.frame(&now), "replies": replies });
        Ok(Some((StatusCode::OK, answer)))
    }

    /// An answer to each open request that waits for the visitor. At a table, it may wait for any player there.
    fn answers_due(&self, service: &Service, accept: bool) -> Vec<Action> {
        let asked = match self.party {
            Party::Table => at_table::players_asked(service, self.game),
            Party::Account(account) => vec![account.person.id.clone()],
            Party::Anybody => Vec::new(),
        };
        let due = |player| at_table::answers_due(service, player, self.game, accept);
        let request = |action: &Action| action.answer_given().map(|given| given.request);
        let mut answers: Vec<Action> = Vec::new();
        for answer in asked.iter().flat_map(due) {
            if !answers.iter().any(|one| request(one) == request(&answer)) {
                answers.push(answer);
            }
        }
        answers
    }

    /// The status and the body of the answer; `None` without such a game.
    fn answer(
        &self,
        service: &mut Service,
        asked: PageRequest,
    ) -> Result<Option<(StatusCode, Value)>, LookFailed> {
        let PageRequest {
            seen,
            message,
            seat,
            eyes,
            polls,
            what,
        } = asked;
        let Some(now) = self.look(service, ShownMoment::Now, eyes)? else {
            return Ok(None);
        };
        let seen = Version(seen);
        let (what, seat) = self.in_words(service, what, seat, &now);
        if let Asked::Turn { plies, .. } = &what
            && now.version == seen
        {
            let picking = ShownMoment::Picking(plies.clone());
            if let Some(half) = self.look(service, picking, eyes)? {
                let half = json!({ "half": self.frame(&half), "replies": [] });
                return Ok(Some((StatusCode::OK, half)));
            }
        }
        if now.version != seen && what.needs_sight() {
            let answer = json!({ "frame": self.frame(&now), "replies": [] });
            return Ok(Some((StatusCode::CONFLICT, answer)));
        }
        if let (Asked::Own(OwnRequest::Again), Party::Table) = (&what, self.party) {
            let begun = self.again(service, &now, &message);
            return Ok(Some((StatusCode::OK, begun)));
        }
        let talks = what.is_conversation();
        let Some(action) = action(&now, seen, what) else {
            let frame = self.frame(&now);
            let answer = json!({ "frame": frame, "replies": [] });
            return Ok(Some((StatusCode::CONFLICT, answer)));
        };
        let ask = PageAction {
            action,
            seat,
            message,
        };
        let before = command::stored(service).0;
        let analyses = matches!(ask.action, Action::Analyse(_));
        // A failed one is not requested again automatically.
        if polls && !self.awaits_analysis(service) && !analyse::is_made(service, self.game) {
            let answer = json!({ "frame": null, "replies": [], "waits": false });
            return Ok(Some((StatusCode::OK, answer)));
        }
        let replies = self.party.act(service, Some(self.game), ask, self.env);
        let made = replies.iter().any(|reply| graph::of(reply).is_some());
        let waits = analyses && !made && self.awaits_analysis(service);
        let go = self.begun_since(service, before).map(address);
        let Some(after) = self.look(service, ShownMoment::Now, eyes)? else {
            return Ok(None);
        };
        let shows = replies.iter().any(dto::is_shown_first);
        let status = if talks || shows || replies.is_empty() || after.version != now.version {
            StatusCode::OK
        } else {
            StatusCode::CONFLICT
        };
        let replies = self.replies(&replies, &after);
        let frame = self.frame(&after);
        let answer = json!({ "frame": frame, "replies": replies, "go": go, "waits": waits });
        Ok(Some((status, answer)))
    }

    /// The request of a typed word. At a table, the player who takes a move back or offers a draw has just moved.
    fn in_words(
        &self,
        service: &Service,
        what: Asked,
        seat: Option<usize>,
        now: &Snapshot,
    ) -> (Asked, Option<usize>) {
        let Asked::Say(text) = &what else {
            return (what, seat);
        };
        let answer = yes_no::answer(text).and_then(|yes| self.answers_due(service, yes).pop());
        if let Some(action) = answer {
            return (Asked::Word(action), seat);
        }
        match typed_words::of(text, now) {
            None => (what, seat),
            Some(TypedWord::Action(action)) => (Asked::Word(action), seat),
            Some(TypedWord::Own(own)) => {
                let mover = at_table::last_mover(service, self.game);
                let mover = mover.filter(|_| matches!(own, OwnRequest::Back | OwnRequest::Draw));
                let seats = now.seats.iter();
                let mut seats = seats.filter(|seat| {
                    let player = seat.player.as_ref();
                    mover
                        .as_ref()
                        .is_some_and(|mover| player == Some(&mover.id))
                });
                let seat = seats.next().map(|seat| seat.seat.index()).or(seat);
                (Asked::Own(own), seat)
            }
        }
    }

    /// Returns `true` if this visitor waits for the analysis of the game.
    fn awaits_analysis(&self, service: &Service) -> bool {
        let account = match self.party {
            Party::Table | Party::Anybody => None,
            Party::Account(account) => Some(&account.person.id),
        };
        analyse::is_waited_for(service, self.game, account)
    }

    /// The other game of this table that was begun after so many changes.
    fn begun_since(&self, service: &Service, before: u64) -> Option<GameId> {
        let (count, game) = command::stored(service);
        let is_other = matches!(self.party, Party::Table) && count != before && game != self.game;
        let begun = at_table::table_game(service, game).filter(|_| is_other)?;
        begun.is_running.then_some(game)
    }

    /// Begins the game once more at a table.
    fn again(&self, service: &mut Service, now: &Snapshot, message: &str) -> Value {
        let frame = self.frame(now);
        match table::again(service, self.game, message, self.env) {
            Ok(next) => json!({ "frame": frame, "replies": [], "go": address(next) }),
            Err(replies) => json!({ "frame": frame, "replies": self.replies(&replies, now) }),
        }
    }
}

/// The address of a game of this table.
fn address(GameId(game): GameId) -> String {
    format!("/g/{game}")
}

/// The action that a page means; `None` for a control that is none of ours.
fn action(shown: &Snapshot, seen: Version, what: Asked) -> Option<Action> {
    let (game, id) = (shown.game, Some(shown.game));
    Some(match what {
        Asked::Turn { plies, sure } => Action::PickStep(PickStep::SubmitTurn {
            game,
            seen,
            turn: plies.join(","),
            sure,
        }),
        Asked::Say(text) => said(shown, seen, text),
        Asked::Wire(wire) => unwire(&wire)?,
        Asked::Why { from, to, mut turn } => {
            turn.push(format!("{from}-{to}"));
            let (ply, text) = (shown.last, turn.join(", "));
            Action::WhyNot { game, ply, text }
        }
        Asked::Piece(cell) => Action::PieceMoves { game: id, cell },
        Asked::Try(moves) => Action::Explore(ExploreAction::Open {
            game: id,
            at: None,
            moves,
        }),
        Asked::Note { ply, text } => Action::Note {
            game: id,
            at: named_move(shown, ply),
            text,
        },
        Asked::Plan(text) => Action::Plan(PlanAction::Add { game: id, text }),
        Asked::Own(own) => own.action(shown),
        Asked::Word(action) => action,
    })
}

/// A typed line: a move, or how the players’ own dice fell.
fn said(shown: &Snapshot, seen: Version, text: String) -> Action {
    let (game, seen) = (Some(shown.game), Some(seen));
    match at_table::own_faces(&shown.options, &text) {
        Some(faces) => Action::Dice(DiceAction::Enter { game, faces, seen }),
        None => Action::Play { game, text },
    }
}

/// The turn that ends with this ply, as it is named; `None` for the last one.
fn named_move(shown: &Snapshot, ply: u32) -> Option<String> {
    if ply == 0 {
        return Some("start".to_owned());
    }
    let nth = shown.turns.iter().position(|turn| turn.ply.0 == ply)?;
    let before = shown.turns.get(..=nth)?;
    let number = before.iter().rev().find(|turn| !turn.number.is_empty())?;
    let number = number.number.trim_end_matches(['.', '…']);
    Some(format!("{number} {}", shown.turns.get(nth)?.text))
}
