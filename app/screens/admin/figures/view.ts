export const figuresPath = "/admin/figures";
export const recordsKey = "/api/admin/figure-records";

/** The option for no program or no document: an option needs a value, and no id is a dash. */
export const noneOfThem = "-";

/** The record to correct, or null for a new one. */
export const readCorrected = (search = ""): number | null =>
  Number(new URLSearchParams(search).get("correct")) || null;
