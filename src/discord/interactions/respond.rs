//! Sends the replies to an interaction, and completions while an option is typed.

use std::time::Duration;

use serde_json::Value;
use serenity::all::{CommandInteraction, MessageFlags, MessageId};
use serenity::builder::CreateAttachment;
use tokio::time::timeout;

use crate::discord::base::ids;
use crate::discord::incoming::{self, CompletionRequest};
use crate::discord::interactions::{
    ANSWER, InteractionKind, Interactions, PendingInteraction, PressedMessage,
};
use crate::discord::messages::payload::{MessagePayload, choices, draw};
use crate::discord::rest::{RestCall, RestError, UNKNOWN_MESSAGE};
use crate::service::api::action::Asker;
use crate::service::api::reply::{Audience, Reply};
use crate::service::api::values::Suggestion;
use crate::service::lookup::languages;
use crate::service::words::language::{Language, with_language};
use crate::service::{GameId, Ply, server_text, suggest};

/// Discord's error codes for an interaction whose token is unknown, or has run out: no answer will ever pass.
const OVER: [u64; 2] = [10_015, 50_027];
/// Time for which a question is held while its answer is brought: longer than sending it usually takes.
const HELD: Duration = ANSWER.saturating_mul(2);
/// Time limit of an autocomplete answer; the user types on meanwhile.
const SUGGEST: Duration = Duration::from_millis(1500);

/// The place where a reply came that was to replace a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerPlace {
    /// In its place.
    InPlace,
    /// Behind it, or where it was: it is gone.
    Beside,
    /// Not in its place: the message stands as it did.
    Failed,
}

/// Returns `true` if the message to be replaced is gone.
fn is_unknown(failure: &RestError) -> bool {
    matches!(failure, RestError::Refused { code, .. } if *code == UNKNOWN_MESSAGE)
}

/// Returns `true` for a first response that still says that the bot is thinking.
fn is_waiting(answer: &Value) -> bool {
    let flags = answer["flags"].as_u64().unwrap_or_default();
    MessageFlags::from_bits_retain(flags).contains(MessageFlags::LOADING)
}

/// Returns `true` if a smaller answer may pass where this one was refused.
fn may_be_smaller(failure: &RestError) -> bool {
    match failure {
        RestError::Refused { status, code, .. } => {
            *status != 401 && *code != UNKNOWN_MESSAGE && !OVER.contains(code)
        }
        RestError::Wait(_) | RestError::Transient(_) => false,
    }
}

impl PendingInteraction {
    /// The question which game is meant, if it is an ordinary message. A move deletes it.
    const fn posted_question(&self) -> Option<MessageId> {
        match self.from {
            InteractionKind::Component(PressedMessage::Question(posted)) => posted,
            InteractionKind::Command
            | InteractionKind::Component(
                PressedMessage::Public | PressedMessage::Private | PressedMessage::PrivateMove,
            ) => None,
        }
    }
}

impl Interactions {
    /// Sends the replies: the first replaces a pending first response, the others follow it.
    pub(super) async fn send(&self, asked: &PendingInteraction, replies: Vec<Reply>) {
        let mut waiting = asked.from == InteractionKind::Command;
        let mentions = self.mentions(ids::server(&asked.by.place)).await;
        let messages: Vec<MessagePayload> = replies
            .into_iter()
            .filter_map(|reply| MessagePayload::new(reply, mentions))
            .map(|message| message.inviting(asked.application))
            .collect();
        let told = match asked.from {
            // A deferral is ephemeral, so a public reply comes after it.
            InteractionKind::Command => messages
                .first()
                .is_none_or(|message| message.to == Audience::Table),
            InteractionKind::Component(pressed) => pressed.is_spent() && messages.is_empty(),
        };
        if told {
            self.hold_question(asked).await;
            // A message that cannot be removed now is deleted as an ordinary one.
            if self.take_away(asked).await {
                self.forget_question(asked).await;
            }
            waiting = false;
        }
        for (nth, mut message) in messages.into_iter().enumerate() {
            if message.is_filmed() {
                message.language = self.language_to(&asked.by).await;
                message.asker = Some(asked.by.player.clone());
            }
            let (message, files) = draw(message, self.handle.watch().clone()).await;
            let turns_page = match asked.from {
                InteractionKind::Command => false,
                InteractionKind::Component(pressed) => {
                    let first = nth == 0 && message.to == Audience::Asker;
                    let answers = first && matches!(pressed, PressedMessage::Question(_));
                    // A reply to one user does not change a message that others see.
                    let public = pressed == PressedMessage::Public;
                    answers || message.replaces && (!public || message.to == Audience::Table)
                }
            };
            let replaces = waiting || turns_page;
            waiting = false;
            if turns_page {
                self.hold_question(asked).await;
            }
            let came = self.bring(asked, &message, files, replaces).await;
            if turns_page {
                self.settle_question(asked, came, message.deleted_after_move_in)
                    .await;
            }
        }
    }

