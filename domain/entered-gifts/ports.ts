import type { DecisionOutcome } from "#domain/approvals/decision.ts";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { BookedDocument } from "#domain/document-type.ts";
import type { GiftByHand } from "./gift-by-hand.ts";

export type PurposeRefusal = "campaign_unknown" | "program_unknown" | "zakat_not_eligible";

export type GiftToEnter = Readonly<{
  gift: GiftByHand;
  document: BookedDocument | null;
  needsApproval: boolean;
  /** The file and row it comes from; the file is its document. */
  imported: Readonly<{ importId: string; row: number }> | null;
}>;

export type Entered =
  | Readonly<{ ok: true }>
  | Readonly<{ ok: false; reason: "not_correctable" }>
  /** `place` is the index of the donation with a duplicate reference. */
  | Readonly<{ ok: false; reason: "reference_taken"; place: number; reference: string | null }>;

export type ReversalOutcome =
  | Readonly<{ ok: true }>
  | Readonly<{ ok: false; reason: "unknown_donation" | "not_reversible" }>;

export type EnteredGifts = {
  /** All or none; those without approval are booked in the same transaction. Repeating it changes nothing. */
  enter: (gifts: readonly GiftToEnter[], by: Actor, requestId: string) => Promise<Entered>;
  approve: (id: string, by: Actor, requestId: string) => Promise<DecisionOutcome>;
  refuse: (id: string, reason: string, by: Actor, requestId: string) => Promise<DecisionOutcome>;
  document: (id: string) => Promise<BookedDocument | null>;
  /** Reverses the booking, voids the receipt and informs the donor, once. */
  reverse: (donationId: string, reason: string, by: Actor, requestId: string) => Promise<ReversalOutcome>;
};
