import { expect, type Page } from "@playwright/test";
import { readCatalogs } from "../app/messages/read-catalogs.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import { languages, type Language } from "../domain/language.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { test } from "./support/once-alive.ts";

const catalogs = readCatalogs();
const errorIn = (language: Language): string =>
  catalogs[language]["giving"]?.["giving.error.method_unavailable"] ?? "";

/** What €25 costs with the fees of each method, once and monthly. */
const charges = [
  ["IDEAL", "ONE_TIME", 2529],
  ["CARD", "ONE_TIME", 2608],
  ["IDEAL", "MONTHLY", 2535],
  ["SEPA_DEBIT", "MONTHLY", 2535],
] as const;

const radio = (page: Page, method: string) => page.locator(`input[name=method][value=${method}]`);
const frequency = (page: Page, name: string) => page.locator(`input[name=frequency][value=${name}]`);
const send = (page: Page) => page.locator("main form[method=post] button[type=submit]").last().click();
const current = async (page: Page): Promise<Record<string, unknown>> =>
  (await (await page.request.get("/api/donations/current")).json()) as Record<string, unknown>;

/** As a form does that was opened before the method went away. */
async function sendOnceAs(page: Page, method: string): Promise<void> {
  await page.route(
    "**/api/donations",
    (route) => route.continue({ postData: { ...(route.request().postDataJSON() as object), method } }),
    { times: 1 },
  );
}

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`in ${language}, with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });
      const donate = inLanguage("/donate", language);
      test.beforeEach(() => test.skip(!isFullRun && language === "ar", skipped.language));

      for (const [method, often, chargedCents] of charges)
        test(`a donor who covers the fees of ${method} ${often} pays them to the cent`, async ({ page }) => {
          await page.goto(donate);
          await frequency(page, often).check();
          await radio(page, method).check();
          await page.locator("input[name=coverFees]").check();
          await page.locator("input[name=email]").fill("method@example.org");
          await send(page);
          await expect(page).toHaveURL(/\/sandbox\/pay\/sbx_/);
          expect(await current(page)).toMatchObject({ method, frequency: often, chargedCents });
        });

      test("debits are for monthly donations, and a bank transfer asks for no fees", async ({ page }) => {
        await page.goto(donate);
        await expect(radio(page, "SEPA_DEBIT")).toBeHidden();
        await frequency(page, "MONTHLY").check();
        await expect(radio(page, "SEPA_DEBIT")).toBeVisible();
        await expect(page.locator("input[name=coverFees]")).toBeVisible();
        await radio(page, "transfer").check();
        await expect(page.locator("input[name=coverFees]")).toBeHidden();
      });

      test("a method that has gone is explained at its place, and what was typed stays", async ({ page }) => {
        await page.goto(donate);
        if (javaScriptEnabled) await sendOnceAs(page, "PAYPAL");
        else
          await radio(page, "IDEAL").evaluate((input: HTMLInputElement) => {
            input.value = "PAYPAL";
          });
        await page.locator("input[name=method][value=PAYPAL], input[name=method][value=IDEAL]").check();
        await page.locator("input[name=name]").fill("Noor");
        await page.locator("input[name=email]").fill("gone@example.org");
        await send(page);
        await expect(page.locator("#donate-method")).toContainText(errorIn(language));
        await expect(page.locator("input[name=name]")).toHaveValue("Noor");
        await radio(page, "CARD").check();
        await send(page);
        await expect(page).toHaveURL(/\/sandbox\/pay\/sbx_/);
        expect(await current(page)).toMatchObject({ method: "CARD", donorName: "Noor" });
      });
    });
  }
}

test("a debit that was chosen becomes another method when the donor gives once", async ({ page }) => {
  await page.goto("/donate?frequency=monthly");
  await radio(page, "SEPA_DEBIT").check();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Adds €0.35. You pay €25.35.");
  await frequency(page, "ONE_TIME").check();
  await expect(radio(page, "CARD")).toBeChecked();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("You pay €26.08.");
});
