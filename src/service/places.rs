//! Places that close, games that go on elsewhere, players who leave, and threads that belong to one game.
//!
//! An adapter says what became of a place or a person; what follows for the games is decided here, once.

use std::collections::BTreeMap;

use crate::play::command::Command;
use crate::play::event::{Event, LobbyEvent, ModerationEvent, PauseReason, TimeEvent};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, Place, PlayerId, Version, pause};
use crate::service::ask::Request;
use crate::service::describe::picture;
use crate::service::find::GameMatch;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{Reply, Span};
use crate::service::{AppendExtras, HandlerResult, Service, pick, present};
use crate::store::{DueMessage, Notice, NoticeKind, Recipient, StoreError};

/// How many games one message lists.
const LISTED: usize = 15;

/// What is gone, or closed to the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LostPlace {
    /// One place.
    Place(Place),
    /// A whole server, by its name as in [`Place::house`].
    House(String),
}

impl Service {
    /// A place, or all of a server, is gone or closed to the bot: challenges there are withdrawn, running games
    /// stand still and their players are told in private how to go on. However often it is said, each game is
    /// paused once.
    pub fn place_closed(&mut self, gone: &LostPlace, why: &str, env: &Env) {
        if let LostPlace::House(house) = gone {
            self.server_left(house, env);
        }
        let games = match gone {
            LostPlace::Place(place) => self.store.unfinished_at(place),
            LostPlace::House(house) => self.store.unfinished_in_server(house),
        };
        let games = games.unwrap_or_else(|error| {
            tracing::error!(%error, ?gone, "the games of a closed place cannot be read");
            Vec::new()
        });
        if !games.is_empty() {
            tracing::warn!(?gone, why, games = games.len(), "a place is closed");
        }
        let mut told = self.losers(&games);
        for game in games {
            if let Err(error) = self.handle_lost_place(game, (why, &mut told), env) {
                tracing::error!(%error, game = game.0, "a game in a closed place cannot be paused");
            }
        }
    }

    /// Everybody who plays in one of these games that stands still from now on, with all such games.
    fn losers(&self, games: &[GameId]) -> BTreeMap<PlayerId, Vec<GameId>> {
        let mut losers: BTreeMap<PlayerId, Vec<GameId>> = BTreeMap::new();
        for id in games {
            let Ok(Some(game)) = self.load_healthy(*id) else {
                continue;
            };
            for player in game.seats().iter().filter(|_| loses_place(&game)) {
                let lost = losers.entry(player.clone()).or_default();
                if lost.last() != Some(id) {
                    lost.push(*id);
                }
            }
        }
        losers
    }

    /// Does what follows for one game. Whom of its players nobody has told yet is told now, of all games at once.
    fn handle_lost_place(
        &mut self,
        id: GameId,
        (why, losers): (&str, &mut BTreeMap<PlayerId, Vec<GameId>>),
        env: &Env,
    ) -> Result<(), StoreError> {
        let Some(game) = self.load(id)? else {
            return Ok(());
        };
        match (game.stage(), game.paused()) {
            (Stage::Open, _) => {
                let besides = AppendExtras {
                    silent: true,
                    ..AppendExtras::default()
                };
                self.append_with(&game, &[Event::Withdrawn], besides, env)
            }
            _ if !loses_place(&game) => Ok(()),
            (Stage::Running | Stage::Over | Stage::Void, _) => {
                let times = self.time_exclusions(&game)?;
                let events = pause::pause(&game, PauseReason::PlaceGone, &times, env.now);
                let mut notices = notify_players(&game, why, env);
                notices.retain_mut(|notice| {
                    let lost = notice.whom.as_ref().and_then(|whom| losers.get(whom));
                    if let Some(lost) = lost {
                        notice.games.clone_from(lost);
                    }
                    lost.is_some()
                });
                let besides = AppendExtras {
                    notices: &notices,
                    silent: true,
                    ..AppendExtras::default()
                };
                self.append_with(&game, &events, besides, env)?;
                for player in game.seats() {
                    losers.remove(player);
                }
                Ok(())
            }
        }
    }

    /// Whether the place of this game is gone, so that nothing can be told there.
    pub(super) fn is_placeless(game: &Game) -> bool {
        matches!(game.paused(), Some((PauseReason::PlaceGone, _)))
    }

    /// The game that a notice is about.
    pub(super) fn game_of(&self, notice: &Notice) -> Result<Option<Game>, StoreError> {
        notice.games.first().map_or(Ok(None), |id| self.load(*id))
    }

