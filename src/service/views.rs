//! Answers that only look: boards, lists, all commands, and what autocomplete offers.

use crate::game::text::{MoveText, complete};
use crate::games::GameKind;
use crate::play::clock::TimeExclusions;
use crate::play::event::Entry;
use crate::play::summary::{GameSummary, Stage};
use crate::play::suppose::DiceOutcome;
use crate::play::{Game, GameId, Place, PlayerId, Timestamp, turn};
use crate::service::ask::{Action, Person};
use crate::service::describe::{Viewpoint, picture};
use crate::service::find::{GameMatch, may_see};
use crate::service::names::PlayerNames;
use crate::service::pick;
use crate::service::present::{declared, situation};
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{ButtonStyle, Control, Picture, Reply, Suggestion, Text};
use crate::service::review::look_back;
use crate::service::{HandlerResult, Service, named, read_out, records, row, verify, with_command};
use crate::store::{self, GameQuery, StoreError};

/// How many games one list shows: as many as fit a message of any transport.
const LIST: usize = 12;
/// How many offers autocomplete may make.
const OFFERS: usize = 25;
/// How many games are looked at to find some.
const LOOK: usize = 100;

impl Service {
    /// The board as it stands, seen from the asker's side.
    pub(super) fn board(
        &self,
        who: &Person,
        place: &Place,
        game: Option<GameId>,
        now: Timestamp,
    ) -> HandlerResult {
        let game = self.resolve_game(&who.id, place, game, GameMatch::ToMoveOrLast)?;
        Ok(vec![self.board_with_close_ups(who, &game, now)?])
    }

    /// The board of a game as this person sees it, with what he can do there.
    pub(super) fn board_reply(
        &self,
        who: &Person,
        game: &Game,
        now: Timestamp,
    ) -> Result<Reply, StoreError> {
        let (names, times) = (self.names(game)?, self.time_exclusions(game)?);
        let mut reply = Reply::note(Text::default());
        if !game.seats().is_empty() {
            reply.text = read_out::title(game, &names);
            let shown = with_clocks_at(game, &times, now);
            reply.picture = picture(&shown, game.ply(), self.view(game, &who.id), &names);
        }
        let (text, controls) = situation(game, &names, &times);
        reply.text.push_line(text);
        reply
            .controls
            .extend(pick::begin(game).filter(|_| game.awaits(&who.id)));
        reply
            .controls
            .extend(pick::end_turn(game).filter(|_| game.awaits(&who.id)));
        reply.controls.extend(controls);
        reply.controls.extend(look_back(game));
        Ok(reply)
    }

    /// The open challenges of a place, newest first.
    ///
    /// # Errors
    /// As the store reports.
    pub fn open_at(&self, place: &Place) -> Result<Vec<GameId>, StoreError> {
        let games = self.listed(None, Some(place), &[Stage::Open])?;
        Ok(games.into_iter().map(|summary| summary.id).collect())
    }

    /// As [`Service::open_at`], those of one challenger.
    ///
    /// # Errors
    /// As the store reports.
    pub fn offered_at(&self, place: &Place, by: &PlayerId) -> Result<Vec<GameId>, StoreError> {
        let mut games = self.listed(None, Some(place), &[Stage::Open])?;
        games.retain(|summary| summary.challenger == *by);
        Ok(games.into_iter().map(|summary| summary.id).collect())
    }

    /// Who is awaited in the running games of a place, and in which, newest first.
    ///
    /// # Errors
    /// As the store reports.
    pub fn players_to_move(
        &self,
        place: &Place,
    ) -> Result<Vec<(GameId, GameKind, Person)>, StoreError> {
        let games = self.listed(None, Some(place), &[Stage::Running])?;
        let names = self.load_names(games.iter().flat_map(row::people))?;
        let person = |id: PlayerId| Person {
            name: names.of(&id).to_owned(),
            id,
        };
        Ok(games
            .into_iter()
            .filter_map(|summary| Some((summary.id, summary.kind, person(summary.to_move?))))
            .collect())
    }

