//! Pages of the rule book, and their wire form.

use crate::games::GameKind;
use crate::service::api::action::Action;

/// Most options of one menu.
pub(in crate::service) const OPTIONS: usize = 25;

/// Most characters of a topic on a button.
const TOPIC: usize = 12;

/// The wire form after the mark; `None` for a topic that is only typed.
pub(in crate::service) fn wire(kind: Option<GameKind>, topic: Option<&str>) -> Option<String> {
    let slug = kind?.spec().slug;
    let Some(topic) = topic else {
        return Some(format!("rules.{slug}"));
    };
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
    let fits = !topic.is_empty() && topic.len() <= TOPIC && topic.bytes().all(plain);
    fits.then(|| format!("rules.{slug}.{topic}"))
}

/// Parses the words of [`wire`] after its verb.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<Action> {
    let (slug, topic) = match *parts {
        [slug] => (slug, None),
        [slug, topic] => (slug, Some(topic.to_owned())),
        _ => return None,
    };
    let kind = Some(slug.parse().ok()?);
    Some(Action::Rules { kind, topic })
}

/// The action that shows the first page.
pub(in crate::service) fn contents(kind: GameKind) -> Action {
    Action::Rules {
        kind: Some(kind),
        topic: None,
    }
}
