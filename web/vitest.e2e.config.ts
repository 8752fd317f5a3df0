import { defineConfig } from "vitest/config";

// The end-to-end tests drive a browser against a running server; `make test` starts both.
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    // One browser at a time: two at once on a small machine time out.
    fileParallelism: false,
    // Longer than the browser waits for anything (30 seconds), so that a failure tells what was waited for.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest gives up after a second, which is little for a page and a server on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
