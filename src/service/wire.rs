//! The wire form of an [`Ask`]: what a button carries, so that it works after any restart.
//!
//! `k1.<verb>.<game>[.<argument> ...]`, at most 100 bytes. Only asks that are pressed have one;
//! what is typed needs none.

use crate::game::outcome::Score;
use crate::game::seat::Seat;
use crate::play::{GameId, PlayerId, Ply, Version};
use crate::scene::ThemeName;
use crate::service::ask::{Ask, Cut, Day, GamesFilter, Pace, Part, RecordFormat, Search, Walk};
use crate::service::challenges;
use crate::service::explore;
use crate::service::houses;
use crate::service::pick;
use crate::service::plan;
use crate::service::privacy;
use crate::service::settings::Setting;
use crate::service::{
    dice, form, forms, guide, hours, inbox, lesson, lobby, look, moderate, remind, rulebook,
    signal, takeback, time,
};

/// Names the form, so that a later one can tell old buttons from new.
const MARK: &str = "k1";
/// The longest form, in bytes.
const MOST: usize = 100;
/// The base of packed numbers: digits and small letters.
const BASE: u32 = 36;

/// What a control asks, as text of at most 100 bytes; `None` for what is typed and never pressed.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
pub fn wire(ask: &Ask) -> Option<String> {
    let body = match ask {
        Ask::Accept(game) => offered("accept", *game),
        Ask::Decline(game) => offered("decline", *game),
        Ask::Withdraw(game) => offered("withdraw", *game),
        Ask::Rematch(game) => offered("rematch", *game),
        Ask::Lobby(_) | Ask::Takeback(_) | Ask::Dice(_) | Ask::Time(_) | Ask::Signal(_) => {
            nested(ask)?
        }
        Ask::Pick { game, seen, index } => format!("pick.{}.{}.{index}", game.0, seen.0),
        Ask::Choose(step) => pick::wire(step)?,
        Ask::Explore(wish) => explore::wire(wish)?,
        Ask::Plan(wish) => plan::wire(wish)?,
        Ask::AnswerDraw {
            game: Some(game),
            seen: Some(seen),
            accept,
        } => draw(*game, *seen, *accept),
        Ask::Swap {
            game: Some(game),
            seen: Some(seen),
        } => format!("swap.{}.{}", game.0, seen.0),
        Ask::Resign { game, sure: true } => format!("resign.{}", (*game)?.0),
        Ask::Board(game) => format!("board.{}", (*game)?.0),
        Ask::Look { game, at } => look::wire((*game)?, *at),
        Ask::Review(walk) => review(walk),
        Ask::History(search) => history(search)?,
        Ask::Film { game, cut } => film((*game)?, cut)?,
        Ask::Games(filter) => games(*filter).to_owned(),
        Ask::Export { game, format } => export((*game)?, *format),
        Ask::Verify(game) => format!("verify.{}", (*game)?.0),
        Ask::Notes { game, share } => notes((*game)?, *share),
        Ask::Describe {
            game: Some(game),
            part,
        } => described(*game, part)?,
        Ask::Reach {
            game: Some(game),
            cell,
        } if is_cell(cell) => format!("reach.{}.{cell}", game.0),
        Ask::WhyNot { game, ply, text } => why(*game, *ply, text)?,
        Ask::Settings(chosen) => settings(chosen)?,
        Ask::House(wish) => houses::wire(wish)?,
        Ask::Privacy(wish) => privacy::wire(wish)?,
        Ask::Setup => "setup".to_owned(),
        Ask::Challenges(wish) => challenges::wire(wish)?.to_owned(),
        Ask::Form(wish) => form::wire(wish)?,
        Ask::Remind(wish) => format!("remind.{}", remind::wire(wish)?),
        Ask::Inbox(wish) => format!("inbox.{}", inbox::wire(*wish)),
        Ask::Moderate(wish) => format!("moderate.{}", moderate::wire(wish)?),
        Ask::Fill { field, typed: None } => format!("fill.{}", forms::wire(*field)),
        Ask::Hours(wish) => format!("hours.{}", hours::wire(wish)?),
        Ask::Abort(game) => format!("abort.{}", (*game)?.0),
        Ask::Help => "help".to_owned(),
        Ask::Guide(wish) => guide::wire(*wish),
        Ask::Lesson(wish) => lesson::wire(wish)?,
        Ask::Rules { kind, topic } => rulebook::wire(*kind, topic.as_deref())?,
        Ask::Challenge(_)
        | Ask::Relate(_)
        | Ask::Say { .. }
        | Ask::Play { .. }
        | Ask::Touch { .. }
        | Ask::OfferDraw(_)
        | Ask::Swap { .. }
        | Ask::AnswerDraw { .. }
        | Ask::Resign { .. }
        | Ask::Here(_)
        | Ask::HandOn { .. }
        | Ask::Note { .. }
        | Ask::Describe { game: None, .. }
        | Ask::Reach { .. }
        | Ask::BeginReview { .. }
        | Ask::Fill { .. }
        | Ask::Profile(_)
        | Ask::NoGame(_)
        | Ask::Pointed(_) => return None,
    };
    let id = format!("{MARK}.{body}");
    (id.len() <= MOST).then_some(id)
}

