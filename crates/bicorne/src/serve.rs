//! `bicorne serve`

use std::io::Write as _;

use server::Settings;
use table::Registry;

use crate::cli::ServeArgs;
use crate::failure::Failure;

pub fn run(games: &Registry, args: ServeArgs) -> Result<(), Failure> {
    tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    let mut settings = Settings::new(args.listen, &args.database);
    settings.limits = !args.no_limits;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::No(format!("the server cannot start its threads ({error})")))?;
    let ready = |address: std::net::SocketAddr| {
        // The server serves whether or not anybody reads where.
        let _ = writeln!(
            std::io::stdout(),
            "Bicorne is served at http://{address} (Ctrl-C ends it)"
        );
    };
    runtime
        .block_on(server::serve(settings, games.clone(), ready))
        .map_err(|error| Failure::No(error.to_string()))
}
