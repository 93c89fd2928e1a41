//! Announcements of Four Kings One War and of tables for several: in the words of their game, with causes and
//! consequences.

use kingboard::game::seat::Seat;
use kingboard::game::text::SetupText;
use kingboard::games::GameKind;
use kingboard::play::Game;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::record::Record;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::challenges::ChallengeListAction;
use kingboard::service::api::look::CloseUp;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::values::{GamesFilter, ReadOutPart};
use kingboard::service::snapshot;
use kingboard::service::suggest;
use kingboard::service::{GameId, Place};
use kingboard::store::{SideEffects, Store};

use crate::rules::four_rulings::table as cross;
use crate::rules::stars_rulings::{CORNERED, table as star};
use crate::table::harness::{BEGIN, Table, button, labels, option, person};
use crate::table::tables;

const ONE: Option<GameId> = Some(GameId(1));
const PEOPLE: [&str; 6] = ["Ann", "Ben", "Cyn", "Dan", "Eve", "Fay"];

/// A running game of this kind, with Ann in the first seat, started from this position.
pub(crate) fn from(kind: GameKind, options: &str, setup: &str) -> Table {
    let options: kingboard::game::options::Options = options.parse().unwrap();
    let seats = (kind.spec().sides)(&(kind.spec().settled)(options.clone())).len();
    let mut events = vec![Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options,
        place: Place::in_server("test", "1", "10"),
        by: person("Ann").id,
        invited: None,
        side: Some(Seat::FIRST),
        terms: ChallengeTerms::default(),
    }];
    for (index, name) in (0..).zip(&PEOPLE[..seats]) {
        let seat = Seat::new(index).unwrap();
        let player = person(name).id;
        events.push(Event::Seated { seat, player });
    }
    let setup = SetupText::new(setup);
    events.push(Event::Started { setup });
    let log: Vec<Entry> = events
        .into_iter()
        .map(|event| Entry { at: BEGIN, event })
        .collect();
    let mut store = Store::in_memory().unwrap();
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    for name in PEOPLE {
        store.save_name(&person(name).id, name).unwrap();
    }
    Table::on(store)
}

fn duel(pieces: &str, fields: &str) -> Table {
    from(GameKind::FOUR_KINGS, "", &cross(pieces, fields, 2).write())
}

fn team(pieces: &str, fields: &str) -> Table {
    from(
        GameKind::FOUR_KINGS,
        "team",
        &cross(pieces, fields, 4).write(),
    )
}

/// [`CORNERED`] with a pawn in the territory that closes.
pub(super) fn cornered() -> String {
    format!("{CORNERED} rP[sw]N15")
}

pub(super) fn stars(men: &str, fields: &str) -> Table {
    from(
        GameKind::IMMORTAL_STAR_MASTERS,
        "six",
        &star(men, fields).write(),
    )
}

fn told_after(table: &mut Table, player: &str, moves: &str) -> String {
    table.told();
    table.plays(player, moves);
    table.told()
}

fn what(table: &mut Table, cell: &str) -> String {
    let part = ReadOutPart::Cell(cell.to_owned());
    table.ask("Ann", Action::Describe { game: ONE, part })
}

fn captions(reply: &Reply) -> &str {
    &reply.picture.as_ref().unwrap().scene.caption.status
}

#[test]
fn no_tower_appears_where_one_piece_alone_has_a_second_move() {
    let mut table = duel("sRE5 wKA9", "W0 - - s - 0");
    table.plays("Ann", "E5-E6");
    let told = table.messages();
    let text = told.last().unwrap().text.plain();
    assert!(!text.contains("tower"), "{text}");
    assert!(text.contains("second move"), "{text}");
    assert_eq!(captions(told.last().unwrap()), "White: the second move");
}

#[test]
fn joint_winners_are_named_in_a_sentence() {
    let mut table = team("sPE5 nPF12", "S0 - - w - 0");
    table.ask(
        "Ann",
        Action::Resign {
            game: ONE,
            sure: true,
        },
    );
    let told = table.messages();
    let last = told.last().unwrap();
    let text = last.text.plain();
    assert!(text.contains("Cyn and Dan win #1!"), "{text}");
    assert_eq!(captions(last), "North and East win");
}

