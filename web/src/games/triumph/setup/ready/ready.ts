/** Our set-ups, for each army and each day. */

import type { Day, Side } from "../../../../wire/triumph";
import type { Ready } from "../plan";
import { allied } from "./allied";
import { french } from "./french";

export type ReadyId = (typeof french | typeof allied)[number]["id"];

export const allReady: readonly Ready<ReadyId>[] = [...french, ...allied];

export const readyFor = (side: Side, day: Day): readonly Ready<ReadyId>[] =>
  allReady.filter((ready) => ready.side === side && ready.day === day);
