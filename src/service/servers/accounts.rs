//! Accounts in the ratings of a server: barred, merged and admitted by its moderators, and the people told.

use crate::play::{Env, PlayerId};
use crate::service::api::action::Request;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::describe;
use crate::service::lookup::load_names;
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::{Span, Text};
use crate::store::{
    Accounts, Deed, DeedId, Notice, NoticeKind, Recipient, Store, StoreError, StoredDeed,
    place_of_text, place_text,
};

/// A decision that a moderator asks for.
struct AskedDeed<'a> {
    /// The account.
    player: &'a Person,
    /// The account that it shall count for; `None` for a decision about it alone.
    into: Option<&'a Person>,
    /// Whether it shall count as anybody’s.
    admits: bool,
    /// The reason as typed.
    reason: &'a str,
}

impl<'a> AskedDeed<'a> {
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

/// Decides about an account, and tells the people concerned.
pub(super) fn decide(
    service: &mut Service,
    request: &Request,
    action: &ModerationAction,
    env: &Env,
) -> HandlerResult {
    let Some(asked) = &AskedDeed::of(action) else {
        return Ok(Vec::new());
    };
    let server = request.place.server().clone();
    let accounts = service.store.accounts(&server)?;
    let deed = checked(&accounts, request, asked)?;
    let reason = describe::moderate::one_reason(asked.reason)?;
    let people = [Some(asked.player), asked.into, Some(&request.user)];
    for person in people.into_iter().flatten() {
        service.store.save_name(&person.id, &person.name)?;
    }
    let told = concerned(&accounts, &asked.player.id, &deed);
    let stored = StoredDeed {
        at: env.now,
        deed,
        player: asked.player.id.clone(),
        moderator: Some(request.user.id.clone()),
        reason: (!reason.is_empty()).then_some(reason),
    };
    let place = place_text(&request.place);
    let notice = |player: PlayerId, id: DeedId| Notice {
        kind: NoticeKind::Account,
        to: Recipient::Person(player.clone()),
        recipient: Some(player),
        games: Vec::new(),
        detail: format!("{} {place}", id.0),
        due: env.now,
    };
    let notices = |id| told.into_iter().map(|player| notice(player, id)).collect();
    service.store.add_deed(&server, &stored, notices)?;
    // Whoever is no longer among the first three loses their role, and somebody else gets it.
    service.podium_looked = None;
    let names = names(&service.store, [&stored])?;
    Ok(vec![Reply::note(done(&stored, &names))])
}

/// The decision, if it can be made.
fn checked(
    accounts: &Accounts,
    request: &Request,
    asked: &AskedDeed<'_>,
) -> Result<Deed, HandlerError> {
    let player = &asked.player.id;
    let refused = |id| {
        let args = [("player", TextArg::Player(player, &asked.player.name))];
        Err(result::note(id, &args).into())
    };
    let own = [Some(player), asked.into.map(|into| &into.id)];
    if own.contains(&Some(&request.user.id)) {
        return refused("account-own");
    }
    let Some(into) = asked.into else {
        let barred = accounts.is_barred_itself(player);
        return match (asked.admits, barred, accounts.is_merged(player)) {
            (true, false, false) => refused("account-counts"),
            (true, ..) => Ok(Deed::Admit),
            (false, true, _) => refused("account-barred-already"),
            (false, false, _) => Ok(Deed::Bar),
        };
    };
    // The other account may count for a third one.
    let main = accounts.main(&into.id);
    if main == player || accounts.main(player) == main {
        return refused("account-same");
    }
    Ok(Deed::Merge(main.clone()))
}

/// The people whom a decision concerns.
fn concerned(accounts: &Accounts, player: &PlayerId, deed: &Deed) -> Vec<PlayerId> {
    let other = match deed {
        Deed::Merge(other) => Some(other),
        Deed::Bar => None,
        // The end of a merge concerns both.
        Deed::Admit => Some(accounts.main(player)).filter(|main| *main != player),
    };
    std::iter::once(player).chain(other).cloned().collect()
}

/// The names of all people in these decisions.
pub(in crate::service) fn names<'a>(
    store: &Store,
    deeds: impl IntoIterator<Item = &'a StoredDeed>,
) -> Result<PlayerNames, StoreError> {
    let people = deeds.into_iter().flat_map(|stored| {
        let other = match &stored.deed {
            Deed::Merge(other) => Some(other),
            Deed::Bar | Deed::Admit => None,
        };
        let moderator = stored.moderator.as_ref();
        std::iter::once(&stored.player)
            .chain(other)
            .chain(moderator)
    });
    load_names::load_names(store, people)
}

/// The arguments of a sentence about a decision.
fn args<'a>(stored: &'a StoredDeed, names: &'a PlayerNames) -> Vec<(&'static str, TextArg<'a>)> {
    let mut args = vec![("player", names.named_or_typed(&stored.player))];
    if let Deed::Merge(other) = &stored.deed {
        args.push(("other", names.named_or_typed(other)));
    }
    args
}

/// The answer to the moderator.
fn done(stored: &StoredDeed, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let id = match stored.deed {
        Deed::Bar => "account-barred",
        Deed::Merge(_) => "account-merged",
        Deed::Admit => "account-admitted",
    };
    let mut text = words.text(id, &args(stored, names));
    text.push(" ");
    text.append(words.text("account-told", &[]));
    text
}

/// A line of the moderation log.
pub(in crate::service) fn line(stored: &StoredDeed, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let id = match stored.deed {
        Deed::Bar => "moderate-line-barred",
        Deed::Merge(_) => "moderate-line-merged",
        Deed::Admit => "moderate-line-admitted",
    };
    let mut args = args(stored, names);
    args.push(("when", TextArg::Date(stored.at)));
    let gone = || words.line("account-somebody", &[]).into();
    let moderator = stored.moderator.as_ref();
    args.push(("moderator", moderator.map_or_else(gone, |by| names.arg(by))));
    let mut text = words.text(id, &args);
    text.append(because(stored));
    text
}

/// The reason with a space before it; empty without one.
fn because(stored: &StoredDeed) -> Text {
    let Some(reason) = &stored.reason else {
        return Text::default();
    };
    let mut text = Text::default();
    text.push(" ");
    let reason = [("reason", reason.as_str().into())];
    text.append(catalogue::sentences().text("moderated-reason", &reason));
    text
}

/// The message to somebody whom a decision concerns; `None` if its account was forgotten.
pub(in crate::service) fn told(
    store: &Store,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let parts = notice.detail.split_once(' ');
    let parts = parts.and_then(|(id, place)| Some((id.parse().ok().map(DeedId)?, place)));
    let Some((id, place)) = parts else {
        return Ok(None);
    };
    let Some(stored) = store.deed(id)? else {
        return Ok(None);
    };
    let names = names(store, [&stored])?;
    let words = catalogue::sentences();
    let id = match stored.deed {
        Deed::Bar => "account-notice-barred",
        Deed::Merge(_) => "account-notice-merged",
        Deed::Admit => "account-notice-admitted",
    };
    let mut text = words.text(id, &args(&stored, &names));
    text.append(because(&stored));
    text.push_line(words.text("account-notice-ask", &[]));
    text.push(" ");
    text.0.push(Span::Place(place_of_text(place)));
    Ok(Some(Reply::note(text)))
}
