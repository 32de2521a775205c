import type { Page } from "@playwright/test";

/**
 * What stands for half a second, such as the words before a stranger is led to the sign-in: the test takes that clock's place, and
 * lets the half second end when it has looked.
 */
export async function holdHalfSecond(page: Page): Promise<{ end: () => Promise<void> }> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.held = [];
    const hold = (run: () => void, ms?: number) => (ms === 500 ? -window.held.push(run) : later(run, ms));
    Object.assign(window, { setTimeout: hold });
  });
  return { end: () => page.evaluate(() => window.held.splice(0).forEach((run) => run())) };
}

declare global {
  interface Window {
    held: (() => void)[];
  }
}
