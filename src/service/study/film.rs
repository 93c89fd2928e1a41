//! A game as a film: the range of moves, the captions, and the duration of each frame.
//!
//! Nothing is drawn here, and no caption gives a result away before the dice lie.

use std::ops::RangeInclusive;

use crate::game::seat::Seat;
use crate::play::film::{FilmMoment, MovePhase};
use crate::play::{Game, GameId, Ply, film, turn};
use crate::scene::{Caption, Film, Frame, Scene};
use crate::service::api::action::Request;
use crate::service::api::reply::{Picture, PictureContent, Reply};
use crate::service::api::result::HandlerResult;
use crate::service::api::values::{FilmOptions, FilmSpeed};
use crate::service::describe::game::{self, Viewpoint};
use crate::service::lookup::{find, load, load_names, move_names, view};
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{Store, StoreError};

/// Most turns of one film, of all seats together: collecting them keeps other requests waiting.
const MAX_TURNS: u32 = 3_000;

/// Most bytes of a film: Discord takes 10 MiB.
pub const FILM_LIMIT: usize = 10_000_000;

/// Durations of frames, in hundredths of a second.
#[derive(Clone, Copy, Debug)]
struct FrameTiming {
    /// Dice in the air, for each frame.
    falling: u16,
    /// Dice that lie.
    fallen: u16,
    /// A moving piece, for each of its positions.
    sliding: u16,
    /// A board.
    made: u16,
    /// The last board.
    last: u16,
    /// The longest film with its last frame, if there is a limit.
    longest: Option<u32>,
}

impl FrameTiming {
    const fn of(pace: FilmSpeed) -> Self {
        match pace {
            FilmSpeed::Slow => Self {
                falling: 16,
                fallen: 160,
                sliding: 8,
                made: 220,
                last: 700,
                longest: None,
            },
            FilmSpeed::Normal => Self {
                falling: 12,
                fallen: 90,
                sliding: 6,
                made: 110,
                last: 500,
                longest: Some(3_000),
            },
            FilmSpeed::Fast => Self {
                falling: 8,
                fallen: 45,
                sliding: 4,
                made: 50,
                last: 400,
                longest: Some(1_500),
            },
        }
    }
}

/// A film of a game visible to the user here.
pub(in crate::service) fn film_reply(
    store: &Store,
    request: &Request,
    game: Option<GameId>,
    cut: &FilmOptions,
) -> HandlerResult {
    let game = match game {
        Some(id) => find::visible(store, request.asker(), id)?,
        None => find::newest_of(store, request.asker())?,
    };
    let view = view::view(store, &game, &request.user.id);
    Ok(vec![filmed(
        &game,
        cut,
        view,
        &load_names::names(store, &game)?,
    )])
}

/// A film of any game, for a shell; without a picture, the reply has the reason. `None` if no game has this number.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn film_of(
    service: &Service,
    id: GameId,
    cut: &FilmOptions,
) -> Result<Option<Reply>, StoreError> {
    let Some(game) = load::load(&service.store, id)? else {
        return Ok(None);
    };
    let names = load_names::names(&service.store, &game)?;
    Ok(Some(filmed(&game, cut, Viewpoint::FIRST, &names)))
}

/// The sentence about a film that was drawn smaller, or with fewer frames.
pub fn smaller_film(width: u32, shown: usize, frames: usize) -> String {
    let args = [
        ("width", TextArg::Num(width.into())),
        ("shown", TextArg::count(shown)),
        ("frames", TextArg::count(frames)),
    ];
    let id = if shown < frames {
        "film-shorter"
    } else {
        "film-smaller"
    };
    catalogue::sentences().line(id, &args)
}

/// The first and the last ply of a film, or the reason why there is none.
fn film_range(game: &Game, cut: &FilmOptions) -> Result<(Ply, Ply), Text> {
    let last = game.ply();
    let from = move_names::resolve_move(game, cut.from.as_deref(), Ply(0))?;
    let to = move_names::resolve_move(game, cut.to.as_deref(), last)?;
    let most = MAX_TURNS / u32::from(game.position().seats());
    let id = match turn::moves_to(game, to).checked_sub(turn::moves_to(game, from)) {
        _ if last == Ply(0) => "refuse-film-empty",
        _ if from > to => "refuse-film-backwards",
        Some(moves) if moves > most => "refuse-film-long",
        _ => return Ok((from, to)),
    };
    let args = [
        ("game", game.id().to_string().into()),
        ("total", TextArg::Num(turn::moves_to(game, last).into())),
        ("from", move_names::move_name(game, from).into()),
        ("to", move_names::move_name(game, to).into()),
        ("most", TextArg::Num(most.into())),
    ];
    Err(catalogue::sentences().text(id, &args))
}

