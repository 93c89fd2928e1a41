//! Answers that only look: boards, lists, review, help, rules, and what autocomplete offers.

use crate::game::seat::Seat;
use crate::game::text::complete;
use crate::games::GameKind;
use crate::play::summary::{Stage, Summary};
use crate::play::{Game, GameId, Place, PlayerId, Ply};
use crate::service::ask::{Ask, GamesFilter, Person};
use crate::service::describe::{View, numbered, picture};
use crate::service::find::{Found, may_see};
use crate::service::names::Names;
use crate::service::present::{declared, situation};
use crate::service::prose::{Arg, english};
use crate::service::refuse::short;
use crate::service::reply::{Control, Picture, Reply, Suggestion, Text, Weight};
use crate::service::{Answer, Service, records, with_command};
use crate::store::{Query, StoreError};

/// How many games one list shows.
const LIST: usize = 20;
/// How many offers autocomplete may make.
const OFFERS: usize = 25;

impl Service {
    /// The board as it stands, seen from the asker's side.
    pub(super) fn board(&self, who: &Person, place: &Place, game: Option<GameId>) -> Answer {
        let game = self.find(who, place, game, Found::ToMove)?;
        let words = english();
        let id = ("game", game.id().to_string().into());
        let names = self.names(&game)?;
        let mut reply = Reply::note(Text::default());
        if let (Some(white), Some(black)) = (game.player(Seat::FIRST), game.player(Seat::SECOND)) {
            let args = [id, ("white", names.arg(white)), ("black", names.arg(black))];
            reply.text = words.text("board-of", &args);
            reply.picture = picture(&game, game.ply(), self.view(&game, &who.id), &names);
        }
        let (text, controls) = situation(&game, &names);
        reply.text.push_line(text);
        reply.controls = controls;
        reply.controls.extend(page_controls(&game, game.ply()));
        Ok(vec![reply])
    }

    /// A game at one ply, with buttons to walk through it.
    pub(super) fn review(
        &self,
        who: &Person,
        place: &Place,
        id: GameId,
        ply: Option<Ply>,
    ) -> Answer {
        let game = self.visible(who, place, id)?;
        let ply = ply.unwrap_or(game.ply());
        let names = self.names(&game)?;
        let words = english();
        let mut args = vec![
            ("game", id.to_string().into()),
            ("total", Arg::Num(game.ply().0.into())),
        ];
        let Some(picture) = picture(&game, ply, self.view(&game, &who.id), &names) else {
            return Ok(vec![Reply::note(words.text("refuse-unknown-ply", &args))]);
        };
        let text = match (numbered(&game, ply), game.step_at(ply)) {
            (Some(last), Some(step)) => {
                args.push(("ply", Arg::Num(ply.0.into())));
                args.push(("move", last.into()));
                if let Some(player) = game.player(step.seat) {
                    args.push(("player", names.arg(player)));
                }
                args.push(("when", Arg::Time(step.at)));
                words.text("review-ply", &args)
            }
            _ => words.text("review-start", &args),
        };
        let mut reply = Reply::note(text);
        reply.picture = Some(picture);
        let notes = self.notes_on(&game, ply, Some(&who.id), &names)?;
        reply.text.push_line(notes);
        reply.controls = page_controls(&game, ply);
        reply.replaces = true;
        Ok(vec![reply])
    }

    /// The newest games of a place in one stage.
    fn newest(&self, place: &Place, stage: Stage) -> Result<Vec<Summary>, StoreError> {
        self.store.list(&Query {
            player: None,
            place: Some(place),
            stages: &[stage],
            before: None,
            most: LIST,
        })
    }

    /// The open challenges of a place, newest first.
    ///
    /// # Errors
    /// As the store reports.
    pub fn open_at(&self, place: &Place) -> Result<Vec<GameId>, StoreError> {
        let games = self.newest(place, Stage::Open)?;
        Ok(games.into_iter().map(|summary| summary.id).collect())
    }

    /// Who is awaited in the running games of a place, and in which, newest first.
    ///
    /// # Errors
    /// As the store reports.
    pub fn awaited(&self, place: &Place) -> Result<Vec<(GameId, Person)>, StoreError> {
        let games = self.newest(place, Stage::Running)?;
        let names = self.names_of(games.iter().flat_map(people))?;
        let person = |id: PlayerId| Person {
            name: names.of(&id).to_owned(),
            id,
        };
        Ok(games
            .into_iter()
            .filter_map(|summary| Some((summary.id, person(summary.to_move?))))
            .collect())
    }

