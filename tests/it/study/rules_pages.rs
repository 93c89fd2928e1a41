//! The rules pages hold what each ruling decides, in every language. A number alone does not show it: a ruling has
//! parts.

use std::collections::{BTreeMap, BTreeSet};

use kingboard::games::GameKind;
use kingboard::service::words::language::Language;

use crate::rules::four_rulings::{from, table};
use crate::study::teach::topics;

/// The parts of each ruling, in words of the English page. A rule without a number has the name of its heading.
const PARTS: &str = "
KM-1 | half a turn of the board
KM-2 | opens all seven | both King Squares
KM-3 | means stopping there | or behind one
KM-4 | after any move | your next move has to restore it | free for that one move | pieces that have not failed this turn | gets no such relief
KM-5 | may not go there
KM-6 | your last swordmaster
KM-7 | stalemate: nobody wins
KM-8 | remains a fool | another chance
KM-9 | unless the expanded rules are played
KM-10 | only under the expanded rules | does not free the fool | escort and danger included
KM-11 | he is guarded
KM-12 | if it succeeded | not yet failed in this turn
KM-13 | your turn ends there | then you are conquered
KM-14 | as if attacks always succeeded
KM-15 | off unless declared | to name is to touch | never outlasts the turn
KM-16 | for the third time | equal rights
KM 11 | you may offer a draw
KG-1 | A1, B2, C3, D4, E5, F4, G3, H2 and I1 | and the king on D8
KG-2 | the four neighbours by side | to all eight
KG-3 | The top piece has to move | it started from | may be put on it | ends by itself
KG-4 | nothing goes onto your own king | you may not drop a captured guard
KG-5 | starts on that square | own piece tops | It is gone for good | chooses with which to start | cannot be taken
KG-6 | no legal move | third time | 100 turns | unless the last of them wins
KG-7 | North’s player may take South’s side | A swap is no turn
FK-1 | E5 to L12 | missing squares block every line
FK-2 | E4-D5
FK-3 | South and West | I1, A9, H16 and P8
FK-4 | At least one move | may be declined
FK-5 | South, West, North, East
FK-6 | two different pieces | Castling uses up king and rook | a king who was set free
FK-7 | does not come back to its start | one hop or two
FK-8 | turns for good | nor the one straight ahead
FK-9 | empty and not attacked | have left the board
FK-10 | Every back line counts
FK-11 | the very first move | the later one is taken | Handing over a king | until an opponent’s first move
FK-12 | queen, rook or bishop of the same player | only the squares it has touched | only after the pawn’s move
FK-13 | not even the second of a turn
FK-14 | their own king | attack the partner’s king
FK-15 | neither one move nor two | a turn that leaves the other king attacked does not save him | without regard to the other | their owner chooses
FK-16 | third occurrence | 50 turns | 25 | nothing but kings | A loss comes before a draw
FK-17 | only move is `done`
FK-18 | the numbers 1 to 10
FK 4 | must exist and be empty | K1 or G1 | A queen is worth about nine, a knight seven, a rook five, a bishop four and a pawn two
FK 5 | can come back with the second, by a pawn of the other army | the partner’s king comes back | the pawn captures him as usual | has passed nothing
FK 6 | is handed over | one move of the other army | both are mated
FK 7 | may agree to one | with `team` all four
IS-1 | A to S | The centre is J10
IS-2 | rank 5 meets rank 6
IS-3 | A1, J19 and S1 | four cells from one
IS-4 | Red, Blue, Black, Green, Yellow, White | is closed all game
IS-5 | while one of the two cells beside that corner is open | over both Lines of Sovereignty at once | side first or corner first | a cell of a closed territory will do | Attacks reach no farther
IS-6 | straight on, both empty | ends that right
IS-7 | in their own next turn and only then | Other pieces than pawns
IS-8 | stays and waits | a turn of its own
IS-9 | as in chess | two cells toward the rook
IS-10 | own turn comes | three or more kings | dead obstacles | nothing attacks into it | has forgotten all lines
IS-11 | as long as it likes | it must leave | capture a living enemy piece | lessens the number of moves | dead pieces captured on the way | this piece alone | the one that leaves included | anything but a king | walls are in its way | neither attacks nor pins | A king is bound by the same rule
IS-12 | as if mated
IS-13 | only kings live | a hundred turns of each king in play | of a dead piece too | third time
IS 5 | One loss is enough for good | A bishop has the colour of its cell | more than two queens, two rooks, three bishops and three knights
IS 7 | The table may agree at any time
";

