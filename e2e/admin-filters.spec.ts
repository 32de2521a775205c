import { expect } from "@playwright/test";
import { isFullRun, skipped } from "./support/full-run.ts";
import { test as looking } from "./support/once-alive.ts";
import { test } from "./support/one-window.ts";
import { openFilters } from "./support/open-filters.ts";
import { signInAs } from "./support/sign-in.ts";

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
    test.skip(!isFullRun && list !== "/admin/donations", skipped.sameForm);
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
      if (!(await select.isVisible())) await openFilters(page);
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
    if (!(await search.isVisible())) await openFilters(page);
    await search.fill("nobody is called this");
    await form.getByRole("button").first().click();
    await expect(page).toHaveURL(/nobody/);
    await expect(page.locator("main tbody tr")).toHaveCount(0);
  });
}

looking("whoever searches by keyboard stays where they type", async ({ page }) => {
  await signInAs(page, "admin");
  for (const list of ["/admin/donations", "/admin/content/campaign", "/admin/applications/volunteer"]) {
    await page.goto(list);
    const search = page.locator("main input[type=search]").first();
    await search.fill("nobody is called this");
    await search.press("Enter");
    await expect(page).toHaveURL(/nobody/);
    await expect(search).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("a");
    await expect(search).toHaveValue("a");
  }
  // Here the form is drawn a second time, when the figures arrive.
  await page.goto("/admin/analytics");
  const form = page.locator("main form:has(select[name=by])");
  const show = form.getByRole("button");
  await form.locator("input[name=from]").fill("2026-01-01");
  await show.press("Enter");
  await expect(page.getByText("1 January 2026 to").first()).toBeVisible();
  await expect(show).toBeFocused();
});

looking.describe("without JavaScript", () => {
  looking.use({ javaScriptEnabled: false });

  for (const list of lists) {
    looking(`${list} is narrowed by its address, and its rows are in the page`, async ({ page }) => {
      looking.skip(!isFullRun && list !== "/admin/donations", skipped.sameForm);
      await signInAs(page, "admin");
      await page.goto(list);
      const rows = page.locator("main tbody tr");
      const isEmpty = (await rows.count()) === 0;
      const form = page.locator("main form:has(select, input[type=search])").first();
      if (!(await form.getByRole("button").first().isVisible())) await openFilters(page);
      await form.getByRole("button").first().click();
      await expect(page).toHaveURL(/\?/);
      // Others add to some of these lists meanwhile, and nobody takes anything away.
      if (!isEmpty) await expect(rows.first()).toBeVisible();

      const emptied = page.locator("main").getByRole("link", { name: /^Show (all|the whole|everything)/ });
      for (const [name, value] of [
        ["q", "nobody is called this"],
        ["actor", "nobody is called this"],
        ["year", "1999"],
      ]) {
        if ((await form.locator(`[name="${name}"]`).count()) === 0) continue;
        await page.goto(`${list}?${name}=${value}`);
        await expect(rows).toHaveCount(0);
        await expect(emptied).toBeVisible();
      }
    });
  }

  looking("the donations of one status are those and no others", async ({ page }) => {
    await signInAs(page, "admin");
    await page.goto("/admin/donations");
    await openFilters(page);
    await page.locator("select[name=status]").selectOption("REFUNDED");
    await page.getByRole("button", { name: "Apply" }).click();
    const label = await page.locator("select[name=status] option:checked").textContent();
    const rows = await page.locator("main tbody tr").allInnerTexts();
    expect(rows).not.toEqual([]);
    expect(rows.filter((row) => !row.includes(label ?? ""))).toEqual([]);
  });
});
