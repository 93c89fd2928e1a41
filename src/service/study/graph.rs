//! The graph of an analysed game, and its description in words.

use crate::game::seat::{Seat, SeatSet};
use crate::play::{Game, PlayerId, Ply, review, turn};
use crate::scene::{
    Curve, Graph, GraphSign, LegendEntry, MistakeDot, RollBar, Scene, ThemeName, Tint,
};
use crate::service::api::reply::{Picture, PictureContent, PictureFormat};
use crate::service::describe::game;
use crate::service::study::analysis::{ErrorMark, NAMED, PlyReport, Report, costliest};
use crate::service::study::figures::{made, signed};
use crate::service::words::catalogue;
use crate::service::words::names::PlayerNames;

/// The graph of an analysed game in this theme; `None` if a board cannot be drawn. Its upright line stands at the page
/// that is looked at, or without one at the costliest mistake.
pub(in crate::service) fn picture(
    game: &Game,
    report: &Report,
    names: &PlayerNames,
    theme: ThemeName,
    page: Option<Ply>,
) -> Option<Picture> {
    let scene = review::scene_at(game, page.unwrap_or(game.ply()))?;
    let (sides, mut costliest) = (sides(game), costliest(report));
    costliest.truncate(NAMED);
    let (rolls, mistakes) = (rolls(report, sides.len()), mistakes(report, &sides));
    let curves = curves(
        game,
        report,
        &sides,
        &review::scene_at(game, Ply(0))?,
        names,
    );
    let moment = match page {
        Some(_) => Some("graph-here"),
        None => (!costliest.is_empty()).then_some("graph-costliest"),
    };
    let graph = Graph {
        name: format!("game-{}-analysis", game.id().0),
        title: game::titled_with_result(game, names),
        moves: (0..=report.plies.len())
            .map(|plies| turn::moves_to(game, Ply(u32::try_from(plies).unwrap_or(u32::MAX))))
            .collect(),
        legend: legend(&rolls, &mistakes, &curves, moment),
        curves,
        rolls,
        mistakes,
        at: page.map_or_else(
            || costliest.first().map(|index| index + 1),
            |page| usize::try_from(page.0).ok(),
        ),
    };
    let mut told = described(game, report, &sides, &costliest, names);
    told.extend(upright(game, page, &costliest));
    Some(Picture {
        alt: game::fitted(&told.join(" ")),
        scene,
        content: PictureContent::Graph(graph),
        theme,
        format: PictureFormat::Image,
    })
}

/// The seats that win together, a set for each side, in the order of their first seats.
fn sides(game: &Game) -> Vec<Vec<Seat>> {
    let mut sides: Vec<Vec<Seat>> = Vec::new();
    let mut seen = SeatSet::default();
    for seat in Seat::all(game.position().seats()) {
        if seen.contains(seat) {
            continue;
        }
        let partners = game.position().partners(seat);
        let side = std::iter::once(seat).chain(partners.iter().filter(|other| *other != seat));
        let side: Vec<Seat> = side.collect();
        for seat in &side {
            seen.insert(*seat);
        }
        sides.push(side);
    }
    sides
}

/// A curve for each side, or for the first of two.
fn curves(
    game: &Game,
    report: &Report,
    sides: &[Vec<Seat>],
    scene: &Scene,
    names: &PlayerNames,
) -> Vec<Curve> {
    let curve = |(nth, side): (usize, &Vec<Seat>)| {
        let first = *side.first()?;
        let players = side.iter().filter_map(|seat| game.player(*seat));
        let players: Vec<&str> = players.map(|player| names.of(player)).collect();
        Some(Curve {
            tint: scene.tint_of(first).unwrap_or(Tint::Light),
            player: players.join(" & "),
            equities: if nth == 1 && sides.len() == 2 {
                Vec::new()
            } else {
                report.curve(first)
            },
        })
    };
    sides.iter().enumerate().filter_map(curve).collect()
}

/// The luck of each roll, of the first of two sides or of the seat that threw.
fn rolls(report: &Report, sides: usize) -> Vec<RollBar> {
    let plies = report.plies.iter().enumerate();
    let thrown = plies.filter(|(_, ply)| ply.rolled.is_some());
    let bar = |(index, ply): (usize, &PlyReport)| {
        let seat = if sides == 2 {
            Seat::FIRST
        } else {
            ply.judgement.seat
        };
        RollBar {
            ply: index,
            luck: ply.luck(seat),
        }
    };
    thrown.map(bar).collect()
}

/// The marked mistakes.
fn mistakes(report: &Report, sides: &[Vec<Seat>]) -> Vec<MistakeDot> {
    let plies = report.plies.iter().enumerate();
    let dots = plies.filter_map(|(index, ply)| {
        let severity = match ply.judgement.mark? {
            ErrorMark::Doubtful => 1,
            ErrorMark::Mistake => 2,
            ErrorMark::Blunder => 3,
        };
        let seat = ply.judgement.seat;
        let side = sides.iter().position(|side| side.contains(&seat))?;
        Some(MistakeDot {
            ply: index,
            side,
            severity,
        })
    });
    dots.collect()
}

