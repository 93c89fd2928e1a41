//! Challenges: made, announced, taken up, declined and listed. One becomes one game, whoever presses how often.
//!
//! A standing challenge becomes the game itself, and the same offer is made anew in the same transaction.

use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::calendar::DAY;
use crate::play::challenge::{is_same_offer, next_in_series};
use crate::play::clock::TimeControlError;
use crate::play::command::Command;
use crate::play::decide::decide;
use crate::play::event::{ChallengeTerms, Entry, Event, OfferRepeat};
use crate::play::sealed::Secret;
use crate::play::summary::{GameSummary, Stage};
use crate::play::{Env, Game, GameId, Place, PlayerId, Timestamp, Version};
use crate::service::ask::{Person, Request, SideChoice};
use crate::service::describe::side;
use crate::service::names::PlayerNames;
use crate::service::present::{Announcement, declared};
use crate::service::prose::{TextArg, clean, sentences};
use crate::service::reply::{Reply, Text};
use crate::service::settings::ChallengePolicy;
use crate::service::{
    HandlerError, HandlerResult, MAX_ATTEMPTS, Service, clocks, dice, houses, note, refuse, stamp,
};
use crate::store::{Alarm, GameQuery, OutboxMessage, Relation, SideEffects, StoreError};

/// The most characters of a note on a challenge, and of a word with a refusal.
const LONGEST: usize = 200;
/// The most games that one standing challenge is for, unless it is for ever.
const MOST_GAMES: u16 = 100;
/// How many play where one challenge is taken up by one player.
const FOR_TWO: u8 = 2;
/// How many open challenges are looked at to find some.
const SCAN_LIMIT: usize = 100;
/// Words for a challenge that stands until it is withdrawn.
const FOR_EVER: [&str; 4] = ["ever", "forever", "always", "endless"];

/// A challenge as somebody wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChallenge {
    /// Which game.
    pub kind: GameKind,
    /// Whom; `None` is anyone here.
    pub opponent: Option<Person>,
    /// The challenger's side.
    pub side: SideChoice,
    /// What is declared before the start.
    pub options: Options,
    /// The time control as it is typed; `None` is that of the server, and a word such as `none` is no clock.
    pub clock: Option<String>,
    /// A word to whom it is offered.
    pub note: String,
    /// For how many games it stands, as it is typed (`5`, `forever`); `None` is one.
    pub games: Option<String>,
    /// Whether the game is to have a thread of its own.
    pub thread: bool,
}

impl Default for NewChallenge {
    /// One game to anyone: sides by lot, nothing declared, the server's own time control.
    fn default() -> Self {
        Self {
            kind: GameKind::ALL[0],
            opponent: None,
            side: SideChoice::Random,
            options: Options::default(),
            clock: None,
            note: String::new(),
            games: None,
            thread: false,
        }
    }
}

impl Service {
    /// Makes a challenge.
    pub(super) fn challenge(
        &mut self,
        who: &Person,
        place: &Place,
        offer: &NewChallenge,
        env: &Env,
    ) -> HandlerResult {
        let terms = self.terms(place, offer, env)?;
        self.challenge_on_terms((who, place), offer, terms, env)
    }