/// The game in words, and the alt text of its board.
fn in_words(table: &mut Table, player: &str) -> [String; 2] {
    let words = |part| Action::Describe { game: ONE, part };
    let said = table.ask(player, words(ReadOutPart::All));
    let board = table.asked(player, words(ReadOutPart::Board));
    [said, board[0].picture.as_ref().unwrap().alt.clone()]
}

#[test]
fn captive_kings_are_told_in_words() {
    let mut table = duel("sPE13 sRF9", "W0 - - s - 0");
    for words in in_words(&mut table, "Ann") {
        assert!(words.contains("Captive king: South."), "{words}");
    }
    let mut free = duel("sPE13 sRF9", "W0 - - - - 0");
    for words in in_words(&mut free, "Ann") {
        assert!(!words.contains("Captive"), "{words}");
    }
}

#[test]
fn who_is_out_and_whose_the_dead_men_are_is_told_in_words() {
    let mut table = Table::of(GameKind::IMMORTAL_STAR_MASTERS, "three");
    for player in ["Ann", "Ben", "Cyn"] {
        let words = in_words(&mut table, player).concat();
        assert!(!words.contains(" is out."), "{words}");
    }
    table.ask(
        "Ben",
        Action::Resign {
            game: ONE,
            sure: true,
        },
    );
    // Resigning counts on one's own turn (IS-12).
    table.plays("Ann", "D7-E7");
    for words in in_words(&mut table, "Ann") {
        assert!(words.contains("Black is out."), "{words}");
        assert!(words.contains("Dead men of Black: queen"), "{words}");
        assert!(!words.contains("Red is out"), "{words}");
    }
}

#[test]
fn a_pawn_becomes_a_piece_and_does_not_come_back() {
    let mut table = duel("sPE13 sRF9", "W0 - - - - 0");
    let told = told_after(&mut table, "Ann", "E13-E16=Q");
    assert!(told.contains("The pawn becomes a queen."), "{told}");
    // The same holds for the second move of a turn.
    let mut table = duel("sPE13 sRF9", "W0 - - - - 0");
    let told = told_after(&mut table, "Ann", "F9-F8,E13-E16=N");
    assert!(told.contains("The pawn becomes a knight."), "{told}");
}

#[test]
fn each_capture_of_a_turn_is_told() {
    let mut table = duel("sRE5 sRF5 nPE9 nBF9", "W0 - - - - 0");
    let told = told_after(&mut table, "Ann", "E5xE9,F5xF9");
    assert!(told.contains("and takes the pawn."), "{told}");
    assert!(told.contains("Also taken: bishop on F9."), "{told}");
}

#[test]
fn a_release_and_a_hand_over_are_told_with_what_happened() {
    let mut table = duel("sPE13", "W0 - - s - 0");
    let told = told_after(&mut table, "Ann", "E13-E16=K");
    let release = "The pawn leaves the board for it, and South’s king is free again, on I1.";
    assert!(told.contains(release), "{told}");
    let mut table = duel("nRE1 nRE2 wRC5", "W0 - - - - 0");
    let told = told_after(&mut table, "Ann", "I1#");
    assert!(
        told.contains(
            "South’s king was mated: it leaves the board as a captive. Its men stay in the game."
        ),
        "{told}"
    );
}

#[test]
fn a_capture_in_passing_names_the_pawn_that_goes() {
    let mut table = duel("sPF8 nPG7", "W0 - - - G8:G7,G9:G7 0");
    let told = told_after(&mut table, "Ann", "F8xG9");
    let passing = "That is en passant: the pawn on G7 had gone over G9 and is taken.";
    assert!(told.contains(passing), "{told}");
}

