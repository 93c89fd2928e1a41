//! Analysis: equities that add up, fair luck, marks that stand, and nothing said about a game that is not over.

use kingboard::engine::analysis::{
    Chances, ErrorMark, GameStep, Look, Moment, Report, Walk, look, look_with,
};
use kingboard::engine::scale::draw;
use kingboard::engine::{self, Stop, Task};
use kingboard::game::any::AnyPosition;
use kingboard::game::chance::Roll;
use kingboard::game::options::Options;
use kingboard::game::outcome::{Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::games::GameKind;

fn start(kind: GameKind, options: &str) -> Box<dyn AnyPosition> {
    let options: Options = options.parse().unwrap();
    (kind.spec().start)(&(kind.spec().settled)(options))
}

fn thrown(at: &dyn AnyPosition, seed: &mut u64) -> Option<Roll> {
    let Status::ToRoll(dice) = at.status() else {
        return None;
    };
    let mut bytes = std::iter::from_fn(|| Some(draw(seed).to_le_bytes()[0]));
    Roll::from_bytes(dice, &mut bytes)
}

/// The steps of a game of this many plies, half of them random and half thought of.
fn game(start: &dyn AnyPosition, plies: usize, seed: u64) -> (Vec<GameStep>, Box<dyn AnyPosition>) {
    let (mut at, mut seed, mut steps) = (start.boxed_clone(), seed, Vec::new());
    for _ in 0..plies {
        let Status::ToMove(_) = at.status() else {
            break;
        };
        let legal = at.legal();
        let mv = if draw(&mut seed).is_multiple_of(2) {
            let task = Task::nodes(60);
            engine::think(&*at, &task, &Stop::default()).unwrap().chosen
        } else {
            let count = u64::try_from(legal.len()).unwrap();
            legal[usize::try_from(draw(&mut seed) % count).unwrap()].clone()
        };
        at.play(&mv).unwrap();
        steps.push(GameStep::Move(mv));
        if let Some(roll) = thrown(&*at, &mut seed) {
            at.resolve(&roll).unwrap();
            steps.push(GameStep::Roll(roll));
        }
    }
    (steps, at)
}

fn looks(start: &dyn AnyPosition, steps: &[GameStep], nodes: u64) -> Vec<Look> {
    let walk = Walk::new(start.boxed_clone(), steps);
    walk.map(|moment: Moment| moment.look(nodes, &Stop::default()).unwrap())
        .collect()
}

#[test]
fn result_is_start_and_moves_and_rolls_and_departures() {
    for (kind, options, plies) in [
        (GameKind::KINGS_MATE, "", 60),
        (GameKind::KINGS_MATE, "active", 80),
        (GameKind::KINGS_GUARD, "", 40),
        (GameKind::FOUR_KINGS, "team", 12),
        (GameKind::IMMORTAL_STAR_MASTERS, "three", 10),
    ] {
        let start = start(kind, options);
        let (mut steps, mut at) = game(&*start, plies, 7);
        if let Status::ToMove(seat) = at.status() {
            at.forfeit(seat, Termination::RESIGNATION);
            steps.push(GameStep::Forfeit(seat, Termination::RESIGNATION));
        }
        let looks = looks(&*start, &steps, 40);
        let outcome = match at.status() {
            Status::Over(outcome) => Some(outcome),
            Status::ToMove(_) | Status::ToRoll(_) => None,
        };
        let report = Report::of(&steps, &looks, outcome.as_ref()).unwrap();
        let moves = steps
            .iter()
            .filter(|step| matches!(step, GameStep::Move(_)));
        assert_eq!(report.plies.len(), moves.count(), "{kind} {options}");
        for seat in Seat::all(at.seats()) {
            let moved = |ply: &engine::analysis::PlyReport| ply.moved[seat] - ply.before[seat];
            let sum: i32 = report
                .plies
                .iter()
                .map(|ply| moved(ply) + ply.luck(seat))
                .sum();
            let last = match &report.result {
                Some(result) => result[seat],
                None => looks.last().unwrap().equities[seat],
            };
            let by_all = report.start[seat] + sum + report.departures[seat];
            assert_eq!(by_all, last, "{kind} {options} {seat}");
            let curve = report.curve(seat);
            assert_eq!(curve.len(), report.plies.len() + 1);
            assert!(curve.iter().all(|equity| equity.abs() <= 1_000));
        }
    }
}

#[test]
fn luck_is_the_equity_of_a_roll_less_the_mean_over_all_rolls() {
    let start = start(GameKind::KINGS_MATE, "active");
    let mut seed = 3;
    let mut attacks = 0;
    let mut here = start.boxed_clone();
    while attacks < 5 {
        let Status::ToMove(_) = here.status() else {
            break;
        };
        let legal = here.legal();
        let attack = legal.iter().find(|mv| mv.captures().is_some());
        let count = u64::try_from(legal.len()).unwrap();
        let any = &legal[usize::try_from(draw(&mut seed) % count).unwrap()];
        here.play(attack.unwrap_or(any)).unwrap();
        let Status::ToRoll(dice) = here.status() else {
            continue;
        };
        attacks += 1;
        let due = look(&*here, None, 100, &Stop::default()).unwrap();
        // Each of the 36 rolls counts once: their luck adds up to nothing but rounding.
        let mut sums = [0; 2];
        for faces in (1..=6).flat_map(|a| (1..=6).map(move |b| vec![a, b])) {
            let mut fallen = here.boxed_clone();
            fallen.resolve(&Roll::new(dice, faces).unwrap()).unwrap();
            let fallen = look(&*fallen, None, 100, &Stop::default()).unwrap();
            for (seat, equity) in fallen.equities.iter() {
                sums[seat.index()] += equity - due.equities[seat];
            }
        }
        assert!(sums.iter().all(|sum| sum.abs() <= 18), "{sums:?}");
        let roll = thrown(&*here, &mut seed).unwrap();
        here.resolve(&roll).unwrap();
    }
    assert_eq!(attacks, 5);
}

#[test]
fn a_king_left_to_be_taken_is_a_blunder_and_a_forced_move_is_no_decision() {
    let start = start(GameKind::KINGS_GUARD, "");
    let mut marks = [0; 3];
    let mut forced = 0;
    for seed in 1..13 {
        let (steps, _) = game(&*start, 40, seed);
        let looks = looks(&*start, &steps, 200);
        for judged in looks.iter().filter_map(|look| look.judgement.as_ref()) {
            assert!(judged.error >= 0 && judged.error <= 2_000);
            assert_eq!(judged.error == 0, judged.best == judged.made);
            assert_eq!(judged.line.first(), Some(&judged.best));
            if let Some(mark) = judged.mark {
                assert!(judged.is_decision());
                assert_eq!(judged.mark, ErrorMark::of(judged.error, false));
                marks[usize::from(mark > ErrorMark::Doubtful)
                    + usize::from(mark > ErrorMark::Mistake)] += 1;
            }
            forced += usize::from(!judged.is_decision() && judged.error == 0);
        }
        let report = Report::of(&steps, &looks, None).unwrap();
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| report.summary(seat));
        assert!(first.decisions + second.decisions <= u32::try_from(report.plies.len()).unwrap());
        let costliest = first
            .costliest
            .iter()
            .map(|index| &report.plies[*index].judgement);
        assert!(costliest.clone().all(|judged| judged.seat == Seat::FIRST));
        assert!(
            costliest
                .map(|judged| judged.error)
                .is_sorted_by(|a, b| a >= b)
        );
    }
    // Half of the moves are random: some of them throw a king or a tower away.
    assert!(marks[2] > 0, "{marks:?} {forced}");
}

