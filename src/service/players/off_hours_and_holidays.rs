//! Off hours of a player: nights, days off and holidays, in all their games at once.
//!
//! New hours count from now on, or once a week has passed since clocks took over others ([`HoursChange`]); the time
//! used before is recorded first. A holiday is announced in every game it affects. Each game's server limits the
//! holidays of a year; a longer one counts there up to that limit.

use jiff::civil::Date;

use crate::play::calendar::{DAY, TimeSpan, Zone};
use crate::play::event::{Entry, Event, TimeEvent};
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::time_control::{TimeExclusions, length};
use crate::play::{Env, Game, Place, PlayerId, Timestamp, Version, clock, pause};
use crate::service::api::action::{Action, Request};
use crate::service::api::fields::InputField;
use crate::service::api::hours::{self, OffHoursAction};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::setting_keys::{FORMER_HOURS, NIGHT, REST, ZONE};
use crate::service::commit::{alarms, append, notices, overdue, reminder_alarms, stop_ends};
use crate::service::describe::{fields, hours_labels};
use crate::service::lookup::off_hours::HoursChange;
use crate::service::lookup::{find, off_hours, times};
use crate::service::players::holiday_news;
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, durations};
use crate::store::{
    self, Alarm, GameChange, Notice, NoticeKind, OffHoursChange, OutboxMessage, Recipient,
    SideEffects, Store, StoreError,
};

/// Values offered for off hours; any other can be typed.
const OFFERED: [(&str, &[&str]); 3] = [
    (
        ZONE,
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
    (NIGHT, &["off", "21-6", "22-7", "23-7", "23-8", "0-8"]),
    (REST, &["off", "sun", "sat sun", "fri sat"]),
];

/// Longest time in advance that a holiday may be booked, in ms.
const MAX_AHEAD: i64 = 366 * DAY;

/// Most future holidays of a player.
const MAX_HOLIDAYS: usize = 20;

/// A game affected by a change of off hours, with its events.
struct AffectedGame {
    expected: Version,
    entry: Entry,
    summary: GameSummary,
    announcements: Vec<OutboxMessage>,
    alarms: Vec<Alarm>,
    notices: Vec<Notice>,
    /// `true` if more than two play it.
    is_large: bool,
    /// `true` if its place is gone.
    is_placeless: bool,
}

impl AffectedGame {
    fn change(&self) -> GameChange<'_> {
        GameChange {
            expected: self.expected,
            entries: std::slice::from_ref(&self.entry),
            summary: &self.summary,
            owed: SideEffects {
                announcements: &self.announcements,
                alarms: &self.alarms,
                notices: &self.notices,
                secret: None,
                plan: None,
            },
        }
    }
}

/// Handles an action on off hours.
pub(in crate::service) fn off_hours(
    service: &mut Service,
    request: &Request,
    action: &OffHoursAction,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    match action {
        OffHoursAction::Hours { zone, night, rest } => {
            let given = [(ZONE, zone), (NIGHT, night), (REST, rest)];
            let mut changes = Vec::new();
            for (name, value) in given {
                let Some(value) = value else { continue };
                match hours::read(name, value) {
                    Ok(value) => changes.push((name, value)),
                    Err(wrong) => return Ok(vec![fields::invalid_input(wrong, field(name))]),
                }
            }
            if !changes.is_empty() {
                save_off_hours(service, player, &changes, env)?;
                reminder_alarms::reset_reminders(&mut service.store, player, env.now)?;
            }
            Ok(vec![hours_page(&service.store, player, env)?])
        }
        OffHoursAction::AddHoliday { from, until } => {
            add_holiday(service, player, from.as_deref(), until, env)
        }
        OffHoursAction::EndHoliday => end_holiday(service, player, env),
        OffHoursAction::Holidays => Ok(vec![holidays_page(&service.store, player, env)?]),
    }
}

