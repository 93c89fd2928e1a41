//! Ratings in words: the sentence whether a game counts, and the worth of its end.

use crate::play::rated::RatedGame;
use crate::play::season::Season;
use crate::play::stakes::Unrated;
use crate::play::{Game, rated};
use crate::rating::player_rating::PlayerRating;
use crate::rating::ranking::points;
use crate::service::words::beginning;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;
use crate::store::{PoolKey, StoredStep};

/// The name of a pool.
pub(in crate::service) fn pool(pool: &PoolKey) -> String {
    catalogue::sentences().code_name("pool", pool.slug())
}

/// The name of a season.
pub(in crate::service) fn season(season: Season) -> String {
    let args = [
        ("year", season.year().to_string().into()),
        ("part", TextArg::Num(season.part().into())),
    ];
    let id = format!("season-name-{}", season.length.code());
    catalogue::sentences().line(&id, &args)
}

/// The name of a season at the beginning of a line.
pub(in crate::service) fn season_heading(named: Season) -> String {
    beginning::capitalised(&season(named))
}

/// Thousandths as points.
pub(in crate::service) fn figure(thousandths: i64) -> String {
    points(thousandths).to_string()
}

/// The difference of two ratings as shown, with its sign.
pub(in crate::service) fn change(before: i64, after: i64) -> String {
    let change = points(after) - points(before);
    if change < 0 {
        format!("−{}", change.unsigned_abs())
    } else {
        format!("+{change}")
    }
}

/// Thousandths as a percentage.
pub(in crate::service) fn percent(thousandths: i64) -> TextArg<'static> {
    TextArg::Num(thousandths.saturating_add(5).div_euclid(10))
}

/// The reason why a game does not count.
pub(in crate::service) fn unrated(why: Unrated) -> Text {
    catalogue::sentences().text(&format!("unrated-{}", why.code()), &[])
}

/// The sentence whether an offer counts; empty for one that was not meant to.
pub(in crate::service) fn offered(game: &Game) -> Text {
    let words = catalogue::sentences();
    if !game.terms().rated {
        return Text::default();
    }
    match rated::unratable(game) {
        Some(why) => words.text("challenge-not-rated", &[("why", reason(why))]),
        None => words.text("challenge-rated", &[]),
    }
}

/// The sentence whether a game that has begun counts; empty for one that was not meant to.
pub(in crate::service) fn begun(game: &Game) -> Text {
    let words = catalogue::sentences();
    match rated::share_of(game) {
        Ok(RatedGame {
            everywhere: true, ..
        }) => words.text("game-rated-everywhere", &[]),
        Ok(RatedGame {
            everywhere: false, ..
        }) => words.text("game-rated", &[]),
        Err(why) if game.terms().rated => words.text("rated-not", &[("why", reason(why))]),
        Err(_) => Text::default(),
    }
}

/// Why a finished game does not count; empty for one that was not meant to.
pub(in crate::service) fn not_counted(game: &Game) -> Text {
    match rated::share_of(game) {
        Err(why) if game.terms().rated => {
            catalogue::sentences().text("rated-not", &[("why", reason(why))])
        }
        Ok(_) | Err(_) => Text::default(),
    }
}

fn reason(why: Unrated) -> TextArg<'static> {
    unrated(why).plain().into()
}

/// The changes of ratings in one pool at the end of a game, for these of its players.
pub(in crate::service) fn moved(steps: &[&StoredStep], names: &PlayerNames) -> Text {
    let words = catalogue::sentences();
    let mut text = Text::default();
    let Some(first) = steps.first() else {
        return text;
    };
    let id = if first.pool.server().is_some() {
        "rating-moves"
    } else {
        "rating-moves-everywhere"
    };
    text.push_line(words.text(id, &[("pool", pool(&first.pool).into())]));
    for step in steps {
        let PlayerRating {
            rating, deviation, ..
        } = step.step.after;
        let args = [
            ("player", names.arg(&step.player)),
            ("after", figure(rating).into()),
            ("deviation", figure(deviation).into()),
            ("change", change(step.step.rating, rating).into()),
        ];
        let provisional = step.step.after.is_provisional(step.ended.0);
        let id = if provisional {
            "rating-moved-provisional"
        } else {
            "rating-moved"
        };
        text.push_line(words.text(id, &args));
    }
    for step in steps.iter().filter(|step| step.step.weight < WHOLE) {
        let args = [
            ("player", names.arg(&step.player)),
            ("percent", percent(step.step.weight)),
        ];
        text.push_line(words.text("rating-weight", &args));
    }
    text
}

/// The weight of an undamped game, in thousandths.
pub(in crate::service) const WHOLE: i64 = 1000;
