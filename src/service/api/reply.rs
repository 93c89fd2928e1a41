//! [`Reply`]: an answer of the service as data, which each adapter turns into its own form.

use std::path::Path;

use crate::game::grid::{Grid, Perspective};
use crate::game::text::MoveText;
use crate::play::stage::Stage;
use crate::play::{Game, GameId, PlayerId, Ply};
use crate::scene::{Caption, Film, Graph, Scene, Sheet, Story, ThemeName};
use crate::service::api::action::Action;
use crate::service::words::text::Text;

/// Most games that an answer names, and of which the next move deletes it. A longer list would leave no room for how to
/// answer it.
pub(in crate::service) const MAX_GAMES_OF_ANSWER: usize = 15;

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The audience.
    pub audience: Audience,
    /// The players to notify: nobody else may be pinged.
    pub notify: Vec<PlayerId>,
    /// The role to notify besides, by its name in its server.
    pub role: Option<String>,
    /// The notified players who need not act.
    pub hears: Vec<PlayerId>,
    /// The words.
    pub text: Text,
    /// `true` if the first line is a heading with the game; mentions then go below it.
    pub headed: bool,
    /// The picture.
    pub picture: Option<Picture>,
    /// Further pictures, for comparison with the first.
    pub more_pictures: Vec<Picture>,
    /// The attached file.
    pub file: Option<TextFile>,
    /// The controls.
    pub controls: Vec<Control>,
    /// The legal moves of its board, where that is a lesson’s or a puzzle’s and takes one.
    pub choices: Vec<MoveText>,
    /// The games that the request may mean, each with its label, where it must name one. With a menu of them, the
    /// answer to a choice replaces the reply.
    pub may_mean: Vec<(GameId, String)>,
    /// The running games it refers to, each with its number of moves. Its posted message is deleted after the next move
    /// in any of them.
    pub deleted_after_move_in: Vec<(GameId, Ply)>,
    /// `true` if it replaces the message whose control was pressed (turning a page).
    pub replaces_source: bool,
}

impl Reply {
    /// A private answer without picture or controls.
    pub fn note(text: Text) -> Self {
        Self {
            audience: Audience::Asker,
            notify: Vec::new(),
            role: None,
            hears: Vec::new(),
            text,
            headed: false,
            picture: None,
            more_pictures: Vec::new(),
            file: None,
            controls: Vec::new(),
            choices: Vec::new(),
            may_mean: Vec::new(),
            deleted_after_move_in: Vec::new(),
            replaces_source: false,
        }
    }

    /// The reply, deleted after the next move of this game, or after its first one if it is still open.
    #[must_use]
    pub(in crate::service) fn deleted_after_next_move(mut self, game: &Game) -> Self {
        let moves = matches!(game.stage(), Stage::Open | Stage::Running);
        self.deleted_after_move_in
            .extend(moves.then(|| (game.id(), game.ply())));
        self
    }

    /// The reply, deleted after the next move in any of these games, as far as they are not over; only the first few
    /// count.
    #[must_use]
    pub(in crate::service) fn deleted_after_next_move_in(self, games: &[Game]) -> Self {
        let games = games.iter().take(MAX_GAMES_OF_ANSWER);
        games.fold(self, Self::deleted_after_next_move)
    }
}

impl Reply {
    /// The reply with its words alone, without mentions.
    #[must_use]
    pub fn words_alone(self) -> Self {
        Self {
            audience: self.audience,
            text: self.text,
            file: self.file,
            ..Self::note(Text::default())
        }
    }
}

/// The audience of a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Only the user who asked.
    Asker,
    /// Everybody at the game's place.
    Table,
}

/// A picture as data, rendered at the edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The board that it shows or ends with; empty for a sheet.
    pub scene: Scene,
    /// The drawing.
    pub content: PictureContent,
    /// The colours.
    pub theme: ThemeName,
    /// The picture in words, at most 1024 characters.
    pub alt: String,
    /// The format.
    pub format: PictureFormat,
}

/// The drawing of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureContent {
    /// The board.
    Board,
    /// The moving picture of several turns.
    Film(Film),
    /// Several boards in a row.
    Story(Story),
    /// The course of a game.
    Graph(Graph),
    /// A page of words and numbers, such as standings.
    Sheet(Sheet),
}

