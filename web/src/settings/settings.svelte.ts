import { recall, remember } from "../memory";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

function isTheme(text: string | null): text is Theme {
  return themes.some((theme) => theme === text);
}

/** What the visitor has set for this browser. */
class Settings {
  #theme: Theme = $state(firstTheme());
  #confirm = $state(recall("confirm") !== "no");
  #notify = $state(recall("notify") === "yes");
  #inWords = $state(recall("board") === "words");
  #chances = $state(recall("chances") === "yes");

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    remember("theme", theme);
    this.show();
  }

  /** Whether an answer waits for a last word before it is given. */
  get confirm(): boolean {
    return this.#confirm;
  }

  set confirm(confirm: boolean) {
    this.#confirm = confirm;
    remember("confirm", confirm ? "yes" : "no");
  }

  /** Whether the browser may call when it is the visitor's turn. */
  get notify(): boolean {
    return this.#notify;
  }

  set notify(notify: boolean) {
    this.#notify = notify;
    remember("notify", notify ? "yes" : "no");
  }

  /** Whether the chances of an attack are told, where nobody else plays against one. */
  get chances(): boolean {
    return this.#chances;
  }

  set chances(chances: boolean) {
    this.#chances = chances;
    remember("chances", chances ? "yes" : "no");
  }

  /** Whether boards are shown in words rather than drawn. */
  get inWords(): boolean {
    return this.#inWords;
  }

  set inWords(inWords: boolean) {
    this.#inWords = inWords;
    remember("board", inWords ? "words" : "drawn");
  }

  /** Puts the theme on the page. */
  show() {
    if (this.#theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.#theme;
  }
}

function firstTheme(): Theme {
  const known = recall("theme");
  return isTheme(known) ? known : "system";
}

export const settings = new Settings();
