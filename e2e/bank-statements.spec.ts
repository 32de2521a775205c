import { expect, type Locator, type Page } from "@playwright/test";
import { camtFile, type MadeEntry } from "../adapters/files/camt/camt.fixtures.ts";
import type { BankLinePage } from "../domain/bank/answers.ts";
import { barriers } from "./support/barriers.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { misfits } from "./support/layout.ts";
import { test } from "./support/once-alive.ts";
import { signInAs } from "./support/sign-in.ts";

/** Each language has an account of its own: tests run side by side. */
const treasurers = [
  {
    language: "en",
    prefix: "",
    iban: "BE68539007547034",
    day: "2026-10-01",
    agree: "Ledger and bank agree up to",
  },
  {
    language: "nl",
    prefix: "/nl",
    iban: "DE89370400440532013000",
    day: "2026-10-02",
    agree: "Grootboek en bank stemmen overeen tot en met",
  },
  {
    language: "ar",
    prefix: "/ar",
    iban: "FR1420041010050500013M02606",
    day: "2026-10-03",
    agree: "دفتر الأستاذ والبنك متطابقان حتى",
  },
] as const;

const file = (iban: string, on: string, entries: readonly Omit<MadeEntry, "on">[]) => ({
  name: `${iban}.xml`,
  mimeType: "application/xml",
  buffer: Buffer.from(
    camtFile("08", [
      {
        id: on,
        iban,
        from: on,
        to: on,
        openingCents: 0,
        entries: entries.map((entry) => ({ ...entry, on })),
      },
    ]),
  ),
});

/** Costs also ask for their type. The account is the last choice of a line. */
const book = async (line: Locator, account: string): Promise<void> => {
  const form = line.locator("details").last();
  await form.locator("summary").press("Enter");
  await form.locator("select").first().selectOption(account);
  await form.locator("select:has(option[value=housing])").selectOption("housing");
  await form.locator("button[type=submit]").press("Enter");
};

const upload = async (page: Page, ...files: ReturnType<typeof file>[]): Promise<void> => {
  await page.locator("input[type=file]").setInputFiles(files);
  await page
    .locator("form")
    .filter({ has: page.locator("input[type=file]") })
    .locator("button[type=submit]")
    .press("Enter");
};