impl PictureContent {
    /// The name of its file without an ending; a board has none of its own.
    pub fn file_name(&self) -> Option<&str> {
        match self {
            Self::Board => None,
            Self::Film(film) => Some(&film.name),
            Self::Story(story) => Some(&story.name),
            Self::Graph(graph) => Some(&graph.name),
            Self::Sheet(sheet) => Some(sheet.name()),
        }
    }
}

impl Picture {
    /// The film, if it moves.
    pub fn film(&self) -> Option<&Film> {
        let PictureContent::Film(film) = &self.content else {
            return None;
        };
        Some(film)
    }

    /// The story, if it is one.
    pub fn story(&self) -> Option<&Story> {
        let PictureContent::Story(story) = &self.content else {
            return None;
        };
        Some(story)
    }

    /// The graph, if it is one.
    pub fn graph(&self) -> Option<&Graph> {
        let PictureContent::Graph(graph) = &self.content else {
            return None;
        };
        Some(graph)
    }

    /// The sheet, if it is one.
    pub fn sheet(&self) -> Option<&Sheet> {
        let PictureContent::Sheet(sheet) = &self.content else {
            return None;
        };
        Some(sheet)
    }

    /// Returns `true` if it shows a board, and not words and numbers alone.
    pub fn has_board(&self) -> bool {
        self.sheet().is_none()
    }

    /// The picture of a sheet, with its words.
    pub fn of_sheet(sheet: Sheet, alt: String, theme: ThemeName) -> Self {
        Self {
            scene: Scene {
                grid: Grid::squares(1, 1),
                eyes: Perspective::HOME,
                window: None,
                ground: Vec::new(),
                borders: Vec::new(),
                pieces: Vec::new(),
                marks: Vec::new(),
                hints: Vec::new(),
                armies: Vec::new(),
                lost: Vec::new(),
                captives: Vec::new(),
                dice: None,
                caption: Caption::default(),
            },
            content: PictureContent::Sheet(sheet),
            theme,
            alt,
            format: PictureFormat::Image,
        }
    }
}

/// The format of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PictureFormat {
    /// An image, if the transport has images.
    #[default]
    Image,
    /// Letters, on request.
    Letters,
}

/// An attached file: a record, or a list too long for a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its file name, such as `kings-mate-12.txt`.
    pub name: String,
    /// Its content.
    pub text: String,
}

impl TextFile {
    /// Returns `true` for a table that a spreadsheet reads.
    pub fn is_spreadsheet(&self) -> bool {
        Path::new(&self.name)
            .extension()
            .is_some_and(|kind| kind == "csv")
    }
}

/// A control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// A button.
    Button {
        /// Its label, at most 80 characters.
        label: String,
        /// Its action.
        action: Action,
        /// Its style.
        style: ButtonStyle,
    },
    /// A menu with one choice out of at most 25.
    Menu {
        /// Its placeholder.
        prompt: String,
        /// Labels with their actions.
        options: Vec<(String, Action)>,
    },
    /// A select for places or roles of the server, if the transport can list them.
    Select {
        /// The kind of its items.
        of: SelectKind,
        /// Its placeholder.
        prompt: String,
        /// The names already chosen, at most 25.
        chosen: Vec<String>,
        /// Its action; the adapter adds the chosen names.
        action: Action,
    },
    /// A link to the bot's invitation, if there is one.
    Invite {
        /// Its label.
        label: String,
    },
    /// A link to one of the public pages.
    Link {
        /// Its label, at most 80 characters.
        label: String,
        /// Its address, at most 512 characters.
        address: String,
    },
}

/// The kind of a select's items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectKind {
    /// Places in which games can be played.
    Places,
    /// One place in which messages can be posted.
    PlaceToPost,
    /// One role.
    Role,
    /// Roles.
    Roles,
}

/// The style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The natural next step.
    Primary,
    /// One of several choices.
    Secondary,
    /// Agrees to a request.
    Success,
    /// Ends or deletes.
    Danger,
    /// Disabled for now: it keeps its place and cannot be pressed.
    Disabled,
}
