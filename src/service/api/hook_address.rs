//! Addresses of web hooks: which can be used, and which addresses of the network are public.
//!
//! Hooks are called from inside the owner's network, so an address must never lead to a machine of it. The reader of the
//! HTTP client reads an address when it is typed and before each request. It turns `0x7f.1` and `2130706433` into
//! `127.0.0.1`. [`is_global`] checks each address that a name resolves to.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use idna::AsciiDenyList;
use idna::uts46::{DnsLength, Hyphens, Uts46};
use ipnet::{Ipv4Net, Ipv6Net};
use url::{Host, ParseError, Url};

/// Most characters of an address as it is read: 300 typed ones, and the slash that may be added after the host.
const MAX_LENGTH: usize = 301;
/// Names that lead into the machine or its network, by their last parts.
const PRIVATE_NAMES: [&str; 6] = [
    "localhost",
    "local",
    "internal",
    "lan",
    "home.arpa",
    "invalid",
];

/// An address that a hook may have, in the form in which the HTTP client reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookAddress(Url);

/// The fault of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressFlaw {
    /// It does not begin with `https://`.
    NotHttps,
    /// It names another port.
    OtherPort,
    /// It cannot be read.
    Unreadable,
    /// It is an address of a private network.
    NotGlobal,
}

impl HookAddress {
    /// Reads a typed address, or a stored one before a request to it.
    ///
    /// # Errors
    /// The [`AddressFlaw`].
    pub fn read(typed: &str) -> Result<Self, AddressFlaw> {
        let typed = typed.trim();
        // The reader drops, replaces or encodes all others, so another address would be called than was typed.
        let plain = |byte: u8| byte.is_ascii_graphic() && !br#"\"<>`{}|^#"#.contains(&byte);
        if !typed.bytes().all(plain) {
            return Err(AddressFlaw::Unreadable);
        }
        let unread = |why: ParseError| {
            if why == ParseError::RelativeUrlWithoutBase {
                AddressFlaw::NotHttps
            } else {
                AddressFlaw::Unreadable
            }
        };
        let url = Url::parse(typed).map_err(unread)?;
        if url.scheme() != "https" {
            return Err(AddressFlaw::NotHttps);
        }
        let names_user = !url.username().is_empty() || url.password().is_some();
        if names_user || url.as_str().len() > MAX_LENGTH {
            return Err(AddressFlaw::Unreadable);
        }
        let (global, readable) = match url.host().ok_or(AddressFlaw::Unreadable)? {
            Host::Ipv4(address) => (is_global_v4(address), true),
            Host::Ipv6(address) => (is_global_v6(address), true),
            Host::Domain(name) => (!is_private(name), is_full_name(name)),
        };
        match (global, readable, url.port()) {
            (false, _, _) => Err(AddressFlaw::NotGlobal),
            (true, false, _) => Err(AddressFlaw::Unreadable),
            (true, true, Some(_)) => Err(AddressFlaw::OtherPort),
            (true, true, None) => Ok(Self(url)),
        }
    }

    /// The address.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The name of its host; the rest of an address may be a secret.
    pub fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }

    /// The address for a request.
    pub fn into_url(self) -> Url {
        self.0
    }
}

/// The name of the host of a stored address. An address that cannot be read is not shown: it may hold a secret.
pub(in crate::service) fn host_of(address: &str) -> String {
    let url = Url::parse(address).ok();
    let host = url.as_ref().and_then(Url::host_str);
    host.unwrap_or("…").to_owned()
}

/// Returns `true` for a name that leads into the machine or its network.
fn is_private(name: &str) -> bool {
    PRIVATE_NAMES.iter().any(|private| {
        let before = name.strip_suffix(private);
        before.is_some_and(|before| before.is_empty() || before.ends_with('.'))
    })
}

/// Returns `true` for a name of letters, digits and hyphens with a domain, as certificates and name servers have it.
fn is_full_name(name: &str) -> bool {
    let (letters, hyphens) = (AsciiDenyList::STD3, Hyphens::CheckFirstLast);
    let read = Uts46::new().to_ascii(name.as_bytes(), letters, hyphens, DnsLength::Verify);
    name.contains('.') && read.is_ok()
}

/// Returns `true` for an address of the public internet. Everything that is reserved, translated or tunnelled is not.
pub fn is_global(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_global_v4(address),
        IpAddr::V6(address) => is_global_v6(address),
    }
}

/// A block by its first address and its number of leading bits.
const fn v4(first: [u8; 4], bits: u8) -> Ipv4Net {
    let [a, b, c, d] = first;
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), bits)
}

/// [`v4`] of a block whose first address ends in zeros.
const fn v6(first: [u16; 3], bits: u8) -> Ipv6Net {
    let [a, b, c] = first;
    Ipv6Net::new_assert(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0), bits)
}

/// Blocks that are not public: the registry of special addresses, multicast, and all that is reserved.
const CLOSED_V4: [Ipv4Net; 17] = [
    v4([0, 0, 0, 0], 8),
    v4([10, 0, 0, 0], 8),
    v4([100, 64, 0, 0], 10),
    v4([127, 0, 0, 0], 8),
    v4([169, 254, 0, 0], 16),
    v4([172, 16, 0, 0], 12),
    v4([192, 0, 0, 0], 24),
    v4([192, 0, 2, 0], 24),
    v4([192, 31, 196, 0], 24),
    v4([192, 52, 193, 0], 24),
    v4([192, 88, 99, 0], 24),
    v4([192, 168, 0, 0], 16),
    v4([192, 175, 48, 0], 24),
    v4([198, 18, 0, 0], 15),
    v4([198, 51, 100, 0], 24),
    v4([203, 0, 113, 0], 24),
    v4([224, 0, 0, 0], 3),
];

fn is_global_v4(address: Ipv4Addr) -> bool {
    !CLOSED_V4.iter().any(|block| block.contains(&address))
}

/// The addresses of single machines. All that is mapped, translated, local or multicast is outside of it.
const UNICAST: Ipv6Net = v6([0x2000, 0, 0], 3);

/// Blocks of [`UNICAST`] that are not public: protocols and `Teredo`, documentation, 6to4, and anycast of name servers.
const CLOSED_V6: [Ipv6Net; 5] = [
    v6([0x2001, 0, 0], 23),
    v6([0x2001, 0xdb8, 0], 32),
    v6([0x2002, 0, 0], 16),
    v6([0x2620, 0x4f, 0x8000], 48),
    v6([0x3fff, 0, 0], 20),
];

fn is_global_v6(address: Ipv6Addr) -> bool {
    UNICAST.contains(&address) && !CLOSED_V6.iter().any(|block| block.contains(&address))
}
