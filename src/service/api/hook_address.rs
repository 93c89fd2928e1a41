//! Addresses of web hooks: which can be used, and which addresses of the network are public.
//!
//! Hooks are called from inside the owner's network, so an address must never lead to a machine of it. A typed address
//! is checked here. [`is_global`] checks each address that its name resolves to again at each delivery.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Most characters of an address.
const MAX_LENGTH: usize = 300;
/// Most characters of a name, and of a part of it.
const MAX_NAME_LENGTH: usize = 253;
const LABEL: usize = 63;
/// The only port.
const PORT: &str = "443";
/// Names that lead into the machine or its network, by their last parts.
const PRIVATE_NAMES: [&str; 6] = [
    "localhost",
    "local",
    "internal",
    "lan",
    "home.arpa",
    "invalid",
];

/// An address that a hook may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookAddress(String);

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
    /// Reads a typed address.
    ///
    /// # Errors
    /// The [`AddressFlaw`].
    pub fn read(typed: &str) -> Result<Self, AddressFlaw> {
        let typed = typed.trim();
        let plain = |byte: u8| byte.is_ascii_graphic() && !br#"\"<>`{}|^#"#.contains(&byte);
        if typed.len() > MAX_LENGTH || !typed.bytes().all(plain) {
            return Err(AddressFlaw::Unreadable);
        }
        let (scheme, rest) = typed.split_once("://").ok_or(AddressFlaw::NotHttps)?;
        if !scheme.eq_ignore_ascii_case("https") {
            return Err(AddressFlaw::NotHttps);
        }
        let end = rest.find(['/', '?']).unwrap_or(rest.len());
        let (authority, path) = rest.split_at(end);
        if authority.contains('@') {
            return Err(AddressFlaw::Unreadable);
        }
        // The last colon of `[::1]` is none of a port.
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
            Some(_) | None => (authority, None),
        };
        let host = host.to_ascii_lowercase();
        check_host(&host)?;
        if port.is_some_and(|port| port != PORT) {
            return Err(AddressFlaw::OtherPort);
        }
        Ok(Self(format!("https://{host}{path}")))
    }

    /// The address.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name of its host; the rest of an address may be a secret.
    pub fn host(&self) -> &str {
        host_of(&self.0)
    }
}

/// The name of the host of a stored address.
pub(in crate::service) fn host_of(address: &str) -> &str {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    rest.split(['/', '?']).next().unwrap_or(rest)
}

fn check_host(host: &str) -> Result<(), AddressFlaw> {
    let inner = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    let literal = match inner {
        Some(inner) => {
            let read: Ipv6Addr = inner.parse().map_err(|_| AddressFlaw::Unreadable)?;
            Some(IpAddr::V6(read))
        }
        None => host.parse::<Ipv4Addr>().ok().map(IpAddr::V4),
    };
    if let Some(address) = literal {
        let global = is_global(address);
        return if global {
            Ok(())
        } else {
            Err(AddressFlaw::NotGlobal)
        };
    }
    let is_private = PRIVATE_NAMES.iter().any(|private| {
        let before = host.strip_suffix(private);
        before.is_some_and(|before| before.is_empty() || before.ends_with('.'))
    });
    if is_private {
        return Err(AddressFlaw::NotGlobal);
    }
    let label = |label: &str| {
        let inside = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        let edges = !label.starts_with('-') && !label.ends_with('-');
        (1..=LABEL).contains(&label.len()) && edges && label.bytes().all(inside)
    };
    // Numbers of all kinds are read as addresses by some: `0x7f.1`, `2130706433`. A name's last part begins with a
    // letter.
    let last = host.rsplit('.').next().unwrap_or_default();
    let named = last.starts_with(|c: char| c.is_ascii_alphabetic());
    let fits = host.len() <= MAX_NAME_LENGTH && host.contains('.') && host.split('.').all(label);
    if fits && named {
        Ok(())
    } else {
        Err(AddressFlaw::Unreadable)
    }
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
