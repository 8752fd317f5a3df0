import type { Mend } from "../../../../wire/battles";
import { the } from "../../../../words/noun";
import type { BattleSpeaker } from "../words";
import { unit } from "./names";
import { inFormation } from "./picks";

/** Come dovrebbe essere, dopo il nome dell’unità. */
export function mend(mend: Mend, speaker: BattleSpeaker): string {
  switch (mend.type) {
    case "figures":
      return `figure rimaste ${String(mend.left)}`;
    case "formation":
      return inFormation[mend.formation];
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