for (const { language, prefix, iban, day, agree } of treasurers) {
  test(`a treasurer uploads a month and works through it by keyboard (${language})`, async ({ page }) => {
    test.skip(!isFullRun && language !== "en", skipped.language);
    await signInAs(page, "admin");
    const added = await page.request.post("/api/admin/bank/accounts", {
      data: { iban, name: `Account ${language}`, holder: "Stichting" },
    });
    expect([201, 409]).toContain(added.status());
    await page.goto(`${prefix}/admin/bank`);
    const [rent, fee] = [`Landlord ${language} ${process.pid}`, `Kosten ${language} ${process.pid}`];
    await upload(
      page,
      file(iban, day, [
        { cents: -50_000, details: [{ name: rent, remittance: ["Rent of October"] }] },
        { cents: -795, details: [{ name: fee }] },
      ]),
    );
    const line = (name: string) => page.locator("article").filter({ hasText: name });
    const own = page.locator("li").filter({ hasText: `Account ${language}` });
    await expect(line(rent)).toBeVisible();
    await expect(line(fee)).toBeVisible();
    await expect(own).toContainText(agree);
    expect(await misfits(page)).toEqual([]);

    // A rule, made for the fee, is suggested and accepted with Enter.
    const made = await page.request.post("/api/admin/bank/rules", {
      data: { name: fee, direction: "OUT", nameContains: fee, account: "bank-charges" },
    });
    expect(made.status()).toBe(201);
    await page.reload();
    await line(fee).locator("[data-row-link]").focus();
    await page.keyboard.press("Enter");
    await expect(line(fee)).toHaveCount(0);

    // U takes it back.
    await page.keyboard.press("u");
    await expect(line(fee)).toBeVisible();

    // What nobody suggests is booked to an account.
    await line(rent).locator("[data-row-link]").focus();
    await page.keyboard.press("Enter");
    await book(line(rent), "expenses-fundraising");
    await expect(line(rent)).toHaveCount(0);

    // That was the wrong account: taken back, and booked to the right one.
    await page.locator("body").press("u");
    await line(rent).locator("[data-row-link]").press("Enter");
    await book(line(rent), "expenses-administration");
    await expect(line(rent)).toHaveCount(0);

    // The month is done: every line but the fee has its meaning, and the books hold what the bank says.
    await expect(own).toContainText(agree);
    await page.goto(`${prefix}/admin/bank?state=matched`);
    await expect(line(rent)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // Taken back, so that other tests find the books as they were.
    await line(rent).locator("[data-row-link]").press("Enter");
    await expect(line(rent)).toHaveCount(0);
  });
}

test("a line is split over an account and a new donation by keyboard, and undone", async ({ page }) => {
  await signInAs(page, "admin");
  const iban = "AT611904300234573201";
  await page.request.post("/api/admin/bank/accounts", {
    data: { iban, name: "Vienna", holder: "Stichting" },
  });
  await page.goto("/admin/bank");
  const church = `Church ${process.pid}`;
  const details = [{ name: church, remittance: ["Collection and rent of a chair"] }];
  await upload(page, file(iban, "2026-10-04", [{ cents: 12_345, details }]));
  const line = page.locator("article").filter({ hasText: church });
  await line.locator("[data-row-link]").press("Enter");
  await line.getByLabel("Amount of this part in euros").fill("23.45");
  await line.getByText("Account or new expense").press("Enter");
  await line.getByLabel("Ledger account").selectOption("income-other");
  await line.locator("details").last().getByRole("button", { name: "Match part" }).press("Enter");
  await expect(line.getByText("Still to match: €100.00")).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await line.getByText("New donation", { exact: true }).press("Enter");
  await expect(line.getByLabel("Donor", { exact: true })).toHaveValue(church);
  await line.locator("details").first().getByRole("button", { name: "Match part" }).press("Enter");
  await expect(line).toHaveCount(0);

  await page.goto("/admin/bank?state=matched");
  await expect(line.getByRole("listitem")).toHaveCount(2);
  await line.locator("[data-row-link]").press("Enter");
  await page.getByRole("alertdialog").getByRole("button").last().click();
  await expect(line).toHaveCount(0);
});

test("a file that is no statement is refused with a sentence, and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "staff");
  await page.goto("/nl/admin/bank");
  await upload(page, {
    name: `wrong-${process.pid}.csv`,
    mimeType: "text/csv",
    buffer: Buffer.from(`date;amount ${process.pid}`),
  });
  const refused = page.locator("li").filter({ hasText: `wrong-${process.pid}.csv` });
  await expect(refused).toContainText("Dit is geen camt.053-bestand");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await barriers(page)).toEqual([]);
});

test("who tries the demonstration takes a statement of today and uploads it", async ({ page }) => {
  await signInAs(page, "staff");
  await page.goto("/nl/admin/bank");
  const chargesBefore = await chargesMatch(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Voorbeeldafschrift downloaden" }).press("Enter");
  const sample = await download;
  await page.locator("input[type=file]").setInputFiles(await sample.path());
  await page.getByRole("button", { name: "Uploaden" }).press("Enter");
  await expect(page.locator("article").filter({ hasText: "Familie Van Dijk" }).first()).toBeVisible();
  const own = page.locator("li").filter({ hasText: "Current account" });
  await expect(own).toContainText("Grootboek en bank stemmen overeen");

  // A rule knows the charges. Taken back, so that other tests find this year's costs as they were.
  await expect.poll(() => chargesMatch(page)).not.toBe(chargesBefore);
  const undone = await page.request.delete(`/api/admin/bank/matches/${await chargesMatch(page)}`);
  expect(undone.status()).toBe(200);
});

/** What the latest charges of the bank were said to be. */
async function chargesMatch(page: Page): Promise<string | undefined> {
  const answer = await page.request.get("/api/admin/bank/lines?state=matched");
  const { rows } = (await answer.json()) as BankLinePage;
  return rows.find(({ remittance }) => remittance.includes("Bank charges"))?.match?.id;
}
