import type { Section } from "../section";

export const end = {
  id: "T11.11",
  title: "Step 11: the end of the attack",
  rules: {
    "T11.11a": "If artillery led the attack, all pieces of both sides stay in place, whoever won.",
    "T11.11b":
      "If the attacker has won and artillery did not lead, every piece of the defender in the defence locale retreats, named or not (T12.2).",
    "T11.11c": "The victorious attacking pieces then move into the defence reserve, all of them.",
    "T11.11d":
      "If the defender has won, attacking pieces that block the attack approach fall back into the attack reserve. That is neither a move nor a retreat.",
    "T11.11e":
      "After a lost attack every corps that attacked keeps exactly one of its attacking units, which the attacker chooses. All other attacking units are detached.",
    "T11.11f": "Other pieces of the attacker in the attack locale are not affected.",
    "T11.11g":
      "If the defender has won from reserve, he moves some or all of the named pieces up to block the defence approach: at least one unit has to advance (R19).",
    "T11.11h": "Where this advance parts a corps, the units that are no longer with their commander are detached.",
    "T11.11i": "Faces that were shown in the attack stay visible until the turn ends (R28).",
  },
  notes: {
    "T11.11b": "Before that, morale is paid for the combat; the order is in R51.",
    "T11.11d":
      "The defender may win and yet lose every unit he named: the attackers still fall back, and nobody advances (R48).",
    "T11.11e":
      "A beaten corps is scattered: it takes an Attach command for each unit to gather it again. Attack with no more than you are willing to see scattered.",
  },
} satisfies Section;

export const after = {
  id: "T11.12",
  title: "After an attack",
  rules: {
    "T11.12a": "Pieces that attacked and are still in the attack locale count as moved, and their commands as given.",
    "T11.12b":
      "If the defender retreated before combat, cavalry that came by road may go on with its road move, and attack again on it.",
    "T11.12c": "If the defender stood, it goes no farther.",
    "T11.12d": "After an attack led by artillery a second attack may be made over the same approach this turn.",
    "T11.12e": "That second attack may not be led by artillery.",
    "T11.12f": "No piece that took part in the artillery-led attack takes part in the second: it has moved (T9.20).",
    "T11.12g": "The defender may use the same pieces against both, because it is the same approach.",
    "T11.12h":
      "After a feint, and after an attack that the attacker lost, nobody attacks over that approach for the rest of the turn.",
    "T11.12i":
      "After an attack that the attacker won, no piece but the victorious attackers enters the defence locale this turn. Retreats before combat and attacks led by artillery do not close it.",
  },
  notes: {
    "T11.12b":
      "The locale it has moved into counts against its allowance (R21). Cavalry that goes in by a single road and rides no farther has made a plain move and closes nothing.",
    "T11.12d":
      "This is the classic assault: guns first, then the corps behind them from reserve. The guns never demoralise (T13.5), but they thin out the blockers.",
    "T11.12h":
      "Attacks led by artillery never close an approach, whatever their result (R49). A closed approach bars attacks only: a locale that has been left empty can still be entered by a plain move (R48).",
  },
} satisfies Section;
