import { expect } from "@playwright/test";
import { outOfOrder, type Order } from "./support/glyph-order.ts";
import { test } from "./support/once-alive.ts";

/** Where glyphs stand inside Arabic sentences, measured: a percent sign behind its number, a euro sign after its sum. */
const percentages: Order = { pattern: "\\d[\\d.,]*\\u200e?%", left: 0, right: -1 };
const sums: Order = { pattern: "\\d[\\d.,]*\\u00a0€", left: -1, right: 0 };
const ibans: Order = { pattern: "NL\\d\\d\\s?[A-Z]{4}", left: 0, right: -1 };
const phones: Order = { pattern: "\\+31 20 \\d+", left: 0, right: -1 };
const addresses: Order = { pattern: "Voorbeeldkade \\d+, \\d+ [A-Z]{2}", left: 0, right: -1 };
/** The country, which is Arabic, stands behind the street as everywhere: to the left of it. */
const countries: Order = { pattern: "Voorbeeldkade [^،]*، هولندا", left: -1, right: 0 };
const references: Order = { pattern: "\\d{4}-\\d{6}", left: 0, right: -1 };

for (const [path, orders] of [
  ["/ar", [percentages, sums, countries]],
  ["/ar/transparency", [percentages, sums, addresses]],
  ["/ar/zakat", [percentages, sums]],
  ["/ar/donate", [percentages, sums, addresses]],
  ["/ar/contact", [ibans, phones, addresses]],
  ["/ar/projects", [percentages, sums]],
  ["/ar/figures/program-share", [percentages, sums]],
  ["/ar/terms", [sums, references, addresses]],
  // From here on the values stand in texts that staff wrote.
  ["/ar/projects/amsterdam-youth-education-hub", [percentages]],
  ["/ar/projects/jeddah-disaster-preparedness", [percentages]],
] as const) {
  test(`Latin values keep their order on ${path}`, async ({ page }) => {
    await page.goto(path);
    const { seen, wrong } = await outOfOrder(page, orders);
    expect(seen).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
}

test("a division is read from the left: part, whole, result", async ({ page }) => {
  await page.goto("/ar/figures/program-share");
  const division = page.locator("dd bdi[dir=ltr]", { hasText: "÷" });
  const lefts = await division
    .locator("bdi")
    .evaluateAll((amounts) => amounts.map((amount) => amount.getBoundingClientRect().left));
  expect(lefts).toHaveLength(3);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
});
