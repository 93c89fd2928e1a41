//! Conversion of each verb's options to its action.

#![expect(
    clippy::unnecessary_wraps,
    reason = "every reader of options has the type that the table of verbs holds"
)]

use crate::game::outcome::Score;
use crate::play::GameId;
use crate::scene::ThemeName;
use crate::service::api::action::Action;
use crate::service::api::computer::{ComputerAction, USUAL_LEVEL};
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::guide::{GuideAction, GuidePage};
use crate::service::api::hours::OffHoursAction;
use crate::service::api::inbox::InboxAction;
use crate::service::api::lesson::LessonAction;
use crate::service::api::look::CloseUp;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::packed;
use crate::service::api::pick::PickStep;
use crate::service::api::plan::PlanAction;
use crate::service::api::preferences::Preference;
use crate::service::api::privacy::PrivacyAction;
use crate::service::api::relations::RelationAction;
use crate::service::api::remind::ReminderAction;
use crate::service::api::reminder_settings::ReminderSetting;
use crate::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use crate::service::api::signal::SignalAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;
use crate::service::api::values::{
    Day, FilmOptions, FilmSpeed, GamesFilter, HistorySearch, ReadOutPart, RecordFormat,
    StoryOptions,
};
use crate::service::api::verbs::given::{GAME, GivenOptions, OptionMistake};
use crate::service::api::verbs::{UNKNOWN, Verb};
use crate::service::api::web::WebAction;

pub(super) type ActionResult = Result<Action, OptionMistake>;

const NO_GAME: OptionMistake = "discord-no-such-game";
pub(super) const BOT_OPPONENT: OptionMistake = "discord-opponent-is-bot";
pub(super) const BOT_SEAT: OptionMistake = "discord-seat-for-bot";

pub(super) fn the_game(given: &GivenOptions) -> Result<GameId, OptionMistake> {
    given.game()?.ok_or(NO_GAME)
}

pub(super) fn play(_: &Verb, given: &GivenOptions) -> ActionResult {
    let game = given.game()?;
    Ok(match given.owned("move") {
        Some(text) => Action::Play { game, text },
        None => Action::PickStep(PickStep::ChoosePiece(game)),
    })
}

/// The board, or a close-up of it.
pub(super) fn board(_: &Verb, given: &GivenOptions) -> ActionResult {
    let game = given.game()?;
    let at = match given.text("show") {
        Some("close") => CloseUp::Army(None),
        Some("passant") => CloseUp::Hints,
        Some(_) | None => return Ok(Action::Board(game)),
    };
    Ok(Action::CloseUp { game, at })
}

pub(super) fn games(_: &Verb, given: &GivenOptions) -> ActionResult {
    if let Some(page) = given.number("page") {
        let page = u16::try_from(page)
            .ok()
            .and_then(|page| page.checked_sub(1));
        let page = page.ok_or("console-games-which")?;
        return Ok(Action::Inbox(InboxAction::Page(page)));
    }
    Ok(Action::Games(match given.text("show") {
        Some("here") => GamesFilter::Here,
        Some(_) | None => GamesFilter::Mine,
    }))
}

pub(super) fn review(_: &Verb, given: &GivenOptions) -> ActionResult {
    if let (Err(_), Some(player)) = (given.game(), given.owned(GAME)) {
        let at = given.owned("move");
        return Ok(Action::ReviewOf { player, at });
    }
    Ok(Action::BeginReview {
        game: given.game()?,
        at: given.owned("move"),
    })
}

pub(super) fn history(_: &Verb, given: &GivenOptions) -> ActionResult {
    let day = |name: &str| {
        let days = given
            .text(name)
            .map(|text| Day::span(text).ok_or("history-no-date"));
        days.transpose()
    };
    let page = given.number("page").unwrap_or(1);
    let page = u16::try_from(page)
        .ok()
        .and_then(|page| page.checked_sub(1));
    Ok(Action::History(HistorySearch {
        running: given.text("state") == Some("running"),
        player: given.player("player"),
        opponent: given.player("opponent"),
        kind: given.kind(),
        score: match given.text("result") {
            Some("won") => Some(Score::Won),
            Some("lost") => Some(Score::Lost),
            Some("drawn") => Some(Score::Drawn),
            Some(_) | None => None,
        },
        since: day("since")?.map(|(first, _)| first),
        until: day("until")?.map(|(_, last)| last),
        page: page.ok_or("console-history-how")?,
    }))
}

