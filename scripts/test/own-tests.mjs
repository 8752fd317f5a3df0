// The tests of this runner itself, all in one process: `node --test` would count an empty file as a pass.

import "../bench/rows.test.mjs";
import "./check-tools.test.mjs";
import "./crates.test.mjs";
import "./databases.test.mjs";
import "./kept.test.mjs";
import "./reports.test.mjs";
import "./unchanged.test.mjs";
import "./verdict.test.mjs";
