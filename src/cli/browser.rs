//! The user's browser.

/// Opens an address. The caller has printed it already, for where there is no browser.
pub(super) fn open(address: &str) {
    if let Err(why) = open::that_detached(address) {
        tracing::debug!(%why, "failed to open a browser");
    }
}
