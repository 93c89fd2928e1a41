//! The analysis of a game in words: each player's losses, the effect of the dice, the costliest moves, and a table of
//! all moves.

use crate::game::seat::Seat;
use crate::play::lengths::cut;
use crate::play::{Game, Ply, turn};
use crate::scene::ThemeName;
use crate::service::api::action::Action;
use crate::service::api::explore::ExploreAction;
use crate::service::api::reply::{ButtonStyle, Control, Reply, TextFile};
use crate::service::api::values::{ReviewPage, ReviewShows};
use crate::service::describe::button::button;
use crate::service::describe::{buttons, game, row};
use crate::service::study::analysis::{
    ErrorMark, NAMED, PlyReport, Report, costliest, costliest_of,
};
use crate::service::study::figures::{made, ply_of, signed};
use crate::service::study::graph;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;

/// Most mistakes that are named of all players.
const MISTAKES: usize = 9;
/// Most letters of a move in the table.
const MOVE: usize = 24;

/// The report of a game, with a graph in this theme, and a table of all moves as a file.
pub(in crate::service) fn told(
    game: &Game,
    report: &Report,
    names: &PlayerNames,
    theme: ThemeName,
) -> Reply {
    let words = catalogue::sentences();
    let number = [("game", game.id().to_string().into())];
    let mut text = words.text("analysis-title", &number);
    text.push_line(row::line(&game.summary(), names));
    text.push_line(words.text("analysis-scale", &[]));
    let rolls = report.decisive_roll();
    for seat in Seat::all(report.start.count()) {
        text.push_line(of_seat(game, report, seat, rolls.is_some(), names));
    }
    text.push_line(mistakes(game, report, names));
    if let Some(index) = rolls {
        text.push_line(decisive(game, report, index, names));
    }
    let mut reply = Reply::note(text);
    reply.picture = graph::picture(game, report, names, theme, None);
    reply.file = Some(TextFile {
        name: format!("analysis-{}.txt", game.id().0),
        text: table(game, report),
    });
    let (label, page) = match costliest_page(game, report) {
        Some(page) => ("button-step-through-mistakes", page),
        None => ("button-look-through", Ply(0)),
    };
    reply.controls = vec![buttons::look_through_button(label, game.id(), page)];
    reply
}

/// The page of the costliest mistake; `None` if nobody made one.
pub(in crate::service) fn costliest_page(game: &Game, report: &Report) -> Option<Ply> {
    let first = costliest(report).into_iter().next();
    first.map(|index| turn::end_of_turn(game, ply_of(index)))
}

/// The indexes of the marked moves.
pub(in crate::service) fn marked(report: &Report) -> impl Iterator<Item = usize> {
    let plies = report.plies.iter().enumerate();
    plies.filter_map(|(index, ply)| ply.judgement.mark.map(|_| index))
}

/// The next page after this one with a marked move.
pub(in crate::service) fn next_mistake(game: &Game, report: &Report, page: Ply) -> Option<Ply> {
    let next = marked(report).find(|index| ply_of(*index) > page);
    next.map(|index| turn::end_of_turn(game, ply_of(index)))
}

/// The errors, marks and luck of a seat, and its result without luck.
fn of_seat(game: &Game, report: &Report, seat: Seat, dice: bool, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let summary = report.summary(seat);
    let count = |nth: usize| TextArg::Num(summary.marks.get(nth).copied().unwrap_or(0).into());
    let mut args = vec![
        ("player", names.seated(game, seat)),
        ("side", game::side(game, seat).into()),
        ("rate", TextArg::Num(summary.error_rate().into())),
        ("doubtful", count(0)),
        ("mistakes", count(1)),
        ("blunders", count(2)),
    ];
    let mut text = words.text("analysis-seat", &args);
    if !dice {
        return text;
    }
    args.push(("luck", signed(summary.luck).into()));
    let id = match (summary.result, summary.luck_adjusted()) {
        (Some(result), Some(adjusted)) => {
            args.push(("result", signed(result).into()));
            args.push(("adjusted", signed(adjusted).into()));
            "analysis-luck"
        }
        _ => "analysis-luck-alone",
    };
    text.push(" ");
    text.append(words.text(id, &args));
    text
}

/// The costliest moves of each player, each with the best instead. A large table names fewer, to fit into one message.
fn mistakes(game: &Game, report: &Report, names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let seats = report.start.count();
    let each = (MISTAKES / usize::from(seats).max(1)).clamp(1, NAMED);
    let named: Vec<usize> = Seat::all(seats)
        .flat_map(|seat| costliest_of(report, seat, each))
        .collect();
    if named.is_empty() {
        return words.text("analysis-no-mistake", &[]);
    }
    let count = TextArg::count(named.len());
    let mut text = words.text("analysis-costliest", &[("count", count)]);
    for index in named {
        text.push_line(mistake(game, report, index, names));
    }
    text
}

/// One costly move, and the best instead.
fn mistake(game: &Game, report: &Report, index: usize, names: &PlayerNames) -> Text {
    let Some(PlyReport { judgement, .. }) = report.plies.get(index) else {
        return Text::default();
    };
    let args = [
        ("move", made(game, index).into()),
        ("player", names.seated(game, judgement.seat)),
        ("mark", judgement.mark.map_or("", ErrorMark::sign).into()),
        ("error", TextArg::Num(judgement.error.into())),
        ("best", judgement.best.as_str().into()),
    ];
    catalogue::sentences().text("analysis-mistake", &args)
}

/// The roll that decided most, by equity; `None` without rolls.
pub(in crate::service) fn decisive_roll(
    game: &Game,
    report: &Report,
    names: &PlayerNames,
) -> Option<Text> {
    let index = report.decisive_roll()?;
    Some(decisive(game, report, index, names))
}

