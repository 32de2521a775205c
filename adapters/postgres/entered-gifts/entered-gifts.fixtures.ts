import { randomUUID } from "node:crypto";
import type { GiftByHand } from "#domain/entered-gifts/gift-by-hand.ts";
import { asCents } from "#domain/money/cents.ts";

export const staff = { userId: "staff", role: "STAFF" } as const;
export const colleague = { userId: "colleague", role: "STAFF" } as const;

/** A transfer of €250 with a statement reference. */
export const giftFor = (changes: Partial<GiftByHand> = {}): GiftByHand => ({
  id: randomUUID(),
  method: "BANK_TRANSFER",
  amountCents: asCents(25_000),
  receivedOn: "2026-03-02",
  donorName: null,
  donorEmail: null,
  language: "nl",
  campaignId: null,
  programId: null,
  fund: null,
  bankReference: randomUUID().toUpperCase(),
  inKind: null,
  corrects: null,
  ...changes,
});
