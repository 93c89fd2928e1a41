//! A [`Reply`] as the JSON of a Discord message, within Discord's limits.
//!
//! [`draw`] draws pictures, off the async threads. This file knows no reply's subject.

mod films;

use std::num::NonZero;
use std::sync::{Arc, LazyLock};

use serde_json::{Value, json};
use serenity::all::{ApplicationId, AutocompleteChoice, MessageFlags};
use serenity::builder::{CreateAttachment, CreateAutocompleteResponse, CreateInteractionResponse};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::discord::base::ids::user_number;
use crate::discord::commands::CommandMentions;
use crate::discord::messages::controls::{invite, question, rows};
use crate::discord::messages::limits::{MAX_OPTION_CHARS, MAX_OPTIONS};
use crate::discord::messages::markup::{markup, mention, push_plain};
use crate::render::{Film, Renderer, ThemeName, recent, text};
use crate::runtime::film_turns::FilmTurns;
use crate::service::api::reply::{
    Audience, Picture, PictureContent, PictureFormat, Reply, TextFile,
};
use crate::service::api::values::Suggestion;
use crate::service::lengths::{cut, length};
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, with_language};
use crate::service::{FILM_LIMIT, GameId, PlayerId, Ply, smaller_film};
use crate::watch::{Monitor, Stopwatch};

/// Most characters of a message, counted in UTF-16 to be on the safe side.
const MESSAGE: usize = 2000;
/// Most characters of a picture's description.
const ALT: usize = 1024;

/// Most users that a message calls.
const CALLED: usize = 100;

/// The file name of a board, without an ending.
const FILE: &str = "board";
/// Most pictures of a message; one file may stand beside them.
const PICTURES: usize = 9;

/// No link previews.
const NO_PREVIEWS: MessageFlags = MessageFlags::SUPPRESS_EMBEDS;

/// A message without the pixels of its pictures.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::discord) struct MessagePayload {
    body: Value,
    pictures: Vec<Picture>,
    file: Option<TextFile>,
    pings: bool,
    /// The label of the invitation button.
    invitation: Option<String>,
    /// The language of the sentence added to a film.
    pub(in crate::discord) language: Language,
    /// The person whose turn a film takes.
    pub(in crate::discord) asker: Option<PlayerId>,
    /// The audience.
    pub(in crate::discord) to: Audience,
    /// The games of which the next move deletes it, each with its number of moves.
    pub(in crate::discord) deleted_after_move_in: Vec<(GameId, Ply)>,
    /// `true` if it replaces the message whose control was pressed.
    pub(in crate::discord) replaces: bool,
}

impl MessagePayload {
    /// The message of a reply; `None` for an empty one.
    pub(in crate::discord) fn new(reply: Reply, commands: &CommandMentions) -> Option<Self> {
        let Reply {
            audience: to,
            notify,
            role,
            hears: _,
            text,
            headed,
            picture,
            more_pictures: beside,
            file,
            controls,
            choices: _,
            may_mean,
            deleted_after_move_in,
            replaces_source: replaces,
        } = reply;
        let (pictures, block) = with_letters(picture.into_iter().chain(beside));
        let (words, room) = (markup(&text, commands), MESSAGE - length(&block));
        let users = notify.iter().filter_map(user_number).collect();
        let users = callable(&words, users, headed, room);
        let words = called(&words, &users, headed);
        let content = fit_content(words, &text.plain(), room) + &block;
        let (rows, invitation) = if may_mean.is_empty() {
            rows(controls)
        } else {
            question(controls)
        };
        if content.is_empty() && pictures.is_empty() && file.is_none() && rows.is_empty() {
            return None;
        }
        let users: Vec<String> = users.iter().map(u64::to_string).collect();
        let called = role.filter(|role| role.bytes().all(|b| b.is_ascii_digit()));
        let pings = !users.is_empty() || called.is_some();
        let mut body = json!({
            "content": content,
            "components": rows,
            "attachments": attachments(&pictures, file.as_ref()),
            "allowed_mentions": { "parse": [], "users": users, "replied_user": false },
        });
        if let Some(role) = called {
            body["allowed_mentions"]["roles"] = json!([role]);
        }
        Some(Self {
            body,
            pictures,
            file,
            pings,
            invitation,
            language: Language::default(),
            asker: None,
            to,
            deleted_after_move_in,
            replaces,
        })
    }

