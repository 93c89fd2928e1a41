//! The common parts of all pages: the frame around them, their words, settings, and the answers to wrong addresses.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use askama::Template;
use axum::extract::{Form, FromRequestParts, State};
use axum::http::header::{
    ACCEPT, ACCEPT_LANGUAGE, HeaderMap, LOCATION, ORIGIN, REFERER, RETRY_AFTER,
};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use crate::render::ThemeName;
use crate::service::api::action::Action;
use crate::service::api::preferences::{ConfirmMoves, Preference};
use crate::service::boards::at_table;
use crate::service::lookup::{languages, viewers};
use crate::service::players::sign_in;
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, current_language, on_page, with_language};
use crate::service::{Env, Service};
use crate::web::gate::{self, Client, Frontend, YEAR, own_cookie, set_cookie};
use crate::web::page_theme::PageTheme;
use crate::web::party::{LookFailed, Party};
use crate::web::table::{self, PageAction};
use crate::web::text::{self, TextPart};
use crate::web::{Shared, Site, accepted, statics, wait};

/// The address of this machine.
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// The cookie with the colours that this browser chose.
const THEME: &str = "kingboard-theme";
/// The cookie with the language that this browser chose on the public pages.
const LANGUAGE: &str = "kingboard-language";

/// The sentences, for pages.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words;

impl Words {
    /// The sentence with this id.
    #[expect(clippy::unused_self, reason = "pages call it on a value")]
    pub(super) fn of(self, id: &str) -> String {
        sentences().line(id, &[])
    }

    /// The lines that say how to sign in.
    #[expect(clippy::unused_self, reason = "pages call it on a value")]
    pub(super) fn how_to_sign_in(self) -> Vec<Vec<TextPart>> {
        text::lines(&sentences().text("face-how", &[]))
    }
}

/// The colours of a page: those that this browser chose, or else those that its reader chose anywhere.
fn theme_shown(of_browser: Option<PageTheme>, service: &Service, party: &Party) -> PageTheme {
    let own = || party.chosen_theme(service).map(PageTheme::Chosen);
    of_browser.or_else(own).unwrap_or(PageTheme::Device)
}

/// One choice of a list.
#[derive(Clone, Debug)]
pub(super) struct FormChoice {
    /// Its value.
    pub(super) value: String,
    /// Its words.
    pub(super) words: String,
    /// `true` if it is chosen.
    pub(super) chosen: bool,
}

/// The frame around every page.
#[derive(Clone, Debug)]
pub(super) struct Around {
    /// The path before that of each page.
    pub(super) base: String,
    /// The path of the folder with scripts and styles.
    pub(super) files: String,
    /// `true` if these are the pages of a table at one screen.
    pub(super) is_table: bool,
    /// `true` if browsers are signed in by asking Discord, too.
    pub(super) asks_discord: bool,
    /// The name of the account that is signed in.
    pub(super) account: Option<String>,
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
    /// `true` if the pages are those of a table.
    pub(super) is_table: bool,
    /// The key of a session, which may have ended.
    pub(super) key: Option<String>,
    /// The language that the browser chose, or asks for.
    pub(super) language: Option<Language>,
    /// `true` if the browser takes compressed answers.
    pub(super) packs: bool,
    /// Its address; that of this machine where none is noted.
    pub(super) client: IpAddr,
    /// The form of an answer that needs nothing looked up.
    pub(super) form: AnswerForm,
    asks_discord: bool,
    /// The path before that of each page.
    pub(super) base: String,
    theme: Option<PageTheme>,
}

/// The form in which a browser reads an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AnswerForm {
    /// Words alone: a script asks.
    Words,
    /// A page, which can be loaded again.
    Page,
    /// A page in answer to a form.
    AfterForm,
}

impl AnswerForm {
    fn of(headers: &HeaderMap) -> Self {
        let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
        if !accepted.is_some_and(|accepted| accepted.contains("text/html")) {
            Self::Words
        } else if headers.contains_key(ORIGIN) {
            Self::AfterForm
        } else {
            Self::Page
        }
    }
}

impl Visitor {
    /// A browser at a table.
    pub(super) fn at_table() -> Self {
        Self {
            is_table: true,
            key: None,
            language: None,
            packs: true,
            client: HERE,
            form: AnswerForm::Page,
            asks_discord: false,
            base: String::new(),
            theme: None,
        }
    }

