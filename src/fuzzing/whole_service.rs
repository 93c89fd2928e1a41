//! A whole service in memory, with requests by players and strangers from the input.

use std::collections::BTreeSet;

use crate::discord::fuzzing::posted;
use crate::fuzzing::{LINES, text};
use crate::games::GameKind;
use crate::play::{Env, GameId, Place, PlayerId, Timestamp};
use crate::service::api::access::Access;
use crate::service::api::action::{Action, Asker, Request};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::delivery::DeliveryOutcome;
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::plan::PlanAction;
use crate::service::api::reply::{Control, Reply};
use crate::service::api::values::{Person, ReadOutPart, SideChoice};
use crate::service::suggest::CompletionField;
use crate::service::{Service, suggest, unwire};
use crate::store::{Store, place_of_text};

/// Ann's private note, which nobody else may see.
pub(super) const SECRET: &str = "zebrafish";
/// 2026-03-01 12:00 UTC.
const BEGIN: i64 = 1_772_366_400_000;
/// Largest reply in characters, with its file.
const MAX_REPLY_CHARS: usize = 400_000;

pub(super) struct World {
    pub(super) service: Service,
    now: i64,
    out: usize,
    /// The actions of the newest replies' controls.
    controls: Vec<Action>,
}

fn person(letter: char) -> Person {
    let (number, name) = match letter {
        'a' => (11, "Ann"),
        'b' => (12, "Ben"),
        'e' => (13, "Eve"),
        _ => (14, "**Zoe** <@11> @everyone <i id=fuzz>"),
    };
    Person {
        id: PlayerId::new(format!("discord:{number}")),
        name: name.to_owned(),
    }
}

/// Ann, Ben and Eve are in one server, everybody else in another.
fn place(letter: char) -> Place {
    place_of_text(if matches!(letter, 'a' | 'b' | 'e') {
        "discord:500:501"
    } else {
        "discord:600:601"
    })
}

impl World {
    /// Three games that begin at this time, in ms since 1970.
    pub(super) fn new(begin: i64) -> Self {
        let store = Store::in_memory().expect("a store in memory can be created");
        let mut world = Self {
            service: Service::new(store),
            now: begin,
            out: 0,
            controls: Vec::new(),
        };
        for (kind, opponent) in [
            (GameKind::KINGS_MATE, Some('b')),
            (GameKind::KINGS_GUARD, Some('b')),
            (GameKind::KINGS_MATE, None),
        ] {
            let active = |offer: NewChallenge| NewChallenge {
                options: offer.options.with("active"),
                ..offer
            };
            let offer = NewChallenge {
                kind,
                opponent: opponent.map(person),
                side: SideChoice::Seat(0),
                ..NewChallenge::default()
            };
            let offer = if kind == GameKind::KINGS_MATE {
                active(offer)
            } else {
                offer
            };
            world.ask('a', Action::Challenge(offer));
        }
        world.ask('b', Action::Accept(GameId(1)));
        world.ask('b', Action::Accept(GameId(2)));
        for game in [1, 2] {
            let note = Action::Note {
                game: Some(GameId(game)),
                at: None,
                text: SECRET.to_owned(),
            };
            world.ask('a', note);
        }
        world
    }

    pub(super) fn env(&mut self) -> Env {
        self.now += 1000;
        Env {
            now: Timestamp(self.now),
            entropy: [self.now.to_le_bytes()[1]; 32],
        }
    }

    /// The replies to an action of a player.
    pub(super) fn replies(&mut self, letter: char, action: Action) -> Vec<Reply> {
        let request = Request {
            user: person(letter),
            place: place(letter),
            access: Access::default(),
            source: "discord:1".to_owned(),
            action,
        };
        let env = self.env();
        self.service.handle(&request, &env)
    }

    fn ask(&mut self, letter: char, ask: Action) {
        self.controls.clear();
        let told_himself = format!("{ask:?}").contains(SECRET);
        for reply in self.replies(letter, ask) {
            self.look(&reply, letter == 'a' || told_himself);
        }
        loop {
            let env = self.env();
            while self.service.run_next_alarm(&env) {}
            let due = self.service.due("discord", &env, 10);
            if due.is_empty() {
                break;
            }
            for delivery in due {
                self.look(&delivery.reply, told_himself);
                let posted = DeliveryOutcome::Posted(Some("5".to_owned()));
                self.service.delivered(delivery.id, posted, &env);
            }
        }
    }

