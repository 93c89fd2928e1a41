//! Events to the message a table reads: what happened, who must act, and the board.

use crate::game::outcome::Outcome;
use crate::game::seat::Seat;
use crate::play::clock::TimeExclusions;
use crate::play::event::{Consent, DiceEvent, Entry, Event, ModerationEvent, TimeEvent};
use crate::play::summary::Stage;
use crate::play::{Game, PlayerId, Ply, Timestamp};
use crate::service::buttons::{answers, film_button};
use crate::service::describe::{Viewpoint, picture, side};
use crate::service::names::PlayerNames;
use crate::service::pick;
use crate::service::prose::{Catalogue, TextArg, sentences};
use crate::service::reply::{Audience, Control, Reply, Text};
use crate::service::{
    called, clocks, dice, look, moderate, refuse, rematch, rolls, signal, swap, tables, takeback,
};

/// What the table is told of these events; `game` is as it stands after them, seen like `view`. Nobody is called yet.
pub(super) fn announcement(
    game: &Game,
    events: &[Entry],
    view: Viewpoint,
    names: &PlayerNames,
    times: &TimeExclusions,
) -> Reply {
    let mut telling = Announcement::new(game, names, called::first_ply(game, events));
    telling.deadline = game.deadline(times).map(|(_, up)| up);
    let has = |fits: fn(&Event) -> bool| events.iter().any(|entry| fits(&entry.event));
    let brought = has(|event| matches!(event, Event::Moved { .. }));
    let falls = called::is_roll_only(events);
    let begins = has(|event| matches!(event, Event::Started { .. }));
    let made = has(|event| matches!(event, Event::Created { .. }));
    // What is added to the dice stands behind what brought it.
    let added = |entry: &&Entry| matches!(entry.event, Event::Dice(DiceEvent::Seeded { .. }));
    let others = events.iter().filter(|entry| !added(entry));
    for entry in others.chain(events.iter().filter(added)) {
        if falls && matches!(entry.event, Event::Rolled { .. }) {
            telling.played();
            continue;
        }
        // That it goes on here says as much, and the first board how its dice stand. Their seal stood in the offer.
        let sealed = matches!(entry.event, Event::Dice(DiceEvent::Sealed { .. }));
        let said = brought && matches!(entry.event, Event::Time(TimeEvent::Resumed { .. }))
            || begins && matches!(entry.event, Event::Dice(_)) && !(made && sealed);
        if !said {
            telling.add_event(&entry.event);
        }
    }
    telling.eliminated_by(events);
    let ended = has(|event| matches!(event, Event::Ended { .. }));
    let imported = has(|event| matches!(event, Event::Imported { .. }));
    let moved = events.iter().any(alters_board);
    let out = events
        .iter()
        .any(|e| tables::eliminates_some(game, &e.event));
    let sits = has(|event| {
        let handed = matches!(event, Event::Moderated(ModerationEvent::HandedOver { .. }));
        handed || matches!(event, Event::Swapped { .. })
    });
    let goes_on = has(Event::resumes) && !game.stands_still();
    if (moved || goes_on || brought || sits || out) && game.stage() == Stage::Running {
        telling.turn_line();
    }
    if events
        .iter()
        .any(|entry| matches!(entry.event, Event::Lobby(_)))
        && game.has_lobby()
    {
        telling.lobby_card();
    }
    if imported {
        telling.open_questions();
    }
    if ended {
        telling.text.push_line(rolls::luck_summary(game, names));
    }
    let picture = shows_board(events)
        .then(|| picture(game, game.ply(), view, names))
        .flatten();
    Reply {
        audience: Audience::Table,
        notify: Vec::new(),
        hears: Vec::new(),
        text: telling.text,
        headed: false,
        picture,
        more_pictures: Vec::new(),
        file: None,
        controls: controls(game, events),
        replaces_source: false,
    }
}

