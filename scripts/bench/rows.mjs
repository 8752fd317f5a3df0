// Results of bots against bots, as `bicorne simulate --csv` wrote them: a command, the columns, a row for each match.

/** Reads such a file. */
export function readResults(text) {
  const [first = "", header = "", ...rows] = text.split("\n").filter((line) => line !== "");
  const command = /^# bicorne (simulate .*) (--pairs|--games)$/.exec(first);
  if (!command) throw new Error("the first line does not name the command");
  if (!header.startsWith("number,seed,")) throw new Error("the second line does not name the columns");
  return { args: words(command[1]), count: command[2], rows };
}

/** The words of a command as a shell takes them. */
export function words(text) {
  const found = text.match(/(?:[^\s']|'[^']*'|\\')+/g) ?? [];
  return found.map((word) => word.replaceAll("'\\''", "\0").replaceAll("'", "").replaceAll("\0", "'"));
}

/** The rows of one number: a match, or the two of a pair. */
export const rowsOf = (rows, number) => rows.filter((row) => row.startsWith(`${number},`));

/** What plays the number again. */
export function again({ args, count }, number) {
  return [...args, count, "1", "--first", String(number), "--csv", "-"];
}
