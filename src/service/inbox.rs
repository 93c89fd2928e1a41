//! What waits for a player, in all servers: the list, and one waiting board after the other.
//!
//! What has the least time left comes first, then what waits without a clock, the longest first. Nothing is
//! remembered between two pages: a button carries the page, or the game that was passed over.

use crate::play::clock::{Clocks, TimeExclusions};
use crate::play::summary::{GameSummary, Stage};
use crate::play::{Env, Game, GameId, Place, PlayerId, Timestamp};
use crate::service::ask::{Action, GamesFilter, Person};
use crate::service::buttons::button;
use crate::service::clocks::lasting;
use crate::service::describe::titled;
use crate::service::names::PlayerNames;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{ButtonStyle, Control, Reply, Text};
use crate::service::{HandlerResult, Service, row, with_command};
use crate::store::{GameQuery, StoreError};

/// How many games a page lists: as many as fit a message of any transport, links and marks included.
const PAGE: usize = 8;
/// How many games of one person are looked at.
const MOST: usize = 500;

/// What one can ask of the list of what waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InboxAction {
    /// One page of it, from 0.
    Page(u16),
    /// The first waiting board, or the one after that of this game.
    Next(Option<GameId>),
}

/// The wish as something to ask.
pub(super) fn ask(wish: InboxAction) -> Action {
    Action::Inbox(wish)
}

/// What a button with this wish carries, after `inbox.`.
pub(super) fn wire(wish: InboxAction) -> String {
    match wish {
        InboxAction::Page(page) => format!("page.{page}"),
        InboxAction::Next(None) => "next".to_owned(),
        InboxAction::Next(Some(game)) => format!("next.{}", game.0),
    }
}

/// The wish that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<InboxAction> {
    Some(match parts {
        ["page", page] => InboxAction::Page(page.parse().ok()?),
        ["next"] => InboxAction::Next(None),
        ["next", game] => InboxAction::Next(Some(GameId(game.parse().ok()?))),
        _ => return None,
    })
}

/// A running game of a player's.
struct RunningGame {
    game: Game,
    times: TimeExclusions,
    /// When the time of whoever is to move is up.
    deadline: Option<Timestamp>,
}

impl RunningGame {
    /// What sorts the waiting ones: those that can be played before those that stand still, by time left, then by
    /// how long they wait.
    fn urgency(&self) -> (bool, Timestamp, Timestamp, GameId) {
        let up = self.deadline.unwrap_or(Timestamp(i64::MAX));
        let game = &self.game;
        (game.stands_still(), up, game.since(), game.id())
    }
}

/// Everything of a player's that is under way.
struct Inbox {
    /// What waits for him, the most urgent first.
    mine: Vec<RunningGame>,
    /// What waits for others, the newest first.
    others: Vec<GameSummary>,
    /// Challenges to him.
    offers: Vec<GameSummary>,
}

