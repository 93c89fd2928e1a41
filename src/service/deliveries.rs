//! Promised messages, made when they are due: from the log, and from how things stand by then.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::play::calendar::MINUTE;
use crate::play::event::{Entry, Event, PauseReason};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Timestamp};
use crate::service::called::{self, Called};
use crate::service::carriers::{Told, Wear};
use crate::service::describe::head;
use crate::service::follow::plan_notice;
use crate::service::houses::Pings;
use crate::service::language::{Language, speaking};
use crate::service::remind::read_plies;
use crate::service::reply::{Deed, Delivered, Delivery, DeliveryId, Reply};
use crate::service::{Service, present};
use crate::store::{
    Address, Due, Follows, Notice, NoticeId, NoticeKind, PromiseId, Query, Settled, StoreError,
    Without,
};

/// How long what waits for something else is put off, ms.
const SOON: i64 = 5_000;
/// Why a promised message is not needed any more.
const MOOT: &str = "there was nothing left to say";

/// Messages that are being delivered.
#[derive(Clone, Debug)]
pub struct UnderWay {
    /// Which, and where.
    pub known: Vec<(DeliveryId, Address)>,
    /// How many may go to one place at once.
    pub most_at_one: usize,
}

impl Default for UnderWay {
    fn default() -> Self {
        Self {
            known: Vec::new(),
            most_at_one: usize::MAX,
        }
    }
}

impl UnderWay {
    fn has(&self, id: DeliveryId) -> bool {
        self.known.iter().any(|(known, _)| *known == id)
    }

    /// Whether no more can go there for now.
    fn is_full(&self, to: &Address) -> bool {
        self.known.iter().filter(|(_, known)| known == to).count() >= self.most_at_one
    }

    /// The numbers of promises that are not to be looked at, and the places that are full.
    fn without(&self) -> Without {
        let told = self.known.iter().filter_map(|(id, _)| match id {
            DeliveryId::Told(id) => Some(*id),
            DeliveryId::Notice(_) => None,
        });
        let full = self.known.iter().filter(|(_, to)| self.is_full(to));
        let full = full.filter_map(|(_, to)| match to {
            Address::Place(place) => Some(place.clone()),
            Address::Person(_) => None,
        });
        Without {
            promises: told.collect(),
            places: full.collect(),
        }
    }
}

impl Service {
    /// Promised messages that are due at places and to people whose name starts with `transport`, those of one
    /// game in their order; at most `most`.
    pub fn due(&mut self, transport: &str, env: &Env, most: usize) -> Vec<Delivery> {
        self.due_beside(transport, env, most, &UnderWay::default())
    }

