//! The verbs of challenges and running games.

use crate::games::GameKind;
use crate::play::seal::MAX_SEED;
use crate::service::api::completion::CompletionField;
use crate::service::api::verbs::given::GAME;
use crate::service::api::verbs::line::Slot::{
    Anything, Game, Last, MarkedGame, MaybeRest, Name, Rest, TheGame, YesOrNo,
};
use crate::service::api::verbs::option::OptionKind::{Level, Number};
use crate::service::api::verbs::option::{Choices, VerbOption};
use crate::service::api::verbs::rows::{
    a_move, any_game, choice, completed, explained, limited, listed, made_move, of_terminal,
    own_game, own_square, player, switch, text, typed_only, verb,
};
use crate::service::api::verbs::{Doer, Verb, beginnings, read};

/// Most characters of a word with a challenge or a refusal.
const WORDS: u16 = 200;

/// Most characters of the meaning of a signal.
const MEANING: u16 = 100;

/// A challenge to a game, with the options it declares.
fn challenge_to(kind: GameKind) -> Verb {
    let spec = kind.spec();
    let declared = spec.options.iter().map(|name| VerbOption {
        declared: true,
        ..switch(name)
    });
    let name = format!("challenge {}", spec.slug);
    let mut verb = Verb::new(&name, Some(&name), Doer::Service(beginnings::challenge));
    verb.kind = Some(kind);
    verb.about("discord-challenge-game")
        .with([
            player("opponent"),
            VerbOption::new("computer", Level),
            choice("side", Choices::SidesOrLot),
            completed("clock", |_| Some(CompletionField::Clock)),
            limited("words", WORDS),
            text("games"),
            switch("thread"),
            completed("position", |_| Some(CompletionField::Position)),
            switch("rated"),
        ])
        .with(declared)
}

pub(super) fn challenges() -> Vec<Verb> {
    let mut all: Vec<Verb> = GameKind::ALL.into_iter().map(challenge_to).collect();
    all.extend([
        verb("challenge form", "challenge form", beginnings::form).with([player("opponent")]),
        verb("challenges", "challenge list", beginnings::challenges).typed(
            &["challenges"],
            &[Anything],
            "console-unknown",
        ),
        verb("decline", "challenge decline", beginnings::decline)
            .with([
                limited("words", WORDS),
                completed(GAME, |_| Some(CompletionField::Challenge { to_me: true })),
            ])
            .typed(
                &["decline"],
                &[Game, MaybeRest("words")],
                "console-which-game",
            ),
        verb("accept", "challenge accept", beginnings::accept)
            .with([
                completed(GAME, |_| Some(CompletionField::Challenge { to_me: false })).required(),
                limited("words", MAX_SEED),
            ])
            .typed(
                &["accept"],
                &[Game, MaybeRest("words")],
                "console-which-game",
            ),
    ]);
    all
}

pub(super) fn boards() -> [Verb; 2] {
    [
        verb("move", "move", read::play)
            .with([a_move(), own_game()])
            .typed(&["move"], &[MaybeRest("move")], "console-which-game")
            .typed(&["pick"], &[Game], "console-which-game"),
        verb("board", "board", read::board)
            .with([any_game(), listed("show", &["close", "passant"])])
            .typed(
                &["board"],
                &[Game, Last("show", &["passant"])],
                "console-which-game",
            ),
    ]
}

pub(super) fn dice() -> [Verb; 5] {
    [
        verb("dice roll", "dice roll", read::roll)
            .with([own_game(), text("faces").only_typed()])
            .typed(
                &["roll", "dice roll", "dice enter"],
                &[MarkedGame, MaybeRest("faces")],
                "console-dice-how",
            ),
        verb("dice enter", "dice enter", read::enter)
            .with([text("faces").required(), own_game()])
            .line(explained(&["dice"], "console-dice-how")),
        verb("dice words", "dice words", read::dice_words)
            .with([limited("text", MAX_SEED).required(), own_game()])
            .typed(
                &["dice words"],
                &[Game, MaybeRest("text")],
                "console-dice-how",
            ),
        verb("dice renew", "dice renew", read::renew)
            .with([own_game(), switch("answer").only_typed()])
            .typed(
                &["dice renew"],
                &[Game, YesOrNo("answer")],
                "console-which-game",
            ),
        verb("verify", "dice verify", read::verify)
            .with([any_game()])
            .typed(&["verify", "dice verify"], &[Game], "console-which-game"),
    ]
}

/// The first commands in a game.
pub(super) fn in_a_game() -> [Verb; 3] {
    let which = "console-which-game";
    [
        verb("draw", "game draw", read::draw)
            .with([own_game(), switch("answer").only_typed()])
            .typed(&["draw"], &[Game, YesOrNo("answer")], which),
        verb("takeback", "game takeback", read::takeback)
            .with([
                own_game(),
                listed("answer", &["yes", "no", "withdraw"]).only_typed(),
            ])
            .spelt(&["takeback", "undo"], "[GAME] [yes|no|withdraw]", which),
        verb("resign", "game resign", read::resign)
            .with([own_game(), switch("answer").only_typed()])
            .typed(&["resign"], &[Game, YesOrNo("answer")], which),
    ]
}

