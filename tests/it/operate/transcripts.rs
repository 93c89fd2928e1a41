//! Console sessions as text, end to end on SQLite: the typed lines, and every word of the output.
//!
//! A script is a list of lines. `[5:2]` after a line sets the dice of the attack it declares, and `[+26h]` lets that
//! much time pass before it. The golden texts are in `tests/golden/transcripts`; read the difference before accepting
//! one.

use std::cell::{Cell, RefCell};
use std::io::{self, BufRead, Read, Write};
use std::path::Path;
use std::rc::Rc;

use kingboard::console::{self, DefaultGame, TerminalStyle};
use kingboard::engine::{self, Stop, Task};
use kingboard::play::{Game, turn};
use kingboard::service::api::values::RecordFormat;
use kingboard::service::study::records;
use kingboard::service::{GameId, Place, PlayerId, Record, Service, Timestamp};
use kingboard::store::{self, SideEffects, Store};

use crate::table::clocks::{begun_by, span};
use crate::table::harness::{BEGIN, env};

/// The typed lines, each echoed to the screen as in a terminal.
struct Keyboard {
    lines: Vec<String>,
    /// Number of typed lines, for the dice.
    typed: Rc<Cell<usize>>,
    taken: usize,
    screen: Screen,
}

/// The output, shared between the program and the echo.
#[derive(Clone, Default)]
struct Screen(Rc<RefCell<Vec<u8>>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Read for Keyboard {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let n = self.fill_buf()?.read(into)?;
        self.consume(n);
        Ok(n)
    }
}

impl BufRead for Keyboard {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let line = self
            .lines
            .get(self.typed.get())
            .map_or(&[][..], |line| line.as_bytes());
        Ok(&line[self.taken..])
    }

    fn consume(&mut self, n: usize) {
        self.taken += n;
        let Some(line) = self.lines.get(self.typed.get()) else {
            return;
        };
        if self.taken == line.len() {
            self.screen.write_all(line.as_bytes()).unwrap();
            self.typed.set(self.typed.get() + 1);
            self.taken = 0;
        }
    }
}

/// Plays a script on a database. Returns everything on the screen.
pub(crate) fn session(store: Store, script: &str) -> String {
    session_of(Service::new(store), script)
}

/// [`session`] of a service.
fn session_of(service: Service, script: &str) -> String {
    let screen = Screen::default();
    let typed = Rc::new(Cell::new(0));
    let mut luck = vec![([1, 1], 0)];
    let mut lines = Vec::new();
    let mut passed = 0;
    for line in script.lines() {
        let (typed, behind) = line.split_once(" [").unwrap_or((line, "1:1]"));
        let behind = behind.trim_end_matches(']');
        let dice = match behind.split_once(':') {
            Some((attacker, defender)) => [attacker, defender].map(|face| face.parse().unwrap()),
            None => [1, 1],
        };
        passed += behind.strip_prefix('+').map_or(0, span);
        luck.push((dice, passed));
        lines.push(format!("{typed}\n"));
    }
    let keyboard = Keyboard {
        lines,
        typed: Rc::clone(&typed),
        taken: 0,
        screen: screen.clone(),
    };
    let mut minutes = 0;
    let clock = move || {
        minutes += 1;
        let (faces, passed) = luck[typed.get()];
        env(Timestamp(BEGIN.0 + minutes * 60_000 + passed), faces)
    };
    console::run(
        service,
        DefaultGame::default(),
        clock,
        (keyboard, screen.clone()),
        TerminalStyle::default(),
    )
    .unwrap();
    let text = screen.0.borrow().clone();
    String::from_utf8(text).unwrap()
}

