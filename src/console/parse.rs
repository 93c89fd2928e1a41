//! A typed line to what it asks.

use std::iter::Peekable;

use crate::console::offer::{offer, side};
use crate::console::{dice, habits, numbers, search, tables, teach};
use crate::render::ThemeName;
use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::inbox::InboxAction;
use crate::service::api::look::CloseUp;
use crate::service::api::pick::PickStep;
use crate::service::api::plan::PlanAction;
use crate::service::api::preferences::Preference;
use crate::service::api::relations::RelationAction;
use crate::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;
use crate::service::api::values::{FilmOptions, FilmSpeed, GamesFilter, ReadOutPart, SideChoice};
use crate::service::words::yes_no;
use crate::service::{GameId, GameKind};

/// What one line asks of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ConsoleCommand {
    /// An empty line.
    Nothing,
    /// Leave.
    Quit,
    /// The control with this number.
    Press(usize),
    /// Somebody else speaks.
    As(String),
    /// A new game between the two at the keyboard, on these terms; the side is that of the first of them.
    New {
        /// What is offered.
        offer: NewChallenge,
        /// Which game, where one is named.
        kind: Option<GameKind>,
    },
    /// A challenge on these terms.
    Challenge {
        /// What is offered, and to whom.
        offer: NewChallenge,
        /// Which game, where one is named.
        kind: Option<GameKind>,
    },
    /// Write the board last shown to a file.
    Png(String),
    /// Put out the record of a game.
    Export {
        /// Which game; `None` is the one that is played.
        game: Option<GameId>,
        /// The file to write; empty is the screen.
        path: String,
    },
    /// Turn the board last shown around.
    Flip,
    /// Write a game as a film.
    Film {
        /// Which game.
        game: Option<GameId>,
        /// How much of it, and how.
        cut: FilmOptions,
        /// The file; empty for one named after the game.
        path: String,
    },
    /// List the legal moves that begin so.
    Moves {
        /// Of which game.
        game: Option<GameId>,
        /// How they begin.
        prefix: String,
    },
    /// Answer what is open: a challenge or a draw offer.
    Answer(OfferAnswer, Option<GameId>),
    /// Offer the game that the speaker played last once more.
    Rematch,
    /// How to use the table.
    Help,
    /// Something for the service.
    Ask(Action),
    /// A known verb with something wrong: the message that says what.
    Wrong(&'static str),
    /// Anything else: a control's label or a move.
    Other(String),
}

/// An answer to what is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OfferAnswer {
    Accept,
    Decline,
    Withdraw,
}

