import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { closingBalance } from "./closing-balance.ts";
import type { LedgerLine } from "./ledger-line.ts";
import { booksOfYear, totalsOf } from "./year-books.ts";

type Moved = Omit<Partial<LedgerLine>, "cents"> & { cents: number };
const line = ({ cents, ...changes }: Moved): LedgerLine => ({
  year: 2023,
  account: "bank",
  kind: "ASSET",
  category: null,
  group: "cash",
  line: null,
  campaignId: null,
  programId: null,
  projectId: null,
  fund: null,
  nature: null,
  ...changes,
  cents: asCents(cents),
});

/** A donation into the bank. */
const given = (cents: number, changes: Partial<LedgerLine> = {}): LedgerLine[] => [
  line({ ...changes, account: "bank", kind: "ASSET", group: "cash", line: null, cents }),
  line({
    account: "gifts-unrestricted",
    kind: "INCOME",
    group: null,
    line: "individuals",
    ...changes,
    cents: -cents,
  }),
];
const spent = (
  category: NonNullable<LedgerLine["category"]>,
  cents: number,
  changes: Partial<LedgerLine> = {},
): LedgerLine[] => [
  line({ ...changes, account: "expenses", kind: "EXPENSE", group: null, category, cents }),
  line({ year: changes.year ?? 2023, cents: -cents }),
];

const plainYear = [
  ...given(100_000),
  ...spent("PROGRAM", 60_000, { programId: "children" }),
  ...spent("PROGRAM", 20_000, { programId: "elderly" }),
  ...spent("ADMINISTRATION", 7000),
  ...spent("FUNDRAISING", 4000),
];

describe("the accounts of a year", () => {
  test("hold its gifts, what each program cost, and its overhead", () => {
    const { accounts } = booksOfYear(plainYear, 2023);
    expect(accounts).toMatchObject({
      incomeCents: { individuals: 100_000 },
      objectives: [
        { programId: "children", cents: 60_000 },
        { programId: "elderly", cents: 20_000 },
      ],
      administrationCents: 7000,
      fundraisingCents: 4000,
    });
    expect(totalsOf(accounts)).toEqual({
      income: 100_000,
      objectives: 80_000,
      expenditure: 91_000,
      result: 9000,
    });
  });

  test("name whom other income came from, and keep interest apart", () => {
    const books = [
      ...plainYear,
      ...given(5000, { account: "income-companies", line: "companies" }),
      ...given(300, { account: "interest-received", line: "financial" }),
      line({ account: "interest-paid", kind: "EXPENSE", group: null, line: "financial", cents: 40 }),
      line({ cents: -40 }),
    ];
    const { accounts } = booksOfYear(books, 2023);
    expect(accounts).toMatchObject({
      incomeCents: { individuals: 100_000, companies: 5000, other: 0 },
      financialCents: 260,
    });
    expect(totalsOf(accounts)).toMatchObject({ income: 105_000, expenditure: 91_000, result: 14_260 });
  });

  test("know nothing of other years", () => {
    const books = booksOfYear(plainYear, 2024);
    expect(totalsOf(books.accounts)).toEqual({ income: 0, objectives: 0, expenditure: 0, result: 0 });
    expect(books.before?.accounts).toMatchObject({ administrationCents: 7000 });
  });

  test("are compared with the year before only if the books hold that year", () => {
    expect(booksOfYear(plainYear, 2023).before).toBeNull();
  });
});

