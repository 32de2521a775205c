export const figuresPath = "/admin/figures";
export const recordsKey = "/api/admin/figure-records";

/** Which record the form corrects; null: it enters a new one. */
export const readCorrected = (search = ""): number | null =>
  Number(new URLSearchParams(search).get("correct")) || null;
