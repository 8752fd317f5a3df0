import { defineConfig } from "vitest/config";

// Tests that trace, measure or hold frames against each other byte for byte: nobody else may be busy meanwhile.
const alone = ["e2e/board.test.ts", "e2e/triumph/terrain.test.ts", "e2e/triumph/fog.test.ts"];

// The end-to-end tests drive a browser against a running server; `make test` starts both.
export default defineConfig({
  test: {
    // Longer than the browser waits for anything (30 seconds), so that a failure tells what was waited for.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine may keep a browser waiting for longer than anybody foresaw. What passes only at the second try is told
    // of at the end of the run as unsteady. What has to do with secrets gets no second try: once is too often.
    retry: 1,
    // Vitest gives up after a second, which is little for a page and a server on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["e2e/**/*.test.ts"],
          exclude: alone,
          globalSetup: "e2e/shared-browser.ts",
          // A test waits for its pages and its bots about as long as it works: three files at a time keep two cores busy.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: "alone", include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
