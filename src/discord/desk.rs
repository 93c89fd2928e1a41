//! The desk: each event is acknowledged while it is asked of the worker, and then answered.
//!
//! An interaction's first answer is always "wait" (hidden for a command, nothing at all for a press), so it
//! is in time however long drawing and storing take; only a window to type into is opened at once. Whatever breaks after that, an answer comes: hidden from
//! all but who asked, unless it is meant for the table.

use std::future::Future;
use std::num::NonZeroU64;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, ChannelId, CommandInteraction, ComponentInteraction, GuildId, InteractionId,
    Message as Said, MessageFlags, ModalInteraction, UserId,
};
use serenity::builder::CreateAttachment;
use tokio::sync::{Notify, OwnedRwLockReadGuard, OwnedRwLockWriteGuard, RwLock, SetOnce};
use tokio::time::timeout;
use tracing::Instrument;

use crate::discord::Settings;
use crate::discord::booking::Booking;
use crate::discord::commands;
use crate::discord::ears::Heard as HeardBefore;
use crate::discord::forms;
use crate::discord::incoming::{self, Heard, Typing};
use crate::discord::locales;
use crate::discord::markup::{CommandMentions, markup};
use crate::discord::outgoing::{Message, choices, draw, own_words};
use crate::discord::progress::Progress;
use crate::discord::read_back::ReadBack;
use crate::discord::rest::{Call, Failure, Rest};
use crate::discord::shards::Shards;
use crate::discord::unread::Unread;
use crate::runtime::Handle;
use crate::service::ask::Ask;
use crate::service::language::{Language, speaking};
use crate::service::places::Gone;
use crate::service::presence::Session;
use crate::service::prose::sentences;
use crate::service::reply::{Audience, Reply};
use crate::service::{Place, PlayerId, Timestamp};

/// Discord waits three seconds for a first answer.
const ACKNOWLEDGE: Duration = Duration::from_millis(2800);
/// How long messages that are due wait for the commands to be registered.
const REGISTER: Duration = Duration::from_secs(5);
/// How long somebody who means a message waits for that message to be booked.
const BOOKED: Duration = Duration::from_secs(1);
/// How long somebody who means a message waits after a start for all that was due to be tried.
const DRAINED: Duration = Duration::from_secs(20);
/// How long autocomplete may think; a person types on meanwhile.
const SUGGEST: Duration = Duration::from_millis(1500);
/// How long an answer waits for the numbers of the commands, which Discord gives when they are registered.
const NAMED: Duration = Duration::from_secs(1);
/// Discord's number for an interaction that has its first answer.
const ACKNOWLEDGED: u64 = 40_060;
/// Discord's number for a message that is gone.
const UNKNOWN_MESSAGE: u64 = 10_008;
/// How long to try to bring an answer.
const ANSWER: Duration = Duration::from_mins(1);

/// What all events share.
#[derive(Debug)]
pub(super) struct Desk {
    /// The worker.
    pub(super) handle: Handle,
    /// The line to Discord.
    pub(super) rest: Rest,
    register_in: Vec<NonZeroU64>,
    /// Whether the text of all messages comes.
    hears: bool,
    pub(super) me: OnceLock<UserId>,
    mentions: SetOnce<CommandMentions>,
    pub(super) ready: Notify,
    /// The connections through which Discord's events reach us.
    pub(super) shards: Shards,
    /// What they brought, each once.
    pub(super) heard: HeardBefore,
    /// How far they are.
    pub(super) progress: Arc<Progress>,
    /// What they missed.
    pub(super) read_back: ReadBack,
    /// Messages that are being posted and are not booked yet under their names.
    pub(super) booking: Booking,
    /// Set once all that was due at the start has been tried.
    pub(super) drained: SetOnce<()>,
    /// Each event in hand holds it for reading; closing takes it for writing, and nothing gets in after.
    in_hand: Arc<RwLock<()>>,
}

/// An interaction that waits for its answer.
#[derive(Debug)]
struct Asked {
    id: InteractionId,
    application: ApplicationId,
    token: String,
    from: From,
    by: Speaker,
}