    /// Lets no move delete the question while its answer is brought: that may be about another game.
    async fn hold_question(&self, asked: &PendingInteraction) {
        if let Some(question) = asked.posted_question() {
            let (place, id) = (asked.by.place.clone(), question.to_string());
            self.handle.hold_transient(place, id, HELD).await;
        }
    }

    /// Records the outcome of a held question.
    async fn settle_question(
        &self,
        asked: &PendingInteraction,
        came: AnswerPlace,
        games: Vec<(GameId, Ply)>,
    ) {
        let Some(question) = asked.posted_question() else {
            return;
        };
        let (place, id) = (asked.by.place.clone(), question.to_string());
        match came {
            AnswerPlace::InPlace => self.handle.replace_transient(place, games, id).await,
            AnswerPlace::Beside => self.handle.forget_transient(place, id).await,
            // It can be answered again.
            AnswerPlace::Failed => self.handle.release_transient(place, id).await,
        }
    }

    /// Forgets a question that is gone.
    async fn forget_question(&self, asked: &PendingInteraction) {
        if let Some(question) = asked.posted_question() {
            let (place, id) = (asked.by.place.clone(), question.to_string());
            self.handle.forget_transient(place, id).await;
        }
    }

    /// Sends a reply in place of the message that is there, or as a follow-up. A reply that Discord refuses is sent
    /// again as words alone, and then as the sentence about a fault. So every user gets an answer.
    async fn bring(
        &self,
        asked: &PendingInteraction,
        message: &MessagePayload,
        files: Vec<CreateAttachment>,
        replaces: bool,
    ) -> AnswerPlace {
        let sent = self.send_once(asked, message, &files, replaces).await;
        let mut failure = match sent {
            Ok(()) if replaces => return AnswerPlace::InPlace,
            Ok(()) => return AnswerPlace::Beside,
            Err(failure) => failure,
        };
        // A message pressed twice may be gone after the first press.
        let is_gone = replaces && is_unknown(&failure);
        let place = if is_gone {
            failure = match self.send_once(asked, message, &files, false).await {
                Ok(()) => return AnswerPlace::Beside,
                Err(failure) => failure,
            };
            AnswerPlace::Beside
        } else {
            AnswerPlace::Failed
        };
        // A pressed message stays as it is, and can be pressed again.
        let fills_in = replaces && asked.from == InteractionKind::Command;
        if let Err(why) = self.send_less(asked, message, failure, fills_in).await {
            tracing::warn!(%why, "failed to send a reply");
        }
        place
    }

    /// Sends less of a refused message: its words, and then only that something went wrong.
    async fn send_less(
        &self,
        asked: &PendingInteraction,
        message: &MessagePayload,
        mut refused: RestError,
        replaces: bool,
    ) -> Result<(), RestError> {
        if may_be_smaller(&refused)
            && let Some(smaller) = message.words_alone()
        {
            tracing::error!(%refused, "reply refused; sending its words alone");
            refused = match self.send_once(asked, &smaller, &[], replaces).await {
                Ok(()) => return Ok(()),
                Err(refused) => refused,
            };
        }
        if !may_be_smaller(&refused) {
            return Err(refused);
        }
        let fault = self.own_words(&asked.by, "fault").await;
        let mentions = self.mentions(ids::server(&asked.by.place)).await;
        let Some(fault) = MessagePayload::new(fault, mentions) else {
            return Err(refused);
        };
        tracing::error!(%refused, "reply refused; sending that something went wrong");
        self.send_once(asked, &fault, &[], replaces).await
    }

    /// Sends a message with its files in place of the message that is there, or as a follow-up.
    async fn send_once(
        &self,
        asked: &PendingInteraction,
        message: &MessagePayload,
        files: &[CreateAttachment],
        replaces: bool,
    ) -> Result<(), RestError> {
        let (application, token) = (asked.application, asked.token.as_str());
        let call = if replaces {
            RestCall::replace_answer(application, token, message.replacing())
        } else {
            let body = match message.to {
                Audience::Asker => message.ephemeral(),
                Audience::Table => message.open(),
            };
            RestCall::follow_up(application, token, body)
        };
        let call = call.with_files(files.to_vec());
        self.rest.call_with_retries(call, ANSWER).await?;
        Ok(())
    }

