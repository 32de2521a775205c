import * as z from "zod/mini";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { localizedSchema } from "#domain/localized-schema.ts";
import { idField } from "#domain/shared-fields.ts";
import { maxIdLength, minReasonLength } from "#domain/limits.ts";
import { measures, recordKinds } from "./indicator.ts";

const maxWordsLength = 120;
const maxNoteLength = 500;
/** Ten digits and two decimals, as in the database. */
const maxValue = 9_999_999_999;
const decimals = 100;

const line = (maxLength: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(1), z.maxLength(maxLength));

export const typedWords = z.object({
  label: localizedSchema(line(maxWordsLength)),
  unit: localizedSchema(line(maxWordsLength)),
});

export const typedIndicator = z.object({
  id: z.uuid(),
  projectId: z.string().check(z.minLength(1), z.maxLength(maxIdLength)),
  name: z.string().check(z.regex(/^[a-z][A-Za-z]{1,59}$/)),
  measure: z.enum(measures),
  adds: z.boolean(),
  ...typedWords.shape,
});
export type TypedIndicator = z.infer<typeof typedIndicator>;

/** A value as staff enter it. A correction names the record it replaces. */
export const typedRecord = z.object({
  id: z.uuid(),
  kind: z.enum(recordKinds),
  value: z.nullable(
    z
      .number()
      .check(z.minimum(0), z.maximum(maxValue))
      .check(z.refine((value) => Math.abs(value * decimals - Math.round(value * decimals)) < 1e-4)),
  ),
  on: z.iso.date(),
  note: z.nullable(localizedSchema(line(maxNoteLength))),
  /** The date that the document bears. */
  documentDatedOn: z.nullable(z.iso.date()),
  documentIsPublic: z.boolean(),
  corrects: z.nullable(idField),
  reason: z.nullable(line(maxNoteLength).check(z.minLength(minReasonLength))),
});
export type TypedRecord = z.infer<typeof typedRecord>;
