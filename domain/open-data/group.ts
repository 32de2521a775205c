import type { Cents } from "#domain/money/cents.ts";

/** What a sum is about. */
type Subject<Account> = Readonly<{
  account: Account;
  campaign: string | null;
  program: string | null;
  project: string | null;
  fund: string | null;
  nature: string | null;
}>;

/** All lines of one month about one subject. */
export type MonthGroup = Subject<string> &
  Readonly<{
    /** "2026-03". */
    month: string;
    /** Where the account stands in the annual accounts. */
    heading: string;
    cents: Cents;
    lines: number;
    /** Who is in it, under names that mean nothing; null: enough of them. */
    people: readonly number[] | null;
    /** Whether it counts in what was raised. */
    raised: boolean;
    /** Costs of the staff, which are wages whoever is counted. */
    ofStaff: boolean;
  }>;

/**
 * `month` and `year`: of one subject. `account`: what was too small of an account in a year, of any purpose. `heading`: what is still
 * too small, together in the line of the annual accounts where it is published anyway.
 */
export const groupLevels = ["month", "year", "account", "heading"] as const;
export type GroupLevel = (typeof groupLevels)[number];

export type PublishedGroup = Subject<string | null> &
  Readonly<{ level: GroupLevel; period: string; heading: string; cents: Cents; lines: number }>;

/** The same group has the same name in every file that is made. */
export const nameOfGroup = (group: PublishedGroup): string =>
  [
    group.level,
    group.period,
    group.account ?? group.heading,
    group.campaign,
    group.program,
    group.project,
    group.fund,
    group.nature,
  ]
    .map((part) => part ?? "")
    .join("/");
