//! When a player's clocks stand: his nights and days off, and his holidays, in all his games at once.
//!
//! Hours count in the games from now on: what was used up by then is booked first. A holiday is told in every
//! game it touches. What a year's holidays may come to is for each game's server to say; a longer one counts
//! there as far as that allows.

use jiff::civil::Date;

use crate::play::calendar::{DAY, DaysOff, Night, OffHours, OffHoursError, TimeSpan, Zone};
use crate::play::clock::{TimeExclusions, length};
use crate::play::event::{Entry, Event, TimeEvent};
use crate::play::summary::GameSummary;
use crate::play::{Env, Game, PlayerId, Timestamp, Version, pause};
use crate::service::ask::{Action, Request};
use crate::service::forms::{self, InputField};
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{ButtonStyle, Control, Reply, Text};
use crate::service::{HandlerResult, Service};
use crate::store::{Alarm, GameChange, OffHoursChange, OutboxMessage, SideEffects, StoreError};

/// What can be chosen for one’s hours; anything else can be typed.
const OFFERED: [(&str, &[&str]); 3] = [
    (
        "zone",
        &[
            "UTC",
            "Europe/London",
            "Europe/Madrid",
            "Europe/Paris",
            "Europe/Berlin",
            "Europe/Warsaw",
            "Europe/Athens",
            "Europe/Istanbul",
            "Asia/Dubai",
            "Asia/Kolkata",
            "Asia/Shanghai",
            "Asia/Tokyo",
            "Australia/Sydney",
            "America/Sao_Paulo",
            "America/New_York",
            "America/Chicago",
            "America/Denver",
            "America/Los_Angeles",
        ],
    ),
    ("night", &["off", "21-6", "22-7", "23-7", "23-8", "0-8"]),
    ("rest", &["off", "sun", "sat sun", "fri sat"]),
];
/// How far ahead a holiday may be booked, ms.
const MAX_AHEAD: i64 = 366 * DAY;
/// How many holidays one may have before oneself.
const MOST: usize = 20;

/// What one can ask about one's hours. What is typed is read by the service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OffHoursAction {
    /// See them, or change what is given; `off` takes a night, days off or the zone away.
    Hours {
        /// The time zone: `Europe/Berlin`, `+02:00`.
        zone: Option<String>,
        /// The night: `22-7`.
        night: Option<String>,
        /// The days off: `sat sun`.
        rest: Option<String>,
    },
    /// Go on holiday: from a day (today) until a day, that one counted, or for so long.
    AddHoliday {
        /// The first day, `2026-12-24`.
        from: Option<String>,
        /// The last day, or a length such as `10d`.
        until: String,
    },
    /// Come back now; holidays to come are called off.
    EndHoliday,
    /// See one's holidays.
    Holidays,
}

/// One of the games that a change of habits touches, and what happens in it.
struct AffectedGame {
    expected: Version,
    entry: Entry,
    summary: GameSummary,
    promises: Vec<OutboxMessage>,
    alarms: Vec<Alarm>,
}

impl AffectedGame {
    fn change(&self) -> GameChange<'_> {
        GameChange {
            expected: self.expected,
            entries: std::slice::from_ref(&self.entry),
            summary: &self.summary,
            owed: SideEffects {
                promises: &self.promises,
                alarms: &self.alarms,
                notices: &[],
                secret: None,
                plan: None,
            },
        }
    }
}

impl Service {
    /// Answers a wish about one's hours.
    pub(super) fn off_hours(
        &mut self,
        request: &Request,
        wish: &OffHoursAction,
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who.id;
        match wish {
            OffHoursAction::Hours { zone, night, rest } => {
                let given = [("zone", zone), ("night", night), ("rest", rest)];
                let mut habits = Vec::new();
                for (name, value) in given {
                    let Some(value) = value else { continue };
                    match read(name, value) {
                        Ok(value) => habits.push((name, value)),
                        Err(wrong) => return Ok(vec![forms::invalid_input(wrong, field(name))]),
                    }
                }
                if !habits.is_empty() {
                    self.save_off_hours(who, &habits, env)?;
                    self.reset_reminders(who, env.now)?;
                }
                Ok(vec![self.hours_page(who)?])
            }
            OffHoursAction::AddHoliday { from, until } => {
                self.add_holiday(who, from.as_deref(), until, env)
            }
            OffHoursAction::EndHoliday => self.end_holiday(who, env),
            OffHoursAction::Holidays => Ok(vec![self.holidays_page(who, env)?]),
        }
    }

