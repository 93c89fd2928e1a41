//! Actions about personal data, their confirmation, and their wire form.

use crate::play::Timestamp;
use crate::service::api::packed;

/// How long a button that deletes may be pressed, ms.
const PRESSED_WITHIN: i64 = 15 * 60 * 1_000;

/// What one can wish about what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrivacyAction {
    /// See how much it is.
    Show,
    /// Have all of it.
    Export,
    /// Have oneself forgotten; without being sure the service asks back.
    Delete(Option<Confirmation>),
    /// Have the server forgotten that this is asked in, likewise.
    Server(Option<Confirmation>),
}

/// What a button that deletes was made for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// Who or which server is to be forgotten.
    pub of: String,
    /// When it was asked back.
    pub asked: Timestamp,
    /// How many games would have ended.
    pub alive: u32,
}

/// What is in the way of a button.
pub(in crate::service) enum ConfirmationError {
    /// Nothing was asked back yet.
    New,
    /// It was made for somebody else.
    Foreign,
    /// It is old, or games have begun or ended since.
    Stale,
}

impl Confirmation {
    /// A button for this is made from it, and must be as it was made.
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
        } else if pressed.alive != now.alive || !(0..=PRESSED_WITHIN).contains(&age) {
            Err(ConfirmationError::Stale)
        } else {
            Ok(())
        }
    }
}

/// What a control carries for a wish: `privacy`, `privacy.export`, `privacy.delete`,
/// `privacy.delete.discord:11.1772366400000.2`, and `server` likewise.
pub(in crate::service) fn wire(wish: &PrivacyAction) -> Option<String> {
    let sure = |verb: &str, sure: &Confirmation| {
        let Confirmation { of, asked, alive } = sure;
        (!of.contains('.')).then(|| format!("privacy.{verb}.{of}.{}.{alive}", asked.0))
    };
    Some(match wish {
        PrivacyAction::Show => "privacy".to_owned(),
        PrivacyAction::Export => "privacy.export".to_owned(),
        PrivacyAction::Delete(None) => "privacy.delete".to_owned(),
        PrivacyAction::Delete(Some(given)) => sure("delete", given)?,
        PrivacyAction::Server(None) => "privacy.server".to_owned(),
        PrivacyAction::Server(Some(given)) => sure("server", given)?,
    })
}

/// What [`wire`] wrote, behind its first word.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<PrivacyAction> {
    let sure = |of: &str, asked: &str, alive: &str| {
        Some(Confirmation {
            of: of.to_owned(),
            asked: Timestamp(packed::number(asked)?),
            alive: packed::number(alive)?,
        })
    };
    Some(match parts {
        [] => PrivacyAction::Show,
        ["export"] => PrivacyAction::Export,
        ["delete"] => PrivacyAction::Delete(None),
        ["delete", of, asked, alive] => PrivacyAction::Delete(Some(sure(of, asked, alive)?)),
        ["server"] => PrivacyAction::Server(None),
        ["server", of, asked, alive] => PrivacyAction::Server(Some(sure(of, asked, alive)?)),
        _ => return None,
    })
}
