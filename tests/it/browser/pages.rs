//! Public pages to look at: a bot's worker with pages on a free port, and people who use it as in Discord.

use std::net::Ipv4Addr;
use std::path::PathBuf;

use futures_util::future::join_all;
use kingboard::runtime::{Handle, Runtime};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::preferences::{ConfirmMoves, Preference};
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use kingboard::service::api::values::{Person, SideChoice};
use kingboard::service::api::web::WebAction;
use kingboard::service::{GameId, GameKind, Place, PlayerId, Service};
use kingboard::store::Store;
use kingboard::watch::Monitor;
use kingboard::web::{self, Network, PublicPages, PublicUrl};
use reqwest::header::{COOKIE, ORIGIN};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::wait;

/// A bot with public pages.
pub(crate) struct Pages {
    /// The address with the base path.
    pub(crate) address: String,
    pub(crate) origin: String,
    pub(crate) handle: Handle,
    pub(crate) client: Client,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
}

/// A user of Discord with this number.
pub(crate) fn user(number: u64, name: &str) -> Person {
    Person {
        id: PlayerId::new(format!("discord:{number}")),
        name: name.to_owned(),
    }
}

/// A channel of a server.
pub(crate) fn town() -> Place {
    Place::in_server("discord", "500", "501")
}

/// A browser that is signed in, or not.
pub(crate) struct Tab<'a> {
    pages: &'a Pages,
    cookie: Option<String>,
}

/// Asks many times at once until so much is too much. Returns the refusal. One after the other they could be slow enough.
pub(crate) async fn too_much<F>(ask: impl Fn() -> F) -> Response
where
    F: Future<Output = reqwest::Result<Response>>,
{
    wait::until(wait::LONG, "a refusal", async || {
        let mut answers = join_all((0..90).map(|_| ask())).await.into_iter();
        answers.find_map(|answer| answer.ok().filter(is_too_much))
    })
    .await
}

/// Returns `true` for the refusal of one who asks too much.
pub(crate) fn is_too_much(answer: &Response) -> bool {
    answer.status() == StatusCode::TOO_MANY_REQUESTS
}

impl Pages {
    /// Opens pages under this base path.
    pub(crate) async fn open(base: &str) -> Self {
        Self::open_with(base, |_| ()).await
    }

    /// Opens pages with a game of Ann and Ben in town.
    pub(crate) async fn with_game(base: &str) -> (Self, [Person; 2], GameId) {
        let pages = Self::open(base).await;
        let people = [user(77, "Ann"), user(78, "Ben")];
        let game = pages.begin(&people[0], &people[1]).await;
        (pages, people, game)
    }

    /// Opens pages of a store with these games.
    pub(crate) async fn open_with(base: &str, prepare: impl FnOnce(&mut Store)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.db");
        prepare(&mut Store::open(&database).unwrap());
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let origin = format!("http://127.0.0.1:{}", listener.local_addr().unwrap().port());
        let address = format!("{origin}{base}");
        let service = Service::new(Store::open(&database).unwrap())
            .configured(|options| options.pages = Some(address.clone()));
        let library = Store::open_read_only(&database).unwrap();
        let worker = Runtime::start(service, Monitor::default()).unwrap();
        let worker = worker.with_reader(library).unwrap();
        let handle = worker.handle();
        handle.tick().await;
        let (stop, stopped) = oneshot::channel();
        let pages = PublicPages {
            url: PublicUrl::parse(&address).unwrap(),
            trusted_proxies: vec![Network::parse("127.0.0.1").unwrap()],
        };
        let serving = tokio::spawn(async move {
            let ended = async { drop(stopped.await) };
            web::serve(listener, worker.handle(), pages, None, ended).await;
            worker.stop().await;
        });
        let client = Client::builder().no_proxy().redirect(Policy::none());
        Self {
            address,
            origin,
            handle,
            client: client.build().unwrap(),
            folder,
            stop: Some(stop),
            serving: Some(serving),
        }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("games.db")
    }

    /// Ends the serving.
    pub(crate) async fn close(&mut self) {
        drop(self.stop.take());
        self.serving.take().unwrap().await.unwrap();
    }

    /// Asks as in Discord, at this place.
    pub(crate) async fn ask_at(&self, user: &Person, place: &Place, action: Action) -> Vec<Reply> {
        let request = Request {
            user: user.clone(),
            place: place.clone(),
            access: Access {
                manages: true,
                ..Access::default()
            },
            source: String::new(),
            action,
        };
        self.handle.handle(request).await
    }

    /// [`Pages::ask_at`] in town.
    pub(crate) async fn ask(&self, user: &Person, action: Action) -> Vec<Reply> {
        self.ask_at(user, &town(), action).await
    }

