//! Tables of more than two at one keyboard: their players, and `signal 3`.

use std::collections::BTreeSet;
use std::io::{self, Write};

use crate::console::TerminalSession;
use crate::console::line_words::{is_game, nearest_of, split};
use crate::console::lines::cut;
use crate::console::offer::{Clash, LoneNumber, for_number_alone, with_number};
use crate::console::ready::DefaultGame;
use crate::console::titles::is_some_game;
use crate::console::vocabulary::new_words;
use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::values::Person;
use crate::service::api::verbs::given::{GAME, GivenOptions, OptionMistake};
use crate::service::boards::at_table::{
    self, most_seats, person, seat_called, seats_in_turn, seats_of, usual_player,
};
use crate::service::words::catalogue::TextArg;
use crate::service::{Env, GameId, GameKind, Seat};

/// `signal`, `signal 3`, `signal 3 = push the left`, `signal 3 =`, each behind `#12` for game 12.
pub(super) fn signal(rest: &str) -> Result<GivenOptions, OptionMistake> {
    let mut given = GivenOptions::default();
    let mut rest = rest;
    let (first, behind) = split(rest);
    if first.starts_with('#') {
        if !is_game(first) {
            return Err("console-which-game");
        }
        given = given.with_text(GAME, first);
        rest = behind;
    }
    if rest.is_empty() {
        return Ok(given);
    }
    let (number, meaning) = match rest.split_once('=') {
        Some((number, meaning)) => (number.trim(), Some(meaning.trim())),
        None => (rest, None),
    };
    let number = number.parse::<u8>().map_err(|_| "console-signal-what")?;
    let given = given.with_number("number", number.into());
    Ok(meaning
        .into_iter()
        .fold(given, |given, meaning| given.with_text("meaning", meaning)))
}

/// The players at a keyboard: as many as the largest table has seats.
pub(super) fn keyboard() -> Vec<Person> {
    (1..=most_seats()).map(usual_player).collect()
}

/// The first of them.
pub(super) fn seated_first(seated: &[Person]) -> Person {
    let first = seated.first();
    first.cloned().unwrap_or_else(|| usual_player(1))
}

/// The offer with as many seats as there are names, if one option of its game gives them.
fn for_as_many(offer: NewChallenge, names: usize) -> NewChallenge {
    if offer.computer.is_some() || names <= seats_of(&offer) {
        return offer;
    }
    let fitting = with_each_option(&offer).find(|sized| seats_of(sized) == names);
    fitting.unwrap_or(offer)
}

/// An offer as it is, and with each option of its game.
fn with_each_option(offer: &NewChallenge) -> impl Iterator<Item = NewChallenge> {
    let with = |option: &&str| NewChallenge {
        options: offer.options.clone().with(option),
        ..offer.clone()
    };
    let larger = offer.kind.spec().options.iter().map(with);
    std::iter::once(offer.clone()).chain(larger)
}

/// The numbers of players that a game is played with, from the fewest.
fn table_sizes(offer: &NewChallenge) -> BTreeSet<usize> {
    with_each_option(offer)
        .map(|sized| seats_of(&sized))
        .collect()
}

/// Returns `true` if the number that stands alone in an offer is neither of players nor a time.
fn is_no_table(offer: &NewChallenge, number: Option<&LoneNumber>) -> bool {
    number.is_some_and(|number| number.is_no_table_of(offer))
}

/// The first option of an offer that its game does not have.
fn unknown(offer: &NewChallenge) -> Option<&str> {
    let known = offer.kind.spec().options;
    offer.options.iter().find(|option| !known.contains(option))
}

