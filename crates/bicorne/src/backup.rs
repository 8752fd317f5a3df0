//! `bicorne backup`

use crate::cli::BackupArgs;
use crate::failure::Failure;
use crate::operate::block_on;

pub fn run(args: &BackupArgs) -> Result<(), Failure> {
    block_on(server::operate::backup(&args.on.database, &args.file))
}