    /// What a player is told of the games whose place is gone; nothing once they go on.
    pub(super) fn placeless_notice(&self, notice: &Notice) -> Result<Option<Reply>, StoreError> {
        let mut still: Vec<Game> = Vec::new();
        for id in &notice.games {
            still.extend(self.load_healthy(*id)?.filter(Self::is_placeless));
        }
        match (still.as_slice(), &notice.whom) {
            ([], _) if notice.games.len() > 1 => Ok(None),
            ([_, _, ..], Some(whom)) => self.without_places(whom, &still).map(Some),
            ([one], _) => self.without_its_place(notice, Some(one.clone())),
            _ => self.without_its_place(notice, self.game_of(notice)?),
        }
    }

    /// What a player is told of several games whose place is gone.
    fn without_places(&self, whom: &PlayerId, games: &[Game]) -> Result<Reply, StoreError> {
        let names = self.load_names(games.iter().flat_map(Game::seats).chain([whom]))?;
        let words = sentences();
        let count = [("count", TextArg::count(games.len()))];
        let mut text = words.text("places-gone", &count);
        for game in games.iter().take(LISTED) {
            let args = [
                ("game", game.id().to_string().into()),
                ("title", game.kind().spec().title.into()),
                ("opponent", names.others(game, whom)),
            ];
            text.push_line(words.text("places-gone-line", &args));
        }
        if let Some(more @ 1..) = games.len().checked_sub(LISTED) {
            text.push_line(words.text("related-more", &[("count", TextArg::count(more))]));
        }
        let example = games.first().map(|game| game.id().0.to_string());
        let args = [
            ("setup", TextArg::Command("setup")),
            ("command", TextArg::Command("here")),
            ("number", example.unwrap_or_default().into()),
        ];
        text.push_line(words.text("places-gone-how", &args));
        text.push_line(words.text("place-closed", &args));
        let mut reply = Reply::note(text);
        reply.notify = vec![whom.clone()];
        Ok(reply)
    }

    /// What a player is told of one game whose place is gone, or that has ended so.
    fn without_its_place(
        &self,
        notice: &Notice,
        game: Option<Game>,
    ) -> Result<Option<Reply>, StoreError> {
        let (Some(whom), Some(game)) = (&notice.whom, game) else {
            return Ok(None);
        };
        let (names, times) = (self.names(&game)?, self.time_exclusions(&game)?);
        if game.stage() == Stage::Running && !Self::is_placeless(&game) {
            return Ok(None);
        }
        let (situation, _) = present::situation(&game, &names, &times);
        let mut reply = Reply::note(situation);
        if game.stage() == Stage::Running {
            let args = [
                ("game", game.id().to_string().into()),
                ("opponent", names.opponents(&game, whom)),
                ("command", TextArg::Command("here")),
            ];
            reply.text = sentences().text("place-gone", &args);
            let args = [
                ("setup", TextArg::Command("setup")),
                ("command", TextArg::Command("here")),
            ];
            reply
                .text
                .push_line(sentences().text("place-closed", &args));
        }
        reply.picture = picture(&game, game.ply(), self.view(&game, whom), &names);
        reply.notify = vec![whom.clone()];
        Ok(Some(reply))
    }

    /// Brings a game to where this is asked: one whose place is gone from anywhere, others from their own server.
    pub(super) fn move_here(
        &mut self,
        request: &Request,
        game: Option<GameId>,
        env: &Env,
    ) -> HandlerResult {
        let (who, here) = (&request.who, &request.place);
        if here.is_private() {
            return Ok(vec![Reply::note(sentences().text("here-private", &[]))]);
        }
        let mut placeless = match game {
            Some(_) => Vec::new(),
            None => self.running(&who.id, None)?,
        };
        placeless.retain(Self::is_placeless);
        let game = match placeless.len() {
            0 => self.resolve_game(&who.id, here, game, GameMatch::Playing)?,
            1 => placeless.remove(0),
            2.. => return Ok(vec![self.ask_which_game(&placeless)?]),
        };
        if !Self::is_placeless(&game) && game.place().server() != here.server() {
            let args = [("game", game.id().to_string().into())];
            return Ok(vec![Reply::note(
                sentences().text("here-other-server", &args),
            )]);
        }
        self.run_command(request, game, &Command::MoveTo(here.clone()), env)
    }

