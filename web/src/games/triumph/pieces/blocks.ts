/** The pieces of both armies as the viewer knows them: groups that stand together, block by block. */

import type {
  ArmySight,
  Commander,
  Face,
  GroupSight,
  Position,
  Side,
  TurnSight,
  Unit,
  UnitSheet,
  View,
} from "../../../wire/triumph";

/** One block of wood. */
export interface Block {
  /** Follows a unit of one's own; of any other it only says where it lies, so that nothing joins two hidden blocks. */
  readonly key: string;
  /** None while it is hidden from the viewer. */
  readonly face?: Face;
  /** The enemy of its army knows its face. */
  readonly seen: boolean;
  /** The enemy has a note of its face in this group. Of one's own only. */
  readonly noted?: boolean;
  /** Its number, of one's own only. */
  readonly unit?: Unit;
  readonly fixed?: boolean;
  readonly moved?: boolean;
}

/** What stands together: a corps with its commander, or the detached units of one position. */
export interface Stack {
  readonly key: string;
  readonly side: Side;
  readonly position: Position;
  readonly commander?: Commander;
  readonly blocks: readonly Block[];
  /** Faces of the enemy that were seen here before the last shuffle. */
  readonly noted: readonly Face[];
  /** It is his army's turn, and the commander may give no command any more. */
  readonly spent: boolean;
}

export const sides: readonly Side[] = ["french", "allied"];

/** How many commands an army may give in a turn (T9.4, T9.5). The French have no limit to those of their corps. */
export const limits: Record<Side, { readonly corps?: number; readonly independent: number }> = {
  french: { independent: 4 },
  allied: { corps: 5, independent: 3 },
};

/** All that stands somewhere, off the map too: at "off". */
export function blocksOf(view: View): readonly Stack[] {
  return sides.flatMap((side) => {
    const army = view[side];
    const groups = army.units ? ownGroups(side, army.units) : seenGroups(side, army);
    return groups.map((group) => ({ ...group, spent: isSpent(view.turn, side, group.commander) }));
  });
}

/** A commander gives one command a turn; a French one two in the turn in which he comes (T9.3, T10.29). */
function isSpent(turn: TurnSight, side: Side, commander: Commander | undefined): boolean {
  if (commander === undefined || side !== turn.side) return false;
  const most = limits[side].corps;
  if (most !== undefined && turn.corps_commands >= most) return true;
  const twice = side === "french" && turn.arrived?.includes(commander) === true;
  return (twice ? turn.commanded_twice : turn.commanded)?.includes(commander) === true;
}

type Group = Omit<Stack, "spent">;

function stackKey(side: Side, position: Position, commander: Commander | undefined): string {
  // A corps keeps its key as it marches.
  return commander === undefined ? `${side}-at-${position}` : `${side}-${commander}`;
}

function ownGroups(side: Side, units: Record<Unit, UnitSheet>): Group[] {
  const groups = new Map<string, { position: Position; commander?: Commander; blocks: Block[] }>();
  for (const [number, sheet] of Object.entries<UnitSheet>(units)) {
    const { at: position, corps: commander } = sheet;
    const key = `${commander ?? ""}@${position}`;
    const group = groups.get(key) ?? { position, ...(commander === undefined ? {} : { commander }), blocks: [] };
    group.blocks.push(ownBlock(side, Number(number) as Unit, sheet));
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    key: stackKey(side, group.position, group.commander),
    side,
    noted: [],
  }));
}

function ownBlock(side: Side, unit: Unit, { face, seen, noted, fixed, moved }: UnitSheet): Block {
  return {
    key: `${side}-unit-${String(unit)}`,
    unit,
    face,
    seen: seen === true,
    ...(noted ? { noted } : {}),
    ...(fixed ? { fixed } : {}),
    ...(moved ? { moved } : {}),
  };
}

function seenGroups(side: Side, { corps, detached, fixed }: ArmySight): Group[] {
  const group = (position: Position, sight: GroupSight, commander?: Commander): Group => {
    const key = stackKey(side, position, commander);
    return {
      key,
      side,
      position,
      ...(commander === undefined ? {} : { commander }),
      blocks: seenBlocks(key, sight, position === fixed),
      noted: sight.noted ?? [],
    };
  };
  return [
    ...(Object.entries(corps) as [Commander, ArmySight["corps"][Commander]][]).map(([commander, sight]) =>
      group(sight.at, sight, commander),
    ),
    ...(Object.entries(detached) as [Position, GroupSight][]).map(([position, sight]) => group(position, sight)),
  ];
}

function seenBlocks(stack: string, { hidden, seen = [] }: GroupSight, fixedHere: boolean): Block[] {
  const battery = fixedHere ? seen.indexOf("artillery1") : -1;
  return [
    ...Array.from({ length: hidden }, (): Omit<Block, "key"> => ({ seen: false })),
    ...seen.map((face, place) => ({ face, seen: true, ...(place === battery ? { fixed: true } : {}) })),
  ].map((block, place) => ({ key: `${stack}-${String(place)}`, ...block }));
}
