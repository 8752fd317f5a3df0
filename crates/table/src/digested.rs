//! The form of a state that its digest is taken over.
//!
//! A program that has grown reads the matches of the program that began them. So a field at its default (nothing, false,
//! zero, empty, or a table of such fields) does not count: neither one that is new since then nor one that is gone. Nor
//! does the order of fields or the width of a number. Everything else is told apart: what is written of any two values
//! that differ otherwise differs too.
//!
//! Elements of a list and keys of a map always count; an enum counts by the name of its variant, so a new field whose
//! default is a variant must be an `Option`.

use serde::Serialize;
use serde::ser;

/// The form of a value. It is written once and hashed, and never read.
pub fn form(value: &impl Serialize) -> Vec<u8> {
    let mut form = Form { out: Vec::new() };
    value.serialize(&mut form).expect("a state can be written down");
    form.out
}

struct Form {
    out: Vec<u8>,
}

/// Whether what was just written is a default, so that whoever holds it by name may strike it out.
type AtDefault = bool;

#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Unwritable(String);

impl ser::Error for Unwritable {
    fn custom<T: std::fmt::Display>(why: T) -> Unwritable {
        Unwritable(why.to_string())
    }
}

impl Form {
    fn number(&mut self, number: i128) -> Result<AtDefault, Unwritable> {
        self.out.push(b'i');
        // The sign goes into the lowest bit, so that small numbers are short.
        self.length(((number << 1) ^ (number >> 127)) as u128);
        Ok(number == 0)
    }

    fn length(&mut self, mut length: u128) {
        while length >= 0x80 {
            self.out.push(length as u8 | 0x80);
            length >>= 7;
        }
        self.out.push(length as u8);
    }

    fn text(&mut self, mark: u8, bytes: &[u8]) -> Result<AtDefault, Unwritable> {
        self.out.push(mark);
        self.length(bytes.len() as u128);
        self.out.extend_from_slice(bytes);
        Ok(bytes.is_empty())
    }

    fn variant(&mut self, name: &str) {
        self.out.push(b'v');
        self.length(name.len() as u128);
        self.out.extend_from_slice(name.as_bytes());
    }

    fn list(&mut self, empty: bool) -> List<'_> {
        self.out.push(b'[');
        List {
            form: self,
            at_default: empty,
            fixed: false,
        }
    }

    fn table(&mut self, always_counts: bool) -> Table<'_> {
        self.out.push(b'{');
        Table {
            start: self.out.len(),
            form: self,
            rows: Vec::new(),
            always_counts,
        }
    }
}

impl<'a> ser::Serializer for &'a mut Form {
    type Ok = AtDefault;
    type Error = Unwritable;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = Table<'a>;
    type SerializeStruct = Table<'a>;
    type SerializeStructVariant = Table<'a>;

    fn serialize_bool(self, value: bool) -> Result<AtDefault, Unwritable> {
        self.out.push(if value { b't' } else { b'f' });
        Ok(!value)
    }

    fn serialize_i8(self, value: i8) -> Result<AtDefault, Unwritable> {
        self.number(value.into())
    }

    fn serialize_i16(self, value: i16) -> Result<AtDefault, Unwritable> {
        self.number(value.into())
    }

    fn serialize_i32(self, value: i32) -> Result<AtDefault, Unwritable> {
        self.number(value.into())
    }

    fn serialize_i64(self, value: i64) -> Result<AtDefault, Unwritable> {
        self.number(value.into())
    }

    fn serialize_u8(self, value: u8) -> Result<AtDefault, Unwritable> {
        self.number(value.into())
    }

    fn serialize_u16(self, value: u16) -> Result<AtDefault, Unwritable> {
        self.number(value.into())
    }

    fn serialize_u32(self, value: u32) -> Result<AtDefault, Unwritable> {
        self.number(value.into())
    }

    fn serialize_u64(self, value: u64) -> Result<AtDefault, Unwritable> {
        self.number(value.into())
    }

