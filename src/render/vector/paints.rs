//! Colours as variables. A drawing is made in every theme, and each colour in it becomes a variable that stands for its
//! colours in all of them. So a page draws exactly as the pictures do, whatever theme is chosen.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::LazyLock;

use crate::grid::Shape;
use crate::render::svg::hex;
use crate::render::theme::{ArmyColours, PaletteFamily, Rgb, Theme, contrast};
use crate::render::themes;
use crate::render::vector::places::SHADES;
use crate::render::vector::symbols::{Symbol, tint_class};
use crate::scene::{CellBuild, Ground, ThemeName, Tint};

/// The theme of a page whose reader has chosen none.
pub const AUTO: &str = "auto";

/// The colours of one variable in the order of the themes.
type Paint = [Rgb; ThemeName::ALL.len()];

/// The colours of all drawings, in order.
static PAINTS: LazyLock<Vec<Paint>> = LazyLock::new(|| {
    let mut all = BTreeSet::new();
    for shape in [Shape::Squares, Shape::Hexagons] {
        for family in PaletteFamily::ALL {
            for symbol in Symbol::of(shape, family) {
                let drawn = ThemeName::ALL.map(|name| symbol.draw(&Theme::of(name)));
                all.extend(paints_of(&drawn));
            }
        }
        let named = grounds_with_names();
        all.extend(named.map(|ground| quiet_paint(shape, ground)));
    }
    all.into_iter().collect()
});

/// A drawing with variables in the place of its colours.
pub(super) fn painted(draw: impl Fn(&Theme) -> String) -> String {
    let drawn = ThemeName::ALL.map(|name| draw(&Theme::of(name)));
    let mut paints = paints_of(&drawn).into_iter();
    let mut parts = drawn[0].split('#');
    let mut svg = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let paint = paints.next().expect("a colour follows each sign");
        svg += &variable(&paint);
        svg += part.get(HEX..).unwrap_or_default();
    }
    svg.replace('\'', "\"")
}

/// Digits of a colour.
const HEX: usize = 6;

/// The colours of a drawing that is the same in all themes but for them.
fn paints_of(drawn: &[String; ThemeName::ALL.len()]) -> Vec<Paint> {
    let colours = drawn.each_ref().map(|svg| {
        let parts = svg.split('#').skip(1);
        let read = |part: &str| {
            let digit = |at: usize| u8::from_str_radix(part.get(at..at + 2)?, 16).ok();
            Some([digit(0)?, digit(2)?, digit(4)?])
        };
        let colours: Option<Vec<Rgb>> = parts.map(read).collect();
        colours.expect("each sign begins a colour")
    });
    let count = colours[0].len();
    (0..count)
        .map(|nth| colours.each_ref().map(|of_theme| of_theme[nth]))
        .collect()
}

/// The variable of these colours, as it is used.
fn variable(paint: &Paint) -> String {
    let nth = PAINTS.binary_search(paint);
    let nth = nth.expect("the table has the colours of all drawings");
    format!("var(--c{nth})")
}

/// The grounds on which a name may stand.
fn grounds_with_names() -> impl Iterator<Item = Ground> {
    let builds = [CellBuild::Plain, CellBuild::Raised, CellBuild::Terrace];
    SHADES.into_iter().flat_map(move |shade| {
        let built = move |build| Ground {
            build,
            ..Ground::plain(shade)
        };
        builds.map(built)
    })
}

/// The variables of names on hexagons, which a large board has by the hundred.
static QUIET: LazyLock<Vec<(Ground, String)>> = LazyLock::new(|| {
    let of = |ground| (ground, variable(&quiet_paint(Shape::Hexagons, ground)));
    grounds_with_names().map(of).collect()
});

/// The readable but quiet colour of the name of an empty hexagon with this ground.
pub(super) fn quiet(ground: Ground) -> String {
    let bare = Ground {
        home: None,
        ..ground
    };
    let known = QUIET.iter().find(|(ground, _)| *ground == bare);
    known.map_or_else(
        || variable(&quiet_paint(Shape::Hexagons, bare)),
        |(_, variable)| variable.clone(),
    )
}

fn quiet_paint(shape: Shape, ground: Ground) -> Paint {
    ThemeName::ALL.map(|name| Theme::of(name).quiet(shape, ground).0)
}

