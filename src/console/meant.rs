//! The game that a line without a number means: the one whose board is on the screen.

use std::io::{self, Write};

use crate::console::controls::{Controls, PageEnd};
use crate::console::line_words::split;
use crate::console::lines::cut;
use crate::console::{TerminalSession, place};
use crate::service::api::action::{Action, Asker};
use crate::service::api::action_class::ActionClass;
use crate::service::boards::at_table::{self, TableGame};
use crate::service::boards::views;
use crate::service::moves::typed::begins_like_a_move;
use crate::service::suggest;
use crate::service::talk::spoken;
use crate::service::{Env, GameId, Place, Version};

/// The game on the screen, where it is one of several.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Meant {
    /// For requests of its players alone. Other speakers are refused, and all are once it is over: nothing happens in a
    /// game that is not on the screen.
    pub(super) own: Option<GameId>,
    /// For requests of anybody, also once it is over.
    pub(super) any: Option<GameId>,
}

/// The kind of a board on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ShownBoard {
    /// A game as it stands, or as it will stand once the move that is shown counts.
    #[default]
    Live,
    /// An earlier moment of a game, or moves that are only tried.
    Studied,
    /// No game at all: a task, a puzzle, a diagram.
    Taught,
}

/// The kind of the boards in the replies to an action.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other action shows a game as it stands, or no board"
)]
pub(super) const fn shown_by(action: &Action) -> ShownBoard {
    match action {
        Action::BeginReview { .. } | Action::Review(_) | Action::Explore(_) | Action::PlayOn(_) => {
            ShownBoard::Studied
        }
        Action::Help
        | Action::Guide(_)
        | Action::Lesson(_)
        | Action::Puzzle(_)
        | Action::Rules { .. } => ShownBoard::Taught,
        _ => ShownBoard::Live,
    }
}

/// Returns `true` for an action that asks for a text, whose board only goes with it.
pub(super) const fn is_text(action: &Action) -> bool {
    matches!(
        action,
        Action::Help | Action::Guide(_) | Action::Rules { .. } | Action::Settings(_)
    )
}

