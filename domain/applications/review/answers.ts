import * as z from "zod/mini";
import { applicationStatuses } from "../application-status.ts";

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
