//! Players' actions while the bot runs, and their replies.

use std::sync::Mutex;

use futures_util::future::join_all;
use serde_json::{Value, json};

use super::audit::Known;
use crate::discord::loopback::{Channel, Discord, HARBOUR, Person, TOWN, words};
use crate::discord::people::{ANN, BEA, CID};
use crate::table::year::luck::Luck;
use crate::wait;
use kingboard::service::{GameId, GameKind};

/// All players.
pub(super) const PEOPLE: [Person; 4] = [
    ANN,
    BEA,
    CID,
    Person {
        id: 14,
        name: "Dee",
    },
];
/// Number of games at once.
const GAMES: usize = 6;
/// Most actions in a game between two kills.
const LONG: usize = 60;

/// Moves of King's Mate that soon lead to an attack.
const TOWARDS: [&str; 5] = ["B2-B3", "B3-B4", "B4-B5", "A8-A7", "A7-A6"];

/// A player's request and its reply.
pub(super) struct PlayerRequest {
    pub(super) game: GameId,
    pub(super) by: usize,
    pub(super) action: RequestedAction,
    pub(super) outcome: RequestOutcome,
    /// The id and the words of the board that it answered, if it was typed as a reply.
    pub(super) board: Option<(String, String)>,
}

/// A request, as far as a log can show it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RequestedAction {
    /// A challenge with this note.
    Offer(String),
    /// A move.
    Move(String),
    Draw,
    Takeback,
}

/// The reply to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RequestOutcome {
    /// No reply, or an incomplete one.
    Unanswered,
    /// A confirmation.
    Confirmed,
    /// A refusal, with its reason.
    Refused(String),
}

/// The players at their stand-in for Discord.
pub(super) struct People<'a> {
    pub(super) discord: &'a Discord,
    pub(super) requests: &'a Mutex<Vec<PlayerRequest>>,
}

/// A random channel for a new game.
fn channel(luck: &mut Luck) -> Channel {
    *luck.one(&[TOWN, TOWN, HARBOUR])
}

/// The option that names a game.
fn named(game: GameId) -> (&'static str, Value) {
    ("game", json!(game.0.to_string()))
}

/// Returns `true` if a control belongs to this game. Its first number is the game's; later ones are plies and versions.
fn is_of(id: &str, game: GameId) -> bool {
    let mut numbers = id.split('.').filter_map(|part| part.parse().ok());
    numbers.next() == Some(game.0)
}

/// One of the offered moves. Attacks are preferred for their dice, and so are moves that lead to one.
fn liked(offers: &[(String, String)], luck: &mut Luck) -> String {
    let mut moves: Vec<&String> = offers.iter().map(|(_, mv)| mv).collect();
    if luck.once_in(700) {
        let attacks = |mv: &String| mv.contains('x');
        let leads = |mv: &String| TOWARDS.iter().rposition(|other| other == mv);
        if moves.iter().any(|mv| attacks(mv)) {
            moves.retain(|mv| attacks(mv));
        } else if let Some(best) = moves
            .iter()
            .copied()
            .filter(|mv| leads(mv).is_some())
            .max_by_key(|mv| leads(mv))
        {
            return best.clone();
        }
    }
    (*luck.one(&moves)).clone()
}

