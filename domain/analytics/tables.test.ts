import { expect, test } from "vitest";
import { asCents, noCents } from "#domain/money/cents.ts";
import type { GiftFigures } from "./ports.ts";
import { showAnalytics } from "./show-analytics.ts";
import { analyticsTables, tableOf } from "./tables.ts";

const one = { gifts: 1, givenCents: asCents(2500), returnedCents: noCents };
const two = { gifts: 2, givenCents: asCents(7500), returnedCents: asCents(500) };
const whole = { gifts: 3, givenCents: asCents(10_000), returnedCents: asCents(500) };
const gifts: GiftFigures = {
  days: [
    { day: "2026-11-01", ...one },
    { day: "2026-11-15", ...two },
  ],
  parts: {
    campaign: [
      { key: "", ...one },
      { key: "winter", ...two },
    ],
    country: [{ key: "NL", ...whole }],
    language: [{ key: "nl", ...whole }],
    method: [
      { key: "card", ...one },
      { key: "creditcard", ...two },
    ],
    donor: [
      { key: "new", ...one },
      { key: "returning", ...two },
    ],
    frequency: [{ key: "ONE_TIME", ...whole }],
  },
};
const show = showAnalytics({
  source: {
    gifts: () => Promise.resolve(gifts),
    monthly: () => Promise.resolve([{ began: "2026-10-01", ended: null, gifts: 4, cents: asCents(10_000) }]),
    funnel: () => Promise.resolve([{ step: "opened", language: "ar", frequency: null, count: 9 }]),
  },
  today: () => "2026-11-15",
});
const answer = await show(
  { period: {}, campaign: null, frequency: null },
  { labelOf: (dimension, key) => `${dimension} ${key}`, campaigns: [] },
);

test("the whole is what the days add up to, and new donors are people who gave for the first time", () => {
  expect(answer).toMatchObject({ total: whole, averageCents: 3333, newDonors: 1, by: "day" });
  expect(answer.period).toEqual({ from: "2026-10-17", to: "2026-11-15", name: "30d" });
  expect(answer.time).toHaveLength(30);
});

test("a card is one way to pay, whoever took it", () => {
  expect(answer.parts.method).toEqual([{ key: "card", label: "method card", ...whole }]);
});

test("every table has a cell for each of its columns, and its totals stand under them", () => {
  for (const table of analyticsTables) {
    const { columns, rows, totals } = tableOf(table, answer);
    expect(rows).not.toHaveLength(0);
    for (const row of rows) expect(row).toHaveLength(columns.length);
    expect(totals?.length ?? columns.length - 1).toBe(columns.length - 1);
  }
});

test("a line says what came in, what went back, what stays, and its share", () => {
  expect(tableOf("campaign", answer).rows[0]).toEqual([
    { label: "campaign winter" },
    { count: 2 },
    { cents: 7500 },
    { cents: 500 },
    { cents: 7000 },
    { percent: 75 },
  ]);
});
