import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { calculateZakat, type ZakatAnswer, type ZakatQuestion } from "./calculate-zakat.ts";
import { assetIds, debtIds, largestSumCents, type AssetId, type DebtId, type Holdings } from "./holdings.ts";
import { nisabWeights, usualParameters, zakatRates, type NisabBasis } from "./parameters.ts";

/** € 100 per gram of gold, € 1 per gram of silver: nisab € 8,500 by gold and € 595 by silver. */
const prices = { gold: 100_000_000, silver: 1_000_000, at: new Date("2026-11-10T09:00:00Z") };
const now = new Date("2026-11-14T09:00:00Z");
const nothing: Holdings = { cents: {}, gold: [], silver: [] };

type Amounts = Partial<Record<AssetId | DebtId, number>>;
type Owned = Omit<Partial<Holdings>, "cents"> & { cents?: Amounts };

const inCents = (amounts: Amounts): Holdings["cents"] =>
  Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, asCents(amount)]));

const ask = ({ cents = {}, ...metal }: Owned, change: Partial<ZakatQuestion> = {}): ZakatAnswer =>
  calculateZakat({
    holdings: { ...nothing, ...metal, cents: inCents(cents) },
    hawlComplete: true,
    prices,
    now,
    parameters: usualParameters,
    ...change,
  });

const due = (answer: ZakatAnswer) => (answer.ok ? answer.dueCents : answer.reason);
const withParameters = (change: Partial<typeof usualParameters>) => ({
  parameters: { ...usualParameters, ...change },
});

const nisabBy = (basis: NisabBasis) => ask({}, withParameters({ basis }));

const figures = (answer: ZakatAnswer) => {
  if (!answer.ok) throw new Error(`Refused: ${answer.reason}`);
  return answer;
};

describe("what is due", () => {
  test("a fortieth of what is owned, after debts", () => {
    expect(due(ask({ cents: { cash: 1_000_00, bank: 10_000_00, debts_due: 1_000_00 } }))).toBe(250_00);
  });

  test("a little more by the solar year: 2.5767%", () => {
    expect(due(ask({ cents: { bank: 100_000_00 } }, withParameters({ calendar: "solar" })))).toBe(2_576_72);
    const { numerator, denominator } = zakatRates.solar;
    expect(numerator / denominator).toBeCloseTo((0.025 * 365.2425) / 354.367, 12);
  });

  test("nothing below the nisab, and all of it from the nisab on", () => {
    expect(due(ask({ cents: { bank: 594_99 } }))).toBe(0);
    expect(due(ask({ cents: { bank: 595_00 } }))).toBe(14_88);
  });

  test("nothing before a lunar year has passed", () => {
    expect(ask({ cents: { bank: 10_000_00 } }, { hawlComplete: false })).toMatchObject({
      dueCents: 0,
      reachesNisab: true,
    });
  });

  test("debts above what is owned leave nothing, not less than nothing", () => {
    expect(ask({ cents: { cash: 100_00, debts_due: 500_00 } })).toMatchObject({ netCents: 0, dueCents: 0 });
  });

  test("half a cent rounds up, and only at the end", () => {
    expect(due(ask({ cents: { bank: 600_20 } }))).toBe(15_01);
    // Two thirds of a cent each: rounded separately they would be three cents more.
    const crumbs = Array.from({ length: 9 }, () => ({ mg: 1, purity: { karat: 16 }, jewellery: false }));
    const answer = ask(
      { gold: crumbs, cents: { bank: 1_000_00 } },
      { prices: { ...prices, gold: 10_000_000 } },
    );
    expect(answer).toMatchObject({ netCents: 1_000_06 });
  });
});

describe("what counts", () => {
  test("gold by weight and karat, silver by fineness, both at the day's price", () => {
    const answer = ask({
      gold: [{ mg: 100_000, purity: { karat: 22 }, jewellery: false }],
      silver: [{ mg: 200_000, purity: { fineness: 925 }, jewellery: false }],
    });
    expect(answer).toMatchObject({ netCents: 9_166_67 + 185_00, dueCents: 233_79 });
  });

  test("gold may be given by its value", () => {
    expect(ask({ gold: [{ valueCents: asCents(1_000_00), jewellery: false }] })).toMatchObject({
      netCents: 1_000_00,
    });
  });

  test("personal jewellery only for those who count it", () => {
    const ring = { gold: [{ mg: 50_000, purity: { karat: 24 }, jewellery: true }] };
    expect(ask(ring)).toMatchObject({ netCents: 5_000_00 });
    expect(ask(ring, withParameters({ countJewellery: false }))).toMatchObject({ netCents: 0 });
  });

  test("shares for resale whole, shares kept and pensions by a quarter", () => {
    const answer = ask({ cents: { trade_shares: 1_000_00, long_term_shares: 1_000_00, pension: 2_000_00 } });
    expect(answer).toMatchObject({ netCents: 1_750_00 });
  });
});

