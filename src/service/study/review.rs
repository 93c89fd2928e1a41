//! The review of a game: any of its moves as a page, with controls to the others.
//!
//! A page is a [`ReviewPage`] and nothing else; each button carries its target page.

use crate::game::seat::Seat;
use crate::play::stage::Stage;
use crate::play::{Game, GameId, Ply, turn};
use crate::service::api::action::{Action, Asker, Request};
use crate::service::api::reply::{Audience, ButtonStyle, Control, Reply};
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::values::{
    FilmOptions, RecordFormat, ReviewPage, ReviewShows, StoryOptions,
};
use crate::service::challenges::play_on;
use crate::service::describe::game::{BoardBeside, Viewpoint};
use crate::service::describe::{args, button, buttons, game, rolls, row, signal, stops};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load_names, move_names, view};
use crate::service::state::Service;
use crate::service::study::analysis::Report;
use crate::service::study::{analyse, graph, notes, report};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::Store;

/// Turns on a page of the list: as many as one menu holds.
const TURNS_PER_PAGE: usize = 25;

/// The review of a game from its last position, or from the named move.
pub(in crate::service) fn begin_review(
    service: &Service,
    request: &Request,
    game: Option<GameId>,
    at: Option<&str>,
) -> HandlerResult {
    let store = &service.store;
    let game = find::resolve_game(store, request.asker(), game, GameMatch::PlayingOrLast)?;
    let walk = ReviewPage {
        ply: Some(move_names::resolve_move(&game, at, game.ply()).map_err(Reply::note)?),
        ..ReviewPage::of(game.id())
    };
    turn_to(service, request, &game, walk)
}

/// One page of a review.
pub(in crate::service) fn review(
    service: &Service,
    request: &Request,
    walk: ReviewPage,
) -> HandlerResult {
    let game = find::visible(&service.store, request.asker(), walk.game)?;
    turn_to(service, request, &game, walk)
}

fn turn_to(service: &Service, request: &Request, game: &Game, walk: ReviewPage) -> HandlerResult {
    let store = &service.store;
    let words = catalogue::sentences();
    let number = ("game", game.id().to_string().into());
    let ply = walk.ply.unwrap_or(game.ply());
    if ply > game.ply() {
        let total = TextArg::Num(turn::moves_to(game, game.ply()).into());
        let text = words.text("refuse-unknown-ply", &[number, ("total", total)]);
        return Ok(vec![Reply::note(text)]);
    }
    // A control may point to the middle of a turn.
    let ply = turn::end_of_turn(game, ply);
    let at_home = game.place().server() == request.place.server();
    if walk.shared && !at_home {
        return Ok(vec![Reply::note(words.text("refuse-share", &[number]))]);
    }
    // A public page shows no user's own view, and only shared notes.
    let (own, reader) = if walk.shared {
        (Viewpoint::FIRST, None)
    } else {
        (
            view::view(store, game, &request.user.id),
            Some(&request.user.id),
        )
    };
    let judged = if walk.shows == ReviewShows::List {
        None
    } else {
        analyse::readable(service, game, &request.user.id)?
    };
    let shows = if judged.is_none() && walk.shows == ReviewShows::Graph {
        ReviewShows::Board
    } else {
        walk.shows
    };
    let page = ReviewView::new(game, ply, ReviewPage { shows, ..walk }, own);
    let names = load_names::names(store, game)?;
    let mut reply = Reply::note(row::line(&game.summary(), &names));
    if walk.shows == ReviewShows::List {
        page.list(&mut reply.text);
        reply.controls = page.list_controls();
    } else {
        page.shown(&mut reply, judged.as_ref(), &names);
        let notes = notes::notes_on(store, game, ply, reader, &names)?;
        reply.text.push_line(notes);
        reply.text.push_line(service.page_of_game(game, ply));
        reply.controls = page.controls();
        let judged = judged.iter();
        let judged = judged.flat_map(|judged| report::controls(game, judged, page.walk));
        reply.controls.extend(judged);
        reply.controls.extend(play_on::button(service, game, ply));
    }
    reply.controls.extend(page.company(at_home));
    reply.controls.extend(page.menu());
    reply.audience = if walk.shared {
        Audience::Table
    } else {
        Audience::Asker
    };
    reply.replaces_source = !walk.new_message;
    Ok(vec![reply])
}

