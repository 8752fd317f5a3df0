//! `bicorne serve`

use std::io::Write as _;

use server::Settings;
use server::notify::MailSettings;
use table::Registry;

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::log;

pub fn run(games: &Registry, args: ServeArgs) -> Result<(), Failure> {
    log::start()?;
    let settings = settings(args)?;
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

fn settings(args: ServeArgs) -> Result<Settings, Failure> {
    let input = |error: &dyn std::fmt::Display| Failure::Input(error.to_string());
    let mut settings = Settings::new(args.listen, &args.database);
    if let Some(url) = &args.public_url {
        settings = settings.at(url).map_err(|error| input(&error))?;
    }
    settings.mail = match (&args.smtp, &args.mail_from) {
        (None, _) => None,
        (Some(_), None) => return Err(input(&"mail needs --mail-from, the address it comes from")),
        (Some(_), Some(_)) if settings.public_url.is_none() => {
            return Err(input(&"mail needs --public-url, the address that its links begin with"));
        }
        (Some(server), Some(from)) => Some(MailSettings::new(server, from).map_err(|error| input(&error))?),
    };
    settings.trusted_proxies = args.trusted_proxies;
    settings.webhooks_to_private = args.webhooks_to_private;
    settings.metrics = args.metrics;
    settings.limits = !args.no_limits;
    Ok(settings)
}
