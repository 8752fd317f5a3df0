/** The corps and the detached units of an army, as its enemy sees them now. */

import type { ArmySight, Commander, Face, GroupSight, Position, Side, Told, UnitSheet } from "../../../wire/triumph";
import { armies } from "../map/armies";

export interface Standing {
  /** None for detached units. */
  commander?: Commander;
  at?: Position;
  blocks: number;
  /** With how many it was set up; nothing where that was not told. */
  first?: number;
  seen: readonly Face[];
  /** Seen before the last shuffle, where the table keeps such notes. */
  noted: readonly Face[];
}

type Groups = { corps: Map<Commander, GroupSight & { at: Position }>; detached: Map<Position, GroupSight> };

/** Of an army whose faces are all known to the viewer, as its enemy sees it. */
function seenFrom(army: ArmySight): Groups {
  if (!army.units)
    return {
      corps: new Map(Object.entries(army.corps) as [Commander, GroupSight & { at: Position }][]),
      detached: new Map(Object.entries(army.detached) as [Position, GroupSight][]),
    };
  const groups: Groups = { corps: new Map(), detached: new Map() };
  for (const sheet of Object.values<UnitSheet>(army.units)) {
    const { corps, at } = sheet;
    const group = corps === undefined ? groups.detached.get(at) : groups.corps.get(corps);
    const known: GroupSight = group ?? { hidden: 0 };
    const next = {
      ...known,
      hidden: known.hidden + Number(sheet.seen !== true),
      seen: [...(known.seen ?? []), ...(sheet.seen ? [sheet.face] : [])],
      noted: [...(known.noted ?? []), ...(sheet.noted ? [sheet.face] : [])],
      at,
    };
    if (corps === undefined) groups.detached.set(at, next);
    else groups.corps.set(corps, next);
  }
  return groups;
}

/** Every corps of the army, those that are gone too, then its detached units by place. */
export function standingsOf(side: Side, army: ArmySight, heard: readonly Told[]): readonly Standing[] {
  const groups = seenFrom(army);
  const deployed = heard.find((told) => told.type === "deployed" && told.side === side);
  const firsts = deployed?.type === "deployed" ? deployed.corps : undefined;
  const corps = armies[side].commanders.map(({ commander }): Standing => {
    const group = groups.corps.get(commander);
    const first = firsts?.[commander]?.count;
    return { commander, ...(first === undefined ? {} : { first }), ...standing(group), ...(group && { at: group.at }) };
  });
  const detached = [...groups.detached].map(([at, group]): Standing => ({ at, ...standing(group) }));
  return [...corps, ...detached];
}

function standing(group: GroupSight | undefined) {
  const { hidden = 0, seen = [], noted = [] } = group ?? {};
  return { blocks: hidden + seen.length, seen, noted };
}
