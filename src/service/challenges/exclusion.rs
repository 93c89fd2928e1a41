//! Rules of a game that exclude each other, so that no game begins with both.

use crate::game::options::Options;
use crate::games::GameKind;

/// The first two of these options that exclude each other in a game that has both: one of them goes when the options
/// are settled.
pub fn excluding(options: &Options) -> Option<[&'static str; 2]> {
    GameKind::ALL.into_iter().find_map(|kind| {
        let spec = kind.spec();
        let chosen = |option: &&&str| options.has(option);
        let known: Vec<&str> = spec.options.iter().filter(chosen).copied().collect();
        let stays = |option: &str, beside: &str| {
            let both = Options::default().with(option).with(beside);
            (spec.settled)(both).has(option)
        };
        let gone = |option: &str| !(spec.settled)(options.clone()).has(option);
        known.iter().find_map(|option| {
            if !gone(option) || !stays(option, option) {
                return None;
            }
            let other = known.iter().find(|other| !stays(option, other))?;
            Some([*option, *other])
        })
    })
}
