//! A player's off hours, time zone and holidays.

use jiff::civil::Date;

use crate::play::calendar::{DAY, HOUR, OffHours, TimeSpan, Zone};
use crate::play::event::Event;
use crate::play::{Game, PlayerId, Timestamp, pause};
use crate::service::api::setting_keys::{FORMER_HOURS, NIGHT, REST, ZONE};
use crate::service::lookup::server;
use crate::store::{self, Store, StoreError, StoredSettings};

/// The present and future holidays of a player.
pub(in crate::service) fn holidays_of(
    store: &Store,
    game: &Game,
    player: &PlayerId,
    now: Timestamp,
) -> Result<Vec<Event>, StoreError> {
    let mut events = Vec::new();
    let holidays = store::off_hours::holidays(store, player)?;
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
    Ok(hours(&store::players::preferences(store, player)?))
}

/// Days of holiday a year that the game's server allows.
pub(in crate::service) fn holiday_allowance(store: &Store, game: &Game) -> i64 {
    i64::from(server::settings_at(store, game.place()).holidays)
}

pub(in crate::service) fn time_zone_of(
    store: &Store,
    player: &PlayerId,
) -> Result<Zone, StoreError> {
    let stored = store::players::preferences(store, player)?;
    let zone = stored.get(ZONE).and_then(|zone| zone.parse().ok());
    Ok(zone.unwrap_or_default())
}

/// The off hours of a player's clocks, among their settings: the chosen ones, once they count.
pub(in crate::service) fn hours(stored: &StoredSettings) -> OffHours {
    let chosen = chosen_hours(stored);
    match HoursChange::of(stored) {
        Some(change) => chosen.beginning(change.from, change.former_hours()),
        None => chosen,
    }
}

/// The off hours chosen last, among a player's settings.
pub(in crate::service) fn chosen_hours(stored: &StoredSettings) -> OffHours {
    read_hours(&chosen_values(stored))
}

/// The stored zone, night and days off of a player; empty if none is chosen.
pub(in crate::service) fn chosen_values(stored: &StoredSettings) -> [String; 3] {
    [ZONE, NIGHT, REST].map(|name| stored.get(name).unwrap_or_default().to_owned())
}

/// Returns `true` if neither a night nor days off are among the values.
pub(in crate::service) fn never_rests([_, night, rest]: &[String; 3]) -> bool {
    night.is_empty() && rest.is_empty()
}

fn read_hours([zone, night, rest]: &[String; 3]) -> OffHours {
    OffHours::new(
        zone.parse().unwrap_or_default(),
        night.parse().ok(),
        rest.parse().unwrap_or_default(),
    )
}

/// The last change of a player's off hours.
///
/// Clocks take over new hours at most once a week, the longest period of off hours. Otherwise a player who shifts them
/// again and again could be at rest at all times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::service) struct HoursChange {
    /// The moment from which clocks follow the chosen hours.
    pub(in crate::service) from: Timestamp,
    /// Zone, night and days off before it.
    pub(in crate::service) former: [String; 3],
}

impl HoursChange {
    /// Time after a change in which corrections belong to it, in ms.
    const SETTLING: i64 = HOUR;
    /// Shortest time between two changes that clocks follow, in ms.
    const MIN_INTERVAL: i64 = 7 * DAY;

    /// The last change among a player's settings.
    pub(in crate::service) fn of(stored: &StoredSettings) -> Option<Self> {
        let mut parts = stored.get(FORMER_HOURS)?.split('|').map(str::to_owned);
        Some(Self {
            from: Timestamp(parts.next()?.parse().ok()?),
            former: [parts.next()?, parts.next()?, parts.next()?],
        })
    }

    /// The change if a player with these settings chooses other hours now. `counts` says whether they have a clock.
    pub(in crate::service) fn next(stored: &StoredSettings, counts: bool, now: Timestamp) -> Self {
        let chosen = chosen_values(stored);
        let at_once = |former| Self { from: now, former };
        let Some(last) = Self::of(stored) else {
            return at_once(chosen);
        };
        let since = now.0.saturating_sub(last.from.0);
        // It lies farther ahead only if the system's clock was wrong.
        let waits = (-Self::MIN_INTERVAL..0).contains(&since);
        if !counts && waits {
            at_once(last.former)
        } else if !counts || !(-Self::MIN_INTERVAL..Self::MIN_INTERVAL).contains(&since) {
            at_once(chosen)
        } else if since < Self::SETTLING {
            last
        } else {
            Self {
                from: Timestamp(last.from.0 + Self::MIN_INTERVAL),
                former: chosen,
            }
        }
    }

    /// The stored value.
    pub(in crate::service) fn written(&self) -> String {
        format!("{}|{}", self.from.0, self.former.join("|"))
    }

    fn former_hours(&self) -> OffHours {
        read_hours(&self.former)
    }
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