    /// "It goes on there", for the place it was at before.
    pub(super) fn moved_notice(&self, notice: &Notice) -> Result<Option<Reply>, StoreError> {
        let Some(game) = self.game_of(notice)? else {
            return Ok(None);
        };
        if notice.to == Recipient::Place(game.place().clone()) {
            return Ok(None);
        }
        let args = [("game", game.id().to_string().into())];
        let mut reply = Reply::note(sentences().text("moved-there", &args));
        reply.text.push(" ");
        reply.text.0.push(Span::Place(game.place().clone()));
        Ok(Some(reply))
    }

    /// Somebody is not in the server of this place any more: his games there stand still until he does something
    /// in them. Who comes back that way is not missed again.
    pub fn member_left(&mut self, place: &Place, player: &PlayerId, env: &Env) {
        let games = self.store.unfinished_in_server(place.server());
        let games = games.unwrap_or_else(|error| {
            tracing::error!(%error, "the games of who has left cannot be read");
            Vec::new()
        });
        for game in games {
            if let Err(error) = self.pause_for_absent(game, player, env) {
                tracing::error!(%error, game = game.0, "a game cannot be paused");
            }
        }
    }

    fn pause_for_absent(
        &mut self,
        id: GameId,
        player: &PlayerId,
        env: &Env,
    ) -> Result<(), StoreError> {
        let log = self.store.load(id)?;
        let Some(game) = Game::from_log(id, &log) else {
            return Ok(());
        };
        if game.is_present(player) && game.challenger() != player {
            let player = player.clone();
            let went = Event::Lobby(LobbyEvent::Left { player });
            return self.append(&game, &[went], env);
        }
        // Among several his clock goes on, so that nobody waits for him longer than was agreed.
        if game.is_large() && game.clocks().is_some() {
            return Ok(());
        }
        let running = game.stage() == Stage::Running && game.paused().is_none();
        let plays = running && game.is_active(player);
        let Some(seat) = game.seat_of(player).filter(|_| plays) else {
            return Ok(());
        };
        let why = PauseReason::Left(seat);
        let missed = Event::Time(TimeEvent::Paused { why });
        if log.iter().any(|entry| entry.event == missed) {
            return Ok(());
        }
        let events = pause::pause(&game, why, &self.time_exclusions(&game)?, env.now);
        self.append(&game, &events, env)
    }

    /// What is to be done about a game's thread once the table was told, by the message of this name.
    pub(super) fn thread_work(
        &self,
        told: &DueMessage,
        message: &str,
        env: &Env,
    ) -> Result<Vec<Notice>, StoreError> {
        let Some(game) = self.store.game(told.game, None)? else {
            return Ok(Vec::new());
        };
        if !game.terms().thread {
            return Ok(Vec::new());
        }
        let (mut starts, mut ends) = (false, false);
        for entry in self.store.between(told.game, told.from, told.to)? {
            starts |= matches!(entry.event, Event::Started { .. });
            ends |= matches!(
                entry.event,
                Event::Ended { .. }
                    | Event::Aborted { .. }
                    | Event::Closed
                    | Event::Moderated(ModerationEvent::Annulled { .. })
            );
        }
        if !starts && !ends {
            return Ok(Vec::new());
        }
        let place = game.place();
        let own = self.store.game_of_message(place, place.as_str())?;
        let kind = match own {
            None if starts && game.stage() == Stage::Running => NoticeKind::OpenThread,
            Some(own) if ends && own == game.id() => NoticeKind::CloseThread,
            Some(_) | None => return Ok(Vec::new()),
        };
        Ok(vec![about(&game, kind, message, env)])
    }

    /// Whether a thread is to be opened on the message that keeps this promise.
    pub(super) fn opens_thread(&self, told: &DueMessage) -> Result<bool, StoreError> {
        let game = self.store.game(told.game, None)?;
        let Some(game) = game.filter(|game| game.terms().thread) else {
            return Ok(false);
        };
        let place = game.place();
        let starts = self.store.between(told.game, told.from, told.to)?;
        let starts = starts
            .iter()
            .any(|entry| matches!(entry.event, Event::Started { .. }));
        let own = self.store.game_of_message(place, place.as_str())?;
        Ok(starts && own.is_none() && game.stage() == Stage::Running && told.place == *place)
    }