    /// A list of games.
    pub(super) fn games(&self, who: &Person, place: &Place, filter: GamesFilter) -> Answer {
        let current: &[Stage] = &[Stage::Open, Stage::Running];
        let (id, player, place, stages) = match filter {
            GamesFilter::Mine => ("games-mine", Some(&who.id), None, current),
            GamesFilter::Here => ("games-here", None, Some(place), current),
            GamesFilter::Ended => ("games-ended", None, Some(place), &[Stage::Over][..]),
        };
        let games = self.store.list(&Query {
            player,
            place,
            stages,
            before: None,
            most: LIST + 1,
        })?;
        if games.is_empty() {
            return Ok(vec![with_command("games-none", "challenge")]);
        }
        let names = self.names_of(games.iter().flat_map(people))?;
        let mut text = english().text(id, &[]);
        for summary in games.iter().take(LIST) {
            text.push_line(line(summary, &names));
        }
        if games.len() > LIST {
            text.push_line(english().text("games-more", &[("command", Arg::Command("review"))]));
        }
        Ok(vec![Reply::note(text)])
    }

    /// Legal moves of the asker's game that fit what is typed so far, at most 25: what autocomplete holds.
    pub fn suggest_moves(
        &self,
        who: &PlayerId,
        place: &Place,
        game: Option<GameId>,
        typed: &str,
    ) -> Vec<Suggestion> {
        let mut moves = self.moves(who, place, game, typed);
        moves.truncate(OFFERS);
        moves
    }

    /// All legal moves of the asker's game that fit what is typed so far.
    pub fn moves(
        &self,
        who: &PlayerId,
        place: &Place,
        game: Option<GameId>,
        typed: &str,
    ) -> Vec<Suggestion> {
        let person = Person {
            id: who.clone(),
            name: String::new(),
        };
        let Ok(game) = self.find(&person, place, game, Found::ToMove) else {
            return Vec::new();
        };
        if !game.awaits(who) {
            return Vec::new();
        }
        complete(&game.choices(), typed, usize::MAX)
            .into_iter()
            .map(|mv| Suggestion {
                label: mv.to_string(),
                value: mv.to_string(),
            })
            .collect()
    }

    /// Games that fit what is typed so far, at most 25, newest first, with who plays whom; the value
    /// is the bare number.
    pub fn suggest_games(&self, who: &PlayerId, place: &Place, typed: &str) -> Vec<Suggestion> {
        self.try_suggest_games(who, place, typed)
            .unwrap_or_else(|error| {
                tracing::error!(%error, "autocomplete failed");
                Vec::new()
            })
    }

    fn try_suggest_games(
        &self,
        who: &PlayerId,
        place: &Place,
        typed: &str,
    ) -> Result<Vec<Suggestion>, StoreError> {
        const LOOK: usize = 100;
        let stages = &[Stage::Open, Stage::Running, Stage::Over];
        let query = |player, place| Query {
            player,
            place,
            stages,
            before: None,
            most: LOOK,
        };
        let mut games = self.store.list(&query(Some(who), None))?;
        games.extend(self.store.list(&query(None, Some(place)))?);
        games.retain(|summary| may_see(summary, who, place));
        games.sort_by_key(|summary| {
            (
                std::cmp::Reverse(summary.stage == Stage::Running),
                std::cmp::Reverse(summary.id),
            )
        });
        games.dedup_by_key(|summary| summary.id);
        let names = self.names_of(games.iter().flat_map(people))?;
        let typed = typed.trim().to_lowercase();
        Ok(games
            .iter()
            .map(|summary| Suggestion {
                label: label(summary, &names),
                value: summary.id.0.to_string(),
            })
            .filter(|offer| offer.label.to_lowercase().contains(&typed))
            .take(OFFERS)
            .collect())
    }
}

/// A game written out: for a shell and for paper.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Game, players, options, result; then the moves, a round a line.
    pub lines: Vec<String>,
    /// The board as it stands, from White's side.
    pub picture: Option<Picture>,
}

impl Service {
    /// All games, newest first, one line each.
    ///
    /// # Errors
    /// As the store reports.
    pub fn list_lines(&self) -> Result<Vec<String>, StoreError> {
        const PAGE: usize = 500;
        let stages = &[Stage::Open, Stage::Running, Stage::Over, Stage::Void];
        let mut lines = Vec::new();
        let mut before = None;
        loop {
            let page = self.store.list(&Query {
                player: None,
                place: None,
                stages,
                before,
                most: PAGE,
            })?;
            let names = self.names_of(page.iter().flat_map(people))?;
            lines.extend(page.iter().map(|summary| line(summary, &names).plain()));
            match page.last() {
                Some(last) if page.len() == PAGE => before = Some(last.id),
                Some(_) | None => return Ok(lines),
            }
        }
    }

