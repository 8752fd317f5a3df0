import assert from "node:assert/strict";
import { test } from "node:test";
import { readJunit, readTally, readVitest } from "./reports.mjs";

const junit = (cases) => `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="ci"><testsuite name="table" tests="9">${cases}</testsuite></testsuites>`;

test("a junit report counts its cases", () => {
  const xml = junit(`
    <testcase name="a" classname="table" time="0.01"/>
    <testcase name="b -> c" classname="table"></testcase>
    <testcase name="d"><failure type="test failure">panicked</failure></testcase>
    <testcase name="e"><error/></testcase>
    <testcase name="f"/>`);
  assert.deepEqual(readJunit(xml), { passed: 3, failed: 2 });
});

test("a skipped case counts as failed", () => {
  assert.deepEqual(readJunit(junit(`<testcase name="a"><skipped/></testcase>`)), { passed: 0, failed: 1 });
});

test("what a test prints is not taken for a report", () => {
  const printed = "&lt;failure/> <![CDATA[<testcase name='x'><failure/></testcase>]]>";
  const xml = junit(`<testcase name="a"><system-out>${printed}</system-out></testcase>`);
  assert.deepEqual(readJunit(xml), { passed: 1, failed: 0 });
});

test("a vitest report counts its tests, and what is neither passed nor failed is failed", () => {
  const report = { numTotalTests: 7, numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  assert.deepEqual(readVitest(JSON.stringify(report)), { passed: 4, failed: 3 });
});

test("a tally is the last line of its form", () => {
  assert.deepEqual(readTally("drill: 1 passed, 2 failed\n3 passed, 0 failed\n12 passed, 1 failed\nno case: D4\n"), {
    passed: 12,
    failed: 1,
  });
  assert.equal(readTally("drill: 1 passed, 2 failed\n"), null);
});

test("an empty report counts nothing", () => {
  const nothing = { passed: 0, failed: 0 };
  assert.deepEqual(readJunit(junit("")), nothing);
  assert.deepEqual(readVitest(`{"numTotalTests":0,"numPassedTests":0}`), nothing);
  assert.deepEqual(readTally("0 passed, 0 failed"), nothing);
});