/// Reads one line.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each verb")]
pub(super) fn parse(line: &str) -> ConsoleCommand {
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let verb = verb.trim_start_matches('/').to_lowercase();
    if let Some(number) = numbers::no_game(&verb, rest) {
        return ConsoleCommand::Ask(Action::NoGame(number));
    }
    match verb.as_str() {
        "" => ConsoleCommand::Nothing,
        "quit" | "exit" | "q" => ConsoleCommand::Quit,
        "as" if rest.is_empty() => ConsoleCommand::Wrong("console-as-whom"),
        "as" => ConsoleCommand::As(rest.to_owned()),
        "new" => {
            offer(rest.split_whitespace()).map_or_else(ConsoleCommand::Wrong, |(offer, kind)| {
                ConsoleCommand::New { offer, kind }
            })
        }
        "png" => ConsoleCommand::Png(rest.to_owned()),
        "film" => film(rest),
        "moves" => moves(rest),
        "export" => export(rest),
        "help" | "?" => teach::help(rest),
        "guide" => teach::guide(teach::named(rest).0),
        "tutorial" | "lesson" => teach::lesson(rest),
        "challenge" => challenge(rest),
        "pick" => on_game(rest, pick),
        "move" if rest.is_empty() => ConsoleCommand::Ask(pick(None)),
        "move" => ConsoleCommand::Ask(Action::Play {
            game: None,
            text: rest.to_owned(),
        }),
        "accept" => accept(rest),
        "roll" => dice::roll(rest),
        "dice" => dice::line(rest),
        "decline" => decline(rest),
        "challenges" => ConsoleCommand::Ask(Action::Challenges(ChallengeListAction::List)),
        "block" | "unblock" | "friend" | "unfriend" => relation(&verb, rest),
        "withdraw" => answer(rest, OfferAnswer::Withdraw),
        "sit" | "leave" | "start" | "handover" => tables::line(&verb, rest),
        "touch" if rest.is_empty() => ConsoleCommand::Wrong("console-touch-what"),
        "touch" => ConsoleCommand::Ask(Action::Touch {
            game: None,
            cell: rest.to_owned(),
        }),
        "signal" => tables::signal(rest),
        "draw" => draw(rest),
        "takeback" => takeback(rest),
        "swap" => on_game(rest, |game| Action::Swap { game, seen: None }),
        "resign" => resign(rest),
        "rematch" => match game(rest) {
            Some(game) => ConsoleCommand::Ask(Action::Rematch(game)),
            None if rest.is_empty() => ConsoleCommand::Rematch,
            None => ConsoleCommand::Wrong("console-which-game"),
        },
        "abort" => on_game(rest, Action::Abort),
        "clock" => on_game(rest, |game| Action::Time(ClockAction::Show(game))),
        "pause" => on_game(rest, |game| Action::Time(ClockAction::OfferPause(game))),
        "resume" => on_game(rest, |game| Action::Time(ClockAction::Resume(game))),
        "claim" => on_game(rest, |game| Action::Time(ClockAction::Claim(game))),
        "holiday" => ConsoleCommand::Ask(Action::Hours(habits::holiday(rest))),
        "hours" => habits::hours(rest),
        "give" if rest.is_empty() => ConsoleCommand::Wrong("console-give-what"),
        "give" => give(rest),
        number if number.bytes().all(|b| b.is_ascii_digit()) && rest.is_empty() => {
            number.parse().map_or(
                ConsoleCommand::Wrong("console-which-game"),
                ConsoleCommand::Press,
            )
        }
        verb => look(verb, rest).unwrap_or_else(|| ConsoleCommand::Other(line.to_owned())),
    }
}

/// `give 1d`, `give 1d #12`.
fn give(rest: &str) -> ConsoleCommand {
    let (length, game) = match rest.rsplit_once(char::is_whitespace) {
        Some((length, game)) if game.starts_with('#') => (length, game),
        Some(_) | None => (rest, ""),
    };
    let length = length.trim().to_owned();
    on_game(game, |game| {
        Action::Time(ClockAction::Give { game, length })
    })
}

/// The first step of picking a move by menus.
fn pick(game: Option<GameId>) -> Action {
    Action::PickStep(PickStep::ChoosePiece(game))
}

/// The verbs that change no game.
fn look(verb: &str, rest: &str) -> Option<ConsoleCommand> {
    Some(match verb {
        "board" => match rest.strip_suffix("passant") {
            Some(rest) => on_game(rest.trim_end(), |game| Action::CloseUp {
                game,
                at: CloseUp::Hints,
            }),
            None => on_game(rest, Action::Board),
        },
        "verify" => on_game(rest, Action::Verify),
        "games" => games(rest),
        "review" => review(rest),
        "show" => match on_cell(rest) {
            (_, cell) if cell.is_empty() => ConsoleCommand::Wrong("console-show-what"),
            (game, cell) => ConsoleCommand::Ask(Action::PieceMoves { game, cell }),
        },
        "describe" if rest.is_empty() || game(rest).is_some() => {
            on_game(rest, |game| Action::Describe {
                game,
                part: ReadOutPart::All,
            })
        }
        "where" => on_game(rest, |game| Action::Describe {
            game,
            part: ReadOutPart::Mine,
        }),
        "what" | "describe" => match on_cell(rest) {
            (_, cell) if cell.is_empty() => ConsoleCommand::Wrong("console-what-what"),
            (game, cell) => ConsoleCommand::Ask(Action::Describe {
                game,
                part: ReadOutPart::Cell(cell),
            }),
        },
        "explore" => explored(rest),
        "plan" => {
            let (game, text) = on(rest);
            ConsoleCommand::Ask(Action::Plan(PlanAction::Add { game, text }))
        }
        // By mistake nothing is taken away: `note 5:` is how to.
        "note" if rest.is_empty() => ConsoleCommand::Wrong("console-note-what"),
        "note" => note(rest),
        "notes" => notes(rest),
        "settings" if rest.is_empty() => ConsoleCommand::Ask(Action::Settings(Vec::new())),
        "settings" => {
            let (verb, rest) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            setting(&verb.to_lowercase(), rest.trim())
        }
        "theme" | "facing" | "confirm" | "welcome" | "language" => setting(verb, rest),
        "server" => server(rest),
        "moderate" => ConsoleCommand::Wrong("moderate-among-friends"),
        "setup" => ConsoleCommand::Ask(Action::Setup),
        "remind" | "reminders" => habits::remind(rest),
        "skip" => match game(rest) {
            Some(game) => ConsoleCommand::Ask(Action::Inbox(InboxAction::Next(Some(game)))),
            None => return None,
        },
        "here" => on_game(rest, Action::MoveHere),
        "flip" => ConsoleCommand::Flip,
        "history" => search::history(rest),
        "profile" => habits::profile(rest),
        "privacy" => habits::privacy(rest),
        "rules" => teach::rules(rest),
        _ => return None,
    })
}

