//! A player's off hours, time zone and holidays.

use jiff::civil::Date;

use crate::play::calendar::{DAY, OffHours, TimeSpan, Zone};
use crate::play::event::Event;
use crate::play::{Game, PlayerId, Timestamp, pause};
use crate::service::lookup::server;
use crate::store::{Store, StoreError};

/// The present and future holidays of a player.
pub(in crate::service) fn holidays_of(
    store: &Store,
    game: &Game,
    player: &PlayerId,
    now: Timestamp,
) -> Result<Vec<Event>, StoreError> {
    let mut events = Vec::new();
    let holidays = store.holidays(player)?;
    for stretch in holidays.iter().filter(|stretch| stretch.until > now) {
        let earlier = holidays.iter().filter(|other| other.from < stretch.from);
        let granted = clip_to_allowance(holiday_allowance(store, game), earlier, *stretch);
        events.extend(granted.and_then(|granted| pause::away(game, player, granted)));
    }
    Ok(events)
}

/// The player's off hours, excluded from their clocks.
pub(in crate::service) fn hours_of(
    store: &Store,
    player: &PlayerId,
) -> Result<OffHours, StoreError> {
    Ok(hours(&store.preferences(player)?))
}

/// Days of holiday a year that the game's server allows.
pub(in crate::service) fn holiday_allowance(store: &Store, game: &Game) -> i64 {
    i64::from(server::settings_at(store, game.place()).holidays)
}

pub(in crate::service) fn time_zone_of(
    store: &Store,
    player: &PlayerId,
) -> Result<Zone, StoreError> {
    let stored = store.preferences(player)?;
    let zone = stored.iter().find(|(name, _)| name == "zone");
    Ok(zone
        .and_then(|(_, zone)| zone.parse().ok())
        .unwrap_or_default())
}

/// The off hours among a player's settings.
pub(in crate::service) fn hours(stored: &[(String, String)]) -> OffHours {
    let value = |wanted: &str| {
        let found = stored.iter().find(|(name, _)| name == wanted);
        found.map_or("", |(_, value)| value)
    };
    OffHours::new(
        value("zone").parse().unwrap_or_default(),
        value("night").parse().ok(),
        value("rest").parse().unwrap_or_default(),
    )
}

/// The part of a holiday that counts in a game beside others: at most this many days in a calendar year (UTC).
pub(in crate::service) fn clip_to_allowance<'a>(
    days: i64,
    others: impl Iterator<Item = &'a TimeSpan>,
    wanted: TimeSpan,
) -> Option<TimeSpan> {
    let year = |at: Timestamp| Zone::default().day(at).map(Date::year);
    let taken: i64 = others
        .filter(|other| year(other.from) == year(wanted.from))
        .map(|other| other.until.0 - other.from.0)
        .sum();
    let left = (days * DAY - taken).min(wanted.until.0 - wanted.from.0);
    (left > 0).then(|| TimeSpan {
        from: wanted.from,
        until: Timestamp(wanted.from.0 + left),
    })
}