    /// As [`Service::challenge`], on these terms.
    pub(super) fn challenge_on_terms(
        &mut self,
        (who, place): (&Person, &Place),
        offer: &NewChallenge,
        terms: ChallengeTerms,
        env: &Env,
    ) -> HandlerResult {
        let NewChallenge {
            kind,
            opponent,
            side,
            options,
            ..
        } = offer;
        let spec = kind.spec();
        if let Some(unknown) = options.iter().find(|option| !spec.options.contains(option)) {
            let args = [
                ("title", spec.title.into()),
                ("option", refuse::short(unknown).into()),
                ("options", spec.options.join(", ").into()),
            ];
            return Ok(vec![note("refuse-unknown-option", &args)]);
        }
        let opponent = opponent.as_ref();
        if opponent.is_some_and(|opponent| opponent.id == who.id) {
            return Ok(vec![note("refuse-yourself", &[])]);
        }
        let named = |person: &&Person| !person.name.is_empty();
        for person in opponent.into_iter().chain([who]).filter(named) {
            self.store.save_name(&person.id, &person.name)?;
        }
        if let Some(opponent) = opponent {
            self.check_accepts_challenges(&who.id, &opponent.id)?;
        }
        let options = (spec.settled)(options.clone());
        let sides = (spec.sides)(&options).len();
        let created = Event::Created {
            kind: *kind,
            rules_version: spec.rules_version,
            options,
            place: place.clone(),
            by: who.id.clone(),
            invited: opponent.map(|opponent| opponent.id.clone()),
            side: match side {
                SideChoice::Seat(index) => Seat::new(*index).filter(|s| s.index() < sides),
                SideChoice::Random => None,
            },
            terms,
        };
        let mut friend = None;
        let for_two = sides == usize::from(FOR_TWO);
        if let Some(opponent) = opponent.filter(|_| for_two)
            && self.auto_accepts(place, &opponent.id, &who.id)?
        {
            friend = Some(&opponent.id);
        }
        for _ in 0..MAX_ATTEMPTS {
            match self.create(&created, friend, env) {
                // Somebody else took the number that its dice were sealed for.
                Err(StoreError::Conflict) => {}
                done => return Ok(done.map(|_| Vec::new())?),
            }
        }
        Err(StoreError::Conflict.into())
    }

    /// Stores a new challenge; a friend takes it up at once.
    fn create(
        &mut self,
        created: &Event,
        friend: Option<&PlayerId>,
        env: &Env,
    ) -> Result<GameId, StoreError> {
        let (mut log, secret) = self.initial_log(created, env)?;
        if let Some(friend) = friend {
            let open = fold(GameId::UNSTORED, &log);
            let means = self.decide_input(&open, "")?;
            let joins = decide(&open, friend, &Command::Join, env, &means);
            log.extend(stamp(&joins.unwrap_or_default(), env));
        }
        let begun = fold(GameId::UNSTORED, &log);
        log.extend(stamp(&self.holidays_on_start(&begun, env.now)?, env));
        let (promise, alarms) = self.side_effects_of_new(&log, env)?;
        let owed = SideEffects {
            promises: &[promise],
            alarms: &alarms,
            secret: secret.as_ref(),
            ..SideEffects::default()
        };
        let made = self
            .store
            .create(&log, |id| fold(id, &log).summary(), owed)?;
        self.note_stored(made);
        Ok(made)
    }

    /// The log that a challenge begins with, and the secret behind its dice: sealed before anybody can have
    /// added anything to them.
    fn initial_log(
        &self,
        created: &Event,
        env: &Env,
    ) -> Result<(Vec<Entry>, Option<Secret>), StoreError> {
        let mut log = stamp(std::slice::from_ref(created), env);
        let number = self.store.next_number()?;
        let Some((seal, secret)) = dice::sealing(&fold(number, &log), number, env) else {
            return Ok((log, None));
        };
        log.extend(stamp(&[seal], env));
        Ok((log, Some(secret)))
    }

