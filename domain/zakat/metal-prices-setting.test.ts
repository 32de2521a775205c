import { expect, test } from "vitest";
import { publicMetalPrices } from "./metal-prices-setting.ts";
import { sampleMetalPrices } from "./sample-metal-prices.ts";

const now = new Date("2026-11-14T09:00:00Z");
const entered = {
  goldCentsPerGramE4: 100_000_000,
  silverCentsPerGramE4: 1_000_000,
  at: "2026-11-10T09:00:00Z",
};
const shown = (setting: typeof entered, at = now) =>
  publicMetalPrices(setting, { language: "en", isSample: false, now: at });

test("prices are shown with the nisab they make, by both weights in use", () => {
  expect(shown(entered)).toMatchObject({
    isCurrent: true,
    source: null,
    nisab: {
      gram: { goldCents: 850_000, silverCents: 59_500 },
      tola: { goldCents: 874_800, silverCents: 61_236 },
    },
  });
});

test("prices of another week are shown as old", () => {
  expect(shown(entered, new Date("2026-11-20T09:00:01Z"))?.isCurrent).toBe(false);
});

test("prices that cannot be right are none", () => {
  expect(shown({ ...entered, goldCentsPerGramE4: 100_000_000_001 })).toBeNull();
});

test("the demonstration has prices of today and says that they are no market's", () => {
  const prices = publicMetalPrices(sampleMetalPrices("2026-11-14"), { language: "nl", isSample: true, now });
  expect(prices).toMatchObject({
    isCurrent: true,
    isSample: true,
    source: expect.stringMatching(/^Voorbeeld/),
  });
});