/// Whether the board is another one after this.
fn alters_board(entry: &Entry) -> bool {
    matches!(
        entry.event,
        Event::Played { .. }
            | Event::Rolled { .. }
            | Event::Started { .. }
            | Event::TakenBack { .. }
            | Event::Imported { .. }
    )
}

/// Whether the board is shown to who is told of these events.
fn shows_board(events: &[Entry]) -> bool {
    let shows = |entry: &Entry| {
        matches!(
            entry.event,
            Event::Ended { .. }
                | Event::Forfeited { .. }
                | Event::Swapped { .. }
                | Event::Moved { .. }
                | Event::Moderated(ModerationEvent::HandedOver { .. })
        )
    };
    events
        .iter()
        .any(|entry| alters_board(entry) || shows(entry))
}

/// What can be pressed under the message that tells of these events: the pieces first, where there is a board to
/// move them on, and then what can be answered.
pub(super) fn controls(game: &Game, events: &[Entry]) -> Vec<Control> {
    let pieces = pick::begin(game).filter(|_| shows_board(events));
    let closer = pieces.is_some().then(|| look::button(game)).flatten();
    let done = pieces.is_some().then(|| pick::end_turn(game)).flatten();
    pieces
        .into_iter()
        .chain(done)
        .chain(closer)
        .chain(answered_by(game, events))
        .collect()
}

/// The players of all other seats.
pub(super) fn others(game: &Game, seat: Seat) -> impl Iterator<Item = &PlayerId> {
    Seat::all(game.position().seats())
        .filter(move |other| *other != seat)
        .filter_map(|other| game.player(other))
}

/// How many of them there are.
pub(super) fn count_controls(game: &Game, events: &[Entry]) -> usize {
    let pieces = pick::begins(game) && shows_board(events);
    let closer = pieces && game.kind().spec().looks.close_up.is_some();
    let done = pieces && pick::end_turn(game).is_some();
    [pieces, closer, done]
        .map(usize::from)
        .iter()
        .sum::<usize>()
        + answered_by(game, events).len()
}

/// Those of them that move no piece.
pub(super) fn answered_by(game: &Game, events: &[Entry]) -> Vec<Control> {
    let ended = events
        .iter()
        .any(|entry| matches!(entry.event, Event::Ended { .. }));
    let last = events
        .iter()
        .rfind(|entry| !matches!(entry.event, Event::Dice(_)));
    let last = last.map(|last| &last.event);
    let swap = swap::answers(game).into_iter();
    let swap: Vec<Control> = swap.filter(|_| events.iter().any(alters_board)).collect();
    if let Some(Event::Time(event)) = last {
        let asked = [swap, takeback::answers(game), dice::answers(game)].concat();
        return [clocks::controls(game, *event), asked].concat();
    }
    if let Some(Event::Moderated(deed)) = last {
        let still = game
            .paused()
            .filter(|_| matches!(deed, ModerationEvent::Resumed { .. }));
        let still = still.map(|(why, _)| clocks::controls(game, TimeEvent::Paused { why }));
        return [moderate::answers(game), still.unwrap_or_default()].concat();
    }
    if let Some(Event::Created { .. } | Event::Lobby(_)) = last {
        return answers(game);
    }
    if ended {
        let film = film_button(game).into_iter();
        return film.chain(rematch::button(game)).collect();
    }
    let talk = Vec::from_iter(signal::button_of(game));
    [swap, takeback::answers(game), dice::answers(game), talk].concat()
}

