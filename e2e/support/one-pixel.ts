import type { CDPSession, Page, ViewportSize } from "@playwright/test";

const sessions = new WeakMap<Page, CDPSession>();

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
    await layOutAs(page, size);
    await shrink();
  };
  sessions.set(page, browser);
  await shrink();
}

/** Lays the page out for a window of this size; that one pixel of it is drawn stays as it is, so nothing is drawn anew. */
export async function layOutAs(page: Page, size: ViewportSize): Promise<void> {
  const browser = sessions.get(page);
  if (!browser) return page.setViewportSize(size);
  const plain = { deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true };
  const screen = { screenWidth: size.width, screenHeight: size.height };
  await browser.send("Emulation.setDeviceMetricsOverride", { ...size, ...screen, ...plain });
}
