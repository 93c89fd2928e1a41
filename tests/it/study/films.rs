//! Films: their content, their commands, and their files, read by another decoder.

use kingboard::game::options::Options;
use kingboard::game::outcome::{Outcome, Termination};
use kingboard::game::seat::Seat;
use kingboard::games::GameKind;
use kingboard::play::Game;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::render::{FilmFile, Renderer, WIDTH};
use kingboard::scene::{Film, Frame, Mark, ThemeName};
use kingboard::service::api::action::Action;
use kingboard::service::api::reply::{Audience, Control, Reply};
use kingboard::service::api::values::{FilmOptions, FilmSpeed};
use kingboard::service::study::film::film_of;
use kingboard::service::study::records;
use kingboard::service::{GameId, Place, Record, Service, smaller_film, unwire, wire};
use kingboard::store::{SideEffects, Store};
use serde_json::json;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, words};
use crate::discord::people::{ANN, BEA, CID, begun};
use crate::pictures::boards::Image;
use crate::table::harness::{BEGIN, Table, button, env, person};

/// A size limit above any film.
const PLENTY: usize = 100_000_000;

/// A frame as shown: its time, in hundredths of a second, and all pixels.
struct Shown {
    hold: u16,
    pixels: Vec<[u8; 3]>,
}

/// A film as a viewer plays it.
struct Played {
    width: usize,
    frames: Vec<Shown>,
}

/// Time of an image that is a part of the frame after it, in hundredths of a second.
pub(crate) const PART: u16 = 2;

/// Plays a GIF.
fn played(gif: &[u8]) -> Played {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::Indexed);
    options.check_frame_consistency(true);
    let mut decoder = options.read_info(gif).unwrap();
    assert_eq!(decoder.repeat(), gif::Repeat::Infinite);
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let palette = decoder.global_palette().unwrap().as_chunks().0.to_vec();
    assert!(palette.len() <= 256);
    let mut pixels = vec![[0; 3]; width * height];
    let (mut frames, mut hold) = (Vec::new(), 0);
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert!(frame.palette.is_none(), "one palette for all");
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (n, index) in frame.buffer.iter().enumerate() {
            let (x, y) = (n % usize::from(frame.width), n / usize::from(frame.width));
            if frame.transparent != Some(*index) {
                pixels[(top + y) * width + left + x] = palette[usize::from(*index)];
            }
        }
        hold += frame.delay;
        if frame.delay > PART {
            frames.push(Shown {
                hold: std::mem::take(&mut hold),
                pixels: pixels.clone(),
            });
        }
    }
    assert_eq!(hold, 0, "the last image ends a frame");
    Played { width, frames }
}

/// Failing and successful attacks, a passed turn, and an end.
const DUEL: &str =
    "B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6 B5xA6[2:5] G3-G4 A6xB5[3:3] G8-G7 B5xA6[4:3]";

/// Ann's and Ben's game in Active Play, resigned by Ben.
fn duel() -> Table {
    let mut table = Table::game("active");
    table.line(DUEL);
    let sure = Action::Resign {
        game: None,
        sure: true,
    };
    assert_eq!(table.ask("Ben", sure), "");
    table
}

fn asked(table: &mut Table, player: &str, cut: FilmOptions) -> Reply {
    let game = Some(GameId(1));
    let mut replies = table.asked(player, Action::Film { game, cut });
    assert_eq!(replies.len(), 1);
    replies.pop().unwrap()
}

fn whole_film(table: &mut Table, cut: FilmOptions) -> Film {
    let picture = asked(table, "Ann", cut).picture;
    picture.unwrap().film().unwrap().clone()
}

/// The film without the frames of moving pieces.
fn film(table: &mut Table, cut: FilmOptions) -> Film {
    let mut film = whole_film(table, cut);
    film.frames.retain(|frame| frame.slide.is_none());
    film
}

fn part(from: &str, to: &str) -> FilmOptions {
    FilmOptions {
        from: Some(from.to_owned()),
        to: Some(to.to_owned()),
        ..FilmOptions::default()
    }
}

/// The last move in each frame's caption.
fn moves(film: &Film) -> Vec<&str> {
    let frames = film.frames.iter();
    frames
        .map(|frame| frame.scene.caption.last.as_str())
        .collect()
}

