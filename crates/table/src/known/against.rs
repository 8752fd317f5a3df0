//! Writing a view against what was known.

use std::borrow::Cow;
use std::fmt::{self, Display, Write as _};

use serde::Serialize;
use serde::ser::{self, Error as _};
use serde_json::{Error, Map, Value, to_value};

use super::{Field, Node};

type Patch = Option<Value>;

pub struct Against<'a> {
    node: &'a mut Node,
    /// There was nothing in its place.
    fresh: bool,
}

impl<'a> Against<'a> {
    pub fn old(node: &'a mut Node) -> Against<'a> {
        Against { node, fresh: false }
    }

    fn put(self, new: Value) -> Result<Patch, Error> {
        match self.node {
            Node::Leaf(old) if *old == new && !self.fresh => Ok(None),
            node => {
                *node = Node::Leaf(new.clone());
                Ok(Some(new))
            }
        }
    }

    fn list(self) -> List<'a> {
        let fresh = self.fresh || !matches!(self.node, Node::List(_));
        if fresh {
            *self.node = Node::List(Vec::new());
        }
        let Node::List(items) = self.node else {
            unreachable!("it was just made a list")
        };
        List {
            items,
            length: 0,
            changed: fresh,
        }
    }

    fn table(self) -> Table<'a> {
        let fresh = self.fresh || !matches!(self.node, Node::Table(_));
        if fresh {
            *self.node = Node::Table(Vec::new());
        }
        let Node::Table(fields) = self.node else {
            unreachable!("it was just made a table")
        };
        Table {
            fields,
            length: 0,
            gone: Vec::new(),
            key: Cow::Borrowed(""),
            patch: Map::new(),
            fresh,
        }
    }

    /// A table with one field, which `inner` writes.
    fn variant<S>(self, key: &'static str, inner: fn(Against<'a>) -> S) -> Variant<S> {
        let mut table = self.table();
        let fresh = table.find(key.into());
        let Table {
            fields,
            fresh: all_fresh,
            patch,
            ..
        } = table.shortened();
        let against = Against {
            node: &mut fields[0].node,
            fresh,
        };
        Variant {
            key,
            inner: inner(against),
            patch,
            fresh: all_fresh,
        }
    }
}

impl<'a> ser::Serializer for Against<'a> {
    type Ok = Patch;
    type Error = Error;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = Variant<List<'a>>;
    type SerializeMap = Table<'a>;
    type SerializeStruct = Table<'a>;
    type SerializeStructVariant = Variant<Table<'a>>;

    fn serialize_bool(self, new: bool) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_i8(self, new: i8) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_i16(self, new: i16) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_i32(self, new: i32) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_i64(self, new: i64) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_u8(self, new: u8) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_u16(self, new: u16) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_u32(self, new: u32) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_u64(self, new: u64) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_f32(self, new: f32) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_f64(self, new: f64) -> Result<Patch, Error> {
        self.put(new.into())
    }

    fn serialize_char(self, new: char) -> Result<Patch, Error> {
        self.serialize_str(new.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, new: &str) -> Result<Patch, Error> {
        match self.node {
            Node::Leaf(Value::String(old)) if old == new && !self.fresh => Ok(None),
            _ => self.put(new.into()),
        }
    }

    fn collect_str<T: Display + ?Sized>(self, new: &T) -> Result<Patch, Error> {
        match self.node {
            Node::Leaf(Value::String(old)) if Same::is(old, new) && !self.fresh => Ok(None),
            _ => self.put(new.to_string().into()),
        }
    }

    fn serialize_bytes(self, new: &[u8]) -> Result<Patch, Error> {
        new.serialize(self)
    }

    fn serialize_none(self) -> Result<Patch, Error> {
        self.put(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, new: &T) -> Result<Patch, Error> {
        new.serialize(self)
    }

    fn serialize_unit(self) -> Result<Patch, Error> {
        self.put(Value::Null)
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<Patch, Error> {
        self.put(Value::Null)
    }

    fn serialize_unit_variant(self, _name: &'static str, _index: u32, variant: &'static str) -> Result<Patch, Error> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _name: &'static str, new: &T) -> Result<Patch, Error> {
        new.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        new: &T,
    ) -> Result<Patch, Error> {
        let mut table = self.table();
        table.field(variant.into(), new)?;
        Ok(table.done())
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<List<'a>, Error> {
        Ok(self.list())
    }

    fn serialize_tuple(self, _length: usize) -> Result<List<'a>, Error> {
        Ok(self.list())
    }

    fn serialize_tuple_struct(self, _name: &'static str, _length: usize) -> Result<List<'a>, Error> {
        Ok(self.list())
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Variant<List<'a>>, Error> {
        Ok(self.variant(variant, Against::list))
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Table<'a>, Error> {
        Ok(self.table())
    }

    fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Table<'a>, Error> {
        Ok(self.table())
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Variant<Table<'a>>, Error> {
        Ok(self.variant(variant, Against::table))
    }
}

/// Compares what is written with a text, piece by piece.
struct Same<'a> {
    rest: &'a str,
}

impl Same<'_> {
    fn is<T: Display + ?Sized>(text: &str, new: &T) -> bool {
        let mut same = Same { rest: text };
        write!(same, "{new}").is_ok() && same.rest.is_empty()
    }
}

impl fmt::Write for Same<'_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        self.rest = self.rest.strip_prefix(piece).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// A list: its patch is all of it.
pub struct List<'a> {
    items: &'a mut Vec<Node>,
    /// How many are written.
    length: usize,
    changed: bool,
}

