//! A time as people write it.

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Milliseconds since 1970 as `1805-12-02 08:00`, in UTC.
pub fn date(milliseconds: i64) -> String {
    let (days, rest) = (milliseconds.div_euclid(DAY), milliseconds.rem_euclid(DAY));
    let (year, month, day) = civil(days);
    let minutes = rest / MINUTE;
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// Years that begin in March have their leap day at the end, and 400 of them always as many days.
fn civil(days: i64) -> (i64, i64, i64) {
    const ERA: i64 = 146_097;
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(ERA), days.rem_euclid(ERA));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let in_year = day - (365 * year + year / 4 - year / 100);
    let march_month = (5 * in_year + 2) / 153;
    let day = in_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 {
        march_month + 3
    } else {
        march_month - 9
    };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (milliseconds, text) in [
            (0, "1970-01-01 00:00"),
            (951_782_399_999, "2000-02-28 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (1_741_600_860_000, "2025-03-10 10:01"),
            (-5_177_923_200_000, "1805-12-02 08:00"),
        ] {
            assert_eq!(date(milliseconds), text);
        }
    }
}
