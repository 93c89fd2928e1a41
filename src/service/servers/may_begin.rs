//! Permission to begin a game here: the server's settings, the bot's permissions, and limits.
//!
//! Only beginnings and public replies are checked. A running game is played to its end wherever it is, and a private
//! reply concerns nobody else.

use crate::play::stage::Stage;
use crate::play::{GameId, Place, PlayerId};
use crate::service::api::action::{Action, Request};
use crate::service::api::computer::ComputerAction;
use crate::service::api::contest::{ContestAction, ContestModeration};
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::{ExploreAction, ExploreControl};
use crate::service::api::ladder::LadderAction;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::play_on::PlayOnAction;
use crate::service::api::puzzle::{PuzzleAction, PuzzleControl};
use crate::service::api::reply::{Audience, Reply};
use crate::service::api::result::{self, HandlerError};
use crate::service::api::server_settings::ServerSettings;
use crate::service::lookup::{find, load_names, server};
use crate::service::servers::setup;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::Text;
use crate::store::{self, Store, StoreError};

/// The beginning that a request asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StartAttempt {
    /// A challenge, here.
    Challenge,
    /// A game against the computer, here.
    Computer,
    /// The game of this challenge, at its place.
    Game(GameId),
    /// A challenge like the game of this number, at its place.
    Again(GameId),
    /// A place in a contest or on a ladder of this server, or a challenge on one: its games begin by themselves.
    Enter,
    /// A move of a game to this place.
    Move,
    /// A reply that everybody here sees.
    Show,
}

/// The beginning or public reply of an action; `None` if it needs no permission. A new action must be given its place
/// here.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each action")]
fn begins(action: &Action, here: &Place) -> Option<StartAttempt> {
    match action {
        Action::Challenge(offer) if offer.computer.is_some() => Some(StartAttempt::Computer),
        Action::Computer(ComputerAction::Play { .. })
        | Action::Puzzle(PuzzleAction::Control {
            act: PuzzleControl::Against { .. },
            ..
        })
        | Action::PlayOn(PlayOnAction::Typed { .. } | PlayOnAction::Begin { .. }) => {
            Some(StartAttempt::Computer)
        }
        Action::Form(form) if form.is_for_computer(here.is_private()) => {
            Some(StartAttempt::Computer)
        }
        Action::Challenge(_)
        | Action::Form(_)
        | Action::Contest(ContestAction::Open(_) | ContestAction::Draft(_))
        | Action::Ladder(LadderAction::Open(_)) => Some(StartAttempt::Challenge),
        Action::Contest(
            ContestAction::Join(_) | ContestAction::JoinTeam { .. } | ContestAction::Take { .. },
        )
        | Action::Ladder(
            LadderAction::Join(_)
            | LadderAction::Challenge { .. }
            | LadderAction::ChallengeMember { .. }
            | LadderAction::Answer { accept: true, .. },
        ) => Some(StartAttempt::Enter),
        Action::Accept(game) | Action::Dice(DiceAction::Accept { game, .. }) => {
            Some(StartAttempt::Game(*game))
        }
        Action::Lobby(step) => step.is_join().then_some(StartAttempt::Game(step.game)),
        Action::Moderate(ModerationAction::Answer { game, accept, .. }) => {
            accept.then_some(StartAttempt::Game(*game))
        }
        Action::Rematch(game) => Some(StartAttempt::Again(*game)),
        Action::ThenNext(first) => begins(first, here),
        Action::MoveHere(_)
        | Action::Contest(ContestAction::Manage {
            moderation: ContestModeration::Here,
            ..
        })
        | Action::Ladder(LadderAction::Here(_)) => Some(StartAttempt::Move),
        Action::Review(page) => page.shared.then_some(StartAttempt::Show),
        Action::Story { look, .. } => look.shared.then_some(StartAttempt::Show),
        Action::Explore(ExploreAction::Control {
            act: ExploreControl::Share,
            ..
        }) => Some(StartAttempt::Show),
        // Actions that end, continue, or only show existing games.
        Action::Challenges(_)
        | Action::Computer(
            ComputerAction::Choose(_)
            | ComputerAction::StandIn { .. }
            | ComputerAction::AnswerStandIn { .. },
        )
        | Action::Relation(_)
        | Action::OfferSeat { .. }
        | Action::Decline(_)
        | Action::Withdraw(_)
        | Action::Chat { .. }
        | Action::WhyNot { .. }
        | Action::Play { .. }
        | Action::Pick { .. }
        | Action::PickStep(_)
        | Action::Explore(_)
        | Action::Plan(_)
        | Action::Touch { .. }
        | Action::Signal(_)
        | Action::OfferDraw(_)
        | Action::Swap { .. }
        | Action::AnswerDraw { .. }
        | Action::Time(_)
        | Action::Hours(_)
        | Action::Dice(
            DiceAction::Words { .. }
            | DiceAction::Roll { .. }
            | DiceAction::Enter { .. }
            | DiceAction::Renew(_)
            | DiceAction::AnswerRenewal { .. },
        )
        | Action::Takeback(_)
        | Action::Remind(_)
        | Action::Moderate(
            ModerationAction::Pause { .. }
            | ModerationAction::Resume(_)
            | ModerationAction::Annul { .. }
            | ModerationAction::Unrate { .. }
            | ModerationAction::HandOver { .. }
            | ModerationAction::Bar { .. }
            | ModerationAction::Merge { .. }
            | ModerationAction::Admit { .. }
            | ModerationAction::Log { .. },
        )
        | Action::FillField { .. }
        | Action::Inbox(_)
        | Action::Resign { .. }
        | Action::Abort(_)
        | Action::NoGame(_)
        | Action::ReviewOf { .. }
        | Action::Board(_)
        | Action::CloseUp { .. }
        | Action::Games(_)
        | Action::BeginReview { .. }
        | Action::Verify(_)
        | Action::Export { .. }
        | Action::Note { .. }
        | Action::Notes { .. }
        | Action::Describe { .. }
        | Action::PieceMoves { .. }
        | Action::Settings(_)
        | Action::ServerSettings(_)
        | Action::Hooks(_)
        | Action::Tokens(_)
        | Action::Privacy(_)
        | Action::Competition(_)
        | Action::Setup
        | Action::Web(_)
        | Action::OnMessage(_)
        | Action::History(_)
        | Action::Profile(_)
        | Action::Film { .. }
        | Action::Analyse(_)
        | Action::PlayOn(PlayOnAction::Choose { .. })
        | Action::Help
        | Action::Guide(_)
        | Action::Lesson(_)
        | Action::Contest(_)
        | Action::Ladder(_)
        | Action::Puzzle(_)
        | Action::Rules { .. } => None,
    }
}

