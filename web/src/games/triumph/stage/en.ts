import { masculines } from "../../../words/noun";
import { capital, plural } from "../../../words/sentence";
import type { Face, Locale } from "../../../wire/triumph";
import { approachOf, localeOf, locales } from "../map/map";
import { armOf, strengthOf } from "../face";
import type { StageWords, Who } from "./words";

const s = (count: number, one: string, many = `${one}s`) =>
  `${String(count)} ${plural("en", count, { one, other: many })}`;
const who = ({ noun, you }: Who) => (you ? "you" : noun.text);
const Who = (someone: Who) => capital(who(someone));
const signed = (change: number) => (change > 0 ? `+${String(change)}` : `−${String(-change)}`);

const arms = { infantry: "infantry", cavalry: "cavalry", artillery: "artillery", guard: "Guard" };
const face = (one: Face) => `${arms[armOf(one)]} ${String(strengthOf(one))}`;

function place(locale: Locale): string {
  const name = locales.get(locale)?.name;
  return name === undefined ? `locale ${String(locale)}` : `${name} (${String(locale)})`;
}

const causes = {
  combat: "lost the combat",
  retreat: "lost in the retreat",
  heavy_cavalry: "heavy cavalry committed",
  guard: "Guard committed",
  guard_beaten: "Guard Attack beaten",
  reinforced: "reinforcements",
  night: "the night’s rest",
};

