import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { negated, sumOf } from "#domain/money/sums.ts";
import { balanceSheetOf } from "../books/balance-sheet.ts";
import type { AccountSums } from "../books/account-sums.ts";
import { accountOf } from "../accounts.ts";
import type { Entry } from "../entry.ts";
import { reverse } from "../postings.ts";
import { bookByHand, releaseOf } from "./book-by-hand.ts";
import { refusalOfLine } from "./refusal-of-line.ts";
import {
  accrualKinds,
  accruedAccounts,
  incomeAccounts,
  invoiceAccounts,
  type TypedEntry,
} from "./typed-entry.ts";

const firstDay = "2025-12-01";
const dayCount = 60;
const id = fc.uuid();
const on = fc.integer({ min: 0, max: dayCount - 1 }).map((days) => addDays(firstDay, days));
const amountCents = fc.integer({ min: 1, max: 1_000_000 }).map(asCents);
const common = { id, on, description: fc.constant("Something") };
const nobody = {
  party: fc.constant(null),
  iban: fc.constant(null),
  reference: fc.constant(null),
  dueOn: fc.constant(null),
};
const money = fc.constantFrom("bank", "cash", "bank-2" as const);
/** Program costs have a project and a nature; nothing else does. */
const of = (account: string) => {
  const isProgram = account === "expenses-program";
  const isCost = account.startsWith("expenses-");
  return {
    projectId: isProgram ? "p1" : null,
    programId: null,
    fund: null,
    nature: isCost ? "office" : null,
  } as const;
};

const typedEntry: fc.Arbitrary<TypedEntry> = fc.oneof(
  fc
    .record({
      kind: fc.constant("invoice" as const),
      ...common,
      ...nobody,
      amountCents,
      account: fc.constantFrom(...invoiceAccounts),
    })
    .map((typed) => ({ ...typed, ...of(typed.account) })),
  fc
    .record({
      kind: fc.constant("income" as const),
      ...common,
      ...nobody,
      amountCents,
      account: fc.constantFrom(...incomeAccounts),
      into: fc.oneof(money, fc.constant("debtors" as const)),
    })
    .map((typed) => ({ ...typed, projectId: null, programId: "children", fund: null })),
  fc.record({
    kind: fc.constant("charge" as const),
    ...common,
    amountCents,
    account: fc.constantFrom("bank-charges", "interest-paid"),
    from: money,
  }),
  fc
    .record({ kind: fc.constant("transfer" as const), ...common, amountCents, from: money, to: money })
    .filter(({ from, to }) => from !== to),
  fc
    .record({
      kind: fc.constant("accrual" as const),
      ...common,
      amountCents,
      what: fc.constantFrom(...accrualKinds),
      account: fc.constantFrom(...accruedAccounts),
    })
    .map((typed) => ({ ...typed, ...of(typed.account), releaseOn: addDays(typed.on, 31) })),
  fc
    .record({
      kind: fc.constant("journal" as const),
      ...common,
      amountCents,
      account: fc.constantFrom("debtors" as const, "stocks" as const, "loans" as const),
    })
    .map(({ amountCents: cents, account, ...typed }) => ({
      ...typed,
      lines: [
        { account, cents, ...of(account) },
        { account: "income-other" as const, cents: negated(cents), ...of("income-other") },
      ],
    })),
);

/** Entries, and when each is reversed; an accrual that is not reversed is released. */
const story = fc.array(fc.record({ typed: typedEntry, undoneAfter: fc.option(fc.nat(20)) }), {
  maxLength: 30,
});
type Story = readonly Readonly<{ typed: TypedEntry; undoneAfter: number | null }>[];

const booksOf = (told: Story): Entry[] =>
  told.flatMap(({ typed, undoneAfter }) => {
    const first = bookByHand(typed);
    if (undoneAfter !== null)
      return [first, reverse(first, { on: addDays(typed.on, undoneAfter), reason: "Wrong" })];
    return typed.kind === "accrual" ? [first, releaseOf(first, typed.releaseOn)] : [first];
  });

