//! Lists of challenges, each with its buttons, and declining with a word.

use crate::play::command::Command;
use crate::play::lengths::cut;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Env, Game, GameId, Place, PlayerId};
use crate::service::api::action::{Action, Request};
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::values::{Person, Suggestion};
use crate::service::commit::command;
use crate::service::describe::{args, row, terms};
use crate::service::lookup::{consent, find, games, load, load_names, sight};
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{Store, StoreError};

/// Most challenges of each sort in a list: each has a button or two, and there is room for 25.
const MAX_INCOMING: usize = 6;

const MAX_OPEN: usize = 5;

const MAX_OWN: usize = 4;

/// Most characters of a name in a suggestion.
const MAX_NAME_LENGTH: usize = 32;

/// Number of lines above which a list omits the terms.
const WITH_TERMS: usize = 8;

/// Declines a challenge by a button, without a word.
pub(in crate::service) fn decline(
    service: &mut Service,
    request: &Request,
    id: GameId,
    env: &Env,
) -> HandlerResult {
    command::run_command_on(service, request, id, &Command::Decline(String::new()), env)
}

/// Lists challenges, or declines one.
pub(in crate::service) fn challenges(
    service: &mut Service,
    request: &Request,
    action: &ChallengeListAction,
    env: &Env,
) -> HandlerResult {
    let Request { user, place, .. } = request;
    match action {
        ChallengeListAction::List => list_challenges(&service.store, user, place),
        ChallengeListAction::Decline { game, word } => {
            let word = terms::one_line(word)?;
            let game = match game {
                Some(game) => find::visible(&service.store, request.asker(), *game)?,
                None => only_to_me(&service.store, &user.id)?,
            };
            command::run_command(service, request, game, &Command::Decline(word), env)
        }
    }
}

/// The one challenge that waits for this player's answer.
fn only_to_me(store: &Store, player: &PlayerId) -> Result<Game, HandlerError> {
    let open = open(store, Some(player), None)?;
    let mut mine = open
        .into_iter()
        .filter(|open| open.invited.as_ref() == Some(player) && !open.present.contains(player));
    match (mine.next(), mine.next()) {
        (Some(one), None) => Ok(load::load(store, one.id)?.ok_or_else(|| sight::unknown(one.id))?),
        (None, _) => Err(result::note("challenges-none-to-you", &[]).into()),
        (Some(_), Some(_)) => {
            let args = [("command", TextArg::Command("challenges"))];
            Err(result::note("challenges-which", &args).into())
        }
    }
}

fn open(
    store: &Store,
    player: Option<&PlayerId>,
    place: Option<&Place>,
) -> Result<Vec<GameSummary>, StoreError> {
    games::listed(store, player, place, &[Stage::Open])
}

/// The open challenges here that this player may accept.
fn open_in_place(
    store: &Store,
    me: &PlayerId,
    place: &Place,
) -> Result<Vec<GameSummary>, StoreError> {
    let mut here = open(store, None, Some(place))?;
    here.retain(|open| {
        let anyone = open.invited.is_none() && open.challenger != *me;
        anyone
            && !open.present.contains(me)
            && consent::check_not_blocked(store, me, &open.challenger).is_ok()
    });
    Ok(here)
}

/// The challenges that a player may answer: those made to them and, unless only these are wanted, those to anyone here.
pub(in crate::service) fn may_answer(
    store: &Store,
    player: &PlayerId,
    place: &Place,
    to_me: bool,
) -> Result<Vec<GameSummary>, StoreError> {
    let mut open = open(store, Some(player), None)?;
    open.retain(|open| open.challenger != *player && !open.present.contains(player));
    if !to_me {
        open.extend(open_in_place(store, player, place)?);
    }
    Ok(open)
}

/// The challenges made to a player, those open here, and their own, each with its buttons.
fn list_challenges(store: &Store, user: &Person, place: &Place) -> HandlerResult {
    let me = &user.id;
    let (own, others): (Vec<GameSummary>, Vec<GameSummary>) = open(store, Some(me), None)?
        .into_iter()
        .partition(|open| open.challenger == *me || open.present.contains(me));
    let allowed = open_in_place(store, me, place)?;
    let mut reply = Reply::note(Text::default());
    let parts = [
        ("challenges-to-you", MAX_INCOMING, others),
        ("challenges-here", MAX_OPEN, allowed),
        ("challenges-yours", MAX_OWN, own),
    ];
    let lines = parts.iter().map(|(_, most, open)| open.len().min(*most));
    let with_terms = lines.sum::<usize>() <= WITH_TERMS;
    for (title, most, open) in parts {
        let part = ListPart {
            title,
            with_terms,
            open: open.get(..most).unwrap_or(&open),
        };
        list_some(store, &mut reply, part, me)?;
        if open.len() > most {
            let rest = TextArg::count(open.len() - most);
            let more = catalogue::sentences().text("challenges-more", &[("count", rest)]);
            reply.text.push_line(more);
        }
    }
    if reply.text.0.is_empty() {
        let args = [("command", TextArg::Command("challenge"))];
        return Ok(vec![result::note("challenges-none", &args)]);
    }
    reply.replaces_source = true;
    Ok(vec![reply])
}

