// Readers of the reports that the suites write themselves. Each gives { passed, failed }.
// A skipped test counts as failed everywhere: it has proved nothing.

/** JUnit XML, from cargo-nextest and from Node's own test runner. */
export function readJunit(xml) {
  // Captured output may hold anything, even lines that look like the report's own.
  const bare = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "").replace(/<(system-out|system-err)\b[\s\S]*?<\/\1>/g, "");
  const counts = { passed: 0, failed: 0 };
  for (const [, empty, inside] of bare.matchAll(/<testcase\b(?:[^>"]|"[^"]*")*?(?:(\/)>|>([\s\S]*?)<\/testcase>)/g)) {
    const bad = !empty && /<(failure|error|skipped)\b/.test(inside);
    counts[bad ? "failed" : "passed"] += 1;
  }
  return counts;
}

/** The JSON report of vitest. */
export function readVitest(json) {
  const report = JSON.parse(json);
  const passed = report.numPassedTests;
  return { passed, failed: report.numTotalTests - passed };
}

/** The last line `N passed, N failed` in what a program printed. */
export function readTally(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]) } : null;
}
