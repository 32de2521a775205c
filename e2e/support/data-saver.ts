import type { Page } from "@playwright/test";

/** Asks pages to save data: they then load their script only when they are used, as the test decides, and not when idle. */
export async function saveData(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
}
