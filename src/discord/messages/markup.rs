//! The service's text in Discord's markup: plain text stays plain, whatever characters are in it.
//!
//! Every line stands for itself: bold and code never cross a line break, so a text may be cut at one.

use crate::discord::base::ids::{channel, server, user_number};
use crate::discord::commands::CommandMentions;
use crate::service::api::verbs::path;
use crate::service::words::text::{Span, Text};
use crate::service::{Place, Timestamp};

/// The mention of a user.
pub(in crate::discord) fn mention(number: u64) -> String {
    format!("<@{number}>")
}

/// A text in markup.
pub(in crate::discord) fn markup(text: &Text, commands: &CommandMentions) -> String {
    let mut out = String::new();
    for span in &with_bold_names(&text.0) {
        match span {
            Span::Plain(words) => push_plain(&mut out, words),
            Span::Strong(words) => push_lines(&mut out, words, push_strong),
            Span::Code(words) => push_lines(&mut out, words, push_code),
            Span::Player(id, name) => match user_number(id) {
                Some(number) => out.push_str(&mention(number)),
                None => push_plain(&mut out, name),
            },
            Span::Time(at) | Span::Due(at) => push_moment(&mut out, *at, "R"),
            Span::Date(at) => push_moment(&mut out, *at, "f"),
            Span::DueOn(at) => {
                push_moment(&mut out, *at, "R");
                out.push_str(" (");
                push_moment(&mut out, *at, "f");
                out.push(')');
            }
            Span::Place(place) => match channel(place) {
                Some(number) => out.push_str(&["<#", &number.to_string(), ">"].concat()),
                None => push_plain(&mut out, place.channel()),
            },
            Span::Role(role) if role.bytes().all(|b| b.is_ascii_digit()) => {
                out.push_str(&["<@&", role, ">"].concat());
            }
            Span::Role(role) => push_plain(&mut out, role),
            Span::Link {
                words,
                place,
                message,
            } => push_link(&mut out, words, place, message),
            Span::Item => out.push_str("- "),
            Span::SmallPrint => out.push_str("-# "),
            Span::Page { words, address } => push_page(&mut out, words, address),
            Span::Command(verb) => match commands.get(verb) {
                Some(clickable) => out.push_str(clickable),
                None => push_code(&mut out, &["/", path(verb)].concat()),
            },
        }
    }
    out
}

/// The spans with the names of players who have no mention, such as computers, as bold as the words that they touch.
/// Neighbouring bold words become one span, since Discord would show the markers between two.
fn with_bold_names(spans: &[Span]) -> Vec<Span> {
    let strong = |index: Option<usize>| {
        let span = index.and_then(|index| spans.get(index));
        matches!(span, Some(Span::Strong(_)))
    };
    let mut all: Vec<Span> = Vec::with_capacity(spans.len());
    for (index, span) in spans.iter().enumerate() {
        let touches = || strong(index.checked_sub(1)) || strong(Some(index + 1));
        let span = if let Span::Player(id, name) = span
            && user_number(id).is_none()
            && touches()
        {
            Span::Strong(name.clone())
        } else {
            span.clone()
        };
        if let (Some(Span::Strong(before)), Span::Strong(words)) = (all.last_mut(), &span) {
            before.push_str(words);
        } else {
            all.push(span);
        }
    }
    all
}

/// A moment in a Discord style: `R` is relative, `f` is date and time of day.
fn push_moment(out: &mut String, at: Timestamp, style: &str) {
    let seconds = at.0.div_euclid(1000).to_string();
    out.push_str(&["<t:", &seconds, ":", style, ">"].concat());
}

/// Words that link to a message; the words alone if there is no such address.
fn push_link(out: &mut String, words: &str, place: &Place, message: &str) {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let Some(channel) = channel(place).filter(|_| number(message)) else {
        return push_plain(out, words);
    };
    let channel = channel.to_string();
    let server = match server(place) {
        Some(server) => server.to_string(),
        None if place.is_private() => "@me".to_owned(),
        None => return push_plain(out, words),
    };
    out.push('[');
    push_plain(out, words);
    let address = ["https://discord.com/channels", &server, &channel, message].join("/");
    out.push_str(&["](", &address, ")"].concat());
}

/// Words that link to a web page.
fn push_page(out: &mut String, words: &str, address: &str) {
    out.push('[');
    push_plain(out, words);
    out.push_str(&["](<", address, ">)"].concat());
}

/// Adds words in which nothing formats, links, pings or starts a list, a heading or a quote.
pub(in crate::discord) fn push_plain(out: &mut String, words: &str) {
    let mut rest = words.chars().peekable();
    while let Some(c) = rest.next() {
        let escaped = match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '<' | '[' | ']' | '@' => true,
            '#' | '-' | '+' | '>' => line_so_far(out).trim().is_empty(),
            '.' | ')' if is_number(line_so_far(out).trim()) => true,
            // Colons of addresses, and of emoji.
            ':' => rest.peek() == Some(&'/') || names_emoji(rest.clone()),
            '.' => {
                line_so_far(out).ends_with(char::is_alphanumeric)
                    && rest.peek().is_some_and(|next| next.is_alphabetic())
            }
            _ => false,
        };
        if escaped {
            out.push('\\');
        }
        out.push(c);
    }
}

