//! Pages to learn from: lessons, pictures, rules and puzzles, made from the replies that Discord gets.
//!
//! A page is a board, words and controls. Controls are forms, so everything works without scripts; the script sends
//! taps on the board as the same forms. A page that only looks is asked by GET, so its address can be kept. Puzzles are
//! played by POST, which leads to an address that shows the outcome.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::guide::{GuideAction, GuidePage};
use crate::service::api::lesson::{LessonAction, LessonControl};
use crate::service::api::puzzle::{PuzzleAction, PuzzleControl, PuzzleWish};
use crate::service::api::reply::{Control, Reply};
use crate::service::boards::at_table;
use crate::service::commit::command;
use crate::service::words::catalogue::sentences;
use crate::service::{Env, GameKind, PlayerId, Service, unwire, wire};
use crate::web::lists::within;
use crate::web::outcomes::Outcomes;
use crate::web::page::{self, Around, Visitor};
use crate::web::party::Party;
use crate::web::study_board::StudyBoard;
use crate::web::table::PageAction;
use crate::web::text::TextPart;
use crate::web::{Shared, Site, allowed, dto, game_page, study_board, study_heading, text};

/// The words that the script needs.
const WORDS: [&str; 4] = [
    "web-may-go",
    "web-may-go-onto",
    "web-may-capture",
    "web-nothing-here",
];

/// A request of such a page.
#[derive(Debug, Default, Deserialize)]
pub(super) struct StudyRequest {
    /// The text of a control; none asks for the first page.
    #[serde(rename = "do")]
    wire: Option<String>,
    /// A move as typed, for the task or puzzle of that control.
    say: Option<String>,
    /// The number of the outcome that is shown.
    told: Option<i64>,
}

/// The HTTP method of a control's form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FormMethod {
    /// It changes nothing.
    Get,
    /// It is noted, or begins a game.
    Post,
}

impl FormMethod {
    /// The word of a form.
    const fn word(self) -> &'static str {
        match self {
            Self::Get => "get",
            Self::Post => "post",
        }
    }
}

/// The HTTP method that asks for an action; `None` for one that has no place on these pages.
fn method(action: &Action, party: &Party) -> Option<FormMethod> {
    let commands =
        matches!(action, Action::Guide(guide) if matches!(guide.page, GuidePage::Commands(_)));
    let teaches = matches!(
        action,
        Action::Lesson(_) | Action::Guide(_) | Action::Rules { .. }
    );
    // Its board is the same for everybody who has not opened it.
    let shows = matches!(
        action,
        Action::Puzzle(PuzzleAction::Control {
            act: PuzzleControl::Show,
            ..
        })
    );
    let looks = matches!(
        action,
        Action::Puzzle(
            PuzzleAction::Record
                | PuzzleAction::Control {
                    act: PuzzleControl::Show | PuzzleControl::Piece(_) | PuzzleControl::PlayOn,
                    ..
                }
        )
    );
    let begins = matches!(
        action,
        Action::Computer(ComputerAction::Choose(_) | ComputerAction::Play { .. })
    );
    let at_table = matches!(party, Party::Table);
    let solves = matches!(action, Action::Puzzle(_)) && party.asks();
    let may_solve = solves && (at_table || allowed(action));
    if teaches && !commands || shows || may_solve && looks {
        Some(FormMethod::Get)
    } else if may_solve || begins && at_table {
        Some(FormMethod::Post)
    } else {
        None
    }
}

/// The action of a move typed in a task or puzzle; `None` if neither is open.
fn typed(action: &Action, text: &str) -> Option<Action> {
    if let Action::Lesson(lesson) = action {
        lesson.typed(text).map(Action::Lesson)
    } else if let Action::Puzzle(puzzle) = action {
        puzzle.typed(text).map(Action::Puzzle)
    } else {
        None
    }
}

/// The action that shows the board of a control: the same one for each control of a task, or of a puzzle as it stands.
fn board_shown(action: &Action) -> Option<Action> {
    if let Action::Lesson(LessonAction::Control { kind, task, .. }) = action {
        Some(Action::Lesson(LessonAction::Control {
            kind: *kind,
            task: *task,
            act: LessonControl::Show,
        }))
    } else if let Action::Puzzle(PuzzleAction::Control { puzzle, seen, .. }) = action {
        Some(Action::Puzzle(PuzzleAction::Control {
            puzzle: *puzzle,
            seen: *seen,
            act: PuzzleControl::Show,
        }))
    } else {
        None
    }
}

