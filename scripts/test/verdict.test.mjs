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
  assert.deepEqual(total(verdicts), { passed: 3, failed: 4, note: "a; b" });
});

test("of many notes the first two are kept", () => {
  const verdicts = ["a", "b", "c", "d"].map((note) => ({ passed: 0, failed: 1, note }));
  assert.deepEqual(total(verdicts), { passed: 0, failed: 4, note: "a; b; and 2 more" });
});

test("the summary ends in the sum of all suites", () => {
  const rows = [
    { name: "rust", verdict: { passed: 40, failed: 0, note: "" }, seconds: 12.34 },
    { name: "end to end", verdict: { passed: 4, failed: 1, note: "exit code 1" }, seconds: 3 },
  ];
  assert.deepEqual(summary(rows).split("\n"), [
    "suite        passed   failed  seconds",
    "rust             40        0     12.3",
    "end to end        4        1      3.0  exit code 1",
    "",
    "44 passed, 1 failed",
  ]);
});
