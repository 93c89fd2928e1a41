//! A whole service in memory, asked by players and strangers whatever the input says.

use std::collections::BTreeSet;

use crate::discord::fuzzing::posted;
use crate::fuzzing::{LINES, text};
use crate::games::GameKind;
use crate::play::{Env, GameId, Place, PlayerId, Timestamp};
use crate::service::ask::{Ask, Part, Person, Request, SideWish};
use crate::service::challenge::Offer;
use crate::service::reply::{Control, Delivered, Reply};
use crate::service::standing::Standing;
use crate::service::suggest::Typing;
use crate::service::{Service, challenges, dice, explore, plan, unwire};
use crate::store::Store;

/// Ann keeps this to herself: it stands in her note and comes before nobody else.
const SECRET: &str = "zebrafish";
/// 2026-03-01 12:00 UTC.
const BEGIN: i64 = 1_772_366_400_000;
/// How much one answer may say: words, and a file beside them.
const MOST: usize = 400_000;

struct World {
    service: Service,
    now: i64,
    out: usize,
    /// What the newest answers can be pressed for.
    controls: Vec<Ask>,
}

fn person(letter: char) -> Person {
    let (number, name) = match letter {
        'a' => (11, "Ann"),
        'b' => (12, "Ben"),
        'e' => (13, "Eve"),
        _ => (14, "**Zoe** <@11> @everyone"),
    };
    Person {
        id: PlayerId::new(format!("discord:{number}")),
        name: name.to_owned(),
    }
}

/// Ann, Ben and Eve are in one server, everybody else in another.
fn place(letter: char) -> Place {
    Place::new(if matches!(letter, 'a' | 'b' | 'e') {
        "discord:500:501"
    } else {
        "discord:600:601"
    })
}

impl World {
    fn new() -> Self {
        let store = Store::in_memory().expect("a store in memory can be made");
        let mut world = Self {
            service: Service::new(store),
            now: BEGIN,
            out: 0,
            controls: Vec::new(),
        };
        for (kind, opponent) in [
            (GameKind::KingsMate, Some('b')),
            (GameKind::KingsGuard, Some('b')),
            (GameKind::KingsMate, None),
        ] {
            let active = |offer: Offer| Offer {
                options: offer.options.with("active"),
                ..offer
            };
            let offer = Offer {
                kind,
                opponent: opponent.map(person),
                side: SideWish::Seat(0),
                ..Offer::default()
            };
            let offer = if kind == GameKind::KingsMate {
                active(offer)
            } else {
                offer
            };
            world.ask('a', Ask::Challenge(offer));
        }
        world.ask('b', Ask::Accept(GameId(1)));
        world.ask('b', Ask::Accept(GameId(2)));
        for game in [1, 2] {
            let note = Ask::Note {
                game: Some(GameId(game)),
                at: None,
                text: SECRET.to_owned(),
            };
            world.ask('a', note);
        }
        world
    }

    fn env(&mut self) -> Env {
        self.now += 1000;
        Env {
            now: Timestamp(self.now),
            entropy: [self.now.to_le_bytes()[1]; 32],
        }
    }

    fn ask(&mut self, letter: char, ask: Ask) {
        let request = Request {
            who: person(letter),
            place: place(letter),
            standing: Standing::default(),
            message: "discord:1".to_owned(),
            ask,
        };
        let env = self.env();
        self.controls.clear();
        let told_himself = format!("{:?}", request.ask).contains(SECRET);
        for reply in self.service.handle(&request, &env) {
            self.look(&reply, letter == 'a' || told_himself);
        }
        loop {
            let env = self.env();
            while self.service.tick(&env) {}
            let due = self.service.due("discord:", &env, 10);
            if due.is_empty() {
                break;
            }
            for delivery in due {
                self.look(&delivery.reply, told_himself);
                let posted = Delivered::Posted(Some("5".to_owned()));
                self.service.delivered(delivery.id, posted, &env);
            }
        }
    }

