import type { Mend, UnitStatus } from "../../../../wire/battles";
import type { BattleSpeaker } from "../words";
import { unit } from "./names";
import { inFormation } from "./picks";

/** How it should be, after the name of the unit; and how it is, where that is known and to be judged. */
export function mend(mend: Mend, speaker: BattleSpeaker, now?: UnitStatus): string {
  switch (mend.type) {
    case "figures":
      return now
        ? `${String(mend.left)} figures left instead of ${String(now.figures)}`
        : `figures left ${String(mend.left)}`;
    case "formation":
      return now ? `${inFormation[mend.formation]}, not ${inFormation[now.formation]}` : inFormation[mend.formation];
    case "back":
      return "not destroyed";
    case "in_order":
      return "not disordered";
    case "not_routed":
      return "not routed";
    case "moved":
      return "it has moved";
    case "not_moved":
      return "it has not moved";
    case "touches":
      return `in contact with ${unit(mend.enemy, speaker)}`;
    case "apart":
      return `not in contact with ${unit(mend.enemy, speaker)}`;
  }
}
