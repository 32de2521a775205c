import { expect } from "@playwright/test";
import { isFullRun } from "./support/full-run.ts";
import { test } from "./support/once-alive.ts";

const id = "a-safe-bed-in-rotterdam";
const every = [
  {
    base: "",
    title: "A safe bed in Rotterdam",
    donate: "Donate to this campaign",
    poster: "Download poster",
  },
  {
    base: "/nl",
    title: "Een veilig bed in Rotterdam",
    donate: "Doneer voor deze actie",
    poster: "Download de poster",
  },
  { base: "/ar", title: "سرير آمن في روتردام", donate: "تبرّعوا لهذه الحملة", poster: "تنزيل الملصق" },
];
const tried = isFullRun ? every : every.slice(0, 1);

for (const { base, title, donate, poster } of tried) {
  test(`a card on the home page leads to the campaign and to its donation (${base || "/en"})`, async ({
    page,
  }) => {
    await page.goto(base || "/");
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${base}/campaigns/${id}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("progressbar")).toHaveCount(1);
    await expect(page.locator("dl").first().locator("dt")).toHaveCount(4);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: poster }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${id}-${base.slice(1) || "en"}.pdf`);
    await page.getByRole("link", { name: donate }).click();
    await expect(page).toHaveURL(new RegExp(`/donate\\?campaign=${id}$`));
  });
}

test("a campaign works without JavaScript: reading, sharing and giving", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/campaigns");
  await page.getByRole("link", { name: "A safe bed in Rotterdam", exact: true }).click();
  await expect(page.getByText("€28,350 raised of €45,000")).toBeVisible();
  await expect(page.getByRole("link", { name: "Share by email" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=A%20safe/,
  );
  await expect(page.getByRole("img", { name: "QR code of this page" })).toBeVisible();
  await page.getByRole("link", { name: "Donate to this campaign" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(`option[value="${id}"]`)).toHaveJSProperty("selected", true);
  await context.close();
});

test("a link to an unknown campaign is a page not found", async ({ page }) => {
  for (const address of ["/campaigns/moon", "/nl/campaigns/urgent", "/ar/campaigns/..%2fsite"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
  }
});
