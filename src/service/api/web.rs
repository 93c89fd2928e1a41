//! Actions about the public pages in the browser, and their wire form.

/// An action about the public pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WebAction {
    /// Get a link that signs a browser in.
    SignIn,
    /// List the browsers that are signed in.
    Sessions,
    /// Sign out the browser of this number, or all without one.
    End(Option<i64>),
}

/// The wire form of a control, after `web.`.
pub(in crate::service) fn wire(action: WebAction) -> String {
    match action {
        WebAction::SignIn => "link".to_owned(),
        WebAction::Sessions => "sessions".to_owned(),
        WebAction::End(Some(session)) => format!("end.{session}"),
        WebAction::End(None) => "end.all".to_owned(),
    }
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<WebAction> {
    Some(match parts {
        ["link"] => WebAction::SignIn,
        ["sessions"] => WebAction::Sessions,
        ["end", "all"] => WebAction::End(None),
        ["end", session] => WebAction::End(Some(session.parse().ok()?)),
        _ => return None,
    })
}
