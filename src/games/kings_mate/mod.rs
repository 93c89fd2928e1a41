//! King's Mate.
use crate::games::GameSpec;
/// What King's Mate is.
pub static SPEC: GameSpec = GameSpec {
    slug: "kings-mate",
    title: "King's Mate",
    sides: &["white", "black"],
    rules_version: 1,
    options: &["expanded", "active", "touch", "repetition"],
    rules: "",
    start: |_| unimplemented!(),
    restore: |_, _| unimplemented!(),
};
