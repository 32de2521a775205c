import * as z from "zod/mini";
import { costNatures } from "#domain/annual-lines.ts";
import { isIban, normalizeIban } from "#domain/identifiers/iban.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { funds } from "#domain/money/fund.ts";
import { idField } from "#domain/shared-fields.ts";
import { chartIds } from "../accounts.ts";
import { addedAccountId, withAdded } from "#domain/money/added-account.ts";

/** A hundred million euros. */
const maxCents = 10_000_000_000;
const maxLines = 50;

const text = (min: number, max: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(min), z.maxLength(max));
const orNothing = <Schema extends z.core.SomeType>(schema: Schema) => z.prefault(z.nullable(schema), null);
const amount = centsField.check(z.minimum(1), z.maximum(maxCents));
const side = centsField.check(z.minimum(-maxCents), z.maximum(maxCents));

/** Additional bank accounts are not in the chart; a list instead of a pattern keeps the form's script small. */
const maxBanks = 99;
const furtherBanks = Array.from({ length: maxBanks - 1 }, (_, place) => `bank-${place + 2}` as const);
const anyAccount = z.union([z.enum([...chartIds, ...furtherBanks]), addedAccountId]);

const purpose = {
  projectId: orNothing(idField),
  programId: orNothing(idField),
  fund: orNothing(z.enum(funds)),
};
const nature = orNothing(z.enum(costNatures));
const common = {
  /** Created by the form, so that sending it twice books it once. */
  id: z.uuid(),
  on: z.iso.date(),
  description: text(3, 200),
};
/** The other party, and the reference on the bank line. */
const party = {
  party: orNothing(text(2, 120)),
  iban: orNothing(z.string().check(z.maxLength(60), z.overwrite(normalizeIban), z.refine(isIban))),
  reference: orNothing(text(1, 140)),
  dueOn: orNothing(z.iso.date()),
};

export const incomeAccounts = [
  "income-government",
  "income-companies",
  "income-lotteries",
  "income-nonprofits",
  "income-affiliated",
  "legacies",
  "income-services",
  "interest-received",
  "income-other",
] as const;
export const chargeAccounts = ["bank-charges", "interest-paid"] as const;
const costAccounts = ["expenses-program", "expenses-fundraising", "expenses-administration"] as const;
/** What an invoice is for: costs, or an asset. */
export const invoiceAccounts = [...costAccounts, "fixed-assets", "stocks", "prepaid"] as const;
export const accruedAccounts = [
  ...costAccounts,
  ...chargeAccounts,
  "depreciation",
  ...incomeAccounts,
] as const;
export const accrualKinds = ["cost_to_pay", "cost_paid_ahead", "income_to_come", "income_ahead"] as const;

const line = z.object({ account: anyAccount, cents: side, ...purpose, nature });

/** The common kinds, named as a treasurer would. */
export const guidedEntry = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("invoice"),
    ...common,
    ...purpose,
    ...party,
    nature,
    amountCents: amount,
    account: withAdded(invoiceAccounts),
  }),
  z.object({
    kind: z.literal("income"),
    ...common,
    ...purpose,
    ...party,
    amountCents: amount,
    account: withAdded(incomeAccounts),
    into: anyAccount,
  }),
  z.object({
    kind: z.literal("charge"),
    ...common,
    amountCents: amount,
    account: withAdded(chargeAccounts),
    from: anyAccount,
  }),
  z.object({ kind: z.literal("transfer"), ...common, amountCents: amount, from: anyAccount, to: anyAccount }),
  // Without an amount it pays the whole open amount.
  z.object({
    kind: z.literal("payment"),
    ...common,
    settles: z.uuid(),
    account: anyAccount,
    amountCents: orNothing(amount),
  }),
  z.object({
    kind: z.literal("accrual"),
    ...common,
    ...purpose,
    nature,
    amountCents: amount,
    what: z.enum(accrualKinds),
    account: withAdded(accruedAccounts),
    releaseOn: z.iso.date(),
  }),
  z.object({
    kind: z.literal("opening"),
    ...common,
    lines: z.array(line).check(z.minLength(1), z.maxLength(maxLines)),
  }),
]);

/** Free postings, for administrators only. */
export const correction = z.object({
  kind: z.literal("journal"),
  ...common,
  lines: z.array(line).check(z.minLength(2), z.maxLength(maxLines)),
});

export const typedEntry = z.union([guidedEntry, correction]);
export type GuidedEntry = z.infer<typeof guidedEntry>;
export type TypedEntry = z.infer<typeof typedEntry>;
export type HandKind = TypedEntry["kind"];
export const handKinds = [
  "invoice",
  "income",
  "charge",
  "transfer",
  "payment",
  "accrual",
  "opening",
  "journal",
] as const satisfies readonly HandKind[];
