import type { Page } from "@playwright/test";
import { test as base } from "./kept-cache.ts";

/** Hydrates each page that is opened before the test uses it. first-interaction.spec.ts tests what is used earlier. */
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
    // A test that does not wait for the load event wants to act before the scripts.
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

/** Uses the open page, and waits until React has hydrated it. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("pointerdown")));
  await page.waitForFunction(isAlive);
}

/** Runs in the browser: React has hydrated the page and its screen. A page that is not ours has nothing to wait for. */
export function isAlive(): boolean {
  const isOurs = document.querySelector("script[data-modules]") !== null;
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  const screen = document.querySelector("#content > :not(script)");
  return !isOurs || [document.body, ...(screen ? [screen] : [])].every(isHydrated);
}
