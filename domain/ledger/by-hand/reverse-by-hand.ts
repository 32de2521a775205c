import type { Actor } from "#domain/audit/audit-entry.ts";
import type { HandEntries, ReverseRefusal } from "./ports.ts";

type Needs = Pick<HandEntries, "causeOf" | "reverse">;

/** Reverses a manual entry. Only administrators reverse free postings. */
export const reverseByHand =
  ({ causeOf, reverse }: Needs) =>
  async (
    number: number,
    reason: string,
    by: Actor,
    requestId: string,
  ): Promise<"reversed" | ReverseRefusal | "administrators_only"> => {
    const cause = await causeOf(number);
    if (!cause) return "not_by_hand";
    const isAdmin = by === "program" || by.role === "ADMIN";
    if (cause.kind === "journal" && !isAdmin) return "administrators_only";
    return reverse(cause, reason, by, requestId);
  };
