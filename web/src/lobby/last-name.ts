/** The name that a guest gave himself in this browser. */

import { recall, remember } from "../memory";

const key = "name";

export const lastName = (): string => recall(key) ?? "";

export function keepName(name: string) {
  remember(key, name.trim());
}
