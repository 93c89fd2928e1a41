//! Addresses of web hooks: which can be used, and which addresses of the network are public.
//!
//! Hooks are called from inside the owner's network, so an address must never lead to a machine of it. The reader of the
//! HTTP client reads an address when it is typed and before each request. It turns `0x7f.1` and `2130706433` into
//! `127.0.0.1`. [`is_global`] checks each address that a name resolves to.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use idna::AsciiDenyList;
use idna::uts46::{DnsLength, Hyphens, Uts46};
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

/// Blocks that are not public, each with its number of leading bits: the registry of special addresses, and multicast.
const CLOSED_V4: [([u8; 4], u32); 16] = [
    ([0, 0, 0, 0], 8),
    ([10, 0, 0, 0], 8),
    ([100, 64, 0, 0], 10),
    ([127, 0, 0, 0], 8),
    ([169, 254, 0, 0], 16),
    ([172, 16, 0, 0], 12),
    ([192, 0, 0, 0], 24),
    ([192, 0, 2, 0], 24),
    ([192, 31, 196, 0], 24),
    ([192, 52, 193, 0], 24),
    ([192, 88, 99, 0], 24),
    ([192, 168, 0, 0], 16),
    ([192, 175, 48, 0], 24),
    ([198, 18, 0, 0], 15),
    ([198, 51, 100, 0], 24),
    ([203, 0, 113, 0], 24),
];

fn is_global_v4(address: Ipv4Addr) -> bool {
    let bits = address.to_bits();
    let within = |(block, length): &([u8; 4], u32)| {
        (bits ^ Ipv4Addr::from(*block).to_bits()) >> (32 - length) == 0
    };
    // 224/4 is multicast, and 240/4 is reserved.
    address.octets()[0] < 224 && !CLOSED_V4.iter().any(within)
}

/// Blocks within `2000::/3` that are not public: protocols and `Teredo`, documentation, 6to4, and anycast of name
/// servers.
const CLOSED_V6: [([u16; 3], u32); 5] = [
    ([0x2001, 0, 0], 23),
    ([0x2001, 0xdb8, 0], 32),
    ([0x2002, 0, 0], 16),
    ([0x2620, 0x4f, 0x8000], 48),
    ([0x3fff, 0, 0], 20),
];

fn is_global_v6(address: Ipv6Addr) -> bool {
    // All that is mapped, translated, local or multicast is outside of it.
    let unicast = address.segments()[0] & 0xe000 == 0x2000;
    let bits = address.to_bits();
    let within = |(block, length): &([u16; 3], u32)| {
        let [a, b, c] = *block;
        let block = Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0).to_bits();
        (bits ^ block) >> (128 - length) == 0
    };
    unicast && !CLOSED_V6.iter().any(within)
}
