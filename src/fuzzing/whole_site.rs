//! The pages and the API over a whole service, with requests by accounts, programs and strangers from the input.

use crate::env;
use crate::fuzzing::whole_service::{SECRET, World};
use crate::fuzzing::{LINES, text};
use crate::service::TokenScope;
use crate::service::api::action::Action;
use crate::service::api::reply::Control;
use crate::service::api::tokens::{TokenStep, TokenUser, TokensAction};
use crate::service::api::web::WebAction;
use crate::service::players::sign_in;
use crate::web::fuzzing::{self, Caller, FuzzedRequest, PAGES};

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
            let token = words.find_map(|word| Some(word.split_once("kb_")?.1));
            let letters = token.expect("a token is told once").chars().take(43);
            format!("kb_{}", letters.collect::<String>())
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
        'g' => "GET",
        'h' => "HEAD",
        'p' | 'f' => "POST",
        'o' => "OPTIONS",
        'd' => "DELETE",
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
    let input = text(bytes);
    let lines: Vec<&str> = input.lines().take(LINES).collect();
    let mut asked: Vec<(bool, FuzzedRequest<'_>)> = Vec::new();
    for (nth, line) in lines.iter().enumerate() {
        let before = lines[..nth].iter().rposition(|line| !line.starts_with(':'));
        let headers = &lines[before.map_or(0, |before| before + 1)..nth];
        if let Some(request) = request(line, &keys, headers) {
            let knows = line.starts_with(['a', 'p']) || line.contains(SECRET);
            asked.push((knows, request));
        }
    }
    let (know, requests): (Vec<bool>, Vec<_>) = asked.into_iter().unzip();
    let answers = fuzzing::answers(world.service, requests);
    let mut out = 0;
    for (answer, knows) in answers.iter().zip(know) {
        assert!(knows || !answer.contains(SECRET), "{answer}");
        out += answer.len();
    }
    out
}
