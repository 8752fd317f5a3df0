//! The games: who is ordered to do what.

use serde_json::{Value, json};
use triumph::board::Side;

use crate::orders::{ATTACK, DEFEND, Orders, STORM};

pub struct Staged {
    pub name: &'static str,
    pub scenario: &'static str,
    pub options: Value,
    pub french: Orders,
    pub allied: Orders,
    /// The army each seat would rather play.
    pub wants: [Side; 2],
    pub seed: u64,
}

/// As seats are filled where nothing is auctioned.
const SEATED: [Side; 2] = [Side::French, Side::Allied];

/// The French go for the middle, as they did.
const PRATZEN: &[(&str, &[u8])] = &[
    ("lannes", &[66, 67]),
    ("murat", &[55, 75, 86]),
    ("bessieres", &[63, 74, 84]),
    ("vandamme", &[83, 84]),
    ("st-hilaire", &[94, 106]),
    ("bernadotte", &[63, 83, 95, 96]),
    ("davout", &[117, 132]),
];

/// The Allies go round the south, as they did.
const TELLNITZ: &[(&str, &[u8])] = &[
    ("kienmayer", &[134, 132]),
    ("dokhturov", &[134, 132, 117]),
    ("langeron", &[120, 133, 132]),
    ("prebyshevsky", &[107, 119, 133]),
    ("kollowrath", &[96]),
    ("liechtenstein", &[97]),
    ("constantine", &[86]),
    ("bagration", &[66]),
];

/// The French hold the brook and cover the south.
const BROOK: &[(&str, &[u8])] = &[
    ("legrand", &[132]),
    ("st-hilaire", &[103, 118]),
    ("vandamme", &[72]),
    ("bessieres", &[63]),
    ("murat", &[72, 81]),
    ("lannes", &[64]),
];

/// Bagration goes for the Santon, the others for the middle.
const SANTON: &[(&str, &[u8])] = &[
    ("bagration", &[43, 29, 41, 54]),
    ("constantine", &[66, 55]),
    ("liechtenstein", &[97, 75]),
    ("kollowrath", &[96, 84, 74]),
    ("miloradovich", &[84, 74]),
    ("langeron", &[94, 93]),
    ("dokhturov", &[120, 119]),
    ("prebyshevsky", &[107, 94]),
    ("kienmayer", &[134]),
];

/// Everybody goes forward, the south first.
const WESTWARD: &[(&str, &[u8])] = &[
    ("kienmayer", &[134, 132]),
    ("dokhturov", &[134, 132, 118]),
    ("langeron", &[94, 93, 103]),
    ("prebyshevsky", &[107, 94, 93]),
    ("bagration", &[66, 55]),
    ("miloradovich", &[84, 83, 72]),
    ("constantine", &[86, 75, 74]),
    ("kollowrath", &[95, 83]),
    ("liechtenstein", &[97, 74]),
];

pub fn all() -> Vec<Staged> {
    let game = |name, french, allied, seed| Staged {
        name,
        scenario: "december-2",
        options: json!({}),
        french,
        allied,
        wants: SEATED,
        seed,
    };
    vec![
        game(
            "french-decisive-guard-wins",
            Orders {
                marches: PRATZEN,
                guard: Some(-3),
                ..STORM
            },
            Orders {
                blocks: true,
                stand: 4,
                ..ATTACK
            },
            4,
        ),
        game(
            "allied-decisive-guard-fails",
            Orders {
                marches: PRATZEN,
                call: true,
                guard: Some(1),
                ..ATTACK
            },
            Orders {
                marches: TELLNITZ,
                ..STORM
            },
            43,
        ),
        Staged {
            options: json!({"santon": true}),
            ..game(
                "french-marginal-alone-santon",
                Orders {
                    marches: BROOK,
                    outposts: &[("lannes", "54")],
                    stand: 6,
                    ..DEFEND
                },
                Orders {
                    marches: SANTON,
                    ..ATTACK
                },
                52,
            )
        },
        game(
            "allied-marginal-alone",
            Orders { nerve: 1, ..DEFEND },
            Orders {
                marches: WESTWARD,
                attacks: 1..=7,
                ..ATTACK
            },
            86,
        ),
        game(
            "french-marginal-reinforced",
            Orders {
                marches: PRATZEN,
                call: true,
                ..ATTACK
            },
            Orders {
                blocks: false,
                stand: 0,
                ..DEFEND
            },
            117,
        ),
        Staged {
            options: json!({"cavalry": "ride_over", "memory": true}),
            ..game(
                "allied-marginal-reinforced-cavalry",
                Orders {
                    marches: PRATZEN,
                    call: true,
                    outposts: &[
                        ("vandamme", "73"),
                        ("vandamme", "82"),
                        ("lannes", "55"),
                        ("legrand", "134"),
                    ],
                    nerve: 1,
                    ..ATTACK
                },
                Orders {
                    marches: TELLNITZ,
                    rides: true,
                    ..DEFEND
                },
                63,
            )
        },
        Staged {
            scenario: "december-1",
            ..game(
                "december-1-night",
                Orders {
                    marches: BROOK,
                    call: true,
                    nerve: 1,
                    stand: 4,
                    ..DEFEND
                },
                Orders {
                    marches: WESTWARD,
                    ..ATTACK
                },
                22,
            )
        },
        Staged {
            options: json!({"handicap": "auction", "sharing": "free"}),
            wants: [Side::Allied, Side::Allied],
            ..game(
                "auction",
                Orders {
                    marches: PRATZEN,
                    ..ATTACK
                },
                Orders {
                    marches: TELLNITZ,
                    bid: 4,
                    ..ATTACK
                },
                29,
            )
        },
    ]
}