fn drawn(film: &Film, most: usize) -> FilmFile {
    let filmed = Renderer::of(ThemeName::Slate).film(film, most).unwrap();
    assert!(filmed.gif.len() <= most);
    filmed
}

#[test]
fn every_frame_is_the_still_of_its_scene_and_held_as_long_as_asked() {
    let film = film(&mut duel(), FilmOptions::default());
    for theme in ThemeName::ALL {
        let filmed = Renderer::of(theme).film(&film, PLENTY).unwrap();
        assert!(filmed.is_complete());
        let played = played(&filmed.gif);
        assert_eq!(played.width, WIDTH as usize);
        assert_eq!(played.frames.len(), film.frames.len());
        for (n, (shown, frame)) in played.frames.iter().zip(&film.frames).enumerate() {
            assert_eq!(shown.hold, frame.hold);
            if frame.scene.caption.card.is_some() {
                let before = &played.frames[n - 1].pixels;
                assert!(n + 1 == film.frames.len() && shown.pixels != *before);
                assert_eq!(shown.pixels.len(), before.len(), "over the board");
                continue;
            }
            let still = Image::in_theme(theme, &frame.scene).pixels;
            let (same, more) = shown.pixels.split_at(still.len());
            assert!(same == still, "{theme:?}, frame {n}");
            // Other frames have a line of text there; this one is empty.
            assert!(more.iter().all(|pixel| *pixel == still[0]), "frame {n}");
        }
    }
}

#[test]
fn a_game_is_told_from_its_start_to_its_result_with_dice_that_fall_first() {
    let film = film(&mut duel(), FilmOptions::default());
    assert_eq!(film.name, "game-1");
    assert_eq!(film.frames.len(), 1 + 13 + 3 * 4 + 1);
    let first = &film.frames[0].scene;
    assert_eq!((first.caption.last.as_str(), first.dice), ("", None));
    let attack = moves(&film)
        .iter()
        .position(|last| last.ends_with("B5xA6"))
        .unwrap();
    let [before, falling @ .., fallen, after] = &film.frames[attack - 1..=attack + 4] else {
        panic!("an attack has five frames");
    };
    assert_eq!(falling.len(), 3);
    let turned = |frame: &Frame| frame.scene.dice.unwrap().turned;
    for frame in falling {
        let dice = frame.scene.dice.unwrap();
        assert!(!dice.lie() && !dice.won());
        assert!((dice.attacker.0, dice.defender.0) != (2, 5));
        assert!(
            !frame.scene.caption.last.contains('['),
            "nothing given away"
        );
        assert!(frame.hold < fallen.hold, "quick");
    }
    assert_ne!(turned(&falling[0]), turned(&falling[1]));
    for frame in falling.iter().chain([fallen]) {
        assert_eq!(frame.scene.pieces, before.scene.pieces, "nothing moves yet");
        assert_eq!(frame.scene.caption.to_move, before.scene.caption.to_move);
    }
    let dice = fallen.scene.dice.unwrap();
    assert_eq!((dice.attacker.0, dice.defender.0), (2, 5));
    assert!(dice.lie() && fallen.scene.caption.last.ends_with("[2:5]"));
    assert!(after.scene.dice.unwrap().lie());
    let (last, others) = film.frames.split_last().unwrap();
    assert_eq!(last.scene.caption.status, "White wins");
    let card = last.scene.caption.card.as_ref().unwrap();
    assert_eq!(card.headline, "White wins");
    assert!(
        others
            .iter()
            .all(|frame| frame.scene.caption.card.is_none())
    );
    assert!(others.iter().all(|frame| frame.hold * 3 < last.hold));
    let again = &film.frames[attack + 4].scene.caption.status;
    assert_eq!(again, "White moves another piece");
    let idle = others
        .iter()
        .filter(|frame| frame.scene.caption.status.contains("to move"));
    assert_eq!(idle.count(), 0, "whose turn it is does not flicker");
}

