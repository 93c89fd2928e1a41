//! Contests in words: standings, pairings, and the actions of a viewer.

use crate::contest::command::ContestCommand;
use crate::contest::event::NewEntrant;
use crate::contest::standings::{Row, TeamRow, standings, teams, winning_teams};
use crate::contest::state::{Contest, ContestStage};
use crate::contest::terms::Format;
use crate::contest::tiebreaks::Break;
use crate::contest::values::{DAY, EntrantId};
use crate::play::{Env, PlayerId, Timestamp};
use crate::service::api::action::Action;
use crate::service::api::contest::ContestAction;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result;
use crate::service::contests::run::number_of;
use crate::service::contests::words::{halves, quarters};
use crate::service::contests::{apply, files, format_words, picture, words};
use crate::service::lookup::{load_names, preferences};
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{self, ContestRow, StoreError, StoredContest};

/// Rows of a page.
pub(super) const ROWS: usize = 25;
/// Buttons for own games.
const OWN_GAMES: usize = 8;
/// Most teams.
pub(super) const TEAMS: u32 = 8;

/// The names of people.
pub(super) fn names<'a>(
    service: &Service,
    people: impl IntoIterator<Item = &'a PlayerId>,
) -> Result<PlayerNames, StoreError> {
    load_names::load_names(&service.store, people.into_iter())
}

/// The list of contests of a server.
pub(super) fn list(rows: &[ContestRow]) -> Reply {
    let mut text = sentences().text("contest-list", &[]);
    for row in rows {
        text.push_line(sentences().text("contest-list-row", &words::row_args(row)));
    }
    let mut reply = Reply::note(text);
    reply.controls = rows
        .iter()
        .take(5)
        .map(|row| {
            let action = ContestAction::Show(Some(row.id));
            button(words::title(&row.into()), action, ButtonStyle::Secondary)
        })
        .collect();
    reply
}

fn button(label: String, action: ContestAction, style: ButtonStyle) -> Control {
    Control::Button {
        label,
        action: Action::Contest(action),
        style,
    }
}

pub(super) fn labelled(label: &str, action: ContestAction, style: ButtonStyle) -> Control {
    button(sentences().line(label, &[]), action, style)
}

/// A contest with the names of its people.
pub(super) struct ContestPage<'a> {
    found: &'a StoredContest,
    names: PlayerNames,
}

impl<'a> ContestPage<'a> {
    /// The page of a contest.
    pub(super) fn of(service: &Service, found: &'a StoredContest) -> Result<Self, StoreError> {
        let names = names(service, found.people.values())?;
        Ok(Self { found, names })
    }

