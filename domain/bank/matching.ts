import { idField } from "#domain/shared-fields.ts";
import * as z from "zod/mini";
import { costNatures } from "#domain/annual-lines.ts";
import { isIban, normalizeIban } from "#domain/identifiers/iban.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { inTransitAccounts } from "#domain/money/providers.ts";

const maxName = 120;
const minName = 2;
const name = z.string().check(z.overwrite(oneLine), z.minLength(minName), z.maxLength(maxName));
const optional = z.prefault(z.nullable(z.string().check(z.overwrite(oneLine), z.maxLength(maxName))), null);
const iban = z.string().check(z.maxLength(60), z.overwrite(normalizeIban), z.refine(isIban));

/** Where a person, or a rule, may book a line to. Gifts go through their donors, and money at providers through payouts. */
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

const id = z.optional(z.nullable(idField));

/** What a line says of itself in the books. */
const meaning = {
  account: z.enum(bookableAccounts),
  projectId: id,
  programId: id,
  nature: z.optional(z.nullable(z.enum(costNatures))),
};

/** What somebody decided about a line: what was suggested, or an account of the books. */
export const decision = z.union([
  z.object({ kind: z.literal("suggestion") }),
  z.object({ kind: z.literal("account"), ...meaning }),
]);
export type Decision = z.infer<typeof decision>;

export const newBankAccount = z.object({ iban, name, holder: name });

/** At least one of the three says which entries are meant. */
export const newMatchRule = z
  .object({
    name,
    direction: z.enum(["IN", "OUT", "EITHER"]),
    iban: z.prefault(z.nullable(iban), null),
    nameContains: optional,
    textContains: optional,
    ...meaning,
  })
  .check(
    z.refine((rule) => Boolean(rule.iban || rule.nameContains || rule.textContains), {
      error: "says_nothing",
    }),
  );
export type NewMatchRule = z.infer<typeof newMatchRule>;

/** Why a line cannot be booked to its account like that. */
export type MeaningRefusal =
  | "unknown_account"
  | "purpose_missing"
  | "purpose_not_allowed"
  | "unknown_purpose"
  | "nature_missing"
  | "nature_not_allowed";
export type RuleOutcome =
  | Readonly<{ ok: true; id: string }>
  | Readonly<{ ok: false; reason: MeaningRefusal }>;
export type MatchOutcome =
  | Readonly<{ ok: true; matchId: string }>
  | Readonly<{
      ok: false;
      reason: "unknown_line" | "already_matched" | "nothing_suggested" | "gift_not_settled" | MeaningRefusal;
    }>;
export type UndoOutcome =
  | Readonly<{ ok: true }>
  | Readonly<{ ok: false; reason: "unknown_match" | "gift_stays" }>;
