// One Chromium for all test files that share it, started before the first and closed after the last.

import { chromium } from "playwright-core";
import { launchOptions } from "./browser";

export async function setup(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(launchOptions());
  // The workers inherit it.
  process.env.BICORNE_BROWSER = server.wsEndpoint();
  return () => server.close();
}
