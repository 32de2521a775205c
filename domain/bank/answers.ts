import * as z from "zod/mini";
import { costNatures } from "#domain/annual-lines.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { funds } from "#domain/money/fund.ts";
import { differences, reasons } from "./compare.ts";
import { bankEvents } from "./event-of.ts";
import { bankFile } from "./file-answer.ts";
import { part } from "./part.ts";

const day = z.iso.date();

const bankAccount = z.object({
  id: z.string(),
  iban: z.string(),
  name: z.string(),
  holder: z.string(),
  ledgerAccount: z.string(),
  knownFrom: z.nullable(day),
  knownTo: z.nullable(day),
  closingCents: z.nullable(centsField),
  /** What the books say; the same as the closing balance, or something is wrong. */
  booksCents: centsField,
});

const bankStatement = z.object({
  id: z.int(),
  accountId: z.string(),
  bankId: z.string(),
  from: day,
  to: day,
  openingCents: centsField,
  closingCents: centsField,
  entryCount: z.int(),
  newCount: z.int(),
  /** Of the new ones, those of a year that was closed. */
  lateCount: z.int(),
  state: z.enum(["WAITING", "JOINED", "CONFLICT"]),
  /** Between which days another is missing. */
  gap: z.nullable(z.object({ after: day, before: day, missingCents: centsField })),
  differenceCents: z.nullable(centsField),
});
export type BankStatementRow = z.infer<typeof bankStatement>;

export const bankOverview = z.object({
  accounts: z.array(bankAccount),
  files: z.array(bankFile),
  statements: z.array(bankStatement),
  waitingCount: z.int(),
});
export type BankOverview = z.infer<typeof bankOverview>;

/** `what`: a reference, a description, or the name of a donor or rule. */
const suggestion = z.object({
  parts: z.array(part),
  what: z.nullable(z.string()),
  ledgerAccount: z.nullable(z.string()),
  /** Of an invoice that is paid in part: how much stays open. */
  leavesCents: centsField,
  reasons: z.array(z.enum(reasons)),
  differences: z.array(z.enum(differences)),
});
export type ShownSuggestion = z.infer<typeof suggestion>;
export const suggestions = z.object({ suggestions: z.array(suggestion) });

const matchedPart = z.object({
  kind: z.enum([
    "gift",
    "entered_gift",
    "expense",
    "payout",
    "donor",
    "return",
    "rule",
    "account",
    "entry",
    "own_transfer",
    "refund",
  ]),
  what: z.nullable(z.string()),
  ledgerAccount: z.nullable(z.string()),
  cents: centsField,
});
export type MatchedPart = z.infer<typeof matchedPart>;

const bankLine = z.object({
  id: z.int(),
  bookedOn: day,
  cents: centsField,
  /** What no part explains yet. */
  openCents: centsField,
  event: z.enum(bankEvents),
  counterpartyName: z.nullable(z.string()),
  counterpartyIban: z.nullable(z.string()),
  structuredReference: z.nullable(z.string()),
  remittance: z.string(),
  returnReason: z.nullable(z.string()),
  accountName: z.string(),
  /** Best first. */
  suggestions: z.array(suggestion),
  match: z.nullable(
    z.object({
      id: z.string(),
      parts: z.array(matchedPart),
      madeBy: z.nullable(z.string()),
      madeAt: z.string(),
      /** Undoing it voids the receipt of a donation, so it is confirmed first. */
      undoesGift: z.boolean(),
    }),
  ),
});
export type BankLineRow = z.infer<typeof bankLine>;

/** `older` is where the next page begins; null at the end. */
export const bankLinePage = z.object({ rows: z.array(bankLine), older: z.nullable(z.string()) });
export type BankLinePage = z.infer<typeof bankLinePage>;

const matchRule = z.object({
  id: z.string(),
  name: z.string(),
  direction: z.enum(["IN", "OUT", "EITHER"]),
  iban: z.nullable(z.string()),
  nameContains: z.nullable(z.string()),
  textContains: z.nullable(z.string()),
  ledgerAccount: z.string(),
  projectId: z.nullable(z.string()),
  programId: z.nullable(z.string()),
  nature: z.nullable(z.enum(costNatures)),
  fund: z.nullable(z.enum(funds)),
  isConfirmed: z.boolean(),
});
export const matchRules = z.object({ rules: z.array(matchRule) });
export const rulePreview = z.object({
  count: z.int(),
  lines: z.array(
    z.object({
      id: z.int(),
      bookedOn: day,
      cents: centsField,
      counterpartyName: z.nullable(z.string()),
      counterpartyIban: z.nullable(z.string()),
      remittance: z.string(),
    }),
  ),
});
export type RulePreview = z.infer<typeof rulePreview>;
export type MatchRuleRow = z.infer<typeof matchRule>;
