import type { Page } from "@playwright/test";

/**
 * For looks at sizes, styles and focus, which are the same on a page that is not painted. Painting each of a hundred states of
 * a page, of which nobody looks at one, took a fifth of the time of the widths and a third of the keyboard's.
 */
export async function unpainted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => document.documentElement.style.setProperty("opacity", "0"));
  const seen = await look();
  await page.evaluate(() => document.documentElement.style.removeProperty("opacity"));
  return seen;
}
