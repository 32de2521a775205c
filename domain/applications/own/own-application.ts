import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { applicationKinds } from "../application-kind.ts";
import { applicationStatuses, type ApplicationStatus } from "../application-status.ts";

/** An applicant's own view. No name and no address, because links are forwarded. */
export const ownApplicationAnswer = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("STANDING"),
    kind: z.enum(applicationKinds),
    status: z.enum(applicationStatuses),
    /** The role or the call; null for one that no longer exists, and for partners. */
    title: z.nullable(z.string()),
    organisation: z.nullable(z.string()),
    requestedCents: z.nullable(centsField),
    /** Shown only here: emails go to unverified addresses and must not contain it. */
    wrote: z.nullable(z.string()),
    appliedAt: z.string(),
    decidedAt: z.nullable(z.string()),
    mayWithdraw: z.boolean(),
  }),
  z.object({ state: z.literal("WITHDRAWN"), kind: z.enum(applicationKinds), withdrawnAt: z.string() }),
]);
export type OwnApplicationAnswer = z.infer<typeof ownApplicationAnswer>;
export type SubmittedApplication = Extract<OwnApplicationAnswer, { state: "STANDING" }>;

/** Grants belong to the accounts for seven years; an approved volunteer contacts us. */
export const mayWithdraw = (status: ApplicationStatus): boolean => status !== "APPROVED";
