// What comes in over a socket, without what depends on how fast the machine is: when a draft is kept, and how requests are numbered.

import type { WebSocket } from "playwright-core";
import type { FromClient } from "../src/wire/socket";

/** A page that has heard nothing for half a minute asks about no ask at all, to hear whether its line still lives. */
const isProbe = (frame: FromClient) => frame.type === "choices" && (frame.ask as string) === "0.0";

/** Gives each frame as it comes, but for answers to probes and to kept drafts. */
export function listen(socket: WebSocket, hear: (text: string) => void): void {
  const unheard = new Set<number>();
  socket.on("framesent", ({ payload }) => {
    const frame = JSON.parse(String(payload)) as FromClient;
    if (isProbe(frame) || frame.type === "draft") unheard.add(frame.request);
  });
  socket.on("framereceived", ({ payload }) => {
    const text = String(payload);
    const { request } = JSON.parse(text) as { request?: number };
    if (request === undefined || !unheard.has(request)) hear(text.replace(/"request":\d+/, '"request":0'));
  });
}
