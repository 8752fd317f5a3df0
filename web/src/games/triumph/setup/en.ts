import { list, plural } from "../../../words/sentence";
import type { SetUpWords } from "./words";

const units = (count: number) => plural("en", count, { one: `${String(count)} unit`, other: `${String(count)} units` });

export const en: SetUpWords = {
  faces: {
    infantry1: "infantry 1",
    infantry2: "infantry 2",
    infantry3: "infantry 3",
    cavalry1: "cavalry 1",
    cavalry2: "cavalry 2",
    cavalry3: "heavy cavalry 3",
    artillery1: "artillery",
    guard3: "Guard 3",
  },
  arms: (arm, count) =>
    `${String(count)} ${{ infantry: "infantry", cavalry: "cavalry", artillery: "artillery", guard: "Guard" }[arm]}`,
  units,
  strength: (sum) => `strength ${String(sum)}`,
  locale: (number, name) => (name ? `${name} (${String(number)})` : `locale ${String(number)}`),
  reserve: "in reserve",
  toward: (far, width) => `toward ${far}, ${width}`,
  offMap: "off the map",
  hour: (hour) => {
    const [day = "", time = ""] = hour.split(":");
    return `${String(Number(time))}:00 on ${day} December`;
  },

  assign: {
    title: "Your corps",
    how: "Drag blocks from the tray to the commanders, or choose a block and then a commander. The enemy sees none of it.",
    tray: "Still to be assigned",
    trayEmpty: "Every unit has its commander.",
    pile: (face, count) => `${face}: ${String(count)} in the tray`,
    block: (face, commander) => `${face}, with ${commander}`,
    giveTo: (face, commander) => `Give ${face} to ${commander}`,
    takeBack: "Put it back in the tray",
    range: (count, least, most) => `${units(count)} (${String(least)} to ${String(most)})`,
    needs: (count) => `${String(count)} more needed`,
    needsOther: "needs one that is not infantry 2",
    tooMany: (count) => `${String(count)} too many`,
    roomFor: (capacity) => `room for ${String(capacity)}`,
    enters: (hour) => `Off the map; enters from ${hour}`,
    entersAtOnce: "Off the map; enters when you like",
    given: (face, commander, count) => `${face} to ${commander}, who has ${units(count)} now.`,
    returned: (face) => `${face} back in the tray.`,
    empty: "All back",
    undo: "Undo",
    confirm: "These are my corps",
    crowd: (count) => `${String(count)} to detach before the battle`,
  },

  lacks: {
    title: "Still missing",
    none: "Nothing is missing.",
    left: (count) =>
      plural("en", count, {
        one: "One unit has no commander yet.",
        other: `${String(count)} units have no commander yet.`,
      }),
    tooFew: (commander, count) => `${commander} needs ${units(count)} more.`,
    tooMany: (commander, room) => `${commander} may have no more than ${units(room)}.`,
    noOther: (commander) => `${commander} needs a unit that is not infantry 2.`,
    unplaced: (commanders) => `Not placed yet: ${list(commanders, "en")}.`,
    unplacedMany: (count) => `${String(count)} corps are not placed yet.`,
    twoCorps: (count) =>
      count < 2
        ? `Two corps begin on the map; ${count === 1 ? "one is" : "none is"} placed.`
        : "Only two corps begin on the map.",
    noRoomAtHome: (commander, capacity) =>
      `${commander} has too many units for his locale, which holds ${String(capacity)}.`,
    crowded: (locale, over) =>
      plural("en", over, {
        one: `One unit too many at ${locale}.`,
        other: `${String(over)} units too many at ${locale}.`,
      }),
    tooManyDetached: (most) => `No more than ${String(most)} units are detached.`,
    battery: "Choose the battery.",
    batteryTo: "Choose its approach.",
    check: "Check",
    checkedWell: "By the rules this can stand.",
    refused: "Not like this:",
    busy: "One moment…",
  },

  plans: {
    title: "Ready-made…",
    ready: "Ours",
    saved: "Your own",
    noneSaved: "None yet.",
    take: "Take it",
    asIn: (name) => `As in “${name}”`,
    discard: (name) => `Delete ${name}`,
    random: "By lot",
    saveAs: "Keep the present one as",
    name: "Name",
    save: "Keep",
    savedAs: (name) => `Kept as ${name}.`,
    replaces: (name) => `Replaces “${name}”.`,
    here: "It stays in this browser, for this army and this day.",
    taken: (name) => `${name} it is.`,
    otherCorps: "Made for corps other than yours.",
  },
  ready: {
    "french-history": {
      name: "As on the day",
      why: "Lannes on the high road, his gun on the Santon, the Guard and Murat behind him, a thin right at Sokolnitz. No weak spot and no surprise: a good first game.",
    },
    "french-alone": {
      name: "Hold alone",
      why: "As long as no reinforcement has come in, you win by keeping every blue star. So Bernadotte and Davout get the least, and single units shut the villages of the brook, where cavalry cannot lead.",
    },
    "french-hammer": {
      name: "Hidden hammer",
      why: "The best foot stands in reserve with St. Hilaire and Vandamme opposite the Pratzen, and looks like any other corps. Legrand and Lannes only screen. Strike when the Allies march south.",
    },
    "french-goldbach": {
      name: "Behind the Goldbach",
      why: "Two days are long and Davout misses the first, so he gets little. The line of the brook is held by the villages, and everything strong stays near the high road, where it reaches both wings.",
    },
    "french-north": {
      name: "Up the high road",
      why: "On the first morning only two Allied corps are there. Lannes and Murat are strong enough to beat what comes along the high road before the others arrive; the south does no more than hold.",
    },
    "french-heights": {
      name: "First on the Pratzen",
      why: "The hills are empty, or nearly so, on the first morning. St. Hilaire and Vandamme take them with the best foot and a gun each, and the Allies must climb.",
    },
    "allied-history": {
      name: "Weyrother’s columns",
      why: "Strong columns on the left to cross the brook at Telnitz and Sokolnitz, Bagration on the high road, the Guard behind. It threatens the blue stars of the south, and leaves the centre thin.",
    },
    "allied-pratzen": {
      name: "Keep the heights",
      why: "Langeron and Miloradovich block the wide approaches of the Pratzen with the best foot, and Liechtenstein counter-attacks. Let the French bring in their reserves, then the stars are theirs to take.",
    },
    "allied-high-road": {
      name: "The high road",
      why: "Bagration and Constantine have the best of the army and go for the Zuran by the main road, three locales a turn. The south looks as strong as ever, and is not.",
    },
    "allied-vanguards": {
      name: "Two vanguards",
      why: "Bagration in the north and Kienmayer in the south show themselves, with horse and guns. The French cannot know on which side the seven other corps will come in.",
    },
    "allied-heights": {
      name: "First on the Pratzen",
      why: "Langeron and Miloradovich begin on the hills, as strong as they may be, and hold them until the army is up. No French coup in the first rounds.",
    },
    "allied-roads": {
      name: "Out of reach",
      why: "Constantine keeps the end of the main road open and Kollowrath a hill beside it; nobody stands where the French can get at him early. The army comes in behind them, unseen.",
    },
  },

  place: {
    title: "Where your corps begin",
    how: "Each corps begins in its own locale: in reserve, or at an approach, which it then blocks. Choose here or on the map.",
    howDecember1:
      "Two corps begin on the map, each in its own locale; the others come in later. Choose here or on the map.",
    toPlace: "To be placed",
    placed: "Placed",
    allPlaced: "Every corps has its place.",
    later: "Comes in later",
    where: (commander) => `Where ${commander} begins`,
    nowhere: "not placed",
    allReserve: "All in reserve",
    clear: "None placed",
    confirm: "So they stand",
    at: (commander, place) => `${commander}: ${place}.`,
    notNow: "That is not to be placed now.",
    room: (count, capacity) => `${units(count)}, room for ${String(capacity)}`,
  },

  detach: {
    title: "Detach units",
    how: "Up to six units may leave their corps, at most two locales away, and not into or next to a red, green or black star.",
    count: (count, most) => `${String(count)} of ${String(most)} detached`,
    none: "Nobody is detached.",
    pickUnit: "Choose a unit, then its place on the map or in the list.",
    pickPlace: (unit, commander) => `Where does ${unit} of ${commander} go?`,
    places: "Its place",
    choosePlace: "Choose…",
    back: "Not this one",
    of: (face, commander) => `${face} of ${commander}`,
    recall: (face, commander) => `Back to ${commander}: ${face}`,
    confirmNone: "Detach nobody",
    confirm: (count) => `Detach ${units(count)}`,
    mustLeave: (commander, count) => `${commander} must detach ${String(count)}.`,
  },

  battery: {
    title: "The fixed battery",
    how: "One battery on the map is shown and stays where it is for the whole match. From a reserve it goes to an approach.",
    howSanton: "On the Santon it stays in reserve.",
    of: (corps, place) => (corps ? `With ${corps}: ${place}` : `Detached: ${place}`),
    whereTo: "To which approach?",
    staysThere: "It stays where it is.",
    toSantonReserve: "It goes from the approach into the reserve of Santon.",
    confirm: "Fix this battery",
  },

  auction: {
    title: "Auction for the armies",
    how: "Who bids most chooses his army, and that army begins with so much less morale.",
    standing: (points) => `The bid stands at ${String(points)}.`,
    noBid: "Nobody has bid yet.",
    yourBid: "Your bid",
    bid: (points) => `Bid ${String(points)}`,
    pass: "Pass",
    passMeans: (points) =>
      points === undefined
        ? "If you pass, the other player chooses for nothing."
        : `If you pass, the other player chooses for ${String(points)}.`,
    less: "Less",
    more: "More",
    sideTitle: "Choose your army",
    sideHow: (points) =>
      points === 0
        ? "You won the auction for nothing."
        : `You won the auction: your army begins with ${String(points)} less morale.`,
    french: "The French",
    allied: "The Allies",
    morale: (morale) => `morale ${String(morale)}`,
    cannotAfford: "The bid would take all its morale.",
  },
};
