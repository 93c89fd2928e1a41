//! A game as a film: which stretch of it, the words around each moment, and for how long each is shown.
//!
//! Nothing is drawn here, and nothing of what is told is given away before the dice lie.

use crate::game::seat::Seat;
use crate::play::film::{Beat, Moment};
use crate::play::{Game, GameId, Place, Ply};
use crate::scene::{Caption, Film, Frame, Scene};
use crate::service::ask::{Cut, Pace, Person};
use crate::service::describe::{View, caption, fitted, numbered, picture, side};
use crate::service::names::Names;
use crate::service::prose::{Arg, sentences};
use crate::service::reply::{Picture, Reply, Text};
use crate::service::{Answer, Service, named};
use crate::store::StoreError;

/// The most turns one film shows, of all seats together: what it takes to gather them keeps others waiting.
const MOST: u32 = 3_000;

/// The most bytes a film may have, wherever it is shown: Discord takes 10 MiB.
pub const FILM_LIMIT: usize = 10_000_000;

/// How long moments are shown, in hundredths of a second.
#[derive(Clone, Copy, Debug)]
struct Holds {
    /// Dice in the air, each time they are seen.
    falling: u16,
    /// Dice that lie.
    fallen: u16,
    /// A board.
    made: u16,
    /// The last board.
    last: u16,
}

impl Holds {
    const fn of(pace: Pace) -> Self {
        match pace {
            Pace::Slow => Self {
                falling: 16,
                fallen: 160,
                made: 220,
                last: 700,
            },
            Pace::Normal => Self {
                falling: 12,
                fallen: 90,
                made: 110,
                last: 500,
            },
            Pace::Fast => Self {
                falling: 8,
                fallen: 45,
                made: 50,
                last: 400,
            },
        }
    }
}

impl Service {
    /// A film of a game that may be seen from here.
    pub(super) fn film(
        &self,
        who: &Person,
        place: &Place,
        game: Option<GameId>,
        cut: &Cut,
    ) -> Answer {
        let game = match game {
            Some(id) => self.visible(&who.id, place, id)?,
            None => self.newest_of(&who.id, place)?,
        };
        let view = self.view(&game, &who.id);
        Ok(vec![filmed(&game, cut, view, &self.names(&game)?)])
    }

    /// A film of any game, for a shell; without a picture, the reply says why there is none. `None` when
    /// there is no game of this number.
    ///
    /// # Errors
    /// As the store reports.
    pub fn film_of(&self, id: GameId, cut: &Cut) -> Result<Option<Reply>, StoreError> {
        let Some(game) = self.load(id)? else {
            return Ok(None);
        };
        let names = self.names(&game)?;
        Ok(Some(filmed(&game, cut, View::FIRST, &names)))
    }
}

/// What to say of a film that had to be drawn smaller, or with fewer frames than it has.
pub fn smaller_film(width: u32, shown: usize, frames: usize) -> String {
    let args = [
        ("width", Arg::Num(width.into())),
        ("shown", Arg::count(shown)),
        ("frames", Arg::count(frames)),
    ];
    let id = if shown < frames {
        "film-shorter"
    } else {
        "film-smaller"
    };
    sentences().line(id, &args)
}

/// From which ply to which a film goes, or why there can be none.
fn stretch(game: &Game, cut: &Cut) -> Result<(Ply, Ply), Text> {
    let last = game.ply();
    let from = named::meant(game, cut.from.as_deref(), Ply(0))?;
    let to = named::meant(game, cut.to.as_deref(), last)?;
    let most = MOST / u32::from(game.position().seats());
    let id = match game.moves_to(to).checked_sub(game.moves_to(from)) {
        _ if last == Ply(0) => "refuse-film-empty",
        _ if from > to => "refuse-film-backwards",
        Some(moves) if moves > most => "refuse-film-long",
        _ => return Ok((from, to)),
    };
    let args = [
        ("game", game.id().to_string().into()),
        ("total", Arg::Num(game.moves_to(last).into())),
        ("from", named::called(game, from).into()),
        ("to", named::called(game, to).into()),
        ("most", Arg::Num(most.into())),
    ];
    Err(sentences().text(id, &args))
}

