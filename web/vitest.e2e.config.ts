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
    // A busy machine may keep a browser waiting for longer than anybody foresaw. What passes only at the second try is told
    // of at the end of the run as unsteady. What has to do with secrets gets no second try: once is too often.
    retry: 1,
    // Vitest gives up after a second, which is little for a page and a server on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
