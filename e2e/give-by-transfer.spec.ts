import { expect, type Page } from "@playwright/test";
import { inLanguage } from "../app/routing/language-path.ts";
import { languages, type Language } from "../domain/language.ts";
import { barriers } from "./support/barriers.ts";
import { misfits } from "./support/layout.ts";
import { test } from "./support/one-window.ts";

const phone = { width: 390, height: 844 };

async function begin(page: Page, language: Language): Promise<void> {
  await page.goto(inLanguage("/donate", language), { waitUntil: "networkidle" });
  await page.locator('input[name="method"][value="transfer"]').check();
  await page.locator('input[name="email"]').fill(`transfer-${language}@example.org`);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL(/\/donate\/transfer\//);
}

async function lookAtInstructions(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByText("NL91 ABNA 0417 1643 00")).toBeVisible();
  await expect(main.getByText("Stichting Open Hand", { exact: true })).toBeVisible();
  await expect(main.getByText(/^RF\d\d( \d{4}){4}$/)).toBeVisible();
  await expect(main.locator('svg[viewBox="0 0 49 49"]')).toBeVisible();
}

for (const language of languages) {
  test(`a gift is begun by transfer in ${language}, and its page can be read by everyone`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await begin(page, language);
    await lookAtInstructions(page);
    expect(await misfits(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    const reminder = page.locator('form:has(input[name="remind"])');
    await reminder.getByRole("button").click();
    await expect(reminder.locator('input[name="remind"]')).toHaveValue("no");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages)
    test(`a gift is begun by transfer in ${language}`, async ({ page }) => {
      await begin(page, language);
      await lookAtInstructions(page);
      const reminder = page.locator('form:has(input[name="remind"])');
      await reminder.getByRole("button").click();
      await expect(reminder.locator('input[name="remind"]')).toHaveValue("no");
    });
});
