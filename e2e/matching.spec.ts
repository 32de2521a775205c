import { expect } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";

const campaign = "company-for-older-people";
const shown = [
  { base: "", title: "Sponsor matching", ratio: "Sample Bakery adds €1 for each €2 donated." },
  {
    base: "/nl",
    title: "Bijdrage van sponsors",
    ratio: "Sample Bakery legt € 1 bij voor elke € 2 die u geeft.",
  },
  { base: "/ar", title: "مساهمة الرعاة", ratio: "Sample Bakery" },
];
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("an administrator adds a pledge, and visitors read its terms in three languages", async ({
  page,
  browser,
}) => {
  await page.request.post("/sign-in", {
    form: { form: "demo", email: "admin@example.org", returnTo: "/admin" },
  });
  await page.goto("/admin/matching");
  await page.getByRole("link", { name: "Add pledge" }).click();
  await page.getByRole("button", { name: "Add pledge" }).click();
  await expect(page.getByRole("region", { name: "Please correct the following:" })).toContainText(
    "Enter the name of the sponsor.",
  );
  expect(await barriers(page)).toEqual([]);

  await page.getByRole("combobox", { name: "Campaign", exact: true }).selectOption(campaign);
  await page.getByRole("textbox", { name: "Sponsor", exact: true }).fill("Sample Bakery");
  await page.getByLabel("Per euros donated").fill("2");
  await page.getByRole("textbox", { name: "Pool", exact: true }).fill("1000");
  await page.getByLabel("Maximum per donation").fill("50");
  await page.getByLabel("First day").fill(day(-1));
  await page.getByLabel("Last day").fill(day(20));
  await page.getByLabel("Signed on").fill(day(-1));
  await page.getByLabel("The sponsor also gives the remainder").check();
  await page.getByRole("button", { name: "Add pledge" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sample Bakery");
  await expect(page.getByLabel("The sponsor also gives the remainder")).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Pool", exact: true })).toHaveValue("1000.00");
  expect(await barriers(page)).toEqual([]);

  await page.getByRole("textbox", { name: "Pool", exact: true }).fill("1200");
  await page.getByRole("button", { name: "Save terms" }).click();
  await expect(page.getByText("€1,200.00")).toBeVisible();

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const visitor = await context.newPage();
    for (const { base, title, ratio } of shown) {
      await visitor.goto(`${base}/campaigns/${campaign}`);
      await expect(visitor.getByRole("heading", { name: title })).toBeVisible();
      await expect(visitor.getByText(ratio).first()).toBeVisible();
      if (javaScriptEnabled && base === "/ar") expect(await barriers(visitor)).toEqual([]);
    }
    await context.close();
  }
});
