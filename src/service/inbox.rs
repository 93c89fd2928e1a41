//! What waits for a player, in all servers: the list, and one waiting board after the other.
//!
//! What has the least time left comes first, then what waits without a clock, the longest first. Nothing is
//! remembered between two pages: a button carries the page, or the game that was passed over.

use crate::play::clock::{Clocks, Times};
use crate::play::summary::{Stage, Summary};
use crate::play::{Env, Game, GameId, Place, PlayerId, Timestamp};
use crate::service::ask::{Ask, GamesFilter, Person};
use crate::service::buttons::button;
use crate::service::clocks::lasting;
use crate::service::describe::titled;
use crate::service::names::Names;
use crate::service::prose::{Arg, sentences};
use crate::service::reply::{Control, Reply, Text, Weight};
use crate::service::{Answer, Service, row, with_command};
use crate::store::{Query, StoreError};

/// How many games a page lists: as many as fit a message of any transport, links and marks included.
const PAGE: usize = 8;
/// How many games of one person are looked at.
const MOST: usize = 500;

/// What one can ask of the list of what waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// One page of it, from 0.
    Page(u16),
    /// The first waiting board, or the one after that of this game.
    Next(Option<GameId>),
}

/// The wish as something to ask.
pub(super) fn ask(wish: Wish) -> Ask {
    Ask::Inbox(wish)
}

/// What a button with this wish carries, after `inbox.`.
pub(super) fn wire(wish: Wish) -> String {
    match wish {
        Wish::Page(page) => format!("page.{page}"),
        Wish::Next(None) => "next".to_owned(),
        Wish::Next(Some(game)) => format!("next.{}", game.0),
    }
}

/// The wish that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<Wish> {
    Some(match parts {
        ["page", page] => Wish::Page(page.parse().ok()?),
        ["next"] => Wish::Next(None),
        ["next", game] => Wish::Next(Some(GameId(game.parse().ok()?))),
        _ => return None,
    })
}

/// A running game of a player's.
struct Running {
    game: Game,
    times: Times,
    /// When the time of whoever is to move is up.
    deadline: Option<Timestamp>,
}

impl Running {
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
    mine: Vec<Running>,
    /// What waits for others, the newest first.
    others: Vec<Summary>,
    /// Challenges to him.
    offers: Vec<Summary>,
}