/// Records the time used under the old hours, then stores the new ones, in all games at once.
fn save_off_hours(
    service: &mut Service,
    player: &PlayerId,
    changes: &[(&'static str, Option<String>)],
    env: &Env,
) -> Result<(), StoreError> {
    let before = store::players::preferences(&service.store, player)?;
    let mut stored = before.clone();
    for (name, value) in changes {
        stored.set(name, value.as_deref());
    }
    let given = changes
        .iter()
        .map(|(name, value)| OffHoursChange::Preference(name, value.as_deref()));
    let given: Vec<OffHoursChange<'_>> = given.collect();
    let chosen = [&before, &stored].map(off_hours::chosen_values);
    if chosen[0] == chosen[1] {
        return Ok(());
    }
    if chosen.iter().all(off_hours::never_rests) {
        return change(service, player, &given, &[]);
    }
    let mut running = Vec::new();
    for game in find::all_running_games(&service.store, player)? {
        running.push(overdue::apply_overdue(service, game, env)?);
    }
    let counts = |game: &Game| game.stage() == Stage::Running && game.clocks().is_some();
    let counts = running.iter().any(counts);
    let change_now = HoursChange::next(&before, counts, env.now).written();
    stored.set(FORMER_HOURS, Some(&change_now));
    let hours = off_hours::hours(&stored);
    let mut touched = Vec::new();
    for game in running {
        let ticking = game
            .ticking()
            .filter(|seat| game.mover_for_seat(*seat) == Some(player));
        let Some(seat) = ticking else { continue };
        let mut times = times::time_exclusions(&service.store, &game)?;
        let halted = clock::stop_running_clock(&game, &times, env.now);
        times.off_hours[seat.index()] = hours.clone();
        if let Some(event) = halted {
            touched.push(change_game(
                &service.store,
                &game,
                event,
                Some(&times),
                env.now,
            )?);
        }
    }
    let stamp = OffHoursChange::Preference(FORMER_HOURS, Some(&change_now));
    let changes: Vec<OffHoursChange<'_>> = given.into_iter().chain([stamp]).collect();
    change(service, player, &changes, &touched)
}

/// Adds one event to an affected game. `times` are the exclusions after it, if they differ from the stored ones.
fn change_game(
    store: &Store,
    game: &Game,
    event: Event,
    times: Option<&TimeExclusions>,
    at: Timestamp,
) -> Result<AffectedGame, StoreError> {
    // A recorded clock needs no announcement.
    let silent = matches!(event, Event::Time(TimeEvent::Clocked { .. }));
    let entry = Entry { at, event };
    let mut next = game.clone();
    next.apply(&entry);
    let announcement = OutboxMessage {
        from: game.version(),
        to: next.version(),
        due: at,
        joins: false,
    };
    let alarms = match times {
        Some(times) => alarms::alarms_at(store, &next, times, at)?,
        None => alarms::alarms(store, &next, at)?,
    };
    Ok(AffectedGame {
        expected: game.version(),
        entry,
        summary: next.summary(),
        announcements: (!silent).then_some(announcement).into_iter().collect(),
        alarms,
        notices: stop_ends::notices(Some(game), &next),
        is_large: next.is_large(),
        is_placeless: notices::is_placeless(game),
    })
}

/// Has several games at one place share the news of a holiday: one message there in place of one for each.
fn tell_together(player: &PlayerId, touched: &mut [AffectedGame]) {
    let news = touched.iter().map(|game| {
        let Event::Time(event) = game.entry.event else {
            return None;
        };
        holiday_news::detail(event, game.is_large)
    });
    let news: Vec<Option<String>> = news.collect();
    let places: Vec<Place> = touched
        .iter()
        .map(|game| game.summary.place.clone())
        .collect();
    let alike = |nth: usize| {
        let same = places.iter().zip(&news);
        same.filter(|same| *same == (&places[nth], &news[nth]))
            .count()
    };
    // News for a place that is gone waits for a new one.
    let shared: Vec<bool> = (0..touched.len())
        .map(|nth| alike(nth) > 1 && !touched[nth].is_placeless)
        .collect();
    let told = touched.iter_mut().zip(shared).zip(news);
    for ((game, _), detail) in told.filter(|((_, shared), _)| *shared) {
        let Some(detail) = detail else { continue };
        game.announcements.clear();
        game.notices.push(Notice {
            kind: NoticeKind::Holiday,
            to: Recipient::Place(game.summary.place.clone()),
            recipient: Some(player.clone()),
            games: vec![game.summary.id],
            detail,
            due: game.entry.at,
        });
    }
}

fn change(
    service: &mut Service,
    player: &PlayerId,
    off_hours: &[OffHoursChange<'_>],
    touched: &[AffectedGame],
) -> Result<(), StoreError> {
    let changes: Vec<GameChange<'_>> = touched.iter().map(AffectedGame::change).collect();
    store::off_hours::change(&mut service.store, player, off_hours, &changes)?;
    for game in touched {
        append::note_stored(service, game.summary.id);
    }
    // A computer may think about one of them, at an older version.
    service.thoughts.read_again();
    Ok(())
}

fn hours_page(store: &Store, player: &PlayerId, env: &Env) -> Result<Reply, StoreError> {
    let stored = store::players::preferences(store, player)?;
    let words = catalogue::sentences();
    let chosen = off_hours::chosen_values(&stored);
    let mut args = hours_args(&chosen).to_vec();
    args.push(("command", TextArg::Command("hours")));
    args.push(("holiday", TextArg::Command("holiday")));
    let mut text = words.text("hours-page", &args);
    let waits =
        HoursChange::of(&stored).filter(|change| change.from > env.now && change.former != chosen);
    if let Some(change) = waits {
        let mut args = hours_args(&change.former).to_vec();
        args.push(("from", TextArg::Date(change.from)));
        text.push_line(words.text("hours-later", &args));
    }
    let mut reply = Reply::note(text);
    reply.replaces_source = true;
    reply.controls = OFFERED.map(|(name, values)| menu(name, values)).into();
    let typed = [
        InputField::Zone,
        InputField::Night,
        InputField::Rest,
        InputField::Away,
    ];
    let buttons = typed.map(|field| fields::open_button(field, ButtonStyle::Secondary));
    reply.controls.extend(buttons);
    Ok(reply)
}

/// A zone, a night and days off as arguments of a sentence.
fn hours_args([zone, night, rest]: &[String; 3]) -> [(&'static str, TextArg<'_>); 3] {
    let or = |value: &String, none: &dyn Fn() -> String| {
        if value.is_empty() {
            none()
        } else {
            value.clone()
        }
    };
    let none = || catalogue::sentences().line("hours-none", &[]);
    [
        ("zone", or(zone, &|| "UTC".to_owned()).into()),
        ("night", or(night, &none).into()),
        ("rest", or(rest, &none).into()),
    ]
}

fn add_holiday(
    service: &mut Service,
    player: &PlayerId,
    from: Option<&str>,
    until: &str,
    env: &Env,
) -> HandlerResult {
    let zone = off_hours::time_zone_of(&service.store, player)?;
    let stretch = match holiday(&zone, from, until, env.now) {
        Ok(stretch) => stretch,
        Err(id) => {
            let today = zone.day(env.now).map(|day| day.to_string());
            let args = [("today", today.unwrap_or_default().into())];
            let text = catalogue::sentences().text(id, &args);
            return Ok(vec![fields::invalid_input(text, InputField::Away)]);
        }
    };
    let mut holidays = store::off_hours::holidays(&service.store, player)?;
    let overlaps = |other: &TimeSpan| other.from < stretch.until && stretch.from < other.until;
    if holidays.iter().any(overlaps) {
        let args = [("command", TextArg::Command("holiday"))];
        return Ok(vec![result::note("holiday-overlaps", &args)]);
    }
    if holidays.iter().filter(|h| h.until > env.now).count() >= MAX_HOLIDAYS {
        let args = [("most", TextArg::count(MAX_HOLIDAYS))];
        return Ok(vec![result::note("holiday-many", &args)]);
    }
    let mut touched = Vec::new();
    let mut shorter = Text::default();
    for game in find::all_running_games(&service.store, player)? {
        let game = overdue::apply_overdue(service, game, env)?;
        let granted = off_hours::clip_to_allowance(
            off_hours::holiday_allowance(&service.store, &game),
            holidays.iter(),
            stretch,
        );
        let here = granted.and_then(|granted| pause::granted(&game, player, granted));
        if here != Some(stretch) {
            let ids = if here == granted {
                ["holiday-shorter", "holiday-used-up"]
            } else {
                ["holiday-shorter-here", "holiday-used-up-here"]
            };
            shorter.push_line(shortened(&game, here, ids));
        }
        if let Some(event) = granted.and_then(|granted| pause::away(&game, player, granted)) {
            touched.push(change_game(&service.store, &game, event, None, env.now)?);
        }
    }
    tell_together(player, &mut touched);
    holidays.push(stretch);
    holidays.sort_unstable();
    change(
        service,
        player,
        &[OffHoursChange::Holidays(&holidays)],
        &touched,
    )?;
    let args = [
        ("from", TextArg::Date(stretch.from)),
        ("until", TextArg::Date(stretch.until)),
        ("games", TextArg::count(touched.len())),
    ];
    let several = touched.iter().any(|game| game.is_large);
    let id = ["holiday-booked", "holiday-booked-several"][usize::from(several)];
    let mut text = catalogue::sentences().text(id, &args);
    text.push_line(shorter);
    text.push_line(way_back());
    Ok(vec![Reply::note(text)])
}

/// The command that ends one's holidays before their last day.
fn way_back() -> Text {
    let args = [("command", TextArg::Command("holiday"))];
    catalogue::sentences().text("holiday-back", &args)
}

/// The sentence about a holiday that counts in part, or not at all: the first message says until when.
fn shortened(game: &Game, granted: Option<TimeSpan>, [part, none]: [&'static str; 2]) -> Text {
    let words = catalogue::sentences();
    let mut args = vec![("game", game.id().to_string().into())];
    if let Some(longest) = game.terms().longest_stop {
        args.push(("longest", durations::lasting(longest).into()));
    }
    let Some(granted) = granted else {
        return words.text(none, &args);
    };
    args.push(("until", TextArg::Date(granted.until)));
    words.text(part, &args)
}

fn end_holiday(service: &mut Service, player: &PlayerId, env: &Env) -> HandlerResult {
    let mut holidays = store::off_hours::holidays(&service.store, player)?;
    if holidays.iter().all(|stretch| stretch.until <= env.now) {
        return Ok(vec![result::note("holiday-none", &[])]);
    }
    for stretch in &mut holidays {
        stretch.until = stretch.until.min(env.now);
    }
    holidays.retain(|stretch| stretch.from < stretch.until);
    let mut touched = Vec::new();
    for game in find::all_running_games(&service.store, player)? {
        if let Some(event) = pause::back(&game, player, env.now) {
            touched.push(change_game(&service.store, &game, event, None, env.now)?);
        }
    }
    tell_together(player, &mut touched);
    change(
        service,
        player,
        &[OffHoursChange::Holidays(&holidays)],
        &touched,
    )?;
    let args = [("games", TextArg::count(touched.len()))];
    Ok(vec![result::note("holiday-over", &args)])
}

fn holidays_page(store: &Store, player: &PlayerId, env: &Env) -> Result<Reply, StoreError> {
    let words = catalogue::sentences();
    let mut text = Text::default();
    let holidays = store::off_hours::holidays(store, player)?;
    for stretch in holidays.iter().filter(|stretch| stretch.until > env.now) {
        let args = [
            ("from", TextArg::Date(stretch.from)),
            ("until", TextArg::Date(stretch.until)),
        ];
        text.push_line(words.text("holiday-line", &args));
    }
    if text.0.is_empty() {
        text = words.text("holiday-none", &[]);
    } else {
        text.push_line(way_back());
    }
    let args = [("command", TextArg::Command("holiday"))];
    text.push_line(words.text("holiday-how", &args));
    Ok(Reply::note(text))
}

/// The values of one setting, as a menu.
fn menu(name: &str, values: &[&str]) -> Control {
    let words = catalogue::sentences();
    let option = |value: &&str| {
        let action = Action::Hours(hours::single_setting(name, value));
        (hours_labels::option(name, value), action)
    };
    let prompt = match name {
        ZONE => "form-zone",
        NIGHT => "form-night",
        _ => "form-rest",
    };
    Control::Menu {
        prompt: words.line(prompt, &[]),
        options: values.iter().map(option).collect(),
    }
}

fn field(name: &str) -> InputField {
    match name {
        ZONE => InputField::Zone,
        NIGHT => InputField::Night,
        _ => InputField::Rest,
    }
}

/// A typed holiday: days of the player's own calendar, including the last. The error is a message.
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
