import { expect, type Page } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";

const indicator = "/admin/results/sample-riyadh-childrens-nutrition-program-familiesTrained";
const project = "/projects/riyadh-childrens-nutrition-program";
const list = {
  name: "list.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\nAttendance list\n%%EOF"),
};

const openHistory = async (page: Page) => {
  await page.goto(project);
  await page.getByText("Source of these figures").click();
};

/* Of a day long before the latest: what the page says was reached stays what it is. */
test("staff enter a result with its evidence, everybody reads it in the history, and it is taken away with a reason", async ({
  page,
}) => {
  await page.request.post("/sign-in", { form: { form: "demo", email: "staff@example.org" } });
  await page.goto("/admin/results");
  await page.getByRole("row").filter({ hasText: "Families trained" }).getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${indicator}$`));
  await page.getByRole("spinbutton").fill("7");
  await page.locator(`input[name="on"]`).fill("2025-10-04");
  const note = page.getByRole("group", { name: "Counting method" });
  await note.getByLabel(/English/).fill("Lists of the first evening");
  await note.getByLabel(/Dutch/).fill("Lijsten van de eerste avond");
  await note.getByLabel(/Arabic/).fill("قوائم الأمسية الأولى");
  await page.getByLabel("Evidence document").setInputFiles(list);
  await page.getByLabel("Date on the document").fill("2025-10-04");
  await page.getByLabel("Make this document public").check();
  await page.getByRole("button", { name: "Enter figure" }).click();
  await expect(page.getByText("The figure is entered").first()).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Lists of the first evening" });
  await expect(row).toContainText("7");
  expect(await barriers(page)).toEqual([]);

  await openHistory(page);
  const shown = page.getByRole("row").filter({ hasText: "Lists of the first evening" });
  const file = await page.request.get(
    (await shown.getByRole("link", { name: "Open the document" }).getAttribute("href")) ?? "",
  );
  expect((await file.body()).equals(list.buffer)).toBe(true);

  await page.goto(indicator);
  await row.getByRole("link", { name: /^Correct the Result/ }).click();
  await page.getByLabel("Reason for the correction").fill("It was only tried out");
  await page.getByLabel("Withdraw this figure without a replacement").check();
  await page.getByRole("button", { name: "Enter correction" }).click();
  await expect(page.getByText("Reason: It was only tried out")).toBeVisible();

  await openHistory(page);
  await expect(page.getByText("Correction: It was only tried out")).toBeVisible();
  await expect(shown).toContainText("Corrected later");
});

/* Nothing was counted in a year before the foundation: the figures of the site stay what they are. */
test("staff enter what was counted, and correct it with a reason", async ({ page }) => {
  await page.request.post("/sign-in", { form: { form: "demo", email: "staff@example.org" } });
  await page.goto("/admin/figures");
  await page.getByLabel("Figure").selectOption("Volunteer hours");
  await page.getByLabel("Program").selectOption("Children");
  await page.getByLabel("Start date").fill("2012-01-01");
  await page.getByLabel("End date").fill("2012-12-31");
  await page.getByRole("spinbutton").fill("0");
  const source = page.getByRole("group", { name: "Counting method" });
  await source.getByLabel(/English/).fill("There was no one yet");
  await source.getByLabel(/Dutch/).fill("Er was nog niemand");
  await source.getByLabel(/Arabic/).fill("لم يكن هناك أحد بعد");
  await page.getByLabel("Evidence document").setInputFiles(list);
  await page.getByLabel("Date on the document").fill("2013-01-10");
  await page.getByRole("button", { name: "Enter figure" }).click();
  await expect(page.getByText("The figure is entered").first()).toBeVisible();
  const rows = page.getByRole("row").filter({ hasText: "There was no one yet" });
  await expect(rows).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);

  await rows.getByRole("link", { name: /^Correct: Volunteer hours, Children/ }).click();
  await page.getByLabel("Reason for the correction").fill("Said more clearly");
  await page.getByLabel("Evidence document").setInputFiles(list);
  await page.getByLabel("Date on the document").fill("2013-01-10");
  await page.getByRole("button", { name: "Enter correction" }).click();
  await expect(page.getByText("Reason: Said more clearly")).toBeVisible();
  await expect(rows.first()).toContainText("Correct");
  await expect(rows.last()).toContainText("Replaced");
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, title, target } of [
    { prefix: "", title: "Targets and results", target: "by 28 February" },
    { prefix: "/nl", title: "Doelen en resultaten", target: "uiterlijk 28 februari" },
    { prefix: "/ar", title: "الأهداف والنتائج", target: "بحلول 28 فبراير" },
  ])
    test(`a project shows its targets and results at ${prefix || "/"}`, async ({ page }) => {
      await page.goto(`${prefix}/projects/dubai-senior-care-network`);
      const table = page.getByRole("region", { name: title }).getByRole("table");
      await expect(table.getByRole("row").nth(1)).toContainText("89");
      await expect(table.getByRole("row").nth(1)).toContainText(target);
    });
});
