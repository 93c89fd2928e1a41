//! The question that an answer in words is about.
//!
//! As a reply, it is about the buttons of the message replied to, and a line between people otherwise. Said to the bot
//! without one, it is about all that waits for its author here.

use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Game, GameId, PlayerId};
use crate::service::api::action::{Action, Request};
use crate::service::api::answers::{withdraws, yes_or_no};
use crate::service::api::ladder::LadderAction;
use crate::service::api::pick::PickStep;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result;
use crate::service::api::takeback::TakebackAction;
use crate::service::boards::at_table;
use crate::service::challenges::{challenge, list};
use crate::service::contests::ladder;
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{consent, find, games, load, load_names};
use crate::service::moves::typed::{self, GamePrefix};
use crate::service::state::Service;
use crate::service::talk::answers::SpokenAnswer;
use crate::service::talk::reading::ChatLine;
use crate::service::talk::spoken::{self, Spoken};
use crate::service::words::catalogue::{TextArg, sentences};
use crate::store::{Store, StoreError};

/// Most questions of a menu of answers.
const MAX_ANSWERS: usize = 10;

/// The meaning of an answer where it was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::service) enum AnswerMeaning {
    /// It asks for this.
    Action(Action),
    /// It may be meant for one of these questions, or for none.
    Which(Vec<Action>),
    /// It is about a resignation, which needs more than a yes.
    Resignation(GameId),
    /// Nothing waits for it, and the bot was asked.
    Nothing,
    /// It was said to others.
    Chatter,
}

/// Finds the question that a line answers. `named` is the game that is numbered or replied to.
pub(in crate::service) fn find(
    service: &Service,
    request: &Request,
    said: ChatLine<'_>,
    answer: SpokenAnswer,
    named: Option<GameId>,
) -> Result<AnswerMeaning, StoreError> {
    let player = &request.user.id;
    let mut asked = Vec::new();
    if let Some(replied) = said.replied() {
        let buttons = replied.buttons.iter();
        let given = buttons
            .clone()
            .filter(|action| answer.is_given_by(action))
            .cloned();
        // The challenge of a ladder has no button that withdraws it.
        let withdrawn = buttons
            .filter(|_| answer == SpokenAnswer::Withdraw)
            .find_map(ladder_withdrawal);
        for action in given.chain(withdrawn) {
            if is_open_to(service, request, &action)? {
                asked.push(action);
            }
        }
        if let ([], Some(game)) = (asked.as_slice(), resignation_asked(&replied.lines)) {
            let plays = at_table::running_games(service, player, &request.place).contains(&game);
            if plays && answer == SpokenAnswer::Yes {
                return Ok(AnswerMeaning::Resignation(game));
            }
        }
        if asked.is_empty() && answer == SpokenAnswer::Yes {
            asked.extend(only_move(service, player, &replied.buttons));
        }
    }
    let by_button = !asked.is_empty();
    if asked.is_empty() && said.is_addressed() {
        asked = waiting(service, request, answer, named)?;
    }
    asked.truncate(MAX_ANSWERS);
    // A line in private, or in reply to something else, may be about anything.
    let is_plain = by_button || said.replied().is_none() && !request.place.is_private();
    Ok(match asked.len() {
        1 if is_plain => AnswerMeaning::Action(asked.remove(0)),
        1.. => AnswerMeaning::Which(asked),
        0 if said.is_addressed() => AnswerMeaning::Nothing,
        0 => AnswerMeaning::Chatter,
    })
}

/// The withdrawal of the ladder’s challenge that a button answers.
fn ladder_withdrawal(action: &Action) -> Option<Action> {
    let Action::Ladder(LadderAction::Answer {
        ladder, challenge, ..
    }) = action
    else {
        return None;
    };
    let (ladder, challenge) = (*ladder, *challenge);
    let withdrawal = LadderAction::Withdraw { ladder, challenge };
    Some(Action::Ladder(withdrawal))
}

/// The only move that the buttons of a message play, if this player is to move.
fn only_move(service: &Service, player: &PlayerId, buttons: &[Action]) -> Option<Action> {
    let plays = |action: &&Action| {
        matches!(
            action,
            Action::Pick { .. }
                | Action::PickStep(PickStep::SubmitTurn { .. } | PickStep::SubmitMove { .. })
        )
    };
    let mut moves = buttons.iter().filter(plays);
    let only = moves.next().filter(|_| moves.next().is_none())?;
    let game = load::load_healthy(&service.store, only.named_game()?).ok()??;
    game.awaits(player).then(|| only.clone())
}

