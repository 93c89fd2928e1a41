//! Actions about the public pages in the browser, and their wire form.

use crate::play::GameId;

/// An action about the public pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WebAction {
    /// Get a link that signs a browser in, and leads to this game if one is named.
    SignIn(Option<GameId>),
    /// List the browsers that are signed in.
    Sessions,
    /// Sign out the browser of this number, or all without one.
    End(Option<i64>),
}

/// The wire form of a control, after `web.`.
pub(in crate::service) fn wire(action: WebAction) -> String {
    match action {
        WebAction::SignIn(None) => "link".to_owned(),
        WebAction::SignIn(Some(game)) => format!("link.{}", game.0),
        WebAction::Sessions => "sessions".to_owned(),
        WebAction::End(Some(session)) => format!("end.{session}"),
        WebAction::End(None) => "end.all".to_owned(),
    }
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<WebAction> {
    Some(match parts {
        ["link"] => WebAction::SignIn(None),
        ["link", game] => WebAction::SignIn(Some(GameId(game.parse().ok()?))),
        ["sessions"] => WebAction::Sessions,
        ["end", "all"] => WebAction::End(None),
        ["end", session] => WebAction::End(Some(session.parse().ok()?)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_that_were_posted_once_mean_the_same_for_ever() {
        for (text, action) in [
            ("link", WebAction::SignIn(None)),
            ("link.12", WebAction::SignIn(Some(GameId(12)))),
            ("sessions", WebAction::Sessions),
            ("end.7", WebAction::End(Some(7))),
            ("end.all", WebAction::End(None)),
        ] {
            assert_eq!(wire(action), text);
            let parts: Vec<&str> = text.split('.').collect();
            assert_eq!(unwire(&parts), Some(action));
        }
        for nonsense in ["link.x", "link.1.2", "end", "out"] {
            let parts: Vec<&str> = nonsense.split('.').collect();
            assert_eq!(unwire(&parts), None, "{nonsense}");
        }
    }
}
