//! The form that begins a game, with every option of it.

use askama::Template;
use axum::extract::{Form, Path, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::{IntoResponse, Response};

use crate::service::api::action::Asker;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::computer::USUAL_LEVEL;
use crate::service::api::values::SideChoice;
use crate::service::boards::at_table;
use crate::service::challenges::position::{self, PositionRules};
use crate::service::challenges::{exclusion, needs_clock};
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::service::{Env, GameId, GameKind, LEVELS, Options, Service};
use crate::web::Shared;
use crate::web::lists::within;
use crate::web::page::{self, Around, FormChoice, Visitor};
use crate::web::table::{self, Beginning};
use crate::web::text::{self, TextPart};

/// The choice of a clock that is written out.
const OTHER: &str = "other";
/// The clocks offered: none, one time for each move, and one that is written out.
const CLOCKS: [&str; 6] = ["none", "10m", "1h", "1d", "3d", OTHER];

#[derive(Template)]
#[template(path = "new.html")]
struct NewPage {
    around: Around,
    title: &'static str,
    slug: &'static str,
    tables: Vec<FormChoice>,
    levels: Vec<LevelField>,
    sides: Vec<SideField>,
    rules: Vec<RuleField>,
    clock: ClockField,
    rated: bool,
    position: PositionField,
    names: Vec<NameField>,
    refused: Option<String>,
}

/// The fields of a clock.
struct ClockField {
    /// `true` if the time is to be written out.
    is_own: bool,
    choices: Vec<FormChoice>,
    /// The time that was written out.
    typed: String,
    /// The forms that it takes, in words.
    how: Vec<Vec<TextPart>>,
    /// The refusal of the time.
    refused: Option<Vec<Vec<TextPart>>>,
}

/// A refusal in words.
enum FormRefusal {
    /// Of the form as a whole.
    Whole(String),
    /// Of its time.
    Clock(Text),
}

/// A rule that can be declared.
struct RuleField {
    choice: FormChoice,
    /// Its meaning.
    about: String,
}

/// The field for the position that the game begins from.
struct PositionField {
    /// The position that was typed.
    typed: String,
    /// The forms that the field takes, in words.
    how: String,
}

/// A choice of players: people, or the computer at a level.
struct LevelField {
    choice: FormChoice,
    /// `true` for a level of the computer.
    is_computer: bool,
}

/// A side that can be chosen.
struct SideField {
    choice: FormChoice,
    /// The numbers of players at the tables that have it, with spaces between; none for a side as it comes.
    seats: String,
}

/// The fields of the form as they were sent, in order.
type FormFields = Vec<(String, String)>;

fn choice(value: impl Into<String>, words: String, chosen: bool) -> FormChoice {
    FormChoice {
        value: value.into(),
        words,
        chosen,
    }
}

fn values<'a>(fields: &'a FormFields, name: &'a str) -> impl Iterator<Item = &'a str> {
    let named = fields.iter().filter(move |(known, _)| known == name);
    named.map(|(_, value)| value.as_str())
}

fn value<'a>(fields: &'a FormFields, name: &'a str) -> &'a str {
    values(fields, name).next().unwrap_or_default()
}

/// The field for the name of a seat.
struct NameField {
    /// The name of its usual player.
    usual: String,
    /// The name that was typed.
    typed: String,
}

impl NewPage {
    fn new(
        kind: GameKind,
        around: Around,
        sent: &FormFields,
        refused: Option<FormRefusal>,
    ) -> Self {
        let words = sentences();
        let spec = kind.spec();
        let seats = value(sent, "seats");
        let chosen = spec
            .tables
            .iter()
            .position(|table| table.seats.to_string() == seats);
        let tables = spec.tables.iter().enumerate().map(|(nth, table)| {
            let count = [("count", TextArg::Num(table.seats.into()))];
            let said = words.line("web-players", &count);
            choice(table.seats.to_string(), said, nth == chosen.unwrap_or(0))
        });
        let (refused, wrong_clock) = match refused {
            Some(FormRefusal::Whole(said)) => (Some(said), None),
            Some(FormRefusal::Clock(said)) => (None, Some(said)),
            None => (None, None),
        };
        let typed: Vec<&str> = values(sent, "name").collect();
        let names = (0..usize::from(spec.most_seats())).map(|nth| NameField {
            usual: at_table::usual_player(nth + 1).name,
            typed: typed.get(nth).copied().unwrap_or_default().to_owned(),
        });
        Self {
            around,
            title: spec.title,
            slug: spec.slug,
            tables: tables.collect(),
            levels: levels(sent),
            sides: sides(kind, sent),
            rules: rules(kind, sent),
            clock: clock_field(sent, wrong_clock.as_ref()),
            rated: !value(sent, "rated").is_empty(),
            position: PositionField {
                typed: value(sent, "position").to_owned(),
                how: words.line("web-position-how", &[]),
            },
            names: names.collect(),
            refused,
        }
    }
}

/// The fields of a clock as they were sent, with their refusal.
fn clock_field(sent: &FormFields, refused: Option<&Text>) -> ClockField {
    let clock = value(sent, "clock");
    let typed = value(sent, "time").trim();
    let chosen = match (clock, typed) {
        ("", "") => "none",
        (_, "") => clock,
        _ => OTHER,
    };
    let choices = CLOCKS.map(|code| {
        let said = sentences().line(&format!("web-clock-{code}"), &[]);
        choice(code, said, code == chosen)
    });
    ClockField {
        is_own: chosen == OTHER,
        choices: choices.into(),
        typed: typed.to_owned(),
        how: text::lines(&sentences().text("web-clock-own-how", &[])),
        refused: refused.map(text::lines),
    }
}

/// The sides of all tables of a game, each with the tables that have it.
fn sides_by_table(kind: GameKind) -> Vec<(&'static str, Vec<u8>)> {
    let spec = kind.spec();
    let mut known: Vec<(&str, Vec<u8>)> = Vec::new();
    for table in spec.tables {
        for side in (spec.sides)(&table.options()) {
            match known.iter_mut().find(|(code, _)| code == side) {
                Some((_, seats)) => seats.push(table.seats),
                None => known.push((side, vec![table.seats])),
            }
        }
    }
    known
}

/// The sides, after the choice of none.
fn sides(kind: GameKind, sent: &FormFields) -> Vec<SideField> {
    let words = sentences();
    let chosen = value(sent, "side");
    let lot = SideField {
        choice: choice("", words.line("web-any-side", &[]), chosen.is_empty()),
        seats: String::new(),
    };
    let sides = sides_by_table(kind).into_iter().map(|(code, seats)| {
        let said = words.line(&format!("side-{code}"), &[]);
        let seats: Vec<String> = seats.iter().map(u8::to_string).collect();
        SideField {
            choice: choice(code, said, code == chosen),
            seats: seats.join(" "),
        }
    });
    std::iter::once(lot).chain(sides).collect()
}

/// The levels of the computer, after the people who sit here.
fn levels(sent: &FormFields) -> Vec<LevelField> {
    let words = sentences();
    let chosen = if sent.is_empty() {
        USUAL_LEVEL.to_string()
    } else {
        value(sent, "level").to_owned()
    };
    let people = LevelField {
        choice: choice("", words.line("web-people", &[]), chosen.is_empty()),
        is_computer: false,
    };
    let levels = (1..=LEVELS).map(|level| {
        let plays = words.line(&format!("computer-plays-{level}"), &[]);
        let args = [
            ("level", TextArg::Num(level.into())),
            ("plays", plays.into()),
        ];
        let said = words.line("web-computer-level", &args);
        LevelField {
            choice: choice(level.to_string(), said, level.to_string() == chosen),
            is_computer: true,
        }
    });
    std::iter::once(people).chain(levels).collect()
}

/// The rules that can be declared, but for the size of the table.
fn rules(kind: GameKind, sent: &FormFields) -> Vec<RuleField> {
    let spec = kind.spec();
    let declared: Vec<&str> = values(sent, "option").collect();
    let sizes: Vec<&str> = spec
        .tables
        .iter()
        .filter_map(|table| table.option)
        .collect();
    let options = spec.options.iter().filter(|option| !sizes.contains(option));
    options
        .map(|option| {
            let said = sentences().line(&format!("option-{option}"), &[]);
            let about = sentences().line(&format!("discord-option-{kind}-{option}"), &[]);
            RuleField {
                about: without_name(&about, &said),
                choice: choice(*option, said, declared.contains(option)),
            }
        })
        .collect()
}

/// The meaning of a rule without its name in front: the name stands beside the box.
fn without_name(about: &str, name: &str) -> String {
    // A name may end with a short form in brackets.
    let plain = name.split_once(" (").map_or(name, |(plain, _)| plain);
    let meaning = about
        .split_once(':')
        .filter(|(called, _)| called.trim_end().to_lowercase() == plain.to_lowercase());
    let Some((_, meaning)) = meaning else {
        return about.to_owned();
    };
    let mut letters = meaning.trim_start().chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The form of a game.
pub(super) async fn form(
    State(site): Shared,
    Path(slug): Path<String>,
    visitor: Visitor,
) -> Response {
    let Ok(kind) = slug.parse::<GameKind>() else {
        return page::missing(State(site), visitor).await;
    };
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| {
        let around = Around::new(service, &asks, party);
        NewPage::new(kind, around, &Vec::new(), None)
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

/// The terms that a form asks for, but for the side.
fn offer(kind: GameKind, fields: &FormFields) -> NewChallenge {
    let spec = kind.spec();
    let seats = value(fields, "seats");
    let table = spec
        .tables
        .iter()
        .find(|table| table.seats.to_string() == seats);
    let sized = table.and_then(|table| table.option);
    let known = values(fields, "option").filter(|option| spec.options.contains(option));
    let options = known.chain(sized).fold(Options::default(), Options::with);
    let computer = value(fields, "level").parse().ok();
    let computer = computer.filter(|level| (1..=LEVELS).contains(level));
    let clock = match (value(fields, "clock"), value(fields, "time").trim()) {
        (chosen, "") => chosen,
        (_, typed) => typed,
    };
    let position = value(fields, "position").trim();
    NewChallenge {
        kind,
        computer,
        options,
        clock: (!clock.is_empty()).then(|| clock.to_owned()),
        position: (!position.is_empty()).then(|| position.to_owned()),
        // A game against a computer is never rated.
        rated: Some(computer.is_none() && !value(fields, "rated").is_empty()),
        ..NewChallenge::default()
    }
}

/// The offer with the rules that its position needs, such as those of a larger table.
fn on_rules(service: &Service, offer: NewChallenge) -> NewChallenge {
    let (player, place) = (at_table::usual_player(1).id, at_table::place());
    let asker = Asker::in_private(&player, &place);
    match position::rules_of(service, asker, &offer, Some(offer.kind)) {
        Some(PositionRules { options, .. }) => NewChallenge { options, ..offer },
        None => offer,
    }
}

/// The side of this code at the table of an offer. The error says that the table does not have it.
fn side_of(offer: &NewChallenge, code: &str) -> Result<SideChoice, String> {
    if code.is_empty() {
        // People who sit here take the seats in the order of their names.
        let is_alone = offer.computer.is_some();
        return Ok(if is_alone {
            SideChoice::Random
        } else {
            SideChoice::Seat(0)
        });
    }
    let spec = offer.kind.spec();
    let sides = (spec.sides)(&(spec.settled)(offer.options.clone()));
    let seat = sides.iter().position(|side| *side == code);
    if let Some(seat) = seat.and_then(|seat| u8::try_from(seat).ok()) {
        return Ok(SideChoice::Seat(seat));
    }
    let mut known = sides_by_table(offer.kind).into_iter();
    let side = if known.any(|(side, _)| side == code) {
        sentences().line(&format!("side-{code}"), &[])
    } else {
        code.to_owned()
    };
    let args = [
        ("count", TextArg::count(sides.len())),
        ("side", side.into()),
    ];
    Err(sentences().line("web-side-elsewhere", &args))
}

/// The refusal of two rules that exclude each other.
fn clash([first, second]: [&str; 2]) -> String {
    let called = |option| sentences().line(&format!("option-{option}"), &[]);
    let args = [
        ("first", called(first).into()),
        ("second", called(second).into()),
    ];
    sentences().line("offer-clash", &args)
}

/// The refusal of the time of an offer.
fn clock_refusal(service: &Service, offer: &NewChallenge, env: &Env) -> Option<FormRefusal> {
    if offer.clock.as_deref() == Some(OTHER) {
        let said = sentences().text("web-clock-missing", &[]);
        return Some(FormRefusal::Clock(said));
    }
    let (player, place) = (at_table::usual_player(1).id, at_table::place());
    let asker = Asker::in_private(&player, &place);
    needs_clock::refusal(service, asker, offer, env).map(FormRefusal::Clock)
}

/// Begins the game that a form asks for.
fn begun(
    service: &mut Service,
    kind: GameKind,
    fields: &FormFields,
    env: &Env,
) -> Result<GameId, FormRefusal> {
    let offer = offer(kind, fields);
    if let Some(refused) = clock_refusal(service, &offer, env) {
        return Err(refused);
    }
    if let Some(both) = exclusion::excluding(&offer.options) {
        return Err(FormRefusal::Whole(clash(both)));
    }
    let offer = on_rules(service, offer);
    let side = side_of(&offer, value(fields, "side")).map_err(FormRefusal::Whole)?;
    let beginning = Beginning {
        offer: NewChallenge { side, ..offer },
        names: values(fields, "name").map(str::to_owned).collect(),
        message: at_table::own_number(env),
    };
    table::begin(service, beginning, env).map_err(|replies| {
        let said: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
        FormRefusal::Whole(said.join("\n"))
    })
}

/// Begins the game, and goes to its page; a refusal is shown above the form, or beside the time that it is about.
pub(super) async fn begin(
    State(site): Shared,
    Path(slug): Path<String>,
    visitor: Visitor,
    Form(fields): Form<FormFields>,
) -> Response {
    let Ok(kind) = slug.parse::<GameKind>() else {
        return page::missing(State(site), visitor).await;
    };
    let asks = visitor.clone();
    let made = page::act(&site, &visitor, move |service, env, party| {
        begun(service, kind, &fields, env).map_err(|refused| {
            let around = Around::new(service, &asks, party);
            Box::new(NewPage::new(kind, around, &fields, Some(refused)))
        })
    });
    match made.await {
        Ok(Ok(GameId(game))) => {
            (StatusCode::SEE_OTHER, [(LOCATION, format!("/g/{game}"))]).into_response()
        }
        Ok(Err(page)) => within(page.around.language, || {
            let mut answer = page::shown(&*page);
            *answer.status_mut() = StatusCode::CONFLICT;
            answer
        }),
        Err(answer) => answer,
    }
}
