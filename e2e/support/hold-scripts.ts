import type { Page } from "@playwright/test";

/**
 * Holds the scripts of the next page until they are released: the pre-hydration script, which loads all others, waits. Playwright's
 * own routing would make the page fetch and compile every file again.
 */
export async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  const asked = new Promise<string>((resolve) =>
    browser.once("Fetch.requestPaused", ({ requestId }) => resolve(requestId)),
  );
  await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/pre-hydration*.js" }] });
  // A file from the browser's cache cannot be held.
  await browser.send("Network.enable");
  await browser.send("Network.setCacheDisabled", { cacheDisabled: true });
  return {
    release: async () => {
      const requestId = await asked;
      await browser.send("Network.setCacheDisabled", { cacheDisabled: false });
      await browser.send("Fetch.continueRequest", { requestId });
      await browser.detach();
    },
  };
}
