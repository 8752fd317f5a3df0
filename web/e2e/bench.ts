// Serves the bench pages as the server serves the client: built, and under its Content-Security-Policy.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, preview, type InlineConfig } from "vite";

export interface Bench {
  /** Where its page is. */
  url: string;
  close: () => Promise<void>;
}

const pages = join(import.meta.dirname, "pages");

export async function openBench(page: string): Promise<Bench> {
  const outDir = await mkdtemp(join(tmpdir(), "bicorne-bench-"));
  const config: InlineConfig = {
    configFile: false,
    root: pages,
    logLevel: "warn",
    mode: "production",
    plugins: [svelte({ configFile: false })],
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: "es2022",
      rolldownOptions: { input: join(pages, page) },
    },
    preview: {
      port: 0,
      host: "127.0.0.1",
      headers: { "Content-Security-Policy": "default-src 'self'" },
    },
  };
  await build(config);
  const server = await preview(config);
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("The bench has no address.");
  return {
    url: new URL(page, url).href,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
