//! What is kept of somebody: shown, handed out, and forgotten; and the same of a server.
//!
//! To be forgotten, one leaves one’s games by ordinary events first. Those and the forgetting are stored at once, so that
//! nothing hangs whatever breaks in between.

use crate::play::command::{Command, Refusal};
use crate::play::decide::{DecideInput, decide};
use crate::play::event::Event;
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, Place, PlayerId, Timestamp};
use crate::service::ask::{Action, Request};
use crate::service::buttons::button;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{ButtonStyle, Reply, TextFile};
use crate::service::wire::number;
use crate::service::{
    AppendExtras, HandlerResult, MAX_ATTEMPTS, PendingAppend, Service, note, places,
    stamp_and_apply,
};
use crate::store::{GameChange, PersonalDataCounts, StoreError};

/// How long a button that deletes may be pressed, ms.
const PRESSED_WITHIN: i64 = 15 * 60 * 1_000;
/// The largest file that is handed out, in bytes.
const FILE_LIMIT: usize = 8_000_000;
/// How long to wait with a server that could not be forgotten, ms.
const AGAIN: i64 = 60 * 60 * 1_000;
const DAY: i64 = 24 * 60 * 60 * 1_000;

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
enum ConfirmationError {
    /// Nothing was asked back yet.
    New,
    /// It was made for somebody else.
    Foreign,
    /// It is old, or games have begun or ended since.
    Stale,
}

