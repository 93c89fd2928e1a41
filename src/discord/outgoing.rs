//! A [`Reply`] as the JSON of a Discord message, within Discord's limits.
//!
//! What is drawn is drawn by [`draw`], off the async threads. This file must not know what a reply is about.

use serde_json::{Value, json};
use serenity::builder::CreateAttachment;
use tokio::sync::Semaphore;

use crate::discord::markup::{CommandMentions, markup, mention, push_plain, user_number};
use crate::render::{Film, Renderer, ThemeName, text};
use crate::service::ask::Ask;
use crate::service::prose::english;
use crate::service::reply::{
    Audience, Control, Form, Picture, Reply, Suggestion, Text, TextFile, Weight,
};
use crate::service::{FILM_LIMIT, smaller_film, wire};

/// The most characters a message may have, counted in UTF-16 to be on the safe side.
const MESSAGE: usize = 2000;
/// The most characters the description of a picture may have.
const ALT: usize = 1024;
/// The most rows of controls under a message.
const ROWS: usize = 5;
/// The most buttons in a row.
const ROW: usize = 5;
/// The most options of a menu.
const OPTIONS: usize = 25;
/// The most characters on a button.
const LABEL: usize = 80;
/// The most characters of one option of a menu, and of one offer of autocomplete.
const OPTION: usize = 100;
/// The most characters on a menu while nothing is chosen.
const PROMPT: usize = 150;
/// The most characters of a control's id and of an option's value.
const ID: usize = 100;

/// The name of a board's file.
const FILE: &str = "board.png";

/// How many films may wait or be drawn.
const FILMS: usize = 8;

/// Message flags: previews of links are left out.
const NO_PREVIEWS: u32 = 1 << 2;
/// Message flags: only who asked sees it.
const EPHEMERAL: u32 = 1 << 6;
/// Message flags: nobody's device makes a sound.
const SILENT: u32 = 1 << 12;

/// A message but for its picture's pixels.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Message {
    body: Value,
    picture: Option<Picture>,
    file: Option<TextFile>,
    pings: bool,
    /// Who may see it.
    pub(super) to: Audience,
    /// Whether it takes the place of the message whose control was pressed.
    pub(super) replaces: bool,
}

impl Message {
    /// The message of a reply; `None` when there is nothing in it.
    pub(super) fn new(reply: Reply, commands: &CommandMentions) -> Option<Self> {
        let Reply {
            to,
            notify,
            text,
            picture,
            file,
            controls,
            replaces,
        } = reply;
        let users: Vec<u64> = notify.iter().filter_map(user_number).collect();
        let (picture, block) = written(picture);
        let content = content(&text, &users, commands, MESSAGE - length(&block)) + &block;
        let rows = rows(controls);
        if content.is_empty() && picture.is_none() && file.is_none() && rows.is_empty() {
            return None;
        }
        let pictures = picture.iter().map(|picture| {
            json!({ "filename": file_name(picture), "description": cut(&picture.alt, ALT) })
        });
        let texts = file.iter().map(|file| json!({ "filename": file.name }));
        let files = numbered(pictures.chain(texts).collect());
        let users: Vec<String> = users.iter().map(u64::to_string).collect();
        let pings = !users.is_empty();
        let body = json!({
            "content": content,
            "components": rows,
            "attachments": files,
            "allowed_mentions": { "parse": [], "users": users, "replied_user": false },
        });
        Some(Self {
            body,
            picture,
            file,
            pings,
            to,
            replaces,
        })
    }

    /// As the new face of an interaction's first answer.
    pub(super) fn replacing(&self) -> Value {
        self.body.clone()
    }

    /// As an answer that only who asked sees.
    pub(super) fn ephemeral(&self) -> Value {
        self.with("flags", json!(EPHEMERAL | NO_PREVIEWS))
    }

    /// As an answer that everybody in the channel sees.
    pub(super) fn open(&self) -> Value {
        self.with("flags", json!(NO_PREVIEWS))
    }

    /// As an ordinary message of a channel; what has the same `nonce` is posted once.
    pub(super) fn posted(&self, nonce: &str) -> Value {
        let silent = if self.pings { 0 } else { SILENT };
        let mut body = self.with("flags", json!(silent | NO_PREVIEWS));
        body["nonce"] = json!(nonce);
        body["enforce_nonce"] = json!(true);
        body
    }