    /// The thread of a game was opened: the game is played in it from now on.
    pub(super) fn thread_opened(
        &mut self,
        notice: &Notice,
        thread: &Place,
        env: &Env,
    ) -> Result<(), StoreError> {
        let Some(game) = self.game_of(notice)? else {
            return Ok(());
        };
        let unmoved = notice.to == Recipient::Place(game.place().clone());
        if game.stage() != Stage::Running || !unmoved {
            return Ok(());
        }
        let moved = Event::Moved {
            place: thread.clone(),
        };
        self.append_with(&game, &[moved], AppendExtras::default(), env)
    }

    /// What is said instead where no thread could be opened.
    pub(super) fn thread_fallback(&self, notice: &Notice) -> Result<Option<Reply>, StoreError> {
        let Some(game) = self.game_of(notice)? else {
            return Ok(None);
        };
        let args = [
            ("game", game.id().to_string().into()),
            ("command", TextArg::Command("setup")),
        ];
        if game.stage() != Stage::Running {
            return Ok(None);
        }
        let (names, times) = (self.names(&game)?, self.time_exclusions(&game)?);
        let mut reply = Reply::note(sentences().text("no-thread", &args));
        // Its board was to come in the thread.
        let (situation, controls) = present::situation(&game, &names, &times);
        reply.text.push_line(situation);
        reply.picture = picture(&game, game.ply(), self.view_of_table(&game), &names);
        let pieces = pick::begin(&game).into_iter();
        let pieces = pieces.chain(pick::end_turn(&game));
        reply.controls = pieces.chain(controls).collect();
        let acts = game
            .players_to_act()
            .and_then(|seat| game.mover_for_seat(seat))
            .cloned();
        let others = game
            .seats()
            .iter()
            .filter(|player| acts.as_ref() != Some(*player));
        reply.hears = others.cloned().collect();
        reply.notify = acts.into_iter().chain(reply.hears.clone()).collect();
        Ok(Some(reply))
    }

    /// What a game's thread is called: `King’s Mate #12: Anna – Ben`. None is opened for a game that is over.
    pub(super) fn thread_name(&self, notice: &Notice) -> Result<Option<Reply>, StoreError> {
        let Some(game) = self.game_of(notice)? else {
            return Ok(None);
        };
        if notice.kind == NoticeKind::OpenThread && game.stage() != Stage::Running {
            return Ok(None);
        }
        let names = self.names(&game)?;
        let people: Vec<&str> = game.seats().iter().map(|player| names.of(player)).collect();
        let name = format!(
            "{} {}: {}",
            game.kind().spec().title,
            game.id(),
            people.join(" – ")
        );
        let mut reply = Reply::note(crate::service::reply::Text(vec![Span::Plain(name)]));
        reply.notify = game.seats().to_vec();
        Ok(Some(reply))
    }

    /// What else is owed because of these events: who cannot be told at the table is told in private, and the
    /// place that a game leaves is told where it went.
    pub(super) fn private_notices(game: &Game, next: &Game, env: &Env) -> Vec<Notice> {
        if Self::is_placeless(game) {
            let ended = next.stage() != Stage::Running;
            return if ended {
                notify_players(game, "", env)
            } else {
                Vec::new()
            };
        }
        let left = game.place() != next.place() && game.version() > Version(0);
        left.then(|| about(game, NoticeKind::Moved, "", env))
            .into_iter()
            .collect()
    }
}

/// Whether a game stands still once its place is gone. Who waits for somebody who left has a way out already.
fn loses_place(game: &Game) -> bool {
    let paused = game.paused().map(|(why, _)| why);
    let already = matches!(paused, Some(PauseReason::PlaceGone | PauseReason::Left(_)));
    game.stage() == Stage::Running && !already
}

/// A word to each player of a game whose place is gone.
pub(super) fn notify_players(game: &Game, why: &str, env: &Env) -> Vec<Notice> {
    let mut players = game.seats().to_vec();
    players.sort();
    players.dedup();
    let notice = |player: PlayerId| Notice {
        kind: NoticeKind::PlaceGone,
        to: Recipient::Person(player.clone()),
        whom: Some(player),
        games: vec![game.id()],
        detail: why.to_owned(),
        due: env.now,
    };
    players.into_iter().map(notice).collect()
}

/// Something about a game for the place it is at.
fn about(game: &Game, kind: NoticeKind, detail: &str, env: &Env) -> Notice {
    Notice {
        kind,
        to: Recipient::Place(game.place().clone()),
        whom: None,
        games: vec![game.id()],
        detail: detail.to_owned(),
        due: env.now,
    }
}
