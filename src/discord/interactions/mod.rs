//! Interactions and messages: each is acknowledged while the worker handles it, and then answered.
//!
//! The first response to an interaction is always a deferral (ephemeral for a command, silent for a component). It is
//! therefore in time however long drawing and storing take. Only a modal is opened at once. A reply always follows,
//! even after a failure; it is ephemeral unless it is meant for the table.

mod chat;
mod edited_lines;
pub(in crate::discord) mod event_handler;
mod held_messages;
pub(in crate::discord) mod missed_messages;
mod respond;

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, CommandInteraction, ComponentInteraction, GuildId, InteractionId,
    Message as Said, MessageFlags, MessageId, ModalInteraction, UserId,
};
use tokio::sync::{Notify, OwnedRwLockReadGuard, OwnedRwLockWriteGuard, RwLock, SetOnce, watch};
use tokio::time::{Instant, sleep, timeout, timeout_at};
use tracing::Instrument;

use crate::discord::base::config::DiscordConfig;
use crate::discord::base::ids;
use crate::discord::base::private_channels::PrivateChannels;
use crate::discord::commands::{CommandMentions, locales};
use crate::discord::gateway::sequences::Progress;
use crate::discord::gateway::shards::ShardStates;
use crate::discord::incoming::head::InteractionHead;
use crate::discord::incoming::malformed_interaction::MalformedInteraction;
use crate::discord::incoming::{IncomingAction, modals};
use crate::discord::interactions::edited_lines::EditedLines;
use crate::discord::interactions::event_handler::SeenEvents;
use crate::discord::interactions::missed_messages::ReadBack;
use crate::discord::messages::controls;
use crate::discord::messages::markup::markup;
use crate::discord::messages::payload::own_words;
use crate::discord::rest::{RestCall, RestClient, RestError};
use crate::discord::{commands, incoming};
use crate::runtime::Handle;
use crate::runtime::backoff::backoff;
use crate::service::api::action::Action;
use crate::service::api::fields::InputField;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::places::LostPlace;
use crate::service::api::reply::Reply;
use crate::service::operator::status::GatewaySession;
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, with_language};
use crate::service::{Place, PlayerId, Recipient};

/// Time limit for the first response; Discord waits three seconds.
const FIRST_RESPONSE_LIMIT: Duration = Duration::from_millis(2800);
/// Longest wait of due messages for the registration of the commands.
const REGISTER: Duration = Duration::from_secs(5);
/// The pause after the first failed registration of the commands; it doubles with each attempt.
const FIRST_PAUSE: Duration = Duration::from_secs(30);
/// The longest such pause.
const LONGEST_PAUSE: Duration = Duration::from_hours(1);
/// Longest wait of a reply until the id of the message it answers is recorded: a post that breaks off is soon repeated.
const RECORDED: Duration = Duration::from_secs(5);
/// Time after the start in which a reply waits so: messages posted before the start may not be recorded yet.
const RECORDED_AFTER_START: Duration = Duration::from_secs(20);
/// Longest wait of a reply for the ids of the commands, which Discord gives at registration.
const NAMED: Duration = Duration::from_secs(1);
/// Discord's error code for an interaction that already has its first response.
const ACKNOWLEDGED: u64 = 40_060;
/// Discord's error code for an interaction that it does not know any more: its three seconds are over.
const UNKNOWN_INTERACTION: u64 = 10_062;
/// Time limit for sending a reply.
const ANSWER: Duration = Duration::from_mins(1);