/// The game that a message asks to resign in words.
fn resignation_asked(lines: &[String]) -> Option<GameId> {
    lines.iter().find_map(|line| match typed::number(line) {
        (GamePrefix::Game(game), rest) => {
            (spoken::spoken(rest) == Some(Spoken::Resign(true))).then_some(game)
        }
        (GamePrefix::Not | GamePrefix::None(_), _) => None,
    })
}

/// Returns `true` if a control is for this player: others are left to their talk.
fn is_open_to(service: &Service, request: &Request, action: &Action) -> Result<bool, StoreError> {
    let player = &request.user.id;
    if let Action::Ladder(ladder) = action {
        return ladder::is_asked(&service.store, request, ladder);
    }
    let of_challenge = matches!(
        action,
        Action::Accept(_) | Action::Decline(_) | Action::Withdraw(_) | Action::Lobby(_)
    );
    let Some(game) = action.named_game().filter(|_| of_challenge) else {
        return Ok(at_table::may_answer(service, player, action));
    };
    let Some(open) = load::row_if_healthy(&service.store, game)? else {
        return Ok(false);
    };
    // A refusal in the channel would name the block to all.
    let blocked = consent::check_not_blocked(&service.store, player, &open.challenger).is_err();
    let is_open = may_answer_challenge(&open, player, action)
        || leads_to_the_next(&service.store, game, player, action)?;
    Ok(!blocked && is_open)
}

/// Returns `true` if an accepted challenge leads this player to the next one, which is the same.
fn leads_to_the_next(
    store: &Store,
    taken: GameId,
    player: &PlayerId,
    action: &Action,
) -> Result<bool, StoreError> {
    if !matches!(action, Action::Accept(_)) {
        return Ok(false);
    }
    let game = load::load_healthy(store, taken)?;
    Ok(game.is_some_and(|game| challenge::is_late(&game, player)))
}

fn may_answer_challenge(open: &GameSummary, player: &PlayerId, action: &Action) -> bool {
    let own = open.challenger == *player;
    let invited = open.invited.as_ref() == Some(player);
    if open.stage != Stage::Open {
        return false;
    }
    if withdraws(action) {
        return own;
    }
    let present = own || open.present.contains(player);
    !present && (invited || open.invited.is_none() && yes_or_no(action) != Some(false))
}

/// All that waits for this answer of the user: in the named game, or here, or in a private conversation anywhere.
fn waiting(
    service: &Service,
    request: &Request,
    answer: SpokenAnswer,
    named: Option<GameId>,
) -> Result<Vec<Action>, StoreError> {
    let Request { user, place, .. } = request;
    let (store, player) = (&service.store, &user.id);
    let here = (!place.is_private()).then_some(place);
    let running: Vec<GameId> = match named {
        Some(game) => vec![game],
        None => find::running(store, player, here)?
            .iter()
            .map(Game::id)
            .collect(),
    };
    let is_meant = |open: &GameSummary| match named {
        Some(game) => open.id == game,
        None => here.is_none_or(|here| open.place == *here),
    };
    let accept = match answer {
        SpokenAnswer::Yes => true,
        SpokenAnswer::No => false,
        SpokenAnswer::Withdraw => {
            let mut asked = own_takebacks(store, player, &running)?;
            let own = games::listed(store, Some(player), None, &[Stage::Open])?;
            let own = own
                .iter()
                .filter(|open| open.challenger == *player && is_meant(open));
            asked.extend(own.map(|open| Action::Withdraw(open.id)));
            asked.extend(of_ladders_here(store, request, answer, named)?);
            return Ok(asked);
        }
    };
    let answers = running.into_iter();
    let mut asked: Vec<Action> = answers
        .flat_map(|game| at_table::answers_due(service, player, game, accept))
        .collect();
    let open = list::may_answer(store, player, place, named.is_none())?;
    let open = open.iter().filter(|open| is_meant(open));
    let answers = open.map(|open| {
        (
            open,
            if accept {
                Action::Accept(open.id)
            } else {
                Action::Decline(open.id)
            },
        )
    });
    let answers = answers.filter(|(open, action)| may_answer_challenge(open, player, action));
    asked.extend(answers.map(|(_, action)| action));
    asked.extend(of_ladders_here(store, request, answer, named)?);
    Ok(asked)
}