#[test]
fn a_piece_more_is_worth_what_it_brings_under_the_rules() {
    // King’s Mate with dice decides more often than the search says, King’s Guard less often.
    for (kind, options, more) in [
        (GameKind::KINGS_MATE, "active", true),
        (GameKind::KINGS_GUARD, "", false),
    ] {
        let start = start(kind, options);
        let mut compared = 0;
        let games = (1..7).map(|seed| game(&*start, 120, seed).0);
        let games: Vec<_> = games.collect();
        let walks = games
            .iter()
            .map(|steps| Walk::new(start.boxed_clone(), steps));
        for Moment { at, .. } in walks.flat_map(|walk| walk.step_by(8)) {
            let stop = Stop::default();
            let plain = look_with(&*at, None, 200, Chances::AS_SEARCHED, &stop).unwrap();
            let told = look(&*at, None, 200, &stop).unwrap();
            assert_eq!(plain.nodes, told.nodes);
            let [searched, told] = [plain, told].map(|look| look.equities[Seat::FIRST]);
            if (350..890).contains(&searched.abs()) {
                assert_eq!(told.signum(), searched.signum());
                assert_eq!(told.abs() > searched.abs(), more, "{searched} {told}");
                compared += 1;
            }
        }
        assert!(compared > 3, "{kind} {compared}");
    }
}

#[test]
fn the_best_move_has_no_error_and_a_look_repeats() {
    for (kind, options) in [
        (GameKind::KINGS_MATE, "active"),
        (GameKind::FOUR_KINGS, ""),
        (GameKind::IMMORTAL_STAR_MASTERS, ""),
    ] {
        let at = start(kind, options);
        let best = engine::think(&*at, &Task::nodes(300), &Stop::default()).unwrap();
        let judge = || look(&*at, Some(&best.chosen), 300, &Stop::default()).unwrap();
        let first = judge();
        assert_eq!(first, judge(), "{kind}");
        let judged = first.judgement.unwrap();
        assert_eq!((judged.error, judged.mark), (0, None), "{kind}");
        assert_eq!(judged.best, best.chosen, "{kind}");
    }
}

#[test]
fn thresholds_are_those_of_the_page_and_dice_halve_them() {
    let marks = [79, 80, 159, 160, 319, 320].map(|error| ErrorMark::of(error, false));
    let [doubtful, mistake, blunder] = ErrorMark::ALL.map(Some);
    assert_eq!(marks, [None, doubtful, doubtful, mistake, mistake, blunder]);
    let marks = [39, 40, 80, 160].map(|error| ErrorMark::of(error, true));
    assert_eq!(marks, [None, doubtful, mistake, blunder]);
    assert_eq!(ErrorMark::ALL.map(ErrorMark::sign), ["?!", "?", "??"]);
}

#[test]
fn a_stopped_look_and_an_illegal_step_say_nothing() {
    let at = start(GameKind::KINGS_MATE, "");
    let stop = Stop::default();
    stop.ask();
    assert_eq!(look(&*at, None, 100_000, &stop), None);
    let bad = kingboard::game::text::MoveText::new("A1-G9");
    let steps = [GameStep::Move(bad)];
    assert_eq!(Walk::new(at.boxed_clone(), &steps).count(), 1);
    let looked = Walk::new(at, &steps).map(|moment| moment.look(10, &Stop::default()));
    assert_eq!(looked.collect::<Vec<_>>(), [None]);
}
