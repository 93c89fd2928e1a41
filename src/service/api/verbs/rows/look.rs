//! The verbs that change no game.

use crate::service::api::completion::CompletionField;
use crate::service::api::values::FilmSpeed;
use crate::service::api::verbs::given::GAME;
use crate::service::api::verbs::line::Slot::{
    self, Anything, Game, Kind, Last, MaybeRest, MaybeWord, Word,
};
use crate::service::api::verbs::line::{LineGrammar, VerbLine};
use crate::service::api::verbs::option::OptionKind::Number;
use crate::service::api::verbs::option::{Choices, VerbOption};
use crate::service::api::verbs::rows::{
    any_game, choice, completed, listed, made_move, own_game, own_square, player, switch, text,
    verb,
};
use crate::service::api::verbs::{Verb, read, read_puzzles, read_ratings};

pub(super) fn lists() -> [Verb; 4] {
    let month = |name| completed(name, |_| Some(CompletionField::Month));
    // The newest game may have ended, so the film itself determines the game it shows.
    let filmed = |name| {
        completed(name, |given| {
            Some(CompletionField::Ply(Some(given.game().ok()??)))
        })
    };
    [
        verb("games", "games", read::games)
            .with([
                listed("show", &["mine", "here"]),
                VerbOption::new("page", Number(1, u8::MAX)).only_typed(),
            ])
            .spelt(&["games"], "[here|PAGE]", "console-games-which"),
        verb("review", "review", read::review)
            .with([any_game(), made_move("move")])
            .spelt(&["review"], "[GAME [MOVE…]]", "console-review-what"),
        verb("history", "history", read::history)
            .with([
                player("player"),
                player("opponent"),
                listed("result", &["won", "lost", "drawn"]),
                listed("state", &["ended", "running"]),
                month("since"),
                month("until"),
                choice(GAME, Choices::Games),
                VerbOption::new("page", Number(1, u8::MAX)).only_typed(),
            ])
            .spelt(
                &["history"],
                "[NAME] [against NAME] [won|lost|drawn] [running|ended] [GAME NAME] [since DATE] [until DATE] [page PAGE]",
                "console-history-how",
            ),
        verb("film", "film", read::film)
            .with([
                any_game(),
                filmed("from"),
                filmed("to"),
                choice("side", Choices::Sides),
                listed(
                    "speed",
                    const { &[FilmSpeed::Slow.code(), FilmSpeed::Normal.code(), FilmSpeed::Fast.code()] },
                ),
                choice("theme", Choices::Preferences),
                text("file").only_typed(),
            ])
            .spelt(
                &["film"],
                "[GAME] [FROM-TO] [slow|normal|fast] [SIDE] [THEME] [FILE]",
                "console-film-how",
            ),
    ]
}

/// The ratings that a list is about.
const fn pool() -> [VerbOption; 2] {
    [
        choice("ratings", Choices::Pools),
        listed("area", &["here", "everywhere"]),
    ]
}

/// [`pool`] in a line.
const POOL: &[Slot] = &[MaybeWord("ratings"), Last("area", &["everywhere"])];

pub(super) fn standings() -> Verb {
    let wrong = "console-standings-how";
    let of_season = |spellings, implies| VerbLine {
        spellings,
        grammar: LineGrammar::Slots(POOL),
        implies,
        mistake: wrong,
    };
    verb("standings", "standings", read_ratings::standings)
        .with(pool())
        .with([
            listed("season", &["all", "now", "last"]),
            VerbOption::new("page", Number(1, u8::MAX)).only_typed(),
        ])
        .typed(&["standings"], POOL, wrong)
        .line(of_season(&["season"], &[("season", "now")]))
        .line(of_season(&["season last"], &[("season", "last")]))
}

pub(super) fn hall() -> Verb {
    verb("hall", "show hall", read_ratings::hall)
        .like("standings")
        .with(pool())
        .typed(&["hall"], POOL, "console-standings-how")
}

