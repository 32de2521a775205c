import type { Page } from "@playwright/test";
import { isAlive } from "./once-alive.ts";

/** What a person sees change when the page that is open comes alive: nothing, where it waits to be touched. */
export async function changesWhenTouched(page: Page): Promise<string[]> {
  const waits = await page.evaluate(() => document.querySelector('script[data-start="on touch"]') !== null);
  if (!waits) {
    await page.waitForFunction(isAlive);
    return [];
  }
  if (await page.evaluate(isAlive)) return ["alive before anybody touched it"];
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await page.evaluate(picture);
  await page.evaluate(untilAlive);
  const after = await page.evaluate(picture);
  return [
    ...before.filter((line, place) => line !== after[place]).map((line) => `before: ${line}`),
    ...after.filter((line, place) => line !== before[place]).map((line) => `after: ${line}`),
  ];
}

/** Runs in the browser: touches the page, and waits until it answers. */
const untilAlive = `new Promise((resolve) => {
  const isAlive = ${isAlive.toString()};
  const look = () => (isAlive() ? resolve() : requestAnimationFrame(look));
  document.dispatchEvent(new Event("pointermove"));
  look();
})`;

/** Where everything stands and what it says. Runs in the browser. */
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
