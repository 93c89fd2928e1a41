//! Those who ask for a page: all at the one screen of a table, an account that is signed in, or anybody.

use crate::render::ThemeName;
use crate::service::api::access::Access;
use crate::service::api::action::{Action, Request};
use crate::service::api::preferences::Preferences;
use crate::service::api::reply::Reply;
use crate::service::api::values::Person;
use crate::service::boards::at_table;
use crate::service::lookup::person_seats::PersonSeat;
use crate::service::lookup::{languages, viewers};
use crate::service::person_pages::{self, SeenPerson};
use crate::service::players::sign_in::{self, SignedIn};
use crate::service::snapshot::{self, Glimpse, ShownMoment, Snapshot, View, Viewer};
use crate::service::standings_pages::{self, HallAsked, HallPage, StandingsAsked, StandingsPage};
use crate::service::study::judged::{self, JudgedPage};
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, current_language};
use crate::service::{Env, GameId, Place, PlayerId, Ply, Server, Service, StoreError, Timestamp};
use crate::web::allowed;
use crate::web::page::Visitor;
use crate::web::table::{self, PageAction};

/// A moment of a game that is asked for.
#[derive(Clone, Debug)]
pub(super) struct Sought {
    /// The game.
    pub(super) game: GameId,
    /// The moment.
    pub(super) moment: ShownMoment,
    /// The side at the bottom.
    pub(super) eyes: Option<u8>,
}

/// The store failed, so the view is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LookFailed;

/// Those who ask for a page.
#[derive(Clone, Debug)]
pub(super) enum Party {
    /// All at the one screen of a table.
    Table,
    /// An account.
    Account(SignedIn),
    /// Anybody on a public page.
    Anybody,
}

impl Party {
    /// The party of a visitor. A session that has ended belongs to nobody.
    ///
    /// # Errors
    /// [`LookFailed`] if the session cannot be looked up.
    pub(super) fn of(
        service: &Service,
        visitor: &Visitor,
        now: Timestamp,
    ) -> Result<Self, LookFailed> {
        if visitor.is_table {
            return Ok(Self::Table);
        }
        let found = visitor
            .key
            .as_deref()
            .map(|key| sign_in::signed_in(service, key, now));
        match found.transpose() {
            Ok(Some(Some(signed_in))) => Ok(Self::Account(signed_in)),
            Ok(Some(None) | None) => Ok(Self::Anybody),
            Err(error) => {
                tracing::error!(%error, "failed to look up a session");
                Err(LookFailed)
            }
        }
    }

    /// The account, if there is one.
    pub(super) fn account(&self) -> Option<&SignedIn> {
        match self {
            Self::Account(signed_in) => Some(signed_in),
            Self::Table | Self::Anybody => None,
        }
    }

    /// The player of the account.
    pub(super) fn player(&self) -> Option<&PlayerId> {
        self.account().map(|account| &account.person.id)
    }

    /// Returns `true` if they may ask for more than a look.
    pub(super) fn asks(&self) -> bool {
        !matches!(self, Self::Anybody)
    }

    /// The language in which they read.
    pub(super) fn language(&self, service: &Service, visitor: &Visitor) -> Language {
        match self {
            Self::Table => table::language(service, visitor.language),
            Self::Account(account) => {
                let id = &account.person.id;
                languages::language_with(service, id, visitor.language, &viewers::page_of(id))
            }
            Self::Anybody => visitor.language.unwrap_or_default(),
        }
    }

    /// Their preferences; the usual ones without an account.
    pub(super) fn preferences(&self, service: &Service) -> Preferences {
        match self {
            Self::Table => snapshot::preferences(service, &at_table::usual_player(1).id),
            Self::Account(account) => snapshot::preferences(service, &account.person.id),
            Self::Anybody => Preferences::default(),
        }
    }

    /// The theme that they have chosen, if they have.
    pub(super) fn chosen_theme(&self, service: &Service) -> Option<ThemeName> {
        match self {
            Self::Table => snapshot::chosen_theme(service, &at_table::usual_player(1).id),
            Self::Account(account) => snapshot::chosen_theme(service, &account.person.id),
            Self::Anybody => None,
        }
    }

    /// Their view of a game; `None` if there is none that they may see, or if the moment does not exist.
    ///
    /// # Errors
    /// [`LookFailed`] if the game cannot be read now.
    pub(super) fn look(
        &self,
        service: &Service,
        sought: Sought,
        now: Timestamp,
    ) -> Result<Option<Snapshot>, LookFailed> {
        let Sought { game, moment, eyes } = sought;
        let place = self.place();
        let view = View {
            game,
            moment,
            eyes,
            viewer: self.viewer(&place),
            lists_all_moves: false,
        };
        snapshot::snapshot(service, &view, now).map_err(|error| {
            tracing::error!(%error, game = game.0, "failed to read a game for a page");
            LookFailed
        })
    }

    /// Their glimpse of a game; `None` if there is none that they may see.
    ///
    /// # Errors
    /// [`LookFailed`] if the game cannot be read now.
    pub(super) fn glimpse(
        &self,
        service: &Service,
        game: GameId,
    ) -> Result<Option<Glimpse>, LookFailed> {
        let place = self.place();
        let found = snapshot::glimpse(service, game, self.viewer(&place));
        found.map_err(|error| {
            tracing::error!(%error, game = game.0, "failed to look at a game for a page");
            LookFailed
        })
    }

