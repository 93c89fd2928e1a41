//! The challenge form: its actions, its draft, and their wire form.

use crate::game::options::Options;
use crate::games::GameKind;
use crate::play::computer::{COMPUTERS, Computer};
use crate::play::event::ChallengeTerms;
use crate::play::seal::OWN_DICE;
use crate::play::time_control::TimeControl;
use crate::play::{GameId, PlayerId};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::packed;
use crate::service::api::values::{Person, SideChoice};

/// The wire word for a side by lot, and for the server's own time control.
const RANDOM: &str = "lot";

const SERVER_DEFAULT: &str = "own";

/// The wire mark of a game with a thread of its own; digits are the options by index.
const THREAD: char = 't';

/// The wire marks of a game that is to be rated, and of one that is not.
const RATED: char = 'r';
const UNRATED: char = 'u';

/// An action on a challenge form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeFormAction {
    /// Open a new form, for this opponent or for anyone here.
    Open(Option<Person>),
    /// Show it with these entries.
    Fill(ChallengeDraft),
    /// Show the page with the game's options.
    Rules(ChallengeDraft),
    /// Offer a challenge with these entries.
    Send(ChallengeDraft),
    /// Offer a challenge with these entries, from a typed position.
    From {
        /// The entries.
        draft: ChallengeDraft,
        /// The position, as typed.
        position: String,
    },
}

/// All entries of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeDraft {
    /// The number of the next game when it was opened.
    pub since: GameId,
    /// The game.
    pub kind: GameKind,
    /// The opponent, a person or a computer; `None` is anyone here.
    pub opponent: Option<PlayerId>,
    /// The challenger's side.
    pub side: SideChoice,
    /// The time control as typed; `None` is the server's.
    pub clock: Option<String>,
    /// The declared options.
    pub options: Options,
    /// `true` if the game gets a thread of its own.
    pub thread: bool,
    /// `true` if it is to be rated; `None` uses the server's default.
    pub rated: Option<bool>,
}

/// `form.fill.12.kings-mate.lot.3d soft.t02.discord:ab`, after its first word.
pub(in crate::service) fn wire(action: &ChallengeFormAction) -> Option<String> {
    let (verb, form) = match action {
        ChallengeFormAction::Open(_) | ChallengeFormAction::From { .. } => return None,
        ChallengeFormAction::Fill(form) => ("fill", form),
        ChallengeFormAction::Rules(form) => ("rules", form),
        ChallengeFormAction::Send(form) => ("send", form),
    };
    Some(format!("form.{verb}.{}", wire_draft(form)?))
}

