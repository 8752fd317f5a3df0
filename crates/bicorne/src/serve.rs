//! `bicorne serve`

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use server::lan;
use server::notify::{MailSettings, MostMails};
use server::{OwnData, Settings};
use table::Registry;

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::log;

pub fn run(games: &Registry, args: ServeArgs) -> Result<(), Failure> {
    log::start()?;
    let settings = settings(games, args)?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::No(format!("the server cannot start its threads ({error})")))?;
    let is_set = settings.public_url.is_some();
    let ready = |address: SocketAddr| {
        // The server serves whether or not anybody reads where.
        let _ = std::io::stdout().write_all(whereabouts(address, is_set).as_bytes());
    };
    runtime
        .block_on(server::serve(settings, games.clone(), ready))
        .map_err(|error| Failure::No(error.to_string()))
}

/// Where the site is, here and, unless the operator has set it, for others on the same network.
fn whereabouts(address: SocketAddr, is_set: bool) -> String {
    let here = match address.ip() {
        ip if !ip.is_unspecified() => address,
        IpAddr::V4(_) => SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port()),
        IpAddr::V6(_) => SocketAddr::new(Ipv6Addr::LOCALHOST.into(), address.port()),
    };
    let mut lines = format!("Bicorne is served at http://{here} (Ctrl-C ends it)\n");
    if !is_set {
        for origin in lan::origins(address) {
            lines.push_str(&format!("Others on this network reach it at {origin}\n"));
        }
    }
    lines
}

fn settings(games: &Registry, args: ServeArgs) -> Result<Settings, Failure> {
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
    settings.most_mails = MostMails {
        each: args.mails_to_one,
        all: args.mails_to_all,
    };
    settings.trusted_proxies = args.trusted_proxies;
    settings.webhooks_to_private = args.webhooks_to_private;
    settings.metrics = args.metrics;
    settings.limits = !args.no_limits;
    if let Some(folder) = &args.data {
        settings.data = OwnData::read(folder, games).map_err(|error| input(&error))?;
    }
    Ok(settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(address: &str, is_set: bool) -> Vec<String> {
        let said = whereabouts(address.parse().expect("an address"), is_set);
        said.lines().map(str::to_owned).collect()
    }

    #[test]
    fn the_first_line_leads_to_this_machine() {
        let first = |address| lines(address, false).remove(0);
        let here = "Bicorne is served at http://127.0.0.1:8805 (Ctrl-C ends it)";
        assert_eq!(first("127.0.0.1:8805"), here);
        assert_eq!(first("0.0.0.0:8805"), here);
        assert!(first("[::]:8805").contains("http://[::1]:8805 "));
        assert!(first("192.0.2.7:8805").contains("http://192.0.2.7:8805 "));
    }

    #[test]
    fn others_are_told_of_where_they_are_let_in_and_nothing_else_was_set() {
        let open: SocketAddr = "0.0.0.0:8805".parse().expect("an address");
        assert_eq!(lines("0.0.0.0:8805", false).len(), 1 + lan::origins(open).len());
        assert_eq!(lines("0.0.0.0:8805", true).len(), 1);
        assert_eq!(lines("127.0.0.1:8805", false).len(), 1);
    }
}
