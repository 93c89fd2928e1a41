//! The target `star_moves` of `kingboard::fuzzing`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kingboard::fuzzing::run("star_moves", bytes));
