//! The standings after a round, in the message about the next one.

use crate::contest::event::ContestEvent;
use crate::contest::standings::standings;
use crate::contest::state::{Contest, ContestTable};
use crate::contest::terms::Format;
use crate::service::api::reply::Reply;
use crate::service::contests::page::ContestPage;
use crate::service::contests::picture;
use crate::service::contests::words::halves;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;

/// The first rows, in words: the picture has a page of them, and the button beside it all.
const TOP: usize = 5;

/// Adds the standings after a round to the message about the next one. The first places go above the pairings, and a
/// page is a second picture. Running games count as draws, and a line says so. `then` is the contest as it was when the
/// round was paired. A bracket shows its results anyway.
pub(super) fn add(
    page: &ContestPage<'_>,
    then: &Contest,
    event: &ContestEvent,
    text: &mut Text,
    reply: &mut Reply,
) {
    let ContestEvent::Paired { round, .. } = event else {
        return;
    };
    match then.terms().format {
        Format::Swiss { .. } | Format::Heats { .. } => {}
        Format::League | Format::RoundRobin { .. } | Format::Knockout | Format::Teams { .. } => {
            return;
        }
    }
    let rows = standings(then);
    if *round < 2 || rows.is_empty() {
        return;
    }
    let after = [("round", TextArg::Num((round - 1).into()))];
    text.push_line(sentences().text("contest-standings-after", &after));
    let going_on = then.tables().values().filter_map(ContestTable::running);
    let going_on = going_on.filter(|game| game.adjourned).count();
    if going_on > 0 {
        let count = [("count", TextArg::count(going_on))];
        text.push_line(sentences().text("contest-standings-going-on", &count));
    }
    for row in rows.iter().take(TOP) {
        let args = [
            ("place", TextArg::Num(row.place.into())),
            ("player", page.player(row.entrant)),
            ("points", halves(row.points).into()),
        ];
        text.push_line(sentences().text("contest-standings-row", &args));
    }
    let shown = picture::ShownPart::to_all(0);
    let heading = sentences().line("contest-standings-after", &after);
    let picture = picture::standings(page, &rows, &shown, &heading);
    reply.more_pictures.push(picture);
}
