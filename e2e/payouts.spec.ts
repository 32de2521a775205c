import { expect } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { misfits } from "./support/layout.ts";
import { test } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

for (const prefix of ["", "/nl", "/ar"]) {
  test(`a payout shows what it is made of (${prefix || "/"})`, async ({ page }) => {
    await signInAs(page, "staff");
    await page.goto(`${prefix}/admin/books/reconciliation`);
    const payouts = page.getByRole("table").last();
    await payouts.getByRole("row").nth(1).getByRole("link").press("Enter");
    await expect(page).toHaveURL(/\/admin\/books\/payouts\/sandbox\/.+/);
    await expect(page.getByRole("table").first().getByRole("row").nth(1)).toContainText("€");
    expect(await barriers(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  });
}
