import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Arm, Card, Nation } from "../../wire/europe";
import type { RuleId } from "../../wire/europe.names";
import { languages, type Language } from "../../words/language";
import { book as en } from "./book.en";
import { book as it } from "./book.it";
import { nations } from "./nations";

/** What the rules are played by. */
function read(path: string): unknown {
  return JSON.parse(readFileSync(`../crates/${path}`, "utf8"));
}

type Force = Record<Arm, number>;

interface Setups {
  all_equal: Record<Nation, Force>;
  central_powers: Record<Nation, Force>;
  nations_each: number[];
  stop_france: { against: Force; others: Force; groups: Nation[][][] };
}

const setups = read("europe/data/setups.json") as Setups;
const { cards } = read("europe/data/cards.json") as { cards: { card: Card; count: number }[] };
const map = read("europe/data/map.json") as { regions: { homeland?: string }[] };
const policy = read("bots/src/europe/odds/eb-31.json") as {
  front: Arm[];
  moves: string;
  hits: Arm[];
  pursuit: Arm[];
  retreat: string;
};

const arms: readonly Arm[] = ["infantry", "cavalry", "artillery", "leader"];

/** The words in which the book lists things. */
interface Words {
  nation: Record<Nation, string>;
  players: readonly string[];
  /** Small numbers, of pieces. */
  small: readonly string[];
  /** And of nations, which have another gender. */
  few: readonly string[];
  arm: Record<Arm, string>;
  order: string;
  each: (counts: readonly string[]) => string;
  /** How many nations everybody has, from two players on. */
  shares: (counts: readonly string[]) => string;
  others: (counts: readonly string[]) => string;
  against: (counts: readonly string[]) => string;
  beside: (napoleons: number, blanks: number) => string;
  deck: (count: number) => string;
  hits: (arms: readonly string[], last: string) => string;
}