    /// As [`Service::due`], beside those under way: no more go to a place than can be posted there.
    pub fn due_beside(
        &mut self,
        transport: &str,
        env: &Env,
        most: usize,
        under_way: &UnderWay,
    ) -> Vec<Delivery> {
        let mut under_way = under_way.clone();
        let promises = self.promises_due(transport, env, most, &mut under_way);
        let notices = self
            .store
            .due_notices(transport, env.now, most + under_way.known.len());
        let (promises, notices) = match promises.and_then(|due| Ok((due, notices?))) {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "the outbox cannot be read");
                return Vec::new();
            }
        };
        let mut due = Vec::new();
        for promise in promises {
            let id = DeliveryId::Told(promise.id.0);
            let to = Address::Place(promise.place.clone());
            let language = self.language_to(&to, &[]);
            let card = self.standing_card(&promise);
            let reply = self.made((id, language), env, |service| match &card {
                Some(_) => service.card(&promise).map(Some),
                None => service.announced(&promise, env.now).map(Some),
            });
            let deed = card.map_or(Deed::Say, Deed::Edit);
            let waited = env.now.0.saturating_sub(promise.since.0);
            let thread_follows = self.opens_thread(&promise).unwrap_or_default();
            due.extend(reply.map(|reply| Delivery {
                thread_follows,
                ..self.delivery((id, waited), to, reply, deed)
            }));
        }
        for (NoticeId(id), notice) in notices {
            let id = DeliveryId::Notice(id);
            if under_way.has(id) || under_way.is_full(&notice.to) {
                continue;
            }
            if self.closes_early(&notice) {
                // Put off, so that what is due behind it has its turn.
                let later = Timestamp(env.now.0.saturating_add(SOON));
                self.settled(id, &Settled::Later(later), env);
                continue;
            }
            if let Some(at) = self.hushed_until(&notice, env.now) {
                self.settled(id, &Settled::Later(at), env);
                continue;
            }
            let to = notice.to.clone();
            let noticed = |service: &Self| service.noticed(&notice, env.now);
            let language = self.language_to(&to, &notice.games);
            let reply = self.made((id, language), env, noticed);
            let deed = deed(&notice);
            let waited = env.now.0.saturating_sub(notice.due.0);
            due.extend(reply.map(|reply| self.delivery((id, waited), to, reply, deed)));
        }
        due.truncate(most);
        due
    }

    /// Promises to be kept now. Where a place has more than can go there, those of other places are looked for.
    fn promises_due(
        &self,
        transport: &str,
        env: &Env,
        most: usize,
        under_way: &mut UnderWay,
    ) -> Result<Vec<Due>, StoreError> {
        let mut found: Vec<Due> = Vec::new();
        while found.len() < most {
            let left = most - found.len();
            let without = under_way.without();
            let due = self.store.due_without(transport, env.now, left, &without)?;
            let all = due.len();
            for promise in due {
                let to = Address::Place(promise.place.clone());
                if !under_way.is_full(&to) {
                    under_way.known.push((DeliveryId::Told(promise.id.0), to));
                    found.push(promise);
                }
            }
            if all < left {
                break;
            }
        }
        found.sort_by_key(|promise| promise.id);
        Ok(found)
    }

    fn delivery(
        &self,
        (id, waited): (DeliveryId, i64),
        to: Address,
        reply: Reply,
        deed: Deed,
    ) -> Delivery {
        let hushed = match &to {
            Address::Place(place) => self.house(place).pings == Pings::Silent,
            Address::Person(_) => false,
        };
        Delivery {
            id,
            to,
            reply,
            deed,
            hushed,
            thread_follows: false,
            waited,
        }
    }

    /// Whether a thread would be put to sleep before its messages have lost their controls, which would wake it.
    fn closes_early(&self, notice: &Notice) -> bool {
        match (notice.kind, &notice.to) {
            (NoticeKind::CloseThread, Address::Place(place)) => {
                self.store.is_worn_at(place).unwrap_or_default()
            }
            _ => false,
        }
    }

    /// One promised message. One that can never be made is given up, on the record, rather than holding the
    /// game's later messages for ever; trouble that may pass only delays it.
    fn made(
        &mut self,
        (id, language): (DeliveryId, Language),
        env: &Env,
        make: impl FnOnce(&Self) -> Result<Option<Reply>, StoreError>,
    ) -> Option<Reply> {
        // A bug in wording one message must not hold up all others.
        let made = catch_unwind(AssertUnwindSafe(|| speaking(language, || make(self))));
        let how = match made {
            Ok(Ok(Some(reply))) => return Some(reply),
            Ok(Ok(None)) => {
                self.settled(id, &Settled::Never(MOOT.to_owned()), env);
                return None;
            }
            Ok(Err(error)) if error.is_of_one_game() => {
                self.set_noticed_apart(env);
                if matches!(id, DeliveryId::Told(_)) {
                    // It is told once the game goes on; until then it is not asked for again.
                    tracing::warn!(%error, promise = %id, "a game is damaged: its messages wait");
                    return None;
                }
                Settled::Never(error.to_string())
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, promise = %id, "a promised message must wait");
                return None;
            }
            Err(_) => Settled::Never("a fault in making the message".to_owned()),
        };
        tracing::error!(?how, promise = %id, "a promised message cannot be made");
        self.settled(id, &how, env);
        None
    }

    /// What a table is told of events, made anew from the log.
    fn announced(&self, due: &Due, now: Timestamp) -> Result<Reply, StoreError> {
        let Some(Told { game, events }) = self.as_told(due)? else {
            return Err(self.store.damaged(due.game, "it has no log"));
        };
        let view = self.view_of_table(&game);
        let mut reply = present::announcement(
            &game,
            &events,
            view,
            &self.names(&game)?,
            &self.times(&game)?,
        );
        if self.is_headed(&game, &events)? {
            let mut text = head(&game, game.ply());
            text.push_line(reply.text);
            reply.text = text;
            reply.headed = true;
        }
        reply.file = self.proof(&game, &events)?;
        let before = called::looks_back(&events).then(|| self.store.game(due.game, Some(due.from)));
        let before = before.transpose()?.flatten();
        let Called {
            acts: acting,
            mut hears,
        } = called::called(&game, before.as_deref(), &events);
        // What is only news may be read in the morning.
        hears.retain(|player| self.manners(player).manner.quiet_until(now).is_none());
        reply.notify = [acting, hears.clone()].concat();
        reply.hears = hears;
        if let Some(now) = self.store.game(due.game, None)?
            && now.version() > game.version()
        {
            // Who has moved since then need not be called any more.
            reply
                .notify
                .retain(|player| !acts(&game, player) || acts(&now, player));
        }
        Ok(reply)
    }

    /// Whether what a table is told begins with the game and how far it has come: always, but where it is said anyhow,
    /// and where only one game runs at a place whose adapter wants it so.
    fn is_headed(&self, game: &Game, events: &[Entry]) -> Result<bool, StoreError> {
        let named = events.iter().any(|entry| {
            matches!(
                entry.event,
                Event::Created { .. } | Event::Started { .. } | Event::Imported { .. }
            )
        });
        if named || game.seats().is_empty() {
            return Ok(false);
        }
        if !self.sparing {
            return Ok(true);
        }
        let running = self.store.list(&Query {
            player: None,
            place: Some(game.place()),
            stages: &[Stage::Running],
            before: None,
            most: 2,
        })?;
        Ok(running.iter().any(|other| other.id != game.id()))
    }

    /// Names the game above what a table is told only where several run: for an adapter that shows one board at a time,
    /// with the game’s name above it.
    #[must_use]
    pub fn sparing_with_names(mut self) -> Self {
        self.sparing = true;
        self
    }

    /// What a notice says as things stand; nothing when that is moot by now.
    fn noticed(&self, notice: &Notice, now: Timestamp) -> Result<Option<Reply>, StoreError> {
        match notice.kind {
            NoticeKind::Reminder => self.reminded(notice, now),
            NoticeKind::Board => self.board_for(notice, now),
            NoticeKind::Plan => Ok(plan_notice(notice)),
            NoticeKind::PlaceGone => self.without_place(notice),
            NoticeKind::Moved => self.gone_on(notice),
            NoticeKind::NoThread => self.no_thread(notice),
            NoticeKind::OpenThread | NoticeKind::CloseThread => self.thread_name(notice),
        }
    }

    /// The board that somebody wants in private when it becomes his move; nothing where he does not.
    pub(super) fn board_owed(&self, before: &Game, game: &Game, now: Timestamp) -> Option<Notice> {
        let whom = game.to_move().and_then(|seat| game.commander(seat))?;
        let fell = before.dice_due().is_some();
        let other = before.to_move().and_then(|seat| before.commander(seat)) != Some(whom);
        let begins = fell || before.ply() != game.ply() || before.stage() != game.stage();
        let begins = begins || other;
        if !begins || game.place().is_private() {
            return None;
        }
        self.manners(whom).boards.then(|| Notice {
            kind: NoticeKind::Board,
            to: Address::Person(whom.clone()),
            whom: Some(whom.clone()),
            games: vec![game.id()],
            detail: game.ply().0.to_string(),
            due: now,
        })
    }

    /// The board of the game that waits for a player, while it waits for the same move.
    fn board_for(&self, notice: &Notice, now: Timestamp) -> Result<Option<Reply>, StoreError> {
        let (Some(whom), game) = (&notice.whom, self.game_of(notice)?) else {
            return Ok(None);
        };
        let ply = read_plies(&notice.detail).next();
        let game = game.filter(|game| game.awaits(whom) && ply == Some(game.ply()));
        let Some(game) = game.filter(|_| self.manners(whom).boards) else {
            return Ok(None);
        };
        // Nobody is called, so that no device makes a sound.
        self.waiting_board(whom, &game, now).map(Some)
    }

    /// Books how a delivery went, and does what follows from it. What somebody does not take in private is said
    /// where the game is.
    pub fn delivered(&mut self, id: DeliveryId, how: Delivered, env: &Env) {
        let booked = match id {
            DeliveryId::Told(id) => self.book_told(PromiseId(id), how, env),
            DeliveryId::Notice(id) => self.book_notice(NoticeId(id), how, env),
        };
        if let Err(error) = booked {
            tracing::error!(%error, promise = %id, "a delivery cannot be booked");
        }
    }

    /// Books what became of a promise, from which nothing follows.
    fn settled(&mut self, id: DeliveryId, how: &Settled, env: &Env) {
        let booked = match id {
            DeliveryId::Told(id) => self.store.settle(PromiseId(id), how, env.now),
            DeliveryId::Notice(id) => {
                let nothing = Follows::default();
                self.store
                    .settle_notice(NoticeId(id), how, nothing, env.now)
            }
        };
        if let Err(error) = booked {
            tracing::error!(%error, promise = %id, "a delivery cannot be booked");
        }
    }

    fn book_told(&mut self, id: PromiseId, how: Delivered, env: &Env) -> Result<(), StoreError> {
        let settled = match how {
            Delivered::Posted(message) => return self.book_posted(id, message, env),
            Delivered::Gone(why) => match self.after_gone(id)? {
                Some(Whereabouts::Nowhere(game)) => return self.store.hold(game),
                Some(Whereabouts::Elsewhere) => Settled::Later(Timestamp(env.now.0 + MINUTE)),
                None => Settled::Never(why),
            },
            Delivered::Later(at) => Settled::Later(at),
            Delivered::Never(why) => Settled::Never(why),
            Delivered::Opened(place) => Settled::Posted(Some(place.as_str().to_owned())),
        };
        self.store.settle(id, &settled, env.now)
    }

    fn book_posted(
        &mut self,
        id: PromiseId,
        message: Option<String>,
        env: &Env,
    ) -> Result<(), StoreError> {
        let (mut work, mut wear) = (Vec::new(), Wear::default());
        if let (Some(name), Some(told)) = (&message, self.store.promise(id)?) {
            work = self.thread_work(&told, name, env)?;
            wear = self.wear(&told, name);
        }
        let follows = Follows {
            notices: &work,
            carrier: wear.carrier.as_ref(),
            worn: &wear.worn,
        };
        let settled = Settled::Posted(message);
        self.store.settle_then(id, &settled, follows, env.now)
    }

    /// Where the game of a promise is whose place was found to be gone; `None` where it does not run any more.
    fn after_gone(&self, id: PromiseId) -> Result<Option<Whereabouts>, StoreError> {
        let Some(told) = self.store.promise(id)? else {
            return Ok(None);
        };
        let game = self.load(told.game)?;
        let running = game.filter(|game| game.stage() == Stage::Running);
        Ok(running.map(|game| {
            let left = matches!(game.paused(), Some((PauseReason::Left(_), _)));
            if left || Self::is_placeless(&game) {
                Whereabouts::Nowhere(game.id())
            } else {
                Whereabouts::Elsewhere
            }
        }))
    }

    fn book_notice(&mut self, id: NoticeId, how: Delivered, env: &Env) -> Result<(), StoreError> {
        let notice = self.store.notice(id)?;
        let opens = notice
            .clone()
            .filter(|notice| notice.kind == NoticeKind::OpenThread);
        let (mut others, mut carrier) = (Vec::new(), None);
        let settled = match how {
            Delivered::Posted(message) => {
                let carrying = |notice: Notice| Self::carrying(&notice, message.as_deref()?);
                carrier = notice.and_then(carrying);
                Settled::Posted(message)
            }
            Delivered::Opened(place) => {
                if let Some(notice) = &opens {
                    self.thread_opened(notice, &place, env)?;
                }
                // Under this name the thread is known to belong to its game.
                Settled::Posted(Some(place.as_str().to_owned()))
            }
            Delivered::Later(at) => Settled::Later(at),
            Delivered::Gone(why) => Settled::Never(why),
            Delivered::Never(why) => {
                others.extend(opens.map(|notice| Notice {
                    kind: NoticeKind::NoThread,
                    due: env.now,
                    ..notice
                }));
                others.extend(self.instead(id, env.now)?);
                Settled::Never(why)
            }
        };
        let follows = Follows {
            carrier: carrier.as_ref(),
            ..Follows::said(&others)
        };
        self.store.settle_notice(id, &settled, follows, env.now)
    }
}

/// Where a game is whose message could not be brought.
enum Whereabouts {
    /// Its place is gone, and it has no other.
    Nowhere(GameId),
    /// It has another by now.
    Elsewhere,
}

/// What is to be done for a notice.
fn deed(notice: &Notice) -> Deed {
    match notice.kind {
        NoticeKind::OpenThread => Deed::OpenThread(notice.detail.clone()),
        NoticeKind::CloseThread => Deed::CloseThread,
        NoticeKind::Reminder
        | NoticeKind::Board
        | NoticeKind::Plan
        | NoticeKind::PlaceGone
        | NoticeKind::Moved
        | NoticeKind::NoThread => Deed::Say,
    }
}

/// Whether something is to be done by this player, on the board or about its dice.
fn acts(game: &Game, player: &PlayerId) -> bool {
    game.acts().and_then(|seat| game.commander(seat)) == Some(player)
}
