//! Who hears a channel, by its name.

use table::Seat;

/// "all" is heard by every seat, "pair-0-2" and "team-0-1-3" by the seats they name.
pub fn hears(channel: &str, seat: Seat) -> bool {
    if channel == "all" {
        return true;
    }
    let mut parts = channel.split('-');
    matches!(parts.next(), Some("pair" | "team")) && parts.any(|part| part.parse() == Ok(seat.0))
}

/// Whether it is for some seats and not for all.
pub fn is_private(channel: &str) -> bool {
    matches!(channel.split('-').next(), Some("pair" | "team"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_is_heard_by_its_seats_alone() {
        assert!(hears("all", Seat(3)));
        assert!(hears("pair-0-2", Seat(2)));
        assert!(!hears("pair-0-2", Seat(1)));
        assert!(hears("team-1-3", Seat(1)));
        assert!(!hears("observers", Seat(0)));
        assert!(!hears("pair-10-2", Seat(1)));
        assert!(is_private("pair-0-2") && is_private("team-1-3"));
        assert!(!is_private("all") && !is_private("observers"));
    }
}
