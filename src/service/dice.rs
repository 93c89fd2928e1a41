//! Dice in words and in store: seals, what players add to them, and what a game's dice are decided by.

use crate::game::seat::Seat;
use crate::play::clock::TimeExclusions;
use crate::play::command::{Command, DiceRefusal};
use crate::play::decide::{DecideInput, DiceSource};
use crate::play::dice::{faces, roll_lands};
use crate::play::event::{DiceEvent, Entry, Event};
pub use crate::play::sealed::MAX_SEED;
use crate::play::sealed::{SealedDice, Secret, closed, seed};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Version};
use crate::service::ask::{Action, Request};
use crate::service::buttons::button;
use crate::service::find::GameMatch;
use crate::service::names::PlayerNames;
use crate::service::present::others;
use crate::service::prose::{TextArg, clean, sentences};
use crate::service::refuse::{Extra, short};
use crate::service::reply::{ButtonStyle, Control, Text};
use crate::service::wire::{game as named, number};
use crate::service::{HandlerResult, Service};
use crate::store::StoreError;

/// What one can wish about dice. `game: None` is the one game of the place that it fits, and `seen` the version a
/// control was made against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceAction {
    /// Add words of one’s own to sealed dice.
    Words {
        /// Which game.
        game: Option<GameId>,
        /// The words.
        text: String,
    },
    /// Let the dice in the air fall.
    Roll {
        /// Which game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
    },
    /// Tell how the players’ own dice have fallen.
    Enter {
        /// Which game.
        game: Option<GameId>,
        /// The faces as typed, attacker’s first.
        faces: String,
    },
    /// Propose to open the secret and to seal a new one.
    Renew(Option<GameId>),
    /// Answer such a proposal.
    AnswerRenewal {
        /// Which game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
        /// Agree to it.
        accept: bool,
    },
    /// Take up a challenge with words of one’s own for the dice.
    Accept {
        /// Which game.
        game: GameId,
        /// The words; empty where there are none.
        words: String,
    },
}

/// What a button with this wish carries; `None` for what is typed.
pub(super) fn wire(wish: &DiceAction) -> Option<String> {
    Some(match wish {
        DiceAction::Roll {
            game: Some(game),
            seen: Some(seen),
        } => format!("roll.{}.{}", game.0, seen.0),
        DiceAction::AnswerRenewal {
            game: Some(game),
            seen: Some(seen),
            accept,
        } => {
            let answer = if *accept { "yes" } else { "no" };
            format!("renew.{}.{}.{answer}", game.0, seen.0)
        }
        DiceAction::Words { .. }
        | DiceAction::Roll { .. }
        | DiceAction::Enter { .. }
        | DiceAction::Renew(_)
        | DiceAction::AnswerRenewal { .. }
        | DiceAction::Accept { .. } => return None,
    })
}

/// The wish that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<DiceAction> {
    Some(match parts {
        ["roll", id, seen] => DiceAction::Roll {
            game: Some(named(id)?),
            seen: Some(Version(number(seen)?)),
        },
        ["renew", id, seen, answer @ ("yes" | "no")] => DiceAction::AnswerRenewal {
            game: Some(named(id)?),
            seen: Some(Version(number(seen)?)),
            accept: *answer == "yes",
        },
        _ => return None,
    })
}

impl Service {
    /// Adds to the dice, lets them fall, tells how they fell, or seals them anew.
    pub(super) fn dice(
        &mut self,
        request: &Request,
        wish: &DiceAction,
        env: &Env,
    ) -> HandlerResult {
        let (named, fits, command) = match wish {
            DiceAction::Words { game, text } => {
                let words = own_words(text).unwrap_or_default();
                (*game, GameMatch::TakesWords, Command::AddSeed(words))
            }
            DiceAction::Roll { game, seen } => {
                let command = Command::Roll { seen: *seen };
                (*game, GameMatch::DiceDue, command)
            }
            DiceAction::Enter { game, faces } => (
                *game,
                GameMatch::DiceDue,
                Command::EnterFaces(faces.clone()),
            ),
            DiceAction::Renew(game) => (*game, GameMatch::Sealed, Command::OfferRenewal),
            DiceAction::AnswerRenewal { game, seen, accept } => {
                let (accept, seen) = (*accept, *seen);
                let command = Command::AnswerRenewal { accept, seen };
                (*game, GameMatch::RenewalOffered, command)
            }
            DiceAction::Accept { game, words } => {
                let mut request = request.clone();
                if let Some(words) = own_words(words) {
                    request.source = words;
                }
                return self.accept(&request, *game, env);
            }
        };
        self.run_command_matching(request, (named, fits), &command, env)
    }

