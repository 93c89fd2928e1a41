//! The target `pages` of `kingboard::fuzzing`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kingboard::fuzzing::run("pages", bytes));
