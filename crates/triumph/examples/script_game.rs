//! Finds the game that the end-to-end tests play: a whole 2 December with the auction, in which everything is asked that
//! can be asked, in as few picks as chance finds. Then the same beginnings with the enemy's faces exchanged among his
//! corps: until he shows something, the other player must not be able to tell them apart. And from a position, attacks
//! that wait for somebody at each of their steps.
//!
//! `cargo run --release -p triumph --example script_game -- SEED …` writes the shortest of these games to
//! `web/e2e/triumph/game.json`; without a seed it writes the attacks to `attacks.json` beside it.

use std::collections::BTreeSet;
use std::path::Path;

use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use table::{Choices, Dice, Game as _, Seat, Seed, TestRng, Viewer};
use triumph::board::{Commander, Locale, Side};
use triumph::{Action, Army, Ask, Event, Face, Options, Pick, Stage, State, Triumph, View};

type Failure = Box<dyn std::error::Error>;

/// Who bids first, which the script calls player 0.
const FIRST: Seat = Seat(0);
const ROLLOUTS: usize = 4_000;
/// No rollout takes more picks before it has come to something new.
const LONGEST: usize = 160;

#[derive(Clone)]
struct Entry {
    seat: Seat,
    ask: Ask,
    action: Action,
    picks: Vec<Pick>,
}

#[derive(Clone)]
struct Game {
    state: State,
    entries: Vec<Entry>,
    seen: BTreeSet<String>,
}

impl Game {
    fn picks(&self) -> usize {
        self.entries.iter().map(|entry| entry.picks.len() + 1).sum()
    }

    fn play(&mut self, entry: Entry) -> Vec<Event> {
        self.seen.extend(kinds(&entry));
        self.seen.extend(step_of(&self.state));
        let events = apply(&mut self.state, &entry);
        self.entries.push(entry);
        events
    }
}

fn main() -> Result<(), Failure> {
    if std::env::args().len() == 1 {
        return attacks();
    }
    let options = options()?;
    let mut games = Vec::new();
    for seed in std::env::args().skip(1) {
        let rng = TestRng::seed_from_u64(seed.parse()?);
        match search(&options, rng) {
            Ok(game) => games.push(game),
            Err(failure) => println!("{seed}: {failure}"),
        }
    }
    games.sort_by_key(Game::picks);
    let game = games.into_iter().next().ok_or("say some seeds")?;
    let exchanges: Vec<Value> = Side::ALL
        .into_iter()
        .filter_map(|viewer| exchange(&options, &game, viewer))
        .collect();
    println!("{} answers, {} picks", game.entries.len(), game.picks());
    let script = json!({
        "entries": game.entries.iter().map(written).collect::<Vec<_>>(),
        "exchanges": exchanges,
    });
    write("game.json", &script)
}

fn write(name: &str, script: &Value) -> Result<(), Failure> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/e2e/triumph");
    Ok(std::fs::write(folder.join(name), format!("{script}\n"))?)
}

