//! The page of a server's settings: each in words, what can be chosen for one, and what cannot be read.

use crate::play::Place;
use crate::service::ask::Ask;
use crate::service::forms::{self, Field};
use crate::service::houses::{House, Rule, Wish, shorter};
use crate::service::prose::sentences;
use crate::service::refuse;
use crate::service::reply::{Control, Listed, Reply, Span, Suggestion, Text, Weight};

/// What cannot be read, and how it is to be written.
pub(super) fn not_read(rule: Rule, typed: &str) -> Reply {
    let args = [("typed", refuse::short(typed).into())];
    let mut text = sentences().text("house-not-read", &args);
    text.push(" ");
    text.append(how(rule));
    if rule.is_typed() {
        return forms::wrong(text, Field::Rule(rule));
    }
    Reply::note(text)
}

fn how(rule: Rule) -> Text {
    sentences().text(&format!("house-how-{}", rule.code()), &[])
}

/// All settings, with what can be chosen for the one that is looked at.
pub(super) fn page(house: &House, at: Option<Rule>, manages: bool) -> Reply {
    let words = sentences();
    let mut reply = Reply::note(words.text("house-title", &[]));
    for rule in Rule::ALL {
        reply.text.push_line(Text(vec![Span::Strong(rule.label())]));
        reply.text.push(": ");
        let told = house.told(rule);
        // Beside the one that is looked at, and how it is written, there is no room for long lists; and beside all
        // others not for three of them.
        let beside = at.map_or(rule == Rule::Moderators, |at| at != rule);
        reply.text.append(if beside { shorter(told) } else { told });
    }
    reply.replaces = true;
    if !manages {
        reply.text.push_line(words.text("house-who", &[]));
        return reply;
    }
    if let Some(rule) = at {
        reply.text.push_line(how(rule));
        reply.controls.push(chooser(house, rule));
    }
    let change = |rule: Rule| {
        let ask = Ask::House(Wish {
            rule: Some(rule),
            value: None,
        });
        (rule.label(), ask)
    };
    reply.controls.push(Control::Menu {
        prompt: words.line("house-change", &[]),
        options: Rule::ALL.map(change).into(),
    });
    reply.controls.push(Control::Button {
        label: words.line("button-setup", &[]),
        ask: Ask::Setup,
        weight: Weight::Plain,
    });
    if let Some(rule) = at.filter(|rule| rule.is_typed()) {
        let typed = forms::open(Field::Rule(rule), Weight::Plain);
        reply.controls.push(typed);
    }
    reply
}

/// What one rule can be, to choose from.
fn chooser(house: &House, rule: Rule) -> Control {
    let wish = |value| {
        Ask::House(Wish {
            rule: Some(rule),
            value,
        })
    };
    let list = |of, chosen| Control::List {
        of,
        prompt: rule.label(),
        chosen,
        ask: wish(None),
    };
    match rule {
        Rule::Channels => list(
            Listed::Places,
            house
                .channels
                .iter()
                .map(|place| place.as_str().to_owned())
                .collect(),
        ),
        Rule::Roles => list(Listed::Roles, house.roles.clone()),
        Rule::Moderators => list(Listed::Roles, house.moderators.clone()),
        Rule::Game
        | Rule::Clock
        | Rule::Pings
        | Rule::Expiry
        | Rule::OpenEach
        | Rule::OpenAll
        | Rule::RunningEach
        | Rule::Holidays
        | Rule::Language => {
            let option = |offer: Suggestion| (offer.label, wish(Some(offer.value)));
            Control::Menu {
                prompt: rule.label(),
                options: suggested(rule).into_iter().map(option).collect(),
            }
        }
    }
}

/// Values of a rule that can be named without a look at the server, in words.
pub(in crate::service) fn suggested(rule: Rule) -> Vec<Suggestion> {
    let values = match rule {
        Rule::Channels | Rule::Roles => vec!["all".to_owned()],
        Rule::Moderators => vec!["none".to_owned()],
        Rule::Game
        | Rule::Clock
        | Rule::Pings
        | Rule::Expiry
        | Rule::OpenEach
        | Rule::OpenAll
        | Rule::RunningEach
        | Rule::Holidays
        | Rule::Language => rule.choices(),
    };
    let told = |value: String| {
        let mut then = House::default();
        then.set(rule, &value, &Place::new(""))?;
        let label = then.told(rule).plain();
        Some(Suggestion { label, value })
    };
    values.into_iter().filter_map(told).collect()
}