    /// A line of chat that is a roll: `roll` from who is to let dice fall, `roll 5 2` or `5:2` from who plays with his
    /// own. `None` where it is none, or no game waits for one.
    pub(super) fn chat_roll(
        &mut self,
        request: &Request,
        (line, named): (&str, Option<GameId>),
        env: &Env,
    ) -> Option<HandlerResult> {
        let lower = line.to_lowercase();
        let told = match lower.strip_prefix("roll") {
            Some(rest) if rest.is_empty() || rest.starts_with(char::is_whitespace) => rest.trim(),
            None if faces(&lower).is_some() => lower.as_str(),
            Some(_) | None => return None,
        };
        let (who, place) = (&request.who.id, &request.place);
        let games = match named {
            Some(id) => self.visible(who, place, id).into_iter().collect(),
            None if place.is_private() => self.running(who, None).ok()?,
            None => self.running(who, Some(place)).ok()?,
        };
        let mut fitting = games.into_iter().filter(|game| {
            let own = game.uses_players_dice();
            may_roll(game, who) && (own || told.is_empty())
        });
        let (Some(game), None) = (fitting.next(), fitting.next()) else {
            return None;
        };
        let command = if game.uses_players_dice() && !told.is_empty() {
            Command::EnterFaces(told.to_owned())
        } else {
            Command::Roll { seen: None }
        };
        Some(self.run_command(request, game, &command, env))
    }

    /// What happens when dice have been in the air for long enough; nothing while they have not, or while nothing
    /// decides them.
    pub(super) fn dice_fall_events(
        &self,
        game: &Game,
        env: &Env,
    ) -> Result<Vec<Event>, StoreError> {
        if game.dice_fall().is_none_or(|at| at > env.now) {
            return Ok(Vec::new());
        }
        let luck = self.decide_input(game, "")?.dice_source;
        Ok(roll_lands(game, env, &luck).unwrap_or_default())
    }

    /// Whether dice in the air will fall by themselves: not when what decides them is lost. What seals a game that is
    /// brought here is stored with it.
    pub(super) fn falls_by_itself(&self, game: &Game) -> Result<bool, StoreError> {
        let arrives = game.id() == GameId::UNSTORED;
        Ok(arrives || !game.keeps_secret() || self.secret(game)?.is_some())
    }

    /// What deciding about a game takes; `seed` is what the asker adds to its dice if he has added nothing yet.
    pub(super) fn decide_input(&self, game: &Game, seed: &str) -> Result<DecideInput, StoreError> {
        self.decide_input_with(self.time_exclusions(game)?, game, seed)
    }

    /// As [`Service::means`], with what counts on the clocks given.
    pub(super) fn decide_input_with(
        &self,
        times: TimeExclusions,
        game: &Game,
        seed: &str,
    ) -> Result<DecideInput, StoreError> {
        Ok(DecideInput {
            times,
            dice_source: self
                .secret(game)?
                .map_or(DiceSource::Fresh, DiceSource::Sealed),
            seed: seed.to_owned(),
        })
    }

    /// The secret of a game that is still sealed; one that was not sealed for it counts as lost.
    fn secret(&self, game: &Game) -> Result<Option<Secret>, StoreError> {
        if game.stage() != Stage::Running || !game.keeps_secret() {
            return Ok(None);
        }
        let seal = game.sealed().map(SealedDice::seal);
        let fits = |secret: &Secret| seal.is_some_and(|seal| seal.fits(game.kind(), secret));
        let secret = self.store.secret(game.id())?.filter(fits);
        if secret.is_none() {
            // Nothing is thrown without it, but the game can be ended.
            tracing::error!(game = game.id().0, "the secret of a game’s dice is gone");
        }
        Ok(secret)
    }

    /// What opens the dice of a game that ends with its last events.
    pub(super) fn reveal_event(
        &self,
        game: &Game,
        next: &Game,
    ) -> Result<Option<Event>, StoreError> {
        let ends = matches!(next.stage(), Stage::Over | Stage::Void);
        if !ends || !next.keeps_secret() {
            return Ok(None);
        }
        let opened = |secret| Event::Dice(DiceEvent::Opened { secret });
        Ok(self.secret(game)?.map(opened))
    }
}

/// The event that seals a new game of this number, and the secret to keep; nothing where no dice are thrown.
pub(super) fn sealing(game: &Game, number: GameId, env: &Env) -> Option<(Event, Secret)> {
    let secret = Secret::new(env.entropy);
    game.is_sealable()
        .then(|| (game.seal(number, &secret), secret))
}

/// The secret to keep when these events, which happen now, seal a game anew.
pub(super) fn secret_to_store(entries: &[Entry], env: &Env) -> Option<Secret> {
    let seals = |entry: &Entry| matches!(entry.event, Event::Dice(DiceEvent::Sealed { .. }));
    entries.iter().any(seals).then(|| Secret::new(env.entropy))
}

