import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { directionOf } from "../domain/language.ts";
import { everyPage } from "./site-map.ts";
import { budgets, countBytes } from "./support/bytes.ts";
import { strangers } from "./support/known-texts.ts";
import { readableTexts } from "./support/readable-texts.ts";

const widths = [320, 390, 1280];

/** What must be true of every page in every language, looked at in one visit. */
for (const { address, language } of everyPage) {
  test(`${address} is whole: quick, readable by everyone, and in ${language} throughout`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    const spending = countBytes(page);
    const response = await page.goto(address, { waitUntil: "networkidle" });
    const html = (await response?.text()) ?? "";

    await test.step("stays within its budget of bytes, from this site alone", async () => {
      const bytes = await spending.bytes();
      expect(bytes.script).toBeGreaterThan(0);
      expect(bytes.script, "JavaScript").toBeLessThanOrEqual(budgets.script);
      expect(bytes.stylesheet).toBeGreaterThan(0);
      expect(bytes.stylesheet, "CSS").toBeLessThanOrEqual(budgets.stylesheet);
      expect(bytes.document, "HTML").toBeLessThanOrEqual(budgets.document);
      expect(spending.fonts.size, "fonts").toBeLessThanOrEqual(language === "ar" ? 2 : 1);
      expect([...spending.hosts]).toEqual([new URL(page.url()).host]);
    });

    await test.step("says which language it is in, and is in it", async () => {
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", directionOf(language));
      expect(strangers(await page.evaluate(readableTexts, html), language)).toEqual([]);
    });

    await test.step("has nothing that keeps anyone out", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
      ).toEqual([]);
    });

    await test.step("does not scroll sideways", async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    const expected = response?.status() === 404 ? /404 \(Not Found\)/ : /^$/;
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  });
}
