//! A player's stored preferences.

use crate::play::PlayerId;
use crate::scene::ThemeName;
use crate::service::api::preferences::{Preference, Preferences};
use crate::service::lookup::stored;
use crate::store::Store;

/// The preferences of this player, with defaults for missing and unreadable ones.
pub(in crate::service) fn preferences_of(store: &Store, player: &PlayerId) -> Preferences {
    Preferences::default().with(chosen(store, player))
}

/// The theme that this player has chosen, if they have.
pub(in crate::service) fn chosen_theme(store: &Store, player: &PlayerId) -> Option<ThemeName> {
    chosen(store, player)
        .into_iter()
        .find_map(|preference| match preference {
            Preference::Theme(theme) => Some(theme),
            Preference::Facing(_)
            | Preference::Confirm(_)
            | Preference::Welcome(_)
            | Preference::Language(_)
            | Preference::Puzzles(_)
            | Preference::Rated(_) => None,
        })
}

/// The choices that this player has made and that can be read.
fn chosen(store: &Store, player: &PlayerId) -> Vec<Preference> {
    stored::of_player(store, player)
        .iter()
        .filter_map(|(name, value)| Preference::from_codes(name, value))
        .collect()
}
