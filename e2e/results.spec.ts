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
  await page.getByText("Where these figures come from").click();
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
  const note = page.getByRole("group", { name: "What it was counted from" });
  await note.getByLabel(/English/).fill("Lists of the first evening");
  await note.getByLabel(/Dutch/).fill("Lijsten van de eerste avond");
  await note.getByLabel(/Arabic/).fill("قوائم الأمسية الأولى");
  await page.getByLabel("Document with the evidence").setInputFiles(list);
  await page.getByLabel("Everybody may open this document").check();
  await page.getByRole("button", { name: "Enter this figure" }).click();
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
  await page.getByLabel("Why it is corrected").fill("It was only tried out");
  await page.getByLabel("Take this figure away without another in its place").check();
  await page.getByRole("button", { name: "Enter this correction" }).click();
  await expect(page.getByText("Because: It was only tried out")).toBeVisible();

  await openHistory(page);
  await expect(page.getByText("Correction: It was only tried out")).toBeVisible();
  await expect(shown).toContainText("Corrected later");
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
