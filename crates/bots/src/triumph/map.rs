//! How far it is on the map from every locale to what is worth having.

use std::sync::LazyLock;

use triumph::board::{Locale, LocaleSet, Star};

/// Locales, each step over a passable approach.
pub struct Map {
    stars: [[u8; Locale::SPAN]; 4],
    prizes: [u8; Locale::SPAN],
    near: [LocaleSet; Locale::SPAN],
}

/// Farther than anything on the board.
const FAR: u8 = 30;

pub static MAP: LazyLock<Map> = LazyLock::new(|| {
    let stars = Star::ALL.map(|star| distances(Locale::all().filter(|locale| locale.stars().has(star))));
    let mut prizes = [FAR; Locale::SPAN];
    let mut near = [LocaleSet::EMPTY; Locale::SPAN];
    for locale in Locale::all() {
        let each = [Star::Red, Star::Green, Star::Black].map(|star| stars[star as usize][locale.index()]);
        prizes[locale.index()] = each.into_iter().min().unwrap_or(FAR);
        near[locale.index()] = locale.near(1);
    }
    Map { stars, prizes, near }
});

impl Map {
    /// From a locale to the nearest star of the colour.
    pub fn to(&self, star: Star, from: Locale) -> u8 {
        self.stars[star as usize][from.index()]
    }

    /// From a locale to the nearest star that the French want.
    pub fn to_prize(&self, from: Locale) -> u8 {
        self.prizes[from.index()]
    }

    /// The locale with all that can be reached from it over one approach.
    pub fn near(&self, locale: Locale) -> LocaleSet {
        self.near[locale.index()]
    }
}

fn distances(goals: impl Iterator<Item = Locale>) -> [u8; Locale::SPAN] {
    let mut distances = [FAR; Locale::SPAN];
    let mut reached: LocaleSet = goals.collect();
    for locale in reached.iter() {
        distances[locale.index()] = 0;
    }
    for steps in 1..FAR {
        let wider = reached.iter().fold(reached, |all, locale| all.union(locale.near(1)));
        for locale in wider.iter().filter(|&locale| !reached.contains(locale)) {
            distances[locale.index()] = steps;
        }
        reached = wider;
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(number: u8) -> Locale {
        Locale::try_from(number).unwrap()
    }

    #[test]
    fn a_star_is_no_way_from_itself() {
        assert_eq!(MAP.to(Star::Blue, locale(53)), 0);
        assert_eq!(MAP.to(Star::Red, locale(84)), 0);
        assert_eq!(MAP.to_prize(locale(96)), 0);
    }

    #[test]
    fn every_locale_leads_to_every_star() {
        for star in Star::ALL {
            assert!(Locale::all().all(|from| MAP.to(star, from) < FAR));
        }
    }
}
