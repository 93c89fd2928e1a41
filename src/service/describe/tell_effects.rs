//! Announcements of a turn: its effects, and the next player.
//!
//! The effects are read from the boards before and after each move ([`MoveEffects`]), and described in the words of the
//! game.

use crate::play::move_effects::MoveEffects;
use crate::play::{PlayerId, Ply, clock, move_effects, review, turn};
use crate::scene::{Figure, Mark};
use crate::service::describe::announcement::Announcement;
use crate::service::describe::{args, dice, duties, game, rolls};
use crate::service::words::catalogue::TextArg;
use crate::service::words::language::is_at_terminal;

/// The ply that ends a turn of several moves.
const DONE: &str = "done";

impl Announcement<'_> {
    /// Announces a turn, or the rest of one: its moves and their effects.
    pub(in crate::service) fn played(&mut self) {
        let begun = self.announced < self.ply
            && (self.game.history().step_at(self.ply)).is_some_and(|before| before.turn_continues);
        self.ply.0 += 1;
        let Some(step) = self.game.history().step_at(self.ply) else {
            return;
        };
        if begun {
            // Announced with the first move of its turn.
            return;
        }
        let turn = turn::turn_from(self.game, self.ply);
        let plies = (self.ply.0..).map(Ply).take(turn.len());
        let mut effects: Vec<MoveEffects> = plies
            .map(|ply| move_effects::effects_at(self.game, ply))
            .collect();
        let args = [
            ("player", self.mover(step.seat)),
            ("move", turn::written(turn).into()),
        ];
        let first = effects.iter_mut().find_map(|effect| effect.taken.take());
        if let Some(attack) = rolls::attack_line(self.game, self.ply, self.names) {
            self.text.push_line(attack);
        } else if let Some((target, cell)) = first {
            let [player, mv] = args;
            let args = [
                player,
                mv,
                ("piece", game::piece(target, 1).into()),
                ("cell", cell.into()),
            ];
            let id = if self.in_the_air() {
                "move-attacks"
            } else {
                "move-takes"
            };
            self.say(id, &args);
        } else {
            let [player, mv] = args;
            match turn::written(turn).as_str() {
                DONE if self.only_passed() => self.say("move-passes", &[player]),
                DONE => self.say("move-done", &[player]),
                _ => self.say("move-plain", &[player, mv]),
            }
        }
        if self.could_only_end(turn.len()) {
            self.say("turn-passed", &[("player", self.mover(step.seat))]);
        }
        for lapses in std::mem::take(&mut self.lapses) {
            self.say(lapses, &[]);
        }
        for (nth, effect) in (0..).zip(effects) {
            self.brought_about(Ply(self.ply.0 + nth), effect);
        }
    }

    /// Returns `true` if the player of the announced turn had no move at all.
    fn only_passed(&self) -> bool {
        let before = Ply(self.ply.0 - 1);
        let before = self.game.history().position_at(before);
        before.is_some_and(|before| turn::only_passes(&*before))
    }

    /// Returns `true` if nothing else could move at the end of the announced turn of so many moves.
    fn could_only_end(&self, moves: usize) -> bool {
        let Some(before) = u32::try_from(moves).ok().filter(|moves| *moves > 1) else {
            return false;
        };
        let last = self.game.history().step_at(Ply(self.ply.0 + before - 1));
        let ended = last.is_some_and(|last| last.text.as_str() == DONE);
        let before = self
            .game
            .history()
            .position_at(Ply(self.ply.0 + before - 2));
        ended && before.is_some_and(|before| turn::only_ends(&*before))
    }

    /// Adds the other effects of the move to this ply.
    fn brought_about(&mut self, ply: Ply, effect: MoveEffects) {
        let MoveEffects {
            taken,
            passing,
            becomes,
            released,
            surrendered,
            // Announced with the closed territory.
            vanished: _,
        } = effect;
        if let Some((figure, cell)) = taken {
            let args = [
                ("piece", game::piece(figure, 1).into()),
                ("cell", cell.into()),
            ];
            self.say("move-also-takes", &args);
        }
        if let Some((figure, stood)) = passing {
            let step = self.game.history().step_at(ply);
            let over = step.and_then(|step| step.text.cells().last());
            let args = [
                ("piece", game::piece(figure, 1).into()),
                ("pawn", stood.into()),
                ("cell", over.unwrap_or_default().to_owned().into()),
            ];
            self.say("move-passing", &args);
        }
        if let Some((from, to)) = becomes {
            let args = [
                ("from", game::piece(from, 1).into()),
                ("piece", game::piece(to, 1).into()),
            ];
            let own = format!("move-promotes-{}", self.game.kind());
            let own = Some(own.as_str()).filter(|id| self.words.has(id));
            self.say(own.unwrap_or("move-becomes"), &args);
        }
        if let Some((king, cell)) = released {
            let (pawn, _) = review::stood_before(self.game, ply);
            let pawn = pawn.map_or_else(String::new, |pawn| game::piece(pawn, 1));
            let side = ("side", self.side_of(king));
            let args = [("from", pawn.into()), side, ("cell", cell.into())];
            self.say("move-releases", &args);
        }
        if let Some(king) = surrendered {
            self.say("move-surrenders", &[("side", self.side_of(king))]);
        }
    }

    /// The side that a figure belongs to, by its army.
    pub(in crate::service) fn side_of(&self, figure: Figure) -> TextArg<'static> {
        game::owner(&self.game.position().scene(), figure).into()
    }

    /// Returns `true` if the announced move waits for its dice.
    fn in_the_air(&self) -> bool {
        move_effects::in_the_air(self.game, self.ply)
    }

    /// A computer thinks, and a king of its is in danger: which one, where there are several.
    fn computer_in_check(&mut self, player: &[(&'static str, TextArg<'_>)]) {
        let scene = self.game.position().scene();
        let threatened = scene.marks.iter().filter(|(_, mark)| *mark == Mark::Danger);
        let cells: Vec<String> = threatened.map(|(cell, _)| scene.grid.name(*cell)).collect();
        if scene.armies.len() <= 2 || cells.is_empty() {
            self.say("computer-in-check", player);
            return;
        }
        let count = i64::try_from(cells.len()).unwrap_or(i64::MAX);
        let where_ = [
            ("count", TextArg::Num(count)),
            ("cells", cells.join(", ").into()),
        ];
        let args: Vec<(&str, TextArg<'_>)> = player.iter().cloned().chain(where_).collect();
        self.say("computer-in-check-where", &args);
    }

    /// The player to move.
    pub(in crate::service) fn turn(&mut self) {
        let Some(seat) = self.game.to_move() else {
            let awaited = dice::awaited(self.game, self.names);
            self.text.push_line(awaited);
            return;
        };
        let by = self.game.mover_for_seat(seat);
        let player = [(
            "player",
            by.map_or_else(|| "".into(), |by| self.names.arg(by)),
        )];
        let last = self.game.history().step_at(self.game.ply());
        let again = last.is_some_and(|step| step.seat == seat);
        if let Some(step) = last.filter(|step| step.was_repelled() && !again) {
            self.say("turn-passed", &[("player", self.player(step.seat))]);
        }
        let position = self.game.position();
        if by.is_some_and(PlayerId::is_computer) {
            return match position.state() {
                "check" => self.computer_in_check(&player),
                // A table says so for as long as it lasts.
                _ if is_at_terminal() => {}
                _ => self.say("computer-thinks", &player),
            };
        }
        match position.state() {
            "check" if position.mid_turn() => self.say("turn-second-check", &player),
            "check" => self.say(&self.words.own("alert-check", self.game.kind()), &player),
            "surrender" => {
                let moves = args::list(&self.game.choices());
                let [player] = player;
                self.say("turn-surrender", &[player, ("moves", moves.into())]);
            }
            _ if turn::only_ends(position) => self.say("turn-second-none", &player),
            // Ruling FK-15.
            _ if position.mid_turn() && last.is_some_and(|step| step.text.hands_over()) => {
                self.say("turn-goes-on-surrender", &player);
            }
            _ if position.mid_turn() => {
                let id = format!("turn-goes-on-{}", self.game.kind());
                self.say(&id, &player);
            }
            _ if turn::only_passes(position) => self.say("turn-pass", &player),
            _ if again => self.say("turn-another", &player),
            _ => self.say("turn-next", &player),
        }
        self.may_swap();
        self.text
            .push_line(duties::describe(self.game, seat, self.names));
        if let Some(up) = self.deadline {
            let id = if clock::awaits_first_move(self.game) {
                "turn-first-until"
            } else {
                "turn-until"
            };
            self.say(id, &[("deadline", TextArg::Due(up))]);
        }
    }
}
