import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { MatchRefusal } from "#domain/bank/matching.ts";
import type { Part } from "#domain/bank/part.ts";
import type { PurposeRefusal } from "#domain/entered-gifts/ports.ts";
import type { TransferLine } from "#domain/giving/transfer/transfer-line.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import type { Purpose } from "#domain/money/movement.ts";
import type { LineToMatch, ReferencesIn } from "./candidates.ts";

type Settled = Readonly<{ outcome: string; donationId?: string }>;
export type MatchNeeds = Readonly<{
  referencesIn: ReferencesIn;
  /** Settles the donation that is named, in the transaction of this client. */
  settleTransfer: (client: pg.PoolClient, line: TransferLine) => Promise<Settled>;
  /** The same for many lines that each name another donation; a line missing in the answer is settled alone. */
  settleTransfers: (
    client: pg.PoolClient,
    lines: readonly TransferLine[],
  ) => Promise<ReadonlyMap<string, string>>;
  /** Money of a donation that the bank took back. */
  refundTransfer: (client: pg.PoolClient, refund: TransferRefund) => Promise<void>;
  newReference: () => string;
  purposeOfGift: (purpose: Purpose) => Promise<PurposeRefusal | null>;
  /** Whether zakat may be spent on it. */
  isEligible: (purpose: Readonly<{ projectId: string | null; programId: string | null }>) => Promise<boolean>;
}>;
type TransferRefund = Readonly<{ donationId: string; refundId: string; cents: Cents; on: string }>;

/** Rolls the transaction back: nothing of the line is booked. */
export class MatchRefused extends Error {
  readonly reason: MatchRefusal;
  constructor(reason: MatchRefusal) {
    super(reason);
    this.reason = reason;
  }
}

export type PartToMatch = Readonly<{ line: LineToMatch; part: Part; by: Actor; requestId: string }>;

/** A line, or a part of it, as giving settles it. */
export const transferOf = (
  line: LineToMatch,
  reference: string,
  cents: Cents = line.cents,
  bankEntryId = String(line.id),
): TransferLine => ({ reference, cents: asCents(cents), paidOn: line.bookedOn, bankEntryId });