#[test]
fn each_piece_is_seen_on_its_way_and_one_that_is_repelled_comes_back() {
    let film = whole_film(&mut duel(), FilmOptions::default());
    let on_its_way = |frame: &Frame| frame.slide.is_some();
    let moves = film
        .frames
        .windows(3)
        .filter(|three| on_its_way(&three[0]) && on_its_way(&three[1]) && !on_its_way(&three[2]));
    let mut bounced = 0;
    let mut count = 0;
    for three in moves {
        let [one, two] = [&three[0], &three[1]].map(|frame| frame.slide.unwrap());
        let after = &three[2].scene;
        count += 1;
        assert_eq!(
            (one.from, one.to, one.figure),
            (two.from, two.to, two.figure)
        );
        for frame in &three[..2] {
            assert_eq!(frame.scene.figure_at(one.from), None, "it has left");
            assert!(frame.hold < three[2].hold);
            assert_eq!(frame.scene.caption.last, after.caption.last);
        }
        if two.part < one.part {
            bounced += 1;
            assert_eq!(after.figure_at(one.from), Some(one.figure), "it is back");
        } else {
            assert_eq!(after.figure_at(one.to), Some(one.figure), "it has arrived");
        }
    }
    assert_eq!((count, bounced), (13, 2));
    let drawn = Renderer::of(ThemeName::Slate).film(&film, PLENTY).unwrap();
    let played = played(&drawn.gif);
    let different = played
        .frames
        .windows(2)
        .filter(|two| two[0].pixels != two[1].pixels);
    assert!(different.count() >= 2 * 13);
}

#[test]
fn a_king_on_its_way_leaves_no_sign_of_danger_behind() {
    let record = Record::read(include_bytes!("../../../docs/pictures/film.txt")).unwrap();
    let mut service = Service::new(Store::in_memory().unwrap());
    let env = env(BEGIN, [1, 1]);
    let id = records::import(&mut service, &record, None, true, &env).unwrap();
    let reply = film_of(&service, id, &FilmOptions::default()).unwrap();
    let film = reply.unwrap().picture.unwrap().film().unwrap().clone();
    let mut fled = 0;
    for two in film.frames.windows(2) {
        let Some(slide) = two[1].slide else { continue };
        let danger = (slide.from, Mark::Danger);
        fled += usize::from(two[0].scene.marks.contains(&danger));
        assert!(!two[1].scene.marks.contains(&danger));
    }
    assert!(fled > 0, "a king flees in this game");
}

#[test]
fn a_long_film_ends_within_half_a_minute_unless_it_is_asked_to_be_slow() {
    let mut table = Table::game("");
    let there_and_back = "D2-D3 D8-D7 D3-D2 D7-D8 ".repeat(60);
    table.line(there_and_back.trim_end());
    let length = |table: &mut Table, pace| {
        let cut = FilmOptions {
            pace,
            ..FilmOptions::default()
        };
        let film = whole_film(table, cut);
        let holds = film.frames.iter().map(|frame| u32::from(frame.hold));
        holds.sum::<u32>()
    };
    let normal = length(&mut table, FilmSpeed::Normal);
    assert!((1_500..=3_000).contains(&normal), "{normal}");
    assert!(length(&mut table, FilmSpeed::Slow) > 10_000);
}

/// A finished game of this many moves, which are legal and lead nowhere.
fn strolled(moves: usize) -> Service {
    let mut at = (GameKind::KINGS_MATE.spec().start)(&Options::default());
    let start = at.setup();
    let seated = |seat, name: &str| Event::Seated {
        seat,
        player: person(name).id,
    };
    let mut events = vec![
        Event::Created {
            kind: GameKind::KINGS_MATE,
            rules_version: GameKind::KINGS_MATE.spec().rules_version,
            options: Options::default(),
            place: Place::in_server("test", "1", "10"),
            by: person("Ann").id,
            invited: Some(person("Ben").id),
            side: Some(Seat::FIRST),
            terms: ChallengeTerms::default(),
        },
        seated(Seat::FIRST, "Ann"),
        seated(Seat::SECOND, "Ben"),
        Event::Started { setup: start },
    ];
    let there_and_back = ["D2-D3", "D8-D7", "D3-D2", "D7-D8"];
    let seats = [Seat::FIRST, Seat::SECOND].into_iter().cycle();
    for (text, seat) in there_and_back.into_iter().cycle().zip(seats).take(moves) {
        let text = at.read(text).unwrap();
        at.play(&text).unwrap();
        let after = at.setup();
        events.push(Event::Played { seat, text, after });
    }
    let outcome = Outcome::win(2, Seat::FIRST, Termination::RESIGNATION);
    events.push(Event::Ended { outcome });
    let at = BEGIN;
    let log: Vec<Entry> = events
        .into_iter()
        .map(|event| Entry { at, event })
        .collect();
    let mut store = Store::in_memory().unwrap();
    let summary = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, summary, SideEffects::default()).unwrap();
    Service::new(store)
}

