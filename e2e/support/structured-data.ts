import type { Page } from "@playwright/test";

/** What a page tells programs about itself, block by block. */
export async function structuredDataOf(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
}
