//! The rows of `data/board.json`. A border or a road stands there once, with the lower number as `a`.

use serde::Deserialize;

use super::locale::Locale;
use super::side::Side;
use super::star::Star;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Board {
    pub locales: Vec<LocaleRow>,
    pub borders: Vec<BorderRow>,
    pub roads: Vec<RoadRow>,
    pub entries: Vec<EntryRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocaleRow {
    pub locale: Locale,
    pub capacity: u8,
    pub name: Option<&'static str>,
    #[serde(default)]
    pub hill: bool,
    #[serde(default)]
    pub stars: Vec<Star>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BorderRow {
    pub a: Locale,
    pub b: Locale,
    pub width: Width,
    #[serde(default)]
    pub in_a: Vec<Mark>,
    #[serde(default)]
    pub in_b: Vec<Mark>,
}

#[derive(Copy, Clone, Eq, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Width {
    Narrow,
    Wide,
    Impassable,
}

/// What is printed on one side of an approach.
#[derive(Copy, Clone, Eq, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Infantry,
    Cavalry,
    Artillery,
    Obstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoadRow {
    pub a: Locale,
    pub a_group: u8,
    pub b: Locale,
    pub b_group: u8,
    #[serde(default)]
    pub main: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryRow {
    pub entry: &'static str,
    pub side: Side,
    pub locale: Locale,
    pub group: u8,
    #[serde(default)]
    pub main: bool,
}
