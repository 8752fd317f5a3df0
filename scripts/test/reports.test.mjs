import assert from "node:assert/strict";
import path from "node:path";
import { test } from "node:test";
import { root } from "./process.mjs";
import { readJunit, readTally, readVitest } from "./reports.mjs";

/** The counts of a report alone. */
const counted = ({ passed, failed }) => ({ passed, failed });

const junit = (cases) => `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="ci"><testsuite name="table" tests="9">${cases}</testsuite></testsuites>`;

test("a junit report counts its cases", () => {
  const xml = junit(`
    <testcase name="a" classname="table" time="0.01"/>
    <testcase name="b -> c" classname="table"></testcase>
    <testcase name="d"><failure type="test failure">panicked</failure></testcase>
    <testcase name="e"><error/></testcase>
    <testcase name="f"/>`);
  assert.deepEqual(counted(readJunit(xml)), { passed: 3, failed: 2 });
});

test("a skipped case counts as failed", () => {
  const failures = [{ name: "a", message: "skipped" }];
  const read = readJunit(junit(`<testcase name="a"><skipped/></testcase>`));
  assert.deepEqual({ ...counted(read), failures: read.failures }, { passed: 0, failed: 1, failures });
});

test("what a test prints is not taken for a report", () => {
  const printed = "&lt;failure/> <![CDATA[<testcase name='x'><failure/></testcase>]]>";
  const xml = junit(`<testcase name="a"><system-out>${printed}</system-out></testcase>`);
  assert.deepEqual(counted(readJunit(xml)), { passed: 1, failed: 0 });
});

test("a report tells how long its tests took", () => {
  const xml = junit(`<testcase name="a" classname="table" time="0.25"/><testcase name="b"/>`);
  assert.deepEqual(readJunit(xml).times, [
    { name: "table > a", seconds: 0.25 },
    { name: "b", seconds: 0 },
  ]);

  const name = path.join(root, "web/e2e/turn.test.ts");
  const assertionResults = [{ ancestorTitles: ["a turn"], title: "comes", status: "passed", duration: 1500 }];
  const report = { numTotalTests: 1, numPassedTests: 1, testResults: [{ name, assertionResults }] };
  assert.deepEqual(readVitest(JSON.stringify(report)).times, [
    { name: "web/e2e/turn.test.ts > a turn > comes", seconds: 1.5 },
  ]);
});

test("a junit report tells which cases failed, and why", () => {
  const xml = junit(`
    <testcase name="a" classname="table"/>
    <testcase name="b -&gt; c" classname="server::door"><failure message="left &lt; right&#10;1 &lt; 0">stack</failure></testcase>
    <testcase name="d"><error type="x">it &quot;broke&quot;</error></testcase>`);
  assert.deepEqual(readJunit(xml).failures, [
    { name: "server::door > b -> c", message: "left < right\n1 < 0" },
    { name: "d", message: 'it "broke"' },
  ]);
});

test("a vitest report counts its tests, and what is neither passed nor failed is failed", () => {
  const report = { numTotalTests: 7, numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  assert.deepEqual(counted(readVitest(JSON.stringify(report))), { passed: 4, failed: 3 });
});

test("a vitest report tells which tests failed, why and where", () => {
  const file = (name) => path.join(root, "web/e2e", name);
  const stack = `
    at poll (${root}/web/node_modules/vitest/index.js:1:1)
    at ${file("turn.test.ts")}:68:3
    at ${file("turn.test.ts")}:70:1`;
  const result = (title, status, ...failureMessages) => ({
    ancestorTitles: ["a turn"],
    title,
    status,
    failureMessages,
  });
  const testResults = [
    {
      name: file("turn.test.ts"),
      status: "failed",
      message: "",
      assertionResults: [
        result("comes", "passed"),
        result("is told", "failed", `AssertionError: expected 1\nto be 2${stack}`),
        result("goes", "skipped"),
      ],
    },
    { name: file("dice.test.ts"), status: "failed", message: "no browser", assertionResults: [] },
    { name: file("board.test.ts"), status: "passed", message: "", assertionResults: [] },
  ];
  assert.deepEqual(readVitest(JSON.stringify({ numTotalTests: 3, numPassedTests: 1, testResults })).failures, [
    {
      name: "web/e2e/turn.test.ts > a turn > is told",
      message: `AssertionError: expected 1\nto be 2\nat web/e2e/turn.test.ts:68:3`,
    },
    { name: "web/e2e/turn.test.ts > a turn > goes", message: "skipped" },
    { name: "web/e2e/dice.test.ts", message: "no browser" },
  ]);
});

test("a vitest report tells which tests passed only at the second try", () => {
  const name = path.join(root, "web/e2e/turn.test.ts");
  const result = (title, ...failureMessages) => ({
    ancestorTitles: ["a turn"],
    title,
    status: "passed",
    failureMessages,
  });
  const testResults = [
    { name, status: "passed", message: "", assertionResults: [result("comes"), result("goes", "late")] },
  ];
  const { failures, unsteady } = readVitest(JSON.stringify({ numTotalTests: 2, numPassedTests: 2, testResults }));
  assert.deepEqual(failures, []);
  assert.deepEqual(unsteady, [{ name: "web/e2e/turn.test.ts > a turn > goes", message: "late" }]);
});

test("a tally is the last line of its form", () => {
  assert.deepEqual(readTally("drill: 1 passed, 2 failed\n3 passed, 0 failed\n12 passed, 1 failed\nno case: D4\n"), {
    passed: 12,
    failed: 1,
    failures: [],
  });
  assert.equal(readTally("drill: 1 passed, 2 failed\n"), null);
});

test("an empty report counts nothing", () => {
  const nothing = { passed: 0, failed: 0, failures: [] };
  assert.deepEqual(readJunit(junit("")), { ...nothing, times: [] });
  assert.deepEqual(readVitest(`{"numTotalTests":0,"numPassedTests":0}`), { ...nothing, unsteady: [], times: [] });
  assert.deepEqual(readTally("0 passed, 0 failed"), nothing);
});