/// One line of the list.
enum Item<'a> {
    Mine(&'a Running),
    Other(&'a Summary),
    Offer(&'a Summary),
}

impl Service {
    /// Lists games: what waits for somebody everywhere, or all of a place.
    pub(super) fn games(
        &self,
        who: &Person,
        place: &Place,
        filter: GamesFilter,
        env: &Env,
    ) -> Answer {
        match filter {
            GamesFilter::Mine => self.inbox(who, place, Wish::Page(0), env),
            GamesFilter::Here => self.games_here(place),
        }
    }

    /// Answers a wish about what waits.
    pub(super) fn inbox(&self, who: &Person, place: &Place, wish: Wish, env: &Env) -> Answer {
        let inbox = self.all_of(&who.id)?;
        match wish {
            Wish::Page(page) => Ok(vec![self.inbox_page(
                (&who.id, place),
                &inbox,
                page,
                env.now,
            )?]),
            Wish::Next(after) => self.next_board(who, inbox, after, env.now),
        }
    }

    fn all_of(&self, who: &PlayerId) -> Result<Inbox, StoreError> {
        let games = self.store.list(&Query {
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
                inbox.mine.extend(self.looked_at(summary.id)?);
            } else if summary.stage == Stage::Open && summary.invited.as_ref() == Some(who) {
                inbox.offers.push(summary);
            } else {
                inbox.others.push(summary);
            }
        }
        inbox.mine.sort_by_key(Running::urgency);
        Ok(inbox)
    }

    fn looked_at(&self, id: GameId) -> Result<Option<Running>, StoreError> {
        let Some(game) = self.load_sound(id)? else {
            return Ok(None);
        };
        let times = self.times(&game)?;
        let deadline = game.deadline(&times).map(|(_, up)| up);
        Ok(Some(Running {
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
        let items: Vec<Item<'_>> = inbox.items().collect();
        if items.is_empty() {
            let here = self.open_at(place)?.len();
            let mut reply = with_command("games-none", "challenge");
            reply.text.push_line(self.apart_line(who)?);
            if here > 0 {
                let args = [("count", Arg::count(here))];
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
            let args = [("page", Arg::count(page + 1)), ("pages", Arg::count(pages))];
            text.push_line(sentences().text("inbox-page", &args));
        }
        text.push_line(self.apart_line(who)?);
        let mut reply = Reply::note(text);
        reply.controls = inbox.controls(page, pages);
        reply.replaces = true;
        Ok(reply)
    }

    fn inbox_line(
        &self,
        who: &PlayerId,
        item: &Item<'_>,
        now: Timestamp,
    ) -> Result<Text, StoreError> {
        let own;
        let running = match item {
            Item::Mine(running) => *running,
            Item::Other(summary) if summary.stage == Stage::Running => {
                own = self.looked_at(summary.id)?;
                match &own {
                    Some(running) => running,
                    None => return Ok(Text::default()),
                }
            }
            Item::Other(summary) | Item::Offer(summary) => {
                let names = self.names_of(row::people(summary))?;
                return Ok(row::line(summary, &names));
            }
        };
        let game = &running.game;
        let names = self.names_of(game.seats().iter().chain([who]))?;
        let mut args = vec![
            ("game", self.linked(game)?),
            ("opponent", names.opponents(game, who)),
        ];
        let left = game
            .to_move()
            .and_then(|seat| game.time_left(seat, &running.times, now));
        let id = match (running.deadline, left) {
            (Some(up), Some(left)) => {
                args.push(("left", lasting(left).into()));
                args.push(("deadline", Arg::Due(up)));
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
        for mark in marks(game, who, &names, now) {
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
    ) -> Answer {
        let words = sentences();
        let mut waiting = inbox.mine;
        waiting.retain(|running| !running.game.stands_still());
        let count = waiting.len();
        let passed = after.and_then(|after| {
            let at = |running: &Running| running.game.id() == after;
            waiting.iter().position(at)
        });
        let at = passed.map_or(0, |passed| passed + 1);
        let list = || button("button-inbox", ask(Wish::Page(0)), Weight::Plain);
        let Some(running) = waiting.into_iter().nth(at) else {
            let mut reply = Reply::note(words.text("inbox-nothing", &[]));
            if count > 0 {
                reply = Reply::note(words.text("inbox-last", &[("count", Arg::count(count))]));
                let next = ask(Wish::Next(None));
                reply
                    .controls
                    .push(button("button-from-first", next, Weight::Main));
            }
            reply.controls.push(list());
            reply.replaces = true;
            return Ok(vec![reply]);
        };
        let id = running.game.id();
        let mut reply = self.waiting_board(&who.id, &running.game, now)?;
        let args = [("nth", Arg::count(at + 1)), ("count", Arg::count(count))];
        reply.text.push_line(words.text("inbox-nth", &args));
        if count > 1 {
            let skip = ask(Wish::Next(Some(id)));
            reply
                .controls
                .push(button("button-skip", skip, Weight::Plain));
        }
        reply.controls.push(list());
        reply.replaces = true;
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
        let mut reply = self.board_of(&person, game, now)?;
        if let Some(message) = self.store.last_message(game.id())? {
            let words = sentences().line("inbox-table", &[]);
            let link = Arg::Link(words, game.place().clone(), message);
            let args = [("table", link)];
            reply
                .text
                .push_line(sentences().text("inbox-to-table", &args));
        }
        Ok(reply)
    }

    /// Title and number of a game, as a way to its newest message.
    pub(super) fn linked(&self, game: &Game) -> Result<Arg<'static>, StoreError> {
        let called = titled(game);
        Ok(match self.store.last_message(game.id())? {
            Some(message) => Arg::Link(called, game.place().clone(), message),
            None => called.into(),
        })
    }
}

impl Inbox {
    fn items(&self) -> impl Iterator<Item = Item<'_>> {
        let mine = self.mine.iter().map(Item::Mine);
        let others = self.others.iter().map(Item::Other);
        mine.chain(others)
            .chain(self.offers.iter().map(Item::Offer))
    }

    fn controls(&self, page: usize, pages: usize) -> Vec<Control> {
        let mut controls = Vec::new();
        if self.mine.iter().any(|running| !running.game.stands_still()) {
            let next = ask(Wish::Next(None));
            controls.push(button("button-next", next, Weight::Main));
        }
        let turn = |label, page: Option<usize>| {
            let page = page.and_then(|page| u16::try_from(page).ok());
            page.map(|page| button(label, ask(Wish::Page(page)), Weight::Plain))
        };
        controls.extend(turn("button-page-back", page.checked_sub(1)));
        let more = Some(page + 1).filter(|next| *next < pages);
        controls.extend(turn("button-page-on", more));
        controls
    }
}

impl Item<'_> {
    fn heading(&self) -> &'static str {
        match self {
            Self::Mine(_) => "inbox-mine",
            Self::Other(_) => "inbox-others",
            Self::Offer(_) => "inbox-offers",
        }
    }
}

/// What else there is to know of a game in a word: a pause, a holiday, an offer, time that is up.
fn marks(game: &Game, who: &PlayerId, names: &Names, now: Timestamp) -> Vec<Text> {
    let words = sentences();
    let mut marks = Vec::new();
    if game.stands_still() {
        marks.push(words.text("inbox-paused", &[]));
    }
    for (seat, away) in game.away() {
        if away.holds(now)
            && let Some(player) = game.player(*seat)
        {
            let args = [
                ("player", names.arg(player)),
                ("until", Arg::Date(away.until)),
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
