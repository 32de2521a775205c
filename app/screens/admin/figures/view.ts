export const figuresPath = "/admin/figures";
export const recordsKey = "/api/admin/figure-records";

/** Chosen where no program or no document is meant: an option needs a value, and no id is a dash. */
export const noneOfThem = "-";

/** Which record the form corrects; null: it enters a new one. */
export const readCorrected = (search = ""): number | null =>
  Number(new URLSearchParams(search).get("correct")) || null;
