import { test as base, type Browser, type Page } from "@playwright/test";
import { saveData } from "./data-saver.ts";
import { keep, type Kept } from "./kept-page.ts";
import { drawOnePixel } from "./one-pixel.ts";
import { signInAs, type DemoPerson } from "./sign-in.ts";

type Use = Parameters<Browser["newContext"]>[0];
type PerWorker = {
  keptContext: (javaScriptEnabled: boolean) => Promise<Kept>;
  windowOf: (who: DemoPerson | "stranger") => Promise<Page>;
};

/**
 * What the tests of one worker share. All of them know all of it, whichever part they use: the test tool gives tests that share
 * other things another worker, with a browser of its own, which starts anew.
 */
export const test = base.extend<object, PerWorker>({
  keptContext: [
    async ({ browser }, use) => {
      const kept = new Map<boolean, Promise<Kept>>();
      await use((javaScriptEnabled) => {
        const found = kept.get(javaScriptEnabled) ?? keep(browser);
        kept.set(javaScriptEnabled, found);
        return found;
      });
      for (const { context } of await Promise.all(kept.values())) await context.close();
    },
    { scope: "worker" },
  ],
  windowOf: [
    async ({ browser }, use, { project }) => {
      const windows = new Map<string, Promise<Page>>();
      await use((who) => {
        const found = windows.get(who) ?? openWindow(browser, project.use, who);
        windows.set(who, found);
        return found;
      });
      for (const page of await Promise.all(windows.values())) await page.context().close();
    },
    { scope: "worker" },
  ],
});

async function openWindow(browser: Browser, use: Use, who: DemoPerson | "stranger"): Promise<Page> {
  const context = await browser.newContext(use);
  // What one page keeps for later is not what the next one is looked at with.
  await context.addInitScript(() => localStorage.clear());
  const page = await context.newPage();
  await drawOnePixel(page);
  await saveData(page);
  if (who !== "stranger") await signInAs(page, who);
  return page;
}
