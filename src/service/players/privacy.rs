//! Personal data: shown, exported and deleted; and the same for a server.
//!
//! Before deletion a player leaves their games by ordinary events. Those and the deletion are stored in one
//! transaction, so that a crash leaves no half of it.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};

use crate::contest::values::ContestPhase;
use crate::play::{Env, GameId, PlayerId, Server};
use crate::service::api::action::{Action, Request};
use crate::service::api::privacy::{Confirmation, ConfirmationError, PrivacyAction};
use crate::service::api::reply::{ButtonStyle, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::describe::button::button;
use crate::service::players::forget::forget;
use crate::service::players::personal_data::{FILE_LIMIT, personal_data_file};
use crate::service::servers::membership;
use crate::service::state::Service;
use crate::service::words::catalogue::{self, TextArg};
use crate::store::{self, ContestId, LadderId, PersonalDataCounts, Store, StoreError, server_text};

pub(in crate::service) fn privacy(
    service: &mut Service,
    request: &Request,
    action: &PrivacyAction,
    env: &Env,
) -> HandlerResult {
    match action {
        PrivacyAction::Show => summary_page(service, &request.user.id),
        PrivacyAction::Export => export_personal_data(&service.store, &request.user.id, env),
        PrivacyAction::Delete(sure) => delete(service, &request.user.id, sure.as_ref(), env),
        PrivacyAction::Server(sure) => delete_server(service, request, sure.as_ref(), env),
    }
}

fn summary_page(service: &Service, player: &PlayerId) -> HandlerResult {
    let kept = store::personal_data::counts(&service.store, player)?;
    if kept.is_empty() {
        return Ok(vec![page(result::note("privacy-none", &[]))]);
    }
    let own = || service.options.privacy_page.clone();
    let public = || Some(format!("{}/privacy", service.options.pages.as_ref()?));
    let mut reply = shown(&kept, own().or_else(public).as_deref());
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

fn export_personal_data(store: &Store, player: &PlayerId, env: &Env) -> HandlerResult {
    if store::personal_data::counts(store, player)?.is_empty() {
        return Ok(vec![result::note("privacy-none", &[])]);
    }
    let file = personal_data_file(store, player, env.now)?;
    if file.text.len() > FILE_LIMIT {
        let command = format!("kingboard personal-data {}", player.as_str());
        return Ok(vec![result::note(
            "privacy-too-large",
            &[("command", command.into())],
        )]);
    }
    let mut reply = result::note("privacy-file", &[]);
    reply.file = Some(file);
    Ok(vec![reply])
}

fn delete(
    service: &mut Service,
    player: &PlayerId,
    sure: Option<&Confirmation>,
    env: &Env,
) -> HandlerResult {
    let kept = store::personal_data::counts(&service.store, player)?;
    if kept.is_empty() {
        // Blocked players do not hear of the block, but the blocks are deleted all the same.
        forget(service, player, env)?;
        return Ok(vec![page(result::note("privacy-none", &[]))]);
    }
    let ends = EndsWithIt {
        games: store::erase::unfinished_of(&service.store, player)?
            .into_iter()
            .collect(),
        ..EndsWithIt::default()
    };
    let now = Confirmation {
        of: player.as_str().to_owned(),
        asked: env.now,
        ends: ends.checksum(),
    };
    match Confirmation::check(sure, &now) {
        Ok(()) => {
            forget(service, player, env)?;
            Ok(vec![page(result::note("privacy-gone", &[]))])
        }
        Err(ConfirmationError::Foreign) => Ok(vec![result::note("privacy-not-yours", &[])]),
        Err(unsure @ (ConfirmationError::New | ConfirmationError::Stale)) => {
            let mut reply = beginning(&unsure, "privacy-stale");
            reply
                .text
                .push_line(catalogue::sentences().text("privacy-sure", &[]));
            let args = [
                ("running", TextArg::Num(kept.running.into())),
                ("open", TextArg::Num(kept.open.into())),
                ("games", TextArg::Num(kept.games.into())),
            ];
            for id in ["privacy-sure-games", "privacy-sure-rest"] {
                reply.text.push_line(catalogue::sentences().text(id, &args));
            }
            let action = Action::Privacy(PrivacyAction::Delete(Some(now)));
            reply.controls = vec![button("button-privacy-sure", action, ButtonStyle::Danger)];
            Ok(vec![page(reply)])
        }
    }
}

fn delete_server(
    service: &mut Service,
    request: &Request,
    sure: Option<&Confirmation>,
    env: &Env,
) -> HandlerResult {
    let Request { place, access, .. } = request;
    if !request.is_in_own_server() {
        return Ok(vec![result::note("house-no-server", &[])]);
    }
    if !access.manages {
        return Ok(vec![result::note("privacy-server-not-yours", &[])]);
    }
    let server = place.server();
    let (games, settings) = store::erase::server_data_counts(&service.store, server)?;
    if (games, settings) == (0, 0) {
        return Ok(vec![page(result::note("privacy-server-none", &[]))]);
    }
    let ends = ends_with_server(&service.store, server)?;
    let now = Confirmation {
        of: server_text(server),
        asked: env.now,
        ends: ends.checksum(),
    };
    match Confirmation::check(sure, &now) {
        Ok(()) => {
            membership::forget_server(service, server, true, env)?;
            Ok(vec![page(result::note("privacy-server-gone", &[]))])
        }
        Err(ConfirmationError::Foreign) => Ok(vec![result::note("privacy-not-yours", &[])]),
        Err(unsure @ (ConfirmationError::New | ConfirmationError::Stale)) => {
            let words = catalogue::sentences();
            let mut reply = beginning(&unsure, "privacy-server-stale");
            let args = [
                ("alive", TextArg::count(ends.games.len())),
                ("contests", TextArg::count(ends.contests.len())),
                ("ladders", TextArg::count(ends.ladders.len())),
                ("games", TextArg::Num(games.into())),
            ];
            let lines = [
                ("privacy-server-sure", true),
                ("privacy-server-contests", !ends.contests.is_empty()),
                ("privacy-server-ladders", !ends.ladders.is_empty()),
                ("privacy-server-games", true),
            ];
            for (id, _) in lines.into_iter().filter(|(_, said)| *said) {
                reply.text.push_line(words.text(id, &args));
            }
            let action = Action::Privacy(PrivacyAction::Server(Some(now)));
            reply.controls = vec![button(
                "button-privacy-server-sure",
                action,
                ButtonStyle::Danger,
            )];
            Ok(vec![page(reply)])
        }
    }
}

/// The things that end when data is deleted, by their numbers.
#[derive(Debug, Default)]
struct EndsWithIt {
    /// Games and challenges.
    games: BTreeSet<GameId>,
    /// Leagues and tournaments; none end with a player.
    contests: BTreeSet<ContestId>,
    /// Ladders; none end with a player.
    ladders: BTreeSet<LadderId>,
}

impl EndsWithIt {
    /// The number by which a button recognises the things that its question named.
    fn checksum(&self) -> u32 {
        let Self {
            games,
            contests,
            ladders,
        } = self;
        let games = games.iter().map(|game| (b'g', game.0));
        let contests = contests.iter().map(|contest| (b'c', contest.0));
        let ladders = ladders.iter().map(|ladder| (b'l', ladder.0));
        let mut hash = Sha256::new();
        for (kind, number) in games.chain(contests).chain(ladders) {
            hash.update([kind]);
            hash.update(number.to_be_bytes());
        }
        let [first, second, third, fourth, ..] = <[u8; 32]>::from(hash.finalize());
        u32::from_be_bytes([first, second, third, fourth])
    }
}

/// The things that end where a server is forgotten.
fn ends_with_server(store: &Store, server: &Server) -> Result<EndsWithIt, StoreError> {
    let contests =
        store::contests::of_server(store, server, &ContestPhase::UNFINISHED, usize::MAX)?;
    let ladders = store::ladders::of_server(store, server)?.into_iter();
    let open = ladders.filter(|ladder| !ladder.closed);
    Ok(EndsWithIt {
        games: store::servers::unfinished_in(store, server)?
            .into_iter()
            .collect(),
        contests: contests.into_iter().map(|contest| contest.id).collect(),
        ladders: open.map(|ladder| ladder.id).collect(),
    })
}

/// A page that replaces the one whose button was pressed.
fn page(mut reply: Reply) -> Reply {
    reply.replaces_source = true;
    reply
}

/// The first line of a confirmation; `stale` is that after a button that no longer holds.
fn beginning(unsure: &ConfirmationError, stale: &str) -> Reply {
    match unsure {
        ConfirmationError::Stale => result::note(stale, &[]),
        ConfirmationError::New | ConfirmationError::Foreign => result::note("privacy-really", &[]),
    }
}

/// Counts of stored data as arguments of sentences.
fn counted(kept: &PersonalDataCounts) -> Vec<(&'static str, TextArg<'_>)> {
    let PersonalDataCounts {
        name: _,
        games,
        running,
        open,
        settings,
        notes,
        meanings,
        plans,
        boards,
        analyses,
        puzzles,
        tokens,
        ratings,
        contests,
        deeds,
        blocked,
        friends,
        holidays,
        messages,
        sessions,
        met,
        seen: _,
    } = kept;
    [
        ("games", games),
        ("running", running),
        ("open", open),
        ("settings", settings),
        ("notes", notes),
        ("meanings", meanings),
        ("plans", plans),
        ("boards", boards),
        ("analyses", analyses),
        ("puzzles", puzzles),
        ("tokens", tokens),
        ("ratings", ratings),
        ("contests", contests),
        ("deeds", deeds),
        ("blocked", blocked),
        ("friends", friends),
        ("holidays", holidays),
        ("messages", messages),
        ("sessions", sessions),
        ("met", met),
    ]
    .map(|(name, count)| (name, TextArg::Num((*count).into())))
    .into()
}

/// Counts of stored data in words, with a link to the page that explains more.
fn shown(kept: &PersonalDataCounts, page: Option<&str>) -> Reply {
    let mut args = counted(kept);
    let mut reply = result::note("privacy-title", &[]);
    let mut lines = vec![
        "privacy-games",
        "privacy-own",
        "privacy-competition",
        "privacy-others",
        "privacy-time",
    ];
    if kept.sessions > 0 || kept.met > 0 {
        lines.push("privacy-pages");
    }
    if let Some(name) = &kept.name {
        args.push(("name", name.as_str().into()));
        lines.insert(0, "privacy-name");
    }
    if let Some(seen) = &kept.seen {
        args.push(("when", TextArg::Date(*seen)));
        lines.push("privacy-seen");
    }
    if let Some(page) = page {
        args.push(("page", page_link(page)));
        lines.push("privacy-policy-page");
    } else {
        lines.push("privacy-policy");
    }
    for id in lines {
        reply.text.push_line(catalogue::sentences().text(id, &args));
    }
    reply
}

/// The link to the page about data: the operator's own, or the one among the public pages.
fn page_link(page: &str) -> TextArg<'static> {
    let words = catalogue::sentences().line("privacy-page", &[]);
    TextArg::Page(words, page.to_owned())
}