    /// The message with its invite button, if it is to have one.
    pub(in crate::discord) fn inviting(mut self, application: ApplicationId) -> Self {
        if let (Some(label), Some(rows)) =
            (&self.invitation, self.body["components"].as_array_mut())
        {
            rows.push(invite(label, application));
        }
        self
    }

    /// Returns `true` if there is a film to draw.
    pub(in crate::discord) fn is_filmed(&self) -> bool {
        self.pictures.iter().any(|picture| picture.film().is_some())
    }

    /// The message without a sound on any device.
    pub(in crate::discord) fn silent(mut self) -> Self {
        self.body["allowed_mentions"] = json!({ "parse": [], "users": [], "replied_user": false });
        self.pings = false;
        self
    }

    /// The message without pictures, file and controls; `None` if there is nothing to leave out.
    pub(in crate::discord) fn words_alone(&self) -> Option<Self> {
        let rows = self.body["components"].as_array();
        let bare = rows.is_none_or(Vec::is_empty) && self.invitation.is_none();
        if bare && self.pictures.is_empty() && self.file.is_none() {
            return None;
        }
        let mut smaller = self.clone();
        (smaller.file, smaller.invitation) = (None, None);
        smaller.keep(Vec::new());
        smaller.body["components"] = json!([]);
        Some(smaller)
    }

    /// The body for an edit of an interaction's first response.
    pub(in crate::discord) fn replacing(&self) -> Value {
        self.body.clone()
    }

    /// The body for an ephemeral follow-up.
    pub(in crate::discord) fn ephemeral(&self) -> Value {
        self.with("flags", json!(MessageFlags::EPHEMERAL | NO_PREVIEWS))
    }

    /// The body for a public follow-up.
    pub(in crate::discord) fn open(&self) -> Value {
        self.with("flags", json!(NO_PREVIEWS))
    }

    /// The body for an ordinary message. Discord posts one message per `nonce`.
    pub(in crate::discord) fn posted(&self, nonce: &str) -> Value {
        let mut flags = NO_PREVIEWS;
        flags.set(MessageFlags::SUPPRESS_NOTIFICATIONS, !self.pings);
        let mut body = self.with("flags", json!(flags));
        body["nonce"] = json!(nonce);
        body["enforce_nonce"] = json!(true);
        body
    }

    /// The body for an edit of a posted message. It pings nobody.
    pub(in crate::discord) fn edited(&self) -> Value {
        json!({
            "content": self.body["content"],
            "components": self.body["components"],
            "allowed_mentions": { "parse": [] },
        })
    }

    /// The body for an ordinary message in reply to another one, which pings nobody.
    pub(in crate::discord) fn in_reply_to(&self, message: u64, nonce: &str) -> Value {
        let mut body = self.posted(nonce);
        body["message_reference"] =
            json!({ "message_id": message.to_string(), "fail_if_not_exists": false });
        body
    }

    fn with(&self, key: &str, value: Value) -> Value {
        let mut body = self.body.clone();
        body[key] = value;
        body
    }

    /// Adds a sentence of the adapter's own.
    fn add(&mut self, sentence: &str) {
        let mut words = self.body["content"].as_str().unwrap_or_default().to_owned();
        words.push('\n');
        push_plain(&mut words, sentence);
        self.body["content"] = json!(fit_content(words, sentence, MESSAGE));
    }

    /// Keeps only these pictures.
    fn keep(&mut self, pictures: Vec<Picture>) {
        self.body["attachments"] = attachments(&pictures, self.file.as_ref());
        let silent = self.body["content"].as_str().is_none_or(str::is_empty);
        let gone = std::mem::replace(&mut self.pictures, pictures);
        if let (true, true, Some(picture)) = (silent, self.pictures.is_empty(), gone.first()) {
            let mut words = String::new();
            push_plain(&mut words, &picture.alt);
            self.body["content"] = json!(fit_content(words, &picture.alt, MESSAGE));
        }
    }
}

/// A reply with one of the adapter's own sentences.
pub(in crate::discord) fn own_words(language: Language, id: &str) -> Reply {
    with_language(language, || Reply::note(sentences().text(id, &[])))
}

