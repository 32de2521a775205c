import type { DocumentType } from "#domain/document-type.ts";
import type { Localized } from "#domain/language.ts";

/** A number of things, or a share of a group. */
export const measures = ["COUNT", "PERCENT"] as const;
export type Measure = (typeof measures)[number];

export const recordKinds = ["BASELINE", "TARGET", "ACTUAL"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** One figure about one day, as it was entered. It stays; a later record that names it takes its place. */
export type ResultRecord = Readonly<{
  id: string;
  kind: RecordKind;
  /** Null: the record it corrects should never have been there. */
  value: number | null;
  /** When it was so; of a target: by when it should be. */
  on: string;
  /** What it was counted from, in a sentence. */
  note: Localized | null;
  link: string | null;
  document: Readonly<{ type: DocumentType; sha256: string; isPublic: boolean }> | null;
  corrects: string | null;
  reason: string | null;
  enteredOn: string;
  /** Null for an account that is gone, and for what the program wrote. */
  enteredBy: string | null;
}>;

/** What a project counts, with everything that was ever entered about it, in the order in which it was. */
export type Indicator = Readonly<{
  id: string;
  projectId: string;
  /** Its name in the API: `studentsEnrolled`. Projects that count the same thing use the same one. */
  name: string;
  measure: Measure;
  /** A program may add it up over its projects; never a share. */
  adds: boolean;
  label: Localized;
  /** What is counted: "students". */
  unit: Localized;
  records: readonly ResultRecord[];
}>;
