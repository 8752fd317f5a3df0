import type { Mend, UnitStatus } from "../../../../wire/battles";
import { the } from "../../../../words/noun";
import type { BattleSpeaker } from "../words";
import { unit } from "./names";
import { inFormation } from "./picks";

/** How it should be, after the name of the unit; and how it is, where that is known and to be judged. */
export function mend(mend: Mend, speaker: BattleSpeaker, now?: UnitStatus): string {
  switch (mend.type) {
    case "figures":
      return now
        ? `figure rimaste ${String(mend.left)} invece di ${String(now.figures)}`
        : `figure rimaste ${String(mend.left)}`;
    case "formation":
      return now ? `${inFormation[mend.formation]}, non ${inFormation[now.formation]}` : inFormation[mend.formation];
    case "back":
      return "non distrutta";
    case "in_order":
      return "non disordinata";
    case "not_routed":
      return "non in rotta";
    case "moved":
      return "ha mosso";
    case "not_moved":
      return "non ha mosso";
    case "touches":
      return `a contatto con ${the(unit(mend.enemy, speaker))}`;
    case "apart":
      return `non a contatto con ${the(unit(mend.enemy, speaker))}`;
  }
}
