//! `kingboard invite`: the link that invites the bot, and the permissions it asks for.

use std::io::{self, Write};
use std::num::NonZeroU64;

use crate::cli::misused::Misused;
use crate::config::Variables;
use crate::discord::invite;

/// Prints the link of this application, or of the one that the token belongs to.
///
/// # Errors
/// [`Misused`] without either. The `ConfigError` of a token that names no application. The `io::Error` of a failed
/// write.
pub(super) fn print(application: Option<NonZeroU64>) -> anyhow::Result<()> {
    let application = match application {
        Some(_) => application,
        None => Variables::read()
            .application()
            .map_err(|why| anyhow::anyhow!("{why} Or name the application with --application."))?,
    };
    let Some(application) = application else {
        let words = "name the application with --application ID, or set DISCORD_TOKEN or DISCORD_TOKEN_FILE: the id stands \
             under General Information in Discord’s developer portal";
        return Err(Misused(words.to_owned()).into());
    };
    let mut out = io::stdout().lock();
    writeln!(out, "{}\n", invite::address(application))?;
    writeln!(
        out,
        "The bot asks for these permissions and no others (their number is {}):",
        invite::rights()
    )?;
    for right in invite::INVITE_PERMISSIONS {
        writeln!(out, "  {:<24}  {}", right.name, right.why)?;
    }
    Ok(out.flush()?)
}
