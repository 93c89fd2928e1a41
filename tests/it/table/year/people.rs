//! Players' acts when they look at a game, and changes of their habits.

use kingboard::play::Game;
use kingboard::play::calendar::HOUR;
use kingboard::play::stage::Stage;
use kingboard::service::api::action::Action;
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::{GameId, Place};

use super::luck::{HOURS, Somebody};
use super::{Asked, PlannedEvent, Year};

impl Year {
    /// A player looks at a game, may act, and comes back later.
    pub(super) fn look(&mut self, game: GameId, seat: usize) {
        let summary = self.store.summary(game).unwrap().unwrap();
        if summary.stage != Stage::Running {
            return;
        }
        let player = self.games[&game].seats[seat];
        let to_move = summary.to_move.as_ref() == Some(&self.people[player].id);
        let what = self.luck.below(1000);
        match what {
            0..=850 if to_move => {
                self.moves(game, player, summary.moves as usize);
            }
            851..=856 if to_move => {
                let action = Action::Resign {
                    game: Some(game),
                    sure: true,
                };
                self.ask(player, Self::place_of(game), action, [1, 1]);
            }
            0..=600 => {}
            _ => self.requests(game, seat),
        }
        let mover = self.store.summary(game).unwrap().unwrap().to_move;
        let somebody: &Somebody = &self.people[player];
        let to_move = mover.as_ref() == Some(&somebody.id);
        if let Some(wait) = somebody.looks_after(&mut self.luck, to_move) {
            self.plan(self.now + wait, PlannedEvent::Look(game, seat));
        }
    }

    /// Plays the game's next move, or enters the faces of its dice. Returns whether that was possible.
    pub(super) fn moves(&mut self, game: GameId, player: usize, ply: usize) -> bool {
        let script = &self.scripts[self.games[&game].script].1;
        let log = self.store.load(game).unwrap();
        let waits = Game::from_log(game, &log).unwrap().dice_due().is_some();
        if let (true, Some((_, [attacker, defender]))) = (waits, script.get(ply.wrapping_sub(1))) {
            let faces = format!("{attacker}:{defender}");
            let game_of = Some(game);
            let action = Action::Dice(DiceAction::Enter {
                game: game_of,
                faces,
                seen: None,
            });
            return self.ask(player, Self::place_of(game), action, [1, 1]);
        }
        let (text, dice) = script[ply];
        let action = Action::Play {
            game: Some(game),
            text: text.to_owned(),
        };
        self.ask(player, Self::place_of(game), action, dice)
    }

    /// Sends some other command, which is mostly refused.
    fn requests(&mut self, game: GameId, seat: usize) {
        let id = Some(game);
        let asked = match self.luck.below(20) {
            0 => Some((Asked::Pause, Action::Time(ClockAction::OfferPause(id)))),
            1 => Some((Asked::Draw, Action::OfferDraw(id))),
            2..=4 => Some((Asked::Takeback, Action::Takeback(TakebackAction::Ask(id)))),
            _ => None,
        };
        let player = self.games[&game].seats[seat];
        if let Some((asked, ask)) = asked {
            if self.ask(player, Self::place_of(game), ask, [1, 1]) {
                let wait = self.luck.wait(5 * HOUR);
                self.plan(self.now + wait, PlannedEvent::Answer(game, 1 - seat, asked));
            }
            return;
        }
        let wanted = match self.luck.below(12) {
            0..=3 => Action::Time(ClockAction::Resume(id)),
            4 => Action::Time(ClockAction::Give {
                game: id,
                length: (*self.luck.one(&["1d", "3h", "90m", "400d", "soon"])).to_owned(),
            }),
            5..=8 => Action::Time(ClockAction::Claim(id)),
            9 => Action::Abort(id),
            10 => Action::Time(ClockAction::Show(id)),
            _ => Action::Board(id),
        };
        self.ask(player, Self::place_of(game), wanted, [1, 1]);
    }

    /// Answers the other player's request, which may be outdated by then.
    pub(super) fn answers(&mut self, game: GameId, seat: usize, asked: Asked) {
        let accept = self
            .luck
            .once_in(if asked == Asked::Draw { 100 } else { 700 });
        let (id, seen) = (Some(game), None);
        let action = match asked {
            Asked::Pause => Action::Time(ClockAction::AnswerPause {
                game: id,
                seen,
                accept,
            }),
            Asked::Draw => Action::AnswerDraw {
                game: id,
                seen,
                accept,
            },
            Asked::Takeback => Action::Takeback(TakebackAction::Answer {
                game: id,
                seen,
                accept,
            }),
        };
        let player = self.games[&game].seats[seat];
        self.ask(player, Self::place_of(game), action, [1, 1]);
    }

    /// A player changes their hours, takes a holiday, or comes back.
    pub(super) fn habits(&mut self, player: usize) {
        let place = Place::in_server("test", "1", "1");
        match self.luck.below(3) {
            0 => {
                let kind = usize::try_from(self.luck.below(10)).unwrap();
                let (zone, night, rest) = HOURS[kind];
                let value = |text: &str| {
                    let value = if text.is_empty() { "off" } else { text };
                    Some(value.to_owned())
                };
                let wanted = OffHoursAction::Hours {
                    zone: Some(zone.to_owned()),
                    night: value(night),
                    rest: value(rest),
                };
                self.ask(player, place, Action::Hours(wanted), [1, 1]);
                self.people[player].hours.push((self.now, kind));
            }
            1 => {
                let days = 1 + self.luck.below(12);
                let hours = self.luck.below(24) + 1;
                let from = jiff::Timestamp::from_millisecond(self.now + days * 24 * HOUR).unwrap();
                let from = from.to_zoned(jiff::tz::TimeZone::UTC).date();
                let wanted = OffHoursAction::AddHoliday {
                    from: self.luck.once_in(500).then(|| from.to_string()),
                    until: format!("{}d{hours}h", 1 + self.luck.below(20)),
                };
                self.ask(player, place.clone(), Action::Hours(wanted), [1, 1]);
                if self.luck.once_in(400) {
                    let soon = self.luck.below(20 * 24 * HOUR);
                    self.plan(self.now + soon, PlannedEvent::Habits(player));
                }
            }
            _ => {
                self.ask(
                    player,
                    place,
                    Action::Hours(OffHoursAction::EndHoliday),
                    [1, 1],
                );
            }
        }
    }
}
