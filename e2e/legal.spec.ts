import { expect } from "@playwright/test";
import { structuredDataOf } from "./support/structured-data.ts";
import { test } from "./support/once-alive.ts";

const texts = [
  ["/privacy", "Privacy statement"],
  ["/nl/cookies", "Cookies op deze site"],
  ["/ar/terms", "الشروط"],
] as const;

test("each legal text says its version and since when it is valid", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByText(/^Version 1\.0, valid from \d+ \p{L}+ \d{4}$/u)).toBeVisible();
  await page.goto("/nl/terms");
  await expect(page.getByText(/^Versie 1\.0, geldig vanaf \d+ \p{L}+ \d{4}$/u)).toBeVisible();
});

test("the contents lead to every section, also by keyboard", async ({ page }) => {
  for (const [address, title] of texts) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const links = page.locator("nav[aria-labelledby=contents]").getByRole("link");
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets.length).toBeGreaterThan(4);
    for (const target of targets) await expect(page.locator(`h2${target}`)).toHaveCount(1);
    await links.last().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(`h2${targets.at(-1)}`)).toBeInViewport();
  }
});

test("the foundation's own facts stand in the text, and no gap is left open", async ({ page }) => {
  await page.goto("/privacy");
  const words = await page.getByRole("main").innerText();
  expect(words).toContain("contact@openhand.example");
  expect(words).not.toMatch(/\{\w+\}/);
});

test("a legal text knows its way back and says so to search engines", async ({ page }) => {
  await page.goto("/privacy");
  const [trail] = await structuredDataOf(page);
  expect(trail).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home" }, { name: "Privacy statement" }],
  });
});

test("on paper there is the text and nothing to press", async ({ page }) => {
  await page.goto("/privacy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("nav[aria-labelledby=contents]")).toBeHidden();
});

test("whoever leaves a legal text asks for no text that does not exist", async ({ page }) => {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto("/privacy");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator("main")).not.toHaveAttribute("aria-busy", "true");
  expect(refused).toEqual([]);
});
