//! The result of a handler: replies, a refusal, or a fault.

use crate::service::api::reply::Reply;
use crate::service::words::catalogue::{self, TextArg};
use crate::store::StoreError;

/// The reason why a request has no normal result: another reply, or a fault.
pub(in crate::service) enum HandlerError {
    Reply(Box<Reply>),
    Fault(StoreError),
}

impl From<StoreError> for HandlerError {
    fn from(error: StoreError) -> Self {
        Self::Fault(error)
    }
}

impl From<Reply> for HandlerError {
    fn from(reply: Reply) -> Self {
        Self::Reply(Box::new(reply))
    }
}

pub(in crate::service) type HandlerResult = Result<Vec<Reply>, HandlerError>;

/// One sentence.
pub(in crate::service) fn note(id: &str, args: &[(&str, TextArg<'_>)]) -> Reply {
    Reply::note(catalogue::sentences().text(id, args))
}

/// A sentence with a command in it, for several places.
pub(in crate::service) fn with_command(id: &str, command: &str) -> Reply {
    note(id, &[("command", TextArg::Command(command))])
}
