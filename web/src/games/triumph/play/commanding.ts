/** In one's turn: pieces are dragged where a command would bring them. */

import type { Verdict } from "../../../board/drag";
import type { Action, Unit } from "../../../wire/triumph";
import { approaches, entries, roads } from "../map/map";
import type { Stack } from "../pieces/blocks";
import type { TriumphPiece } from "../pieces/layout";
import type { Hand } from "./hand";
import { draggedUnit, meant, type Dragged, type Standing } from "./meant";
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
      const actions = dragged ? meant(ground, dragged, target, command.standing) : [];
      let why: Verdict | undefined;
      for (const action of actions) {
        const verdict = await command.judge(action);
        if (verdict === "yes") {
          allowed.set(JSON.stringify(target), action);
          return "yes";
        }
        why ??= verdict;
      }
      return why ?? { refused: command.nowhere() };
    },
    drop(_, target) {
      const action = allowed.get(JSON.stringify(target));
      return action && command.act(action);
    },
    release: () => command.release(),
  };
}
