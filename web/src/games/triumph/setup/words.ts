import type { Face } from "../../../wire/triumph";
import type { Arm } from "../face";
import type { ReadyId } from "./ready/ready";

export interface SetUpWords {
  /** Of one unit: "infantry 2". */
  faces: Record<Face, string>;
  /** How many units of an arm: "4 infantry", which is not infantry of strength 4. */
  arms: (arm: Arm, count: number) => string;
  units: (count: number) => string;
  strength: (sum: number) => string;
  locale: (number: number, name: string | undefined) => string;
  reserve: string;
  /** An approach, named by the locale it leads to. */
  toward: (far: string, width: "wide" | "narrow" | "impassable") => string;
  offMap: string;
  /** "2:08" as an hour of a day. */
  hour: (hour: string) => string;

  assign: {
    title: string;
    how: string;
    tray: string;
    trayEmpty: string;
    /** A pile of those that are left. */
    pile: (face: string, count: number) => string;
    /** A block that a commander has. */
    block: (face: string, commander: string) => string;
    giveTo: (face: string, commander: string) => string;
    takeBack: string;
    range: (count: number, least: number, most: number) => string;
    needs: (count: number) => string;
    needsOther: string;
    tooMany: (count: number) => string;
    roomFor: (capacity: number) => string;
    enters: (hour: string) => string;
    entersAtOnce: string;
    given: (face: string, commander: string, count: number) => string;
    returned: (face: string) => string;
    empty: string;
    undo: string;
    confirm: string;
    /** Too many for his locale, for now. */
    crowd: (count: number) => string;
  };

  lacks: {
    title: string;
    none: string;
    left: (count: number) => string;
    tooFew: (commander: string, count: number) => string;
    tooMany: (commander: string, room: number) => string;
    noOther: (commander: string) => string;
    unplaced: (commanders: readonly string[]) => string;
    unplacedMany: (count: number) => string;
    twoCorps: (count: number) => string;
    noRoomAtHome: (commander: string, capacity: number) => string;
    crowded: (locale: string, over: number) => string;
    tooManyDetached: (most: number) => string;
    battery: string;
    batteryTo: string;
    check: string;
    checkedWell: string;
    refused: string;
    busy: string;
  };

  plans: {
    title: string;
    ready: string;
    saved: string;
    noneSaved: string;
    take: string;
    asIn: (name: string) => string;
    discard: (name: string) => string;
    random: string;
    saveAs: string;
    name: string;
    save: string;
    savedAs: (name: string) => string;
    replaces: (name: string) => string;
    here: string;
    taken: (name: string) => string;
    /** It is for an army that was shared out otherwise. */
    otherCorps: string;
  };
  ready: Record<ReadyId, { name: string; why: string }>;

  place: {
    title: string;
    how: string;
    howDecember1: string;
    toPlace: string;
    placed: string;
    allPlaced: string;
    later: string;
    where: (commander: string) => string;
    nowhere: string;
    allReserve: string;
    clear: string;
    confirm: string;
    at: (commander: string, place: string) => string;
    /** What is dragged is not what is asked for. */
    notNow: string;
    room: (count: number, capacity: number) => string;
  };

  detach: {
    title: string;
    how: string;
    count: (count: number, most: number) => string;
    none: string;
    pickUnit: string;
    pickPlace: (unit: string, commander: string) => string;
    places: string;
    choosePlace: string;
    back: string;
    of: (face: string, commander: string) => string;
    recall: (face: string, commander: string) => string;
    confirmNone: string;
    confirm: (count: number) => string;
    mustLeave: (commander: string, count: number) => string;
  };

  battery: {
    title: string;
    how: string;
    howSanton: string;
    of: (corps: string | undefined, place: string) => string;
    whereTo: string;
    staysThere: string;
    toSantonReserve: string;
    confirm: string;
  };

  auction: {
    title: string;
    how: string;
    standing: (points: number) => string;
    noBid: string;
    yourBid: string;
    bid: (points: number) => string;
    pass: string;
    passMeans: (points: number | undefined) => string;
    less: string;
    more: string;
    sideTitle: string;
    sideHow: (points: number) => string;
    french: string;
    allied: string;
    morale: (morale: number) => string;
    cannotAfford: string;
  };
}
