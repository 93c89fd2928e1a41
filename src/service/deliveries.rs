//! Promised messages, made when they are due: from the log, and from how things stand by then.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::play::{Env, Game};
use crate::service::describe::picture;
use crate::service::follow::plan_notice;
use crate::service::houses::Pings;
use crate::service::pick::pick_button;
use crate::service::reply::{Delivered, Delivery, DeliveryId, Reply};
use crate::service::{Service, present};
use crate::store::{Address, Due, Notice, NoticeId, NoticeKind, PromiseId, Settled, StoreError};

/// Why a promised message is not needed any more.
const MOOT: &str = "there was nothing left to say";

impl Service {
    /// Promised messages that are due at places and to people whose name starts with `transport`, those of one
    /// game in their order; at most `most`.
    pub fn due(&mut self, transport: &str, env: &Env, most: usize) -> Vec<Delivery> {
        let promises = self.store.due(transport, env.now, most);
        let notices = self.store.due_notices(transport, env.now, most);
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
            let reply = self.made(id, env, |service| service.announced(&promise).map(Some));
            due.extend(reply.map(|reply| self.delivery(id, to, reply)));
        }
        for (NoticeId(id), notice) in notices {
            let id = DeliveryId::Notice(id);
            let reply = self.made(id, env, |service| service.noticed(&notice));
            let to = notice.to;
            due.extend(reply.map(|reply| self.delivery(id, to, reply)));
        }
        due.truncate(most);
        due
    }

    fn delivery(&self, id: DeliveryId, to: Address, reply: Reply) -> Delivery {
        let hushed = match &to {
            Address::Place(place) => self.house(place).pings == Pings::Silent,
            Address::Person(_) => false,
        };
        Delivery {
            id,
            to,
            reply,
            hushed,
        }
    }

    /// One promised message. One that can never be made is given up, on the record, rather than holding the
    /// game's later messages for ever; trouble that may pass only delays it.
    fn made(
        &mut self,
        id: DeliveryId,
        env: &Env,
        make: impl FnOnce(&Self) -> Result<Option<Reply>, StoreError>,
    ) -> Option<Reply> {
        // A bug in wording one message must not hold up all others.
        let made = catch_unwind(AssertUnwindSafe(|| make(self)));
        let how = match made {
            Ok(Ok(Some(reply))) => return Some(reply),
            Ok(Ok(None)) => {
                self.delivered(id, Delivered::Never(MOOT.to_owned()), env);
                return None;
            }
            Ok(Err(error @ (StoreError::Corrupt { .. } | StoreError::CorruptRow { .. }))) => {
                Delivered::Never(error.to_string())
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, promise = %id, "a promised message must wait");
                return None;
            }
            Err(_) => Delivered::Never("a fault in making the message".to_owned()),
        };
        tracing::error!(?how, promise = %id, "a promised message cannot be made");
        self.delivered(id, how, env);
        None
    }

    /// What a table is told of events, made anew from the log.
    fn announced(&self, due: &Due) -> Result<Reply, StoreError> {
        let log = self.store.load(due.game)?;
        let upto = log.get(..due.to.0 as usize).unwrap_or(&log);
        let told = upto.get(due.from.0 as usize..).unwrap_or_default();
        let game = Game::from_log(due.game, upto).ok_or(StoreError::Corrupt {
            game: due.game,
            seq: 0,
            what: "the log does not begin with a challenge".to_owned(),
        })?;
        let view = self.view_of_table(&game);
        Ok(present::announcement(
            &game,
            told,
            view,
            &self.names(&game)?,
            &self.times(&game)?,
        ))
    }

    /// What a notice says as things stand; nothing when that is moot by now.
    fn noticed(&self, notice: &Notice) -> Result<Option<Reply>, StoreError> {
        match notice.kind {
            NoticeKind::Reminder | NoticeKind::Board => self.board_for(notice),
            NoticeKind::Plan => Ok(plan_notice(notice)),
        }
    }

    /// The board of the game that waits for a player.
    fn board_for(&self, notice: &Notice) -> Result<Option<Reply>, StoreError> {
        let (Some(whom), Some(id)) = (&notice.whom, notice.games.first()) else {
            return Ok(None);
        };
        let Some(game) = self.load(*id)?.filter(|game| game.awaits(whom)) else {
            return Ok(None);
        };
        let (names, times) = (self.names(&game)?, self.times(&game)?);
        let (text, controls) = present::situation(&game, &names, &times);
        let mut reply = Reply::note(text);
        reply.picture = picture(&game, game.ply(), self.view(&game, whom), &names);
        reply.controls = controls;
        reply.controls.extend(pick_button(&game));
        Ok(Some(reply))
    }

    /// Books how a delivery went.
    pub fn delivered(&mut self, id: DeliveryId, how: Delivered, env: &Env) {
        let settled = match how {
            Delivered::Posted(message) => Settled::Posted(message),
            Delivered::Later(at) => Settled::Later(at),
            Delivered::Never(why) => Settled::Never(why),
        };
        let booked = match id {
            DeliveryId::Told(id) => self.store.settle(PromiseId(id), &settled, env.now),
            DeliveryId::Notice(id) => {
                self.store
                    .settle_notice(NoticeId(id), &settled, &[], env.now)
            }
        };
        if let Err(error) = booked {
            tracing::error!(%error, promise = %id, "a delivery cannot be booked");
        }
    }
}
