import { expect, type Page } from "@playwright/test";
import { typedAgreement } from "../domain/periodic/agreement.fixtures.ts";
import { barriers } from "./support/barriers.ts";
import { misfits, misfitsInTranslation } from "./support/layout.ts";
import { test } from "./support/once-alive.ts";

const thisYear = String(new Date().getFullYear());
const signedOn = `${thisYear}-01-02`;

const signInAs = (page: Page, email: string) =>
  page.request.post("/sign-in", { form: { form: "demo", email } });

/** Someone new draws up an agreement, so that nobody else's test meets it. */
async function drawUp(page: Page, surname: string): Promise<void> {
  const email = `${surname}@example.org`.toLowerCase();
  await page.request.post("/sign-in", { form: { form: "email", email, returnTo: "/" } });
  const mails = await (await page.request.get(`/demo/mailbox.json?to=${encodeURIComponent(email)}`)).json();
  const [, token] = /token=([\w-]+)/.exec(mails[0].text) ?? [];
  await page.request.post("/sign-in/link", { form: { token: token ?? "" } });
  const data = typedAgreement({ firstYear: thisYear, surname });
  expect((await page.request.post("/api/my/periodic-agreements", { data })).status()).toBe(201);
}

test("an agreement is found by its name, begun once both have signed, and ended on a ground it names", async ({
  page,
}) => {
  const surname = `Berg${Date.now()}`;
  await drawUp(page, surname);
  await signInAs(page, "staff@example.org");
  await page.goto("/admin");
  await page.getByRole("navigation").getByRole("link", { name: "Agreements" }).first().click();
  await page.getByLabel("Search").fill(surname);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: surname });
  await expect(row).toContainText("Waiting for signatures");
  await row.getByRole("link").click();

  await expect(page.getByText("782", { exact: true })).toBeVisible();
  await page.getByLabel("Day of the last signature").fill(signedOn);
  await page.getByRole("button", { name: "Activate agreement" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);

  await page.getByLabel("Reason").selectOption("involuntary unemployment");
  await page.getByLabel("Last day of the agreement").fill(signedOn);
  await page.getByRole("button", { name: "End the agreement" }).click();
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
  expect(await misfitsInTranslation(page)).toEqual([]);
});

test("an administrator is told which number of the identity and which term cannot be", async ({ page }) => {
  await signInAs(page, "admin@example.org");
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Foundation details" }).click();
  await page.getByLabel("RSIN").fill("851954535");
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("region", { name: "Please correct the following:" })).toBeFocused();
  await expect(page.getByLabel("RSIN")).toHaveAccessibleDescription(/This is not a valid RSIN/);

  await page.goto("/admin/settings/terms");
  await page.getByLabel("Donations, receipts, awarded grants, after the calendar year").fill("6");
  await page.getByLabel("Copies of emails we sent").fill("31");
  await page.getByRole("button", { name: "Save periods" }).click();
  await expect(page.getByRole("link", { name: /From 7 to 12 years/ })).toBeVisible();
  await page.getByLabel("Donations, receipts, awarded grants, after the calendar year").fill("7");
  await page.getByRole("button", { name: "Save periods" }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
});
