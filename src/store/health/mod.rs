//! Games with damaged data, and data that can be made anew from the logs.

pub(in crate::store) mod derived;
pub(in crate::store) mod quarantine;
