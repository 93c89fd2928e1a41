//! Runs one line: a command, a control's label, an answer or a move.

use std::io::{self, Write};

use crate::console::TerminalSession;
use crate::console::console_command::ConsoleCommand;
use crate::console::controls::PageEnd;
use crate::console::line_words::split;
use crate::console::lines::cut;
use crate::console::parse::{ParsedLine, nearest};
use crate::service::Env;
use crate::service::api::action::Action;
use crate::service::api::inbox::InboxAction;
use crate::service::api::pick::PickStep;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::values::GamesFilter;
use crate::service::moves::typed::begins_like_a_move;
use crate::service::talk::spoken;
use crate::service::words::yes_no;

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Runs one line; `false` when the session is over.
    pub(super) fn run_line(&mut self, line: &str) -> io::Result<bool> {
        let line = &*self.with_names(line);
        let parsed = ParsedLine::of(line);
        if self.looks_at_study(&parsed)? || self.keeps_play_away(line, &parsed)? {
            return Ok(true);
        }
        let on_screen = self.table_on_screen().map(|game| game.kind);
        let command = parsed.command(self.meant());
        match self.ready.with_default_game(command, on_screen) {
            ConsoleCommand::Nothing => self.output.go_on(),
            ConsoleCommand::Quit => {
                self.note("console-goodbye", &[])?;
                return Ok(false);
            }
            ConsoleCommand::Press(number) => self.press(number)?,
            ConsoleCommand::As(name) => self.speak_as(&name)?,
            ConsoleCommand::New {
                offer,
                kind,
                names,
                number,
            } => self.begins(offer, kind, &names, number.as_ref())?,
            ConsoleCommand::Challenge {
                offer,
                kind,
                number,
            } => self.challenges(offer, kind, number.as_ref())?,
            ConsoleCommand::Clash(clash) => self.clashes(&clash)?,
            ConsoleCommand::Png(path) => self.png(&path)?,
            ConsoleCommand::Export { game, path } => self.export(game, &path)?,
            ConsoleCommand::Import(path) => self.import(&path)?,
            ConsoleCommand::Language(word) => self.language(&word)?,
            ConsoleCommand::Boards(word) => self.draws_boards(&word)?,
            ConsoleCommand::Flip => self.flip()?,
            ConsoleCommand::Keep { action, path } => self.keep(action, &path)?,
            ConsoleCommand::Moves { game, prefix } => self.moves(game, &prefix)?,
            ConsoleCommand::Answer(answer, game) => self.answer(answer, game)?,
            ConsoleCommand::Help => self.help()?,
            ConsoleCommand::HelpOn(topic) => self.help_on(&topic)?,
            ConsoleCommand::Rematch => self.rematch()?,
            ConsoleCommand::Ask(
                action @ (Action::OfferDraw(_) | Action::Takeback(TakebackAction::Ask(_))),
            ) => {
                self.offer(action)?;
            }
            ConsoleCommand::Ask(action @ Action::Verify(_)) => {
                let mut replies = self.ask(action);
                for reply in &mut replies {
                    reply.file = None;
                }
                self.print(&replies)?;
            }
            ConsoleCommand::Ask(Action::Games(GamesFilter::Mine)) if self.others_play() => {
                self.turn(Action::Games(GamesFilter::Here))?;
            }
            ConsoleCommand::Ask(action) => {
                if let Some(name) = self.unknown_in(&action) {
                    return self
                        .note("console-nobody", &[("name", name.into())])
                        .map(|()| true);
                }
                let action = self.controls.page_of(action);
                self.turn(action)?;
            }
            ConsoleCommand::Wrong(id) => self.wrong(line, id)?,
            ConsoleCommand::Other(text) => self.control_or_move(&text)?,
        }
        Ok(true)
    }

    /// Handles a line that is no command: a control's label, or a move.
    fn control_or_move(&mut self, text: &str) -> io::Result<()> {
        let (first, rest) = split(text.trim());
        let plays = first.eq_ignore_ascii_case("play") && begins_like_a_move(rest);
        let text = if plays { rest } else { text };
        let wanted = text.trim().to_lowercase();
        if let Some(action) = self.labelled(&wanted) {
            return self.turn(typed(action, &wanted)).map(drop);
        }
        // The last page is no reason to continue with another game: the next line would be meant for that.
        let end = self.controls.past_end(&wanted);
        if let Some(end) = end.filter(|end| *end == PageEnd::First || self.next_task().is_none()) {
            return self.ends_pages(end);
        }
        if let Some(yes) = yes_no::answer(&wanted) {
            return self.said(yes);
        }
        if ["next", "skip"].contains(&wanted.as_str()) {
            if let Some(next) = self.next_task() {
                return self.turn(next).map(drop);
            }
            return self.turn(Action::Inbox(InboxAction::Next(None))).map(drop);
        }
        if self.explains(text)? || self.answers_in_words(text)? {
            return Ok(());
        }
        if let Some(verb) = spoken::verb_of_word(text) {
            return self.run_line(verb).map(drop);
        }
        if self.tries(text)? {
            return Ok(());
        }
        if self.is_square(text) {
            return self.run_line(&format!("show {text}")).map(drop);
        }
        self.passes_to_mover(text);
        let controls = self.controls.clone();
        let (numbered, elsewhere) = self.numbered(text);
        let say = Action::Chat {
            text: numbered,
            reply_to: None,
            addressed: true,
            aloud: false,
        };
        let replies = self.ask(say);
        self.print(&replies)?;
        let told = self.follow(&replies)?;
        if told == 0 && self.controls.is_empty() {
            // The earlier choices remain valid.
            self.controls = controls;
        }
        if let Some(game) = elsewhere {
            return self.tell_elsewhere(text, game);
        }
        if told == 0 && self.is_late_move(text) {
            self.tell_what_now()?;
            return self.tells_beside();
        }
        if told > 0 || !replies.is_empty() {
            return Ok(());
        }
        if spoken::is_thanks(text) {
            return self.note("console-thanks", &[]);
        }
        let mut args = vec![("text", cut(text).into())];
        if let Some(verb) = nearest(text) {
            args.push(("verb", verb.into()));
            return self.note("console-did-you-mean", &args);
        }
        args.push(("example", self.example().into()));
        self.note("console-unknown", &args)
    }

    /// Returns `true` for the name of a square on the board that was shown last, with nothing else.
    pub(super) fn is_square(&self, text: &str) -> bool {
        let shown = self.shown.as_ref();
        shown.is_some_and(|picture| picture.scene.grid.cell(text.trim()).is_some())
    }

    /// The action of the control with this label.
    pub(super) fn labelled(&self, wanted: &str) -> Option<Action> {
        let shown = self.controls.labelled(wanted);
        let study = self.study.as_ref();
        let action = shown.or_else(|| study?.controls.labelled(wanted));
        action.cloned()
    }
}

/// Returns the action of a typed label. A whole move counts as it does when no such control is shown. So does the word
/// that ends a turn under way. A picked piece is shown first.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other control means what it says"
)]
fn typed(action: Action, wanted: &str) -> Action {
    let (game, text) = match &action {
        Action::PickStep(PickStep::SubmitTurn {
            game,
            seen: _,
            turn,
            sure: false,
        }) if !turn.contains(|c: char| c.is_ascii_digit()) => (game, turn.as_str()),
        Action::PickStep(
            PickStep::SubmitTurn { game, turn, .. } | PickStep::ContinueTurn { game, turn, .. },
        ) if turn.eq_ignore_ascii_case(wanted) => (game, turn.as_str()),
        Action::PickStep(PickStep::SubmitMove { game, .. }) if wanted.contains(['-', 'x']) => {
            (game, wanted)
        }
        _ => return action,
    };
    Action::Play {
        game: Some(*game),
        text: text.to_owned(),
    }
}
