//! Contests in words: their standings and what is told of them.

use crate::contest::event::ContestEvent;
use crate::contest::standings::{Row, standings};
use crate::contest::state::{Contest, ContestStage};
use crate::contest::terms::Form;
use crate::contest::tiebreaks::{Break, SumPart};
use crate::contest::values::{EntrantId, Halves};
use crate::play::{PlayerId, Timestamp};
use crate::service::api::action::Action;
use crate::service::api::contest::ContestAction;
use crate::service::api::reply::{Audience, ButtonStyle, Control, Reply, TextFile};
use crate::service::api::result;
use crate::service::contests::apply;
use crate::service::lookup::load_names;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{ContestId, ContestRow, ContestSubject, Notice, StoreError, StoredContest};

/// Most rows in one message; the file beside it has all of them.
const ROWS: usize = 16;

/// Most people mentioned in one message.
const MENTIONED: usize = 100;

/// The parts of a title.
pub(super) struct Titled<'a> {
    id: ContestId,
    form: &'a str,
    subject: &'a ContestSubject,
}

impl<'a> From<&'a StoredContest> for Titled<'a> {
    fn from(found: &'a StoredContest) -> Self {
        let form = found.contest.terms().form.code();
        Self {
            id: found.id,
            form,
            subject: &found.subject,
        }
    }
}

impl<'a> From<&'a ContestRow> for Titled<'a> {
    fn from(row: &'a ContestRow) -> Self {
        Self {
            id: row.id,
            form: &row.form,
            subject: &row.subject,
        }
    }
}

/// The title of a contest: its form, its number, its game, and the season of a league.
pub(super) fn title(titled: &Titled<'_>) -> String {
    let Titled { id, form, subject } = titled;
    let kind = apply::game_of(subject).map_or(subject.kind.as_str(), |(kind, _)| kind.spec().title);
    let args = [
        (
            "form",
            sentences()
                .line(&format!("contest-form-{form}"), &[])
                .into(),
        ),
        ("number", TextArg::Num(id.0)),
        ("title", kind.into()),
        ("season", TextArg::Num(subject.season.into())),
    ];
    let id = if *form == "league" {
        "contest-title-season"
    } else {
        "contest-title"
    };
    sentences().line(id, &args)
}

/// The list of contests of a server.
pub(super) fn list(rows: &[ContestRow]) -> Reply {
    let mut text = sentences().text("contest-list", &[]);
    for row in rows {
        let stage = sentences().line(&format!("contest-stage-{}", row.stage), &[]);
        let args = [
            ("contest", title(&row.into()).into()),
            ("stage", stage.into()),
        ];
        text.push_line(sentences().text("contest-list-row", &args));
    }
    let mut reply = Reply::note(text);
    reply.controls = rows
        .iter()
        .take(5)
        .map(|row| show_button(&title(&row.into()), row.id))
        .collect();
    reply
}

fn show_button(label: &str, id: ContestId) -> Control {
    Control::Button {
        label: label.to_owned(),
        ask: Action::Contest(ContestAction::Show(Some(id))),
        weight: ButtonStyle::Secondary,
    }
}

/// The answer to entering.
pub(super) fn joined(found: &StoredContest) -> Reply {
    let closes = match found.contest.stage() {
        ContestStage::Open { closes, .. } => Timestamp(closes.0),
        ContestStage::Running | ContestStage::Over { .. } | ContestStage::Cancelled => Timestamp(0),
    };
    let args = [
        ("contest", title(&found.into()).into()),
        ("when", TextArg::Due(closes)),
        ("games", TextArg::Command("games")),
    ];
    let mut reply = result::note("contest-joined", &args);
    reply.controls = vec![leave_button(found.id)];
    reply
}

fn leave_button(id: ContestId) -> Control {
    let contest = Some(id);
    Control::Button {
        label: sentences().line("button-contest-leave", &[]),
        ask: Action::Contest(ContestAction::Leave {
            contest,
            sure: false,
        }),
        weight: ButtonStyle::Secondary,
    }
}

