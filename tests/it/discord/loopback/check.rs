//! Checks of every call of the bot: against Discord's published description, if it is available, and against limits not
//! in it.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex};

use jsonschema::Validator;
use serde_json::{Value, json};

use twilight_model::application::command::Command;
use twilight_model::channel::message::{Component, Embed};
use twilight_validate::{command, message as validate};

use super::Call;

/// The description is not part of the repository, and may be missing.
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

/// All problems of a call. `sent` holds the names of the files that came with it.
pub(super) fn problems(call: &Call, sent: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    match template(call) {
        Ok(template) => found.extend(against_description(call, &template)),
        Err(problem) => found.push(problem),
    }
    if is_edit(call) {
        found.extend(edit_problems(&call.body));
    }
    if let Some(message) = message(call) {
        found.extend(message_problems(message, sent, call.method == "PATCH"));
        found.extend(as_others_see_it(message));
    }
    if call.method == "PUT" && call.path.ends_with("/commands") {
        found.extend(command_problems(&call.body));
    }
    if call.method == "POST"
        && call.path.starts_with("/channels/")
        && call.path.ends_with("/messages")
    {
        let nonce = call.body["nonce"].as_str().unwrap_or_default();
        if nonce.is_empty() || nonce.len() > 25 || call.body["enforce_nonce"] != json!(true) {
            found.push("a post that could come twice".to_owned());
        }
    }
    let call = format!("{} {} {}", call.method, call.path, call.body);
    found
        .into_iter()
        .map(|problem| format!("{problem}\n  in {call}"))
        .collect()
}

/// The paths known without the description.
const KNOWN: [&str; 17] = [
    "/gateway/bot",
    "/oauth2/applications/@me",
    "/applications/{application_id}/commands",
    "/applications/{application_id}/guilds/{guild_id}/commands",
    "/interactions/{interaction_id}/{interaction_token}/callback",
    "/webhooks/{webhook_id}/{webhook_token}",
    "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "/channels/{channel_id}/messages",
    "/channels/{channel_id}/messages/{message_id}",
    "/channels/{channel_id}/messages/{message_id}/threads",
    "/channels/{channel_id}/thread-members/{user_id}",
    "/channels/{channel_id}",
    "/users/@me/channels",
    "/guilds/{guild_id}/members/{user_id}/roles/{role_id}",
    "/guilds/{guild_id}/roles",
    "/users/@me",
    "/guilds/{guild_id}/members/{user_id}",
];

/// The path template in the description; an error if Discord has no such call.
fn template(call: &Call) -> Result<String, String> {
    let parts: Vec<&str> = call.path.trim_matches('/').split('/').collect();
    let fits = |template: &&str| {
        let wanted: Vec<&str> = template.trim_matches('/').split('/').collect();
        let fit = |(wanted, part): (&&str, &&str)| wanted == part || wanted.starts_with('{');
        wanted.len() == parts.len() && wanted.iter().zip(&parts).all(fit)
    };
    let method = call.method.to_lowercase();
    let published = PUBLISHED.as_ref().map(|published| {
        let paths = published["paths"].as_object().unwrap();
        let with_method = paths
            .iter()
            .filter(|(_, calls)| calls.get(&method).is_some());
        with_method
            .map(|(path, _)| path.as_str())
            .collect::<Vec<_>>()
    });
    let all = published.unwrap_or_else(|| KNOWN.to_vec());
    let fitting = all.into_iter().filter(fits);
    // The template with the fewest parameters.
    fitting
        .min_by_key(|template| template.matches('{').count())
        .map(str::to_owned)
        .ok_or_else(|| "Discord has no such call".to_owned())
}

/// Returns `true` if a call changes a posted message.
fn is_edit(call: &Call) -> bool {
    let parts: Vec<&str> = call.path.trim_matches('/').split('/').collect();
    call.method == "PATCH" && matches!(parts.as_slice(), ["channels", _, "messages", _])
}

