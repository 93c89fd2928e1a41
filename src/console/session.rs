//! The lines of a session, one after the other, and the events while one is typed.

use std::io::{self, Write};

use crate::console::input::{LineSource, Typed};
use crate::console::ready::DefaultGame;
use crate::console::vocabulary::Vocabulary;
use crate::console::{TerminalSession, place};
use crate::service::api::action::Action;
use crate::service::boards::at_table;
use crate::service::lookup::languages;
use crate::service::suggest::{self, OpenTurn};
use crate::service::words::language::with_language;
use crate::service::{Env, GameId};

/// Waits of a keyboard after which clocks and announcements are looked at, which writes to the disk.
const DELIVERED_AFTER: u32 = 20;

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Greets, and reads the line that counts as typed first.
    pub(super) fn begin(&mut self) -> io::Result<()> {
        match self.ready.first_line.take() {
            Some(line) => {
                self.say(&DefaultGame::welcome())?;
                self.goes_on(&line).map(drop)
            }
            None => self.welcome(),
        }
    }

    /// Runs lines until the last one.
    pub(super) fn session(&mut self, mut input: impl LineSource) -> io::Result<()> {
        // Two dropped lines in a row leave the table.
        let mut dropped = false;
        loop {
            let language = languages::place_language(&self.service, &place());
            if self.ready.stop.is_asked() {
                return with_language(language, || self.note("console-goodbye", &[]));
            }
            let line = match self.next_line(&mut input) {
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {
                    writeln!(self.output)?;
                    return with_language(language, || self.note("console-goodbye", &[]));
                }
                line => line?,
            };
            let language = languages::place_language(&self.service, &place());
            match line {
                Typed::Line(line) => {
                    dropped = false;
                    if !with_language(language, || self.goes_on(&line))? {
                        return Ok(());
                    }
                }
                Typed::Dropped if !dropped => {
                    dropped = true;
                    with_language(language, || self.note("console-dropped", &[]))?;
                }
                Typed::Dropped | Typed::End => {
                    writeln!(self.output)?;
                    if input.completes() {
                        with_language(language, || self.note("console-goodbye", &[]))?;
                    }
                    return Ok(());
                }
                Typed::Nothing => {}
            }
        }
    }

    /// The next line. While it is typed, events of other terminals are shown above it.
    fn next_line(&mut self, input: &mut impl LineSource) -> io::Result<Typed> {
        self.remember_version();
        let words = if input.completes() {
            self.vocabulary()
        } else {
            Vocabulary::default()
        };
        writeln!(self.output)?;
        let prompt = format!("{}> ", self.speaker.name);
        let language = languages::place_language(&self.service, &place());
        with_language(language, || input.ask(&prompt, words, &mut self.output))?;
        let mut waits: u32 = 0;
        loop {
            match input.typed()? {
                Typed::Nothing => {
                    waits = waits.wrapping_add(1);
                    self.meanwhile(input, waits.is_multiple_of(DELIVERED_AFTER))?;
                }
                typed @ (Typed::Line(_) | Typed::Dropped | Typed::End) => return Ok(typed),
            }
        }
    }

    /// The words that can be typed now.
    fn vocabulary(&self) -> Vocabulary {
        let (user, here) = (&self.speaker.id, place());
        let shown = self.on_screen.map(|(game, _)| game);
        let shown =
            shown.filter(|game| at_table::running_games(&self.service, user, &here).contains(game));
        let study = self.study_moves("");
        // Of the open board beside the games, only the first moves are known.
        let shown = shown.filter(|_| study.is_none());
        let moves = || {
            let moves = suggest::moves(&self.service, user, &here, shown, "");
            moves.into_iter().map(|mv| mv.label).collect()
        };
        let games = suggest::suggest_games(&self.service, user, &here, "", false);
        let seats = self
            .table_on_screen()
            .map(|game| game.seats)
            .unwrap_or_default();
        let names = seats
            .iter()
            .chain(&self.seated)
            .map(|person| person.name.clone());
        Vocabulary {
            turn: if study.is_some() {
                None
            } else {
                OpenTurn::of(&self.service, user, &here, shown)
            },
            moves: study.unwrap_or_else(moves),
            games: games.into_iter().map(|game| game.value).collect(),
            names: names.collect(),
        }
    }

    /// Shows the events since the line was asked for: moves of another terminal, and now and then messages owed to the
    /// table.
    fn meanwhile(&mut self, input: &mut impl LineSource, delivers: bool) -> io::Result<()> {
        let language = languages::place_language(&self.service, &place());
        let typing = self.speaker.clone();
        self.output.hold();
        let told = with_language(language, || {
            let told = if delivers { self.deliver()? } else { 0 };
            match self.moved_elsewhere() {
                Some(game) if told == 0 => {
                    self.page = None;
                    self.note("console-elsewhere", &[("game", game.to_string().into())])?;
                    let board = self.ask(Action::Board(Some(game)));
                    self.print(&board)?;
                }
                None if told == 0 => return Ok(()),
                Some(_) | None => {}
            }
            if let Some((game, _)) = self.on_screen
                && let Some(next) = self.awaited(game)
            {
                self.speaker = next;
            }
            if self.speaker.id == typing.id {
                return Ok(());
            }
            let name = [("name", self.speaker.name.clone().into())];
            self.note("console-speaking", &name)
        });
        let message = self.output.release();
        told?;
        self.remember_version();
        if message.is_empty() {
            return Ok(());
        }
        input.interject(&message, self.output.direct())
    }

    /// The game on the screen, if something has happened in it that was not shown here.
    pub(super) fn moved_elsewhere(&self) -> Option<GameId> {
        let (game, seen) = self.on_screen?;
        let now = self.table_on_screen()?.version;
        (now != seen).then_some(game)
    }

    /// Remembers the state of the game on the screen.
    pub(super) fn remember_version(&mut self) {
        if let Some((game, seen)) = self.on_screen {
            let now = self.table_on_screen().map_or(seen, |now| now.version);
            self.on_screen = Some((game, now));
        }
    }
}