/// Two forces that can do everything to each other.
fn attacks() -> Result<(), Failure> {
    let position = json!({
        "round": 4,
        "turn": { "side": "french" },
        "french": { "units": {
            "0": { "face": "infantry3", "corps": "lannes", "at": "55" },
            "1": { "face": "infantry3", "corps": "lannes", "at": "55" },
            "2": { "face": "infantry2", "corps": "lannes", "at": "55" },
            "3": { "face": "infantry2", "corps": "legrand", "at": "55" },
            "4": { "face": "infantry2", "corps": "legrand", "at": "55" },
            "5": { "face": "cavalry2", "corps": "murat", "at": "64" },
            "6": { "face": "cavalry3", "corps": "murat", "at": "64" },
            "7": { "face": "artillery1", "corps": "vandamme", "at": "64" },
            "8": { "face": "infantry2", "corps": "vandamme", "at": "64" },
            "9": { "face": "infantry3", "corps": "st-hilaire", "at": "56" },
            "10": { "face": "infantry3", "corps": "st-hilaire", "at": "56" },
            "11": { "face": "infantry2", "corps": "st-hilaire", "at": "56" },
            "12": { "face": "cavalry2", "corps": "murat", "at": "64" },
        } },
        "allied": { "units": {
            "0": { "face": "infantry3", "corps": "bagration", "at": "66" },
            "1": { "face": "infantry2", "corps": "bagration", "at": "66" },
            "2": { "face": "infantry2", "corps": "bagration", "at": "66" },
            "3": { "face": "cavalry2", "corps": "liechtenstein", "at": "66" },
            "4": { "face": "cavalry2", "corps": "liechtenstein", "at": "66" },
            "5": { "face": "infantry1", "at": "67" },
            "6": { "face": "infantry3", "corps": "constantine", "at": "67" },
            "7": { "face": "infantry2", "corps": "constantine", "at": "67" },
            "8": { "face": "cavalry3", "corps": "liechtenstein", "at": "66" },
            "9": { "face": "cavalry2", "corps": "kienmayer", "at": "67" },
            "10": { "face": "cavalry2", "corps": "kienmayer", "at": "67" },
            "11": { "face": "infantry2", "corps": "kienmayer", "at": "67" },
        } },
    });
    let mut json = serde_json::to_value(Triumph::options("december-2").ok_or("there is such a scenario")?)?;
    json["sharing"] = json!("free");
    let options: Options = serde_json::from_value(json.clone())?;
    let start = Triumph::place(Triumph::RULES, &options, &serde_json::from_value(position.clone())?)?;
    let steps = [
        "defence",
        "feint",
        "declaration",
        "counter_attack",
        "share_attack",
        "lose_attack",
        "share_defence",
        "share_counter",
        "lose_defence",
        "retreat_losses",
        "destinations",
        "kept_in_retreat",
        "entry",
        "kept_in_defeat",
        "advance",
    ];
    let wanted = steps.iter().map(|step| format!("step {step}")).collect();
    let found = (0..60).find_map(|seed| hunt(start, &wanted, &mut TestRng::seed_from_u64(seed)).ok());
    let game = found.ok_or("no attacks with all steps")?;
    println!(
        "attacks: {} answers, {} picks, round {}",
        game.entries.len(),
        game.picks(),
        game.state.round
    );
    let entries: Vec<Value> = game.entries.iter().map(written).collect();
    write(
        "attacks.json",
        &json!({ "options": json, "position": position, "entries": entries }),
    )
}

/// Where in an attack it waits for an answer.
fn step_of(state: &State) -> Option<String> {
    let Stage::Attack(attack) = &state.stage else {
        return None;
    };
    let step = serde_json::to_value(attack.step).ok()?;
    Some(format!("step {}", step["type"].as_str()?))
}

fn options() -> Result<Options, Failure> {
    let options = Triumph::options("december-2").ok_or("there is such a scenario")?;
    let mut json = serde_json::to_value(options)?;
    json["handicap"] = json!("auction");
    // Where losses may be shared as one likes, it is asked more often.
    json["sharing"] = json!("free");
    Ok(serde_json::from_value(json)?)
}

fn written(entry: &Entry) -> Value {
    json!({ "player": entry.seat.0, "ask": entry.ask, "action": entry.action, "picks": entry.picks })
}

/// Begins with the bid of the first player.
fn start(options: &Options) -> State {
    let all = (0..).map(|number: u32| Seed::from_text(&number.to_string()).dice_key("script", &[]));
    let started = all.map(|key| Triumph::start(Triumph::RULES, options, &mut Dice::new(key, 0)));
    let mut started = started.filter(|state| Triumph::asks(state).iter().any(|asked| asked.seat == FIRST));
    started.next().expect("one of two begins")
}

fn apply(state: &mut State, entry: &Entry) -> Vec<Event> {
    let mut dice = Dice::new(Seed::from_text("script").dice_key("script", &[]), 0);
    let mut events = Vec::new();
    Triumph::apply(state, entry.seat, &entry.ask, &entry.action, &mut dice, &mut events);
    events
}