/// Returns `true` for an action that opens a puzzle and says nothing that the puzzle itself does not say.
fn opens(action: &Action) -> bool {
    matches!(
        action,
        Action::Puzzle(
            PuzzleAction::Open { text: None, .. }
                | PuzzleAction::Daily
                | PuzzleAction::Control {
                    act: PuzzleControl::Begin | PuzzleControl::Again,
                    ..
                }
        )
    )
}

/// The cell of the piece whose moves an action shows.
fn piece(action: &Action) -> Option<&str> {
    if let Action::Lesson(LessonAction::Control {
        act: LessonControl::Piece(cell),
        ..
    })
    | Action::Puzzle(PuzzleAction::Control {
        act: PuzzleControl::Piece(cell),
        ..
    }) = action
    {
        Some(cell)
    } else {
        None
    }
}

/// A control as a form shows it.
#[derive(Clone, Debug)]
enum FormControl {
    /// A button.
    Button {
        label: String,
        wire: String,
        style: &'static str,
        method: &'static str,
    },
    /// A menu, with labels and texts.
    Menu {
        prompt: String,
        options: Vec<MenuOption>,
        method: &'static str,
    },
    /// A link.
    Link { label: String, address: String },
}

#[derive(Clone, Debug)]
struct MenuOption {
    label: String,
    wire: String,
}

/// The line on which a move is typed.
#[derive(Clone, Debug)]
struct TypedField {
    wire: String,
    method: &'static str,
    /// The text that was typed, while the board waits for another move.
    kept: String,
    /// The words that answer it; none if nothing was typed.
    why: Vec<TextPart>,
}

/// A page of a lesson, of pictures, of rules or of a puzzle.
#[derive(Clone, Debug, Template)]
#[template(path = "study.html")]
pub(super) struct StudyPage {
    around: Around,
    /// The title and heading: its subject.
    heading: String,
    /// The words that the script needs.
    words: String,
    said: Vec<Vec<TextPart>>,
    boards: Vec<StudyBoard>,
    controls: Vec<FormControl>,
    typed: Option<TypedField>,
    /// For the script: the texts of taps on pieces, the piece in hand with its targets, and all moves.
    taps: String,
    /// The text that shows this board by GET; empty without one.
    here: String,
    /// The sentence about moves made by taps, which take a script.
    by_tap: Option<String>,
    /// `true` if the page says how to sign in, to solve its puzzle.
    signs_in: bool,
}

/// A game on the first page.
struct LearnCard {
    slug: &'static str,
    title: &'static str,
    about: String,
    lesson: String,
    pictures: String,
    rules: String,
    puzzle: String,
}

#[derive(Template)]
#[template(path = "learn.html")]
struct LearnPage {
    around: Around,
    cards: Vec<LearnCard>,
    solves: bool,
    record: String,
}

/// The answer to a request.
enum StudyAnswer {
    First(Box<LearnPage>),
    Page(Box<StudyPage>),
    /// The page of this path: that of a game that has begun, or one that shows the same by GET.
    Elsewhere(String),
    /// An account alone is answered.
    AccountOnly,
}

/// A request as it is read: the action of its control, with a typed move.
struct StudyAsk {
    /// The action of its control.
    control: Action,
    /// A move as typed.
    say: Option<String>,
    /// The action that is done.
    action: Action,
}

/// A page that only looks.
pub(super) async fn look(
    State(site): Shared,
    visitor: Visitor,
    Query(asked): Query<StudyRequest>,
) -> Response {
    let job = answering(&site, &visitor, asked, FormMethod::Get);
    let found = page::look(&site, &visitor, job);
    respond(&site, &visitor, found.await).await
}

/// A step in a puzzle, or the beginning of a game.
pub(super) async fn act(
    State(site): Shared,
    visitor: Visitor,
    Form(asked): Form<StudyRequest>,
) -> Response {
    let job = answering(&site, &visitor, asked, FormMethod::Post);
    let found = page::act(&site, &visitor, job);
    respond(&site, &visitor, found.await).await
}

/// The work that answers a request.
fn answering(
    site: &Arc<Site>,
    visitor: &Visitor,
    asked: StudyRequest,
    by: FormMethod,
) -> impl FnOnce(&mut Service, &Env, &Party) -> Option<StudyAnswer> + Send + 'static {
    let (site, asks) = (Arc::clone(site), visitor.clone());
    move |service, env, party| {
        let around = Around::new(service, &asks, party);
        let study = Study { party, env };
        let told = study.told(&site.outcomes, &asked, by);
        // Its words stay in the language in which it was made.
        if let Some(told) = told.filter(|told| told.around.language == around.language) {
            let page = StudyPage { around, ..told };
            return Some(StudyAnswer::Page(Box::new(page)));
        }
        let answer = study.answer(service, asked, by, around)?;
        Some(match (by, answer) {
            (FormMethod::Post, StudyAnswer::Page(page)) => study.tell(&site.outcomes, *page),
            (FormMethod::Get | FormMethod::Post, answer) => answer,
        })
    }
}

