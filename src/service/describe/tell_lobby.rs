//! Announcements of challenges and lobbies.

use crate::game::seat::Seat;
use crate::play::event::LobbyEvent;
use crate::play::lobby::LobbyPlayer;
use crate::play::stage::Stage;
use crate::play::{PlayerId, lobby};
use crate::service::describe::announcement::Announcement;
use crate::service::describe::{game, tell_tables, terms};
use crate::service::words::catalogue::TextArg;

impl Announcement<'_> {
    /// A challenge or, if a friend has accepted it already, the start of its game.
    pub(in crate::service) fn created(
        &mut self,
        by: &PlayerId,
        invited: Option<&PlayerId>,
        side: Option<Seat>,
    ) {
        let (game, names) = (self.game, self.names);
        match invited {
            Some(invited) if game.stage() != Stage::Open => {
                let args = [("player", names.arg(by)), ("opponent", names.arg(invited))];
                let id = if invited.is_computer() {
                    "challenge-computer"
                } else {
                    "challenge-friend"
                };
                self.say(id, &args);
                self.text.push_line(terms::note_text(game, names));
            }
            _ => self.offered(by, invited, side),
        }
    }

    /// An offer with its content.
    pub(in crate::service) fn offered(
        &mut self,
        by: &PlayerId,
        invited: Option<&PlayerId>,
        side_of: Option<Seat>,
    ) {
        if self.game.is_large() && self.game.stage() == Stage::Running {
            let args = [
                ("player", self.names.arg(by)),
                ("opponent", self.names.opponents(self.game, by)),
            ];
            return self.say("challenge-computer", &args);
        }
        if self.game.is_large() {
            return self.table_offered(by, invited);
        }
        let title = self.game.kind().spec().title;
        let player = self.names.arg(by);
        let mut args = vec![
            ("player", player.clone()),
            ("title", title.into()),
            ("game", self.number()),
        ];
        match invited {
            Some(invited) => {
                args.push(("opponent", self.names.arg(invited)));
                self.say("challenge-offered", &args);
            }
            None => self.say("challenge-offered-anyone", &args),
        }
        self.terms(side_of, player);
    }

    fn terms(&mut self, side_of: Option<Seat>, player: TextArg<'_>) {
        match side_of {
            Some(seat) => {
                let args = [
                    ("player", player),
                    ("side", game::side(self.game, seat).into()),
                ];
                self.say("challenge-terms", &args);
            }
            None => self.say("challenge-terms-lot", &[]),
        }
        self.declared();
        self.text.push_line(terms::terms(self.game, self.names));
    }

    /// A refusal, with its word, if there is one.
    pub(in crate::service) fn declined(&mut self, by: &PlayerId, word: &str) {
        let id = if word.is_empty() {
            "challenge-declined"
        } else {
            "challenge-declined-word"
        };
        let args = [
            ("player", self.names.arg(by)),
            ("game", self.number()),
            ("word", word.to_owned().into()),
        ];
        self.say(id, &args);
    }
}

impl Announcement<'_> {
    /// The events in a lobby.
    pub(in crate::service) fn lobby_events(&mut self, event: &LobbyEvent) {
        let (game, names) = (self.game, self.names);
        let number = ("game", game.id().to_string().into());
        match event {
            // The seats are announced at the start.
            LobbyEvent::Joined { player, .. } if player.is_computer() && !game.has_lobby() => {}
            LobbyEvent::Joined { player, seat } => {
                let player = ("player", names.arg(player));
                match seat {
                    Some(seat) => {
                        let side = ("side", game::side(game, *seat).into());
                        self.say("lobby-came-seat", &[player, number, side]);
                    }
                    None => self.say("lobby-came", &[player, number]),
                }
            }
            LobbyEvent::Left { player } => {
                self.say("lobby-went", &[("player", names.arg(player)), number]);
            }
            LobbyEvent::Ready { player } => {
                self.say(
                    "lobby-would-start",
                    &[("player", names.arg(player)), number],
                );
            }
            LobbyEvent::Shrunk { options: _ } => {
                let seats = TextArg::Num(game.position().seats().into());
                self.say("lobby-fewer", &[number, ("seats", seats)]);
            }
        }
    }

    /// A table for more than two, with the players present.
    pub(in crate::service) fn table_offered(&mut self, by: &PlayerId, invited: Option<&PlayerId>) {
        let (game, names) = (self.game, self.names);
        let args = [
            ("player", names.arg(by)),
            ("title", game.kind().spec().title.into()),
            ("game", game.id().to_string().into()),
            ("seats", TextArg::Num(game.position().seats().into())),
        ];
        self.say("lobby-offered", &args);
        let here = |player: &&PlayerId| lobby::gathered(game).any(|here| here == *player);
        if let Some(invited) = invited.filter(|player| !here(player)) {
            self.say("lobby-called", &[("player", names.arg(invited))]);
        }
        self.say("lobby-terms", &[]);
        self.declared();
        self.text.push_line(terms::terms(game, names));
        if let Some([[one, two], [three, four]]) = tell_tables::teams(game) {
            let side = |seat| game::side(game, seat).into();
            let args = [
                ("side1", side(one)),
                ("side2", side(two)),
                ("side3", side(three)),
                ("side4", side(four)),
            ];
            self.say("lobby-teams", &args);
        }
        self.lobby_card();
    }

    /// The players with their seats, and those who wait for the lot.
    pub(in crate::service) fn lobby_card(&mut self) {
        let (game, names) = (self.game, self.names);
        let there = |seat: Seat| game.lobby().iter().find(|here| here.seat == Some(seat));
        for seat in Seat::all(game.position().seats()) {
            let side = ("side", game::side(game, seat).into());
            match there(seat) {
                Some(here) => {
                    self.say("lobby-seat", &[side, ("player", names.arg(&here.player))]);
                }
                None => self.say("lobby-free", &[side]),
            }
        }
        let of = |fits: fn(&&LobbyPlayer) -> bool| {
            let here = game.lobby().iter().filter(fits);
            here.map(|here| &here.player).collect::<Vec<_>>()
        };
        for (id, players) in [
            ("lobby-by-lot", of(|here| here.seat.is_none())),
            ("lobby-ready", of(|here| here.ready)),
        ] {
            if !players.is_empty() {
                self.say(id, &[("players", names.all(players))]);
            }
        }
        let args = [
            ("count", TextArg::count(game.lobby().len())),
            ("seats", TextArg::Num(game.position().seats().into())),
        ];
        self.say("lobby-count", &args);
    }
}
