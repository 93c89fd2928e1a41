//! A typed line to what it asks.

use crate::service::ask::{Ask, GamesFilter, Part, SideWish};
use crate::service::settings::Setting;
use crate::service::{GameId, GameKind, Options, Ply};

/// What one line asks of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// An empty line.
    Nothing,
    /// Leave.
    Quit,
    /// The control with this number.
    Press(usize),
    /// Somebody else speaks.
    As(String),
    /// A new game between the two at the keyboard.
    New {
        /// The side of the first of them.
        first: SideWish,
        /// What is declared.
        options: Options,
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
    /// List the legal moves that begin so.
    Moves {
        /// Of which game.
        game: Option<GameId>,
        /// How they begin.
        prefix: String,
    },
    /// Answer what is open: a challenge or a draw offer.
    Answer(Answer, Option<GameId>),
    /// How to use the table.
    Help,
    /// Something for the service.
    Ask(Ask),
    /// A known verb with something wrong: the message that says what.
    Wrong(&'static str),
    /// Anything else: a control's label or a move.
    Other(String),
}

/// An answer to what is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Accept,
    Decline,
    Withdraw,
}

/// Reads one line.
pub(super) fn parse(line: &str) -> Line {
    let line = line.trim();
    let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let verb = verb.trim_start_matches('/').to_lowercase();
    match verb.as_str() {
        "" => Line::Nothing,
        "quit" | "exit" | "q" => Line::Quit,
        "as" if rest.is_empty() => Line::Wrong("console-as-whom"),
        "as" => Line::As(rest.to_owned()),
        "new" => {
            let (first, options) = terms(rest);
            Line::New { first, options }
        }
        "png" => Line::Png(rest.to_owned()),
        "moves" => moves(rest),
        "export" => export(rest),
        "help" | "?" => Line::Help,
        "challenge" => challenge(rest),
        "move" if rest.is_empty() => Line::Wrong("console-move-what"),
        "move" => Line::Ask(Ask::Play {
            game: None,
            text: rest.to_owned(),
        }),
        "accept" => answer(rest, Answer::Accept),
        "decline" => answer(rest, Answer::Decline),
        "withdraw" => answer(rest, Answer::Withdraw),
        "touch" if rest.is_empty() => Line::Wrong("console-touch-what"),
        "touch" => Line::Ask(Ask::Touch {
            game: None,
            cell: rest.to_owned(),
        }),
        "draw" => on_game(rest, Ask::OfferDraw),
        "resign" => on_game(rest, |game| Ask::Resign { game, sure: false }),
        "abort" => on_game(rest, Ask::Abort),
        number if number.bytes().all(|b| b.is_ascii_digit()) && rest.is_empty() => number
            .parse()
            .map_or(Line::Wrong("console-which-game"), Line::Press),
        verb => look(verb, rest).unwrap_or_else(|| Line::Other(line.to_owned())),
    }
}

/// The verbs that change no game.
fn look(verb: &str, rest: &str) -> Option<Line> {
    Some(match verb {
        "board" => on_game(rest, Ask::Board),
        "games" => games(rest),
        "review" => review(rest),
        "show" => match on_cell(rest) {
            (_, cell) if cell.is_empty() => Line::Wrong("console-show-what"),
            (game, cell) => Line::Ask(Ask::Reach { game, cell }),
        },
        "describe" => on_game(rest, |game| Ask::Describe {
            game,
            part: Part::All,
        }),
        "where" => on_game(rest, |game| Ask::Describe {
            game,
            part: Part::Mine,
        }),
        "what" => match on_cell(rest) {
            (_, cell) if cell.is_empty() => Line::Wrong("console-what-what"),
            (game, cell) => Line::Ask(Ask::Describe {
                game,
                part: Part::Cell(cell),
            }),
        },
        // By mistake nothing is taken away: `note 5:` is how to.
        "note" if rest.is_empty() => Line::Wrong("console-note-what"),
        "note" => note(rest),
        "notes" => notes(rest),
        "settings" => Line::Ask(Ask::Settings(Vec::new())),
        "theme" | "facing" => match Setting::from_codes(verb, &rest.to_lowercase()) {
            Some(setting) => Line::Ask(Ask::Settings(vec![setting])),
            None => Line::Wrong("console-settings-what"),
        },
        "rules" => {
            let topic = (!rest.is_empty()).then(|| rest.to_owned());
            Line::Ask(Ask::Rules { kind: None, topic })
        }
        _ => return None,
    })
}

/// A side and options, in any order.
fn terms(rest: &str) -> (SideWish, Options) {
    let mut wish = SideWish::Seat(0);
    let mut options = Options::default();
    for word in rest.split_whitespace().map(str::to_lowercase) {
        match side(&word) {
            Some(side) => wish = side,
            None => options = options.with(&word),
        }
    }
    (wish, options)
}