#[test]
fn a_film_of_any_length_ends_in_time_with_the_card() {
    for moves in [1, 40, 700, 2_000] {
        let service = strolled(moves);
        let film = |pace| {
            let cut = FilmOptions {
                pace,
                ..FilmOptions::default()
            };
            let reply = film_of(&service, GameId(1), &cut).unwrap().unwrap();
            reply.picture.unwrap().film().unwrap().clone()
        };
        let [fast, normal] = [FilmSpeed::Fast, FilmSpeed::Normal].map(film);
        let length = |film: &Film| -> u32 {
            let holds = film.frames.iter().map(|frame| u32::from(frame.hold));
            holds.sum()
        };
        assert!(length(&normal) <= 3_000, "{moves}: {}", length(&normal));
        assert!(
            length(&fast) < length(&normal),
            "{moves}: {} {}",
            length(&fast),
            length(&normal)
        );
        for film in [&fast, &normal] {
            let [first, .., board, card] = film.frames.as_slice() else {
                panic!("{moves}: {} frames", film.frames.len());
            };
            assert!(first.scene.caption.last.is_empty(), "the start");
            assert!(board.scene.caption.card.is_none());
            let told = card.scene.caption.card.as_ref().unwrap();
            assert_eq!(told.headline, "White wins", "{moves}");
            // No player of films shows shorter frames as they are.
            assert!(film.frames.iter().all(|frame| frame.hold >= 2));
            assert!(u32::from(card.hold) >= 400 && card.hold >= board.hold);
        }
    }
}

#[test]
fn a_part_has_its_moves_and_no_others() {
    let mut table = duel();
    let five = film(&mut table, part("1…", "3"));
    assert_eq!(
        moves(&five),
        ["1… B8-B7", "2. B3-B4", "2… B7-B6", "3. B4-B5"]
    );
    assert!(five.frames[3].hold > 3 * five.frames[2].hold);
    assert_eq!(five.frames[3].scene.caption.status, "Black to move");
    // The first move is shown after it is made, with its dice.
    let one = film(&mut table, part("5", "5. B5xA6[2:5]"));
    assert_eq!(moves(&one), ["5. B5xA6[2:5]"]);
    let open = FilmOptions {
        from: Some("g8-g7".to_owned()),
        ..FilmOptions::default()
    };
    assert_eq!(film(&mut table, open).frames.len(), 7);
}

#[test]
fn side_speed_and_colours_are_as_wished_or_as_the_asker_has_them() {
    let mut table = duel();
    let eyes = |table: &mut Table, player: &str, side| {
        let cut = FilmOptions {
            side,
            ..FilmOptions::default()
        };
        let picture = asked(table, player, cut).picture.unwrap();
        let film = picture.film().unwrap().clone();
        let eyes = film.frames[0].scene.eyes;
        assert!(film.frames.iter().all(|frame| frame.scene.eyes == eyes));
        assert_eq!(picture.scene.eyes, eyes);
        eyes
    };
    let (white, black) = (eyes(&mut table, "Ann", None), eyes(&mut table, "Ben", None));
    assert_ne!(white, black);
    assert_eq!(eyes(&mut table, "Ann", Some(1)), black);
    assert_eq!(eyes(&mut table, "Ben", Some(0)), white);
    assert_eq!(eyes(&mut table, "Eve", None), white);
    assert_eq!(eyes(&mut table, "Ann", Some(9)), white, "no such side");
    let length = |table: &mut Table, pace| {
        let cut = FilmOptions {
            pace,
            ..FilmOptions::default()
        };
        let film = film(table, cut);
        film.frames
            .iter()
            .map(|frame| u32::from(frame.hold))
            .sum::<u32>()
    };
    let lengths =
        [FilmSpeed::Fast, FilmSpeed::Normal, FilmSpeed::Slow].map(|pace| length(&mut table, pace));
    assert!(lengths.is_sorted_by(|a, b| 3 * a < 2 * b), "{lengths:?}");
    let cut = FilmOptions {
        theme: Some(ThemeName::Print),
        ..FilmOptions::default()
    };
    let picture = asked(&mut table, "Ann", cut).picture.unwrap();
    assert_eq!(picture.theme, ThemeName::Print);
}