/// One line of the list.
enum InboxItem<'a> {
    Mine(&'a RunningGame),
    Other(&'a GameSummary),
    Offer(&'a GameSummary),
}

impl Service {
    /// Lists games: what waits for somebody everywhere, or all of a place.
    pub(super) fn games(
        &self,
        who: &Person,
        place: &Place,
        filter: GamesFilter,
        env: &Env,
    ) -> HandlerResult {
        match filter {
            GamesFilter::Mine => self.inbox(who, place, InboxAction::Page(0), env),
            GamesFilter::Here => self.games_here(place),
        }
    }

    /// Answers a wish about what waits.
    pub(super) fn inbox(
        &self,
        who: &Person,
        place: &Place,
        wish: InboxAction,
        env: &Env,
    ) -> HandlerResult {
        let inbox = self.all_of(&who.id)?;
        match wish {
            InboxAction::Page(page) => Ok(vec![self.inbox_page(
                (&who.id, place),
                &inbox,
                page,
                env.now,
            )?]),
            InboxAction::Next(after) => self.next_board(who, inbox, after, env.now),
        }
    }

    fn all_of(&self, who: &PlayerId) -> Result<Inbox, StoreError> {
        let games = self.store.list(&GameQuery {
            player: Some(who),
            place: None,
            stages: &[Stage::Open, Stage::Running],
            before: None,
            most: MOST,
        })?;
        let mut inbox = Inbox {
            mine: Vec::new(),
            others: Vec::new(),
            offers: Vec::new(),
        };
        for summary in games {
            if summary.to_move.as_ref() == Some(who) {
                inbox.mine.extend(self.inbox_row(summary.id)?);
            } else if summary.stage == Stage::Open && summary.invited.as_ref() == Some(who) {
                inbox.offers.push(summary);
            } else {
                inbox.others.push(summary);
            }
        }
        inbox.mine.sort_by_key(RunningGame::urgency);
        Ok(inbox)
    }

    fn inbox_row(&self, id: GameId) -> Result<Option<RunningGame>, StoreError> {
        let Some(game) = self.load_healthy(id)? else {
            return Ok(None);
        };
        let times = self.time_exclusions(&game)?;
        let deadline = game.deadline(&times).map(|(_, up)| up);
        Ok(Some(RunningGame {
            game,
            times,
            deadline,
        }))
    }

    fn inbox_page(
        &self,
        (who, place): (&PlayerId, &Place),
        inbox: &Inbox,
        page: u16,
        now: Timestamp,
    ) -> Result<Reply, StoreError> {
        let items: Vec<InboxItem<'_>> = inbox.items().collect();
        if items.is_empty() {
            let here = self.open_at(place)?.len();
            let mut reply = with_command("games-none", "challenge");
            reply.text.push_line(self.apart_line(who)?);
            if here > 0 {
                let args = [("count", TextArg::count(here))];
                reply
                    .text
                    .push_line(sentences().text("inbox-open-here", &args));
            }
            return Ok(reply);
        }
        let pages = items.len().div_ceil(PAGE);
        let page = usize::from(page).min(pages - 1);
        let mut text = Text::default();
        let mut heading = "";
        for item in items.iter().skip(page * PAGE).take(PAGE) {
            if heading != item.heading() {
                heading = item.heading();
                text.push_line(sentences().text(heading, &[]));
            }
            text.push_line(self.inbox_line(who, item, now)?);
        }
        if pages > 1 {
            let args = [
                ("page", TextArg::count(page + 1)),
                ("pages", TextArg::count(pages)),
            ];
            text.push_line(sentences().text("inbox-page", &args));
        }
        text.push_line(self.apart_line(who)?);
        let mut reply = Reply::note(text);
        reply.controls = inbox.controls(page, pages);
        reply.replaces_source = true;
        Ok(reply)
    }

    fn inbox_line(
        &self,
        who: &PlayerId,
        item: &InboxItem<'_>,
        now: Timestamp,
    ) -> Result<Text, StoreError> {
        let own;
        let running = match item {
            InboxItem::Mine(running) => *running,
            InboxItem::Other(summary) if summary.stage == Stage::Running => {
                own = self.inbox_row(summary.id)?;
                match &own {
                    Some(running) => running,
                    None => return Ok(Text::default()),
                }
            }
            InboxItem::Other(summary) | InboxItem::Offer(summary) => {
                let names = self.load_names(row::people(summary))?;
                return Ok(row::line(summary, &names));
            }
        };
        let game = &running.game;
        let names = self.load_names(game.seats().iter().chain([who]))?;
        let mut args = vec![
            ("game", self.game_link(game)?),
            ("opponent", names.opponents(game, who)),
        ];
        let left = game
            .to_move()
            .and_then(|seat| game.time_left(seat, &running.times, now));
        let id = match (running.deadline, left) {
            (Some(up), Some(left)) => {
                args.push(("left", lasting(left).into()));
                args.push(("deadline", TextArg::Due(up)));
                "inbox-timed"
            }
            (None, Some(left)) => {
                args.push(("left", lasting(left).into()));
                "inbox-stands"
            }
            (_, None) => {
                args.push(("time", lasting((now.0 - game.since().0).max(0)).into()));
                "inbox-untimed"
            }
        };
        let mut line = sentences().text(id, &args);
        for mark in flags(game, who, &names, now) {
            line.push(" · ");
            line.append(mark);
        }
        Ok(line)
    }

    /// The first board that waits and can be played, or the one after that of a game.
    fn next_board(
        &self,
        who: &Person,
        inbox: Inbox,
        after: Option<GameId>,
        now: Timestamp,
    ) -> HandlerResult {
        let words = sentences();
        let mut waiting = inbox.mine;
        waiting.retain(|running| !running.game.stands_still());
        let count = waiting.len();
        let passed = after.and_then(|after| {
            let at = |running: &RunningGame| running.game.id() == after;
            waiting.iter().position(at)
        });
        let at = passed.map_or(0, |passed| passed + 1);
        let list = || {
            button(
                "button-inbox",
                ask(InboxAction::Page(0)),
                ButtonStyle::Secondary,
            )
        };
        let Some(running) = waiting.into_iter().nth(at) else {
            let mut reply = Reply::note(words.text("inbox-nothing", &[]));
            if count > 0 {
                reply = Reply::note(words.text("inbox-last", &[("count", TextArg::count(count))]));
                let next = ask(InboxAction::Next(None));
                reply
                    .controls
                    .push(button("button-from-first", next, ButtonStyle::Primary));
            }
            reply.controls.push(list());
            reply.replaces_source = true;
            return Ok(vec![reply]);
        };
        let id = running.game.id();
        let mut reply = self.waiting_board(&who.id, &running.game, now)?;
        let args = [
            ("nth", TextArg::count(at + 1)),
            ("count", TextArg::count(count)),
        ];
        reply.text.push_line(words.text("inbox-nth", &args));
        if count > 1 {
            let skip = ask(InboxAction::Next(Some(id)));
            reply
                .controls
                .push(button("button-skip", skip, ButtonStyle::Secondary));
        }
        reply.controls.push(list());
        reply.replaces_source = true;
        Ok(vec![reply])
    }

    /// The board of a game that waits for somebody, with what he can do and the way to its table.
    pub(super) fn waiting_board(
        &self,
        who: &PlayerId,
        game: &Game,
        now: Timestamp,
    ) -> Result<Reply, StoreError> {
        let person = Person {
            id: who.clone(),
            name: String::new(),
        };
        let mut reply = self.board_reply(&person, game, now)?;
        if let Some(message) = self.store.last_message(game.id())? {
            let words = sentences().line("inbox-table", &[]);
            let link = TextArg::Link(words, game.place().clone(), message);
            let args = [("table", link)];
            reply
                .text
                .push_line(sentences().text("inbox-to-table", &args));
        }
        Ok(reply)
    }

    /// Title and number of a game, as a way to its newest message.
    pub(super) fn game_link(&self, game: &Game) -> Result<TextArg<'static>, StoreError> {
        let called = titled(game);
        Ok(match self.store.last_message(game.id())? {
            Some(message) => TextArg::Link(called, game.place().clone(), message),
            None => called.into(),
        })
    }
}

impl Inbox {
    fn items(&self) -> impl Iterator<Item = InboxItem<'_>> {
        let mine = self.mine.iter().map(InboxItem::Mine);
        let others = self.others.iter().map(InboxItem::Other);
        mine.chain(others)
            .chain(self.offers.iter().map(InboxItem::Offer))
    }

    fn controls(&self, page: usize, pages: usize) -> Vec<Control> {
        let mut controls = Vec::new();
        if self.mine.iter().any(|running| !running.game.stands_still()) {
            let next = ask(InboxAction::Next(None));
            controls.push(button("button-next", next, ButtonStyle::Primary));
        }
        let turn = |label, page: Option<usize>| {
            let page = page.and_then(|page| u16::try_from(page).ok());
            page.map(|page| button(label, ask(InboxAction::Page(page)), ButtonStyle::Secondary))
        };
        controls.extend(turn("button-page-back", page.checked_sub(1)));
        let more = Some(page + 1).filter(|next| *next < pages);
        controls.extend(turn("button-page-on", more));
        controls
    }
}