/// The film, or the reason why there is none.
fn filmed(game: &Game, cut: &FilmOptions, view: Viewpoint, names: &PlayerNames) -> Reply {
    let (from, to) = match film_range(game, cut) {
        Ok(stretch) => stretch,
        Err(refusal) => return Reply::note(refusal),
    };
    let words = catalogue::sentences();
    let mut args = vec![
        ("game", game.id().to_string().into()),
        (
            "total",
            TextArg::Num(turn::moves_to(game, game.ply()).into()),
        ),
        ("from", move_names::move_name(game, from).into()),
        ("to", move_names::move_name(game, to).into()),
    ];
    if let Some(first) = game.player(Seat::FIRST) {
        args.push(("white", names.arg(first)));
        args.push(("black", names.others(game, first)));
    }
    let sides = usize::from(game.position().seats());
    let below = cut.side.and_then(Seat::new);
    let view = Viewpoint {
        bottom: below
            .filter(|seat| seat.index() < sides)
            .unwrap_or(view.bottom),
        theme: cut.theme.unwrap_or(view.theme),
    };
    let id = if (from, to) == (Ply(0), game.ply()) {
        "film-whole"
    } else {
        "film-part"
    };
    let mut reply = Reply::note(words.text(id, &args));
    reply.picture = game::picture(game, to, view, names).map(|last| {
        let about = words.line("film-alt", &args);
        let alt = format!("{about} {}", last.alt);
        Picture {
            content: PictureContent::Film(film(game, from..=to, cut.pace, &last.scene, names)),
            alt: game::fitted(&alt),
            ..last
        }
    });
    reply
}

/// The frames; `last` is the final caption.
fn film(
    game: &Game,
    plies: RangeInclusive<Ply>,
    pace: FilmSpeed,
    last: &Scene,
    names: &PlayerNames,
) -> Film {
    let (from, to) = plies.into_inner();
    let holds = FrameTiming::of(pace);
    let turns: Vec<String> = Seat::all(game.position().seats())
        .map(|seat| {
            catalogue::sentences().line("caption-turn", &[("side", game::side(game, seat).into())])
        })
        .collect();
    let mut told = None;
    let frames = film::moments(game, from, to).map(|moment| {
        let ends = moment.ply == to && moment.beat == MovePhase::Made;
        let goes_on = game
            .history()
            .step_at(moment.ply)
            .is_some_and(|step| step.turn_continues);
        let hold = match moment.beat {
            MovePhase::Falling => holds.falling,
            MovePhase::Fallen => holds.fallen,
            MovePhase::Sliding => holds.sliding,
            MovePhase::Made if ends => holds.last,
            // The pieces of a tower leave it quickly one after the other.
            MovePhase::Made if goes_on => holds.made / 2,
            MovePhase::Made => holds.made,
        };
        let mut caption = caption_frame(game, &moment, names);
        // The player to move is marked beside the names; as text at every board it would only flicker.
        if !ends && (goes_on || turns.contains(&caption.status)) {
            caption.status.clear();
        }
        if !ends {
            caption.number.clear();
        }
        if moment.beat == MovePhase::Made {
            let after = told.replace(moment.ply);
            let parts = [
                std::mem::take(&mut caption.status),
                heard(game, after, moment.ply),
            ];
            let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            caption.status = parts.join(" · ");
        }
        let scene = Scene {
            eyes: last.eyes,
            caption,
            ..moment.scene
        };
        let slide = moment.slide;
        Frame { scene, hold, slide }
    });
    let mut frames: Vec<Frame> = frames.collect();
    // The board as it ended, and then the card over it.
    if let Some(end) = frames.last_mut().filter(|_| last.caption.card.is_some()) {
        let card = Frame {
            scene: last.clone(),
            hold: holds.last,
            slide: None,
        };
        end.scene.marks.clone_from(&last.marks);
        end.hold = holds.made;
        frames.push(card);
    }
    if let Some(longest) = holds.longest {
        hurry(&mut frames, longest, holds.made);
    }
    Film {
        name: format!("game-{}", game.id().0),
        frames,
    }
}

/// Shortest time of a frame, in hundredths of a second: film players slow down shorter ones.
const SHORTEST: u32 = 2;
/// Time of each position of a moving piece in a film that is shortened, in hundredths of a second.
const SLID: u16 = 3;
/// Shortest time of a board as long as moving pieces are shown, in hundredths of a second.
const UNHURRIED: u32 = 10;

