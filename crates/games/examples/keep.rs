//! Adds matches that are over to those that every later program must read: `cargo run -p games --example keep -- FILE…`.
//! They are kept beside the tests of their game, under the version of its rules; one that is there is never written again.

use std::path::Path;

use table::file::JournalFile;

fn main() -> Result<(), String> {
    let registry = games::registry();
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
        let header = JournalFile::parse(&text)
            .map_err(|error| format!("{path}: {error}"))?
            .header;
        let game = registry.find(&header.game)?;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/tests/kept", header.game));
        let name = Path::new(&path).file_stem().unwrap_or_default().to_string_lossy();
        table::kept::keep(game.as_ref(), &folder, &name, &text).map_err(|why| format!("{path}: {why}"))?;
        println!("{}/{}/{name}", header.game, header.rules);
    }
    Ok(())
}
