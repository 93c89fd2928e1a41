//! What follows a line: the messages that the table is promised, in order, each once, however many terminals sit at it.

use std::io::{self, Write};

use crate::console::{TRANSPORT, TerminalSession, place};
use crate::service::api::action::Action;
use crate::service::api::delivery::DeliveryOutcome;
use crate::service::api::reply::Reply;
use crate::service::api::values::Person;
use crate::service::boards::views;
use crate::service::{Env, GameId};

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Prints what the table was promised after what was asked and answered; says how many messages there were. Where another
    /// terminal on the same database was faster and has shown them, the game is shown as it stands.
    pub(super) fn follow(&mut self, replies: &[Reply]) -> io::Result<usize> {
        let stored = self.stored.take();
        let told = self.deliver()?;
        if let Some(game) = stored.filter(|_| told > 0) {
            self.passes_on(game);
        }
        let Some(game) = stored.filter(|_| told == 0 && replies.is_empty()) else {
            return Ok(told);
        };
        self.note("console-stored", &[])?;
        let board = self.ask(Action::Board(Some(game)));
        self.print(&board)?;
        if let Some(person) = self.awaited(game) {
            self.mover = Some(std::mem::replace(&mut self.speaker, person));
        }
        Ok(1)
    }

    /// Whoever a running game waits for.
    fn awaited(&self, game: GameId) -> Option<Person> {
        let awaited = views::players_to_move(&self.service, &place()).unwrap_or_default();
        let next = awaited.into_iter().find(|(id, _, _)| *id == game);
        next.map(|(_, _, person)| person)
    }

    /// Gives the keyboard to whoever the game waits for: not everybody who is told something has something to answer.
    fn passes_on(&mut self, game: GameId) {
        let Some(next) = self.awaited(game).filter(|_| !self.is_asked()) else {
            return;
        };
        if next.id == self.speaker.id {
            return;
        }
        let (spoke, mover) = self.before.clone();
        self.mover = mover.filter(|_| next.id == spoke.id);
        self.speaker = next;
    }

    /// Prints what the table was promised; says how many messages there were.
    pub(super) fn deliver(&mut self) -> io::Result<usize> {
        self.settle(|table, reply| {
            table.controls.clear();
            table.print(std::slice::from_ref(reply))
        })
    }

    /// Takes what the table was promised, in order, and says how many messages there were.
    pub(super) fn settle(
        &mut self,
        mut show: impl FnMut(&mut Self, &Reply) -> io::Result<()>,
    ) -> io::Result<usize> {
        let mut count = 0;
        loop {
            let mut env = (self.clock)();
            // Nobody was here before the first look; since then the table stood while it waited for lines.
            if std::mem::replace(&mut self.begun, true) {
                self.service.heartbeat_without_outage(&env);
            } else {
                self.service.heartbeat(&env);
            }
            while self.service.run_next_alarm(&env) {
                env = (self.clock)();
            }
            let Some(mut delivery) = self.service.due(TRANSPORT, &env, 1).pop() else {
                return Ok(count);
            };
            // Here a record is put out for who asks for it.
            delivery.reply.file = None;
            show(self, &delivery.reply)?;
            self.service
                .delivered(delivery.id, DeliveryOutcome::Posted(None), &env);
            count += 1;
        }
    }
}
