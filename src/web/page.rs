//! The common parts of all pages: the frame around them, their words, settings, and the answers to wrong addresses.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Form, State};
use axum::http::header::{COOKIE, HeaderMap, LOCATION, REFERER, SET_COOKIE};
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use crate::render::ThemeName;
use crate::service::api::action::Action;
use crate::service::api::preferences::{ConfirmMoves, Preference};
use crate::service::boards::at_table;
use crate::service::lookup::languages;
use crate::service::snapshot;
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, current_language, with_language};
use crate::service::{Env, Service};
use crate::web::table::{self, Ask};
use crate::web::{Shared, Site};

/// The cookie with the colours that this browser chose.
const THEME: &str = "kingboard-theme";

/// The sentences, for pages.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words;

impl Words {
    /// The sentence with this id.
    #[expect(clippy::unused_self, reason = "pages call it on a value")]
    pub(super) fn of(self, id: &str) -> String {
        sentences().line(id, &[])
    }
}

/// One choice of a list.
#[derive(Clone, Debug)]
pub(super) struct FormChoice {
    /// Its value.
    pub(super) value: String,
    /// Its words.
    pub(super) words: String,
    /// Whether it is chosen.
    pub(super) chosen: bool,
}

/// The frame around every page.
#[derive(Clone, Debug)]
pub(super) struct Around {
    /// The tag of the language.
    pub(super) language: &'static str,
    /// The code of the theme.
    pub(super) theme: &'static str,
    /// The words.
    pub(super) words: Words,
    /// The themes to choose from.
    pub(super) themes: Vec<FormChoice>,
    /// The languages to choose from.
    pub(super) languages: Vec<FormChoice>,
    /// The moves that are shown before they count.
    pub(super) confirms: Vec<FormChoice>,
}

/// The request of a browser, as far as it matters for a page.
#[derive(Clone, Debug)]
pub(super) struct Visitor {
    theme: Option<ThemeName>,
}

impl Visitor {
    /// Reads the headers of a request.
    pub(super) fn of(headers: &HeaderMap) -> Self {
        let cookies = headers.get_all(COOKIE).iter();
        let cookies = cookies.filter_map(|cookie| cookie.to_str().ok());
        let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
        let theme = pairs.find_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == THEME).then(|| ThemeName::from_code(value))?
        });
        Self { theme }
    }
}

impl Around {
    /// The frame of a page in the present language.
    pub(super) fn new(service: &Service, asked: &Visitor) -> Self {
        let preferred = snapshot::preferences(service, &at_table::usual_player(1).id);
        let theme = asked.theme.unwrap_or(preferred.theme);
        let here = current_language();
        Self {
            language: here.code(),
            theme: theme.code(),
            words: Words,
            themes: ThemeName::ALL
                .map(|name| FormChoice {
                    value: name.code().to_owned(),
                    words: sentences().line(&format!("theme-{}", name.code()), &[]),
                    chosen: name == theme,
                })
                .into(),
            languages: Language::ALL
                .map(|language| FormChoice {
                    value: language.code().to_owned(),
                    words: language.name().to_owned(),
                    chosen: language == here,
                })
                .into(),
            confirms: ConfirmMoves::ALL
                .map(|confirm| FormChoice {
                    value: confirm.code().to_owned(),
                    words: sentences().line(&format!("confirm-{}", confirm.code()), &[]),
                    chosen: confirm == preferred.confirm,
                })
                .into(),
        }
    }
}

/// Makes a page on the worker, in the language of the table.
pub(super) async fn make<T: Send + 'static>(
    site: &Site,
    work: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
) -> Result<T, Response> {
    let made = site.handle.run(|service, env| {
        let language = table::language(service);
        with_language(language, || work(service, env))
    });
    made.await.ok_or_else(fault)
}

