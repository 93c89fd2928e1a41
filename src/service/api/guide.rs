//! The pages of help, and their wire form.

use crate::games::GameKind;
use crate::service::api::packed;

/// A page of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuideAction {
    /// The game of the pictures.
    pub kind: GameKind,
    /// The page.
    pub page: GuidePage,
}

/// A page of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuidePage {
    /// The picture of this number, from 1.
    Picture(u8),
    /// The page of all commands with this number, from 1.
    Commands(u8),
}

/// The wire form after the mark.
pub(in crate::service) fn wire(action: GuideAction) -> String {
    let slug = action.kind.spec().slug;
    match action.page {
        GuidePage::Picture(nth) => format!("guide.{slug}.{nth}"),
        GuidePage::Commands(nth) => format!("guide.{slug}.all.{nth}"),
    }
}

/// Parses the words of [`wire`] after its verb.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<GuideAction> {
    let (kind, page) = match *parts {
        [slug, nth] => (slug, GuidePage::Picture(packed::number(nth)?)),
        [slug, "all", nth] => (slug, GuidePage::Commands(packed::number(nth)?)),
        _ => return None,
    };
    Some(GuideAction {
        kind: kind.parse().ok()?,
        page,
    })
}

/// The index of the page with this number, or of the nearest one.
pub(in crate::service) fn nearest(nth: u8, count: usize) -> usize {
    usize::from(nth).clamp(1, count.max(1)) - 1
}

/// The number of a page with this index.
pub(in crate::service) fn nth(index: usize) -> u8 {
    u8::try_from(index + 1).unwrap_or(u8::MAX)
}
