//! Moderators’ actions: begin, hold, resume, bring here, correct, remove, replace, call off.
//!
//! Each is an event of the contest, announced to the table with its reason. Nobody manages a contest they play in.

use crate::contest::command::{ContestCommand, ContestRefusal};
use crate::contest::event::Leaving;
use crate::contest::values::{EntrantId, TableId};
use crate::play::calendar::DAY;
use crate::play::{Env, PlayerId, Timestamp};
use crate::service::api::action::{Action, Request};
use crate::service::api::contest::{ContestAction, ContestModeration};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::commit::batch;
use crate::service::contests::any_contest::AnyContest;
use crate::service::contests::enter::{asked, check_free, reserve_for};
use crate::service::contests::run::{Besides, next_number, number_of, refused, run};
use crate::service::contests::{apply, here, open, page, tell, words};
use crate::service::describe::moderate::one_reason;
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{self, GivenReason, PlaceOffer, StoredContest};

/// Time for which an offered place can be taken, in ms.
const OFFERED: i64 = 3 * DAY;

/// A moderator of a contest.
struct Manager<'a> {
    request: &'a Request,
    found: &'a StoredContest,
    by: EntrantId,
}

/// Handles a moderator’s action.
pub(super) fn manage(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    moderation: &ContestModeration,
    env: &Env,
) -> HandlerResult {
    open::may_open(service, request)?;
    let by = number_of(found, &request.user.id);
    // A channel for it decides nothing.
    if found.contest.had_part(by) && *moderation != ContestModeration::Here {
        if !found.contest.is_in(by) {
            let title = [("title", words::title(&found.into()).into())];
            return Ok(vec![result::note("refuse-contest-had-part", &title)]);
        }
        return Ok(vec![refused(found, ContestRefusal::OwnContest)]);
    }
    let manager = Manager { request, found, by };
    match moderation {
        ContestModeration::Begin => manager.run(service, &ContestCommand::Begin { by }, "", env),
        ContestModeration::Cancel { sure, reason } => manager.cancel(service, *sure, reason, env),
        ContestModeration::Hold { reason } => {
            manager.run(service, &ContestCommand::Hold { by }, reason, env)
        }
        ContestModeration::Resume => manager.run(service, &ContestCommand::Resume { by }, "", env),
        ContestModeration::Here if found.contest.is_over() => {
            Ok(vec![refused(found, ContestRefusal::Over)])
        }
        ContestModeration::Here => {
            let found = AnyContest::Contest(Box::new(found.clone()));
            here::bring(service, found, &request.place, env)
        }
        ContestModeration::Correct {
            table,
            result,
            reason,
        } => {
            let wanted = WantedResult {
                table: TableId(*table),
                typed: result,
                reason,
            };
            manager.correct(service, &wanted, env)
        }
        ContestModeration::Remove { player, reason } => {
            let (entrant, why) = (manager.entrant(service, player)?, Leaving::Removed);
            let by = Some(by);
            let command = ContestCommand::Leave { entrant, why, by };
            manager.run(service, &command, reason, env)
        }
        ContestModeration::Replace { player, by, reason } => {
            let change = PlaceChange {
                player,
                to: by,
                reason,
            };
            manager.offer(service, &change, env)
        }
    }
}

/// A result that a moderator wants.
struct WantedResult<'a> {
    table: TableId,
    /// The result, as typed.
    typed: &'a str,
    reason: &'a str,
}

/// A place that a moderator gives to another person.
struct PlaceChange<'a> {
    /// The player who has it.
    player: &'a Person,
    /// The other person.
    to: &'a Person,
    reason: &'a str,
}