/// The state shared by all event handlers.
#[derive(Debug)]
pub(in crate::discord) struct Interactions {
    /// The worker.
    pub(in crate::discord) handle: Handle,
    /// The REST client.
    pub(in crate::discord) rest: Arc<RestClient>,
    /// `true` if the bot has the message-content intent.
    reads_all_messages: bool,
    pub(in crate::discord) bot_user: OnceLock<UserId>,
    /// Set by the registration in each server: the same commands have other ids there.
    mentions: RegisteredIn,
    /// Set once the registration of the commands was tried everywhere.
    registration_tried: SetOnce<()>,
    pub(in crate::discord) ready: Notify,
    /// The states of the shards.
    pub(in crate::discord) shards: Arc<ShardStates>,
    /// The ids of recent events, so that each is handled once.
    pub(in crate::discord) heard: SeenEvents,
    /// The lines whose edits are read.
    edited_lines: EditedLines,
    /// The events in hand, by shard.
    pub(in crate::discord) progress: Arc<Progress>,
    /// The channels still to be read back.
    pub(in crate::discord) read_back: ReadBack,
    /// Changes with the end of each attempt at a delivery.
    pub(in crate::discord) attempted: watch::Sender<()>,
    /// The channels of private conversations.
    pub(in crate::discord) private_channels: PrivateChannels,
    started: Instant,
    /// Read-locked by each event in hand and write-locked by shutdown, after which no event begins.
    in_hand: Arc<RwLock<()>>,
}

/// The mentions of the commands by the server that they are registered in; `None` is everywhere.
type RegisteredIn = BTreeMap<Option<GuildId>, SetOnce<CommandMentions>>;

/// The servers to register the commands in.
fn registered_in(settings: &DiscordConfig) -> RegisteredIn {
    let named = settings.register_in.iter();
    let mut servers: RegisteredIn = named
        .map(|id| (Some(GuildId::from(*id)), SetOnce::new()))
        .collect();
    if servers.is_empty() {
        servers.insert(None, SetOnce::new());
    }
    servers
}

/// An interaction waiting for its reply.
#[derive(Debug)]
struct PendingInteraction {
    id: InteractionId,
    application: ApplicationId,
    token: String,
    from: InteractionKind,
    by: Requester,
}

impl PendingInteraction {
    /// That of an interaction with this head.
    fn new(head: &InteractionHead<'_>, from: InteractionKind) -> Self {
        Self {
            id: head.id,
            application: head.application,
            token: head.token.to_owned(),
            from,
            by: Requester {
                player: ids::player(head.user.id),
                place: head.place(),
                client_language: Language::of_tag(head.locale),
            },
        }
    }
}

/// The requesting user, the place, and the language of the user's client, if it is one of ours.
#[derive(Clone, Debug)]
struct Requester {
    player: PlayerId,
    place: Place,
    client_language: Option<Language>,
}

/// The kind of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InteractionKind {
    /// A slash command: its first response is a deferral to be filled in.
    Command,
    /// A component of this message.
    Component(PressedMessage),
}

/// The message of a component, or of the component that opened a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PressedMessage {
    /// Others see it.
    Public,
    /// Only its user sees it.
    Private,
    /// Only its user sees it. It asked for a move or a confirmation, and is deleted if the table alone is answered.
    PrivateMove,
    /// A question which game is meant, which only its user sees. Any answer replaces it. In a private conversation it
    /// is an ordinary message, with this id.
    Question(Option<MessageId>),
}

impl PressedMessage {
    /// Returns `true` if it is deleted where the table alone is answered.
    const fn is_spent(self) -> bool {
        match self {
            Self::PrivateMove | Self::Question(_) => true,
            Self::Public | Self::Private => false,
        }
    }
}

impl Interactions {
    /// The state before the first event.
    pub(in crate::discord) fn new(
        handle: Handle,
        rest: RestClient,
        settings: &DiscordConfig,
    ) -> Self {
        Self {
            shards: Arc::new(ShardStates::new(handle.watch().clone())),
            handle,
            rest: Arc::new(rest),
            reads_all_messages: settings.read_messages,
            bot_user: OnceLock::new(),
            mentions: registered_in(settings),
            registration_tried: SetOnce::new(),
            ready: Notify::new(),
            heard: SeenEvents::default(),
            edited_lines: EditedLines::default(),
            progress: Arc::default(),
            read_back: ReadBack::default(),
            attempted: watch::Sender::default(),
            private_channels: PrivateChannels::default(),
            started: Instant::now(),
            in_hand: Arc::new(RwLock::new(())),
        }
    }