/// Buttons from a current board into the review of its game.
pub(in crate::service) fn look_back(game: &Game) -> Vec<Control> {
    let page = ReviewView::new(
        game,
        game.ply(),
        ReviewPage::of(game.id()),
        Viewpoint::FIRST,
    );
    let mut steps = page.controls();
    steps.truncate(2);
    steps.retain(|step| {
        !matches!(
            step,
            Control::Button {
                style: ButtonStyle::Disabled,
                ..
            }
        )
    });
    steps
}

/// The page with a board under which a control stands, by the button that leads from it to the list of moves.
pub(in crate::service) const fn page_of(control: &Control) -> Option<ReviewPage> {
    let Control::Button {
        action: Action::Review(walk),
        ..
    } = control
    else {
        return None;
    };
    match walk.shows {
        ReviewShows::List => Some(ReviewPage {
            shows: ReviewShows::Board,
            ..*walk
        }),
        ReviewShows::Board | ReviewShows::Graph => None,
    }
}

/// The board of a page; `None` if this program cannot read its position.
pub(in crate::service) fn page_board(
    store: &Store,
    asker: Asker<'_>,
    page: ReviewPage,
) -> Result<Option<BoardBeside>, HandlerError> {
    let game = find::visible(store, asker, page.game)?;
    let ply = page.ply.unwrap_or(game.ply());
    let own = view::view(store, &game, asker.player);
    let view = Viewpoint {
        bottom: page.viewpoint.unwrap_or(own.bottom),
        ..own
    };
    let names = load_names::names(store, &game)?;
    let picture = game::picture(&game, ply, view, &names);
    let game = if ply == game.ply() {
        Some(game)
    } else {
        as_it_stood(store, &game, ply)?
    };
    let board = picture.zip(game);
    Ok(board.map(|(picture, game)| BoardBeside { game, picture }))
}

/// The game after this many of its moves, before anything else happened in it.
fn as_it_stood(store: &Store, game: &Game, ply: Ply) -> Result<Option<Game>, HandlerError> {
    let log = store.load(game.id())?;
    let Some((first, later)) = log.split_first() else {
        return Ok(None);
    };
    let Some(mut past) = Game::from_log(game.id(), std::slice::from_ref(first)) else {
        return Ok(None);
    };
    for entry in later {
        past.apply(entry);
        let begun = matches!(past.stage(), Stage::Running | Stage::Over);
        if begun
            && past.ply() == ply
            && past.history().setup_at(ply) == game.history().setup_at(ply)
        {
            return Ok(Some(past));
        }
    }
    Ok(None)
}

/// One page, ready to be written.
struct ReviewView<'a> {
    game: &'a Game,
    ply: Ply,
    /// The plies with pages: people think in turns.
    stops: Vec<Ply>,
    /// The index of this one.
    at: usize,
    /// The action of this page, with its ply filled in, as a base for the others.
    walk: ReviewPage,
    view: Viewpoint,
}

impl<'a> ReviewView<'a> {
    fn new(game: &'a Game, ply: Ply, walk: ReviewPage, own: Viewpoint) -> Self {
        let seats = usize::from(game.position().seats());
        let eyes = walk.viewpoint.filter(|eyes| eyes.index() < seats);
        let stops = turn::stops(game);
        Self {
            game,
            ply,
            at: stops.partition_point(|stop| *stop < ply),
            stops,
            walk: ReviewPage {
                ply: Some(ply),
                new_message: false,
                ..walk
            },
            view: Viewpoint {
                bottom: eyes.unwrap_or(own.bottom),
                ..own
            },
        }
    }

    /// The index of the last stop.
    fn last(&self) -> usize {
        self.stops.len() - 1
    }

