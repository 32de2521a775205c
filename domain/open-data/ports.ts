import type { Cents } from "#domain/money/cents.ts";
import type { Row } from "./datasets.ts";
import type { Dataset } from "./rows.ts";

/** A record left out of a standard file; staff see why. */
export type Problem = Readonly<{ file: string; record: string; reason: ProblemReason }>;

/** Each has a text in the catalog `staff/open-data`. */
export const problemReasons = [
  "sector_missing",
  "sector_unknown",
  "dates_wrong",
  "budget_wrong",
  "text_missing",
  "identifier_wrong",
  "partner_missing",
  "not_an_organisation",
  "amount_missing",
  "title_too_long",
] as const;
export type ProblemReason = (typeof problemReasons)[number];

export type MadeFile = Readonly<{
  name: string;
  /** Known after the last piece; null for files without rows. */
  rows: () => number | null;
  pieces: AsyncIterable<string | Uint8Array>;
}>;

type RunFile = Readonly<{ name: string; rows: number | null; bytes: number; sha256: string }>;

export type Run = Readonly<{
  id: number;
  asOf: string;
  madeAt: Date;
  throughEntry: number;
  problems: readonly Problem[];
  files: readonly RunFile[];
}>;

export type Runs = Readonly<{
  begin: (asOf: string, throughEntry: number) => Promise<number>;
  keepRows: (runId: number, dataset: Dataset, rows: readonly Row[]) => Promise<void>;
  keepFile: (runId: number, file: MadeFile) => Promise<void>;
  finish: (runId: number, problems: readonly Problem[]) => Promise<void>;
  /** The last finished run. */
  last: () => Promise<Run | null>;
}>;

export type Award = Readonly<{
  id: string;
  callId: string;
  organisation: string;
  contactName: string | null;
  requestedCents: Cents;
  awardedCents: Cents | null;
  awardedOn: string;
}>;
