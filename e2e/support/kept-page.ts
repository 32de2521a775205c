import type { Browser, BrowserContext, Page } from "@playwright/test";
import { drawOnePixel } from "./one-pixel.ts";

export type Kept = { context: BrowserContext; page: () => Page; forget: () => Promise<void> };

/** All that a page can store, but for cookies, which are cleared whatever their origin, and the browser's own cache. */
const storageTypes = "local_storage,indexeddb,service_workers,cache_storage,file_systems";
/** What cannot be taken back from a page: the next test gets another. */
const lasting = ["addInitScript", "emulateMedia", "exposeBinding", "exposeFunction", "route"] as const;

/** A context and a page for many tests, which forget what each of them leaves, but for the files of the program. */
export async function keep(browser: Browser): Promise<Kept> {
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
