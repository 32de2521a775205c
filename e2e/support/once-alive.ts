import type { Page } from "@playwright/test";
import { test as base } from "./kept-cache.ts";

/**
 * As a person whose hand is on the page before they press: a page that was opened has come alive before anything is done with it.
 * Its program is fetched at the first touch. What is pressed before it is there is tried in pressed-at-once.spec.ts.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const stopWaiting = javaScriptEnabled ? waitForLife(page) : () => {};
    await use(page);
    stopWaiting();
  },
});

function waitForLife(page: Page): () => void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    // Whoever does not even wait for the page to load wants to be earlier than its scripts.
    if (options?.waitUntil !== "commit") await wake(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await wake(page);
    return response;
  };
  return () => Object.assign(page, { goto, reload });
}

/** Touches the page that is open, and waits until it answers. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(isAlive);
}

/** Runs in the browser: React has been through the whole page. What is none of our pages has nothing to wait for. */
export function isAlive(): boolean {
  const isOurs = document.querySelector("script[data-modules]") !== null;
  return !isOurs || Object.keys(document.body).some((key) => key.startsWith("__reactProps"));
}
