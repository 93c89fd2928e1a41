//! The review of a game: any of its moves as a page, with everything on it to walk on by.
//!
//! A page is a [`Walk`] and nothing else; each of its buttons carries the walk of the page it leads to.

use std::collections::BTreeSet;

use crate::game::seat::Seat;
use crate::play::{Game, GameId, Place, Ply};
use crate::service::ask::{Ask, Cut, Person, RecordFormat, Walk};
use crate::service::describe::{View, numbered, picture};
use crate::service::find::Found;
use crate::service::named::{called, meant};
use crate::service::names::Names;
use crate::service::prose::{Arg, sentences};
use crate::service::refuse::short;
use crate::service::reply::{Audience, Control, Reply, Text, Weight};
use crate::service::{Answer, Service, buttons, rolls, row, signal};

/// How many turns a page of the list has: as many as one menu can lead to.
const PAGE: usize = 25;
/// How many choices autocomplete and a menu may hold.
pub(super) const CHOICES: usize = 25;
/// How many turns around the present one a menu leads to; the others are spread over the game.
const NEAR: usize = 12;

impl Service {
    /// The review of a game from its last position, or from the move that is named.
    pub(super) fn begin_review(
        &self,
        (who, place): (&Person, &Place),
        game: Option<GameId>,
        at: Option<&str>,
    ) -> Answer {
        let game = self.find(&who.id, place, game, Found::Looking)?;
        let walk = Walk {
            ply: Some(meant(&game, at, game.ply()).map_err(Reply::note)?),
            ..Walk::of(game.id())
        };
        self.turn_to((who, place), &game, walk)
    }

    /// One page of a review.
    pub(super) fn review(&self, who: &Person, place: &Place, walk: Walk) -> Answer {
        let game = self.visible(&who.id, place, walk.game)?;
        self.turn_to((who, place), &game, walk)
    }

    fn turn_to(&self, (who, place): (&Person, &Place), game: &Game, walk: Walk) -> Answer {
        let words = sentences();
        let number = ("game", game.id().to_string().into());
        let ply = walk.ply.unwrap_or(game.ply());
        if ply > game.ply() {
            let total = Arg::Num(game.moves_to(game.ply()).into());
            let text = words.text("refuse-unknown-ply", &[number, ("total", total)]);
            return Ok(vec![Reply::note(text)]);
        }
        // A control may be from the middle of a turn.
        let ply = game.end_of_turn(ply);
        let at_home = game.place().house() == place.house();
        if walk.shared && !at_home {
            return Ok(vec![Reply::note(words.text("refuse-share", &[number]))]);
        }
        // What all see is one person's view no more than another's, and none's notes but the open ones.
        let (own, reader) = if walk.shared {
            (View::FIRST, None)
        } else {
            (self.view(game, &who.id), Some(&who.id))
        };
        let page = Page::new(game, ply, walk, own);
        let names = self.names(game)?;
        let mut reply = Reply::note(row::line(&game.summary(), &names));
        if walk.list {
            page.list(&mut reply.text);
            reply.controls = page.list_controls();
        } else {
            page.words(&mut reply.text, &names);
            if ply == game.ply() {
                reply.text.push_line(rolls::luck(game, &names));
            }
            reply.picture = picture(game, ply, page.view, &names);
            if reply.picture.is_none() {
                page.stored(&mut reply.text);
            }
            reply.text.push_line(signal::heard_at(game, ply, &names));
            let notes = self.notes_on(game, ply, reader, &names)?;
            reply.text.push_line(notes);
            reply.controls = page.controls();
        }
        reply.controls.extend(page.company(at_home));
        reply.controls.extend(page.menu());
        reply.to = if walk.shared {
            Audience::Table
        } else {
            Audience::Asker
        };
        reply.replaces = !walk.fresh;
        Ok(vec![reply])
    }
}

/// Buttons that lead from a board as it stands into the review of its game.
pub(super) fn look_back(game: &Game) -> Vec<Control> {
    let page = Page::new(game, game.ply(), Walk::of(game.id()), View::FIRST);
    let mut steps = page.controls();
    steps.truncate(2);
    steps.retain(|step| {
        !matches!(
            step,
            Control::Button {
                weight: Weight::Idle,
                ..
            }
        )
    });
    steps
}

