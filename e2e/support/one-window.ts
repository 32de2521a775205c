import { test as base, type Page } from "@playwright/test";
import { drawOnePixel } from "./one-pixel.ts";
import { signInAs, type DemoPerson } from "./sign-in.ts";

type OneWindow = { as: DemoPerson | "stranger" };

/**
 * For walks past many pages: one window for all of them, as a person has, so that what the pages share is fetched and compiled
 * once. Whoever the walk is made as signs in once.
 */
export const test = base.extend<object, OneWindow & { oneWindow: Page }>({
  as: ["stranger", { option: true, scope: "worker" }],
  oneWindow: [
    async ({ browser, as }, use, { project }) => {
      const context = await browser.newContext(project.use);
      // What one page keeps for later is not what the next one is looked at with.
      await context.addInitScript(() => localStorage.clear());
      const page = await context.newPage();
      await drawOnePixel(page);
      if (as !== "stranger") await signInAs(page, as);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ oneWindow }, use) => {
    await use(oneWindow);
    oneWindow.removeAllListeners();
  },
});