fn offered(verb: &str, game: GameId) -> String {
    format!("{verb}.{}", game.0)
}

/// A wish with a form of its own behind its word.
fn nested(ask: &Ask) -> Option<String> {
    if let Ask::Lobby(wish) = ask {
        return Some(format!("table.{}", lobby::wire(wish)?));
    }
    if let Ask::Takeback(wish) = ask {
        return Some(format!("takeback.{}", takeback::wire(*wish)?));
    }
    if let Ask::Signal(wish) = ask {
        return Some(format!("signal.{}", signal::wire(wish)?));
    }
    if let Ask::Dice(wish) = ask {
        return Some(format!("dice.{}", dice::wire(wish)?));
    }
    if let Ask::Time(wish) = ask {
        return Some(format!("time.{}", time::wire(wish)?));
    }
    None
}

fn games(filter: GamesFilter) -> &'static str {
    match filter {
        GamesFilter::Mine => "games.mine",
        GamesFilter::Here => "games.here",
    }
}

fn described(game: GameId, part: &Part) -> Option<String> {
    match part {
        Part::All => Some(format!("words.{}", game.0)),
        Part::Board => Some(format!("letters.{}", game.0)),
        Part::Mine | Part::Cell(_) => None,
    }
}

fn read_described(id: &str, part: Part) -> Option<Ask> {
    let game = Some(game(id)?);
    Some(Ask::Describe { game, part })
}

fn read_draw(id: &str, seen: &str, accept: bool) -> Option<Ask> {
    Some(Ask::AnswerDraw {
        game: Some(game(id)?),
        seen: Some(Version(number(seen)?)),
        accept,
    })
}

fn draw(game: GameId, seen: Version, accept: bool) -> String {
    let answer = if accept { "yes" } else { "no" };
    format!("draw.{}.{}.{answer}", game.0, seen.0)
}

fn export(game: GameId, format: RecordFormat) -> String {
    match format {
        RecordFormat::Text => format!("export.{}", game.0),
        RecordFormat::Json => format!("export.{}.json", game.0),
    }
}

/// What is typed must not look like a part of the form.
fn why(game: GameId, ply: Ply, text: &str) -> Option<String> {
    (!text.contains('.')).then(|| format!("why.{}.{}.{text}", game.0, ply.0))
}

fn notes(game: GameId, share: Option<bool>) -> String {
    match share {
        None => format!("notes.{}", game.0),
        Some(true) => format!("notes.{}.share", game.0),
        Some(false) => format!("notes.{}.keep", game.0),
    }
}

/// A control carries one choice at most.
fn settings(chosen: &[Setting]) -> Option<String> {
    match chosen {
        [] => Some("set".to_owned()),
        [one] => {
            let (name, value) = one.codes();
            Some(format!("set.{name}.{value}"))
        }
        _ => None,
    }
}

