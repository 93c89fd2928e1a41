//! Positions to compare: those of random games, and towers scattered over the board.
//!
//! All come from a seed, so that a disagreement occurs again in every run.

use std::collections::{BTreeMap, BTreeSet};

use crate::guard::{Oracle, Rules, Spot};
use crate::luck::Luck;

/// The start on either board.
pub const START: [&str; 2] = [
    "g3k3g/1g5g1/2g3g2/3g1g3/4g4/4G4/3G1G3/2G3G2/1G5G1/G3K3G s -",
    "g2k3g/1g4g1/2g2g2/3gg3/3GG3/2G2G2/1G4G1/G3K2G s -",
];

/// Both boards with both kinds of steps.
pub const ALL_RULES: [Rules; 4] = [
    Rules {
        small: false,
        diagonal: false,
    },
    Rules {
        small: false,
        diagonal: true,
    },
    Rules {
        small: true,
        diagonal: false,
    },
    Rules {
        small: true,
        diagonal: true,
    },
];

/// Longest random game, in plies.
const LONGEST_GAME: usize = 300;

/// At least `count` positions of random games from the start, with alternating rules. Plies that build or capture are
/// preferred.
pub fn from_games(seed: u64, count: usize) -> Vec<Oracle> {
    let mut luck = Luck::new(seed);
    let mut found = Vec::new();
    for rules in ALL_RULES.into_iter().cycle() {
        let mut at = Oracle::read(rules, START[usize::from(rules.small)]);
        for _ in 0..LONGEST_GAME {
            found.push(at.clone());
            let legal = at.legal();
            if legal.is_empty() {
                break;
            }
            let builds: Vec<String> = legal.iter().filter(|ply| at.builds(ply)).cloned().collect();
            let ply = if builds.is_empty() || luck.percent(40) {
                luck.pick(&legal)
            } else {
                luck.pick(&builds)
            };
            at.play(&ply);
        }
        if found.len() >= count {
            break;
        }
    }
    found
}

impl Oracle {
    fn builds(&self, ply: &str) -> bool {
        let heap = |(_, to): (&str, &str)| self.towers.contains_key(&super::spot(to));
        ply.split_once('-').is_some_and(heap)
    }
}

/// Legal positions with towers anywhere, with alternating rules.
pub fn scattered(seed: u64, count: usize) -> Vec<Oracle> {
    let mut luck = Luck::new(seed);
    let rules = ALL_RULES.into_iter().cycle();
    let tried = rules.map(|rules| scatter(rules, &mut luck));
    tried.flatten().take(count).collect()
}

/// A random position; `None` if it is not legal.
fn scatter(rules: Rules, luck: &mut Luck) -> Option<Oracle> {
    let guards = if rules.small { 8 } else { 9 };
    // Few squares give high towers, many give open boards.
    let room = 3 + luck.below(18);
    let all: Vec<Spot> = (1..=rules.columns())
        .flat_map(|column| (1..=rules.rows()).map(move |row| (column, row)))
        .collect();
    let corner = luck.pick(&all);
    let near = |spot: &Spot| (spot.0 - corner.0).abs() + (spot.1 - corner.1).abs() <= 4;
    let close: Vec<Spot> = all.iter().filter(|spot| near(spot)).copied().collect();
    let from = if luck.percent(50) { &close } else { &all };
    let squares: Vec<Spot> = (0..room).map(|_| luck.pick(from)).collect();
    let mut towers: BTreeMap<Spot, String> = BTreeMap::new();
    for piece in ['G', 'g'] {
        for _ in 0..guards - luck.below(3) {
            let tower = towers.entry(luck.pick(&squares)).or_default();
            if tower.len() < rules.highest() {
                tower.push(piece);
            }
        }
    }
    for king in ['K', 'k'] {
        let among = if luck.percent(70) { &squares } else { &all };
        let square = luck.pick(among);
        let tower = towers.entry(square).or_default();
        if tower.len() == rules.highest() || tower.ends_with(['K', 'k']) {
            return None;
        }
        tower.push(king);
    }
    let mut at = Oracle {
        rules,
        towers,
        mover: luck.pick(&['s', 'n']),
        duties: BTreeSet::new(),
        unstacking: None,
    };
    let full = at
        .towers
        .iter()
        .filter(|(_, tower)| tower.len() == rules.highest());
    at.duties = full
        .filter(|_| luck.percent(60))
        .map(|(spot, _)| *spot)
        .collect();
    if luck.percent(30) {
        let begun: Vec<Spot> = at.towers.keys().copied().collect();
        let square = luck.pick(&begun);
        let tower = &at.towers[&square];
        let stands = tower.len() < rules.highest() && !tower.contains(['K', 'k']);
        if !stands || at.destinations(square).is_empty() {
            return None;
        }
        let left = 1 + luck.below(rules.highest() - tower.len());
        at.unstacking = Some((square, left));
    } else {
        for duty in at.due() {
            if at.destinations(duty).is_empty() {
                at.duties.remove(&duty);
            }
        }
    }
    Some(at)
}