pub(super) fn film(_: &Verb, given: &GivenOptions) -> ActionResult {
    let cut = FilmOptions {
        from: given.owned("from"),
        to: given.owned("to"),
        side: given.text("side").and_then(|seat| seat.parse().ok()),
        pace: given
            .text("speed")
            .and_then(FilmSpeed::from_code)
            .unwrap_or_default(),
        theme: given.text("theme").and_then(ThemeName::from_code),
    };
    let game = given.game()?;
    Ok(Action::Film { game, cut })
}

pub(super) fn story(_: &Verb, given: &GivenOptions) -> ActionResult {
    let look = StoryOptions {
        side: given.text("side").and_then(|seat| seat.parse().ok()),
        theme: given.text("theme").and_then(ThemeName::from_code),
        shared: false,
    };
    let game = given.game()?;
    Ok(Action::Story { game, look })
}

pub(super) fn analyse(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Analyse(given.game()?))
}

/// Help, with the pictures of the named game.
pub(super) fn help(_: &Verb, given: &GivenOptions) -> ActionResult {
    let page = GuidePage::Picture(1);
    let guide = |kind| Action::Guide(GuideAction { kind, page });
    Ok(given.kind().map_or(Action::Help, guide))
}

pub(super) fn rules(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Rules {
        kind: given.kind(),
        topic: given.owned("topic"),
    })
}

pub(super) fn tutorial(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Lesson(LessonAction::Open {
        kind: given.kind(),
        task: given
            .number("task")
            .and_then(|task| u8::try_from(task).ok()),
        text: given.owned("move"),
    }))
}

/// A roll, or the faces of the players' own dice if any are typed.
pub(super) fn roll(verb: &Verb, given: &GivenOptions) -> ActionResult {
    if given.text("faces").is_some() {
        return enter(verb, given);
    }
    let (game, seen) = (given.game()?, None);
    Ok(Action::Dice(DiceAction::Roll { game, seen }))
}

pub(super) fn enter(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Dice(DiceAction::Enter {
        game: given.game()?,
        faces: given.words("faces"),
        seen: None,
    }))
}

pub(super) fn dice_words(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Dice(DiceAction::Words {
        game: given.game()?,
        text: given.words("text"),
    }))
}

pub(super) fn renew(_: &Verb, given: &GivenOptions) -> ActionResult {
    let (game, seen) = (given.game()?, None);
    Ok(Action::Dice(match given.switch("answer") {
        None => DiceAction::Renew(game),
        Some(accept) => DiceAction::AnswerRenewal { game, seen, accept },
    }))
}

pub(super) fn verify(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Verify(given.game()?))
}

pub(super) fn moderate_pause(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Moderate(ModerationAction::Pause {
        game: the_game(given)?,
        reason: given.words("reason"),
    }))
}

pub(super) fn moderate_resume(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Moderate(ModerationAction::Resume(the_game(given)?)))
}

pub(super) fn annul(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Moderate(ModerationAction::Annul {
        game: the_game(given)?,
        sure: None,
        reason: given.words("reason"),
    }))
}

pub(super) fn hand_over(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Moderate(ModerationAction::HandOver {
        from: given.player("player").ok_or(UNKNOWN)?,
        to: given.person("new-player", BOT_SEAT)?.ok_or(UNKNOWN)?,
        game: the_game(given)?,
        reason: given.words("reason"),
    }))
}

pub(super) fn moderation_log(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Moderate(ModerationAction::Log {
        game: given.game()?,
        player: given.player("player"),
    }))
}

pub(super) fn privacy(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Privacy(PrivacyAction::Show))
}

pub(super) fn privacy_export(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Privacy(PrivacyAction::Export))
}

pub(super) fn privacy_delete(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Privacy(PrivacyAction::Delete(None)))
}

