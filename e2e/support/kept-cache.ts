import { test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { drawOnePixel } from "./one-pixel.ts";

type Options = {
  /** For what stays with a context after its pages are closed: a clock that was stopped. */
  ownContext: boolean;
};
type Kept = { context: BrowserContext; page: () => Page; forget: () => Promise<void> };
type PerWorker = { keptContext: (javaScriptEnabled: boolean) => Promise<Kept> };

/** All that a page can store, but for cookies, which are cleared whatever their origin, and the browser's own cache. */
const storageTypes = "local_storage,indexeddb,service_workers,cache_storage,file_systems";
/** What cannot be taken back from a page: the next test gets another. */
const lasting = ["addInitScript", "emulateMedia", "exposeBinding", "exposeFunction", "route"] as const;

/**
 * One context and one page for many tests: of what a test leaves, only the files of the program are kept. In a page that is new
 * they are read again, in a context that is new, or emptied by the test tool, also fetched and compiled again, for each test.
 */
export const test = base.extend<Options & { kept: Kept }, PerWorker>({
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
  kept: async ({ browser, keptContext, javaScriptEnabled, ownContext }, use) => {
    const kept = ownContext ? await keep(browser) : await keptContext(javaScriptEnabled);
    await use(kept);
    if (ownContext) await kept.context.close();
    else await kept.forget();
  },
  context: ({ kept }, use) => use(kept.context),
  page: ({ kept }, use) => use(kept.page()),
});

async function keep(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  let { page, isSpoilt } = await pageIn(context);
  const size = page.viewportSize();
  return {
    context,
    page: () => page,
    forget: async () => {
      const last = page;
      // The next before the last is closed, so that the browser keeps the process that has read the program's files.
      if (isSpoilt()) ({ page, isSpoilt } = await pageIn(context));
      else await leave(page);
      for (const other of context.pages()) if (other !== page) await other.close();
      if (size && page === last) await page.setViewportSize(size);
      await context.clearCookies();
      await clearStorage(page);
    },
  };
}

/** A page of this site that does nothing. */
const quiet = "/robots.txt";

async function pageIn(context: BrowserContext): Promise<{ page: Page; isSpoilt: () => boolean }> {
  const page = await context.newPage();
  await drawOnePixel(page);
  await page.goto(quiet);
  let spoilt = false;
  for (const name of lasting) {
    const act = page[name];
    Reflect.set(page, name, (...input: unknown[]): unknown => {
      spoilt = true;
      return Reflect.apply(act, page, input);
    });
  }
  return { page, isSpoilt: () => spoilt || page.isClosed() };
}

async function leave(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.goto(quiet);
  // Out of the window: what the next page has there would be as if pointed at.
  await page.mouse.move(-1, -1);
}

async function clearStorage(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const tools = await page.context().newCDPSession(page);
  await tools.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await tools.detach();
  await page.evaluate(() => sessionStorage.clear());
}
