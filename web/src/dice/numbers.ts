/** The dice as plain text, for a spreadsheet or a program of one's own. */
import type { Journal } from "./journal";
import type { CheckedEntry } from "./verify";

const columns = ["entry", "seat", "stream", "place", "sides", "value", "from_seed", "typed", "taken_back_by"];

/** What everything follows from first, then a line for each die, its fields kept apart by tabs. */
export function numbers({ header, closing }: Journal, entries: readonly CheckedEntry[]): string {
  const given = [
    ["match", header.id],
    ["game", header.game],
    ["commitment", header.commitment],
    ["seed", closing?.seed ?? ""],
    ...header.seats.map((line) => ["salt", line.name, line.salt]),
  ];
  const rolled = entries.flatMap(({ n, seat, stream, dice, takenBackBy }) =>
    dice.map(({ sides, value, derived, typed }, index) => [
      n,
      seat === undefined ? "" : (header.seats[seat]?.name ?? seat),
      stream,
      index + 1,
      sides,
      value,
      derived ?? "",
      typed ? "yes" : "",
      takenBackBy ?? "",
    ]),
  );
  const lines = [...given.map((fields) => ["#", ...fields]), columns, ...rolled];
  return lines.map((fields) => `${fields.join("\t")}\n`).join("");
}
