import { expect } from "@playwright/test";
import { directionOf } from "../domain/language.ts";
import { everyPage } from "./site-map.ts";
import { barriers } from "./support/barriers.ts";
import { budgets, spendingOf } from "./support/bytes.ts";
import { pressButtons } from "./support/dead-buttons.ts";
import { isFullRun, skipped } from "./support/full-run.ts";
import { strangers } from "./support/known-texts.ts";
import { misfits } from "./support/layout.ts";
import { mainFacts } from "./support/main-facts.ts";
import { test } from "./support/one-window.ts";
import { readableTexts } from "./support/readable-texts.ts";
import { changesWhenTouched } from "./support/stays-as-it-is.ts";
import { htmlComplaints } from "./support/valid-html.ts";
import { walkByKeyboard } from "./support/walk-by-keyboard.ts";

/** Its buttons sign somebody in: sign-in.spec.ts presses them. */
const pressedElsewhere = ["/sign-in"];
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 844 };

test.skip(!isFullRun, skipped.walk);

/** What must be true of every page in every language, looked at in one visit. */
for (const { address, path, language } of everyPage) {
  test(`${address} is whole: quick, readable by everyone, in ${language} throughout, and alive`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.setViewportSize(desk);
    const response = await page.goto(address, { waitUntil: "networkidle" });
    const html = (await response?.text()) ?? "";

    await test.step("stays within its budget of bytes, from this site alone", async () => {
      const spending = await spendingOf(page, html);
      expect(spending.script).toBeGreaterThan(0);
      const view = path === "/transparency/pictures" ? budgets.pictures : budgets.firstView;
      if (spending.isIdle) expect(spending.firstView, "first view").toBeLessThanOrEqual(view);
      const afterPaint = path === "/transparency/verify" ? budgets.verify : budgets.afterPaint;
      const most = spending.isIdle ? budgets.preHydration : afterPaint;
      expect(spending.script, "JavaScript of the first view").toBeLessThanOrEqual(most);
      expect(spending.later, "JavaScript when idle").toBeGreaterThan(budgets.preHydration);
      expect(spending.later, "JavaScript when idle").toBeLessThanOrEqual(budgets.idle);
      expect(spending.stylesheet).toBeGreaterThan(1000);
      expect(spending.stylesheet, "CSS").toBeLessThanOrEqual(budgets.stylesheet);
      expect(spending.document, "HTML").toBeLessThanOrEqual(budgets.document);
      // One for each script in use. Zakat shows how digits may be typed in Arabic.
      const scripts = (language === "ar" ? 2 : 1) + Number(address === "/ar/zakat");
      expect(spending.fonts.length, `fonts: ${spending.fonts.join(" ")}`).toBeLessThanOrEqual(scripts);
      expect(spending.hosts).toEqual([new URL(page.url()).host]);
    });

    await test.step("says which language it is in, is in it, and has one heading of its own", async () => {
      await expect
        .poll(() => page.evaluate(mainFacts))
        .toEqual({ lang: language, dir: directionOf(language), mainHeadings: 1 });
      expect(strangers(await page.evaluate(readableTexts, html), language)).toEqual([]);
    });

    await test.step("has nothing that keeps anyone out", async () => {
      expect(await htmlComplaints(html)).toEqual([]);
      expect(await barriers(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
    });

    await test.step("changes in nothing that is seen when it comes alive, and can be used by keyboard alone", async () => {
      // The order is that of the page, whatever its language; the bar is another on a phone.
      if (language === "nl") return;
      await page.setViewportSize(language === "ar" ? phone : desk);
      expect(await changesWhenTouched(page)).toEqual([]);
      expect(await walkByKeyboard(page)).toEqual({ unseen: [], missed: [] });
    });

    const expected = response?.status() === 404 ? /404 \(Not Found\)/ : /^$/;
    expect(complaints.filter((text) => !expected.test(text))).toEqual([]);

    if (pressedElsewhere.includes(path)) return;
    await test.step("has no dead button, on a desk or a phone", async () => {
      // The keyboard was used on a desk in English, on a phone in Arabic: there the page is as it was opened.
      const sizes = language === "en" ? [desk, phone] : [phone, desk];
      let isTouched = false;
      for (const size of sizes) {
        await page.setViewportSize(size);
        if (isTouched) await page.goto(address);
        const { buttons, dead } = await pressButtons(page, address);
        expect(dead, `${size.width} px`).toEqual([]);
        isTouched = buttons > 0;
      }
    });
  });
}
