//! What a mail says. Nothing of the position: mail is read by many eyes.

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
                subject: format!("Your move: {game}, {scenario}"),
                body: format!(
                    "Hello {name},\n\n\
                     it is your move in {game} ({scenario}):\n\
                     {link}\n\n\
                     You get one e-mail for each wait, and only while you are away.\n\
                     To stop these e-mails: {unsubscribe}\n"
                ),
            },
            _ => Words {
                subject: format!("Tocca a te: {game}, {scenario}"),
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