    /// Reads the headers of a request.
    pub(super) fn of(site: &Site, headers: &HeaderMap) -> Self {
        let key = match &site.frontend {
            Frontend::Table(_) => None,
            Frontend::Public(frontend) => {
                gate::cookie(headers, frontend.cookie()).map(str::to_owned)
            }
        };
        Self {
            key,
            ..Self::stranger(site, headers)
        }
    }

    /// Reads the headers of a request without its session.
    pub(super) fn stranger(site: &Site, headers: &HeaderMap) -> Self {
        let chosen = gate::cookie(headers, LANGUAGE).and_then(Language::of_tag);
        let asked = || {
            let tags = accepted::accepted(headers, ACCEPT_LANGUAGE);
            tags.into_iter().find_map(Language::of_tag)
        };
        Self {
            is_table: matches!(site.frontend, Frontend::Table(_)),
            key: None,
            language: chosen.or_else(asked),
            packs: accepted::accepts_gzip(headers),
            client: HERE,
            form: AnswerForm::of(headers),
            asks_discord: match &site.frontend {
                Frontend::Table(_) => false,
                Frontend::Public(frontend) => frontend.source.is_some(),
            },
            base: site.frontend.base().to_owned(),
            theme: gate::cookie(headers, THEME).and_then(PageTheme::from_code),
        }
    }
}

impl Visitor {
    /// The code of the theme that this browser chose.
    pub(super) fn theme_code(&self) -> &'static str {
        self.theme.unwrap_or(PageTheme::Device).code()
    }
}

impl FromRequestParts<Arc<Site>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Infallible> {
        let client = parts.extensions.get::<Client>();
        Ok(Self {
            client: client.map_or(HERE, |Client(client)| *client),
            ..Self::of(site, &parts.headers)
        })
    }
}

/// A part of a request that an address holds. One that cannot be read leads nowhere.
#[derive(Clone, Copy, Debug)]
pub(super) struct AddressPart<E>(pub(super) E);

impl<E: FromRequestParts<Arc<Site>> + Send> FromRequestParts<Arc<Site>> for AddressPart<E> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Self, Response> {
        if let Ok(given) = E::from_request_parts(parts, site).await {
            return Ok(Self(given));
        }
        let visitor = Visitor::of(site, &parts.headers);
        Err(missing(State(Arc::clone(site)), visitor).await)
    }
}

impl Around {
    /// The frame of a page in the present language.
    pub(super) fn new(service: &Service, visitor: &Visitor, party: &Party) -> Self {
        let preferred = party.preferences(service);
        let theme = theme_shown(visitor.theme, service, party);
        let here = current_language();
        Self {
            base: visitor.base.clone(),
            files: format!("{}{}", visitor.base, statics::folder()),
            is_table: visitor.is_table,
            asks_discord: visitor.asks_discord,
            account: party.account().map(|account| account.person.name.clone()),
            language: here.code(),
            theme: theme.code(),
            words: Words,
            themes: PageTheme::all()
                .into_iter()
                .map(|one| FormChoice {
                    value: one.code().to_owned(),
                    words: one.name(),
                    chosen: one == theme,
                })
                .collect(),
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

    /// Returns `true` if a move made on a page is shown before it counts.
    pub(super) fn shows_moves_first(&self) -> bool {
        let at_once = ConfirmMoves::Off.code();
        let mut chosen = self.confirms.iter().filter(|choice| choice.chosen);
        chosen.all(|choice| choice.value != at_once)
    }

    /// The sentence about the account that is signed in.
    pub(super) fn signed_in(&self) -> String {
        let name = self.account.as_deref().unwrap_or_default();
        sentences().line("face-signed-in", &[("name", name.into())])
    }
}

/// Looks something up for a visitor, in their language. On the public pages it only reads, and no move waits for it.
pub(super) async fn look<T: Send + 'static>(
    site: &Site,
    visitor: &Visitor,
    work: impl FnOnce(&mut Service, &Env, &Party) -> T + Send + 'static,
) -> Result<T, Response> {
    let asks = visitor.clone();
    let job = move |service: &mut Service, env: &Env| {
        let party = Party::of(service, &asks, env.now)?;
        let language = party.language(service, &asks);
        let made = with_language(language, || on_page(|| work(service, env, &party)));
        let due = party.account().filter(|account| account.is_due);
        Ok((made, due.map(|account| account.session)))
    };
    let made = match &site.frontend {
        Frontend::Table(_) => site.handle.run(job).await,
        Frontend::Public(_) => site.handle.read(job).await,
    };
    let (made, due) = made
        .map_err(|why| wait::not_run(visitor, why))?
        .map_err(|failed| unavailable(visitor, failed))?;
    if let Some(session) = due {
        let noted = site.handle.run(move |service, env| {
            if let Err(error) = sign_in::note_use(service, session, env.now) {
                tracing::warn!(%error, "failed to record the use of a session");
            }
        });
        if let Err(why) = noted.await {
            tracing::warn!(?why, "failed to record the use of a session");
        }
    }
    Ok(made)
}

/// [`look`] at a game: the answer is another one where the game cannot be read now than where there is none.
pub(super) async fn look_at_game<T: Send + 'static>(
    site: &Site,
    visitor: &Visitor,
    work: impl FnOnce(&mut Service, &Env, &Party) -> Result<T, LookFailed> + Send + 'static,
) -> Result<T, Response> {
    let looked = look(site, visitor, work).await?;
    looked.map_err(|failed| unavailable(visitor, failed))
}

