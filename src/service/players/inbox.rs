//! The inbox: games and challenges that wait for a player in all servers, as a list and board by board.
//!
//! Games with the least time left come first, then requests that wait for an answer, then games without a clock, the
//! longest waiting first. Nothing is remembered between two pages: a button carries the page, or the game that was
//! skipped.

use crate::play::calendar::MINUTE;
use crate::play::clock::Clocks;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::time_control::TimeExclusions;
use crate::play::{Env, Game, GameId, Place, PlayerId, Timestamp, clock};
use crate::service::api::action::{Action, Asker};
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::inbox::InboxAction;
use crate::service::api::onward;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::values::{GamesFilter, Person};
use crate::service::boards::views;
use crate::service::challenges::list;
use crate::service::describe::button::button;
use crate::service::describe::{computer, requests, row, silence};
use crate::service::lookup::{games, load, load_names, posted, times};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, durations};
use crate::store::{self, GameQuery, Store, StoreError};

/// Games on a page: as many as fit a message of any transport, with links and flags.
const GAMES_PER_PAGE: usize = 8;

/// Most games of one player searched.
const MAX_GAMES: usize = 500;

/// Wraps the inbox action.
pub(in crate::service) fn ask(action: InboxAction) -> Action {
    Action::Inbox(action)
}

/// The sort key of waiting games: playable before paused, then by time left, then requests, then by waiting time.
pub(in crate::service) type Urgency = (bool, Timestamp, bool, Timestamp, GameId);

/// A running game of a player.
struct RunningGame {
    game: Game,
    times: TimeExclusions,
    /// The deadline of the player to move.
    deadline: Option<Timestamp>,
    /// The requests that the owner of the inbox may answer.
    requests: Vec<&'static str>,
    /// `true` if the owner of the inbox is to move, or to roll.
    to_move: bool,
}

impl RunningGame {
    fn urgency(&self) -> Urgency {
        // A player who only has to answer has no time to lose.
        let up = self.deadline.filter(|_| self.to_move);
        let up = up.unwrap_or(Timestamp(i64::MAX));
        let game = &self.game;
        (
            game.stands_still(),
            up,
            self.requests.is_empty(),
            game.turn_began_at(),
            game.id(),
        )
    }
}

/// All open games of a player.
struct Inbox {
    /// Games that wait for the player, the most urgent first.
    mine: Vec<RunningGame>,
    /// Challenges to them.
    offers: Vec<GameSummary>,
    /// Games that wait for others, the newest first.
    others: Vec<OtherGame>,
}

/// A game that waits for others.
enum OtherGame {
    Running(Box<GameSummary>),
    /// A challenge of one's own.
    Open(Box<GameSummary>),
}

