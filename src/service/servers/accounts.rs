//! Accounts in the ratings of a server: barred, merged and admitted by its moderators, and the people notified.

use crate::play::{Env, PlayerId};
use crate::service::api::action::Request;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::describe;
use crate::service::lookup::load_names;
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{
    self, AccountDecision, Accounts, DecisionId, Notice, NoticeKind, Recipient, Store, StoreError,
    StoredDecision, place_of_text, place_text,
};

/// A decision that a moderator asks for.
struct RequestedDecision<'a> {
    /// The account.
    player: &'a Person,
    /// The account that it shall count for; `None` for a decision about it alone.
    into: Option<&'a Person>,
    /// `true` to let it count again.
    admits: bool,
    /// The reason as typed.
    reason: &'a str,
}

impl<'a> RequestedDecision<'a> {
    /// The decision that an action asks for; `None` for one about a game.
    fn of(action: &'a ModerationAction) -> Option<Self> {
        let (player, into, reason) = match action {
            ModerationAction::Bar { player, reason }
            | ModerationAction::Admit { player, reason } => (player, None, reason),
            ModerationAction::Merge {
                player,
                into,
                reason,
            } => (player, Some(into), reason),
            ModerationAction::Pause { .. }
            | ModerationAction::Resume(_)
            | ModerationAction::Annul { .. }
            | ModerationAction::Unrate { .. }
            | ModerationAction::HandOver { .. }
            | ModerationAction::Answer { .. }
            | ModerationAction::Log { .. } => return None,
        };
        Some(Self {
            player,
            into,
            admits: matches!(action, ModerationAction::Admit { .. }),
            reason,
        })
    }
}

/// Decides about an account, and notifies the people concerned.
pub(super) fn decide(
    service: &mut Service,
    request: &Request,
    action: &ModerationAction,
    env: &Env,
) -> HandlerResult {
    let Some(asked) = &RequestedDecision::of(action) else {
        return Ok(Vec::new());
    };
    let server = request.place.server().clone();
    let accounts = store::account_decisions::accounts(&service.store, &server)?;
    let decision = checked(&accounts, request, asked)?;
    let reason = describe::moderate::one_reason(asked.reason)?;
    let people = [Some(asked.player), asked.into, Some(&request.user)];
    for person in people.into_iter().flatten() {
        service.store.save_name(&person.id, &person.name)?;
    }
    let told = concerned(&accounts, &asked.player.id, &decision);
    let stored = StoredDecision {
        at: env.now,
        decision,
        player: asked.player.id.clone(),
        moderator: Some(request.user.id.clone()),
        reason: (!reason.is_empty()).then_some(reason),
    };
    let place = place_text(&request.place);
    let notice = |player: PlayerId, id: DecisionId| Notice {
        kind: NoticeKind::Account,
        to: Recipient::Person(player.clone()),
        recipient: Some(player),
        games: Vec::new(),
        detail: format!("{} {place}", id.0),
        due: env.now,
    };
    let notices = |id| told.into_iter().map(|player| notice(player, id)).collect();
    store::account_decisions::add(&mut service.store, &server, &stored, notices)?;
    // A player who drops out of the first three loses their role, and another one gets it.
    service.podium_looked = None;
    let names = names(&service.store, [&stored])?;
    Ok(vec![Reply::note(done(&stored, &names))])
}

/// The decision, if it can be made.
fn checked(
    accounts: &Accounts,
    request: &Request,
    asked: &RequestedDecision<'_>,
) -> Result<AccountDecision, HandlerError> {
    let player = &asked.player.id;
    let refused = |id| {
        let args = [("player", TextArg::Player(player, &asked.player.name))];
        Err(result::note(id, &args).into())
    };
    // Whatever counts for the same account as the moderator does is an account of their own.
    let asker = accounts.main(&request.user.id);
    let mut named = std::iter::once(player).chain(asked.into.map(|into| &into.id));
    if named.any(|account| accounts.main(account) == asker) {
        return refused("account-own");
    }
    let Some(into) = asked.into else {
        let barred = accounts.is_barred_itself(player);
        return match (asked.admits, barred, accounts.is_merged(player)) {
            (true, false, false) => refused("account-counts"),
            (true, ..) => Ok(AccountDecision::Admit),
            (false, true, _) => refused("account-barred-already"),
            (false, false, _) => Ok(AccountDecision::Bar),
        };
    };
    // The other account may count for a third one.
    let main = accounts.main(&into.id);
    if main == player || accounts.main(player) == main {
        return refused("account-same");
    }
    Ok(AccountDecision::Merge(main.clone()))
}

