//! Commands in every language of the catalogue: Discord shows users those of their own locale.

use serde_json::{Map, Value};

use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, with_language};

/// Discord's locales of a language. Discord falls back to English for all others.
const fn locales(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[],
        Language::German => &["de"],
        Language::Spanish => &["es-ES", "es-419"],
        Language::French => &["fr"],
        Language::Polish => &["pl"],
        Language::Portuguese => &["pt-BR"],
    }
}

/// The result of `make` in English, with the texts of all other languages added as localizations.
pub(in crate::discord) fn localized(make: impl Fn() -> Value) -> Value {
    let mut all = with_language(Language::English, &make);
    for language in Language::ALL {
        let other = with_language(language, || named(make()));
        for locale in locales(language) {
            graft(&mut all, &other, locale);
        }
    }
    all
}

/// Translates the names of commands and options to the current language.
fn named(mut commands: Value) -> Value {
    let all = commands.as_array_mut().into_iter().flatten();
    for one in all.filter_map(Value::as_object_mut) {
        let known = |name: &str| Some(format!("discord-name-{name}"));
        let id = one.get("name").and_then(Value::as_str).and_then(known);
        if let Some(id) = id.filter(|id| sentences().has(id)) {
            one.insert("name".to_owned(), sentences().line(&id, &[]).into());
        }
        if let Some(options) = one.get_mut("options") {
            *options = named(options.take());
        }
    }
    commands
}

/// Adds the texts of `other` as those of `locale` wherever they differ.
fn graft(base: &mut Value, other: &Value, locale: &str) {
    match (base, other) {
        (Value::Array(base), Value::Array(other)) => {
            for (base, other) in base.iter_mut().zip(other) {
                graft(base, other, locale);
            }
        }
        (Value::Object(base), Value::Object(other)) => {
            for key in ["options", "choices"] {
                if let (Some(base), Some(other)) = (base.get_mut(key), other.get(key)) {
                    graft(base, other, locale);
                }
            }
            say(base, other, "description", locale);
            say(base, other, "name", locale);
        }
        _ => {}
    }
}

fn say(base: &mut Map<String, Value>, other: &Map<String, Value>, key: &str, locale: &str) {
    let Some(words) = other.get(key).filter(|words| base.get(key) != Some(words)) else {
        return;
    };
    let all = base
        .entry(format!("{key}_localizations"))
        .or_insert_with(|| Value::Object(Map::new()));
    if let Value::Object(all) = all {
        all.insert(locale.to_owned(), words.clone());
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::service::words::language::current_language;

    #[test]
    fn names_descriptions_and_choices_are_said_in_every_language_and_values_in_none() {
        let made = localized(|| {
            let words = current_language().name();
            json!([{
                "name": "move", "description": words,
                "options": [{
                    "name": "kings-mate", "description": "same",
                    "choices": [{ "name": words, "value": "0" }],
                }],
            }])
        });
        let command = &made[0];
        assert_eq!(command["name"], "move");
        assert_eq!(command["name_localizations"]["de"], "zug");
        assert_eq!(command["name_localizations"]["es-ES"], "jugada");
        assert_eq!(command["description"], "English");
        assert_eq!(command["description_localizations"]["es-419"], "Español");
        assert_eq!(
            command["description_localizations"]
                .as_object()
                .unwrap()
                .len(),
            6
        );
        let option = &command["options"][0];
        assert_eq!(option["name_localizations"], Value::Null);
        assert_eq!(option["description_localizations"], Value::Null);
        assert_eq!(option["choices"][0]["name_localizations"]["pl"], "Polski");
        assert_eq!(option["choices"][0]["value"], "0");
    }
}