impl People<'_> {
    /// Plays all games at once, for a limited time or until the bot is gone.
    pub(super) async fn play(&self, games: &[Known], luck: &mut Luck) {
        let mut each: Vec<_> = games.iter().map(|game| (game, Luck(luck.next()))).collect();
        let missing = GAMES.saturating_sub(games.len());
        let offers = (0..missing).map(|_| Luck(luck.next()));
        let offers = join_all(offers.map(|luck| self.offers(luck)));
        let playing = join_all(each.drain(..).map(|(game, luck)| self.plays(game, luck)));
        tokio::join!(offers, playing);
    }

    /// Sends one command and waits for its reply.
    async fn send(
        &self,
        (by, at): (usize, Channel),
        (game, action): (GameId, RequestedAction),
        (command, options): (&str, &[(&str, Value)]),
    ) -> RequestOutcome {
        let number = self.noted(by, game, action);
        let asked = self.discord.slash(PEOPLE[by], at, command, options);
        let answer = self.discord.answer(&asked).await;
        let outcome = words(&answer);
        // A confirmation in the channel is not repeated in private.
        let outcome = if outcome.is_empty() || outcome.starts_with("Done. ") {
            RequestOutcome::Confirmed
        } else {
            RequestOutcome::Refused(outcome.to_owned())
        };
        self.requests.lock().unwrap()[number].outcome = outcome.clone();
        outcome
    }

    /// Records a request without a reply.
    fn noted(&self, by: usize, game: GameId, action: RequestedAction) -> usize {
        let mut requests = self.requests.lock().unwrap();
        requests.push(PlayerRequest {
            game,
            by,
            action,
            outcome: RequestOutcome::Unanswered,
            board: None,
        });
        requests.len() - 1
    }

    async fn offers(&self, mut luck: Luck) {
        let by = usize::try_from(luck.below(4)).unwrap();
        let whom = (by + 1 + usize::try_from(luck.below(3)).unwrap()) % 4;
        let note = format!("n{}", luck.next());
        let mut options = vec![
            ("opponent", json!(PEOPLE[whom].id.to_string())),
            ("side", json!(if luck.once_in(500) { "0" } else { "1" })),
            ("words", json!(note.clone())),
            (
                "clock",
                json!(*luck.one(&["3d", "2d+1h", "1d soft", "none"])),
            ),
        ];
        let kind = *luck.one(&[
            GameKind::KINGS_MATE,
            GameKind::KINGS_MATE,
            GameKind::KINGS_GUARD,
        ]);
        if kind == GameKind::KINGS_MATE && luck.once_in(700) {
            options.push(("active", json!(true)));
            options.extend(luck.once_in(300).then_some(("interactive", json!(true))));
        }
        let command = format!("challenge {}", kind.spec().slug);
        let at = channel(&mut luck);
        let action = RequestedAction::Offer(note);
        self.send((by, at), (GameId::UNSTORED, action), (&command, &options))
            .await;
    }

    async fn plays(&self, game: &Known, mut luck: Luck) {
        if game.open {
            self.accepts(game).await;
        }
        let mut next = game.to_move;
        for _ in 0..LONG {
            let (mover, other) = (game.seats[next], game.seats[1 - next]);
            let ask = |action: RequestedAction, command: &'static str| async move {
                let options = [named(game.id)];
                self.send((other, game.at), (game.id, action), (command, &options))
                    .await
            };
            match luck.below(100) {
                0..5 => {
                    ask(RequestedAction::Takeback, "game takeback").await;
                    self.answers("takeback", (mover, game), &mut luck).await;
                }
                5..9 => {
                    ask(RequestedAction::Draw, "game draw").await;
                    self.answers("draw", (mover, game), &mut luck).await;
                }
                _ if self.moves(game, next, &mut luck).await => next = 1 - next,
                _ if self.moves(game, 1 - next, &mut luck).await => {}
                _ => self.rolls(game).await,
            }
        }
    }

    /// Accepts a challenge as soon as its message is there.
    async fn accepts(&self, game: &Known) {
        let id = format!("k1.accept.{}", game.id.0);
        wait::until(wait::LONG, &id, async || {
            self.discord.button(|other| other == id)
        })
        .await;
        self.presses((game.seats[1], game), |other| *other == id)
            .await;
    }

    /// Presses a fitting button on the newest message with one, if there is any.
    async fn presses(&self, (player, game): (usize, &Known), fits: impl Fn(&&str) -> bool) {
        if let Some((message, id)) = self.discord.button(|id| fits(&id)) {
            let pressed = self
                .discord
                .press_id(PEOPLE[player], game.at, &message, &id);
            self.discord.first_answer(&pressed).await;
        }
    }

    /// Accepts or declines the opponent's request.
    async fn answers(&self, verb: &str, (player, game): (usize, &Known), luck: &mut Luck) {
        let begin = format!("k1.{verb}.{}.", game.id.0);
        let end = if luck.once_in(600) && verb == "takeback" || luck.once_in(30) {
            ".yes"
        } else {
            ".no"
        };
        self.presses((player, game), |id| {
            id.starts_with(&begin) && id.ends_with(end)
        })
        .await;
    }

    /// Makes one move of this seat, if the bot offers any. Returns whether it did.
    async fn moves(&self, game: &Known, seat: usize, luck: &mut Luck) -> bool {
        let player = game.seats[seat];
        let (of, typing) = ([named(game.id)], ("move", ""));
        let offers = self
            .discord
            .offers(PEOPLE[player], "move", &of, typing)
            .await;
        if offers.is_empty() {
            return false;
        }
        let mv = liked(&offers, luck);
        // A turn of several plies is recorded by its first ply.
        let first = mv.split(',').next().unwrap_or_default();
        let action = RequestedAction::Move(first.trim().to_owned());
        let board = self.discord.button(|id| is_of(id, game.id));
        if let Some((board, _)) = board.filter(|_| luck.once_in(300)) {
            let number = self.noted(player, game.id, action);
            let id = board["id"].as_str().unwrap_or_default().to_owned();
            let said = (id, words(&board).to_owned());
            self.requests.lock().unwrap()[number].board = Some(said);
            self.discord.reply(PEOPLE[player], game.at, &board, &mv);
            return true;
        }
        let options = [("move", json!(mv.clone())), named(game.id)];
        self.send((player, game.at), (game.id, action), ("move", &options))
            .await
            == RequestOutcome::Confirmed
    }

    /// Lets dice fall that wait for a player.
    async fn rolls(&self, game: &Known) {
        for player in &game.seats {
            let options = [named(game.id)];
            let asked = self
                .discord
                .slash(PEOPLE[*player], game.at, "dice roll", &options);
            self.discord.answer(&asked).await;
        }
    }
}
