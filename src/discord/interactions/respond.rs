//! Sends the replies to an interaction, and completions while an option is typed.

use std::time::Duration;

use serenity::all::{CommandInteraction, MessageId};
use serenity::builder::CreateAttachment;
use tokio::time::timeout;

use crate::discord::base::ids;
use crate::discord::incoming;
use crate::discord::incoming::CompletionRequest;
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
use crate::service::{server_text, suggest};

/// Time limit of an autocomplete answer; the user types on meanwhile.
const SUGGEST: Duration = Duration::from_millis(1500);

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
            self.forget_question(asked).await;
            self.take_away(asked).await;
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
                self.forget_question(asked).await;
            }
            let replaced = self.bring(asked, &message, files, replaces).await;
            if let (true, Some(question)) = (replaced, asked.posted_question()) {
                let (place, id) = (asked.by.place.clone(), question.to_string());
                let games = message.deleted_after_move_in;
                self.handle.record_transient(place, games, id).await;
            }
        }
    }

    /// Forgets that a move in another game deletes the question: its answer is about one game.
    async fn forget_question(&self, asked: &PendingInteraction) {
        if let Some(question) = asked.posted_question() {
            let (place, id) = (asked.by.place.clone(), question.to_string());
            self.handle.forget_transient(place, id).await;
        }
    }

    /// Sends a reply in place of the message that is there, or as a follow-up. Returns `true` if it is in its place.
    async fn bring(
        &self,
        asked: &PendingInteraction,
        message: &MessagePayload,
        files: Vec<CreateAttachment>,
        replaces: bool,
    ) -> bool {
        let (application, token) = (asked.application, asked.token.as_str());
        let behind = || {
            let body = match message.to {
                Audience::Asker => message.ephemeral(),
                Audience::Table => message.open(),
            };
            RestCall::follow_up(application, token, body).with_files(files.clone())
        };
        let call = if replaces {
            let call = RestCall::replace_answer(application, token, message.replacing());
            call.with_files(files.clone())
        } else {
            behind()
        };
        let mut brought = self.rest.call_with_retries(call, ANSWER).await;
        let gone = |why: &RestError| matches!(why, RestError::Refused { code, .. } if *code == UNKNOWN_MESSAGE);
        let is_gone = replaces && brought.as_ref().is_err_and(gone);
        if is_gone {
            // A message pressed twice may be gone after the first press.
            brought = self.rest.call_with_retries(behind(), ANSWER).await;
        }
        if let Err(why) = &brought {
            tracing::warn!(%why, "failed to send a reply");
        }
        replaces && !is_gone && brought.is_ok()
    }

    /// Deletes the first response: the channel message is the whole reply.
    async fn take_away(&self, asked: &PendingInteraction) {
        let call = RestCall::take_back_answer(asked.application, &asked.token);
        let why = match self.rest.call_with_retries(call, ANSWER).await {
            // An attempt whose response was lost has succeeded.
            Ok(_)
            | Err(RestError::Refused {
                code: UNKNOWN_MESSAGE,
                ..
            }) => return,
            Err(why) => why,
        };
        tracing::warn!(%why, "failed to delete a first response");
        // No user should wait for a reply that never comes.
        let done = self.own_words(&asked.by, "done-elsewhere").await;
        let mentions = self.mentions(ids::server(&asked.by.place)).await;
        let Some(done) = MessagePayload::new(done, mentions) else {
            return;
        };
        let call = RestCall::replace_answer(asked.application, &asked.token, done.replacing());
        if let Err(why) = self.rest.call_with_retries(call, ANSWER).await {
            tracing::warn!(%why, "failed to send a reply");
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
