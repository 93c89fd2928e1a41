//! The page that shows and changes a player's reminder settings.

use crate::play::Env;
use crate::play::reminder_schedule::ReminderInterval;
use crate::service::api::action::Action;
use crate::service::api::fields::InputField;
use crate::service::api::remind::ReminderAction;
use crate::service::api::reminder_settings::{ReminderSetting, ReminderSettings};
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::HandlerResult;
use crate::service::api::setting_keys::DMS_CLOSED;
use crate::service::api::values::Person;
use crate::service::describe::{args, fields};
use crate::service::words::catalogue::TextArg;
use crate::service::words::language::is_at_terminal;
use crate::service::words::{catalogue, durations};
use crate::service::{commit, lookup};
use crate::store::{self, Store};

/// Stores changed settings, sets the due reminders to match, and shows the present ones.
pub(in crate::service) fn update_reminder_settings(
    store: &mut Store,
    user: &Person,
    chosen: &[(ReminderSetting, String)],
    env: &Env,
) -> HandlerResult {
    let mut values = Vec::new();
    for (choice, typed) in chosen {
        match choice.read(typed) {
            Ok(value) => values.push((choice.stored(), value)),
            Err(wrong) => {
                let args = [("typed", args::short(typed).into())];
                let text = catalogue::sentences().text(wrong, &args);
                return Ok(vec![fields::invalid_input(
                    text,
                    InputField::ReminderSetting(*choice),
                )]);
            }
        }
    }
    for (name, value) in &values {
        store::players::save_preference(store, &user.id, name, value)?;
    }
    if !values.is_empty() {
        commit::reminder_alarms::reset_reminders(store, &user.id, env.now)?;
    }
    let settings = lookup::reminder_settings::reminder_settings(store, &user.id);
    if settings.closed.is_some() {
        // Shown now, and tried again from now on.
        store::players::save_preference(store, &user.id, DMS_CLOSED, "")?;
    }
    Ok(vec![page(&settings)])
}

/// The present settings, with their choices.
fn page(now: &ReminderSettings) -> Reply {
    let words = catalogue::sentences();
    let mut text = words.text("remind-page", &[]);
    text.push_line(match now.policy.how {
        ReminderInterval::Auto => words.text("remind-now-auto", &[]),
        ReminderInterval::Off => words.text("remind-now-off", &[]),
        ReminderInterval::Every(often) => words.text(
            "remind-now-every",
            &[("time", durations::lasting(often).into())],
        ),
    });
    let to = if now.dm {
        "remind-now-person"
    } else {
        "remind-now-place"
    };
    if !is_at_terminal() {
        text.push_line(words.text(to, &[]));
    }
    let zone = ("zone", TextArg::from(now.zone.to_string()));
    text.push_line(match now.quiet {
        Some(quiet) => {
            let hours = ("hours", TextArg::from(quiet.to_string()));
            let command = ("command", TextArg::Command("hours"));
            words.text("remind-now-quiet", &[hours, zone, command])
        }
        None => words.text("remind-now-no-quiet", &[]),
    });
    let boards = if now.boards {
        "remind-now-boards"
    } else {
        "remind-now-no-boards"
    };
    if !is_at_terminal() {
        text.push_line(words.text(boards, &[]));
    }
    if let Some(at) = now.closed {
        text.push_line(words.text("remind-closed", &[("when", TextArg::Date(at))]));
    }
    text.push_line(words.text("remind-typed", &[("command", TextArg::Command("remind"))]));
    let mut reply = Reply::note(text);
    // A terminal has no direct messages.
    let shown = |choice: &ReminderSetting| match choice {
        ReminderSetting::How | ReminderSetting::Quiet => true,
        ReminderSetting::Where | ReminderSetting::Boards => !is_at_terminal(),
    };
    let choices = ReminderSetting::ALL.into_iter().filter(shown);
    reply.controls = choices.map(menu).collect();
    let typed = [ReminderSetting::How, ReminderSetting::Quiet];
    let buttons = typed.map(|choice| {
        fields::open_button(InputField::ReminderSetting(choice), ButtonStyle::Secondary)
    });
    reply.controls.extend(buttons);
    reply.replaces_source = true;
    reply
}

fn menu(choice: ReminderSetting) -> Control {
    let prompt = match choice {
        ReminderSetting::How => "remind-menu-how",
        ReminderSetting::Where => "remind-menu-where",
        ReminderSetting::Quiet => "remind-menu-quiet",
        ReminderSetting::Boards => "remind-menu-boards",
    };
    let options = choice.offered().iter().map(|value| {
        let action = ReminderAction::Settings(vec![(choice, (*value).to_owned())]);
        (choice.label(value), Action::Remind(action))
    });
    Control::Menu {
        prompt: catalogue::sentences().line(prompt, &[]),
        options: options.collect(),
    }
}