    /// A game written out; `None` when there is none of this number.
    ///
    /// # Errors
    /// As the store reports.
    pub fn sheet(&self, id: GameId) -> Result<Option<Sheet>, StoreError> {
        let Some(game) = self.load(id)? else {
            return Ok(None);
        };
        let names = self.names(&game)?;
        let mut lines = vec![line(&game.summary(), &names).plain(), declared(&game)];
        lines.extend(records::origin(&game));
        lines.extend(
            (1..=game.ply().0)
                .map(Ply)
                .fold(Vec::new(), |lines, ply| rounds(lines, &game, ply)),
        );
        let picture = picture(&game, game.ply(), View::FIRST, &names);
        Ok(Some(Sheet { lines, picture }))
    }
}

/// Adds a move to the list of rounds.
fn rounds(mut lines: Vec<String>, game: &Game, ply: Ply) -> Vec<String> {
    let (Some(numbered), Some(step)) = (numbered(game, ply), game.step_at(ply)) else {
        return lines;
    };
    match lines.last_mut() {
        Some(line) if !numbered.starts_with(&format!("{}. ", game.number_at(ply))) => {
            line.push(' ');
            line.push_str(&step.written());
        }
        Some(_) | None => lines.push(numbered),
    }
    lines
}

fn people(summary: &Summary) -> impl Iterator<Item = &PlayerId> {
    [&summary.challenger]
        .into_iter()
        .chain(&summary.invited)
        .chain(&summary.seats)
}

/// First, back, forward, last: those that lead anywhere.
fn page_controls(game: &Game, ply: Ply) -> Vec<Control> {
    let last = game.ply().0;
    [
        ("button-first", (ply.0 > 1).then_some(0)),
        ("button-back", ply.0.checked_sub(1)),
        ("button-forward", (ply.0 < last).then_some(ply.0 + 1)),
        ("button-last", (ply.0 + 1 < last).then_some(last)),
    ]
    .into_iter()
    .filter_map(|(id, to)| {
        Some(Control::Button {
            label: english().line(id, &[]),
            ask: Ask::Review {
                game: game.id(),
                ply: Some(Ply(to?)),
            },
            weight: Weight::Plain,
        })
    })
    .collect()
}

/// One game in one line.
fn line(summary: &Summary, names: &Names) -> Text {
    let words = english();
    let mut args = vec![
        ("game", summary.id.to_string().into()),
        ("title", summary.kind.spec().title.into()),
        ("challenger", names.arg(&summary.challenger)),
        ("when", Arg::Time(summary.changed)),
        ("ply", Arg::Num(summary.ply.0.into())),
    ];
    for (name, player) in ["white", "black"].into_iter().zip(&summary.seats) {
        args.push((name, names.arg(player)));
    }
    let id = match (summary.stage, &summary.outcome) {
        (Stage::Open, _) => match &summary.invited {
            Some(invited) => {
                args.push(("invited", names.arg(invited)));
                "game-line-open"
            }
            None => "game-line-open-anyone",
        },
        (Stage::Running, _) => {
            if let Some(player) = &summary.to_move {
                args.push(("player", names.arg(player)));
            }
            "game-line-running"
        }
        (Stage::Over, Some(outcome)) => {
            let why = words.line(&format!("why-{}", outcome.termination), &[]);
            args.push(("why", why.into()));
            match outcome
                .winner()
                .and_then(|seat| summary.seats.get(seat.index()))
            {
                Some(winner) => {
                    args.push(("player", names.arg(winner)));
                    "game-line-won"
                }
                None => "game-line-drawn",
            }
        }
        (Stage::Void | Stage::Over, _) => "game-line-void",
    };
    words.text(id, &args)
}

/// One game in the few words autocomplete has room for.
fn label(summary: &Summary, names: &Names) -> String {
    let id = ("game", summary.id.to_string().into());
    let name = |index: usize| -> Arg<'_> {
        summary
            .seats
            .get(index)
            .map_or_else(|| "?".into(), |player| names.of(player).into())
    };
    if summary.seats.is_empty() {
        let challenger = names.of(&summary.challenger).into();
        return english().line("suggest-game-open", &[id, ("challenger", challenger)]);
    }
    english().line(
        "suggest-game",
        &[id, ("white", name(0)), ("black", name(1))],
    )
}

