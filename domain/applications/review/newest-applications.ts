import type { NewestApplications } from "./ports.ts";

/** The plain lists of the specification answer at most this many. */
const maxInPlainList = 200;

export const newestApplications = (newest: NewestApplications) => ({
  volunteer: () => newest.volunteer(maxInPlainList),
  grant: () => newest.grant(maxInPlainList),
});
