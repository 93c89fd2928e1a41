//! Plain words to the bot: a greeting, a command in one word, or something unknown.
//!
//! A move comes before all of them. The catalogue has the known words, and everybody may use those of every language:
//! `undo` works in a French server too. In a channel others read the answer, so it is short there, and has no button
//! that only the user may press.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::play::command::Command;
use crate::play::{Env, Game, GameId};
use crate::service::api::action::{Action, Request};
use crate::service::api::plan::PlanAction;
use crate::service::api::reply::{Control, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::takeback::TakebackAction;
use crate::service::api::values::GamesFilter;
use crate::service::commit::command::{self, WantedGame};
use crate::service::describe::refuse;
use crate::service::learn::guide;
use crate::service::lookup::find::GameMatch;
use crate::service::moves::{takeback, typed};
use crate::service::players::inbox;
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::service::words::language::Language;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, yes_no};

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum Spoken {
    /// A greeting.
    Hello,
    /// Thanks, which need no answer.
    Thanks,
    /// A request for help.
    Help,
    /// The inbox.
    Games,
    /// Resign; `true` is sure.
    Resign(bool),
    /// Offer a draw, or answer one.
    Draw(Option<bool>),
    /// Ask for a takeback, or answer one.
    Takeback(Option<bool>),
    /// End the turn, in games with that ply.
    Done,
}

impl Spoken {
    /// Returns `true` for an action of a player in a game.
    pub(in crate::service) const fn is_act(self) -> bool {
        match self {
            Self::Resign(_) | Self::Draw(_) | Self::Takeback(_) | Self::Done => true,
            Self::Hello | Self::Thanks | Self::Help | Self::Games => false,
        }
    }
}

/// The messages that list the words, and the meaning of each word alone.
const LISTS: [(&str, Spoken); 8] = [
    ("spoken-hello", Spoken::Hello),
    ("spoken-thanks", Spoken::Thanks),
    ("spoken-help", Spoken::Help),
    ("spoken-games", Spoken::Games),
    ("spoken-resign", Spoken::Resign(false)),
    ("spoken-draw", Spoken::Draw(None)),
    ("spoken-takeback", Spoken::Takeback(None)),
    ("spoken-done", Spoken::Done),
];

/// The ply that ends a turn.
const DONE: &str = "done";

/// The words of every language in a message of the catalogue, separated by commas there.
pub(in crate::service) fn words(id: &str) -> impl Iterator<Item = String> {
    let lists = Language::ALL.map(|language| catalogue::catalogue(language).line(id, &[]));
    lists.into_iter().flat_map(|list| {
        let words: Vec<String> = list.split(',').map(|word| word.trim().to_owned()).collect();
        words
    })
}

/// Returns `true` for the word that ends a turn, in any language.
pub fn is_done(text: &str) -> bool {
    words("spoken-done").any(|word| word == text.trim().to_lowercase())
}

/// Returns `true` for thanks, in any language.
pub fn is_thanks(text: &str) -> bool {
    spoken(text) == Some(Spoken::Thanks)
}

/// A typed word, and the words of one language that mean the same alone on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnWords {
    /// The word that every language has.
    pub verb: &'static str,
    /// The others.
    pub words: Vec<String>,
}

/// The words that the language spoken now has at a table beside those that every language has.
pub fn own_words() -> Vec<OwnWords> {
    let lists = [
        ("spoken-help", "help"),
        ("spoken-games", "games"),
        ("spoken-resign", "resign"),
        ("spoken-draw", "draw"),
        ("spoken-takeback", "takeback"),
        ("spoken-done", DONE),
        ("answer-yes", "yes"),
        ("answer-no", "no"),
    ];
    let own = lists.map(|(id, verb)| {
        let list = catalogue::sentences().line(id, &[]);
        let words = list.split(',').map(str::trim).filter(|word| *word != verb);
        OwnWords {
            verb,
            words: words.map(str::to_owned).collect(),
        }
    });
    own.into_iter()
        .filter(|own| !own.words.is_empty())
        .collect()
}

/// The English verb of a word of any language that asks for something at a table: `cofnij` is `takeback`.
pub fn verb_of_word(text: &str) -> Option<&'static str> {
    match spoken(text)? {
        Spoken::Help => Some("help"),
        Spoken::Games => Some("games"),
        Spoken::Resign(false) => Some("resign"),
        Spoken::Draw(None) => Some("draw"),
        Spoken::Takeback(None) => Some("takeback"),
        Spoken::Hello
        | Spoken::Thanks
        | Spoken::Done
        | Spoken::Resign(true)
        | Spoken::Draw(Some(_))
        | Spoken::Takeback(Some(_)) => None,
    }
}

/// The meaning of this text; `None` if it is not a known word.
pub(in crate::service) fn spoken(text: &str) -> Option<Spoken> {
    static KNOWN: LazyLock<BTreeMap<String, Spoken>> = LazyLock::new(|| {
        let lists = LISTS.into_iter();
        lists
            .flat_map(|(id, spoken)| words(id).map(move |word| (word, spoken)))
            .collect()
    });
    let lower = text.to_lowercase().replace('\'', "’");
    let plain = |c: char| c.is_alphanumeric();
    let said = lower.trim_matches(|c: char| !plain(c));
    if let Some(spoken) = KNOWN.get(said) {
        return Some(*spoken);
    }
    // `draw, ok?` asks, and accepts nothing.
    if lower.contains('?') {
        return None;
    }
    let (action, answer) = said.rsplit_once(char::is_whitespace)?;
    let action = KNOWN.get(action.trim_end_matches(|c: char| !plain(c)))?;
    match (action, yes_no::answer(answer)?) {
        (Spoken::Resign(_), true) => Some(Spoken::Resign(true)),
        (Spoken::Draw(_), answer) => Some(Spoken::Draw(Some(answer))),
        (Spoken::Takeback(_), answer) => Some(Spoken::Takeback(Some(answer))),
        _ => None,
    }
}

