//! Addresses: the public one of the pages, and the client's behind trusted proxies.

use std::cell::Cell;
use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use axum::http::header::HeaderName;
use ipnet::{IpNet, Ipv6Net};
use url::{Host, Position, Url};

/// An address that a browser reads without correcting it. The author of another may have meant something else.
pub fn read_uncorrected(text: &str) -> Option<Url> {
    let is_flawed = Cell::new(false);
    let flawed = |_| is_flawed.set(true);
    let options = Url::options().syntax_violation_callback(Some(&flawed));
    let url = options.parse(text).ok()?;
    (!is_flawed.get()).then_some(url)
}

/// The public address of the pages: `https://example.org/kings`. It stands as browsers send it: a host in lower case,
/// other scripts in Punycode, and no usual port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(Url);

impl PublicUrl {
    /// Parses an address: `https://`, a host, and perhaps a port and a path. Without encryption only this machine is
    /// one.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim_end_matches('/');
        let url = read_uncorrected(text)?;
        let plain = |text: &str| {
            let known = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
            !text.is_empty() && text.chars().all(known)
        };
        let (is_named, is_local) = match url.host()? {
            Host::Domain(name) => (plain(name), name == "localhost"),
            Host::Ipv4(address) => (true, address.is_loopback()),
            Host::Ipv6(address) => (true, address.is_loopback()),
        };
        // A path with dots is resolved, so it is read otherwise than it is written.
        let path = text.splitn(4, '/').nth(3).unwrap_or_default();
        let is_read = url.path().strip_prefix('/') == Some(path);
        let is_placed = is_read && (path.is_empty() || path.split('/').all(plain));
        let is_all = url.query().is_none() && url.fragment().is_none();
        let may = url.scheme() == "https" || url.scheme() == "http" && is_local;
        (is_named && is_placed && is_all && may).then_some(Self(url))
    }

    /// The scheme and the host, as browsers send them in `Origin`.
    pub(super) fn origin(&self) -> &str {
        &self.0[..Position::BeforePath]
    }

    /// The host, as browsers send it in `Host`: with a port unless it is the usual one.
    pub fn host(&self) -> &str {
        &self.0[Position::BeforeHost..Position::BeforePath]
    }

    /// The path before that of each page; empty or `/kings`.
    pub fn base(&self) -> &str {
        self.0.path().trim_end_matches('/')
    }

    /// Returns `true` if it is encrypted.
    pub fn is_secure(&self) -> bool {
        self.0.scheme() == "https"
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin(), self.base())
    }
}

/// A range of network addresses: `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

impl Network {
    /// Parses a range.
    pub fn parse(text: &str) -> Option<Self> {
        let Some((address, bits)) = text.split_once('/') else {
            let address: IpAddr = text.parse().ok()?;
            return Some(Self(address.to_canonical().into()));
        };
        // The parser of a whole range takes `010` for ten, which others read as eight.
        let range = IpNet::new(address.parse().ok()?, bits.parse().ok()?);
        range.ok().map(Self)
    }

    /// Returns `true` for an address in it.
    pub fn holds(self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// The address of the client: the peer or, behind a trusted proxy, the last address in `X-Forwarded-For` that is no
/// trusted proxy itself. Addresses before it may be anybody's invention.
pub(super) fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.holds(address));
    let peer = peer.to_canonical();
    if !is_trusted(peer) {
        return peer;
    }
    let lists = headers.get_all(HeaderName::from_static("x-forwarded-for"));
    let lists: Vec<&str> = lists.iter().filter_map(|list| list.to_str().ok()).collect();
    let hops = lists.iter().rev().flat_map(|list| list.rsplit(','));
    let mut last = peer;
    for hop in hops {
        let Ok(address) = hop.trim().parse::<IpAddr>() else {
            return last;
        };
        last = address.to_canonical();
        if !is_trusted(last) {
            return last;
        }
    }
    last
}

/// The name under which the requests of an address are counted: of version 6 all of one network share it.
pub(super) fn counted_as(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => network_of(address, 64),
    }
}

/// The name of the wider network of an address of version 6: providers hand these out whole. An address of version 4
/// has none.
pub(super) fn wider_network(address: IpAddr) -> Option<String> {
    match address {
        IpAddr::V4(_) => None,
        IpAddr::V6(address) => Some(network_of(address, 48)),
    }
}

