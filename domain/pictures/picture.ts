import * as z from "zod/mini";
import { pictureNames } from "./names.ts";

/** What a picture shows, as words: a table of the same figures, of which day and from where they are. */
export const pictureAnswer = z.object({
  name: z.enum(pictureNames),
  title: z.string(),
  /** What is to be seen, for those who listen instead of look. */
  summary: z.string(),
  source: z.string(),
  on: z.iso.date(),
  /** Another one when it shows something else: a browser that kept the drawing asks for it again. */
  version: z.string(),
  /** Of the drawing, wide and narrow, in units. */
  sizes: z.object({ wide: z.int(), narrow: z.int() }),
  /** What others copy into their page. */
  frame: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type PictureAnswer = z.infer<typeof pictureAnswer>;
