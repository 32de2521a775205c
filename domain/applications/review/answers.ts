import * as z from "zod/mini";
import { applicationStatuses } from "../application-status.ts";

const common = { id: z.string(), createdAt: z.iso.datetime(), status: z.enum(applicationStatuses) };

export const grantApplicationAnswer = z.object({ ...common, orgName: z.string(), contactEmail: z.string() });
export type GrantApplicationAnswer = z.infer<typeof grantApplicationAnswer>;

export const volunteerApplicationAnswer = z.object({ ...common, name: z.string(), email: z.string() });
export type VolunteerApplicationAnswer = z.infer<typeof volunteerApplicationAnswer>;

const named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof named>;