async fn respond(
    site: &Site,
    visitor: &Visitor,
    found: Result<Option<StudyAnswer>, Response>,
) -> Response {
    match found {
        Ok(Some(StudyAnswer::First(first))) => {
            within(first.around.language, || page::shown(&*first))
        }
        Ok(Some(StudyAnswer::Page(study))) => {
            within(study.around.language, || page::shown(&*study))
        }
        Ok(Some(StudyAnswer::Elsewhere(path))) => {
            let address = format!("{}{path}", site.frontend.base());
            (StatusCode::SEE_OTHER, [(LOCATION, address)]).into_response()
        }
        Ok(Some(StudyAnswer::AccountOnly)) => {
            page::note(site, visitor, StatusCode::UNAUTHORIZED, page::ACCOUNT_ONLY).await
        }
        Ok(None) => page::note(site, visitor, StatusCode::NOT_FOUND, page::MISSING).await,
        Err(answer) => answer,
    }
}

/// A visitor who learns.
struct Study<'a> {
    party: &'a Party,
    env: &'a Env,
}

impl Study<'_> {
    /// Those whose outcomes are kept together.
    fn owner(&self) -> &str {
        self.party.player().map_or("table", PlayerId::as_str)
    }

    /// The page that was made of a form, if this asks for it and it is still kept.
    fn told(
        &self,
        outcomes: &Outcomes<StudyPage>,
        asked: &StudyRequest,
        by: FormMethod,
    ) -> Option<StudyPage> {
        let number = asked.told.filter(|_| by == FormMethod::Get)?;
        let here = asked.wire.as_deref().unwrap_or_default();
        outcomes.find(self.owner(), here, number)
    }

    /// Keeps the page that was made of a form, and leads to it.
    fn tell(&self, outcomes: &Outcomes<StudyPage>, page: StudyPage) -> StudyAnswer {
        let (here, number) = (page.here.clone(), self.env.now.0);
        outcomes.keep(self.owner(), &here, number, page);
        StudyAnswer::Elsewhere(if here.is_empty() {
            format!("/learn?told={number}")
        } else {
            format!("/learn?do={here}&told={number}")
        })
    }

    /// The answer to a request; `None` for one that none of these pages makes.
    fn answer(
        &self,
        service: &mut Service,
        asked: StudyRequest,
        by: FormMethod,
        around: Around,
    ) -> Option<StudyAnswer> {
        // The prompt of a menu has no text.
        let Some(text) = asked.wire.filter(|text| !text.is_empty()) else {
            return Some(match by {
                FormMethod::Get => StudyAnswer::First(Box::new(first(around, self.party))),
                FormMethod::Post => StudyAnswer::Elsewhere("/learn".to_owned()),
            });
        };
        let control = unwire(&text)?;
        let action = match &asked.say {
            Some(say) => typed(&control, say.trim())?,
            None => control.clone(),
        };
        let known = method(&action, self.party);
        if known.is_none() && !self.party.asks() && matches!(action, Action::Puzzle(_)) {
            return Some(StudyAnswer::AccountOnly);
        }
        if known? != by {
            return None;
        }
        let asked = StudyAsk {
            control,
            say: asked.say,
            action,
        };
        let before = command::stored(service).0;
        let done = asked.action.clone();
        let replies = match by {
            FormMethod::Get => self.party.find(service, None, done, self.env),
            FormMethod::Post => self.party.act(service, None, self.ask(done), self.env),
        };
        let (count, game) = command::stored(service);
        if count != before && at_table::table_game(service, game).is_some() {
            return Some(StudyAnswer::Elsewhere(format!("/g/{}", game.0)));
        }
        let page = self.page(&asked, &replies, around);
        if opens(&asked.action) && !page.here.is_empty() {
            return Some(StudyAnswer::Elsewhere(format!("/learn?do={}", page.here)));
        }
        Some(StudyAnswer::Page(Box::new(page)))
    }

    fn ask(&self, action: Action) -> PageAction {
        PageAction {
            action,
            seat: None,
            message: at_table::own_number(self.env),
        }
    }

    /// The page of these replies.
    fn page(&self, asked: &StudyAsk, replies: &[Reply], around: Around) -> StudyPage {
        let controls = || replies.iter().flat_map(|reply| &reply.controls);
        let options = || controls().flat_map(asks);
        let pieces: BTreeMap<&str, String> = options()
            .filter_map(|ask| Some((piece(ask)?, wire(ask)?)))
            .collect();
        let taps = json!({
            "pieces": pieces,
            "from": piece(&asked.action),
            "targets": study_board::targets(replies),
            "moves": study_board::moves(replies),
        });
        let here = options().find_map(board_shown);
        let typed = self.line(asked, replies);
        let boards = study_board::boards(replies);
        let (heading, said) = study_heading::heading(&asked.action, replies);
        // The answer to the typed move stands at its line.
        let why = typed.as_ref().filter(|line| !line.why.is_empty());
        let said = said.into_iter().skip(usize::from(why.is_some()));
        // There is nothing to solve where a puzzle is gone, and no line to type on without an account.
        let puzzles = matches!(asked.action, Action::Puzzle(_));
        let signs_in = puzzles && !self.party.asks() && !boards.is_empty();
        let how = ["lesson-how", "puzzle-how"].map(|id| sentences().line(id, &[]));
        let is_how = |line: &[TextPart]| matches!(line, [only] if how.contains(&only.words));
        let by_tap = said.clone().find(|line| is_how(line) && !signs_in);
        StudyPage {
            heading,
            words: game_page::script_words(&WORDS, false),
            said: said.filter(|line| !is_how(line)).collect(),
            by_tap: by_tap.map(|line| line.into_iter().map(|part| part.words).collect()),
            signs_in,
            boards,
            controls: controls()
                .filter_map(|control| self.control(control))
                .collect(),
            typed,
            taps: taps.to_string(),
            here: here.as_ref().and_then(wire).unwrap_or_default(),
            around,
        }
    }

    /// The line on which a move is typed at these replies. The typed text stays while the same board still waits for a
    /// move.
    fn line(&self, asked: &StudyAsk, replies: &[Reply]) -> Option<TypedField> {
        let mut options = replies
            .iter()
            .flat_map(|reply| reply.controls.iter().flat_map(asks));
        let (action, tried) = options.find_map(|action| Some((action, typed(action, "A1")?)))?;
        let waits = board_shown(action) == board_shown(&asked.control);
        let kept = asked.say.clone().filter(|_| waits);
        let why = kept
            .is_some()
            .then(|| text::lines(&replies.first()?.text).into_iter().next());
        Some(TypedField {
            wire: wire(action)?,
            method: method(&tried, self.party)?.word(),
            kept: kept.unwrap_or_default(),
            why: why.flatten().unwrap_or_default(),
        })
    }

    fn control(&self, control: &Control) -> Option<FormControl> {
        match control {
            Control::Button {
                label,
                action,
                style,
            } => Some(FormControl::Button {
                label: label.clone(),
                wire: wire(action)?,
                style: dto::style_name(*style),
                method: method(action, self.party)?.word(),
            }),
            Control::Menu { prompt, options } => {
                let by = options
                    .iter()
                    .find_map(|(_, action)| method(action, self.party))?;
                let option = |(label, action): &(String, Action)| {
                    let fits = method(action, self.party) == Some(by);
                    Some(MenuOption {
                        label: label.clone(),
                        wire: wire(action).filter(|_| fits)?,
                    })
                };
                Some(FormControl::Menu {
                    prompt: prompt.clone(),
                    options: options.iter().filter_map(option).collect(),
                    method: by.word(),
                })
            }
            Control::Link { label, address } => Some(FormControl::Link {
                label: label.clone(),
                address: address.clone(),
            }),
            Control::Select { .. } | Control::Invite { .. } => None,
        }
    }
}

