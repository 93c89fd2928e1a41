//! `kingboard update-check` against a stand-in for a page of releases.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::Path;
use std::process::Output;
use std::thread::JoinHandle;

use serde_json::Value;

use crate::operate::command_line::{fine, run};
use crate::tools::own_port;

/// Answers one request with this status and body, and returns its address and the request.
fn page(status: &'static str, body: String) -> (String, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/latest", listener.local_addr().unwrap());
    let served = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut request = Vec::new();
        let mut part = [0; 1_024];
        while !request.ends_with(b"\r\n\r\n") {
            let read = stream.read(&mut part).unwrap();
            request.extend_from_slice(&part[..read]);
        }
        let head = format!(
            "HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
            body.len()
        );
        // The program may hang up before the end of a long answer.
        drop(stream.write_all(head.as_bytes()));
        drop(stream.write_all(body.as_bytes()));
        String::from_utf8(request).unwrap()
    });
    (address, served)
}

fn release(tag: &str) -> String {
    let page = "https://example.org/releases";
    format!(r#"{{"tag_name":"{tag}","html_url":"{page}","published_at":"2027-01-02T03:04:05Z"}}"#)
}

fn asked(arguments: &[&str], within: &Path) -> Output {
    run(&[&["update-check"], arguments].concat(), within, b"")
}

fn refused(output: &Output) -> &str {
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    std::str::from_utf8(&output.stderr).unwrap()
}

#[test]
fn a_newer_release_is_told_and_the_request_names_the_program() {
    let home = tempfile::tempdir().unwrap();
    let (address, served) = page("200 OK", release("v99.0.0"));
    let output = asked(&["--from", &address], home.path());
    let told = fine(&output);
    assert!(told.starts_with("Kingboard 99.0.0 is out, published on 2027-01-02; this is "));
    assert!(told.contains("\nhttps://example.org/releases\n"), "{told}");
    let request = served.join().unwrap();
    assert!(request.starts_with("GET /latest HTTP/1.1\r\n"), "{request}");
    assert!(request.contains("user-agent: kingboard/"), "{request}");
}

#[test]
fn the_settings_name_the_address_and_a_script_reads_json() {
    let home = tempfile::tempdir().unwrap();
    let (address, served) = page("200 OK", release(env!("CARGO_PKG_VERSION")));
    let settings = format!("[updates]\nreleases = '{address}'\n");
    std::fs::write(home.path().join("config.toml"), settings).unwrap();
    let output = asked(&["--json"], home.path());
    let told: Value = serde_json::from_str(fine(&output)).unwrap();
    served.join().unwrap();
    assert_eq!(told["newer"], false);
    assert_eq!(told["version"], told["newest"]);
    assert_eq!(told["published"], "2027-01-02");
}

#[test]
fn without_an_address_nobody_is_asked() {
    let home = tempfile::tempdir().unwrap();
    let output = asked(&[], home.path());
    assert!(refused(&output).contains("set “releases” under [updates]"));
}

#[test]
fn what_is_no_release_is_refused_in_one_sentence() {
    let home = tempfile::tempdir().unwrap();
    let long = "x".repeat(600_000);
    for (status, body, why) in [
        ("200 OK", "<html>".to_owned(), "the answer is no release"),
        (
            "200 OK",
            release("nightly"),
            "the tag “nightly” is no version",
        ),
        ("200 OK", long, "the answer is longer than 524288 bytes"),
        ("404 Not Found", String::new(), "404 Not Found"),
    ] {
        let (address, served) = page(status, body);
        let output = asked(&["--from", &address], home.path());
        assert!(
            refused(&output).contains(why),
            "{why}: {}",
            refused(&output)
        );
        served.join().unwrap();
    }
    let address = format!("http://127.0.0.1:{}/latest", own_port());
    let output = asked(&["--from", &address], home.path());
    assert!(refused(&output).contains("could not be asked"));
}