#[test]
fn a_film_is_told_to_the_asker_alone_with_how_it_ends_in_words() {
    let mut table = duel();
    table.told();
    let reply = asked(&mut table, "Ben", FilmOptions::default());
    assert_eq!(reply.audience, Audience::Asker);
    assert!(reply.notify.is_empty() && !reply.replaces_source);
    assert_eq!(reply.text.plain(), "#1, Ann – Ben, as a film: all 6 moves.");
    let picture = reply.picture.unwrap();
    let film = picture.film().unwrap();
    assert_eq!(film.frames.last().unwrap().scene, picture.scene);
    let alt = picture.alt;
    assert!(
        alt.starts_with("Film of #1, from the start to 6. B5xA6[4:3]."),
        "{alt}"
    );
    assert!(
        alt.contains("B5xA6[4:3] (takes the ") && alt.contains("White wins"),
        "{alt}"
    );
    assert!(alt.chars().count() <= 1024);
    let reply = asked(&mut table, "Ben", part("2", "5"));
    assert_eq!(
        reply.text.plain(),
        "#1, Ann – Ben, as a film, from 2. B3-B4 to 5. B5xA6[2:5]."
    );
    assert!(reply.picture.unwrap().alt.contains("5. B5xA6[2:5]"));
    assert_eq!(table.told(), "");
}

#[test]
fn what_cannot_be_filmed_is_refused_with_what_to_do() {
    let mut table = Table::game("");
    let refusal = |table: &mut Table, cut| {
        let reply = asked(table, "Ann", cut);
        assert_eq!(reply.picture, None);
        reply.text.plain()
    };
    assert_eq!(
        refusal(&mut table, FilmOptions::default()),
        "#1 has no move yet, so there is nothing to film."
    );
    table.line("D2-D3 D8-D7 D3-D4");
    for odd in ["3", "99999999999999999999", "D9-D10", "?"] {
        let said = refusal(&mut table, part("start", odd));
        assert!(
            said.contains(&format!("has no move “{odd}”")) && said.contains("1 to 2"),
            "{said}"
        );
    }
    assert_eq!(
        refusal(&mut table, part("2", "1")),
        "A film runs forwards, so not from 2. D3-D4 to 1. D2-D3. \
         Begin at 1. D2-D3 and end with 2. D3-D4."
    );
    let unknown = Action::Film {
        game: Some(GameId(7)),
        cut: FilmOptions::default(),
    };
    assert!(table.ask("Ann", unknown).contains("no game #7"));
}

#[test]
fn a_film_is_seen_by_those_who_may_see_the_game() {
    let mut table = duel();
    let whole = |game| Action::Film {
        game,
        cut: FilmOptions::default(),
    };
    assert!(
        table
            .ask("Eve", whole(Some(GameId(1))))
            .contains("as a film")
    );
    assert!(table.ask("Eve", whole(None)).contains("You have none here"));
    assert_eq!(
        table.ask("Ben", whole(None)),
        "#1, Ann – Ben, as a film: all 6 moves."
    );
    table.start("Ann", "Ben", "");
    table.line("D2-D3");
    assert!(table.ask("Ben", whole(None)).contains("#2"), "the newest");
    table.place = Place::in_server("test", "2", "1");
    assert!(
        table
            .ask("Eve", whole(Some(GameId(1))))
            .contains("no game #1")
    );
    assert!(
        table
            .ask("Ann", whole(Some(GameId(1))))
            .contains("as a film")
    );
}

#[test]
fn the_end_of_a_game_offers_its_film_if_anything_was_played() {
    let mut table = duel();
    let ended = table.messages();
    let action = button(&ended, "Film");
    assert!(table.ask("Eve", action).contains("all 6 moves"));
    table.start("Ann", "Ben", "");
    let sure = Action::Resign {
        game: None,
        sure: true,
    };
    table.ask("Ann", sure);
    let [ended] = table.messages().try_into().unwrap();
    let film = |control: &Control| {
        matches!(
            control,
            Control::Button {
                action: Action::Film { .. },
                ..
            }
        )
    };
    assert!(!ended.controls.iter().any(film));
}

