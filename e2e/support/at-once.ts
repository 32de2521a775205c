import type { Page } from "@playwright/test";

/** Opens a page whose program is still on its way when `act` is done with it; then lets it come, and waits until the page answers. */
export async function actAtOnce(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  const held = Promise.withResolvers<void>();
  const isProgram = (url: URL) => /\/assets\/(?!before-touch)[^/]*\.js$/.test(url.pathname);
  await page.route(isProgram, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address);
  await act();
  held.resolve();
  await page.waitForFunction(() =>
    Object.keys(document.body).some((name) => name.startsWith("__reactProps")),
  );
  await page.unroute(isProgram);
}
