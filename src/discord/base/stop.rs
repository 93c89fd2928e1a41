//! The stop signal, as tasks wait for it.

use tokio::sync::watch;

/// Waits until asked to stop.
pub(in crate::discord) async fn until_stopped(stop: &mut watch::Receiver<bool>) {
    drop(stop.wait_for(|stop| *stop).await);
}
