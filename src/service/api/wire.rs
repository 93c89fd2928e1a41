//! The wire form of an [`Action`]: the content of a control, so that it works after any restart.

use crate::game::outcome::Score;
use crate::game::seat::Seat;
use crate::play::{GameId, PlayerId, Ply, Version};
use crate::scene::ThemeName;
use crate::service::api::action::Action;
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::packed::ANY;
use crate::service::api::preferences::Preference;
use crate::service::api::values::{
    Day, FilmOptions, FilmSpeed, GamesFilter, HistorySearch, ReadOutPart, RecordFormat, ReviewPage,
    ReviewShows, StoryOptions,
};
use crate::service::api::{
    challenges, competition, computer, contest, dice, explore, fields, form, guide, hooks, hours,
    inbox, ladder, lesson, lobby, look, moderate, onward, packed, pick, plan, play_on, privacy,
    puzzle, remind, rulebook, server_settings, signal, takeback, time, tokens, web, with_game,
};

/// The version of the form; a later one can then recognise old buttons.
const MARK: &str = "k1";

/// Most bytes of a wire form.
const MAX_BYTES: usize = 100;

/// The wire form of an action, at most 100 bytes; `None` for actions that are only typed.
pub fn wire(ask: &Action) -> Option<String> {
    let body = own_form(ask).or_else(|| Some(format!("for.{}", with_game::wire(ask)?)))?;
    let id = format!("{MARK}.{body}");
    (id.len() <= MAX_BYTES).then_some(id)
}

/// The form of an action with a form of its own.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
fn own_form(ask: &Action) -> Option<String> {
    let body = match ask {
        Action::Accept(game) => offered("accept", *game),
        Action::Decline(game) => offered("decline", *game),
        Action::Withdraw(game) => offered("withdraw", *game),
        Action::Rematch(game) => offered("rematch", *game),
        Action::Lobby(_)
        | Action::Takeback(_)
        | Action::Dice(_)
        | Action::Time(_)
        | Action::Signal(_) => feature_wire(ask)?,
        Action::Pick { game, seen, index } => format!("pick.{}.{}.{index}", game.0, seen.0),
        Action::PickStep(step) => pick::wire(step)?,
        Action::Explore(action) => explore::wire(action)?,
        Action::Plan(action) => plan::wire(action)?,
        Action::AnswerDraw {
            game: Some(game),
            seen: Some(seen),
            accept,
        } => draw(*game, *seen, *accept),
        Action::Swap {
            game: Some(game),
            seen: Some(seen),
        } => format!("swap.{}.{}", game.0, seen.0),
        Action::Resign { game, sure: true } => format!("resign.{}", (*game)?.0),
        Action::Board(game) => format!("board.{}", (*game)?.0),
        Action::CloseUp { game, at } => look::wire((*game)?, *at),
        Action::Review(walk) => review(walk),
        Action::History(search) => history(search)?,
        Action::Film { game, cut } => film((*game)?, cut)?,
        Action::Story { game, look } => story((*game)?, *look),
        Action::Analyse(game) => format!("analyse.{}", (*game)?.0),
        Action::Games(filter) => games(*filter).to_owned(),
        Action::Export { game, format } => export((*game)?, *format),
        Action::Verify(game) => format!("verify.{}", (*game)?.0),
        Action::Notes { game, share } => notes((*game)?, *share),
        Action::Describe {
            game: Some(game),
            part,
        } => described(*game, part)?,
        Action::PieceMoves {
            game: Some(game),
            cell,
        } if packed::is_cell(cell) => format!("reach.{}.{cell}", game.0),
        Action::WhyNot { game, ply, text } => why(*game, *ply, text)?,
        Action::Settings(chosen) => settings(chosen)?,
        Action::ServerSettings(action) => server_settings::wire(action)?,
        Action::Hooks(action) => hooks::wire(action)?,
        Action::Tokens(action) => format!("tokens.{}", tokens::wire(*action)?),
        Action::Privacy(action) => privacy::wire(action)?,
        Action::Competition(action) => format!("ratings.{}", competition::wire(action)?),
        Action::Setup => "setup".to_owned(),
        Action::Challenges(action) => challenges::wire(action)?.to_owned(),
        Action::Form(action) => form::wire(action)?,
        Action::Remind(action) => format!("remind.{}", remind::wire(action)?),
        Action::Inbox(action) => format!("inbox.{}", inbox::wire(*action)),
        Action::ThenNext(first) => then_next(first)?,
        Action::Moderate(action) => format!("moderate.{}", moderate::wire(action)?),
        Action::FillField { field, typed: None } => format!("fill.{}", fields::wire(field)?),
        Action::Hours(action) => format!("hours.{}", hours::wire(action)?),
        Action::Abort(game) => format!("abort.{}", (*game)?.0),
        Action::PlayOn(action) => format!("playon.{}", play_on::wire(action)?),
        Action::Help => "help".to_owned(),
        Action::Computer(action) => computer::wire(*action)?,
        Action::Guide(action) => guide::wire(*action),
        Action::Lesson(action) => lesson::wire(action)?,
        Action::Contest(action) => format!("contest.{}", contest::wire(action)?),
        Action::Ladder(action) => format!("ladder.{}", ladder::wire(action)?),
        Action::Puzzle(action) => puzzle::wire(action)?,
        Action::Web(action) => format!("web.{}", web::wire(*action)),
        Action::Rules { kind, topic } => rulebook::wire(*kind, topic.as_deref())?,
        Action::Challenge(_)
        | Action::Relation(_)
        | Action::Chat { .. }
        | Action::Play { .. }
        | Action::Touch { .. }
        | Action::OfferDraw(_)
        | Action::Swap { .. }
        | Action::AnswerDraw { .. }
        | Action::Resign { .. }
        | Action::MoveHere(_)
        | Action::OfferSeat { .. }
        | Action::Note { .. }
        | Action::Describe { game: None, .. }
        | Action::PieceMoves { .. }
        | Action::BeginReview { .. }
        | Action::FillField { .. }
        | Action::Profile(_)
        | Action::NoGame(_)
        | Action::ReviewOf { .. }
        | Action::OnMessage(_) => return None,
    };
    Some(body)
}

