import assert from "node:assert/strict";
import { test } from "node:test";
import { onBoth, withoutIdle } from "./databases.mjs";

test("tests that use no database are left out, by name or by module", () => {
  const filter = onBoth("site::\nstore::a_closed_port_is_no_postgresql\n");
  const [server] = filter.split(" + ");
  assert.equal(
    server,
    "(package(server) & kind(test) - test(/^site::/) - test(=store::a_closed_port_is_no_postgresql))",
  );
  assert.match(filter, / \+ \(package\(bicorne\) & test\(=operate::a_database_is_inspected/);
  assert.equal(onBoth("").split(" + ")[0], "(package(server) & kind(test))");
});

const times = ["server::all > store::keeps", "server::all > site::shows"].map((name) => ({ name, seconds: 1 }));

test("a test that was run for nothing is a failure", () => {
  const verdict = withoutIdle({ passed: 2, failed: 0, failures: [], times, note: "" }, ["store.keeps"]);
  assert.deepEqual([verdict.passed, verdict.failed], [1, 1]);
  assert.equal(verdict.failures[0].name, "site::shows");
});

test("where all have used the database nothing is added", () => {
  const verdict = { passed: 2, failed: 0, failures: [], times, note: "" };
  assert.equal(withoutIdle(verdict, ["store.keeps", "site.shows"]), verdict);
  const none = { passed: 0, failed: 1, note: "left no report, exit code 101" };
  assert.equal(withoutIdle(none, []), none);
});
