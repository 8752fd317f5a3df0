// @vitest-environment happy-dom

import { beforeAll, describe, expect, test } from "vitest";
import { en as matchEn } from "../match/en";
import { it as matchIt } from "../match/it";
import { refusalText } from "../match/refusal";
import type { Ending, Outcome, Seat } from "../wire/table";
import { languages, type Language } from "../words/language";
import { bare, the } from "../words/noun";
import type { Speaker } from "./game";
import { loadGame, shownGames, type AnyGame } from "./games";
import { samplesOf, type Samples } from "./samples";

const matchWords = { it: matchIt, en: matchEn };
const endings: readonly string[] = ["resigned", "agreed", "abandoned", "closed"] satisfies Ending[];

/** Words that both languages have. */
const shared = new Set(["a", "i", "e", "no", "in", "o", "so", "come", "me", "sole", "all", "morale", "round", "zero"]);

/** What a pick or an action is tried with: some asks of each kind. */
const MOST_ASKS_OF_A_KIND = 10;

interface Said {
  kind: string;
  text: string;
}

const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

describe.each(shownGames)("the wording of %s", (name) => {
  let game: AnyGame;
  let samples: Samples;
  let said: Record<Language, Said[]>;

  beforeAll(async () => {
    game = await loadGame(name);
    samples = samplesOf(name, 50);
    said = { it: texts("it"), en: texts("en") };
  }, 600_000);

  function speakerIn(language: Language, me?: Seat): Speaker {
    const seats = Object.values(game.words[language].seats);
    return { me, seat: (seat) => seats[seat] ?? bare(`?${String(seat)}`) };
  }

  function outcomeText(language: Language, outcome: Outcome): string {
    const speaker = speakerIn(language);
    if (!endings.includes(outcome.how)) return game.words[language].outcome(outcome, speaker);
    const winners = outcome.winners.map((seat) => the(speaker.seat(seat)));
    return matchWords[language].ended(outcome.how as Ending, winners);
  }

  function someAsks() {
    return samples.asks.filter((ask, place, all) => {
      const before = all.slice(0, place).filter(({ type }) => type === ask.type);
      return before.length < MOST_ASKS_OF_A_KIND;
    });
  }

  /** Everything that was said in the sampled matches, as the language words it, each text once. */
  function texts(language: Language): Said[] {
    const words = game.words[language];
    const speaker = speakerIn(language, 0 as Seat);
    const asks = someAsks();
    const all = new Map<string, Said>();
    const say = (kind: string, text: string) => all.set(`${kind}: ${text}`, { kind, text });
    for (const { value } of samples.told) say(`told ${value.type}`, words.told(value, speaker));
    for (const ask of samples.asks) say(`ask ${ask.type}`, words.ask(ask, speaker));
    for (const ask of asks) {
      for (const pick of samples.picks) say(`pick ${pick.type}`, words.pick(pick, speaker, ask));
      for (const action of samples.actions) say(`action ${action.type}`, words.action(action, speaker, ask));
    }
    for (const refused of samples.refusals) {
      say(`refusal ${refused.refused.type}`, refusalText(refused, words, matchWords[language], speaker));
    }
    for (const outcome of samples.outcomes) say(`outcome ${outcome.how}`, outcomeText(language, outcome));
    return [...all.values()];
  }

  test("is tried on every kind of event, ask, pick, action and refusal", () => {
    const met = {
      told: samples.told.map(({ value }) => value.type),
      asks: samples.asks.map((ask) => ask.type),
      picks: samples.picks.map((pick) => pick.type),
      actions: samples.actions.map((action) => action.type),
      refusals: samples.refusals.map(({ refused }) =>
        refused.type === "by_rule" ? (refused.refusal as { type: string }).type : refused.type,
      ),
    };
    for (const [what, kinds] of Object.entries(samples.kinds)) {
      const all = new Set(met[what as keyof typeof met]);
      expect(
        kinds.filter((kind) => !all.has(kind)),
        what,
      ).toEqual([]);
    }
  });

  test.each(languages)(
    "leaves no gap in %s",
    (language) => {
      for (const { kind, text } of said[language]) {
        expect(text, kind).toBeTypeOf("string");
        expect(text.trim(), kind).toBe(text);
        expect(text, kind).not.toBe("");
        expect(text, kind).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|[{}<>_]|\s{2}|\s[.,;:]/);
      }
    },
    60_000,
  );

  test.each(languages)("begins with a capital and ends as a sentence in %s", (language) => {
    for (const { kind, text } of said[language].filter(({ kind }) => !kind.startsWith("pick"))) {
      expect(text, kind).toMatch(/^[\p{Lu}\d].*[.?…]$/u);
    }
  });

  test("has no English words in Italian", () => {
    const english = new Set(said.en.flatMap(({ text }) => wordsIn(text)));
    const proper = new Set((game.words.it.names ?? []).flatMap(wordsIn));
    for (const { kind, text } of said.it) {
      const strays = wordsIn(text).filter((word) => english.has(word) && !shared.has(word) && !proper.has(word));
      expect(strays, `${kind}: ${text}`).toEqual([]);
    }
  });

  test("has words for its scenarios, options, seats and levels", () => {
    for (const language of languages) {
      const { scenarios, options, seats, levels, name: title, board, caveat } = game.words[language];
      const own = Object.fromEntries(Object.keys(options).map((key) => [key, "own"]));
      const said = [
        title,
        board,
        ...(caveat === undefined ? [] : [caveat({}), caveat(own)]),
        ...Object.values(scenarios).flatMap((scenario) => [scenario.name, scenario.line]),
        ...Object.values(options).flatMap((option) => [option.name, option.hint]),
        ...Object.values(seats).map((seat) => seat.text),
        ...Object.values(levels),
      ];
      for (const text of said) expect(text).toMatch(/^\S.*\S$/);
    }
  });
});
