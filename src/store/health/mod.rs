//! Games with damaged data, and data that can be made anew from the logs.

pub mod derived;
pub mod quarantine;