/// The whole page of a contest, for one viewer or for everybody.
pub(super) fn page(
    service: &Service,
    found: &StoredContest,
    viewer: Option<&PlayerId>,
) -> Result<Reply, StoreError> {
    let names = load_names::load_names(&service.store, found.people.values())?;
    let page = ContestPage { found, names };
    let mut text = page.head();
    match found.contest.stage() {
        ContestStage::Open { closes, .. } => page.open(&mut text, Timestamp(closes.0)),
        ContestStage::Running | ContestStage::Over { .. } => page.tables(&mut text),
        ContestStage::Cancelled => text.push_line(sentences().text("contest-cancelled", &[])),
    }
    let own = viewer.and_then(|viewer| page.number(viewer));
    if let Some(own) = own {
        page.own_games(service, own, &mut text)?;
    }
    let mut reply = Reply::note(text);
    reply.controls = page.controls(viewer.is_some(), own);
    reply.file = page.file();
    Ok(reply)
}

/// A contest with the names of its people.
struct ContestPage<'a> {
    found: &'a StoredContest,
    names: PlayerNames,
}

impl ContestPage<'_> {
    fn contest(&self) -> &Contest {
        &self.found.contest
    }

    fn number(&self, player: &PlayerId) -> Option<EntrantId> {
        let own = self.found.people.iter().find(|(_, known)| *known == player);
        own.map(|(number, _)| *number)
            .filter(|number| self.contest().is_in(*number))
    }

    fn player(&self, entrant: EntrantId) -> TextArg<'_> {
        match self.found.people.get(&entrant) {
            Some(player) => self.names.arg(player),
            None => sentences().line("contest-nobody-known", &[]).into(),
        }
    }

    fn name(&self, entrant: EntrantId) -> String {
        match self.found.people.get(&entrant) {
            Some(player) => self.names.of(player).to_owned(),
            None => sentences().line("contest-nobody-known", &[]),
        }
    }

    /// The title, the rules of the contest, and what its games are.
    fn head(&self) -> Text {
        let subject = &self.found.subject;
        let title = title(&self.found.into());
        let mut text = sentences().text("contest-heading", &[("contest", title.into())]);
        let how = format!("contest-how-{}", self.contest().terms().form.code());
        text.push_line(sentences().text(&how, &[]));
        let terms = if subject.rated {
            "contest-terms-rated"
        } else {
            "contest-terms"
        };
        text.push_line(sentences().text(terms, &[("clock", subject.clock.as_str().into())]));
        if !subject.options.is_empty() {
            let args = [("rules", subject.options.as_str().into())];
            text.push_line(sentences().text("contest-rules", &args));
        }
        text
    }

    /// Those who have entered, and until when others may.
    fn open(&self, text: &mut Text, closes: Timestamp) {
        let entered: Vec<EntrantId> = self.contest().still_in().collect();
        let terms = self.contest().terms();
        let args = [
            ("when", TextArg::Due(closes)),
            ("least", TextArg::Num(terms.least.into())),
            ("most", TextArg::Num(terms.most.into())),
            ("count", TextArg::count(entered.len())),
        ];
        text.push_line(sentences().text("contest-open", &args));
        text.push_line(sentences().text("contest-time", &[]));
        for entrant in entered.iter().take(ROWS) {
            text.push_line(
                sentences().text("contest-entrant", &[("player", self.player(*entrant))]),
            );
        }
        Self::more(text, entered.len());
    }

    fn more(text: &mut Text, all: usize) {
        if all > ROWS {
            let args = [("count", TextArg::count(all - ROWS))];
            text.push_line(sentences().text("contest-more", &args));
        }
    }

    /// The standings of all groups.
    fn tables(&self, text: &mut Text) {
        let tables = self.contest().tables().values();
        let done = tables
            .clone()
            .filter(|table| table.result().is_some())
            .count();
        let args = [
            ("done", TextArg::count(done)),
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
        let rows = standings(self.contest());
        let groups = rows.last().map_or(0, |row| row.group + 1);
        for (at, row) in rows.iter().enumerate().take(ROWS) {
            let begins = at == 0 || rows[at - 1].group != row.group;
            if begins && groups > 1 {
                let args = [("group", TextArg::Num((row.group + 1).into()))];
                text.push_line(sentences().text("contest-group", &args));
            }
            text.push_line(self.row(row));
        }
        Self::more(text, rows.len());
        text.push_line(sentences().text("contest-order", &[]));
    }

    fn row(&self, row: &Row) -> Text {
        let berger = row
            .sums
            .iter()
            .find(|sum| sum.kind == Break::SonnebornBerger);
        let args = [
            ("place", TextArg::Num(row.place.into())),
            ("player", self.player(row.entrant)),
            ("points", halves(row.points).into()),
            ("games", TextArg::Num(row.games.into())),
            (
                "berger",
                quarters(berger.map_or(0, |sum| sum.quarters)).into(),
            ),
        ];
        let out = !self.contest().is_in(row.entrant);
        sentences().text(
            if out {
                "contest-row-out"
            } else {
                "contest-row"
            },
            &args,
        )
    }

    /// The games that somebody still has to play, and against whom.
    fn own_games(
        &self,
        service: &Service,
        own: EntrantId,
        text: &mut Text,
    ) -> Result<(), StoreError> {
        let games = service.store.games_of_contest(self.found.id)?;
        let running = self
            .contest()
            .tables_of(own)
            .filter(|table| table.running().is_some());
        for table in running {
            let opponent = table.paired.seats.iter().find(|seat| **seat != own);
            if let (Some(game), Some(opponent)) = (games.get(&table.paired.id), opponent) {
                let args = [
                    ("game", game.to_string().into()),
                    ("player", self.player(*opponent)),
                ];
                text.push_line(sentences().text("contest-your-game", &args));
            }
        }
        Ok(())
    }

    /// Entering and leaving, as far as they will be accepted. A message for everybody has entering alone.
    fn controls(&self, has_viewer: bool, own: Option<EntrantId>) -> Vec<Control> {
        let id = self.found.id;
        let show = || show_button(&sentences().line("button-contest-show", &[]), id);
        match (self.contest().stage(), own) {
            (ContestStage::Open { .. }, None) => {
                let join = Control::Button {
                    label: sentences().line("button-contest-join", &[]),
                    ask: Action::Contest(ContestAction::Join(Some(id))),
                    weight: ButtonStyle::Primary,
                };
                let shown = (!has_viewer).then(show);
                [join].into_iter().chain(shown).collect()
            }
            (ContestStage::Open { .. } | ContestStage::Running, Some(_)) => vec![leave_button(id)],
            (ContestStage::Running | ContestStage::Over { .. }, None) if !has_viewer => {
                vec![show()]
            }
            (ContestStage::Running | ContestStage::Over { .. } | ContestStage::Cancelled, _) => {
                Vec::new()
            }
        }
    }

    /// All rows with the parts of every tie-break, as a table.
    fn file(&self) -> Option<TextFile> {
        let rows = standings(self.contest());
        if rows.is_empty() {
            return None;
        }
        let mut text = "group,place,player,points,games,tie-break,value,parts\n".to_owned();
        for row in &rows {
            let name = cell(&self.name(row.entrant));
            let (group, place) = (row.group + 1, row.place);
            let (points, games) = (decimal(2 * row.points), row.games);
            for sum in &row.sums {
                let parts: Vec<String> = sum.parts.iter().map(|part| self.part(part)).collect();
                let (code, value) = (sum.kind.code(), decimal(sum.quarters));
                let parts = cell(&parts.join(" + "));
                let line =
                    format!("{group},{place},{name},{points},{games},{code},{value},{parts}\n");
                text.push_str(&line);
            }
        }
        let name = format!("contest-{}.csv", self.found.id.0);
        Some(TextFile { name, text })
    }

    fn part(&self, part: &SumPart) -> String {
        let value = decimal(part.quarters);
        let Some(opponent) = part.opponent else {
            return value;
        };
        format!("{value} ({})", self.name(opponent))
    }
}

