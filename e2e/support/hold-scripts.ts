import type { Page } from "@playwright/test";

/**
 * Keeps the page that is opened next without its scripts until they are released: the first one, which fetches all others
 * (served-html.spec.ts), waits. The test tool's own way to hold requests has the page fetch and compile every file again.
 */
export async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  const asked = new Promise<string>((resolve) =>
    browser.once("Fetch.requestPaused", ({ requestId }) => resolve(requestId)),
  );
  await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/before-touch*.js" }] });
  // What the browser has at hand it does not ask for, and what is not asked for cannot be held.
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
