import * as z from "zod/mini";
import { costNatures } from "#domain/annual-lines.ts";
import { isEmail, maxEmailLength, normalizeEmail } from "#domain/identifiers/email.ts";
import { maxNameLength } from "#domain/identifiers/max-name-length.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { languages } from "#domain/language.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { funds } from "#domain/money/fund.ts";
import { inTransitAccounts, payingProviders } from "#domain/money/providers.ts";
import { withAdded } from "#domain/money/added-account.ts";
import { idField } from "#domain/shared-fields.ts";

/** Where a person, or a rule, may book a line to. Donations go through their donors, and money at providers through payouts. */
export const bookableAccounts = [
  "bank-charges",
  "interest-received",
  "interest-paid",
  "expenses-administration",
  "expenses-fundraising",
  "expenses-program",
  "creditors",
  "debtors",
  "cash",
  "loans",
  ...inTransitAccounts,
  "income-companies",
  "income-lotteries",
  "income-government",
  "income-affiliated",
  "income-nonprofits",
  "income-services",
  "income-other",
  "legacies",
  "own-transfers",
  "fixed-assets",
  "prepaid",
  "accruals",
] as const;

const orNull = <Schema extends z.core.SomeType>(schema: Schema) => z.prefault(z.nullable(schema), null);
const maxDescriptionLength = 200;
const fund = orNull(z.enum(funds));

/** An account of the books, with what its posting carries. */
export const meaning = {
  account: withAdded(bookableAccounts),
  projectId: orNull(idField),
  programId: orNull(idField),
  nature: orNull(z.enum(costNatures)),
  fund,
};

const description = orNull(
  z.string().check(z.overwrite(oneLine), z.minLength(3), z.maxLength(maxDescriptionLength)),
);
const email = z.string().check(z.overwrite(normalizeEmail), z.maxLength(maxEmailLength), z.refine(isEmail));
/** As on the line: negative if the money leaves. */
const cents = centsField;

/** What a bank line, or a part of it, is. */
export const part = z.discriminatedUnion("kind", [
  /** A donation that the donor announced; a further month of a standing order names the first. */
  z.object({ kind: z.literal("gift"), donationId: idField, cents }),
  /** A donation that staff entered before the statement. */
  z.object({ kind: z.literal("entered_gift"), donationId: idField, cents }),
  /** A new donation: of the donor of an earlier one, or of somebody new. */
  z.object({
    kind: z.literal("donor"),
    donationId: orNull(idField),
    /** The line names somebody else, and a person confirmed that the donor is right. */
    isOtherName: z.prefault(z.boolean(), false),
    name: orNull(z.string().check(z.overwrite(oneLine), z.maxLength(maxNameLength))),
    email: orNull(email),
    language: z.prefault(z.enum(languages), "nl"),
    campaignId: orNull(idField),
    programId: orNull(idField),
    fund,
    cents,
  }),
  /** An invoice to pay or income to receive. */
  z.object({ kind: z.literal("entry"), entryId: idField, cents }),
  z.object({ kind: z.literal("expense"), expenseId: idField, cents }),
  /** Null while the provider has not reported the payout. */
  z.object({
    kind: z.literal("payout"),
    provider: z.enum(payingProviders),
    payoutId: z.nullable(idField),
    cents,
  }),
  /** Money that goes back to the donor of a transfer. */
  z.object({ kind: z.literal("refund"), donationId: idField, cents }),
  /** An earlier payment that came back: the line of the payment. */
  z.object({ kind: z.literal("return"), lineId: z.int(), cents }),
  z.object({ kind: z.literal("own_transfer"), cents }),
  z.object({ kind: z.literal("rule"), ruleId: idField, cents }),
  z.object({ kind: z.literal("account"), ...meaning, description, cents }),
]);
export type Part = z.infer<typeof part>;
export type PartOf<Kind extends Part["kind"]> = Extract<Part, { kind: Kind }>;