/// `explore`, `explore 12`, `explore 12 D2-D3 D8-D7`, `explore from 5 D2-D3`, `explore 12 from start`.
fn explored(rest: &str) -> ConsoleCommand {
    let (game, rest) = on(rest);
    let mut words = rest.split_whitespace().peekable();
    let at = words
        .next_if(|word| word.eq_ignore_ascii_case("from"))
        .and_then(|_| words.next());
    ConsoleCommand::Ask(Action::Explore(ExploreAction::Open {
        game,
        at: at.map(str::to_owned),
        moves: words.collect::<Vec<_>>().join(" "),
    }))
}

/// `theme night`, `facing first`.
fn setting(verb: &str, code: &str) -> ConsoleCommand {
    match Preference::from_codes(verb, &code.to_lowercase()) {
        Some(setting) => ConsoleCommand::Ask(Action::Settings(vec![setting])),
        None => ConsoleCommand::Wrong("console-settings-what"),
    }
}

/// `server`, `server expiry`, `server expiry 14`.
fn server(rest: &str) -> ConsoleCommand {
    let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let rule = ServerSetting::from_code(&name.to_lowercase());
    if rule.is_none() && !name.is_empty() {
        return ConsoleCommand::Wrong("console-server-what");
    }
    let value = Some(value.trim()).filter(|value| !value.is_empty());
    ConsoleCommand::Ask(Action::ServerSettings(ServerSettingsAction {
        rule,
        value: value.map(str::to_owned),
    }))
}

fn answer(rest: &str, answer: OfferAnswer) -> ConsoleCommand {
    if rest.is_empty() {
        return ConsoleCommand::Answer(answer, None);
    }
    match game(rest) {
        Some(game) => ConsoleCommand::Answer(answer, Some(game)),
        // Such as "accept the draw", which is what stands on a control.
        None => ConsoleCommand::Other(format!("{answer:?} {rest}")),
    }
}

/// `draw`, `draw 12` to offer one; `draw yes`, `draw 12 no` to answer.
fn draw(rest: &str) -> ConsoleCommand {
    match yes_no::answered(rest) {
        (named, Some(accept)) => on_game(named, |game| Action::AnswerDraw {
            game,
            seen: None,
            accept,
        }),
        (named, None) => on_game(named, Action::OfferDraw),
    }
}

/// `resign`, `resign 12`, and `resign yes`, `resign 12 yes` without being asked once more.
fn resign(rest: &str) -> ConsoleCommand {
    match yes_no::answered(rest) {
        (_, Some(false)) => ConsoleCommand::Wrong("resign-not"),
        (named, sure) => on_game(named, |game| Action::Resign {
            game,
            sure: sure == Some(true),
        }),
    }
}

/// `takeback`, `takeback 12`; `takeback yes`, `takeback 12 no`, `takeback withdraw` to answer or withdraw.
fn takeback(rest: &str) -> ConsoleCommand {
    let (first, last) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
    let (named, answer) = match (last.to_lowercase().as_str(), yes_no::answer(last)) {
        ("allow", _) | (_, Some(true)) => (first, Some(Some(true))),
        ("refuse", _) | (_, Some(false)) => (first, Some(Some(false))),
        ("withdraw", _) => (first, Some(None)),
        _ => (rest, None),
    };
    let seen = None;
    on_game(named.trim(), |game| {
        Action::Takeback(match answer {
            None => TakebackAction::Ask(game),
            Some(Some(accept)) => TakebackAction::Answer { game, seen, accept },
            Some(None) => TakebackAction::Withdraw { game, seen },
        })
    })
}