/// What there is to be seen of an answer: the kind of ask, whose losses, the kind of answer.
fn kinds(entry: &Entry) -> Vec<String> {
    let ask: &'static str = (&entry.ask).into();
    let action: &'static str = (&entry.action).into();
    let of = match entry.ask {
        Ask::Share { of, .. } => format!("{of:?}"),
        Ask::Losses { of, .. } => format!("{of:?}").split(' ').next().unwrap_or_default().to_owned(),
        _ => String::new(),
    };
    let guard = matches!(entry.action, Action::Threaten { guard: Some(_), .. });
    let mut all = vec![format!("ask {ask} {of}"), format!("answer {action}")];
    all.extend(guard.then(|| "answer guard_threat".to_owned()));
    all.extend(
        entry
            .picks
            .iter()
            .map(|pick| format!("pick {}", <&'static str>::from(pick))),
    );
    all
}

/// Everything that the script shall come to.
fn wanted() -> BTreeSet<String> {
    let mut all: BTreeSet<String> = [
        "bid",
        "side",
        "assignment",
        "placement",
        "detachments",
        "battery",
        "command",
        "defence",
        "feint",
        "declaration",
        "counter_attack",
        "destinations",
        "kept",
        "advance",
        "entry",
        "ride",
    ]
    .iter()
    .map(|kind| format!("ask {kind} "))
    .collect();
    let parts = [
        "share AttackLeaders",
        "share DefenceLeaders",
        "losses Attack",
        "losses Defence",
        "losses Retreat",
    ];
    all.extend(parts.iter().map(|kind| format!("ask {kind}")));
    let answers = [
        "corps_move",
        "detach_move",
        "attach",
        "unit_move",
        "threaten",
        "retreat",
        "hold",
        "defend",
        "press",
        "feint",
        "declare",
    ];
    all.extend(answers.iter().map(|kind| format!("answer {kind}")));
    let picks = [
        "enter",
        "road",
        "leave",
        "guard_threat",
        "lead",
        "wide",
        "narrow",
        "go",
        "hit",
    ];
    all.extend(picks.iter().map(|kind| format!("pick {kind}")));
    all
}

/// Goes from one thing that was not seen yet to the next, each time by the shortest of many ways.
fn search(options: &Options, mut rng: TestRng) -> Result<Game, Failure> {
    let mut game = hunt(start(options), &wanted(), &mut rng)?;
    while Triumph::outcome(&game.state).is_none() {
        let mut ways: Vec<Entry> = (0..20)
            .filter_map(|_| answer(&game.state, Haste::Ends, &mut rng))
            .collect();
        ways.sort_by_key(|entry| entry.picks.len());
        let first = ways.into_iter().next().ok_or("there is an answer")?;
        game.play(first);
    }
    Ok(game)
}

/// Everything that is wanted, beginning here.
fn hunt(state: State, wanted: &BTreeSet<String>, rng: &mut TestRng) -> Result<Game, Failure> {
    let mut game = Game {
        state,
        entries: Vec::new(),
        seen: BTreeSet::new(),
    };
    while !wanted.is_subset(&game.seen) {
        let mut best: Option<(f64, Game)> = None;
        for _ in 0..ROLLOUTS {
            let Some((cost, next)) = rollout(&game, wanted, rng) else {
                continue;
            };
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, next));
            }
        }
        let (_, next) =
            best.ok_or_else(|| format!("no way on to {:?}", wanted.difference(&game.seen).collect::<Vec<_>>()))?;
        game = next;
    }
    println!("all of it by round {} in {} picks", game.state.round, game.picks());
    Ok(game)
}

/// Plays on until something new is seen; what each new thing cost in picks.
fn rollout(from: &Game, wanted: &BTreeSet<String>, rng: &mut TestRng) -> Option<(f64, Game)> {
    let mut game = from.clone();
    let missing = wanted.difference(&from.seen).count();
    while game.picks() < from.picks() + LONGEST {
        let entry = answer(&game.state, Haste::Fights, rng)?;
        game.play(entry);
        if Triumph::outcome(&game.state).is_some() {
            return None;
        }
        let new = missing - wanted.difference(&game.seen).count();
        if new > 0 {
            // A round is time that is gone.
            let rounds = f64::from(game.state.round - from.state.round);
            let cost = (game.picks() - from.picks()) as f64 + 6.0 * rounds;
            return Some((cost / new as f64, game));
        }
    }
    None
}

#[derive(Copy, Clone, Eq, PartialEq)]
enum Haste {
    Fights,
    Ends,
}

/// An answer to the first ask, built pick by pick.
fn answer(state: &State, haste: Haste, rng: &mut TestRng) -> Option<Entry> {
    let asked = Triumph::asks(state).into_iter().find(|asked| !asked.standing)?;
    let view = Triumph::view(state, Viewer::Seat(asked.seat));
    let mut picks = Vec::new();
    let quick = rng.random_bool(0.5);
    loop {
        match Triumph::choices(&view, &asked.ask, &picks) {
            Choices::Whole(action) => {
                return Some(Entry {
                    seat: asked.seat,
                    ask: asked.ask,
                    action,
                    picks,
                });
            }
            Choices::Next(offered) => picks.push(choose(state, &asked.ask, &offered, haste, quick, rng)?),
        }
    }
}