    /// Lets everybody watch the games of town, or its members alone.
    pub(crate) async fn watching(&self, user: &Person, value: &str) {
        let action = Action::ServerSettings(ServerSettingsAction {
            rule: Some(ServerSetting::Watching),
            value: Some(value.to_owned()),
        });
        self.ask(user, action).await;
    }

    /// A game of these two in town, whose moves count at once.
    pub(crate) async fn begin(&self, first: &Person, second: &Person) -> GameId {
        let offer = NewChallenge {
            kind: GameKind::KINGS_MATE,
            side: SideChoice::Seat(0),
            opponent: Some(second.clone()),
            ..NewChallenge::default()
        };
        for user in [first, second] {
            let at_once = vec![Preference::Confirm(ConfirmMoves::Off)];
            self.ask(user, Action::Settings(at_once)).await;
        }
        assert_eq!(self.ask(first, Action::Challenge(offer)).await, []);
        let stored = self
            .handle
            .read(|service, _| {
                let games = kingboard::service::operator::health::every_game(service);
                games.unwrap().into_iter().max().unwrap()
            })
            .await;
        let game = stored.unwrap();
        assert_eq!(self.ask(second, Action::Accept(game)).await, []);
        game
    }

    /// Has everything about a user deleted.
    pub(crate) async fn forget(&self, user: &Person) {
        let asks = Action::Privacy(PrivacyAction::Delete(None));
        let sure = self.ask(user, asks).await;
        let Control::Button { action, .. } = &sure[0].controls[0] else {
            panic!("{sure:?}");
        };
        self.ask(user, action.clone()).await;
    }

    /// The address of a new link that signs this user in.
    pub(crate) async fn link(&self, user: &Person) -> String {
        let private = Place::conversation("discord", "9");
        let link = Action::Web(WebAction::SignIn(None));
        let replies = self.ask_at(user, &private, link).await;
        let controls = replies[0].controls.iter();
        let mut links = controls.filter_map(|control| match control {
            Control::Link { address, .. } => Some(address.clone()),
            Control::Button { .. }
            | Control::Menu { .. }
            | Control::Select { .. }
            | Control::Invite { .. } => None,
        });
        links.next().unwrap()
    }

    /// A browser that is signed in as this user.
    pub(crate) async fn signed_in(&self, user: &Person) -> Tab<'_> {
        let link = self.link(user).await;
        let spent = self.client.post(&link).header(ORIGIN, &self.origin);
        let spent = spent.send().await.unwrap();
        assert_eq!(spent.status(), 303);
        let cookie = spent.headers()["set-cookie"].to_str().unwrap();
        let pair = cookie.split(';').next().unwrap().to_owned();
        Tab {
            pages: self,
            cookie: Some(pair),
        }
    }

    /// A browser that is not signed in.
    pub(crate) fn anybody(&self) -> Tab<'_> {
        Tab {
            pages: self,
            cookie: None,
        }
    }
}

impl Tab<'_> {
    fn with(&self, request: RequestBuilder) -> RequestBuilder {
        match &self.cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    /// The cookie of the session.
    pub(crate) fn cookie(&self) -> &str {
        self.cookie.as_deref().unwrap()
    }

    pub(crate) async fn get(&self, path: &str) -> Response {
        let asked = self
            .pages
            .client
            .get(format!("{}{path}", self.pages.address));
        self.with(asked).send().await.unwrap()
    }

    pub(crate) async fn text(&self, path: &str) -> String {
        self.get(path).await.text().await.unwrap()
    }

    /// Posts JSON as a page does.
    pub(crate) async fn post(&self, path: &str, body: String) -> Response {
        let asked = self
            .pages
            .client
            .post(format!("{}{path}", self.pages.address));
        let asked = asked
            .header(ORIGIN, &self.pages.origin)
            .header("content-type", "application/json")
            .body(body);
        self.with(asked).send().await.unwrap()
    }

    /// Does something in a game.
    pub(crate) async fn act(&self, game: GameId, seen: u32, what: &str) -> Response {
        let message = "0123456789abcdef0123456789abcdef";
        let body = format!(r#"{{"seen":{seen},"message":"{message}","do":{what}}}"#);
        self.post(&format!("/g/{}/act", game.0), body).await
    }

    /// The newest frame of a game.
    pub(crate) async fn frame(&self, game: GameId) -> serde_json::Value {
        let answer = self.get(&format!("/g/{}/frame", game.0)).await;
        let text = answer.text().await.unwrap();
        serde_json::from_str(&text).unwrap()
    }
}
