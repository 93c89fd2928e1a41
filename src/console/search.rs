//! Typed lines that search games, and make films and stories.

use crate::console::line_words::{is_game, is_number, name};
use crate::console::names::named;
use crate::console::titles::side;
use crate::render::ThemeName;
use crate::service::GameKind;
use crate::service::api::values::{FilmSpeed, SideChoice};
use crate::service::api::verbs::given::{GAME, GivenOptions, OptionMistake};

/// `history [NAME] [against NAME] [won|lost|drawn] [running|ended] [since DATE] [until DATE] [page N]`,
/// in any order.
pub(super) fn history(rest: &str) -> Result<GivenOptions, OptionMistake> {
    let mut given = GivenOptions::default();
    let mut words = rest.split_whitespace().peekable();
    let wrong = "console-history-how";
    while let Some(word) = words.next() {
        let lower = word.to_lowercase();
        given = match lower.as_str() {
            "won" | "lost" | "drawn" => given.with_text("result", lower),
            "running" | "ended" => given.with_text("state", lower),
            "since" | "until" => given.with_text(&lower, words.next().ok_or("history-no-date")?),
            "page" => {
                let number: Option<u16> = words.next().and_then(|number| number.parse().ok());
                given.with_number("page", number.ok_or(wrong)?.into())
            }
            "against" => {
                let first = words.next().ok_or(wrong)?;
                given.with_player("opponent", named(&name(first, &mut words)))
            }
            slug if slug.parse::<GameKind>().is_ok() => given.with_text(GAME, slug),
            _ if given.player("player").is_some() => return Err(wrong),
            _ => given.with_player("player", named(&name(word, &mut words))),
        };
    }
    Ok(given)
}

/// `film [12] [5-20] [slow|fast] [white|black] [THEME] [FILE]`, in any order.
pub(super) fn film(rest: &str) -> Result<GivenOptions, OptionMistake> {
    let mut given = GivenOptions::default();
    for word in rest.split_whitespace() {
        let lower = word.to_lowercase();
        given = if FilmSpeed::from_code(&lower).is_some() {
            given.with_text("speed", lower)
        } else if let Some(SideChoice::Seat(seat)) = side(&lower) {
            given.with_text("side", seat.to_string())
        } else if ThemeName::from_code(&lower).is_some() {
            given.with_text("theme", lower)
        } else if let Some((from, to)) = stretch(word) {
            let given = from
                .into_iter()
                .fold(given, |given, from| given.with_text("from", from));
            to.into_iter()
                .fold(given, |given, to| given.with_text("to", to))
        } else if given.text(GAME).is_none() && is_game(word) {
            given.with_text(GAME, word)
        } else if given.text("file").is_none() && !word.starts_with('#') {
            given.with_text("file", word)
        } else {
            return Err("console-film-how");
        };
    }
    Ok(given)
}

/// `story [12] [white|black] [THEME] [FILE]`, in any order.
pub(super) fn story(rest: &str) -> Result<GivenOptions, OptionMistake> {
    let wrong = "console-story-how";
    let given = film(rest).map_err(|_| wrong)?;
    let of_films = ["speed", "from", "to"];
    let fits = of_films.iter().all(|name| given.text(name).is_none());
    fits.then_some(given).ok_or(wrong)
}

/// `5-20`, `5…-20`, `5-` or `-20`: the first and the last move.
fn stretch(word: &str) -> Option<(Option<&str>, Option<&str>)> {
    let (from, to) = word.split_once('-')?;
    let made = |text| match text {
        "" => Some(None),
        _ => is_number(text).then_some(Some(text)),
    };
    Some((made(from)?, made(to)?))
}
