//! Rules of thumb, as an old soldier has them: what an army should look to, and how much, in the morning and in the
//! evening. The sergeant judges by these.

use super::value::{ARMIES, COUNT, OBJECTIVES, OF_AN_ARMY, OF_OBJECTIVES, Weights};

/// Counts for one's own army as much as against the enemy's.
struct Rule {
    /// What it says, for whoever reads this.
    _says: &'static str,
    early: f32,
    late: f32,
}

const fn rule(says: &'static str, early: f32, late: f32) -> Rule {
    Rule {
        _says: says,
        early,
        late,
    }
}

/// In the order of the features of an army.
const OF_ARMIES: [Rule; OF_AN_ARMY] = [
    rule("an army lives by its morale", 1.5, 1.5),
    rule("an army on the brink runs at the next blow", -4.0, -4.0),
    rule("throw no infantry away", 0.6, 0.4),
    rule("throw no cavalry away", 0.6, 0.4),
    rule("guns speak before an assault: bring them along", 0.1, 0.1),
    rule("keep the Guard until it pays", 0.1, 0.1),
    rule("keep the heavy cavalry until it pays", 0.1, 0.1),
    rule("do not scatter", -0.1, -0.1),
    rule(
        "march on what the battle is about, by road where there is one",
        0.4,
        0.3,
    ),
    rule("hold what the battle is about", 0.2, 0.3),
    rule("leave no hole behind", 0.1, 0.1),
    rule("mass before you attack", 0.3, 0.3),
    rule("block the approaches before the enemy", 0.2, 0.2),
    rule("do not shrink from the enemy", 0.0, 0.0),
    rule("patience: reserves off the map are not lost", 0.1, 0.1),
];

/// For the French; in the order of the features.
const OF_THE_BATTLE: [Rule; OF_OBJECTIVES] = [
    rule("no Allied corps on a blue star", -0.3, -0.8),
    rule("every prize counts", 0.2, 0.5),
    rule("be ahead", 0.2, 0.8),
    rule("be ahead when night falls", 0.0, 4.0),
    rule(
        "trap or patience: whoever calls reserves must take all prizes",
        0.2,
        -0.5,
    ),
    rule("and then every prize counts more", 0.2, 0.3),
    rule("and a blue star lost less", 0.0, 0.2),
    rule("lie in wait beside the prizes", 0.1, 0.1),
];

/// Whose turn it is counts a little.
const INITIATIVE: f32 = 0.2;

pub fn weights() -> Weights {
    let (mut early, mut late) = ([0.0; COUNT], [0.0; COUNT]);
    early[1] = INITIATIVE;
    late[1] = INITIATIVE;
    for (index, rule) in OF_ARMIES.iter().enumerate() {
        let (french, allied) = (ARMIES + index, ARMIES + OF_AN_ARMY + index);
        (early[french], late[french]) = (rule.early, rule.late);
        (early[allied], late[allied]) = (-rule.early, -rule.late);
    }
    for (index, rule) in OF_THE_BATTLE.iter().enumerate() {
        (early[OBJECTIVES + index], late[OBJECTIVES + index]) = (rule.early, rule.late);
    }
    Weights { early, late }
}