/// The least letters of a translated paragraph, in hundredths of those of the English one.
const LEAST: usize = 75;

/// The paragraphs of a page under each topic, each in one line.
fn paragraphs(letters: &str, page: &str) -> BTreeMap<String, String> {
    let mut headings = 0;
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for paragraph in page.split("\n\n") {
        let line = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.starts_with("## ") {
            headings += 1;
        }
        let ruling = line
            .strip_prefix("**")
            .and_then(|rest| rest.split_once("**"));
        let topic = match ruling {
            Some((ruling, _)) if ruling.starts_with(&format!("{letters}-")) => ruling.to_owned(),
            Some(_) | None => format!("{letters} {headings}"),
        };
        let text = found.entry(topic).or_default();
        text.push_str(&line);
        text.push(' ');
    }
    found
}

#[test]
fn every_part_of_every_ruling_stands_on_its_page() {
    let parts: BTreeMap<&str, Vec<&str>> = PARTS
        .lines()
        .filter_map(|line| {
            let mut words = line.split(" | ");
            Some((
                words.next().filter(|topic| !topic.is_empty())?,
                words.collect(),
            ))
        })
        .collect();
    let mut known = BTreeSet::new();
    for (kind, letters) in GameKind::ALL.into_iter().zip(["KM", "KG", "FK", "IS"]) {
        let page = paragraphs(letters, kind.spec().rules_in("en"));
        for ruling in topics(kind.spec().rules_in("en")) {
            let heading = ruling.bytes().all(|b| b.is_ascii_digit());
            assert!(
                heading || parts.contains_key(ruling.as_str()),
                "{ruling} has no part"
            );
        }
        for (topic, said) in parts.iter().filter(|(topic, _)| topic.starts_with(letters)) {
            let text = page
                .get(*topic)
                .unwrap_or_else(|| panic!("{topic} is on no page"));
            assert!(!said.is_empty(), "{topic}");
            for words in said {
                assert!(text.contains(words), "{topic} does not say: {words}");
            }
            known.insert(*topic);
        }
    }
    assert_eq!(known.len(), parts.len(), "each belongs to a game");
}

#[test]
fn no_translated_paragraph_leaves_a_part_out() {
    let letters = |text: &str| text.chars().filter(|c| c.is_alphabetic()).count();
    for kind in GameKind::ALL {
        let english = kind.spec().rules_in("en");
        for language in Language::ALL {
            let page = kind.spec().rules_in(language.code());
            for (theirs, ours) in page.split("\n\n").zip(english.split("\n\n")) {
                let enough = letters(ours) < 60 || 100 * letters(theirs) >= LEAST * letters(ours);
                assert!(enough, "{language:?} is short: {theirs}");
            }
        }
    }
}

#[test]
fn the_squares_of_castling_stand_on_the_page_of_four_kings() {
    let page = paragraphs("FK", GameKind::FOUR_KINGS.spec().rules_in("en"));
    let rooks = "sRE1 sRL1 wRA5 wRA12 nRE16 nRL16 eRP5 eRP12";
    for (turn, kings) in [("W0", ["I1", "A9"]), ("B0", ["H16", "P8"])] {
        let fields = format!("{turn} - E1L1A5A12E16L16P5P12 - - 0");
        let at = table(rooks, &fields, 2);
        for king in kings {
            let moves = from(&at, king);
            let (column, row) = king.split_at(1);
            let far = |to: &&String| {
                let (other, number) = to.split_at(1);
                let apart = column.as_bytes()[0].abs_diff(other.as_bytes()[0]);
                let rows: u32 = row.parse().unwrap();
                apart == 2 || number.parse::<u32>().unwrap().abs_diff(rows) == 2
            };
            let castled: Vec<&String> = moves.iter().filter(far).collect();
            assert_eq!(castled.len(), 2, "{king}: {moves:?}");
            for to in castled {
                assert!(page["FK 4"].contains(to.as_str()), "{king}-{to}");
            }
        }
    }
}
