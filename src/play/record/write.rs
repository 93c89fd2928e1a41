//! A [`Record`] as text: tags, then each move on a line of its own with its time, comments wrapped.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::record::analysis::{self, StandingMoves};
use crate::play::record::letters::{argument, escape, escape_words, moment};
use crate::play::record::places::place_text;
use crate::play::record::{
    Comment, Record, RecordItem, RecordedAct, consent, dice, first_seal, items, made, moderate,
    result, side_tag, termination, time,
};
use crate::play::values::event::{Entry, Event};
use crate::play::values::identity::{MoveNumber, Place, PlayerId, Timestamp};
use crate::play::values::seal::RollInput;

/// Most characters of a line.
const WIDTH: usize = 80;

/// The record as text.
pub(super) fn text(record: &Record) -> String {
    let game = record.played();
    let mut lines: Vec<String> = tags(record, &game)
        .into_iter()
        .map(|(name, value)| format!("[{name} \"{}\"]", escape(&value, "\"")))
        .collect();
    lines.push(String::new());
    let made = made(record);
    // Within a turn of several moves only the first has a number.
    let mut goes_on = false;
    let mut standing = StandingMoves::default();
    for item in items(record, &made) {
        match item {
            RecordItem::Move(made) => {
                let step = &made.step;
                let MoveNumber {
                    round,
                    first_of_round: opens,
                } = step.number;
                let dots = if opens { "." } else { "..." };
                let at = moment(step.at);
                let written = if made.waits {
                    step.text.to_string()
                } else {
                    step.written()
                };
                let mut line = format!("{written} {{[%at {at}]}}");
                if !goes_on {
                    line = format!("{round}{dots} {line}");
                }
                goes_on = step.turn_continues;
                if let Some(left) = step.clock {
                    line = format!("{line} {{[%clk {}]}}", time::clock(left));
                }
                lines.push(line);
                lines.extend(made.throw.iter().filter(|_| !made.waits).map(depends));
                standing.moved(lines.len());
            }
            RecordItem::Fell(made, roll, at) => {
                let (roll, at) = (roll.to_string(), moment(at));
                let faces = roll.trim_matches(['[', ']']);
                lines.push(format!("{{[%rolled {faces} {at}]}}"));
                lines.extend(made.throw.iter().map(depends));
                standing.fell(lines.len());
            }
            RecordItem::Act(act, at) => {
                if let RecordedAct::TakenBack(to) = act {
                    goes_on = false;
                    standing.taken_back(to.0);
                }
                lines.push(format!("{{[%{}]}}", command(&act, at, &game)));
            }
            RecordItem::Comment(comment) => wrap(&words(comment, &game), &mut lines),
        }
    }
    if let Some(analysis) = &record.analysis {
        // From the last one, so that the places before it stay right.
        let judged = standing.places().iter().zip(&analysis.plies);
        for (line, judgement) in judged.rev() {
            lines.insert(*line, judgement.comment());
        }
    }
    lines.push(result(&game));
    lines.push(String::new());
    lines.join("\n")
}

/// The inputs of a sealed roll, written after it.
fn depends(throw: &RollInput) -> String {
    format!("{{[%roll {}]}}", dice::roll(throw))
}

/// The tags with their values, in order.
pub(super) fn tags(record: &Record, game: &Game) -> Vec<(String, String)> {
    let spec = game.kind().spec();
    let mut tags = Vec::new();
    let mut tag = |name: &str, value: &str| tags.push((name.to_owned(), value.to_owned()));
    tag("Game", spec.slug);
    tag("Title", spec.title);
    tag("Rules", &rules(record).to_string());
    tag("Options", &game.options().to_string());
    for (code, (id, name)) in (spec.sides)(game.options()).iter().zip(record.players()) {
        tag(&side_tag(code), name);
        tag(&format!("{}Id", side_tag(code)), id.as_str());
    }
    tag("Place", &place_text(&place(record)));
    tag("Number", &record.game.0.to_string());
    let offer = RecordedOffer::of(game);
    tag("Offered", &moment(offered(record)));
    tag("OfferedBy", offer.by);
    tag("OfferedTo", offer.to.unwrap_or("anyone"));
    tag("Sides", if offer.chosen { "chosen" } else { "lot" });
    tag("Started", &moment(started(record)));
    let terms = game.terms();
    let clock = terms.clock.map(|clock| clock.to_string());
    tag("TimeControl", clock.as_deref().unwrap_or("-"));
    if !terms.note.is_empty() {
        tag("Note", &terms.note);
    }
    if let Some(seal) = first_seal(&record.log) {
        tag(dice::TAG, &dice::seal(seal));
    }
    let begin = begin(game);
    if begin != (spec.start)(game.options()).setup().as_str() {
        tag("Setup", begin);
    }
    tag("Result", &result(game));
    if let Some(why) = termination(game.outcome()) {
        tag("Termination", why);
    }
    if let Some(analysis) = &record.analysis {
        tag(analysis::TAG, &analysis.engine);
    }
    tags
}

