//! Replies as Discord messages: text, pictures, buttons and menus, within its limits. Pure: nothing is sent here.

pub(in crate::discord) mod controls;
pub mod invite;
pub(in crate::discord) mod limits;
pub(in crate::discord) mod markup;
pub(in crate::discord) mod payload;
