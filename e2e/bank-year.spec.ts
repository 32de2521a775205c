import { expect, type Locator, type Page } from "@playwright/test";
import { camtFile, type MadeEntry } from "../adapters/files/camt/camt.fixtures.ts";
import { inLanguage } from "../app/routing/language-path.ts";
import type { BankOverview } from "../domain/bank/answers.ts";
import { firstLine, linesOf, payOut, prepareYear, refundFirst, type Way } from "./support/bank-year.ts";
import { barriers } from "./support/barriers.ts";
import { startEmptyFoundation, type EmptyFoundation } from "./support/empty-foundation.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { choose, pressOn, reach, typeInto } from "./support/keyboard.ts";
import { test } from "./support/once-alive.ts";

/** Each treasurer has a year, and closes it before the next one begins. */
const treasurers = [
  { language: "en", year: 2023, closed: "Closed" },
  { language: "nl", year: 2024, closed: "Afgesloten" },
  { language: "ar", year: 2025, closed: "مُقفلة" },
] as const;
const iban = "NL91ABNA0417164300";
const minutes = 60_000;

test.describe.configure({ mode: "serial", timeout: 10 * minutes });

let program: EmptyFoundation;
let balance = 0;

test.beforeAll(async () => {
  program = await startEmptyFoundation();
  await payOut(
    program.pool,
    treasurers.map(({ year }) => year),
  );
});
test.afterAll(() => program.stop());

for (const { language, year, closed } of treasurers)
  test(`forty lines with every case are matched by keyboard, and the year closes (${language})`, async ({
    page,
  }) => {
    test.skip(!isFullRun && language !== "en", skipped.language);
    const { url, pool } = program;
    const at = (path: string) => `${url}${inLanguage(path, language)}`;
    await page.request.post(`${url}/sign-in`, {
      form: { form: "demo", email: "admin@example.org", returnTo: "/" },
    });
    await page.request.post(`${url}/api/admin/bank/accounts`, {
      data: { iban, name: "Current", holder: "Stichting" },
    });
    const { references } = await prepareYear(page.request, pool, { year, url });
    await upload(page, at("/admin/bank"), `${year}-01`, [firstLine(year, references[0] ?? "")]);
    await refundFirst(page.request, { url, reference: references[0] ?? "" });
    const lines = linesOf(year, references);
    expect(lines).toHaveLength(40);
    await upload(page, at("/admin/bank"), `${year}-12`, lines);

    const waiting = lines.filter(({ way }) => way !== undefined);
    await expect(page.locator("article").first()).toContainText(`${waiting[0]?.details?.[0]?.name}`);
    await page.keyboard.press("j");
    for (const { cents, details, way } of waiting) {
      const line = page.locator("article").first();
      await expect(line).toContainText(`${details?.[0]?.name}`);
      await expect(line.locator("[data-row-link]"), `${cents} has the focus`).toBeFocused();
      const id = await page.locator("[data-line]").first().getAttribute("data-line");
      if (way) await matchBy(line, way);
      await expect(page.locator(`[data-line="${id}"]`), `${cents} is matched`).toHaveCount(0);
    }
    await expect(page.locator("article")).toHaveCount(0);
    expect(await barriers(page)).toEqual([]);

    await closeYear(page, at("/admin/books/years"), year);
    const own = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: String(year) }) });
    await expect(own.getByText(closed, { exact: true })).toBeVisible();
  });

async function upload(
  page: Page,
  address: string,
  month: string,
  entries: readonly MadeEntry[],
): Promise<void> {
  const [from, to] = month.endsWith("01")
    ? [`${month}-01`, `${month}-31`]
    : [`${month.slice(0, 4)}-02-01`, `${month}-31`];
  const openingCents = balance;
  balance += entries.reduce((sum, { cents }) => sum + cents, 0);
  await page.goto(address);
  const file = page.locator("input[type=file]").first();
  await reach(file);
  const buffer = Buffer.from(
    camtFile("08", [{ id: month, iban, from, to, openingCents, entries: [...entries] }]),
  );
  await file.setInputFiles({ name: `${month}.xml`, mimeType: "application/xml", buffer });
  await pressOn(page.locator("form:has(input[type=file]) button[type=submit]"));
  const row = page.locator("li").filter({ hasText: `${month}.xml` });
  await expect(row).toBeVisible();
  await expect
    .poll(async () => {
      const { files } = (await (
        await page.request.get(`${program.url}/api/admin/bank`)
      ).json()) as BankOverview;
      return files.find(({ name }) => name === `${month}.xml`)?.state;
    })
    .toBe("DONE");
}

async function matchBy(line: Locator, way: Way): Promise<void> {
  const page = line.page();
  const open = () => pressOn(line.locator("button[aria-expanded]"));
  switch (way.by) {
    case "accept":
      return page.keyboard.press("Enter");
    case "confirm":
      await page.keyboard.press("Enter");
      return pressOn(page.getByRole("alertdialog").getByRole("button").last());
    case "search":
      await open();
      return find(line, way.words);
    case "split":
      await open();
      await typeInto(line.locator("input[name=part]"), way.first);
      await find(line, way.words);
      return book(line, way.account);
    case "give":
      await open();
      await typeInto(line.locator("input[name=part]"), way.first);
      await book(line, way.account);
      return give(line);
    case "account":
      await open();
      return book(line, way.account);
    case "donation":
      await open();
      return give(line);
    case "expense":
      await open();
      return spend(line);
  }
}

/** The search has the focus, or is before the field that has it. */
async function find(line: Locator, words: string): Promise<void> {
  const isSearch = await line.page().evaluate(() => document.activeElement?.matches("input[type=search]"));
  if (!isSearch) await reach(line.locator("input[type=search]"));
  await line.page().keyboard.type(words);
  await line.page().keyboard.press("Enter");
  await pressOn(line.locator("search li button").first());
}

async function book(line: Locator, account: string): Promise<void> {
  const form = line.locator("details").last();
  await pressOn(form.locator("summary"));
  await choose(form.locator("select").first(), account);
  await pressOn(form.locator("button[type=submit]"));
}

async function give(line: Locator): Promise<void> {
  const form = line.locator("details").first();
  await pressOn(form.locator("summary"));
  await reach(form.locator("select[name=purpose]"));
  await line.page().keyboard.press("ArrowDown");
  await pressOn(form.locator("button[type=submit]"));
}

/** A new expense from the line, with its document. */
async function spend(line: Locator): Promise<void> {
  const form = line.locator("details").last();
  await pressOn(form.locator("summary"));
  await choose(form.locator("select").first(), "expenses-administration");
  await choose(form.locator("select:has(option[value=housing])"), "housing");
  const file = form.locator("input[type=file]");
  await reach(file);
  await file.setInputFiles({
    name: "bill.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF"),
  });
  await typeInto(form.locator("input[name=description]"), "Repair of the roof");
  await pressOn(form.locator("button[type=submit]"));
}

/** Nothing is open on the checklist, so no remark is needed. */
async function closeYear(page: Page, address: string, year: number): Promise<void> {
  await page.goto(address);
  const own = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: String(year) }) });
  await pressOn(own.getByRole("button").first());
  const dialog = page.getByRole("dialog");
  const adopted = dialog.locator("input[name=adoptedOn]");
  await reach(adopted);
  await adopted.fill(`${year + 1}-02-01`);
  await typeInto(dialog.locator("input[name=adoptedBy]"), "A. Chair, B. Treasurer");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}