/// The offer of a game: the challenger, the invited player, and the choice of sides.
pub(super) struct RecordedOffer {
    /// The challenger's side.
    pub(super) by: &'static str,
    /// The side of the invited player; `None` if it was open to anyone.
    pub(super) to: Option<&'static str>,
    /// `true` if the challenger chose a side, rather than the lot.
    pub(super) chosen: bool,
}

impl RecordedOffer {
    /// The offer of this game.
    pub(super) fn of(game: &Game) -> Self {
        let seat = |player: &PlayerId| {
            let seat = Seat::all(game.position().seats());
            seat.into_iter()
                .find(|seat| game.seating().first_player(*seat) == Some(player))
        };
        let side = |player| seat(player).map(|seat| game.side_code(seat));
        Self {
            by: side(game.challenger()).unwrap_or_default(),
            to: game.invited().and_then(side),
            chosen: game.challenger_seat().is_some(),
        }
    }
}

/// The place of the offer.
pub(super) fn place(record: &Record) -> Place {
    match record.log.first().map(|entry| &entry.event) {
        Some(Event::Created { place, .. }) => place.clone(),
        _ => Place::of_transport(""),
    }
}

/// The version of the rules it began under.
pub(super) fn rules(record: &Record) -> u16 {
    match record.log.first().map(|entry| &entry.event) {
        Some(Event::Created { rules_version, .. }) => *rules_version,
        _ => 0,
    }
}

/// The time of the offer.
pub(super) fn offered(record: &Record) -> Timestamp {
    record.log.first().map(|entry| entry.at).unwrap_or_default()
}

/// The time of the start.
pub(super) fn started(record: &Record) -> Timestamp {
    let begins = |entry: &&Entry| matches!(entry.event, Event::Started { .. });
    let entry = record.log.iter().find(begins);
    entry.map(|entry| entry.at).unwrap_or_default()
}

/// The position at the start.
pub(super) fn begin(game: &Game) -> &str {
    game.history().start().as_str()
}

/// A command inside a comment: its word, its arguments, its time.
fn command(act: &RecordedAct, at: Timestamp, game: &Game) -> String {
    let side = |seat: &Seat| game.side_code(*seat);
    let words = match act {
        RecordedAct::Touched(cells) => format!("touched {}", cells.join(" ")),
        RecordedAct::DrawOffered(seat) => format!("draw offered {}", side(seat)),
        RecordedAct::DrawDeclined(seat) => format!("draw declined {}", side(seat)),
        RecordedAct::DrawAgreed => "draw agreed".to_owned(),
        RecordedAct::Agreed(seat, to) => format!("agreed {} {}", consent(*to), side(seat)),
        RecordedAct::Signalled(seat, signal) => {
            format!("signal {} {}", signal.number(), side(seat))
        }
        RecordedAct::TakebackAsked(seat) => format!("takeback asked {}", side(seat)),
        RecordedAct::TakebackDeclined(seat) => format!("takeback declined {}", side(seat)),
        RecordedAct::TakenBack(to) => format!("takeback agreed {}", to.0),
        RecordedAct::Swapped(seat) => format!("swapped {}", side(seat)),
        RecordedAct::Forfeited(seat, why) => format!("forfeited {} {why}", side(seat)),
        RecordedAct::Aborted(seat) => format!("aborted {}", side(seat)),
        RecordedAct::Closed => "closed".to_owned(),
        RecordedAct::Stakes(stakes) => format!("rated {}", stakes.code()),
        RecordedAct::Imported(place, number) => {
            format!("imported {} {}", argument(&place_text(place)), number.0)
        }
        RecordedAct::Moved(place) => format!("moved {}", argument(&place_text(place))),
        RecordedAct::Time(event) => time::words(*event, game),
        RecordedAct::Dice(event, rolls) => dice::words(event, *rolls, game),
        RecordedAct::Moderated(event) => moderate::words(event, game),
    };
    format!("{words} {}", moment(at))
}

/// A comment as words to wrap, the first with its author.
fn words(comment: &Comment, game: &Game) -> Vec<String> {
    let text = escape_words(&comment.text);
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    match &comment.author {
        Some(author) => {
            let by = moderate::only_seat(game, author).map_or_else(
                || argument(author.as_str()),
                |seat| game.side_code(seat).to_owned(),
            );
            words.insert(0, format!("{{[%by {by}]"));
        }
        None => words
            .first_mut()
            .expect("split gives a part")
            .insert(0, '{'),
    }
    words.last_mut().expect("split gives a part").push('}');
    words
}

/// Wraps words into lines.
fn wrap(words: &[String], lines: &mut Vec<String>) {
    let mut line = String::new();
    for word in words {
        let width = line.chars().count() + 1 + word.chars().count();
        if !line.is_empty() && width > WIDTH {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
}
