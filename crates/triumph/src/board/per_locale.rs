//! A list for each locale, all in one.

use super::locale::Locale;

pub struct PerLocale<T> {
    all: Vec<T>,
    starts: [u16; Locale::SPAN + 1],
}

impl<T> PerLocale<T> {
    /// Groups the indices of a table by the locale of each row; within a locale they keep their order.
    pub fn group(rows: impl Iterator<Item = Locale>, id: impl Fn(u16) -> T) -> PerLocale<T> {
        let mut order: Vec<(Locale, u16)> = rows.zip(0..).collect();
        order.sort_unstable();

        let mut starts = [0; Locale::SPAN + 1];
        for (locale, start) in starts.iter_mut().enumerate() {
            *start = order.partition_point(|(other, _)| other.index() < locale) as u16;
        }
        PerLocale {
            all: order.into_iter().map(|(_, index)| id(index)).collect(),
            starts,
        }
    }

    pub fn at(&self, locale: Locale) -> &[T] {
        let index = locale.index();
        &self.all[usize::from(self.starts[index])..usize::from(self.starts[index + 1])]
    }
}