pub(super) fn learning() -> [Verb; 2] {
    [
        verb("help", "help", read::help)
            .with([choice(GAME, Choices::Games)])
            .typed(&["guide"], &[Kind, Anything], "console-unknown")
            .spelt(&["help", "?"], "[GAME NAME|VERB]", "console-unknown"),
        verb("rules", "rules", read::rules)
            .with([
                completed("topic", |given| Some(CompletionField::Topic(given.kind()))),
                choice(GAME, Choices::Games),
            ])
            .typed(&["rules"], &[Kind, MaybeRest("topic")], "console-unknown"),
    ]
}

pub(super) fn tutorial() -> Verb {
    verb("tutorial", "tutorial", read::tutorial)
        .with([
            VerbOption::new("task", Number(1, u8::MAX)),
            text("move"),
            choice(GAME, Choices::Games),
        ])
        .spelt(
            &["tutorial", "lesson"],
            "[GAME NAME] [TASK] [MOVE…]",
            "console-unknown",
        )
}

pub(super) fn thinking() -> [Verb; 6] {
    let squares = || {
        completed("square", |given| {
            Some(CompletionField::Cell(given.game().ok().flatten()))
        })
    };
    [
        verb("show", "show moves", read::show)
            .with([own_square().required(), any_game()])
            .typed(
                &["show"],
                &[Game, Word("square"), Anything],
                "console-show-what",
            ),
        verb("describe", "show words", read::describe)
            .with([
                squares(),
                listed("show", &["all", "mine", "board", "text"]),
                any_game(),
            ])
            .typed(
                &["describe"],
                &[Game, MaybeWord("square"), Anything],
                "console-what-what",
            )
            .typed(
                &["what"],
                &[Game, Word("square"), Anything],
                "console-what-what",
            )
            .line(VerbLine {
                spellings: &["where"],
                grammar: LineGrammar::Slots(&[Game]),
                implies: &[("show", "mine")],
                mistake: "console-which-game",
            })
            .line(VerbLine {
                spellings: &["position"],
                grammar: LineGrammar::Slots(&[Game]),
                implies: &[("show", "text")],
                mistake: "console-which-game",
            }),
        verb("explore", "think explore", read::explore)
            .with([
                completed("moves", |given| {
                    Some(CompletionField::Explore(given.game().ok().flatten()))
                }),
                any_game(),
                made_move("from"),
            ])
            .spelt(
                &["explore"],
                "[GAME] [from MOVE] [MOVES…]",
                "console-unknown",
            ),
        verb("plan", "think plan", read::plan)
            .with([
                completed("line", |given| {
                    Some(CompletionField::Plan(given.game().ok().flatten()))
                }),
                own_game(),
            ])
            .typed(&["plan"], &[Game, MaybeRest("line")], "console-unknown"),
        verb("note", "think note", read::note)
            .with([text("text"), made_move("move"), any_game()])
            .spelt(&["note"], "[#GAME] [MOVE:] TEXT…", "console-note-what"),
        verb("notes", "think notes", read::notes)
            .with([any_game(), switch("share")])
            .spelt(&["notes"], "[GAME] [share|keep]", "console-which-game"),
    ]
}

pub(super) fn analyse() -> Verb {
    verb("analyse", "analyse", read::analyse)
        .with([any_game()])
        .typed(&["analyse"], &[Game], "console-which-game")
}

pub(super) fn puzzles() -> [Verb; 3] {
    let wrong = "console-puzzle-what";
    [
        verb("puzzle solve", "puzzle solve", read_puzzles::puzzle)
            .with([
                choice(GAME, Choices::Games),
                choice("motif", Choices::Motifs),
                text("move"),
            ])
            .typed(
                &["puzzle", "puzzle solve"],
                &[Kind, MaybeWord("motif")],
                wrong,
            ),
        verb("puzzle daily", "puzzle daily", read_puzzles::daily).typed(
            &["puzzle daily"],
            &[],
            wrong,
        ),
        verb("puzzle record", "puzzle record", read_puzzles::record).typed(
            &["puzzle record"],
            &[],
            wrong,
        ),
    ]
}

pub(super) fn story() -> Verb {
    verb("story", "show story", read::story)
        .with([
            any_game(),
            choice("side", Choices::Sides),
            choice("theme", Choices::Preferences),
            text("file").only_typed(),
        ])
        .spelt(
            &["story"],
            "[GAME] [SIDE] [THEME] [FILE]",
            "console-story-how",
        )
}
