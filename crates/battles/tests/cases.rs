//! `CASES=word` runs those whose name or file has the word in it.

table::cases_of!(battles::Battles);