    /// Stores what happened in a challenge that was taken up, and the offer that follows, in one.
    pub(super) fn append_and_reoffer(
        &mut self,
        (version, taken, summary, owed): (Version, &[Entry], &GameSummary, SideEffects<'_>),
        offer: &Event,
        env: &Env,
    ) -> Result<(), StoreError> {
        let (log, secret) = self.initial_log(offer, env)?;
        let (promise, alarms) = self.side_effects_of_new(&log, env)?;
        let owed_then = SideEffects {
            promises: &[promise],
            alarms: &alarms,
            secret: secret.as_ref(),
            ..SideEffects::default()
        };
        let then = (log.as_slice(), |id| fold(id, &log).summary(), owed_then);
        self.store
            .append_and_create((version, taken), summary, owed, then)?;
        Ok(())
    }

    /// What a new challenge owes: to be told, and looked at when it lapses.
    fn side_effects_of_new(
        &self,
        log: &[Entry],
        env: &Env,
    ) -> Result<(OutboxMessage, Vec<Alarm>), StoreError> {
        let game = fold(GameId::UNSTORED, log);
        let promise = OutboxMessage {
            from: Version(0),
            to: game.version(),
            due: env.now,
        };
        Ok((promise, self.alarms(&game)?))
    }

    /// Whether this player is a friend whose challenges the other takes up without being asked; where that
    /// would be a game too many, he is asked.
    fn auto_accepts(
        &self,
        place: &Place,
        other: &PlayerId,
        player: &PlayerId,
    ) -> Result<bool, StoreError> {
        if self.store.relation(other, player)? != Some(Relation::Friend) {
            return Ok(false);
        }
        let most = self.server_settings(place).running_each;
        let running = self.store.running_by(other, place.server())?;
        Ok(most.is_none_or(|most| running < most))
    }

    /// Refuses a game between two where one will not play the other. Who is not wanted hears no reason.
    pub(super) fn check_not_blocked(
        &self,
        who: &PlayerId,
        other: &PlayerId,
    ) -> Result<(), HandlerError> {
        if self.store.relation(other, who)? == Some(Relation::Block) {
            return Err(self.blocked_refusal(other)?.into());
        }
        if self.store.relation(who, other)? == Some(Relation::Block) {
            let names = self.load_names([other].into_iter())?;
            let args = [
                ("player", names.arg(other)),
                ("command", TextArg::Command("unblock")),
            ];
            return Err(note("refuse-you-blocked", &args).into());
        }
        Ok(())
    }

    /// As [`Service::may_meet`], where a player is challenged himself: he may want friends alone.
    pub(super) fn check_accepts_challenges(
        &self,
        who: &PlayerId,
        other: &PlayerId,
    ) -> Result<(), HandlerError> {
        self.check_not_blocked(who, other)?;
        let friends_only = self.preferences_of(other).welcome == ChallengePolicy::Friends;
        if friends_only && self.store.relation(other, who)? != Some(Relation::Friend) {
            return Err(self.blocked_refusal(other)?.into());
        }
        Ok(())
    }

    fn blocked_refusal(&self, other: &PlayerId) -> Result<Reply, StoreError> {
        let names = self.load_names([other].into_iter())?;
        Ok(note("refuse-unwelcome", &[("player", names.arg(other))]))
    }

    /// What is offered beside the game, from how it is typed.
    fn terms(
        &self,
        place: &Place,
        offer: &NewChallenge,
        env: &Env,
    ) -> Result<ChallengeTerms, HandlerError> {
        let house = self.server_settings(place);
        let clock = match offer.clock.as_deref().map(str::trim) {
            Some(typed) if houses::is_unlimited(typed) => None,
            Some(typed) => Some(typed.parse().map_err(|wrong| clock_error(wrong, typed))?),
            None => house.clock,
        };
        let standing = offer
            .games
            .as_deref()
            .map(parse_repeat)
            .transpose()?
            .flatten();
        if standing.is_some() && offer.opponent.is_some() {
            return Err(note("refuse-standing-to-one", &[]).into());
        }
        let ever = standing == Some(OfferRepeat::ForEver);
        Ok(ChallengeTerms {
            clock,
            note: one_line(&offer.note)?,
            thread: offer.thread,
            standing,
            expires: self.expiry(place, env).filter(|_| !ever),
            follows: None,
        })
    }

    /// When a challenge that is made here now lapses.
    pub(super) fn expiry(&self, place: &Place, env: &Env) -> Option<Timestamp> {
        let days = self.server_settings(place).expiry?;
        Some(Timestamp(env.now.0 + i64::from(days) * DAY))
    }

    /// Takes a challenge up. Who comes too late for a standing one is led to the next.
    pub(super) fn accept(&mut self, request: &Request, id: GameId, env: &Env) -> HandlerResult {
        let who = &request.who;
        let mut game = self.visible(&who.id, &request.place, id)?;
        let mut replies = Vec::new();
        if game.stage() == Stage::Open {
            self.check_not_blocked_at_table(&who.id, &game)?;
            replies = self.run_command(request, game, &Command::Join, env)?;
            if replies.is_empty() {
                return Ok(replies);
            }
            game = self.visible(&who.id, &request.place, id)?;
        }
        let late = matches!(game.stage(), Stage::Running | Stage::Over)
            && game.terms().standing.is_some()
            && game.seat_of(&who.id).is_none();
        if late {
            return self.accept_next_in_series(request, &game, env);
        }
        if replies.is_empty() {
            replies = self.run_command(request, game, &Command::Join, env)?;
        }
        Ok(replies)
    }

    /// Has somebody take up the challenge that stands in the place of one that others took up: once, however
    /// often the old button is pressed.
    fn accept_next_in_series(
        &mut self,
        request: &Request,
        taken: &Game,
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who;
        self.check_not_blocked(&who.id, taken.challenger())?;
        let names = self.names(taken)?;
        let args = |game: GameId| {
            [
                ("taken", taken.id().to_string().into()),
                ("game", game.to_string().into()),
                ("player", names.arg(taken.challenger())),
            ]
        };
        let mine = self.identical_challenges(taken, &who.id, Stage::Running)?;
        if let Some(mine) = mine.iter().find(|game| game.steps().is_empty()) {
            return Ok(vec![note("refuse-led-already", &args(mine.id()))]);
        }
        for _ in 0..MAX_ATTEMPTS {
            let open = self.identical_challenges(taken, taken.challenger(), Stage::Open)?;
            // The oldest is the one that was made when the last was taken up.
            let Some(offer) = open.into_iter().last() else {
                break;
            };
            let id = offer.id();
            let refused = self.run_command(request, offer, &Command::Join, env)?;
            if refused.is_empty() {
                return Ok(vec![note("accept-led", &args(id))]);
            }
        }
        Ok(vec![note("refuse-standing-over", &args(taken.id()))])
    }

    /// The games of somebody that are the same offer as this one, newest first.
    fn identical_challenges(
        &self,
        game: &Game,
        player: &PlayerId,
        stage: Stage,
    ) -> Result<Vec<Game>, StoreError> {
        let found = self.store.list(&GameQuery {
            player: Some(player),
            place: Some(game.place()),
            stages: &[stage],
            before: None,
            most: SCAN_LIMIT,
        })?;
        let mut games = Vec::new();
        for summary in found.iter().filter(|found| {
            found.challenger == *game.challenger() && found.invited.as_ref() == game.invited()
        }) {
            games.extend(
                self.load_healthy(summary.id)?
                    .filter(|other| is_same_offer(game, other)),
            );
        }
        Ok(games)
    }

    /// What follows a challenge that is taken up by what happened: the same offer once more.
    pub(super) fn next_in_series(
        &self,
        taken: &Game,
        entries: &[Entry],
        env: &Env,
    ) -> Option<Event> {
        let begins = entries
            .iter()
            .any(|entry| matches!(entry.event, Event::Started { .. }));
        begins
            .then(|| next_in_series(taken, self.expiry(taken.place(), env)))
            .flatten()
    }
}

fn fold(id: GameId, log: &[Entry]) -> Game {
    Game::from_log(id, log).expect("the log begins with Created")
}

/// For how many games a challenge stands; `None` is one.
fn parse_repeat(typed: &str) -> Result<Option<OfferRepeat>, HandlerError> {
    let word = typed.trim().to_lowercase();
    if FOR_EVER.contains(&word.as_str()) {
        return Ok(Some(OfferRepeat::ForEver));
    }
    match word.parse() {
        Ok(1) => Ok(None),
        Ok(games @ 2..=MOST_GAMES) => Ok(Some(OfferRepeat::Games(games))),
        Ok(_) | Err(_) => {
            let args = [
                ("text", refuse::short(typed).into()),
                ("most", TextArg::Num(MOST_GAMES.into())),
            ];
            Err(note("refuse-standing", &args).into())
        }
    }
}

fn clock_error(wrong: TimeControlError, typed: &str) -> HandlerError {
    let id = match wrong {
        TimeControlError::Form => "refuse-clock-form",
        TimeControlError::Length => "refuse-clock-length",
        TimeControlError::Cap => "refuse-clock-cap",
    };
    note(id, &[("text", refuse::short(typed).into())]).into()
}

/// Somebody's own words, in one line.
pub(super) fn one_line(typed: &str) -> Result<String, HandlerError> {
    let text = clean(typed);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let count = text.chars().count();
    if count > LONGEST {
        let args = [
            ("most", TextArg::count(LONGEST)),
            ("count", TextArg::count(count)),
        ];
        return Err(note("refuse-long-words", &args).into());
    }
    Ok(text)
}

/// What a challenge offers beside the game: time, a word, how long it stands.
pub(super) fn terms(game: &Game, names: &PlayerNames) -> Text {
    let words = sentences();
    let terms = game.terms();
    let player = || ("player", names.arg(game.challenger()));
    let mut text = Text::default();
    if let Some(control) = terms.clock {
        text.push_line(clocks::agreed(control));
    }
    match terms.standing {
        Some(OfferRepeat::Games(games)) => {
            let count = ("count", TextArg::Num(i64::from(games) - 1));
            text.push_line(words.text("challenge-games", &[player(), count]));
        }
        Some(OfferRepeat::ForEver) => {
            text.push_line(words.text("challenge-ever", &[player()]));
        }
        None => {}
    }
    if terms.thread {
        text.push_line(words.text("challenge-thread", &[]));
    }
    text.push_line(note_text(game, names));
    if let Some(at) = terms.expires.filter(|_| game.stage() == Stage::Open) {
        text.push_line(words.text("challenge-until", &[("until", TextArg::Date(at))]));
    }
    text
}

/// The word that goes with a challenge; empty where there is none.
pub(super) fn note_text(game: &Game, names: &PlayerNames) -> Text {
    let note = &game.terms().note;
    if note.is_empty() {
        return Text::default();
    }
    let player = names.arg(game.challenger());
    let args = [("player", player), ("note", note.clone().into())];
    sentences().text("challenge-note", &args)
}

impl Announcement<'_> {
    /// A challenge, or where a friend has taken it up already, that it begins.
    pub(super) fn created(
        &mut self,
        by: &PlayerId,
        invited: Option<&PlayerId>,
        side: Option<Seat>,
    ) {
        let (game, names) = (self.game, self.names);
        match invited {
            Some(invited) if game.stage() != Stage::Open => {
                let args = [("player", names.arg(by)), ("opponent", names.arg(invited))];
                self.say("challenge-friend", &args);
                self.text.push_line(note_text(game, names));
            }
            _ => self.offered(by, invited, side),
        }
    }