pub(super) fn privacy_server(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Privacy(PrivacyAction::Server(None)))
}

pub(super) fn export(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Export {
        game: Some(the_game(given)?),
        format: match given.text("format") {
            Some("json") => RecordFormat::Json,
            Some(_) | None => RecordFormat::Text,
        },
    })
}

/// A team signal, its meaning, or the page of both. A dash deletes a meaning.
pub(super) fn signal(_: &Verb, given: &GivenOptions) -> ActionResult {
    let game = given.game()?;
    let number = given
        .number("number")
        .map(|number| u8::try_from(number).unwrap_or(0));
    Ok(Action::Signal(match (number, given.owned("meaning")) {
        (None, None) => SignalAction::Open(game),
        (None, Some(_)) => return Err("signal-numbers"),
        (Some(number), None) => SignalAction::Say { game, number },
        (Some(number), Some(text)) => {
            let none = ["-", "–", "—"].contains(&text.trim());
            let text = if none { String::new() } else { text };
            SignalAction::Mean { game, number, text }
        }
    }))
}

pub(super) fn draw(_: &Verb, given: &GivenOptions) -> ActionResult {
    let (game, seen) = (given.game()?, None);
    Ok(match given.switch("answer") {
        None => Action::OfferDraw(game),
        Some(accept) => Action::AnswerDraw { game, seen, accept },
    })
}

pub(super) fn takeback(_: &Verb, given: &GivenOptions) -> ActionResult {
    let (game, seen) = (given.game()?, None);
    let answer = |accept| TakebackAction::Answer { game, seen, accept };
    Ok(Action::Takeback(match given.text("answer") {
        Some("yes") => answer(true),
        Some("no") => answer(false),
        Some("withdraw") => TakebackAction::Withdraw { game, seen },
        Some(_) | None => TakebackAction::Ask(game),
    }))
}

pub(super) fn swap(_: &Verb, given: &GivenOptions) -> ActionResult {
    let (game, seen) = (given.game()?, None);
    Ok(Action::Swap { game, seen })
}

pub(super) fn resign(_: &Verb, given: &GivenOptions) -> ActionResult {
    let sure = match given.switch("answer") {
        Some(false) => return Err("resign-not"),
        Some(true) => true,
        None => false,
    };
    let game = given.game()?;
    Ok(Action::Resign { game, sure })
}

pub(super) fn abort(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Abort(given.game()?))
}

pub(super) fn offer_seat(_: &Verb, given: &GivenOptions) -> ActionResult {
    let game = given.game()?;
    let level = given.number("computer");
    if let Some(to) = given.person("player", BOT_SEAT)? {
        let one = level.is_none();
        return one
            .then_some(Action::OfferSeat { game, to })
            .ok_or("handover-one");
    }
    let level = level.and_then(|level| u8::try_from(level).ok());
    let level = level.ok_or("handover-whom")?;
    Ok(stand_in(game, level))
}

/// Asks for a computer that plays on, as typed: `handover computer #12 3`.
pub(super) fn hand_to_computer(_: &Verb, given: &GivenOptions) -> ActionResult {
    let level = given.text("level").map_or(Some(USUAL_LEVEL), packed::level);
    Ok(stand_in(
        given.game()?,
        level.ok_or("console-handover-whom")?,
    ))
}

fn stand_in(game: Option<GameId>, level: u8) -> Action {
    let seat = None;
    Action::Computer(ComputerAction::StandIn { game, seat, level })
}

pub(super) fn touch(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Touch {
        game: given.game()?,
        cell: given.words("square"),
    })
}

pub(super) fn here(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::MoveHere(given.game()?))
}

pub(super) fn clock(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Time(ClockAction::Show(given.game()?)))
}

pub(super) fn pause(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Time(ClockAction::OfferPause(given.game()?)))
}

pub(super) fn resume(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Time(ClockAction::Resume(given.game()?)))
}

pub(super) fn give(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Time(ClockAction::Give {
        game: given.game()?,
        length: given.words("time"),
    }))
}

pub(super) fn claim(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Time(ClockAction::Claim(given.game()?)))
}

