import * as z from "zod/mini";
import { applicationStatuses } from "./application-status.ts";

const common = { id: z.string(), createdAt: z.iso.datetime(), status: z.enum(applicationStatuses) };

export const grantApplicationAnswer = z.object({ ...common, orgName: z.string(), contactEmail: z.string() });
export type GrantApplicationAnswer = z.infer<typeof grantApplicationAnswer>;

export const volunteerApplicationAnswer = z.object({ ...common, name: z.string(), email: z.string() });
export type VolunteerApplicationAnswer = z.infer<typeof volunteerApplicationAnswer>;

const named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof named>;

/** One line of a full list, whichever kind it is of. */
export const listedApplication = z.object({
  ...common,
  /** The person, or the organisation. */
  who: z.string(),
  email: z.string(),
  /** The role, the call or the country. */
  about: named,
  assignee: z.nullable(named),
});
export type ListedApplication = z.infer<typeof listedApplication>;

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int(), pageSize: z.int() });
export type PageOf<Row> = { rows: Row[]; total: number; page: number; pageSize: number };

/** What a list can be narrowed to besides its status. */
export const listChoices = z.object({ abouts: z.array(named), staff: z.array(named) });
export type ListChoices = z.infer<typeof listChoices>;

const expiring = z.object({ id: z.string(), name: z.string(), endsOn: z.iso.date() });

/** What needs a person today. */
export const todayAnswer = z.object({
  waitingVolunteer: z.int(),
  waitingGrant: z.int(),
  waitingPartner: z.int(),
  /** Whole days since the application that waits longest came in; null when none waits. */
  oldestWaitingDays: z.nullable(z.int()),
  stuckPayments: z.int(),
  /** Within the last week. */
  failedPayments: z.int(),
  discrepancies: z.int(),
  deadMails: z.int(),
  /** Payments are switched off because of an attack; null when they are on. */
  paymentsPausedUntil: z.nullable(z.iso.datetime()),
  /** What ends within two months: claims on the website, and volunteers' background checks. */
  certificates: z.array(expiring),
  checks: z.array(expiring),
  /** In December: agreements whose yearly sum will not be reached as things stand. */
  shortAgreements: z.array(
    z.object({ id: z.string(), transactionNumber: z.string(), name: z.string(), missingCents: z.int() }),
  ),
  /** Overdue, or due within a week. */
  tasksDue: z.int(),
});
export type TodayAnswer = z.infer<typeof todayAnswer>;