/// As the other answers, and `accept 12 Alea iacta est` with words of one's own for the dice.
fn accept(rest: &str) -> ConsoleCommand {
    match on(rest) {
        (Some(game), words) if !words.is_empty() => {
            ConsoleCommand::Ask(Action::Dice(DiceAction::Accept { game, words }))
        }
        _ => answer(rest, OfferAnswer::Accept),
    }
}

/// As the other answers, and `decline 12 Not this week` with a word to the challenger.
fn decline(rest: &str) -> ConsoleCommand {
    match on(rest) {
        (Some(named), word) if !word.is_empty() => {
            ConsoleCommand::Ask(Action::Challenges(ChallengeListAction::Decline {
                game: Some(named),
                word,
            }))
        }
        _ => answer(rest, OfferAnswer::Decline),
    }
}

/// `block NAME` and its like; without a name, the list.
fn relation(verb: &str, rest: &str) -> ConsoleCommand {
    let mut words = rest.split_whitespace().peekable();
    let named = words.next().map(|first| name(first, &mut words));
    let whom = named.map(|name| super::person(&name));
    ConsoleCommand::Ask(Action::Relation(match verb {
        "block" => RelationAction::Block(whom),
        "unblock" => RelationAction::Unblock(whom),
        "friend" => RelationAction::Befriend(whom),
        _ => RelationAction::Unfriend(whom),
    }))
}

/// `note TEXT`, `note #12 TEXT`, `note 5: TEXT`, `note #12 5… D8-D7: TEXT`.
fn note(rest: &str) -> ConsoleCommand {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let named = first.strip_prefix('#').and_then(game);
    let rest = if named.is_some() { more.trim() } else { rest };
    let on_move = rest.split_once(':').filter(|(made, _)| is_move(made));
    let (at, text) = on_move.map_or((None, rest), |(made, text)| (Some(made), text.trim()));
    ConsoleCommand::Ask(Action::Note {
        game: named,
        at: at.map(|made| made.trim().to_owned()),
        text: text.to_owned(),
    })
}

/// A move as records write it, or its number alone: `5. D2-D3`, `5`. Any other words may be those of a note.
fn is_move(text: &str) -> bool {
    match text.trim().split_once(char::is_whitespace) {
        None => is_number(text.trim()),
        Some((number, _)) => is_number(number) && number.ends_with(['.', '…']),
    }
}

/// The number of a move: `5`, `5.`, `5…`.
fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches(['.', '…']);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// `notes`, `notes 12`, `notes 12 share`, `notes 12 keep`.
fn notes(rest: &str) -> ConsoleCommand {
    let (first, last) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
    let (named, share) = match last {
        "share" => (first, Some(true)),
        "keep" => (first, Some(false)),
        _ => (rest, None),
    };
    on_game(named.trim(), |game| Action::Notes { game, share })
}

/// What follows a verb: `D2`, or `12 D2` and `#12 D2` for game 12.
pub(super) fn on(rest: &str) -> (Option<GameId>, String) {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    match game(first) {
        Some(game) => (Some(game), more.trim().to_owned()),
        None => (None, rest.to_owned()),
    }
}

/// `export`, `export #1`, `export game.txt`, `export #1 game.json`.
fn export(rest: &str) -> ConsoleCommand {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (game, path) = match game(first) {
        Some(game) => (Some(game), more),
        None => (None, rest),
    };
    ConsoleCommand::Export {
        game,
        path: path.trim().to_owned(),
    }
}

/// The same with one word, as in "what D2 may do".
fn on_cell(rest: &str) -> (Option<GameId>, String) {
    let (game, words) = on(rest);
    let cell = words.split_whitespace().next().unwrap_or_default();
    (game, cell.to_owned())
}

/// `moves`, `moves D2`, `moves #1`, `moves #1 D2`.
fn moves(rest: &str) -> ConsoleCommand {
    let (game, prefix) = on(rest);
    ConsoleCommand::Moves { game, prefix }
}