/// The style sheet of all themes: the variables of the drawings, of the armies and of the page around the board.
///
/// A page of the theme [`AUTO`] is slate, by daylight or in the dark as its reader's device wishes, or in high
/// contrast. Whatever the theme, paper gets that for print.
pub fn style_sheet() -> String {
    let mut css = String::new();
    for (nth, name) in ThemeName::ALL.into_iter().enumerate() {
        let also = if nth == 0 { ":root," } else { "" };
        let code = name.code();
        append(
            &mut css,
            format_args!("{also}[data-theme={code}]{{{}}}\n", rule_of(name)),
        );
    }
    let by_day = page_rule(&themes::DAY);
    let contrast = rule_of(ThemeName::Contrast);
    let bright = page_rule(&themes::PRINT);
    let paper = rule_of(ThemeName::Print);
    append(
        &mut css,
        format_args!(
            "@media (prefers-color-scheme:light){{[data-theme={AUTO}]{{{by_day}}}}}\n\
            @media (prefers-contrast:more){{[data-theme={AUTO}]{{{contrast}}}}}\n\
            @media (prefers-contrast:more) and (prefers-color-scheme:light){{[data-theme={AUTO}]{{{bright}}}}}\n\
            @media print{{[data-theme]{{{paper}}}}}\n"
        ),
    );
    // These classes name no theme, so they also hold in a mirrored drawing, which has no page above it.
    for class in Tint::ALL.map(tint_class) {
        let own = army_of(class);
        let spent = army_of(&format!("{class}-spent"));
        append(
            &mut css,
            format_args!(".{class}{{{own}}}\n.{class}.spent{{{spent}}}\n"),
        );
    }
    css
}

/// The variables of a theme.
fn rule_of(name: ThemeName) -> String {
    let theme = Theme::of(name);
    let mut rule = String::new();
    let at = ThemeName::ALL.iter().position(|known| *known == name);
    let at = at.expect("the list has every theme");
    for (number, paint) in PAINTS.iter().enumerate() {
        append(&mut rule, format_args!("--c{number}:{};", hex(paint[at])));
    }
    for tint in Tint::ALL {
        let side = theme.side(tint);
        let class = tint_class(tint);
        rule += &army_colours(class, &side);
        rule += &army_colours(&format!("{class}-spent"), &side.drained());
    }
    rule + &page_rule(&theme)
}

/// The variables of a page in this theme.
fn page_rule(theme: &Theme) -> String {
    let mut rule = String::new();
    for (variable, colour) in page_colours(theme) {
        append(&mut rule, format_args!("--{variable}:{};", hex(colour)));
    }
    let dark = contrast(theme.panel, [255; 3]) > contrast(theme.panel, [0; 3]);
    let scheme = if dark { "dark" } else { "light" };
    rule + "color-scheme:" + scheme
}

/// The variables of an army in a theme.
fn army_colours(name: &str, colours: &ArmyColours) -> String {
    let [fill, shade, line] = [colours.fill, colours.shade, colours.line].map(hex);
    let outline = colours.outline;
    format!("--{name}-f:{fill};--{name}-s:{shade};--{name}-l:{line};--{name}-o:{outline};")
}

/// The variables of a drawing in the colours of an army.
fn army_of(name: &str) -> String {
    ["f", "s", "l", "o"]
        .map(|part| format!("--{part}:var(--{name}-{part})"))
        .join(";")
}

/// The colours of a page in this theme.
fn page_colours(theme: &Theme) -> [(&'static str, Rgb); 9] {
    [
        ("panel", theme.panel),
        ("rim", theme.rim),
        ("ink", theme.ink),
        ("faint", theme.faint),
        ("accent", theme.accent),
        ("on-accent", readable_on(theme.accent)),
        ("alarm", theme.alarm),
        ("on-alarm", readable_on(theme.alarm)),
        ("target", theme.target),
    ]
}

/// Black or white, whichever is more readable on this colour.
fn readable_on(colour: Rgb) -> Rgb {
    let both = [[0; 3], [255; 3]];
    let best = both
        .into_iter()
        .max_by(|a, b| contrast(*a, colour).total_cmp(&contrast(*b, colour)));
    best.expect("there are two")
}

fn append(out: &mut String, part: std::fmt::Arguments<'_>) {
    out.write_fmt(part)
        .expect("writing to a string cannot fail");
}
