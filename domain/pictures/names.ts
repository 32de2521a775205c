/** Money by month, the split, budgets, from gifts to projects, and where. */
export const pictureNames = ["months", "split", "budgets", "flow", "map"] as const;
export type PictureName = (typeof pictureNames)[number];

/** For a page or a paper, and for a phone: a drawing that is only made smaller cannot be read. */
export const pictureWidths = { wide: 720, narrow: 360 } as const;

export const isPictureName = (name: string): name is PictureName =>
  pictureNames.some((each) => each === name);