/// The actions of a control.
fn asks(control: &Control) -> Vec<&Action> {
    match control {
        Control::Button { action, .. } => vec![action],
        Control::Menu { options, .. } => options.iter().map(|(_, action)| action).collect(),
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => Vec::new(),
    }
}

/// The first page: every game, with its ways to learn it.
fn first(around: Around, party: &Party) -> LearnPage {
    let text = |action: &Action| wire(action).unwrap_or_default();
    let card = |kind: GameKind| LearnCard {
        slug: kind.spec().slug,
        title: kind.spec().title,
        about: sentences().line(&format!("web-about-{kind}"), &[]),
        lesson: text(&Action::Lesson(LessonAction::Control {
            kind,
            task: 1,
            act: LessonControl::Show,
        })),
        pictures: text(&Action::Guide(GuideAction {
            kind,
            page: GuidePage::Picture(1),
        })),
        rules: text(&Action::Rules {
            kind: Some(kind),
            topic: None,
        }),
        puzzle: text(&Action::Puzzle(PuzzleAction::Open {
            wish: PuzzleWish {
                kind: Some(kind),
                theme: None,
            },
            text: None,
        })),
    };
    LearnPage {
        cards: GameKind::ALL.map(card).into(),
        solves: party.asks(),
        record: text(&Action::Puzzle(PuzzleAction::Record)),
        around,
    }
}
