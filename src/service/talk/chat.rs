//! A line of chat: plays a move, runs a command in words, answers a word to the bot, or leaves people to their talk.

use crate::play::Env;
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError};
use crate::service::commit::command;
use crate::service::learn::guide;
use crate::service::lookup::sight;
use crate::service::moves::doubt::Doubt;
use crate::service::moves::typed;
use crate::service::servers::may_begin;
use crate::service::state::Service;
use crate::service::talk::answers::SpokenAnswer;
use crate::service::talk::questions::AnswerMeaning;
use crate::service::talk::reading::{ChatLine, MessageReading};
use crate::service::talk::{edits, questions, reading, spoken};
use crate::service::words::catalogue::TextArg;

/// The outcome of a line of chat.
pub(in crate::service) enum ChatOutcome {
    /// It was handled, with these replies.
    Replies(Vec<Reply>),
    /// It asks for this action, which another part of the service handles.
    Action(Action),
}

/// Handles a line of chat: plays it if it is a move of a game in which its author is to move.
pub(in crate::service) fn chat(
    service: &mut Service,
    request: &Request,
    env: &Env,
) -> Result<ChatOutcome, HandlerError> {
    let Some(said) = ChatLine::of(&request.action) else {
        return Ok(ChatOutcome::Replies(Vec::new()));
    };
    let store = &service.store;
    let replies = match reading::read(store, request, said, env)? {
        MessageReading::Mention => Ok(guide::help(store, &request.user.id, &request.place)),
        MessageReading::NoSuchGame(typed) => Ok(vec![sight::unknown_as(typed)]),
        MessageReading::Command(game, command) => {
            if let Some(refused) = edits::refuse_act(service, request, std::slice::from_ref(&game))
            {
                return Ok(ChatOutcome::Replies(vec![refused]));
            }
            command::run_command(service, request, *game, &command, env)
        }
        MessageReading::Move(games, mut line) => {
            if edits::moved_in(service, request, &games).is_some() {
                line.doubt = Some(Doubt::Unsure);
            }
            typed::play_line(service, request, games, line, env)
        }
        MessageReading::MoveInUnknownGame(games, line) => {
            typed::ask_which_game(store, request, games, line)
        }
        MessageReading::SeveralMoves(games) => {
            let refused = result::note("refuse-two-moves", &[]);
            Ok(vec![refused.deleted_after_next_move_in(&games)])
        }
        MessageReading::Word(word, game) => {
            if word.is_act()
                && let games = edits::games_meant(store, request, game)?
                && let Some(refused) = edits::refuse_act(service, request, &games)
            {
                return Ok(ChatOutcome::Replies(vec![refused]));
            }
            spoken::spoken_to(service, request, word, game, env)
        }
        MessageReading::Answer(answer, game) => {
            let meaning = questions::find(service, request, said, answer, game)?;
            return answer_in_words(service, request, answer, meaning);
        }
        MessageReading::Unreadable(games, line) => {
            typed::explain_unreadable(service, request, games, line, env)
        }
        MessageReading::HalfMove(game, line) => {
            typed::answer_spelled_out(store, request, &game, line)
        }
        MessageReading::CommandName(command) => {
            let args = [("command", TextArg::Command(command))];
            Ok(vec![result::note("spoken-command", &args)])
        }
        MessageReading::Unknown(games) => Ok(vec![spoken::not_understood(&games)]),
        MessageReading::Chatter => Ok(Vec::new()),
    };
    replies.map(ChatOutcome::Replies)
}

/// Leads an answer in words to the action it asks for, or to a sentence.
fn answer_in_words(
    service: &Service,
    request: &Request,
    answer: SpokenAnswer,
    meaning: AnswerMeaning,
) -> Result<ChatOutcome, HandlerError> {
    let store = &service.store;
    let reply = match meaning {
        AnswerMeaning::Action(action) => {
            let games = edits::games_of(store, &action)?;
            if let Some(refused) = edits::refuse_act(service, request, &games) {
                return Ok(ChatOutcome::Replies(vec![refused]));
            }
            let answer = &Request {
                action,
                ..request.clone()
            };
            match may_begin::check_answer_in_words(store, answer) {
                Ok(()) => return Ok(ChatOutcome::Action(answer.action.clone())),
                // Others would read the reason.
                Err(HandlerError::Reply(_)) if request.is_aloud() => {
                    questions::by_button(store, answer.action.clone())?
                }
                Err(refused) => return Err(refused),
            }
        }
        AnswerMeaning::Which(actions) => questions::which(store, actions)?,
        AnswerMeaning::Resignation(game) => questions::resignation(game),
        AnswerMeaning::Nothing if answer == SpokenAnswer::Withdraw => {
            result::note("spoken-nothing-to-withdraw", &[])
        }
        AnswerMeaning::Nothing => result::note("spoken-nothing-waits", &[]),
        AnswerMeaning::Chatter => return Ok(ChatOutcome::Replies(Vec::new())),
    };
    Ok(ChatOutcome::Replies(vec![reply]))
}