    fn serialize_f32(self, value: f32) -> Result<AtDefault, Unwritable> {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Result<AtDefault, Unwritable> {
        self.out.push(b'd');
        self.out.extend_from_slice(&value.to_bits().to_be_bytes());
        Ok(value.to_bits() == 0)
    }

    fn serialize_char(self, value: char) -> Result<AtDefault, Unwritable> {
        self.text(b'c', value.encode_utf8(&mut [0; 4]).as_bytes())
    }

    fn serialize_str(self, value: &str) -> Result<AtDefault, Unwritable> {
        self.text(b's', value.as_bytes())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<AtDefault, Unwritable> {
        self.text(b'b', value)
    }

    fn serialize_none(self) -> Result<AtDefault, Unwritable> {
        self.out.push(b'n');
        Ok(true)
    }

    /// Something is never nothing, even where it is zero.
    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<AtDefault, Unwritable> {
        self.out.push(b'o');
        value.serialize(self)?;
        Ok(false)
    }

    fn serialize_unit(self) -> Result<AtDefault, Unwritable> {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<AtDefault, Unwritable> {
        self.serialize_none()
    }

    /// As a variant with fields that are all at their defaults: it may grow some.
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<AtDefault, Unwritable> {
        self.variant(variant);
        self.out.extend_from_slice(b"{}");
        Ok(false)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<AtDefault, Unwritable> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<AtDefault, Unwritable> {
        self.variant(variant);
        value.serialize(self)?;
        Ok(false)
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<List<'a>, Unwritable> {
        Ok(self.list(true))
    }

    /// As long as its type says, so it is at its default where all elements are.
    fn serialize_tuple(self, _length: usize) -> Result<List<'a>, Unwritable> {
        let mut list = self.list(true);
        list.fixed = true;
        Ok(list)
    }

    fn serialize_tuple_struct(self, _name: &'static str, length: usize) -> Result<List<'a>, Unwritable> {
        self.serialize_tuple(length)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<List<'a>, Unwritable> {
        self.variant(variant);
        Ok(self.list(false))
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Table<'a>, Unwritable> {
        Ok(self.table(false))
    }

    fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Table<'a>, Unwritable> {
        Ok(self.table(false))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Table<'a>, Unwritable> {
        self.variant(variant);
        Ok(self.table(true))
    }
}

struct List<'a> {
    form: &'a mut Form,
    at_default: bool,
    fixed: bool,
}

impl List<'_> {
    fn element<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Unwritable> {
        let at_default = value.serialize(&mut *self.form)?;
        self.at_default &= at_default && self.fixed;
        Ok(())
    }

    fn close(self) -> Result<AtDefault, Unwritable> {
        self.form.out.push(b']');
        Ok(self.at_default)
    }
}

/// Rows are written as they come, and put in the order of their names at the end.
struct Table<'a> {
    form: &'a mut Form,
    start: usize,
    /// Where the next row begins, after the last one that stays.
    rows: Vec<Row>,
    always_counts: bool,
}

struct Row {
    /// The name, or the key of a map, as it is written.
    begin: usize,
    value: usize,
    end: usize,
}

impl Table<'_> {
    fn field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Unwritable> {
        let begin = self.form.out.len();
        self.form.text(b's', name.as_bytes())?;
        let at = self.form.out.len();
        if value.serialize(&mut *self.form)? {
            self.form.out.truncate(begin);
        } else {
            let end = self.form.out.len();
            self.rows.push(Row { begin, value: at, end });
        }
        Ok(())
    }

    fn close(self) -> Result<AtDefault, Unwritable> {
        let Table {
            form,
            start,
            mut rows,
            always_counts,
        } = self;
        let out = &mut form.out;
        let name = |row: &Row| &out[row.begin..row.value];
        if !rows.is_sorted_by(|one, next| name(one) <= name(next)) {
            rows.sort_by(|one, other| name(one).cmp(name(other)));
            let sorted: Vec<u8> = rows.iter().flat_map(|row| &out[row.begin..row.end]).copied().collect();
            out.truncate(start);
            out.extend_from_slice(&sorted);
        }
        out.push(b'}');
        Ok(rows.is_empty() && !always_counts)
    }
}

impl ser::SerializeSeq for List<'_> {
    type Ok = AtDefault;
    type Error = Unwritable;

    fn serialize_element<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.element(value)
    }

    fn end(self) -> Result<AtDefault, Unwritable> {
        self.close()
    }
}

impl ser::SerializeTuple for List<'_> {
    type Ok = AtDefault;
    type Error = Unwritable;

    fn serialize_element<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.element(value)
    }

    fn end(self) -> Result<AtDefault, Unwritable> {
        self.close()
    }
}

impl ser::SerializeTupleStruct for List<'_> {
    type Ok = AtDefault;
    type Error = Unwritable;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.element(value)
    }

    fn end(self) -> Result<AtDefault, Unwritable> {
        self.close()
    }
}

impl ser::SerializeTupleVariant for List<'_> {
    type Ok = AtDefault;
    type Error = Unwritable;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.element(value)
    }

    fn end(self) -> Result<AtDefault, Unwritable> {
        self.close()
    }
}

