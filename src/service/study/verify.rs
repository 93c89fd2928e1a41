//! Verification of sealed dice: the request, and the verdict in words.

use crate::game::chance::Roll;
use crate::game::seat::Seat;
use crate::play::event::{DiceEvent, Entry, Event};
use crate::play::record::Record;
use crate::play::verify::{
    DiceReport, DiceVerdict, FEWEST, Given, NoSealReason, RollCheck, SealCheck, given, report,
};
use crate::play::{Game, GameId, seal, sealed};
use crate::service::api::action::Request;
use crate::service::api::reply::{Reply, TextFile};
use crate::service::api::result::HandlerResult;
use crate::service::api::values::RecordFormat;
use crate::service::describe::game;
use crate::service::lookup::find::{self, GameMatch};
use crate::service::state::Service;
use crate::service::study::record_file;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{Store, StoreError};

/// Verifies the dice of a game visible to the user here.
pub(in crate::service) fn verify(
    store: &Store,
    request: &Request,
    game: Option<GameId>,
) -> HandlerResult {
    let game = find::resolve_game(store, request.asker(), game, GameMatch::PlayingOrLast)?;
    let log = store.load(game.id())?;
    let Some(report) = report(game.id(), &log) else {
        return Ok(Vec::new());
    };
    let mut text = verdict(&report, &game, Shown::Beside);
    for checked in &report.seals {
        text.push_line(seal(checked, &game));
    }
    for seat in Seat::all(game.position().seats()) {
        text.push_line(seed(&game, seat));
    }
    let mut reply = Reply::note(Text::default());
    if report.seals.iter().any(|checked| checked.matches.is_some()) {
        reply.file = record_file::file(store, &game, RecordFormat::Text)?;
    }
    if let Some(file) = reply.file.as_ref().filter(|_| !report.running) {
        let command = format!("kingboard verify-dice {}", file.name);
        text.push_line(catalogue::sentences().text("verify-how", &[("command", command.into())]));
    }
    reply.text = text;
    Ok(vec![reply])
}

/// The record attached to the announcement of an opened secret: now everybody can check the dice without us.
pub(in crate::service) fn proof(
    store: &Store,
    game: &Game,
    told: &[Entry],
) -> Result<Option<TextFile>, StoreError> {
    if told.iter().any(opens) {
        record_file::file(store, game, RecordFormat::Text)
    } else {
        Ok(None)
    }
}

/// Returns `true` if the event opens a secret.
fn opens(entry: &Entry) -> bool {
    matches!(entry.event, Event::Dice(DiceEvent::Opened { .. }))
}

/// Verifies the dice of a record, from it alone: the findings, line by line, if everything is opened and agrees. A
/// given seal, noted at the start of the game, must be one of the record’s.
///
/// # Errors
/// A sentence with the first disagreement, or with the unopened secret.
pub fn findings(record: &Record, seen: Option<&str>) -> Result<Vec<String>, String> {
    let game = record.played();
    let report = report(record.game(), record.log()).expect("a record has a log");
    if let Some(seen) = seen {
        of_this_game(&report, seen)?;
    }
    let verdict = verdict(&report, &game, Shown::Whole).plain();
    if !matches!(report.verdict(), DiceVerdict::Agrees { .. }) {
        return Err(verdict);
    }
    let mut lines = Vec::new();
    for checked in &report.seals {
        lines.extend(seal(checked, &game).plain().lines().map(str::to_owned));
        let roll = |thrown| catalogue::sentences().line("verify-roll", &facts(thrown));
        lines.extend(checked.rolls.iter().map(roll));
    }
    lines.push(verdict);
    Ok(lines)
}

/// The verdict on the dice of a stored game, in one sentence with full seals; `None` if the bot throws none.
///
/// # Errors
/// `StoreError` if a read fails.
pub fn dice_of(service: &Service, id: GameId) -> Result<Option<String>, StoreError> {
    Ok(said(id, &service.store.load(id)?))
}

/// The proof that the dice of a recorded game are false, as a sentence; `None` if nothing opened contradicts them.
pub(in crate::service) fn false_dice(record: &Record) -> Option<String> {
    let report = report(record.game(), record.log())?;
    let why = || verdict(&report, &record.played(), Shown::Whole).plain();
    report.is_false().then(why)
}

/// The verdict on the dice of the game with this log.
pub(in crate::service) fn said(id: GameId, log: &[Entry]) -> Option<String> {
    let report = report(id, log)?;
    let game = Game::from_log(id, log)?;
    let thrown = !matches!(
        report.bare,
        Some(NoSealReason::NoDice | NoSealReason::OwnDice)
    );
    thrown.then(|| verdict(&report, &game, Shown::Whole).plain())
}

/// Checks that these are digits of a seal of this game; the error is a sentence.
fn of_this_game(report: &DiceReport, seen: &str) -> Result<(), String> {
    let args = |seal: &str| {
        let count = |digits: usize| digits.to_string().into();
        let whole = ("whole", count(64));
        [
            ("seal", seal.to_owned().into()),
            ("fewest", count(FEWEST)),
            ("verify", "/dice verify".into()),
            whole,
        ]
    };
    match given(seen) {
        Given::NoSeal => return Err(catalogue::sentences().line("verify-not-a-seal", &args(seen))),
        Given::TooFew => return Err(catalogue::sentences().line("verify-seal-short", &args(seen))),
        Given::Enough if report.seal(seen).is_some() => return Ok(()),
        Given::Enough => {}
    }
    let given = ("seal", seen.into());
    let all = report.seals.iter();
    let mut all: Vec<String> = all.map(|c| c.seal.commitment.to_string()).collect();
    if all.is_empty() {
        all.push("-".to_owned());
    }
    Err(catalogue::sentences().line(
        "verify-other-seal",
        &[given, ("seals", all.join(", ").into())],
    ))
}