/// Draws the message's pictures, off the async threads; a picture that fails is left out. The files are in the order of
/// the message's attachments.
pub(in crate::discord) async fn draw(
    mut message: MessagePayload,
    watch: Monitor,
) -> (MessagePayload, Vec<CreateAttachment>) {
    let (mut kept, mut drawn) = (Vec::new(), Vec::new());
    for picture in message.pictures.clone() {
        let (theme, began) = (picture.theme, Stopwatch::start());
        let (form, bytes) = match picture.content.clone() {
            PictureContent::Board => {
                let scene = picture.scene.clone();
                let draw = move || recent::board(theme, scene).to_vec();
                ("board", draw_still(draw).await)
            }
            PictureContent::Film(film) => {
                let film = draw_film(film, theme, FILM_LIMIT, &mut message).await;
                ("film", film)
            }
            PictureContent::Story(story) => {
                let draw = move || Renderer::of(theme).story(&story);
                ("story", draw_still(draw).await)
            }
            PictureContent::Graph(graph) => {
                let draw = move || Renderer::of(theme).graph(&graph);
                ("graph", draw_still(draw).await)
            }
            PictureContent::Sheet(sheet) => {
                let draw = move || Renderer::of(theme).sheet(&sheet);
                ("sheet", draw_still(draw).await)
            }
        };
        watch.drawn(form, began.elapsed());
        if let Some(bytes) = bytes {
            let name = file_name(&picture, kept.len());
            drawn.push(CreateAttachment::bytes(bytes, name));
            kept.push(picture);
        }
    }
    if kept.len() < message.pictures.len() {
        message.keep(kept);
    }
    let file = message.file.as_ref();
    drawn.extend(file.map(|file| CreateAttachment::bytes(file.text.clone(), file.name.clone())));
    (message, drawn)
}

/// The file name of a message's picture, counted from 0.
fn file_name(picture: &Picture, nth: usize) -> String {
    let ending = match picture.content {
        PictureContent::Film(_) => "gif",
        PictureContent::Board
        | PictureContent::Story(_)
        | PictureContent::Graph(_)
        | PictureContent::Sheet(_) => "png",
    };
    match picture.content.file_name() {
        Some(name) => format!("{name}.{ending}"),
        None if nth == 0 => format!("{FILE}.{ending}"),
        None => format!("{FILE}-{}.{ending}", nth + 1),
    }
}

/// The JSON that describes the pictures and the file of a message.
fn attachments(pictures: &[Picture], file: Option<&TextFile>) -> Value {
    let pictures = pictures.iter().enumerate().map(|(nth, picture)| {
        json!({ "filename": file_name(picture, nth), "description": cut(&picture.alt, ALT) })
    });
    let texts = file
        .into_iter()
        .map(|file| json!({ "filename": file.name }));
    json!(numbered(pictures.chain(texts).collect()))
}

/// As many pictures that do not move are drawn at once as there are processors: more would only take more memory.
static DRAWN: LazyLock<Semaphore> = LazyLock::new(|| {
    let processors = std::thread::available_parallelism();
    Semaphore::new(processors.map_or(1, NonZero::get))
});

/// Draws a picture that does not move as soon as a processor is free.
async fn draw_still(draw: impl FnOnce() -> Vec<u8> + Send + 'static) -> Option<Vec<u8>> {
    let _turn = DRAWN.acquire().await;
    off_thread(move || Some(draw())).await
}

/// Draws a film in its turn, unless it was drawn lately. The message says if the film had to be shortened, or why it
/// was not begun.
async fn draw_film(
    film: Film,
    theme: ThemeName,
    most: usize,
    message: &mut MessagePayload,
) -> Option<Vec<u8>> {
    static TURNS: LazyLock<FilmTurns> = LazyLock::new(films::turns);
    let film = Arc::new(film);
    let sought = Arc::clone(&film);
    let kept = off_thread(move || recent::kept_film(theme, &sought, most)).await;
    let filmed = if let Some(kept) = kept {
        kept
    } else {
        let asker = message.asker.as_ref().map(PlayerId::as_str);
        let place = match TURNS.place(asker, Instant::now()) {
            Ok(place) => place,
            Err(why) => {
                message.add(&with_language(message.language, || films::refused(why)));
                return None;
            }
        };
        let turn = place.turn().await;
        let draw = move || {
            let drawn = recent::film(theme, &film, most);
            drop(turn);
            drawn
        };
        off_thread(draw).await?
    };
    if !filmed.is_complete() {
        let smaller = || smaller_film(filmed.width, filmed.shown, filmed.frames);
        message.add(&with_language(message.language, smaller));
    }
    Some(filmed.gif.clone())
}