    /// Checks a reply: it is bounded, its text pings nobody, and it holds no secret.
    fn look(&mut self, reply: &Reply, knows: bool) {
        let mut said = reply.text.plain();
        said.extend(reply.file.as_ref().map(|file| file.text.as_str()));
        said.extend(reply.picture.as_ref().map(|picture| picture.alt.as_str()));
        assert!(said.len() <= MAX_REPLY_CHARS, "{} bytes", said.len());
        assert!(knows || !said.contains(SECRET), "{said}");
        self.out += said.len();
        for control in &reply.controls {
            match control {
                Control::Button { action, .. } => self.controls.push(action.clone()),
                Control::Menu { options, .. } => {
                    self.controls
                        .extend(options.iter().map(|(_, action)| action.clone()));
                }
                Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => {}
            }
        }
        let named: BTreeSet<&str> = reply
            .notify
            .iter()
            .filter_map(|player| player.as_str().strip_prefix("discord:"))
            .collect();
        posted(reply.clone(), &named);
    }

    /// A typed line or a press: the user, the manner, and the text.
    fn line(&mut self, line: &str) {
        let mut chars = line.chars();
        let (Some(player), Some(how)) = (chars.next(), chars.next()) else {
            return;
        };
        let text = chars.as_str().trim_start().to_owned();
        if how == '?' {
            return self.suggest(player, &text);
        }
        if let Some(action) = self.wished(how, text) {
            self.ask(player, action);
        }
    }

    fn wished(&self, how: char, text: String) -> Option<Action> {
        Some(match how {
            '!' => unwire(&text)?,
            // A control just shown to one user, pressed by anybody.
            '.' => {
                let nth: usize = text.trim().parse().ok()?;
                self.controls.get(nth)?.clone()
            }
            'm' => Action::Play { game: None, text },
            'p' => Action::Plan(PlanAction::Add { game: None, text }),
            'x' => Action::Explore(ExploreAction::Open {
                game: Some(GameId(1)),
                at: None,
                moves: text,
            }),
            'n' => Action::Note {
                game: Some(GameId(2)),
                at: Some("1".to_owned()),
                text,
            },
            'r' => Action::Rules {
                kind: None,
                topic: Some(text),
            },
            't' => Action::Touch {
                game: None,
                cell: text,
            },
            'd' => Action::Describe {
                game: Some(GameId(1)),
                part: ReadOutPart::Cell(text),
            },
            'c' => Action::Challenge(NewChallenge {
                opponent: Some(person('b')),
                clock: Some(text),
                ..NewChallenge::default()
            }),
            'o' => Action::Challenge(NewChallenge {
                note: text,
                ..NewChallenge::default()
            }),
            'w' => Action::Challenges(ChallengeListAction::Decline {
                game: None,
                word: text,
            }),
            's' => Action::Dice(DiceAction::Accept {
                game: GameId(3),
                words: text,
            }),
            'f' => {
                let (id, typed) = text.split_once(' ')?;
                let Action::FillField { field, .. } = unwire(id)? else {
                    return None;
                };
                let typed = Some(typed.to_owned());
                Action::FillField { field, typed }
            }
            _ => Action::Chat {
                text,
                reply_to: (how == '>').then(|| "5".into()),
                addressed: how == '@',
                aloud: true,
            },
        })
    }

    fn suggest(&self, letter: char, text: &str) {
        let (player, place) = (person(letter).id, place(letter));
        let game = Some(GameId(1));
        for wanted in [
            CompletionField::Move(game),
            CompletionField::Square(game),
            CompletionField::Cell(game),
            CompletionField::Ply(game),
            CompletionField::Game { mine: false },
            CompletionField::Explore(game),
            CompletionField::Plan(game),
            CompletionField::Clock,
            CompletionField::Away,
            CompletionField::Zone,
            CompletionField::Night,
            CompletionField::Topic(None),
            CompletionField::Month,
        ] {
            let now = Timestamp(self.now);
            let offers = suggest::suggest(
                &self.service,
                Asker::in_private(&player, &place),
                &wanted,
                text,
                now,
            );
            assert!(offers.len() <= 25, "{wanted:?}");
            for offer in offers {
                assert!(offer.label.chars().count() <= 100, "{offer:?}");
                assert!((1..=100).contains(&offer.value.chars().count()));
            }
        }
    }
}

/// Lines with a user and a request each.
pub(super) fn asked(bytes: &[u8]) -> usize {
    let mut world = World::new(BEGIN);
    for line in text(bytes).lines().take(LINES) {
        world.line(line);
    }
    world.out
}
