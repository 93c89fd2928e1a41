//! [`Courier`]: makes the requests, to public addresses alone.
//!
//! A name is looked up here, and addresses that are not public are dropped before anything connects. So the checked
//! address is the connected one, also for a name that changes its mind. An address written as numbers is looked up by
//! nobody; [`HookAddress::read`] checks it.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::{CONTENT_TYPE, HeaderMap, HeaderValue, USER_AGENT};
use reqwest::redirect::Policy;
use reqwest::{Certificate, Client, ClientBuilder};

use crate::env;
use crate::hooks::body::body;
use crate::hooks::sign::signature;
use crate::service::api::hook_address::{HookAddress, is_global};
use crate::service::api::hooks::{HookOutcome, OutgoingHook};

/// Time limit for a request and its answer.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(5);
/// The name under which requests are made.
const AGENT: &str = concat!("kingboard/", env!("CARGO_PKG_VERSION"));

/// The sender of requests.
#[derive(Clone, Debug)]
pub struct Courier {
    client: Client,
    /// The program on this machine that takes all requests, in tests.
    stand_in: Option<SocketAddr>,
}

/// Looks names up, and keeps public addresses.
#[derive(Debug)]
struct PublicNames;

/// Looks no name up: each leads to this address.
#[derive(Debug)]
struct OneMachine(SocketAddr);

/// The common settings of all senders.
fn builder() -> ClientBuilder {
    Client::builder()
        .redirect(Policy::none())
        .no_proxy()
        .timeout(REQUEST_TIMEOUT)
        // A connection that is kept could lead where its name no longer does.
        .pool_max_idle_per_host(0)
}

/// The error for a name that leads to no public address.
#[derive(Debug, thiserror::Error)]
#[error("the name leads to no public address")]
struct NotPublic;

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            // The dot keeps the search list of the owner's network out.
            let name = format!("{}.", name.as_str().trim_end_matches('.'));
            let found = tokio::net::lookup_host((name, 0)).await?;
            public(found)
        })
    }
}

impl Resolve for OneMachine {
    fn resolve(&self, _: Name) -> Resolving {
        let addresses: Addrs = Box::new(std::iter::once(self.0));
        Box::pin(async move { Ok(addresses) })
    }
}

/// The public ones of addresses.
fn public(
    found: impl Iterator<Item = SocketAddr>,
) -> Result<Addrs, Box<dyn std::error::Error + Send + Sync>> {
    let public: Vec<SocketAddr> = found.filter(|address| is_global(address.ip())).collect();
    if public.is_empty() {
        return Err(NotPublic.into());
    }
    Ok(Box::new(public.into_iter()))
}

impl Courier {
    /// A sender to public addresses.
    ///
    /// # Errors
    /// The `io::Error` of an HTTP client that cannot be made.
    pub fn new() -> io::Result<Self> {
        let names = Arc::new(PublicNames);
        let client = builder().https_only(true).dns_resolver(names).build();
        Self::of(client, None)
    }

    /// A sender whose requests all go to a program on this machine, without encryption. Everything else is as it is.
    ///
    /// # Errors
    /// As [`Courier::new`].
    pub fn to_stand_in(address: SocketAddr) -> io::Result<Self> {
        Self::of(builder().build(), Some(address))
    }

    /// A sender that resolves every name to this address, over TLS as always. It trusts this root certificate (PEM)
    /// beside the usual ones, in tests.
    ///
    /// # Errors
    /// As [`Courier::new`], and for bytes that are no certificate.
    pub fn trusting(root: &[u8], address: SocketAddr) -> io::Result<Self> {
        let root = Certificate::from_pem(root).map_err(io::Error::other)?;
        let names = Arc::new(OneMachine(address));
        let client = builder().https_only(true).dns_resolver(names);
        Self::of(client.add_root_certificate(root).build(), None)
    }

    fn of(client: reqwest::Result<Client>, stand_in: Option<SocketAddr>) -> io::Result<Self> {
        let client = client.map_err(io::Error::other)?;
        Ok(Self { client, stand_in })
    }

    /// Sends an event to a hook. The answer's body is not read.
    pub async fn tell(&self, outgoing: &OutgoingHook) -> HookOutcome {
        // A stored address may be from before a rule.
        let Ok(mut url) = HookAddress::read(&outgoing.due.address).map(HookAddress::into_url)
        else {
            return HookOutcome::Forbidden;
        };
        if let Some(address) = self.stand_in {
            let asked = url
                .query()
                .map_or_else(String::new, |query| format!("?{query}"));
            let there = format!("http://{address}{}{asked}", url.path());
            url = there.parse().expect("the parts of an address make one");
        }
        let body = body(&outgoing.message);
        let request = self.client.post(url).headers(headers(outgoing, &body));
        match request.body(body).send().await {
            Ok(answer) => HookOutcome::Answered(answer.status().as_u16()),
            // Only the log distinguishes names of the owner's network from missing ones.
            Err(why) if is_not_public(&why) => {
                tracing::info!(
                    hook = outgoing.due.hook.0,
                    "the name of a web hook leads to no public address"
                );
                HookOutcome::Silent
            }
            Err(why) => {
                tracing::debug!(why = %why.without_url(), "a web hook did not answer");
                HookOutcome::Silent
            }
        }
    }
}

/// Returns `true` for a request that was not made because its name leads to no public address.
fn is_not_public(why: &reqwest::Error) -> bool {
    let mut cause: Option<&dyn std::error::Error> = Some(why);
    while let Some(error) = cause {
        if error.is::<NotPublic>() {
            return true;
        }
        cause = error.source();
    }
    false
}

fn headers(outgoing: &OutgoingHook, body: &str) -> HeaderMap {
    let due = &outgoing.due;
    // It is the same at each attempt, and another after the numbers of a restored backup were given again.
    let id = format!("msg_{}_{}_{}", due.hook.0, due.id, due.at.0);
    let seconds = env::now().now.0.div_euclid(1_000);
    let signed = signature(&due.secret, &id, seconds, body);
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(USER_AGENT, HeaderValue::from_static(AGENT));
    for (name, value) in [
        ("webhook-id", id),
        ("webhook-timestamp", seconds.to_string()),
        ("webhook-signature", signed),
    ] {
        let value = HeaderValue::from_str(&value).expect("numbers and base 64 are plain text");
        headers.insert(name, value);
    }
    headers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_leads_here_and_elsewhere_leads_elsewhere_alone() {
        let at = |text: &str| SocketAddr::new(text.parse().unwrap(), 0);
        let both = [at("127.0.0.1"), at("93.184.215.14"), at("::ffff:10.0.0.1")];
        let kept: Vec<SocketAddr> = public(both.into_iter()).unwrap().collect();
        assert_eq!(kept, [at("93.184.215.14")]);
        let Err(why) = public([at("10.0.0.1"), at("::1")].into_iter()) else {
            panic!("it was looked up");
        };
        assert!(why.is::<NotPublic>());
    }
}