/// `film [12] [5-20] [slow|fast] [white|black] [THEME] [FILE]`, in any order.
fn film(rest: &str) -> ConsoleCommand {
    let (mut named, mut cut, mut path) = (None, FilmOptions::default(), String::new());
    for word in rest.split_whitespace() {
        let lower = word.to_lowercase();
        if let Some(pace) = FilmSpeed::from_code(&lower) {
            cut.pace = pace;
        } else if let Some(SideChoice::Seat(seat)) = side(&lower) {
            cut.side = Some(seat);
        } else if let Some(theme) = ThemeName::from_code(&lower) {
            cut.theme = Some(theme);
        } else if let Some((from, to)) = stretch(word) {
            (cut.from, cut.to) = (from, to);
        } else if named.is_none() && game(word).is_some() {
            named = game(word);
        } else if path.is_empty() && !word.starts_with('#') {
            word.clone_into(&mut path);
        } else {
            return ConsoleCommand::Wrong("console-film-how");
        }
    }
    ConsoleCommand::Film {
        game: named,
        cut,
        path,
    }
}

/// `5-20`, `5…-20`, `5-` or `-20`: from which move to which.
fn stretch(word: &str) -> Option<(Option<String>, Option<String>)> {
    let (from, to) = word.split_once('-')?;
    let made = |text: &str| match text {
        "" => Some(None),
        _ => is_number(text).then(|| Some(text.to_owned())),
    };
    Some((made(from)?, made(to)?))
}

/// `challenge NAME [white|black|random] [options] [clock 3d [soft]] [games 5] [thread] [note WORDS]`, or
/// `challenge anyone ...`; what follows `note` is all words.
fn challenge(rest: &str) -> ConsoleCommand {
    let mut words = rest.split_whitespace().peekable();
    let Some(first) = words.next() else {
        return ConsoleCommand::Wrong("console-challenge-whom");
    };
    let name = name(first, &mut words);
    let opponent = (!name.eq_ignore_ascii_case("anyone")).then(|| super::person(&name));
    match offer(words) {
        Ok((offer, kind)) => ConsoleCommand::Challenge {
            offer: NewChallenge { opponent, ..offer },
            kind,
        },
        Err(wrong) => ConsoleCommand::Wrong(wrong),
    }
}

pub(super) fn on_game(rest: &str, ask: impl FnOnce(Option<GameId>) -> Action) -> ConsoleCommand {
    if rest.is_empty() {
        return ConsoleCommand::Ask(ask(None));
    }
    match game(rest) {
        Some(game) => ConsoleCommand::Ask(ask(Some(game))),
        None => ConsoleCommand::Wrong("console-which-game"),
    }
}

pub(super) fn game(word: &str) -> Option<GameId> {
    word.trim_start_matches('#').parse().ok().map(GameId)
}

fn games(rest: &str) -> ConsoleCommand {
    match rest.to_lowercase().as_str() {
        "" | "mine" => ConsoleCommand::Ask(Action::Games(GamesFilter::Mine)),
        "here" => ConsoleCommand::Ask(Action::Games(GamesFilter::Here)),
        page => match page.strip_prefix("page ").unwrap_or(page).trim().parse() {
            Ok(page @ 1_u16..) => ConsoleCommand::Ask(Action::Inbox(InboxAction::Page(page - 1))),
            Ok(0) | Err(_) => ConsoleCommand::Wrong("console-games-which"),
        },
    }
}

/// The name that begins with this word: "Player 2" is one name, and so is the bare number.
pub(super) fn name<'a>(first: &str, rest: &mut Peekable<impl Iterator<Item = &'a str>>) -> String {
    let number = tables::is_place;
    match rest.next_if(|word| first.eq_ignore_ascii_case("player") && number(word)) {
        Some(seat) => format!("Player {seat}"),
        None if number(first) => format!("Player {first}"),
        None => first.to_owned(),
    }
}

/// `review`, `review 12`, `review 12 14`, `review 12 move D2-D3`.
fn review(rest: &str) -> ConsoleCommand {
    let (first, at) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let named = game(first);
    if named.is_none() && !first.is_empty() {
        return ConsoleCommand::Wrong("console-review-what");
    }
    let at = at.trim();
    let at = at
        .get(..5)
        .filter(|word| word.eq_ignore_ascii_case("move "))
        .map_or(at, |word| at.trim_start_matches(word).trim());
    ConsoleCommand::Ask(Action::BeginReview {
        game: named,
        at: (!at.is_empty()).then(|| at.to_owned()),
    })
}
