import { addDays, yearOf } from "#domain/calendar/day.ts";
import { negated } from "#domain/money/sums.ts";
import type { MadeEntry } from "../../files/camt/write-camt.ts";
import type { Match } from "../bank/match-entry.ts";
import { chargeCents, chargeDays } from "./sample-bank.ts";
import { handEntries } from "./sample-hand-entries.ts";
import { advance, waitingLines } from "./waiting-lines.ts";

/** A line with its match; null: it waits. */
export type SampleLine = Readonly<{ entry: MadeEntry; match: Match | null }>;

export const chargesRule = "demo-rule-charges";

/** Bank lines besides donations and expenses: charges, manual entries, an advance, and waiting lines. */
export const sampleLines = (today: string): SampleLine[] => [
  ...bankCharges(today),
  ...enteredByHand(today),
  {
    entry: {
      cents: advance.cents,
      on: addDays(today, -advance.daysAgo),
      bankReference: advance.reference,
      code: ["PMNT", "ICDT", "ESCT"],
      details: [{ name: advance.name, endToEndId: advance.endToEndId, remittance: ["Advance for travel"] }],
    },
    match: { kind: "account", account: "prepaid" },
  },
  ...waitingLines(today).map((entry) => ({ entry, match: null })),
];

const bankCharges = (today: string): SampleLine[] =>
  [yearOf(today) - 2, yearOf(today) - 1, yearOf(today)]
    .flatMap((year) => chargeDays(year, today))
    .map((on) => ({
      entry: {
        cents: negated(chargeCents),
        on,
        bankReference: `DEMO-CHARGES-${on}`,
        code: ["ACMT", "MDOP", "CHRG"],
        details: [{ remittance: ["Bank charges of this month"] }],
      },
      match: { kind: "rule", account: "bank-charges", ruleId: chargesRule },
    }));

const enteredByHand = (today: string): SampleLine[] =>
  handEntries(today).flatMap(({ typed, paidAgo, isExplained }) => {
    if (paidAgo === null) return [];
    const isIncome = typed.kind === "income";
    return {
      entry: {
        cents: isIncome ? typed.amountCents : negated(typed.amountCents),
        on: addDays(today, -paidAgo),
        bankReference: `DEMO-${typed.reference}`,
        code: isIncome ? ["PMNT", "RCDT", "ESCT"] : ["PMNT", "ICDT", "ESCT"],
        details: [{ name: typed.party ?? "", remittance: [`${typed.reference} ${typed.description}`] }],
      },
      match: isExplained
        ? { kind: "entry", account: isIncome ? "debtors" : "creditors", handEntryId: typed.id }
        : null,
    };
  });
