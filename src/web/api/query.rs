//! The parts of requests, read strictly: a part that is not understood is an error, and never a guess.

use std::collections::BTreeMap;

use axum::extract::Query;
use axum::http::Uri;

use crate::service::GameId;
use crate::web::api::problem::Problem;

/// The query of an address.
#[derive(Debug)]
pub(super) struct Params(BTreeMap<String, String>);

impl Params {
    /// Reads a query that has these parameters, each at most once.
    pub(super) fn of(uri: &Uri, known: &[&str]) -> Result<Self, Problem> {
        let read = Query::<Vec<(String, String)>>::try_from_uri(uri);
        let Ok(Query(pairs)) = read else {
            return Err(Problem::BadRequest("The query cannot be read.".to_owned()));
        };
        let mut params = BTreeMap::new();
        for (name, value) in pairs {
            if !known.contains(&name.as_str()) {
                let why = format!("There is no parameter {name:?} here.");
                return Err(Problem::BadRequest(why));
            }
            if params.insert(name.clone(), value).is_some() {
                let why = format!("The parameter {name:?} is given twice.");
                return Err(Problem::BadRequest(why));
            }
        }
        Ok(Self(params))
    }

    /// The text of a parameter.
    pub(super) fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// A parameter that is one of these words.
    pub(super) fn word<T>(
        &self,
        name: &str,
        words: &[&str],
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Problem> {
        self.read(name, || format!("one of: {}", words.join(", ")), read)
    }

    /// A parameter as it is read; `can` names its possible values.
    pub(super) fn read<T>(
        &self,
        name: &str,
        can: impl Fn() -> String,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Problem> {
        let wrong = || Problem::BadRequest(format!("The parameter {name:?} is {}.", can()));
        self.text(name)
            .map(|text| read(text).ok_or_else(wrong))
            .transpose()
    }

    /// A parameter that is a whole number within these limits.
    pub(super) fn number(
        &self,
        name: &str,
        limits: std::ops::RangeInclusive<i64>,
    ) -> Result<Option<i64>, Problem> {
        let read = |text: &str| {
            let plain = text.bytes().all(|byte| byte.is_ascii_digit());
            let number: i64 = text.parse().ok().filter(|_| plain)?;
            limits.contains(&number).then_some(number)
        };
        let can = || {
            let (least, most) = limits.clone().into_inner();
            format!("a whole number from {least} to {most}")
        };
        self.read(name, can, read)
    }
}

/// The number of a game in a path.
pub(super) fn game(text: &str) -> Result<GameId, Problem> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number| plain && *number > 0);
    number.map(GameId).ok_or_else(missing_game)
}

/// The answer about a game that is not there, or not to be seen.
pub(super) fn missing_game() -> Problem {
    Problem::Missing("The owner of this token sees no game of this number.".into())
}