/// What happened to the dice; empty where it goes without saying.
pub(super) fn told(game: &Game, event: &DiceEvent, names: &PlayerNames) -> Text {
    let words = sentences();
    match event {
        DiceEvent::Sealed { commitment, .. } => {
            let args = [
                ("seal", commitment.to_string().into()),
                ("accept", TextArg::Command("accept")),
                ("command", TextArg::Command("dice words")),
                ("verify", TextArg::Command("verify")),
            ];
            let id = match game.stage() {
                Stage::Open => "dice-sealed",
                // Taken up at once, it was never offered with its seal.
                _ if game.steps().is_empty() => "dice-begins",
                Stage::Running | Stage::Over | Stage::Void => "dice-sealed-anew",
            };
            words.text(id, &args)
        }
        // What never decided anything need not be checked.
        DiceEvent::Opened { secret: _ } if game.sealed().is_none_or(|dice| dice.rolls() == 0) => {
            Text::default()
        }
        DiceEvent::Opened { secret: _ } => {
            let args = [
                ("command", TextArg::Command("verify")),
                ("number", game.id().0.to_string().into()),
            ];
            words.text("dice-opened", &args)
        }
        // To dice that are open nobody adds any more.
        DiceEvent::Seeded { .. } if !game.keeps_secret() => Text::default(),
        DiceEvent::Seeded { seat, seed } => added(game, *seat, seed, names),
        DiceEvent::RenewalOffered { by } => renewal_line(game, *by, names),
        DiceEvent::RenewalDeclined { by } => words.text(
            "dice-renewal-declined",
            &[("player", names.seated(game, *by))],
        ),
    }
}

/// Who proposes a new seal, and what agreeing does.
fn renewal_line(game: &Game, by: Seat, names: &PlayerNames) -> Text {
    let args = [("player", names.seated(game, by))];
    let mut text = sentences().text("dice-renewal-offered", &args);
    if let Some(other) = others(game, by).next() {
        let args = [("player", names.arg(other))];
        text.push_line(sentences().text("dice-renewal-prompt", &args));
    }
    text
}

/// The dice of a game that begins: that they are sealed, and words that players chose to add. The seal itself stands in
/// the offer and in what `/dice verify` shows. Empty where none are sealed.
pub(super) fn begin(game: &Game, names: &PlayerNames) -> Text {
    let Some(dice) = game.sealed() else {
        return Text::default();
    };
    let args = [
        ("command", TextArg::Command("dice words")),
        ("verify", TextArg::Command("verify")),
    ];
    let mut text = sentences().text("dice-at-start", &args);
    for seat in Seat::all(game.position().seats()) {
        let words = dice.seed(seat);
        let told = words.map_or_else(Text::default, |words| added(game, seat, words, names));
        if !told.0.is_empty() {
            text.push(" ");
            text.append(told);
        }
    }
    text
}

/// What is awaited about the dice just now: that they fall, or an answer to who proposes a new seal; empty where
/// nothing is.
pub(super) fn awaited(game: &Game, names: &PlayerNames) -> Text {
    let words = sentences();
    if game.dice_due().is_none() {
        let by = game.sealed().and_then(SealedDice::renewal);
        return by.map_or_else(Text::default, |by| renewal_line(game, by, names));
    }
    let mover = game.steps().last().map(|step| step.seat);
    let mut args = vec![("number", game.id().0.to_string().into())];
    if let Some(mover) = mover {
        args.push(("attacker", names.seated(game, mover)));
    }
    let Some(roller) = game.who_may_roll() else {
        args.push(("command", TextArg::Command("dice enter")));
        return words.text("dice-enter", &args);
    };
    args.push(("player", names.seated(game, roller)));
    match game.dice_fall() {
        Some(at) => {
            args.push(("until", TextArg::Due(at)));
            let mut text = words.text("dice-roll-to-defend", &args);
            if game.clocks().is_some() {
                text.push_line(words.text("dice-no-clock", &[]));
            }
            text
        }
        None => words.text("dice-stand", &args),
    }
}

/// How the dice in the air, or who proposes a new seal, can be answered.
pub(super) fn answers(game: &Game) -> Vec<Control> {
    let (id, seen) = (Some(game.id()), Some(game.version()));
    if game.who_may_roll().is_some() {
        let roll = Action::Dice(DiceAction::Roll { game: id, seen });
        return vec![button("button-roll", roll, ButtonStyle::Primary)];
    }
    let offered = game.sealed().and_then(SealedDice::renewal);
    if offered.is_none() {
        return Vec::new();
    }
    let answer = |accept| {
        Action::Dice(DiceAction::AnswerRenewal {
            game: id,
            seen,
            accept,
        })
    };
    vec![
        button("button-renewal-accept", answer(true), ButtonStyle::Success),
        button(
            "button-renewal-decline",
            answer(false),
            ButtonStyle::Secondary,
        ),
    ]
}