impl List<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, new: &T) -> Result<(), Error> {
        let fresh = self.length == self.items.len();
        if fresh {
            self.items.push(Node::NOTHING);
        }
        let node = &mut self.items[self.length];
        self.length += 1;
        self.changed |= new.serialize(Against { node, fresh })?.is_some();
        Ok(())
    }

    fn done(self) -> Patch {
        let shorter = self.length < self.items.len();
        self.items.truncate(self.length);
        (self.changed || shorter).then(|| self.items.iter().map(Node::value).collect())
    }
}

/// A table: its patch is those of its fields, and null for each that went.
pub struct Table<'a> {
    fields: &'a mut Vec<Field>,
    /// How many are written.
    length: usize,
    /// Fields that stood before one that is written: they have gone, unless they come later.
    gone: Vec<Field>,
    /// Of the value to come.
    key: Cow<'static, str>,
    patch: Map<String, Value>,
    fresh: bool,
}

impl<'a> Table<'a> {
    fn field<T: Serialize + ?Sized>(&mut self, key: Cow<'static, str>, new: &T) -> Result<(), Error> {
        let fresh = self.find(key);
        let Field { key, node } = &mut self.fields[self.length - 1];
        if let Some(change) = new.serialize(Against { node, fresh })? {
            self.patch.insert(key.clone().into_owned(), change);
        }
        Ok(())
    }

    /// Puts the field next to those that are written. Whether it is new.
    fn find(&mut self, key: Cow<'static, str>) -> bool {
        let place = self.length;
        self.length += 1;
        match self.fields[place..].iter().position(|field| same(&field.key, &key)) {
            // Nearly always: most views are written as the last one was.
            Some(0) => return false,
            Some(ahead) => {
                self.gone.extend(self.fields.drain(place..place + ahead));
                return false;
            }
            None => {}
        }
        let gone = self.gone.iter().position(|field| same(&field.key, &key));
        let field = match gone {
            Some(gone) => self.gone.swap_remove(gone),
            None => Field {
                key,
                node: Node::NOTHING,
            },
        };
        self.fields.insert(place, field);
        gone.is_none()
    }

    /// Without the fields that are not written.
    fn shortened(mut self) -> Table<'a> {
        self.gone.extend(self.fields.drain(self.length..));
        for Field { key, .. } in self.gone.drain(..) {
            self.patch.insert(key.into_owned(), Value::Null);
        }
        self
    }

    fn done(self) -> Patch {
        let Table { patch, fresh, .. } = self.shortened();
        (fresh || !patch.is_empty()).then_some(Value::Object(patch))
    }
}

/// Whether two keys are one. The name of a struct's field is mostly the very same text: that needs no look at its letters.
fn same(a: &str, b: &str) -> bool {
    std::ptr::eq(a, b) || a == b
}

/// A table with one field, by the name of the variant.
pub struct Variant<S> {
    key: &'static str,
    inner: S,
    patch: Map<String, Value>,
    fresh: bool,
}

impl<S> Variant<S> {
    fn done(mut self, inner: fn(S) -> Patch) -> Patch {
        if let Some(change) = inner(self.inner) {
            self.patch.insert(self.key.to_owned(), change);
        }
        (self.fresh || !self.patch.is_empty()).then_some(Value::Object(self.patch))
    }
}

impl ser::SerializeSeq for List<'_> {
    type Ok = Patch;
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, new: &T) -> Result<(), Error> {
        self.item(new)
    }

    fn end(self) -> Result<Patch, Error> {
        Ok(self.done())
    }
}

impl ser::SerializeTuple for List<'_> {
    type Ok = Patch;
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, new: &T) -> Result<(), Error> {
        self.item(new)
    }

    fn end(self) -> Result<Patch, Error> {
        Ok(self.done())
    }
}

impl ser::SerializeTupleStruct for List<'_> {
    type Ok = Patch;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, new: &T) -> Result<(), Error> {
        self.item(new)
    }

    fn end(self) -> Result<Patch, Error> {
        Ok(self.done())
    }
}

impl ser::SerializeTupleVariant for Variant<List<'_>> {
    type Ok = Patch;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, new: &T) -> Result<(), Error> {
        self.inner.item(new)
    }

    fn end(self) -> Result<Patch, Error> {
        Ok(self.done(List::done))
    }
}

impl ser::SerializeStruct for Table<'_> {
    type Ok = Patch;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, new: &T) -> Result<(), Error> {
        self.field(key.into(), new)
    }

    fn end(self) -> Result<Patch, Error> {
        Ok(self.done())
    }
}

impl ser::SerializeStructVariant for Variant<Table<'_>> {
    type Ok = Patch;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, new: &T) -> Result<(), Error> {
        self.inner.field(key.into(), new)
    }

    fn end(self) -> Result<Patch, Error> {
        Ok(self.done(Table::done))
    }
}

impl ser::SerializeMap for Table<'_> {
    type Ok = Patch;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = match to_value(key)? {
            Value::String(key) => key.into(),
            Value::Number(key) => key.to_string().into(),
            Value::Bool(key) => key.to_string().into(),
            _ => return Err(Error::custom("a key is a text")),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, new: &T) -> Result<(), Error> {
        let key = std::mem::take(&mut self.key);
        self.field(key, new)
    }

    fn end(self) -> Result<Patch, Error> {
        Ok(self.done())
    }
}