    /// The mentions of the commands in a message for this server; `None` is a private conversation. Right after the
    /// start this waits a little for their registration.
    pub(in crate::discord) async fn mentions(&self, server: Option<GuildId>) -> &CommandMentions {
        static UNKNOWN: CommandMentions = CommandMentions::new();
        drop(timeout(NAMED, self.registration_tried.wait()).await);
        // Commands that are registered once have the same ids wherever they are read.
        let own = if self.mentions.len() == 1 {
            self.mentions.values().next()
        } else {
            self.mentions.get(&server)
        };
        own.and_then(SetOnce::get).unwrap_or(&UNKNOWN)
    }

    /// As [`Interactions::mentions`], for a message to this recipient.
    pub(in crate::discord) async fn mentions_to(&self, to: &Recipient) -> &CommandMentions {
        let server = match to {
            Recipient::Place(place) => ids::server(place),
            Recipient::Person(_) => None,
        };
        self.mentions(server).await
    }

    /// Learns the bot's own user from a session. The first time, the commands are registered and deliveries begin.
    pub(in crate::discord) fn introduce(self: &Arc<Self>, session: &GatewaySession) {
        let (Ok(bot), Ok(application)) = (session.bot.parse(), session.application.parse()) else {
            return;
        };
        if self.bot_user.set(bot).is_ok() {
            let interactions = Arc::clone(self);
            tokio::spawn(async move {
                let registering = Arc::clone(&interactions);
                let registering =
                    tokio::spawn(async move { registering.register(application).await });
                // Messages are better with clickable commands, but do not wait for long.
                drop(timeout(REGISTER, registering).await);
                interactions.ready.notify_one();
            });
        }
    }

    /// Saves the progress of the shards, if it has changed.
    pub(in crate::discord) async fn save_sessions(&self) {
        let Some(changes) = self.progress.changes() else {
            return;
        };
        let (records, answered) = (changes.records, changes.answered);
        let shards = records.iter().map(|record| record.shard).collect();
        let saving = self
            .handle
            .save_sessions(changes.count, records, answered.clone());
        if !saving.await {
            self.progress.unsaved(shards, answered);
        }
    }

    /// Waits for the first connection.
    pub(in crate::discord) async fn ready(&self) {
        self.ready.notified().await;
    }

    /// Begins no more events while the returned guard lives, and waits for those in hand. Messages that wait for their
    /// channel to be read back are left to the next start.
    pub(in crate::discord) async fn finish(&self) -> OwnedRwLockWriteGuard<()> {
        self.read_back.stop();
        Arc::clone(&self.in_hand).write_owned().await
    }

    /// Takes an event in hand, unless the bot is shutting down.
    pub(in crate::discord) fn begin_event(&self) -> Option<OwnedRwLockReadGuard<()>> {
        Arc::clone(&self.in_hand).try_read_owned().ok()
    }

    /// Registers the commands, again and again where that fails.
    pub(in crate::discord) async fn register(&self, application: ApplicationId) {
        let all = locales::localized(commands::all);
        let mut left: Vec<Option<GuildId>> = self.mentions.keys().copied().collect();
        for failures in 0_u32.. {
            let mut failed = Vec::new();
            for server in left {
                let call = RestCall::register(application, server, all.clone());
                match self.rest.call_with_retries(call, ANSWER).await {
                    Ok(registered) => {
                        tracing::info!(server = server.map(GuildId::get), "commands registered");
                        if let Some(mentions) = self.mentions.get(&server) {
                            drop(mentions.set(commands::mentions(&registered)));
                        }
                    }
                    Err(why) => {
                        tracing::error!(%why, server = server.map(GuildId::get), "failed to register commands");
                        failed.push(server);
                    }
                }
            }
            // It is set once; a later call changes nothing.
            drop(self.registration_tried.set(()));
            if failed.is_empty() {
                return;
            }
            left = failed;
            sleep(backoff(FIRST_PAUSE, LONGEST_PAUSE, failures)).await;
        }
    }

