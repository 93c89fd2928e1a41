//! What every call of the bot's is held against: Discord's published description where it is at hand,
//! and the limits it does not tell of.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex};

use jsonschema::Validator;
use serde_json::{Value, json};

use super::Call;

/// The description stands beside the repository, if at all: it is not the project's.
const DESCRIPTION: &str = "../shared/discord/openapi.json";

static PUBLISHED: LazyLock<Option<Value>> = LazyLock::new(|| {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(DESCRIPTION);
    #[expect(
        clippy::disallowed_methods,
        reason = "a file that is not the program's"
    )]
    let text = std::fs::read_to_string(&path);
    if text.is_err() {
        #[expect(clippy::print_stderr, reason = "what was not checked is said in words")]
        {
            eprintln!(
                "{} is not there: only our own rules are checked",
                path.display()
            );
        }
    }
    text.ok().map(|text| serde_json::from_str(&text).unwrap())
});

static VALIDATORS: Mutex<BTreeMap<String, &'static Validator>> = Mutex::new(BTreeMap::new());

/// Everything that is wrong with a call. `sent` are the names of the files that came with it.
pub(super) fn problems(call: &Call, sent: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    if let Some(template) = template(call) {
        found.extend(against_description(call, template));
    }
    if let Some(message) = message(call) {
        found.extend(message_problems(message, sent));
    }
    let call = format!("{} {} {}", call.method, call.path, call.body);
    found
        .into_iter()
        .map(|problem| format!("{problem}\n  in {call}"))
        .collect()
}

/// The path as the description writes it, for calls that have a body.
fn template(call: &Call) -> Option<&'static str> {
    let parts: Vec<&str> = call.path.trim_matches('/').split('/').collect();
    Some(match parts.as_slice() {
        ["applications", _, "commands"] => "/applications/{application_id}/commands",
        ["applications", _, "guilds", _, "commands"] => {
            "/applications/{application_id}/guilds/{guild_id}/commands"
        }
        ["interactions", _, _, "callback"] => {
            "/interactions/{interaction_id}/{interaction_token}/callback"
        }
        ["webhooks", _, _] => "/webhooks/{webhook_id}/{webhook_token}",
        ["webhooks", _, _, "messages", "@original"] => {
            "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        }
        ["channels", _, "messages"] => "/channels/{channel_id}/messages",
        ["channels", _, "messages", _, "threads"] => {
            "/channels/{channel_id}/messages/{message_id}/threads"
        }
        ["channels", _] => "/channels/{channel_id}",
        ["users", "@me", "channels"] => "/users/@me/channels",
        _ => return None,
    })
}

/// The message that a call carries.
fn message(call: &Call) -> Option<&Value> {
    if call.path.ends_with("/callback") {
        return (call.body["type"] == json!(4)).then_some(&call.body["data"]);
    }
    let messages = call.path.starts_with("/webhooks") || call.path.ends_with("/messages");
    messages.then_some(&call.body)
}

fn against_description(call: &Call, template: &str) -> Vec<String> {
    let Some(validator) = validator(&call.method, template) else {
        return Vec::new();
    };
    let mut body = call.body.clone();
    // The description knows ids as strings only.
    for list in ["/attachments", "/data/attachments"] {
        for attachment in body
            .pointer_mut(list)
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
        {
            attachment["id"] = json!(attachment["id"].to_string());
        }
    }
    // Discord takes rights as text too, as it gives them; its description of requests has numbers alone.
    for command in body.as_array_mut().into_iter().flatten() {
        let rights = command["default_member_permissions"].as_str();
        if let Some(rights) = rights.and_then(|rights| rights.parse::<u64>().ok()) {
            command["default_member_permissions"] = json!(rights);
        }
    }
    let wrong = validator.iter_errors(&body);
    wrong
        .map(|why| format!("{why} at {}", why.instance_path()))
        .collect()
}

