import * as z from "zod/mini";
import type { Actor } from "#domain/audit/audit-entry.ts";
import { oneLine } from "#domain/identity/typed-text.ts";
import { spendingCategories } from "#domain/spending-category.ts";
import { documentTypeOf, mostDocumentBytes } from "./document-type.ts";
import type { Expense, Expenses } from "./ports.ts";

/** A hundred million euros: far above anything this foundation spends, and still exact. */
const mostCents = 10_000_000_000;
export const longestDescription = 200;
const shortestDescription = 3;
const longestId = 100;
const contentId = z.nullable(z.string().check(z.maxLength(longestId)));

/** As staff type it from an invoice. */
export const typedExpense = z.object({
  id: z.uuid(),
  amountCents: z.int().check(z.minimum(1), z.maximum(mostCents)),
  spentOn: z.iso.date(),
  category: z.enum(spendingCategories),
  projectId: contentId,
  programId: contentId,
  description: z
    .string()
    .check(z.overwrite(oneLine), z.minLength(shortestDescription), z.maxLength(longestDescription)),
});

export const enterRefusals = [
  "in_the_future",
  "purpose_missing",
  "purpose_not_allowed",
  "unknown_purpose",
  "document_wrong",
  "document_too_large",
] as const;
export type EnterOutcome = { ok: true } | { ok: false; reason: (typeof enterRefusals)[number] };

type Needs = {
  enter: Expenses["enter"];
  isKnown: (purpose: Pick<Expense, "projectId" | "programId">) => Promise<boolean>;
  today: () => string;
};

/** Booked at once: what the site says was spent is made of these. */
export const enterExpense =
  ({ enter, isKnown, today }: Needs) =>
  async (expense: Expense, bytes: Uint8Array, by: Actor, requestId: string): Promise<EnterOutcome> => {
    if (expense.spentOn > today()) return { ok: false, reason: "in_the_future" };
    const purposes = [expense.projectId, expense.programId].filter((id) => id !== null).length;
    if (expense.category === "PROGRAM" && purposes !== 1) return { ok: false, reason: "purpose_missing" };
    // Overhead is paid by free gifts alone, so it is never a project's or a program's.
    if (expense.category !== "PROGRAM" && purposes > 0) return { ok: false, reason: "purpose_not_allowed" };
    if (!(await isKnown(expense))) return { ok: false, reason: "unknown_purpose" };
    if (bytes.length > mostDocumentBytes) return { ok: false, reason: "document_too_large" };
    const type = documentTypeOf(bytes);
    if (!type) return { ok: false, reason: "document_wrong" };
    await enter(expense, { type, bytes }, by, requestId);
    return { ok: true };
  };
