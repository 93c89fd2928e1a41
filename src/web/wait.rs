//! The page for a visitor who has to wait. It asks the service for nothing, so it costs little to send.

use std::time::Duration;

use askama::Template;
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};

use crate::runtime::feed::{NOT_STORED_RETRY_AFTER, NotRun};
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::language::with_language;
use crate::web::page::{self, AnswerForm, Visitor, Words};
use crate::web::statics;

#[derive(Template)]
#[template(path = "wait.html")]
struct WaitPage<'a> {
    /// The path before that of each page.
    base: &'a str,
    /// The path of the folder with styles.
    files: String,
    /// The tag of the language.
    language: &'static str,
    /// The code of the theme.
    theme: &'static str,
    words: Words,
    title: String,
    said: String,
    /// `true` if the same address can be asked for again.
    reloads: bool,
}

/// The answer to a client that has asked too much.
pub(super) fn too_many(visitor: &Visitor, wait: Duration) -> Response {
    let seconds = [("seconds", TextArg::Num(seconds(wait).cast_signed()))];
    answer(visitor, StatusCode::TOO_MANY_REQUESTS, wait, || {
        let title = sentences().line("face-too-many", &[]);
        (title, sentences().line("too-much", &seconds))
    })
}

/// The answer to a request whose job has no result.
pub(super) fn not_run(visitor: &Visitor, why: NotRun) -> Response {
    match why {
        NotRun::TooMany(wait) => too_many(visitor, wait),
        NotRun::NotStored(sentence) => {
            let status = StatusCode::SERVICE_UNAVAILABLE;
            answer(visitor, status, NOT_STORED_RETRY_AFTER, || {
                let title = sentences().line("face-not-stored", &[]);
                (title, sentences().line(sentence, &[]))
            })
        }
        NotRun::Failed => page::fault_for(visitor),
    }
}

/// The answer to a client that asks for a film while many wait to be drawn.
pub(super) fn busy(visitor: &Visitor, wait: Duration) -> Response {
    answer(visitor, StatusCode::SERVICE_UNAVAILABLE, wait, || {
        let title = sentences().line("web-film", &[]);
        (title, sentences().line("web-film-busy", &[]))
    })
}

/// The seconds to wait, in whole ones.
const fn seconds(wait: Duration) -> u64 {
    wait.as_secs().saturating_add(1)
}

/// An answer that says when to ask again: a page, or the sentence alone for a script.
fn answer(
    visitor: &Visitor,
    status: StatusCode,
    wait: Duration,
    words: impl FnOnce() -> (String, String),
) -> Response {
    let language = visitor.language.unwrap_or_default();
    let mut answer = with_language(language, || {
        let (title, said) = words();
        if visitor.form == AnswerForm::Words {
            return said.into_response();
        }
        page::shown(&WaitPage {
            base: &visitor.base,
            files: format!("{}{}", visitor.base, statics::folder()),
            language: language.code(),
            theme: visitor.theme_code(),
            words: Words,
            title,
            said,
            reloads: visitor.form == AnswerForm::Page,
        })
    });
    *answer.status_mut() = status;
    let seconds = HeaderValue::from(seconds(wait));
    answer.headers_mut().insert(RETRY_AFTER, seconds);
    answer
}