/// How a game stands, and what can be answered just now: for who looks at it later.
pub(super) fn situation(
    game: &Game,
    names: &PlayerNames,
    times: &TimeExclusions,
) -> (Text, Vec<Control>) {
    let mut telling = Announcement::new(game, names, game.ply());
    telling.deadline = game.deadline(times).map(|(_, up)| up);
    match (game.stage(), game.outcome()) {
        (Stage::Open, _) => {
            telling.offered(game.challenger(), game.invited(), game.side());
            (telling.text, answers(game))
        }
        (Stage::Running, _) => {
            if !game.stands_still() {
                telling.turn();
            }
            if game.stands_still() || game.to_move().is_some() {
                telling.text.push_line(dice::awaited(game, names));
            }
            if let Some(by) = game.draw_offer() {
                telling.draw_offered(by);
            }
            telling.takeback_stands();
            let last = game.end_of_turn(game.ply());
            telling.text.push_line(signal::heard_at(game, last, names));
            let (more, controls) = clocks::standing(game, names);
            telling.text.push_line(more);
            telling.text.push_line(moderate::standing(game, names));
            let asked = [dice::answers(game), takeback::answers(game)].concat();
            let controls = [
                swap::answers(game),
                asked,
                controls,
                moderate::answers(game),
            ]
            .concat();
            (telling.text, controls)
        }
        (Stage::Over, Some(outcome)) => {
            telling.ended(outcome);
            (telling.text, Vec::new())
        }
        (Stage::Over | Stage::Void, _) => {
            telling.say(refuse::closed(game), &[("game", telling.number())]);
            (telling.text, Vec::new())
        }
    }
}

/// A message in the making.
pub(super) struct Announcement<'a> {
    pub(super) game: &'a Game,
    pub(super) names: &'a PlayerNames,
    pub(super) words: &'static Catalogue,
    /// The moves told of so far.
    pub(super) ply: Ply,
    /// How many of them were told of before.
    pub(super) told: Ply,
    /// Whether the next move declines a draw offer.
    pub(super) declines: bool,
    /// When the time of the player to move is up.
    pub(super) deadline: Option<Timestamp>,
    /// What the next move does to a request to take moves back.
    pub(super) lapses: Option<&'static str>,
    pub(super) text: Text,
}

impl<'a> Announcement<'a> {
    fn new(game: &'a Game, names: &'a PlayerNames, ply: Ply) -> Self {
        Self {
            game,
            names,
            words: sentences(),
            ply,
            told: ply,
            text: Text::default(),
            declines: false,
            deadline: None,
            lapses: None,
        }
    }

    pub(super) fn say(&mut self, id: &str, args: &[(&str, TextArg<'_>)]) {
        let line = self.words.text(id, args);
        self.text.push_line(line);
    }

    pub(super) fn number(&self) -> TextArg<'static> {
        self.game.id().to_string().into()
    }

    pub(super) fn player(&self, seat: Seat) -> TextArg<'a> {
        self.names.seated(self.game, seat)
    }

