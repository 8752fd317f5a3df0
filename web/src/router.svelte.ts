import { tick } from "svelte";
import { readRoute, unescaped, type Route } from "./routes";

/** Where the visitor is. Links are plain `<a href>`; those to our own pages are followed without loading anew. */
class Router {
  #place = $state.raw(this.#read());

  #read(): { path: string; search: string; hash: string } {
    return { path: location.pathname, search: location.search, hash: location.hash };
  }

  readonly route: Route = $derived(readRoute(this.#place.path));
  readonly query: URLSearchParams = $derived(new URLSearchParams(this.#place.search));
  readonly hash: string = $derived(this.#place.hash.replace(/^#/, ""));

  /** Follows links and the buttons of the browser. Gives what ends it. */
  listen(): () => void {
    const onMove = () => {
      this.#place = this.#read();
    };
    const onClick = (event: MouseEvent) => {
      const path = ourPath(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    };
    addEventListener("popstate", onMove);
    document.addEventListener("click", onClick);
    return () => {
      removeEventListener("popstate", onMove);
      document.removeEventListener("click", onClick);
    };
  }

  go(path: string, { replace = false } = {}) {
    const before = this.#place.path;
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#place = this.#read();
    void this.#arrive(before !== this.#place.path);
  }

  /** A new page begins at its top and with its heading, as if it had been loaded. */
  async #arrive(newPage: boolean) {
    await tick();
    const anchor = this.hash === "" ? null : document.getElementById(unescaped(this.hash) ?? this.hash);
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    if (!newPage) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }
}

/** The path that a click on a link leads to, if it is one for us to follow. */
function ourPath(event: MouseEvent): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest("a");
  if (!link || link.target !== "" || link.hasAttribute("download")) return null;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return null;
  return to.pathname + to.search + to.hash;
}

export const router = new Router();