pub(crate) fn golden(name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/transcripts");
    insta::with_settings!({
        snapshot_path => folder,
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, { insta::assert_snapshot!(name, text) });
}

/// A whole game as a script, with dice after the moves they decide.
fn game(begin: &str, moves: &str, end: &str) -> String {
    format!(
        "{begin}\n{}\n{end}\n",
        moves.replace(' ', "\n").replace("\n[", " [")
    )
}

pub(crate) const CONQUEST: &str = "E1-E2 B9-C8 G2-G3 A8-A7 C1-C2 F9-E8 E2-E1 A7-A8 G3-G2 C8-B7 F2-F3 A8-A7 C2-C1 E8-G6 B2-B3 G6-E8 E1-E2 G9-F9 C1-C2 B7-C8 C2-D3 C8-A6 B3-B2 A6-B7 F3-F4 F9-G9 D1-C2 B7-C8 E2-E4 E8-F7 C2-C3 B8-B7 E4-D4 D8-D7 D3-E4 C9-D8 C3-C4 E9-E7 B2-B3 F7-E8 C4-C5 F8-F7 F4-F5 D9-C9 D2-D3 D7-D6 E4-E5 D6xE5 F1-E2 E5xD4 C5-C6 E7-D7";

pub(crate) const GAMBIT: &str = "B1-C2 E9-E8 B2-B3 C9-C8 B3-B4 F8-F7 E1-E2 F7-F8 C2-B3 F8-F7 F2-F3 F7-F8 D2-D3 E8-D7 D1-D2 D9-E8 C1-D1 A8-A7 D2-E3 C8-C7 D3-D4 A7-A6 A1-B1 B9-C8 B1-C1 A9-B9 D1-D3 C7-D6 E3-E4 B8-B7 D4-D5 B7-B6 B4-B5 G8-G7 B3-A4 D6-E7 D5-D6 E7-F7 C1-E1 A6xB5 F3-F4 C8-A6 E2-F3 D7-E7 D6-D7 G7-G8 G2-G3 B9-B8 A4-C2 E8xD7 F4-F5 E7-E6 F5xE6 D7-E8 E6-E7 B8-B7 E7xD8 B7-A7 D8-D9";

pub(crate) const ACTIVE: &str = "A2-A3 D8-D7 F1-E2 D9-D8 E2-D3 F9-E8 B1-A2 E8-F7 A2-B3 B8-B7 F2-F3 B9-C8 G2-G3 E9-E8 G1-G2 F8-F9 B2-B1 B7-B6 A3-A2 C9-D9 B1-B2 C8-A6 F3-F4 D7-D6 F4-F5 A9-B9 G3-G4 D9-E9 G4-G3 D6-D7 A1-B1 B9-C9 B1-A1 E9-F8 D3-B1 A8-A9 F5-F6 C9-B9 G2-F2 D8-E7 F6-F5 D7-D8 B3-A4 G8-G7 G3-G4 G9-G8 F5-F6 E8-E9 F6xG7 [5:6] F2-F4 G7xF6 [1:3] A6-B5 A4xB5 [3:6] G4-G3 B5xA4 [1:1] G7xF6 [5:6] F7-G6 F6xG7 [5:1] G6-E8 A4xB5 [6:1] G8xG7 [6:6] B9-C9 F4xF8 [6:3] E9xF8 [4:1] G7xF8 [4:1] E7xF8 [1:4]";

pub(crate) const ACTIVE_EXPANDED: &str = "D2-D3 B9-C8 E1-D2 C8-B7 D1-C2 B7-C8 C2-D1 A9-B9 F1-E2 G8-G7 E2-F3 B9-A9 F2-F1 A9-B9 F3-G4 F8-F7 D1-E2 F7-F6 D2-D1 G9-G8 C1-E3 F6-F5 B2-B3 F5xG4 [6:3] E3-F2 C8-D7 E2-E1 D7-C8 G2-G3 F9-D7 D1-D2 E9-E8 G3-G2 C8-B7 F2-E2 B7-A6 E2-E3 C9-C8 B1-C2 A8-A9 E3-E2 A6-B5 E2-F2 G8-F8 B3-B4 F8xF2 [5:3] D2xF2 [6:6] G2-G3 F2xD2 [5:1] E1xD2 [5:5]";

pub(crate) const STALEMATE: &str = "G2-G3 B8-B7 B2-B3 A8-A7 B3-B4 A9-A8 B1-D3 B7-B6 D3-B1 B6-B7 B4-B3 B7-B6 B3-B4 B6-B7 B1-C2 A8-A9 C2-A4 C9-C8 B4-B3 F8-F7 F2-F3 B7-B8 A1-B1 F7-F6 D2-D3 A7-A6 A4-B5 A6xB5 D3-D2 A9xA2 B3xA2 E9-E8 B1xB5 F6-F5 B5xB8 C8-C9 B8xB9 G8-G7 B9xC9 D8xC9 A2-A1 G7-G8 G3-G4 F5xG4 G1xG4 E8-D8 G4xG8 D8-E8 G8xG9 F9-G8 G9xG8 E8-C8 G8xC8";

fn plays_out(name: &str, script: &str, ends: &str) {
    let text = session(Store::in_memory().unwrap(), script);
    assert!(text.contains(ends), "{text}");
    golden(name, &text);
}

#[test]
fn a_standard_game_is_won_by_conquest() {
    plays_out(
        "conquest",
        &game("new", CONQUEST, "review 1\nquit"),
        "conquered",
    );
}

#[test]
fn an_expanded_game_is_won_by_fools_gambit() {
    plays_out(
        "fools-gambit",
        &game("new expanded", GAMBIT, "history\nquit"),
        "Fool’s Gambit!",
    );
}

#[test]
fn an_active_game_is_won_by_dice() {
    let text = session(before_seals("active"), &game("board", ACTIVE, "quit"));
    assert!(text.contains("conquered"), "{text}");
    golden("active", &text);
}

#[test]
fn a_finished_game_is_analysed_at_once_and_a_running_one_is_not() {
    let script = game(
        "board\nanalyse",
        &format!("{} [5:1]", TO_ATTACK.replace('\n', " ")),
        "analyse 1\nresign\nyes\nanalyse\nanalyse 1\nanalyse 7\nanalyse wide\nquit",
    );
    let store = before_seals("active");
    let text = session_of(
        Service::new(store).configured(|options| options.think_limit = Some(40)),
        &script,
    );
    assert_eq!(text.matches("Analysis of #1").count(), 2, "{text}");
    golden("analysed", &text);
}

#[test]
fn an_active_game_with_expanded_rules_is_played_out() {
    let script = game(
        "board",
        ACTIVE_EXPANDED,
        "review 1 16\nflip\nback\nreview 1 8…\nreview 1 nonsense\nquit",
    );
    let text = session(before_seals("active expanded"), &script);
    assert!(text.contains("conquered"), "{text}");
    golden("active-expanded", &text);
}

/// The moves up to an attack of the first player's, and the attack.
const TO_ATTACK: &str = "F2-F3\nG8-G7\nF3-F4\nD8-D7\nF4-F5\nB8-B7\nF5-F6\nD7-D6\nF6xG7";

#[test]
fn the_defender_rolls_or_the_dice_fall_by_themselves() {
    let script = format!(
        "new interactive 3d\ndice words for luck\n{TO_ATTACK}\nas 1\nroll\nD2-D3\ntakeback\nas 2\nroll 6 6\nA8-A7\nboard\ngames\n\
         1\nroll\ndice words too late\nas 1\ndice renew\ndice\nas 2\ndice renew yes\nB2-B3\nA8-A7\nF6xG7 [+13h]\nboard\nquit\n"
    );
    plays_out("interactive", &script, "Roll to defend");
}

#[test]
fn two_at_one_table_throw_their_own_dice() {
    let script = format!(
        "new own-dice\ndice renew\n{TO_ATTACK}\nD2-D3\nroll\nroll 7 2\nroll 5\n5-2\ntakeback\nas 2\ntakeback yes\nas 1\nF6xG7\n\
         roll 2 5\nboard\nB2-B3\nresign\n1\nquit\n"
    );
    plays_out("own-dice", &script, "roll 5 2");
}

#[test]
fn a_game_is_drawn_by_stalemate() {
    plays_out("stalemate", &game("new", STALEMATE, "quit"), "Stalemate");
}

#[test]
fn a_game_is_drawn_by_agreement_after_one_refusal() {
    let script = "new repetition\nd2-d3\ndraw\n2\nD8-D7\ndraw\naccept\nhistory\nhistory drawn against 2 since 2026-03 until 2026-03-01\n1\nhistory won\nquit\n";
    plays_out("drawn", script, "Draw agreed in #1.");
}

#[test]
fn a_game_is_resigned_after_asking_back() {
    let script = "new\nd2-d3\nresign\nboard\nresign\n1\nshow\nreview 1\nback\nquit\n";
    plays_out("resigned", script, "Player 2 resigns. Player 1 wins #1.");
}

#[test]
fn odd_lines_get_a_clear_answer_and_change_nothing() {
    let script = "\n7\n999999999999999999999999\nmoves\nboard\nreview\nreview x\nreview 7\nflip\nhistory\nhistory since\nhistory page 0\nhistory a b\nhistory running won\nhistory since 2027 until 2026\nas\nas Eve\n\
                  png\nchallenge\nnew blindfold\nnew touch\nD2\nD2-D9\nD2-D4\nD3-D4\nd8d7\nB1-B2\nD2-D3\n\
                  touch\ntouch B1\nmove\nmove hello\ngames nowhere\nrules KM-99\nrules escort\n\
                  \u{7}\u{1b}[31mred\nresign 5\nB1-C2\nhelp\nquit\n";
    plays_out("odd-lines", script, "All games are kept.");
}

#[test]
fn a_game_of_towers_is_played_beside_another_and_goes_on_elsewhere() {
    // Odd lines: half a turn, an end without a turn, the other game's move, a turn with an error at its end.
    let evening = "new kings-guard small diagonal\nnew\ngames\ndone\nmove done\nD2-D4\n#1 D2-D3\n#2 D4-D5\n#1 D4-D5,E5\n#1 D4-D5\n\
                   as 1\n#2 D2-D3\nD8-D7\n2\nas 2\n#1 A8-A7\n#1 done\nmove done\n#1 D5-D7,Z9\n#1 D5-D7,D6,D5\npick 1\n4\n13\nshow #1 D5\n\
                   as 2\nplan #1 D5-D7 H8-H7 draw\nplan #1 clear\nas 1\n#1 D5-D7,D6\ntakeback 1\n1\nboard 2\n\
                   #1 D5-D7 done\n#1 H8-H7\ndraw 1\nquit\n";
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table.db");
    let first = session(Store::open(&path).unwrap(), evening);
    assert!(first.contains("Player 1 plays D5-D7, D6."), "{first}");
    let here = Service::new(Store::open(&path).unwrap());
    let text = records::export(&here, GameId(1), RecordFormat::Text)
        .unwrap()
        .text;
    let record = Record::read(text.as_bytes()).unwrap();
    let mut there = Service::new(Store::open(&dir.path().join("other.db")).unwrap());
    let place = Place::of_transport("console");
    let brought = records::import(
        &mut there,
        &record,
        Some(&place),
        false,
        &env(BEGIN, [1, 1]),
    );
    assert_eq!(brought.unwrap(), GameId(1));
    drop(there);
    let script = "board 1 [+3h]\nas 1\nD7-D8\nreview 1\nback\nback\nreview 1 2\nmoves 1\nreview 1 done\nhistory kings-guard\n\
                  history kings-mate\nexport 1\nquit\n";
    let second = session(Store::open(&dir.path().join("other.db")).unwrap(), script);
    assert!(second.contains("(move 2 of 3)"), "{second}");
    golden("towers", &format!("{first}\n\n===\n\n{second}"));
}

#[test]
fn a_duel_of_four_armies_is_played_by_line_and_by_menu() {
    // Odd lines: an end without a move, too long a step, the same piece twice, a third move, the other side's pawn.
    let script = "new four-kings\ndone\nE2-E6\nE2-E5 E5-E6\nE2-E5 B8-C8 F1-G3\nE2-E5 B8-C8\nE15-E12\nE12-E11\nmoves\nmove done\n\
                  pick\n3\n6\n11\n2\n1\nE5xE6\nE12-E9 F15-F12\nshow F1\nshow G3\nE5-E8\nI1#\ntakeback\n1\nas 2\ntakeback yes\nas 1\n\
                  E5-E8 done\nH15-H12 G16-J13\ndescribe\nrules FK-8\nreview 1 2\nexport 1\nresign 1\n1\nquit\n";
    plays_out("four-kings", script, "resigns");
}

#[test]
fn a_study_is_set_up_refused_once_played_and_gone_on_with() {
    let script = "new position 4k2/2x4/7/7/3f3/7/3F3/2S4/2K4 b -\n\
                  new position 4k2/4s2/7/7/3f3/7/3F3/2S4/2K4 b -\nposition\nD5-D4\nresign\nyes\n\
                  review 1 start\nplay on level 1\nundo\nnew computer position\n\
                  new four-kings computer position #1\nnew Anna Ben position #1 start\nabort\n\
                  challenge Cyn position #1 start note A study\nchallenges\nboard 4\nwithdraw\n\
                  play on 1 1 level 9\nplay on here\nplay on 1 1\ngames\nhelp positions\nhelp play on\nquit\n";
    golden("positions", &session(Store::in_memory().unwrap(), script));
}

#[test]
fn partners_talk_in_numbers_at_one_keyboard() {
    // Odd lines: an invalid number, no number at all, an unknown game.
    let script = "new four-kings team\nsignal\nsignal 3 = push the left\nsignal 3\nE2-E5 done\nsignal 11\nsignal fire\nsignal #x 1\n\
                  signal #1 10\nas 4\nsignal\n1\nboard\nB8-C8 done\nreview 1 start\nas 1\nsignal 3 =\nexport 1\nresign\nquit\n";
    golden("team-talk", &session(Store::in_memory().unwrap(), script));
}

#[test]
fn a_game_is_looked_at_in_words_and_marks_and_noted_on() {
    let script = "new\ntheme\ntheme night\nfacing sideways\nfacing first\nB1-F5\nwhat b1 may do\nshow B1\n2\n1\n\
                  describe\nwhere\nwhat\nwhat D3\nwhat #1 d9\nshow\nshow A9\nshow B1\nshow 1 D8\n\
                  note too early?\nnote #1 1: too early, I think\nnote 0: a fine day\nnote 9: x\nnote 1. B1-B2: well\nnote 3 fools: poor\n\
                  note #nine is no game\nnotes\nas 1\nnotes 1\nreview 1 1\nas 2\nreview 1 1\nnote\nnote 0:\nnote 0:\n\
                  resign\n1\nas 2\nnotes 1 share\nas 1\nnotes 1\nnotes 1 keep\nnotes one\nsettings\nquit\n";
    plays_out("looks", script, "All games are kept.");
}

#[test]
fn a_withdrawal_without_a_number_is_of_the_players_own_offer_not_the_one_last_shown() {
    let script =
        "as Ann\nchallenge Ben\nas Cid\nchallenge anyone\nas Ann\nwithdraw\nwithdraw\nquit\n";
    let text = session(Store::in_memory().unwrap(), script);
    assert!(
        text.contains("Ann withdraws #1, the challenge to Ben."),
        "{text}"
    );
    assert!(!text.contains("the offer of #2 back"), "{text}");
    assert!(text.contains("no such open challenge here"), "{text}");
}

/// A store with a game whose dice are not sealed, so that they fall as the script says.
pub(crate) fn before_seals(options: &str) -> Store {
    at_the_table("", options)
}

/// A store with a game with clocks, as if it had just begun at the table.
fn with_clocks(clock: &str) -> Store {
    at_the_table(clock, "")
}

fn at_the_table(clock: &str, options: &str) -> Store {
    let mut store = Store::in_memory().unwrap();
    let players = [1, 2].map(|n| PlayerId::new(format!("console:player-{n}")));
    let here = (Place::of_transport("console"), players.clone());
    let log = begun_by(BEGIN, here, (clock, options), None);
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    for (player, name) in players.iter().zip(["Player 1", "Player 2"]) {
        store.save_name(player, name).unwrap();
    }
    store::presence::heartbeat(&mut store, BEGIN, None).unwrap();
    store
}

#[test]
fn a_game_with_clocks_is_paused_goes_on_and_is_won_on_time() {
    let script = "clock\nD2-D3 [+26h]\nclock\ngive 1d\ngive 15d\nas 1\npause\nD8-D7\npause\nyes\n\
                  clock [+240h]\nresume\nas 2\nclaim\nboard [+94h]\nclaim\nhistory\nquit\n";
    let text = session(with_clocks("3d+1d/4d soft"), script);
    assert!(
        text.contains("The time of Player 1 is up. Player 2 wins #1."),
        "{text}"
    );
    golden("clocks", &text);
}

#[test]
fn an_evening_ends_and_the_next_one_goes_on() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table.db");
    let first = session(Store::open(&path).unwrap(), "new\nD2-D3\nquit\n");
    let second = session(Store::open(&path).unwrap(), "D8-D7\nquit\n");
    assert!(second.contains("Player 2> D8-D7"), "{second}");
    assert!(second.contains("Player 2 plays D8-D7."));
    golden("two-evenings", &format!("{first}\n\n===\n\n{second}"));
}