impl ser::SerializeMap for Table<'_> {
    type Ok = AtDefault;
    type Error = Unwritable;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<(), Unwritable> {
        let begin = self.form.out.len();
        key.serialize(&mut *self.form)?;
        let value = self.form.out.len();
        self.rows.push(Row {
            begin,
            value,
            end: value,
        });
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<(), Unwritable> {
        value.serialize(&mut *self.form)?;
        let row = self.rows.last_mut().expect("a value comes after its key");
        row.end = self.form.out.len();
        Ok(())
    }

    fn end(self) -> Result<AtDefault, Unwritable> {
        self.close()
    }
}

impl ser::SerializeStruct for Table<'_> {
    type Ok = AtDefault;
    type Error = Unwritable;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Unwritable> {
        self.field(name, value)
    }

    fn end(self) -> Result<AtDefault, Unwritable> {
        self.close()
    }
}

impl ser::SerializeStructVariant for Table<'_> {
    type Ok = AtDefault;
    type Error = Unwritable;

    fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<(), Unwritable> {
        self.field(name, value)
    }

    fn end(self) -> Result<AtDefault, Unwritable> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Serialize)]
    struct Army {
        units: Vec<Unit>,
        name: &'static str,
        phase: Phase,
    }

    #[derive(Serialize)]
    struct Unit {
        strength: u8,
    }

    #[derive(Serialize)]
    enum Phase {
        March,
        Rest { days: u8 },
    }

    /// The army of a later program: fields in another order, wider numbers, new ones and one that is gone.
    #[derive(Serialize, Default)]
    struct Later<'a> {
        phase: Option<&'a str>,
        units: Vec<LaterUnit>,
        tired: bool,
        orders: Vec<u8>,
        losses: [u16; 3],
        leader: Option<u8>,
        train: Train,
        name: &'a str,
    }

    #[derive(Serialize, Default, Clone)]
    struct LaterUnit {
        disorder: u8,
        strength: u32,
    }

    #[derive(Serialize, Default)]
    struct Train {
        wagons: u8,
        held_by: BTreeMap<u8, u8>,
    }

    #[derive(Serialize)]
    struct Earlier {
        name: &'static str,
        scouts: u8,
        units: Vec<Unit>,
    }

    fn later() -> Later<'static> {
        let unit = LaterUnit {
            strength: 7,
            ..LaterUnit::default()
        };
        Later {
            units: vec![unit.clone(), unit],
            name: "reserve",
            ..Later::default()
        }
    }

    fn earlier(scouts: u8) -> Earlier {
        Earlier {
            name: "reserve",
            scouts,
            units: vec![Unit { strength: 7 }, Unit { strength: 7 }],
        }
    }

    #[test]
    fn fields_at_their_defaults_do_not_count_whether_new_or_gone() {
        assert_eq!(form(&later()), form(&earlier(0)));
        assert_ne!(form(&later()), form(&earlier(1)));
    }

    #[test]
    fn a_new_field_counts_once_it_says_something() {
        let base = form(&later());
        let changes: [fn(&mut Later<'_>); 8] = [
            |later| later.phase = Some(""),
            |later| later.tired = true,
            |later| later.orders = vec![0],
            |later| later.losses[1] = 1,
            |later| later.leader = Some(0),
            |later| later.train.held_by = BTreeMap::from([(0, 0)]),
            |later| later.units[0].disorder = 1,
            |later| later.units.push(LaterUnit::default()),
        ];
        for change in changes {
            let mut other = later();
            change(&mut other);
            assert_ne!(form(&other), base);
        }
    }

    #[test]
    fn the_place_in_a_list_counts() {
        assert_ne!(form(&[0_u8, 1]), form(&[1_u8, 0]));
        assert_ne!(form(&vec![0_u8]), form(&vec![0_u8, 0]));
        assert_ne!(form(&["ab", "c"]), form(&["a", "bc"]));
    }

    #[test]
    fn a_variant_counts_by_its_name_and_may_grow_fields() {
        #[derive(Serialize)]
        enum Grown {
            March { forced: bool },
        }
        let army = |phase| Army {
            units: Vec::new(),
            name: "",
            phase,
        };
        assert_eq!(form(&Phase::March), form(&Grown::March { forced: false }));
        assert_ne!(form(&army(Phase::March)), form(&army(Phase::Rest { days: 0 })));
        assert_ne!(
            form(&army(Phase::Rest { days: 1 })),
            form(&army(Phase::Rest { days: 0 }))
        );
    }

    #[test]
    fn numbers_are_told_apart_by_value_not_by_width() {
        assert_eq!(form(&300_u16), form(&300_i64));
        assert_ne!(form(&1_i8), form(&-1_i8));
        assert_ne!(form(&u64::MAX), form(&-1_i64));
    }
}
