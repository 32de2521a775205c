import { addDays, yearOf } from "#domain/calendar/day.ts";
import type { GuidedEntry } from "#domain/ledger/by-hand/typed-entry.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { SpendingCategory } from "#domain/spending-category.ts";
import { chargesOf } from "./sample-bank.ts";

const noPurpose = { projectId: null, programId: null, fund: null };

type ByHand = Extract<GuidedEntry, { kind: "invoice" | "income" }>;
/** `paidAgo`: days since the bank showed it; matched unless it waits for a person. */
export type SampleEntry = Readonly<{ typed: ByHand; paidAgo: number | null; isExplained: boolean }>;

/** Manual invoices and a grant: paid, waiting for a match, and open. */
export const handEntries = (today: string): SampleEntry[] => [
  {
    typed: {
      kind: "invoice",
      ...noPurpose,
      id: "0b6c1f0e-5a38-4d5e-9c55-2f1f3c0a7e01",
      on: addDays(today, -70),
      description: "Leaflets for the autumn",
      party: "Drukkerij Zonneveld",
      iban: null,
      reference: "ZV-20417",
      dueOn: addDays(today, -40),
      nature: "communication",
      amountCents: asCents(48_000),
      account: "expenses-fundraising",
    },
    paidAgo: 58,
    isExplained: true,
  },
  {
    typed: {
      kind: "income",
      ...noPurpose,
      id: "0b6c1f0e-5a38-4d5e-9c55-2f1f3c0a7e02",
      on: addDays(today, -45),
      description: "Grant for reading lessons",
      party: "Bakkerij Van der Meer BV",
      iban: null,
      reference: "VDM-GRANT",
      dueOn: addDays(today, -15),
      amountCents: asCents(250_000),
      account: "income-companies",
      into: "debtors",
    },
    paidAgo: 31,
    isExplained: true,
  },
  {
    typed: {
      kind: "invoice",
      ...noPurpose,
      id: "0b6c1f0e-5a38-4d5e-9c55-2f1f3c0a7e03",
      on: addDays(today, -14),
      description: "Advice about the annual accounts",
      party: "Accountantskantoor De Wit",
      iban: null,
      reference: "DW-0931",
      dueOn: addDays(today, 16),
      nature: "outsourced",
      amountCents: asCents(36_300),
      account: "expenses-administration",
    },
    paidAgo: 1,
    isExplained: false,
  },
  {
    typed: {
      kind: "invoice",
      ...noPurpose,
      id: "0b6c1f0e-5a38-4d5e-9c55-2f1f3c0a7e04",
      on: addDays(today, -5),
      description: "Insurance of next year",
      party: "Onderlinge Verzekeringen",
      iban: null,
      reference: "POLICE-7781",
      dueOn: addDays(today, 25),
      nature: null,
      amountCents: asCents(24_150),
      account: "prepaid",
    },
    paidAgo: null,
    isExplained: false,
  },
];

const costAccounts = {
  ADMINISTRATION: "expenses-administration",
  FUNDRAISING: "expenses-fundraising",
} as const;

/** The part of a year's costs from bank charges and invoices. */
export const bookedElsewhere = (
  category: Exclude<SpendingCategory, "PROGRAM">,
  year: number,
  today: string,
): Cents =>
  sumOf([
    ...(category === "ADMINISTRATION" ? [chargesOf(year, today)] : []),
    ...handEntries(today)
      .filter(({ typed }) => typed.account === costAccounts[category] && yearOf(typed.on) === year)
      .map(({ typed }) => typed.amountCents),
  ]);
