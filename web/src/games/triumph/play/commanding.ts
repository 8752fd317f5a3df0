/** In one's turn: pieces are dragged where a command would bring them. */

import type { Refusal, Verdict } from "../../../board/drag";
import type { Action, Pick as Offered, Unit } from "../../../wire/triumph";
import type { Spot } from "../../game";
import { approaches, entries, roads } from "../map/map";
import type { Stack } from "../pieces/blocks";
import type { TriumphPiece } from "../pieces/layout";
import { spot } from "../spots";
import type { Hand } from "./hand";
import { draggedUnit, meant, meantFar, type Dragged, type Standing } from "./meant";
import type { Target } from "./target";
import type { Ground } from "./ways";

const ground: Ground = {
  approaches: [...approaches.keys()],
  roads: [...roads.keys()],
  entries: [...entries.values()],
};

export interface Command {
  readonly standing: Standing;
  readonly own: (stack: Stack) => boolean;
  /** Units that were chosen to go together, or to stay behind. */
  readonly chosen: () => readonly Unit[];
  readonly left: () => readonly Unit[];
  readonly nowhere: () => string;
  readonly take: (dragged: Dragged) => void;
  readonly release: () => void;
  readonly judge: (action: Action) => Promise<Verdict>;
  readonly act: (action: Action) => Promise<boolean>;
}

/** The first of the commands meant that may be given; if none may, why the likeliest may not. */
export async function allowedOf(
  { standing, judge, nowhere }: Pick<Command, "standing" | "judge" | "nowhere">,
  dragged: Dragged,
  target: Target,
): Promise<{ action: Action } | Refusal> {
  let why: Refusal | undefined;
  for (const action of meant(ground, dragged, target, standing)) {
    const verdict = await judge(action);
    if (verdict === "yes") return { action };
    why ??= verdict;
  }
  return why ?? { refused: nowhere() };
}

/** Where else along the roads it may go, with the command that brings it there. Asks as long as somebody wants to know. */
export async function farther(
  { standing, judge }: Pick<Command, "standing" | "judge">,
  dragged: Dragged,
  offered: readonly Offered[],
  wanted: () => boolean,
): Promise<ReadonlyMap<Spot, Action>> {
  const open = new Set(
    offered.flatMap((pick) => (pick.type === "road" ? pick.road : pick.type === "enter" ? pick.entry : [])),
  );
  const goals = new Map<Spot, Action>();
  for (const [locale, actions] of meantFar(ground, dragged, standing, (first) => open.has(first))) {
    for (const action of actions) {
      if (!wanted()) return goals;
      if ((await judge(action)) !== "yes") continue;
      goals.set(spot.locale(locale), action);
      break;
    }
  }
  return goals;
}

export function commanding(command: Command): Hand {
  /** What was found to be allowed, while a piece is held. */
  const allowed = new Map<string, Action>();

  function draggedOf({ stack: { commander, position, blocks }, ...piece }: TriumphPiece): Dragged | undefined {
    const block = piece.kind === "block" ? piece.block : commander === undefined ? blocks[0] : undefined;
    if (!block) return commander && { type: "corps", commander, at: position, leave: command.left() };
    const sheet = { at: position, ...(commander !== undefined && { corps: commander }) };
    return block.unit === undefined ? undefined : draggedUnit(block.unit, sheet, command.chosen());
  }

  return {
    movable: (piece) => command.own(piece.stack),
    take(piece) {
      allowed.clear();
      const dragged = draggedOf(piece);
      if (dragged) command.take(dragged);
    },
    async over(piece, target) {
      const dragged = draggedOf(piece);
      const found = dragged ? await allowedOf(command, dragged, target) : { refused: command.nowhere() };
      if ("refused" in found) return found;
      allowed.set(JSON.stringify(target), found.action);
      return "yes";
    },
    drop(_, target) {
      const action = allowed.get(JSON.stringify(target));
      return action && command.act(action);
    },
    release: () => command.release(),
  };
}
