//! Web hooks over TLS to a program that is not ours: it checks certificates’ other end, and signatures with a library.
//!
//! `openssl` makes an authority and a certificate for each test, and `python3` receives. With the package
//! `standardwebhooks` in that Python, the library of the standard checks the signatures.

use std::io::{BufRead, BufReader, Lines};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kingboard::env;
use kingboard::hooks::{self, Courier};
use kingboard::runtime::Runtime;
use kingboard::service::api::hooks::HookOutcome;
use kingboard::watch::Monitor;
use tempfile::TempDir;
use tokio::sync::watch;

use crate::servers::hooks::two_moves;
use crate::tools::left_out;

/// Runs `openssl`, if there is one.
fn openssl(folder: &Path, args: &str) -> Option<()> {
    let mut command = Command::new("openssl");
    command.current_dir(folder).args(args.split_whitespace());
    let done = command.output().ok()?;
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success(), "openssl {args}: {said}");
    Some(())
}

/// A folder with an authority, and a certificate for this name.
fn certificates(name: &str) -> Option<TempDir> {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let new = "req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    openssl(
        at,
        &format!("{new} -x509 -days 2 -keyout ca.key -out ca.pem -subj /CN=Authority"),
    )?;
    openssl(
        at,
        &format!("{new} -keyout key.pem -out asked.pem -subj /CN={name}"),
    )?;
    std::fs::write(at.join("names"), format!("subjectAltName=DNS:{name}")).unwrap();
    openssl(
        at,
        "x509 -req -in asked.pem -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -out cert.pem -extfile names",
    )?;
    Some(folder)
}

/// The receiving program.
struct Program {
    child: Child,
    said: Lines<BufReader<ChildStdout>>,
    address: SocketAddr,
}

impl Program {
    fn start(folder: &Path, secret: &[u8], count: usize) -> Option<Self> {
        let script = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/it/servers/hook_receiver.py"
        );
        let mut child = Command::new("python3")
            .args([script, "cert.pem", "key.pem"])
            .arg(format!("whsec_{}", STANDARD.encode(secret)))
            .arg(count.to_string())
            .current_dir(folder)
            .stdout(Stdio::piped())
            .spawn()
            .ok()?;
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        let port = said.next().unwrap().unwrap().parse().unwrap();
        let address = (Ipv4Addr::LOCALHOST, port).into();
        Some(Self {
            child,
            said,
            address,
        })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn no_program() {
    left_out("tls", "openssl and python3 are needed");
}

#[tokio::test]
async fn a_program_elsewhere_reads_signed_messages_over_tls() {
    let (service, secret) = two_moves();
    let Some(folder) = certificates("example.org") else {
        return no_program();
    };
    let Some(mut program) = Program::start(folder.path(), &secret, 2) else {
        return no_program();
    };
    let root = std::fs::read(folder.path().join("ca.pem")).unwrap();
    let courier = Courier::trusting(&root, program.address).unwrap();
    let worker = Runtime::start(service, Monitor::default()).unwrap();
    let (quits, quit) = watch::channel(false);
    let telling = tokio::spawn(hooks::run(worker.handle(), courier, quit));
    let read = tokio::task::spawn_blocking(move || {
        let lines = program.said.by_ref().take(2);
        let lines: Vec<String> = lines.map(Result::unwrap).collect();
        (lines, program)
    });
    let (lines, _program) = read.await.unwrap();
    for (line, mv) in lines.iter().zip(["D2-D3", "D8-D7"]) {
        assert!(
            line.starts_with("good ") && line.ends_with(&format!("game.move {mv}")),
            "{line}"
        );
    }
    println!("{lines:?}");
    quits.send_replace(true);
    telling.await.unwrap();
    worker.stop().await;
}

#[tokio::test]
async fn nothing_is_told_to_a_program_that_does_not_prove_its_name() {
    let (mut service, secret) = two_moves();
    let env = env::now();
    let due = kingboard::service::background::hooks::due_hooks(&mut service, &[], &env, 1);
    // Another authority, and another name.
    for (name, trusted) in [("example.org", false), ("example.net", true)] {
        let (Some(folder), Some(other)) = (certificates(name), certificates(name)) else {
            return no_program();
        };
        let Some(program) = Program::start(folder.path(), &secret, 2) else {
            return no_program();
        };
        let authority = if trusted { &folder } else { &other };
        let root = std::fs::read(authority.path().join("ca.pem")).unwrap();
        let courier = Courier::trusting(&root, program.address).unwrap();
        let outcome = courier.tell(&due[0]).await;
        assert_eq!(outcome, HookOutcome::Silent, "{name}");
    }
}