impl InboxItem<'_> {
    fn heading(&self) -> &'static str {
        match self {
            Self::Mine(_) => "inbox-mine",
            Self::Other(_) => "inbox-others",
            Self::Offer(_) => "inbox-offers",
        }
    }
}

/// What else there is to know of a game in a word: a pause, a holiday, an offer, time that is up.
fn flags(game: &Game, who: &PlayerId, names: &PlayerNames, now: Timestamp) -> Vec<Text> {
    let words = sentences();
    let mut marks = Vec::new();
    if game.stands_still() {
        marks.push(words.text("inbox-paused", &[]));
    }
    for (seat, away) in game.away() {
        if away.contains(now)
            && let Some(player) = game.player(*seat)
        {
            let args = [
                ("player", names.arg(player)),
                ("until", TextArg::Date(away.until)),
            ];
            marks.push(words.text("inbox-away", &args));
        }
    }
    let mine = |seat| game.player(seat) == Some(who);
    if game.draw_offer().is_some_and(|by| !mine(by)) {
        marks.push(words.text("inbox-draw", &[]));
    }
    if game.dice_due().is_some() {
        marks.push(words.text("inbox-dice", &[]));
    }
    if game.clocks().and_then(Clocks::flagged).is_some() {
        marks.push(words.text("inbox-up", &[]));
    }
    marks
}