/// The network of so many bits that holds an address: `2001:db8::/48`.
fn network_of(address: Ipv6Addr, bits: u8) -> String {
    Ipv6Net::new_assert(address, bits).trunc().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_encrypted_or_of_this_machine_and_nothing_but_an_address() {
        for (text, base) in [
            ("https://example.org", ""),
            ("https://example.org/", ""),
            ("https://kings.example.org:8443/a/b-c", "/a/b-c"),
            ("http://127.0.0.1:8270/kings", "/kings"),
            ("http://localhost:1", ""),
            ("http://[::1]:8270/a.b/~c_d", "/a.b/~c_d"),
        ] {
            let url = PublicUrl::parse(text).unwrap();
            assert_eq!(url.base(), base, "{text}");
            assert_eq!(url.to_string(), text.trim_end_matches('/'));
        }
        for text in [
            "",
            "example.org",
            "http://example.org",
            "https://",
            "https:///a",
            "https://a b",
            "https://a?b",
            "https://a#b",
            "https://a/..",
            "https://a//b",
            "https://user@a",
            "https://a:99999",
            "https://[::1",
            "ftp://a",
            "javascript://a",
            "https:a",
            "https:////a",
            "https://@a",
            "https://a\\b",
            "https://a\tb",
            " https://a",
            "https://a?",
            "https://a#",
            "https://a!b",
            "https://a/./b",
            "https://a/b/../c",
            "https://a/%2e%2e",
            "https://a/%62",
            "https://a/ö",
            "http://0x7f.1.example.org",
            "http://127.0.0.1.example.org",
            "http://localhost.",
            "http://10.0.0.1",
            "http://3232235777",
            "http://[::ffff:10.0.0.1]",
            "https://1.2.3.4.5",
            "https://256.0.0.1",
        ] {
            assert_eq!(PublicUrl::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_public_address_is_kept_as_browsers_send_it() {
        for (text, origin, host) in [
            ("https://a.org:443", "https://a.org", "a.org"),
            (
                "HTTPS://Kings.Example.ORG/",
                "https://kings.example.org",
                "kings.example.org",
            ),
            (
                "https://[2001:DB8:0::1]:443",
                "https://[2001:db8::1]",
                "[2001:db8::1]",
            ),
            (
                "https://schöner.example:8443",
                "https://xn--schner-yxa.example:8443",
                "xn--schner-yxa.example:8443",
            ),
            ("http://localhost:80", "http://localhost", "localhost"),
            (
                "http://0x7f.1:8270",
                "http://127.0.0.1:8270",
                "127.0.0.1:8270",
            ),
            ("http://2130706433", "http://127.0.0.1", "127.0.0.1"),
        ] {
            let url = PublicUrl::parse(text).unwrap();
            assert_eq!((url.origin(), url.host()), (origin, host), "{text}");
            assert_eq!(url.to_string(), origin, "{text}");
        }
    }

    #[test]
    fn a_network_holds_its_addresses_and_no_others() {
        for (network, inside, outside) in [
            ("127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("10.0.0.0/8", "10.255.1.2", "11.0.0.1"),
            ("0.0.0.0/0", "203.0.113.9", "::1"),
            ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
            ("::1", "::1", "::2"),
            ("10.0.0.0/8", "::ffff:10.0.0.1", "::ffff:11.0.0.1"),
            ("10.1.2.3/8", "10.255.1.2", "11.0.0.1"),
            ("::ffff:127.0.0.1", "127.0.0.1", "127.0.0.2"),
            ("::/0", "2001:db8::1", "127.0.0.1"),
        ] {
            let read = Network::parse(network).unwrap();
            assert!(read.holds(inside.parse().unwrap()), "{network} {inside}");
            assert!(!read.holds(outside.parse().unwrap()), "{network} {outside}");
        }
        for text in [
            "",
            "10.0.0.0/33",
            "::/129",
            "10.0.0/8",
            "a/8",
            "1.2.3.4/",
            "010.0.0.0/8",
            "10.0.0.1/8/8",
            "0x7f.1",
            "2130706433",
            "127.1",
            "::1%1",
        ] {
            assert_eq!(Network::parse(text), None, "{text}");
        }
    }

    #[test]
    fn nobody_chooses_the_address_by_which_they_are_counted() {
        let trusted = ["127.0.0.1", "10.0.0.0/8"].map(|text| Network::parse(text).unwrap());
        let asked = |peer: &str, lists: &[&str]| {
            let mut headers = HeaderMap::new();
            for list in lists {
                headers.append("x-forwarded-for", list.parse().unwrap());
            }
            client(peer.parse().unwrap(), &headers, &trusted).to_string()
        };
        // Not through a proxy: the header is the client's own.
        assert_eq!(asked("203.0.113.5", &["198.51.100.1"]), "203.0.113.5");
        assert_eq!(asked("127.0.0.1", &["203.0.113.5"]), "203.0.113.5");
        // Addresses sent by a client stand before the ones that the proxy adds.
        let forged = ["198.51.100.1, 203.0.113.5"];
        assert_eq!(asked("127.0.0.1", &forged), "203.0.113.5");
        assert_eq!(
            asked("127.0.0.1", &["198.51.100.1", "203.0.113.5"]),
            "203.0.113.5"
        );
        assert_eq!(
            asked("127.0.0.1", &["203.0.113.5, 10.1.1.1"]),
            "203.0.113.5"
        );
        assert_eq!(asked("127.0.0.1", &["nonsense, 10.1.1.1"]), "10.1.1.1");
        assert_eq!(asked("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(asked("::ffff:127.0.0.1", &["2001:db8::9"]), "2001:db8::9");
        assert_eq!(
            counted_as("2001:db8:1:2:3::4".parse().unwrap()),
            "2001:db8:1:2::/64"
        );
    }
}
