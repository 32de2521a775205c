import { test as base } from "./per-worker.ts";
import type { DemoPerson } from "./sign-in.ts";

/**
 * For walks past many pages: one window for all of them, as a person has, so that what the pages share is fetched and compiled
 * once. Whoever the walk is made as signs in once.
 */
export const test = base.extend<{ as: DemoPerson | "stranger" }>({
  as: ["stranger", { option: true }],
  page: async ({ windowOf, as }, use) => {
    const page = await windowOf(as);
    await use(page);
    page.removeAllListeners();
  },
});
