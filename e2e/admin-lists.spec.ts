import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { barriers } from "./support/barriers.ts";
import { test } from "./support/once-alive.ts";
import { openFilters } from "./support/open-filters.ts";
import { signInAs } from "./support/sign-in.ts";

const rowsOf = (page: Page) => page.locator("main tbody tr");

test("donations are filtered, summed and sorted, and each filter is removed again", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/donations");
  await openFilters(page);
  await page.getByLabel("Amount from").fill("50");
  await page.getByRole("combobox", { name: "Frequency" }).selectOption("MONTHLY");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/least=50&frequency=MONTHLY/);
  await expect(page.getByText("Amount from (euros): €50.00")).toBeVisible();
  await expect(page.locator("main output").filter({ hasText: "Total €" })).toBeVisible();

  await page.getByRole("link", { name: "Amount", exact: true }).click();
  await expect(page).toHaveURL(/sort=largest/);
  // The rows before stay until the sorted ones are loaded.
  await expect
    .poll(async () => {
      const amounts = await rowsOf(page).locator("td.number").allInnerTexts();
      const cents = amounts.map((amount) => Number(amount.replace(/[^\d]/g, "")));
      return cents.length > 1 && cents.every((each, n) => each >= 5000 && each <= (cents[n - 1] ?? each));
    })
    .toBe(true);

  await page.getByRole("link", { name: "Remove: Frequency: Monthly" }).click();
  await expect(page).toHaveURL(/\?least=50&sort=largest$/);
  expect(await barriers(page)).toEqual([]);
});

test("columns are chosen and moved, and the address keeps them", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/donations");
  await page.locator("summary").filter({ hasText: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Campaign" }).uncheck();
  await page.getByRole("checkbox", { name: "Country" }).check();
  await page.getByRole("button", { name: "Move up: Amount" }).click();
  const columns = page.locator(".list-columns");
  await columns.getByRole("checkbox", { name: "Country" }).focus();
  for (let n = 0; n < 7; n += 1) await page.keyboard.press("Alt+ArrowUp");
  await expect(columns.getByRole("checkbox", { name: "Country" })).toBeFocused();
  await columns
    .locator("label", { hasText: "Status" })
    .dragTo(columns.locator("label", { hasText: "Amount" }));
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/columns=status\.amountCents\.donorName\.createdAt\.country\.reference/);
  await page.reload();
  const heads = page.locator("main thead th[scope=col]");
  await expect(heads.first()).toHaveText("Status");
  await expect(heads.last()).toHaveText("Reference");
});

let made = 0;
async function apply(page: Page, name: string): Promise<void> {
  made += 1;
  const response = await page.request.post("/api/applications/volunteer", {
    data: {
      name: `${name} ${made}`,
      email: `many-${process.pid}-${made}@example.org`,
      roleId: "digital-marketing",
      motivationMdx:
        "I would like to help wherever a hand is missing, two afternoons of every week of the year.",
      consentsJson: { dataProcessing: true, communications: false, backgroundCheck: true },
    },
  });
  expect(response.status()).toBe(201);
}

test("ten applications are screened by keyboard in at most 35 steps", async ({ page }) => {
  const name = `Together${process.pid}`;
  for (let n = 0; n < 10; n += 1) await apply(page, name);
  await signInAs(page, "staff");
  await page.goto(`/admin/applications/volunteer?q=${name}`, { waitUntil: "networkidle" });
  await expect(rowsOf(page)).toHaveCount(10);
  let steps = 0;
  const press = async (key: string) => {
    steps += 1;
    await page.keyboard.press(key);
  };
  await press("j");
  for (let n = 1; n < 10; n += 1) await press("Shift+J");
  await expect(page.getByText("10 selected")).toBeVisible();
  await press("m");
  await expect(page.getByText("10 rows changed")).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: "Samir" })).toHaveCount(10);
  await press("u");
  await expect(rowsOf(page).filter({ hasText: "Nobody" })).toHaveCount(10);

  // The last row has the focus.
  for (let n = 1; n < 10; n += 1) await press("Shift+K");
  await press("e");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("10 applicants get an email");
  await expect(dialog).toContainText("10 emails in English");
  await expect(dialog.getByText(/many-.*@example\.org/)).toHaveCount(10);
  expect(await barriers(page)).toEqual([]);
  for (let n = 0; n < 3; n += 1) await press("Tab");
  await press("Enter");
  await expect(rowsOf(page).filter({ hasText: "SCREENING" })).toHaveCount(10);
  expect(steps).toBeLessThanOrEqual(35);
});

