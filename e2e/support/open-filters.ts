import type { Page } from "@playwright/test";

/** The filters of a staff list are folded. */
export const openFilters = (page: Page): Promise<void> =>
  page.locator("main .list-form .list-panel > summary").first().click();
