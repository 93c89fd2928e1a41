//! Pairings of contests in words and as a picture.

use crate::contest::event::{ByeKind, How};
use crate::contest::state::{ContestTable, TableState};
use crate::contest::terms::Format;
use crate::play::PlayerId;
use crate::service::api::contest::ContestAction;
use crate::service::api::reply::{ButtonStyle, Reply};
use crate::service::contests::page::{ContestPage, ROWS, labelled, more, turns};
use crate::service::contests::words::score;
use crate::service::contests::{files, picture};
use crate::service::lookup::preferences;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;

impl<'a> ContestPage<'a> {
    /// The tables of a round, or all tables of a format that is paired at once.
    pub(super) fn tables_of(&self, round: u32) -> Vec<&'a ContestTable> {
        let all = self.contest().tables().values();
        all.filter(|table| table.paired.round == round).collect()
    }

    /// The last round that has tables.
    pub(super) fn rounds(&self) -> u32 {
        let tables = self.contest().tables().values();
        tables.map(|table| table.paired.round).max().unwrap_or(0)
    }

    /// The pairings of a round for everybody.
    pub(super) fn pairings(&self, round: u32, page: u32) -> Reply {
        self.paired(round, &picture::ShownPart::to_all(page))
    }

    /// The pairings of a round, for the table or for a viewer.
    pub(super) fn pairings_for(
        &self,
        service: &Service,
        viewer: &PlayerId,
        round: u32,
        page: u32,
    ) -> Reply {
        let shown = picture::ShownPart {
            own: self.number(viewer),
            theme: preferences::preferences_of(&service.store, viewer).theme,
            page,
        };
        let mut reply = self.paired(round, &shown);
        let contest = Some(self.found().id);
        let turned = |page| ContestAction::Pairings {
            contest,
            round: Some(round),
            page,
        };
        let pages = match self.contest().terms().format {
            Format::Knockout => picture::bracket_pages(self.contest()),
            Format::League
            | Format::RoundRobin { .. }
            | Format::Swiss { .. }
            | Format::Teams { .. }
            | Format::Heats { .. } => self.tables_of(round).len().div_ceil(ROWS),
        };
        reply.controls = turns(page, pages, turned);
        let other = |label: &str, round: u32| {
            let page = 0;
            let action = ContestAction::Pairings {
                contest,
                round: Some(round),
                page,
            };
            labelled(label, action, ButtonStyle::Secondary)
        };
        if round > 1 {
            reply
                .controls
                .push(other("button-contest-round-before", round - 1));
        }
        if round < self.rounds() {
            reply
                .controls
                .push(other("button-contest-round-next", round + 1));
        }
        reply.controls.push(self.show_button());
        reply.replaces_source = true;
        reply
    }

    /// The name of a round.
    pub(super) fn round_name(&self, round: u32) -> String {
        let args = [
            ("round", TextArg::Num(round.into())),
            ("rounds", TextArg::Num(self.contest().rounds().into())),
        ];
        sentences().line("contest-round", &args)
    }

    fn paired(&self, round: u32, shown: &picture::ShownPart) -> Reply {
        let mut text = self.heading();
        text.push("\n");
        text.push(&self.round_name(round));
        let tables = self.tables_of(round);
        let from = shown.page as usize * ROWS;
        for table in tables.iter().skip(from).take(ROWS) {
            text.push_line(self.table(table));
        }
        more(&mut text, tables.len().saturating_sub(from));
        for bye in self.byes(round) {
            text.push_line(bye);
        }
        let mut reply = Reply::note(text);
        reply.controls = vec![self.show_button(), self.pairings_button(Some(round))];
        reply.picture = Some(picture::pairings(self, round, shown));
        reply.file = Some(files::pairings(self));
        reply
    }

    fn table(&self, table: &ContestTable) -> Text {
        let number = ("table", TextArg::Num(table.paired.id.0.into()));
        let state = ("state", state(table).into());
        if let [first, second] = table.paired.seats.as_slice() {
            let args = [
                number,
                ("first", self.player(*first)),
                ("second", self.player(*second)),
                state,
            ];
            return sentences().text("contest-table", &args);
        }
        let args = [number, ("players", self.players_of(table)), state];
        sentences().text("contest-table-many", &args)
    }

    /// Everybody at a table.
    pub(super) fn players_of(&self, table: &ContestTable) -> TextArg<'_> {
        let seats = table.paired.seats.iter();
        let people: Vec<&PlayerId> = seats
            .filter_map(|seat| self.found().people.get(seat))
            .collect();
        self.all(people)
    }

    /// Those without an opponent in a round, in lines.
    fn byes(&self, round: u32) -> Vec<Text> {
        let at = (round as usize).checked_sub(1);
        let state = at.and_then(|at| self.contest().paired().get(at));
        let byes = state.into_iter().flat_map(|state| &state.byes);
        byes.map(|bye| {
            let id = match bye.kind {
                ByeKind::Allotted => "contest-bye-allotted",
                ByeKind::Asked => "contest-bye-asked",
                ByeKind::Through => "contest-bye-through",
            };
            sentences().text(id, &[("player", self.player(bye.entrant))])
        })
        .collect()
    }
}

/// The state of a table in words: its result and how it came, or that it is being played.
pub(super) fn state(table: &ContestTable) -> String {
    let TableState::Over(result) = &table.state else {
        return match table.running() {
            Some(game) if !game.adjourned => sentences().line("contest-under-way", &[]),
            Some(_) | None => short_state(table),
        };
    };
    // A corrected result did not come about in that way.
    let how = match result.how {
        _ if result.corrected => Some("contest-by-correction"),
        How::Played | How::Lost => None,
        How::Forfeit => Some("contest-by-forfeit"),
        How::Walkover => Some("contest-by-walkover"),
        How::Clocked => Some("contest-by-time"),
    };
    let how = how.map(|how| format!(" ({})", sentences().line(how, &[])));
    score(&result.points) + &how.unwrap_or_default()
}

/// The state of a table for a narrow column: its result, with an asterisk if it was corrected.
pub(super) fn short_state(table: &ContestTable) -> String {
    match &table.state {
        TableState::Over(result) => {
            let mark = if result.corrected { " *" } else { "" };
            format!("{}{mark}", score(&result.points))
        }
        TableState::Running(game) if game.adjourned => sentences().line("contest-adjourned", &[]),
        TableState::Running(_) => "–".to_owned(),
        TableState::Waiting => sentences().line("contest-waiting", &[]),
    }
}
