//! [`Whole`]: a whole number in the settings.

use std::num::NonZeroU64;

use serde::de::{Deserialize, Deserializer, Error};

use crate::service::words::catalogue::{TextArg, sentences};

/// A whole number from `LEAST` to `MOST`. Anything else is refused with both.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Whole<const LEAST: u64, const MOST: u64>(u64);

impl<const LEAST: u64, const MOST: u64> Whole<LEAST, MOST> {
    /// A default, which must be within the bounds.
    pub(super) const fn new(number: u64) -> Self {
        assert!(LEAST <= number && number <= MOST);
        Self(number)
    }

    /// The number in a type that holds `MOST`.
    pub(super) fn get<T: TryFrom<u64>>(self) -> T {
        let number = T::try_from(self.0);
        number.unwrap_or_else(|_| unreachable!("{MOST} does not fit its type"))
    }

    /// The same where `LEAST` is not zero.
    pub(super) fn nonzero<T: TryFrom<NonZeroU64>>(self) -> T {
        let number = NonZeroU64::new(self.0).and_then(|number| T::try_from(number).ok());
        number.unwrap_or_else(|| unreachable!("{LEAST} or {MOST} does not fit its type"))
    }
}

impl<'de, const LEAST: u64, const MOST: u64> Deserialize<'de> for Whole<LEAST, MOST> {
    fn deserialize<D: Deserializer<'de>>(given: D) -> Result<Self, D::Error> {
        // Values that TOML itself cannot hold, such as a number of more than 64 bits, get the same error.
        let value = toml::Value::deserialize(given).ok();
        let quoted = value.as_ref().and_then(toml::Value::as_str);
        if quoted.is_some_and(|text| text.parse::<u64>().is_ok()) {
            return Err(D::Error::custom("take the quotation marks away"));
        }
        let number = value.and_then(|value| value.as_integer());
        let number = number.and_then(|number| u64::try_from(number).ok());
        let number = number.filter(|number| (LEAST..=MOST).contains(number));
        number.map(Self).ok_or_else(|| {
            let args = [
                ("least", TextArg::from(LEAST.to_string())),
                ("most", TextArg::from(MOST.to_string())),
            ];
            D::Error::custom(sentences().line("config-whole", &args))
        })
    }
}
