//! The message at the opening of a contest: it shows who has entered.

use crate::contest::decide::takes_entrants;
use crate::contest::state::ContestStage;
use crate::contest::values::EntrantId;
use crate::play::seal::hex;
use crate::service::api::reply::Reply;
use crate::service::contests::page::{ContestPage, ROWS};
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;

impl ContestPage<'_> {
    /// The message at the opening: the rules, the entrants, and the way in while there is one.
    pub(super) fn invitation(&self) -> Reply {
        let mut text = self.head();
        match self.contest().stage() {
            ContestStage::Open { .. } => self.open(&mut text),
            ContestStage::Running | ContestStage::Over { .. } => {
                let entered: Vec<EntrantId> = self.contest().still_in().collect();
                let count = [("count", TextArg::count(entered.len()))];
                text.push_line(sentences().text("contest-entrants-begun", &count));
                self.entrants(&mut text, &entered);
            }
            ContestStage::Cancelled => text.push_line(sentences().text("contest-cancelled", &[])),
        }
        let seal = [("seal", hex(self.contest().seal()).into())];
        text.push_line(sentences().text("contest-sealed", &seal));
        let mut reply = Reply::note(text);
        if takes_entrants(self.contest()).is_ok() {
            reply.controls = self.join_buttons(false);
        }
        if !matches!(self.contest().stage(), ContestStage::Cancelled) {
            reply.controls.push(self.show_button());
        }
        reply
    }

    /// The names of those who have entered, one a line.
    pub(super) fn entrants(&self, text: &mut Text, entered: &[EntrantId]) {
        for entrant in entered.iter().take(ROWS) {
            let one = self.contest().entrants().get(entrant);
            let team = one.and_then(|one| one.entry.team);
            let player = ("player", self.player(*entrant));
            text.push_line(match team {
                Some(team) => {
                    let args = [player, ("team", TextArg::Num((team + 1).into()))];
                    sentences().text("contest-entrant-team", &args)
                }
                None => sentences().text("contest-entrant", &[player]),
            });
        }
        if entered.len() > ROWS {
            let args = [("count", TextArg::count(entered.len() - ROWS))];
            text.push_line(sentences().text("contest-entrants-more", &args));
        }
    }
}