/// One page, ready to be written.
struct Page<'a> {
    game: &'a Game,
    ply: Ply,
    /// All the plies there are pages of: people think in turns.
    stops: Vec<Ply>,
    /// Which of them this is.
    at: usize,
    /// How it is walked on from here: the walk of this page, its ply filled in.
    walk: Walk,
    view: View,
}

impl<'a> Page<'a> {
    fn new(game: &'a Game, ply: Ply, walk: Walk, own: View) -> Self {
        let seats = usize::from(game.position().seats());
        let eyes = walk.eyes.filter(|eyes| eyes.index() < seats);
        let stops = game.stops();
        Self {
            game,
            ply,
            at: stops.partition_point(|stop| *stop < ply),
            stops,
            walk: Walk {
                ply: Some(ply),
                fresh: false,
                ..walk
            },
            view: View {
                eyes: eyes.unwrap_or(own.eyes),
                ..own
            },
        }
    }

    /// The last of the stops.
    fn last(&self) -> usize {
        self.stops.len() - 1
    }

    /// Which move it is, by whom and when.
    fn words(&self, text: &mut Text, names: &Names) {
        let mut args = vec![
            ("ply", Arg::Num(self.game.moves_to(self.ply).into())),
            (
                "total",
                Arg::Num(self.game.moves_to(self.game.ply()).into()),
            ),
        ];
        let step = self.game.step_at(self.ply);
        let id = match step {
            Some(step) => {
                args.push(("move", called(self.game, self.ply).into()));
                args.push(("when", Arg::Date(step.at)));
                if let Some(player) = self.game.player_then(step.seat, self.ply) {
                    args.push(("player", names.arg(player)));
                }
                "review-ply"
            }
            None => "review-start",
        };
        text.push_line(sentences().text(id, &args));
    }

    /// What is kept of a position that this program has no picture of.
    fn stored(&self, text: &mut Text) {
        let stored = self.game.setup_at(self.ply);
        let stored = stored
            .map(|setup| short(setup.as_str()))
            .unwrap_or_default();
        let args = [("position", stored.into())];
        text.push_line(sentences().text("review-no-picture", &args));
    }

    /// The stops of this page of the list.
    fn listed(&self) -> std::ops::RangeInclusive<usize> {
        let first = self.at.saturating_sub(1) / PAGE * PAGE + 1;
        first..=self.last().min(first + PAGE - 1)
    }

    fn list(&self, text: &mut Text) {
        let words = sentences();
        if self.game.steps().is_empty() {
            let total = [("total", Arg::Num(0))];
            text.push_line(words.text("review-start", &total));
        }
        for stop in self.listed() {
            let ply = self.stop(stop);
            if let Some(step) = self.game.step_at(ply) {
                let args = [
                    ("move", called(self.game, ply).into()),
                    ("when", Arg::Date(step.at)),
                ];
                text.push_line(words.text("review-move", &args));
            }
        }
    }

    fn stop(&self, at: usize) -> Ply {
        self.stops.get(at).copied().unwrap_or(self.game.ply())
    }

    fn to(&self, stop: usize) -> Walk {
        Walk {
            ply: Some(self.stop(stop)),
            ..self.walk
        }
    }

    /// First, back, forward, last. They keep their places, so that one can be pressed again and again, and lead
    /// nowhere at the ends. The last page is the last when it is asked for: a game under way goes on behind the page.
    fn steps(&self, [first, back, forward]: [Option<usize>; 3], at_end: bool) -> Vec<Control> {
        let last = Walk {
            ply: None,
            ..self.walk
        };
        [
            ("button-first", first.map(|stop| self.to(stop))),
            ("button-back", back.map(|stop| self.to(stop))),
            ("button-forward", forward.map(|stop| self.to(stop))),
            ("button-last", (!at_end).then_some(last)),
        ]
        .map(|(id, walk)| match walk {
            Some(walk) => button(id, walk, Weight::Plain),
            None => button(id, self.walk, Weight::Idle),
        })
        .into()
    }

