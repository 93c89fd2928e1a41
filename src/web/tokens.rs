//! Tokens of the programs of those who sit at this table: a page that lists, makes and ends them, without any script.

use askama::Template;
use axum::extract::{Form, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use crate::service::api::action::Action;
use crate::service::api::tokens::{TokenStep, TokenUser, TokensAction};
use crate::service::api::values::Person;
use crate::service::boards::at_table;
use crate::service::programs::{self, TokenLine};
use crate::service::words::catalogue::sentences;
use crate::service::{Env, Service, TokenId, TokenScope};
use crate::web::lists::within;
use crate::web::page::{self, Around, FormChoice, Visitor};
use crate::web::table::{self, PageAction};
use crate::web::text::{self, TextPart};
use crate::web::{Shared, Site, TRANSPORT};

#[derive(Template)]
#[template(path = "tokens.html")]
struct TokensPage {
    around: Around,
    /// The answer to the form.
    said: Vec<Vec<TextPart>>,
    /// Those who play at this table.
    people: Vec<FormChoice>,
    scopes: Vec<FormChoice>,
    tokens: Vec<TokenLine>,
}

/// The form: a token to make, or one to end.
#[derive(Debug, Default, Deserialize)]
pub(super) struct TokenForm {
    player: Option<String>,
    scope: Option<String>,
    end: Option<i64>,
}

/// The tokens of this table.
pub(super) async fn tokens(State(site): Shared, visitor: Visitor) -> Response {
    shown(&site, &visitor, |_, _| Some(Vec::new())).await
}

/// Makes or ends a token.
pub(super) async fn change(
    State(site): Shared,
    visitor: Visitor,
    Form(form): Form<TokenForm>,
) -> Response {
    let change = move |service: &mut Service, env: &Env| changed(service, &form, env);
    shown(&site, &visitor, change).await
}

/// The page with the answer to a form; `None` is a form that no page of ours has.
async fn shown(
    site: &Site,
    visitor: &Visitor,
    change: impl FnOnce(&mut Service, &Env) -> Option<Vec<Vec<TextPart>>> + Send + 'static,
) -> Response {
    let asks = visitor.clone();
    let page = page::look(site, visitor, move |service, env, party| {
        let said = change(service, env)?;
        let scopes = TokenScope::ALL.map(|scope| FormChoice {
            value: scope.code().to_owned(),
            words: sentences().line(&format!("discord-token-new-{}", scope.code()), &[]),
            chosen: scope == TokenScope::Move,
        });
        let first = at_table::usual_player(1).id;
        let people = table::people(service).into_iter().map(|person| FormChoice {
            chosen: person.id == first,
            value: person.id.as_str().to_owned(),
            words: person.name,
        });
        Some(TokensPage {
            said,
            people: people.collect(),
            scopes: scopes.into(),
            tokens: programs::tokens_at(service, TRANSPORT).unwrap_or_else(|error| {
                tracing::error!(%error, "failed to list tokens for a page");
                Vec::new()
            }),
            around: Around::new(service, &asks, party),
        })
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => page::note(site, visitor, StatusCode::BAD_REQUEST, page::MISSING).await,
        Err(answer) => answer,
    }
}

fn changed(service: &mut Service, form: &TokenForm, env: &Env) -> Option<Vec<Vec<TextPart>>> {
    let (person, step) = step(service, form)?;
    let action = Action::Tokens(TokensAction {
        of: TokenUser::Person,
        step,
    });
    let ask = PageAction {
        action,
        seat: None,
        message: String::new(),
    };
    let replies = table::act_as(service, person, ask, env);
    Some(
        replies
            .iter()
            .flat_map(|reply| text::lines(&reply.text))
            .collect(),
    )
}

/// The owner of the token, and the action.
fn step(service: &Service, form: &TokenForm) -> Option<(Person, TokenStep)> {
    if let Some(number) = form.end {
        let known = programs::tokens_at(service, TRANSPORT).ok()?;
        let token = known.into_iter().find(|token| token.id.0 == number)?;
        return Some((token.owner, TokenStep::End(TokenId(number))));
    }
    let asked = form.player.as_deref()?;
    let scope = TokenScope::from_code(form.scope.as_deref()?)?;
    let mut people = table::people(service).into_iter();
    let person = people.find(|person| person.id.as_str() == asked)?;
    Some((person, TokenStep::New(scope)))
}
