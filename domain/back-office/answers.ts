import * as z from "zod/mini";
import { applicationStatuses } from "./application-status.ts";

const common = { id: z.string(), createdAt: z.iso.datetime(), status: z.enum(applicationStatuses) };

export const grantApplicationAnswer = z.object({ ...common, orgName: z.string(), contactEmail: z.string() });
export type GrantApplicationAnswer = z.infer<typeof grantApplicationAnswer>;

export const volunteerApplicationAnswer = z.object({ ...common, name: z.string(), email: z.string() });
export type VolunteerApplicationAnswer = z.infer<typeof volunteerApplicationAnswer>;

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int(), pageSize: z.int() });
export type PageOf<Row> = { rows: Row[]; total: number; page: number; pageSize: number };

/** What needs a person today. */
export const todayAnswer = z.object({
  waitingVolunteer: z.int(),
  waitingGrant: z.int(),
  /** Whole days since the application that waits longest came in; null when none waits. */
  oldestWaitingDays: z.nullable(z.int()),
  stuckPayments: z.int(),
  discrepancies: z.int(),
  deadMails: z.int(),
  /** Payments are switched off because of an attack; null when they are on. */
  paymentsPausedUntil: z.nullable(z.iso.datetime()),
});
export type TodayAnswer = z.infer<typeof todayAnswer>;