#[test]
fn withdrawing_where_nothing_is_offered_declines_no_draw() {
    let script = "new\nD2-D3\ndraw\nboard\nwithdraw\naccept\nquit\n";
    let text = session(Store::in_memory().unwrap(), script);
    assert!(!text.contains("declines the draw"), "{text}");
    assert!(text.contains("Draw agreed in #1."), "{text}");
}

#[test]
fn what_waits_is_listed_shown_and_reminded_of() {
    let script = "as 1\ngames\nnext\nnew\nD2-D3\nnew\nas 2\nchallenge Eve\nas 1\ngames\nnext\nskip\nas 2\nskip 7\nskip 1\nnext\n\
                  remind\nremind 12h\nremind 5m\nremind where\nremind where dm\nremind quiet 22-7\nremind quiet 8-21\n\
                  remind boards dm\n1\nas 1\ngames 2\ngames 0\ngames here\n#2 D2-D3\nquit\n";
    plays_out("waiting", script, "All games are kept.");
}

#[test]
fn a_newcomer_looks_at_the_pictures_plays_the_lesson_and_reads_the_rules() {
    let script = "help\nguide\nnext\nnext\nnext\nnext\nplay the lesson\nD2-D4\nhello\nC1-C2\nd2-d3\nnext\nA2-B3\nA2xA7\nnext\nb3-c4\nC3-C4\nnext\nD7xA4\nC2xA4\nnext\n\
                  D2\nD3\nnext\nA8-E8\nA8xD8\nnext\nA1-B1\nD4xA7\nnext\nB2-A2\nC1-A1\nnext\nB8-B9\n1\nnext\nF7xG8\nthrow\nnext\n\
                  F7xG8\nE2xG4\nthrow\nonce more\nskip\nrules\nnext\nrules KM-4\ncontents\ntutorial 7\nback\ntutorial 8 C1-A1\ntutorial 99\nquit\n";
    let text = session(Store::in_memory().unwrap(), script);
    for said in [
        "Conquered!",
        "Repelled.",
        "Taken!",
        "That was the lesson",
        "KM-4",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    golden("lesson", &text);
}

/// The moves against the computer, from this first line to the end, of a player who searches this many positions.
fn moves_against(first: &str, nodes: u64) -> Vec<String> {
    let mut lines = vec![first.to_owned()];
    for _ in 0..100 {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("table.db");
        session(Store::open(&path).unwrap(), &lines.join("\n"));
        let here = Service::new(Store::open(&path).unwrap());
        let file = records::export(&here, GameId(1), RecordFormat::Text).unwrap();
        let record = Record::read(file.text.as_bytes()).unwrap();
        let game = Game::from_log(GameId(1), record.log()).unwrap();
        let mut position = game.position().boxed_clone();
        let mut plies = Vec::new();
        while let Some(thought) = engine::think(&*position, &Task::nodes(nodes), &Stop::default()) {
            position.play(&thought.chosen).unwrap();
            plies.push(thought.chosen);
            if !position.mid_turn() {
                break;
            }
        }
        if plies.is_empty() {
            return lines;
        }
        lines.push(turn::typed(&game, &plies));
    }
    panic!("the game does not end: {lines:?}");
}

#[test]
fn a_newcomer_wins_against_level_1() {
    let lines = moves_against("new kings-guard computer 1", 1_000);
    let script = format!("{}\nreview 1\nprofile\nrematch\nquit\n", lines.join("\n"));
    // There is no golden file, since the moves change with the engine.
    let text = session(Store::in_memory().unwrap(), &script);
    for said in [
        "Player 1 plays Computer (level 1).",
        "Player 1 wins #1",
        "Against the computer: 1 played, 1 won, 0 drawn, 0 lost",
        "Computer (level 1) plays South, Player 1 plays North.",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
}

#[test]
fn level_3_gives_moves_back_declines_a_draw_and_plays_again() {
    let script = "new computer 3 touch\nboard\nD2-D4\nD2-D3\ntakeback\nB1-C2\ndraw\ndraw\npause\nG2-G3\nresume\nG2-G3\ngames\n\
                  as 2\nmoves\nas 1\nexport 1\nresign\n1\nrematch\nabort\nnew computer 9\nnew computer own-dice\n\
                  challenge anyone four-kings team\ncomputer\ncomputer 3 9\ncomputer 3 2\ncomputer 3 away\ncomputer 3 away\n\
                  computer 3 1\nstart 3\nnew immortal-star-masters three computer\nresign 4\n1\nrematch\nquit\n";
    plays_out(
        "computer-3",
        script,
        "Computer (level 3) declines the draw.",
    );
}