fn then_next(first: &Action) -> Option<String> {
    let first = onward::goes_on(first).then(|| wire(first))??;
    Some(format!("onward{}", first.strip_prefix(MARK)?))
}

fn offered(verb: &str, game: GameId) -> String {
    format!("{verb}.{}", game.0)
}

/// The wire form of an action with a form of its own after its word.
fn feature_wire(ask: &Action) -> Option<String> {
    if let Action::Lobby(action) = ask {
        return Some(format!("table.{}", lobby::wire(action)?));
    }
    if let Action::Takeback(action) = ask {
        return Some(format!("takeback.{}", takeback::wire(*action)?));
    }
    if let Action::Signal(action) = ask {
        return Some(format!("signal.{}", signal::wire(action)?));
    }
    if let Action::Dice(action) = ask {
        return Some(format!("dice.{}", dice::wire(action)?));
    }
    if let Action::Time(action) = ask {
        return Some(format!("time.{}", time::wire(action)?));
    }
    None
}

fn games(filter: GamesFilter) -> &'static str {
    match filter {
        GamesFilter::Mine => "games.mine",
        GamesFilter::Here => "games.here",
    }
}

fn described(game: GameId, part: &ReadOutPart) -> Option<String> {
    match part {
        ReadOutPart::All => Some(format!("words.{}", game.0)),
        ReadOutPart::Board => Some(format!("letters.{}", game.0)),
        ReadOutPart::Mine | ReadOutPart::Text | ReadOutPart::Cell(_) => None,
    }
}

fn read_described(id: &str, part: ReadOutPart) -> Option<Action> {
    let game = Some(packed::game(id)?);
    Some(Action::Describe { game, part })
}

