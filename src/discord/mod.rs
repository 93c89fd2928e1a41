//! The Discord adapter: events in, [`Request`](crate::service::ask::Request)s to the worker, replies out.
//!
//! Start with [`run`]. It knows the service's words (asks and replies) and Discord's; it must know no
//! game, no rule and no table of the store. Nothing a person can press or type depends on what is kept here.

mod commands;
mod controls;
mod deliver;
mod desk;
mod dice;
mod incoming;
mod locales;
mod markup;
mod outgoing;
mod profile;
mod remind;
mod rest;
mod servers;
mod settings;
mod standing;
mod threads;
mod time;

use std::fmt;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ClientBuilder, GatewayError, GatewayIntents};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::discord::deliver::{deliver, told_to_stop};
use crate::discord::desk::{Desk, Ears};
use crate::discord::rest::{Call, Failure, Rest};
pub use crate::discord::settings::{LocalBase, Settings, Token};
use crate::runtime::Handle;
use crate::service::prose::{Arg, sentences};

/// How often to see what is to happen by itself.
const TICK: Duration = Duration::from_secs(1);
/// How long to try to reach Discord at the start.
const REACH: Duration = Duration::from_secs(30);
/// How long what is in hand may take to finish once told to stop.
const FINISH: Duration = Duration::from_secs(3);
/// How long closing the connection may take after that.
const CLOSE: Duration = Duration::from_millis(700);

/// Why the bot does not run, or no longer; shown as one plain sentence.
#[derive(Debug)]
pub enum ServeError {
    /// No token was given.
    NoToken,
    /// Discord does not know the token.
    BadToken,
    /// Discord refuses an intent that the settings ask for.
    IntentRefused,
    /// Discord cannot be reached, and why.
    Unreachable(String),
    /// The connection ended for good, and why.
    Ended(String),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, why) = match self {
            Self::NoToken => ("serve-no-token", ""),
            Self::BadToken => ("serve-bad-token", ""),
            Self::IntentRefused => ("serve-intent-refused", ""),
            Self::Unreachable(why) => ("serve-unreachable", why.as_str()),
            Self::Ended(why) => ("serve-ended", why.as_str()),
        };
        f.write_str(&sentences().line(id, &[("why", Arg::from(why))]))
    }
}

impl std::error::Error for ServeError {}

/// Serves until `stop` comes; then takes nothing new, finishes what is in hand, and closes, within
/// some four seconds.
///
/// # Errors
/// When Discord cannot be reached or does not want us.
pub async fn run(
    settings: &Settings,
    handle: Handle,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let token = settings.token.as_ref().ok_or(ServeError::NoToken)?;
    if let Some(base) = &settings.api_base {
        tracing::warn!(
            api_base = base.as_str(),
            "a stand-in is spoken to, not Discord itself"
        );
    }
    let rest = Rest::new(token.secret(), settings);
    let desk = Arc::new(Desk::new(handle, rest, settings));
    tokio::pin!(stop);
    tokio::select! {
        () = &mut stop => return Ok(()),
        reached = reach(&desk) => reached?,
    }
    let line = rest::line(token.secret(), settings);
    let mut client = ClientBuilder::new_with_http(line, intents(settings))
        .event_handler(Ears(Arc::clone(&desk)))
        .await
        .map_err(|why| ended(&why))?;
    let shards = Arc::clone(&client.shard_manager);
    let (tell, told) = watch::channel(false);
    let post = tokio::spawn(post_when_ready(Arc::clone(&desk), told.clone()));
    let ticker = tokio::spawn(tick(Arc::clone(&desk), told));
    let ran = tokio::select! {
        ran = client.start() => Err(match ran {
            Ok(()) => ServeError::Ended(String::new()),
            Err(why) => ended(&why),
        }),
        () = &mut stop => Ok(()),
    };
    tracing::info!("closing");
    ticker.abort();
    let finished = timeout(FINISH, async {
        let closed = desk.finish().await;
        tell.send_replace(true);
        (closed, post.await)
    });
    let closed = finished.await;
    if closed.is_err() {
        tracing::warn!("not all in hand was finished; what is stored is told after the next start");
    }
    // serenity can wait here for a connection that is gone.
    if timeout(CLOSE, shards.shutdown_all()).await.is_err() {
        tracing::warn!("the connection was left, not closed");
    }
    ran
}

/// As few as will do: interactions need none, but replies and mentions come as messages.
fn intents(settings: &Settings) -> GatewayIntents {
    // Servers, to hear of channels that are deleted and of servers that put the bot out.
    let messages =
        GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    if settings.read_messages {
        messages | GatewayIntents::MESSAGE_CONTENT
    } else {
        messages
    }
}

/// Makes sure Discord is there: serenity by itself would go on to a fixed address.
async fn reach(desk: &Desk) -> Result<(), ServeError> {
    match desk.rest.insist(Call::gateway(), REACH).await {
        Ok(_) => Ok(()),
        Err(Failure::Refused { status: 401, .. }) => Err(ServeError::BadToken),
        Err(failure) => Err(ServeError::Unreachable(failure.to_string())),
    }
}

async fn post_when_ready(desk: Arc<Desk>, mut told: watch::Receiver<bool>) {
    tokio::select! {
        () = desk.ready() => {}
        () = told_to_stop(&mut told) => return,
    }
    deliver(desk, told).await;
}

/// Lets happen what is to happen by itself, as long as people can reach the bot.
async fn tick(desk: Arc<Desk>, mut told: watch::Receiver<bool>) {
    let mut seconds = interval(TICK);
    seconds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = seconds.tick() => {}
            () = told_to_stop(&mut told) => return,
        }
        if desk.connected() {
            desk.handle.tick().await;
        }
    }
}

/// What serenity's error means for the operator.
fn ended(why: &serenity::Error) -> ServeError {
    use GatewayError::{DisallowedGatewayIntents, InvalidAuthentication, InvalidGatewayIntents};
    if let serenity::Error::Gateway(InvalidAuthentication) = why {
        return ServeError::BadToken;
    }
    if let serenity::Error::Gateway(DisallowedGatewayIntents | InvalidGatewayIntents) = why {
        return ServeError::IntentRefused;
    }
    ServeError::Ended(why.to_string())
}
