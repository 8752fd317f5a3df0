//! Writes the files into the client's folder, and nothing else stays there.

use std::fs;
use std::io;

fn main() -> io::Result<()> {
    let folder = wire::folder();
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for (name, text) in wire::files(&games::registry()) {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
