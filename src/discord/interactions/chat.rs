//! Answers to messages in channels: as a reply, else as a plain message, else with less in it.

use serde_json::Value;
use serenity::all::Message as Said;
use serenity::builder::CreateAttachment;

use crate::discord::base::ids;
use crate::discord::incoming;
use crate::discord::interactions::held_messages::Turn;
use crate::discord::interactions::{ANSWER, Interactions};
use crate::discord::messages::payload::{MessagePayload, draw};
use crate::discord::rest::{RestCall, RestError};
use crate::runtime::line_origin::LineOrigin;
use crate::service::Timestamp;
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;

/// The circumstances of a line that is handled.
#[derive(Debug)]
pub(super) struct LineInHand {
    /// The nonce of its answers, without their numbers.
    pub(super) nonce: String,
    /// Its place in the queue of its channel. It ends before the answers are posted.
    pub(super) turn: Option<Turn>,
    /// Its origin.
    pub(super) origin: LineOrigin,
}

/// The time at which a message was first written, to the millisecond: its id contains it.
pub(super) fn written_at(said: &Said) -> Timestamp {
    let ms = said.id.created_at().unix_timestamp_nanos() / 1_000_000;
    Timestamp(i64::try_from(ms).expect("an id holds no time after 2154"))
}

impl Interactions {
    /// Handles a message; `missed` if it was written while the bot was away. Its turn ends before the reply is posted.
    /// Returns `true` if it was answered.
    pub(super) async fn on_message(&self, said: Said, missed: bool, turn: Option<Turn>) -> bool {
        let Some(request) = self.request_of(&said) else {
            return false;
        };
        let nonce = format!("r{}", said.id);
        // A missed line has its present words since its last edit.
        let edited = said.edited_timestamp.map(|at| at.unix_timestamp());
        let edited = edited.map(|at| Timestamp(at.saturating_mul(1_000)));
        let origin = if missed {
            LineOrigin::Missed(edited.unwrap_or_else(|| written_at(&said)))
        } else {
            LineOrigin::Live
        };
        let line = LineInHand {
            nonce,
            turn,
            origin,
        };
        self.answer_line(&said, request, line).await
    }

    /// The request of a message; `None` if it is not for the bot.
    pub(super) fn request_of(&self, said: &Said) -> Option<Request> {
        let me = self.bot_user.get()?;
        incoming::message(said, *me)
    }

    /// Waits, within a limit, until the message of the bot that a message replies to is recorded.
    pub(super) async fn until_replied_is_recorded(&self, said: &Said) {
        let me = self.bot_user.get();
        if let Some(replied) = me.and_then(|me| incoming::replied_to(said, *me)) {
            let place = ids::place(said.guild_id, said.channel_id);
            let author = ids::player(said.author.id);
            self.until_recorded(&place, &author, replied).await;
        }
    }

    /// Handles the request of a message, with answers as it is in hand. Returns `true` if it was answered.
    pub(super) async fn answer_line(
        &self,
        said: &Said,
        request: Request,
        LineInHand {
            nonce,
            turn,
            origin,
        }: LineInHand,
    ) -> bool {
        if matches!(origin, LineOrigin::Missed(_)) {
            self.until_replied_is_recorded(said).await;
        }
        let source = request.source.clone();
        let replies: Vec<Reply> = self.handle.handle_line(request, origin).await;
        let answered = !replies.is_empty();
        if answered || origin != LineOrigin::Live {
            self.note_effect(said, source.clone()).await;
        }
        // An edit that waits behind the line reads whether that had an effect.
        drop(turn);
        for (i, reply) in replies.into_iter().enumerate() {
            let mentions = self.mentions(said.guild_id).await;
            let Some(message) = MessagePayload::new(reply, mentions) else {
                continue;
            };
            let (message, files) = draw(message, self.handle.watch().clone()).await;
            let nonce = format!("{nonce}-{i}");
            match self.reply_to(said, &message, files, &nonce).await {
                Ok(posted) => {
                    if let Some(id) = posted["id"].as_str() {
                        let place = ids::place(said.guild_id, said.channel_id);
                        let games = message.deleted_after_move_in;
                        self.handle
                            .record_transient(place, games, id.to_owned(), source.clone())
                            .await;
                    }
                }
                Err(why) => tracing::warn!(%why, "failed to post a reply"),
            }
        }
        answered
    }

    /// Posts an answer to a message, without the parts that Discord refuses.
    async fn reply_to(
        &self,
        said: &Said,
        message: &MessagePayload,
        files: Vec<CreateAttachment>,
        nonce: &str,
    ) -> Result<Value, RestError> {
        let post = |body: Value| RestCall::post(said.channel_id, body);
        let reply = message.in_reply_to(said.id.get(), nonce);
        let call = post(reply).with_files(files.clone());
        let mut brought = self.rest.call_with_retries(call, ANSWER).await;
        if let Err(RestError::Refused { .. }) = brought {
            // A reply needs a permission that a plain message does not.
            let call = post(message.posted(nonce)).with_files(files);
            brought = self.rest.call_with_retries(call, ANSWER).await;
        }
        if let Err(refused) = &brought
            && refused.is_about_content()
            && let Some(smaller) = message.words_alone()
        {
            tracing::error!(%refused, "reply refused; sending its words alone");
            let call = post(smaller.posted(nonce));
            brought = self.rest.call_with_retries(call, ANSWER).await;
        }
        brought
    }
}
