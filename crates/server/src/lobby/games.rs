//! What can be played here, and how a form can ask for it.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::any::AnyGame;
use table::begin::{MatchError, Terms};
use table::options::{Chosen, OptionRange, OptionsError, Scenario};
use table::{Budget, Holder, Level, Salt, Seed};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::app::App;
use crate::body::Body;
use crate::failure::Failure;
use crate::own_data::OwnData;

#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts")]
pub struct GameView {
    pub name: String,
    /// To learn and to test the table with; the others are what people come for.
    pub hidden: bool,
    /// The version of its rules.
    pub rules: u16,
    pub scenarios: Vec<ScenarioView>,
    /// From the weakest to the strongest.
    pub bots: Vec<BotView>,
    /// The options that the operator has set for every match that is made here from now on.
    pub furnished: Vec<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts", optional_fields)]
pub struct BotView {
    pub level: String,
    /// How long it thinks unless it is told otherwise; none where it does not think.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub budget: Option<Budget>,
}

#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[ts(export_to = "lobby.ts")]
pub struct ScenarioView {
    pub name: String,
    pub options: Vec<OptionView>,
    /// The seats with the options as they are by default.
    pub seats: Vec<String>,
}

#[derive(Clone, Debug, Serialize, ToSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "lobby.ts")]
pub enum OptionView {
    Switch {
        key: String,
        default: bool,
    },
    Number {
        key: String,
        least: u32,
        most: u32,
        default: u32,
    },
    OneOf {
        key: String,
        values: Vec<String>,
        default: String,
    },
    /// A text of so many bytes at most.
    Text {
        key: String,
        most: u32,
        default: String,
    },
}

#[derive(Debug, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "lobby.ts")]
pub struct Setting {
    pub scenario: String,
    #[serde(default)]
    #[schema(value_type = Object)]
    #[ts(optional, as = "Option<_>")]
    pub options: Chosen,
}

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", tag = "lobby", responses((status = 200, body = Vec<GameView>)))]
pub async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameView>> {
    // The defaults of options are read off a match that is begun for it: once is enough.
    let views = app.game_views.get_or_init(|| {
        app.games
            .games()
            .map(|game| game_view(game, &app.settings.data))
            .collect()
    });
    Json(views.clone())
}

/// The names of the seats of a scenario played with such options.
#[utoipa::path(post, path = "/api/games/{game}/seats", tag = "lobby", params(("game" = String, Path)),
    request_body = Setting, responses((status = 200, body = Vec<String>), (status = 400, body = Failure)))]
pub async fn seats(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Body(setting): Body<Setting>,
) -> Result<Json<Vec<String>>, Failure> {
    let game = app.games.get(&game).ok_or(Failure::NotFound)?;
    let names = seat_names(game.as_ref(), &setting.scenario, &setting.options)?;
    Ok(Json(names))
}

pub fn seat_names(game: &dyn AnyGame, scenario: &str, options: &Chosen) -> Result<Vec<String>, OptionsError> {
    let seats = game.seats(scenario, options)?;
    Ok(seats.into_iter().map(|spec| spec.name).collect())
}

/// The options of a scenario that can be chosen, those that somebody left out with the value they have then.
pub fn all_options(game: &dyn AnyGame, scenario: &str, chosen: &Chosen) -> Result<Chosen, MatchError> {
    let seats = game.seats(scenario, chosen)?;
    let bot = Holder::Bot { level: String::new() };
    let terms = Terms {
        rules: None,
        id: String::new(),
        scenario: scenario.to_owned(),
        options: chosen.clone(),
        position: None,
        holders: vec![bot; seats.len()],
        salts: vec![Salt::from_bytes([0; 16]); seats.len()],
    };
    // Only a match says what the options are that nobody named; nobody plays this one.
    let game_of_nobody = game.begin(terms, Seed::from_bytes([0; 32]))?;
    Ok(chosen_in(game, scenario, &game_of_nobody.header().options))
}

/// What of the options of a match can be chosen. The rest follows from its scenario: whoever asked for it would be refused.
pub fn chosen_in(game: &dyn AnyGame, scenario: &str, options: &Value) -> Chosen {
    let scenarios = game.scenarios().into_iter().filter(|spec| spec.name == scenario);
    let keys: Vec<_> = scenarios
        .flat_map(|spec| spec.options)
        .map(|option| option.key)
        .collect();
    let mut chosen = options.as_object().cloned().unwrap_or_default();
    chosen.retain(|key, _| keys.contains(&key.as_str()));
    chosen
}

/// The options of a scenario that the operator alone sets.
pub fn furnished_keys(game: &dyn AnyGame, scenario: &str) -> Vec<&'static str> {
    let scenarios = game.scenarios().into_iter().filter(|spec| spec.name == scenario);
    let options = scenarios.flat_map(|spec| spec.options);
    let furnished = options.filter(|option| matches!(option.range, OptionRange::Furnished { .. }));
    furnished.map(|option| option.key).collect()
}

fn game_view(game: &dyn AnyGame, data: &OwnData) -> GameView {
    let scenarios = game.scenarios();
    let keys: BTreeSet<_> = scenarios
        .iter()
        .flat_map(|scenario| furnished_keys(game, scenario.name))
        .collect();
    let furnished = keys.into_iter().filter(|&key| data.of(game.name(), key).is_some());
    GameView {
        name: game.name().to_owned(),
        hidden: game.hidden(),
        rules: game.rules(),
        furnished: furnished.map(str::to_owned).collect(),
        scenarios: scenarios.iter().map(|scenario| scenario_view(game, scenario)).collect(),
        bots: game
            .levels()
            .into_iter()
            .map(|Level { name, budget }| BotView {
                level: name.to_owned(),
                budget,
            })
            .collect(),
    }
}

fn scenario_view(game: &dyn AnyGame, scenario: &Scenario) -> ScenarioView {
    let nothing = Chosen::new();
    let defaults = all_options(game, scenario.name, &nothing).unwrap_or_default();
    let option_view = |key: &str, range: &OptionRange| {
        let default = defaults.get(key);
        let key = key.to_owned();
        let view = match range {
            // Nobody is asked for it.
            OptionRange::Furnished { .. } => return None,
            OptionRange::Switch => OptionView::Switch {
                key,
                default: default.and_then(Value::as_bool).unwrap_or_default(),
            },
            OptionRange::Number { least, most } => OptionView::Number {
                key,
                least: *least,
                most: *most,
                default: default
                    .and_then(Value::as_u64)
                    .and_then(|number| u32::try_from(number).ok())
                    .unwrap_or(*least),
            },
            OptionRange::OneOf { values } => OptionView::OneOf {
                key,
                values: values.iter().map(|value| (*value).to_owned()).collect(),
                default: default.and_then(Value::as_str).unwrap_or_default().to_owned(),
            },
            OptionRange::Text { most, .. } => OptionView::Text {
                key,
                most: *most,
                default: default.and_then(Value::as_str).unwrap_or_default().to_owned(),
            },
        };
        Some(view)
    };
    ScenarioView {
        name: scenario.name.to_owned(),
        options: scenario
            .options
            .iter()
            .filter_map(|option| option_view(option.key, &option.range))
            .collect(),
        seats: seat_names(game, scenario.name, &nothing).unwrap_or_default(),
    }
}
