import { expect, type APIRequestContext } from "@playwright/test";
import { formatsFor } from "../app/i18n/format.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import { asCents } from "../domain/money/cents.ts";
import { minPeople } from "../domain/open-data/people.ts";
import { test } from "./support/once-alive.ts";

type Campaign = Readonly<{ id: string; raisedCents: number }>;

const campaignsOf = async (request: APIRequestContext): Promise<Campaign[]> =>
  (await request.get("/api/campaigns/urgent")).json() as Promise<Campaign[]>;

/** Somebody elsewhere gives. Returns the payment. */
async function give(request: APIRequestContext, campaignId: string, person: number): Promise<string> {
  const amountCents = 4_170;
  const data = { amountCents, currency: "EUR" };
  const opened = await request.post("/api/create-payment-intent", { data });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  const donor = { email: `live-${process.pid}-${person}@example.org` };
  const gift = { ...data, clientSecret, campaignId, frequency: "ONE_TIME", coverFees: false, donor };
  const started = await request.post("/api/donations", { data: { ...gift, language: "en" } });
  const { next } = (await started.json()) as { next: { url: string } };
  const payment = next.url.split("/").at(-1) ?? "";
  expect((await request.post(`/api/sandbox/payments/${payment}/pay`)).ok()).toBe(true);
  return payment;
}

for (const language of ["en", "ar"] as const) {
  test(`gifts of ten people raise the sum of their campaign while somebody looks, in ${language}, and nothing jumps`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    const campaign = (await campaignsOf(elsewhere)).at(language === "en" ? 0 : 1);
    // The page starts listening a second after it hydrates, so wait for it from the start.
    const listening = page.waitForResponse((response) => response.url().endsWith("/api/live-figures"));
    await page.goto(inLanguage("/", language));
    const figure = page.locator(`main [data-figure="raised-for-${campaign?.id}"]`);
    await figure.scrollIntoViewIfNeeded();
    await figure.hover();
    expect((await listening).status()).toBe(200);
    const [before, height] = [await figure.textContent(), (await page.locator("#appeals").boundingBox())?.y];
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    const payments: string[] = [];
    for (let person = 0; person < minPeople; person += 1)
      payments.push(await give(elsewhere, campaign?.id ?? "", person));
    await expect(figure).not.toHaveText(before ?? "", { timeout: 40_000 });
    const shown = await figure.textContent();
    const sums = (await campaignsOf(elsewhere)).map(({ raisedCents }) =>
      formatsFor(language).money(asCents(raisedCents)),
    );
    expect(sums.some((sum) => shown?.includes(sum))).toBe(true);
    // What was read out, for who listens; and it is the page that was opened.
    await expect(page.locator("main output").filter({ hasText: /\d|[٠-٩]/ })).toHaveCount(1);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    expect((await page.locator("#appeals").boundingBox())?.y).toBe(height);

    for (const payment of payments)
      expect((await elsewhere.post(`/api/sandbox/payments/${payment}/refund`)).ok()).toBe(true);
    await elsewhere.dispose();
  });
}

test("without JavaScript the page says its figure, and opens it with its day", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/");
  const figure = page.locator('main [data-figure^="raised-for-"]').first();
  await expect(figure).toHaveText(/€/);
  await figure.click();
  await expect(page.getByText(/As of \d/)).toBeVisible();
  await context.close();
});
