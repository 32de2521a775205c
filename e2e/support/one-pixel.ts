import type { Page } from "@playwright/test";

/**
 * A page in a window of its full size, of which the browser draws one pixel. Layout, styles, what is hit by a press and what counts
 * as shown are those of the full size; nobody looks at the picture, and drawing it was a quarter of a page's cost. A recording
 * is drawn in full.
 */
export async function drawOnePixel(page: Page): Promise<void> {
  if (process.env["TRACE"]) return;
  const browser = await page.context().newCDPSession(page);
  const shrink = () => browser.send("Emulation.setVisibleSize", { width: 1, height: 1 });
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await shrink();
  };
  await shrink();
}