fn answer(rest: &str, answer: Answer) -> Line {
    if rest.is_empty() {
        return Line::Answer(answer, None);
    }
    match game(rest) {
        Some(game) => Line::Answer(answer, Some(game)),
        // Such as "accept the draw", which is what stands on a control.
        None => Line::Other(format!("{answer:?} {rest}")),
    }
}

/// `note TEXT`, `note #12 TEXT`, `note 5: TEXT`, `note #12 5: TEXT`.
fn note(rest: &str) -> Line {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let named = first.strip_prefix('#').and_then(game);
    let rest = if named.is_some() { more.trim() } else { rest };
    let numbered = rest
        .split_once(':')
        .and_then(|(ply, text)| Some((ply.trim().parse().ok()?, text.trim())));
    let (ply, text) = numbered.map_or((None, rest), |(ply, text)| (Some(Ply(ply)), text));
    Line::Ask(Ask::Note {
        game: named,
        ply,
        text: text.to_owned(),
    })
}

/// `notes`, `notes 12`, `notes 12 share`, `notes 12 keep`.
fn notes(rest: &str) -> Line {
    let (first, last) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
    let (named, share) = match last {
        "share" => (first, Some(true)),
        "keep" => (first, Some(false)),
        _ => (rest, None),
    };
    on_game(named.trim(), |game| Ask::Notes { game, share })
}

/// What follows a verb: `D2`, or `12 D2` and `#12 D2` for game 12.
fn on(rest: &str) -> (Option<GameId>, String) {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    match game(first) {
        Some(game) => (Some(game), more.trim().to_owned()),
        None => (None, rest.to_owned()),
    }
}

/// `export`, `export #1`, `export game.txt`, `export #1 game.json`.
fn export(rest: &str) -> Line {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let (game, path) = match game(first) {
        Some(game) => (Some(game), more),
        None => (None, rest),
    };
    Line::Export {
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
fn moves(rest: &str) -> Line {
    let (game, prefix) = on(rest);
    Line::Moves { game, prefix }
}

/// `challenge NAME [white|black|random] [options]`, or `challenge anyone ...`.
fn challenge(rest: &str) -> Line {
    let mut words = rest.split_whitespace().peekable();
    let Some(first) = words.next() else {
        return Line::Wrong("console-challenge-whom");
    };
    // "Player 2" is one name, and so is the bare number.
    let number = |word: &str| matches!(word, "1" | "2");
    let name = match words.next_if(|word| first.eq_ignore_ascii_case("player") && number(word)) {
        Some(seat) => format!("Player {seat}"),
        None if number(first) => format!("Player {first}"),
        None => first.to_owned(),
    };
    let opponent = (!name.eq_ignore_ascii_case("anyone")).then(|| super::person(&name));
    let (side, options) = terms(&words.collect::<Vec<_>>().join(" "));
    let kind = GameKind::ALL[0];
    Line::Ask(Ask::Challenge {
        kind,
        opponent,
        side,
        options,
    })
}

fn side(word: &str) -> Option<SideWish> {
    if word == "random" {
        return Some(SideWish::Random);
    }
    let sides = GameKind::ALL[0].spec().sides;
    let index = sides.iter().position(|side| *side == word)?;
    u8::try_from(index).ok().map(SideWish::Seat)
}

fn on_game(rest: &str, ask: impl FnOnce(Option<GameId>) -> Ask) -> Line {
    if rest.is_empty() {
        return Line::Ask(ask(None));
    }
    match game(rest) {
        Some(game) => Line::Ask(ask(Some(game))),
        None => Line::Wrong("console-which-game"),
    }
}

fn game(word: &str) -> Option<GameId> {
    word.trim_start_matches('#').parse().ok().map(GameId)
}

fn games(rest: &str) -> Line {
    match rest.to_lowercase().as_str() {
        "" | "here" => Line::Ask(Ask::Games(GamesFilter::Here)),
        "mine" => Line::Ask(Ask::Games(GamesFilter::Mine)),
        "ended" => Line::Ask(Ask::Games(GamesFilter::Ended)),
        _ => Line::Wrong("console-games-which"),
    }
}

fn review(rest: &str) -> Line {
    let mut words = rest.split_whitespace();
    let Some(id) = words.next().and_then(game) else {
        return Line::Wrong("console-review-what");
    };
    match words.next().map(str::parse) {
        None => Line::Ask(Ask::Review {
            game: id,
            ply: None,
        }),
        Some(Ok(ply)) => Line::Ask(Ask::Review {
            game: id,
            ply: Some(Ply(ply)),
        }),
        Some(Err(_)) => Line::Wrong("console-review-what"),
    }
}