/// Answers words to the bot, about this game if one is named.
pub(in crate::service) fn spoken_to(
    service: &mut Service,
    request: &Request,
    spoken: Spoken,
    game: Option<GameId>,
    env: &Env,
) -> HandlerResult {
    let aloud = request.is_aloud();
    match spoken {
        Spoken::Thanks => Ok(Vec::new()),
        Spoken::Hello => Ok(vec![greeting(request)]),
        Spoken::Help => Ok(guide::help(
            &service.store,
            &request.user.id,
            &request.place,
        )),
        // The inbox is private.
        Spoken::Games if aloud => Ok(vec![result::note(
            "spoken-games-aloud",
            &[("games", TextArg::Command("games"))],
        )]),
        Spoken::Games => inbox::games(
            service,
            &request.user,
            &request.place,
            GamesFilter::Mine,
            env,
        ),
        Spoken::Resign(sure) => {
            let mut replies = command::resign(service, request, game, sure, env)?;
            if aloud && !sure {
                tell_aloud(&mut replies);
            }
            Ok(replies)
        }
        Spoken::Draw(None) => {
            let wanted = WantedGame::of(game, GameMatch::MayOfferDraw);
            let command = Command::OfferDraw;
            let mut replies =
                command::run_command_matching(service, request, wanted, &command, env)?;
            if aloud {
                tell_aloud(&mut replies);
            }
            Ok(replies)
        }
        Spoken::Draw(Some(accept)) => {
            let wanted = WantedGame::of(game, GameMatch::DrawOffered);
            let answer = Command::AnswerDraw { accept, seen: None };
            command::run_command_matching(service, request, wanted, &answer, env)
        }
        Spoken::Takeback(None) => {
            takeback::take_back(service, request, TakebackAction::Ask(game), env)
        }
        Spoken::Takeback(Some(accept)) => {
            let answer = TakebackAction::Answer {
                game,
                seen: None,
                accept,
            };
            takeback::take_back(service, request, answer, env)
        }
        Spoken::Done => typed::play_typed(service, request, game, DONE, env),
    }
}

/// Takes out buttons that anybody here could press for themselves, and names the words instead.
fn tell_aloud(replies: &mut [Reply]) {
    for reply in replies {
        let told = reply.controls.iter().find_map(|control| {
            let Control::Button { action, .. } = control else {
                return None;
            };
            words_for(action)
        });
        if let Some(told) = told {
            reply.controls.clear();
            reply.text.push_line(told);
        }
    }
}

/// The words with the effect of a button; `None` for other buttons.
fn words_for(action: &Action) -> Option<Text> {
    let words = catalogue::sentences();
    if let Action::Resign {
        game: Some(game), ..
    } = action
    {
        let args = [
            ("answer", format!("{game} resign yes").into()),
            ("command", TextArg::Command("resign")),
        ];
        return Some(words.text("spoken-resign-aloud", &args));
    }
    if let Action::Plan(PlanAction::Add {
        game: Some(game),
        text,
    }) = action
    {
        let args = [
            ("answer", text.clone().into()),
            ("game", game.to_string().into()),
            ("command", TextArg::Command("plan")),
        ];
        return Some(words.text("spoken-draw-aloud", &args));
    }
    None
}

/// A short answer to a greeting.
fn greeting(request: &Request) -> Reply {
    let user = &request.user;
    let args = [
        ("player", TextArg::Player(&user.id, &user.name)),
        ("games", TextArg::Command("games")),
        ("challenge", TextArg::Command("challenge")),
        ("help", TextArg::Command("help")),
    ];
    result::note("spoken-greeting", &args)
}

/// The reply to unknown words: one line, with an example.
pub(in crate::service) fn not_understood(games: &[Game]) -> Reply {
    let example = games.first().map_or_else(
        || "D2-D3".to_owned(),
        |game| refuse::example(game.position()),
    );
    let args = [
        ("example", example.into()),
        ("help", TextArg::Command("help")),
    ];
    result::note("spoken-unknown", &args).deleted_after_next_move_in(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_of_any_language_means_two_things() {
        let mut known: BTreeMap<String, Spoken> = BTreeMap::new();
        for (id, spoken) in LISTS {
            for word in words(id) {
                assert_eq!(word, word.to_lowercase(), "{id}");
                assert!(!word.is_empty() && !word.contains('\''), "{id}: {word:?}");
                let before = known.insert(word.clone(), spoken);
                assert!(before.is_none_or(|before| before == spoken), "{word}");
                assert_eq!(super::spoken(&word), Some(spoken), "{word}");
            }
        }
    }

    #[test]
    fn an_action_is_known_with_its_answer_and_with_the_words_around_it() {
        for (text, meant) in [
            ("Hi!", Some(Spoken::Hello)),
            ("/help", Some(Spoken::Help)),
            ("resign yes", Some(Spoken::Resign(true))),
            ("Resign.", Some(Spoken::Resign(false))),
            ("draw no", Some(Spoken::Draw(Some(false)))),
            ("draw, yes!", Some(Spoken::Draw(Some(true)))),
            ("Remis ja", Some(Spoken::Draw(Some(true)))),
            ("undo", Some(Spoken::Takeback(None))),
            ("cofnij", Some(Spoken::Takeback(None))),
            ("done", Some(Spoken::Done)),
            ("resign no", None),
            ("hi there, nice weather", None),
            ("", None),
        ] {
            assert_eq!(spoken(text), meant, "{text}");
        }
    }
}
