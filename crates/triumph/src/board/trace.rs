//! The road home, which the control of an objective needs.

use super::entry::Entry;
use super::locale::Locale;
use super::road::Road;
use super::set::LocaleSet;
use super::side::Side;

/// Whether a road leads from the locale to a main-road entry of the side: out by any road of the locale, along roads
/// that meet, and in on the entry's own group. Neither end nor any locale between may be blocked. (R26)
pub fn road_reaches(from: Locale, side: Side, blocked: LocaleSet) -> bool {
    if blocked.contains(from) {
        return false;
    }
    // Backwards: the group counts where the trace arrives and not where it begins.
    let mut seen = [blocked; Road::GROUPS];
    let mut open = [LocaleSet::EMPTY; Road::GROUPS];
    for entry in Entry::all().filter(|entry| entry.side() == side && entry.main()) {
        let group = usize::from(entry.group());
        if seen[group].insert(entry.locale()) {
            open[group].insert(entry.locale());
        }
    }
    while let Some((group, locale)) = open
        .iter()
        .enumerate()
        .find_map(|(group, set)| Some((group, set.iter().next()?)))
    {
        if locale == from {
            return true;
        }
        open[group].remove(locale);
        for road in locale
            .roads()
            .iter()
            .filter(|road| usize::from(road.from_group()) == group)
        {
            let group = usize::from(road.to_group());
            if seen[group].insert(road.to()) {
                open[group].insert(road.to());
            }
        }
    }
    false
}
