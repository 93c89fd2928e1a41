//! Draws all of `docs/pictures` anew, but for the photograph of a browser: `cargo run --release --example contact_sheets`.
//!
//! `drawn` has the pictures, `channel` the drawing of a channel around a reply, which `announced` has a service at play
//! make. Tests compare all of them with the files.
#![expect(
    clippy::print_stdout,
    reason = "it says what a picture shows, for its description"
)]
#![expect(
    clippy::unwrap_used,
    reason = "a tool that stops where it cannot go on"
)]

mod announced;
mod channel;
mod drawn;

fn main() {
    for (name, draw) in drawn::PICTURES {
        std::fs::write(drawn::folder().join(name), draw()).unwrap();
    }
    let (words, picture) = drawn::analysis();
    println!("{words}");
    std::fs::write(drawn::folder().join(drawn::ANALYSIS), picture).unwrap();
    let reply = announced::announced(announced::FACES);
    let picture = reply.picture.as_ref().unwrap();
    let board = drawn::board_in(picture.theme, &picture.scene);
    let channel = drawn::png_of(&channel::posted(&reply, &board));
    std::fs::write(drawn::folder().join("channel.png"), channel).unwrap();
}
