//! The commands about time: as Discord is told of them, and what they ask.

use serenity::all::{CommandOptionType, ResolvedOption};
use serenity::builder::CreateCommand;

use crate::discord::commands::given::{game as named_game, switch, typed};
use crate::discord::commands::options::{command, described, game, option, suggested, text};
use crate::service::api::action::Action;
use crate::service::api::hours::OffHoursAction;
use crate::service::api::time::ClockAction;

/// `/clock`: how much time there is.
pub(in crate::discord) const CLOCK: &str = "clock";
/// `/pause`: propose to pause.
pub(in crate::discord) const PAUSE: &str = "pause";
/// `/resume`: go on.
pub(in crate::discord) const RESUME: &str = "resume";
/// `/give`: give the opponent time.
pub(in crate::discord) const GIVE: &str = "give";
/// `/claim`: claim the win.
pub(in crate::discord) const CLAIM: &str = "claim";
/// `/holiday`: go on holiday, see it, come back.
pub(in crate::discord) const HOLIDAY: &str = "holiday";
/// `/hours`: one's time zone, night and days off.
pub(in crate::discord) const HOURS: &str = "hours";

/// Those whose game must be one's own.
pub(in crate::discord) const OWN_GAME: [&str; 5] = [CLOCK, PAUSE, RESUME, GIVE, CLAIM];

/// All of them.
pub(in crate::discord) fn commands() -> Vec<CreateCommand> {
    let with_game = |name| command(name).add_option(game(name));
    vec![
        with_game(CLOCK),
        with_game(PAUSE),
        with_game(RESUME),
        command(GIVE)
            .add_option(suggested(GIVE, option::TIME).required(true))
            .add_option(game(GIVE)),
        with_game(CLAIM),
        command(HOLIDAY)
            .add_option(suggested(HOLIDAY, option::UNTIL))
            .add_option(text(HOLIDAY, option::FROM))
            .add_option(described(HOLIDAY, option::BACK, CommandOptionType::Boolean)),
        command(HOURS)
            .add_option(suggested(HOURS, option::ZONE))
            .add_option(suggested(HOURS, option::NIGHT))
            .add_option(suggested(HOURS, option::REST)),
    ]
}

/// The action of such a command; `None` for any other command.
pub(in crate::discord) fn ask(
    name: &str,
    options: &[ResolvedOption<'_>],
) -> Option<Result<Action, &'static str>> {
    let about =
        |wish: fn(_) -> ClockAction| named_game(options).map(|game| Action::Time(wish(game)));
    Some(match name {
        CLOCK => about(ClockAction::Show),
        PAUSE => about(ClockAction::OfferPause),
        RESUME => about(ClockAction::Resume),
        CLAIM => about(ClockAction::Claim),
        GIVE => named_game(options).map(|game| {
            let length = typed(options, option::TIME).unwrap_or_default();
            Action::Time(ClockAction::Give { game, length })
        }),
        HOLIDAY => Ok(Action::Hours(holiday(options))),
        HOURS => Ok(Action::Hours(OffHoursAction::Hours {
            zone: typed(options, option::ZONE),
            night: typed(options, option::NIGHT),
            rest: typed(options, option::REST),
        })),
        _ => return None,
    })
}

fn holiday(options: &[ResolvedOption<'_>]) -> OffHoursAction {
    match (typed(options, option::UNTIL), switch(options, option::BACK)) {
        (_, Some(true)) => OffHoursAction::EndHoliday,
        (Some(until), _) => OffHoursAction::AddHoliday {
            from: typed(options, option::FROM),
            until,
        },
        (None, _) => OffHoursAction::Holidays,
    }
}
