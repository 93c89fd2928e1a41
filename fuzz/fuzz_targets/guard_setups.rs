//! The target `guard_setups` of `kingboard::fuzzing`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kingboard::fuzzing::run("guard_setups", bytes));