/// Who is answered, where, and what his own program speaks, if that is known here.
#[derive(Clone, Debug)]
struct Speaker {
    who: PlayerId,
    place: Place,
    program: Option<Language>,
}

impl Speaker {
    fn new(who: UserId, place: Place, locale: &str) -> Self {
        Self {
            who: incoming::player(who),
            place,
            program: Language::of_tag(locale),
        }
    }
}

/// What kind of interaction it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    /// A slash command: its first answer waits to be filled.
    Command,
    /// A press; `own` when only who pressed sees the message, `played` when it is gone with the move made from it.
    Press { own: bool, played: bool },
}

impl Desk {
    /// A desk that has heard nothing yet.
    pub(super) fn new(handle: Handle, rest: Rest, settings: &Settings) -> Self {
        Self {
            shards: Shards::new(handle.watch().clone()),
            handle,
            rest,
            register_in: settings.register_in.clone(),
            hears: settings.read_messages,
            me: OnceLock::new(),
            mentions: SetOnce::new(),
            ready: Notify::new(),
            heard: HeardBefore::default(),
            progress: Arc::default(),
            read_back: ReadBack::default(),
            booking: Booking::default(),
            drained: SetOnce::new(),
            in_hand: Arc::new(RwLock::new(())),
        }
    }

    /// How the commands are mentioned. In its first moments the program waits a little to learn it.
    pub(super) async fn mentions(&self) -> &CommandMentions {
        static UNKNOWN: CommandMentions = CommandMentions::new();
        let known = timeout(NAMED, self.mentions.wait()).await;
        known.unwrap_or(&UNKNOWN)
    }

    /// Learns from a session who the bot is. The first time the bot's commands are registered, and deliveries begin.
    pub(super) fn introduce(self: &Arc<Self>, session: &Session) {
        let (Ok(bot), Ok(application)) = (session.bot.parse(), session.application.parse()) else {
            return;
        };
        if self.me.set(bot).is_ok() {
            let desk = Arc::clone(self);
            tokio::spawn(async move {
                let registering = Arc::clone(&desk);
                let registering =
                    tokio::spawn(async move { registering.register(application).await });
                // Messages are better with commands that can be clicked, but do not wait for long.
                drop(timeout(REGISTER, registering).await);
                desk.ready.notify_one();
            });
        }
    }

