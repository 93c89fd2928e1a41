//! Typed searches of the games that were played here.

use crate::console::parse::{ConsoleCommand, name};
use crate::console::person;
use crate::service::api::action::Action;
use crate::service::api::values::{Day, HistorySearch};
use crate::service::{PlayerId, Score};

/// `history [NAME] [against NAME] [won|lost|drawn] [running|ended] [since DATE] [until DATE] [page N]`,
/// in any order.
pub(super) fn history(rest: &str) -> ConsoleCommand {
    let mut search = HistorySearch::default();
    let mut words = rest.split_whitespace().peekable();
    let player = |name: String| -> Option<PlayerId> { Some(person(&name).id) };
    while let Some(word) = words.next() {
        match word.to_lowercase().as_str() {
            "won" => search.score = Some(Score::Won),
            "lost" => search.score = Some(Score::Lost),
            "drawn" => search.score = Some(Score::Drawn),
            "running" => search.running = true,
            "ended" => search.running = false,
            since_or_until @ ("since" | "until") => {
                let Some((first, last)) = words.next().and_then(Day::span) else {
                    return ConsoleCommand::Wrong("history-no-date");
                };
                if since_or_until == "since" {
                    search.since = Some(first);
                } else {
                    search.until = Some(last);
                }
            }
            "page" => {
                let number: Option<u16> = words.next().and_then(|number| number.parse().ok());
                let Some(page) = number.and_then(|number| number.checked_sub(1)) else {
                    return ConsoleCommand::Wrong("console-history-how");
                };
                search.page = page;
            }
            "against" => match words.next() {
                Some(first) => search.opponent = player(name(first, &mut words)),
                None => return ConsoleCommand::Wrong("console-history-how"),
            },
            slug => match slug.parse() {
                Ok(kind) => search.kind = Some(kind),
                Err(_) if search.player.is_some() => {
                    return ConsoleCommand::Wrong("console-history-how");
                }
                Err(_) => search.player = player(name(word, &mut words)),
            },
        }
    }
    ConsoleCommand::Ask(Action::History(search))
}