const books: Record<Language, { book: typeof en; words: Words }> = {
  en: {
    book: en,
    words: {
      nation: {
        france: "France",
        britain: "Britain",
        prussia: "Prussia",
        russia: "Russia",
        ottoman: "Ottomans",
        austria: "Austria",
        spain: "Spain",
      },
      players: ["Two", "Three", "Four", "Five", "Six", "Seven"].map((count) => `${count} players`),
      small: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"],
      few: ["no", "one", "two", "three"],
      arm: { infantry: "infantry", cavalry: "cavalry", artillery: "artillery", leader: "leaders" },
      order: "Infantry, cavalry, artillery, leaders",
      each: ([i, c, a]) => `${String(i)} infantry, ${String(c)} cavalry, ${String(a)} artillery and a leader`,
      shares: ([two, three, more]) =>
        `Two players have ${String(two)} nations each, three players ${String(three)}, four and more ${String(more)}.`,
      others: (counts) => `The others have ${counts.slice(0, 3).join(", ")} and ${String(counts[3])} each`,
      against: ([i, c]) => `${String(i)} infantry, ${String(c)} cavalry, a gun and a leader for each nation against it`,
      beside: (napoleons, blanks) => `${String(napoleons)} Napoleons and ${String(blanks)} cards without a symbol`,
      deck: (count) => `Bicorne’s deck has ${String(count)} cards.`,
      hits: (arms, last) => `takes ${arms.join(", then ").replace(",", " first,")}, in the pursuit ${last} last`,
    },
  },
  it: {
    book: it,
    words: {
      nation: {
        france: "Francia",
        britain: "Gran Bretagna",
        prussia: "Prussia",
        russia: "Russia",
        ottoman: "Ottomani",
        austria: "Austria",
        spain: "Spagna",
      },
      players: ["due", "tre", "quattro", "cinque", "sei", "sette"].map((count) => `In ${count}`),
      small: ["nessuno", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto"],
      few: ["nessuna", "una", "due", "tre"],
      arm: { infantry: "fanteria", cavalry: "cavalleria", artillery: "artiglieria", leader: "comandanti" },
      order: "Fanterie, cavallerie, artiglierie, comandanti",
      each: ([i, c, a]) => `${String(i)} fanterie, ${String(c)} cavallerie, ${String(a)} artiglierie e un comandante`,
      shares: ([two, three, more]) =>
        `In due si hanno ${String(two)} nazioni a testa, in tre ${String(three)}, in quattro o più ${String(more)}.`,
      others: (counts) => `Le altre ne hanno ${counts.slice(0, 3).join(", ")} e ${String(counts[3])} a testa`,
      against: ([i, c]) =>
        `${String(i)} fanterie, ${String(c)} cavallerie, un’artiglieria e un comandante per ogni nazione avversaria`,
      beside: (napoleons, blanks) => `${String(napoleons)} Napoleoni e ${String(blanks)} carte senza simbolo`,
      deck: (count) => `Il mazzo di Bicorne ha ${String(count)} carte.`,
      hits: (arms, last) => `toglie prima ${arms.join(", poi ")}, nell’inseguimento per ultimi i ${last}`,
    },
  },
};

const counts = (force: Force) => arms.map((arm) => force[arm]);
const listed = (name: string, values: readonly number[]) => `${name}: ${values.join(", ")}.`;

describe.each(languages)("the book of Europe in %s", (language) => {
  const { book, words } = books[language];
  const rule = (id: RuleId) => book.rules[id];
  const note = (id: RuleId) => book.notes[id] ?? "";
  const spelled = (force: Force) => counts(force).map((count) => words.small[count] ?? String(count));

  test("says what every nation begins with where all are equal", () => {
    const [first, ...others] = nations.map((nation) => setups.all_equal[nation]);
    for (const other of others) expect(other).toEqual(first);
    expect(first?.leader).toBe(1);
    expect(rule("B6.4")).toContain(words.each(first ? spelled(first) : []));
  });

  test("lists what each nation begins with where they differ", () => {
    const lists = nations.map((nation) => listed(words.nation[nation], counts(setups.central_powers[nation])));
    expect(note("B6.6")).toBe([`${words.order}.`, ...lists].join(" "));
  });

  test("says how many nations a player has, and that it is otherwise against France", () => {
    const [two, three, ...more] = setups.nations_each;
    expect(new Set(more).size).toBe(1);
    const shares = [two, three, more[0]].map((count) => words.few[count ?? 0] ?? "");
    expect(rule("B6.1")).toContain(words.shares(shares));
    for (const id of ["B6.1", "B6.2"] as const) expect(rule(id)).toContain("EB-30");
  });

  test("lists who plays what against France, and what France then has", () => {
    const { groups, against, others } = setups.stop_france;
    expect(against.artillery).toBe(1);
    expect(against.leader).toBe(1);
    expect(rule("B6.7")).toContain(words.against(spelled(against)));
    expect(rule("B6.7")).toContain(words.others(spelled(others)));
    expect(groups.length).toBe(words.players.length);
    const lists = groups.map((group, index) => {
      const names = group.map((one) => one.map((nation) => words.nation[nation]).join(", "));
      return `${String(words.players[index])}: ${names.join("; ")}.`;
    });
    expect(note("EB-30").endsWith(` ${lists.join(" ")}`)).toBe(true);
    const french = groups.map((group, index) => {
      const enemies = group.flat().length;
      return listed(
        String(words.players[index]),
        counts(against).map((count) => count * enemies),
      );
    });
    expect(note("B6.7")).toContain(` ${french.join(" ")} `);
  });

  test("lists the deck, and says that it is a reconstruction", () => {
    const count = (card: Card) => cards.find((row) => row.card === card)?.count ?? 0;
    const colours = nations.map((nation) =>
      listed(
        words.nation[nation],
        arms.map((arm) => count(`${nation}_${arm}`)),
      ),
    );
    const all = cards.reduce((sum, row) => sum + row.count, 0);
    expect(note("B14.1")).toContain(words.deck(all));
    expect(note("B14.1")).toContain(` ${colours.join(" ")} `);
    expect(note("B14.1")).toContain(words.beside(count("napoleon"), count("blank")));
    const reconstruction = { en: /a reconstruction/, it: /una ricostruzione/ }[language];
    expect(note("B14.1")).toMatch(reconstruction);
    expect(book.intro.at(-1)).toMatch(reconstruction);
  });

  test("counts the regions of the map", () => {
    const minor = map.regions.filter(({ homeland }) => homeland === undefined).length;
    const all = map.regions.length;
    const sum = {
      en: `${String(all)} regions: ${String(all - minor)} of the homelands and ${String(minor)} minor`,
      it: `${String(all)}: ${String(all - minor)} di patria e ${String(minor)} nazioni minori`,
    };
    expect(note("B1.1")).toContain(sum[language]);
  });

  test("says by what the odds are reckoned", () => {
    expect(policy.front).toEqual(arms);
    expect(policy).toMatchObject({ moves: "nobody", retreat: "never" });
    expect(policy.pursuit).toEqual([...policy.hits, "leader"]);
    const taken = policy.hits.map((arm) => words.arm[arm]);
    expect(note("EB-19")).toContain(words.hits(taken, words.arm.leader));
    expect(note("EB-19")).toContain("EB-31");
  });
});
