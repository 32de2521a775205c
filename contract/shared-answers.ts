import * as z from "zod/mini";

/** For calls that return no data. */
export const done = z.object({ done: z.literal(true) });
export const nothing = z.object({});

export const sheetTypes = [
  "text/csv",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
] as const;

/** For calls with their own rate limit. */
export const tooMany = {
  429: "Too many tries; Retry-After says when to try again",
} as const;

export const papersBusy = {
  503: "Too many papers are being made; Retry-After says when",
} as const;
