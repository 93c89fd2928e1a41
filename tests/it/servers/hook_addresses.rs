//! Addresses that a web hook may have: a table of the whole network, and what is typed.

use kingboard::env;
use kingboard::hooks::Courier;
use kingboard::service::api::hook_address::{AddressFlaw, HookAddress, is_global};
use kingboard::service::api::hooks::HookOutcome;
use kingboard::service::background::hooks::due_hooks;

use crate::servers::hooks::two_moves;

/// The first and the last address of each block that is not public, by the registries of special addresses.
const CLOSED: &[(&str, &str)] = &[
    ("0.0.0.0", "0.255.255.255"),
    ("10.0.0.0", "10.255.255.255"),
    ("100.64.0.0", "100.127.255.255"),
    ("127.0.0.0", "127.255.255.255"),
    ("169.254.0.0", "169.254.255.255"),
    ("172.16.0.0", "172.31.255.255"),
    ("192.0.0.0", "192.0.0.255"),
    ("192.0.2.0", "192.0.2.255"),
    ("192.31.196.0", "192.31.196.255"),
    ("192.52.193.0", "192.52.193.255"),
    ("192.88.99.0", "192.88.99.255"),
    ("192.168.0.0", "192.168.255.255"),
    ("192.175.48.0", "192.175.48.255"),
    ("198.18.0.0", "198.19.255.255"),
    ("198.51.100.0", "198.51.100.255"),
    ("203.0.113.0", "203.0.113.255"),
    ("224.0.0.0", "239.255.255.255"),
    ("240.0.0.0", "255.255.255.255"),
    ("::", "::1"),
    ("::7f00:1", "::ffff"),
    ("::ffff:0.0.0.0", "::ffff:255.255.255.255"),
    ("::ffff:0:7f00:1", "::ffff:0:ffff:ffff"),
    ("64:ff9b::", "64:ff9b::ffff:ffff"),
    ("64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"),
    ("100::", "100::ffff:ffff:ffff:ffff"),
    ("2001::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"),
    ("2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"),
    ("2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
    ("2620:4f:8000::", "2620:4f:8000:ffff:ffff:ffff:ffff:ffff"),
    ("3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff"),
    ("4000::", "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
    ("fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
    ("fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
    ("fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
    ("ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"),
];

/// Public addresses, among them the neighbours of those blocks.
const OPEN: &[&str] = &[
    "1.0.0.0",
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "126.255.255.255",
    "128.0.0.0",
    "169.253.255.255",
    "169.255.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "191.255.255.255",
    "192.0.1.0",
    "192.0.3.0",
    "192.88.98.255",
    "192.88.100.0",
    "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255",
    "198.20.0.0",
    "198.51.99.255",
    "198.51.101.0",
    "203.0.112.255",
    "203.0.114.0",
    "223.255.255.255",
    "8.8.8.8",
    "2000::1",
    "2001:200::",
    "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff",
    "2001:db9::",
    "2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "2003::",
    "2606:4700:4700::1111",
    "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "3fff:1000::",
];

#[test]
fn an_address_is_public_or_it_is_not() {
    for (first, last) in CLOSED {
        for address in [first, last] {
            assert!(!is_global(address.parse().unwrap()), "{address}");
        }
    }
    for address in OPEN {
        assert!(is_global(address.parse().unwrap()), "{address}");
    }
}

#[test]
fn an_address_of_a_hook_is_a_name_or_a_public_address_at_the_one_port() {
    for (typed, read) in [
        ("https://example.org", "https://example.org/"),
        (" https://example.org/ ", "https://example.org/"),
        (
            "HTTPS://Example.ORG/Path?Key=1",
            "https://example.org/Path?Key=1",
        ),
        ("https://example.org:443/x", "https://example.org/x"),
        ("https://example.org:0443/x", "https://example.org/x"),
        ("https://example.org:/x", "https://example.org/x"),
        ("https://ex%61mple.org/", "https://example.org/"),
        ("https://a-b.example.co.uk/", "https://a-b.example.co.uk/"),
        ("https://ab--c.example.org/", "https://ab--c.example.org/"),
        ("https://8.8.8.8/", "https://8.8.8.8/"),
        ("https://134744072/", "https://8.8.8.8/"),
        ("https://0x8.010.2056/", "https://8.8.8.8/"),
        (
            "https://[2606:4700:4700::1111]:443/",
            "https://[2606:4700:4700::1111]/",
        ),
        (
            "https://xn--bcher-kva.example/?a=@",
            "https://xn--bcher-kva.example/?a=@",
        ),
    ] {
        let address = HookAddress::read(typed).unwrap();
        assert_eq!(address.as_str(), read);
        assert_eq!(HookAddress::read(read), Ok(address), "it is stored so");
    }
}

#[test]
fn no_other_address_is_one_of_a_hook_and_its_flaw_is_named() {
    let long = format!("https://example.org/{}", "x".repeat(300));
    for (typed, flaw) in [
        ("", AddressFlaw::NotHttps),
        ("example.org", AddressFlaw::NotHttps),
        ("http://example.org/", AddressFlaw::NotHttps),
        ("file:///etc/passwd", AddressFlaw::NotHttps),
        ("https://example.org:8443/", AddressFlaw::OtherPort),
        ("https://", AddressFlaw::Unreadable),
        ("https://intranet/", AddressFlaw::Unreadable),
        ("https://user@example.org/", AddressFlaw::Unreadable),
        ("https://8.8.8.8@10.0.0.1/", AddressFlaw::Unreadable),
        ("https://exa mple.org/", AddressFlaw::Unreadable),
        ("https://example.org\\@10.0.0.1/", AddressFlaw::Unreadable),
        ("https://example.org/#here", AddressFlaw::Unreadable),
        ("https://bücher.example/", AddressFlaw::Unreadable),
        ("https://example.org./", AddressFlaw::Unreadable),
        ("https://.example.org/", AddressFlaw::Unreadable),
        ("https://-a.example.org/", AddressFlaw::Unreadable),
        ("https://a_b.example.org/", AddressFlaw::Unreadable),
        ("https://xn--a.example/", AddressFlaw::Unreadable),
        ("https://localhost./", AddressFlaw::Unreadable),
        ("https://:key@example.org/", AddressFlaw::Unreadable),
        ("https://127.0.0.1.5/", AddressFlaw::Unreadable),
        ("https://4294967296/", AddressFlaw::Unreadable),
        ("https://１２７.0.0.1/", AddressFlaw::Unreadable),
        ("https://2130706433/", AddressFlaw::NotGlobal),
        ("https://017700000001/", AddressFlaw::NotGlobal),
        ("https://0x7f.1/", AddressFlaw::NotGlobal),
        ("https://127.1/", AddressFlaw::NotGlobal),
        ("https://127.0.0.1./", AddressFlaw::NotGlobal),
        ("https://0177.0.0.1/", AddressFlaw::NotGlobal),
        ("https://%31%32%37.0.0.1/", AddressFlaw::NotGlobal),
        (
            "https://%EF%BC%91%EF%BC%92%EF%BC%97.1/",
            AddressFlaw::NotGlobal,
        ),
        ("https://[fe80::1%25eth0]/", AddressFlaw::Unreadable),
        (&long, AddressFlaw::Unreadable),
        ("https://127.0.0.1/", AddressFlaw::NotGlobal),
        ("https://169.254.169.254/latest", AddressFlaw::NotGlobal),
        ("https://[::1]/", AddressFlaw::NotGlobal),
        ("https://[::ffff:10.0.0.1]/", AddressFlaw::NotGlobal),
        ("https://[0:0:0:0:0:ffff:7f00:1]/", AddressFlaw::NotGlobal),
        ("https://[64:ff9b::a00:1]/", AddressFlaw::NotGlobal),
        ("https://localhost/", AddressFlaw::NotGlobal),
        ("https://LOCAL%68OST/", AddressFlaw::NotGlobal),
        ("https://db.localhost/", AddressFlaw::NotGlobal),
        ("https://printer.local/", AddressFlaw::NotGlobal),
        ("https://metadata.google.internal/", AddressFlaw::NotGlobal),
    ] {
        assert_eq!(HookAddress::read(typed), Err(flaw), "{typed}");
    }
}

#[tokio::test]
async fn whatever_a_stored_address_is_read_as_it_leads_to_no_machine_of_ours() {
    // Given a hook that is due, and a program on this machine that takes no connection.
    let (mut service, _) = two_moves();
    let mut due = due_hooks(&mut service, &[], &env::now(), 1);
    let closed = "127.0.0.1:1".parse().unwrap();
    let courier = Courier::to_stand_in(closed).unwrap();
    for (address, outcome) in [
        ("https://127.0.0.1/", HookOutcome::Forbidden),
        ("https://0x7f.1/", HookOutcome::Forbidden),
        ("https://2130706433/", HookOutcome::Forbidden),
        ("https://017700000001/", HookOutcome::Forbidden),
        ("https://[::1]/", HookOutcome::Forbidden),
        ("https://[::ffff:127.0.0.1]/", HookOutcome::Forbidden),
        ("https://[64:ff9b::7f00:1]/", HookOutcome::Forbidden),
        ("https://[2002:7f00:1::]/", HookOutcome::Forbidden),
        (
            "https://169.254.169.254/latest/meta-data",
            HookOutcome::Forbidden,
        ),
        ("https://localhost/", HookOutcome::Forbidden),
        ("http://example.org/", HookOutcome::Forbidden),
        ("https://example.org:8443/", HookOutcome::Forbidden),
        ("ftp://example.org/", HookOutcome::Forbidden),
        ("nonsense", HookOutcome::Forbidden),
        // As earlier releases stored them.
        ("https://example.org", HookOutcome::Silent),
        ("https://example.org?key=1", HookOutcome::Silent),
        ("https://example.org/games?key=1", HookOutcome::Silent),
        ("https://93.184.215.14/", HookOutcome::Silent),
    ] {
        // When it has this address, then a request is made only if that is public.
        due[0].due.address = address.to_owned();
        assert_eq!(courier.tell(&due[0]).await, outcome, "{address}");
    }
}
