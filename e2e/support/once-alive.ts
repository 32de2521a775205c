import type { Page } from "@playwright/test";
import { test as base } from "./kept-cache.ts";

/**
 * As a person who looks before pressing: a page that was opened has come alive before anything is done with it. Its scripts
 * are fetched after it was painted, so that it has loaded long before. What is pressed earlier works as without scripts, which
 * the tests with JavaScript off try.
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
    if (options?.waitUntil !== "commit") await page.waitForFunction(isAlive);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await page.waitForFunction(isAlive);
    return response;
  };
  return () => Object.assign(page, { goto, reload });
}

/** Runs in the browser: React has been through the whole page. What is none of our pages has nothing to wait for. */
function isAlive(): boolean {
  const isOurs = document.querySelector("script[data-modules]") !== null;
  return !isOurs || Object.keys(document.body).some((key) => key.startsWith("__reactProps"));
}
