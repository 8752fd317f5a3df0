import type { Section } from "../section";

export const t12 = {
  id: "T12",
  title: "Retreats",
  rules: {
    "T12.1": "A retreat is no move, and no command is spent on it.",
    "T12.2":
      "When a player retreats from a locale, every piece he has there goes, at whatever approach or in reserve. None stays.",
    "T12.3": "All units that retreat are shown when the retreat begins.",
    "T12.4": "Artillery that would have to retreat is eliminated.",
    "T12.5":
      "Each approach of the locale, other than the defence approach, that is blocked by retreating infantry or cavalry costs one step if it is narrow, two if it is wide.",
    "T12.6": "These steps fall on the infantry and cavalry at that approach. Their owner chooses.",
    "T12.7":
      "If there is infantry in the reserve that was not named to defend, it costs one step if the defence approach is narrow, two if it is wide (R16).",
    "T12.8": "These steps fall on the infantry in reserve that was not named. Its owner chooses.",
    "T12.9": "Cavalry in reserve loses nothing in a retreat.",
    "T12.10":
      "What is left goes to the reserves of adjacent locales, all to one or divided among several, as the owner likes.",
    "T12.11": "Nobody retreats into the attack locale.",
    "T12.12": "Nobody retreats across an impassable approach.",
    "T12.13": "Nobody retreats into a locale that the enemy occupies.",
    "T12.14": "Nobody retreats into a locale beyond its capacity (T4.4).",
    "T12.15": "If there is room for some units only, the owner chooses which of them take it.",
    "T12.16":
      "Units that find no room are eliminated, and only these: as long as there is room, it has to be used (R16).",
    "T12.17":
      "Every corps that retreats keeps exactly one unit, which its owner chooses; the commander goes with it. Its other units are detached.",
  },
  notes: {
    "T12.3": "The faces stay visible until the turn ends (R28).",
    "T12.4": "Wherever it stood, and it counts as strength lost (R16). The fixed battery as well (R42).",
    "T12.5":
      "Never more than the infantry and cavalry there have (R16). Whoever blocked the defence approach itself loses nothing more in the retreat, artillery apart.",
    "T12.7":
      "In a retreat before combat nobody was named: all infantry in reserve counts. One charge for the whole reserve, however many units there are.",
    "T12.9":
      "Light cavalry alone in reserve therefore gives ground for nothing: the ideal screen. Heavy cavalry is committed by a retreat (T15.3).",
    "T12.13":
      "This is judged before the attackers come in (R52). Look behind you: a locale whose neighbours are held by the enemy is a trap.",
    "T12.16": "They count as strength lost in the retreat (R51).",
    "T12.17": "It keeps one of those that found room. If none did, the commander is lost too (R52).",
  },
} satisfies Section;
