import type { Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";

/** A year of fifty thousand entries is about seventy megabytes. */
export const maxFileBytes = 100 * 1024 * 1024;

/** What a bank's file says, read but not yet judged. Everything a bank may leave out is null. */
export type ReadEntry = Readonly<{
  /** Positive: money came in. The direction is the booking's own; a reversal is not turned round again. */
  cents: Cents;
  bookedOn: Day;
  valueOn: Day | null;
  isReversal: boolean;
  /** The statement's number for the entry (NtryRef), and the bank's (AcctSvcrRef); neither is unique. */
  entryReference: string | null;
  bankReference: string | null;
  code: BankCode;
  /** Our own batch of collections or payments, booked as one sum. */
  batchId: string | null;
  text: string | null;
  lines: readonly ReadLine[];
  /** The entry's XML, each element as it came, without the space between elements. */
  xml: string;
  line: number;
}>;

/** One payment of an entry: several, where a bank splits a batch and the parts add up, otherwise one. */
export type ReadLine = Readonly<{
  cents: Cents;
  counterpartyName: string | null;
  counterpartyIban: string | null;
  endToEndId: string | null;
  mandateId: string | null;
  /** ISO 11649 or the Dutch sixteen digits, bare. */
  structuredReference: string | null;
  /** For reading. */
  remittance: string;
  /** For finding references: banks cut within a word. */
  joinedRemittance: string;
  /** Why a payment came back. */
  returnReason: string | null;
}>;

/** A hint, never proof: NTAV and a bare code of the bank's own are normal. */
export type BankCode = Readonly<{
  domain: string | null;
  family: string | null;
  subFamily: string | null;
  proprietary: string | null;
  issuer: string | null;
}>;

export type ReadBalance = Readonly<{
  /** Without its direction where the bank left that out: then it is read as credit only if the sums fit. */
  cents: Cents;
  hasDirection: boolean;
  day: Day | null;
}>;

export type ReadStatement = Readonly<{
  /** Its place in the file, from 1. */
  number: number;
  id: string | null;
  sequence: string | null;
  account: string | null;
  currency: string | null;
  from: Day | null;
  to: Day | null;
  opening: ReadBalance | null;
  closing: ReadBalance | null;
  entryCount: number;
  creditCents: Cents;
  debitCents: Cents;
  firstBookedOn: Day | null;
  lastBookedOn: Day | null;
  /** Entries that are only announced: no money has moved. */
  skippedCount: number;
  line: number;
}>;

export const fileRefusals = [
  "too_large",
  "empty",
  "unknown_encoding",
  "not_xml",
  "broken_xml",
  "doctype",
  "too_deep",
  "element_too_large",
  "camt_052",
  "camt_054",
  "not_camt",
  "no_statement",
  "no_amount",
  "inexact_amount",
  "no_direction",
  "no_date",
  "other_currency",
] as const;
export type FileRefusal = Readonly<{
  reason: (typeof fileRefusals)[number];
  line: number | null;
  element: string | null;
  /** Which statement of the file, from 1. */
  statement: number | null;
}>;

/** A file piece by piece. A statement's own facts come after its entries: banks do not keep to one order. */
export type FilePart =
  | Readonly<{ kind: "warning"; warning: "read_as_latin" }>
  | Readonly<{ kind: "entry"; statement: number; entry: ReadEntry }>
  | Readonly<{ kind: "statement"; statement: ReadStatement }>
  | Readonly<{ kind: "refused"; refusal: FileRefusal }>;

/** The bytes of a file from their beginning, as often as asked. */
export type Source = () => AsyncIterable<Uint8Array>;
