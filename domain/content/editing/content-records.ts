import type { ContentKind } from "../kinds/kinds.ts";
import type { VersionAnswer } from "./answers.ts";
import type { TranslationMemory } from "./translation.ts";
import type { EditedRecord, RecordRef, RecordState } from "./ports.ts";

type Asked = {
  title: string | null;
  search: string;
  state: RecordState | null;
  /** True: public order with unpublished records last. False: last changed first. */
  ordered: boolean;
  most: number;
  skip: number;
};
/** The public neighbours; null if visitors do not see it. */
type Placed = { order: { above: string | null; below: string | null } | null };

export type ContentRecords = {
  /** Records with an unpublished draft. */
  all(): Promise<(EditedRecord & { kind: string; id: string })[]>;
  counts(): Promise<{ kind: string; total: number; published: number; samples: number }[]>;
  list(
    kind: ContentKind,
    asked: Asked,
  ): Promise<{ total: number; rows: (EditedRecord & Placed & { id: string })[] }>;
  find(ref: RecordRef): Promise<EditedRecord | null>;
  translationMemory(ref: RecordRef): Promise<TranslationMemory>;
  versions(ref: RecordRef): Promise<VersionAnswer[]>;
  due(now: Date): Promise<RecordRef[]>;
};
