//! The command line for shells: completion scripts, manual pages, and examples in `--help`.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anyhow::Context;
use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::Cli;

pub(super) const EXAMPLES: &str = "Examples:
  kingboard web                        Open a table in the browser
  kingboard play                       Sit down at the table in this terminal
  kingboard play --game kings-guard    The same, with this game ready for `new`
  kingboard games                      List the games
  kingboard serve                      Run the Discord bot
  kingboard completions bash           Print completions for a shell";

pub(super) const PLAY: &str = "Examples:
  kingboard play
  kingboard play --game four-kings --players 4
  kingboard play --db ~/games.db";

pub(super) const WEB: &str = "Examples:
  kingboard web
  kingboard web --port 8080 --open
  kingboard web --db ~/games.db";

pub(super) const MOVES: &str = "Examples:
  kingboard moves --game kings-mate 'erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk'
  kingboard moves --game kings-mate - < positions.txt";

pub(super) const RENDER: &str = "Examples:
  kingboard render --game kings-mate 'erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk' -o board.png
  kingboard render --game kings-mate --from black --theme night 'erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk' -o -";

pub(super) const FILM: &str = "Examples:
  kingboard film 12 -o game.gif
  kingboard film 12 --from 5 --to 20 --speed fast -o part.gif";

pub(super) const STORY: &str = "Examples:
  kingboard story 12 -o story.png
  kingboard story 12 --theme night -o -";

pub(super) const GAMES: &str = "Examples:
  kingboard games --running
  kingboard games --player anna --since 2026-03
  kingboard games --json | jq .number";

pub(super) const SHOW: &str = "Examples:
  kingboard show 12
  kingboard show 12 --move 14
  kingboard show 12 --json";

pub(super) const EXPORT: &str = "Examples:
  kingboard export 12 -o game.txt
  kingboard export 12 --format json";

pub(super) const IMPORT: &str = "Examples:
  kingboard import game.txt
  kingboard import --place console - < game.txt";

pub(super) const COMPLETIONS: &str = "Examples:
  kingboard completions bash > ~/.local/share/bash-completion/completions/kingboard
  kingboard completions zsh > ~/.zfunc/_kingboard
  kingboard completions fish > ~/.config/fish/completions/kingboard.fish";

/// Prints the completion script of a shell.
pub(super) fn completions(shell: Shell) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "kingboard", &mut script);
    let mut out = io::stdout().lock();
    out.write_all(&script)?;
    Ok(out.flush()?)
}

/// Writes a manual page for the program and for each of its commands.
pub(super) fn manual(folder: &Path) -> anyhow::Result<()> {
    let unwritten = || format!("failed to write manual pages to {}", folder.display());
    fs::create_dir_all(folder).with_context(unwritten)?;
    clap_mangen::generate_to(Cli::command(), folder).with_context(unwritten)
}