/// Draws on a blocking thread; `None` if the drawing panics.
async fn off_thread<T: Send + 'static>(
    draw: impl FnOnce() -> Option<T> + Send + 'static,
) -> Option<T> {
    let drawn = tokio::task::spawn_blocking(draw).await;
    drawn.unwrap_or_else(|why| {
        tracing::error!(%why, "failed to draw a picture");
        None
    })
}

/// Numbers attachments like the parts of the request that hold them.
fn numbered(mut files: Vec<Value>) -> Vec<Value> {
    for (id, file) in files.iter_mut().enumerate() {
        file["id"] = json!(id);
    }
    files
}

/// The choices of an autocomplete response.
pub(in crate::discord) fn choices(offers: &[Suggestion]) -> Value {
    let choices = offers
        .iter()
        .filter(|offer| !offer.label.trim().is_empty() && length(&offer.value) <= MAX_OPTION_CHARS)
        .take(MAX_OPTIONS)
        .map(|offer| {
            AutocompleteChoice::new(cut(&offer.label, MAX_OPTION_CHARS), offer.value.clone())
        })
        .collect();
    let response = CreateAutocompleteResponse::new().set_choices(choices);
    json!(CreateInteractionResponse::Autocomplete(response))
}

/// As many of these users as a message can call: Discord takes a hundred, and the line that names them must fit. A
/// message that is to call more is a bug, but no reason that Discord refuses it or that it calls nobody.
fn callable(words: &str, users: Vec<u64>, headed: bool, room: usize) -> Vec<u64> {
    let top = |users: &[u64]| -> usize {
        let words = called(words, users, headed);
        let top = words.lines().take(1 + usize::from(headed));
        top.map(|line| length(line) + 1).sum::<usize>() + "…".len()
    };
    let all = users.len();
    let mut kept = users;
    kept.truncate(CALLED);
    // Without any mention a long line is cut in another way.
    while top(&kept) > room && top(&[]) <= room {
        kept.pop();
    }
    if kept.len() < all {
        tracing::error!(
            all,
            called = kept.len(),
            "a message calls more people than it can"
        );
    }
    kept
}

/// The words with mentions of the users to notify that they do not name yet. The mentions go behind the first line
/// below a heading, since a name before a sentence seems to say it.
fn called(words: &str, users: &[u64], headed: bool) -> String {
    let unnamed: Vec<String> = users
        .iter()
        .map(|number| mention(*number))
        .filter(|mention| !words.contains(mention))
        .collect();
    let words = words.trim();
    if unnamed.is_empty() {
        return words.to_owned();
    }
    let called = unnamed.join(", ");
    let (head, said) = match words.split_once('\n') {
        Some((head, said)) if headed => (Some(head), said),
        None if headed => (Some(words), ""),
        Some(_) | None => (None, words),
    };
    let (first, rest) = said.split_once('\n').unwrap_or((said, ""));
    let first = if first.is_empty() {
        called
    } else {
        format!("{first} ({called})")
    };
    let lines = [head, Some(first.as_str()), Some(rest)];
    let lines: Vec<&str> = lines.into_iter().flatten().collect();
    lines.join("\n").trim_end().to_owned()
}

/// Takes out a picture to be written: as a block of letters, after the words. Only one has room.
fn with_letters(pictures: impl Iterator<Item = Picture>) -> (Vec<Picture>, String) {
    let (letters, mut drawn): (Vec<Picture>, Vec<Picture>) =
        pictures.partition(|picture| picture.format == PictureFormat::Letters);
    drawn.truncate(PICTURES);
    let block = letters.first().map(|picture| {
        // No board comes near a message's limit; if one did, its words would still be there.
        let board = text::narrow_board(&picture.scene);
        let board = cut(board.trim_end(), MESSAGE / 2);
        format!("\n```\n{board}\n```")
    });
    (drawn, block.unwrap_or_default())
}

/// The words within `room`, cut at the end of a line; `plain` is used if no line end fits.
fn fit_content(words: String, plain: &str, room: usize) -> String {
    if length(&words) <= room {
        return words;
    }
    let mut kept = String::new();
    for line in words.lines() {
        if length(&kept) + length(line) + "\n…".len() > room {
            break;
        }
        kept.push_str(line);
        kept.push('\n');
    }
    if kept.trim().is_empty() {
        // Escaping at most doubles a text.
        push_plain(&mut kept, &cut(plain, room / 2 - 1));
        return kept;
    }
    kept.push('…');
    kept
}

#[cfg(test)]
mod tests;