#[test]
fn a_player_mated_among_several_is_told_why_they_are_out_and_what_vanishes() {
    let mut table = stars(&cornered(), "s snw");
    told_after(&mut table, "Ann", "C9-B9");
    let told = told_after(&mut table, "Dan", "S6-S7");
    assert!(told.contains("Eve is out: their king was mated."), "{told}");
    assert!(told.contains("Their pieces stay as obstacles"), "{told}");
    assert!(told.contains("vanish"), "{told}");
    assert!(told.contains("N15"), "{told}");
}

#[test]
fn a_second_move_under_check_says_that_it_is_the_second() {
    let mut table = duel("nRE1 sRA12 sRL3", "W0 - - - - 0");
    table.plays("Ann", "A12-B12");
    let told = table.messages();
    let last = told.last().unwrap();
    let text = last.text.plain();
    assert!(text.contains("second move"), "{text}");
    assert!(text.contains("check"), "{text}");
    assert_eq!(captions(last), "White: the second move, out of check");
}

/// South has a king that cannot move and is not in check.
const STILL: &str = "sKE1 nRL2 nRF14";

#[test]
fn a_turn_in_which_nothing_can_move_passes_with_the_move_before_it() {
    let mut table = team(STILL, "E0 - - - - 0");
    // Dan has only a king, so nothing else is left of their turn.
    table.plays("Dan", "P8-O7");
    let told = table.messages();
    let [last] = told.as_slice() else {
        panic!("{told:?}");
    };
    let text = last.text.plain();
    let passes = "Dan plays P8-O7.\n\
                  Dan has nothing else to move, so the turn passes.\n\
                  Ann has no move and is not in check, so the turn passes (FK-17).\n\
                  Ben, it is your move.";
    assert!(text.ends_with(passes), "{text}");
    assert_eq!(last.notify, [person("Ben").id]);
    let record = tables::record(&mut table, "Ann");
    let read = Record::read(record.as_bytes()).unwrap();
    assert_eq!(read.text(), record);
    // A player who undoes a move undoes the passes behind it, too.
    let back = Action::Takeback(TakebackAction::Ask(ONE));
    assert_eq!(table.ask("Dan", back), "");
    for player in ["Ann", "Ben", "Cyn"] {
        let (game, seen, accept) = (ONE, None, true);
        let yes = TakebackAction::Answer { game, seen, accept };
        assert_eq!(table.ask(player, Action::Takeback(yes)), "");
    }
    let board = table.ask("Dan", Action::Board(ONE));
    assert!(board.contains("Dan, it is your move."), "{board}");
}

#[test]
fn a_turn_that_only_passes_is_still_ended_by_hand_where_the_game_stands_at_it() {
    let mut table = team(STILL, "S0 - - - - 0");
    let text = table.ask("Ann", Action::Board(ONE));
    let only = "Ann, you have no move and are not in check, so your turn passes with done (FK-17).";
    assert!(text.contains(only), "{text}");
    table.plays("Ann", "done");
    let told = table.messages();
    assert!(told[0].text.plain().contains("Ann has no move"), "{told:?}");
}

fn ask_back(table: &mut Table, player: &str) -> String {
    table.ask(player, Action::Takeback(TakebackAction::Ask(ONE)))
}

/// A legal move of this player’s king.
fn king_move(table: &Table, player: &str) -> String {
    let offers = suggest::suggest_moves(&table.service, &person(player).id, &table.place, ONE, "");
    let mut moves = offers.into_iter().map(|offer| offer.value);
    let king = |mv: &String| mv.contains('-') && !mv.starts_with("L2") && !mv.starts_with("F14");
    moves.find(king).unwrap()
}

