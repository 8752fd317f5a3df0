//! A device, as its owner would call it.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

const LONGEST: usize = 40;

/// The order matters: each browser also claims to be those that come after it.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: &[(&str, &str)] = &[
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// As in `Firefox, Linux`; of a program that is no browser, its own name.
pub fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok());
    describe(agent.unwrap_or_default())
}

fn describe(agent: &str) -> String {
    let find = |list: &[(&str, &'static str)]| {
        list.iter()
            .find(|(mark, _)| agent.contains(mark))
            .map(|(_, name)| *name)
    };
    match (find(BROWSERS), find(SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(browser), None) => browser.to_owned(),
        _ => {
            let program = agent.split(['/', ' ']).next().unwrap_or_default();
            program.chars().take(LONGEST).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_called_by_browser_and_system() {
        for (agent, name) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile \
                 Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 \
                 Safari/537.36 Edg/139.0.0.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) \
                 Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.5.0", "curl"),
            ("", ""),
        ] {
            assert_eq!(describe(agent), name);
        }
        assert_eq!(describe(&"x".repeat(1_000)).len(), LONGEST);
    }
}
