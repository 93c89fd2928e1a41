//! Options of games on the command line: each game says which of its options have an argument ([`OptionFlag`]).

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

use crate::cli::misused::Misused;
use crate::game::options::Options;
use crate::games::GameKind;
use crate::games::spec::OptionFlag;

/// The chosen arguments with their values; a switch has none.
#[derive(Clone, Debug, Default)]
pub(super) struct DeclaredArgs(Vec<(&'static str, Option<String>)>);

/// The arguments that any game has, each once.
fn flags() -> Vec<(&'static OptionFlag, Vec<GameKind>)> {
    let mut flags: Vec<(&OptionFlag, Vec<GameKind>)> = Vec::new();
    for kind in GameKind::ALL {
        for flag in kind.spec().flags {
            match flags.iter_mut().find(|(known, _)| known.name == flag.name) {
                Some((_, kinds)) => kinds.push(kind),
                None => flags.push((flag, vec![kind])),
            }
        }
    }
    flags
}

/// The flag of this name that a game has.
fn of(kind: GameKind, name: &str) -> Option<&'static OptionFlag> {
    kind.spec().flags.iter().find(|flag| flag.name == name)
}

impl DeclaredArgs {
    /// Adds the chosen values to the options of a game.
    ///
    /// # Errors
    /// [`Misused`] if the game has no such choice, so that no declared option is ignored.
    pub(super) fn declare(&self, kind: GameKind, options: Options) -> Result<Options, Misused> {
        let mut options = options;
        for (name, value) in &self.0 {
            let declared = of(kind, name).and_then(|flag| flag.declares(value.as_deref()));
            let Some(declared) = declared else {
                let words = format!("{} has no choice of --{name}", kind.spec().title);
                return Err(Misused(words));
            };
            options = declared.into_iter().fold(options, Options::with);
        }
        Ok(options)
    }
}

impl Args for DeclaredArgs {
    fn augment_args(command: Command) -> Command {
        flags().into_iter().fold(command, |command, (flag, kinds)| {
            let titles: Vec<&str> = kinds.iter().map(|kind| kind.spec().title).collect();
            let about = format!("{}, for {}", flag.about, titles.join(" and "));
            let arg = Arg::new(flag.name)
                .long(flag.name)
                .help(about)
                .requires("game");
            let values = kinds.iter().filter_map(|kind| of(*kind, flag.name));
            let mut values: Vec<&str> = values
                .flat_map(|flag| flag.values)
                .map(|(value, _)| *value)
                .collect();
            values.dedup();
            command.arg(if values.is_empty() {
                arg.action(ArgAction::SetTrue)
            } else {
                arg.value_parser(values)
            })
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for DeclaredArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut chosen = Self::default();
        chosen.update_from_arg_matches(matches)?;
        Ok(chosen)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        for (flag, _) in flags() {
            if flag.values.is_empty() {
                if matches.get_flag(flag.name) {
                    self.0.push((flag.name, None));
                }
            } else if let Some(value) = matches.get_one::<String>(flag.name) {
                self.0.push((flag.name, Some(value.clone())));
            }
        }
        Ok(())
    }
}
