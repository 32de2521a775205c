import { expect } from "@playwright/test";
import { test } from "./support/one-window.ts";

test.use({ as: "admin" });

const lists = [
  "/admin/applications/volunteer",
  "/admin/applications/grant",
  "/admin/applications/partner",
  "/admin/donations",
  "/admin/expenses",
  "/admin/agreements",
  "/admin/content/campaign",
  "/admin/audit",
];

/** What a list is narrowed by lives in its address, so that it can be kept and sent to a colleague. */
for (const list of lists) {
  test(`every filter of ${list} narrows it, in words that stay in the address`, async ({ page }) => {
    await page.goto(list);
    const form = page.locator("main form:has(select, input[type=search])").first();
    const names = await form
      .locator("select")
      .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).name));
    for (const name of names) {
      const select = form.locator(`select[name="${name}"]`);
      const value = await select.evaluate((element) => {
        const options = [...(element as HTMLSelectElement).options];
        return options.find((option) => option.value !== "" && !option.selected)?.value ?? "";
      });
      if (value === "") continue;
      await select.selectOption(value);
      await form.getByRole("button").first().click();
      await expect(page).toHaveURL((url) => url.searchParams.get(name) === value);
      await expect(form.locator(`select[name="${name}"]`)).toHaveValue(value);
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    const search = form.locator("input:not([type=hidden]):not([type=date])").first();
    const hasSearch = (await search.count()) > 0;
    expect(hasSearch || names.length > 0).toBe(true);
    if (!hasSearch) return;
    await search.fill("nobody is called this");
    await form.getByRole("button").first().click();
    await expect(page).toHaveURL(/nobody/);
    await expect(page.locator("main tbody tr")).toHaveCount(0);
  });
}
