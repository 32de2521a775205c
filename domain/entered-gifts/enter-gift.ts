import type { Actor } from "#domain/audit/audit-entry.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { readDocument } from "#domain/document-type.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { GiftByHand } from "./gift-by-hand.ts";
import type { EnteredGifts, PurposeRefusal } from "./ports.ts";

export type GiftRefusal =
  | "in_the_future"
  | "year_closed"
  | "before_books"
  | "reference_not_of_bank"
  | "in_kind_untold"
  | PurposeRefusal;

export type EnterOutcome =
  | Readonly<{ ok: true; donationId: string; waits: boolean }>
  | Readonly<{
      ok: false;
      reason: GiftRefusal | "document_missing" | "document_wrong" | "document_too_large" | "not_correctable";
    }>
  /** The donation with the same statement reference; null while that one waits for approval. */
  | Readonly<{ ok: false; reason: "reference_taken"; reference: string | null }>;

export type Rules = Readonly<{
  today: () => string;
  /** The first day that staff may use: that of the books, or a year ago while there are none. Administrators may go further back. */
  firstDay: () => Promise<string>;
  /** The last closed year; null: none. */
  closedThrough: () => Promise<number | null>;
  purpose: (purpose: Pick<GiftByHand, "campaignId" | "programId" | "fund">) => Promise<PurposeRefusal | null>;
}>;

/** Why a donation, typed or imported, cannot be entered. Null: it can. */
export async function refusalOf(gift: GiftByHand, rules: Rules, by: Actor): Promise<GiftRefusal | null> {
  if (gift.receivedOn > rules.today()) return "in_the_future";
  if (yearOf(gift.receivedOn) <= ((await rules.closedThrough()) ?? 0)) return "year_closed";
  const isAdmin = by === "program" || by.role === "ADMIN";
  if (!isAdmin && gift.receivedOn < (await rules.firstDay())) return "before_books";
  if (gift.bankReference !== null && gift.method !== "BANK_TRANSFER") return "reference_not_of_bank";
  if ((gift.method === "IN_KIND") !== (gift.inKind !== null)) return "in_kind_untold";
  return rules.purpose(gift);
}

type Needs = Rules & {
  enter: EnteredGifts["enter"];
  /** Above it a second person must approve. */
  limit: () => Promise<Cents>;
};

/**
 * Booked at once like a payment, with receipt and totals; above the limit it waits for a second person. A transfer is
 * known from the statement, anything else from its document.
 */
export const enterGift =
  (needs: Needs) =>
  async (gift: GiftByHand, bytes: Uint8Array | null, by: Actor, requestId: string): Promise<EnterOutcome> => {
    const refusal = await refusalOf(gift, needs, by);
    if (refusal) return { ok: false, reason: refusal };
    if (!bytes && gift.bankReference === null) return { ok: false, reason: "document_missing" };
    const document = bytes && readDocument(bytes);
    if (typeof document === "string") return { ok: false, reason: document };
    const needsApproval = gift.amountCents > (await needs.limit());
    const entered = await needs.enter([{ gift, document, needsApproval, imported: null }], by, requestId);
    if (!entered.ok) return entered;
    return { ok: true, donationId: gift.id, waits: needsApproval };
  };
