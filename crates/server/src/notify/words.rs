//! What a mail or a webhook says. Nothing of the position: mail is read by many eyes.

use serde_json::json;

use super::shape::Said;
use crate::store::waits::Wait;

#[derive(Debug)]
pub(super) struct Words {
    pub(super) subject: String,
    pub(super) body: String,
}

impl Words {
    pub(super) fn of(wait: &Wait, link: &str, unsubscribe: &str) -> Words {
        let Wait {
            name, game, scenario, ..
        } = wait;
        match wait.language.as_str() {
            "en" => Words {
                subject: subject(wait),
                body: format!(
                    "Hello {name},\n\n\
                     it is your move in {game} ({scenario}):\n\
                     {link}\n\n\
                     You get one e-mail for each wait, and only while you are away.\n\
                     To stop these e-mails: {unsubscribe}\n"
                ),
            },
            _ => Words {
                subject: subject(wait),
                body: format!(
                    "Ciao {name},\n\n\
                     tocca a te in {game} ({scenario}):\n\
                     {link}\n\n\
                     Ricevi un solo avviso per ogni attesa, e solo mentre non ci sei.\n\
                     Per non riceverne più: {unsubscribe}\n"
                ),
            },
        }
    }
}

/// It is his turn, for a webhook.
pub(super) fn turn(wait: &Wait, link: &str) -> Said {
    let Wait { game, scenario, .. } = wait;
    Said {
        text: format!("{}\n{link}", subject(wait)),
        link: link.to_owned(),
        facts: json!({ "type": "your_turn", "match": wait.of, "game": game, "scenario": scenario, "url": link }),
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

fn subject(wait: &Wait) -> String {
    let Wait { game, scenario, .. } = wait;
    match wait.language.as_str() {
        "en" => format!("Your move: {game}, {scenario}"),
        _ => format!("Tocca a te: {game}, {scenario}"),
    }
}