/// The challenges of the ladders here that wait for this answer of the user, if no game is named.
fn of_ladders_here(
    store: &Store,
    request: &Request,
    answer: SpokenAnswer,
    named: Option<GameId>,
) -> Result<Vec<Action>, StoreError> {
    if named.is_some() {
        return Ok(Vec::new());
    }
    let mut due = ladder::answers_due_here(store, request)?;
    due.retain(|action| answer.is_given_by(action));
    Ok(due)
}

/// The withdrawals of this player's takeback requests in these games.
fn own_takebacks(
    store: &Store,
    player: &PlayerId,
    games: &[GameId],
) -> Result<Vec<Action>, StoreError> {
    let mut asked = Vec::new();
    for id in games {
        let game = load::load_healthy(store, *id)?;
        if let Some(game) = game.filter(|game| GameMatch::AskedTakeback.fits(game, player)) {
            let (game, seen) = (Some(*id), Some(game.version()));
            asked.push(Action::Takeback(TakebackAction::Withdraw { game, seen }));
        }
    }
    Ok(asked)
}

/// The question which of these questions is answered, with a button for each.
pub(in crate::service) fn which(store: &Store, actions: Vec<Action>) -> Result<Reply, StoreError> {
    let id = if actions.len() == 1 {
        "spoken-answers-this"
    } else {
        "refuse-which-game"
    };
    with_buttons(store, id, actions)
}

/// The button for an answer whose refusal others must not read.
pub(in crate::service) fn by_button(store: &Store, action: Action) -> Result<Reply, StoreError> {
    with_buttons(store, "spoken-press", vec![action])
}

/// A sentence with a button for each of these answers, deleted after the next move in one of their games.
fn with_buttons(store: &Store, id: &str, actions: Vec<Action>) -> Result<Reply, StoreError> {
    let mut reply = result::note(id, &[]);
    for game in actions.iter().filter_map(Action::named_game) {
        if let Some(game) = load::load_healthy(store, game)? {
            reply = reply.deleted_after_next_move(&game);
        }
    }
    for action in actions {
        if let Some(label) = label(store, &action)? {
            reply.controls.push(Control::Button {
                label,
                action,
                style: ButtonStyle::Secondary,
            });
        }
    }
    Ok(reply)
}

/// The label of an answer at one screen. The game on the screen is not named; `None` for an action that answers nothing.
pub fn label_at_table(service: &Service, action: &Action, shown: Option<GameId>) -> Option<String> {
    if matches!(action, Action::Rematch(_)) {
        return Some(sentences().line("button-rematch", &[]));
    }
    let given = action
        .answer_given()
        .filter(|_| action.named_game() == shown);
    if let Some(given) = given {
        let label = given.request.label(given.answer);
        return Some(sentences().line(label, &[]));
    }
    label(&service.store, action).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the question of an answer");
        None
    })
}

/// The label of a button with its game, or with the challenger of a ladder.
fn label(store: &Store, action: &Action) -> Result<Option<String>, StoreError> {
    let Action::Ladder(of_ladder) = action else {
        return Ok(label_of_game(action));
    };
    let words = sentences();
    if let LadderAction::Answer {
        ladder,
        challenge,
        accept,
    } = of_ladder
    {
        let id = if *accept {
            "button-ladder-accept"
        } else {
            "button-ladder-refuse"
        };
        let label = words.line(id, &[]);
        let Some(challenger) = ladder::challenger(store, *ladder, *challenge)? else {
            return Ok(Some(label));
        };
        let names = load_names::load_names(store, [&challenger].into_iter())?;
        return Ok(Some(format!("{}: {label}", names.of(&challenger))));
    }
    Ok(withdraws(action).then(|| words.line("button-ladder-withdraw", &[])))
}

/// The label of a button with its game.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other action answers a request of a game, or no question"
)]
fn label_of_game(action: &Action) -> Option<String> {
    let words = sentences();
    let game = action.named_game()?.to_string();
    let numbered = |id: &str| words.line(id, &[("game", game.clone().into())]);
    Some(match action {
        Action::Accept(_) | Action::Lobby(_) => numbered("button-accept-one"),
        Action::Decline(_) => numbered("button-decline-one"),
        Action::Withdraw(_) => numbered("button-withdraw-one"),
        other => {
            let given = other.answer_given()?;
            let label = given.request.label(given.answer);
            format!("{game}: {}", words.line(label, &[]))
        }
    })
}

/// The reply to a yes where a resignation was asked about: another player could say it by mistake.
pub(in crate::service) fn resignation(game: GameId) -> Reply {
    let args = [
        ("answer", format!("{game} resign yes").into()),
        ("command", TextArg::Command("resign")),
    ];
    result::note("spoken-resign-aloud", &args)
}