/// The people concerned by a decision.
fn concerned(accounts: &Accounts, player: &PlayerId, decision: &AccountDecision) -> Vec<PlayerId> {
    let other = match decision {
        AccountDecision::Merge(other) => Some(other),
        AccountDecision::Bar => None,
        // The end of a merge concerns both.
        AccountDecision::Admit => Some(accounts.main(player)).filter(|main| *main != player),
    };
    std::iter::once(player).chain(other).cloned().collect()
}

/// The names of all people in these decisions.
pub(in crate::service) fn names<'a>(
    store: &Store,
    decisions: impl IntoIterator<Item = &'a StoredDecision>,
) -> Result<PlayerNames, StoreError> {
    let people = decisions.into_iter().flat_map(|stored| {
        let other = match &stored.decision {
            AccountDecision::Merge(other) => Some(other),
            AccountDecision::Bar | AccountDecision::Admit => None,
        };
        let moderator = stored.moderator.as_ref();
        std::iter::once(&stored.player)
            .chain(other)
            .chain(moderator)
    });
    load_names::load_names(store, people)
}

/// The arguments of a sentence about a decision.
fn args<'a>(
    stored: &'a StoredDecision,
    names: &'a PlayerNames,
) -> Vec<(&'static str, TextArg<'a>)> {
    let mut args = vec![("player", names.named_or_typed(&stored.player))];
    if let AccountDecision::Merge(other) = &stored.decision {
        args.push(("other", names.named_or_typed(other)));
    }
    args
}

/// The answer to the moderator.
fn done(stored: &StoredDecision, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let id = match stored.decision {
        AccountDecision::Bar => "account-barred",
        AccountDecision::Merge(_) => "account-merged",
        AccountDecision::Admit => "account-admitted",
    };
    let mut text = words.text(id, &args(stored, names));
    text.push(" ");
    text.append(words.text("account-told", &[]));
    text
}

/// A line of the moderation log.
pub(in crate::service) fn line(stored: &StoredDecision, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let id = match stored.decision {
        AccountDecision::Bar => "moderate-line-barred",
        AccountDecision::Merge(_) => "moderate-line-merged",
        AccountDecision::Admit => "moderate-line-admitted",
    };
    let mut args = args(stored, names);
    args.push(("when", TextArg::Date(stored.at)));
    let gone = || TextArg::Nameless(words.line("account-somebody", &[]));
    let moderator = stored.moderator.as_ref();
    args.push(("moderator", moderator.map_or_else(gone, |by| names.arg(by))));
    let mut text = words.text(id, &args);
    text.append(because(stored));
    text
}

/// The reason with a space before it; empty without one.
fn because(stored: &StoredDecision) -> Text {
    let Some(reason) = &stored.reason else {
        return Text::default();
    };
    let mut text = Text::default();
    text.push(" ");
    let reason = [("reason", reason.as_str().into())];
    text.append(catalogue::sentences().text("moderated-reason", &reason));
    text
}

/// The message to a person concerned by a decision; `None` if its account was forgotten.
pub(in crate::service) fn told(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let parts = notice.detail.split_once(' ');
    let parts = parts.and_then(|(id, place)| Some((id.parse().ok().map(DecisionId)?, place)));
    let Some((id, place)) = parts else {
        return Ok(None);
    };
    let stored = store::account_decisions::get(store, id)?;
    // The number of a forgotten account’s decision may have been given again.
    let Some(stored) = stored.filter(|stored| match &notice.to {
        Recipient::Person(player) => stored.names(player),
        Recipient::Place(_) => false,
    }) else {
        return Ok(None);
    };
    let names = names(store, [&stored])?;
    let words = catalogue::sentences();
    let id = match stored.decision {
        AccountDecision::Bar => "account-notice-barred",
        AccountDecision::Merge(_) => "account-notice-merged",
        AccountDecision::Admit => "account-notice-admitted",
    };
    let mut text = words.text(id, &args(&stored, &names));
    text.append(because(&stored));
    let there = [("place", TextArg::Place(place_of_text(place)))];
    text.push_line(words.text("account-notice-ask", &there));
    Ok(Some(Reply::note(text)))
}
