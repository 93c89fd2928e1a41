//! `kingboard web`: the table in a browser on this machine.

use std::io::{self, IsTerminal, Write};
use std::net::{Ipv4Addr, SocketAddr};

use anyhow::Context;
use clap::Args;
use data_encoding::HEXLOWER;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::cli::folders::DatabaseArg;
use crate::cli::{args, browser, serve};
use crate::config;
use crate::env;
use crate::runtime::{Runtime, signals};
use crate::service::Service;
use crate::service::boards::at_table;
use crate::service::lookup::languages;
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, with_language};
use crate::store::Store;
use crate::watch::Monitor;
use crate::web;

/// Threads on which computers think.
const THINKERS: u16 = 1;
/// The usual port.
const PORT: u16 = 8264;

#[derive(Debug, Args)]
pub(super) struct WebArgs {
    #[command(flatten)]
    pub(super) db: DatabaseArg,
    /// The port of the address [default: 8264, or any free one if that is taken]
    #[arg(long, value_parser = args::port)]
    port: Option<u16>,
    /// Open the browser without asking
    #[arg(long, conflicts_with = "no_open")]
    open: bool,
    /// Do not offer to open the browser
    #[arg(long)]
    no_open: bool,
}

/// Serves the table until the program is asked to stop.
pub(super) fn web(asked: &WebArgs) -> anyhow::Result<()> {
    let database = asked.db.find_or_make()?;
    let mut service = Service::new(Store::open(&database)?).configured(|options| {
        options.omits_single_game_name = true;
        options.speaks_one_language = true;
    });
    let place = at_table::place();
    languages::note_place_language(&mut service, &place, Language::of_locale(&config::locale()));
    let language = languages::place_language(&service, &place);
    let threads = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()?;
    let ran = threads.block_on(async {
        let stop = signals::told_to_stop()?;
        let listener = listen(asked.port).await?;
        let key = key();
        let address = format!("http://{}/in/{key}", listener.local_addr()?);
        let worker =
            Runtime::start(service, Monitor::default())?.with_thinkers(web::TRANSPORT, THINKERS)?;
        let handle = worker.handle();
        // An offer that waits for a key must not keep the address from working.
        let (lose, mut lost) = oneshot::channel();
        let watched = handle.clone();
        let ended = async move {
            tokio::select! {
                () = stop => {}
                why = serve::keeps_watch(&watched) => drop(lose.send(why)),
            }
        };
        let serving = tokio::spawn(web::run(listener, handle, key, ended));
        let told = [
            ("address", address.clone().into()),
            ("path", database.display().to_string().into()),
        ];
        let line = |id: &str| with_language(language, || sentences().line(id, &told));
        writeln!(io::stdout(), "{}", line("web-serves"))?;
        if asked.open {
            browser::open(&address);
        } else if !asked.no_open && io::stdin().is_terminal() && io::stdout().is_terminal() {
            writeln!(io::stdout(), "{}", line("web-offer"))?;
            offer(address.clone());
        }
        io::stdout().flush()?;
        serving.await??;
        worker.stop().await;
        if let Ok(why) = lost.try_recv() {
            return Err(why.into());
        }
        writeln!(io::stdout(), "\n{}", line("console-goodbye"))?;
        Ok::<(), anyhow::Error>(())
    });
    threads.shutdown_background();
    ran
}

/// Listens on the loopback interface alone.
async fn listen(port: Option<u16>) -> anyhow::Result<TcpListener> {
    let at = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    if let Some(port) = port {
        let listener = TcpListener::bind(at(port)).await;
        return listener.with_context(|| format!("failed to listen at {}", at(port)));
    }
    match TcpListener::bind(at(PORT)).await {
        Ok(listener) => Ok(listener),
        Err(_) => Ok(TcpListener::bind(at(0)).await?),
    }
}

/// A key that nobody can guess.
fn key() -> String {
    HEXLOWER.encode(&env::now().entropy[..16])
}

/// Opens the browser once the user presses Enter.
fn offer(address: String) {
    std::thread::spawn(move || {
        let mut line = String::new();
        if io::stdin().read_line(&mut line).is_ok_and(|read| read > 0) {
            browser::open(&address);
        }
    });
}