    /// Books what was used up under the hours of before, then keeps the new ones; in all games at once.
    fn save_off_hours(
        &mut self,
        who: &PlayerId,
        habits: &[(&'static str, Option<String>)],
        env: &Env,
    ) -> Result<(), StoreError> {
        let mut stored = self.store.preferences(who)?;
        for (name, value) in habits {
            stored.retain(|(kept, _)| kept != name);
            stored.extend(
                value
                    .iter()
                    .map(|value| ((*name).to_owned(), value.clone())),
            );
        }
        let hours = hours(&stored);
        let mut touched = Vec::new();
        for game in self.all_running_games(who)? {
            let game = self.apply_overdue(game, env)?;
            let ticking = game
                .ticking()
                .filter(|seat| game.player(*seat) == Some(who));
            let Some(seat) = ticking else { continue };
            let mut times = self.time_exclusions(&game)?;
            let halted = game.stop_running_clock(&times, env.now);
            times.off_hours[seat.index()] = hours.clone();
            if let Some(event) = halted {
                touched.push(self.change_game(&game, event, Some(&times), env.now)?);
            }
        }
        let habits: Vec<OffHoursChange<'_>> = habits
            .iter()
            .map(|(name, value)| OffHoursChange::Preference(name, value.as_deref()))
            .collect();
        self.change(who, &habits, &touched)
    }

    /// One event in one of the games that a change of habits touches. The `times` are those after it, where they
    /// are not as stored.
    fn change_game(
        &self,
        game: &Game,
        event: Event,
        times: Option<&TimeExclusions>,
        at: Timestamp,
    ) -> Result<AffectedGame, StoreError> {
        // A clock that is booked is nothing to tell.
        let silent = matches!(event, Event::Time(TimeEvent::Clocked { .. }));
        let entry = Entry { at, event };
        let mut next = game.clone();
        next.apply(&entry);
        let promise = OutboxMessage {
            from: game.version(),
            to: next.version(),
            due: at,
        };
        let alarms = match times {
            Some(times) => self.alarms_at(&next, times)?,
            None => self.alarms(&next)?,
        };
        Ok(AffectedGame {
            expected: game.version(),
            entry,
            summary: next.summary(),
            promises: (!silent).then_some(promise).into_iter().collect(),
            alarms,
        })
    }

    fn change(
        &mut self,
        who: &PlayerId,
        habits: &[OffHoursChange<'_>],
        touched: &[AffectedGame],
    ) -> Result<(), StoreError> {
        let changes: Vec<GameChange<'_>> = touched.iter().map(AffectedGame::change).collect();
        self.store.change_off_hours(who, habits, &changes)
    }

    fn hours_page(&self, who: &PlayerId) -> Result<Reply, StoreError> {
        let stored = self.store.preferences(who)?;
        let words = sentences();
        let value = |wanted: &str| {
            let found = stored.iter().find(|(name, _)| name == wanted);
            found.map(|(_, value)| value.clone())
        };
        let none = || words.line("hours-none", &[]);
        let args = [
            (
                "zone",
                value("zone").unwrap_or_else(|| "UTC".to_owned()).into(),
            ),
            ("night", value("night").unwrap_or_else(none).into()),
            ("rest", value("rest").unwrap_or_else(none).into()),
            ("command", TextArg::Command("hours")),
            ("holiday", TextArg::Command("holiday")),
        ];
        let mut reply = Reply::note(words.text("hours-page", &args));
        reply.replaces_source = true;
        reply.controls = OFFERED.map(|(name, values)| menu(name, values)).into();
        let typed = [
            InputField::Zone,
            InputField::Night,
            InputField::Rest,
            InputField::Away,
        ];
        let buttons = typed.map(|field| forms::open_button(field, ButtonStyle::Secondary));
        reply.controls.extend(buttons);
        Ok(reply)
    }

    fn add_holiday(
        &mut self,
        who: &PlayerId,
        from: Option<&str>,
        until: &str,
        env: &Env,
    ) -> HandlerResult {
        let zone = self.time_zone_of(who)?;
        let stretch = match holiday(&zone, from, until, env.now) {
            Ok(stretch) => stretch,
            Err(id) => {
                let today = zone.day(env.now).map(|day| day.to_string());
                let args = [("today", today.unwrap_or_default().into())];
                let text = sentences().text(id, &args);
                return Ok(vec![forms::invalid_input(text, InputField::Away)]);
            }
        };
        let mut holidays = self.store.holidays(who)?;
        let overlaps = |other: &TimeSpan| other.from < stretch.until && stretch.from < other.until;
        if holidays.iter().any(overlaps) {
            let args = [("command", TextArg::Command("holiday"))];
            return Ok(vec![Reply::note(
                sentences().text("holiday-overlaps", &args),
            )]);
        }
        if holidays.iter().filter(|h| h.until > env.now).count() >= MOST {
            let args = [("most", TextArg::count(MOST))];
            return Ok(vec![Reply::note(sentences().text("holiday-many", &args))]);
        }
        holidays.push(stretch);
        holidays.sort_unstable();
        let mut touched = Vec::new();
        let mut shorter = Text::default();
        for game in self.all_running_games(who)? {
            let game = self.apply_overdue(game, env)?;
            let granted = clip_to_allowance(self.holiday_allowance(&game), &holidays, stretch);
            if granted != Some(stretch) {
                let number = ("game", game.id().to_string().into());
                shorter.push_line(match granted {
                    Some(granted) => {
                        let args = [number, ("until", TextArg::Date(granted.until))];
                        sentences().text("holiday-shorter", &args)
                    }
                    None => sentences().text("holiday-used-up", &[number]),
                });
            }
            if let Some(event) = granted.and_then(|granted| pause::away(&game, who, granted)) {
                touched.push(self.change_game(&game, event, None, env.now)?);
            }
        }
        self.change(who, &[OffHoursChange::Holidays(&holidays)], &touched)?;
        let args = [
            ("from", TextArg::Date(stretch.from)),
            ("until", TextArg::Date(stretch.until)),
            ("games", TextArg::count(touched.len())),
            ("command", TextArg::Command("holiday")),
        ];
        let mut text = sentences().text("holiday-booked", &args);
        text.push_line(shorter);
        Ok(vec![Reply::note(text)])
    }

    fn end_holiday(&mut self, who: &PlayerId, env: &Env) -> HandlerResult {
        let mut holidays = self.store.holidays(who)?;
        if holidays.iter().all(|stretch| stretch.until <= env.now) {
            return Ok(vec![Reply::note(sentences().text("holiday-none", &[]))]);
        }
        for stretch in &mut holidays {
            stretch.until = stretch.until.min(env.now);
        }
        holidays.retain(|stretch| stretch.from < stretch.until);
        let mut touched = Vec::new();
        for game in self.all_running_games(who)? {
            if let Some(event) = pause::back(&game, who, env.now) {
                touched.push(self.change_game(&game, event, None, env.now)?);
            }
        }
        self.change(who, &[OffHoursChange::Holidays(&holidays)], &touched)?;
        let args = [("games", TextArg::count(touched.len()))];
        Ok(vec![Reply::note(sentences().text("holiday-over", &args))])
    }

    fn holidays_page(&self, who: &PlayerId, env: &Env) -> Result<Reply, StoreError> {
        let words = sentences();
        let mut text = Text::default();
        let holidays = self.store.holidays(who)?;
        for stretch in holidays.iter().filter(|stretch| stretch.until > env.now) {
            let args = [
                ("from", TextArg::Date(stretch.from)),
                ("until", TextArg::Date(stretch.until)),
            ];
            text.push_line(words.text("holiday-line", &args));
        }
        if text.0.is_empty() {
            text = words.text("holiday-none", &[]);
        }
        let args = [("command", TextArg::Command("holiday"))];
        text.push_line(words.text("holiday-how", &args));
        Ok(Reply::note(text))
    }

    /// What holidays those who sit down bring along.
    pub(super) fn holidays_on_start(
        &self,
        game: &Game,
        now: Timestamp,
    ) -> Result<Vec<Event>, StoreError> {
        let mut events = Vec::new();
        for player in game.seats() {
            events.extend(self.holidays_of(game, player, now)?);
        }
        Ok(events)
    }

    /// What holidays one of them brings along.
    pub(super) fn holidays_of(
        &self,
        game: &Game,
        player: &PlayerId,
        now: Timestamp,
    ) -> Result<Vec<Event>, StoreError> {
        let mut events = Vec::new();
        let holidays = self.store.holidays(player)?;
        for stretch in holidays.iter().filter(|stretch| stretch.until > now) {
            let granted = clip_to_allowance(self.holiday_allowance(game), &holidays, *stretch);
            events.extend(granted.and_then(|granted| pause::away(game, player, granted)));
        }
        Ok(events)
    }

    /// The hours of this player that do not count on his clocks.
    pub(super) fn hours_of(&self, who: &PlayerId) -> Result<OffHours, StoreError> {
        Ok(hours(&self.store.preferences(who)?))
    }

    /// How many days of holiday a year the game's server allows.
    fn holiday_allowance(&self, game: &Game) -> i64 {
        i64::from(self.server_settings(game.place()).holidays)
    }

    pub(super) fn time_zone_of(&self, who: &PlayerId) -> Result<Zone, StoreError> {
        let stored = self.store.preferences(who)?;
        let zone = stored.iter().find(|(name, _)| name == "zone");
        Ok(zone
            .and_then(|(_, zone)| zone.parse().ok())
            .unwrap_or_default())
    }
}

/// What one of the hours can be, to choose from.
fn menu(name: &str, values: &[&str]) -> Control {
    let words = sentences();
    let option = |value: &&str| {
        let label = match *value {
            "off" => words.line("hours-none", &[]),
            value => value.to_owned(),
        };
        (label, Action::Hours(single_setting(name, value)))
    };
    let prompt = match name {
        "zone" => "form-zone",
        "night" => "form-night",
        _ => "form-rest",
    };
    Control::Menu {
        prompt: words.line(prompt, &[]),
        options: values.iter().map(option).collect(),
    }
}

/// One of the hours set to this.
fn single_setting(name: &str, value: &str) -> OffHoursAction {
    let given = |wanted: &str| (name == wanted).then(|| value.to_owned());
    OffHoursAction::Hours {
        zone: given("zone"),
        night: given("night"),
        rest: given("rest"),
    }
}

fn field(name: &str) -> InputField {
    match name {
        "zone" => InputField::Zone,
        "night" => InputField::Night,
        _ => InputField::Rest,
    }
}

/// What a control with this wish carries, after `hours.`; `None` for what is typed.
pub(super) fn wire(wish: &OffHoursAction) -> Option<String> {
    let OffHoursAction::Hours { zone, night, rest } = wish else {
        return None;
    };
    let (name, value) = match (zone, night, rest) {
        (Some(zone), None, None) => ("zone", zone),
        (None, Some(night), None) => ("night", night),
        (None, None, Some(rest)) => ("rest", rest),
        (None, None, None) => return Some("page".to_owned()),
        _ => return None,
    };
    (!value.is_empty() && !value.contains('.')).then(|| format!("{name}.{value}"))
}

/// The wish that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<OffHoursAction> {
    match parts {
        ["page"] => Some(single_setting("", "")),
        [name @ ("zone" | "night" | "rest"), value] => Some(single_setting(name, value)),
        _ => None,
    }
}

/// What is typed for an hour as it is kept; nothing is `off`. What is wrong with it otherwise.
fn read(name: &str, value: &str) -> Result<Option<String>, Text> {
    let value = value.trim();
    if value.eq_ignore_ascii_case("off") || value.eq_ignore_ascii_case("none") {
        return Ok(None);
    }
    let kept = match name {
        "zone" => value.parse::<Zone>().map(|zone| zone.to_string()),
        "night" => value.parse::<Night>().map(|night| night.to_string()),
        _ => value.parse::<DaysOff>().map(|rest| rest.to_string()),
    };
    kept.map(Some).map_err(|wrong| {
        let id = match wrong {
            OffHoursError::Zone => "hours-bad-zone",
            OffHoursError::Night => "hours-bad-night",
            OffHoursError::LongNight => "hours-long-night",
            OffHoursError::Rest => "hours-bad-rest",
            OffHoursError::MuchRest => "hours-much-rest",
        };
        let shown: String = value.chars().take(40).collect();
        sentences().text(id, &[("text", shown.into())])
    })
}

/// A holiday as typed: days of the player's own calendar, the last one counted. The message of what is wrong
/// otherwise.
fn holiday(
    zone: &Zone,
    from: Option<&str>,
    until: &str,
    now: Timestamp,
) -> Result<TimeSpan, &'static str> {
    let day = |text: &str| text.trim().parse::<Date>().ok();
    let begin = match from.map(str::trim).filter(|from| !from.is_empty()) {
        None => now,
        Some(from) => {
            let first = day(from).ok_or("holiday-bad-day")?;
            zone.midnight(first).ok_or("holiday-bad-day")?.max(now)
        }
    };
    let end = match (
        day(until),
        length(&until.trim().to_lowercase().replace(' ', "")),
    ) {
        (Some(last), _) => {
            let after = last.tomorrow().map_err(|_| "holiday-bad-day")?;
            zone.midnight(after).ok_or("holiday-bad-day")?
        }
        (None, Some(length)) => Timestamp(begin.0.saturating_add(length)),
        (None, None) => return Err("holiday-bad-day"),
    };
    if end <= now || end <= begin {
        return Err("holiday-past");
    }
    if begin.0 - now.0 > MAX_AHEAD || end.0 - begin.0 > MAX_AHEAD {
        return Err("holiday-far");
    }
    Ok(TimeSpan {
        from: begin,
        until: end,
    })
}

/// The hours among what a player has chosen.
pub(super) fn hours(stored: &[(String, String)]) -> OffHours {
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

/// The part of a holiday that counts in a game: at most so many days in a calendar year (UTC).
fn clip_to_allowance(days: i64, holidays: &[TimeSpan], wanted: TimeSpan) -> Option<TimeSpan> {
    let year = |at: Timestamp| Zone::default().day(at).map(Date::year);
    let before: i64 = holidays
        .iter()
        .filter(|other| other.from < wanted.from && year(other.from) == year(wanted.from))
        .map(|other| other.until.0 - other.from.0)
        .sum();
    let left = (days * DAY - before).min(wanted.until.0 - wanted.from.0);
    (left > 0).then(|| TimeSpan {
        from: wanted.from,
        until: Timestamp(wanted.from.0 + left),
    })
}
