//! The pages and the API over a whole service, with requests by accounts, programs and strangers from the input.

use axum::http::Method;

use crate::env;
use crate::fuzzing::whole_service::{SECRET, World};
use crate::fuzzing::{LINES, text};
use crate::runtime::Runtime;
use crate::service::TokenScope;
use crate::service::api::action::Action;
use crate::service::api::reply::Control;
use crate::service::api::tokens::{TokenStep, TokenUser, TokensAction};
use crate::service::api::web::WebAction;
use crate::service::players::sign_in;
use crate::watch::Monitor;
use crate::web::fuzzing::{BothFaces, Caller, FuzzedRequest, PAGES};

/// Those who are signed in.
const ACCOUNTS: [char; 4] = ['a', 'b', 'e', 'z'];

/// The keys of the accounts' sessions, and the tokens of Ann's and Eve's programs.
struct Keys {
    sessions: [String; ACCOUNTS.len()],
    tokens: [String; 2],
}

impl Keys {
    fn of(world: &mut World) -> Self {
        let token = |world: &mut World, letter, scope| {
            let (of, step) = (TokenUser::Person, TokenStep::New(scope));
            let told = world.replies(letter, Action::Tokens(TokensAction { of, step }));
            let words = told[0].text.plain();
            let mut words = words.split_whitespace();
            let token =
                words.find_map(|word| word.find("kb_").map(|at| word[at..at + 46].to_owned()));
            token.expect("a token is told once")
        };
        let tokens = [
            token(world, 'a', TokenScope::Move),
            token(world, 'e', TokenScope::Read),
        ];
        let sessions = ACCOUNTS.map(|letter| signed_in(world, letter));
        Self { sessions, tokens }
    }

    /// The caller that a letter stands for.
    fn caller(&self, letter: char) -> Caller<'_> {
        let account = ACCOUNTS.iter().position(|account| *account == letter);
        match (account, letter) {
            (Some(nth), _) => Caller::Account(&self.sessions[nth]),
            (None, 'p') => Caller::Program(&self.tokens[0]),
            (None, 'q') => Caller::Program(&self.tokens[1]),
            (None, 't') => Caller::Table,
            (None, _) => Caller::Visitor,
        }
    }
}

/// Signs a browser in with a link, and returns the key of its session.
fn signed_in(world: &mut World, letter: char) -> String {
    let told = world.replies(letter, Action::Web(WebAction::SignIn(None)));
    let link = told[0].controls.iter().find_map(|control| match control {
        Control::Link { address, .. } => address.rsplit('/').next(),
        Control::Button { .. }
        | Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. } => None,
    });
    let link = link.expect("a link to sign in with");
    let env = world.env();
    let key = sign_in::spend(&mut world.service, link, "Firefox", &env);
    key.expect("a store in memory works")
        .expect("a fresh link is good")
}

/// Parses a line: the caller, the manner and the path, and behind a tab the body.
fn request<'a>(line: &'a str, keys: &'a Keys, headers: &'a [&'a str]) -> Option<FuzzedRequest<'a>> {
    let mut chars = line.chars();
    let (caller, how) = (chars.next()?, chars.next()?);
    let (path, body) = chars
        .as_str()
        .split_once('\t')
        .unwrap_or((chars.as_str(), ""));
    let method = match how {
        'g' => Method::GET,
        'h' => Method::HEAD,
        'p' | 'f' => Method::POST,
        'o' => Method::OPTIONS,
        'd' => Method::DELETE,
        _ => return None,
    };
    Some(FuzzedRequest {
        caller: keys.caller(caller),
        method,
        path: path.trim(),
        body,
        is_foreign: how == 'f',
        headers,
    })
}

/// Lines with a caller and a request each. A line with a colon first is a header of the next request.
pub(super) fn asked(bytes: &[u8]) -> usize {
    let mut world = World::new(env::now().now.0);
    world.service = world
        .service
        .configured(|options| options.pages = Some(PAGES.to_owned()));
    let keys = Keys::of(&mut world);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.expect("a runtime can be made");
    runtime.block_on(async {
        let worker = Runtime::start(world.service, Monitor::default()).expect("a thread starts");
        let faces = BothFaces::new(&worker.handle());
        let input = text(bytes);
        let (mut out, mut headers) = (0, Vec::new());
        for line in input.lines().take(LINES) {
            if let Some(header) = line.strip_prefix(':') {
                headers.push(header);
                continue;
            }
            let before = std::mem::take(&mut headers);
            let Some(request) = request(line, &keys, &before) else {
                continue;
            };
            let knows = line.starts_with(['a', 'p']) || line.contains(SECRET);
            let words = faces.answer(request).await;
            assert!(knows || !words.contains(SECRET), "{line}");
            out += words.len();
        }
        drop(faces);
        worker.stop().await;
        out
    })
}
