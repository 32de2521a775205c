import { expect, type Page } from "@playwright/test";
import { test } from "./support/once-alive.ts";

/** Everything the browser sends from now on, addresses and bodies. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  page.on("websocket", (socket) => sent.push(`socket ${socket.url()}`));
  return sent;
}

const result = (page: Page) => page.locator("section", { has: page.locator("#result") }).getByRole("status");

test("zakat is counted as it is typed, line by line, and no amount leaves the browser", async ({ page }) => {
  await page.goto("/zakat");
  const sent = listen(page);
  await page.getByLabel("Bank accounts").fill("10000");
  await page.getByLabel("Cash on hand").fill("1.234,56");
  await page.getByLabel("22 karat, Jewelry").fill("48,5");
  await page.getByLabel("Shares and funds kept for years").fill("2000");
  await page.getByLabel("Your own debts").fill("734,56");

  // 10,000 + 1,234.56 + 500 + 48.5 × 22/24 × 112.40 − 734.56 = 15,997.12, a fortieth of which is 399.93.
  await expect(result(page)).toHaveText("Zakat due: €399.93");
  const working = page.getByRole("table", { name: "Calculation" });
  await expect(working).toContainText("48.5 g × 22/24 × €112.40 per gram");
  await expect(working).toContainText("25% of €2,000.00");
  await expect(working).toContainText("2.5% of €15,997.12");
  await expect(working).toContainText("595 g × €1.45 per gram");

  const amounts = /10000|10,000|1\.?234|48[.,]5|2000|734|399|15[,.]?997/;
  expect(sent.filter((line) => amounts.test(decodeURIComponent(line)))).toEqual([]);
  expect(sent.filter((line) => !/^GET \S+\/assets\/|^GET \S+\/api\/metal-prices /.test(line))).toEqual([]);
  expect(new URL(page.url()).search).toBe("");
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
  expect(kept).not.toMatch(amounts);
});

test("Enter in a field sends nothing and keeps the page", async ({ page }) => {
  await page.goto("/zakat");
  await page.getByLabel("Bank accounts").fill("10000");
  await expect(result(page)).toHaveText("Zakat due: €250.00");
  const sent = listen(page);
  await page.getByLabel("Bank accounts").press("Enter");
  await page.getByLabel("Cash on hand").fill("4000");
  await expect(result(page)).toHaveText("Zakat due: €350.00");
  expect(sent).toEqual([]);
});

test("the chosen amount and that it is zakat are handed over to the donation form, and nothing else", async ({
  page,
}) => {
  await page.goto("/zakat");
  await page.getByLabel("Bank accounts").fill("10001");
  const give = page.getByRole("link", { name: "Give this amount" });
  await expect(give).toHaveAttribute("href", "/donate?amount=250.03&fund=zakat");
  await page.getByLabel("Amount to give, in euros").fill("٣٠٠");
  await expect(give).toHaveAttribute("href", "/donate?amount=300&fund=zakat");
  await page.getByLabel("Amount to give, in euros").fill("0,20");
  await expect(give).toBeHidden();
});

test("Arabic digits are read, and the view one follows changes the sum", async ({ page }) => {
  await page.goto("/ar/zakat");
  await page.getByLabel("الحسابات البنكية").fill("٩٬٠٠٠");
  await expect(result(page)).toHaveText(/الزكاة الواجبة: .*225\.00/);
  // By gold the nisab is 9,554: nine thousand is less.
  await page.getByText("بالذهب", { exact: true }).click();
  await expect(page.getByText(/لا زكاة واجبة: .*9,000\.00.* أقل من النصاب/)).toBeVisible();
});

test("jewellery, year and calendar count as the visitor says", async ({ page }) => {
  await page.goto("/zakat");
  await page.getByLabel("Gold, value in €, Jewelry").fill("10000");
  await expect(result(page)).toHaveText("Zakat due: €250.00");
  await page.getByText("Solar year: 2.5767%").click();
  await expect(result(page)).toHaveText("Zakat due: €257.67");
  await page.getByLabel("A lunar year has passed").click();
  await expect(page.getByText("Nothing is due yet: the lunar year is not complete.")).toBeVisible();
  await page.getByLabel("Include personal jewelry").click();
  await expect(page.getByText(/Nothing is due: €0\.00 is less than the nisab/)).toBeVisible();
});

test("a field that cannot be read says so and nothing is guessed", async ({ page }) => {
  await page.goto("/zakat");
  await page.getByLabel("Bank accounts").fill("1.234");
  await expect(page.getByText(/1\.234 can mean two amounts/)).toBeVisible();
  await page.getByLabel("24 karat, Bars, coins").fill("a lot");
  await expect(page.getByText(/This is not a weight in grams/)).toBeVisible();
  await expect(page.getByText(/One or more fields cannot be read/)).toBeVisible();
  await page.getByLabel("Bank accounts").fill("1234");
  await page.getByLabel("24 karat, Bars, coins").fill("");
  await expect(result(page)).toHaveText("Zakat due: €30.85");
});

test("old prices are refused, after asking once whether there are newer ones", async ({ page }) => {
  const old = new Date(Date.now() - 11 * 86_400_000).toISOString();
  await page.route("**/api/metal-prices", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), at: old } });
  });
  // Navigated to inside the site, the page asks for the prices itself.
  await page.goto("/transparency");
  await page.getByRole("contentinfo").getByRole("link", { name: "Zakat calculator" }).click();
  await page.getByLabel("Bank accounts").fill("10000");
  await expect(page.getByText(/too old for today's nisab/)).toBeVisible();
  await expect(page.getByText(/Zakat due/)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page explains how to count by hand, with the current nisab", async ({ page }) => {
    await page.goto("/zakat");
    await expect(page.getByText("€862.75 by silver (595 g) or €9,554.00 by gold (85 g)")).toBeVisible();
    await expect(page.getByLabel("Bank accounts")).toBeHidden();
    await expect(page.getByText(/ask a scholar you trust/).first()).toBeVisible();
  });
});
