import type { Page } from "@playwright/test";

/**
 * What a stranger is told before being led to the sign-in stands for half a second: the test takes that clock's place, and lets
 * the half second end when it has read the words.
 */
export async function holdHalfSecond(page: Page): Promise<{ end: () => Promise<void> }> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const hold = (run: TimerHandler, ms?: number) => {
      if (ms !== 500) return later(run, ms);
      Object.assign(window, { endHalfSecond: run });
      return 0;
    };
    Object.assign(window, { setTimeout: hold });
  });
  return {
    end: () => page.evaluate(() => (window as unknown as { endHalfSecond: () => void }).endHalfSecond()),
  };
}
