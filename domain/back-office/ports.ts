import type { GrantApplicationAnswer, VolunteerApplicationAnswer } from "./answers.ts";
import type { ApplicationStatus } from "./application-status.ts";

export type ApplicationFilter = {
  statuses: readonly ApplicationStatus[];
  /** Part of a name, an organisation or an address; empty for everyone. */
  search: string;
};

export type Listed<Row> = {
  count: (filter: ApplicationFilter) => Promise<number>;
  /** Newest first. */
  list: (filter: ApplicationFilter, window: { most: number; skip: number }) => Promise<Row[]>;
  waiting: () => Promise<Waiting>;
};
export type Waiting = { count: number; oldestSince: Date | null };

export type Applications = {
  volunteer: Listed<VolunteerApplicationAnswer>;
  grant: Listed<GrantApplicationAnswer>;
};

export type PaymentsToLookAt = {
  /** Left open, or under way, since before these moments. */
  stuck: (since: { open: Date; processing: Date }) => Promise<number>;
  /** What does not fit: money that a provider told us of, and claims about the books that failed last night. */
  discrepancies: () => Promise<number>;
  /** Payments are switched off because of an attack. */
  pausedUntil: () => Promise<Date | null>;
};