#[test]
fn whoever_passed_by_force_takes_back_the_last_move_that_they_chose() {
    // Given that Ann's first turn passed by itself, then she has no move to undo
    let mut table = team(STILL, "E0 - - - - 0");
    table.plays("Dan", "P8-O7");
    let refused = ask_back(&mut table, "Ann");
    assert!(refused.contains("You have made no move"), "{refused}");
    // Given that she moved once, and that her next turn passed by itself
    let mut table = team("sKE2 nRL2 nRF14", "S0 - - - - 0");
    table.plays("Ann", "E2-E1");
    for player in ["Ben", "Cyn", "Dan"] {
        let mut moves = king_move(&table, player);
        if player == "Cyn" {
            moves += ",done";
        }
        table.told();
        table.plays(player, &moves);
    }
    let told = table.told();
    assert!(
        told.contains("Ann has no move and is not in check"),
        "{told}"
    );
    // When she takes a move back and all agree, then she moves that one again
    assert_eq!(ask_back(&mut table, "Ann"), "");
    for player in ["Ben", "Cyn", "Dan"] {
        let (game, seen, accept) = (ONE, None, true);
        let yes = TakebackAction::Answer { game, seen, accept };
        assert_eq!(table.ask(player, Action::Takeback(yes)), "");
    }
    let board = table.ask("Ann", Action::Board(ONE));
    assert!(board.contains("Ann, your king is in check!"), "{board}");
    table.plays("Ann", "E2-E1");
    let record = tables::record(&mut table, "Ann");
    assert_eq!(Record::read(record.as_bytes()).unwrap().text(), record);
}

#[test]
fn a_plan_leaves_out_a_turn_that_passes_by_itself() {
    let mut table = team(STILL, "E0 - - - - 0");
    table.plays("Dan", "P8-O7");
    let answer = king_move(&table, "Ben");
    // Given a plan of Ben's for Dan's move, behind which Ann's turn passes by itself
    for text in [
        format!("P8-O7 {answer}"),
        format!("if P8-O7 then done, done, {answer}"),
    ] {
        let mut table = team(STILL, "E0 - - - - 0");
        let plan = Action::Plan(PlanAction::Add { game: ONE, text });
        let kept = table.ask("Ben", plan);
        assert!(kept.contains(&answer), "{kept}");
        table.told();
        // When Dan makes it, then Ben's move is played
        table.plays("Dan", "P8-O7");
        let told = table.told();
        assert!(told.contains(&format!("Ben plays {answer}")), "{told}");
    }
}

#[test]
fn a_draw_that_is_offered_waits_for_a_player_whose_turn_only_passes() {
    let mut table = team(STILL, "E0 - - - - 0");
    assert_eq!(table.ask("Dan", Action::OfferDraw(ONE)), "");
    table.told();
    table.plays("Dan", "P8-O7");
    let told = table.messages();
    let last = told.last().unwrap();
    let text = last.text.plain();
    assert!(
        text.contains("Ann, you have no move and are not in check"),
        "{text}"
    );
    assert_eq!(captions(last), "South: no move, only done, draw offered");
    table.plays("Ann", "done");
}

#[test]
fn a_draw_offer_that_a_move_declines_holds_up_no_pass() {
    // Given a draw offer of Ben's to Dan, who is to move
    let mut table = team(STILL, "E0 - - - - 0");
    assert_eq!(table.ask("Ben", Action::OfferDraw(ONE)), "");
    table.told();
    // When Dan moves without an answer
    table.plays("Dan", "P8-O7");
    // Then nobody is asked any more, and Ann's turn passes
    let told = table.told();
    assert!(
        told.contains("Ann has no move and is not in check, so the turn passes (FK-17)."),
        "{told}"
    );
    assert!(told.ends_with("Ben, it is your move."), "{told}");
}

#[test]
fn a_planned_draw_offer_is_made_where_the_planned_done_comes_along() {
    // Given a plan of Dan's, whose turn ends with its only move
    let mut table = team(STILL, "N0 - - - - 0");
    let text = "F14-F13 done P8-O7 done draw".to_owned();
    let plan = Action::Plan(PlanAction::Add { game: ONE, text });
    let kept = table.ask("Dan", plan);
    assert!(kept.contains("offer a draw"), "{kept}");
    table.told();
    // When Cyn makes the move that Dan expects
    table.plays("Cyn", "F14-F13,done");
    // Then the table makes Dan's move and offers the draw
    let told = table.told();
    assert!(told.contains("Dan plays P8-O7."), "{told}");
    assert!(told.contains("Dan offers a draw."), "{told}");
}

