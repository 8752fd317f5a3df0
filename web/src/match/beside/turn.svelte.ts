/** Calls a player whose turn it is: in the title, on the icon of the tab and of the app, and, if he looks elsewhere, aloud. */

import { settings } from "../../settings/settings.svelte";
import { title } from "../../shell/title.svelte";

export interface Turn {
  matchId: string;
  yours: boolean;
  /** What a notification says. */
  text: string;
}

/** The match for whose turn the player was called already. */
let called: string | undefined;

/** Gives what undoes it: to be called in an effect, so that it ends with the turn and with the page. */
export function callForTurn({ matchId, yours, text }: Turn): () => void {
  if (!yours) {
    if (called === matchId) called = undefined;
    return () => undefined;
  }
  title.turns = 1;
  showIcon("/hat-turn.svg");
  badge(true);
  const notice = called === matchId ? undefined : notify(matchId, text);
  called = matchId;
  return () => {
    title.turns = 0;
    showIcon("/hat.svg");
    badge(false);
    notice?.close();
  };
}

function showIcon(path: string) {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", path);
}

/** Badges are known to few browsers, and may be refused by those. */
function badge(on: boolean) {
  const app: Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">> = navigator;
  const done = on ? app.setAppBadge?.(1) : app.clearAppBadge?.();
  done?.catch(() => undefined);
}

/** Shows a notice to a player who looks elsewhere, if he wants that. Of one tag the last one stands. */
export function notify(tag: string, text: string): Notification | undefined {
  if (!document.hidden || !settings.notify || !("Notification" in globalThis)) return undefined;
  if (Notification.permission !== "granted") return undefined;
  try {
    const notice = new Notification("Bicorne", { body: text, tag, icon: "/icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    // Phones have it only for pages with a worker.
    return undefined;
  }
}
