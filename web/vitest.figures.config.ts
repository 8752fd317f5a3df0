import { defineConfig } from "vitest/config";

// Measures in a browser what no test may depend on; the figures are printed.
export default defineConfig({
  test: { include: ["e2e/triumph/figures.ts"], testTimeout: 300_000, hookTimeout: 60_000 },
});
