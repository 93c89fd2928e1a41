//! A table to look at: the pages on a free port, over a database in a folder of its own.

use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};

use kingboard::env;
use kingboard::runtime::Runtime;
use kingboard::service::Service;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::preferences::{ConfirmMoves, Preference};
use kingboard::service::api::reply::Reply;
use kingboard::service::api::values::{Person, SideChoice};
use kingboard::service::boards::at_table;
use kingboard::service::{GameId, GameKind, Options};
use kingboard::store::Store;
use kingboard::watch::Monitor;
use kingboard::web;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::browser::driver::Browser;
use crate::tools::own_port;

/// The key of all tables here.
pub(super) const KEY: &str = "0123456789abcdef0123456789abcdef";

/// The folder for pictures of pages to look at.
pub(super) fn pictures() -> Option<PathBuf> {
    let folder = std::env::vars().find(|(name, _)| name == "PICTURES")?;
    Some(PathBuf::from(folder.1))
}

/// A table that is being served.
pub(super) struct Table {
    pub(super) address: String,
    pub(super) port: u16,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
}

impl Table {
    /// Opens a table with an empty database.
    pub(super) async fn open() -> Self {
        let mut table = Self {
            address: String::new(),
            port: own_port(),
            folder: tempfile::tempdir().unwrap(),
            stop: None,
            serving: None,
        };
        table.serve().await;
        table
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Moves the database away under the table that is being served.
    pub(super) fn loses_its_database(&self) {
        let database = self.database();
        std::fs::rename(&database, database.with_extension("moved")).unwrap();
    }

    /// Serves the table, at the port that it had before.
    pub(super) async fn serve(&mut self) {
        self.serve_with(KEY).await;
    }

    /// Serves the table with this key, as a new start does.
    pub(super) async fn serve_with(&mut self, key: &'static str) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port))
            .await
            .unwrap();
        self.address = format!("http://127.0.0.1:{}", self.port);
        let (stop, stopped) = oneshot::channel();
        let service = service(&self.database());
        self.stop = Some(stop);
        self.serving = Some(tokio::spawn(async move {
            let worker = Runtime::start(service, Monitor::default()).unwrap();
            let worker = worker.with_thinkers(web::TRANSPORT, 1).unwrap();
            let ended = async {
                drop(stopped.await);
            };
            web::run(listener, worker.handle(), key.to_owned(), ended)
                .await
                .unwrap();
            worker.stop().await;
        }));
    }

    /// Ends the serving, as Ctrl+C does.
    pub(super) async fn close(&mut self) {
        drop(self.stop.take());
        self.serving.take().unwrap().await.unwrap();
    }

    /// Another program on the same database, such as a terminal.
    pub(super) fn terminal(&self) -> Terminal {
        Terminal(service(&self.database()))
    }

    /// Lets the browser in.
    pub(super) async fn enter(&self, browser: &Browser) {
        browser.open(&format!("{}/in/{KEY}", self.address)).await;
    }

    /// Opens a table, and the page of a new game there in this browser.
    pub(super) async fn with_game(browser: &Browser, kind: GameKind) -> (Self, GameId) {
        let table = Self::open().await;
        let game = table.terminal().begin(kind, Options::default());
        table.enter(browser).await;
        table.game(browser, game).await;
        (table, game)
    }

    /// Opens the page of a game, and waits until its scripts run.
    pub(super) async fn game(&self, browser: &Browser, game: GameId) {
        browser
            .open(&format!("{}/g/{}", self.address, game.0))
            .await;
        browser
            .until("return document.querySelector('main.game')?.dataset.ready === 'yes'")
            .await;
    }
}

fn service(database: &Path) -> Service {
    Service::new(Store::open(database).unwrap()).configured(|options| {
        options.omits_single_game_name = true;
        options.speaks_one_language = true;
    })
}

/// A program that shares the database.
pub(super) struct Terminal(Service);

impl Terminal {
    /// Makes a request of the usual player of this seat, from 1.
    pub(super) fn ask(&mut self, seat: usize, action: Action) -> Vec<Reply> {
        let user = at_table::usual_player(seat);
        self.ask_as(user, action)
    }

    fn ask_as(&mut self, user: Person, action: Action) -> Vec<Reply> {
        let request = at_table::request(user, "console:1".to_owned(), action);
        self.0.handle(&request, &env::now())
    }

    /// Begins a game between people, with moves that count at once.
    pub(super) fn begin(&mut self, kind: GameKind, options: Options) -> GameId {
        self.begin_on_clock(kind, options, None)
    }

    /// [`Terminal::begin`] with this clock.
    pub(super) fn begin_on_clock(
        &mut self,
        kind: GameKind,
        options: Options,
        clock: Option<&str>,
    ) -> GameId {
        let offer = NewChallenge {
            kind,
            options,
            clock: clock.map(str::to_owned),
            side: SideChoice::Seat(0),
            opponent: Some(at_table::usual_player(2)),
            ..NewChallenge::default()
        };
        let players = at_table::seats_of(&offer);
        let seats = at_table::seats_in_turn(&offer);
        for seat in 1..=players {
            let at_once = vec![Preference::Confirm(ConfirmMoves::Off)];
            self.ask(seat, Action::Settings(at_once));
        }
        assert_eq!(self.ask(1, Action::Challenge(offer)), []);
        let game = kingboard::service::commit::command::stored(&self.0).1;
        for nth in 0..players - 1 {
            let step = at_table::taking_up(game, nth, players - 1, &seats);
            assert_eq!(self.ask(nth + 2, step), []);
        }
        game
    }

    /// Begins King’s Mate between two people, with these moves by their seats.
    pub(super) fn begin_with(&mut self, moves: &[(usize, &str)]) -> GameId {
        let game = self.begin(GameKind::KINGS_MATE, Options::default());
        for (seat, text) in moves {
            let play = Action::Play {
                game: Some(game),
                text: (*text).to_owned(),
            };
            assert_eq!(self.ask(*seat, play), []);
        }
        game
    }

    /// The version of a game.
    pub(super) fn version(&self, game: GameId) -> u32 {
        at_table::table_game(&self.0, game).unwrap().version.0
    }
}
