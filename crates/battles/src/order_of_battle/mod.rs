//! Orders of battle: who commands whom, and what there is to command.

mod armies;
mod bad_order;
mod bounds;
mod examples;
mod file;
mod json;
mod node;
mod read;
mod reader;
mod toml;

pub use armies::{Armies, General, Level, Unit};
pub use bad_order::{BadOrder, Reason, Sort};
pub use bounds::OrderBounds;
pub use examples::{FOUR, GRAND, LEARNING};
pub use file::{GeneralFile, OrderFile, SideFile, UnitFile};
pub use reader::READER;

/// No longer text is read.
pub const MOST_TEXT: usize = 48 * 1024;

/// An order of battle from TOML or JSON; which of the two, its first sign says.
pub fn read(text: &str) -> Result<Armies, BadOrder> {
    let file = read_file(text)?;
    Ok(Armies::of(&file))
}

/// The same as it is written down, for an editor.
pub fn read_file(text: &str) -> Result<OrderFile, BadOrder> {
    if text.len() > MOST_TEXT {
        return Err(BadOrder::at(1, Reason::LongText { most: MOST_TEXT as u32 }));
    }
    let tree = match text.trim_start().starts_with('{') {
        true => json::parse(text)?,
        false => toml::parse(text)?,
    };
    read::order(&tree)
}

#[cfg(test)]
mod tests;