    /// The move of the page in words and as a board or a graph, and its judgement.
    fn shown(&self, reply: &mut Reply, judged: Option<&Report>, names: &PlayerNames) {
        let (game, ply) = (self.game, self.ply);
        self.words(&mut reply.text, names);
        if ply == game.ply() {
            let decisive = judged.and_then(|report| report::decisive_roll(game, report, names));
            let luck = rolls::luck_summary_with(game, names, decisive);
            reply.text.push_line(luck);
        }
        let graph = judged.filter(|_| self.walk.shows == ReviewShows::Graph);
        let graph = graph
            .and_then(|report| graph::picture(game, report, names, self.view.theme, Some(ply)));
        reply.picture = graph.or_else(|| game::picture(game, ply, self.view, names));
        if reply.picture.is_none() {
            self.stored(&mut reply.text);
        }
        reply.text.push_line(signal::heard_at(game, ply, names));
        if let Some(judged) = judged {
            reply.text.push_line(report::page(game, judged, ply));
        }
    }

    /// The move of the page, with its player and time.
    fn words(&self, text: &mut Text, names: &PlayerNames) {
        let mut args = vec![
            (
                "ply",
                TextArg::Num(turn::moves_to(self.game, self.ply).into()),
            ),
            (
                "total",
                TextArg::Num(turn::moves_to(self.game, self.game.ply()).into()),
            ),
        ];
        let step = self.game.history().step_at(self.ply);
        let id = match step {
            Some(step) => {
                args.push(("move", move_names::move_name(self.game, self.ply).into()));
                args.push(("when", TextArg::Date(step.at)));
                let before = Ply(self.ply.0.saturating_sub(1));
                let mover = self.game.mover_seat_at(step.seat, before);
                if let Some(player) = self.game.seating().player_then(mover, self.ply) {
                    args.push(("player", names.arg(player)));
                }
                "review-ply"
            }
            None if self.game.is_set_up() => "review-start-position",
            None => "review-start",
        };
        text.push_line(catalogue::sentences().text(id, &args));
    }

    /// The stored text of a position that this program cannot draw.
    fn stored(&self, text: &mut Text) {
        let stored = self.game.history().setup_at(self.ply);
        let stored = stored
            .map(|setup| args::short(setup.as_str()))
            .unwrap_or_default();
        let args = [("position", stored.into())];
        text.push_line(catalogue::sentences().text("review-no-picture", &args));
    }

    /// The stops of this page of the list.
    fn listed(&self) -> std::ops::RangeInclusive<usize> {
        let first = self.at.saturating_sub(1) / TURNS_PER_PAGE * TURNS_PER_PAGE + 1;
        first..=self.last().min(first + TURNS_PER_PAGE - 1)
    }

    fn list(&self, text: &mut Text) {
        let words = catalogue::sentences();
        if self.game.steps().is_empty() {
            let total = [("total", TextArg::Num(0))];
            text.push_line(words.text("review-start", &total));
        }
        for stop in self.listed() {
            let ply = self.stop(stop);
            if let Some(step) = self.game.history().step_at(ply) {
                let args = [
                    ("move", move_names::move_name(self.game, ply).into()),
                    ("when", TextArg::Date(step.at)),
                ];
                text.push_line(words.text("review-move", &args));
            }
        }
    }

    fn stop(&self, at: usize) -> Ply {
        self.stops.get(at).copied().unwrap_or(self.game.ply())
    }

    fn to(&self, stop: usize) -> ReviewPage {
        ReviewPage {
            ply: Some(self.stop(stop)),
            ..self.walk
        }
    }

