import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { inLanguage } from "../app/routing/language-path.ts";
import { readCatalogs } from "../app/messages/read-catalogs.ts";
import { languages, type Language } from "../domain/language.ts";
import { barriers } from "./support/barriers.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { test } from "./support/once-alive.ts";

type Mail = { subject: string; text: string };
type Gift = { id: string; status: string; amountCents: number; nextChargeOn: string | null };

const catalogs = readCatalogs();
/** The fixed words of the screen, without their values. */
const words = (language: Language, id: string): string =>
  catalogs[language]["monthly"]?.[`monthly.${id}`] ?? "";
const mendWords = (language: Language, id: string): string =>
  catalogs[language]["mend"]?.[`mend.${id}`] ?? "";
const mailWords = (language: Language, id: string): string =>
  catalogs[language]["monthly-mail"]?.[`monthly-mail.${id}`] ?? "";

const mailsTo = async (request: APIRequestContext, email: string): Promise<Mail[]> =>
  (await request.get(`/demo/mailbox.json?${new URLSearchParams({ to: email }).toString()}`)).json();
const giftsOf = async (page: Page): Promise<Gift[]> =>
  (await page.request.get("/api/my/monthly-gifts")).json();

async function signIn(page: Page, email: string): Promise<void> {
  await page.request.post("/sign-in", { form: { form: "email", email } });
  let link = "";
  await expect(async () => {
    const mails = (await mailsTo(page.request, email)).map(({ text }) => text).join("\n");
    [link = ""] = /https?:\/\/\S+\/sign-in\/link\?token=[\w-]+/.exec(mails) ?? [];
    expect(link).not.toBe("");
  }).toPass({ timeout: 20_000 });
  const token = new URL(link).searchParams.get("token") ?? "";
  await page.request.post("/sign-in/link", { form: { token } });
}

/** Gives €25 a month through the form's own calls, pays, and signs in. Answers the name of it at the sandbox. */
async function giveMonthly(page: Page, email: string, language: Language): Promise<string> {
  const amount = { amountCents: 2500, currency: "EUR" };
  const opened = await page.request.post("/api/create-payment-intent", { data: amount });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  const started = await page.request.post("/api/donations", {
    data: { ...amount, clientSecret, frequency: "MONTHLY", coverFees: false, donor: { email }, language },
  });
  const { next } = (await started.json()) as { next: { url: string } };
  await page.goto(new URL(next.url).pathname);
  await page.locator("button[value=pay]").click();
  await signIn(page, email);
  await expect.poll(async () => (await giftsOf(page)).length, { timeout: 20_000 }).toBe(1);
  return `sub_${next.url.split("/").at(-1)}`;
}
const charge = (page: Page, subscription: string) =>
  page.request.post(`/api/sandbox/subscriptions/${subscription}/charge`);
const donationsOf = async (page: Page) =>
  (await (await page.request.get("/api/donations/my")).json()) as { status: string; amountCents: number }[];