/// Returns `true` if the text after a colon is the name of an emoji, up to the next colon.
fn names_emoji(rest: impl Iterator<Item = char>) -> bool {
    let mut name = rest.skip_while(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '+'));
    name.next() == Some(':')
}

fn line_so_far(out: &str) -> &str {
    out.rsplit('\n').next().unwrap_or_default()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn push_lines(out: &mut String, words: &str, push: fn(&mut String, &str)) {
    for (i, line) in words.split('\n').enumerate() {
        if i > 0 {
            out.push('\n');
        }
        push(out, line);
    }
}

/// Bold markers must touch a word, so surrounding spaces stay outside.
fn push_strong(out: &mut String, line: &str) {
    let words = line.trim();
    if words.is_empty() {
        out.push_str(line);
        return;
    }
    let (before, after) = line.split_once(words).unwrap_or_default();
    out.push_str(before);
    out.push_str("**");
    push_plain(out, words);
    out.push_str("**");
    out.push_str(after);
}

/// Code shows its words letter by letter; a text that no fence can hold is shown as plain words.
fn push_code(out: &mut String, line: &str) {
    if line.trim().is_empty() {
        out.push_str(line);
    } else if !line.contains('`') {
        out.push_str(&["`", line, "`"].concat());
    } else if !line.contains("``") {
        out.push_str(&["`` ", line, " ``"].concat());
    } else {
        push_plain(out, line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::PlayerId;

    fn plain(words: &str) -> String {
        let mut out = String::new();
        push_plain(&mut out, words);
        out
    }

    #[test]
    fn a_player_has_a_number_only_where_it_is_written_as_discord_writes_it() {
        let number = |id: &str| user_number(&PlayerId::new(id));
        assert_eq!(number("discord:12"), Some(12));
        assert_eq!(number("discord:18446744073709551615"), Some(u64::MAX));
        for other in [
            "0",
            "012",
            "+12",
            "-12",
            " 12",
            "１２",
            "",
            "18446744073709551616",
            "12:1",
        ] {
            assert_eq!(number(&format!("discord:{other}")), None, "{other:?}");
        }
        assert_eq!(number("console:12"), None);
    }

    #[test]
    fn a_name_without_a_mention_is_as_bold_as_the_words_around_it() {
        let player = |id: &str, name: &str| Span::Player(PlayerId::new(id), name.to_owned());
        let strong = |words: &str| Span::Strong(words.to_owned());
        let shown = |spans: Vec<Span>| markup(&Text(spans), &CommandMentions::new());
        let computer = || player("computer:1", "Computer (level 1)");
        let won = vec![
            computer(),
            strong("’s king is taken. "),
            player("discord:11", "Ann"),
            strong(" wins #1!"),
        ];
        assert_eq!(
            shown(won),
            "**Computer (level 1)’s king is taken.** <@11> **wins #1!**"
        );
        let lost = vec![
            strong("The king is taken. "),
            computer(),
            strong(" wins #1!"),
        ];
        assert_eq!(
            shown(lost),
            "**The king is taken. Computer (level 1) wins #1!**"
        );
        let plain = vec![computer(), Span::Plain(" is thinking.".to_owned())];
        assert_eq!(shown(plain), "Computer (level 1) is thinking.");
    }

    #[test]
    fn nothing_in_plain_words_pings_links_or_formats() {
        assert_eq!(plain("@everyone <@1> <#2>"), r"\@everyone \<\@1> \<#2>");
        assert_eq!(
            plain("https://example.org [a](b)"),
            r"https\://example\.org \[a\](b)"
        );
        assert_eq!(
            plain("*a* _b_ ~~c~~ ||d|| `e`"),
            r"\*a\* \_b\_ \~\~c\~\~ \|\|d\|\| \`e\`"
        );
        assert_eq!(plain(r"\*"), r"\\\*");
    }

    #[test]
    fn nothing_in_plain_words_starts_a_heading_list_or_quote() {
        assert_eq!(
            plain("# heading\n> quote\n- a\n  + b"),
            "\\# heading\n\\> quote\n\\- a\n  \\+ b"
        );
        assert_eq!(plain("-# small"), r"\-# small");
        assert_eq!(plain("12. D2-D3"), r"12\. D2-D3");
        assert_eq!(
            plain("Game #12: D2-D3. Turn 3."),
            "Game #12: D2-D3. Turn 3."
        );
    }

    #[test]
    fn addresses_and_emoji_are_letters_like_others() {
        assert_eq!(plain("discord.gg/abc"), r"discord\.gg/abc");
        assert_eq!(plain("a@example.org"), r"a\@example\.org");
        assert_eq!(plain(":smile: :+1: <:a:1>"), r"\:smile: \:+1: \<\:a:1>");
        assert_eq!(plain("<t:1> </x:1>"), r"\<t:1> \</x:1>");
        assert_eq!(plain("12:30, 6:1. Next"), "12:30, 6:1. Next");
    }

    /// The effects of markup beyond plain letters, and the letters a reader sees.
    fn read(markup: &str) -> (Vec<String>, String) {
        let (mut active, mut seen) = (Vec::new(), String::new());
        let mut rest = markup.chars().peekable();
        while let Some(c) = rest.next() {
            let ahead: String = rest.clone().take(20).collect();
            if c == '\\' && rest.peek().is_some_and(char::is_ascii_punctuation) {
                seen.extend(rest.next());
                continue;
            }
            let line = seen.rsplit('\n').next().unwrap_or_default().trim();
            let digits = !line.is_empty() && line.bytes().all(|b| b.is_ascii_digit());
            let name = ahead.split(':').next().unwrap_or_default();
            let emoji = ahead.len() > name.len()
                && !name.is_empty()
                && name
                    .chars()
                    .all(|c| c.is_alphanumeric() || "_+-".contains(c));
            let acts = match c {
                '*' | '_' | '~' | '`' | '|' | '<' | '[' | '@' => true,
                '#' | '-' | '+' | '>' => line.is_empty(),
                '.' | ')' => {
                    digits
                        || c == '.'
                            && seen.ends_with(char::is_alphanumeric)
                            && ahead.starts_with("gg/")
                }
                ':' => ahead.starts_with('/') || emoji,
                _ => false,
            };
            if acts {
                active.push(format!("{c}{ahead}"));
            }
            seen.push(c);
        }
        (active, seen)
    }

    #[test]
    fn whatever_is_typed_shows_as_it_was_typed_and_does_nothing() {
        const PARTS: [&str; 24] = [
            "@everyone",
            "<@123>",
            "<#1>",
            "</x:1>",
            "[a](http://b)",
            "https://b.c",
            "discord.gg/x",
            "```",
            "`",
            "# ",
            "- ",
            "12. ",
            "> ",
            "-# ",
            "||",
            "<t:1:R>",
            "<:a:1>",
            ":smile:",
            "**",
            "__",
            "~~",
            "\\",
            "\n",
            "a ",
        ];
        let mut state: u32 = 7;
        let mut next = |most: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize % most
        };
        for one in 0..20_000 {
            let count = 1 + next(5);
            let typed: String = (0..count).map(|_| PARTS[next(PARTS.len())]).collect();
            let (active, seen) = read(&plain(&typed));
            assert!(active.is_empty(), "{one}: {typed:?} does {active:?}");
            assert_eq!(seen, typed);
            let mut strong = String::new();
            push_lines(&mut strong, &typed, push_strong);
            for line in strong
                .split('\n')
                .map(str::trim)
                .filter(|line| !line.is_empty())
            {
                let inside = line
                    .strip_prefix("**")
                    .and_then(|line| line.strip_suffix("**"));
                let (active, _) = read(&format!("x{}", inside.expect("bold ends on its line")));
                assert!(active.is_empty(), "{typed:?} does {active:?} in bold");
            }
        }
    }

    #[test]
    fn each_span_has_its_own_markup() {
        let text = Text(vec![
            Span::Player(PlayerId::new("discord:77"), "Ann".to_owned()),
            Span::Plain(" and ".to_owned()),
            Span::Player(PlayerId::new("console:bo"), "*Bo*".to_owned()),
            Span::Strong(" won \n\nwell".to_owned()),
            Span::Code("D2-D3\na`b\n``c".to_owned()),
            Span::Time(Timestamp(-1)),
            Span::Date(Timestamp(1_800_000_000_000)),
            Span::DueOn(Timestamp(1_800_000_000_000)),
            Span::Command("move".to_owned()),
            Span::Command("takeback".to_owned()),
            Span::Link {
                words: "#12".to_owned(),
                place: Place::in_server("discord", "5", "6"),
                message: "7".to_owned(),
            },
            Span::Link {
                words: "there".to_owned(),
                place: Place::conversation("discord", "6"),
                message: "8".to_owned(),
            },
            Span::Link {
                words: "[x](y)".to_owned(),
                place: Place::of_transport("console"),
                message: "7".to_owned(),
            },
        ]);
        let commands = CommandMentions::from([("move".to_owned(), "</move:5>".to_owned())]);
        assert_eq!(
            markup(&text, &commands),
            "<@77> and **\\*Bo\\* won** \n\n**well**`D2-D3`\n`` a`b ``\n\\`\\`c<t:-1:R><t:1800000000:f><t:1800000000:R> (<t:1800000000:f>)</move:5>`/game takeback`\
             [#12](https://discord.com/channels/5/6/7)[there](https://discord.com/channels/@me/6/8)\\[x\\](y)"
        );
    }
}