    /// First, back, forward, last. They keep their places, so that one can be pressed again and again, and are disabled
    /// at the ends. The last page is found when it is requested: a running game continues meanwhile.
    fn steps(&self, [first, back, forward]: [Option<usize>; 3], at_end: bool) -> Vec<Control> {
        let last = ReviewPage {
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
            Some(walk) => button(id, walk, ButtonStyle::Secondary),
            None => button(id, self.walk, ButtonStyle::Disabled),
        })
        .into()
    }

    /// The controls under a board.
    fn controls(&self) -> Vec<Control> {
        let (at, last) = (self.at, self.last());
        let first = (at > 1).then_some(0);
        let forward = (at < last).then_some(at + 1);
        let mut row = self.steps([first, at.checked_sub(1), forward], at == last);
        let flipped = ReviewPage {
            viewpoint: self.across(),
            ..self.walk
        };
        // A graph has no bottom.
        let style = if self.walk.shows == ReviewShows::Graph {
            ButtonStyle::Disabled
        } else {
            ButtonStyle::Secondary
        };
        row.push(button("button-flip", flipped, style));
        let listed = ReviewPage {
            shows: ReviewShows::List,
            ..self.walk
        };
        row.push(button("button-moves", listed, ButtonStyle::Secondary));
        row.extend(self.keepsakes());
        row
    }

    /// The game as a film, as a story and as a file, once it has moves.
    fn keepsakes(&self) -> Vec<Control> {
        if self.game.ply() == Ply(0) {
            return Vec::new();
        }
        let game = Some(self.walk.game);
        let side = u8::try_from(self.view.bottom.index()).ok();
        let cut = FilmOptions {
            side,
            ..FilmOptions::default()
        };
        let look = StoryOptions {
            side,
            ..StoryOptions::default()
        };
        let format = RecordFormat::Text;
        [
            ("button-film", Action::Film { game, cut }),
            ("button-story", Action::Story { game, look }),
            ("button-record", Action::Export { game, format }),
        ]
        .map(|(id, ask)| button::button(id, ask, ButtonStyle::Secondary))
        .into_iter()
        .chain(buttons::analyse_button(self.game).filter(|_| self.at == self.last()))
        .collect()
    }

    /// The side that the board is turned to next.
    fn across(&self) -> Option<Seat> {
        let seats = self.game.position().seats();
        let behind = Seat::all(seats).find(|seat| *seat > self.view.bottom);
        behind.or(Some(Seat::FIRST))
    }

    /// The controls under the list of moves.
    fn list_controls(&self) -> Vec<Control> {
        let (first, total) = (*self.listed().start(), self.last());
        let forward = (first + TURNS_PER_PAGE <= total).then_some(first + TURNS_PER_PAGE);
        let mut row = self.steps(
            [
                (first > TURNS_PER_PAGE + 1).then_some(1),
                (first > TURNS_PER_PAGE).then(|| first - TURNS_PER_PAGE),
                forward,
            ],
            forward.is_none(),
        );
        let board = ReviewPage {
            shows: ReviewShows::Board,
            ..self.walk
        };
        row.push(button("button-to-board", board, ButtonStyle::Secondary));
        row
    }

    /// The button that shares the page, or that leaves a shared one for a private review.
    fn company(&self, at_home: bool) -> Option<Control> {
        let (shared, fresh) = (!self.walk.shared, true);
        let walk = ReviewPage {
            shared,
            new_message: fresh,
            viewpoint: Some(self.view.bottom),
            ..self.walk
        };
        let id = if shared {
            "button-share"
        } else {
            "button-alone"
        };
        (at_home || !shared).then(|| button(id, walk, ButtonStyle::Secondary))
    }

    /// A menu of other moves; `None` without any.
    fn menu(&self) -> Option<Control> {
        let words = catalogue::sentences();
        let listed = self.walk.shows == ReviewShows::List;
        let stops: Vec<usize> = if listed {
            self.listed().collect()
        } else {
            stops::stops(self.at, self.last())
        };
        let start = words.line("review-to-start", &[]);
        let options: Vec<(String, Action)> = stops
            .into_iter()
            .map(|stop| {
                let label =
                    game::numbered(self.game, self.stop(stop)).unwrap_or_else(|| start.clone());
                let page = self.to(stop);
                let shows = if listed {
                    ReviewShows::Board
                } else {
                    page.shows
                };
                (label, Action::Review(ReviewPage { shows, ..page }))
            })
            .collect();
        let id = if listed { "menu-show" } else { "menu-jump" };
        (!options.is_empty()).then(|| Control::Menu {
            prompt: words.line(id, &[]),
            options,
        })
    }
}

fn button(id: &str, walk: ReviewPage, style: ButtonStyle) -> Control {
    button::button(id, Action::Review(walk), style)
}