    /// As an ordinary message in reply to another one, which pings nobody.
    pub(super) fn in_reply_to(&self, message: u64, nonce: &str) -> Value {
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

    /// Adds a sentence of ours.
    fn add(&mut self, sentence: &str) {
        let mut words = self.body["content"].as_str().unwrap_or_default().to_owned();
        words.push('\n');
        push_plain(&mut words, sentence);
        self.body["content"] = json!(fitted(words, sentence, MESSAGE));
    }

    /// Takes the picture out: what is left speaks for itself.
    pub(super) fn without_picture(mut self) -> Self {
        let texts = self
            .file
            .iter()
            .map(|file| json!({ "filename": file.name }));
        self.body["attachments"] = json!(numbered(texts.collect()));
        if let Some(picture) = self.picture.take()
            && self.body["content"].as_str().is_none_or(str::is_empty)
        {
            let mut words = String::new();
            push_plain(&mut words, &picture.alt);
            self.body["content"] = json!(fitted(words, &picture.alt, MESSAGE));
        }
        self
    }
}

/// A reply that is one of the adapter's own sentences.
pub(super) fn own_words(id: &str) -> Reply {
    Reply::note(english().text(id, &[]))
}

/// Draws the message's picture, off the async threads; a message whose picture fails goes without. The
/// files are in the order of the message's attachments.
pub(super) async fn draw(mut message: Message) -> (Message, Vec<CreateAttachment>) {
    let file = message.file.clone();
    let file = file.map(|file| CreateAttachment::bytes(file.text, file.name));
    let Some(picture) = message.picture.as_mut() else {
        return (message, file.into_iter().collect());
    };
    let (name, theme) = (file_name(picture), picture.theme);
    let drawn = if let Some(film) = picture.film.take() {
        draw_film(film, theme, FILM_LIMIT, &mut message).await
    } else {
        let scene = picture.scene.clone();
        off_thread(move || Some(Renderer::of(theme).still(&scene))).await
    };
    let Some(drawn) = drawn else {
        return (message.without_picture(), file.into_iter().collect());
    };
    let picture = CreateAttachment::bytes(drawn, name);
    (message, [picture].into_iter().chain(file).collect())
}

/// What a picture's file is called.
fn file_name(picture: &Picture) -> String {
    match &picture.film {
        Some(film) => format!("{}.gif", film.name),
        None => FILE.to_owned(),
    }
}

/// Draws a film when its turn has come: one after the other, so that boards never wait for films. The
/// message says where it is less than what was asked for.
async fn draw_film(
    film: Film,
    theme: ThemeName,
    most: usize,
    message: &mut Message,
) -> Option<Vec<u8>> {
    static ASKED: Semaphore = Semaphore::const_new(FILMS);
    static DRAWN: Semaphore = Semaphore::const_new(1);
    let Ok(_asked) = ASKED.try_acquire() else {
        message.add(&english().line("discord-films-busy", &[]));
        return None;
    };
    let _turn = DRAWN.acquire().await;
    let filmed = off_thread(move || Renderer::of(theme).film(&film, most)).await?;
    if !filmed.whole() {
        message.add(&smaller_film(filmed.width, filmed.shown, filmed.frames));
    }
    Some(filmed.gif)
}

/// Draws where nobody waits for the thread; nothing when the drawing breaks.
async fn off_thread<T: Send + 'static>(
    draw: impl FnOnce() -> Option<T> + Send + 'static,
) -> Option<T> {
    let drawn = tokio::task::spawn_blocking(draw).await;
    drawn.unwrap_or_else(|why| {
        tracing::error!(%why, "a picture could not be drawn");
        None
    })
}

/// Attachments as Discord finds them: each numbered like the part of the request that holds it.
fn numbered(mut files: Vec<Value>) -> Vec<Value> {
    for (id, file) in files.iter_mut().enumerate() {
        file["id"] = json!(id);
    }
    files
}

/// The choices autocomplete shows.
pub(super) fn choices(offers: &[Suggestion]) -> Value {
    let choices: Vec<Value> = offers
        .iter()
        .filter(|offer| !offer.label.trim().is_empty() && length(&offer.value) <= OPTION)
        .take(OPTIONS)
        .map(|offer| json!({ "name": cut(&offer.label, OPTION), "value": offer.value }))
        .collect();
    json!({ "type": 8, "data": { "choices": choices } })
}

/// The words, with a mention of everybody to notify whom they do not name.
fn content(text: &Text, users: &[u64], commands: &CommandMentions, room: usize) -> String {
    let words = markup(text, commands);
    let unnamed: Vec<String> = users
        .iter()
        .map(|number| mention(*number))
        .filter(|mention| !words.contains(mention))
        .collect();
    let called = unnamed.join(" ");
    let all = format!("{called} {}", words.trim());
    fitted(all.trim().to_owned(), &text.plain(), room)
}

