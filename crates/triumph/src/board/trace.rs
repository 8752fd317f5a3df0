//! The road home, which the control of an objective needs.

use super::entry::RoadEntry;
use super::locale::Locale;
use super::road::Road;
use super::set::LocaleSet;
use super::side::Side;

/// Where a road leads from to a main-road entry of the side: out by any road of the locale, along roads that meet, and
/// in on the entry's own group. Neither end nor any locale between may be blocked. (R26)
pub fn roads_home(side: Side, blocked: LocaleSet) -> LocaleSet {
    // Backwards: the group counts where the trace arrives and not where it begins.
    let mut seen = [blocked; Road::GROUPS];
    let mut home = LocaleSet::EMPTY;
    let mut open: Vec<(usize, Locale)> = Vec::with_capacity(Locale::SPAN);
    for entry in RoadEntry::all().filter(|entry| entry.side() == side && entry.main()) {
        let group = usize::from(entry.group());
        if seen[group].insert(entry.locale()) {
            open.push((group, entry.locale()));
        }
    }
    while let Some((group, locale)) = open.pop() {
        home.insert(locale);
        for road in locale.roads() {
            if usize::from(road.from_group()) != group {
                continue;
            }
            let group = usize::from(road.to_group());
            if seen[group].insert(road.to()) {
                open.push((group, road.to()));
            }
        }
    }
    home
}