/// The film, or why there is none.
fn filmed(game: &Game, cut: &Cut, view: View, names: &Names) -> Reply {
    let (from, to) = match stretch(game, cut) {
        Ok(stretch) => stretch,
        Err(refusal) => return Reply::note(refusal),
    };
    let words = sentences();
    let mut args = vec![
        ("game", game.id().to_string().into()),
        ("total", Arg::Num(game.moves_to(game.ply()).into())),
        ("from", named::called(game, from).into()),
        ("to", named::called(game, to).into()),
    ];
    if let Some(first) = game.player(Seat::FIRST) {
        args.push(("white", names.arg(first)));
        args.push(("black", names.others(game, first)));
    }
    let sides = usize::from(game.position().seats());
    let below = cut.side.and_then(Seat::new);
    let view = View {
        eyes: below
            .filter(|seat| seat.index() < sides)
            .unwrap_or(view.eyes),
        theme: cut.theme.unwrap_or(view.theme),
    };
    let id = if (from, to) == (Ply(0), game.ply()) {
        "film-whole"
    } else {
        "film-part"
    };
    let mut reply = Reply::note(words.text(id, &args));
    reply.picture = picture(game, to, view, names).map(|last| {
        let about = words.line("film-alt", &args);
        let alt = format!("{about} {}", last.alt);
        Picture {
            film: Some(film(game, (from, to), cut.pace, &last.scene, names)),
            alt: fitted(&alt),
            ..last
        }
    });
    reply
}

/// The frames; `last` is how it ends.
fn film(game: &Game, (from, to): (Ply, Ply), pace: Pace, last: &Scene, names: &Names) -> Film {
    let holds = Holds::of(pace);
    let turns: Vec<String> = Seat::all(game.position().seats())
        .map(|seat| sentences().line("caption-turn", &[("side", side(game, seat).into())]))
        .collect();
    let frames = game.moments(from, to).map(|moment| {
        let ends = moment.ply == to && moment.beat == Beat::Made;
        let goes_on = game.step_at(moment.ply).is_some_and(|step| step.goes_on);
        let hold = match moment.beat {
            Beat::Falling => holds.falling,
            Beat::Fallen => holds.fallen,
            Beat::Made if ends => holds.last,
            // The pieces of a tower leave it quickly one after the other.
            Beat::Made if goes_on => holds.made / 2,
            Beat::Made => holds.made,
        };
        let mut caption = worded(game, &moment, names);
        // Whose turn it is shows beside the names; said in words with every board it only flickers.
        if !ends && (goes_on || turns.contains(&caption.status)) {
            caption.status.clear();
        }
        let scene = Scene {
            eyes: last.eyes,
            caption,
            ..moment.scene
        };
        Frame { scene, hold }
    });
    Film {
        name: format!("game-{}", game.id().0),
        frames: frames.collect(),
    }
}

/// The words around a moment: while the dice decide, those of the turn in which they were thrown.
fn worded(game: &Game, moment: &Moment, names: &Names) -> Caption {
    let Moment { ply, beat, scene } = moment;
    if *beat == Beat::Made {
        return caption(game, *ply, scene, names);
    }
    let mut last = numbered(game, *ply).unwrap_or_default();
    let roll = game.step_at(*ply).and_then(|step| step.roll.as_ref());
    if let (Beat::Falling, Some(roll)) = (beat, roll) {
        // The record has the faces behind the move.
        let kept = last.strip_suffix(&roll.to_string()).map(str::len);
        last.truncate(kept.unwrap_or(last.len()));
    }
    Caption {
        last,
        ..caption(game, Ply(ply.0 - 1), scene, names)
    }
}
