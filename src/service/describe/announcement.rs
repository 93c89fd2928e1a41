//! [`Announcement`]: the message that announces events to a table.

use crate::game::outcome::{Outcome, Termination};
use crate::game::seat::Seat;
use crate::play::event::{Consent, Entry, Event, ModerationEvent, TimeEvent};
use crate::play::{Game, Ply, Timestamp, clock};
use crate::service::describe::{
    args, clocks, dice, game, moderate, ratings, refuse, silence, terms,
};
use crate::service::words::catalogue::{Catalogue, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, durations};

/// A message being built.
pub(in crate::service) struct Announcement<'a> {
    pub(in crate::service) game: &'a Game,
    pub(in crate::service) names: &'a PlayerNames,
    pub(in crate::service) words: &'static Catalogue,
    /// The moves announced so far.
    pub(in crate::service) ply: Ply,
    /// The moves announced in earlier messages.
    pub(in crate::service) announced: Ply,
    /// The deadline of the player to move.
    pub(in crate::service) deadline: Option<Timestamp>,
    /// The sentences about the requests that the next move ends.
    pub(in crate::service) lapses: Vec<&'static str>,
    /// `true` if the game begins in a thread that is opened on this message.
    pub(in crate::service) thread_follows: bool,
    pub(in crate::service) text: Text,
}

impl<'a> Announcement<'a> {
    pub(in crate::service) fn new(game: &'a Game, names: &'a PlayerNames, ply: Ply) -> Self {
        Self {
            game,
            names,
            words: catalogue::sentences(),
            ply,
            announced: ply,
            text: Text::default(),
            deadline: None,
            lapses: Vec::new(),
            thread_follows: false,
        }
    }

    pub(in crate::service) fn say(&mut self, id: &str, args: &[(&str, TextArg<'_>)]) {
        let line = self.words.text(id, args);
        self.text.push_line(line);
    }

    pub(in crate::service) fn number(&self) -> TextArg<'static> {
        self.game.id().to_string().into()
    }

    pub(in crate::service) fn player(&self, seat: Seat) -> TextArg<'a> {
        self.names.seated(self.game, seat)
    }

