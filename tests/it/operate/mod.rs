//! Running the program: command line, terminal, database, backups, crashes and load.

pub(crate) mod backup;
pub(crate) mod best;
pub(crate) mod command_line;
pub(crate) mod crash;
pub(crate) mod damage;
pub(crate) mod deploy;
pub(crate) mod doctor;
pub(crate) mod editing;
pub(crate) mod exposure;
pub(crate) mod full_screen;
pub(crate) mod hot_seat;
pub(crate) mod keyboard;
pub(crate) mod leaving;
pub(crate) mod load;
pub(crate) mod played;
pub(crate) mod repair;
pub(crate) mod serve;
pub(crate) mod shell;
pub(crate) mod store;
pub(crate) mod swapped;
pub(crate) mod tidying;
pub(crate) mod transcripts;
pub(crate) mod unwritable;
pub(crate) mod usage;
pub(crate) mod watching;
pub(crate) mod window;
