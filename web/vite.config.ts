import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

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
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
