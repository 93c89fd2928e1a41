//! Actions about personal data, their confirmation, and their wire form.

use crate::play::Timestamp;
use crate::service::api::packed;

/// Lifetime of a button that deletes data, in ms.
const PRESSED_WITHIN: i64 = 15 * 60 * 1_000;

/// An action on personal data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrivacyAction {
    /// Show how much is stored.
    Show,
    /// Export all of it.
    Export,
    /// Delete the user's data; without a confirmation the service asks back.
    Delete(Option<Confirmation>),
    /// Delete the data of this server; without a confirmation the service asks back.
    Server(Option<Confirmation>),
}

/// The purpose of a button that deletes data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// The player or server to be forgotten.
    pub of: String,
    /// The time of the question.
    pub asked: Timestamp,
    /// A checksum of the numbers of the games, contests and ladders that would end.
    pub ends: u32,
}

/// The reason a deleting button is not valid.
pub(in crate::service) enum ConfirmationError {
    /// It was not confirmed yet.
    New,
    /// It was made for another user.
    Foreign,
    /// It is too old, or something that ends with the data has begun or ended since.
    Stale,
}

impl Confirmation {
    /// Checks that the button still matches the facts it was made from.
    pub(in crate::service) fn check(
        pressed: Option<&Self>,
        now: &Self,
    ) -> Result<(), ConfirmationError> {
        let Some(pressed) = pressed else {
            return Err(ConfirmationError::New);
        };
        let age = now.asked.0.saturating_sub(pressed.asked.0);
        if pressed.of != now.of {
            Err(ConfirmationError::Foreign)
        } else if pressed.ends != now.ends || !(0..=PRESSED_WITHIN).contains(&age) {
            Err(ConfirmationError::Stale)
        } else {
            Ok(())
        }
    }
}

/// The wire form of a control: `privacy`, `privacy.export`, `privacy.delete`,
/// `privacy.delete.discord:11.1772366400000.2890173465` with the checksum of the things that would end, and `server`
/// likewise.
pub(in crate::service) fn wire(action: &PrivacyAction) -> Option<String> {
    let sure = |verb: &str, sure: &Confirmation| {
        let Confirmation { of, asked, ends } = sure;
        (!of.contains('.')).then(|| format!("privacy.{verb}.{of}.{}.{ends}", asked.0))
    };
    Some(match action {
        PrivacyAction::Show => "privacy".to_owned(),
        PrivacyAction::Export => "privacy.export".to_owned(),
        PrivacyAction::Delete(None) => "privacy.delete".to_owned(),
        PrivacyAction::Delete(Some(given)) => sure("delete", given)?,
        PrivacyAction::Server(None) => "privacy.server".to_owned(),
        PrivacyAction::Server(Some(given)) => sure("server", given)?,
    })
}

/// Parses the words of [`wire`] after the first.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<PrivacyAction> {
    let sure = |of: &str, asked: &str, ends: &str| {
        Some(Confirmation {
            of: of.to_owned(),
            asked: Timestamp(packed::number(asked)?),
            ends: packed::number(ends)?,
        })
    };
    Some(match parts {
        [] => PrivacyAction::Show,
        ["export"] => PrivacyAction::Export,
        ["delete"] => PrivacyAction::Delete(None),
        ["delete", of, asked, ends] => PrivacyAction::Delete(Some(sure(of, asked, ends)?)),
        ["server"] => PrivacyAction::Server(None),
        ["server", of, asked, ends] => PrivacyAction::Server(Some(sure(of, asked, ends)?)),
        _ => return None,
    })
}
