//! A game between people: its players, its history, and the commands it accepts.
//!
//! [`Game`] is built from its log of [events](event::Event) and from nothing else; [`decide`](decide::decide)
//! turns a [command](command::Command) into new events. Nothing here knows English, storage or a transport.
//!
//! Each room imports only those before it: [`values`], [`game`], [`decide`], [`derived`], [`record`]. Other layers use
//! the module names re-exported here.

pub mod decide;
pub mod derived;
pub mod game;
pub mod record;
pub mod values;

pub use decide::{answers, command, dice, moderate, pause, stand_in};
pub use derived::{
    capturable, challenge, film, line, luck, luckless_score, plan, plan_reading, reminder_schedule,
    turning_point, verify,
};
pub use game::pause::Standstill;
pub use game::{
    Game, MadeMove, clock, computers, lobby, move_effects, rated, review, sealed, set_up, silence,
    stage, summary, suppose, swap, takeback, touch_move, turn,
};
pub use values::identity::{
    Env, GameId, MoveNumber, Place, PlayerId, Ply, Server, Timestamp, Unit, Version,
};
pub use values::{
    calendar, computer, event, event_effects, lengths, seal, season, signal, stakes, time_control,
};
