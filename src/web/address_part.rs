//! The parts of a request that its address holds.

use std::sync::Arc;

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;

use crate::web::Site;
use crate::web::page::{self, Visitor};

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
        Err(page::missing(State(Arc::clone(site)), visitor).await)
    }
}
