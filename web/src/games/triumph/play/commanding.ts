/** In one's turn: pieces are dragged where a command would bring them. */

import type { Refusal, Verdict } from "../../../board/drag";
import type { Action, RoadEnd, Unit } from "../../../wire/triumph";
import type { Stack } from "../pieces/blocks";
import type { TriumphPiece } from "../pieces/layout";
import type { Hand } from "./hand";
import { draggedUnit, meant, type Dragged, type Standing } from "./meant";
import type { Target } from "./target";

export interface Command {
  readonly standing: () => Standing;
  /** Where it may go along roads, as the rules say. */
  readonly ends: (dragged: Dragged) => Promise<readonly RoadEnd[]>;
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
  { standing, ends, judge, nowhere }: Pick<Command, "standing" | "ends" | "judge" | "nowhere">,
  dragged: Dragged,
  target: Target,
): Promise<{ action: Action } | Refusal> {
  let why: Refusal | undefined;
  for (const action of meant(dragged, target, standing(), await ends(dragged))) {
    const verdict = await judge(action);
    if (verdict === "yes") return { action };
    why ??= verdict;
  }
  return why ?? { refused: nowhere() };
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