fn choose(state: &State, ask: &Ask, offered: &[Pick], haste: Haste, quick: bool, rng: &mut TestRng) -> Option<Pick> {
    let among = |which: &dyn Fn(&Pick) -> bool| offered.iter().copied().filter(|pick| which(pick)).collect::<Vec<_>>();
    let over = among(&|pick| matches!(pick, Pick::Done | Pick::Stop | Pick::Pass));
    let command = matches!(ask, Ask::Command) && offered.contains(&Pick::End);
    if haste == Haste::Ends && command {
        return Some(Pick::End);
    }
    if let (true, Some(&done)) = (quick, over.first()) {
        return Some(done);
    }
    if command {
        let threats = among(&|pick| matches!(pick, Pick::Threat { .. } | Pick::GuardThreat { .. }));
        if !threats.is_empty() && rng.random_bool(0.5) {
            return threats.choose(rng).copied();
        }
        if rng.random_bool(0.15) {
            return Some(Pick::End);
        }
        // Otherwise it would be one of very many.
        let rest = among(&|pick| *pick != Pick::End && !threats.contains(pick));
        return rest.choose(rng).or_else(|| offered.first()).copied();
    }
    let two = among(&|pick| matches!(pick, Pick::Lead { .. } | Pick::Wide | Pick::Press));
    if !two.is_empty() && rng.random_bool(0.6) {
        return two.choose(rng).copied();
    }
    if matches!(ask, Ask::Command) && rng.random_bool(0.7) {
        // Toward the enemy.
        let far = |pick: &Pick| match pick {
            Pick::To { position } => position.locale().map(|locale| distance(state, locale)),
            Pick::Road { road } => Some(distance(state, road.to())),
            _ => None,
        };
        if let Some(nearest) = offered
            .iter()
            .filter(|pick| far(pick).is_some())
            .min_by_key(|pick| far(pick))
        {
            return Some(*nearest);
        }
    }
    offered.choose(rng).copied()
}

/// How far the nearest enemy of the mover is.
fn distance(state: &State, locale: Locale) -> u8 {
    let enemy = state.ground().occupied(state.turn.side.other());
    (0..8)
        .find(|&steps| locale.near(steps).into_iter().any(|near| enemy.contains(near)))
        .unwrap_or(8)
}

/// The same beginning, with the faces of the viewer's enemy among his corps otherwise: as many as can be without a
/// difference to the viewer before the first face that he is shown.
fn exchange(options: &Options, game: &Game, viewer: Side) -> Option<Value> {
    let mut rng = TestRng::seed_from_u64(0);
    let seat = game.state.seat_of(viewer);
    let until = first_face(options, game, seat);
    let mut best: Option<((usize, usize), Vec<Entry>)> = None;
    for attempt in 0..20_000 {
        let mut numbers: Vec<u8> = (0..44).collect();
        if attempt % 4 == 0 {
            numbers.shuffle(&mut rng);
        } else {
            for _ in 0..rng.random_range(1..16) {
                let (one, other) = (rng.random_range(0..44), rng.random_range(0..44));
                numbers.swap(one, other);
            }
        }
        let (others, entries) = exchanged(options, game, seat, until, &numbers);
        let worth = (entries.len(), others);
        if others > 0 && best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, entries));
        }
    }
    let ((same, others), entries) = best?;
    println!(
        "{viewer:?}: of {until} answers before a face is shown, {same} look the same with {others} faces elsewhere"
    );
    Some(json!({ "viewer": seat.0, "entries": entries.iter().map(written).collect::<Vec<_>>() }))
}

/// After how many answers the viewer is first told a face of the enemy.
fn first_face(options: &Options, game: &Game, seat: Seat) -> usize {
    let mut state = start(options);
    let faces = ["infantry", "cavalry", "artillery", "guard3"].map(|face| format!("\"{face}"));
    for (number, entry) in game.entries.iter().enumerate() {
        let events = apply(&mut state, entry);
        let shown = |event: &Event| {
            let told =
                Triumph::tell(&state, event, Viewer::Seat(seat)).filter(|_| state.side_of(seat) != Some(event.owner));
            let text = told
                .and_then(|told| serde_json::to_string(&told).ok())
                .unwrap_or_default();
            faces.iter().any(|face| text.contains(face))
        };
        if events.iter().any(shown) {
            return number;
        }
    }
    game.entries.len()
}