/// The option of a game that a mistyped one of an offer is nearest to.
fn mistyped(offer: &NewChallenge) -> Option<(String, String)> {
    let unknown = unknown(offer)?;
    let near = nearest_of(unknown, new_words().into_iter())?;
    Some((unknown.to_owned(), near))
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Begins the game of a line: `named` if the line names one.
    pub(super) fn begins(
        &mut self,
        offer: NewChallenge,
        named: Option<GameKind>,
        names: &[String],
        number: Option<&LoneNumber>,
    ) -> io::Result<()> {
        match self.counted(offer, named, number) {
            Ok(offer) if is_no_table(&offer, number) => self.for_how_many(&offer),
            Ok(offer) if number.is_some() => self.new_game(offer, names, named.is_some()),
            Ok(offer) => {
                let offer = for_as_many(offer, names.len());
                self.new_game(offer, names, named.is_some())
            }
            Err(clash) => self.clashes(&clash),
        }
    }

    /// Makes the challenge of a line.
    pub(super) fn challenges(
        &mut self,
        offer: NewChallenge,
        named: Option<GameKind>,
        number: Option<&LoneNumber>,
    ) -> io::Result<()> {
        match self.counted(offer, named, number) {
            Ok(offer) if is_no_table(&offer, number) => self.for_how_many(&offer),
            Ok(offer) => self.turn(Action::Challenge(offer)).map(drop),
            Err(clash) => self.clashes(&clash),
        }
    }

    /// The offer on the rules of its game, with a number that stands alone read as that game has it.
    fn counted(
        &self,
        offer: NewChallenge,
        named: Option<GameKind>,
        number: Option<&LoneNumber>,
    ) -> Result<NewChallenge, Clash> {
        let Some(number) = number else {
            return Ok(self.on_rules(offer, named));
        };
        let kind = self.on_rules(offer.clone(), named).kind;
        let offer = self.on_rules(with_number(kind, offer, number)?, named);
        // A position has its own number of players.
        Ok(match offer.position {
            Some(_) => offer,
            None => for_number_alone(offer, number),
        })
    }

    /// Says how many play the game of an offer whose number is neither of players nor a time.
    fn for_how_many(&mut self, offer: &NewChallenge) -> io::Result<()> {
        let sizes = table_sizes(offer);
        let most = sizes.last().copied().unwrap_or_default();
        let fewest = sizes.first().copied().unwrap_or(most);
        let sort = match sizes.len() {
            1 => "one",
            2 => "two",
            _ => "more",
        };
        let number = offer.clock.clone().unwrap_or_default();
        let args = [
            ("game", offer.kind.spec().title.into()),
            ("sizes", sort.into()),
            ("fewest", fewest.to_string().into()),
            ("most", most.to_string().into()),
            ("number", number.into()),
        ];
        self.note("console-how-many", &args)
    }

    /// Says that only one of two words of an offer can be meant.
    pub(super) fn clashes(&mut self, clash: &Clash) -> io::Result<()> {
        let args = [
            ("first", cut(&clash.first).into()),
            ("second", cut(&clash.second).into()),
        ];
        self.note("offer-clash", &args)
    }

    /// Offers a game between those at the keyboard and accepts it at once. A line that says only that a game is wanted
    /// is answered with the games there are.
    fn new_game(&mut self, offer: NewChallenge, names: &[String], named: bool) -> io::Result<()> {
        if let Some((typed, near)) = mistyped(&offer) {
            let has = |kind: &GameKind| kind.spec().options.contains(&typed.as_str());
            if let Some(other) = GameKind::ALL.into_iter().find(has) {
                let args = [
                    ("game", offer.kind.spec().title.into()),
                    ("other", other.spec().title.into()),
                    ("slug", other.spec().slug.into()),
                    ("option", typed.as_str().into()),
                ];
                return self.note("console-option-of", &args);
            }
            let args = [("text", cut(&typed).into()), ("option", near.into())];
            return self.note("console-option-near", &args);
        }
        if !named && let Some(typed) = unknown(&offer).filter(|typed| is_some_game(typed)) {
            let typed = cut(typed);
            return self.say(&DefaultGame::games(&typed));
        }
        // A word in small letters that is no option may be meant as a name.
        let small = unknown(&offer).is_some_and(|word| word.chars().all(char::is_alphabetic));
        let before = (self.speaker.clone(), self.seated.clone());
        let Some(mut players) = self.sit_down(&offer, names)? else {
            return Ok(());
        };
        self.speaker = players.remove(0);
        let kind = offer.kind;
        if offer.computer.is_some() {
            let replies = self.ask(Action::Challenge(offer));
            self.print(&replies)?;
            if self.follow(&replies)? == 0 {
                (self.speaker, self.seated) = before;
                if small {
                    self.note("console-name-capital", &[])?;
                }
                return Ok(());
            }
            return self.legend_of_boards(kind);
        }
        let seats = seats_in_turn(&offer);
        let challenge = Action::Challenge(NewChallenge {
            opponent: players.first().cloned(),
            ..offer
        });
        let replies = self.ask(challenge);
        if !replies.is_empty() {
            (self.speaker, self.seated) = before;
            self.print(&replies)?;
            if small {
                self.note("console-name-capital", &[])?;
            }
            return Ok(());
        }
        let (open, made) = (self.open(), self.stored.take());
        // Another terminal may have offered one meanwhile.
        let made = made.filter(|game| open.contains(game));
        if let Some(game) = made {
            // All players sit here, so the offer itself need not be shown.
            self.settle(|_, _| Ok(()))?;
            self.take_up(game, players, &seats)?;
        } else {
            self.deliver()?;
        }
        self.legend_of_boards(kind)
    }

    /// Plays a game once more between those at the keyboard: all of them agree at once. Returns the number of
    /// announcements.
    pub(super) fn plays_again(&mut self, game: GameId) -> io::Result<usize> {
        self.passes_to_seat(game);
        let asks = self.speaker.clone();
        let replies = self.ask(Action::Rematch(game));
        let open = self.open();
        let offered = self.stored.filter(|made| open.contains(made));
        let Some(offered) = offered.filter(|_| replies.is_empty()) else {
            self.print(&replies)?;
            return self.follow(&replies);
        };
        self.stored = None;
        // All players sit here, so the offer itself need not be shown.
        self.settle(|_, _| Ok(()))?;
        let table = at_table::table_game(&self.service, game);
        let before = table.map(|table| table.seats).unwrap_or_default();
        // Computers have joined already, on the first free seats.
        let mixed = before.iter().any(|player| player.id.is_computer());
        let (mut others, mut seats) = (Vec::new(), Vec::new());
        for (nth, player) in before.iter().enumerate() {
            if player.id == asks.id || player.id.is_computer() {
                continue;
            }
            others.push(player.clone());
            let next = u8::try_from((nth + 1) % before.len()).ok();
            seats.extend(next.and_then(Seat::new).filter(|_| !mixed));
        }
        self.take_up(offered, others, &seats)?;
        Ok(1)
    }

    /// The players of a new game in seat order; `None` if they cannot be those named.
    fn sit_down(
        &mut self,
        offer: &NewChallenge,
        names: &[String],
    ) -> io::Result<Option<Vec<Person>>> {
        let most = if offer.computer.is_some() {
            1
        } else {
            seats_of(offer)
        };
        if names.len() > most {
            let larger = table_sizes(offer)
                .into_iter()
                .find(|size| *size > names.len());
            if let Some(larger) = larger.filter(|_| offer.computer.is_none()) {
                let sizes = [("fewer", most), ("more", larger)];
                let sizes = sizes.map(|(name, size)| (name, TextArg::count(size)));
                self.note("console-other-names", &sizes)?;
            } else {
                let args = [("count", TextArg::count(most))];
                self.note("console-too-many-names", &args)?;
            }
            return Ok(None);
        }
        let mut players = self.seated.clone();
        if names.is_empty()
            && !players.contains(&self.speaker)
            && seat_called(&self.speaker.name).is_none()
        {
            // A player who has just sat down plays first.
            players.insert(0, self.speaker.clone());
        }
        let named: Vec<Person> = names.iter().map(|name| person(name)).collect();
        players.retain(|player| named.iter().all(|named| named.id != player.id));
        players.splice(0..0, named);
        players.truncate(self.seated.len());
        if !names.is_empty() {
            // They keep their seats for the games to come.
            self.seated.clone_from(&players);
        }
        players.truncate(most);
        Ok(Some(players))
    }

    /// The players of a game that continues take the first seats of the keyboard, in their order.
    pub(super) fn come_back(&mut self, game: GameId) {
        let table = at_table::table_game(&self.service, game);
        let mut players = table.map(|table| table.seats).unwrap_or_default();
        players.retain(|player| !player.id.is_computer());
        let most = self.seated.len();
        let others = self.seated.drain(..);
        let others = others.filter(|other| players.iter().all(|player| player.id != other.id));
        let others: Vec<Person> = others.collect();
        players.extend(others);
        players.truncate(most);
        self.seated = players;
    }

    /// The others at the keyboard join a new game, each on the next seat; only its beginning is shown.
    fn take_up(&mut self, game: GameId, others: Vec<Person>, seats: &[Seat]) -> io::Result<()> {
        let last = others.len().saturating_sub(1);
        for (nth, player) in others.into_iter().enumerate() {
            self.speaker = player;
            let action = at_table::taking_up(game, nth, last + 1, seats);
            if nth == last {
                self.turn(action)?;
                continue;
            }
            let replies = self.ask(action);
            self.print(&replies)?;
            self.stored = None;
            self.settle(|_, _| Ok(()))?;
        }
        Ok(())
    }

    /// Gives the keyboard to a person: a player of the game on the screen by name or seat, or anybody by name.
    pub(super) fn speak_as(&mut self, name: &str) -> io::Result<()> {
        let name = cut(name);
        let is_number = name.chars().all(|c| c.is_ascii_digit());
        if is_number && seat_called(&name).is_none() {
            return self.note("console-as-whom", &[]);
        }
        let called = self.called(&name);
        let before = std::mem::replace(&mut self.speaker, called);
        self.mover = None;
        if before.id != self.speaker.id {
            self.drops_confirmation();
        }
        self.note(
            "console-speaking",
            &[("name", self.speaker.name.clone().into())],
        )
    }

    fn called(&self, name: &str) -> Person {
        let usual = person(name);
        let table = self
            .table_on_screen()
            .map(|game| game.seats)
            .unwrap_or_default();
        let lower = name.to_lowercase();
        let by_name =
            |player: &&Person| player.id == usual.id || player.name.to_lowercase() == lower;
        let everybody = || table.iter().chain(&self.seated);
        let nth = seat_called(name).filter(|_| name.len() == 1);
        let by_seat = |players: &[Person]| players.get(nth?.checked_sub(1)?).cloned();
        table
            .iter()
            .find(by_name)
            .cloned()
            .or_else(|| by_seat(&table).filter(|player| !player.id.is_computer()))
            .or_else(|| by_seat(&self.seated))
            .or_else(|| everybody().find(by_name).cloned())
            .unwrap_or(usual)
    }
}
