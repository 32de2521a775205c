import * as z from "zod/mini";
import { giftPreview } from "#domain/entered-gifts/import/answers.ts";
import { oneLine } from "#domain/identifiers/typed-text.ts";
import { calls } from "../call.ts";

const maxNameLength = 200;
const file = z.object({
  /** Made by the form: one import. */
  id: z.uuid(),
  name: z.string().check(z.overwrite(oneLine), z.minLength(1), z.maxLength(maxNameLength)),
  fileBase64: z.string(),
});
const refusals = {
  413: "The file is larger than 5 MB",
  422: "No CSV or XLSX, too many rows, formulas, or rows that are wrong",
} as const;

export const adminGiftImportsCalls = calls({
  "GET /api/admin/gift-imports/template.csv": {
    who: "staff",
    summary: "An empty file of gifts with its heading and two examples",
    answers: { 200: { file: ["text/csv"] } },
  },
  "POST /api/admin/gift-imports/preview": {
    who: "staff",
    summary: "What a CSV or XLSX of gifts would bring, and each row that is wrong; nothing is entered",
    body: file,
    answers: { ...refusals, 200: giftPreview },
  },
  "POST /api/admin/gift-imports": {
    who: "staff",
    summary: "Enter all gifts of a file, or none; those above the limit wait for a second person",
    body: z.extend(file, { confirmsRepeated: z.prefault(z.boolean(), false) }),
    answers: {
      ...refusals,
      201: z.object({ gifts: z.int(), waiting: z.int() }),
      409: "The same file was imported before, or rows repeat earlier donations and nobody confirmed them",
    },
  },
});