    /// The contest with its log.
    pub(super) const fn found(&self) -> &'a StoredContest {
        self.found
    }

    /// The contest.
    pub(super) const fn contest(&self) -> &'a Contest {
        &self.found.contest
    }

    /// Its title.
    pub(super) fn title(&self) -> String {
        words::title(&self.found.into())
    }

    /// The number of a person who is in.
    pub(super) fn number(&self, player: &PlayerId) -> Option<EntrantId> {
        let own = self.found.people.iter().find(|(_, known)| *known == player);
        own.map(|(number, _)| *number)
            .filter(|number| self.contest().is_in(*number))
    }

    /// A player as an argument of a sentence.
    pub(super) fn player(&self, entrant: EntrantId) -> TextArg<'_> {
        match self.found.people.get(&entrant) {
            Some(player) => self.names.arg(player),
            None => TextArg::Nameless(sentences().line("contest-nobody-known", &[])),
        }
    }

    /// Several players as an argument of a sentence.
    pub(super) fn all<'b>(&'b self, people: Vec<&'b PlayerId>) -> TextArg<'b> {
        self.names.all(people)
    }

    /// Several entrants as a sentence names them: "Ann, Ben and Cid".
    pub(super) fn together(&self, entrants: &[EntrantId]) -> TextArg<'_> {
        let people = entrants.iter().map(|id| self.found.people.get(id));
        match (people.collect::<Option<Vec<_>>>(), entrants) {
            (_, [one]) => self.player(*one),
            (Some(people), _) => self.names.together(people),
            // One of them was forgotten.
            (None, all) => {
                let names: Vec<String> = all.iter().map(|id| self.name(*id)).collect();
                TextArg::Nameless(names.join(", "))
            }
        }
    }

    /// The name of a player.
    pub(super) fn name(&self, entrant: EntrantId) -> String {
        match self.found.people.get(&entrant) {
            Some(player) => self.names.of(player).to_owned(),
            None => sentences().line("contest-nobody-known", &[]),
        }
    }

    /// The whole page: the rules, the entrants or the standings, and the viewer's actions.
    pub(super) fn whole(
        &self,
        service: &Service,
        viewer: Option<PageViewer<'_>>,
        page: u32,
    ) -> Result<Reply, StoreError> {
        let mut text = self.head();
        match self.contest().stage() {
            ContestStage::Open { .. } => self.open(&mut text),
            ContestStage::Running | ContestStage::Over { .. } => self.tables(&mut text, page),
            ContestStage::Cancelled => text.push_line(sentences().text("contest-cancelled", &[])),
        }
        let own = viewer.and_then(|viewer| self.number(viewer.player));
        let mut reply = Reply::note(Text::default());
        let rows = standings(self.contest());
        if !rows.is_empty() {
            let theme = viewer.map(|viewer| viewer.player);
            let theme = theme.map(|player| preferences::preferences_of(&service.store, player));
            let shown = picture::ShownPart {
                own,
                theme: theme
                    .map(|preferences| preferences.theme)
                    .unwrap_or_default(),
                page,
            };
            let heading = sentences().line("contest-column-standings", &[]);
            reply.picture = Some(picture::standings(self, &rows, &shown, &heading));
            reply.file = Some(files::standings(self, &rows));
        }
        if let Some(own) = own {
            reply.controls = self.own_games(service, own, &mut text)?;
        }
        reply.text = text;
        reply.controls.extend(self.controls(viewer, own, page));
        Ok(reply)
    }

    /// The rules and how it stands, without the standings.
    pub(super) fn words(&self) -> Text {
        let mut text = self.head();
        match self.contest().stage() {
            ContestStage::Open { .. } => self.open(&mut text),
            ContestStage::Running | ContestStage::Over { .. } => {
                text.push_line(format_words::order(self.contest().terms().format));
            }
            ContestStage::Cancelled => text.push_line(sentences().text("contest-cancelled", &[])),
        }
        text
    }

    /// The title alone, with the way to the rest.
    pub(super) fn short(&self) -> Reply {
        let mut reply = Reply::note(self.heading());
        reply.controls = vec![self.show_button()];
        reply
    }

    pub(super) fn heading(&self) -> Text {
        sentences().text("contest-heading", &[("contest", self.title().into())])
    }

    /// The title, the rules of the contest, and the kind of its games.
    pub(super) fn head(&self) -> Text {
        let subject = &self.found.subject;
        let mut text = self.heading();
        let terms = self.contest().terms();
        text.push_line(format_words::how(terms.format));
        text.push_line(words::terms(subject));
        text.push_line(format_words::fills(terms));
        if self.contest().lost().is_some() && !self.contest().is_over() {
            let command = [("command", TextArg::Command("contest here"))];
            text.push_line(sentences().text("contest-is-lost", &command));
        }
        if let Some(until) = self
            .contest()
            .hold_ends()
            .filter(|_| !self.contest().is_over())
        {
            let args = [("until", TextArg::Date(Timestamp(until.0)))];
            text.push_line(sentences().text("contest-is-held", &args));
        }
        text
    }

    /// Those who have entered, and until when others may.
    pub(super) fn open(&self, text: &mut Text) {
        let entered: Vec<EntrantId> = self.contest().still_in().collect();
        let terms = self.contest().terms();
        let args = [
            ("when", closes(self.contest())),
            ("least", TextArg::Num(terms.least.into())),
            ("most", TextArg::Num(terms.most.into())),
            ("count", TextArg::count(entered.len())),
        ];
        text.push_line(sentences().text("contest-open", &args));
        let days = 2 * terms.length / DAY;
        let rules = if matches!(terms.format, Format::Heats { .. }) {
            "contest-time-heats"
        } else {
            "contest-time"
        };
        text.push_line(sentences().text(rules, &[("days", TextArg::Num(days))]));
        self.entrants(text, &entered);
    }

    /// The standings of all groups.
    fn tables(&self, text: &mut Text, page: u32) {
        let tables = self.contest().tables().values();
        let done = tables.clone().filter(|table| table.result().is_some());
        let args = [
            ("done", TextArg::count(done.count())),
            ("all", TextArg::count(tables.count())),
        ];
        let over = matches!(self.contest().stage(), ContestStage::Over { .. });
        text.push_line(sentences().text(
            if over {
                "contest-over"
            } else {
                "contest-running"
            },
            &args,
        ));
        for team in teams(self.contest()) {
            text.push_line(team_line(&team));
        }
        let rows = standings(self.contest());
        let groups = rows.last().map_or(0, |row| row.group + 1);
        let from = page as usize * ROWS;
        for (at, row) in rows.iter().enumerate().skip(from).take(ROWS) {
            let begins = at == from || rows[at - 1].group != row.group;
            if begins && groups > 1 {
                let args = [("group", TextArg::Num((row.group + 1).into()))];
                text.push_line(sentences().text("contest-group", &args));
            }
            text.push_line(self.row(row));
        }
        more(text, rows.len().saturating_sub(from));
        text.push_line(format_words::order(self.contest().terms().format));
    }

    fn row(&self, row: &Row) -> Text {
        let shown = row.sums.iter().find(|sum| sum.kind != Break::Direct);
        let broken = shown.map_or_else(String::new, |sum| {
            let name = sentences().line(&format!("contest-break-{}", sum.kind.code()), &[]);
            format!("{name} {}", quarters(sum.quarters))
        });
        let args = [
            ("place", TextArg::Num(row.place.into())),
            ("player", self.player(row.entrant)),
            ("points", halves(row.points).into()),
            ("games", TextArg::Num(row.games.into())),
            ("break", broken.into()),
        ];
        let out = !self.contest().is_in(row.entrant);
        let id = if out {
            "contest-row-out"
        } else {
            "contest-row"
        };
        sentences().text(id, &args)
    }

    /// The winning team, or those that share first place, in a line.
    pub(super) fn winning_team(&self) -> Text {
        self.of_winning_teams("contest-won-team", "contest-shared-teams")
    }

    /// [`Self::winning_team`] after a correction.
    pub(super) fn winning_team_now(&self) -> Text {
        self.of_winning_teams("contest-won-team-now", "contest-shared-teams-now")
    }

    fn of_winning_teams(&self, alone: &str, shared: &str) -> Text {
        let winners = winning_teams(self.contest());
        let numbers: Vec<u32> = winners.into_iter().map(|team| team + 1).collect();
        let words = sentences();
        if let [team] = numbers[..] {
            return words.text(alone, &[("team", TextArg::Num(team.into()))]);
        }
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        words.text(shared, &[("teams", words.together(&numbers).into())])
    }

    /// The games that an entrant still has to play, and buttons to their boards.
    fn own_games(
        &self,
        service: &Service,
        own: EntrantId,
        text: &mut Text,
    ) -> Result<Vec<Control>, StoreError> {
        let games = store::contests::running_games(&service.store, self.found.id)?;
        let mut buttons = Vec::new();
        let running = self
            .contest()
            .tables_of(own)
            .filter(|table| table.running().is_some());
        for table in running {
            let Some(game) = games.get(&table.paired.id) else {
                continue;
            };
            let others = table.paired.seats.iter().filter(|seat| **seat != own);
            let others: Vec<&PlayerId> = others
                .filter_map(|seat| self.found.people.get(seat))
                .collect();
            let label = [("game", game.to_string().into())];
            buttons.push(Control::Button {
                label: sentences().line("button-contest-game", &label),
                action: Action::Board(Some(*game)),
                style: ButtonStyle::Secondary,
            });
            if !others.is_empty() {
                let args = [
                    ("game", game.to_string().into()),
                    ("player", self.names.together(others)),
                ];
                text.push_line(sentences().text("contest-your-game", &args));
            }
        }
        buttons.truncate(OWN_GAMES);
        Ok(buttons)
    }

    /// The controls that will be accepted: entering, resting, leaving; and the way to other pages. A message for
    /// everybody has entering and the standings alone.
    fn controls(
        &self,
        viewer: Option<PageViewer<'_>>,
        own: Option<EntrantId>,
        page: u32,
    ) -> Vec<Control> {
        let id = self.found.id;
        let mut controls = Vec::new();
        let open = matches!(self.contest().stage(), ContestStage::Open { .. });
        let alive = open || matches!(self.contest().stage(), ContestStage::Running);
        let may_enter = viewer.map_or(open, |viewer| self.may_enter(viewer));
        if own.is_none() && may_enter {
            controls.extend(self.join_buttons(viewer.is_some()));
        }
        if let (Some(own), Some(viewer)) = (own, viewer) {
            if apply::would_accept(self.found, &ContestCommand::Rest(own), viewer.env) {
                let action = ContestAction::Rest(Some(id));
                controls.push(labelled(
                    "button-contest-rest",
                    action,
                    ButtonStyle::Secondary,
                ));
            }
            if alive {
                controls.push(self.leave_button());
            }
        }
        if viewer.is_none() && !matches!(self.contest().stage(), ContestStage::Cancelled) {
            controls.push(self.show_button());
        }
        if self.contest().round() > 0 {
            controls.push(self.pairings_button(None));
        }
        if viewer.is_some() {
            let turned = |page| ContestAction::Page { contest: id, page };
            let pages = standings(self.contest()).len().div_ceil(ROWS);
            controls.extend(turns(page, pages, turned));
        }
        controls
    }

    /// Returns `true` if the viewer could enter now.
    fn may_enter(&self, viewer: PageViewer<'_>) -> bool {
        let newcomer = NewEntrant {
            id: number_of(self.found, viewer.player),
            strength: 0,
            group: None,
            team: Some(0),
            computer: false,
        };
        apply::would_accept(self.found, &ContestCommand::Enter(newcomer), viewer.env)
    }

    /// Entering; for teams a button for each, and one for a new team.
    pub(super) fn join_buttons(&self, all: bool) -> Vec<Control> {
        let contest = Some(self.found.id);
        match self.contest().terms().format {
            Format::Teams { .. } => {
                let known = self.contest().team_sizes();
                let last = known.keys().next_back().map_or(0, |team| team + 1);
                let shown = if all { last + 1 } else { 2 }.clamp(2, TEAMS);
                (0..shown)
                    .map(|team| {
                        let args = [("team", TextArg::Num((team + 1).into()))];
                        let label = sentences().line("button-contest-team", &args);
                        let action = ContestAction::JoinTeam { contest, team };
                        button(label, action, ButtonStyle::Primary)
                    })
                    .collect()
            }
            Format::League
            | Format::RoundRobin { .. }
            | Format::Swiss { .. }
            | Format::Knockout
            | Format::Heats { .. } => {
                let action = ContestAction::Join(contest);
                vec![labelled(
                    "button-contest-join",
                    action,
                    ButtonStyle::Primary,
                )]
            }
        }
    }

    pub(super) fn show_button(&self) -> Control {
        let action = ContestAction::Show(Some(self.found.id));
        labelled("button-contest-show", action, ButtonStyle::Secondary)
    }

    /// Leaving.
    pub(super) fn leave_button(&self) -> Control {
        let (contest, price) = (Some(self.found.id), None);
        let action = ContestAction::Leave { contest, price };
        labelled("button-contest-leave", action, ButtonStyle::Secondary)
    }

    /// Taking a place that is offered.
    pub(super) fn take_button(&self, place: EntrantId) -> Control {
        let contest = self.found.id;
        let action = ContestAction::Take { contest, place };
        labelled("button-contest-take", action, ButtonStyle::Primary)
    }

    pub(super) fn pairings_button(&self, round: Option<u32>) -> Control {
        let (contest, page) = (Some(self.found.id), 0);
        let action = ContestAction::Pairings {
            contest,
            round,
            page,
        };
        let label = match self.contest().terms().format {
            Format::Knockout => "button-contest-bracket",
            Format::League
            | Format::RoundRobin { .. }
            | Format::Swiss { .. }
            | Format::Teams { .. }
            | Format::Heats { .. } => "button-contest-pairings",
        };
        labelled(label, action, ButtonStyle::Secondary)
    }
}

