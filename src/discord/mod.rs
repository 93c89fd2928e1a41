//! The Discord adapter: events in, [`Request`](crate::service::api::action::Request)s to the worker, replies out.
//!
//! Start with [`run`]. It knows the service's types (actions and replies) and Discord's. It must know no game, no rule
//! and no table of the store. No button or command depends on state kept here.

mod base;
mod commands;
mod delivery;
pub mod doctor;
mod gateway;
mod incoming;
mod interactions;
mod messages;
pub mod oauth;
mod rest;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::GatewayIntents;
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout_at};

pub use crate::discord::base::config::DiscordConfig;
pub use crate::discord::base::config::LoopbackUrl;
pub use crate::discord::base::config::Token;
pub use crate::discord::base::error::ServeError;
pub use crate::discord::base::ids::{TRANSPORT, is_channel};
use crate::discord::base::stop::until_stopped;
use crate::discord::delivery::deliver;
use crate::discord::delivery::edit_controls::edit_stale_controls;
use crate::discord::delivery::roles::change_roles;
use crate::discord::gateway::shards::{GatewayAnswer, IdentifyQueue, look_up};
use crate::discord::gateway::{GatewayConfig, ShardConnection, ShardId};
#[cfg(any(test, fuzzing))]
pub(crate) use crate::discord::incoming::fuzzing;
use crate::discord::interactions::Interactions;
use crate::discord::interactions::event_handler::REMEMBERED_EVENTS;
pub use crate::discord::messages::invite;
use crate::discord::rest::{RestClient, RestError};
use crate::runtime::Handle;

/// Interval between runs of due alarms.
const ALARM_INTERVAL: Duration = Duration::from_secs(1);
/// Interval between records of unchanged shard states.
const NOTE: Duration = Duration::from_secs(10);
/// Time limit to reach Discord at the start.
const REACH: Duration = Duration::from_secs(30);
/// Time limit for events in hand at shutdown.
const FINISH: Duration = Duration::from_secs(3);
/// Time beyond that to save the sessions.
const SAVE: Duration = Duration::from_millis(300);
/// Time beyond both to close the connections.
const CLOSE: Duration = Duration::from_millis(700);

/// Serves until `stop` completes. Then begins no more events, finishes those in hand and closes, within some four
/// seconds.
///
/// # Errors
/// The [`ServeError`] of a missing or refused token, an unreachable Discord, or a connection that ended for good.
pub async fn run(
    settings: &DiscordConfig,
    handle: Handle,
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let token = settings.token.as_ref().ok_or(ServeError::NoToken)?;
    if let Some(base) = &settings.api_base {
        tracing::warn!(
            api_base = base.as_str(),
            "talking to a stand-in instead of Discord"
        );
    }
    let rest = RestClient::new(token.secret(), settings, handle.watch().clone());
    let interactions = Arc::new(Interactions::new(handle, rest, settings));
    tokio::pin!(stop);
    let gateway = tokio::select! {
        () = &mut stop => return Ok(()),
        reached = reach(&interactions) => reached?,
    };
    let (hang_up, hung_up) = watch::channel(false);
    let mut lines = connect(&interactions, settings, &gateway, &hung_up).await?;
    let (tell, told) = watch::channel(false);
    let mut post = tokio::spawn(post_when_ready(Arc::clone(&interactions), told.clone()));
    let mut ticker = tokio::spawn(tick(Arc::clone(&interactions), told));
    let ran = tokio::select! {
        Some(ended) = lines.join_next() => Err(match ended {
            Ok(Some(why)) => why,
            Ok(None) => ServeError::Ended(String::new()),
            Err(why) => ServeError::Ended(why.to_string()),
        }),
        why = lost(&mut post, &mut ticker) => Err(why),
        () = &mut stop => Ok(()),
    };
    tracing::info!("closing");
    ticker.abort();
    let mut limit = Instant::now() + FINISH;
    let finished = timeout_at(limit, async {
        let closed = interactions.finish().await;
        tell.send_replace(true);
        // One that has panicked is not waited for.
        let posted = if post.is_finished() {
            Ok(())
        } else {
            post.await
        };
        (closed, posted)
    });
    let closed = finished.await;
    if closed.is_err() {
        tracing::warn!("shutdown timed out; stored messages are delivered after the next start");
    }
    // Events still in hand stay unhandled in it: Discord sends them again after the next start.
    limit += SAVE;
    if timeout_at(limit, interactions.save_sessions())
        .await
        .is_err()
    {
        tracing::warn!("saving sessions timed out");
    }
    hang_up.send_replace(true);
    limit += CLOSE;
    if timeout_at(limit, lines.join_all()).await.is_err() {
        tracing::warn!("closing a connection timed out");
    }
    ran
}