/// Reads a control's wire form; `None` when it is not one of ours.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
pub fn unwire(id: &str) -> Option<Ask> {
    let mut parts = id.split('.');
    if parts.next() != Some(MARK) {
        return None;
    }
    let parts: Vec<&str> = parts.take(9).collect();
    Some(match parts.as_slice() {
        ["accept", id] => Ask::Accept(game(id)?),
        ["decline", id] => Ask::Decline(game(id)?),
        ["withdraw", id] => Ask::Withdraw(game(id)?),
        ["rematch", id] => Ask::Rematch(game(id)?),
        ["pick", id, seen, index] => Ask::Pick {
            game: game(id)?,
            seen: Version(number(seen)?),
            index: number(index)?,
        },
        ["draw", id, seen, answer @ ("yes" | "no")] => read_draw(id, seen, *answer == "yes")?,
        ["takeback", rest @ ..] => Ask::Takeback(takeback::unwire(rest)?),
        ["swap", id, seen] => Ask::Swap {
            game: Some(game(id)?),
            seen: Some(Version(number(seen)?)),
        },
        ["resign", id] => Ask::Resign {
            game: Some(game(id)?),
            sure: true,
        },
        ["board", id] => Ask::Board(Some(game(id)?)),
        ["review", id, ply, marks @ ..] => Ask::Review(read_review(id, ply, marks)?),
        ["history", page, fields @ ..] => Ask::History(read_history(page, fields)?),
        ["film", id, cut @ ..] => read_film(id, cut)?,
        ["games", "mine"] => Ask::Games(GamesFilter::Mine),
        ["games", "here"] => Ask::Games(GamesFilter::Here),
        ["verify", id] => Ask::Verify(Some(game(id)?)),
        ["export", id] => Ask::Export {
            game: Some(game(id)?),
            format: RecordFormat::Text,
        },
        ["export", id, "json"] => Ask::Export {
            game: Some(game(id)?),
            format: RecordFormat::Json,
        },
        ["notes", id] => Ask::Notes {
            game: Some(game(id)?),
            share: None,
        },
        ["notes", id, share @ ("share" | "keep")] => Ask::Notes {
            game: Some(game(id)?),
            share: Some(*share == "share"),
        },
        ["words", id] => read_described(id, Part::All)?,
        ["letters", id] => read_described(id, Part::Board)?,
        ["remind", wish @ ..] => Ask::Remind(remind::unwire(wish)?),
        ["inbox", wish @ ..] => Ask::Inbox(inbox::unwire(wish)?),
        ["why", id, ply, text] => Ask::WhyNot {
            game: game(id)?,
            ply: Ply(number(ply)?),
            text: (*text).to_owned(),
        },
        ["reach", id, cell] if is_cell(cell) => Ask::Reach {
            game: Some(game(id)?),
            cell: (*cell).to_owned(),
        },
        ["set"] => Ask::Settings(Vec::new()),
        ["set", name, value] => Ask::Settings(vec![Setting::from_codes(name, value)?]),
        ["server", wish @ ..] => Ask::House(houses::unwire(wish)?),
        ["setup"] => Ask::Setup,
        ["abort", id] => Ask::Abort(Some(game(id)?)),
        // Old lists of ended games.
        ["games", "ended"] => Ask::History(Search::default()),
        ["challenges"] => Ask::Challenges(challenges::Wish::List),
        ["help"] => Ask::Help,
        _ => return by_feature(&parts),
    })
}

/// What stands in the files of its features.
fn by_feature(parts: &[&str]) -> Option<Ask> {
    match parts {
        ["dice", wish @ ..] => dice::unwire(wish).map(Ask::Dice),
        ["signal", wish @ ..] => signal::unwire(wish).map(Ask::Signal),
        ["time", wish @ ..] => time::unwire(wish).map(Ask::Time),
        [
            "choose" | "from" | "next" | "then" | "turn" | "whole" | "preview",
            ..,
        ] => pick::unwire(parts).map(Ask::Choose),
        ["table", wish @ ..] => lobby::unwire(wish).map(Ask::Lobby),
        ["moderate", wish @ ..] => moderate::unwire(wish).map(Ask::Moderate),
        ["hours", wish @ ..] => hours::unwire(wish).map(Ask::Hours),
        ["fill", field @ ..] => forms::unwire(field).map(|field| Ask::Fill { field, typed: None }),
        ["plan", ..] => plan::unwire(parts).map(Ask::Plan),
        ["form", wish @ ..] => form::unwire(wish).map(Ask::Form),
        ["explore", ..] => explore::unwire(parts).map(Ask::Explore),
        ["privacy", wish @ ..] => privacy::unwire(wish).map(Ask::Privacy),
        ["guide", page @ ..] => guide::unwire(page).map(Ask::Guide),
        ["lesson", wish @ ..] => lesson::unwire(wish).map(Ask::Lesson),
        ["look", id, at @ ..] => {
            let game = Some(game(id)?);
            look::unwire(at).map(|at| Ask::Look { game, at })
        }
        ["rules", topic @ ..] => rulebook::unwire(topic),
        _ => None,
    }
}