/// Whether a proposal of a new seal waits for its answer.
pub(super) fn has_renewal_offer(game: &Game) -> bool {
    game.sealed().and_then(SealedDice::renewal).is_some()
}

/// Whether a line of chat may be a roll.
pub(super) fn begins_like_a_roll(text: &str) -> bool {
    let text = text.trim_start().to_lowercase();
    text.starts_with("roll") || faces(&text).is_some()
}

/// Whether this player may see to the dice in the air.
pub(super) fn may_roll(game: &Game, who: &PlayerId) -> bool {
    let Some(seat) = game.seat_of(who).filter(|_| game.dice_due().is_some()) else {
        return false;
    };
    game.uses_players_dice() || game.steps().last().is_some_and(|step| step.seat != seat)
}

/// The words that a player adds to the dice; empty for what is added by itself, which `/dice verify` shows.
fn added(game: &Game, seat: Seat, seed: &str, names: &PlayerNames) -> Text {
    if names_a_message(seed) {
        return Text::default();
    }
    let args = [("player", names.seated(game, seat)), ("seed", seed.into())];
    let id = if closed(seed).is_some() {
        "dice-closed"
    } else {
        "dice-words"
    };
    sentences().text(id, &args)
}

/// Words for the dice as they are kept, which is as they are shown: nothing that cannot be seen turns them around, and
/// they do not pass for the name of a message. `None` where nothing is left.
fn own_words(typed: &str) -> Option<String> {
    seed(&clean(typed)).filter(|words| !names_a_message(words))
}

/// Whether a seed looks like a transport’s name of a message (`discord:1234`), which is what is added by default.
fn names_a_message(seed: &str) -> bool {
    let parts = seed.split_once(':');
    parts.is_some_and(|(transport, id)| {
        let named =
            |part: &str, of: fn(&u8) -> bool| !part.is_empty() && part.bytes().all(|b| of(&b));
        named(transport, u8::is_ascii_lowercase) && named(id, u8::is_ascii_digit)
    })
}

/// Why a wish about dice is not granted: the message and its arguments.
pub(super) fn refused<'a>(
    why: &'a DiceRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    let enter = || vec![("command", TextArg::Command("dice enter"))];
    match why {
        DiceRefusal::InTheAir { by: None, .. } => ("refuse-dice-enter-first", enter()),
        DiceRefusal::InTheAir {
            by: Some(player),
            until: Some(until),
        } => {
            let args = vec![
                ("player", names.arg(player)),
                ("until", TextArg::Due(*until)),
            ];
            ("refuse-dice-in-the-air", args)
        }
        DiceRefusal::InTheAir {
            by: Some(player),
            until: None,
        } => {
            let args = vec![("player", names.arg(player))];
            ("refuse-dice-stand", args)
        }
        DiceRefusal::NothingToRoll => ("refuse-dice-nothing-to-roll", vec![]),
        DiceRefusal::NotYoursToRoll(player) => {
            let args = vec![("player", names.arg(player))];
            ("refuse-dice-not-yours", args)
        }
        DiceRefusal::OwnDice => ("refuse-dice-own", enter()),
        DiceRefusal::NotOwnDice => ("refuse-dice-not-own", vec![]),
        DiceRefusal::BadFaces { typed, dice } => {
            let args = vec![
                ("typed", short(typed).into()),
                ("count", TextArg::Num(dice.count.into())),
                ("faces", TextArg::Num(dice.faces.into())),
            ];
            ("refuse-dice-faces", args)
        }
        DiceRefusal::RenewalEarly => ("refuse-dice-renewal-early", vec![]),
        DiceRefusal::RenewalOfferedAlready => ("refuse-dice-renewal-already", vec![]),
        DiceRefusal::NoRenewalOffer => {
            let renew = vec![("command", TextArg::Command("dice renew"))];
            ("refuse-dice-no-renewal", renew)
        }
        DiceRefusal::OwnRenewalOffer => ("refuse-dice-own-renewal", vec![]),
        DiceRefusal::NotSealed => ("refuse-dice-not-sealed", vec![]),
        DiceRefusal::SeedsStay => ("refuse-dice-seeds-stay", vec![]),
        DiceRefusal::OtherWords => ("refuse-dice-other-words", vec![]),
        DiceRefusal::NoWords => ("refuse-dice-no-words", vec![]),
        DiceRefusal::SecretLost => ("refuse-dice-secret-lost", vec![]),
    }
}
