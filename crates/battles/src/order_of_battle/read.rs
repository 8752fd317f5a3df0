//! From a tree of fields to an order of battle: every mistake with its line.

use std::str::FromStr;

use strum::VariantNames;

use crate::order_of_battle::bad_order::{BadOrder, Reason, Sort};
use crate::order_of_battle::bounds::{
    DISPERSAL, ENTRY, FIGURES, MODIFIER, MOST_GENERALS, MOST_NAME, MOST_UNITS, PLAYER, RESPONSE, Range, SPAN,
};
use crate::order_of_battle::file::{GeneralFile, OrderFile, SideFile, UnitFile};
use crate::order_of_battle::node::{Field, Node, Value};
use crate::side::Side;

type Read<T> = Result<T, BadOrder>;

pub fn order(tree: &Node) -> Read<OrderFile> {
    let table = Table::of(tree, "order", &["name", "red", "blue"])?;
    Ok(OrderFile {
        name: table.name("name")?,
        red: side(table.node("red")?, Side::Red)?,
        blue: side(table.node("blue")?, Side::Blue)?,
    })
}

fn side(node: &Node, side: Side) -> Read<SideFile> {
    let field: &str = side.into();
    let table = Table::of(node, field, &["name", "general", "unit"])?;
    let generals = table.list("general", MOST_GENERALS)?;
    let units = table.list("unit", MOST_UNITS)?;
    let read = SideFile {
        name: table.name("name")?,
        general: generals.iter().map(general).collect::<Read<_>>()?,
        unit: units.iter().map(unit).collect::<Read<_>>()?,
    };
    let lines: Vec<Lines<'_>> = generals.iter().map(Lines::of).collect();
    judge_ids(&read, &lines)?;
    judge_commander(&read, &lines, node.line, side)?;
    judge_chain(&read, &lines)?;
    judge_players(&read, &lines)?;
    let lines: Vec<Lines<'_>> = units.iter().map(Lines::of).collect();
    judge_units(&read, &lines, node.line, side)?;
    Ok(read)
}

fn general(node: &Node) -> Read<GeneralFile> {
    const FIELDS: [&str; 9] = [
        "id", "name", "level", "rating", "span", "response", "modifier", "superior", "player",
    ];
    let table = Table::of(node, "general", &FIELDS)?;
    Ok(GeneralFile {
        id: table.name("id")?,
        name: table.name("name")?,
        level: table.word("level")?,
        rating: table.word("rating")?,
        span: table.number("span", SPAN)? as u8,
        response: table.number("response", RESPONSE)? as u8,
        modifier: table.number("modifier", MODIFIER)? as i8,
        superior: table.has("superior").then(|| table.name("superior")).transpose()?,
        player: table.maybe_number("player", PLAYER)?.map(|player| player as u8),
    })
}

fn unit(node: &Node) -> Read<UnitFile> {
    const FIELDS: [&str; 7] = ["name", "arm", "figures", "dispersal", "formation", "general", "entry"];
    let table = Table::of(node, "unit", &FIELDS)?;
    Ok(UnitFile {
        name: table.name("name")?,
        arm: table.word("arm")?,
        figures: table.number("figures", FIGURES)? as u8,
        dispersal: table.number("dispersal", DISPERSAL)? as u8,
        formation: table.word("formation")?,
        general: table.name("general")?,
        entry: table.maybe_number("entry", ENTRY)?.map(|turn| turn as u8),
    })
}