/// The meanings of the signs that occur, the mistakes from the smallest to the largest. `moment` is the message about
/// the upright line, if there is one.
fn legend(
    rolls: &[RollBar],
    mistakes: &[MistakeDot],
    curves: &[Curve],
    moment: Option<&str>,
) -> Vec<LegendEntry> {
    let words = catalogue::sentences();
    let entry = |sign, id, args: &[_]| LegendEntry {
        sign,
        words: words.line(id, args),
    };
    let mut legend = Vec::new();
    for (severity, id) in [
        (1, "graph-doubtful"),
        (2, "graph-mistake"),
        (3, "graph-blunder"),
    ] {
        if mistakes.iter().any(|dot| dot.severity == severity) {
            legend.push(entry(GraphSign::Mistake(severity), id, &[]));
        }
    }
    if !rolls.is_empty() {
        legend.push(match curves {
            [first, _] => {
                let player = [("player", first.player.as_str().into())];
                entry(GraphSign::Roll, "graph-roll-up", &player)
            }
            _ => entry(GraphSign::Roll, "graph-roll", &[]),
        });
    }
    legend.extend(moment.map(|id| entry(GraphSign::Moment, id, &[])));
    legend
}

/// The graph in words: each curve with its ends and extremes, the largest bar, and the largest signs.
fn described(
    game: &Game,
    report: &Report,
    sides: &[Vec<Seat>],
    costliest: &[usize],
    names: &PlayerNames,
) -> Vec<String> {
    let words = catalogue::sentences();
    let about = [("game", game::titled(game).into())];
    let mut told = vec![words.line("analysis-alt", &about)];
    let shown = if sides.len() == 2 { 1 } else { sides.len() };
    for side in sides.iter().take(shown) {
        told.extend(course(game, report, side, names));
    }
    if let Some((index, ply)) = report
        .decisive_roll()
        .and_then(|index| Some((index, report.plies.get(index)?)))
    {
        let seat = ply.judgement.seat;
        let args = [
            ("move", made(game, index).into()),
            ("player", names.seated(game, seat)),
            ("luck", signed(ply.luck(seat)).into()),
        ];
        told.push(words.line("analysis-alt-roll", &args));
    }
    let signs = costliest.iter().filter_map(|&index| {
        let mark = report.plies.get(index)?.judgement.mark?;
        Some(format!("{} {}", made(game, index), mark.sign()))
    });
    let signs: Vec<String> = signs.collect();
    if !signs.is_empty() {
        let args = [("moves", signs.join(", ").into())];
        told.push(words.line("analysis-alt-signs", &args));
    }
    told
}

/// The place of the upright line; `None` without one.
fn upright(game: &Game, page: Option<Ply>, costliest: &[usize]) -> Option<String> {
    let words = catalogue::sentences();
    let (id, mv) = match page {
        None => ("analysis-alt-line", made(game, *costliest.first()?)),
        Some(Ply(0)) => ("analysis-alt-here", words.line("story-start", &[])),
        Some(Ply(ply)) => {
            let index = usize::try_from(ply).ok()?.checked_sub(1)?;
            ("analysis-alt-here", made(game, index))
        }
    };
    Some(words.line(id, &[("move", mv.into())]))
}

/// The course of the game for a side: its equity at the start, at best, at worst and at the end.
fn course(game: &Game, report: &Report, side: &[Seat], names: &PlayerNames) -> Option<String> {
    let seat = *side.first()?;
    let curve = report.curve(seat);
    let people: Vec<&PlayerId> = side.iter().filter_map(|seat| game.player(*seat)).collect();
    let words = catalogue::sentences();
    let start = || words.line("story-start", &[]);
    let at = |index: usize| {
        index
            .checked_sub(1)
            .map_or_else(start, |index| made(game, index))
    };
    let extreme = |sign: i32| {
        let values = curve.iter().enumerate();
        let (index, equity) =
            values.max_by_key(|(index, equity)| (sign * **equity, std::cmp::Reverse(*index)))?;
        Some((at(index), signed(*equity)))
    };
    let ((best, high), (worst, low)) = (extreme(1)?, extreme(-1)?);
    let end = report.result.as_ref().map(|result| result[seat]);
    let args = [
        ("player", names.together(people)),
        ("start", signed(report.start[seat]).into()),
        ("best", best.into()),
        ("high", high.into()),
        ("worst", worst.into()),
        ("low", low.into()),
        ("end", signed(end.or(curve.last().copied())?).into()),
    ];
    Some(words.line("analysis-alt-curve", &args))
}
