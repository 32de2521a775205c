import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import type { DraftBody, FieldSpec } from "./field-spec.ts";
import { recordStates, versionActions } from "./ports.ts";

const state = z.enum(recordStates);

export const kindAnswer = z.object({
  kind: z.string(),
  label: z.string(),
  total: z.int(),
  published: z.int(),
  drafts: z.int(),
  scheduled: z.int(),
  samples: z.int(),
  /** Drafts that cannot be published as they are. */
  incomplete: z.int(),
});
export type KindAnswer = z.infer<typeof kindAnswer>;

const rowAnswer = z.object({
  id: z.string(),
  title: z.string(),
  state,
  sample: z.boolean(),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  publishAt: z.nullable(z.string()),
  problems: z.int(),
  missing: z.array(z.enum(languages)),
  /** Neighbours in the public order; null if staff do not choose the order, or it is not shown here. */
  order: z.nullable(z.object({ above: z.nullable(z.string()), below: z.nullable(z.string()) })),
});
export type RowAnswer = z.infer<typeof rowAnswer>;

const kindLabels = {
  label: z.string(),
  /** What adds a record; null for a fixed kind. */
  newLabel: z.nullable(z.string()),
};

export const listAnswer = z.object({
  rows: z.array(rowAnswer),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  ...kindLabels,
});

const problem = z.object({ path: z.string(), reason: z.string() });

const versionAnswer = z.object({
  version: z.int(),
  action: z.enum(versionActions),
  fields: z.array(z.string()),
  at: z.string(),
  by: z.nullable(z.string()),
});
export type VersionAnswer = z.infer<typeof versionAnswer>;

/** Colleagues who typed in the record in the last minutes. */
const others = z.array(z.object({ name: z.string(), at: z.string() }));

/** One record for the editor. `fields` describes the form, which the browser renders. */
export const recordAnswer = z.object({
  kind: z.string(),
  ...kindLabels,
  /** Names of fields and choices that are not in the catalog. */
  labels: z.record(z.string(), z.string()),
  id: z.nullable(z.string()),
  title: z.nullable(z.string()),
  fixed: z.boolean(),
  page: z.nullable(z.string()),
  fields: z.array(z.custom<FieldSpec>()),
  version: z.int(),
  body: z.custom<DraftBody>(),
  state,
  publishedVersion: z.nullable(z.int()),
  scheduled: z.nullable(z.object({ version: z.int(), at: z.string() })),
  scheduleFailedAt: z.nullable(z.string()),
  sample: z.boolean(),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  problems: z.array(problem),
  relations: z.record(z.string(), z.array(z.object({ id: z.string(), title: z.string() }))),
  versions: z.array(versionAnswer),
  /** The source paragraph of each translated paragraph, by field and language. */
  translations: z.record(z.string(), z.record(z.string(), z.string())),
  /** What this editor typed and did not save, with the version it started from. */
  unsaved: z.nullable(
    z.object({ basedOn: z.int(), base: z.custom<DraftBody>(), body: z.custom<DraftBody>(), at: z.string() }),
  ),
  others,
});
export type RecordAnswer = z.infer<typeof recordAnswer>;

export const keptAnswer = z.object({ at: z.string(), others });

export const savedAnswer = z.object({ version: z.int() });

/** Another user saved meanwhile: their version, so that nothing is lost. */
export const conflictAnswer = z.object({
  error: z.string(),
  theirs: z.object({
    version: z.int(),
    body: z.custom<DraftBody>(),
    changedAt: z.string(),
    changedBy: z.nullable(z.string()),
  }),
});
export type ConflictAnswer = z.infer<typeof conflictAnswer>;

/** What prevents publishing. */
export const incompleteAnswer = z.object({ error: z.string(), problems: z.array(problem) });
export type IncompleteAnswer = z.infer<typeof incompleteAnswer>;
