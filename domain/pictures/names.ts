/** Money by month, the split, budgets, donations to projects, and the map. */
export const pictureNames = ["months", "split", "budgets", "flow", "map"] as const;
export type PictureName = (typeof pictureNames)[number];

/** For pages and PDFs, and for phones: a scaled-down drawing is unreadable. */
export const pictureWidths = { wide: 720, narrow: 360 } as const;

export const isPictureName = (name: string): name is PictureName =>
  pictureNames.some((each) => each === name);
