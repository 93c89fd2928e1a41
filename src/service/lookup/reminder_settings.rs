//! A player's stored reminder settings.

use crate::play::calendar::{DaysOff, Night, OffHours, Zone};
use crate::play::reminder_schedule::ReminderPolicy;
use crate::play::{PlayerId, Timestamp};
use crate::service::api::reminder_settings::{ReminderSetting, ReminderSettings};
use crate::service::api::setting_keys::{DMS_CLOSED, ZONE};
use crate::service::lookup::{off_hours, stored};
use crate::store::{self, NoticeKind, Store, StoreError};

/// The reminder settings of this player, with defaults for missing and unreadable ones.
pub(in crate::service) fn reminder_settings(store: &Store, player: &PlayerId) -> ReminderSettings {
    let stored = stored::of_player(store, player);
    let value = |name: &str| stored.get(name).unwrap_or_default();
    let zone: Zone = value(ZONE).parse().unwrap_or_default();
    let quiet: Option<Night> = value(ReminderSetting::Quiet.stored()).parse().ok();
    let apart = OffHours::new(zone.clone(), quiet, DaysOff::default());
    ReminderSettings {
        policy: ReminderPolicy {
            how: value(ReminderSetting::How.stored())
                .parse()
                .unwrap_or_default(),
            // Nobody waits for their quiet hours, as their clocks may.
            quiet: vec![apart, off_hours::chosen_hours(&stored)],
        },
        dm: value(ReminderSetting::Where.stored()) == "dm",
        boards: value(ReminderSetting::Boards.stored()) == "dm",
        closed: value(DMS_CLOSED).parse().ok().map(Timestamp),
        quiet,
        zone,
    }
}

/// Records that a player takes no direct messages; boards are not sent there any more.
pub(in crate::service) fn note_dms_closed(
    store: &mut Store,
    player: &PlayerId,
    kind: NoticeKind,
    now: Timestamp,
) -> Result<(), StoreError> {
    tracing::info!(player = player.as_str(), ?kind, "direct message refused");
    store::players::save_preference(store, player, DMS_CLOSED, &now.0.to_string())?;
    if kind == NoticeKind::Board {
        let boards = ReminderSetting::Boards.stored();
        store::players::save_preference(store, player, boards, "off")?;
    }
    Ok(())
}