for (const language of languages) {
  // With it: dashboard-buttons.spec.ts.
  test.describe(`in ${language}, with JavaScript off`, () => {
    test.use({ javaScriptEnabled: false });

    test("a monthly gift is charged again, changed, paused, resumed, skipped and ended", async ({ page }) => {
      test.skip(!isFullRun && language !== "en", skipped.language);
      const email = `monthly-${language}@example.org`;
      const subscription = await giveMonthly(page, email, language);
      await charge(page, subscription);
      await expect.poll(async () => (await donationsOf(page)).length, { timeout: 20_000 }).toBe(2);

      const address = inLanguage("/dashboard/monthly", language);
      await page.goto(address);
      const main = page.getByRole("main");
      const says = async (id: string) => {
        await expect(page).toHaveURL(new RegExp(`:\\d+${address}\\?done=`));
        await expect(main.getByText(words(language, `done.${id}`), { exact: true })).toBeVisible();
      };
      await expect(main.getByText(words(language, "status.ACTIVE"), { exact: true })).toBeVisible();
      await expect(main.getByText("4242")).toBeVisible();

      await main.getByText(words(language, "amount.open"), { exact: true }).click();
      await main.getByLabel(words(language, "amount.label")).fill("0,10");
      await main.getByRole("button", { name: words(language, "amount.submit") }).click();
      await expect(main.getByLabel(words(language, "amount.label"))).toHaveAttribute("aria-invalid", "true");
      await main.getByLabel(words(language, "amount.label")).fill("40");
      await main.getByRole("button", { name: words(language, "amount.submit") }).click();
      await says("changed");

      await main.getByText(words(language, "day.open"), { exact: true }).click();
      await main.getByLabel(words(language, "day.label")).selectOption("28");
      await main.getByRole("button", { name: words(language, "day.submit") }).click();
      await says("changed");
      expect(await giftsOf(page)).toEqual([expect.objectContaining({ amountCents: 4000, dayOfMonth: 28 })]);

      await main.locator("button", { hasText: words(language, "pause") }).click();
      await says("paused");
      await main.getByRole("button", { name: words(language, "resume"), exact: true }).click();
      await says("resumed");

      const [before] = await giftsOf(page);
      await main.getByRole("button", { name: words(language, "skip").split("{")[0]?.trim() ?? "" }).click();
      await says("skipped");
      const [after] = await giftsOf(page);
      expect((after?.nextChargeOn ?? "") > (before?.nextChargeOn ?? "")).toBe(true);

      // Two clicks, and the second names the gift.
      await main.getByText(words(language, "cancel.open"), { exact: true }).click();
      await main.getByRole("button", { name: /40/ }).click();
      await says("cancelled");
      await expect(main.getByText(words(language, "status.ENDED"), { exact: true })).toBeVisible();
      await main.getByRole("link", { name: words(language, "again") }).click();
      await expect(page).toHaveURL(/\/donate\?amount=40&frequency=monthly$/);

      const subjects = (await mailsTo(page.request, email)).map(({ subject }) => subject);
      for (const id of ["changed", "paused", "resumed", "skipped", "cancelled"])
        expect(subjects).toContain(mailWords(language, `${id}.subject`));
    });
  });

  test(`a failed charge is told by mail and mended without signing in, in ${language}`, async ({
    page,
    browser,
  }) => {
    test.skip(!isFullRun && language !== "en", skipped.language);
    const email = `mend-${language}@example.org`;
    const subscription = await giveMonthly(page, email, language);
    await page.request.post(`/api/sandbox/subscriptions/${subscription}/fail`);
    await charge(page, subscription);

    let link = "";
    await expect(async () => {
      const mail = (await mailsTo(page.request, email)).find(
        ({ subject }) => subject === mailWords(language, "failed.subject"),
      );
      [link = ""] = /https?:\/\/\S+\/mend\?key=[\w-]+/.exec(mail?.text ?? "") ?? [];
      expect(link).not.toBe("");
    }).toPass({ timeout: 45_000 });
    expect((await donationsOf(page)).map(({ status }) => status)).toEqual(["FAILED", "COMPLETED"]);
    await page.goto(inLanguage("/dashboard/monthly", language));
    await expect(page.getByText(words(language, "status.PAST_DUE"), { exact: true })).toBeVisible();

    const stranger = await browser.newPage({ baseURL: new URL(page.url()).origin });
    const { pathname, search } = new URL(link);
    await stranger.goto(pathname + search);
    await stranger.getByRole("link", { name: mendWords(language, "action") }).click();
    await expect(stranger).toHaveURL(/\/sandbox\/subscriptions\//);
    await stranger.locator("button[value=card]").click();
    await expect(stranger).toHaveURL(
      new RegExp(`${inLanguage("/dashboard/monthly/mend", language)}\\?done=method$`),
    );
    await expect(stranger.getByText(mendWords(language, "done"))).toBeVisible();
    await stranger.close();

    await expect
      .poll(async () => (await donationsOf(page)).map(({ status }) => status), { timeout: 20_000 })
      .toEqual(["COMPLETED", "COMPLETED"]);
    expect((await giftsOf(page)).map(({ status }) => status)).toEqual(["ACTIVE"]);
  });

  test(`the pages of monthly gifts keep nobody out in ${language}`, async ({ page }) => {
    test.skip(!isFullRun && language !== "en", skipped.language);
    await page.goto(inLanguage("/dashboard/monthly/mend", language));
    await expect(page.getByText(mendWords(language, "invalid"))).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await signIn(page, `empty-${language}@example.org`);
    await page.goto(inLanguage("/dashboard/monthly", language));
    await expect(page.getByText(words(language, "empty.title"))).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: words(language, "empty.action") })
      .click();
    await expect(page).toHaveURL(/\/donate\?frequency=monthly$/);
  });
}
