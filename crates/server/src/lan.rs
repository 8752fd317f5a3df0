//! The addresses by which others on the same network reach this machine.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Places for documentation and in private networks, which nothing is ever sent to: from the address that the system
/// would use for the way there, others reach us.
const AFAR: [IpAddr; 5] = [
    IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)),
    IpAddr::V4(Ipv4Addr::new(192, 168, 254, 254)),
    IpAddr::V4(Ipv4Addr::new(10, 254, 254, 254)),
    IpAddr::V4(Ipv4Addr::new(172, 16, 254, 254)),
    IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)),
];

/// As in `http://192.168.1.5:8805`, the most likely first. None where only this machine is listened to.
pub fn origins(listen: SocketAddr) -> Vec<String> {
    let mut origins = Vec::new();
    if !listen.ip().is_unspecified() {
        return origins;
    }
    // Who listens on all addresses of IPv6 is reached by IPv4 too.
    let reachable = AFAR.iter().filter(|place| listen.is_ipv6() || place.is_ipv4());
    for address in reachable.filter_map(|place| own_address(*place)) {
        let origin = format!("http://{}", SocketAddr::new(address, listen.port()));
        if !origins.contains(&origin) {
            origins.push(origin);
        }
    }
    origins
}

fn own_address(place: IpAddr) -> Option<IpAddr> {
    let any: IpAddr = match place {
        IpAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        IpAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    // A datagram socket sends nothing when it is connected.
    socket.connect((place, 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    let own = !address.is_loopback() && !address.is_unspecified();
    own.then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(listen: &str) -> Vec<String> {
        origins(listen.parse().expect("an address"))
    }

    #[test]
    fn who_listens_to_this_machine_alone_is_reached_by_nobody_else() {
        assert_eq!(of("127.0.0.1:8805"), Vec::<String>::new());
        assert_eq!(of("[::1]:8805"), Vec::<String>::new());
    }

    #[test]
    fn an_address_for_others_is_one_they_can_type() {
        for listen in ["0.0.0.0:8805", "[::]:8805"] {
            for origin in of(listen) {
                let rest = origin.strip_prefix("http://").expect("a scheme");
                let address: SocketAddr = rest.parse().expect("an address");
                assert!(
                    !address.ip().is_unspecified() && !address.ip().is_loopback(),
                    "{origin}"
                );
                assert_eq!(address.port(), 8805);
            }
        }
    }
}