    /// What stands under a board.
    fn controls(&self) -> Vec<Control> {
        let (at, last) = (self.at, self.last());
        let first = (at > 1).then_some(0);
        let forward = (at < last).then_some(at + 1);
        let mut row = self.steps([first, at.checked_sub(1), forward], at == last);
        let flipped = Walk {
            eyes: self.across(),
            ..self.walk
        };
        row.push(button("button-flip", flipped, Weight::Plain));
        let listed = Walk {
            list: true,
            ..self.walk
        };
        row.push(button("button-moves", listed, Weight::Plain));
        row.extend(self.keepsakes());
        row
    }

    /// The game as a film and as a file, once there is something in it.
    fn keepsakes(&self) -> Vec<Control> {
        if self.game.ply() == Ply(0) {
            return Vec::new();
        }
        let game = Some(self.walk.game);
        let side = u8::try_from(self.view.eyes.index()).ok();
        let cut = Cut {
            side,
            ..Cut::default()
        };
        let format = RecordFormat::Text;
        [
            ("button-film", Ask::Film { game, cut }),
            ("button-record", Ask::Export { game, format }),
        ]
        .map(|(id, ask)| buttons::button(id, ask, Weight::Plain))
        .into()
    }

    /// The side that the board is turned to next.
    fn across(&self) -> Option<Seat> {
        let seats = self.game.position().seats();
        let behind = Seat::all(seats).find(|seat| *seat > self.view.eyes);
        behind.or(Some(Seat::FIRST))
    }

    /// What stands under the list of moves.
    fn list_controls(&self) -> Vec<Control> {
        let (first, total) = (*self.listed().start(), self.last());
        let forward = (first + PAGE <= total).then_some(first + PAGE);
        let mut row = self.steps(
            [
                (first > PAGE + 1).then_some(1),
                (first > PAGE).then(|| first - PAGE),
                forward,
            ],
            forward.is_none(),
        );
        let board = Walk {
            list: false,
            ..self.walk
        };
        row.push(button("button-to-board", board, Weight::Plain));
        row
    }

    /// To show the page to all, or to walk on from a shared one by oneself.
    fn company(&self, at_home: bool) -> Option<Control> {
        let (shared, fresh) = (!self.walk.shared, true);
        let walk = Walk {
            shared,
            fresh,
            eyes: Some(self.view.eyes),
            ..self.walk
        };
        let id = if shared {
            "button-share"
        } else {
            "button-alone"
        };
        (at_home || !shared).then(|| button(id, walk, Weight::Plain))
    }

    /// Other moves to go to at once; `None` where there is none.
    fn menu(&self) -> Option<Control> {
        let words = sentences();
        let stops: Vec<usize> = if self.walk.list {
            self.listed().collect()
        } else {
            stops(self.at, self.last())
        };
        let start = words.line("review-to-start", &[]);
        let options: Vec<(String, Ask)> = stops
            .into_iter()
            .map(|stop| {
                let label = numbered(self.game, self.stop(stop)).unwrap_or_else(|| start.clone());
                let walk = Walk {
                    list: false,
                    ..self.to(stop)
                };
                (label, Ask::Review(walk))
            })
            .collect();
        let id = if self.walk.list {
            "menu-show"
        } else {
            "menu-jump"
        };
        (!options.is_empty()).then(|| Control::Menu {
            prompt: words.line(id, &[]),
            options,
        })
    }
}

fn button(id: &str, walk: Walk, weight: Weight) -> Control {
    buttons::button(id, Ask::Review(walk), weight)
}

/// At most 25 stops to go to from the present one: all there are, or those near it and some of all parts of
/// the game, its ends among them.
pub(super) fn stops(present: usize, last: usize) -> Vec<usize> {
    let mut stops: BTreeSet<usize> = if last <= CHOICES {
        (0..=last).collect()
    } else {
        let near = present.saturating_sub(NEAR / 2).min(last - NEAR);
        let spread = (0..=NEAR).map(|nth| last * nth / NEAR);
        (near..=near + NEAR).chain(spread).collect()
    };
    stops.remove(&present);
    stops.into_iter().collect()
}
