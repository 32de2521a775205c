import type { Page } from "@playwright/test";
import { isAlive } from "./once-alive.ts";

/** What visibly changes when the open page is hydrated: nothing, unless its script loads right after the first paint. */
export async function changesWhenTouched(page: Page): Promise<string[]> {
  const waits = await page.evaluate(() => document.querySelector('script[data-start="when idle"]') !== null);
  if (!waits) {
    await page.waitForFunction(isAlive);
    return [];
  }
  if (await page.evaluate(isAlive)) return ["hydrated before it was used"];
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await page.evaluate(picture);
  await page.evaluate(untilAlive);
  const after = await page.evaluate(picture);
  return [
    ...before.filter((line, place) => line !== after[place]).map((line) => `before: ${line}`),
    ...after.filter((line, place) => line !== before[place]).map((line) => `after: ${line}`),
  ];
}

/** Runs in the browser: uses the page, and waits until it is hydrated. */
const untilAlive = `new Promise((resolve) => {
  const isAlive = ${isAlive.toString()};
  const look = () => (isAlive() ? resolve() : requestAnimationFrame(look));
  document.dispatchEvent(new Event("pointerdown"));
  look();
})`;

/** Position, look and text of everything visible. Runs in the browser. */
function picture(): string[] {
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => element.checkVisibility() && !element.closest("script"))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const words = element.childElementCount === 0 ? element.textContent : "";
      const { color, backgroundColor, opacity } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, opacity, words].join(" ");
    });
}
