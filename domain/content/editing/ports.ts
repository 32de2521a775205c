import type { Actor } from "#domain/audit/audit-entry.ts";
import type { DraftBody } from "./field-spec.ts";
import type { PageTexts } from "./page-texts.ts";
import type { TranslationMemory } from "./translation.ts";
import type { ContentKind } from "../kinds/kinds.ts";

export type RecordRef = Readonly<{ kind: ContentKind; id: string }>;

export type Editor = Readonly<{ actor: Actor; requestId: string | null }>;

/** `start`: the record before it was edited here. */
export const versionActions = ["start", "draft", "publish", "schedule", "unpublish", "restore"] as const;
export type VersionAction = (typeof versionActions)[number];

export const recordStates = ["DRAFT", "SCHEDULED", "CHANGED", "PUBLISHED"] as const;
export type RecordState = (typeof recordStates)[number];

export type EditedRecord = Readonly<{
  version: number;
  body: DraftBody;
  state: RecordState;
  publishedVersion: number | null;
  scheduled: Readonly<{ version: number; at: string }> | null;
  /** Set if the scheduled publishing failed; cleared by the next save. */
  scheduleFailedAt: string | null;
  sample: boolean;
  changedAt: string;
  /** Account and name of the last editor; null for the program's own content. */
  changedBy: Readonly<{ id: string; name: string }> | null;
}>;

/** What each editor has typed and not saved yet. Saving a version removes its author's. */
export type UnsavedEdits = {
  /** Returns the time. */
  keep(ref: RecordRef, userId: string, edit: { basedOn: number; body: DraftBody }): Promise<string>;
  drop(ref: RecordRef, userId: string): Promise<void>;
  /** `base` is the version it started from; null for a new record. */
  find(
    ref: RecordRef,
    userId: string,
  ): Promise<{ basedOn: number; base: DraftBody | null; body: DraftBody; at: string } | null>;
  /** Colleagues who typed in this record in the last minutes. */
  others(ref: RecordRef, userId: string): Promise<{ name: string; at: string }[]>;
};

export type LockedRecord = {
  current(): Promise<EditedRecord | null>;
  bodyOfVersion(version: number): Promise<DraftBody | null>;
  isPublished(ref: RecordRef): Promise<boolean>;
  /** Values that were stated to visitors and may no longer change, by field. */
  fixedValues(): Promise<DraftBody>;
  /** The fixed texts that staff may change. */
  pageTexts: PageTexts;
  translationMemory(): Promise<TranslationMemory>;
  keepTranslationMemory(memory: TranslationMemory): Promise<void>;
  hasUpload(upload: string): Promise<boolean>;
  /** Published records that reference this one. */
  publishedReferrers(): Promise<RecordRef[]>;
  append(version: {
    version: number;
    body: DraftBody;
    action: VersionAction;
    fields: readonly string[];
  }): Promise<void>;
  publish(version: number, body: DraftBody): Promise<void>;
  unpublish(): Promise<void>;
  schedule(plan: { version: number; at: Date } | null): Promise<void>;
  noteScheduleFailed(): Promise<void>;
  record(change: { action: string; before: unknown; after: unknown }): Promise<void>;
};

export type WithLockedRecord = <Result>(
  ref: RecordRef,
  editor: Editor,
  work: (locked: LockedRecord) => Promise<Result>,
) => Promise<Result>;
