import { checkByQuery } from "./check.ts";

/** A clock that is ahead, here or at a provider, could date a donation into another year. */
export const nothingIsBookedAhead = checkByQuery(
  "nothing-is-booked-ahead",
  "Nothing in the books is dated after today.",
  `select format('entry %s: %s %s on %s', id, cause_kind, cause_id, booked_on) as fault
   from ledger_entries where booked_on > (now() at time zone 'Europe/Amsterdam')::date`,
);