test("an assignment of several applications is undone, and a refused row gives its reason", async ({
  page,
}) => {
  const name = `Given${process.pid}`;
  for (let n = 0; n < 2; n += 1) await apply(page, name);
  await signInAs(page, "staff");
  await page.goto(`/admin/applications/volunteer?q=${name}`, { waitUntil: "networkidle" });
  await page.getByLabel("Select all rows on this page").check();
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Assign" }).click();
  await expect(rowsOf(page).filter({ hasText: "Samir" })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rowsOf(page).filter({ hasText: "Nobody" })).toHaveCount(2);

  await page.getByLabel("Select all rows on this page").check();
  // A colleague is faster with the first one.
  const { rows } = (await (
    await page.request.get(`/api/admin/applications/volunteer/list?q=${name}`)
  ).json()) as { rows: { id: string; version: number }[] };
  const [first] = rows;
  await page.request.post(`/api/admin/applications/volunteer/${first?.id}/moves`, {
    data: { version: first?.version, to: "DECLINED", reason: "No place." },
  });
  await page.getByRole("button", { name: "Change status" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Change status" }).click();
  await expect(page.getByText("1 row changed")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(/Given\d+ \d+: .*changed/);
});

test("a view is saved, changed, reset and deleted", async ({ page }) => {
  await signInAs(page, "staff");
  const name = `Large gifts ${process.pid}`;
  const views = page.getByRole("navigation", { name: "Views" });
  const view = views.getByRole("link", { name: new RegExp(name) });
  await page.goto("/admin/donations");
  await views.getByRole("link", { name: "Monthly" }).click();
  await expect(page).toHaveURL(/frequency=MONTHLY&view=monthly$/);
  await expect(views.getByRole("link", { name: "Monthly" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Amount", exact: true }).click();
  await views.locator("summary").filter({ hasText: "Save view" }).click();
  await views.getByLabel("Name").fill(name);
  await views.getByLabel("Share with colleagues").check();
  expect(await barriers(page)).toEqual([]);
  await views.getByRole("button", { name: "Save view" }).click();
  await expect(view).toHaveAttribute("aria-current", "page");
  await expect(view).toContainText("(shared)");

  await page.getByRole("link", { name: "Remove: Frequency: Monthly" }).click();
  await expect(view).toHaveAttribute("aria-current", "true");
  await views.getByRole("link", { name: "Reset view" }).click();
  await expect(page.getByText("Frequency: Monthly")).toBeVisible();
  await page.getByRole("link", { name: "Remove: Frequency: Monthly" }).click();
  await views.getByRole("button", { name: "Save changes" }).click();
  await expect(view).toHaveAttribute("aria-current", "page");
  await expect(view).toHaveAttribute("href", /\?sort=largest&view=/);

  for (const opened of ["Edit view", "Delete view"])
    await views.locator("summary").filter({ hasText: opened }).click();
  await views.getByRole("button", { name: "Delete view" }).click();
  await expect(views.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page");
  await expect(view).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a view is saved, and a name that is taken is refused beside it", async ({ page }) => {
    await signInAs(page, "admin");
    const name = `Screening ${process.pid}`;
    const views = page.getByRole("navigation", { name: "Views" });
    const save = async (status: string) => {
      await page.goto(`/admin/applications/volunteer?status=${status}`);
      await views.getByText("Save view").first().click();
      await views.getByLabel("Name").fill(name);
      await views.getByRole("button", { name: "Save view" }).click();
    };
    await save("SCREENING");
    await expect(views.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await save("INTERVIEW");
    await expect(views.getByText("You already have a view with this name.").first()).toBeVisible();
    await expect(views.getByLabel("Name")).toHaveValue(name);
  });

  test("selected donations are downloaded", async ({ page }) => {
    await signInAs(page, "admin");
    await page.goto("/admin/donations?status=COMPLETED");
    await page.locator("[name=only]").nth(0).check();
    await page.locator("[name=only]").nth(2).check();
    const download = page.waitForEvent("download");
    await page.locator(".list-selection").getByRole("button", { name: "Export as CSV" }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv.trim().split(/\r?\n/)).toHaveLength(3);
  });
});

test("the palette opens a record, a page and the place before, by keyboard", async ({ page }) => {
  await signInAs(page, "staff");
  await page.goto("/admin", { waitUntil: "networkidle" });
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: "Search" });
  await expect(palette).toBeVisible();
  await page.keyboard.type("Priya");
  await expect(palette.getByRole("link", { name: /Priya Nair.*Volunteers/ })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Priya Nair" })).toBeVisible();

  await page
    .getByRole("button", { name: /^Search/ })
    .first()
    .click();
  await expect(palette).toBeVisible();
  await page.keyboard.type("expens");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/expenses$/);

  await page.keyboard.press("ControlOrMeta+k");
  await expect(palette.getByRole("link", { name: /Priya Nair.*Recent/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
});

test("an auditor finds no page that they may not open", async ({ page }) => {
  await page.request.post("/sign-in", {
    form: { form: "demo", email: "auditor@example.org", returnTo: "/" },
  });
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/books/);
  await page
    .getByRole("button", { name: /^Search/ })
    .first()
    .click();
  const palette = page.getByRole("dialog", { name: "Search" });
  await expect(palette).toBeVisible();
  await page.keyboard.type("settings");
  await expect(palette.getByRole("link")).toHaveCount(0);
});

test("a row is previewed beside the list, opened, and followed by the next record", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/admin/donations?status=COMPLETED", { waitUntil: "networkidle" });
  const rows = rowsOf(page);
  const references = await rows
    .locator("td")
    .filter({ hasText: /^(DON|DEMO)-/ })
    .allInnerTexts();
  await page.keyboard.press("j");
  await page.keyboard.press("p");
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview).toContainText(references[0] ?? "none");
  await preview.getByRole("button", { name: "Next record" }).click();
  await expect(preview).toContainText(references[1] ?? "none");
  expect(await barriers(page)).toEqual([]);
  await preview.getByRole("link", { name: "Open" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(references[1] ?? "none");
  await page.keyboard.press("]");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(references[2] ?? "none");
  await page.keyboard.press("[");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(references[1] ?? "none");
  await page.getByRole("link", { name: "Back to list" }).click();
  await expect(page).toHaveURL(/\/admin\/donations\?status=COMPLETED$/);
});
