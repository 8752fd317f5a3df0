// Which tests are run on both databases: those that use one.

/** Tests of the operator's commands that run on either database, too. */
const commands = ["operate::a_database_is_inspected_before_an_upgrade_and_stays_as_it_is"];

/** The filter of nextest for them. `alone` lists tests of the server, or whole modules (`site::`), that use none. */
export function onBoth(alone) {
  const names = alone.split("\n").filter(Boolean);
  const excepted = names.map((name) => ` - test(${name.endsWith("::") ? `/^${name}/` : `=${name}`})`).join("");
  const others = commands.map((name) => ` + (package(bicorne) & test(=${name}))`).join("");
  return `(package(server) & kind(test)${excepted})${others}`;
}

/** The verdict, with a failure for each test that was run on the other database and has not used it. `used` names those that have. */
export function withoutIdle(verdict, used) {
  const test = ({ name }) => name.split(" > ").at(-1);
  const good = new Set([...used.map((name) => name.replaceAll(".", "::")), ...(verdict.failures ?? []).map(test)]);
  const idle = (verdict.times ?? []).map(test).filter((name) => !good.has(name));
  if (idle.length === 0) return verdict;
  const message = "it uses no database: list it in crates/server/tests/without_database.txt";
  const failures = idle.map((name) => ({ name, message }));
  return {
    ...verdict,
    passed: verdict.passed - idle.length,
    failed: verdict.failed + idle.length,
    failures: [...(verdict.failures ?? []), ...failures],
  };
}