fn judge_ids(side: &SideFile, lines: &[Lines<'_>]) -> Read<()> {
    for (place, general) in side.general.iter().enumerate() {
        if side.general[..place].iter().any(|other| other.id == general.id) {
            let id = general.id.clone();
            return Err(BadOrder::at(lines[place].of_field("id"), Reason::GivenTwice { id }));
        }
    }
    Ok(())
}

fn judge_commander(side: &SideFile, lines: &[Lines<'_>], line: u32, which: Side) -> Read<()> {
    let mut commanders = (0..side.general.len()).filter(|&place| side.general[place].superior.is_none());
    match (commanders.next(), commanders.next()) {
        (Some(_), None) => Ok(()),
        (Some(first), Some(second)) => {
            let reason = Reason::TwoCommanders {
                first: side.general[first].id.clone(),
                second: side.general[second].id.clone(),
            };
            Err(BadOrder::at(lines[second].line, reason))
        }
        (None, _) => Err(BadOrder::at(line, Reason::NoCommander { side: which })),
    }
}

fn judge_chain(side: &SideFile, lines: &[Lines<'_>]) -> Read<()> {
    let find = |id: &str| side.general.iter().position(|general| general.id == id);
    let above = |place: usize| side.general[place].superior.as_deref().and_then(find);
    for (place, general) in side.general.iter().enumerate() {
        if let Some(superior) = &general.superior
            && find(superior).is_none()
        {
            let reason = Reason::UnknownSuperior {
                general: general.id.clone(),
                superior: superior.clone(),
            };
            return Err(BadOrder::at(lines[place].of_field("superior"), reason));
        }
    }
    for (place, general) in side.general.iter().enumerate() {
        let circle = std::iter::successors(above(place), |&up| above(up))
            .take(side.general.len())
            .any(|up| up == place);
        if circle {
            let general = general.id.clone();
            let line = lines[place].of_field("superior");
            return Err(BadOrder::at(line, Reason::Circle { general }));
        }
    }
    for (place, general) in side.general.iter().enumerate() {
        if let Some(up) = above(place)
            && side.general[up].level <= general.level
        {
            let reason = Reason::LevelNotAbove {
                general: general.id.clone(),
                superior: side.general[up].id.clone(),
            };
            return Err(BadOrder::at(lines[place].of_field("level"), reason));
        }
    }
    Ok(())
}

fn judge_players(side: &SideFile, lines: &[Lines<'_>]) -> Read<()> {
    let mut seen = vec![1];
    for (place, general) in side.general.iter().enumerate() {
        let Some(player) = general.player else { continue };
        let line = lines[place].of_field("player");
        match (general.superior.is_none(), player) {
            (true, 1) => {}
            (true, _) => {
                let general = general.id.clone();
                return Err(BadOrder::at(line, Reason::CommanderIsFirst { general }));
            }
            (false, _) if seen.contains(&player) => return Err(BadOrder::at(line, Reason::PlayerTwice { player })),
            (false, _) => seen.push(player),
        }
    }
    for (place, general) in side.general.iter().enumerate() {
        if let Some(player) = general.player
            && let Some(missing) = (1..player).find(|each| !seen.contains(each))
        {
            let line = lines[place].of_field("player");
            return Err(BadOrder::at(line, Reason::PlayerMissing { player: missing }));
        }
    }
    Ok(())
}

fn judge_units(side: &SideFile, lines: &[Lines<'_>], line: u32, which: Side) -> Read<()> {
    if side.unit.is_empty() {
        return Err(BadOrder::at(line, Reason::NoUnits { side: which }));
    }
    for (unit, lines) in side.unit.iter().zip(lines) {
        if !side.general.iter().any(|general| general.id == unit.general) {
            let reason = Reason::UnknownGeneral {
                unit: unit.name.clone(),
                general: unit.general.clone(),
            };
            return Err(BadOrder::at(lines.of_field("general"), reason));
        }
        if !unit.arm.formations().contains(&unit.formation) {
            let formation: &str = unit.formation.into();
            let reason = Reason::OtherFormation {
                unit: unit.name.clone(),
                formation: formation.to_owned(),
            };
            return Err(BadOrder::at(lines.of_field("formation"), reason));
        }
        if unit.dispersal >= unit.figures {
            let unit = unit.name.clone();
            let line = lines.of_field("dispersal");
            return Err(BadOrder::at(line, Reason::DispersalNotBelow { unit }));
        }
    }
    Ok(())
}

/// Where the fields of a table stand.
struct Lines<'a> {
    line: u32,
    fields: &'a [Field],
}

impl Lines<'_> {
    fn of(node: &Node) -> Lines<'_> {
        let fields: &[Field] = match &node.value {
            Value::Table(fields) => fields,
            _ => &[],
        };
        Lines {
            line: node.line,
            fields,
        }
    }

    fn of_field(&self, key: &str) -> u32 {
        let field = self.fields.iter().find(|field| field.key == key);
        field.map_or(self.line, |field| field.line)
    }
}

struct Table<'a> {
    line: u32,
    fields: &'a [Field],
}

impl<'a> Table<'a> {
    fn of(node: &'a Node, name: &str, known: &[&str]) -> Read<Table<'a>> {
        let Value::Table(fields) = &node.value else {
            return Err(other_sort(node.line, name, Sort::Table));
        };
        for (place, field) in fields.iter().enumerate() {
            let name = field.key.clone();
            if !known.contains(&name.as_str()) {
                return Err(BadOrder::at(field.line, Reason::UnknownField { field: name }));
            }
            if fields[..place].iter().any(|other| other.key == name) {
                return Err(BadOrder::at(field.line, Reason::GivenTwice { id: name }));
            }
        }
        let line = node.line;
        Ok(Table { line, fields })
    }

    fn has(&self, key: &str) -> bool {
        self.fields.iter().any(|field| field.key == key)
    }

    fn node(&self, key: &str) -> Read<&'a Node> {
        let field = self.fields.iter().find(|field| field.key == key);
        let missing = || BadOrder::at(self.line, Reason::Missing { field: key.to_owned() });
        field.map(|field| &field.node).ok_or_else(missing)
    }

    /// A list that is not there is empty.
    fn list(&self, key: &str, most: usize) -> Read<&'a [Node]> {
        if !self.has(key) {
            return Ok(&[]);
        }
        let node = self.node(key)?;
        match &node.value {
            Value::List(items) if items.len() <= most => Ok(items),
            Value::List(items) => {
                let field = key.to_owned();
                let most = most as u32;
                Err(BadOrder::at(items[most as usize].line, Reason::TooMany { field, most }))
            }
            _ => Err(other_sort(node.line, key, Sort::List)),
        }
    }

    fn text(&self, key: &str) -> Read<&'a str> {
        let node = self.node(key)?;
        match &node.value {
            Value::Text(text) => Ok(text),
            _ => Err(other_sort(node.line, key, Sort::Text)),
        }
    }

    fn name(&self, key: &str) -> Read<String> {
        let text = self.text(key)?.trim();
        if text.is_empty() || text.chars().count() > MOST_NAME || text.chars().any(char::is_control) {
            let reason = Reason::BadName {
                field: key.to_owned(),
                most: MOST_NAME as u32,
            };
            return Err(BadOrder::at(self.node(key)?.line, reason));
        }
        Ok(text.to_owned())
    }

    fn word<T: FromStr + VariantNames>(&self, key: &str) -> Read<T> {
        let word = self.text(key)?;
        word.parse().map_err(|_| {
            let reason = Reason::UnknownWord {
                field: key.to_owned(),
                word: word.chars().take(MOST_NAME).collect(),
                known: T::VARIANTS.iter().map(|&word| word.to_owned()).collect(),
            };
            BadOrder::at(self.node(key).map_or(self.line, |node| node.line), reason)
        })
    }

    fn number(&self, key: &str, Range { least, most }: Range) -> Read<i32> {
        let node = self.node(key)?;
        let Value::Number(number) = node.value else {
            return Err(other_sort(node.line, key, Sort::Number));
        };
        match i32::try_from(number) {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            _ => {
                let field = key.to_owned();
                Err(BadOrder::at(node.line, Reason::OutOfRange { field, least, most }))
            }
        }
    }

    fn maybe_number(&self, key: &str, range: Range) -> Read<Option<i32>> {
        self.has(key).then(|| self.number(key, range)).transpose()
    }
}

fn other_sort(line: u32, field: &str, wanted: Sort) -> BadOrder {
    let field = field.to_owned();
    BadOrder::at(line, Reason::OtherSort { field, wanted })
}