    /// Deletes the first response: the channel message is the whole reply. Returns `true` if it is gone.
    async fn take_away(&self, asked: &PendingInteraction) -> bool {
        let call = RestCall::take_back_answer(asked.application, &asked.token);
        let why = match self.rest.call_with_retries(call, ANSWER).await {
            // An attempt whose response was lost has succeeded.
            Ok(_)
            | Err(RestError::Refused {
                code: UNKNOWN_MESSAGE,
                ..
            }) => return true,
            Err(why) => why,
        };
        tracing::warn!(%why, "failed to delete a first response");
        // No user should wait for a reply that never comes.
        self.say_instead(asked, "done-elsewhere").await;
        false
    }

    /// Replaces the first response with one of the adapter's own sentences.
    async fn say_instead(&self, asked: &PendingInteraction, id: &str) {
        let done = self.own_words(&asked.by, id).await;
        let mentions = self.mentions(ids::server(&asked.by.place)).await;
        let Some(done) = MessagePayload::new(done, mentions) else {
            return;
        };
        let call = RestCall::replace_answer(asked.application, &asked.token, done.replacing());
        if let Err(why) = self.rest.call_with_retries(call, ANSWER).await {
            tracing::warn!(%why, "failed to send a reply");
        }
    }

    /// Finishes a slash command that was stored before the start and comes again. A user who still waits for an answer
    /// reads that it is done: its reply may have been for them alone, and is lost.
    pub(super) async fn finish_command(&self, said: &CommandInteraction) {
        let asked = PendingInteraction::new(&said.into(), InteractionKind::Command);
        let call = RestCall::answer_so_far(asked.application, &asked.token);
        match self.rest.call_with_retries(call, ANSWER).await {
            Ok(answer) if is_waiting(&answer) => self.say_instead(&asked, "done-restarted").await,
            Ok(_) => {}
            Err(why) => tracing::info!(%why, "failed to look up an answer of before the start"),
        }
    }

    /// Answers an autocomplete request.
    pub(in crate::discord) async fn suggest(&self, said: CommandInteraction) {
        let program = Language::of_tag(&said.locale);
        let offers = match incoming::typing(&said) {
            Some(typing) => timeout(SUGGEST, self.offers(typing, program))
                .await
                .unwrap_or_default(),
            None => Vec::new(),
        };
        let call = RestCall::first_answer(said.id, &said.token, choices(&offers));
        if let Err(why) = self.rest.call(call).await {
            tracing::debug!(%why, "autocomplete response missed the deadline");
        }
    }

    async fn offers(
        &self,
        typing: CompletionRequest,
        program: Option<Language>,
    ) -> Vec<Suggestion> {
        let CompletionRequest {
            player,
            place,
            typed,
            wanted,
        } = typing;
        let (server, asker) = (server_text(place.server()), player.clone());
        self.handle
            .suggest((&server, asker.as_str()), move |service, env| {
                let language = languages::language_with(service, &player, program, &place);
                with_language(language, || {
                    suggest::suggest(
                        service,
                        Asker::in_private(&player, &place),
                        &wanted,
                        &typed,
                        env.now,
                    )
                })
            })
            .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn an_answer_waits_while_discord_says_so() {
        assert!(is_waiting(&json!({ "flags": 128 | 64, "content": "" })));
        assert!(!is_waiting(&json!({ "flags": 64, "content": "Done." })));
        assert!(!is_waiting(&Value::Null));
    }

    #[test]
    fn less_is_sent_where_more_was_refused_and_an_answer_can_still_come() {
        for (status, code, smaller) in [
            (400, 50_035, true),
            (413, 40_005, true),
            (413, 0, true),
            (403, 50_013, true),
            (401, 0, false),
            (404, UNKNOWN_MESSAGE, false),
            (404, 10_015, false),
            (401, 50_027, false),
        ] {
            let why = String::new();
            let refused = RestError::Refused { status, code, why };
            assert_eq!(may_be_smaller(&refused), smaller, "{refused:?}");
        }
        assert!(!may_be_smaller(&RestError::Transient(String::new())));
        assert!(!may_be_smaller(&RestError::Wait(ANSWER)));
    }
}
