import * as z from "zod/mini";

/** Money by month, the split, budgets, from gifts to projects, and where. */
export const pictureNames = ["months", "split", "budgets", "flow", "map"] as const;
export type PictureName = (typeof pictureNames)[number];

/** For a page or a paper, and for a phone: a drawing that is only made smaller cannot be read. */
export const pictureWidths = { wide: 720, narrow: 360 } as const;

export const isPictureName = (name: string): name is PictureName =>
  pictureNames.some((each) => each === name);

/** What a picture shows, as words: a table of the same figures, of which day and from where they are. */
export const pictureAnswer = z.object({
  name: z.enum(pictureNames),
  title: z.string(),
  /** What is to be seen, for those who listen instead of look. */
  summary: z.string(),
  source: z.string(),
  on: z.iso.date(),
  /** Of the drawing, wide and narrow, in units. */
  sizes: z.object({ wide: z.int(), narrow: z.int() }),
  /** What others copy into their page. */
  frame: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type PictureAnswer = z.infer<typeof pictureAnswer>;
