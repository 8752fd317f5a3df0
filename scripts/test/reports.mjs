// Readers of the reports that the suites write themselves. Each gives { passed, failed, failures, unsteady, times }; a failure
// is { name, message }, and so is a test that passed only at its second try; a time is { name, seconds }. A skipped test
// counts as failed everywhere: it has proved nothing.

import path from "node:path";
import { root } from "./process.mjs";

const skipped = "skipped";

/** JUnit XML, from cargo-nextest and from Node's own test runner. */
export function readJunit(xml) {
  // Captured output may hold anything, even lines that look like the report's own.
  const bare = xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "").replace(/<(system-out|system-err)\b[\s\S]*?<\/\1>/g, "");
  const counts = { passed: 0, failed: 0, failures: [], times: [] };
  for (const [, attributes, empty, inside] of bare.matchAll(
    /<testcase\b((?:[^>"]|"[^"]*")*?)(?:(\/)>|>([\s\S]*?)<\/testcase>)/g,
  )) {
    const bad = !empty && inside.match(/<(failure|error|skipped)\b((?:[^>"]|"[^"]*")*)>?([^<]*)/);
    counts[bad ? "failed" : "passed"] += 1;
    const name = [attribute(attributes, "classname"), attribute(attributes, "name")].filter(Boolean).join(" > ");
    counts.times.push({ name, seconds: Number(attribute(attributes, "time")) });
    if (!bad) continue;
    const [, kind, said, text] = bad;
    const message = kind === "skipped" ? skipped : attribute(said, "message") || unescaped(text).trim();
    counts.failures.push({ name, message });
  }
  return counts;
}

function attribute(attributes, name) {
  return unescaped(attributes.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? "");
}

const entities = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&", "#10": "\n", "#xA": "\n" };

function unescaped(text) {
  return text.replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity);
}

/** The JSON report of vitest. */
export function readVitest(json) {
  const report = JSON.parse(json);
  const passed = report.numPassedTests;
  const files = report.testResults ?? [];
  return {
    passed,
    failed: report.numTotalTests - passed,
    failures: files.flatMap(failuresOfFile),
    unsteady: files.flatMap(unsteadyOfFile),
    times: files.flatMap(timesOfFile),
  };
}

function timesOfFile({ name: file, assertionResults }) {
  return assertionResults.map(({ ancestorTitles, title, duration }) => ({
    name: [path.relative(root, file), ...ancestorTitles, title].join(" > "),
    seconds: (duration ?? 0) / 1000,
  }));
}

function unsteadyOfFile({ name: file, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length > 0)
    .map(({ ancestorTitles, title, failureMessages }) => ({
      name: [path.relative(root, file), ...ancestorTitles, title].join(" > "),
      message: failureMessages.map(withoutStack).join("\n"),
    }));
}

function failuresOfFile({ name: file, status, message, assertionResults }) {
  const named = (...titles) => [path.relative(root, file), ...titles].join(" > ");
  const failures = assertionResults
    .filter((test) => test.status !== "passed")
    .map(({ ancestorTitles, title, status, failureMessages }) => ({
      name: named(...ancestorTitles, title),
      message: status === "failed" ? failureMessages.map(withoutStack).join("\n") : skipped,
    }));
  // What fails outside of its tests, such as a `beforeAll`, is said of the whole file.
  return status === "failed" && message ? [{ name: named(), message: withoutStack(message) }, ...failures] : failures;
}

/** What went wrong, and the first place in our own code. */
function withoutStack(message) {
  const lines = message.split("\n");
  const place = /^\s+at /;
  const where = lines.find((line) => place.test(line) && line.includes(root) && !line.includes("node_modules"));
  return [...lines.filter((line) => !place.test(line)), ...(where ? [where.trim().replace(`${root}/`, "")] : [])]
    .join("\n")
    .trim();
}

/** The last line `N passed, N failed` in what a program printed. */
export function readTally(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last ? { passed: Number(last[1]), failed: Number(last[2]), failures: [] } : null;
}