    /// The player who made the announced move of this seat.
    pub(in crate::service) fn mover(&self, seat: Seat) -> TextArg<'a> {
        let before = Ply(self.ply.0.saturating_sub(1));
        self.player(self.game.mover_seat_at(seat, before))
    }

    /// The player on the other side.
    pub(in crate::service) fn opponent(&self, seat: Seat) -> Option<TextArg<'a>> {
        args::others(self.game, seat)
            .next()
            .map(|player| self.names.arg(player))
    }

    /// Returns `true` if another move follows in the message.
    pub(in crate::service) fn has_later_move(&self) -> bool {
        self.ply < self.game.ply()
    }

    fn of_challenger(&mut self, id: &str) {
        let player = self.names.arg(self.game.challenger());
        self.say(id, &[("player", player), ("game", self.number())]);
    }

    fn withdrawn(&mut self) {
        let invited = self.game.invited().filter(|_| !self.game.is_large());
        let Some(invited) = invited else {
            return self.of_challenger("challenge-withdrawn");
        };
        let args = [
            ("player", self.names.arg(self.game.challenger())),
            ("opponent", self.names.arg(invited)),
            ("game", self.number()),
        ];
        self.say("challenge-withdrawn-from", &args);
    }

    pub(in crate::service) fn add_event(&mut self, event: &Event) {
        match event {
            Event::Created {
                by, invited, side, ..
            } => self.created(by, invited.as_ref(), *side),
            Event::Declined { by, word } => self.declined(by, word),
            Event::Withdrawn => self.withdrawn(),
            Event::Lobby(event) => self.lobby_events(event),
            Event::Agreed { seat, to } => self.agreed(*seat, *to),
            Event::Forfeited { seat, why } => self.forfeited(*seat, why),
            Event::Started { .. } => self.started(),
            Event::Played { .. } => self.played(),
            Event::Touched { seat, cells } => {
                let args = [
                    ("player", self.player(*seat)),
                    ("cells", cells.join(", ").into()),
                ];
                self.say("touched", &args);
            }
            Event::DrawOffered { seat } => self.draw_offered(*seat),
            Event::DrawDeclined { seat } => {
                // A move that declines an offer is announced as a move.
                if self.has_later_move() {
                    self.lapses.push("move-declines-draw");
                } else {
                    self.say("draw-declined", &[("player", self.player(*seat))]);
                }
            }
            Event::Signalled { seat, signal } => self.signalled(*seat, *signal),
            // A takeback that a computer grants at once is announced by its result.
            Event::TakebackAsked { .. } if self.game.requests().takeback().is_none() => {}
            Event::TakebackAsked { seat, to } => self.takeback_asked(*seat, *to),
            Event::TakebackDeclined { seat } => self.takeback_declined(*seat),
            Event::TakenBack { .. } => self.taken_back(),
            Event::Swapped { .. } => self.sides_swapped(),
            Event::Ended { outcome } => self.ended(outcome),
            Event::Aborted { by } => {
                let told = silence::called_off(self.game, *by, self.names);
                self.text.push_line(told);
            }
            Event::Closed => self.say("game-closed", &[("game", self.number())]),
            Event::Imported { place: _, game } => {
                let args = [
                    ("title", self.game.kind().spec().title.into()),
                    ("game", self.number()),
                    ("before", game.to_string().into()),
                ];
                self.say("game-imported", &args);
            }
            Event::Expired => self.of_challenger("challenge-expired"),
            Event::Time(TimeEvent::PauseDeclined { .. }) if self.has_later_move() => {
                self.lapses.push("move-ends-pause-proposal");
            }
            Event::Time(event) => {
                let told = clocks::sentences(self.game, *event, self.names);
                self.text.push_line(told);
            }
            Event::Dice(event) => {
                let told = dice::sentences(self.game, event, self.names);
                self.text.push_line(told);
            }
            Event::Moderated(moderation) => {
                let told = moderate::sentences(self.game, moderation, self.names);
                self.text.push_line(told);
                if let ModerationEvent::Resumed { .. } = moderation {
                    let (still, _) = clocks::obstacles(self.game, self.names);
                    self.text.push_line(still);
                }
            }
            Event::Moved { .. } => self.say("moved-here", &[("game", self.number())]),
            Event::Seated { .. } | Event::Rolled { .. } | Event::Stakes(_) => {}
        }
    }

    /// The pending requests of a running game: offers and questions.
    pub(in crate::service) fn open_questions(&mut self) {
        if let Some(by) = self.game.requests().draw_offer() {
            self.draw_offered(by);
        }
        self.takeback_stands();
    }

    pub(in crate::service) fn draw_offered(&mut self, by: Seat) {
        self.say("draw-offered", &[("player", self.player(by))]);
        if self.game.is_large() {
            return self.consent_request(Consent::Draw);
        }
        // A computer answers at once, or with its move.
        let people = args::others(self.game, by).any(|other| !other.is_computer());
        if let Some(other) = self.opponent(by).filter(|_| people) {
            self.say("draw-offered-prompt", &[("player", other)]);
        }
    }

    /// The start of a game: its sides and all that was agreed for it.
    pub(in crate::service) fn started(&mut self) {
        let args = [
            ("title", self.game.kind().spec().title.into()),
            ("game", self.number()),
            ("white", self.player(Seat::FIRST)),
            ("black", self.player(Seat::SECOND)),
            ("first", game::side(self.game, Seat::FIRST).into()),
            ("second", game::side(self.game, Seat::SECOND).into()),
        ];
        if self.thread_follows {
            if self.game.is_large() {
                self.say("table-started-in-thread", &args);
                return self.table_seats();
            }
            return self.say("game-started-in-thread", &args);
        }
        if self.game.is_large() {
            self.table_started();
        } else {
            let id = self.words.own("game-started", self.game.kind());
            self.say(&id, &args);
            self.declared();
        }
        self.text.push_line(terms::set_up(self.game));
        if let Some(control) = self.game.terms().clock {
            let others = self.game.others_in_play();
            self.text.push_line(durations::agreed(control, others));
        }
        self.text.push_line(ratings::begun(self.game));
        let told = self.text.plain();
        let sealed = dice::begin(self.game, self.names, &told);
        self.text.push_line(sealed);
    }

    /// The declared options, behind the sentence before; nothing if there are none.
    pub(in crate::service) fn declared(&mut self) {
        if self.game.options().iter().next().is_some() {
            let options = [("options", args::declared(self.game).into())];
            self.text.push(" ");
            self.text.append(self.words.text("declared", &options));
        }
    }

    /// The pause of a game that has moved to another place, unless one of these events began it.
    pub(in crate::service) fn still_paused(&mut self, events: &[Entry]) {
        let begins = |entry: &Entry| matches!(entry.event, Event::Time(TimeEvent::Paused { .. }));
        if !events.iter().any(begins) {
            let (still, _) = clocks::obstacles(self.game, self.names);
            self.text.push_line(still);
        }
    }

    /// The player to move, or the fact that nobody can move.
    pub(in crate::service) fn turn_line(&mut self) {
        if self.game.moderator_hold().is_none() {
            return self.turn();
        }
        let in_force = moderate::in_force(self.game, self.names);
        self.text.push_line(in_force);
    }

    pub(in crate::service) fn ended(&mut self, outcome: &Outcome) {
        if self.game.is_large() {
            return self.table_ended(outcome);
        }
        let mut args = vec![("game", self.number())];
        if let Some(winner) = outcome.winner() {
            args.push(("winner", self.player(winner)));
            if let Some(loser) = args::others(self.game, winner).next() {
                args.push(("loser", self.names.arg(loser)));
            }
        }
        let late = outcome.termination == Termination::TIME;
        let id = if late && clock::awaits_first_move(self.game) {
            "end-time-first".to_owned()
        } else {
            format!("end-{}", outcome.termination)
        };
        let known = self.words.has(&id);
        self.say(if known { &id } else { "end-otherwise" }, &args);
    }
}

/// The way to move in this game, for players who may not know it yet.
pub(in crate::service) fn how_to_play(game: &Game) -> Text {
    let words = catalogue::sentences();
    let example = refuse::example(game.position());
    let args = [
        ("example", example.into()),
        ("command", TextArg::Command("move")),
    ];
    let mut text = words.text("game-how", &args);
    let args = [
        ("help", TextArg::Command("help")),
        ("rules", TextArg::Command("rules")),
    ];
    text.push_line(words.text("game-how-choices", &args));
    text
}