    /// An offer, and what it is about.
    pub(super) fn offered(
        &mut self,
        by: &PlayerId,
        invited: Option<&PlayerId>,
        side_of: Option<Seat>,
    ) {
        if self.game.is_large() {
            return self.table_offered(by, invited);
        }
        let title = self.game.kind().spec().title;
        let player = self.names.arg(by);
        let mut args = vec![
            ("player", player.clone()),
            ("title", title.into()),
            ("game", self.number()),
        ];
        match invited {
            Some(invited) => {
                args.push(("opponent", self.names.arg(invited)));
                self.say("challenge-offered", &args);
            }
            None => self.say("challenge-offered-anyone", &args),
        }
        let options = ("options", declared(self.game).into());
        self.terms(side_of, player, options);
    }

    fn terms(&mut self, side_of: Option<Seat>, player: TextArg<'_>, options: (&str, TextArg<'_>)) {
        match side_of {
            Some(seat) => {
                let args = [
                    ("player", player),
                    ("side", side(self.game, seat).into()),
                    options,
                ];
                self.say("challenge-terms", &args);
            }
            None => self.say("challenge-terms-lot", &[options]),
        }
        self.text.push_line(terms(self.game, self.names));
    }

    /// A refusal, with its word where there is one.
    pub(super) fn declined(&mut self, by: &PlayerId, word: &str) {
        let id = if word.is_empty() {
            "challenge-declined"
        } else {
            "challenge-declined-word"
        };
        let args = [
            ("player", self.names.arg(by)),
            ("game", self.number()),
            ("word", word.to_owned().into()),
        ];
        self.say(id, &args);
    }
}
