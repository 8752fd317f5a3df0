import { defineConfig } from "vitest/config";

// The end-to-end tests drive a browser against a running server; `make test` starts both.
export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    // One browser at a time: two at once on a small machine time out.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
