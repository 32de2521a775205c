import * as z from "zod/mini";
import { documentTypes } from "#domain/document-type.ts";
import { localizedText } from "#domain/localized-schema.ts";
import { measures, recordKinds } from "./indicator.ts";

const figure = z.object({ value: z.number(), on: z.string() });
const progress = {
  baseline: z.nullable(figure),
  target: z.nullable(figure),
  actual: z.nullable(figure),
  reachedPercent: z.nullable(z.int()),
};
const record = {
  id: z.string(),
  kind: z.enum(recordKinds),
  value: z.nullable(z.number()),
  on: z.string(),
  link: z.nullable(z.string()),
  corrects: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  enteredOn: z.string(),
};
const document = z.object({
  type: z.enum(documentTypes),
  sha256: z.string(),
  isPublic: z.boolean(),
  datedOn: z.nullable(z.string()),
});

/** A public indicator: its state and all records, newest first. */
export const resultAnswer = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  unit: z.string(),
  measure: z.enum(measures),
  ...progress,
  history: z.array(z.object({ ...record, note: z.nullable(z.string()), document: z.nullable(document) })),
});
export type ResultAnswer = z.infer<typeof resultAnswer>;

const project = z.object({ id: z.string(), title: z.string() });

const indicatorRow = z.object({
  id: z.string(),
  project,
  label: z.string(),
  measure: z.enum(measures),
  ...progress,
});

export const indicatorList = z.object({
  rows: z.array(indicatorRow),
  projects: z.array(project),
});
export type IndicatorList = z.infer<typeof indicatorList>;

export const indicatorAnswer = z.object({
  id: z.string(),
  project,
  name: z.string(),
  measure: z.enum(measures),
  adds: z.boolean(),
  label: localizedText,
  unit: localizedText,
  ...progress,
  history: z.array(
    z.object({
      ...record,
      note: z.nullable(localizedText),
      document: z.nullable(document),
      enteredBy: z.nullable(z.string()),
    }),
  ),
});
export type IndicatorAnswer = z.infer<typeof indicatorAnswer>;