function sumsOf(entries: readonly Entry[], day: string): AccountSums[] {
  const postings = entries
    .filter(({ bookedOn }) => bookedOn <= day)
    .flatMap(({ bookedOn, postings: lines }) => lines.map((line) => ({ ...line, bookedOn })));
  const year = `${day.slice(0, 4)}-01-01`;
  return [...new Set(postings.map(({ account }) => account))].map((account) => {
    const own = postings.filter((line) => line.account === account);
    const ofYear = own.filter(({ bookedOn }) => bookedOn >= year).map(({ cents }) => cents);
    return {
      account,
      beforeYearCents: sumOf(own.filter(({ bookedOn }) => bookedOn < year).map(({ cents }) => cents)),
      beforeCents: noCents,
      debitCents: sumOf(ofYear.filter((cents) => cents > 0)),
      creditCents: negated(sumOf(ofYear.filter((cents) => cents < 0))),
    };
  });
}
const held = (entries: readonly Entry[], account: string): number =>
  entries
    .flatMap(({ postings }) => postings)
    .reduce((sum, line) => sum + (line.account === account ? line.cents : 0), 0);

describe("whatever is entered and undone", () => {
  test("the balance sheet balances on every day", () => {
    fc.assert(
      fc.property(story, (told) => {
        const entries = booksOf(told);
        for (let day = firstDay; day < addDays(firstDay, dayCount + 40); day = addDays(day, 9)) {
          const { assets, liabilities, totalCents } = balanceSheetOf(sumsOf(entries, day), day);
          const side = (groups: typeof assets) => groups.reduce((sum, { cents }) => sum + cents, 0);
          expect([side(assets), side(liabilities)]).toEqual([totalCents, totalCents]);
        }
      }),
    );
  });

  test("what is undone leaves no trace in any account, and every line may be booked", () => {
    fc.assert(
      fc.property(story, (told) => {
        const entries = booksOf(told);
        const kept = booksOf(told.filter(({ undoneAfter }) => undoneAfter === null));
        const accounts = new Set(entries.flatMap(({ postings }) => postings.map(({ account }) => account)));
        for (const account of accounts) expect(held(entries, account)).toBe(held(kept, account));
        for (const { postings } of entries)
          for (const posting of postings)
            expect([posting.account, refusalOfLine(posting)]).toEqual([posting.account, null]);
      }),
    );
  });
});

test("an accrual puts costs and income on the side they belong to, and leaves nothing after its release", () => {
  const sides = accrualKinds.map((what) => {
    const account = what.startsWith("cost") ? "expenses-administration" : "income-other";
    const accrual = bookByHand({
      kind: "accrual",
      id: "a",
      on: "2025-12-31",
      description: "x",
      amountCents: asCents(100),
      what,
      account,
      ...of(account),
      releaseOn: "2026-01-01",
    });
    const release = releaseOf(accrual, "2026-01-01");
    expect(release).toMatchObject({
      cause: { kind: "release", id: "a" },
      reverses: { kind: "accrual", id: "a" },
    });
    for (const { account: each } of accrual.postings) expect(held([accrual, release], each)).toBe(0);
    return accrual.postings.map(({ account: each, cents }) => `${each} ${cents}`);
  });
  expect(sides).toEqual([
    ["expenses-administration 100", "accruals -100"],
    ["expenses-administration -100", "prepaid 100"],
    ["income-other -100", "prepaid 100"],
    ["income-other 100", "accruals -100"],
  ]);
});

test("a payment takes the debt away, and money that comes takes the claim away", () => {
  const payment = {
    kind: "payment",
    id: "p",
    on: "2026-01-05",
    description: "Paid",
    settles: "i",
    account: "cash",
    amountCents: null,
  } as const;
  const lines = (account: "creditors" | "debtors", cents: number, part: number | null = null) =>
    bookByHand(
      { ...payment, amountCents: part === null ? null : asCents(part) },
      { account, cents: asCents(cents) },
    ).postings.map((line) => [line.account, line.cents]);
  expect(lines("creditors", -100)).toEqual([
    ["cash", -100],
    ["creditors", 100],
  ]);
  expect(lines("debtors", 100)).toEqual([
    ["cash", 100],
    ["debtors", -100],
  ]);
  expect(lines("creditors", -100, 30), "a part").toEqual([
    ["cash", -30],
    ["creditors", 30],
  ]);
  expect(() => bookByHand(payment)).toThrow("pays nothing");
  expect(accountOf("own-transfers")).toMatchObject({ kind: "ASSET", group: "receivables" });
});
