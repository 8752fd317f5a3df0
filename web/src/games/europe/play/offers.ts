/** What the server offers at the map: which armies can still go, where to, and where pieces may be placed or retreat. */

import type { Ask, Nation, Pick, Region, View } from "../../../wire/europe";
import type { BoardProps } from "../../game";
import { totalOf } from "../force";
import type { Europe } from "../types";
import { add, waysOf, type Way } from "./order";
import { comingOf, freshOf } from "./orders";

export type Choices = BoardProps<Europe>["choices"];
/** For each nation: the regions of its armies that can go, or where its pieces may come. */
export type Open = ReadonlyMap<Nation, readonly Region[]>;
export type Goals = ReadonlyMap<Region, readonly Way[]>;

export const nothing: Open = new Map();
export const nowhere: Goals = new Map();

async function next(choices: Choices, ask: Ask["type"], picks: readonly Pick[]): Promise<readonly Pick[]> {
  const found = await choices(ask, picks);
  return found?.type === "next" ? found.picks : [];
}

const regionsIn = (picks: readonly Pick[]): Region[] =>
  picks.flatMap((pick) => (pick.type === "region" ? [pick.region] : []));

export async function openRegions(choices: Choices, ask: Ask["type"]): Promise<Open> {
  const first = await next(choices, ask, []);
  const able = first.filter((pick) => pick.type === "nation");
  const found = await Promise.all(able.map((pick) => next(choices, ask, [pick])));
  return new Map(able.map(({ nation }, nth) => [nation, regionsIn(found[nth] ?? [])]));
}

/** Without those who have nothing left that could go or come there: their order would be an empty one. */
export function stillOpen(view: View, ask: Ask["type"] | undefined, open: Open): Open {
  const force = (nation: Nation, region: Region) =>
    ask === "place" || ask === "retreat" ? comingOf(view, ask, nation) : freshOf(view, nation, region);
  const left = [...open].map(
    ([nation, regions]) => [nation, regions.filter((region) => totalOf(force(nation, region)) > 0)] as const,
  );
  return new Map(left.filter(([, regions]) => regions.length > 0));
}

/** Where an army may go, and how. The ends of rides are asked for one by one. */
export async function goalsOf(choices: Choices, nation: Nation, from: Region): Promise<Goals> {
  const begun: Pick[] = [
    { type: "nation", nation },
    { type: "region", region: from },
  ];
  const offered = await next(choices, "move", begun);
  const ways = waysOf(offered, from);
  const rides = offered.filter((pick) => pick.type === "ride");
  const ends = await Promise.all(rides.map((ride) => next(choices, "move", [...begun, ride])));
  rides.forEach(({ via }, nth) => {
    for (const to of regionsIn(ends[nth] ?? [])) add(ways, to, { type: "ride", from, via });
  });
  return ways;
}
