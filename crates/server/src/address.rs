//! From where a request comes.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use crate::app::App;

/// Each proxy adds at the right the address it was asked by.
const FORWARDED: &str = "x-forwarded-for";

/// The address of whoever sent the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Client(pub IpAddr);

impl FromRequestParts<Arc<App>> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Client, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        // Whoever comes from nowhere shares one allowance with all others who do.
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(peer)| peer.ip());
        Ok(Client(behind(
            peer.to_canonical(),
            &parts.headers,
            &app.settings.trusted_proxies,
        )))
    }
}

/// Anybody may write the header: only what trusted proxies have added to it counts.
fn behind(peer: IpAddr, headers: &HeaderMap, trusted: &[IpAddr]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|proxy| proxy.to_canonical() == address);
    if !is_trusted(peer) {
        return peer;
    }
    let lines = headers.get_all(FORWARDED).iter().rev();
    let hops = lines.flat_map(|line| line.to_str().unwrap_or_default().rsplit(','));
    for hop in hops {
        match read(hop.trim()) {
            Some(address) if is_trusted(address) => {}
            Some(address) => return address,
            None => return peer,
        }
    }
    peer
}

/// Some proxies add the port.
fn read(hop: &str) -> Option<IpAddr> {
    let bare = hop.parse::<IpAddr>().ok();
    bare.or_else(|| hop.parse::<SocketAddr>().ok().map(|address| address.ip()))
        .map(|address| address.to_canonical())
}

/// What a limit counts by: whoever has one address of an IPv6 network has all 2^64 of them.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&str], trusted: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(FORWARDED, line.parse().unwrap());
        }
        let trusted: Vec<IpAddr> = trusted.iter().map(|proxy| proxy.parse().unwrap()).collect();
        behind(peer.parse().unwrap(), &headers, &trusted).to_string()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        assert_eq!(client("192.0.2.1", &["198.51.100.7"], &[]), "192.0.2.1");
        assert_eq!(client("192.0.2.1", &["198.51.100.7"], &["192.0.2.2"]), "192.0.2.1");
        assert_eq!(client("192.0.2.1", &["198.51.100.7"], &["192.0.2.1"]), "198.51.100.7");
    }

    #[test]
    fn what_the_client_wrote_himself_does_not_count() {
        let forged = ["203.0.113.9, 198.51.100.7"];
        assert_eq!(client("192.0.2.1", &forged, &["192.0.2.1"]), "198.51.100.7");
        let two_lines = ["203.0.113.9", "198.51.100.7, 192.0.2.2"];
        assert_eq!(
            client("192.0.2.1", &two_lines, &["192.0.2.1", "192.0.2.2"]),
            "198.51.100.7"
        );
    }

    #[test]
    fn garbage_leaves_the_peer() {
        for garbage in ["", "marshal", "203.0.113.9, marshal", "203.0.113.9,", "192.0.2.1"] {
            assert_eq!(
                client("192.0.2.1", &[garbage], &["192.0.2.1"]),
                "192.0.2.1",
                "{garbage}"
            );
        }
    }

    #[test]
    fn a_port_does_not_matter() {
        assert_eq!(
            client("192.0.2.1", &["198.51.100.7:1805"], &["192.0.2.1"]),
            "198.51.100.7"
        );
        assert_eq!(
            client("192.0.2.1", &["[2001:db8::7]:1805"], &["192.0.2.1"]),
            "2001:db8::7"
        );
    }

    #[test]
    fn a_limit_counts_ipv6_by_network() {
        let network = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(network("::ffff:192.0.2.1"), "192.0.2.1");
        assert_eq!(network("192.0.2.1"), "192.0.2.1");
    }
}
