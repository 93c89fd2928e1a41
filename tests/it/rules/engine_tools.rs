//! The tools that measure and fit the engine: `examples/arena` and `examples/train`.

#[expect(
    clippy::duplicate_mod,
    dead_code,
    reason = "each tool brings their common part, and its main is not called here"
)]
#[path = "../../../examples/arena.rs"]
mod arena;
#[expect(dead_code, reason = "its main is not called here")]
#[path = "../../../examples/train.rs"]
mod train;

fn words(line: &str) -> Vec<String> {
    line.split(' ').map(str::to_owned).collect()
}

#[test]
fn a_score_below_at_least_fails_the_command() {
    let game = "match kings-guard+small random random --games 2 --plies 6";
    assert_eq!(arena::run(&words(game)), 0);
    assert_eq!(arena::run(&words(&format!("{game} --at-least 50"))), 0);
    assert_eq!(arena::run(&words(&format!("{game} --at-least 50.1"))), 1);
    assert_eq!(arena::run(&words("measure kings-guard")), 2);
}

#[test]
fn the_same_command_writes_the_same_weights() {
    let folder = tempfile::tempdir().unwrap();
    let fitted = |name: &str, seed: u8| {
        let path = folder.path().join(name);
        let command = "kings-guard+small --games 2 --nodes 20 --plies 16 --unfinished";
        let file = path.to_str().unwrap();
        train::run(&words(&format!("{command} --seed {seed} --out {file}")));
        std::fs::read(path).unwrap()
    };
    let first = fitted("first", 9);
    assert_eq!(first, fitted("second", 9));
    assert_ne!(first, fitted("third", 10), "the seed decides");
}

#[test]
fn the_same_command_mines_the_same_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    let mined = |name: &str| {
        let path = folder.path().join(name);
        let file = path.to_str().unwrap();
        let command = "puzzles kings-guard+small --games 1 --plies 12 --most 3";
        assert_eq!(arena::run(&words(&format!("{command} --out {file}"))), 0);
        std::fs::read(path).unwrap()
    };
    assert_eq!(mined("first"), mined("second"));
}
