//! Announcements at tables of more than two.

use crate::game::outcome::{Outcome, Termination};
use crate::game::seat::{Seat, SeatSet};
use crate::play::event::{Consent, Entry, Event};
use crate::play::move_effects::There;
use crate::play::stage::Stage;
use crate::play::{Game, PlayerId, Ply, move_effects};
use crate::service::describe::announcement::Announcement;
use crate::service::describe::{game, silence};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;

/// The players who still have to agree, without duplicates.
fn unanswered(game: &Game, what: Consent) -> Vec<&PlayerId> {
    let seats = game.unanswered(what).into_iter();
    seats.filter_map(|seat| game.player(seat)).collect()
}

/// The seats of two teams of two; `None` at any other table.
pub(in crate::service) fn teams(game: &Game) -> Option<[[Seat; 2]; 2]> {
    let position = game.position();
    let mut teams: Vec<[Seat; 2]> = Vec::new();
    for seat in Seat::all(position.seats()) {
        let partners: Vec<Seat> = position
            .partners(seat)
            .iter()
            .filter(|at| *at != seat)
            .collect();
        let [partner] = partners[..] else {
            return None;
        };
        if seat < partner {
            teams.push([seat, partner]);
        }
    }
    teams.try_into().ok()
}

/// The arguments of a sentence about two teams of two.
fn teams_args<'a>(
    game: &Game,
    [one, other]: [[Seat; 2]; 2],
    player: impl Fn(Seat) -> TextArg<'a>,
) -> Vec<(&'static str, TextArg<'a>)> {
    let seats = one.into_iter().chain(other);
    let names = [
        ("player1", "side1"),
        ("player2", "side2"),
        ("player3", "side3"),
        ("player4", "side4"),
    ];
    let args = names.into_iter().zip(seats);
    args.flat_map(|((name, side), seat)| {
        [(name, player(seat)), (side, game::side(game, seat).into())]
    })
    .collect()
}

/// The players with their sides: "Ann (South), Ben (West)", or "Ann (South) and Ben (West) against Cyn (North) and Dan
/// (East)".
pub(in crate::service) fn seated(game: &Game, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    if let Some(teams) = teams(game) {
        let name = |seat| match game.player(seat) {
            Some(player) => TextArg::Written(names.written(player)),
            None => "".into(),
        };
        return words.text("table-teams", &teams_args(game, teams, name));
    }
    let seats = Seat::all(game.position().seats());
    let sat: Vec<String> = seats
        .filter_map(|seat| {
            let args = [
                (
                    "player",
                    TextArg::Written(names.written(game.player(seat)?)),
                ),
                ("side", game::side(game, seat).into()),
            ];
            Some(words.line("table-seated", &args))
        })
        .collect();
    let args = [("players", TextArg::Written(sat.join(", ")))];
    words.text("board-of-table", &args)
}

/// Everybody's place: "1. Ann · 2. Ben, Cyn"; empty if the places say no more than the winners.
pub(in crate::service) fn places(
    outcome: &Outcome,
    seats: &[PlayerId],
    names: &PlayerNames,
) -> String {
    if !outcome.is_ranked() {
        return String::new();
    }
    let name = |seat: Seat| Some(names.written(seats.get(seat.index())?));
    game::ranking(outcome, name)
}

