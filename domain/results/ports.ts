import type { Caller } from "#domain/audit/audit-entry.ts";
import type { BookedDocument } from "#domain/document-type.ts";
import type { Indicator } from "./indicator.ts";
import type { TypedIndicator, TypedRecord } from "./typed-results.ts";

type Texts = Pick<TypedIndicator, "label" | "unit">;

export type Results = {
  /** All, or those of one project, in order of creation. */
  list: (projectId: string | null) => Promise<Indicator[]>;
  find: (id: string) => Promise<Indicator | null>;
  /** The same id again changes nothing. */
  add: (indicator: TypedIndicator, by: Caller) => Promise<"added" | "name_taken">;
  reword: (id: string, words: Texts, by: Caller) => Promise<void>;
  /** The same id again changes nothing. */
  enter: (
    indicator: Pick<Indicator, "id" | "measure">,
    record: TypedRecord,
    document: BookedDocument | null,
    by: Caller,
  ) => Promise<"entered" | "day_taken" | "corrected_already">;
  document: (recordId: string) => Promise<(BookedDocument & Readonly<{ isPublic: boolean }>) | null>;
};