/// A cell of a table of comma-separated values. One that a spreadsheet would compute is text.
fn cell(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = text.replace('"', "\"\"");
    format!("\"{}{text}\"", if formula { "'" } else { "" })
}

/// Half points as people write them: `2½`.
fn halves(halves: Halves) -> String {
    quarters(2 * halves)
}

/// Quarters of a point as people write them: `2¾`.
fn quarters(quarters: u32) -> String {
    let part = ["", "¼", "½", "¾"][quarters as usize % 4];
    match (quarters / 4, part) {
        (0, "") => "0".to_owned(),
        (0, part) => part.to_owned(),
        (whole, part) => format!("{whole}{part}"),
    }
}

/// Quarters of a point for programs: `2.75`.
fn decimal(quarters: u32) -> String {
    format!("{}.{:02}", quarters / 4, quarters % 4 * 25)
}

/// The message about an event; `None` if there is nothing to say.
pub(in crate::service) fn message(
    service: &Service,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let mut numbers = notice
        .detail
        .split('.')
        .map(|number| number.parse::<i64>().ok());
    let (Some(Some(id)), Some(Some(version))) = (numbers.next(), numbers.next()) else {
        return Ok(None);
    };
    let Some(found) = service.store.contest(ContestId(id))? else {
        return Ok(None);
    };
    let at = usize::try_from(version - 1).unwrap_or(usize::MAX);
    let Some(entry) = found.log.get(at) else {
        return Ok(None);
    };
    let names = load_names::load_names(&service.store, found.people.values())?;
    let happened = happened(&found, &names, &entry.event);
    let mut reply = page(service, &found, None)?;
    let mut text = happened;
    text.push_line(std::mem::take(&mut reply.text));
    reply.text = text;
    reply.audience = Audience::Table;
    if matches!(entry.event, ContestEvent::Began { .. }) {
        // Their first games wait for them.
        let playing = found
            .contest
            .still_in()
            .filter_map(|id| found.people.get(&id));
        reply.notify = playing.take(MENTIONED).cloned().collect();
    }
    Ok(Some(reply))
}

