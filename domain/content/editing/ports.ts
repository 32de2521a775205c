import type { Actor } from "#domain/audit/audit-entry.ts";
import type { DraftBody } from "./field-spec.ts";
import type { PageTexts } from "./page-texts.ts";
import type { ContentKind } from "../kinds/schemas.ts";

export type RecordRef = Readonly<{ kind: ContentKind; id: string }>;

/** Who is at it, and in answer to which request. */
export type Editor = Readonly<{ actor: Actor; requestId: string | null }>;

/** `start` is how a record was before anyone edited it here. */
export const versionActions = ["start", "draft", "publish", "schedule", "unpublish", "restore"] as const;
export type VersionAction = (typeof versionActions)[number];

export const recordStates = ["DRAFT", "SCHEDULED", "CHANGED", "PUBLISHED"] as const;
export type RecordState = (typeof recordStates)[number];

/** How a record stands: the newest version, and which one visitors read. */
export type EditedRecord = Readonly<{
  version: number;
  body: DraftBody;
  state: RecordState;
  publishedVersion: number | null;
  scheduled: Readonly<{ version: number; at: string }> | null;
  /** Its moment came and it could not be published; cleared by the next save. */
  scheduleFailedAt: string | null;
  sample: boolean;
  changedAt: string;
  /** The account and the name of whoever saved last; null for what came with the program. */
  changedBy: Readonly<{ id: string; name: string }> | null;
}>;

/** One record under a lock: everything done with it stands or falls together, and nobody else has it meanwhile. */
export type LockedRecord = {
  current(): Promise<EditedRecord | null>;
  bodyOfVersion(version: number): Promise<DraftBody | null>;
  isPublished(ref: RecordRef): Promise<boolean>;
  /** The fixed texts of a catalog that may be worded anew. */
  pageTexts: PageTexts;
  hasUpload(upload: string): Promise<boolean>;
  /** Published records that name this one. */
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
