import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "./support/once-alive.ts";

const section = (page: Page, name: string) =>
  page.getByRole("region").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

test("the books show the specified figures, and the total is their sum", async ({ page }) => {
  await page.goto("/transparency");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Radical Transparency");
  await expect(page.getByRole("link", { name: "ANBI Certified" })).toBeVisible();
  await expect(page.getByRole("link", { name: "GDPR Compliant" })).toBeVisible();

  const spending = section(page, "Where the money goes");
  for (const [percent, amount] of [
    ["89%", "€21,360"],
    ["7%", "€1,680"],
    ["4%", "€960"],
  ] as const) {
    await expect(spending.getByText(percent, { exact: true }).first()).toBeVisible();
    await expect(spending.getByText(amount, { exact: true }).first()).toBeVisible();
  }
  await expect(spending.getByText(`Total spent in ${new Date().getFullYear()}`)).toBeVisible();
  await expect(spending.getByText("€24,000", { exact: true }).last()).toBeVisible();

  const metrics = section(page, "Key financial metrics");
  for (const figure of ["89%", "AAA", "€2.4M", "25,946"]) {
    await expect(metrics.getByText(figure, { exact: true }).first()).toBeVisible();
  }
});

test("three projects are followed to the tile", async ({ page }) => {
  await page.goto("/transparency");
  const budgets = section(page, "Project budget tracking").getByRole("listitem");
  for (const [title, percent, spent, helped, status] of [
    ["Amsterdam Youth Education Hub", "75%", "€45,000 spent", "237 beneficiaries", "On Track"],
    ["Dubai Senior Care Network", "65%", "€32,500 spent", "89 beneficiaries", "On Track"],
    ["Riyadh Children's Nutrition", "30%", "€24,000 spent", "450 beneficiaries", "Starting"],
  ] as const) {
    const project = budgets.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    for (const words of [percent, spent, helped, status]) {
      await expect(project.getByText(words, { exact: true }).first()).toBeVisible();
    }
  }
});

test("tiles further down turn when somebody comes to them, those at the top with the page", async ({
  page,
}) => {
  // What the page knows about where it is looked at: a figure bears the mark once it has heard that it is out of sight.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          hear(entries, observer);
          for (const { target } of entries) target.setAttribute("data-heard", "");
        }, options);
      }
    };
  });
  await page.goto("/transparency");
  const tilesOf = (title: string) => section(page, title).locator("figure svg.block").first();
  const [first, further] = [tilesOf("Where the money goes"), tilesOf("Project budget tracking")];
  await expect(first).toHaveAttribute("data-turning");
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(further).toHaveAttribute("data-heard");
  await expect(further).not.toHaveAttribute("data-turning");
  await further.scrollIntoViewIfNeeded();
  await expect(further).toHaveAttribute("data-turning");
});

test("a figure that is opened shows what was divided by what, when, and who says so", async ({ page }) => {
  await page.goto("/transparency");
  await page.getByText("Source (Program services)").click();
  await expect(page.getByText("€21,360 ÷ €24,000 = 89%").first()).toBeVisible();
  await expect(page.getByText("Our double-entry ledger").first()).toBeVisible();

  await page.getByText("Source (Charity rating)").click();
  await expect(page.locator("#rating").getByText(/Our own score, not an outside rating/)).toBeVisible();
});

/** One for each worker: copies of the test that run at once would count each other's downloads. */
const counted = [
  { title: "Impact Report 2023", file: "impact-report-2023-en.pdf", atLeast: 1563 },
  { title: "Annual Report 2023", file: "annual-report-2023-en.pdf", atLeast: 1247 },
  { title: "Financial Audit 2023", file: "financial-audit-2023-en.pdf", atLeast: 892 },
] as const;

test("a document downloads as a PDF, and its count goes up by one", async ({ page }) => {
  const { title, file, atLeast } = counted[test.info().parallelIndex % counted.length] ?? counted[0];
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  const count = async (): Promise<number> => {
    const words = await row.getByText(/^[\d,]+ downloads$/).textContent();
    return Number(words?.replace(/\D/g, ""));
  };
  await page.goto("/transparency");
  const before = await count();
  expect(before).toBeGreaterThanOrEqual(atLeast);

  // The page looks again by itself only once it is alive, which the first touch of it brings about.
  const link = row.getByRole("link", { name: "Download" });
  await link.hover();
  await expect
    .poll(() => link.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  const started = page.waitForEvent("download");
  await link.click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(file);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");

  // The open page looks again by itself.
  await expect(row.getByText(`${(before + 1).toLocaleString("en")} downloads`)).toBeVisible({
    timeout: 20_000,
  });
  // Instances are told at most once in a while, so that a flood of downloads costs little.
  await expect
    .poll(async () => {
      await page.reload();
      return count();
    })
    .toBe(before + 1);
  await expect(row.getByText(`PDF, ${Math.round(bytes.length / 1024)} KB`)).toBeVisible();
});

test("certificates have number, issuer and last day; the tax office's listing has no end", async ({
  page,
}) => {
  await page.goto("/transparency");
  const anbi = page.locator("li#anbi");
  await expect(anbi).toContainText("123456782");
  await expect(anbi).toContainText("Dutch Tax Administration");
  await expect(anbi).toContainText("Valid");
  await expect(anbi).not.toContainText(`31 December ${new Date().getFullYear() + 1}`);
  await expect(page.locator("li#iso-27001")).toContainText(/\d{1,2} \w+ 20\d\d/);
});

test("what the law asks for is there to read, and as data", async ({ page, request }) => {
  await page.goto("/transparency");
  const publication = section(page, "Information required by law");
  await expect(publication).toContainText("123456782");
  await expect(publication).toContainText("Youssef El Amrani Treasurer, since 2021");
  await expect(publication.getByRole("table")).toContainText("Total expenditure");
  const data = await (await request.get("/api/anbi")).json();
  expect(data.rsin).toBe("123456782");
});

test("both buttons lead to the contact form with their topic", async ({ page }) => {
  await page.goto("/transparency");
  await expect(page.getByRole("link", { name: "Contact Our Team" })).toHaveAttribute(
    "href",
    "/contact?topic=general",
  );
  await expect(page.getByRole("link", { name: "Schedule a Call" })).toHaveAttribute(
    "href",
    "/contact?topic=call",
  );
});

test("in print every figure is open, and nothing is there that only works on a screen", async ({ page }) => {
  await page.goto("/transparency");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("€21,360 ÷ €24,000 = 89%").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Download" }).first()).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the figures can be opened and the documents fetched", async ({ page }) => {
    await page.goto("/nl/transparency");
    await page.getByText("Bron (Programma's)").click();
    await expect(page.getByText("€ 21.360 ÷ € 24.000 = 89%").first()).toBeVisible();
    const started = page.waitForEvent("download");
    await page.getByRole("link", { name: "Downloaden Bestuursdocumenten" }).click();
    expect((await started).suggestedFilename()).toBe("governance-documents-nl.pdf");
  });
});