pub(super) fn show(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::PieceMoves {
        game: given.game()?,
        cell: given.words("square"),
    })
}

/// A description of the named square, or else of the chosen part.
pub(super) fn describe(_: &Verb, given: &GivenOptions) -> ActionResult {
    let part = match (given.owned("square"), given.text("show")) {
        (Some(cell), _) => ReadOutPart::Cell(cell),
        (None, Some("mine")) => ReadOutPart::Mine,
        (None, Some("board")) => ReadOutPart::Board,
        (None, Some("text")) => ReadOutPart::Text,
        (None, Some(_) | None) => ReadOutPart::All,
    };
    let game = given.game()?;
    Ok(Action::Describe { game, part })
}

pub(super) fn explore(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Explore(ExploreAction::Open {
        game: given.game()?,
        at: given.owned("from"),
        moves: given.words("moves"),
    }))
}

pub(super) fn plan(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Plan(PlanAction::Add {
        game: given.game()?,
        text: given.words("line"),
    }))
}

pub(super) fn note(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Note {
        game: given.game()?,
        at: given.owned("move"),
        text: given.words("text"),
    })
}

pub(super) fn notes(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Notes {
        game: given.game()?,
        share: given.switch("share"),
    })
}

pub(super) fn block(_: &Verb, given: &GivenOptions) -> ActionResult {
    let recipient = given.person("player", BOT_OPPONENT)?;
    Ok(Action::Relation(RelationAction::Block(recipient)))
}

pub(super) fn unblock(_: &Verb, given: &GivenOptions) -> ActionResult {
    let recipient = given.person("player", BOT_OPPONENT)?;
    Ok(Action::Relation(RelationAction::Unblock(recipient)))
}

pub(super) fn befriend(_: &Verb, given: &GivenOptions) -> ActionResult {
    let recipient = given.person("player", BOT_OPPONENT)?;
    Ok(Action::Relation(RelationAction::Befriend(recipient)))
}

pub(super) fn unfriend(_: &Verb, given: &GivenOptions) -> ActionResult {
    let recipient = given.person("player", BOT_OPPONENT)?;
    Ok(Action::Relation(RelationAction::Unfriend(recipient)))
}

pub(super) fn profile(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Profile(given.player("player")))
}

/// The chosen preferences, under either name.
pub(super) fn settings(_: &Verb, given: &GivenOptions) -> ActionResult {
    let chosen = Preference::all().filter(|preference| {
        let (name, value) = preference.codes();
        given.text(name) == Some(value)
    });
    Ok(Action::Settings(chosen.collect()))
}

pub(super) fn holiday(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Hours(
        match (given.owned("until"), given.switch("back")) {
            (_, Some(true)) => OffHoursAction::EndHoliday,
            (Some(until), Some(false) | None) => OffHoursAction::AddHoliday {
                from: given.owned("from"),
                until,
            },
            (None, Some(false) | None) => OffHoursAction::Holidays,
        },
    ))
}

pub(super) fn hours(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Hours(OffHoursAction::Hours {
        zone: given.owned("zone"),
        night: given.owned("night"),
        rest: given.owned("rest"),
    }))
}

pub(super) fn remind(_: &Verb, given: &GivenOptions) -> ActionResult {
    let all = ReminderSetting::ALL.into_iter();
    let chosen = all.filter_map(|setting| Some((setting, given.owned(setting.code())?)));
    Ok(Action::Remind(ReminderAction::Settings(chosen.collect())))
}

pub(super) fn server(_: &Verb, given: &GivenOptions) -> ActionResult {
    let rule = given.text("setting").and_then(ServerSetting::from_code);
    let value = given.owned("value");
    if rule.is_none() && value.is_some() {
        return Err("discord-which-setting");
    }
    Ok(Action::ServerSettings(ServerSettingsAction { rule, value }))
}

pub(super) fn web_link(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Web(WebAction::SignIn(None)))
}

pub(super) fn web_sessions(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Web(WebAction::Sessions))
}

pub(super) fn setup(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Setup)
}

pub(super) fn skip(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Inbox(InboxAction::Next(given.game()?)))
}
