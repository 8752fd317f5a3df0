//! Orders of battle that nobody wrote: read or refused with a line, whatever their bytes.

use std::path::Path;

use battles::order_of_battle::{self, OrderFile};
use table::fuzz::Fuzz;

/// What is read can be written, in both forms, and is read again as the same.
fn again(file: &OrderFile) -> Result<(), String> {
    for text in [file.to_toml(), file.to_json()] {
        match order_of_battle::read_file(&text) {
            Ok(read) if read == *file => {}
            Ok(_) => return Err(format!("it is another one when it is read again:\n{text}")),
            Err(why) => return Err(format!("it cannot be read again, {why:?}:\n{text}")),
        }
    }
    Ok(())
}

#[test]
fn any_bytes_are_an_order_of_battle_or_refused() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/order");
    let outcomes = Fuzz::of(&folder, 20_000, 2_000_000).fire(|bytes| {
        let Ok(text) = std::str::from_utf8(bytes) else {
            return Ok("no text".to_owned());
        };
        match order_of_battle::read_file(text) {
            Ok(file) => {
                order_of_battle::read(text).map_err(|why| format!("its tree cannot be made: {why:?}"))?;
                again(&file)?;
                Ok("read".to_owned())
            }
            Err(why) => Ok(format!("{:?}", why.reason)),
        }
    });
    assert!(outcomes.contains("read"));
    assert!(outcomes.len() > 10, "the alterations say too little: {outcomes:?}");
}