/// The form of a seal in a sentence.
#[derive(Clone, Copy)]
enum Shown {
    /// All digits.
    Whole,
    /// The first digits, since the full seal is next to it.
    Beside,
}

/// The verdict.
fn verdict(report: &DiceReport, game: &Game, shown: Shown) -> Text {
    let words = catalogue::sentences();
    let number = || ("game", game.id().to_string().into());
    let rolls = |count: usize| ("rolls", TextArg::count(count));
    let about = |id: &str, checked: &SealCheck| {
        let commitment = checked.seal.commitment;
        let name = match shown {
            Shown::Whole => commitment.to_string(),
            Shown::Beside => commitment.short(),
        };
        let args = [
            number(),
            ("there", checked.seal.game.to_string().into()),
            ("seal", name.into()),
            rolls(checked.rolls.len()),
        ];
        words.text(id, &args)
    };
    match report.verdict() {
        DiceVerdict::Agrees { rolls: count } if report.seals.len() > 1 => {
            words.text("verify-agrees-several", &[number(), rolls(count)])
        }
        DiceVerdict::Agrees { rolls: count } => {
            words.text("verify-agrees", &[number(), rolls(count)])
        }
        DiceVerdict::WrongSecret(checked) => about("verify-unfit", checked),
        DiceVerdict::WrongRoll(_, thrown) => {
            let mut args = facts(thrown);
            args.push(number());
            words.text("verify-bad", &args)
        }
        DiceVerdict::NotOpenYet(checked) => {
            let open = report.seals.iter().filter(|seal| seal.matches.is_some());
            let so_far: usize = open.map(|seal| seal.rolls.len()).sum();
            let mut text = Text::default();
            if so_far > 0 {
                text = words.text("verify-so-far", &[rolls(so_far)]);
                text.push(" ");
            }
            text.append(about("verify-waits", checked));
            text
        }
        DiceVerdict::NeverOpened(checked) => about("verify-never-opened", checked),
        DiceVerdict::Elsewhere(checked) => about("verify-elsewhere", checked),
        DiceVerdict::Partly {
            rolls: count,
            before,
        } => {
            let before = ("before", TextArg::Num(before.into()));
            words.text("verify-partly", &[number(), rolls(count), before])
        }
        DiceVerdict::Bare(NoSealReason::NoDice) => words.text("verify-no-dice", &[number()]),
        DiceVerdict::Bare(NoSealReason::OwnDice) => words.text("verify-own-dice", &[number()]),
        DiceVerdict::Bare(NoSealReason::Older) => words.text("verify-older", &[number()]),
    }
}

/// A seal in full, with its secret if that is open.
fn seal(checked: &SealCheck, game: &Game) -> Text {
    let words = catalogue::sentences();
    let seal = &checked.seal;
    let args = [
        ("seal", format!("{}", seal.commitment).into()),
        ("game", seal.game.to_string().into()),
        ("rules", format!("{} {}", game.kind(), seal.rules).into()),
        ("scheme", seal.scheme.number().to_string().into()),
    ];
    let mut text = words.text("verify-seal", &args);
    let rolls = ("rolls", TextArg::count(checked.rolls.len()));
    let secret = seal.secret.as_ref().map(|secret| secret.hex().into());
    text.push_line(match (secret, checked.matches) {
        (Some(secret), Some(true)) => words.text("verify-open", &[("secret", secret), rolls]),
        (Some(secret), _) => words.text("verify-open-unfit", &[("secret", secret)]),
        (None, _) => words.text("verify-shut", &[rolls]),
    });
    text
}

/// A player's contribution under the last seal; empty without one.
fn seed(game: &Game, seat: Seat) -> Text {
    let words = catalogue::sentences();
    let Some(dice) = game.sealed() else {
        return Text::default();
    };
    let side = ("side", game::side(game, seat).into());
    match dice.seed(seat) {
        Some(seed) if sealed::takes_seed(game, seat) && seal::closed(seed).is_some() => {
            words.text("verify-closed", &[side, ("seed", seed.into())])
        }
        Some(seed) => words.text("verify-seed", &[side, ("seed", seed.into())]),
        None => words.text("verify-no-seed", &[side]),
    }
}

fn facts(thrown: &RollCheck) -> Vec<(&'static str, TextArg<'static>)> {
    let RollCheck {
        throw,
        round,
        recorded,
        recomputed,
    } = thrown;
    let recomputed = recomputed.as_ref().map(Roll::to_string).unwrap_or_default();
    vec![
        ("number", throw.number.to_string().into()),
        ("ply", round.clone().into()),
        ("move", throw.mv.to_string().into()),
        ("told", recorded.to_string().into()),
        ("follows", recomputed.into()),
    ]
}
