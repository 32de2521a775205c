import type { Page } from "@playwright/test";

/** Opens a page, calls `act` before the page's script has arrived, then lets it arrive and waits for hydration. */
export async function actBeforeHydration(
  page: Page,
  address: string,
  act: () => Promise<void>,
): Promise<void> {
  const held = Promise.withResolvers<void>();
  const isProgram = (url: URL) => /\/assets\/(?!pre-hydration)[^/]*\.js$/.test(url.pathname);
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
