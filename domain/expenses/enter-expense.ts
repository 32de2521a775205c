import * as z from "zod/mini";
import { costNatures, usualNatures } from "#domain/annual-lines.ts";
import { stepOf } from "#domain/approvals/decision.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { addedAccountId, parentOf } from "#domain/money/added-account.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { funds } from "#domain/money/fund.ts";
import { spendingCategories } from "#domain/spending-category.ts";
import type { Cents } from "#domain/money/cents.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { readDocument } from "#domain/document-type.ts";
import { idField, reasonField } from "#domain/shared-fields.ts";
import type { Expense, Expenses } from "./ports.ts";

/** A hundred million euros. */
const maxCents = 10_000_000_000;
const maxDescriptionLength = 200;
const minDescriptionLength = 3;
const contentId = z.nullable(idField);

export const typedExpense = z.object({
  id: z.uuid(),
  amountCents: centsField.check(z.minimum(1), z.maximum(maxCents)),
  spentOn: z.iso.date(),
  category: z.enum(spendingCategories),
  projectId: contentId,
  programId: contentId,
  fund: z.prefault(z.nullable(z.enum(funds)), null),
  account: z.prefault(z.nullable(addedAccountId), null),
  nature: z.prefault(z.nullable(z.enum(costNatures)), null),
  description: z
    .string()
    .check(z.overwrite(oneLine), z.minLength(minDescriptionLength), z.maxLength(maxDescriptionLength)),
  corrects: z.prefault(z.nullable(z.object({ expenseId: idField, reason: reasonField })), null),
});

const enterRefusals = [
  "in_the_future",
  "purpose_missing",
  "purpose_not_allowed",
  "unknown_purpose",
  "zakat_not_eligible",
  "zakat_too_much",
  "document_wrong",
  "document_too_large",
  "decided_already",
  "not_correctable",
  "unknown_account",
  "account_not_allowed",
] as const;
export type EnterOutcome =
  | Readonly<{ ok: true; waits: boolean }>
  | Readonly<{ ok: false; reason: (typeof enterRefusals)[number] }>;

type Needs = {
  enter: Expenses["enter"];
  /** The document of an expense, which its correction keeps unless it brings another. */
  document: Expenses["document"];
  /** Whether zakat may be spent on it. */
  isEligible: (purpose: Pick<Expense, "projectId" | "programId">) => Promise<boolean>;
  isKnown: (purpose: Pick<Expense, "projectId" | "programId">) => Promise<boolean>;
  /** Above it a second person must approve. */
  limit: () => Promise<Cents>;
  /** Whether staff can book to an account that they added. */
  isOpen: (account: string) => Promise<boolean>;
  today: () => string;
};

/** Booked at once, so that public spending figures include it; above the limit it waits for a second person. */
export const enterExpense =
  ({ enter, document: documentOf, isKnown, isEligible, isOpen, limit, today }: Needs) =>
  async (
    expense: Expense,
    bytes: Uint8Array,
    by: Actor,
    requestId: string,
    approves = false,
  ): Promise<EnterOutcome> => {
    if (expense.spentOn > today()) return { ok: false, reason: "in_the_future" };
    const purposes = [expense.projectId, expense.programId].filter((id) => id !== null).length;
    if (expense.category === "PROGRAM" && purposes !== 1) return { ok: false, reason: "purpose_missing" };
    // Unrestricted donations pay overhead, so it has no project or program.
    if (expense.category !== "PROGRAM" && purposes > 0) return { ok: false, reason: "purpose_not_allowed" };
    // The main accounts of costs have the names of the categories.
    if (expense.account && parentOf(expense.account) !== `expenses-${expense.category.toLowerCase()}`)
      return { ok: false, reason: "account_not_allowed" };
    if (expense.account && !(await isOpen(expense.account))) return { ok: false, reason: "unknown_account" };
    if (!(await isKnown(expense))) return { ok: false, reason: "unknown_purpose" };
    if (expense.fund && !(purposes === 1 && (await isEligible(expense))))
      return { ok: false, reason: "zakat_not_eligible" };
    const kept = bytes.length === 0 && expense.corrects && (await documentOf(expense.corrects.expenseId));
    const document = readDocument(kept ? kept.bytes : bytes);
    if (typeof document === "string") return { ok: false, reason: document };
    const nature = expense.nature ?? usualNatures[expense.category];
    const step = approves ? "approve" : stepOf(expense.amountCents, await limit(), by);
    const entered = await enter({ ...expense, nature }, document, { step, by, requestId });
    if (entered === "entered" || entered === "waits") return { ok: true, waits: entered === "waits" };
    return { ok: false, reason: entered === "fund_too_small" ? "zakat_too_much" : entered };
  };