export const en: StageWords = {
  attack: "Attack",
  guardAttack: "Guard Attack",
  lastAttack: "The last attack",
  outcome: (winner, result) => `${winner}, result ${result === 0 ? "0" : signed(result)}`,
  chances: {
    title: "The chances, as far as you can know",
    outcomes: {
      won: "You win",
      lost: "You lose",
      repelled: "The attack is repelled",
      retreated: "The defenders retreat",
      feint: "It stays a feint",
      drawn: "Nobody wins",
    },
  },
  noCombat: "ended without combat",
  ride: "Cavalry on the road",
  sides: { french: masculines("the French"), allied: masculines("the Allies") },
  place,
  position: (position) => {
    const locale = localeOf(position);
    if (locale === undefined) return "off the map";
    const far = approachOf(position)?.split("-")[1];
    return far === undefined ? `reserve of ${place(locale)}` : `approach of ${String(locale)} toward ${far}`;
  },
  face,
  hidden: "hidden unit",
  commanderToo: "with the commander himself",
  corps: (commander) => commander,
  detached: "detached",
  units: (count) => s(count, "unit"),
  ground: (attacker, from, defender, to) => `${capital(attacker.text)} in ${from} against ${defender.text} in ${to}`,
  width: { wide: "wide approach", narrow: "narrow approach", impassable: "impassable" },
  penalty: { infantry: "penalty for infantry", cavalry: "penalty for cavalry", artillery: "penalty for artillery" },
  obstructed: "obstructed for cavalry",
  noSigns: "open ground",
  onHill: "on a hill",
  defendersBlock: "defenders at the approach",
  defendersInReserve: "defenders in reserve",
  steps: {
    1: "Threat",
    2: "Stand or retreat",
    3: "Feint",
    4: "Leaders of the defence",
    5: "Declaration of the attack",
    6: "Initial result",
    7: "Counter-attack",
    8: "Final result",
    9: "Attacker’s losses",
    10: "Defender’s losses",
    11: "Completion",
  },
  stepStates: { done: "done", now: "now" },
  then: "Then",
  notTaken: "The attack ends here.",
  decides: (someone) => (someone.you ? "You decide now." : `${Who(someone)} decide now.`),
  ahead: {
    defence:
      "The defender retreats before combat, or names who defends. Who leads the defence is chosen with it and stays sealed until the attack is pressed.",
    feint:
      "The attacker calls it a feint, which ends it and brings defenders up from the reserve, or presses it: then the leaders of the defence are shown.",
    declaration:
      "The attacker declares command, width and leaders; they are shown, and the initial result is reckoned at once.",
    counter_attack:
      "One or two named units that do not lead may counter-attack. Each pays a step first and takes what is left of it off the result. Infantry may only while the attacker is winning.",
    share_attack: "The defender places the odd loss between the attack’s two leaders.",
    lose_attack: "What the leaders could not bear falls on other attackers, of their owner’s choice.",
    share_defence: "The attacker places the odd loss between the two leaders of the defence.",
    share_counter: "The attacker places the odd loss between the two counter-attackers.",
    lose_defence: "What is left falls on other named defenders, of their owner’s choice.",
    retreat_losses:
      "The locale is given up: who stands at other approaches, and infantry in reserve that was not named, pays for it.",
    destinations:
      "Every unit goes to an adjacent locale without enemies, where there is room; never to where the attack came from.",
    kept_in_retreat: "Each commander keeps one unit; all others are detached.",
    entry: "The defender is gone. The attacker now says with which command and pieces he goes in.",
    kept_in_defeat: "The attack is beaten: each corps that attacked keeps one unit, all others are detached.",
    advance: "One or more of the named defenders go up to the approach they defended.",
  },
  aheadBlocked:
    "Who blocks the approach must defend it and cannot retreat before combat. Who leads the defence stays sealed until the attack is pressed.",
  aheadFreely: {
    share_attack: "The defender places the losses as he likes between the attack’s two leaders.",
    share_defence: "The attacker places the losses as he likes between the two leaders of the defence.",
    share_counter: "The attacker places the losses as he likes between the two counter-attackers.",
  },
  command: { corps_move: "Corps Move", detach_move: "Detach Move", unit_move: "Unit Move" },
  threat: (someone, from, to) =>
    `${Who(someone)} threaten${someone.you || someone.noun.plural ? "" : "s"} ${to} from ${from}.`,
  guardShown: "A unit of the Guard was shown.",
  namedBlocking: (someone) => `${Who(someone)} hold the approach with all who block it:`,
  namedReserve: (someone) => `${Who(someone)} defend out of the reserve:`,
  named: "Named:",
  retreats: (someone) => `${who(someone)} retreat before combat`,
  feint: (someone) => `${who(someone)} only feinted`,
  pressed: "pressed",
  sealed: "sealed:",
  sealedNobody: "sealed: nobody leads",
  nobodyLeads: "nobody leads",
  wideAttack: "wide attack",
  narrowAttack: "narrow attack",
  passedBy: "passed by:",
  leads: "Leading:",
  line(line) {
    switch (line.type) {
      case "leader":
        return `${face(line.face)} leads`;
      case "nobody_leads":
        return "nobody leads the attack";
      case "foot_against_blockers":
        return "infantry against blockers";
      case "penalty":
        return `ground: penalty for ${line.symbol}`;
      case "defender":
        return line.awed
          ? `${face(line.face)} leads the defence, one less against the Guard`
          : `${face(line.face)} leads the defence`;
      case "guns_fire":
        return "guns fire: the defence does not count";
      case "counter_attacker":
        return `${face(line.face)} counter-attacks, a step less`;
    }
  },
  total: "Result",
  expected: "As picked so far",
  wins(someone, why, { attackers, defenders }) {
    const wins = `${Who(someone)} win`;
    if (why === "blocked") return `${wins}: at 0 those who block the approach hold it.`;
    if (why === "more_attackers")
      return `${wins}: at 0 more attack (${String(attackers)}) than defend (${String(defenders)}).`;
    if (why === "more_defenders")
      return `${wins}: at 0 more defend (${String(defenders)}) than attack (${String(attackers)}).`;
    if (why === "french") return `${wins}: at 0 and with equal numbers (${String(attackers)}) the French do.`;
    return `${wins}.`;
  },
  onlyResults: "How the result came about is in the log.",
  nobody: "nobody",
  winner: (someone) => `${who(someone)} win`,
  steps_: (count) => (count === 0 ? "none" : s(count, "step")),
  group: (corps, count) => `${corps ?? "detached"} ${String(count)}`,
  lossLine(line) {
    switch (line.type) {
      case "enemy_leaders":
        return `one for each enemy leader (${String(line.count)})`;
      case "result":
        return "the final result";
      case "own_guns":
        return `less guns that lead the defence (${String(line.count)})`;
      case "guns_safe":
        return "guns fire from afar";
    }
  },
  toLose: "To lose",
  losesNothing: "No losses.",
  hit: (name, steps, left) => `${name} −${String(steps)}, ${left === undefined ? "gone" : `now ${left}`}`,
  lossCause: {
    attack: "Attackers",
    defence: "Defenders",
    counter_attack: "For counter-attacking",
    retreat: "In the retreat",
    guns_abandoned: "Guns left behind",
    no_room: "No room",
  },
  commanderLost: (name) => `${name} falls with the last of his corps.`,
  morale: ({ noun, you }, change, morale, cause) =>
    `${you ? "Your morale" : `Morale of ${noun.text}`} ${signed(change)} (${causes[cause]}): now ${String(morale)}.`,
  beaten: (someone) => `${Who(someone)} must give up the locale; all in it were shown.`,
  gunsStay: "Guns fired: everybody stays where he is.",
  goTo: (to) => `To ${to}:`,
  advances: (to) => `Up to the ${to}:`,
  enters: (someone, to) => `${Who(someone)} go into ${to}:`,
  staysBehind: "The battery stays where it is.",
  fallsBack: "The attackers at the approach fall back into reserve.",
  rider: {
    at: (at) => `It has ridden into ${at}.`,
    ridden: (count) => `${s(count, "locale")} so far`,
    main: "on the main road all the way",
    local: "by local road",
    ahead: "The defender gave way. The cavalry may ride on, threaten again over the road, or stay.",
  },
  form: {
    title: "Your choice",
    retreat: "Retreat",
    retreatHint: "Give up the locale before combat",
    defenders: "Who defends",
    allBlockers: "All who block the approach defend it.",
    commanders: "Commanders named with them",
    withHim: (commander) => `with ${commander}`,
    leaders: "Who would lead (sealed)",
    leadersHint: (most) =>
      most === 1 ? "Nobody or one: the approach is narrow." : "Nobody, one or two: the approach is wide.",
    leads: "Who leads",
    nobodyYet: "Nobody yet.",
    counter: "Who counter-attacks",
    counterHint: "Nobody, one, or two of one type and corps.",
    losses: (done, due) => `${String(done)} of ${s(due, "step")} allotted`,
    addStep: (name) => `One step more from ${name}`,
    spareStep: (name) => `One step less from ${name}`,
    left: (name) => (name === undefined ? "gone" : `left: ${name}`),
    share: "How the losses fall",
    shareOf: (one, two) => `${one.face} loses ${String(one.steps)}, ${two.face} ${String(two.steps)}`,
    destinations: (done, count) => `${String(done)} of ${s(count, "unit")} know where to go`,
    room: (left) => `room for ${String(left)}`,
    noRoom: "no room: lost",
    goes: (name, to) => `${name} goes to ${to}`,
    restTo: (to, count) => `×${String(count)}: all who are left to ${to}`,
    kept: "Who stays with his commander",
    keptBy: (commander) => `${commander} keeps`,
    advance: "Who goes up to the approach",
    advanceHint: "At least one. Who is parted from his commander is detached.",
    goingCommanders: "Commanders",
    goesAlong: (commander) => `${commander} goes along`,
    order: "Command",
    feintOrPress: "Feint, or in earnest?",
    onlyFeint: "None of your commands can press this attack now: by road, cavalry only feints.",
    onlyPress: (guard) =>
      guard ? "A Guard Attack cannot be a feint." : "None of your commands can make a feint of this attack.",
    entry: "Who goes in",
    declaration: "Who attacks",
    join: "More",
    detached: "Who is detached",
    leave: "Left behind, detached",
    byRoad: "By road",
    width: "Width",
    against: "Against which leader",
    to: "Where they end",
    giveUp: (pick) => `Give up: ${pick}`,
    missing: "Still missing",
    ready: "Complete: confirm below.",
  },
};
