//! `ImmortalStarMasters`: the board and the set-up of the rules page, and laws over random games.

use kingboard::game::Position as _;
use kingboard::games::immortal_star_masters::board::{Role, Spot};
use kingboard::games::immortal_star_masters::camps::Camp;
use kingboard::games::immortal_star_masters::position::Position;
use kingboard::games::immortal_star_masters::setup::Setup;
use kingboard::games::immortal_star_masters::setup_text;

use second_reader::luck::Luck;

/// Rank 1 from the player's left, the Sovereign Bishop, and the pawns, as the page lists them. IS-3.
const CAMPS: [(Camp, &str, &str, &str); 6] = [
    (
        Camp::South,
        "A2=R A3=B A4=N A5=Q A6=K A7=N A8=B A9=R",
        "B6",
        "B3 B9 C4 C5 C6 C7 C8 C9 D7",
    ),
    (
        Camp::SouthEast,
        "B11=R C12=B D13=N E14=K F15=Q G16=N H17=B I18=R",
        "F14",
        "C11 I17 D11 E12 F13 G14 H15 I16 G13",
    ),
    (
        Camp::NorthEast,
        "K18=R L17=B M16=N N15=Q O14=K P13=N Q12=B R11=R",
        "N14",
        "K17 Q11 K16 L15 M14 N13 O12 P11 M13",
    ),
    (
        Camp::North,
        "S9=R S8=B S7=N S6=K S5=Q S4=N S3=B S2=R",
        "R6",
        "R9 R3 Q9 Q8 Q7 Q6 Q5 Q4 P7",
    ),
    (
        Camp::NorthWest,
        "R1=R Q1=B P1=N O1=Q N1=K M1=N L1=B K1=R",
        "N2",
        "Q2 K2 P3 O3 N3 M3 L3 K3 M4",
    ),
    (
        Camp::SouthWest,
        "I1=R H1=B G1=N F1=K E1=Q D1=N C1=B B1=R",
        "F2",
        "I2 C2 I3 H3 G3 F3 E3 D3 G4",
    ),
];

fn spot(name: &str) -> Spot {
    Spot::named(name).unwrap_or_else(|| panic!("{name}"))
}

#[test]
fn every_camp_starts_as_the_page_says() {
    let setup = Setup::start(6).unwrap();
    let stands = |name: &str, camp, role| {
        let piece = setup.board.living(spot(name)).unwrap();
        assert_eq!((piece.camp, piece.role), (camp, role), "{name}");
    };
    for (camp, line, bishop, pawns) in CAMPS {
        for word in line.split(' ') {
            let (name, letter) = word.split_once('=').unwrap();
            let role = Role::from_letter(letter.chars().next().unwrap()).unwrap();
            stands(name, camp, role);
        }
        stands(bishop, camp, Role::Bishop);
        for name in pawns.split(' ') {
            stands(name, camp, Role::Pawn);
        }
        assert_eq!(setup.board.men(camp).into_iter().count(), 18);
    }
}

#[test]
fn the_start_of_three_is_written_as_on_the_page() {
    let text = setup_text::write(&Setup::start(3).unwrap()).to_string();
    let (_, fields) = text.split_once(' ').unwrap();
    let page = "s svw A2,A9,K1,K18,R1,R11 - s0.0.0,v0.0.0,w0.0.0 0";
    assert_eq!(fields, page);
}

#[test]
fn there_are_241_cells_of_which_30_are_each_camps_and_61_the_middles() {
    assert_eq!(Spot::all().count(), 241);
    let of = |camp| Spot::all().filter(|spot| spot.territory() == camp).count();
    assert_eq!(of(None), 61);
    for camp in Camp::ALL {
        assert_eq!(of(Some(camp)), 30, "{camp:?}");
    }
    assert_eq!(spot("J10").rank(), 10, "the centre");
    for wall in ["A1", "E5", "J1", "J5", "J15", "J19", "S10"] {
        assert_eq!(Spot::named(wall), None, "{wall}");
    }
}

#[test]
fn the_first_player_has_32_moves_at_every_table() {
    for players in 2..=6 {
        let setup = Setup::start(players).unwrap();
        let table = Camp::seated(players).unwrap();
        for mover in setup.players.iter() {
            let turned = Setup {
                mover,
                ..setup.clone()
            };
            let at = Position::from_setup(turned, table).unwrap();
            assert_eq!(at.legal_moves().len(), 32, "{mover:?} of {players}");
        }
    }
}

#[test]
fn nothing_crosses_between_neighbours_outside_the_middle_but_past_a_walls_inner_end() {
    let mut crossings = 0;
    for from in Spot::all() {
        for direction in 0..12 {
            let Some(to) = from.line(direction).next() else {
                continue;
            };
            let (Some(here), Some(there)) = (from.territory(), to.territory()) else {
                continue;
            };
            if here != there {
                assert!(direction >= 6, "{from} and {to} share no side");
                assert_eq!((from.rank(), to.rank()), (5, 5), "{from} {to}");
                crossings += 1;
            }
        }
    }
    assert_eq!(crossings, 12, "past each of six walls, there and back");
}

#[test]
fn games_keep_their_laws_and_positions_read_as_they_are_written() {
    for players in 2..=6 {
        let mut luck = Luck::new(u64::from(players));
        let mut at = Position::start(players).unwrap();
        for _ in 0..200 {
            let text = setup_text::write(at.setup()).to_string();
            let read = setup_text::read(&text, players);
            assert_eq!(read.unwrap().setup(), at.setup(), "{text}");
            let moves = at.legal_moves();
            let texts: Vec<String> = moves.iter().map(|mv| at.write(*mv).to_string()).collect();
            assert!(texts.is_sorted_by(|a, b| a < b), "{text}: {texts:?}");
            let Some(mv) = moves.get(luck.below(moves.len().max(1))) else {
                break;
            };
            let kings = at.setup().players.count();
            let taken = at.setup().board.living(mv.to);
            assert!(
                mv.from == mv.to || taken.is_none_or(|piece| piece.role != Role::King),
                "{text}"
            );
            at.play_unchecked(mv);
            assert!(at.setup().players.count() <= kings);
        }
    }
}