    /// The game that this person began last here, running or over.
    pub fn newest_game(&self, who: &PlayerId, place: &Place) -> Option<GameId> {
        self.newest_of(who, place).ok().map(|game| game.id())
    }

    /// The open and running games of a place.
    pub(super) fn games_here(&self, place: &Place) -> HandlerResult {
        let games = self.store.list(&GameQuery {
            player: None,
            place: Some(place),
            stages: &[Stage::Open, Stage::Running],
            before: None,
            most: LIST + 1,
        })?;
        if games.is_empty() {
            return Ok(vec![with_command("games-none", "challenge")]);
        }
        let names = self.load_names(games.iter().flat_map(row::people))?;
        let mut text = sentences().text("games-here", &[]);
        for summary in games.iter().take(LIST) {
            text.push_line(row::line(summary, &names));
        }
        if games.len() > LIST {
            text.push_line(
                sentences().text("games-more", &[("command", TextArg::Command("history"))]),
            );
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
        let Ok(game) = self.resolve_game(who, place, game, GameMatch::ToMove) else {
            return Vec::new();
        };
        if !game.awaits(who) {
            return Vec::new();
        }
        let offer = |value: String| Suggestion {
            label: value.clone(),
            value,
        };
        let choices = game.choices();
        let first = complete(&choices, typed, usize::MAX).into_iter();
        let first = first.map(|mv| offer(mv.to_string()));
        first
            .chain(further(&game, typed).into_iter().map(offer))
            .collect()
    }

    /// Games that fit what is typed so far, by number or by name, at most 25, those under way first and then
    /// the newest; the value is the bare number. `mine` leaves only the asker's own that are under way.
    pub fn suggest_games(
        &self,
        who: &PlayerId,
        place: &Place,
        typed: &str,
        mine: bool,
    ) -> Vec<Suggestion> {
        self.try_suggest_games((who, place), typed, mine)
            .unwrap_or_else(|error| {
                tracing::error!(%error, "autocomplete failed");
                Vec::new()
            })
    }

    fn try_suggest_games(
        &self,
        (who, place): (&PlayerId, &Place),
        typed: &str,
        mine: bool,
    ) -> Result<Vec<Suggestion>, StoreError> {
        let typed = typed.trim().trim_start_matches('#').to_lowercase();
        let mut games = if mine {
            self.listed(Some(who), None, &[Stage::Running])?
        } else {
            self.visible_games(who, place)?
        };
        if let Ok(number) = typed.parse().map(GameId)
            && !mine
        {
            // However old it is, the number itself finds it.
            games.extend(self.row_if_healthy(number)?);
        }
        games.retain(|summary| may_see(summary, who, place));
        games.sort_by_key(|summary| {
            (
                summary.id.0.to_string() != typed,
                std::cmp::Reverse(summary.stage == Stage::Running),
                std::cmp::Reverse(summary.id),
            )
        });
        games.dedup_by_key(|summary| summary.id);
        let names = self.load_names(games.iter().flat_map(row::people))?;
        let fits = |summary: &GameSummary| {
            let number = summary.id.0.to_string();
            let named: Vec<String> = row::people(summary)
                .map(|player| names.of(player).to_lowercase())
                .collect();
            typed.split_whitespace().all(|word| {
                number.starts_with(word) || named.iter().any(|name| name.contains(word))
            })
        };
        Ok(games
            .iter()
            .filter(|summary| fits(summary))
            .take(OFFERS)
            .map(|summary| Suggestion {
                label: row::label(summary, &names),
                value: summary.id.0.to_string(),
            })
            .collect())
    }

    /// The newest games that somebody may see from a place: his own, and those of its server.
    fn visible_games(&self, who: &PlayerId, place: &Place) -> Result<Vec<GameSummary>, StoreError> {
        let stages = &[Stage::Open, Stage::Running, Stage::Over];
        let mut games = self.listed(Some(who), None, stages)?;
        games.extend(self.listed(None, Some(place), &[Stage::Open])?);
        for running in [true, false] {
            games.extend(self.newest((who, place), running, LOOK)?);
        }
        Ok(games)
    }

    /// The newest games, under way or over, that somebody may see from a place; at most `most`.
    pub(super) fn newest(
        &self,
        (who, place): (&PlayerId, &Place),
        running: bool,
        most: usize,
    ) -> Result<Vec<GameSummary>, StoreError> {
        self.store.search(&store::GameSearch {
            viewer: who,
            place,
            running,
            player: None,
            opponent: None,
            kind: None,
            score: None,
            since: Timestamp(i64::MIN),
            until: Timestamp(i64::MAX),
            skip: 0,
            most,
        })
    }

    /// The newest games of somebody, of a place, or of both, in these stages.
    fn listed(
        &self,
        player: Option<&PlayerId>,
        place: Option<&Place>,
        stages: &[Stage],
    ) -> Result<Vec<GameSummary>, StoreError> {
        self.store.list(&GameQuery {
            player,
            place,
            stages,
            before: None,
            most: LOOK,
        })
    }
}

/// Turns that go on behind what is typed: the moves before the last comma are read, those behind it completed.
fn further(game: &Game, typed: &str) -> Vec<String> {
    let (made, begun) = match typed.rsplit_once(',') {
        Some((made, begun)) => (made, begun.trim()),
        None => (typed, ""),
    };
    let Ok(plies) = game.position().read_turn(made) else {
        return Vec::new();
    };
    let moves: Vec<MoveText> = plies
        .into_iter()
        .filter(|mv| mv.cells().next().is_some())
        .collect();
    let mut shown = game.clone();
    for mv in &moves {
        match shown.suppose(mv, DiceOutcome::Succeeds) {
            Ok(after) => shown = after,
            Err(_) => return Vec::new(),
        }
    }
    if moves.is_empty() || !shown.position().mid_turn() {
        return Vec::new();
    }
    let fits = |mv: &MoveText| {
        let next = turn::further(&moves[0], mv).unwrap_or_default();
        next.to_lowercase().starts_with(&begun.to_lowercase())
    };
    let (next, words): (Vec<MoveText>, Vec<MoveText>) = shown
        .choices()
        .into_iter()
        .partition(|mv| mv.cells().next().is_some());
    let turns = next.iter().filter(|mv| fits(mv));
    let turns = turns.map(|mv| turn::join_turn(moves.iter().chain([mv])).replace(' ', ""));
    // That the rest stays can be chosen too, where it may.
    let stays = words.into_iter().map(|word| {
        let whole: Vec<MoveText> = moves.iter().cloned().chain([word]).collect();
        game.typed(&whole)
    });
    let stays = stays.filter(|_| begun.is_empty() && typed.contains(','));
    stays.into_iter().chain(turns).collect()
}

/// The game with its clocks as they stand at this moment: for a picture, whose clocks do not run.
fn with_clocks_at(game: &Game, times: &TimeExclusions, now: Timestamp) -> Game {
    let mut shown = game.clone();
    if let Some(event) = game.stop_running_clock(times, now) {
        shown.apply(&Entry { at: now, event });
    }
    shown
}

/// A game written out: for a shell and for paper.
#[derive(Clone, Debug)]
pub struct GameSheet {
    /// Game, players, options, result; then the moves, a round a line.
    pub lines: Vec<String>,
    /// Why there is no board where a move was named that the game has not.
    pub refused: Option<String>,
    /// The board, from White's side; `None` past the last move, and where what is stored cannot be drawn.
    pub picture: Option<Picture>,
}

impl Service {
    /// A game written out, with its board after the move that is named like this (`14`, `14…`, `D2-D3`, `start`; as
    /// it stands where none is); `None` when there is no game of this number.
    ///
    /// # Errors
    /// As the store reports.
    pub fn game_sheet(
        &self,
        id: GameId,
        at: Option<&str>,
    ) -> Result<Option<GameSheet>, StoreError> {
        let Some(game) = self.load(id)? else {
            return Ok(None);
        };
        let names = self.names(&game)?;
        let mut lines = vec![row::line(&game.summary(), &names).plain(), declared(&game)];
        lines.extend(records::origin(&game));
        if game.sealed().is_some() {
            lines.extend(verify::said(id, &self.store.load(id)?));
        }
        lines.extend(turn::rounds(game.steps()));
        let (at, refused) = match named::resolve_move(&game, at, game.ply()) {
            Ok(ply) => (Some(ply), None),
            Err(refused) => (None, Some(refused.plain())),
        };
        let picture = at.and_then(|ply| picture(&game, ply, Viewpoint::FIRST, &names));
        Ok(Some(GameSheet {
            lines,
            refused,
            picture,
        }))
    }
}

/// "Really resign?", with the button that does; `ends` says whether the game ends with it.
pub(super) fn resign_sure(game: &Game, who: &PlayerId, ends: bool, names: &PlayerNames) -> Reply {
    let words = sentences();
    let id = ("game", game.id().to_string().into());
    let mut partners = game.partners_of(who).filter(|other| game.is_active(other));
    let partner = partners.next();
    let rivals: Vec<&PlayerId> = game
        .opponents_of(who)
        .filter(|other| game.is_active(other))
        .collect();
    let message = match (ends, partner) {
        (true, Some(_)) => "resign-sure-both",
        (true, None) => "resign-sure",
        (false, Some(_)) => "resign-sure-partner",
        (false, None) => "resign-sure-others",
    };
    let mut args = vec![id.clone(), ("opponent", names.together(rivals))];
    args.extend(partner.map(|partner| ("partner", names.arg(partner))));
    let mut reply = Reply::note(words.text(message, &args));
    reply.controls = vec![Control::Button {
        label: words.line("button-resign", &[id]),
        ask: Action::Resign {
            game: Some(game.id()),
            sure: true,
        },
        weight: ButtonStyle::Danger,
    }];
    reply
}

/// All verbs that sentences may name as commands; each transport knows where one stands.
pub const VERBS: [&str; 50] = [
    "challenge",
    "challenges",
    "block",
    "friend",
    "move",
    "signal",
    "draw",
    "takeback",
    "swap",
    "resign",
    "abort",
    "board",
    "clock",
    "pause",
    "resume",
    "give",
    "claim",
    "holiday",
    "hours",
    "review",
    "history",
    "profile",
    "dice",
    "verify",
    "games",
    "remind",
    "film",
    "export",
    "show",
    "describe",
    "explore",
    "plan",
    "note",
    "settings",
    "rules",
    "setup",
    "server",
    "here",
    "accept",
    "decline",
    "unblock",
    "unfriend",
    "dice words",
    "dice enter",
    "dice renew",
    "notes",
    "help",
    "tutorial",
    "privacy",
    "moderate",
];

/// All commands, in pages; `example` is a move of the game that is shown.
pub(super) fn help(example: &str) -> Vec<Reply> {
    let verbs = VERBS.iter().map(|verb| (*verb, TextArg::Command(verb)));
    // A verb of two words cannot be the name of an argument.
    let words = ("words", TextArg::Command("dice words"));
    let args = verbs.chain([words, ("example", example.into())]);
    let args: Vec<(&str, TextArg<'_>)> = args.collect();
    // With every command as a mention of it, one message would not hold all.
    let pages: [&[&str]; 2] = [
        &[
            "help-title",
            "help-challenge",
            "help-move",
            "help-active",
            "help-draw",
            "help-signal",
        ],
        &[
            "help-time",
            "help-look",
            "help-aids",
            "help-rules",
            "help-server",
        ],
    ];
    let page = |ids: &[&str]| {
        let mut text = Text::default();
        for id in ids {
            text.push_line(sentences().text(id, &args));
        }
        Reply::note(text)
    };
    pages.map(page).into()
}
