import type { DocumentType } from "#domain/document-type.ts";
import type { Localized } from "#domain/language.ts";

/** A count, or a percentage of a group. */
export const measures = ["COUNT", "PERCENT"] as const;
export type Measure = (typeof measures)[number];

export const recordKinds = ["BASELINE", "TARGET", "ACTUAL"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** A value for a day, never edited; a later record that names it replaces it. */
export type ResultRecord = Readonly<{
  id: string;
  kind: RecordKind;
  /** Null: removes the corrected record. */
  value: number | null;
  /** The day of the value; for a target: its deadline. */
  on: string;
  /** The source, in a sentence. */
  note: Localized | null;
  /** Only old records: evidence is a file now. */
  link: string | null;
  document: Readonly<{
    type: DocumentType;
    sha256: string;
    isPublic: boolean;
    datedOn: string | null;
  }> | null;
  corrects: string | null;
  reason: string | null;
  enteredOn: string;
  /** Null for deleted accounts and the program. */
  enteredBy: string | null;
}>;

/** A project's indicator with all records in order. */
export type Indicator = Readonly<{
  id: string;
  projectId: string;
  /** Its API name: `studentsEnrolled`. Equal indicators share it. */
  name: string;
  measure: Measure;
  /** A program may add it up over its projects; never for percentages. */
  adds: boolean;
  label: Localized;
  /** What is counted: "students". */
  unit: Localized;
  records: readonly ResultRecord[];
}>;