/// The problems of an edit. A posted message may only lose controls, since an edit would also replace anything else it
/// names. Only the card of an open table and the message at the opening of a contest may change their text, to show who
/// is there.
fn edit_problems(change: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let named: Vec<&String> = change
        .as_object()
        .into_iter()
        .flat_map(|change| change.keys())
        .collect();
    let controls = change["components"].to_string();
    let gathers = controls.contains("k1.table.") || controls.contains("k1.contest.show.");
    let card = ["allowed_mentions", "components", "content"];
    let whole = gathers && named == card && change["allowed_mentions"] == json!({ "parse": [] });
    if named != ["components"] && !whole {
        found.push(format!("an edit of {named:?}"));
    }
    if change["components"]
        .as_array()
        .is_none_or(|rows| rows.len() > 5)
    {
        found.push("an edit of no or too many rows".to_owned());
    }
    found
}

/// The message in a call.
fn message(call: &Call) -> Option<&Value> {
    if call.path.ends_with("/callback") {
        let whole = [4, 7].iter().any(|kind| call.body["type"] == json!(kind));
        return whole.then_some(&call.body["data"]);
    }
    let parts: Vec<&str> = call.path.trim_matches('/').split('/').collect();
    let messages = match parts.as_slice() {
        ["webhooks", ..] | ["channels", _, "messages"] => call.method != "GET",
        _ => false,
    };
    messages
        .then_some(&call.body)
        .filter(|_| call.method != "DELETE")
}

fn against_description(call: &Call, template: &str) -> Vec<String> {
    let Some(published) = PUBLISHED.as_ref() else {
        return Vec::new();
    };
    let wanted = &published["paths"][template][call.method.to_lowercase()]["requestBody"];
    let json_wanted = !wanted["content"]["application/json"].is_null();
    if call.body.is_null() || !json_wanted {
        let sound = if call.body.is_null() {
            wanted["required"] != json!(true)
        } else {
            wanted.is_null()
        };
        return (!sound)
            .then(|| "a body too many or too few".to_owned())
            .into_iter()
            .collect();
    }
    let validator = validator(published, &call.method, template);
    let mut body = call.body.clone();
    // The description only knows ids as strings.
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
    // Discord also accepts permissions as text, its own format, but the description of requests only has numbers.
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

fn validator(published: &Value, method: &str, template: &str) -> &'static Validator {
    let mut known = VALIDATORS.lock().unwrap();
    let key = format!("{method} {template}");
    known.entry(key).or_insert_with(|| {
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
    })
}

/// The errors of another library, written against Discord, for a message.
fn as_others_see_it(message: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut note = |refused: Result<(), String>| found.extend(refused.err());
    let list = |name: &str| message.get(name).cloned().unwrap_or_else(|| json!([]));
    note(
        serde_json::from_value::<Vec<Component>>(list("components"))
            .map_err(|why| why.to_string())
            .and_then(|parts| {
                validate::components(&parts, false).map_err(|why| format!("{why:?}"))
            }),
    );
    note(
        serde_json::from_value::<Vec<Embed>>(list("embeds"))
            .map_err(|why| why.to_string())
            .and_then(|embeds| validate::embeds(&embeds).map_err(|why| why.to_string())),
    );
    note(
        validate::content(message["content"].as_str().unwrap_or_default())
            .map_err(|why| why.to_string()),
    );
    for file in list("attachments").as_array().into_iter().flatten() {
        let text = |name: &str| file[name].as_str().unwrap_or_default();
        note(validate::attachment_filename(text("filename")).map_err(|why| why.to_string()));
        note(validate::attachment_description(text("description")).map_err(|why| why.to_string()));
    }
    found
}

/// The problems of commands to be registered.
fn command_problems(commands: &Value) -> Vec<String> {
    let all = commands.as_array().map_or(&[][..], Vec::as_slice);
    let mut found = Vec::new();
    let mut names = Vec::new();
    for command in all {
        let kind = command["type"].as_u64().unwrap_or(1);
        names.push((kind, command["name"].as_str().unwrap_or_default()));
        let mut whole = command.clone();
        whole["version"] = json!("1");
        whole["type"] = json!(kind);
        if whole["description"].is_null() {
            whole["description"] = json!("");
        }
        match serde_json::from_value::<Command>(whole) {
            Ok(command) => {
                found.extend(command::command(&command).err().map(|why| why.to_string()));
            }
            Err(why) => found.push(format!("no command: {why}")),
        }
        option_problems(&command["options"], &mut found);
    }
    for (kind, most) in [(1, 100), (2, 15), (3, 15)] {
        if names.iter().filter(|(of, _)| *of == kind).count() > most {
            found.push(format!("more than {most} commands of type {kind}"));
        }
    }
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    if names.len() != count {
        found.push("two commands of one name".to_owned());
    }
    found
}