impl Announcement<'_> {
    /// The start of a table of more than two, with its seats.
    pub(in crate::service) fn table_started(&mut self) {
        let args = [
            ("title", self.game.kind().spec().title.into()),
            ("game", self.number()),
        ];
        self.say("table-started", &args);
        self.declared();
        self.table_seats();
    }

    /// The players with their seats: two teams of two in one line, others one below the other.
    pub(in crate::service) fn table_seats(&mut self) {
        let (game, names) = (self.game, self.names);
        if let Some(teams) = teams(game) {
            let args = teams_args(game, teams, |seat| names.seated(game, seat));
            return self.say("table-teams", &args);
        }
        for seat in Seat::all(game.position().seats()) {
            let args = [
                ("side", game::side(game, seat).into()),
                ("player", names.seated(game, seat)),
            ];
            self.say("lobby-seat", &args);
        }
    }

    /// A request to all others, with the ways to answer and those who still have to.
    pub(in crate::service) fn consent_request(&mut self, what: Consent) {
        let waiting = unanswered(self.game, what);
        // Computers may have answered it meanwhile.
        let stands = self.game.agreed_to(what).iter().next().is_some();
        if waiting.is_empty() || !stands {
            return;
        }
        let id = match what {
            Consent::Draw => "table-draw-prompt",
            Consent::Takeback => "table-takeback-prompt",
            Consent::Abort => "table-abort-prompt",
            Consent::StandIn => "stand-in-prompt",
        };
        self.say(id, &[("players", self.names.all(waiting))]);
    }

    /// One of several agrees; the others are still asked.
    pub(in crate::service) fn agreed(&mut self, seat: Seat, what: Consent) {
        if what == Consent::Abort && self.game.stage() == Stage::Void {
            // The sentence that it is called off is enough.
            return;
        }
        let id = match what {
            Consent::Draw => "table-draw-agreed",
            Consent::Takeback => "table-takeback-agreed",
            Consent::Abort => "table-abort-agreed",
            Consent::StandIn => "stand-in-agreed",
        };
        let mut args = vec![("player", self.player(seat)), ("game", self.number())];
        let id = if what == Consent::Abort && !self.game.steps().is_empty() {
            args.push(silence::length());
            "table-abort-agreed-silent"
        } else {
            id
        };
        self.say(id, &args);
        self.consent_request(what);
    }

    /// A seat resigns and the others play on; if that ends the game, the end says so.
    pub(in crate::service) fn forfeited(&mut self, seat: Seat, why: &Termination) {
        let (game, names) = (self.game, self.names);
        if game.outcome().is_some() || !game.is_large() {
            return;
        }
        let player = || ("player", names.seated(game, seat));
        let id = if *why == Termination::TIME {
            "table-out-time"
        } else if *why == Termination::ABANDONMENT {
            "table-out-abandonment"
        } else {
            "table-out-resignation"
        };
        self.say(id, &[player(), ("game", self.number())]);
        if let Some(king) = move_effects::surrendered_since(game) {
            self.say("table-captive", &[("side", self.side_of(king))]);
        }
        self.vanished(&move_effects::vanished_since(game));
        let commander = game
            .mover_for_seat(seat)
            .filter(|by| game.player(seat) != Some(by));
        if let Some(by) = commander {
            let side = ("side", game::side(game, seat).into());
            self.say("table-partner-moves", &[("partner", names.arg(by)), side]);
        }
    }

    /// The players eliminated by the announced moves, while the others play on.
    pub(in crate::service) fn eliminated_by(&mut self, events: &[Entry]) {
        let game = self.game;
        for seat in fallen(game, events) {
            let id = match game.position().out_by(seat) {
                Some("stalemated") => "table-fallen-stalemated",
                Some(_) | None => "table-fallen-mated",
            };
            self.say(id, &[("player", self.player(seat))]);
        }
        if !game.is_large() || game.outcome().is_some() {
            return;
        }
        let last = game.ply().0;
        let told = (last.saturating_sub(moves_in(events)) + 1..=last).map(Ply);
        let vanished = told.flat_map(|ply| move_effects::effects_at(game, ply).vanished);
        self.vanished(&vanished.collect::<Vec<_>>());
    }

    /// Pawns that left the board with a closed territory.
    fn vanished(&mut self, pawns: &[There]) {
        let cells: Vec<&str> = pawns.iter().map(|(_, cell)| cell.as_str()).collect();
        if !cells.is_empty() {
            self.say("table-vanished", &[("cells", cells.join(", ").into())]);
        }
    }

    /// The end of a table of more than two.
    pub(in crate::service) fn table_ended(&mut self, outcome: &Outcome) {
        let (game, names) = (self.game, self.names);
        let of = |seats: SeatSet| {
            let players = seats.iter().filter_map(|seat| game.player(seat));
            players.collect::<Vec<_>>()
        };
        let winners = outcome.winners();
        let (id, players) = if winners.is_empty() {
            let level = outcome.places.iter().filter(|(_, place)| **place == 1);
            let level = level.map(|(seat, _)| seat).collect();
            ("table-end-level", of(level))
        } else {
            ("table-end-won", of(winners))
        };
        let why = catalogue::sentences().code_name("why", outcome.termination.as_str());
        let args = [
            ("game", self.number()),
            ("count", TextArg::count(players.len())),
            ("players", names.together(players)),
            ("why", why.into()),
        ];
        self.say(id, &args);
        let places = places(outcome, game.seats(), names);
        if !places.is_empty() {
            self.say("table-places", &[("places", TextArg::Written(places))]);
        }
    }
}

/// Number of moves among these events.
fn moves_in(events: &[Entry]) -> u32 {
    let moves = events.iter();
    let moves = moves.filter(|entry| matches!(entry.event, Event::Played { .. }));
    u32::try_from(moves.count()).unwrap_or(u32::MAX)
}

/// The seats eliminated by these moves, while the others play on.
pub(in crate::service) fn fallen(game: &Game, events: &[Entry]) -> Vec<Seat> {
    let moves = moves_in(events);
    if moves == 0 || !game.is_large() || game.outcome().is_some() {
        return Vec::new();
    }
    let before = Ply(game.ply().0.saturating_sub(moves));
    let Some(before) = game.history().position_at(before) else {
        return Vec::new();
    };
    let out = game.position().eliminated();
    // A resignation was announced when it happened.
    let fell =
        |seat: &Seat| !before.eliminated().contains(*seat) && !game.history().has_left(*seat);
    out.iter().filter(fell).collect()
}

/// Returns `true` if these events eliminate a player while others play on.
pub(in crate::service) fn eliminates_some(game: &Game, event: &Event) -> bool {
    game.is_large() && game.outcome().is_none() && matches!(event, Event::Forfeited { .. })
}
