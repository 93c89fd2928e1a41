//! Addresses: the public one of the pages, and the client's behind trusted proxies.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use axum::http::header::HeaderName;

/// The public address of the pages: `https://example.org/kings`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    origin: String,
    /// The name, with a port unless it is the usual one.
    host: String,
    base: String,
    is_secure: bool,
}

impl PublicUrl {
    /// Parses an address: `https://`, a host, and perhaps a port and a path. Without encryption only this machine is
    /// one.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim_end_matches('/');
        let (scheme, rest) = text.split_once("://")?;
        let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let known = |c: char| c.is_ascii_alphanumeric() || "-._~".contains(c);
        let name = host.rsplit_once(':').map_or(host, |(name, port)| {
            if port.parse::<u16>().is_ok() {
                name
            } else {
                host
            }
        });
        let named = !name.is_empty()
            && (name.chars().all(known) || name.strip_prefix('[').is_some_and(is_v6));
        let steps = path.split('/').skip(1);
        let plain = |step: &str| !step.is_empty() && step.chars().all(known);
        let placed = path.is_empty() || steps.clone().all(|step| plain(step) && !is_dots(step));
        let is_secure = scheme == "https";
        let is_local = ["localhost", "127.0.0.1", "[::1]"].contains(&name);
        let may = is_secure || scheme == "http" && is_local;
        (named && placed && may).then(|| Self {
            origin: format!("{scheme}://{}", host.to_ascii_lowercase()),
            host: host.to_ascii_lowercase(),
            base: path.to_owned(),
            is_secure,
        })
    }

    /// The scheme and the host, as browsers send them in `Origin`.
    pub(super) fn origin(&self) -> &str {
        &self.origin
    }

    /// The host, as browsers send it in `Host`.
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The path before that of each page; empty or `/kings`.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Returns `true` if it is encrypted.
    pub const fn is_secure(&self) -> bool {
        self.is_secure
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin, self.base)
    }
}

fn is_v6(rest: &str) -> bool {
    rest.strip_suffix(']')
        .is_some_and(|inner| inner.parse::<Ipv6Addr>().is_ok())
}

fn is_dots(step: &str) -> bool {
    step == "." || step == ".."
}

/// A range of network addresses: `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    /// Parses a range.
    pub fn parse(text: &str) -> Option<Self> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().ok()?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Some(most), |bits| bits.parse().ok())?;
        (bits <= most).then_some(Self { address, bits })
    }

    /// Returns `true` for an address in it.
    pub fn holds(self, address: IpAddr) -> bool {
        let same = |own: u128, other: u128, width: u32| {
            let shift = width - u32::from(self.bits);
            own.checked_shr(shift).unwrap_or(0) == other.checked_shr(shift).unwrap_or(0)
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                same(own.to_bits().into(), other.to_bits().into(), 32)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => same(own.to_bits(), other.to_bits(), 128),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
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
        IpAddr::V6(address) => {
            let network = address.to_bits() >> 64 << 64;
            format!("{}/64", Ipv6Addr::from_bits(network))
        }
    }
}

/// The name of the wider network of an address of version 6: providers hand these out whole. An address of version 4
/// has none.
pub(super) fn wider_network(address: IpAddr) -> Option<String> {
    match address {
        IpAddr::V4(_) => None,
        IpAddr::V6(address) => {
            let network = address.to_bits() >> 80 << 80;
            Some(format!("{}/48", Ipv6Addr::from_bits(network)))
        }
    }
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
            ("https://[2001:db8::1]:443", ""),
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
        ] {
            assert_eq!(PublicUrl::parse(text), None, "{text}");
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
        ] {
            let read = Network::parse(network).unwrap();
            assert!(read.holds(inside.parse().unwrap()), "{network} {inside}");
            assert!(!read.holds(outside.parse().unwrap()), "{network} {outside}");
        }
        for text in ["", "10.0.0.0/33", "::/129", "10.0.0/8", "a/8", "1.2.3.4/"] {
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