#[test]
fn a_button_carries_a_whole_cut() {
    for theme in ThemeName::ALL.map(Some).into_iter().chain([None]) {
        for pace in FilmSpeed::ALL {
            for side in [None, Some(255), Some(1)] {
                let cut = FilmOptions {
                    side,
                    pace,
                    theme,
                    ..FilmOptions::default()
                };
                let action = Action::Film {
                    game: Some(GameId(i64::MAX)),
                    cut,
                };
                let text = wire(&action).unwrap();
                assert!(text.len() <= 100, "{text}");
                assert_eq!(unwire(&text), Some(action));
            }
        }
    }
    for text in [
        "k1.film.1",
        "k1.film.1.any.normal",
        "k1.film.1.any.normal.any.any",
        "k1.film.1.256.normal.any",
        "k1.film.1.-1.normal.any",
        "k1.film.1.any.any.any",
        "k1.film.1.any.slow.pink",
        "k1.film.one.any.slow.any",
    ] {
        assert_eq!(unwire(text), None, "{text}");
    }
    let typed = Action::Film {
        game: Some(GameId(1)),
        cut: part("1", "2"),
    };
    assert_eq!(wire(&typed), None, "a part is typed, never pressed");
}

/// A film of this many frames, in which kings and fools move back and forth.
fn long(frames: usize) -> Film {
    let mut table = Table::game("");
    table.line("D2-D3 D8-D7 D3-D4 D7-D6 B2-B3 B8-B7");
    let short = film(&mut table, FilmOptions::default());
    Film {
        frames: short.frames.iter().cycle().take(frames).cloned().collect(),
        ..short
    }
}

#[test]
fn a_film_too_long_is_drawn_smaller_and_then_shows_fewer_frames() {
    let film = long(1_001);
    let whole = drawn(&film, PLENTY);
    assert!(whole.is_complete());
    let mut seen = Vec::new();
    for most in [whole.gif.len() - 1, 1_500_000, 400_000, 100_000] {
        let filmed = drawn(&film, most);
        assert!(!filmed.is_complete() && filmed.frames == 1_001);
        let mut decoder = gif::DecodeOptions::new()
            .read_info(filmed.gif.as_slice())
            .unwrap();
        assert_eq!(u32::from(decoder.width()), filmed.width);
        let mut frames = 0;
        while let Some(image) = decoder.next_frame_info().unwrap() {
            frames += usize::from(image.delay > PART);
        }
        assert_eq!(frames, filmed.shown);
        seen.push((filmed.width, filmed.shown));
    }
    assert_eq!(seen[0], (480, 1_001), "smaller first");
    let [.., (360, some), (360, few)] = seen[..] else {
        panic!("{seen:?}");
    };
    assert!(1 < few && few < some && some < 1_001, "{seen:?}");
    assert_eq!(
        smaller_film(360, 126, 1_001),
        "To stay small enough to send, the film is 360 pixels wide and shows 126 of its 1001 pictures."
    );
}

#[test]
fn what_is_left_out_is_never_the_beginning_nor_the_end() {
    let film = film(&mut duel(), FilmOptions::default());
    let least = (1..1_000)
        .map(|n| n * 2_000)
        .find(|most| Renderer::of(ThemeName::Slate).film(&film, *most).is_some())
        .unwrap();
    let mut seen = Vec::new();
    for most in (0..40).map(|n| least + n * 4_000) {
        let filmed = drawn(&film, most);
        let played = played(&filmed.gif);
        let ends = [&film.frames[0], film.frames.last().unwrap()];
        let holds = [played.frames[0].hold, played.frames.last().unwrap().hold];
        assert_eq!(holds, ends.map(|frame| frame.hold));
        seen.push(filmed.shown);
    }
    seen.dedup();
    assert!(seen[0] <= 3, "the first and the last at least: {seen:?}");
    assert!(
        seen.is_sorted() && seen.contains(&(27 - 3 * 3)),
        "dice in the air first: {seen:?}"
    );
    for most in [0, 1, 1_000] {
        assert_eq!(Renderer::of(ThemeName::Slate).film(&film, most), None);
    }
    let none = Film::default();
    assert_eq!(Renderer::of(ThemeName::Slate).film(&none, PLENTY), None);
}

#[test]
fn boards_are_drawn_while_a_film_is() {
    let film = long(400);
    let renderer = Renderer::new(ThemeName::Slate);
    let scene = &film.frames[0].scene;
    let alone = renderer.still(scene);
    std::thread::scope(|scope| {
        let filming = scope.spawn(|| renderer.film(&film, PLENTY).unwrap());
        let mut boards = 0;
        while !filming.is_finished() {
            assert!(renderer.still(scene) == alone);
            boards += 1;
        }
        assert!(boards > 10, "{boards}");
        assert_eq!(filming.join().unwrap().shown, 400);
    });
}

