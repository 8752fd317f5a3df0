//! What a mail or a webhook says. Nothing of the position: mail is read by many eyes. And nothing that another has written:
//! no name, no label, no talk, or whoever gives somebody's address could have us write to him. Seats go by the names that the
//! game has for them.

use serde_json::{Value, json};

use super::bundle::{Bundle, InMatch, Item};
use super::shape::Said;
use crate::store::words::What;

/// More matches than these are counted, not named: a chat takes no longer message.
const MOST_NAMED: usize = 15;

#[derive(Debug)]
pub(super) struct Words {
    pub(super) subject: String,
    pub(super) body: String,
}

/// Whether an address is its reader's.
pub(super) fn confirmation(language: &str, here: &str, link: &str, out: &str) -> Words {
    match language {
        "en" => Words {
            subject: "Bicorne: is this your address?".to_owned(),
            body: format!(
                "Somebody has entered this address at {here}, to be told there\n\
                 when a match is waiting.\n\n\
                 If it was you, confirm it within three days:\n\
                 {link}\n\n\
                 If it was not, there is nothing to do. To get no mail from this table\n\
                 ever, whoever enters your address: {out}\n"
            ),
        },
        _ => Words {
            subject: "Bicorne: questo indirizzo è tuo?".to_owned(),
            body: format!(
                "Qualcuno ha inserito questo indirizzo su {here}, per ricevere un avviso\n\
                 quando una partita lo aspetta.\n\n\
                 Se sei stato tu, confermalo entro tre giorni:\n\
                 {link}\n\n\
                 Altrimenti non devi fare nulla. Per non ricevere mai più posta da questo\n\
                 tavolo, chiunque inserisca il tuo indirizzo: {out}\n"
            ),
        },
    }
}

/// What waits for somebody who is away, as a mail.
pub(super) fn mail(language: &str, bundle: &Bundle, here: &str, out: &str) -> Words {
    let text = text(language, bundle, here);
    let body = match language {
        "en" => format!(
            "{text}\n\
             You are told while you are away, at most once in a quarter of an hour.\n\
             To stop these e-mails: {out}\n"
        ),
        _ => format!(
            "{text}\n\
             Ricevi questi avvisi mentre non ci sei, al massimo uno ogni quarto d'ora.\n\
             Per non riceverne più: {out}\n"
        ),
    };
    Words {
        subject: subject(language, bundle),
        body,
    }
}

/// The same for a webhook.
pub(super) fn post(language: &str, bundle: &Bundle, here: &str) -> Said {
    let link = match &*bundle.matches {
        [one] => one.link(here),
        _ => format!("{here}/lobby"),
    };
    Said {
        text: text(language, bundle, here).trim_end().to_owned(),
        link,
        facts: facts(bundle, here),
    }
}

/// A webhook is tried.
pub(crate) fn trial(language: &str, here: &str) -> Said {
    let text = match language {
        "en" => "This is how you will be told that it is your turn.",
        _ => "Così saprai che tocca a te.",
    };
    Said {
        text: format!("{text}\n{here}"),
        link: here.to_owned(),
        facts: json!({ "type": "trial", "url": here }),
    }
}

fn subject(language: &str, bundle: &Bundle) -> String {
    match (&*bundle.matches, language) {
        ([one], "en") if one.is_turn_alone() => format!("Your move: {}", one.title()),
        ([one], _) if one.is_turn_alone() => format!("Tocca a te: {}", one.title()),
        ([one], "en") => format!("News from your match: {}", one.title()),
        ([one], _) => format!("Novità dalla tua partita: {}", one.title()),
        (several, "en") => format!("News from {} of your matches", several.len()),
        (several, _) => format!("Novità da {} tue partite", several.len()),
    }
}

/// A paragraph for each match, with its link.
fn text(language: &str, bundle: &Bundle, here: &str) -> String {
    let mut text = String::new();
    for one in bundle.matches.iter().take(MOST_NAMED) {
        text.push_str(&format!("{}\n", one.title()));
        for item in &one.items {
            text.push_str(&format!("- {}\n", line(language, item)));
        }
        text.push_str(&format!("{}\n\n", one.link(here)));
    }
    let more = bundle.matches.len().saturating_sub(MOST_NAMED);
    if more > 0 {
        let more = match language {
            "en" => format!("And from {more} more: {here}/lobby\n"),
            _ => format!("E da altre {more}: {here}/lobby\n"),
        };
        text.push_str(&more);
    }
    text
}