    /// What anybody is shown is bounded, pings nobody by its words, and holds no secret.
    fn look(&mut self, reply: &Reply, knows: bool) {
        let mut said = reply.text.plain();
        said.extend(reply.file.as_ref().map(|file| file.text.as_str()));
        said.extend(reply.picture.as_ref().map(|picture| picture.alt.as_str()));
        assert!(said.len() <= MOST, "{} bytes", said.len());
        assert!(knows || !said.contains(SECRET), "{said}");
        self.out += said.len();
        for control in &reply.controls {
            match control {
                Control::Button { ask, .. } => self.controls.push(ask.clone()),
                Control::Menu { options, .. } => {
                    self.controls
                        .extend(options.iter().map(|(_, ask)| ask.clone()));
                }
                Control::List { .. } | Control::Invite { .. } => {}
            }
        }
        let named: BTreeSet<&str> = reply
            .notify
            .iter()
            .filter_map(|player| player.as_str().strip_prefix("discord:"))
            .collect();
        posted(reply.clone(), &named);
    }

    /// What somebody types or presses: who, how, and the words.
    fn line(&mut self, line: &str) {
        let mut chars = line.chars();
        let (Some(who), Some(how)) = (chars.next(), chars.next()) else {
            return;
        };
        let text = chars.as_str().trim_start().to_owned();
        if how == '?' {
            return self.suggest(who, &text);
        }
        if let Some(ask) = self.wished(how, text) {
            self.ask(who, ask);
        }
    }

    fn wished(&self, how: char, text: String) -> Option<Ask> {
        Some(match how {
            '!' => unwire(&text)?,
            // What was just offered to whoever asked, pressed by anybody.
            '.' => {
                let nth: usize = text.trim().parse().ok()?;
                self.controls.get(nth)?.clone()
            }
            'm' => Ask::Play { game: None, text },
            'p' => Ask::Plan(plan::Wish::Add { game: None, text }),
            'x' => Ask::Explore(explore::Wish::Open {
                game: Some(GameId(1)),
                at: None,
                moves: text,
            }),
            'n' => Ask::Note {
                game: Some(GameId(2)),
                at: Some("1".to_owned()),
                text,
            },
            'r' => Ask::Rules {
                kind: None,
                topic: Some(text),
            },
            't' => Ask::Touch {
                game: None,
                cell: text,
            },
            'd' => Ask::Describe {
                game: Some(GameId(1)),
                part: Part::Cell(text),
            },
            'c' => Ask::Challenge(Offer {
                opponent: Some(person('b')),
                clock: Some(text),
                ..Offer::default()
            }),
            'o' => Ask::Challenge(Offer {
                note: text,
                ..Offer::default()
            }),
            'w' => Ask::Challenges(challenges::Wish::Decline {
                game: None,
                word: text,
            }),
            's' => Ask::Dice(dice::Wish::Accept {
                game: GameId(3),
                words: text,
            }),
            'f' => {
                let (id, typed) = text.split_once(' ')?;
                let Ask::Fill { field, .. } = unwire(id)? else {
                    return None;
                };
                let typed = Some(typed.to_owned());
                Ask::Fill { field, typed }
            }
            _ => Ask::Say {
                text,
                reply_to: (how == '>').then(|| "5".to_owned()),
                addressed: how == '@',
                aloud: true,
            },
        })
    }

    fn suggest(&self, letter: char, text: &str) {
        let (who, place) = (person(letter).id, place(letter));
        let game = Some(GameId(1));
        for wanted in [
            Typing::Move(game),
            Typing::Square(game),
            Typing::Cell(game),
            Typing::Ply(game),
            Typing::Game { mine: false },
            Typing::Explore(game),
            Typing::Plan(game),
            Typing::Clock,
            Typing::Away,
            Typing::Zone,
            Typing::Night,
            Typing::Topic(None),
            Typing::Month,
        ] {
            let now = Timestamp(self.now);
            let offers = self.service.suggest((&who, &place), &wanted, text, now);
            assert!(offers.len() <= 25, "{wanted:?}");
            for offer in offers {
                assert!(offer.label.chars().count() <= 100, "{offer:?}");
                assert!((1..=100).contains(&offer.value.chars().count()));
            }
        }
    }
}

/// Lines that say who asks what.
pub(super) fn asked(bytes: &[u8]) -> usize {
    let mut world = World::new();
    for line in text(bytes).lines().take(LINES) {
        world.line(line);
    }
    world.out
}