    /// Saves how far the shards are, where that has changed.
    pub(super) async fn save_sessions(&self) {
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
    pub(super) async fn ready(&self) {
        self.ready.notified().await;
    }

    /// Takes no more events, as long as what it returns lives, and waits for those in hand.
    pub(super) async fn finish(&self) -> OwnedRwLockWriteGuard<()> {
        Arc::clone(&self.in_hand).write_owned().await
    }

    /// Takes an event in hand, unless the desk is closing.
    pub(super) fn enter(&self) -> Option<OwnedRwLockReadGuard<()>> {
        Arc::clone(&self.in_hand).try_read_owned().ok()
    }

    /// Tells Discord of the commands, once.
    pub(super) async fn register(&self, application: ApplicationId) {
        let all = locales::in_all(commands::all);
        let mut mentions = CommandMentions::new();
        let servers: Vec<Option<GuildId>> = match self.register_in.as_slice() {
            [] => vec![None],
            some => some.iter().map(|id| Some(GuildId::from(*id))).collect(),
        };
        for server in servers {
            let call = Call::register(application, server, all.clone());
            match self.rest.insist(call, ANSWER).await {
                Ok(registered) => {
                    tracing::info!(?server, "commands registered");
                    mentions = commands::mentions(&registered);
                }
                Err(why) => tracing::error!(%why, ?server, "the commands could not be registered"),
            }
        }
        // A second connection is told the same.
        drop(self.mentions.set(mentions));
    }

    /// Meets a command.
    pub(super) async fn command(self: Arc<Self>, said: CommandInteraction) {
        let place = incoming::place(said.guild_id, said.channel_id);
        let asked = Asked {
            id: said.id,
            application: said.application_id,
            token: said.token.clone(),
            from: From::Command,
            by: Speaker::new(said.user.id, place, &said.locale),
        };
        let by = asked.by.clone();
        self.answer(asked, move |desk| async move {
            if said.data.target_id.is_some() {
                desk.booked(said.channel_id).await;
            }
            let heard = incoming::command(&said, desk.hears);
            let unseen = unseen(&heard);
            let mut replies = desk.replies(heard, &by).await;
            // No answer means that the table is told.
            if replies.is_empty() && unseen {
                replies.push(desk.own_words(&by, "discord-missing-rights").await);
            }
            replies
        })
        .await;
    }

    /// Meets a press or a choice.
    pub(super) async fn press(self: Arc<Self>, said: ComponentInteraction) {
        let own = is_hidden(&said.message);
        let place = incoming::place(said.guild_id, said.channel_id);
        let heard = incoming::component(&said, self.hears);
        let played = own && plays(&heard);
        let asked = Asked {
            id: said.id,
            application: said.application_id,
            token: said.token.clone(),
            from: From::Press { own, played },
            by: Speaker::new(said.user.id, place, &said.locale),
        };
        let by = asked.by.clone();
        if let Some(field) = forms::opened(&said) {
            // A window can be opened by the first answer only.
            let form = speaking(self.language_to(&by).await, || field.form());
            let window = forms::window(&said.data.custom_id, &form);
            return self.give_first(&asked, window).await;
        }
        self.answer(asked, move |desk| async move {
            let unseen = unseen(&heard);
            let mut replies = desk.replies(heard, &by).await;
            // No answer means that the table is told.
            if replies.is_empty() && unseen {
                let mut missing = desk.own_words(&by, "discord-missing-rights").await;
                missing.replaces = played;
                replies.push(missing);
            }
            replies
        })
        .await;
    }

    /// What somebody has typed into a window, answered where the button stood that opened it.
    pub(super) async fn typed(self: Arc<Self>, said: ModalInteraction) {
        let own = said.message.as_deref().is_some_and(is_hidden);
        let place = incoming::place(said.guild_id, said.channel_id);
        let asked = Asked {
            id: said.id,
            application: said.application_id,
            token: said.token.clone(),
            from: From::Press { own, played: false },
            by: Speaker::new(said.user.id, place, &said.locale),
        };
        let by = asked.by.clone();
        self.answer(asked, move |desk| async move {
            desk.replies(forms::heard(&said, desk.hears), &by).await
        })
        .await;
    }

    /// Gives the first answer. Should it fail, the wish is met all the same: the table hears of it.
    async fn acknowledge(&self, asked: &Asked) {
        let wait = match asked.from {
            From::Command => {
                json!({ "type": 5, "data": { "flags": MessageFlags::EPHEMERAL.bits() } })
            }
            From::Press { own: _, played: _ } => json!({ "type": 6 }),
        };
        self.give_first(asked, wait).await;
    }

    async fn give_first(&self, asked: &Asked, answer: Value) {
        let call = Call::first_answer(asked.id, &asked.token, answer);
        match self.rest.insist(call, ACKNOWLEDGE).await {
            // The answer that was not heard of has come all the same.
            Ok(_)
            | Err(Failure::Refused {
                code: ACKNOWLEDGED, ..
            }) => {}
            Err(why) => tracing::warn!(%why, "an interaction could not be acknowledged"),
        }
    }

    /// Answers an interaction of which no more than this could be read.
    pub(super) async fn excuse(&self, unread: Unread) {
        let language = match &unread.who {
            Some(who) => {
                let (who, place) = (who.clone(), unread.place.clone());
                self.handle.language_with(who, unread.program, place).await
            }
            None => unread.program.unwrap_or_default(),
        };
        let words = speaking(language, || sentences().text("discord-unknown-shape", &[]));
        let words = markup(&words, self.mentions().await);
        let call = Call::first_answer(unread.id, &unread.token, unread.answer(&words));
        if let Err(why) = self.rest.insist(call, ACKNOWLEDGE).await {
            tracing::warn!(%why, "an interaction could not be answered");
        }
    }

    /// One of the adapter's own sentences, in the language of who hears it.
    async fn own_words(&self, by: &Speaker, id: &str) -> Reply {
        own_words(self.language_to(by).await, id)
    }

    async fn language_to(&self, by: &Speaker) -> Language {
        let (who, place) = (by.who.clone(), by.place.clone());
        self.handle.language_with(who, by.program, place).await
    }

    /// Waits until what has been posted in a channel is booked: a message that somebody means by answering or pointing
    /// at it may have come this moment.
    async fn booked(&self, channel: ChannelId) {
        // What an earlier program posted and did not book is posted anew first, and Discord tells its number.
        drop(timeout(DRAINED, self.drained.wait()).await);
        drop(timeout(BOOKED, self.booking.settled(channel)).await);
    }

    async fn replies(self: &Arc<Self>, heard: Heard, by: &Speaker) -> Vec<Reply> {
        if let Some(channel) = incoming::channel(&by.place) {
            self.caught_up(channel).await;
        }
        match heard {
            Heard::Request(request) => self.handle.handle(*request).await,
            Heard::Sentence(id) => vec![self.own_words(by, id).await],
        }
    }

    /// Gives the first answer while the wish is met, so that neither waits for the other, and then the answer itself; a
    /// panic on the way is answered as a fault.
    async fn answer<F>(self: Arc<Self>, asked: Asked, wish: impl FnOnce(Arc<Self>) -> F)
    where
        F: Future<Output = Vec<Reply>> + Send + 'static,
    {
        let wish = tokio::spawn(wish(Arc::clone(&self)).in_current_span());
        let (met, ()) = tokio::join!(wish, self.acknowledge(&asked));
        let replies = match met {
            Ok(replies) => replies,
            Err(_) => vec![self.own_words(&asked.by, "fault").await],
        };
        self.send(&asked, replies).await;
    }

    async fn send(&self, asked: &Asked, replies: Vec<Reply>) {
        let mut waiting = asked.from == From::Command;
        let mentions = self.mentions().await;
        let messages: Vec<Message> = replies
            .into_iter()
            .filter_map(|reply| Message::new(reply, mentions))
            .map(|message| message.inviting(asked.application))
            .collect();
        let told = match asked.from {
            // What waits to be filled is hidden, so what all may see comes behind it.
            From::Command => messages
                .first()
                .is_none_or(|message| message.to == Audience::Table),
            From::Press { own: _, played } => played && messages.is_empty(),
        };
        if told {
            self.take_away(asked).await;
            waiting = false;
        }
        for mut message in messages {
            if message.is_filmed() {
                message.language = self.language_to(&asked.by).await;
            }
            let (message, files) = draw(message, self.handle.watch().clone()).await;
            let turns_page = match asked.from {
                From::Command => false,
                // What others see too is not changed by an answer to one.
                From::Press { own, played: _ } => {
                    message.replaces && (own || message.to == Audience::Table)
                }
            };
            let replaces = waiting || turns_page;
            waiting = false;
            self.bring(asked, (&message, files), replaces).await;
        }
    }

    /// Brings an answer: in the place of what stands there, or behind it.
    async fn bring(
        &self,
        asked: &Asked,
        (message, files): (&Message, Vec<CreateAttachment>),
        replaces: bool,
    ) {
        let (application, token) = (asked.application, asked.token.as_str());
        let behind = || {
            let body = match message.to {
                Audience::Asker => message.ephemeral(),
                Audience::Table => message.open(),
            };
            Call::follow_up(application, token, body).with_files(files.clone())
        };
        let call = if replaces {
            let call = Call::replace_answer(application, token, message.replacing());
            call.with_files(files.clone())
        } else {
            behind()
        };
        let mut brought = self.rest.insist(call, ANSWER).await;
        let gone = |why: &Failure| matches!(why, Failure::Refused { code, .. } if *code == UNKNOWN_MESSAGE);
        if replaces && brought.as_ref().is_err_and(gone) {
            // What was pressed twice may have gone with the first press.
            brought = self.rest.insist(behind(), ANSWER).await;
        }
        if let Err(why) = brought {
            tracing::warn!(%why, "an answer could not be brought");
        }
    }

    /// Takes away what stands in the place of the first answer: what the channel is told says all there is to say.
    async fn take_away(&self, asked: &Asked) {
        let call = Call::take_back_answer(asked.application, &asked.token);
        let why = match self.rest.insist(call, ANSWER).await {
            // A try that was not heard of has done it.
            Ok(_)
            | Err(Failure::Refused {
                code: UNKNOWN_MESSAGE,
                ..
            }) => return,
            Err(why) => why,
        };
        tracing::warn!(%why, "an answer could not be taken away");
        // Nobody is left looking at an answer that never comes.
        let done = self.own_words(&asked.by, "done-elsewhere").await;
        let Some(done) = Message::new(done, self.mentions().await) else {
            return;
        };
        let call = Call::replace_answer(asked.application, &asked.token, done.replacing());
        if let Err(why) = self.rest.insist(call, ANSWER).await {
            tracing::warn!(%why, "an answer could not be brought");
        }
    }

    /// Offers what may be typed.
    pub(super) async fn suggest(&self, said: CommandInteraction) {
        let program = Language::of_tag(&said.locale);
        let offers = match incoming::typing(&said) {
            Some(typing) => timeout(SUGGEST, self.offers(typing, program))
                .await
                .unwrap_or_default(),
            None => Vec::new(),
        };
        let call = Call::first_answer(said.id, &said.token, choices(&offers));
        if let Err(why) = self.rest.call(call).await {
            tracing::debug!(%why, "an offer came too late");
        }
    }

    async fn offers(
        &self,
        typing: Typing,
        program: Option<Language>,
    ) -> Vec<crate::service::reply::Suggestion> {
        let Typing {
            who,
            place,
            typed,
            wanted,
        } = typing;
        let (house, asker) = (place.house().to_owned(), who.clone());
        self.handle
            .suggest((&house, asker.as_str()), move |service, env| {
                let language = service.language_with(&who, program, &place);
                speaking(language, || {
                    service.suggest((&who, &place), &wanted, &typed, env.now)
                })
            })
            .await
    }

    /// Tells the service of a place that is gone.
    pub(super) async fn lose(&self, gone: Gone, why: &'static str) {
        self.handle.place_closed(gone, why.to_owned()).await;
    }

    /// Meets a message, one of before where it was `missed`. Returns whether it was answered.
    pub(super) async fn hear(&self, said: Said, missed: bool) -> bool {
        let Some(request) = self.me.get().and_then(|me| incoming::message(&said, *me)) else {
            return false;
        };
        if said.message_reference.is_some() {
            self.booked(said.channel_id).await;
        }
        let replies: Vec<Reply> = if missed {
            let said_at = Timestamp(said.timestamp.unix_timestamp().saturating_mul(1_000));
            self.handle.handle_missed(request, said_at).await
        } else {
            self.handle.handle(request).await
        };
        let answered = !replies.is_empty();
        for (i, reply) in replies.into_iter().enumerate() {
            let Some(message) = Message::new(reply, self.mentions().await) else {
                continue;
            };
            let (message, files) = draw(message, self.handle.watch().clone()).await;
            let nonce = format!("r{}-{i}", said.id);
            let reply: Value = message.in_reply_to(said.id.get(), &nonce);
            let call = Call::post(said.channel_id, reply).with_files(files.clone());
            let mut brought = self.rest.insist(call, ANSWER).await;
            if let Err(Failure::Refused { .. }) = brought {
                // To refer to a message takes a right that to speak does not.
                let call = Call::post(said.channel_id, message.posted(&nonce)).with_files(files);
                brought = self.rest.insist(call, ANSWER).await;
            }
            if let Err(why) = brought {
                tracing::warn!(%why, "a reply could not be brought");
            }
        }
        answered
    }
}

/// Whether only one person sees a message.
fn is_hidden(message: &Said) -> bool {
    let flags = message.flags;
    flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL))
}

/// Whether nobody would see in this channel what the table is told.
fn unseen(heard: &Heard) -> bool {
    matches!(heard, Heard::Request(request) if !request.standing.lacks_for_games().is_empty())
}

/// Whether a press may play a move, with no other answer than the board that all see.
fn plays(heard: &Heard) -> bool {
    let Heard::Request(request) = heard else {
        return false;
    };
    matches!(request.ask, Ask::Pick { .. } | Ask::Choose(_))
}
