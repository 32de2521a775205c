import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What keeps someone out of this page as it stands, in axe's words. */
export async function barriers(page: Page): Promise<string[]> {
  // No page here has frames: looking at the document alone spares a second page for each look.
  const look = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await look.options({ resultTypes: ["violations"], preload: false }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

const widths = [320, 390, 1280];

/** The widths at which the page is wider than the window. */
export async function widthsThatScroll(page: Page): Promise<number[]> {
  const tooNarrow: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (sideways > 0) tooNarrow.push(width);
  }
  return tooNarrow;
}
