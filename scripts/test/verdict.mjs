// What a suite's report and its exit code mean together, and what all suites mean together.

/** The verdict on one run. `counts` is null where there was no report to read. */
export function judge(counts, code) {
  if (!counts) return { passed: 0, failed: 1, note: `left no report, exit code ${code}` };
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, note: "ran no test" };
  // A crash after the last test, a coverage gap: the report does not know of it.
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, note: `exit code ${code}` };
  return { ...counts, note: "" };
}

/** Adds up verdicts. */
export function total(verdicts) {
  const sum = { passed: 0, failed: 0, note: "" };
  const notes = [];
  for (const { passed, failed, note } of verdicts) {
    sum.passed += passed;
    sum.failed += failed;
    if (note) notes.push(note);
  }
  // The table has room for a few.
  if (notes.length > 3) notes.splice(2, Infinity, `and ${notes.length - 2} more`);
  return { ...sum, note: notes.join("; ") };
}

/** The closing lines of a run: a table of the suites, then the sum. */
export function summary(rows) {
  const { passed, failed } = total(rows.map((row) => row.verdict));
  const width = Math.max(5, ...rows.map((row) => row.name.length));
  const line = (name, ...columns) => name.padEnd(width) + columns.map((text) => String(text).padStart(9)).join("");
  const lines = [line("suite", "passed", "failed", "seconds")];
  for (const { name, verdict, seconds } of rows) {
    const note = verdict.note ? `  ${verdict.note}` : "";
    lines.push(line(name, verdict.passed, verdict.failed, seconds.toFixed(1)) + note);
  }
  return [...lines, "", `${passed} passed, ${failed} failed`].join("\n");
}
