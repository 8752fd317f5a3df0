import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The tests that say in their first line that they need a page. */
const withPage = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `src/${file}`)
  .filter((file) => readFileSync(file, "utf8").startsWith("// @vitest-environment happy-dom\n"));

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The server's Content-Security-Policy allows files of its own origin and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    // `npm run dev` beside `make play`: pages from here, everything else from there.
    proxy: { "/api": { target: process.env.BICORNE_API ?? "http://127.0.0.1:8805", ws: true } },
  },
  // As strict as the server, so that a page which works here works there.
  preview: { headers: { "Content-Security-Policy": "default-src 'self'" } },
  // Vitest would take the server build of Svelte otherwise.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    // Vitest gives up after five seconds, which is little on a busy machine.
    testTimeout: 60_000,
    // It would leave a core idle, too.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: "page", include: withPage } },
      {
        extends: true,
        test: {
          name: "plain",
          include: ["src/**/*.test.ts"],
          exclude: withPage,
          // A page and all modules anew for each file take longer than the tests themselves, and these need neither.
          environment: "node",
          isolate: false,
        },
      },
    ],
  },
});