fn validator(method: &str, template: &str) -> Option<&'static Validator> {
    let published = PUBLISHED.as_ref()?;
    let mut known = VALIDATORS.lock().unwrap();
    let key = format!("{method} {template}");
    Some(known.entry(key).or_insert_with(|| {
        let mut schema = published.clone();
        let path = template
            .replace('/', "~1")
            .replace('{', "%7B")
            .replace('}', "%7D");
        let method = method.to_lowercase();
        schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
        schema["$ref"] = json!(format!(
            "#/paths/{path}/{method}/requestBody/content/application~1json/schema"
        ));
        Box::leak(Box::new(jsonschema::validator_for(&schema).unwrap()))
    }))
}

fn message_problems(message: &Value, sent: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    let mut hold = |sound: bool, what: &str| {
        if !sound {
            found.push(what.to_owned());
        }
    };
    let content = message["content"].as_str().unwrap_or_default();
    let rows = message["components"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    let files = message["attachments"]
        .as_array()
        .map_or(&[][..], Vec::as_slice);
    hold(
        content.encode_utf16().count() <= 2000,
        "content over 2000 characters",
    );
    hold(
        !content.trim().is_empty() || !rows.is_empty() || !files.is_empty(),
        "an empty message",
    );
    let mentions = &message["allowed_mentions"];
    hold(mentions["parse"] == json!([]), "mentions are not shut");
    hold(mentions["replied_user"] == json!(false), "a reply pings");
    hold(rows.len() <= 5, "more than 5 rows");
    let mut ids = Vec::new();
    for row in rows {
        let parts = row["components"].as_array().unwrap();
        hold(
            parts.len() <= 5 && !parts.is_empty(),
            "a row of no or too many parts",
        );
        ids.extend(
            parts
                .iter()
                // A button with an address has no id.
                .filter(|part| part["style"] != json!(5) || part["url"].as_str().is_none())
                .map(|part| part["custom_id"].as_str().unwrap_or_default()),
        );
    }
    hold(
        ids.iter().all(|id| !id.is_empty() && id.len() <= 100),
        "an id of no or over 100 bytes",
    );
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    hold(ids.len() == count, "an id twice");
    let named: Vec<&str> = files
        .iter()
        .filter_map(|file| file["filename"].as_str())
        .collect();
    hold(named == sent, "files and attachments differ");
    let ending = |file: &Value| Some(file["filename"].as_str()?.rsplit('.').next()?.to_owned());
    let drawn = |file: &&Value| matches!(ending(file).as_deref(), Some("png" | "gif"));
    let described = files.iter().filter(drawn).all(|file| {
        let alt = file["description"].as_str().unwrap_or_default();
        !alt.is_empty() && alt.encode_utf16().count() <= 1024
    });
    hold(
        described,
        "a picture without a description, or with too long a one",
    );
    found
}

#[test]
fn the_check_sees_what_discord_would_refuse() {
    let call = |body: Value| Call {
        method: "POST".to_owned(),
        path: "/channels/501/messages".to_owned(),
        body,
        file: None,
        status: 200,
        at: tokio::time::Instant::now(),
    };
    let shut = json!({ "parse": [], "users": [], "replied_user": false });
    let sound = call(json!({ "content": "Hello", "allowed_mentions": shut }));
    assert_eq!(problems(&sound, &[]), Vec::<String>::new());
    for (body, sent) in [
        (json!({ "content": "Hello" }), None),
        (json!({ "content": " ", "allowed_mentions": shut }), None),
        (
            json!({ "content": "x".repeat(2001), "allowed_mentions": shut }),
            None,
        ),
        (
            json!({ "content": "Hello", "allowed_mentions": shut }),
            Some("board.png"),
        ),
    ] {
        let sent: Vec<String> = sent.into_iter().map(str::to_owned).collect();
        assert!(!problems(&call(body.clone()), &sent).is_empty(), "{body}");
    }
    let odd = call(json!({ "content": "Hello", "allowed_mentions": shut, "flags": "many" }));
    assert_eq!(problems(&odd, &[]).is_empty(), PUBLISHED.is_none());
}