describe("the nisab", () => {
  test("by silver, by gold, or the lower of both", () => {
    expect(nisabBy("silver")).toMatchObject({ nisabCents: 595_00, nisabMetal: "silver" });
    expect(nisabBy("gold")).toMatchObject({ nisabCents: 8_500_00, nisabMetal: "gold" });
    expect(nisabBy("lower")).toMatchObject({ nisabCents: 595_00, nisabMetal: "silver" });
  });

  test("by the other weights in use", () => {
    const answer = ask({}, withParameters({ basis: "gold", nisab: nisabWeights.tola }));
    expect(answer).toMatchObject({ nisabCents: 8_748_00 });
  });

  test("is refused without prices, with broken prices and with prices of another week", () => {
    expect(due(ask({}, { prices: null }))).toBe("prices_missing");
    expect(due(ask({}, { prices: { ...prices, silver: 0 } }))).toBe("prices_missing");
    expect(due(ask({}, { now: new Date("2026-11-20T09:00:00Z") }))).toBe(0);
    expect(due(ask({}, { now: new Date("2026-11-20T09:00:01Z") }))).toBe("prices_not_current");
    expect(due(ask({}, { now: new Date("2025-11-14T09:00:00Z") }))).toBe("prices_not_current");
    expect(due(ask({}, { prices: { ...prices, at: new Date("no date") } }))).toBe("prices_not_current");
  });
});

test("the working shows each step with its source", () => {
  const answer = ask({
    cents: { bank: 10_000_00, long_term_shares: 1_000_00, debts_due: 250_00 },
    gold: [{ mg: 10_000, purity: { karat: 24 }, jewellery: false }],
  });
  expect(answer).toMatchObject({
    working: [
      { id: "bank", part: "asset", cents: 10_000_00 },
      {
        id: "long_term_shares",
        cents: 250_00,
        source: { type: "share", ofCents: 1_000_00, permille: 2500 },
      },
      { id: "gold", cents: 1_000_00, source: { type: "weight", mg: 10_000, purity: { karat: 24 } } },
      { id: "zakatable", part: "total", cents: 11_250_00 },
      { id: "debts_due", part: "debt", cents: 250_00 },
      { id: "net", part: "total", cents: 11_000_00 },
      { id: "nisab_gold", part: "nisab", cents: 8_500_00 },
      { id: "nisab_silver", part: "nisab", cents: 595_00 },
      { id: "nisab", part: "nisab", cents: 595_00 },
      { id: "due", part: "due", cents: 275_00, source: { type: "rate", ofCents: 11_000_00 } },
    ],
  });
});

test("a field that cannot be right is named", () => {
  for (const cents of [-1, largestSumCents + 1])
    expect(ask({ cents: { crypto: cents } })).toEqual({
      ok: false,
      reason: "amount_invalid",
      field: "crypto",
    });
  expect(ask({ gold: [{ mg: 1, purity: { karat: 25 }, jewellery: false }] })).toMatchObject({
    field: "gold",
  });
  expect(ask({ silver: [{ mg: 1, purity: { fineness: 0 }, jewellery: false }] })).toMatchObject({
    field: "silver",
  });
});

const anyHoldings = fc.record({
  cents: fc.dictionary(
    fc.constantFrom(...assetIds, ...debtIds),
    fc.integer({ min: 0, max: largestSumCents }),
  ),
  gold: fc.array(
    fc.record({
      mg: fc.integer({ min: 0, max: 1_000_000_000 }),
      purity: fc.record({ karat: fc.integer({ min: 1, max: 24 }) }),
      jewellery: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  silver: fc.constant([]),
});

test("due is always the exact fortieth of net, within half a cent, and owning more never lowers it", () => {
  fc.assert(
    fc.property(anyHoldings, fc.integer({ min: 0, max: 1_000_000 }), (holdings, extra) => {
      const { dueCents, netCents, reachesNisab } = figures(ask(holdings));
      expect(Math.abs(dueCents - (reachesNisab ? netCents / 40 : 0))).toBeLessThanOrEqual(0.6);

      const cash = (holdings.cents["cash"] ?? 0) + extra;
      fc.pre(cash <= largestSumCents);
      expect(due(ask({ ...holdings, cents: { ...holdings.cents, cash } }))).toBeGreaterThanOrEqual(dueCents);
    }),
  );
});