fn option_problems(options: &Value, found: &mut Vec<String>) {
    let all = options.as_array().map_or(&[][..], Vec::as_slice);
    let text = |one: &Value| one["name"].as_str().unwrap_or_default().to_owned();
    let unique = |list: &[Value]| {
        let mut names: Vec<String> = list.iter().map(text).collect();
        names.sort_unstable();
        names.windows(2).all(|two| two[0] != two[1])
    };
    if all.len() > 25 || !unique(all) {
        found.push(format!(
            "options that are too many or share a name: {options}"
        ));
    }
    let needed = |one: &Value| one["required"] == json!(true);
    let in_order = all
        .iter()
        .skip_while(|one| needed(one))
        .all(|one| !needed(one));
    if !in_order {
        found.push(format!(
            "an option that is needed behind one that is not: {options}"
        ));
    }
    for option in all {
        let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
        if choices.len() > 25 || !unique(choices) {
            found.push(format!(
                "choices that are too many or share a name: {option}"
            ));
        }
        option_problems(&option["options"], found);
    }
}

fn message_problems(message: &Value, sent: &[String], partly: bool) -> Vec<String> {
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
        partly || !content.trim().is_empty() || !rows.is_empty() || !files.is_empty(),
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
                // A link button has no id.
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
    let text = message.to_string();
    let pointed = text.split("attachment://").skip(1);
    for pointed in pointed.filter_map(|rest| rest.split('"').next()) {
        hold(named.contains(&pointed), "a picture that is not there");
    }
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
        query: String::new(),
        at: tokio::time::Instant::now(),
    };
    let shut = json!({ "parse": [], "users": [], "replied_user": false });
    let once = |mut body: Value| {
        body["nonce"] = json!("1");
        body["enforce_nonce"] = json!(true);
        call(body)
    };
    let sound = once(json!({ "content": "Hello", "allowed_mentions": shut }));
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
        assert!(!problems(&once(body.clone()), &sent).is_empty(), "{body}");
    }
    let odd = once(json!({ "content": "Hello", "allowed_mentions": shut, "flags": "many" }));
    assert_eq!(problems(&odd, &[]).is_empty(), PUBLISHED.is_none());
    let twice = call(json!({ "content": "Hello", "allowed_mentions": shut }));
    assert!(!problems(&twice, &[]).is_empty(), "it could come twice");
    let embed = json!({ "image": { "url": "attachment://board.png" } });
    let body = json!({ "content": "Hello", "allowed_mentions": shut, "embeds": [embed] });
    assert!(!problems(&once(body), &[]).is_empty(), "no such picture");
    let mut nowhere = sound.clone();
    nowhere.path = "/channels/501/pancakes".to_owned();
    assert!(!problems(&nowhere, &[]).is_empty(), "no such call");
}

#[test]
fn the_check_sees_what_discord_would_refuse_of_commands() {
    let option = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "It", "required": required });
    let command = |name: &str, options: Value| json!({ "type": 1, "name": name, "description": "It", "options": options });
    let sound = json!([command("a", json!([option("x", true), option("y", false)]))]);
    assert_eq!(command_problems(&sound), Vec::<String>::new());
    let many: Vec<Value> = (0..101)
        .map(|n| command(&format!("c{n}"), json!([])))
        .collect();
    for wrong in [
        json!([command("a", json!([])), command("a", json!([]))]),
        json!([command("a", json!([option("x", false), option("y", true)]))]),
        json!([command(
            "a",
            json!([option("x", false), option("x", false)])
        )]),
        json!([command("A", json!([]))]),
        json!(many),
    ] {
        assert!(!command_problems(&wrong).is_empty(), "{wrong}");
    }
}