/// Takes out a picture that is to be written: as a block of letters, behind the words.
fn written(picture: Option<Picture>) -> (Option<Picture>, String) {
    match picture {
        Some(picture) if picture.form == Form::Written => {
            // No board comes near a message's limit; were one to, its words would still be there.
            let board = text::narrow_board(&picture.scene);
            let board = cut(board.trim_end(), MESSAGE / 2);
            (None, format!("\n```\n{board}\n```"))
        }
        drawn => (drawn, String::new()),
    }
}

/// The words in this much room, cut at the end of a line; `plain` stands in where no line end will do.
fn fitted(words: String, plain: &str, room: usize) -> String {
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

/// The length as Discord may count it.
fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// At most `most` characters of a text, with an ellipsis where something was cut off.
fn cut(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let mut room = most - 1;
    let mut kept: String = text
        .chars()
        .take_while(|c| {
            let fits = c.len_utf16() <= room;
            room = room.saturating_sub(c.len_utf16());
            fits
        })
        .collect();
    kept.push('…');
    kept
}

/// The controls in rows. What Discord would refuse (an id twice, too many) is left out and logged.
fn rows(controls: Vec<Control>) -> Vec<Value> {
    let mut ids = Vec::new();
    let mut rows: Vec<Vec<Value>> = Vec::new();
    let mut open = false;
    for control in controls {
        match control {
            Control::Button { label, ask, weight } => {
                let idle = weight == Weight::Idle;
                let id = if idle {
                    // Never pressed, and it must not take the id of one that is.
                    Some(format!(
                        "idle-{}-{}",
                        rows.len(),
                        rows.last().map_or(0, Vec::len)
                    ))
                } else {
                    fresh_id(&ask, &label, &mut ids)
                };
                let Some(id) = id else {
                    continue;
                };
                if !open || rows.last().is_none_or(|row| row.len() == ROW) {
                    rows.push(Vec::new());
                }
                open = true;
                let mut button = json!({
                    "type": 2, "style": style(weight), "label": cut(&label, LABEL), "custom_id": id,
                });
                if idle {
                    button["disabled"] = json!(true);
                }
                rows.last_mut().expect("a row was just begun").push(button);
            }
            Control::Menu { prompt, options } => {
                let options = menu_options(options);
                if !options.is_empty() {
                    rows.push(vec![json!({
                        "type": 3, "custom_id": menu_id(rows.len(), &options),
                        "placeholder": cut(&prompt, PROMPT), "options": options,
                    })]);
                    open = false;
                }
            }
        }
    }
    if rows.len() > ROWS {
        tracing::error!(rows = rows.len(), "more controls than Discord shows");
    }
    rows.into_iter()
        .take(ROWS)
        .map(|row| json!({ "type": 1, "components": row }))
        .collect()
}

/// The id of a menu. Discord goes on showing what was chosen from a menu of the same id, and sends nothing
/// when it is chosen again, so the menu of another page must be another one.
fn menu_id(row: usize, options: &[Value]) -> String {
    // FNV-1a: short, and the same in every build.
    let mut hash: u32 = 0x811c_9dc5;
    for byte in options
        .iter()
        .flat_map(|option| option["value"].as_str().unwrap_or_default().bytes())
    {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    format!("menu-{row}-{hash:08x}")
}

fn menu_options(options: Vec<(String, Ask)>) -> Vec<Value> {
    let mut values = Vec::new();
    options
        .into_iter()
        .filter_map(|(label, ask)| Some((fresh_id(&ask, &label, &mut values)?, label)))
        .take(OPTIONS)
        .map(|(value, label)| json!({ "label": cut(&label, OPTION), "value": value }))
        .collect()
}

/// What the control carries; `None`, with a line in the log, where Discord would refuse the message for it.
fn fresh_id(ask: &Ask, label: &str, ids: &mut Vec<String>) -> Option<String> {
    let fitting =
        wire(ask).filter(|id| !label.trim().is_empty() && length(id) <= ID && !ids.contains(id));
    if let Some(id) = &fitting {
        ids.push(id.clone());
    } else {
        tracing::error!(?ask, label, "a control Discord would refuse");
    }
    fitting
}

/// Discord's number for how a button looks.
fn style(weight: Weight) -> u8 {
    match weight {
        Weight::Main => 1,
        Weight::Plain | Weight::Idle => 2,
        Weight::Good => 3,
        Weight::Grave => 4,
    }
}

#[cfg(test)]
mod tests;