/// `review.12.17`, and behind another point the marks of what differs from a plain page: `l` the list, a
/// digit the seat at the bottom, `s` shared, `n` a message of its own.
fn review(walk: &Walk) -> String {
    let Walk {
        game,
        ply,
        eyes,
        list,
        shared,
        fresh,
    } = walk;
    let ply = ply.map_or_else(|| "last".to_owned(), |ply| ply.0.to_string());
    let eyes = eyes.map(|eyes| eyes.to_string()).unwrap_or_default();
    let mark = |set: &bool, mark| if *set { mark } else { "" };
    let marks = [mark(list, "l"), &eyes, mark(shared, "s"), mark(fresh, "n")].concat();
    let point = if marks.is_empty() { "" } else { "." };
    format!("review.{}.{ply}{point}{marks}", game.0)
}

fn read_review(id: &str, ply: &str, marks: &[&str]) -> Option<Walk> {
    let mut walk = Walk::of(game(id)?);
    if ply != "last" {
        walk.ply = Some(Ply(number(ply)?));
    }
    let marks = match marks {
        [] => "",
        [""] | [_, _, ..] => return None,
        [marks] => marks,
    };
    for mark in marks.chars() {
        match mark {
            'l' => walk.list = true,
            's' => walk.shared = true,
            'n' => walk.fresh = true,
            '0'..='9' => walk.eyes = Some(Seat::new(u8::try_from(mark.to_digit(10)?).ok()?)?),
            _ => return None,
        }
    }
    Some(walk)
}

/// `history.<page>.<marks>.<kind>.<since>.<until>.<player>.<opponent>`, empty fields at the end left out.
/// Marks: `r` running, `w` won, `d` drawn, `l` lost. Days and the numbers of players are in base 36; an
/// opponent of the player's own transport goes without its name. `None` for players whose ids are longer
/// than any that presses buttons.
fn history(search: &Search) -> Option<String> {
    let Search {
        running,
        player,
        opponent,
        kind,
        score,
        since,
        until,
        page,
    } = search;
    let score = match score {
        Some(Score::Won) => "w",
        Some(Score::Drawn) => "d",
        Some(Score::Lost) => "l",
        None => "",
    };
    let marks = [if *running { "r" } else { "" }, score].concat();
    let day = |day: &Option<Day>| day.map(|day| pack(day.0.into())).unwrap_or_default();
    let packed = |player: &Option<PlayerId>| match player {
        Some(player) => pack_player(player),
        None => Some(String::new()),
    };
    let (player, mut opponent) = (packed(player)?, packed(opponent)?);
    if let (Some((transport, _)), Some((same, number))) =
        (player.split_once(':'), opponent.split_once(':'))
        && transport == same
    {
        opponent = format!(":{number}");
    }
    let kind = kind.map(|kind| kind.spec().slug).unwrap_or_default();
    let (since, until, page) = (day(since), day(until), page.to_string());
    let fields: [&str; 8] = [
        "history", &page, &marks, kind, &since, &until, &player, &opponent,
    ];
    Some(fields.join(".").trim_end_matches('.').to_owned())
}

