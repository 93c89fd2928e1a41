//! Dice: sealed, rolled, verified, and counted as luck.

pub(crate) mod fairness;
pub(crate) mod luck;
pub(crate) mod rolls;
pub(crate) mod sealed;
pub(crate) mod verify;