#[test]
fn resigning_among_several_says_what_happens_instead() {
    let sure = |table: &mut Table, player: &str| {
        let action = Action::Resign {
            game: ONE,
            sure: false,
        };
        table.ask(player, action)
    };
    let mut four = tables::begun();
    assert_eq!(
        sure(&mut four, "Ann"),
        "Resign in #1? Your king counts as mated, and Ben plays on with your pieces against Cyn and Dan."
    );
    let mut three = Table::of(GameKind::IMMORTAL_STAR_MASTERS, "three");
    let told = sure(&mut three, "Ann").replace("Cyn and Ben", "Ben and Cyn");
    assert_eq!(
        told,
        "Resign in #1? You are out then, and Ben and Cyn play on."
    );
    // A resignation that ends the game says so: the partner is not an opponent.
    let mut last = team("sPE5 nPF12", "S0 - - w - 0");
    assert_eq!(
        sure(&mut last, "Ann"),
        "Resign in #1 against Cyn and Dan? This ends the game, for Ben too."
    );
    let mut two = Table::of(GameKind::FOUR_KINGS, "");
    assert_eq!(
        sure(&mut two, "Ann"),
        "Resign #1 against Ben? This ends the game."
    );
}

#[test]
fn reminders_and_lists_name_opponents_and_no_partner() {
    let mut four = tables::begun();
    let waiting = four.ask("Ann", Action::Games(GamesFilter::Mine));
    assert!(waiting.contains("#1 against Cyn and Dan"), "{waiting}");
}

#[test]
fn a_dead_piece_a_wall_and_a_closed_cell_are_explained() {
    let mut table = stars("rKA6 rRJ10 yKO14 gKS6 xbRF6", "s snw");
    let dead = what(&mut table, "F6");
    assert!(dead.contains("dead rook"), "{dead}");
    assert!(!dead.contains("’s rook"), "{dead}");
    let wall = what(&mut table, "A1");
    assert_eq!(wall, "A1 is a wall: nothing stands there or crosses it.");
    let closed = what(&mut table, "D1");
    assert!(closed.contains("closed"), "{closed}");
    // A page calls each ground the same.
    let board = table.asked("Ann", Action::Board(ONE)).remove(0);
    let scene = board.picture.unwrap().scene;
    for (cell, told) in [("A1", &wall), ("D1", &closed)] {
        let ground = snapshot::ground(&scene, scene.grid.cell(cell).unwrap()).unwrap();
        assert!(told.contains(&ground), "{ground}: {told}");
    }
    assert!(!closed.contains("plain square"), "{closed}");
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    let none = what(&mut table, "A1");
    assert_eq!(
        none,
        "The board has no A1: that corner of the cross is missing."
    );
}

#[test]
fn en_passant_squares_are_not_spoken_of_where_there_are_none_ever() {
    let mut table = Table::game("");
    let at = CloseUp::Hints;
    let told = table.ask("Ann", Action::CloseUp { game: ONE, at });
    assert!(told.contains("King’s Mate has no en passant"), "{told}");
}

#[test]
fn a_square_swept_by_a_line_piece_is_refused_by_its_own_ruling() {
    let mut table = duel("sPF8 nPG10 nRL8 nQL12", "B0 - - - - 0");
    // Black's pawn passes G9 and G8, and the rook sweeps G8.
    table.plays("Ben", "G10-G7,L8-G8");
    let refused = table.say("Ann", "F8-G9");
    assert_eq!(refused, "");
    let mut table = duel("sPF8 sPH8 nPG10 nRL9 nQL12", "B0 - - - - 0");
    table.plays("Ben", "G10-G7,L9-J9");
    assert_eq!(table.say("Ann", "F8xG9"), "", "J9 is not beyond G9");
    let mut table = duel("sPF8 nPG10 nRH9 nQL12", "B0 - - - - 0");
    table.plays("Ben", "G10-G7,H9-E9");
    let swept = table.say("Ann", "F8-G9");
    assert!(swept.contains("FK-12"), "{swept}");
    assert!(!swept.contains("FK-11"), "{swept}");
    // All squares passed may be swept, after which the position line no longer mentions the pawn.
    let mut table = duel("sPF8 nPG10 nRH9 nQL12", "B0 - - - - 0");
    table.plays("Ben", "G10-G8,H9-E9");
    let swept = table.say("Ann", "F8-G9");
    assert!(swept.contains("FK-12"), "{swept}");
}

