import assert from "node:assert/strict";
import { test } from "node:test";
import { judge, summary, total } from "./verdict.mjs";

test("a clean report with exit code 0 passes", () => {
  assert.deepEqual(judge({ passed: 3, failed: 0 }, 0), { passed: 3, failed: 0, note: "" });
});

test("a report without a test is a failure", () => {
  assert.deepEqual(judge({ passed: 0, failed: 0 }, 0), { passed: 0, failed: 1, note: "ran no test" });
});

test("no report is a failure", () => {
  assert.deepEqual(judge(null, 101), { passed: 0, failed: 1, note: "left no report, exit code 101" });
  assert.equal(judge(null, 0).failed, 1);
});

test("a non-zero exit with a clean report is a failure, and keeps what passed", () => {
  assert.deepEqual(judge({ passed: 3, failed: 0 }, 101), { passed: 3, failed: 1, note: "exit code 101" });
});

test("a non-zero exit adds nothing to failures that were reported", () => {
  assert.equal(judge({ passed: 3, failed: 2 }, 100).failed, 2);
});

test("verdicts add up", () => {
  const verdicts = [
    { passed: 1, failed: 0, note: "" },
    { passed: 2, failed: 3, note: "a" },
    { passed: 0, failed: 1, note: "b" },
  ];
  assert.deepEqual(total(verdicts), { passed: 3, failed: 4, failures: [], note: "a; b" });
});

test("the failures of all verdicts are kept", () => {
  const failure = (name) => ({ name, message: "" });
  const verdicts = [
    { passed: 1, failed: 1, failures: [failure("a")], note: "" },
    { passed: 1, failed: 0, note: "" },
    { passed: 0, failed: 1, failures: [failure("b")], note: "" },
  ];
  assert.deepEqual(total(verdicts).failures, [failure("a"), failure("b")]);
});

test("of many notes the first two are kept", () => {
  const verdicts = ["a", "b", "c", "d"].map((note) => ({ passed: 0, failed: 1, note }));
  assert.deepEqual(total(verdicts), { passed: 0, failed: 4, failures: [], note: "a; b; and 2 more" });
});

test("the summary ends in the sum of all suites", () => {
  const rows = [
    { name: "rust", verdict: { passed: 40, failed: 0, note: "" }, seconds: 12.34, cpu: 20.02 },
    { name: "end to end", verdict: { passed: 4, failed: 1, note: "exit code 1" }, seconds: 3 },
  ];
  assert.deepEqual(summary(rows).split("\n"), [
    "suite        passed   failed  seconds      cpu",
    "rust             40        0     12.3     20.0",
    "end to end        4        1      3.0           exit code 1",
    "",
    "44 passed, 1 failed",
  ]);
});

/** A summary of one suite with these failures, from the line after its table on. */
function closing(failures) {
  const verdict = { passed: 4, failed: failures.length, failures, note: "" };
  return summary([{ name: "end to end", verdict, seconds: 3 }])
    .split("\n")
    .slice(3);
}

test("the summary names what failed after its table, and ends in the sum", () => {
  const failures = [
    { name: "e2e/board.test.ts > a piece > glides", message: "expected 1\n\nto be 2" },
    { name: "e2e/site/turn.test.ts", message: "" },
  ];
  assert.deepEqual(closing(failures), [
    "failed: end to end > e2e/board.test.ts > a piece > glides",
    "  expected 1",
    "  to be 2",
    "",
    "failed: end to end > e2e/site/turn.test.ts",
    "",
    "4 passed, 2 failed",
  ]);
});

test("the summary tells of what was unsteady, which is no failure", () => {
  const unsteady = [{ name: "turn.test.ts > comes", message: "late" }];
  const rows = [{ name: "end to end", verdict: { passed: 4, failed: 0, unsteady, note: "" }, seconds: 3 }];
  assert.deepEqual(summary(rows).split("\n").slice(-4), [
    "unsteady: end to end > turn.test.ts > comes",
    "  late",
    "",
    "4 passed, 0 failed",
  ]);
});

test("the summary tells of the slowest twenty of all suites, the slowest first", () => {
  const times = (count) => Array.from({ length: count }, (_, test) => ({ name: `test ${test}`, seconds: test }));
  const rows = [
    { name: "rust", verdict: { passed: 30, failed: 0, times: times(30), note: "" }, seconds: 3 },
    {
      name: "web unit",
      verdict: { passed: 1, failed: 0, times: [{ name: "a", seconds: 12.34 }], note: "" },
      seconds: 3,
    },
  ];
  const told = summary(rows).split("\n").slice(4);
  assert.equal(told[0], "the slowest, in seconds:");
  assert.equal(told[1], "   29.0  rust > test 29");
  assert.equal(told[18], "   12.3  web unit > a");
  assert.deepEqual(told.slice(20), ["   11.0  rust > test 11", "", "31 passed, 0 failed"]);
});

test("a long message is cut, and so is a long list", () => {
  const long = Array.from({ length: 30 }, (_, line) => `line ${line + 1}`).join("\n");
  assert.deepEqual(closing([{ name: "a", message: long }]).slice(11), ["  line 11", "  …", "", "4 passed, 1 failed"]);

  const many = Array.from({ length: 22 }, (_, test) => ({ name: `test ${test + 1}`, message: "" }));
  assert.deepEqual(closing(many).slice(-5), [
    "failed: end to end > test 20",
    "",
    "and 2 more",
    "",
    "4 passed, 22 failed",
  ]);
});
