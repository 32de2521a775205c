import type { Cents } from "#domain/money/cents.ts";

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
    heading: string;
    cents: Cents;
    lines: number;
    /** The people in it, as anonymous ids; null: enough people. */
    people: readonly number[] | null;
    /** Whether it counts as raised. */
    raised: boolean;
    /** Personnel costs, which are wages. */
    ofStaff: boolean;
  }>;

/** `month`, `year`: one subject. `account`: small sums of a year, any purpose. `heading`: merged under the annual accounts' heading. */
export const groupLevels = ["month", "year", "account", "heading"] as const;
export type GroupLevel = (typeof groupLevels)[number];

export type PublishedGroup = Subject<string | null> &
  Readonly<{ level: GroupLevel; period: string; heading: string; cents: Cents; lines: number }>;

/** The same group has the same id in every file. */
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
