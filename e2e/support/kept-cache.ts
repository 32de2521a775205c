import { test as base, type Browser, type BrowserContext } from "@playwright/test";
import { drawOnePixel } from "./one-pixel.ts";

type Options = {
  /** For what stays with a context after its pages are closed: a clock that was stopped. */
  ownContext: boolean;
};
type Kept = { context: BrowserContext; forget: () => Promise<void> };
type PerWorker = { keptContext: (javaScriptEnabled: boolean) => Promise<Kept> };

/** All that a page can store, but for cookies, which are cleared whatever their origin, and the browser's own cache. */
const storageTypes = "local_storage,indexeddb,service_workers,cache_storage,file_systems";

/**
 * One context for many tests, each with a page of its own: of what a test leaves, only the files of the program are kept. In a
 * context that is new, or emptied by the test tool, these are fetched and compiled again by a new process for each test.
 */
export const test = base.extend<Options, PerWorker>({
  ownContext: [false, { option: true }],
  keptContext: [
    async ({ browser }, use) => {
      const kept = new Map<boolean, Kept>();
      await use(async (javaScriptEnabled) => {
        const found = kept.get(javaScriptEnabled) ?? (await keep(browser));
        kept.set(javaScriptEnabled, found);
        return found;
      });
      for (const { context } of kept.values()) await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, keptContext, javaScriptEnabled, ownContext }, use) => {
    if (ownContext) {
      const own = await browser.newContext();
      await use(own);
      return await own.close();
    }
    const { context, forget } = await keptContext(javaScriptEnabled);
    await use(context);
    await forget();
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await drawOnePixel(page);
    await use(page);
  },
});

/** Its first page stays open, so that the browser keeps the process in which the others run. */
async function keep(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto("/robots.txt");
  const { origin } = new URL(first.url());
  const tools = await context.newCDPSession(first);
  return {
    context,
    forget: async () => {
      for (const page of context.pages()) if (page !== first) await page.close();
      await context.clearCookies();
      await tools.send("Storage.clearDataForOrigin", { origin, storageTypes });
    },
  };
}