#[tokio::test]
async fn a_film_comes_as_a_gif_to_its_user() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let asked = discord.slash(CID, TOWN, "film", &[("game", json!("1"))]);
    assert!(words(&discord.answer(&asked).await).contains("nothing to film"));
    discord.reply(ANN, TOWN, &board, "D2-D3");
    let board = discord.next_post().await;
    discord.reply(BEA, TOWN, &board, "D8-D7");
    discord.next_post().await;
    let games = discord.autocomplete(CID, "film", ("game", "")).await;
    assert_eq!(games, ["1"]);
    let ends = discord.autocomplete(ANN, "think note", ("move", "d")).await;
    assert_eq!(
        ends,
        ["1. D2-D3", "1… D8-D7"],
        "a note is on a move that was made"
    );
    let options = [
        ("game", json!("#1")),
        ("from", json!("1")),
        ("side", json!("1")),
        ("speed", json!("slow")),
        ("theme", json!("night")),
    ];
    let asked = discord.slash(CID, TOWN, "film", &options);
    let answer = discord.answer(&asked).await;
    assert!(
        words(&answer).contains("from 1. D2-D3 to 1… D8-D7"),
        "{answer}"
    );
    let file = &answer["attachments"][0];
    assert_eq!(file["filename"], "game-1.gif");
    assert!(
        file["description"]
            .as_str()
            .unwrap()
            .starts_with("Film of #1")
    );
    let brought = |calls: Vec<crate::discord::loopback::Call>| -> Vec<u8> {
        calls
            .into_iter()
            .filter_map(|call| call.file)
            .next_back()
            .unwrap()
    };
    let gif = brought(discord.calls("PATCH", "/webhooks/901/"));
    assert_eq!(played(&gif).frames.len(), 2 + 2);

    // The button at the end of a game works after a restart, for any user.
    let asked = discord.slash(ANN, TOWN, "game resign", &[("game", json!("1"))]);
    let sure = discord.answer(&asked).await;
    let pressed = discord.press(ANN, TOWN, &sure, "Resign #1");
    discord.first_answer(&pressed).await;
    let ended = discord.next_post().await;
    let _bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press(CID, TOWN, &ended, "Film");
    let answer = discord.answer(&pressed).await;
    assert!(words(&answer).contains("the one move"), "{answer}");
    assert_eq!(answer["attachments"][0]["filename"], "game-1.gif");
    let gif = brought(discord.calls("POST", "/webhooks/901/"));
    let played = played(&gif);
    assert_eq!(
        played.frames.len(),
        3 + 2 * 2 + 1,
        "pieces on their way, and the card"
    );
    assert!(played.frames[7].hold > 3 * played.frames[6].hold);
    discord.assert_sound();
}

#[tokio::test]
async fn after_five_films_in_a_row_a_person_waits_and_the_same_film_comes_again_at_once() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    discord.reply(ANN, TOWN, &board, "D2-D3");
    discord.next_post().await;
    let film = async |who, theme: &str, speed: &str| {
        let options = [
            ("game", json!("1")),
            ("side", json!("1")),
            ("theme", json!(theme)),
            ("speed", json!(speed)),
        ];
        let asked = discord.slash(who, TOWN, "film", &options);
        let answer = discord.answer(&asked).await;
        (
            answer["attachments"][0]["filename"] == "game-1.gif",
            words(&answer).to_owned(),
        )
    };
    for (theme, speed) in [
        ("night", "slow"),
        ("night", "normal"),
        ("night", "fast"),
        ("print", "slow"),
        ("print", "normal"),
    ] {
        assert!(film(CID, theme, speed).await.0, "{theme}, {speed}");
    }
    let (comes, said) = film(CID, "print", "fast").await;
    assert!(!comes && said.contains("several films in a row"), "{said}");
    assert!(said.contains("seconds."), "{said}");
    assert!(film(CID, "night", "slow").await.0, "it is kept");
    assert!(film(BEA, "print", "fast").await.0, "others have films");
    assert!(film(CID, "print", "fast").await.0, "it is kept now");
}