/// How many faces of the army are with another commander.
fn elsewhere(here: &Army, there: &Army) -> usize {
    let faces = |army: &Army, commander: Commander| {
        let units = army.corps(commander).into_iter();
        units.filter_map(|unit| army.face(unit)).collect::<Vec<Face>>()
    };
    let missing = |commander: Commander| {
        let mut others = faces(there, commander);
        let own = faces(here, commander).into_iter();
        own.filter(|face| match others.iter().position(|other| other == face) {
            Some(place) => {
                others.remove(place);
                false
            }
            None => true,
        })
        .count()
    };
    Commander::of(here.side).map(missing).sum()
}

/// The answers of the other world, as long as each is legal and looks to the viewer as it did; and how many faces are
/// elsewhere in it.
fn exchanged(options: &Options, game: &Game, seat: Seat, until: usize, numbers: &[u8]) -> (usize, Vec<Entry>) {
    let (mut here, mut there) = (start(options), start(options));
    let mut others = 0;
    let mut entries = Vec::new();
    for entry in game.entries.iter().take(until) {
        let Some(other) = mirrored(&there, entry, seat, numbers) else {
            break;
        };
        let (one, two) = (apply(&mut here, entry), apply(&mut there, &other));
        let viewer = Viewer::Seat(seat);
        let told = |state: &State, events: &[Event]| -> Vec<_> {
            events
                .iter()
                .filter_map(|event| Triumph::tell(state, event, viewer))
                .collect()
        };
        if told(&here, &one) != told(&there, &two) || Triumph::view(&here, viewer) != Triumph::view(&there, viewer) {
            break;
        }
        if matches!(entry.ask, Ask::Assignment) && entry.seat != seat {
            let side = here.side_of(entry.seat).expect("who assigns has an army");
            others = elsewhere(here.army(side), there.army(side));
        }
        entries.push(other);
    }
    (others, entries)
}

/// The viewer does what he did; his enemy does it with other units.
fn mirrored(there: &State, entry: &Entry, seat: Seat, numbers: &[u8]) -> Option<Entry> {
    let action = match entry.seat == seat {
        true => entry.action.clone(),
        false => renumbered(&entry.action, numbers)?,
    };
    let open = Triumph::asks(there);
    open.iter()
        .find(|asked| asked.seat == entry.seat && asked.ask == entry.ask)?;
    let view = Triumph::view(there, Viewer::Seat(entry.seat));
    Triumph::check(&view, &entry.ask, &action).ok()?;
    let picks = offered_path(&view, &entry.ask, &action)?;
    Some(Entry {
        action,
        picks,
        ..entry.clone()
    })
}

/// The picks of an action, if all of them are offered.
fn offered_path(view: &View, ask: &Ask, action: &Action) -> Option<Vec<Pick>> {
    let picks = Triumph::path(ask, action)?;
    match table::play::walk_draft::<Triumph>(view, ask, &picks) {
        Ok(Choices::Whole(whole)) if whole == *action => Some(picks),
        _ => None,
    }
}

/// The same action by other units: number 3 becomes the third of the numbers.
fn renumbered(action: &Action, numbers: &[u8]) -> Option<Action> {
    let mut json = serde_json::to_value(action).ok()?;
    renumber(&mut json, "", numbers);
    serde_json::from_value(json).ok()
}

fn renumber(json: &mut Value, key: &str, numbers: &[u8]) {
    let new = |number: u64| {
        usize::try_from(number)
            .ok()
            .and_then(|number| numbers.get(number))
            .copied()
            .unwrap_or(0)
    };
    match json {
        Value::Number(number) if matches!(key, "unit" | "guard" | "units" | "leave" | "leaders" | "lost" | "corps") => {
            *json = Value::from(new(number.as_u64().unwrap_or(0)));
        }
        Value::Array(all) => {
            all.iter_mut().for_each(|one| renumber(one, key, numbers));
            all.sort_by_key(|one| one.as_u64());
        }
        Value::Object(table) => {
            let old = std::mem::take(table);
            for (name, mut value) in old {
                match name.parse::<u64>() {
                    Ok(unit) => {
                        table.insert(new(unit).to_string(), value);
                    }
                    Err(_) => {
                        // Under a commander stand his units.
                        let inner = if key == "corps" { "corps" } else { &name };
                        renumber(&mut value, inner, numbers);
                        table.insert(name, value);
                    }
                }
            }
        }
        _ => {}
    }
}
