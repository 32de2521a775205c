import * as z from "zod/mini";
import { costNatures, usualNatures } from "#domain/annual-lines.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { funds } from "#domain/money/fund.ts";
import { spendingCategories } from "#domain/spending-category.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { readDocument } from "#domain/document-type.ts";
import { idField } from "#domain/shared-fields.ts";
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
  nature: z.prefault(z.nullable(z.enum(costNatures)), null),
  description: z
    .string()
    .check(z.overwrite(oneLine), z.minLength(minDescriptionLength), z.maxLength(maxDescriptionLength)),
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
] as const;
export type EnterOutcome = { ok: true } | { ok: false; reason: (typeof enterRefusals)[number] };

type Needs = {
  enter: Expenses["enter"];
  /** Whether zakat may be spent on it. */
  isEligible: (purpose: Pick<Expense, "projectId" | "programId">) => Promise<boolean>;
  isKnown: (purpose: Pick<Expense, "projectId" | "programId">) => Promise<boolean>;
  today: () => string;
};

/** Booked at once: public spending figures include it. */
export const enterExpense =
  ({ enter, isKnown, isEligible, today }: Needs) =>
  async (expense: Expense, bytes: Uint8Array, by: Actor, requestId: string): Promise<EnterOutcome> => {
    if (expense.spentOn > today()) return { ok: false, reason: "in_the_future" };
    const purposes = [expense.projectId, expense.programId].filter((id) => id !== null).length;
    if (expense.category === "PROGRAM" && purposes !== 1) return { ok: false, reason: "purpose_missing" };
    // Unrestricted donations pay overhead, so it has no project or program.
    if (expense.category !== "PROGRAM" && purposes > 0) return { ok: false, reason: "purpose_not_allowed" };
    if (!(await isKnown(expense))) return { ok: false, reason: "unknown_purpose" };
    if (expense.fund && !(purposes === 1 && (await isEligible(expense))))
      return { ok: false, reason: "zakat_not_eligible" };
    const document = readDocument(bytes);
    if (typeof document === "string") return { ok: false, reason: document };
    const nature = expense.nature ?? usualNatures[expense.category];
    const entered = await enter({ ...expense, nature }, document, by, requestId);
    return entered === "entered" ? { ok: true } : { ok: false, reason: "zakat_too_much" };
  };