    /// Handles a slash command.
    pub(in crate::discord) async fn on_command(self: Arc<Self>, said: CommandInteraction) {
        let asked = PendingInteraction::new(&(&said).into(), InteractionKind::Command);
        let by = asked.by.clone();
        self.answer(asked, move |interactions| async move {
            if let Some(message) = incoming::pointed_message(&said) {
                let (place, reader) = (&by.place, &by.player);
                interactions.until_recorded(place, reader, message).await;
            }
            let heard = incoming::command(&said, interactions.reads_all_messages);
            let unseen = unseen(&heard);
            let mut replies = interactions.replies(heard, &by).await;
            // An empty reply means that the table gets a message.
            if replies.is_empty() && unseen {
                replies.push(interactions.own_words(&by, "discord-missing-rights").await);
            }
            replies
        })
        .await;
    }

    /// Handles a button or a menu.
    pub(in crate::discord) async fn on_component(self: Arc<Self>, said: ComponentInteraction) {
        let heard = incoming::component(&said, self.reads_all_messages);
        let pressed = if controls::is_question(&said.data.custom_id) {
            // Nobody else sees it, also in a private conversation.
            PressedMessage::Question((!is_hidden(&said.message)).then_some(said.message.id))
        } else if !is_hidden(&said.message) {
            PressedMessage::Public
        } else if settles(&heard) {
            PressedMessage::PrivateMove
        } else {
            PressedMessage::Private
        };
        let kind = InteractionKind::Component(pressed);
        let asked = PendingInteraction::new(&(&said).into(), kind);
        let by = asked.by.clone();
        if let Some(field) = modals::modal_field(&said) {
            // Only a first response can open a modal.
            let form = with_language(self.language_to(&by).await, || field.describe_field());
            let window = modals::modal(&said, &form);
            self.send_first_response(&asked, window).await;
            return;
        }
        self.answer(asked, move |interactions| async move {
            let unseen = unseen(&heard);
            let mut replies = interactions.replies(heard, &by).await;
            // An empty reply means that the table gets a message.
            if replies.is_empty() && unseen {
                let mut missing = interactions.own_words(&by, "discord-missing-rights").await;
                missing.replaces_source = pressed.is_spent();
                replies.push(missing);
            }
            replies
        })
        .await;
    }

    /// Handles a submitted modal; the reply goes to the place of its button.
    pub(in crate::discord) async fn on_modal(self: Arc<Self>, said: ModalInteraction) {
        let heard = modals::heard(&said, self.reads_all_messages);
        let pressed = match said.message.as_deref().is_some_and(is_hidden) {
            true if settles(&heard) => PressedMessage::PrivateMove,
            true => PressedMessage::Private,
            false => PressedMessage::Public,
        };
        let kind = InteractionKind::Component(pressed);
        let asked = PendingInteraction::new(&(&said).into(), kind);
        let by = asked.by.clone();
        self.answer(asked, move |interactions| async move {
            interactions.replies(heard, &by).await
        })
        .await;
    }

    /// Sends the first response. If that fails, the request is handled all the same, and the table sees its result.
    /// Returns `false` if no reply can follow.
    async fn acknowledge(&self, asked: &PendingInteraction) -> bool {
        let wait = match asked.from {
            InteractionKind::Command => {
                json!({ "type": 5, "data": { "flags": MessageFlags::EPHEMERAL.bits() } })
            }
            InteractionKind::Component(_) => json!({ "type": 6 }),
        };
        self.send_first_response(asked, wait).await
    }

    /// Returns `false` if the interaction is too old for any response, as after a restart.
    async fn send_first_response(&self, asked: &PendingInteraction, answer: Value) -> bool {
        let call = RestCall::first_answer(asked.id, &asked.token, answer);
        match self
            .rest
            .call_with_retries(call, FIRST_RESPONSE_LIMIT)
            .await
        {
            // An attempt whose response was lost has arrived all the same.
            Ok(_)
            | Err(RestError::Refused {
                code: ACKNOWLEDGED, ..
            }) => true,
            Err(RestError::Refused {
                code: UNKNOWN_INTERACTION,
                ..
            }) => {
                tracing::info!("an interaction came too late to be answered");
                false
            }
            Err(why) => {
                tracing::warn!(%why, "failed to acknowledge an interaction");
                true
            }
        }
    }

