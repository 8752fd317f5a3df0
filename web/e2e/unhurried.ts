// What comes in over a socket, without what depends on how fast the machine is: when a draft is kept, and how requests are numbered.

import type { WebSocket } from "playwright-core";
import type { FromClient } from "../src/wire/socket";

/** A page that has heard nothing for half a minute asks about no ask at all, to hear whether its line still lives. */
const isProbe = (frame: FromClient) => frame.type === "choices" && (frame.ask as string) === "0.0";

/**
 * A frame without its link. A link stands for all that was done, in secret too, under a key that nobody has before the end: it differs
 * between two worlds and tells of neither. That it does not move with what a seat may not hear of is tested at the server.
 */
export const unlinked = (frame: string) => frame.replace(/"link":"[0-9a-f]{64}"/, '"link":""');

/** Gives each frame as it comes, but for answers to probes and to kept drafts, and without links. */
export function listen(socket: WebSocket, hear: (text: string) => void): void {
  const unheard = new Set<number>();
  socket.on("framesent", ({ payload }) => {
    const frame = JSON.parse(String(payload)) as FromClient;
    if (isProbe(frame) || frame.type === "draft") unheard.add(frame.request);
  });
  socket.on("framereceived", ({ payload }) => {
    const text = String(payload);
    const { request } = JSON.parse(text) as { request?: number };
    if (request === undefined || !unheard.has(request)) hear(unlinked(text.replace(/"request":\d+/, '"request":0')));
  });
}