/// The person who looks at a page, and the moment.
#[derive(Clone, Copy)]
pub(super) struct PageViewer<'a> {
    /// The person.
    pub(super) player: &'a PlayerId,
    /// The moment.
    pub(super) env: &'a Env,
}

/// The time at which a contest begins, as the answer to "when".
fn closes(contest: &Contest) -> TextArg<'static> {
    TextArg::Due(Timestamp(contest.closes().map_or(0, |closes| closes.0)))
}

fn team_line(team: &TeamRow) -> Text {
    let args = [
        ("team", TextArg::Num((team.team + 1).into())),
        ("matches", TextArg::Num(team.matches.into())),
        ("boards", halves(team.boards).into()),
    ];
    sentences().text("contest-team-row", &args)
}

pub(super) fn more(text: &mut Text, all: usize) {
    if all > ROWS {
        let args = [("count", TextArg::count(all - ROWS))];
        text.push_line(sentences().text("contest-more", &args));
    }
}

/// Buttons to the pages before and after.
pub(super) fn turns(
    page: u32,
    pages: usize,
    turned: impl Fn(u32) -> ContestAction,
) -> Vec<Control> {
    let back = page.checked_sub(1);
    let on = Some(page + 1).filter(|next| (*next as usize) < pages);
    let back = back.map(|page| labelled("button-page-back", turned(page), ButtonStyle::Secondary));
    let on = on.map(|page| labelled("button-page-on", turned(page), ButtonStyle::Secondary));
    back.into_iter().chain(on).collect()
}

/// The answer to entering.
pub(super) fn joined(found: &StoredContest, page: &ContestPage<'_>) -> Reply {
    let mut reply = match found.contest.stage() {
        ContestStage::Open { .. } => {
            let args = [
                ("contest", page.title().into()),
                ("when", closes(&found.contest)),
                ("games", TextArg::Command("games")),
            ];
            result::note("contest-joined", &args)
        }
        ContestStage::Running | ContestStage::Over { .. } | ContestStage::Cancelled => {
            let args = [
                ("contest", page.title().into()),
                ("games", TextArg::Command("games")),
            ];
            result::note("contest-joined-late", &args)
        }
    };
    reply.controls = vec![page.leave_button()];
    reply
}
