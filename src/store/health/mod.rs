//! Games with damaged data, and data that can be derived again from the logs.

pub mod derived;
pub mod quarantine;