/// Waits until the posts or the alarms have stopped, which only a bug makes them do. The bot would still answer, but
/// nothing would be posted. So it ends, and its supervisor restarts it.
async fn lost(post: &mut JoinHandle<()>, ticker: &mut JoinHandle<()>) -> ServeError {
    let (task, ended) = tokio::select! {
        ended = post => ("posts", ended),
        ended = ticker => ("alarms", ended),
    };
    let why = ended.err().map(|why| why.to_string()).unwrap_or_default();
    tracing::error!(task, why, "a task is lost; ending");
    ServeError::Ended(format!("{task}: {why}"))
}

/// Begins to connect every shard.
async fn connect(
    interactions: &Arc<Interactions>,
    settings: &DiscordConfig,
    gateway: &GatewayAnswer,
    stop: &watch::Receiver<bool>,
) -> Result<JoinSet<Option<ServeError>>, ServeError> {
    let token = settings.token.as_ref().ok_or(ServeError::NoToken)?;
    let count = settings.shards.unwrap_or(gateway.shards);
    tracing::info!(
        shards = count,
        recommended = gateway.shards,
        sessions_left = gateway.remaining,
        "connecting"
    );
    interactions.shards.expect(count);
    let (saved, handled) = interactions.handle.sessions(REMEMBERED_EVENTS).await;
    interactions.heard.know(&handled);
    let intents = intents(settings).bits();
    interactions.progress.restore(count.get(), intents, &saved);
    let events = Arc::clone(interactions);
    let config = Arc::new(GatewayConfig {
        url: gateway.url.clone(),
        token: token.secret().to_owned(),
        intents,
        identify_queue: IdentifyQueue::new(gateway),
        rest: Arc::clone(&interactions.rest),
        shards: Arc::clone(&interactions.shards),
        progress: Arc::clone(&interactions.progress),
        events: Box::new(move |event| events.on_event(event)),
    });
    let of = count.get();
    let shards = (0..of).map(|number| ShardId { number, of });
    let connection = |shard| ShardConnection::new(Arc::clone(&config), shard);
    Ok(shards
        .map(|shard| connection(shard).run(stop.clone()))
        .collect())
}

/// The fewest intents that suffice: interactions need none, but replies and mentions come as messages.
fn intents(settings: &DiscordConfig) -> GatewayIntents {
    // The intent for servers brings deleted channels and servers that removed the bot.
    let messages =
        GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    if settings.read_messages {
        messages | GatewayIntents::MESSAGE_CONTENT
    } else {
        messages
    }
}

/// Looks up the gateway's address.
async fn reach(interactions: &Interactions) -> Result<GatewayAnswer, ServeError> {
    match look_up(&interactions.rest, REACH).await {
        Ok(gateway) => Ok(gateway),
        Err(RestError::Refused { status: 401, .. }) => Err(ServeError::BadToken),
        Err(failure) => Err(ServeError::Unreachable(failure.to_string())),
    }
}

async fn post_when_ready(interactions: Arc<Interactions>, mut told: watch::Receiver<bool>) {
    tokio::select! {
        () = interactions.ready() => {}
        // Once connected, pending replies are sent all the same.
        () = until_stopped(&mut told) => if interactions.bot_user.get().is_none() { return },
    }
    tokio::join!(
        deliver(Arc::clone(&interactions), told.clone()),
        change_roles(Arc::clone(&interactions), told.clone()),
        edit_stale_controls(interactions, told)
    );
}

/// Runs due alarms while all shards are connected, and records sessions and shard states.
async fn tick(interactions: Arc<Interactions>, mut told: watch::Receiver<bool>) {
    let mut seconds = interval(ALARM_INTERVAL);
    seconds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut noted = Instant::now();
    let mut states: Vec<String> = Vec::new();
    loop {
        tokio::select! {
            _ = seconds.tick() => {}
            () = until_stopped(&mut told) => return,
        }
        let whole = interactions.shards.connected();
        interactions.handle.set_degraded(!whole);
        if whole {
            interactions.handle.tick().await;
        }
        interactions.save_sessions().await;
        let told = interactions.shards.records();
        let changed = told.iter().map(|shard| shard.state.clone()).collect();
        if noted.elapsed() >= NOTE || changed != states {
            (noted, states) = (Instant::now(), changed);
            interactions.handle.note_shards(told).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::pending;

    #[tokio::test]
    async fn a_panic_in_the_posts_or_the_alarms_ends_the_bot() {
        let lives = || tokio::spawn(pending::<()>());
        let dies = || tokio::spawn(async { assert_eq!(1, 2, "a bug") });
        for (mut post, mut ticker, task) in
            [(dies(), lives(), "posts"), (lives(), dies(), "alarms")]
        {
            let ServeError::Ended(why) = lost(&mut post, &mut ticker).await else {
                panic!("it ends in another way");
            };
            assert!(why.starts_with(task) && why.contains("panicked"), "{why}");
        }
    }
}
