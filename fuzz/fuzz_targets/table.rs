//! The target `table` of `kingboard::fuzzing`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| kingboard::fuzzing::run("table", bytes));