/// `12.kings-mate.lot.3d soft.t02.discord:ab`: the entries of a form.
pub(in crate::service) fn wire_draft(form: &ChallengeDraft) -> Option<String> {
    let ChallengeDraft {
        since,
        kind,
        opponent,
        side,
        clock,
        options,
        thread,
        rated,
    } = form;
    let spec = kind.spec();
    let side = match side {
        SideChoice::Seat(seat) => seat.to_string(),
        SideChoice::Random => RANDOM.to_owned(),
    };
    let clock = clock.as_deref().unwrap_or(SERVER_DEFAULT);
    let mut marks: String = thread.then_some(THREAD).into_iter().collect();
    marks.extend(rated.map(|rated| if rated { RATED } else { UNRATED }));
    for (index, option) in spec.options.iter().enumerate() {
        if options.has(option) {
            marks.push(char::from_digit(u32::try_from(index).ok()?, 10)?);
        }
    }
    let opponent = match opponent {
        Some(player) => packed::pack_player(player)?,
        None => String::new(),
    };
    let parts: [&str; 6] = [
        &since.0.to_string(),
        spec.slug,
        &side,
        clock,
        &marks,
        &opponent,
    ];
    (!clock.contains('.')).then(|| parts.join("."))
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ChallengeFormAction> {
    let (verb, draft) = parts.split_first()?;
    let form = unwire_draft(draft)?;
    match *verb {
        "fill" => Some(ChallengeFormAction::Fill(form)),
        "rules" => Some(ChallengeFormAction::Rules(form)),
        "send" => Some(ChallengeFormAction::Send(form)),
        _ => None,
    }
}

/// Parses the words of [`wire_draft`].
pub(in crate::service) fn unwire_draft(parts: &[&str]) -> Option<ChallengeDraft> {
    let &[since, slug, side, clock, marks, opponent] = parts else {
        return None;
    };
    let kind: GameKind = slug.parse().ok()?;
    let spec = kind.spec();
    let side = match side {
        RANDOM => SideChoice::Random,
        seat => SideChoice::Seat(packed::number(seat).filter(|seat| *seat < spec.most_seats())?),
    };
    let mut form = ChallengeDraft {
        since: packed::game(since)?,
        kind,
        opponent: None,
        side,
        clock: (clock != SERVER_DEFAULT).then(|| clock.to_owned()),
        options: Options::default(),
        thread: false,
        rated: None,
    };
    for mark in marks.chars() {
        if mark == THREAD {
            form.thread = true;
            continue;
        }
        if matches!(mark, RATED | UNRATED) {
            form.rated = Some(mark == RATED);
            continue;
        }
        let index = usize::try_from(mark.to_digit(10)?).ok()?;
        form.options = form.options.with(spec.options.get(index)?);
    }
    if !opponent.is_empty() {
        form.opponent = Some(packed::unpack_player(opponent).filter(may_be_opponent)?);
    }
    Some(form)
}

/// Returns `true` for a person, and for the only computer of a game.
fn may_be_opponent(player: &PlayerId) -> bool {
    !player.as_str().starts_with(COMPUTERS)
        || Computer::of(player).is_some_and(|computer| computer.number == 1)
}

impl ChallengeFormAction {
    /// Returns `true` for a form whose opponent is a computer: also for a new one in a private conversation, where
    /// nobody else could accept.
    pub(in crate::service) fn is_for_computer(&self, private: bool) -> bool {
        match self {
            Self::Open(opponent) => private && opponent.is_none(),
            Self::Fill(form)
            | Self::Rules(form)
            | Self::Send(form)
            | Self::From { draft: form, .. } => form.computer().is_some(),
        }
    }
}

impl ChallengeDraft {
    /// The computer that is the opponent.
    pub(in crate::service) fn computer(&self) -> Option<Computer> {
        self.opponent.as_ref().and_then(Computer::of)
    }

    /// The options that may be switched on: a computer has no dice of its own.
    pub(in crate::service) fn offered_options(&self) -> impl Iterator<Item = &'static str> {
        let computer = self.computer().is_some();
        let options = self.kind.spec().options.iter().copied();
        options.filter(move |option| !computer || *option != OWN_DICE)
    }

    /// The draft with another opponent.
    pub(in crate::service) fn with_opponent(&self, opponent: Option<PlayerId>) -> Self {
        let mut form = self.clone();
        form.opponent = opponent;
        if form.computer().is_some() && form.options.has(OWN_DICE) {
            form = form.with_option_toggled(OWN_DICE);
        }
        form
    }

    /// The draft with one option switched on, or off with all options that imply it.
    pub(in crate::service) fn with_option_toggled(&self, option: &str) -> Self {
        let settled = self.kind.spec().settled;
        let mut form = self.clone();
        if !form.options.has(option) {
            form.options = settled(form.options.with(option));
            return form;
        }
        let needs = |other: &str| settled(Options::default().with(other)).has(option);
        let dropped: Vec<&str> = self.options.iter().filter(|other| needs(other)).collect();
        form.options = dropped
            .into_iter()
            .fold(form.options, Options::without)
            .without(option);
        form
    }

    /// Returns `true` if a challenge with these terms may have been sent from this draft; the server's own clock
    /// matches any.
    pub(in crate::service) fn matches_terms(&self, terms: &ChallengeTerms) -> bool {
        let clock = self.clock.as_deref();
        let clock = clock.is_none_or(|clock| clock.parse::<TimeControl>().ok() == terms.clock);
        let rated = self.rated.is_none_or(|rated| rated == terms.rated);
        clock && rated && terms.thread == self.thread && terms.position.is_none()
    }

    pub(in crate::service) fn to_challenge(&self, opponent: Option<Person>) -> NewChallenge {
        NewChallenge {
            kind: self.kind,
            opponent,
            side: self.side,
            options: self.options.clone(),
            clock: self.clock.clone(),
            thread: self.thread,
            rated: self.rated,
            ..NewChallenge::default()
        }
    }
}