impl Manager<'_> {
    /// Runs a command with its reason.
    fn run(
        &self,
        service: &mut Service,
        command: &ContestCommand,
        reason: &str,
        env: &Env,
    ) -> HandlerResult {
        let user = &self.request.user;
        let reason = one_reason(reason)?;
        service.store.save_name(&user.id, &user.name)?;
        let people = [(self.by, user.id.clone())];
        let reason = Some(GivenReason {
            by: &user.id,
            text: &reason,
        });
        let besides = Besides {
            people: &people,
            reason,
        };
        run(service, self.found, command, besides, env)?;
        let title = ("title", words::title(&self.found.into()).into());
        let calls_off = matches!(command, ContestCommand::Cancel { .. });
        if self.found.contest.lost().is_some() && !calls_off {
            let command = ("command", TextArg::Command("contest here"));
            return Ok(vec![result::note(
                "contest-managed-unseen",
                &[title, command],
            )]);
        }
        Ok(vec![result::note("contest-managed", &[title])])
    }

    /// Calls off; first the price is shown.
    fn cancel(&self, service: &mut Service, sure: bool, reason: &str, env: &Env) -> HandlerResult {
        let command = ContestCommand::Cancel { by: self.by };
        if sure || !apply::would_accept(self.found, &command, env) {
            return self.run(service, &command, reason, env);
        }
        let args = [
            ("title", words::title(&self.found.into()).into()),
            ("command", TextArg::Command("contest cancel")),
        ];
        let action = Action::Contest(ContestAction::Manage {
            contest: Some(self.found.id),
            moderation: ContestModeration::Cancel {
                sure: true,
                reason: String::new(),
            },
        });
        let label = "button-contest-cancel";
        Ok(vec![asked("contest-cancel-sure", &args, label, action)])
    }

    /// Changes a result.
    fn correct(
        &self,
        service: &mut Service,
        wanted: &WantedResult<'_>,
        env: &Env,
    ) -> HandlerResult {
        let WantedResult {
            table,
            typed,
            reason,
        } = *wanted;
        let tables = self.found.contest.tables();
        let Some(found) = tables.get(&table) else {
            let args = [
                ("table", TextArg::Num(table.0.into())),
                ("command", TextArg::Command("contest pairings")),
            ];
            return Ok(vec![result::note("refuse-contest-table", &args)]);
        };
        let Some(points) = words::read_score(typed, found.paired.seats.len()) else {
            return Ok(vec![refused(self.found, ContestRefusal::Points)]);
        };
        let (by, reason) = (self.by, reason.to_owned());
        let command = ContestCommand::Correct {
            by,
            table,
            points,
            reason: reason.clone(),
        };
        self.run(service, &command, &reason, env)
    }

    /// The entrant who is this player.
    fn entrant(&self, service: &Service, player: &Person) -> Result<EntrantId, HandlerError> {
        let mut people = self.found.people.iter();
        let known = people
            .find(|(number, known)| **known == player.id && self.found.contest.is_in(**number));
        if let Some((number, _)) = known {
            return Ok(*number);
        }
        let names = page::names(service, [&player.id])?;
        let args = [
            ("player", names.named_or_typed(&player.id)),
            ("title", words::title(&self.found.into()).into()),
        ];
        Err(result::note("refuse-contest-nobody", &args).into())
    }

    /// Offers the place of an entrant to another person, who has to take it.
    fn offer(&self, service: &mut Service, change: &PlaceChange<'_>, env: &Env) -> HandlerResult {
        let PlaceChange { player, to, reason } = *change;
        let place = self.entrant(service, player)?;
        let reason = one_reason(reason)?;
        if to.id == self.request.user.id || to.id.is_computer() {
            return Ok(vec![refused(self.found, ContestRefusal::OwnContest)]);
        }
        let reserve = reserve_for(self.found, place, &to.id);
        if reserve.is_none() {
            check_free(service, self.found, &to.id)?;
        }
        let command = ContestCommand::Replace {
            entrant: place,
            by: self.by,
            moved: false,
            former: reserve.unwrap_or_else(|| next_number(self.found)),
        };
        if !apply::would_accept(self.found, &command, env) {
            return Ok(vec![refused(self.found, ContestRefusal::Over)]);
        }
        let user = &self.request.user;
        for person in [user, to] {
            save_name(service, &person.id, &person.name)?;
        }
        let offer = PlaceOffer {
            player: to.id.clone(),
            by: user.id.clone(),
            reason,
            until: Timestamp(env.now.0 + OFFERED),
        };
        batch::together(service, |service| {
            store::offers::make(&mut service.store, self.found.id, place, &offer, env.now)?;
            tell::enqueue_offer(service, self.found, place, env)
        })?;
        let title = words::title(&self.found.into());
        Ok(vec![result::note(
            "contest-managed",
            &[("title", title.into())],
        )])
    }
}

fn save_name(service: &mut Service, player: &PlayerId, name: &str) -> Result<(), HandlerError> {
    if !name.is_empty() {
        service.store.save_name(player, name)?;
    }
    Ok(())
}
