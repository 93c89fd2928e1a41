//! The opcodes of gateway messages, as Discord's documentation names them.

/// An event.
pub(super) const DISPATCH: u64 = 0;
/// A heartbeat, or a request for one.
pub(super) const HEARTBEAT: u64 = 1;
/// Begins a session.
pub(super) const IDENTIFY: u64 = 2;
/// Resumes a session.
pub(super) const RESUME: u64 = 6;
/// A request to reconnect and to resume.
pub(super) const RECONNECT: u64 = 7;
/// The session is lost, or must be resumed.
pub(super) const INVALID_SESSION: u64 = 9;
/// The first message of a connection, with the heartbeat interval.
pub(super) const HELLO: u64 = 10;
/// The answer to a heartbeat.
pub(super) const HEARTBEAT_ACK: u64 = 11;