impl Confirmation {
    /// A button for this is made from it, and must be as it was made.
    fn check(pressed: Option<&Self>, now: &Self) -> Result<(), ConfirmationError> {
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

impl Service {
    /// The bot, forgetting servers so many days after it was put out of them; 0 is never.
    #[must_use]
    pub fn forgetting_servers_after(mut self, days: u16) -> Self {
        self.forget_server_after = (days > 0).then(|| i64::from(days) * DAY);
        self
    }

    /// Leads to this page of the web from what is shown of what is kept.
    #[must_use]
    pub fn with_privacy_page(mut self, address: Option<String>) -> Self {
        self.privacy_page = address;
        self
    }

    pub(super) fn privacy(
        &mut self,
        request: &Request,
        wish: &PrivacyAction,
        env: &Env,
    ) -> HandlerResult {
        match wish {
            PrivacyAction::Show => self.summary_page(&request.who.id),
            PrivacyAction::Export => self.export_personal_data(&request.who.id, env),
            PrivacyAction::Delete(sure) => self.delete(&request.who.id, sure.as_ref(), env),
            PrivacyAction::Server(sure) => self.delete_server(request, sure.as_ref(), env),
        }
    }

    /// All that is kept of a player, for whoever runs the bot.
    ///
    /// # Errors
    /// As the store reports.
    pub fn personal_data(&self, player: &PlayerId, now: Timestamp) -> Result<TextFile, StoreError> {
        Ok(TextFile {
            name: "kingboard-personal-data.json".to_owned(),
            text: self.store.personal_data_json(player, now)?,
        })
    }

    fn summary_page(&self, who: &PlayerId) -> HandlerResult {
        let kept = self.store.personal_data_counts(who)?;
        if kept.is_empty() {
            return Ok(vec![page(note("privacy-none", &[]))]);
        }
        let mut reply = shown(&kept, self.privacy_page.as_deref());
        reply.controls = vec![
            button(
                "button-privacy-export",
                Action::Privacy(PrivacyAction::Export),
                ButtonStyle::Primary,
            ),
            button(
                "button-privacy-delete",
                Action::Privacy(PrivacyAction::Delete(None)),
                ButtonStyle::Danger,
            ),
        ];
        Ok(vec![page(reply)])
    }

    fn export_personal_data(&self, who: &PlayerId, env: &Env) -> HandlerResult {
        if self.store.personal_data_counts(who)?.is_empty() {
            return Ok(vec![note("privacy-none", &[])]);
        }
        let file = self.personal_data(who, env.now)?;
        if file.text.len() > FILE_LIMIT {
            let command = format!("kingboard personal-data {}", who.as_str());
            return Ok(vec![note(
                "privacy-too-large",
                &[("command", command.into())],
            )]);
        }
        let mut reply = note("privacy-file", &[]);
        reply.file = Some(file);
        Ok(vec![reply])
    }

    fn delete(&mut self, who: &PlayerId, sure: Option<&Confirmation>, env: &Env) -> HandlerResult {
        let kept = self.store.personal_data_counts(who)?;
        if kept.is_empty() {
            // Whom others have blocked is not told so, but is forgotten all the same.
            self.forget(who, env)?;
            return Ok(vec![page(note("privacy-none", &[]))]);
        }
        let now = Confirmation {
            of: who.as_str().to_owned(),
            asked: env.now,
            alive: kept.running.saturating_add(kept.open),
        };
        match Confirmation::check(sure, &now) {
            Ok(()) => {
                self.forget(who, env)?;
                Ok(vec![page(note("privacy-gone", &[]))])
            }
            Err(ConfirmationError::Foreign) => Ok(vec![note("privacy-not-yours", &[])]),
            Err(unsure @ (ConfirmationError::New | ConfirmationError::Stale)) => {
                let mut reply = beginning(&unsure);
                reply.text.push_line(sentences().text("privacy-sure", &[]));
                let args = [
                    ("running", TextArg::Num(kept.running.into())),
                    ("open", TextArg::Num(kept.open.into())),
                    ("games", TextArg::Num(kept.games.into())),
                ];
                for id in ["privacy-sure-games", "privacy-sure-rest"] {
                    reply.text.push_line(sentences().text(id, &args));
                }
                let ask = Action::Privacy(PrivacyAction::Delete(Some(now)));
                reply.controls = vec![button("button-privacy-sure", ask, ButtonStyle::Danger)];
                Ok(vec![page(reply)])
            }
        }
    }

    /// Ends all games of a player and forgets him; all or nothing. Where something happens in one of them meanwhile, it
    /// is looked at anew.
    fn forget(&mut self, who: &PlayerId, env: &Env) -> Result<(), StoreError> {
        for _ in 0..MAX_ATTEMPTS {
            let (mut ends, mut left) = (Vec::new(), Vec::new());
            for id in self.store.unfinished_of(who)? {
                // Nothing can be ended in one that is damaged; who is forgotten is forgotten there too.
                let Some(game) = self.load_healthy(id)? else {
                    left.push(id);
                    continue;
                };
                let game = self.apply_overdue(game, env)?;
                match leave_command(&game, who, env) {
                    Ok(events) => {
                        let ended = self.ends(&game, &events, env)?;
                        if ended.summary.stage == Stage::Running {
                            left.push(id);
                        }
                        ends.push(ended);
                    }
                    Err(_) => left.push(id),
                }
            }
            let changes: Vec<GameChange<'_>> = ends.iter().map(PendingAppend::change).collect();
            let pseudonym = |game: GameId| PlayerId::pseudonymised(env, game);
            let forgotten = self
                .store
                .forget(who, (&changes, &left), pseudonym, env.now);
            match forgotten {
                Err(StoreError::Conflict) => {}
                done => return done,
            }
        }
        Err(StoreError::Conflict)
    }

    fn ends(&self, game: &Game, events: &[Event], env: &Env) -> Result<PendingAppend, StoreError> {
        let happened = stamp_and_apply(game, events, env);
        let besides = AppendExtras {
            notices: &Self::private_notices(game, &happened.1, env),
            ..AppendExtras::default()
        };
        self.prepare_append(game, happened, besides, env)
    }

    fn delete_server(
        &mut self,
        request: &Request,
        sure: Option<&Confirmation>,
        env: &Env,
    ) -> HandlerResult {
        let Request {
            place,
            access: standing,
            ..
        } = request;
        if place.is_private() || standing.guest {
            return Ok(vec![note("house-no-server", &[])]);
        }
        if !standing.manages {
            return Ok(vec![note("privacy-server-not-yours", &[])]);
        }
        let house = place.server();
        let (games, settings) = self.store.server_data_counts(house)?;
        if (games, settings) == (0, 0) {
            return Ok(vec![page(note("privacy-server-none", &[]))]);
        }
        let alive = self.store.unfinished_in_server(house)?.len();
        let now = Confirmation {
            of: house.to_owned(),
            asked: env.now,
            alive: u32::try_from(alive).unwrap_or(u32::MAX),
        };
        match Confirmation::check(sure, &now) {
            Ok(()) => {
                self.forget_server(house, true, env)?;
                Ok(vec![page(note("privacy-server-gone", &[]))])
            }
            Err(ConfirmationError::Foreign) => Ok(vec![note("privacy-not-yours", &[])]),
            Err(unsure @ (ConfirmationError::New | ConfirmationError::Stale)) => {
                let mut reply = beginning(&unsure);
                let args = [
                    ("alive", TextArg::Num(now.alive.into())),
                    ("games", TextArg::Num(games.into())),
                ];
                for id in ["privacy-server-sure", "privacy-server-games"] {
                    reply.text.push_line(sentences().text(id, &args));
                }
                let ask = Action::Privacy(PrivacyAction::Server(Some(now)));
                reply.controls = vec![button(
                    "button-privacy-server-sure",
                    ask,
                    ButtonStyle::Danger,
                )];
                Ok(vec![page(reply)])
            }
        }
    }

    /// Ends all games of a server without a result, their dice opened, and forgets it; all or nothing. Players are told in
    /// private where they are to be.
    fn forget_server(&mut self, house: &str, told: bool, env: &Env) -> Result<(), StoreError> {
        let nowhere = Place::pseudonymised(env);
        for _ in 0..MAX_ATTEMPTS {
            let mut ends = Vec::new();
            for id in self.store.unfinished_in_server(house)? {
                let Some(game) = self.load_healthy(id)? else {
                    continue;
                };
                let running = game.stage() == Stage::Running;
                let events = [if running {
                    Event::Closed
                } else {
                    Event::Withdrawn
                }];
                let notices = if told && running {
                    places::notify_players(&game, "", env)
                } else {
                    Vec::new()
                };
                let besides = AppendExtras {
                    notices: &notices,
                    silent: true,
                    ..AppendExtras::default()
                };
                let happened = stamp_and_apply(&game, &events, env);
                ends.push(self.prepare_append(&game, happened, besides, env)?);
            }
            // Those that are damaged are left as they are, once they are known.
            self.quarantine_damaged(env);
            let changes: Vec<GameChange<'_>> = ends.iter().map(PendingAppend::change).collect();
            match self.store.forget_server(house, &changes, &nowhere, env.now) {
                Err(StoreError::Conflict) => {}
                done => return done,
            }
        }
        Err(StoreError::Conflict)
    }

    /// Notes which servers of a transport the bot is in, of those that it knows and that are meant: from the others it
    /// was put out, while it was away or before.
    pub fn sync_servers(
        &mut self,
        transport: &str,
        houses: &[String],
        meant: impl Fn(&str) -> bool,
        env: &Env,
    ) {
        let known = self.store.known_servers(transport).unwrap_or_else(|error| {
            tracing::error!(%error, "the servers cannot be read");
            Vec::new()
        });
        let gone = |house: &String| meant(house) && !houses.contains(house);
        for house in known.into_iter().filter(gone) {
            self.server_left(&house, env);
        }
        for house in houses {
            self.server_joined(house);
        }
    }

    /// The bot is in this server, for the first time or again.
    pub fn server_joined(&mut self, house: &str) {
        if let Err(error) = self.store.server_joined(house) {
            tracing::error!(%error, house, "it could not be noted that the bot is in a server");
        }
    }

    /// The bot is not in this server any more.
    pub(super) fn server_left(&mut self, house: &str, env: &Env) {
        if Place::new(house).is_private() {
            return;
        }
        if let Err(error) = self.store.server_left(house, env.now) {
            tracing::error!(%error, house, "it could not be noted that the bot has left a server");
        }
    }

    /// Forgets the next server whose time has come, or packs the database after something was forgotten; false where
    /// neither is due.
    pub(super) fn run_cleanup(&mut self, env: &Env) -> bool {
        match self.next_server_to_forget(env) {
            Ok(Some(house)) => {
                match self.forget_server(&house, false, env) {
                    Ok(()) => tracing::info!(house, "a server was forgotten that the bot has left"),
                    Err(error) => {
                        tracing::error!(%error, house, "a server could not be forgotten");
                        let after = self.forget_server_after.unwrap_or_default();
                        let at = Timestamp(env.now.0.saturating_sub(after).saturating_add(AGAIN));
                        return self.store.restart_leave_timer(&house, at).is_ok();
                    }
                }
                return true;
            }
            Ok(None) => {}
            Err(error) => tracing::error!(%error, "the servers that were left cannot be read"),
        }
        match self.store.vacuum_if_due(env.now) {
            Ok(packed) => packed,
            Err(error) => {
                tracing::warn!(%error, "the database could not be packed yet");
                false
            }
        }
    }

    fn next_server_to_forget(&self, env: &Env) -> Result<Option<String>, StoreError> {
        let Some(after) = self.forget_server_after else {
            return Ok(None);
        };
        let until = Timestamp(env.now.0.saturating_sub(after));
        self.store.longest_left_server(until)
    }
}

/// How a player leaves a game, as it stands: a challenge is taken back or declined, a game without a move called off, any
/// other given up; at a larger table he gets up, and the others may play on.
fn leave_command(game: &Game, who: &PlayerId, env: &Env) -> Result<Vec<Event>, Refusal> {
    let wish = |command: &Command| decide(game, who, command, env, &DecideInput::default());
    match game.stage() {
        Stage::Open if game.challenger() == who => wish(&Command::Withdraw),
        Stage::Open if game.is_present(who) => wish(&Command::Leave),
        Stage::Open => wish(&Command::Decline(String::new())),
        // The others may play on, so that nothing is to be called off.
        Stage::Running if game.is_large() => wish(&Command::Resign),
        Stage::Running | Stage::Over | Stage::Void => match wish(&Command::Abort) {
            // What a moderator holds can be given up all the same.
            Err(Refusal::TooLateToAbort | Refusal::Time(_)) => wish(&Command::Resign),
            called_off => called_off,
        },
    }
}

/// A page that takes the place of the one whose button was pressed.
fn page(mut reply: Reply) -> Reply {
    reply.replaces_source = true;
    reply
}

/// How asking back begins.
fn beginning(unsure: &ConfirmationError) -> Reply {
    match unsure {
        ConfirmationError::Stale => note("privacy-stale", &[]),
        ConfirmationError::New | ConfirmationError::Foreign => note("privacy-really", &[]),
    }
}

/// How much is kept, in words, and the page that says more.
fn shown(kept: &PersonalDataCounts, page: Option<&str>) -> Reply {
    let PersonalDataCounts {
        name,
        games,
        running,
        open,
        settings,
        notes,
        meanings,
        plans,
        boards,
        blocked,
        friends,
        holidays,
        messages,
        seen,
    } = kept;
    let mut args: Vec<(&str, TextArg<'_>)> = [
        ("games", games),
        ("running", running),
        ("open", open),
        ("settings", settings),
        ("notes", notes),
        ("meanings", meanings),
        ("plans", plans),
        ("boards", boards),
        ("blocked", blocked),
        ("friends", friends),
        ("holidays", holidays),
        ("messages", messages),
    ]
    .map(|(name, count)| (name, TextArg::Num((*count).into())))
    .into();
    let mut reply = note("privacy-title", &[]);
    let mut lines = vec![
        "privacy-games",
        "privacy-own",
        "privacy-others",
        "privacy-time",
    ];
    if let Some(name) = name {
        args.push(("name", name.as_str().into()));
        lines.insert(0, "privacy-name");
    }
    if let Some(seen) = seen {
        args.push(("when", TextArg::Date(*seen)));
        lines.push("privacy-seen");
    }
    if let Some(page) = page {
        let words = sentences().line("privacy-page", &[]);
        args.push(("page", TextArg::Page(words, page.to_owned())));
        lines.push("privacy-policy-page");
    } else {
        lines.push("privacy-policy");
    }
    for id in lines {
        reply.text.push_line(sentences().text(id, &args));
    }
    reply
}

/// What a control carries for a wish: `privacy`, `privacy.export`, `privacy.delete`,
/// `privacy.delete.discord:11.1772366400000.2`, and `server` likewise.
pub(super) fn wire(wish: &PrivacyAction) -> Option<String> {
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
pub(super) fn unwire(parts: &[&str]) -> Option<PrivacyAction> {
    let sure = |of: &str, asked: &str, alive: &str| {
        Some(Confirmation {
            of: of.to_owned(),
            asked: Timestamp(number(asked)?),
            alive: number(alive)?,
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