/// The game whose board an action shows, if it names one.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other action shows the board of no other game"
)]
pub(super) fn board_of(action: &Action) -> Option<GameId> {
    match action {
        Action::Board(game) | Action::CloseUp { game, .. } | Action::BeginReview { game, .. } => {
            *game
        }
        _ => None,
    }
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Notes the game whose board is on the screen.
    pub(super) fn looks_at(&mut self, game: GameId) {
        self.on_screen = Some((game, Version::default()));
    }

    /// Returns `true` for a game that the speaker may look at.
    pub(super) fn may_see(&self, game: GameId) -> bool {
        at_table::may_see(&self.service, self.asker(&place()), game)
    }

    /// The game of the board on the screen, if it is one.
    pub(super) fn game_of_board(&self) -> Option<GameId> {
        let studies = |action: &&Action| matches!(action, Action::Review(_) | Action::Explore(_));
        match self.shows {
            ShownBoard::Live => self.on_screen.map(|(game, _)| game),
            ShownBoard::Studied => {
                let study = self.study.iter().map(|study| &study.controls);
                let controls = study.chain([&self.controls]);
                let mut studied = controls.flat_map(Controls::actions).filter(studies);
                studied.find_map(Action::named_game)
            }
            ShownBoard::Taught => None,
        }
    }

    /// The game on the screen.
    pub(super) fn table_on_screen(&self) -> Option<TableGame> {
        let (game, _) = self.on_screen?;
        at_table::table_game(&self.service, game)
    }

    /// The game that a line of the speaker means where several could be. It may be over, or of other people: the line is
    /// then refused, and does nothing in a game behind the screen.
    pub(super) fn meant(&self) -> Meant {
        let Some((game, _)) = self.on_screen else {
            return Meant::default();
        };
        let Some(table) = self.table_on_screen() else {
            return Meant::default();
        };
        let plays = table.seats.iter().any(|seat| seat.id == self.speaker.id);
        if plays && self.games_beside(game).is_empty() {
            // One that is over may be of other people, and is still looked at.
            return Meant {
                own: None,
                any: table.is_over.then_some(game),
            };
        }
        Meant {
            own: (table.is_running || table.is_over).then_some(game),
            any: Some(game),
        }
    }

    /// The speaker’s running games other than this one.
    fn games_beside(&self, game: GameId) -> Vec<GameId> {
        let mut running = at_table::running_games(&self.service, &self.speaker.id, &place());
        running.retain(|other| *other != game);
        running
    }

    /// Returns `true` for an action that would play on in the game on the screen, which is over.
    pub(super) fn came_too_late(&self, action: &Action) -> bool {
        let shown = self.on_screen.map(|(game, _)| game);
        action.class() == ActionClass::Play
            && shown.is_some_and(|game| action.named_game() == Some(game))
            && self.table_on_screen().is_some_and(|game| game.is_over)
    }

    /// After a line that could do nothing in the game on the screen, since that is over: names the speaker’s others.
    pub(super) fn tells_beside(&mut self) -> io::Result<()> {
        let shown = self.on_screen.map(|(game, _)| game);
        let beside = shown.map(|game| self.games_beside(game));
        let beside = beside.unwrap_or_default();
        let Some(first) = beside.first() else {
            return Ok(());
        };
        let named: Vec<String> = beside.iter().map(ToString::to_string).collect();
        let args = [
            ("games", named.join(", ").into()),
            ("first", first.to_string().into()),
        ];
        self.note("console-games-beside", &args)
    }

    /// A typed line, with the number of the game on the screen where it could be meant for several. Also the only other
    /// game in which it is a legal move. That one is not on the screen, so nothing is played there.
    pub(super) fn numbered(&self, text: &str) -> (String, Option<GameId>) {
        let shown = self.on_screen.map(|(game, _)| game);
        let shown = shown.filter(|_| !text.trim_start().starts_with('#'));
        let here = &place();
        let elsewhere = shown.and_then(|game| {
            at_table::legal_elsewhere(&self.service, self.asker(here), game, text)
        });
        let late = || shown.filter(|_| self.is_late_move(text));
        let running = self.table_on_screen().is_some_and(|game| game.is_running);
        let own = || self.meant().own.filter(|_| running).or_else(late);
        match shown.and_then(|game| elsewhere.map_or_else(own, |_| Some(game))) {
            Some(game) => (format!("{game} {text}"), elsewhere),
            None => (text.to_owned(), None),
        }
    }

    /// Returns `true` for a line that begins like a move where the game on the screen is over.
    pub(super) fn is_late_move(&self, text: &str) -> bool {
        let plays = begins_like_a_move(text) || spoken::is_done(text);
        plays && self.table_on_screen().is_some_and(|game| game.is_over)
    }

    /// A legal move of the open board beside the games, or of the game on the screen, or else a usual one.
    pub(super) fn example(&self) -> String {
        let study = self.of_study(|open, table, asker| open.example(&table.service, asker));
        if let Some(example) = study.filter(|mv| begins_like_a_move(mv)) {
            return example;
        }
        let shown = self.on_screen.map(|(game, _)| game);
        let example = shown.and_then(|game| at_table::example(&self.service, game));
        let on_board = example.filter(|mv| begins_like_a_move(mv));
        on_board.unwrap_or_else(|| "D2-D3".to_owned())
    }

    /// Answers words about pages and moves that are no verbs; `false` for any other line.
    pub(super) fn explains(&mut self, text: &str) -> io::Result<bool> {
        let text = text.trim();
        let wanted = text.to_lowercase();
        match wanted.as_str() {
            "back" | "forward" | "first" | "last" => self.note("console-no-page", &[])?,
            "hint" | "hints" if self.study.is_some() => self.hint()?,
            _ => {
                let (first, line) = split(text);
                let line = line.strip_prefix("not ").unwrap_or(line);
                match first.to_lowercase().as_str() {
                    "reach" => self.run_line(&format!("show {line}")).map(drop)?,
                    "why" => self.why(line.trim_end_matches('?'))?,
                    _ => return Ok(false),
                }
            }
        }
        Ok(true)
    }

    /// Says that no page follows in this direction.
    pub(super) fn ends_pages(&mut self, end: PageEnd) -> io::Result<()> {
        self.note(
            match end {
                PageEnd::First => "console-first-page",
                PageEnd::Last => "console-last-page",
            },
            &[],
        )
    }

    /// Refuses a move that is illegal on the board shown, with the reason. A legal one is not played.
    fn why(&mut self, line: &str) -> io::Result<()> {
        if self.study.is_some() && begins_like_a_move(line) && !self.study_reads(line) {
            return self.run_line(line).map(drop);
        }
        let shown = self.on_screen.map(|(game, _)| game);
        let asks = shown.filter(|_| self.study.is_none()).filter(|game| {
            begins_like_a_move(line) && !at_table::is_move_of(&self.service, *game, line)
        });
        if asks.is_some() {
            return self.run_line(line).map(drop);
        }
        let example = self.example();
        self.note("console-why", &[("square", square(&example).into())])
    }

    /// Says in which other game a line would be a move, and how it is played there.
    pub(super) fn tell_elsewhere(&mut self, text: &str, game: GameId) -> io::Result<()> {
        let args = [
            ("game", game.to_string().into()),
            ("text", cut(text.trim()).into()),
        ];
        self.note("console-move-elsewhere", &args)
    }

    pub(super) fn asker<'a>(&'a self, place: &'a Place) -> Asker<'a> {
        let player = &self.speaker.id;
        Asker::in_private(player, place)
    }

    /// Returns `true` if others at this keyboard play without the speaker: the list of games is then that of all.
    pub(super) fn others_play(&self) -> bool {
        let awaited = views::players_to_move(&self.service, &place()).unwrap_or_default();
        let theirs = at_table::running_games(&self.service, &self.speaker.id, &place());
        awaited.iter().any(|(game, _, _)| !theirs.contains(game))
    }

    /// Gives the keyboard to a player of this game, if the speaker has no seat in it.
    pub(super) fn passes_to_seat(&mut self, game: GameId) {
        let table = at_table::table_game(&self.service, game);
        let seats = table.map(|table| table.seats).unwrap_or_default();
        if seats.iter().any(|seat| seat.id == self.speaker.id) {
            return;
        }
        if let Some(first) = seats.into_iter().find(|seat| !seat.id.is_computer()) {
            self.speaker = first;
            self.mover = None;
        }
    }

    /// Offers once more the game on the screen if it is over, or else the speaker's newest one.
    pub(super) fn rematch(&mut self) -> io::Result<()> {
        let shown = self.on_screen.map(|(game, _)| game);
        let over = shown.filter(|_| self.table_on_screen().is_some_and(|game| game.is_over));
        let newest = || views::newest_game(&self.service, &self.speaker.id, &place());
        match over.or_else(newest) {
            Some(game) => self.turn(Action::Rematch(game)).map(drop),
            None => self.note("console-no-rematch", &[]),
        }
    }

    /// Lists the legal moves, of the player whose turn it is.
    pub(super) fn moves(&mut self, game: Option<GameId>, prefix: &str) -> io::Result<()> {
        let listed = self.study_moves(prefix).or_else(|| self.page_moves(prefix));
        if let Some(moves) = listed.filter(|_| game.is_none()) {
            self.heard_study();
            return match (moves.join("  ").as_str(), prefix) {
                ("", "") => self.note("console-no-moves", &[]),
                ("", prefix) => self.note("console-no-such-moves", &[("text", cut(prefix).into())]),
                (list, _) => crate::console::print::words(&mut self.output, list),
            };
        }
        let shown = self.on_screen.map(|(game, _)| game);
        let game = game.or_else(|| shown.filter(|_| self.meant().own.is_some()));
        let mut player = self.speaker.id.clone();
        let mut offers = suggest::moves(&self.service, &player, &place(), game, prefix);
        let table = game.or(shown).and_then(|game| {
            let at = at_table::table_game(&self.service, game)?;
            Some((game, at.to_move?))
        });
        if let Some((game, mover)) = table.filter(|(_, mover)| mover.id != player)
            && offers.is_empty()
        {
            player = mover.id.clone();
            offers = suggest::moves(&self.service, &player, &place(), Some(game), prefix);
            if !offers.is_empty() {
                let name = [("name", mover.name.into())];
                self.note("console-moves-of", &name)?;
            }
        }
        if offers.is_empty() {
            return match prefix {
                "" => self.note("console-no-moves", &[]),
                prefix => self.note("console-no-such-moves", &[("text", cut(prefix).into())]),
            };
        }
        let list: Vec<String> = offers.into_iter().map(|offer| offer.label).collect();
        crate::console::print::words(&mut self.output, &list.join("  "))
    }
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// The moves on the open board beside the games, if there is one.
    pub(super) fn study_moves(&self, prefix: &str) -> Option<Vec<String>> {
        let moves =
            self.of_study(|open, table, asker| open.moves(&table.service, asker, prefix))?;
        Some(moves.iter().map(ToString::to_string).collect())
    }

    /// The moves that were legal on the open page of a review, if there is one.
    fn page_moves(&self, prefix: &str) -> Option<Vec<String>> {
        let moves = self.of_page(|page, service, asker| page.moves(service, asker, prefix))?;
        Some(moves.iter().map(ToString::to_string).collect())
    }
}

/// The square at the beginning of a move.
pub(super) fn square(mv: &str) -> &str {
    let mut behind = mv.char_indices().skip(1);
    let end = behind.find(|(_, c)| !c.is_ascii_digit());
    mv.get(..end.map_or(mv.len(), |(at, _)| at)).unwrap_or(mv)
}
