// What a suite's report and its exit code mean together, and what all suites mean together.

/** The verdict on one run: { passed, failed, failures, times, note }. `counts` is null where there was no report to read. */
export function judge(counts, code) {
  if (!counts) return { passed: 0, failed: 1, note: `left no report, exit code ${code}` };
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, note: "ran no test" };
  // A crash after the last test, a coverage gap: the report does not know of it.
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, note: `exit code ${code}` };
  return { ...counts, note: "" };
}

/** Adds up verdicts. */
export function total(verdicts) {
  const sum = { passed: 0, failed: 0, failures: [], note: "" };
  const notes = [];
  for (const { passed, failed, failures = [], note } of verdicts) {
    sum.passed += passed;
    sum.failed += failed;
    sum.failures.push(...failures);
    if (note) notes.push(note);
  }
  // The table has room for a few.
  if (notes.length > 3) notes.splice(2, Infinity, `and ${notes.length - 2} more`);
  return { ...sum, note: notes.join("; ") };
}

/** So many failures are told of, each in so many lines: a run that broke altogether shall not bury its table. */
const most = { failures: 20, lines: 12, slow: 20 };

/** Which tests failed, or passed only at the second try, and why. Of a log that was cut, the end is what is left. */
function account(rows, what, of) {
  const failures = rows.flatMap(({ name, verdict }) =>
    (of(verdict) ?? []).map((failure) => ({ suite: name, ...failure })),
  );
  const told = failures.slice(0, most.failures).flatMap(({ suite, name, message }) => {
    const lines = message.split("\n");
    const cut = lines.length > most.lines ? [...lines.slice(0, most.lines - 1), "…"] : lines;
    return [`${what}: ${suite} > ${name}`, ...cut.filter(Boolean).map((line) => `  ${line}`), ""];
  });
  const more = failures.length - most.failures;
  return more > 0 ? [...told, `and ${more} more`, ""] : told;
}

/** The tests that took longest, so that a run which grows shows where. */
function slowest(rows) {
  const times = rows.flatMap(({ name, verdict }) => (verdict.times ?? []).map((time) => ({ suite: name, ...time })));
  const longest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, most.slow);
  const lines = longest.map(({ suite, name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${suite} > ${name}`);
  return lines.length > 0 ? ["the slowest, in seconds:", ...lines, ""] : [];
}

/** The closing lines of a run: a table of the suites, the slowest tests, those that failed, then the sum. */
export function summary(rows) {
  const { passed, failed } = total(rows.map((row) => row.verdict));
  const width = Math.max(5, ...rows.map((row) => row.name.length));
  const line = (name, ...columns) => name.padEnd(width) + columns.map((text) => String(text).padStart(9)).join("");
  const lines = [line("suite", "passed", "failed", "seconds", "cpu")];
  for (const { name, verdict, seconds, cpu } of rows) {
    const note = verdict.note ? `  ${verdict.note}` : "";
    lines.push(line(name, verdict.passed, verdict.failed, seconds.toFixed(1), cpu?.toFixed(1) ?? "") + note);
  }
  const unsteady = account(rows, "unsteady", (verdict) => verdict.unsteady);
  const failures = account(rows, "failed", (verdict) => verdict.failures);
  return [...lines, "", ...slowest(rows), ...unsteady, ...failures, `${passed} passed, ${failed} failed`].join("\n");
}