/// A page as an answer.
pub(super) fn shown(page: &impl Template) -> Response {
    match page.render() {
        Ok(html) => Html(html).into_response(),
        Err(error) => {
            tracing::error!(%error, "failed to write a page");
            fault()
        }
    }
}

/// The answer to a request that panicked, or that could not be stored.
pub(super) fn fault() -> Response {
    let words = sentences().line("fault", &[]);
    (StatusCode::INTERNAL_SERVER_ERROR, words).into_response()
}

/// A page with a few words and a link.
#[derive(Template)]
#[template(path = "note.html")]
struct NotePage {
    around: Around,
    title: String,
    note: String,
}

/// A page with a few words.
pub(super) async fn note(
    site: &Site,
    status: StatusCode,
    title: &'static str,
    id: &'static str,
) -> Response {
    let asked = Visitor { theme: None };
    let page = make(site, move |service, _| NotePage {
        around: Around::new(service, &asked),
        title: sentences().line(title, &[]),
        note: sentences().line(id, &[]),
    });
    match page.await {
        Ok(page) => {
            let language = Language::of_tag(page.around.language).unwrap_or_default();
            let mut answer = with_language(language, || shown(&page));
            *answer.status_mut() = status;
            answer
        }
        Err(answer) => answer,
    }
}

/// The answer to an address that leads nowhere.
pub(super) async fn missing(State(site): Shared, _: Uri) -> Response {
    note(
        &site,
        StatusCode::NOT_FOUND,
        "web-missing",
        "web-missing-how",
    )
    .await
}

/// The answer to a browser without the key.
pub(super) async fn locked(site: &Arc<Site>) -> Response {
    note(
        site,
        StatusCode::UNAUTHORIZED,
        "web-locked",
        "web-locked-how",
    )
    .await
}

/// The settings form.
#[derive(Debug, Deserialize)]
pub(super) struct Settings {
    theme: Option<String>,
    language: Option<String>,
    confirm: Option<String>,
}

/// Changes settings, and goes back to the page.
pub(super) async fn change_settings(
    State(site): Shared,
    headers: HeaderMap,
    Form(chosen): Form<Settings>,
) -> Response {
    let back = headers
        .get(REFERER)
        .and_then(|address| address.to_str().ok())
        .and_then(|address| address.parse::<Uri>().ok())
        .and_then(|address| address.path_and_query().map(ToString::to_string));
    let theme = chosen.theme.as_deref().and_then(ThemeName::from_code);
    let changed = make(&site, move |service, env| apply(service, &chosen, env));
    if let Err(answer) = changed.await {
        return answer;
    }
    let mut answer = (
        StatusCode::SEE_OTHER,
        [(LOCATION, back.unwrap_or_else(|| "/".to_owned()))],
    )
        .into_response();
    let cookie = theme.map(|theme| {
        format!(
            "{THEME}={}; Path=/; SameSite=Lax; Max-Age=31536000",
            theme.code()
        )
    });
    if let Some(cookie) = cookie.and_then(|cookie| cookie.parse().ok()) {
        answer.headers_mut().insert(SET_COOKIE, cookie);
    }
    answer
}

fn apply(service: &mut Service, chosen: &Settings, env: &Env) {
    if let Some(language) = chosen.language.as_deref().and_then(Language::of_tag) {
        languages::note_place_language(service, &at_table::place(), language);
    }
    let theme = chosen.theme.as_deref().and_then(ThemeName::from_code);
    let confirm = chosen.confirm.as_deref();
    let confirm = confirm.and_then(|code| Preference::from_codes("confirm", code));
    let wanted = theme.map(Preference::Theme).into_iter().chain(confirm);
    let wanted: Vec<Preference> = wanted.collect();
    if wanted.is_empty() {
        return;
    }
    for seat in 0..at_table::most_seats() {
        let ask = Ask {
            action: Action::Settings(wanted.clone()),
            seat: Some(seat),
            message: String::new(),
        };
        table::act_as(service, at_table::usual_player(seat + 1), ask, env);
    }
}