/// "Really resign?", with the button that does.
pub(super) fn resign_sure(game: &Game, who: &PlayerId, names: &Names) -> Reply {
    let words = english();
    let id = ("game", game.id().to_string().into());
    let opponent = game
        .seats()
        .iter()
        .find(|player| *player != who)
        .unwrap_or(who);
    let args = [id.clone(), ("opponent", names.arg(opponent))];
    let mut reply = Reply::note(words.text("resign-sure", &args));
    reply.controls = vec![Control::Button {
        label: words.line("button-resign", &[id]),
        ask: Ask::Resign {
            game: Some(game.id()),
            sure: true,
        },
        weight: Weight::Grave,
    }];
    reply
}

/// How to use the bot.
pub(super) fn help() -> Reply {
    let verbs = [
        "challenge",
        "move",
        "draw",
        "resign",
        "abort",
        "board",
        "review",
        "games",
        "export",
        "show",
        "describe",
        "note",
        "settings",
        "rules",
    ];
    let args: Vec<(&str, Arg<'_>)> = verbs
        .iter()
        .map(|verb| (*verb, Arg::Command(verb)))
        .collect();
    let mut text = english().text("help-title", &[]);
    for id in [
        "help-challenge",
        "help-move",
        "help-active",
        "help-draw",
        "help-look",
        "help-aids",
        "help-rules",
    ] {
        text.push_line(english().text(id, &args));
    }
    Reply::note(text)
}

/// The rules in short, or one ruling or heading of them.
pub(super) fn rules(kind: Option<GameKind>, topic: Option<&str>) -> Reply {
    let spec = kind.unwrap_or(GameKind::ALL[0]).spec();
    let words = english();
    let example = first_ruling(spec.rules);
    let known = headings(spec.rules);
    match topic.map(str::trim).filter(|topic| !topic.is_empty()) {
        None => {
            let mut text = words.text("rules-title", &[("title", spec.title.into())]);
            text.push_line(words.markup(&section(spec.rules, "In short").unwrap_or_default()));
            let args = [
                ("command", Arg::Command("rules")),
                ("example", example.into()),
                ("headings", known.into()),
            ];
            text.push_line(words.text("rules-more", &args));
            Reply::note(text)
        }
        Some(topic) => {
            let found = ruling(spec.rules, topic).or_else(|| section(spec.rules, topic));
            if let Some(found) = found {
                Reply::note(words.markup(&found))
            } else {
                let args = [
                    ("topic", short(topic).into()),
                    ("example", example.into()),
                    ("headings", known.into()),
                ];
                Reply::note(words.text("refuse-no-topic", &args))
            }
        }
    }
}

/// All headings of the page.
fn headings(page: &str) -> String {
    let headings: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .collect();
    headings.join(", ")
}

/// The first ruling's number, as an example.
fn first_ruling(page: &str) -> String {
    page.split("**")
        .find(|word| {
            word.split_once('-')
                .is_some_and(|(_, n)| n.parse::<u32>().is_ok())
        })
        .unwrap_or_default()
        .to_owned()
}

/// The paragraph that opens with this ruling's number (`KM-4`, in any case, the dash left out or not).
fn ruling(page: &str, number: &str) -> Option<String> {
    let split = number.find(|c: char| !c.is_ascii_alphabetic())?;
    let (letters, digits) = number.split_at_checked(split)?;
    let digits = digits.trim_start_matches(['-', ' ', '0']);
    let opening = format!("**{}-{digits}**", letters.to_uppercase());
    let start = page.find(&opening)?;
    let text = page.get(start..)?;
    let end = text.find("\n\n").unwrap_or(text.len());
    Some(unwrapped(text.get(..end)?))
}

/// The text under the heading with this name, in any case.
fn section(page: &str, name: &str) -> Option<String> {
    let mut lines = page.lines();
    lines.by_ref().find(|line| {
        line.strip_prefix("## ")
            .is_some_and(|heading| heading.eq_ignore_ascii_case(name))
    })?;
    let body: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
    Some(unwrapped(body.join("\n").trim()))
}

/// Joins lines broken for the page; list items and paragraphs stay apart.
fn unwrapped(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let starts = line.is_empty() || line.starts_with("- ") || line.starts_with('|');
        if !out.is_empty() {
            out.push(if starts || out.ends_with('\n') {
                '\n'
            } else {
                ' '
            });
        }
        out.push_str(line.trim());
    }
    out
}
