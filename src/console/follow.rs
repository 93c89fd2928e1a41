//! Announcements after a line: the outbox of the table, in order, each once, however many terminals share it.

use std::io::{self, Write};

use crate::console::line_words::{self, split};
use crate::console::meant::ShownBoard;
use crate::console::{TRANSPORT, TerminalSession, place};
use crate::render::Mark;
use crate::service::api::action::Action;
use crate::service::api::delivery::DeliveryOutcome;
use crate::service::api::explore::ExploreAction;
use crate::service::api::ladder::LadderAction;
use crate::service::api::puzzle::PuzzleAction;
use crate::service::api::reply::Reply;
use crate::service::api::values::Person;
use crate::service::background::thoughts::{self, SearchJob};
use crate::service::boards::{at_table, views};
use crate::service::words::catalogue::TextArg;
use crate::service::{Env, GameId};

/// Returns `true` for an action whose announcements mention players who need not act: a signal, a holiday, a step of a
/// contest. The keyboard then stays where it is.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other action mentions the players who act next"
)]
pub(super) const fn only_mentions(action: &Action) -> bool {
    match action {
        Action::Signal(_) | Action::Hours(_) | Action::Contest(_) => true,
        Action::Ladder(step) => {
            matches!(step, LadderAction::Close { .. })
                || matches!(step, LadderAction::Remove { .. })
        }
        _ => false,
    }
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Prints the announcements after a request and its replies. Returns their number. If another terminal on the same
    /// database has shown them already, prints the present state of the game.
    pub(super) fn follow(&mut self, replies: &[Reply]) -> io::Result<usize> {
        let stored = self.stored.take();
        let told = self.deliver()?;
        if let Some(game) = stored.filter(|_| told > 0) {
            self.passes_on(game);
            self.tells_end(game)?;
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

    /// Returns `true` for the offer of a draw where one may be made at any time: it is that of the name at the prompt.
    pub(super) fn is_own_offer(&self, action: &Action) -> bool {
        let Action::OfferDraw(game) = action else {
            return false;
        };
        let game = game.or_else(|| self.on_screen.map(|(game, _)| game));
        game.is_some_and(|game| at_table::draws_any_time(&self.service, game))
    }

    /// Says once how to continue after the end of a game.
    fn tells_end(&mut self, game: GameId) -> io::Result<()> {
        let over = at_table::table_game(&self.service, game).is_some_and(|game| game.is_over);
        if !over || self.told_end == Some(game) {
            return Ok(());
        }
        self.told_end = Some(game);
        self.tell_what_now()
    }

    /// Names the lines that can be typed now that the game on the screen is over.
    pub(super) fn tell_what_now(&mut self) -> io::Result<()> {
        let seats = self.table_on_screen().map_or(2, |game| game.seats.len());
        self.note("console-after-end", &[("seats", TextArg::count(seats))])
    }

    /// The player that a running game waits for.
    pub(super) fn awaited(&self, game: GameId) -> Option<Person> {
        let awaited = views::players_to_move(&self.service, &place()).unwrap_or_default();
        let next = awaited.into_iter().find(|(id, _, _)| *id == game);
        next.map(|(_, _, person)| person)
    }

    /// Gives the keyboard to the player whose answer or move a game waits for: everybody sits at this one keyboard.
    pub(super) fn sits_at(&mut self, game: GameId) {
        let Some(next) = self.asked(game).or_else(|| self.awaited(game)) else {
            return;
        };
        // As after that move itself: a request such as `undo` is its player's to make.
        let mover = at_table::last_mover(&self.service, game);
        let is_asked = self.asked(game).is_some();
        self.mover = mover.filter(|mover| mover.id != next.id && !is_asked);
        self.speaker = next;
    }

    /// The first player whose answer a request in a game waits for, or the question on the screen who plays on there.
    fn asked(&self, game: GameId) -> Option<Person> {
        let asked = if self.asks_about_seat() {
            at_table::asked_about_seat(&self.service, game)
        } else {
            at_table::players_asked(&self.service, game)
        };
        let first = asked.first()?;
        let table = at_table::table_game(&self.service, game)?;
        table.seats.into_iter().find(|person| person.id == *first)
    }

    /// Gives the keyboard to the player of a move, and to the one to move in a game that comes to the screen.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other action is the speaker's own"
    )]
    pub(super) fn passes_for(&mut self, action: &Action) {
        match action {
            Action::Board(Some(game)) if self.on_screen.map(|(shown, _)| shown) != Some(*game) => {
                self.sits_at(*game);
            }
            Action::Explore(ExploreAction::Control { .. })
            | Action::Puzzle(PuzzleAction::Control { .. }) => self.passes_to_student(),
            Action::Withdraw(game) => {
                // The offer has passed the keyboard to the person who is to answer it.
                if let Some(author) = at_table::challenger(&self.service, *game) {
                    self.speaker = author;
                    self.mover = None;
                }
            }
            Action::Pick { game, .. } => self.passes_to_awaited(*game),
            Action::PickStep(_) => {
                if let Some(game) = action.named_game() {
                    self.passes_to_awaited(game);
                }
            }
            Action::Play {
                game: Some(game),
                text,
            } if at_table::is_move_of(&self.service, *game, text) => self.passes_to_awaited(*game),
            Action::Play { game: None, text } => self.passes_to_mover(text),
            _ => {}
        }
    }

    /// Gives the keyboard to the player whose move this line is, in the game that it names or else the one on the
    /// screen.
    pub(super) fn passes_to_mover(&mut self, line: &str) {
        let (first, behind) = split(line.trim());
        let (game, line) = match line_words::game(first).filter(|_| first.starts_with('#')) {
            Some(named) => (Some(named), behind),
            None => (self.on_screen.map(|(game, _)| game), line),
        };
        let game = game.filter(|game| at_table::is_move_of(&self.service, *game, line));
        if let Some(game) = game {
            self.passes_to_awaited(game);
        }
    }

    fn passes_to_awaited(&mut self, game: GameId) {
        if let Some(next) = self.awaited(game).filter(|next| next.id != self.speaker.id) {
            self.speaker = next;
            self.mover = None;
        }
    }

    /// Gives the keyboard to the player the game waits for. Not every informed player has something to answer, and the
    /// first of several who are asked answers first.
    fn passes_on(&mut self, game: GameId) {
        if self.is_asked() {
            if let Some(first) = self.asked(game) {
                self.speaker = first;
            }
            return;
        }
        let Some(next) = self.awaited(game) else {
            return;
        };
        if next.id == self.speaker.id {
            return;
        }
        let (spoke, mover) = self.before.clone();
        self.mover = mover.filter(|_| next.id == spoke.id);
        self.speaker = next;
    }

    /// Prints the announcements. Returns their number.
    pub(super) fn deliver(&mut self) -> io::Result<usize> {
        self.settle(|table, reply| {
            table.controls.clear();
            table.prints = ShownBoard::Live;
            table.print(std::slice::from_ref(reply))
        })
    }

    /// Updates a table that is shown all the time: prints announcements, and redraws running clocks.
    pub(super) fn look_up(&mut self, game: Option<GameId>) -> io::Result<()> {
        if self.deliver()? > 0 {
            return Ok(());
        }
        if let Some(game) = self.moved_elsewhere() {
            let board = self.ask(Action::Board(Some(game)));
            self.print(&board)?;
            if let Some(next) = self.awaited(game) {
                self.speaker = next;
            }
            return Ok(());
        }
        let clocks = self.shown.as_ref().is_some_and(|picture| {
            let scene = &picture.scene;
            let asked = scene.marks.iter().any(|(_, mark)| *mark == Mark::Target);
            !asked && !scene.caption.clocks.is_empty()
        });
        let runs = clocks && self.shows == ShownBoard::Live;
        let Some(game) = game.filter(|_| runs) else {
            return Ok(());
        };
        let controls = std::mem::take(&mut self.controls);
        let mut replies = self.ask(Action::Board(Some(game)));
        self.controls = controls;
        if let Some(picture) = replies.iter_mut().find_map(|reply| reply.picture.take()) {
            self.shown = Some(picture);
        }
        Ok(())
    }

    /// Lets the computer move that has waited longest, and says meanwhile that it thinks. Returns `false` if none
    /// waits, or if the program has to stop.
    fn think(&mut self, env: &Env) -> io::Result<bool> {
        let Some(job) = thoughts::next_search_job(&mut self.service, TRANSPORT, &[]) else {
            return Ok(false);
        };
        self.output.announce(&job.thinking())?;
        let thought = thoughts::think_about(&mut self.service, &job, &self.ready.stop, env);
        self.output.unannounce()?;
        Ok(thought)
    }

    /// Lets one computer move whose thought was announced. Returns `false` if the program has to stop.
    pub(super) fn answer_of_computer(&mut self, job: &SearchJob) -> io::Result<bool> {
        let env = (self.clock)();
        let thought = thoughts::think_about(&mut self.service, job, &self.ready.stop, &env);
        self.before = (self.speaker.clone(), self.mover.clone());
        if self.deliver()? == 0 {
            self.look_up(None)?;
        } else {
            self.passes_on(job.game);
            self.tells_end(job.game)?;
        }
        Ok(thought)
    }

    /// The thought of the computer that has waited longest.
    pub(super) fn next_thought(&mut self) -> Option<SearchJob> {
        thoughts::next_search_job(&mut self.service, TRANSPORT, &[])
    }

    /// Takes the announcements in order. Returns their number.
    pub(super) fn settle(
        &mut self,
        mut show: impl FnMut(&mut Self, &Reply) -> io::Result<()>,
    ) -> io::Result<usize> {
        let mut count = 0;
        loop {
            let mut env = (self.clock)();
            // The time before the first line is an outage; later, the table stood while it waited for lines.
            if std::mem::replace(&mut self.begun, true) {
                self.service.heartbeat_without_outage(&env);
            } else {
                self.service.heartbeat(&env);
            }
            while self.service.run_next_alarm(&env) {
                env = (self.clock)();
            }
            let Some(mut delivery) = self.service.due(TRANSPORT, &env, 1).pop() else {
                if self.thinks && self.think(&env)? {
                    continue;
                }
                return Ok(count);
            };
            // A terminal writes a record only on request.
            delivery.reply.file = None;
            show(self, &delivery.reply)?;
            count += 1;
            let posted = DeliveryOutcome::Posted(None);
            // On a full disk it stays due: it is shown again with the next line, and not without end.
            if !self.service.delivered(delivery.id, posted, &env) {
                return Ok(count);
            }
        }
    }
}
