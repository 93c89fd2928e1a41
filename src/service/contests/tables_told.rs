//! The message of each notice about a contest.
//!
//! Those about single tables are made here: games that begin during a round, and games that are decided by time.

use std::collections::BTreeSet;

use crate::contest::state::ContestTable;
use crate::contest::values::TableId;
use crate::play::{GameId, PlayerId, Timestamp};
use crate::service::api::action::Action;
use crate::service::api::reply::{Audience, ButtonStyle, Control, Reply};
use crate::service::contests::contest_news::{AboutTables, ContestNews};
use crate::service::contests::healthy::healthy;
use crate::service::contests::page::{ContestPage, ROWS, more};
use crate::service::contests::{entrants, lost, tell, words};
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{self, ContestId, ContestOrLadder, Notice, StoreError, StoredContest};

/// Buttons to boards.
const BOARDS: usize = 5;

/// The message of a notice about a contest; `None` if there is nothing to say.
pub(in crate::service) fn message(
    service: &Service,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let Some((number, news)) = ContestNews::read(&notice.detail) else {
        return Ok(None);
    };
    let id = ContestId(number);
    let Some(found) = healthy(&service.store, id)? else {
        return Ok(None);
    };
    let page = ContestPage::of(service, &found)?;
    match news {
        ContestNews::Event { version, call } => {
            tell::about(service, &page, version, call.unwrap_or(0))
        }
        ContestNews::Offer(place) => tell::offered(service, &page, place, now),
        ContestNews::Lost => {
            let of = ContestOrLadder::Contest(id);
            lost::message(&service.store, of, notice.recipient.as_ref())
        }
        ContestNews::Entrants => match entrants::edited_by(&service.store, &found, notice)? {
            Some(_) => tell::about(service, &page, 1, 0),
            None => Ok(None),
        },
        ContestNews::Tables(about, tables) => about.message(service, &page, &tables),
    }
}

impl AboutTables {
    /// The message about tables; `None` if there is nothing to say any more.
    fn message(
        self,
        service: &Service,
        page: &ContestPage<'_>,
        tables: &[TableId],
    ) -> Result<Option<Reply>, StoreError> {
        let all = page.contest().tables();
        let tables: Vec<&ContestTable> = tables
            .iter()
            .filter_map(|table| all.get(table))
            .filter(|table| self.is_so(table))
            .collect();
        if tables.is_empty() {
            return Ok(None);
        }
        let games = store::contests::games(&service.store, page.found().id)?;
        let game = |table: &ContestTable| games.get(&table.paired.id).copied();
        let mut text = page.heading();
        for table in tables.iter().take(ROWS) {
            text.push_line(match self {
                Self::Begun => begun(page, table, game(table)),
                Self::Decided => decided(page, table),
            });
        }
        more(&mut text, tables.len());
        let boards = tables.iter().filter_map(|table| game(table));
        let mut reply = Reply::note(text);
        reply.controls = match self {
            Self::Begun => boards.take(BOARDS).map(board).collect(),
            Self::Decided => vec![page.show_button()],
        };
        reply.audience = Audience::Table;
        reply.notify = called(page.found(), &tables);
        Ok(Some(reply))
    }

    /// Returns `true` if it is still so.
    const fn is_so(self, table: &ContestTable) -> bool {
        match self {
            Self::Begun => table.running().is_some(),
            Self::Decided => table.result().is_some(),
        }
    }
}

/// The people at tables, each once.
fn called(found: &StoredContest, tables: &[&ContestTable]) -> Vec<PlayerId> {
    let seats = tables.iter().flat_map(|table| &table.paired.seats);
    let people = seats.filter_map(|seat| found.people.get(seat));
    let people = people.filter(|player| !player.is_computer()).cloned();
    let people: BTreeSet<PlayerId> = people.collect();
    people.into_iter().collect()
}

fn begun(page: &ContestPage<'_>, table: &ContestTable, game: Option<GameId>) -> Text {
    let Some(game) = game else {
        return Text::default();
    };
    let number = ("game", game.to_string().into());
    if let [first, second] = table.paired.seats.as_slice() {
        let args = [
            number,
            ("first", page.player(*first)),
            ("second", page.player(*second)),
        ];
        return sentences().text("contest-game-begun", &args);
    }
    let args = [number, ("players", page.players_of(table))];
    sentences().text("contest-game-begun-many", &args)
}

fn decided(page: &ContestPage<'_>, table: &ContestTable) -> Text {
    let result = table
        .result()
        .map_or_else(String::new, |result| words::score(&result.points));
    let args = [
        ("table", TextArg::Num(table.paired.id.0.into())),
        ("players", page.players_of(table)),
        ("result", result.into()),
        ("command", TextArg::Command("contest correct")),
    ];
    sentences().text("contest-decided", &args)
}

fn board(game: GameId) -> Control {
    let label = [("game", game.to_string().into())];
    Control::Button {
        label: sentences().line("button-contest-game", &label),
        action: Action::Board(Some(game)),
        style: ButtonStyle::Secondary,
    }
}