/// The event, in a line.
fn happened(found: &StoredContest, names: &PlayerNames, event: &ContestEvent) -> Text {
    let person = |number: &EntrantId| found.people.get(number).map(|player| names.arg(player));
    match event {
        ContestEvent::Opened { .. } if found.subject.season > 1 => sentences().text(
            "contest-next-season",
            &[("command", TextArg::Command("contest leave"))],
        ),
        ContestEvent::Opened { .. } => sentences().text("contest-opened", &[]),
        ContestEvent::Extended { closes } => {
            let args = [("when", TextArg::Due(Timestamp(closes.0)))];
            sentences().text("contest-extended", &args)
        }
        ContestEvent::Began { .. } => {
            sentences().text("contest-began", &[("games", TextArg::Command("games"))])
        }
        ContestEvent::Ended { order, .. } => match order.first().and_then(person) {
            Some(winner) if found.contest.terms().form != Form::League => {
                sentences().text("contest-won", &[("player", winner)])
            }
            Some(_) | None => sentences().text("contest-season-over", &[]),
        },
        ContestEvent::Cancelled { by: Some(by) } => match person(by) {
            Some(player) => sentences().text("contest-called-off-by", &[("player", player)]),
            None => sentences().text("contest-called-off", &[]),
        },
        ContestEvent::Cancelled { by: None } => sentences().text("contest-called-off", &[]),
        ContestEvent::Entered(_)
        | ContestEvent::Rested { .. }
        | ContestEvent::Left { .. }
        | ContestEvent::Replaced { .. }
        | ContestEvent::Paired { .. }
        | ContestEvent::Started(_)
        | ContestEvent::Begun(_)
        | ContestEvent::Adjourned(_)
        | ContestEvent::Resulted { .. }
        | ContestEvent::Corrected { .. }
        | ContestEvent::Held { .. }
        | ContestEvent::Resumed { .. } => Text::default(),
    }
}