describe("the balance at the end of a year", () => {
  const decides = (cents: number) => [
    line({ account: "continuity-reserve", kind: "EQUITY", group: "reserves", cents: -cents }),
    line({ account: "opening-balances", kind: "EQUITY", group: "reserves", cents }),
  ];

  test("is what is left; the board decides what is kept for continuity", () => {
    expect(closingBalance(plainYear, 2023)).toEqual({
      assetsCents: { fixed: 0, stocks: 0, receivables: 0, cash: 9000 },
      liabilitiesCents: {
        continuityReserve: 0,
        otherReserves: 9000,
        restrictedFunds: 0,
        provisions: 0,
        longTermDebts: 0,
        shortTermDebts: 0,
      },
      zakatFundCents: 0,
    });
    const rich = [...given(500_000), ...spent("PROGRAM", 10_000), ...decides(10_000)];
    expect(closingBalance(rich, 2023)?.liabilitiesCents).toMatchObject({
      continuityReserve: 10_000,
      otherReserves: 480_000,
    });
    const poor = [...plainYear, ...decides(50_000)];
    expect(closingBalance(poor, 2023)?.liabilitiesCents).toMatchObject({ continuityReserve: 9000 });
  });

  test("keeps apart what was given for a program and is not yet spent on it", () => {
    const books = [
      ...given(50_000, { account: "gifts-restricted", programId: "children" }),
      ...given(30_000),
      ...spent("PROGRAM", 20_000, { programId: "children" }),
    ];
    expect(closingBalance(books, 2023)?.liabilitiesCents).toMatchObject({
      restrictedFunds: 30_000,
      otherReserves: 30_000,
    });
  });

  test("does not use a donation for costs of earlier years, and shows how each fund moved", () => {
    const children = { account: "gifts-restricted", programId: "children" };
    const books = [
      ...given(30_000, { year: 2022 }),
      ...spent("PROGRAM", 10_000, { year: 2022, programId: "children" }),
      ...given(10_000, children),
      ...given(4000, { ...children, projectId: "school" }),
      ...spent("PROGRAM", 2500, { programId: "children", projectId: "school" }),
    ];
    expect(closingBalance(books, 2023)?.liabilitiesCents).toMatchObject({
      restrictedFunds: 11_500,
      otherReserves: 20_000,
    });
    expect(booksOfYear(books, 2023).funds).toEqual([
      {
        fund: null,
        projectId: null,
        programId: "children",
        campaignId: null,
        openingCents: 0,
        receivedCents: 10_000,
        spentCents: 0,
        closingCents: 10_000,
      },
      {
        fund: null,
        projectId: "school",
        programId: null,
        campaignId: null,
        openingCents: 0,
        receivedCents: 4000,
        spentCents: 2500,
        closingCents: 1500,
      },
    ]);
  });

  test("counts money at a payment provider as still to come, and a debt to one as a debt", () => {
    const atProvider = (cents: number) => [
      ...given(1000),
      line({ account: "provider-mollie", group: "receivables", cents }),
      line({
        account: "gifts-unrestricted",
        kind: "INCOME",
        group: null,
        line: "individuals",
        cents: -cents,
      }),
    ];
    expect(closingBalance(atProvider(500), 2023)?.assetsCents).toMatchObject({
      receivables: 500,
      cash: 1000,
    });
    expect(closingBalance(atProvider(-200), 2023)?.liabilitiesCents).toMatchObject({ shortTermDebts: 200 });
  });

  test("owns what was bought to last, and owes what was borrowed, provided for and not yet paid", () => {
    const books = [
      ...given(10_000),
      line({ account: "fixed-assets", group: "fixed", cents: 6000 }),
      line({ account: "stocks", group: "stocks", cents: 500 }),
      line({ account: "loans", kind: "LIABILITY", group: "longTermDebts", cents: -5000 }),
      line({ account: "provisions", kind: "LIABILITY", group: "provisions", cents: -700 }),
      line({ account: "creditors", kind: "LIABILITY", group: "shortTermDebts", cents: -800 }),
    ];
    expect(closingBalance(books, 2023)).toMatchObject({
      assetsCents: { fixed: 6000, stocks: 500, receivables: 0, cash: 10_000 },
      liabilitiesCents: { otherReserves: 10_000, provisions: 700, longTermDebts: 5000, shortTermDebts: 800 },
    });
  });

  test("counts what left the bank without an explanation as still to be claimed", () => {
    const books = [
      ...given(1000),
      line({ account: "bank-suspense", kind: "LIABILITY", group: "shortTermDebts", cents: 300 }),
      line({ cents: -300 }),
    ];
    expect(closingBalance(books, 2023)).toMatchObject({
      assetsCents: { receivables: 300, cash: 700 },
      liabilitiesCents: { shortTermDebts: 0 },
    });
  });

  test("is not told when the books do not know it", () => {
    expect(closingBalance([], 2023)).toBeNull();
    expect(closingBalance(plainYear, 2022)).toBeNull();
    expect(closingBalance(spent("PROGRAM", 100), 2023)).toBeNull();
  });
});

test("what was given as zakat is a fund of its own, less what was spent from it and from nothing else", () => {
  const zakat = { fund: "ZAKAT" as const, account: "gifts-restricted" };
  const lines = [
    ...given(10_000, zakat),
    ...given(50_000),
    ...spent("PROGRAM", 4000, { fund: "ZAKAT", programId: "children" }),
    ...spent("PROGRAM", 20_000, { programId: "children" }),
  ];
  expect(closingBalance(lines, 2023)).toMatchObject({
    zakatFundCents: 6000,
    liabilitiesCents: { restrictedFunds: 6000 },
  });
});

test("money of a campaign whose program nobody knows is still not free", () => {
  const lines = given(10_000, { account: "gifts-restricted", campaignId: "gone" });
  expect(closingBalance(lines, 2023)?.liabilitiesCents).toMatchObject({ restrictedFunds: 10_000 });
});

const anyMovement = fc.tuple(
  fc.constantFrom("gift", "restricted", "PROGRAM", "ADMINISTRATION", "FUNDRAISING"),
  fc.integer({ min: 1, max: 1_000_000 }),
  fc.constantFrom(2021, 2022, 2023),
  fc.constantFrom("children", "elderly"),
);

test("whatever was booked, both sides of the balance are equal and all of the result is accounted for", () => {
  fc.assert(
    fc.property(fc.array(anyMovement, { maxLength: 20 }), (movements) => {
      const lines = movements.flatMap(([kind, cents, year, programId]) => {
        if (kind === "gift") return given(cents, { year });
        if (kind === "restricted") return given(cents, { year, account: "gifts-restricted", programId });
        return spent(kind, cents, { year, programId: kind === "PROGRAM" ? programId : null });
      });
      const { accounts, balance } = booksOfYear(lines, 2023);
      const added = Object.values(accounts.addedToCents).reduce((sum, cents) => sum + cents, 0);
      expect(added).toBe(totalsOf(accounts).result);
      if (!balance) return;
      const sum = (side: Record<string, number>) =>
        Object.values(side).reduce((all, cents) => all + cents, 0);
      expect(sum(balance.assetsCents)).toBe(sum(balance.liabilitiesCents));
      expect(balance.liabilitiesCents.restrictedFunds).toBeGreaterThanOrEqual(0);
    }),
  );
});