/// Returns `true` if no answer to a request is public without having needed permission.
pub(in crate::service) fn is_as_public_as_allowed(request: &Request, replies: &[Reply]) -> bool {
    let is_private = |reply: &Reply| reply.audience == Audience::Asker;
    replies.iter().all(is_private) || begins(&request.action, &request.place).is_some()
}

/// Admits a request, or explains the obstacle and where it does not apply.
pub(in crate::service) fn check_allowed(
    store: &Store,
    request: &Request,
) -> Result<(), HandlerError> {
    let Some(begins) = begins(&request.action, &request.place) else {
        return Ok(());
    };
    let here = &request.place;
    let place = match begins {
        StartAttempt::Enter => entered(store, request)?,
        StartAttempt::Challenge
        | StartAttempt::Computer
        | StartAttempt::Move
        | StartAttempt::Show => here.clone(),
        StartAttempt::Game(game) | StartAttempt::Again(game) => {
            match store.summary(game)? {
                Some(summary) => summary.place,
                // The handler itself says that there is none.
                None => return Ok(()),
            }
        }
    };
    let settings = server::settings_at(store, &place);
    if begins == StartAttempt::Enter {
        // Its games are played where it was opened, and limits do not hold up a round.
        return roles(request, &settings, &place);
    }
    let at_hand = place == *here;
    if begins == StartAttempt::Challenge && here.is_private() {
        return Err(result::note("admit-nobody-here", &[]).into());
    }
    if at_hand && request.access.guest {
        return Err(guest_refusal(begins, here).into());
    }
    if at_hand {
        check_place(request, &settings, begins)?;
    }
    if matches!(begins, StartAttempt::Move | StartAttempt::Show) {
        return Ok(());
    }
    roles(request, &settings, &place)?;
    limits(store, request, &settings, &place, begins)
}

/// The place of the contest or ladder that a request enters. A challenge that is answered in a private conversation is
/// one of another place.
fn entered(store: &Store, request: &Request) -> Result<Place, StoreError> {
    if let Action::Ladder(LadderAction::Answer { ladder, .. }) = request.action
        && request.place.is_private()
        && let Some(row) = store::ladders::row(store, ladder)?
    {
        return Ok(row.subject.place);
    }
    Ok(request.place.clone())
}

/// Admits a request that a line of chat makes: the answer to a question. A line shows its author's roles, and not if
/// its channel is a thread of another one. A challenge that stands there was admitted with that, as the channels for
/// games were then.
pub(in crate::service) fn check_answer_in_words(
    store: &Store,
    request: &Request,
) -> Result<(), HandlerError> {
    let Some(StartAttempt::Game(game)) = begins(&request.action, &request.place) else {
        return check_allowed(store, request);
    };
    let Some(summary) = store.summary(game)? else {
        return Ok(());
    };
    let settings = server::settings_at(store, &summary.place);
    let is_admitted = || -> Result<bool, StoreError> {
        let changed = server::channels_changed(store, &summary.place)?;
        Ok(changed.is_none_or(|changed| changed < summary.created))
    };
    if summary.place == request.place && !settings.allows(&request.place, None) && !is_admitted()? {
        return Err(with_list("admit-elsewhere", settings.channel_list()).into());
    }
    roles(request, &settings, &summary.place)?;
    limits(
        store,
        request,
        &settings,
        &summary.place,
        StartAttempt::Game(game),
    )
}

