//! `bicorne restore`

use crate::cli::RestoreArgs;
use crate::failure::Failure;
use crate::operate::block_on;

pub fn run(args: &RestoreArgs) -> Result<(), Failure> {
    block_on(server::operate::restore(&args.file, &args.database))
}