/// Shortens a film that would take longer than `longest`: all frames alike except the last, then without moving pieces,
/// and finally without some boards. `made` is the time of a board in a film that is not shortened.
fn hurry(frames: &mut Vec<Frame>, longest: u32, made: u16) {
    let Some(last) = frames.last().map(|frame| u32::from(frame.hold)) else {
        return;
    };
    let asked = |slides: bool| -> u32 {
        let asked = frames
            .iter()
            .filter(|frame| frame.slide.is_some() == slides);
        asked.map(|frame| u32::from(frame.hold)).sum()
    };
    if asked(false) + asked(true) <= longest {
        return;
    }
    let room = longest.saturating_sub(last);
    let boards = asked(false) - last;
    let slides = frames.iter().filter(|frame| frame.slide.is_some()).count();
    let left = room.saturating_sub(counted(slides).saturating_mul(SLID.into()));
    let fit = counted(frames.len() - slides) * SHORTEST <= left;
    if fit && left * u32::from(made) >= UNHURRIED * boards {
        let slid = frames.iter_mut().filter(|frame| frame.slide.is_some());
        slid.for_each(|frame| frame.hold = SLID);
        return shorten(frames, left);
    }
    frames.retain(|frame| frame.slide.is_none());
    thin(frames, room / SHORTEST);
    shorten(frames, room);
}

/// Leaves out dice in the air, and then repeatedly every second board, until there are at most this many frames before
/// the last. The first and the last two stay: the board as it ended, and the card.
fn thin(frames: &mut Vec<Frame>, most: u32) {
    let too_many = |frames: &[Frame]| counted(frames.len()) > most + 1;
    if too_many(frames) {
        frames.retain(|frame| frame.scene.dice.is_none_or(|dice| dice.lie()));
    }
    while too_many(frames) && frames.len() > 4 {
        let end = frames.len() - 2;
        let mut nth = 0..;
        frames.retain(|_| nth.next().is_some_and(|nth| nth % 2 == 0 || nth >= end));
    }
}

/// Gives all frames without a moving piece but the last their shares of this time, each at least [`SHORTEST`].
fn shorten(frames: &mut [Frame], time: u32) {
    let before = frames.split_last_mut().map(|(_, before)| before);
    let mut still: Vec<&mut Frame> = before.into_iter().flatten().collect();
    still.retain(|frame| frame.slide.is_none());
    let asked: u32 = still.iter().map(|frame| u32::from(frame.hold)).sum();
    let spare = time.saturating_sub(counted(still.len()) * SHORTEST);
    for frame in still {
        let share = u32::from(frame.hold) * spare / asked.max(1);
        frame.hold = u16::try_from(SHORTEST + share).unwrap_or(u16::MAX);
    }
}

/// A number of frames as part of a time.
fn counted(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Signals on the board of this ply, and on boards left out since an earlier one; empty without any.
fn heard(game: &Game, after: Option<Ply>, to: Ply) -> String {
    let turn = u32::try_from(turn::turn_to(game, to).len()).unwrap_or(u32::MAX);
    let before = |after: Option<Ply>| after.map_or(to.0.checked_sub(turn), |after| Some(after.0));
    let after = before(after).filter(|_| to > Ply(0));
    let said = game.signals().iter();
    let said = said.filter(|said| after.is_none_or(|after| after < said.ply.0) && said.ply <= to);
    let said = said.map(|said| format!("{} {}", game::side(game, said.seat), said.signal.number()));
    let said: Vec<String> = said.collect();
    if said.is_empty() {
        return String::new();
    }
    let args = [("signals", said.join(", ").into())];
    catalogue::sentences().line("caption-signals", &args)
}

/// The captions of a frame: while the dice decide, those of the turn that threw them.
fn caption_frame(game: &Game, moment: &FilmMoment, names: &PlayerNames) -> Caption {
    let FilmMoment {
        ply, beat, scene, ..
    } = moment;
    if *beat == MovePhase::Made {
        return game::caption(game, *ply, scene, names);
    }
    let mut last = game::numbered(game, *ply).unwrap_or_default();
    let roll = game
        .history()
        .step_at(*ply)
        .and_then(|step| step.roll.as_ref());
    if let (MovePhase::Falling, Some(roll)) = (beat, roll) {
        // The record has the faces after the move.
        let kept = last.strip_suffix(&roll.to_string()).map(str::len);
        last.truncate(kept.unwrap_or(last.len()));
    }
    Caption {
        last,
        ..game::caption(game, Ply(ply.0 - 1), scene, names)
    }
}