pub(super) fn clocks() -> [Verb; 5] {
    let which = "console-which-game";
    [
        verb("clock", "game clock", read::clock)
            .with([own_game()])
            .typed(&["clock"], &[Game], which),
        verb("give", "game give", read::give)
            .with([
                completed("time", |_| Some(CompletionField::Gift)).required(),
                own_game(),
            ])
            .spelt(&["give"], "TIME [#GAME]", "console-give-what"),
        verb("pause", "game pause", read::pause)
            .with([own_game()])
            .typed(&["pause"], &[Game], which),
        verb("resume", "game resume", read::resume)
            .with([own_game()])
            .typed(&["resume"], &[Game], which),
        verb("claim", "game claim", read::claim)
            .with([own_game()])
            .typed(&["claim"], &[Game], which),
    ]
}

pub(super) fn rarely_in_a_game() -> [Verb; 8] {
    let which = "console-which-game";
    [
        verb("abort", "game abort", read::abort)
            .with([own_game()])
            .typed(&["abort"], &[Game], which),
        verb("swap", "game swap", read::swap)
            .with([any_game()])
            .typed(&["swap"], &[Game], which),
        verb("handover", "game handover", read::offer_seat)
            .with([
                player("player"),
                VerbOption::new("computer", Level),
                own_game(),
            ])
            .typed(
                &["handover"],
                &[Game, Name("player")],
                "console-handover-whom",
            ),
        verb("touch", "game touch", read::touch)
            .with([own_square().required(), own_game()])
            .typed(&["touch"], &[Rest("square")], "console-touch-what"),
        verb("here", "game here", read::here)
            .with([own_game()])
            .typed(&["here"], &[Game], which),
        verb("continue", "game continue", beginnings::play_on)
            .with([
                any_game(),
                made_move("move"),
                VerbOption::new("computer", Level),
            ])
            .spelt(
                &["play on", "continue"],
                "[GAME] [MOVE…] [level LEVEL]",
                "console-continue-how",
            ),
        verb("export", "game export", read::export)
            .with([
                any_game().required(),
                listed("format", &["text", "json"]),
                text("file").only_typed(),
            ])
            .typed(&["export"], &[Game, MaybeRest("file")], which),
        verb("signal", "game signal", read::signal)
            .with([
                VerbOption::new("number", Number(1, 10)),
                limited("meaning", MEANING),
                any_game(),
            ])
            .spelt(
                &["signal"],
                "[#GAME] [NUMBER [= MEANING]]",
                "console-signal-what",
            ),
    ]
}

/// Verbs without a command: those of lobbies, which have buttons elsewhere, and those of the terminal itself.
pub(super) fn at_the_terminal() -> Vec<Verb> {
    let table = "console-which-table";
    vec![
        typed_only("sit", beginnings::sit)
            .with([any_game().required(), text("side")])
            .typed(&["sit"], &[TheGame, MaybeRest("side")], table),
        typed_only("leave", beginnings::leave)
            .with([any_game().required()])
            .typed(&["leave"], &[TheGame, Anything], table),
        typed_only("start", beginnings::start)
            .with([any_game().required()])
            .typed(&["start"], &[TheGame, Anything], table),
        typed_only("computer", beginnings::computer)
            .with([any_game().required(), text("level").required()])
            .typed(&["computer"], &[TheGame, Rest("level")], "console-computer-table"),
        typed_only("standin", read::hand_to_computer)
            .with([any_game(), text("level")])
            .typed(
                &["handover computer"],
                &[MarkedGame, MaybeRest("level")],
                "console-handover-whom",
            ),
        typed_only("skip", read::skip)
            .with([any_game().required()])
            .spelt(&["skip"], "[GAME]", "console-which-game"),
        typed_only("rematch", beginnings::rematch)
            .with([any_game()])
            .typed(&["rematch"], &[Game], "console-which-game"),
        of_terminal("new").spelt(
            &["new"],
            "[NAMES…] [GAME NAME] [SIDE] [OPTIONS…] [TIME] [position TEXT…]",
            "console-unknown",
        ),
        of_terminal("challenge").about("discord-challenge").spelt(
            &["challenge"],
            "NAME|anyone [GAME NAME] [SIDE] [OPTIONS…] [clock TIME] [games COUNT] [thread] [position TEXT…] [note WORDS…]",
            "console-challenge-whom",
        ),
        of_terminal("withdraw")
            .typed(&["withdraw"], &[Game, MaybeRest("words")], "console-which-game"),
        of_terminal("moves")
            .typed(&["moves"], &[Game, MaybeRest("beginning")], "console-which-game"),
        of_terminal("as").spelt(&["as"], "NAME|NUMBER", "console-as-whom"),
        of_terminal("boards").spelt(&["boards"], "on|off", "console-boards-what"),
        of_terminal("flip").spelt(&["flip"], "", "console-unknown"),
        of_terminal("import").spelt(&["import"], "FILE", "console-import-what"),
        of_terminal("png").spelt(&["png"], "[FILE]", "console-unknown"),
        of_terminal("quit").spelt(&["quit", "exit", "q"], "", "console-unknown"),
    ]
}