#[test]
fn rules_are_found_by_a_word_of_theirs() {
    let mut table = Table::new();
    let rules = |table: &mut Table, topic: &str| {
        let topic = Some(topic.to_owned());
        table
            .asked("Ann", Action::Rules { kind: None, topic })
            .remove(0)
    };
    for (word, ruling) in [("touch", "KM-15"), ("stalemate", "KM-")] {
        let found = rules(&mut table, word);
        let text = found.text.plain();
        assert!(text.contains(ruling), "{word}: {text}");
        assert!(
            labels(&found).iter().any(|label| label.contains(ruling)),
            "{word}"
        );
    }
    // A word on one page only leads there at once; a word of another game leads to that game.
    let found = rules(&mut table, "promotion");
    let first = labels(&found);
    assert!(!first.is_empty());
    let castling = rules(&mut table, "castling");
    let opened = table.asked("Ann", option(&castling, labels(&castling)[0].as_str()));
    assert!(opened[0].text.plain().to_lowercase().contains("castl"));
    let none = rules(&mut table, "zugzwang");
    assert!(none.text.plain().contains("zugzwang"));
}

#[test]
fn a_player_at_a_gathering_table_is_shown_it_once() {
    let mut table = Table::new();
    let offer = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        options: "team".parse().unwrap(),
        ..NewChallenge::default()
    };
    table.ask("Ann", Action::Challenge(offer));
    table.press("Ben", "West");
    table.told();
    let list = |table: &mut Table, player: &str| {
        let wanted = ChallengeListAction::List;
        table.asked(player, Action::Challenges(wanted)).remove(0)
    };
    let ben = list(&mut table, "Ben");
    assert_eq!(
        ben.text.plain().matches("#1").count(),
        1,
        "{}",
        ben.text.plain()
    );
    assert_eq!(labels(&ben), ["Leave #1"]);
    let cyn = list(&mut table, "Cyn");
    assert_eq!(labels(&cyn), ["Accept #1"]);
    assert_eq!(labels(&list(&mut table, "Ann")), ["Withdraw #1"]);
}

#[test]
fn an_ambiguous_second_move_is_asked_about_where_no_piece_binds_by_touch() {
    // The rook stands in the pawn's way until the first move.
    let mut table = duel("sPE13 sRE14", "W0 - - - - 0");
    assert_eq!(
        table.say("Ann", "E14-F14,E13-E16"),
        "E14-F14,E13-E16 can be several moves. Choose one: E13-E16=B, E13-E16=N, E13-E16=Q, E13-E16=R."
    );
}

#[test]
fn two_may_agree_at_any_time_to_end_a_game_of_the_stars() {
    let offer = || Action::OfferDraw(ONE);
    let mut table = Table::of(GameKind::IMMORTAL_STAR_MASTERS, "");
    // Ann offers before her move, and her offer stands when she moves.
    assert_eq!(table.ask("Ann", offer()), "");
    let offered = table.messages();
    table.plays("Ann", "C5-D5");
    assert_eq!(table.ask("Ben", button(&offered, "Accept the draw")), "");
    assert!(table.told().contains("Draw agreed in #1."));
    // The player who is not to move may offer too. To play on declines.
    let mut table = Table::of(GameKind::IMMORTAL_STAR_MASTERS, "");
    assert_eq!(table.ask("Ben", offer()), "");
    table.told();
    table.plays("Ann", "C5-D5");
    assert!(table.told().contains("That declines the draw offer."));
    // In the other games of two an offer comes right after a move.
    let mut table = Table::of(GameKind::FOUR_KINGS, "");
    let early = table.ask("Ann", offer());
    assert!(early.contains("right after your own move"), "{early}");
}