/// Some of the challenges that are listed, under one heading.
#[derive(Clone, Copy)]
struct ListPart<'a> {
    title: &'a str,
    with_terms: bool,
    open: &'a [GameSummary],
}

fn list_some(
    store: &Store,
    reply: &mut Reply,
    part: ListPart<'_>,
    me: &PlayerId,
) -> Result<(), StoreError> {
    let ListPart {
        title,
        with_terms,
        open,
    } = part;
    if open.is_empty() {
        return Ok(());
    }
    reply
        .text
        .push_line(catalogue::sentences().text(title, &[]));
    let names = load_names::load_names(store, open.iter().flat_map(row::people))?;
    for summary in open {
        let mut line = row::line(summary, &names);
        if let Some(game) = load::load_healthy(store, summary.id)?.filter(|_| with_terms) {
            line.append(short_summary(&game));
        }
        reply.text.push_line(line);
        reply.controls.extend(buttons_for(summary, me));
    }
    Ok(())
}

/// A short summary of the offer: rules and time.
pub(in crate::service) fn summary(game: &Game) -> String {
    let mut parts = vec![args::declared(game)];
    parts.extend(game.terms().clock.map(|clock| clock.to_string()));
    parts.join(", ")
}

/// A shorter summary for a line of a list.
pub(in crate::service) fn short_summary(game: &Game) -> Text {
    let words = catalogue::sentences();
    let terms = game.terms();
    let mut text = Text::default();
    let declared = args::short(&args::declared(game));
    text.append(words.text("challenge-brief", &[("what", declared.into())]));
    if let Some(control) = terms.clock {
        text.append(words.text("challenge-brief", &[("what", control.to_string().into())]));
    }
    if !terms.note.is_empty() {
        text.append(words.text(
            "challenge-brief-note",
            &[("note", args::short(&terms.note).into())],
        ));
    }
    text
}

/// The buttons of an open challenge for a player.
fn buttons_for(open: &GameSummary, me: &PlayerId) -> Vec<Control> {
    let game = || [("game", open.id.to_string().into())];
    let button = |label: &str, ask, style| Control::Button {
        label: catalogue::sentences().line(label, &game()),
        action: ask,
        style,
    };
    if open.challenger == *me {
        return vec![button(
            "button-withdraw-one",
            Action::Withdraw(open.id),
            ButtonStyle::Secondary,
        )];
    }
    if open.present.contains(me) {
        let action = LobbyAction {
            game: open.id,
            seen: Some(open.version),
            step: LobbyStep::Leave,
        };
        let leave = Action::Lobby(action);
        return vec![button("button-leave-one", leave, ButtonStyle::Secondary)];
    }
    let accept = button(
        "button-accept-one",
        Action::Accept(open.id),
        ButtonStyle::Success,
    );
    let decline = || {
        button(
            "button-decline-one",
            Action::Decline(open.id),
            ButtonStyle::Secondary,
        )
    };
    let invited = open.invited.as_ref() == Some(me);
    [accept].into_iter().chain(invited.then(decline)).collect()
}

/// The challenges that a user may answer, each with its challenger and offer.
pub(in crate::service) fn suggestions(
    store: &Store,
    player: &PlayerId,
    place: &Place,
    to_me: bool,
) -> Result<Vec<Suggestion>, HandlerError> {
    let mut offers = Vec::new();
    for open in may_answer(store, player, place, to_me)? {
        let Some(game) = load::load_healthy(store, open.id)? else {
            continue;
        };
        let names = load_names::names(store, &game)?;
        let short_name = cut(names.of(&open.challenger), MAX_NAME_LENGTH);
        let args = [
            ("game", open.id.to_string().into()),
            ("challenger", short_name.into()),
            ("what", summary(&game).into()),
        ];
        offers.push(Suggestion {
            label: catalogue::sentences().line("suggest-challenge", &args),
            value: open.id.0.to_string(),
        });
    }
    Ok(offers)
}
