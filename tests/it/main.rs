//! The integration tests, one module for each area.
#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on should stop where it stands"
)]

mod argue;
mod bot;
mod catalogue;
mod challenges;
mod clocks;
mod command_line;
mod days;
mod discord;
mod doctor;
mod elsewhere;
mod explore;
mod films;
mod flows;
mod form;
mod gateway;
mod history;
mod hours;
mod houses;
mod inbox;
mod kings_mate;
mod kings_mate_text;
mod languages;
mod laws;
mod looks;
mod loopback;
mod luck;
mod menus;
mod notes;
mod notices;
mod old_games;
mod oracle;
mod pick;
mod pictures;
mod places;
mod plan;
mod reach;
mod read_out;
mod record_files;
mod records;
mod rematch;
mod reminders;
mod review;
mod rolls;
mod rules;
mod rulings;
mod sealed;
mod serve;
mod servers;
mod settings;
mod situation;
mod store;
mod suggest;
mod table;
mod takeback;
mod tidy;
mod tidying;
mod transcripts;
mod trouble;
mod verify;
mod walks;
mod why_not;
mod year;