fn read_draw(id: &str, seen: &str, accept: bool) -> Option<Action> {
    Some(Action::AnswerDraw {
        game: Some(packed::game(id)?),
        seen: Some(Version(packed::number(seen)?)),
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

/// Typed text must not look like a part of the form.
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
fn settings(chosen: &[Preference]) -> Option<String> {
    match chosen {
        [] => Some("set".to_owned()),
        [one] => {
            let (name, value) = one.codes();
            Some(format!("set.{name}.{value}"))
        }
        _ => None,
    }
}

/// Parses a control's wire form; `None` if it is not one of ours.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each")]
pub fn unwire(id: &str) -> Option<Action> {
    let mut parts = id.split('.');
    if parts.next() != Some(MARK) {
        return None;
    }
    let parts: Vec<&str> = parts.take(12).collect();
    Some(match parts.as_slice() {
        ["accept", id] => Action::Accept(packed::game(id)?),
        ["decline", id] => Action::Decline(packed::game(id)?),
        ["withdraw", id] => Action::Withdraw(packed::game(id)?),
        ["rematch", id] => Action::Rematch(packed::game(id)?),
        ["pick", id, seen, index] => Action::Pick {
            game: packed::game(id)?,
            seen: Version(packed::number(seen)?),
            index: packed::number(index)?,
        },
        ["draw", id, seen, answer @ ("yes" | "no")] => read_draw(id, seen, *answer == "yes")?,
        ["takeback", rest @ ..] => Action::Takeback(takeback::unwire(rest)?),
        ["swap", id, seen] => Action::Swap {
            game: Some(packed::game(id)?),
            seen: Some(Version(packed::number(seen)?)),
        },
        ["resign", id] => Action::Resign {
            game: Some(packed::game(id)?),
            sure: true,
        },
        ["board", id] => Action::Board(Some(packed::game(id)?)),
        ["review", id, ply, marks @ ..] => Action::Review(read_review(id, ply, marks)?),
        ["history", page, fields @ ..] => Action::History(read_history(page, fields)?),
        ["film", id, cut @ ..] => read_film(id, cut)?,
        ["story", id, look @ ..] => read_story(id, look)?,
        ["analyse", id] => Action::Analyse(Some(packed::game(id)?)),
        ["games", "mine"] => Action::Games(GamesFilter::Mine),
        ["games", "here"] => Action::Games(GamesFilter::Here),
        ["verify", id] => Action::Verify(Some(packed::game(id)?)),
        ["export", id] => Action::Export {
            game: Some(packed::game(id)?),
            format: RecordFormat::Text,
        },
        ["export", id, "json"] => Action::Export {
            game: Some(packed::game(id)?),
            format: RecordFormat::Json,
        },
        ["notes", id] => Action::Notes {
            game: Some(packed::game(id)?),
            share: None,
        },
        ["notes", id, share @ ("share" | "keep")] => Action::Notes {
            game: Some(packed::game(id)?),
            share: Some(*share == "share"),
        },
        ["words", id] => read_described(id, ReadOutPart::All)?,
        ["letters", id] => read_described(id, ReadOutPart::Board)?,
        ["remind", action @ ..] => Action::Remind(remind::unwire(action)?),
        ["inbox", action @ ..] => Action::Inbox(inbox::unwire(action)?),
        ["why", id, ply, text] => Action::WhyNot {
            game: packed::game(id)?,
            ply: Ply(packed::number(ply)?),
            text: (*text).to_owned(),
        },
        ["reach", id, cell] if packed::is_cell(cell) => Action::PieceMoves {
            game: Some(packed::game(id)?),
            cell: (*cell).to_owned(),
        },
        ["set"] => Action::Settings(Vec::new()),
        ["set", name, value] => Action::Settings(vec![Preference::from_codes(name, value)?]),
        ["server", action @ ..] => Action::ServerSettings(server_settings::unwire(action)?),
        ["setup"] => Action::Setup,
        ["hooks", action @ ..] => Action::Hooks(hooks::unwire(action)?),
        ["tokens", action @ ..] => Action::Tokens(tokens::unwire(action)?),
        ["abort", id] => Action::Abort(Some(packed::game(id)?)),
        // Old lists of ended games.
        ["games", "ended"] => Action::History(HistorySearch::default()),
        ["challenges"] => Action::Challenges(ChallengeListAction::List),
        ["help"] => Action::Help,
        ["onward", ..] => read_then_next(id)?,
        _ => return by_feature(&parts),
    })
}

fn read_then_next(id: &str) -> Option<Action> {
    let first = id.strip_prefix(MARK)?.strip_prefix(".onward")?;
    // A nested one has no meaning, and could be made endless.
    if first.starts_with(".onward") {
        return None;
    }
    let first = unwire(&format!("{MARK}{first}"))?;
    onward::goes_on(&first).then(|| Action::ThenNext(Box::new(first)))
}

/// Parses the forms defined in the files of their features.
fn by_feature(parts: &[&str]) -> Option<Action> {
    match parts {
        ["dice", action @ ..] => dice::unwire(action).map(Action::Dice),
        ["signal", action @ ..] => signal::unwire(action).map(Action::Signal),
        ["time", action @ ..] => time::unwire(action).map(Action::Time),
        [
            "choose" | "from" | "next" | "then" | "turn" | "whole" | "preview",
            ..,
        ] => pick::unwire(parts).map(Action::PickStep),
        ["table", action @ ..] => lobby::unwire(action).map(Action::Lobby),
        ["moderate", action @ ..] => moderate::unwire(action).map(Action::Moderate),
        ["hours", action @ ..] => hours::unwire(action).map(Action::Hours),
        ["fill", field @ ..] => {
            fields::unwire(field).map(|field| Action::FillField { field, typed: None })
        }
        ["plan", ..] => plan::unwire(parts).map(Action::Plan),
        ["form", action @ ..] => form::unwire(action).map(Action::Form),
        ["explore", ..] => explore::unwire(parts).map(Action::Explore),
        ["privacy", action @ ..] => privacy::unwire(action).map(Action::Privacy),
        ["ratings", action @ ..] => competition::unwire(action).map(Action::Competition),
        ["computer", action @ ..] => computer::unwire(action).map(Action::Computer),
        ["playon", action @ ..] => play_on::unwire(action).map(Action::PlayOn),
        ["for", action @ ..] => with_game::unwire(action),
        ["guide", page @ ..] => guide::unwire(page).map(Action::Guide),
        ["lesson", action @ ..] => lesson::unwire(action).map(Action::Lesson),
        ["contest", action @ ..] => contest::unwire(action).map(Action::Contest),
        ["ladder", action @ ..] => ladder::unwire(action).map(Action::Ladder),
        ["puzzle", action @ ..] => puzzle::unwire(action).map(Action::Puzzle),
        ["web", action @ ..] => web::unwire(action).map(Action::Web),
        ["look", id, at @ ..] => {
            let game = Some(packed::game(id)?);
            look::unwire(at).map(|at| Action::CloseUp { game, at })
        }
        ["rules", topic @ ..] => rulebook::unwire(topic),
        _ => None,
    }
}

/// `review.12.17`, and after another dot the marks that differ from a plain page. The marks are `l` the list, `g` the
/// graph, a digit the seat at the bottom, `s` shared, `n` a new message.
fn review(walk: &ReviewPage) -> String {
    let ReviewPage {
        game,
        ply,
        viewpoint: eyes,
        shows,
        shared,
        new_message: fresh,
    } = walk;
    let ply = ply.map_or_else(|| "last".to_owned(), |ply| ply.0.to_string());
    let eyes = eyes.map(|eyes| eyes.to_string()).unwrap_or_default();
    let mark = |set: &bool, mark| if *set { mark } else { "" };
    let shows = match shows {
        ReviewShows::Board => "",
        ReviewShows::List => "l",
        ReviewShows::Graph => "g",
    };
    let marks = [shows, &eyes, mark(shared, "s"), mark(fresh, "n")].concat();
    let point = if marks.is_empty() { "" } else { "." };
    format!("review.{}.{ply}{point}{marks}", game.0)
}

fn read_review(id: &str, ply: &str, marks: &[&str]) -> Option<ReviewPage> {
    let mut walk = ReviewPage::of(packed::game(id)?);
    if ply != "last" {
        walk.ply = Some(Ply(packed::number(ply)?));
    }
    let marks = match marks {
        [] => "",
        [""] | [_, _, ..] => return None,
        [marks] => marks,
    };
    for mark in marks.chars() {
        match mark {
            'l' => walk.shows = ReviewShows::List,
            'g' => walk.shows = ReviewShows::Graph,
            's' => walk.shared = true,
            'n' => walk.new_message = true,
            '0'..='9' => walk.viewpoint = Some(Seat::new(u8::try_from(mark.to_digit(10)?).ok()?)?),
            _ => return None,
        }
    }
    Some(walk)
}

/// `history.<page>.<marks>.<kind>.<since>.<until>.<player>.<opponent>`, empty fields at the end left out.
/// Marks: `r` running, `w` won, `d` drawn, `l` lost. Days and the numbers of players are in base 36; an
/// opponent of the player's own transport goes without its name. `None` for players whose ids are longer
/// than any that presses buttons.
fn history(search: &HistorySearch) -> Option<String> {
    let HistorySearch {
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
    let day = |day: &Option<Day>| {
        day.map(|day| packed::pack(day.0.into()))
            .unwrap_or_default()
    };
    let packed = |player: &Option<PlayerId>| match player {
        Some(player) => packed::pack_player(player),
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

fn read_history(page: &str, fields: &[&str]) -> Option<HistorySearch> {
    if fields.len() > 6 {
        return None;
    }
    let field = |nth: usize| fields.get(nth).copied().unwrap_or_default();
    let given = |nth: usize| Some(field(nth)).filter(|field| !field.is_empty());
    let day = |nth: usize| -> Option<Option<Day>> {
        let day = |text| Some(Day(u32::try_from(packed::unpack(text)?).ok()?));
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
    Some(HistorySearch {
        running,
        player: player.map_or(Some(None), |player| packed::unpack_player(player).map(Some))?,
        opponent: opponent.map_or(Some(None), |player| {
            packed::unpack_player(&player).map(Some)
        })?,
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
        page: packed::number(page)?,
    })
}

/// `film.<game>.<side>.<pace>.<theme>`, with `any` for open choices. A range is only typed.
fn film(game: GameId, cut: &FilmOptions) -> Option<String> {
    let FilmOptions {
        from,
        to,
        side,
        pace,
        theme,
    } = cut;
    if from.is_some() || to.is_some() {
        return None;
    }
    let side = side.map_or_else(|| ANY.to_owned(), |side| side.to_string());
    let theme = theme.map_or(ANY, ThemeName::code);
    Some(format!("film.{}.{side}.{}.{theme}", game.0, pace.code()))
}

/// Parses the words of [`film`].
fn read_film(id: &str, cut: &[&str]) -> Option<Action> {
    let &[side, pace, theme] = cut else {
        return None;
    };
    let cut = FilmOptions {
        from: None,
        to: None,
        side: packed::unless_open(side, packed::number).ok()?,
        pace: FilmSpeed::from_code(pace)?,
        theme: packed::unless_open(theme, ThemeName::from_code).ok()?,
    };
    let game = Some(packed::game(id)?);
    Some(Action::Film { game, cut })
}

/// `story.<game>.<side>.<theme>`, with `any` for open choices; a shared one ends with `.shared`.
fn story(game: GameId, look: StoryOptions) -> String {
    let StoryOptions {
        side,
        theme,
        shared,
    } = look;
    let side = side.map_or_else(|| ANY.to_owned(), |side| side.to_string());
    let theme = theme.map_or(ANY, ThemeName::code);
    let shared = if shared { ".shared" } else { "" };
    format!("story.{}.{side}.{theme}{shared}", game.0)
}

/// Parses the words of [`story`].
fn read_story(id: &str, look: &[&str]) -> Option<Action> {
    let (side, theme, shared) = match look {
        [side, theme] => (side, theme, false),
        [side, theme, "shared"] => (side, theme, true),
        _ => return None,
    };
    let look = StoryOptions {
        side: packed::unless_open(side, packed::number).ok()?,
        theme: packed::unless_open(theme, ThemeName::from_code).ok()?,
        shared,
    };
    let game = Some(packed::game(id)?);
    Some(Action::Story { game, look })
}
