import * as z from "zod/mini";

/** Of calls whose success has nothing to tell. */
export const done = z.object({ done: z.literal(true) });
export const nothing = z.object({});

/** What a list is taken along as. */
export const sheetTypes = [
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;

/** Calls with a limit of their own declare that they can meet it. */
export const tooMany = {
  429: "Too many tries; Retry-After says when to try again",
} as const;

export const papersBusy = {
  503: "Too many papers are being made; Retry-After says when",
} as const;