    /// Answers an interaction that cannot be read whole.
    pub(in crate::discord) async fn excuse(&self, unread: MalformedInteraction) {
        let language = match &unread.player {
            Some(player) => {
                let (player, place) = (player.clone(), unread.place.clone());
                self.handle
                    .language_with(player, unread.program, place)
                    .await
            }
            None => unread.program.unwrap_or_default(),
        };
        let words = with_language(language, || sentences().text("discord-unknown-shape", &[]));
        let server = ids::server(&unread.place);
        let words = markup(&words, self.mentions(server).await);
        let call = RestCall::first_answer(unread.id, &unread.token, unread.answer(&words));
        if let Err(why) = self
            .rest
            .call_with_retries(call, FIRST_RESPONSE_LIMIT)
            .await
        {
            tracing::warn!(%why, "failed to answer an interaction");
        }
    }

    /// One of the adapter's own sentences, in the user's language.
    async fn own_words(&self, by: &Requester, id: &str) -> Reply {
        own_words(self.language_to(by).await, id)
    }

    async fn language_to(&self, by: &Requester) -> Language {
        let (player, place) = (by.player.clone(), by.place.clone());
        self.handle
            .language_with(player, by.client_language, place)
            .await
    }

    /// Waits, within a limit, until this message of the bot is recorded, or no message waits to be posted there.
    pub(super) async fn until_recorded(
        &self,
        place: &Place,
        reader: &PlayerId,
        message: MessageId,
    ) {
        let until = Instant::now() + RECORDED;
        let until = until.max(self.started + RECORDED_AFTER_START);
        let mut attempted = self.attempted.subscribe();
        let recorded = async {
            loop {
                attempted.borrow_and_update();
                let (place, reader) = (place.clone(), reader.clone());
                let message = message.to_string();
                if !self.handle.may_be_recorded(place, reader, message).await {
                    return;
                }
                // It cannot fail: `self` owns the sender.
                drop(attempted.changed().await);
            }
        };
        drop(timeout_at(until, recorded).await);
    }

    async fn replies(self: &Arc<Self>, heard: IncomingAction, by: &Requester) -> Vec<Reply> {
        if let Some(channel) = ids::channel(&by.place) {
            self.caught_up(channel).await;
        }
        match heard {
            IncomingAction::Request(request) => self.handle.handle(*request).await,
            IncomingAction::Sentence(id) => vec![self.own_words(by, id).await],
        }
    }

    /// Sends the first response while the request is handled, and then the reply. A panic is answered as a fault.
    async fn answer<F>(self: Arc<Self>, asked: PendingInteraction, job: impl FnOnce(Arc<Self>) -> F)
    where
        F: Future<Output = Vec<Reply>> + Send + 'static,
    {
        let job = tokio::spawn(job(Arc::clone(&self)).in_current_span());
        let (met, known) = tokio::join!(job, self.acknowledge(&asked));
        let replies = match met {
            Ok(replies) => replies,
            Err(_) => vec![self.own_words(&asked.by, "fault").await],
        };
        // If the interaction was too old, Discord has shown its user that it failed and takes no reply.
        if known {
            self.send(&asked, replies).await;
        }
    }

    /// Reports a lost place to the service.
    pub(in crate::discord) async fn on_place_lost(&self, gone: LostPlace, why: &'static str) {
        self.handle.place_closed(gone, why.to_owned()).await;
    }
}

/// Returns `true` for an ephemeral message.
fn is_hidden(message: &Said) -> bool {
    let flags = message.flags;
    flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// Returns `true` if the bot cannot post messages for the table in this channel.
fn unseen(heard: &IncomingAction) -> bool {
    matches!(heard, IncomingAction::Request(request) if !request.access.missing_for_games().is_empty())
}

/// Returns `true` if a component may play a move or end a game, whose only reply is public: nothing is left to press
/// then.
fn settles(heard: &IncomingAction) -> bool {
    let IncomingAction::Request(request) = heard else {
        return false;
    };
    matches!(
        &request.action,
        Action::Pick { .. }
            | Action::PickStep(_)
            | Action::Play { .. }
            | Action::Abort(_)
            | Action::Resign { sure: true, .. }
            | Action::Moderate(ModerationAction::Annul { sure: Some(_), .. })
            | Action::FillField {
                field: InputField::Annul(..),
                typed: Some(_)
            }
    )
}