/// One line of the list.
enum InboxItem<'a> {
    Mine(&'a RunningGame),
    Offer(&'a GameSummary),
    Other(&'a OtherGame),
}

/// Lists games: those that wait for a player everywhere, or all of a place.
pub(in crate::service) fn games(
    service: &Service,
    user: &Person,
    place: &Place,
    filter: GamesFilter,
    env: &Env,
) -> HandlerResult {
    match filter {
        GamesFilter::Mine => inbox(service, user, place, InboxAction::Page(0), env),
        GamesFilter::Here => views::games_here(service, place),
    }
}

/// Handles an inbox action.
pub(in crate::service) fn inbox(
    service: &Service,
    user: &Person,
    place: &Place,
    action: InboxAction,
    env: &Env,
) -> HandlerResult {
    let store = &service.store;
    let inbox = all_of(store, &user.id)?;
    match action {
        InboxAction::Page(page) => Ok(vec![inbox_page(
            service,
            Asker::in_private(&user.id, place),
            &inbox,
            page,
            env.now,
        )?]),
        InboxAction::Next(after) => next_board(store, user, inbox, after, env.now),
    }
}

fn all_of(store: &Store, player_id: &PlayerId) -> Result<Inbox, StoreError> {
    let games = store.list(&GameQuery {
        player: Some(player_id),
        place: None,
        stages: &[Stage::Open, Stage::Running],
        before: None,
        most: MAX_GAMES,
    })?;
    let mut inbox = Inbox {
        mine: Vec::new(),
        offers: Vec::new(),
        others: Vec::new(),
    };
    for summary in games {
        let invited = summary.invited.as_ref() == Some(player_id);
        if summary.stage == Stage::Running {
            let Some(game) = load::load_healthy(store, summary.id)? else {
                continue;
            };
            // The times of the others are read for those that are shown.
            if waits(&summary, &game, player_id) {
                inbox
                    .mine
                    .push(running_game(store, &summary, game, player_id)?);
            } else {
                inbox.others.push(OtherGame::Running(Box::new(summary)));
            }
        } else if invited && !summary.present.contains(player_id) {
            inbox.offers.push(summary);
        } else {
            inbox.others.push(OtherGame::Open(Box::new(summary)));
        }
    }
    inbox.mine.sort_by_key(RunningGame::urgency);
    Ok(inbox)
}

/// Returns `true` if a running game waits for this player.
fn waits(summary: &GameSummary, game: &Game, player: &PlayerId) -> bool {
    summary.to_move.as_ref() == Some(player) || !requests::to_answer(game, player).is_empty()
}

/// Returns `true` if a running game waits for this player, who can act in it.
fn is_playable(summary: &GameSummary, game: &Game, player: &PlayerId) -> bool {
    waits(summary, game, player) && !game.stands_still()
}

fn running_game(
    store: &Store,
    summary: &GameSummary,
    game: Game,
    player: &PlayerId,
) -> Result<RunningGame, StoreError> {
    let times = times::with_silence(store, &game)?;
    let deadline = clock::deadline(&game, &times).map(|(_, up)| up);
    Ok(RunningGame {
        requests: requests::to_answer(&game, player),
        to_move: summary.to_move.as_ref() == Some(player),
        game,
        times,
        deadline,
    })
}

fn inbox_page(
    service: &Service,
    Asker { player, place, .. }: Asker<'_>,
    inbox: &Inbox,
    page: u16,
    now: Timestamp,
) -> Result<Reply, StoreError> {
    let store = &service.store;
    let items: Vec<InboxItem<'_>> = inbox.items().collect();
    if items.is_empty() {
        let here = games::listed(store, None, Some(place), &[Stage::Open])?.len();
        let mut reply = result::with_command("games-none", "challenge");
        reply.text.push_line(load::quarantine_line(store, player)?);
        if here > 0 {
            let args = [("count", TextArg::count(here))];
            reply
                .text
                .push_line(catalogue::sentences().text("inbox-open-here", &args));
        }
        return Ok(reply);
    }
    let pages = items.len().div_ceil(GAMES_PER_PAGE);
    let page = usize::from(page).min(pages - 1);
    let mut text = Text::default();
    let mut heading = "";
    for item in items
        .iter()
        .skip(page * GAMES_PER_PAGE)
        .take(GAMES_PER_PAGE)
    {
        if heading != item.heading() {
            heading = item.heading();
            text.push_line(catalogue::sentences().text(heading, &[]));
        }
        text.push_line(inbox_line(service, player, item, now)?);
    }
    if pages > 1 {
        let args = [
            ("page", TextArg::count(page + 1)),
            ("pages", TextArg::count(pages)),
        ];
        text.push_line(catalogue::sentences().text("inbox-page", &args));
    }
    text.push_line(load::quarantine_line(store, player)?);
    let mut reply = Reply::note(text);
    reply.controls = inbox.controls(page, pages);
    reply.replaces_source = true;
    Ok(reply)
}

fn inbox_line(
    service: &Service,
    player: &PlayerId,
    item: &InboxItem<'_>,
    now: Timestamp,
) -> Result<Text, StoreError> {
    let store = &service.store;
    let other;
    let running = match item {
        InboxItem::Mine(running) => *running,
        InboxItem::Other(OtherGame::Running(summary)) => {
            let Some(game) = load::load_healthy(store, summary.id)? else {
                let names = load_names::load_names(store, row::people(summary))?;
                return Ok(row::line(summary, &names));
            };
            other = running_game(store, summary, game, player)?;
            &other
        }
        InboxItem::Other(OtherGame::Open(summary)) => {
            let names = load_names::load_names(store, row::people(summary))?;
            return Ok(row::line(summary, &names));
        }
        InboxItem::Offer(summary) => return offer_line(store, summary),
    };
    let names = load_names::load_names(store, running.game.seats().iter().chain([player]))?;
    let mut line = running_line(store, running, player, &names, now)?;
    let queue_position = service.queue_position(running.game.id());
    let waits = queue_position.map(|place| computer::listed(place.ahead));
    for mark in waits.into_iter().chain(flags(running, player, &names, now)) {
        line.push(" · ");
        line.append(mark);
    }
    Ok(line)
}

/// A challenge to the player, with its terms.
fn offer_line(store: &Store, summary: &GameSummary) -> Result<Text, StoreError> {
    let names = load_names::load_names(store, row::people(summary))?;
    let Some(game) = load::load_healthy(store, summary.id)? else {
        return Ok(row::line(summary, &names));
    };
    let args = [
        ("game", posted::game_link(store, &game)?),
        ("challenger", names.arg(&summary.challenger)),
    ];
    let mut line = catalogue::sentences().text("inbox-offer", &args);
    line.append(list::short_summary(&game));
    Ok(line)
}

/// A running game with its time.
fn running_line(
    store: &Store,
    running: &RunningGame,
    player: &PlayerId,
    names: &PlayerNames,
    now: Timestamp,
) -> Result<Text, StoreError> {
    let game = &running.game;
    let words = catalogue::sentences();
    let mut args = vec![
        ("game", posted::game_link(store, game)?),
        ("opponent", names.opponents(game, player)),
    ];
    if !running.to_move && !running.requests.is_empty() {
        return Ok(words.text("inbox-asked", &args));
    }
    let left = game
        .to_move()
        .and_then(|seat| clock::time_left(game, seat, &running.times, now));
    let id = match (running.deadline, left) {
        (Some(up), Some(left)) => {
            args.push(("left", durations::lasting(left).into()));
            args.push(("deadline", TextArg::Due(up)));
            // The moment alone shows the time left, unless the clock stops until then.
            if (up.0 - now.0 - left).abs() < MINUTE {
                "inbox-timed"
            } else {
                "inbox-timed-stops"
            }
        }
        (None, Some(left)) => {
            args.push(("left", durations::lasting(left).into()));
            "inbox-stands"
        }
        (_, None) => {
            let time = durations::lasting((now.0 - game.turn_began_at().0).max(0));
            args.push(("time", time.into()));
            "inbox-untimed"
        }
    };
    Ok(words.text(id, &args))
}

/// The waiting games of a player that are playable, the most urgent first.
pub(in crate::service) struct WaitingBoards(Vec<RunningGame>);

impl WaitingBoards {
    pub(in crate::service) fn of(store: &Store, player: &PlayerId) -> Result<Self, StoreError> {
        Ok(Self::among(all_of(store, player)?))
    }

    fn among(inbox: Inbox) -> Self {
        let mut waiting = inbox.mine;
        waiting.retain(|running| !running.game.stands_still());
        Self(waiting)
    }

    /// The game that follows this one, which stood at this place: itself if it still waits, or else the first one
    /// behind it. A game that was none of those that waited has no place among them: the first one follows.
    pub(in crate::service) fn following(
        &self,
        game: GameId,
        stood: Option<Urgency>,
    ) -> Option<GameId> {
        let mut all = self.0.iter();
        let itself = |running: &&RunningGame| stood.is_some() && running.game.id() == game;
        let behind = |running: &&RunningGame| stood.is_none_or(|stood| running.urgency() > stood);
        let next = all.clone().find(itself).or_else(|| all.find(behind));
        next.map(|running| running.game.id())
    }

    /// The board of one of them, or the end of the list.
    pub(in crate::service) fn board(
        &self,
        store: &Store,
        player: &PlayerId,
        game: Option<GameId>,
        now: Timestamp,
    ) -> Result<Reply, StoreError> {
        let words = catalogue::sentences();
        let count = TextArg::count(self.0.len());
        let at = |game| self.0.iter().position(|running| running.game.id() == game);
        let found = game.and_then(at);
        let Some((at, running)) = found.and_then(|at| Some((at, self.0.get(at)?))) else {
            return Ok(self.end());
        };
        let mut reply = waiting_board(store, player, &running.game, now)?;
        onward::lead_on(&mut reply.controls);
        let args = [("nth", TextArg::count(at + 1)), ("count", count)];
        reply.text.push_line(words.text("inbox-nth", &args));
        reply
            .controls
            .extend(ways(running.game.id(), self.0.len() > 1));
        reply.replaces_source = true;
        Ok(reply)
    }

    /// The reply after the last of them.
    fn end(&self) -> Reply {
        let words = catalogue::sentences();
        let mut reply = Reply::note(words.text("inbox-nothing", &[]));
        if !self.0.is_empty() {
            let args = [("count", TextArg::count(self.0.len()))];
            reply.text = words.text("inbox-last", &args);
            let next = ask(InboxAction::Next(None));
            reply
                .controls
                .push(button("button-from-first", next, ButtonStyle::Primary));
        }
        reply.controls.push(to_list());
        reply.replaces_source = true;
        reply
    }
}

/// The place of a game among the waiting boards of a player; `None` if it is none of them.
pub(in crate::service) fn place_in_line(
    store: &Store,
    player: &PlayerId,
    game: GameId,
) -> Result<Option<Urgency>, StoreError> {
    let Some(row) = load::row_if_healthy(store, game)? else {
        return Ok(None);
    };
    let game = match row.stage {
        Stage::Running => load::load_healthy(store, game)?,
        Stage::Open | Stage::Over | Stage::Void => None,
    };
    let Some(game) = game.filter(|game| is_playable(&row, game, player)) else {
        return Ok(None);
    };
    Ok(Some(running_game(store, &row, game, player)?.urgency()))
}

/// The buttons that leave the board of this game for the next waiting one, if there is another, and for the list.
pub(in crate::service) fn ways_on(
    store: &Store,
    player: &PlayerId,
    game: GameId,
) -> Result<Vec<Control>, StoreError> {
    let mut rows = store.list(&GameQuery {
        player: Some(player),
        place: None,
        stages: &[Stage::Running],
        before: None,
        most: MAX_GAMES,
    })?;
    rows.retain(|row| row.id != game);
    // One that waits is found soon where the player is to move; in the others there may be a request to answer.
    rows.sort_by_key(|row| row.to_move.as_ref() != Some(player));
    for row in &rows {
        let other = load::load_healthy(store, row.id)?;
        if other.is_some_and(|other| is_playable(row, &other, player)) {
            return Ok(ways(game, true));
        }
    }
    Ok(ways(game, false))
}

fn ways(game: GameId, others: bool) -> Vec<Control> {
    let skip = ask(InboxAction::Next(Some(game)));
    let skip = button("button-skip", skip, ButtonStyle::Secondary);
    let skip = others.then_some(skip).into_iter();
    skip.chain([to_list()]).collect()
}

fn to_list() -> Control {
    button(
        "button-inbox",
        ask(InboxAction::Page(0)),
        ButtonStyle::Secondary,
    )
}

/// The first waiting board that is playable, or the next one after a game's.
fn next_board(
    store: &Store,
    user: &Person,
    inbox: Inbox,
    after: Option<GameId>,
    now: Timestamp,
) -> HandlerResult {
    let waiting = WaitingBoards::among(inbox);
    let mut games = waiting.0.iter().map(|running| running.game.id());
    let passed = after.and_then(|after| games.clone().position(|game| game == after));
    let next = games.nth(passed.map_or(0, |passed| passed + 1));
    Ok(vec![waiting.board(store, &user.id, next, now)?])
}

/// The board of a game that waits for a player, with its controls and a link to its table.
pub(in crate::service) fn waiting_board(
    store: &Store,
    player: &PlayerId,
    game: &Game,
    now: Timestamp,
) -> Result<Reply, StoreError> {
    let person = Person {
        id: player.clone(),
        name: String::new(),
    };
    let mut reply = views::board_reply(store, &person, game, now)?;
    if let Some(message) = store::outbox::last_message(store, game.id())? {
        let words = catalogue::sentences().line("inbox-table", &[]);
        let link = TextArg::Link(words, game.place().clone(), message);
        let args = [("table", link)];
        reply
            .text
            .push_line(catalogue::sentences().text("inbox-to-table", &args));
    }
    Ok(reply)
}

impl Inbox {
    fn items(&self) -> impl Iterator<Item = InboxItem<'_>> {
        let mine = self.mine.iter().map(InboxItem::Mine);
        mine.chain(self.offers.iter().map(InboxItem::Offer))
            .chain(self.others.iter().map(InboxItem::Other))
    }

    fn controls(&self, page: usize, pages: usize) -> Vec<Control> {
        let mut controls = Vec::new();
        if self.mine.iter().any(|running| !running.game.stands_still()) {
            let next = ask(InboxAction::Next(None));
            controls.push(button("button-next", next, ButtonStyle::Primary));
        }
        if !self.offers.is_empty() {
            let args = [("count", TextArg::count(self.offers.len()))];
            controls.push(Control::Button {
                label: catalogue::sentences().line("button-challenges", &args),
                action: Action::Challenges(ChallengeListAction::List),
                style: ButtonStyle::Secondary,
            });
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

/// Flags of a game: a pause, a holiday, a request, time that is up.
fn flags(
    running: &RunningGame,
    player_id: &PlayerId,
    names: &PlayerNames,
    now: Timestamp,
) -> Vec<Text> {
    let RunningGame { game, times, .. } = running;
    let words = catalogue::sentences();
    let mut marks = Vec::new();
    if game.stands_still() {
        marks.push(words.text("inbox-paused", &[]));
    }
    for (seat, away) in game.holidays() {
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
    let asked = running.requests.iter();
    marks.extend(asked.map(|request| words.text(request, &[])));
    if let Some(seat) = game.to_move()
        && let Some(player) = game.player(seat).filter(|player| *player != player_id)
        && game.is_large()
    {
        marks.push(words.text("inbox-to-move", &[("player", names.arg(player))]));
    }
    if silence::may_end(game, player_id, times, now) {
        let abort = [("abort", TextArg::Command("abort"))];
        marks.push(words.text("inbox-silent", &abort));
    }
    if game.dice_due().is_some() {
        marks.push(words.text("inbox-dice", &[]));
    }
    if game.clocks().and_then(Clocks::flagged).is_some() {
        marks.push(words.text("inbox-up", &[]));
    }
    marks
}