    /// The player on the other side.
    pub(super) fn opponent(&self, seat: Seat) -> Option<TextArg<'a>> {
        others(self.game, seat)
            .next()
            .map(|player| self.names.arg(player))
    }

    /// Whether a move is still to be told of.
    pub(super) fn has_later_move(&self) -> bool {
        self.ply < self.game.ply()
    }

    fn of_challenger(&mut self, id: &str) {
        let player = self.names.arg(self.game.challenger());
        self.say(id, &[("player", player), ("game", self.number())]);
    }

    fn add_event(&mut self, event: &Event) {
        match event {
            Event::Created {
                by, invited, side, ..
            } => self.created(by, invited.as_ref(), *side),
            Event::Declined { by, word } => self.declined(by, word),
            Event::Withdrawn => self.of_challenger("challenge-withdrawn"),
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
                // Declining by moving is told with the move.
                self.declines = self.has_later_move();
                if !self.declines {
                    self.say("draw-declined", &[("player", self.player(*seat))]);
                }
            }
            Event::Signalled { seat, signal } => self.signalled(*seat, *signal),
            Event::TakebackAsked { seat, to } => self.takeback_asked(*seat, *to),
            Event::TakebackDeclined { seat } => self.takeback_declined(*seat),
            Event::TakenBack { .. } => self.taken_back(),
            Event::Swapped { .. } => self.sides_swapped(),
            Event::Ended { outcome } => self.ended(outcome),
            Event::Aborted { by } => {
                self.say(
                    "game-aborted",
                    &[("player", self.player(*by)), ("game", self.number())],
                );
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
            Event::Time(event) => {
                let told = clocks::told(self.game, *event, self.names);
                self.text.push_line(told);
            }
            Event::Dice(event) => {
                let told = dice::told(self.game, event, self.names);
                self.text.push_line(told);
            }
            Event::Moderated(deed) => {
                let told = moderate::told(self.game, deed, self.names);
                self.text.push_line(told);
                if let ModerationEvent::Resumed { .. } = deed {
                    let (still, _) = clocks::standing(self.game, self.names);
                    self.text.push_line(still);
                }
            }
            Event::Moved { .. } => self.say("moved-here", &[("game", self.number())]),
            Event::Seated { .. } | Event::Rolled { .. } => {}
        }
    }

    /// What a game that goes on here waits for: answers to what was offered or asked.
    fn open_questions(&mut self) {
        if let Some(by) = self.game.draw_offer() {
            self.draw_offered(by);
        }
        self.takeback_stands();
    }

    fn draw_offered(&mut self, by: Seat) {
        self.say("draw-offered", &[("player", self.player(by))]);
        if self.game.is_large() {
            return self.consent_request(Consent::Draw);
        }
        if let Some(other) = self.opponent(by) {
            self.say("draw-offered-prompt", &[("player", other)]);
        }
    }

    fn started(&mut self) {
        let args = [
            ("title", self.game.kind().spec().title.into()),
            ("game", self.number()),
            ("white", self.player(Seat::FIRST)),
            ("black", self.player(Seat::SECOND)),
            ("first", side(self.game, Seat::FIRST).into()),
            ("second", side(self.game, Seat::SECOND).into()),
            ("options", declared(self.game).into()),
        ];
        if self.game.is_large() {
            self.table_started();
        } else {
            self.say("game-started", &args);
        }
        if let Some(control) = self.game.terms().clock {
            self.text.push_line(clocks::agreed(control));
        }
        let example = refuse::example(self.game.position());
        self.text.push_line(dice::begin(self.game, self.names));
        self.say(
            "game-how",
            &[
                ("example", example.into()),
                ("command", TextArg::Command("move")),
            ],
        );
        let args = [
            ("help", TextArg::Command("help")),
            ("rules", TextArg::Command("rules")),
        ];
        self.say("game-how-choices", &args);
    }

    /// Whose turn it is, or that nobody can move.
    fn turn_line(&mut self) {
        if self.game.held().is_none() {
            return self.turn();
        }
        let standing = moderate::standing(self.game, self.names);
        self.text.push_line(standing);
    }

    fn ended(&mut self, outcome: &Outcome) {
        if self.game.is_large() {
            self.table_ended(outcome);
            return self.review_hint();
        }
        let mut args = vec![("game", self.number())];
        if let Some(winner) = outcome.winner() {
            args.push(("winner", self.player(winner)));
            if let Some(loser) = others(self.game, winner).next() {
                args.push(("loser", self.names.arg(loser)));
            }
        }
        let id = format!("end-{}", outcome.termination);
        let known = self.words.has(&id);
        self.say(if known { &id } else { "end-otherwise" }, &args);
        self.review_hint();
    }

    /// How to look through what is over.
    fn review_hint(&mut self) {
        let number = self.game.id().0.to_string();
        let args = [
            ("command", TextArg::Command("review")),
            ("number", number.into()),
        ];
        self.say("end-review", &args);
    }
}

/// The declared options in words.
pub(super) fn declared(game: &Game) -> String {
    let words = sentences();
    let options: Vec<String> = game
        .options()
        .iter()
        .map(|option| words.code_name("option", option))
        .collect();
    if options.is_empty() {
        words.line("options-none", &[])
    } else {
        options.join(", ")
    }
}