    /// The verdict of the analysis on a page of a game; `None` if there is none that this visitor may read.
    ///
    /// # Errors
    /// [`LookFailed`] if the analysis cannot be read now.
    pub(super) fn judged(
        &self,
        service: &Service,
        game: GameId,
        page: Ply,
    ) -> Result<Option<JudgedPage>, LookFailed> {
        let reader = match self {
            Self::Anybody => return Ok(None),
            Self::Account(account) => account.person.id.clone(),
            Self::Table => {
                let seats = at_table::table_game(service, game).map(|table| table.seats);
                let mut people = seats.into_iter().flatten();
                let person = people.find(|person| !person.id.is_computer());
                person.map_or_else(|| at_table::usual_player(1).id, |person| person.id)
            }
        };
        judged::judged_page(service, game, page, &reader).map_err(|error| {
            tracing::error!(%error, game = game.0, "failed to read an analysis for a page");
            LookFailed
        })
    }

    /// The place from which they look.
    fn place(&self) -> Place {
        match self {
            Self::Table | Self::Anybody => at_table::place(),
            Self::Account(account) => viewers::page_of(&account.person.id),
        }
    }

    fn viewer<'a>(&'a self, place: &'a Place) -> Viewer<'a> {
        match self {
            Self::Table => Viewer::Table(place),
            Self::Account(account) => Viewer::Player {
                id: &account.person.id,
                place,
            },
            Self::Anybody => Viewer::Anybody,
        }
    }

    /// Runs an action for them. An action that is done in Discord, or needs an account, is answered with that.
    pub(super) fn act(
        &self,
        service: &mut Service,
        game: Option<GameId>,
        sent: PageAction,
        env: &Env,
    ) -> Vec<Reply> {
        match self {
            Self::Table => table::act(service, game, sent, env),
            Self::Account(_) if !allowed(&sent.action) => said("face-in-discord"),
            Self::Account(account) => service.handle(
                &request(account.person.clone(), sent.action, &sent.message),
                env,
            ),
            Self::Anybody => said("face-how"),
        }
    }

    /// The file, film or page that an action makes, of a game or of none. It only reads.
    pub(super) fn find(
        &self,
        service: &mut Service,
        game: Option<GameId>,
        action: Action,
        env: &Env,
    ) -> Vec<Reply> {
        if let Self::Table = self {
            let sent = PageAction {
                action,
                seat: None,
                message: String::new(),
            };
            return table::act(service, game, sent, env);
        }
        self.look_up(service, action, env)
    }

    /// The replies to an action on a public page. It only reads.
    pub(super) fn look_up(&self, service: &mut Service, action: Action, env: &Env) -> Vec<Reply> {
        if !allowed(&action) {
            return Vec::new();
        }
        service.look(&request(self.asker(), action, ""), env)
    }

    /// The standings of a server, if they may watch its games.
    pub(super) fn standings(
        &self,
        service: &Service,
        server: &Server,
        asked: &StandingsAsked,
        env: &Env,
    ) -> Option<StandingsPage> {
        self.about(service, server, |viewer| {
            standings_pages::standings(service, server, asked, viewer, env.now)
        })
    }

    /// The hall of fame of a server, if they may watch its games.
    pub(super) fn hall(
        &self,
        service: &Service,
        server: &Server,
        asked: &HallAsked,
        env: &Env,
    ) -> Option<HallPage> {
        self.about(service, server, |viewer| {
            standings_pages::hall(service, server, asked, viewer, env.now)
        })
    }

    /// A page about the players of a server, if they may watch its games.
    fn about<T>(
        &self,
        service: &Service,
        server: &Server,
        read: impl FnOnce(Option<&PlayerId>) -> Result<Option<T>, StoreError>,
    ) -> Option<T> {
        let found = match viewers::may_watch(service, self.player(), server) {
            Ok(true) => read(self.player()),
            Ok(false) => Ok(None),
            Err(error) => Err(error),
        };
        found.unwrap_or_else(|error| {
            tracing::error!(%error, "failed to read standings for a page");
            None
        })
    }

    /// The person on a seat of a game, if they may look at both.
    ///
    /// # Errors
    /// [`LookFailed`] if the game cannot be read now.
    pub(super) fn person_at(
        &self,
        service: &Service,
        at: PersonSeat,
    ) -> Result<Option<SeenPerson>, LookFailed> {
        let place = self.place();
        let found = person_pages::person(service, self.viewer(&place), at);
        found.map_err(|error| {
            tracing::error!(%error, game = at.game.0, "failed to look at a player for a page");
            LookFailed
        })
    }

    /// The profile of a person, as it is shown at the place from which they look.
    pub(super) fn profile(
        &self,
        service: &mut Service,
        person: &SeenPerson,
        env: &Env,
    ) -> Vec<Reply> {
        let action = Action::Profile(Some(person.id.clone()));
        let asked = Request {
            place: person.place.clone(),
            ..request(self.asker(), action, "")
        };
        service.look(&asked, env)
    }

    /// The account, or a person who plays nowhere.
    pub(super) fn asker(&self) -> Person {
        let account = self.account();
        account.map_or_else(nobody, |account| account.person.clone())
    }
}

/// A person who plays nowhere, in whose place anybody looks.
fn nobody() -> Person {
    Person {
        id: PlayerId::new("web:nobody"),
        name: String::new(),
    }
}

fn request(user: Person, action: Action, message: &str) -> Request {
    Request {
        place: viewers::page_of(&user.id),
        user,
        access: Access {
            page_language: Some(current_language()),
            ..Access::default()
        },
        source: format!("web:{message}"),
        action,
    }
}

fn said(id: &str) -> Vec<Reply> {
    vec![Reply::note(sentences().text(id, &[]))]
}