fn line(language: &str, item: &Item) -> String {
    let (what, by) = match item {
        Item::Turn => {
            return match language {
                "en" => "It is your move.",
                _ => "Tocca a te.",
            }
            .to_owned();
        }
        Item::News { what, by } => (*what, by.as_deref().unwrap_or("?")),
    };
    match (what, language) {
        (What::Draw, "en") => format!("A draw is offered by seat {by}."),
        (What::Draw, _) => format!("Il posto {by} propone la patta."),
        (What::Late, "en") => "Somebody has kept the others waiting longer than agreed.".to_owned(),
        (What::Late, _) => "Qualcuno fa aspettare gli altri più di quanto convenuto.".to_owned(),
        (What::YouAreLate, "en") => "The others have waited for you longer than agreed.".to_owned(),
        (What::YouAreLate, _) => "Gli altri ti aspettano da più tempo di quanto convenuto.".to_owned(),
        (What::Letter, "en") => format!("You have a letter from seat {by}."),
        (What::Letter, _) => format!("Hai una lettera dal posto {by}."),
        (What::AllianceOffered, "en") => format!("An alliance is offered to you by seat {by}."),
        (What::AllianceOffered, _) => format!("Il posto {by} ti propone un'alleanza."),
        (What::AllianceBroken, "en") => format!("Your alliance was broken by seat {by}."),
        (What::AllianceBroken, _) => format!("Il posto {by} ha rotto l'alleanza con te."),
        (What::TradeOffered, "en") => format!("Cards are offered to you by seat {by}."),
        (What::TradeOffered, _) => format!("Il posto {by} ti offre delle carte."),
    }
}

/// For programs. One turn in one match is said as it always was.
fn facts(bundle: &Bundle, here: &str) -> Value {
    let facts = |one: &InMatch, kind: Value| {
        let mut facts = json!({ "match": one.of, "game": one.game, "scenario": one.scenario, "url": one.link(here) });
        for (key, value) in kind.as_object().into_iter().flatten() {
            facts[key] = value.clone();
        }
        facts
    };
    if let [one] = &*bundle.matches
        && one.is_turn_alone()
    {
        return facts(one, json!({ "type": "your_turn" }));
    }
    let item = |item: &Item| match item {
        Item::Turn => json!({ "type": "your_turn" }),
        Item::News { what, by: None } => json!({ "type": what }),
        Item::News { what, by: Some(by) } => json!({ "type": what, "by": by }),
    };
    let matches = bundle.matches.iter().map(|one| {
        let news: Vec<Value> = one.items.iter().map(item).collect();
        facts(one, json!({ "news": news }))
    });
    json!({ "type": "news", "matches": matches.collect::<Vec<Value>>() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::MatchId;

    fn bundle(matches: usize) -> Bundle {
        let of = |number: usize| InMatch {
            of: MatchId(format!("match{number}")),
            game: "europe".to_owned(),
            scenario: "basic-all-equal".to_owned(),
            items: [
                What::Draw,
                What::Late,
                What::YouAreLate,
                What::Letter,
                What::AllianceOffered,
                What::AllianceBroken,
                What::TradeOffered,
            ]
            .map(|what| Item::News {
                what,
                by: Some("one".to_owned()),
            })
            .into(),
        };
        Bundle {
            matches: (0..matches).map(of).collect(),
        }
    }

    /// Discord takes 2,000 characters less one word of a link, ntfy 4,096 bytes; a crowd of matches must not lose the message.
    #[test]
    fn many_matches_are_counted_and_not_named() {
        let text = text("en", &bundle(40), "https://bicorne.example");
        assert_eq!(text.matches("/match/").count(), MOST_NAMED);
        assert!(
            text.ends_with("And from 25 more: https://bicorne.example/lobby\n"),
            "{text}"
        );
    }

    #[test]
    fn every_kind_of_news_is_worded_in_both_languages() {
        let one = bundle(1);
        let lines =
            |language: &str| -> Vec<String> { one.matches[0].items.iter().map(|item| line(language, item)).collect() };
        for (italian, english) in lines("it").into_iter().zip(lines("en")) {
            assert_ne!(italian, english);
        }
    }
}
