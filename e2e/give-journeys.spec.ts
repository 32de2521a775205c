import { expect, type Page } from "@playwright/test";
import { readCatalogs } from "../app/messages/read-catalogs.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import { languages, type Language } from "../domain/language.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { test } from "./support/once-alive.ts";

/** The whole life of gifts, in every language, with JavaScript and without. Words are those of the catalogs. */

const catalogs = readCatalogs();
const words = (language: Language, id: string): string =>
  catalogs[language]["donate"]?.[`donate.${id}`] ?? "";

type Current = { status: string; amountCents: number; chargedCents: number; campaignId: string | null };
const current = async (page: Page): Promise<Current> =>
  (await page.request.get("/api/donations/current")).json() as Promise<Current>;
const becomes = (page: Page, status: string) =>
  expect.poll(async () => (await current(page)).status, { timeout: 30_000 }).toBe(status);

/** Sends the form and comes to the provider's page; answers which payment it is. */
async function send(page: Page): Promise<string> {
  await page.locator("main form[method=post] button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/sandbox\/pay\/sbx_/);
  return page.url().split("/").at(-1) ?? "";
}
const choose = (page: Page, action: string) => page.locator(`button[value=${action}]`).click();
const byScript = async (page: Page, payment: string, action: string) =>
  expect((await page.request.post(`/api/sandbox/payments/${payment}/${action}`)).ok()).toBe(true);

let givers = 0;
const someone = (): string => `journey-${process.pid}-${(givers += 1)}@example.org`;

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`in ${language}, with JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled });
      const donate = inLanguage("/donate", language);

      test("a gift to a campaign in someone's memory is declined, cancelled, paid and sent back", async ({
        page,
      }) => {
        test.skip(!isFullRun && language !== "en", skipped.language);
        await page.goto(`${donate}?amount=100&campaign=${await anyCampaign(page)}`);
        await page.locator("input[name=method][value=CARD]").check();
        await page.locator("input[name=coverFees]").check();
        await page.locator("label:has(input[name=tribute][value=memory])").click();
        await page.locator("input[name=honoree]").fill("Grandmother");
        await page.locator("input[name=email]").fill(someone());
        await send(page);
        await choose(page, "decline");
        await expect(page.getByText(words(language, "failed.title"), { exact: true }).first()).toBeVisible();
        await becomes(page, "FAILED");

        await expect(page.locator("input[name=honoree]")).toHaveValue("Grandmother");
        await send(page);
        await choose(page, "cancel");
        await expect(page).toHaveURL(new RegExp(`${donate}\\?`));
        await becomes(page, "CANCELLED");

        const payment = await send(page);
        await choose(page, "pay");
        await becomes(page, "COMPLETED");
        expect(await current(page)).toMatchObject({ amountCents: 10_000, chargedCents: 10_325 });
        expect((await current(page)).campaignId).not.toBeNull();
        await page.goto(`${donate}?success=true`);
        await expect(page.getByText(words(language, "paid.text")).first()).toBeVisible();

        await byScript(page, payment, "refund");
        await becomes(page, "REFUNDED");
      });

      test("a monthly gift is paid later, arrives, and is disputed", async ({ page }) => {
        test.skip(!isFullRun && language !== "en", skipped.language);
        await page.goto(`${donate}?amount=50&frequency=monthly`);
        await page.locator("input[name=email]").fill(someone());
        const payment = await send(page);
        await choose(page, "pay-later");
        await expect(page.getByText(words(language, "processing.title"), { exact: true })).toBeVisible();
        await becomes(page, "COMPLETED");
        await page.goto(`${donate}?success=true`);
        await expect(page.getByText(words(language, "paid.text")).first()).toBeVisible();
        await byScript(page, payment, "dispute");
        await becomes(page, "DISPUTED");
      });
    });
  }
}

async function anyCampaign(page: Page): Promise<string> {
  const response = await page.request.get("/api/campaigns/urgent");
  const [first] = (await response.json()) as { id: string }[];
  return first?.id ?? "";
}