/// The roll that changed most, for the player it helped most.
fn decisive(game: &Game, report: &Report, index: usize, names: &PlayerNames) -> Text {
    let Some(ply) = report.plies.get(index) else {
        return Text::default();
    };
    let luckiest = Seat::all(ply.before.count()).max_by_key(|seat| ply.luck(*seat));
    let lucky = luckiest.unwrap_or(Seat::FIRST);
    let args = [
        ("move", made(game, index).into()),
        ("player", names.seated(game, ply.judgement.seat)),
        ("lucky", names.seated(game, lucky)),
        ("luck", signed(ply.luck(lucky)).into()),
    ];
    catalogue::sentences().text("analysis-roll", &args)
}

/// The judgements of the moves on the page of a review, one line each; empty at the start.
pub(in crate::service) fn page(game: &Game, report: &Report, page: Ply) -> Text {
    let mut text = Text::default();
    for index in on_page(game, page) {
        if let Some(ply) = report.plies.get(index) {
            text.push_line(judged(game, ply, index));
        }
    }
    text
}

/// The indexes of the moves on a page: those of its turn.
fn on_page(game: &Game, page: Ply) -> std::ops::Range<usize> {
    let last = page.0 as usize;
    last.saturating_sub(turn::turn_to(game, page).len())..last
}

/// One move: its equities, its mark and the best instead, and the luck of its roll.
fn judged(game: &Game, ply: &PlyReport, index: usize) -> Text {
    let words = catalogue::sentences();
    let judged = &ply.judgement;
    let seat = judged.seat;
    let args = [
        ("move", made(game, index).into()),
        ("before", signed(ply.before[seat]).into()),
        ("after", signed(ply.after()[seat]).into()),
        ("luck", signed(ply.luck(seat)).into()),
        ("mark", judged.mark.map_or("", ErrorMark::sign).into()),
        ("error", TextArg::Num(judged.error.into())),
        ("best", judged.best.as_str().into()),
    ];
    let mut text = words.text("analysis-page", &args);
    if judged.mark.is_some() {
        text.push(" ");
        text.append(words.text("analysis-page-mark", &args));
    }
    if ply.rolled.is_some() {
        text.push(" ");
        text.append(words.text("analysis-page-luck", &args));
    }
    text
}

/// The controls of a page. One shows the graph in the place of the board, or the board again. One leads to the next
/// page with a mistake, and one to the best line instead of the costliest one here.
pub(in crate::service) fn controls(game: &Game, report: &Report, walk: ReviewPage) -> Vec<Control> {
    let page = walk.ply.unwrap_or(game.ply());
    let (id, shows) = match walk.shows {
        ReviewShows::Graph => ("button-to-board", ReviewShows::Board),
        ReviewShows::Board | ReviewShows::List => ("button-graph", ReviewShows::Graph),
    };
    let other = ReviewPage { shows, ..walk };
    let mut controls = vec![button(id, Action::Review(other), ButtonStyle::Secondary)];
    if marked(report).next().is_some() {
        let next = next_mistake(game, report, page);
        let style = if next.is_some() {
            ButtonStyle::Secondary
        } else {
            ButtonStyle::Disabled
        };
        let next = ReviewPage {
            ply: Some(next.unwrap_or(page)),
            ..walk
        };
        let action = Action::Review(next);
        controls.push(button("button-next-mistake", action, style));
    }
    let on_page = on_page(game, page);
    let here = marked(report).filter(|index| on_page.contains(index));
    let costliest = here.max_by_key(|index| {
        let error = report.plies.get(*index).map(|ply| ply.judgement.error);
        (error, std::cmp::Reverse(*index))
    });
    controls.extend(costliest.map(|index| {
        let (game, ply) = (game.id(), ply_of(index));
        let action = Action::Explore(ExploreAction::BestLine { game, ply });
        button("button-best-line", action, ButtonStyle::Secondary)
    }));
    controls
}

/// All moves in a table of less than 80 columns. Without rolls it has no column of luck.
fn table(game: &Game, report: &Report) -> String {
    let words = catalogue::sentences();
    let heads = [
        "analysis-column-move",
        "analysis-column-before",
        "analysis-column-after",
        "analysis-column-luck",
        "analysis-column-best",
    ]
    .map(|column| words.line(column, &[]));
    let [head, before, after, luck, best] = &heads;
    let moves: Vec<String> = (0..report.plies.len())
        .map(|index| cut(&made(game, index), MOVE))
        .collect();
    let wide = moves.iter().chain([head]).map(|mv| mv.chars().count());
    let wide = wide.max().unwrap_or(0);
    let rolls = report.plies.iter().any(|ply| ply.rolled.is_some());
    let luck_column = |luck: &str| {
        if rolls {
            format!(" {luck:>7}")
        } else {
            String::new()
        }
    };
    let mut lines = vec![format!(
        "{head:<wide$} {before:>7} {after:>7}{}     {best}",
        luck_column(luck)
    )];
    for (made, ply) in moves.iter().zip(&report.plies) {
        let judged = &ply.judgement;
        let seat = judged.seat;
        let luck = ply.rolled.as_ref().map(|_| signed(ply.luck(seat)));
        let better = judged.mark.map(|_| {
            let best = cut(judged.best.as_str(), MOVE);
            format!("{best} (+{})", judged.error)
        });
        let line = format!(
            "{made:<wide$} {:>7} {:>7}{}  {:<2} {}",
            signed(ply.before[seat]),
            signed(ply.after()[seat]),
            luck_column(&luck.unwrap_or_default()),
            judged.mark.map_or("", ErrorMark::sign),
            better.unwrap_or_default(),
        );
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n") + "\n"
}
