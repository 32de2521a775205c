import * as z from "zod/mini";
import { pictureNames } from "./names.ts";

/** A chart's content as text: a table of the same figures, with date and source. */
export const pictureAnswer = z.object({
  name: z.enum(pictureNames),
  title: z.string(),
  /** Alt text. */
  summary: z.string(),
  source: z.string(),
  on: z.iso.date(),
  /** Changes with the content, so that browsers fetch it again. */
  version: z.string(),
  /** Heights of the wide and narrow drawing. */
  sizes: z.object({ wide: z.int(), narrow: z.int() }),
  frame: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type PictureAnswer = z.infer<typeof pictureAnswer>;
