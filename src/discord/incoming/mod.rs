//! Reads interactions and messages as [`Request`]s. Pure: nothing is asked or sent here.

mod access;
mod completion;
#[cfg(any(test, fuzzing))]
pub(crate) mod fuzzing;
mod menus;
pub(in crate::discord) mod modals;
pub(in crate::discord) mod unread;

use std::borrow::Cow;

use serenity::all::{
    CommandInteraction, CommandType, ComponentInteraction, ComponentInteractionDataKind, GuildId,
    Message, MessageType, ResolvedOption, ResolvedValue, UserId,
};

use crate::discord::base::ids::{named, person, place};
use crate::discord::commands;
use crate::discord::commands::given::{game, kind, short, switch, typed, user};
use crate::discord::commands::options::option;
use crate::discord::commands::{
    dice, learn, moderate, privacy, profile, reminders, servers, signal, time,
};
use crate::render::ThemeName;
use crate::service::api::access::Access;
use crate::service::api::action::{Action, Request};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::look::CloseUp;
use crate::service::api::pick::PickStep;
use crate::service::api::plan::PlanAction;
use crate::service::api::preferences::Preference;
use crate::service::api::relations::RelationAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::values::{
    Day, FilmOptions, FilmSpeed, GamesFilter, HistorySearch, ReadOutPart, RecordFormat, SideChoice,
};
use crate::service::{Score, unwire};

pub(in crate::discord) use completion::{CompletionRequest, typing};

/// The meaning of an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum IncomingAction {
    /// A request for the service.
    Request(Box<Request>),
    /// Answered by the adapter itself, with this sentence of the catalogue.
    Sentence(&'static str),
}

/// Reads a slash command. `hears`: the bot has the message-content intent.
pub(in crate::discord) fn command(said: &CommandInteraction, hears: bool) -> IncomingAction {
    let nick = said
        .member
        .as_ref()
        .and_then(|member| member.nick.as_deref());
    let options = said.data.options();
    let pointed = [CommandType::User, CommandType::Message].contains(&said.data.kind);
    let wish = if pointed {
        menus::asked(&said.data)
    } else {
        let (verb, options) = verb(&said.data.name, &options);
        match no_game(within(options)) {
            Some(typed) => Ok(Action::NoGame(typed)),
            None => ask(verb, options, said.guild_id),
        }
    };
    match wish {
        Ok(ask) => IncomingAction::Request(Box::new(Request {
            who: person(&said.user, nick),
            place: place(said.guild_id, said.channel_id),
            access: access::of_command(said, hears),
            source: named(said.id),
            action: ask,
        })),
        Err(sentence) => IncomingAction::Sentence(sentence),
    }
}