/// Checks the limits of games, for the server and for the players.
fn limits(
    store: &Store,
    request: &Request,
    settings: &ServerSettings,
    place: &Place,
    begins: StartAttempt,
) -> Result<(), HandlerError> {
    let player = &request.user.id;
    let full = |limit: Option<u32>, count: u32| limit.is_some_and(|most| count >= most);
    let most = |limit: Option<u32>| [("count", TextArg::Num(limit.unwrap_or_default().into()))];
    if find::plays_enough(store, player, place, settings.running_each)? {
        return Err(result::note("admit-games", &most(settings.running_each)).into());
    }
    match begins {
        StartAttempt::Challenge => {
            if full(
                settings.open_each,
                store::servers::open_by(store, player, place.server())?,
            ) {
                return Err(result::note("admit-offers", &most(settings.open_each)).into());
            }
            if full(
                settings.open_all,
                store::servers::open_in(store, place.server())?,
            ) {
                return Err(result::note("admit-offers-in-all", &most(settings.open_all)).into());
            }
        }
        StartAttempt::Game(game) => {
            if let Some(other) = challenger(store, game)?
                && find::plays_enough(store, &other, place, settings.running_each)?
            {
                let names = load_names::load_names(store, [&other].into_iter())?;
                let args = [("player", names.arg(&other))];
                return Err(result::note("admit-games-of-other", &args).into());
            }
        }
        StartAttempt::Computer
        | StartAttempt::Again(_)
        | StartAttempt::Enter
        | StartAttempt::Move
        | StartAttempt::Show => {}
    }
    Ok(())
}

/// The challenger of an open challenge.
fn challenger(store: &Store, game: GameId) -> Result<Option<PlayerId>, HandlerError> {
    let open = store
        .summary(game)?
        .filter(|game| game.stage == Stage::Open);
    Ok(open.map(|game| game.challenger))
}

/// Checks that games may be played at this place, and that the bot has its permissions here.
fn check_place(
    request: &Request,
    settings: &ServerSettings,
    begins: StartAttempt,
) -> Result<(), HandlerError> {
    let Request {
        place,
        access: standing,
        ..
    } = request;
    if !settings.allows(place, standing.parent.as_ref()) {
        let id = match begins {
            StartAttempt::Show => "admit-shown-elsewhere",
            StartAttempt::Challenge
            | StartAttempt::Computer
            | StartAttempt::Game(_)
            | StartAttempt::Again(_)
            | StartAttempt::Enter
            | StartAttempt::Move => "admit-elsewhere",
        };
        return Err(with_list(id, settings.channel_list()).into());
    }
    if begins != StartAttempt::Show && !standing.missing_for_games().is_empty() {
        return Err(setup::cannot_play(standing).into());
    }
    Ok(())
}

/// Checks that the user has a role for beginning games. Users who manage the server pass: they could give themselves
/// any role.
fn roles(request: &Request, settings: &ServerSettings, place: &Place) -> Result<(), HandlerError> {
    let Request {
        place: here,
        access: standing,
        ..
    } = request;
    if settings.roles.is_empty() {
        return Ok(());
    }
    // Roles are known in their own server only.
    if here.server() != place.server() {
        let there = [("place", TextArg::Place(place.clone()))];
        return Err(result::note("admit-there", &there).into());
    }
    let named = standing
        .roles
        .iter()
        .any(|role| settings.roles.contains(role));
    if named || standing.manages {
        return Ok(());
    }
    Err(with_list("admit-roles", settings.role_list()).into())
}

/// The refusal where the bot is only a guest.
fn guest_refusal(begins: StartAttempt, here: &Place) -> Reply {
    let id = match begins {
        StartAttempt::Show => "admit-guest-shown",
        StartAttempt::Challenge
        | StartAttempt::Computer
        | StartAttempt::Game(_)
        | StartAttempt::Again(_)
        | StartAttempt::Enter
        | StartAttempt::Move => "admit-guest",
    };
    let mut reply = result::note(id, &[]);
    reply
        .controls
        .extend((!here.is_private()).then(setup::invite));
    reply
}

/// A sentence that ends in a list.
fn with_list(id: &str, list: Text) -> Reply {
    let mut reply = result::note(id, &[]);
    reply.text.push(" ");
    reply.text.append(list);
    reply.text.push(".");
    reply
}
