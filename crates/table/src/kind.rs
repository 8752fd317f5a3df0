//! The kind of a typed value: the `type` tag it has in JSON.

use strum::VariantNames;

/// Implemented for every enum that derives strum's `VariantNames` and `IntoStaticStr`, so that the battery can count
/// which kinds occurred and which never did.
pub trait Kind {
    const KINDS: &'static [&'static str];
    fn kind(&self) -> &'static str;
}

impl<T> Kind for T
where
    T: VariantNames,
    for<'a> &'a T: Into<&'static str>,
{
    const KINDS: &'static [&'static str] = T::VARIANTS;

    fn kind(&self) -> &'static str {
        self.into()
    }
}