/// The verb of a command, with its options. A command of before the grouping is its own verb.
fn verb<'a>(
    name: &'a str,
    options: &'a [ResolvedOption<'a>],
) -> (&'a str, &'a [ResolvedOption<'a>]) {
    let sub = options.first().and_then(|option| {
        let ResolvedValue::SubCommand(given) = &option.value else {
            return None;
        };
        Some((option.name, given))
    });
    sub.and_then(|(sub, given)| {
        let verb = commands::verb(&[name, sub].join(" "))?;
        Some((verb, given.as_slice()))
    })
    .unwrap_or((name, options))
}

/// The options of a subcommand, or those of a command without any.
fn within<'a>(options: &'a [ResolvedOption<'a>]) -> &'a [ResolvedOption<'a>] {
    match options.first().map(|option| &option.value) {
        Some(ResolvedValue::SubCommand(given)) => given,
        Some(_) | None => options,
    }
}

/// Reads a press of a button or a choice from a menu.
pub(in crate::discord) fn component(said: &ComponentInteraction, hears: bool) -> IncomingAction {
    let nick = said
        .member
        .as_ref()
        .and_then(|member| member.nick.as_deref());
    match pressed(said) {
        Some(ask) => IncomingAction::Request(Box::new(Request {
            who: person(&said.user, nick),
            place: place(said.guild_id, said.channel_id),
            access: access::of_component(said, hears),
            source: named(said.id),
            action: ask,
        })),
        None => IncomingAction::Sentence("discord-unknown-control"),
    }
}

/// The action of a button, a menu option, or a select with its values.
fn pressed(said: &ComponentInteraction) -> Option<Action> {
    let id = &said.data.custom_id;
    if let ComponentInteractionDataKind::StringSelect { values } = &said.data.kind {
        return unwire(values.first()?);
    }
    if let ComponentInteractionDataKind::ChannelSelect { values } = &said.data.kind {
        let places = values.iter().map(|channel| place(said.guild_id, *channel));
        let places: Vec<String> = places.map(|place| place.as_str().to_owned()).collect();
        return listed(unwire(id)?, &places);
    }
    if let ComponentInteractionDataKind::RoleSelect { values } = &said.data.kind {
        let roles: Vec<String> = values.iter().map(ToString::to_string).collect();
        return listed(unwire(id)?, &roles);
    }
    unwire(id)
}

/// The action of a select, with its values.
fn listed(ask: Action, chosen: &[String]) -> Option<Action> {
    let Action::ServerSettings(mut wish) = ask else {
        return None;
    };
    let all = || "all".to_owned();
    wish.value = Some(if chosen.is_empty() {
        all()
    } else {
        chosen.join(" ")
    });
    Some(Action::ServerSettings(wish))
}

/// Reads an ordinary message; `None` when it is none of the bot's concern.
pub(in crate::discord) fn message(said: &Message, me: UserId) -> Option<Request> {
    let ordinary = matches!(said.kind, MessageType::Regular | MessageType::InlineReply);
    let robot = said.author.bot || said.author.system || said.webhook_id.is_some();
    if !ordinary || robot || said.author.id == me {
        return None;
    }
    let (text, mentioned) = strip_mention(&said.content, me);
    if text.is_empty() && !mentioned {
        return None;
    }
    // A reply to another user is not for the bot.
    let to_others = said.referenced_message.as_ref();
    let to_others = to_others.is_some_and(|answered| answered.author.id != me);
    let reply_to = (said.kind == MessageType::InlineReply && !to_others)
        .then(|| said.message_reference.as_ref()?.message_id)
        .flatten();
    let nick = said
        .member
        .as_ref()
        .and_then(|member| member.nick.as_deref());
    Some(Request {
        who: person(&said.author, nick),
        place: place(said.guild_id, said.channel_id),
        // A typed line begins no game.
        access: Access::default(),
        source: named(said.id),
        action: Action::Chat {
            text: short(&text),
            reply_to: reply_to.map(|id| id.to_string()),
            // In a direct message every line is for the bot.
            addressed: mentioned || said.guild_id.is_none(),
            aloud: said.guild_id.is_some(),
        },
    })
}

fn ask(
    command: &str,
    options: &[ResolvedOption<'_>],
    server: Option<GuildId>,
) -> Result<Action, &'static str> {
    Ok(match command {
        commands::MOVE => match (game(options)?, typed(options, option::MOVE)) {
            (game, Some(text)) => Action::Play { game, text },
            (game, None) => Action::PickStep(PickStep::ChoosePiece(game)),
        },
        commands::BOARD => board(options)?,
        commands::GAMES => Action::Games(filter(options)),
        commands::REVIEW => Action::BeginReview {
            game: game(options)?,
            at: typed(options, option::MOVE),
        },
        commands::EXPORT => Action::Export {
            game: Some(game(options)?.ok_or("discord-no-such-game")?),
            format: match typed(options, option::FORMAT).as_deref() {
                Some("json") => RecordFormat::Json,
                _ => RecordFormat::Text,
            },
        },
        commands::VERIFY => Action::Verify(game(options)?),
        commands::HISTORY => Action::History(history(options)?),
        commands::FILM => Action::Film {
            game: game(options)?,
            cut: cut(options),
        },
        commands::SIGNAL => Action::Signal(signal::asked(options)?),
        commands::DRAW => Action::OfferDraw(game(options)?),
        commands::TAKEBACK => Action::Takeback(TakebackAction::Ask(game(options)?)),
        commands::SWAP => Action::Swap {
            game: game(options)?,
            seen: None,
        },
        commands::RESIGN => Action::Resign {
            game: game(options)?,
            sure: false,
        },
        commands::ABORT => Action::Abort(game(options)?),
        commands::TOUCH => Action::Touch {
            game: game(options)?,
            cell: typed(options, option::SQUARE).unwrap_or_default(),
        },
        commands::SHOW => Action::PieceMoves {
            game: game(options)?,
            cell: typed(options, option::SQUARE).unwrap_or_default(),
        },
        commands::DESCRIBE => Action::Describe {
            game: game(options)?,
            part: part(options),
        },
        commands::SETTINGS | commands::GENERAL => Action::Settings(settings(options)),
        profile::PROFILE => profile::asked(options),
        moderate::MODERATE => moderate::asked(options)?,
        privacy::PRIVACY => privacy::asked(options),
        learn::TUTORIAL => learn::asked(options),
        commands::REMIND => Action::Remind(reminders::asked(options)),
        commands::SERVER => Action::ServerSettings(servers::house(server, options)?),
        commands::SETUP => Action::Setup,
        commands::HERE => Action::MoveHere(game(options)?),
        commands::HELP => learn::helped(options),
        commands::RULES => Action::Rules {
            kind: typed(options, option::GAME).and_then(|slug| kind(&slug)),
            topic: typed(options, option::TOPIC),
        },
        _ => return personal_action(command, options),
    })
}

/// The chosen preferences, of either command.
fn settings(options: &[ResolvedOption<'_>]) -> Vec<Preference> {
    let names = commands::ON_BOARDS.into_iter().chain(commands::IN_GENERAL);
    names
        .filter_map(|name| Preference::from_codes(name, &typed(options, name)?))
        .collect()
}

/// The commands about private things: boards, plans, notes.
fn personal_action(command: &str, options: &[ResolvedOption<'_>]) -> Result<Action, &'static str> {
    Ok(match command {
        commands::EXPLORE => Action::Explore(ExploreAction::Open {
            game: game(options)?,
            at: typed(options, option::FROM),
            moves: typed(options, option::MOVES).unwrap_or_default(),
        }),
        commands::PLAN => Action::Plan(PlanAction::Add {
            game: game(options)?,
            text: typed(options, option::LINE).unwrap_or_default(),
        }),
        commands::NOTE => Action::Note {
            game: game(options)?,
            at: typed(options, option::MOVE),
            text: typed(options, option::TEXT).unwrap_or_default(),
        },
        commands::NOTES => Action::Notes {
            game: game(options)?,
            share: switch(options, option::SHARE),
        },
        other => time::ask(other, options)
            .or_else(|| dice::ask(other, options))
            .unwrap_or_else(|| offers(other, options))?,
    })
}

/// The filter of `/games`.
fn filter(options: &[ResolvedOption<'_>]) -> GamesFilter {
    match typed(options, option::SHOW).as_deref() {
        Some("here") => GamesFilter::Here,
        _ => GamesFilter::Mine,
    }
}

/// The commands about challenges, and about who may make them.
fn offers(command: &str, options: &[ResolvedOption<'_>]) -> Result<Action, &'static str> {
    match command {
        commands::CHALLENGE => challenge(options),
        commands::HANDOVER => handover(options),
        commands::CHALLENGES => Ok(Action::Challenges(ChallengeListAction::List)),
        commands::DECLINE => Ok(Action::Challenges(ChallengeListAction::Decline {
            game: game(options)?,
            word: typed(options, option::WORDS).unwrap_or_default(),
        })),
        command if commands::RELATIONS.contains(&command) => relation(command, options),
        _ => Err("discord-unknown-command"),
    }
}

/// `/board`, or a close-up of it.
fn board(options: &[ResolvedOption<'_>]) -> Result<Action, &'static str> {
    let game = game(options)?;
    let at = match typed(options, option::SHOW).as_deref() {
        Some("close") => CloseUp::Army(None),
        Some("passant") => CloseUp::Hints,
        _ => return Ok(Action::Board(game)),
    };
    Ok(Action::CloseUp { game, at })
}

/// The part to read out: the named square, or else the chosen part.
fn part(options: &[ResolvedOption<'_>]) -> ReadOutPart {
    let shown = typed(options, option::SHOW);
    match (typed(options, option::SQUARE), shown.as_deref()) {
        (Some(cell), _) => ReadOutPart::Cell(cell),
        (None, Some("mine")) => ReadOutPart::Mine,
        (None, Some("board")) => ReadOutPart::Board,
        (None, _) => ReadOutPart::All,
    }
}

fn challenge(options: &[ResolvedOption<'_>]) -> Result<Action, &'static str> {
    let Some(ResolvedOption {
        name,
        value: ResolvedValue::SubCommand(given),
        ..
    }) = options.first()
    else {
        return Err("discord-unknown-command");
    };
    if *name == commands::FORM {
        let opponent = given.iter().find_map(|option| {
            let ResolvedValue::User(user, member) = option.value else {
                return None;
            };
            Some((user, member))
        });
        return menus::form(opponent);
    }
    let kind = kind(name).ok_or("discord-unknown-command")?;
    let mut offer = NewChallenge {
        kind,
        clock: typed(given, option::CLOCK),
        note: typed(given, option::WORDS).unwrap_or_default(),
        games: typed(given, option::GAMES),
        thread: switch(given, option::THREAD).unwrap_or_default(),
        ..NewChallenge::default()
    };
    for option in given {
        match (&option.value, option.name) {
            (ResolvedValue::User(user, _), _) if user.bot => return Err("discord-opponent-is-bot"),
            (ResolvedValue::User(user, member), _) => {
                let nick = member.and_then(|member| member.nick.as_deref());
                offer.opponent = Some(person(user, nick));
            }
            (ResolvedValue::String(seat), option::SIDE) => {
                offer.side = seat.parse().map_or(SideChoice::Random, SideChoice::Seat);
            }
            (ResolvedValue::Boolean(true), name) if name != option::THREAD => {
                offer.options = offer.options.with(name);
            }
            _ => {}
        }
    }
    Ok(Action::Challenge(offer))
}

/// `/handover`: one's seat, to whom.
fn handover(options: &[ResolvedOption<'_>]) -> Result<Action, &'static str> {
    let to = options.iter().find_map(|option| {
        let ResolvedValue::User(user, member) = option.value else {
            return None;
        };
        let nick = member.and_then(|member| member.nick.as_deref());
        (!user.bot).then(|| person(user, nick))
    });
    let game = game(options)?;
    to.map(|to| Action::OfferSeat { game, to })
        .ok_or("discord-seat-for-bot")
}

/// `/block` and its like, with a user, or without one for the list.
fn relation(command: &str, options: &[ResolvedOption<'_>]) -> Result<Action, &'static str> {
    let whom = options.iter().find_map(|option| {
        if let ResolvedValue::User(user, member) = option.value {
            Some((user, member))
        } else {
            None
        }
    });
    if whom.is_some_and(|(user, _)| user.bot) {
        return Err("discord-opponent-is-bot");
    }
    let whom = whom.map(|(user, member)| {
        let nick = member.and_then(|member| member.nick.as_deref());
        person(user, nick)
    });
    Ok(Action::Relation(match command {
        commands::BLOCK => RelationAction::Block(whom),
        commands::UNBLOCK => RelationAction::Unblock(whom),
        commands::FRIEND => RelationAction::Befriend(whom),
        _ => RelationAction::Unfriend(whom),
    }))
}

fn history(options: &[ResolvedOption<'_>]) -> Result<HistorySearch, &'static str> {
    let day = |name: &str| {
        typed(options, name)
            .map(|text| Day::span(&text).ok_or("history-no-date"))
            .transpose()
    };
    Ok(HistorySearch {
        running: typed(options, option::STATE).as_deref() == Some("running"),
        player: user(options, option::PLAYER),
        opponent: user(options, option::OPPONENT),
        kind: typed(options, option::GAME).and_then(|slug| kind(&slug)),
        score: match typed(options, option::RESULT).as_deref() {
            Some("won") => Some(Score::Won),
            Some("lost") => Some(Score::Lost),
            Some("drawn") => Some(Score::Drawn),
            _ => None,
        },
        since: day(option::SINCE)?.map(|(first, _)| first),
        until: day(option::UNTIL)?.map(|(_, last)| last),
        page: 0,
    })
}

/// The options of a film.
fn cut(options: &[ResolvedOption<'_>]) -> FilmOptions {
    FilmOptions {
        from: typed(options, option::FROM),
        to: typed(options, option::TO),
        side: typed(options, option::SIDE).and_then(|seat| seat.parse().ok()),
        pace: typed(options, option::SPEED)
            .and_then(|code| FilmSpeed::from_code(&code))
            .unwrap_or_default(),
        theme: typed(options, option::THEME).and_then(|code| ThemeName::from_code(&code)),
    }
}

/// The typed number of a game that is too large for any game.
fn no_game(options: &[ResolvedOption<'_>]) -> Option<String> {
    let text = typed(options, option::GAME)?;
    let number = text.trim().trim_start_matches('#').trim();
    let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    (digits && number.parse::<i64>().is_err()).then(|| number.to_owned())
}

/// The text without markup around its lines, and whether it mentions the bot: then without any mention.
fn strip_mention(text: &str, me: UserId) -> (String, bool) {
    let mentioned = text.contains(&format!("<@{me}>")) || text.contains(&format!("<@!{me}>"));
    let text = if mentioned {
        Cow::Owned(without_mentions(text))
    } else {
        Cow::Borrowed(text)
    };
    let lines = text
        .lines()
        .map(|line| line.trim_matches(|c: char| c.is_whitespace() || "`*_|~".contains(c)));
    let lines: Vec<&str> = lines.collect();
    (lines.join("\n").trim().to_owned(), mentioned)
}

/// The text with a space in the place of each `<@12>`, `<@!12>` and `<@&12>`.
fn without_mentions(text: &str) -> String {
    let mut parts = text.split("<@");
    let mut left = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(['!', '&']);
        let digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        match digits.strip_prefix('>') {
            Some(behind) if digits.len() < rest.len() => {
                left.push(' ');
                left.push_str(behind);
            }
            Some(_) | None => left.extend(["<@", part]),
        }
    }
    left
}

#[cfg(test)]
mod tests;
