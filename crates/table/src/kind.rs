//! The kind of a typed value: the `type` tag it has in JSON.

/// What the battery counts, to know which kinds occurred and which never did. An enum with strum's `VariantNames` and
/// `IntoStaticStr` has it by [`kinds!`](crate::kinds); one that holds the values of another game, or of a part of its own,
/// implements it by hand and takes in their kinds with [`joined_kinds!`](crate::joined_kinds).
pub trait Kind {
    const KINDS: &'static [&'static str];
    fn kind(&self) -> &'static str;
}

/// `kinds!(Ask, Pick, Action);`
#[macro_export]
macro_rules! kinds {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::Kind for $type {
            const KINDS: &'static [&'static str] = <$type as $crate::strum::VariantNames>::VARIANTS;

            fn kind(&self) -> &'static str {
                self.into()
            }
        }
    )+};
}

/// The kinds of several types as those of one: `const KINDS: … = joined_kinds!(&["bid"], trade::Ask::KINDS);`
#[macro_export]
macro_rules! joined_kinds {
    ($($kinds:expr),+ $(,)?) => {{
        const PARTS: &[&[&str]] = &[$($kinds),+];
        const JOINED: [&str; $crate::kind::count(PARTS)] = $crate::kind::join(PARTS);
        &JOINED
    }};
}

pub const fn count(parts: &[&[&str]]) -> usize {
    let (mut count, mut part) = (0, 0);
    while part < parts.len() {
        count += parts[part].len();
        part += 1;
    }
    count
}

pub const fn join<const N: usize>(parts: &[&[&'static str]]) -> [&'static str; N] {
    let mut joined = [""; N];
    let (mut count, mut part) = (0, 0);
    while part < parts.len() {
        let mut place = 0;
        while place < parts[part].len() {
            joined[count] = parts[part][place];
            count += 1;
            place += 1;
        }
        part += 1;
    }
    joined
}
