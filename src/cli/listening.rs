//! The lines of `kingboard doctor` about the addresses at which the bot listens.

use std::io;
use std::net::{SocketAddr, TcpListener};

use crate::cli::doctor_report::DoctorReport;
use crate::cli::health::SILENT;
use crate::config::Config;
use crate::discord::TRANSPORT;
use crate::env;
use crate::service::Service;
use crate::service::operator::status::{self, BotStatus};
use crate::store::{Store, StoreError};

/// Checks that the bot can listen where the settings say. While it runs, it does.
pub(super) fn examine(config: &Config, found: &mut DoctorReport<'_>) {
    let pages = config.web.as_ref().map(|web| ("web", web.listen));
    let metrics = config.metrics.map(|address| ("metrics", address));
    let listening = || {
        let store = Store::open_read_only(&config.database)?;
        let BotStatus { ran, .. } =
            status::condition(&Service::new(store), TRANSPORT, &env::now())?;
        Ok::<_, StoreError>(ran.is_some_and(|(_, noted, _)| noted <= SILENT))
    };
    // A database that cannot be read does not show if a bot is running.
    if listening().unwrap_or(config.database.exists()) {
        return;
    }
    for (section, address) in metrics.into_iter().chain(pages) {
        if let Err(why) = can_listen(address) {
            found.problem(format_args!(
                "the bot cannot listen at {address} ({why}): if no other bot of yours does, choose another address for listen under [{section}]"
            ));
        }
    }
}

fn can_listen(address: SocketAddr) -> io::Result<()> {
    TcpListener::bind(address).map(drop)
}
