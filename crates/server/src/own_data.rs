//! Files that the operator puts in the place of games' own data: `europe.toml` in the folder of `--data`. They are read once, when
//! the server starts; a match keeps what it was begun with among its options.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use table::Registry;
use table::any::AnyGame;
use table::options::OptionRange;
use thiserror::Error;

/// By game and option.
#[derive(Debug, Clone, Default)]
pub struct OwnData(BTreeMap<(String, &'static str), String>);

#[derive(Debug, Error)]
pub enum OwnDataError {
    #[error("{} is not there, or is no folder", .0.display())]
    NoFolder(PathBuf),
    #[error("{} is not read here: the folder may hold {known}", .file.display())]
    Unknown { file: PathBuf, known: String },
    #[error("{} holds nothing: it may hold {known}", .folder.display())]
    Empty { folder: PathBuf, known: String },
    #[error("{} cannot be read ({why})", .file.display())]
    Unreadable { file: PathBuf, why: String },
    #[error("{} is longer than {most} bytes", .file.display())]
    TooLong { file: PathBuf, most: u32 },
    #[error("{}, {why}", .file.display())]
    Bad { file: PathBuf, why: String },
}

impl OwnData {
    /// Reads and checks all that lies in the folder.
    pub fn read(folder: &Path, games: &Registry) -> Result<OwnData, OwnDataError> {
        let files = std::fs::read_dir(folder).map_err(|_| OwnDataError::NoFolder(folder.to_owned()))?;
        let mut known: BTreeMap<String, (&dyn AnyGame, &'static str, u32)> = BTreeMap::new();
        for game in games.games() {
            if let Some((key, most)) = furnished(game) {
                known.insert(format!("{}.toml", game.name()), (game, key, most));
            }
        }
        let names = || known.keys().cloned().collect::<Vec<_>>().join(", ");
        let mut data = OwnData::default();
        for file in files {
            let file = file.map_err(|_| OwnDataError::NoFolder(folder.to_owned()))?.path();
            let name = file.file_name().map(|name| name.to_string_lossy().into_owned());
            let found = name.as_ref().and_then(|name| known.get(name));
            let Some(&(game, key, most)) = found else {
                let known = names();
                return Err(OwnDataError::Unknown { file, known });
            };
            let text = std::fs::read_to_string(&file).map_err(|error| OwnDataError::Unreadable {
                file: file.clone(),
                why: error.to_string(),
            })?;
            if text.len() > most as usize {
                return Err(OwnDataError::TooLong { file, most });
            }
            let reader = game.text_reader(key).expect("what is furnished is read");
            if let Err(bad) = (reader.read)(&text) {
                return Err(OwnDataError::Bad { file, why: bad.why });
            }
            data.0.insert((game.name().to_owned(), key), text);
        }
        if data.0.is_empty() {
            let folder = folder.to_owned();
            return Err(OwnDataError::Empty { folder, known: names() });
        }
        Ok(data)
    }

    pub fn of(&self, game: &str, option: &'static str) -> Option<&str> {
        self.0.get(&(game.to_owned(), option)).map(String::as_str)
    }
}

/// The option of a game that an operator may set, and how long its text may be.
fn furnished(game: &dyn AnyGame) -> Option<(&'static str, u32)> {
    let options = game.scenarios().into_iter().flat_map(|scenario| scenario.options);
    let mut furnished = options.filter_map(|option| match option.range {
        OptionRange::Furnished { most } => Some((option.key, most)),
        _ => None,
    });
    furnished.next()
}