/// Does something for a visitor, in their language. On the public pages it takes an account, and its turn among the
/// requests of that account.
pub(super) async fn act<T: Send + 'static>(
    site: &Site,
    visitor: &Visitor,
    work: impl FnOnce(&mut Service, &Env, &Party) -> T + Send + 'static,
) -> Result<T, Response> {
    let asks = visitor.clone();
    let job = move |service: &mut Service, env: &Env| {
        let party = Party::of(service, &asks, env.now)?;
        let language = party.language(service, &asks);
        let done = with_language(language, || on_page(|| work(service, env, &party)));
        Ok(done)
    };
    if visitor.is_table {
        let made = site.handle.run(job).await;
        return made
            .map_err(|why| wait::not_run(visitor, why))?
            .map_err(|failed| unavailable(visitor, failed));
    }
    let player = look(site, visitor, |_, _, party| party.player().cloned()).await?;
    let Some(player) = player else {
        let status = StatusCode::UNAUTHORIZED;
        return Err(note(site, visitor, status, SIGNED_OUT).await);
    };
    let place = viewers::page_of(&player);
    let made = site.handle.run_for(&player, &place, job).await;
    made.map_err(|why| wait::not_run(visitor, why))?
        .map_err(|failed| unavailable(visitor, failed))
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

/// [`fault`] in the language of a visitor.
pub(super) fn fault_for(visitor: &Visitor) -> Response {
    with_language(visitor.language.unwrap_or_default(), fault)
}

/// The answer while the store fails: the same request may be answered soon.
pub(super) fn unavailable(visitor: &Visitor, LookFailed: LookFailed) -> Response {
    let language = visitor.language.unwrap_or_default();
    let words = with_language(language, || sentences().line("fault", &[]));
    let again = [(RETRY_AFTER, "5")];
    (StatusCode::SERVICE_UNAVAILABLE, again, words).into_response()
}

/// A page with a few words and a link.
#[derive(Template)]
#[template(path = "note.html")]
struct NotePage {
    around: Around,
    title: String,
    said: Vec<Vec<TextPart>>,
    /// `true` if the page says how to sign in.
    signs_in: bool,
}

/// A page with a few words.
pub(super) async fn note(
    site: &Site,
    visitor: &Visitor,
    status: StatusCode,
    words: NoteWords,
) -> Response {
    let asks = visitor.clone();
    let page = look(site, visitor, move |service, _, party| {
        let note = words.account.filter(|_| party.asks()).unwrap_or(words.note);
        NotePage {
            around: Around::new(service, &asks, party),
            title: sentences().line(words.title, &[]),
            said: text::lines(&sentences().text(note, &[])),
            signs_in: words.account.is_some() && !party.asks(),
        }
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

/// The sentences of a page with a few words, by their ids.
#[derive(Clone, Copy, Debug)]
pub(super) struct NoteWords {
    /// The title.
    pub(super) title: &'static str,
    /// The sentence below it.
    pub(super) note: &'static str,
    /// The sentence in its place for an account. If there is one, a visitor who is not signed in sees how to sign in.
    pub(super) account: Option<&'static str>,
}

/// An address that leads nowhere.
pub(super) const MISSING: NoteWords = NoteWords {
    title: "web-missing",
    note: "web-missing-how",
    account: None,
};

/// A page that an account alone has.
pub(super) const ACCOUNT_ONLY: NoteWords = NoteWords {
    title: "face-sign-in",
    note: "face-account-only",
    account: Some("web-missing-how"),
};

/// The answer to a request of an account whose session has ended.
const SIGNED_OUT: NoteWords = NoteWords {
    title: "face-sign-in",
    note: "face-signed-out",
    account: Some("web-missing-how"),
};

/// An address that leads nowhere, or to something that the visitor may not see.
pub(super) const NOTHING_OPEN: NoteWords = NoteWords {
    title: "web-missing",
    note: "face-nothing-open",
    account: Some("web-missing-how"),
};

/// The answer to an address that leads nowhere.
pub(super) async fn missing(State(site): Shared, visitor: Visitor) -> Response {
    note(&site, &visitor, StatusCode::NOT_FOUND, MISSING).await
}

/// The answer to a `GET` of an address that takes only forms, or the other way round.
pub(super) async fn wrong_method(State(site): Shared, visitor: Visitor) -> Response {
    let words = NoteWords {
        note: "web-wrong-method",
        ..MISSING
    };
    note(&site, &visitor, StatusCode::METHOD_NOT_ALLOWED, words).await
}

/// The answer to a browser without the key of a table, in the language that it asks for.
pub(super) async fn locked(site: &Arc<Site>, headers: &HeaderMap) -> Response {
    let words = NoteWords {
        title: "web-locked",
        note: "web-locked-how",
        account: None,
    };
    let visitor = Visitor::stranger(site, headers);
    note(site, &visitor, StatusCode::UNAUTHORIZED, words).await
}

/// The settings form.
#[derive(Debug, Deserialize)]
pub(super) struct Settings {
    theme: Option<String>,
    language: Option<String>,
    confirm: Option<String>,
}

/// Changes settings, and goes back to the page. Without an account the browser alone keeps them.
pub(super) async fn change_settings(
    State(site): Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Form(mut chosen): Form<Settings>,
) -> Response {
    let back = headers
        .get(REFERER)
        .and_then(|address| address.to_str().ok())
        .and_then(|address| address.parse::<Uri>().ok())
        .and_then(|address| address.path_and_query().map(ToString::to_string))
        // Two slashes would lead to another host.
        .filter(|path| !path.starts_with("//"));
    let theme = chosen.theme.as_deref().and_then(PageTheme::from_code);
    let language = chosen.language.as_deref().and_then(Language::of_tag);
    let of_browser = visitor.theme;
    let before = look(&site, &visitor, move |service, _, party| {
        let theme = theme_shown(of_browser, service, party);
        (party.asks(), theme, current_language())
    });
    let (is_account, shown, spoken) = match before.await {
        Ok(before) => before,
        Err(answer) => return answer,
    };
    // The form sends its own state, too: only another theme or language is a choice.
    let theme = theme.filter(|theme| *theme != shown);
    if theme.is_none() {
        chosen.theme = None;
    }
    let language = language.filter(|language| *language != spoken);
    if language.is_none() {
        chosen.language = None;
    }
    if is_account {
        let changed = act(&site, &visitor, move |service, env, party| {
            apply(service, &chosen, env, party);
        });
        if let Err(answer) = changed.await {
            return answer;
        }
    }
    let home = format!("{}/", site.frontend.base());
    let mut answer = (StatusCode::SEE_OTHER, [(LOCATION, back.unwrap_or(home))]).into_response();
    let theme = theme.map(|theme| (THEME, theme.code()));
    let language = language.filter(|_| !visitor.is_table);
    let language = language.map(|language| (LANGUAGE, language.code()));
    for (name, value) in theme.into_iter().chain(language) {
        set_cookie(&mut answer, &own_cookie(name, value, YEAR));
    }
    answer
}

fn apply(service: &mut Service, chosen: &Settings, env: &Env, party: &Party) {
    let language = chosen.language.as_deref().and_then(Language::of_tag);
    if let (Some(language), Party::Table) = (language, party) {
        languages::choose_at_place(service, &at_table::place(), language);
    }
    let theme = chosen.theme.as_deref().and_then(ThemeName::from_code);
    let confirm = chosen.confirm.as_deref();
    let confirm = confirm.and_then(|code| Preference::from_codes("confirm", code));
    let spoken = language.map(|language| Preference::Language(Some(language)));
    let spoken = spoken.filter(|_| party.account().is_some());
    let wanted = theme.map(Preference::Theme).into_iter();
    let wanted: Vec<Preference> = wanted.chain(confirm).chain(spoken).collect();
    if wanted.is_empty() {
        return;
    }
    let ask = || PageAction {
        action: Action::Settings(wanted.clone()),
        seat: None,
        message: String::new(),
    };
    if party.account().is_some() {
        party.act(service, None, ask(), env);
        return;
    }
    for person in table::people(service) {
        table::act_as(service, person, ask(), env);
    }
}