fn read_history(page: &str, fields: &[&str]) -> Option<Search> {
    if fields.len() > 6 {
        return None;
    }
    let field = |nth: usize| fields.get(nth).copied().unwrap_or_default();
    let given = |nth: usize| Some(field(nth)).filter(|field| !field.is_empty());
    let day = |nth: usize| -> Option<Option<Day>> {
        let day = |text| Some(Day(u32::try_from(unpack(text)?).ok()?));
        given(nth).map_or(Some(None), |text| day(text).map(Some))
    };
    let (running, score) = match field(0).strip_prefix('r') {
        Some(score) => (true, score),
        None => (false, field(0)),
    };
    let player = given(4);
    let transport = player.and_then(|player| player.split_once(':'));
    let opponent = match (given(5), transport) {
        (Some(short), Some((transport, _))) if short.starts_with(':') => {
            Some(format!("{transport}{short}"))
        }
        (other, _) => other.map(str::to_owned),
    };
    Some(Search {
        running,
        player: player.map_or(Some(None), |player| unpack_player(player).map(Some))?,
        opponent: opponent.map_or(Some(None), |player| unpack_player(&player).map(Some))?,
        kind: given(1).map_or(Some(None), |slug| slug.parse().ok().map(Some))?,
        score: match score {
            "" => None,
            "w" => Some(Score::Won),
            "d" => Some(Score::Drawn),
            "l" => Some(Score::Lost),
            _ => return None,
        },
        since: day(2)?,
        until: day(3)?,
        page: number(page)?,
    })
}

/// `discord:` and the number in base 36; a name that is no number is kept behind a `~`.
pub(super) fn pack_player(player: &PlayerId) -> Option<String> {
    let (transport, name) = player.as_str().split_once(':')?;
    let fits = !transport.is_empty() && !player.as_str().contains('.');
    let number: Option<u64> = name.parse().ok();
    // Only a number that comes out again as it went in.
    let number = number.filter(|number| number.to_string() == name);
    let name = number.map_or_else(|| format!("~{name}"), pack);
    fits.then(|| format!("{transport}:{name}"))
}

pub(super) fn unpack_player(text: &str) -> Option<PlayerId> {
    let (transport, name) = text
        .split_once(':')
        .filter(|(transport, _)| !transport.is_empty())?;
    let name = match name.strip_prefix('~') {
        Some(name) => name.to_owned(),
        None => unpack(name)?.to_string(),
    };
    Some(PlayerId::new(format!("{transport}:{name}")))
}

/// A number in base 36.
fn pack(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        let digit = u32::try_from(number % u64::from(BASE)).ok();
        digits.extend(digit.and_then(|digit| char::from_digit(digit, BASE)));
        number /= u64::from(BASE);
        if number == 0 {
            return digits.iter().rev().collect();
        }
    }
}

fn unpack(text: &str) -> Option<u64> {
    let plain = text
        .bytes()
        .all(|b| b.is_ascii_digit() || b.is_ascii_lowercase());
    plain
        .then(|| u64::from_str_radix(text, BASE).ok())
        .flatten()
}

/// What is left open in a film.
const OPEN: &str = "any";

/// `film.<game>.<side>.<pace>.<theme>`, what is left open as `any`. A part of a game is only ever typed.
fn film(game: GameId, cut: &Cut) -> Option<String> {
    let Cut {
        from,
        to,
        side,
        pace,
        theme,
    } = cut;
    if from.is_some() || to.is_some() {
        return None;
    }
    let side = side.map_or_else(|| OPEN.to_owned(), |side| side.to_string());
    let theme = theme.map_or(OPEN, ThemeName::code);
    Some(format!("film.{}.{side}.{}.{theme}", game.0, pace.code()))
}

/// What [`film`] wrote.
fn read_film(id: &str, cut: &[&str]) -> Option<Ask> {
    let &[side, pace, theme] = cut else {
        return None;
    };
    let cut = Cut {
        from: None,
        to: None,
        side: unless_open(side, number).ok()?,
        pace: Pace::from_code(pace)?,
        theme: unless_open(theme, ThemeName::from_code).ok()?,
    };
    let game = Some(game(id)?);
    Some(Ask::Film { game, cut })
}

/// It is not what we write.
struct Unread;

/// Reads what may be left open.
fn unless_open<T>(text: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Unread> {
    if text == OPEN {
        return Ok(None);
    }
    read(text).map(Some).ok_or(Unread)
}

/// A game by its bare number.
pub(super) fn game(text: &str) -> Option<GameId> {
    number(text).map(GameId)
}

/// A cell's name: letters and digits, and few.
pub(super) fn is_cell(name: &str) -> bool {
    (2..=4).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// Digits only: `parse` alone would let a sign in.
pub(super) fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.bytes()
        .all(|b| b.is_ascii_digit())
        .then(|| text.parse().ok())
        .flatten()
}
