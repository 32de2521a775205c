import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";

export const applicationKinds = ["volunteer", "grant", "partner"] as const;
export type ApplicationKind = (typeof applicationKinds)[number];
export const applicationStatuses = ["NEW", "SCREENING", "INTERVIEW", "APPROVED", "DECLINED"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What applicants see of their own application. No name and no address: whoever has the link may have been forwarded it. */
export const ownApplicationAnswer = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("STANDING"),
    kind: z.enum(applicationKinds),
    status: z.enum(applicationStatuses),
    /** The role or the call; null for one that no longer exists, and for partners. */
    title: z.nullable(z.string()),
    organisation: z.nullable(z.string()),
    requestedCents: z.nullable(z.int()),
    appliedAt: z.string(),
    decidedAt: z.nullable(z.string()),
    mayWithdraw: z.boolean(),
  }),
  z.object({ state: z.literal("WITHDRAWN"), kind: z.enum(applicationKinds), withdrawnAt: z.string() }),
]);
export type OwnApplicationAnswer = z.infer<typeof ownApplicationAnswer>;
export type StandingApplication = Extract<OwnApplicationAnswer, { state: "STANDING" }>;

/** An application as it is stored, as far as its applicant may see it. */
export type StoredApplication = Readonly<{
  kind: ApplicationKind;
  status: ApplicationStatus;
  /** The id of the role or the call. */
  aboutId: string | null;
  organisation: string | null;
  requestedCents: number | null;
  createdAt: Date;
  decidedAt: Date | null;
}>;
export type Withdrawn = Readonly<{ kind: ApplicationKind; withdrawnAt: Date }>;

export type OwnApplications = {
  find(token: string): Promise<StoredApplication | Withdrawn | null>;
  /**
   * Erases the application and what was written about it; its link remembers only that. `mayGo` is asked with the status as it
   * is at that moment. Repeating it changes nothing.
   */
  withdraw(
    token: string,
    mayGo: (status: ApplicationStatus) => boolean,
  ): Promise<"withdrawn" | "kept" | "unknown">;
};

export type TitleOf = (kind: ApplicationKind, aboutId: string, language: Language) => Promise<string | null>;

/** What was granted belongs to the accounts and stays seven years; a volunteer who was approved talks to us. */
export const mayWithdraw = (status: ApplicationStatus): boolean => status !== "APPROVED";

export const showOwnApplication =
  ({ applications, titleOf }: { applications: Pick<OwnApplications, "find">; titleOf: TitleOf }) =>
  async (token: string, language: Language): Promise<OwnApplicationAnswer | null> => {
    const found = await applications.find(token);
    if (!found) return null;
    if ("withdrawnAt" in found)
      return { state: "WITHDRAWN", kind: found.kind, withdrawnAt: found.withdrawnAt.toISOString() };
    const { kind, status, aboutId, organisation, requestedCents, createdAt, decidedAt } = found;
    return {
      state: "STANDING",
      kind,
      status,
      title: aboutId === null ? null : await titleOf(kind, aboutId, language),
      organisation,
      requestedCents,
      appliedAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      mayWithdraw: mayWithdraw(status),
    };
  };

export type WithdrawOutcome =
  { ok: true } | { ok: false; reason: "application_unknown" | "already_approved" };

export const withdrawApplication =
  ({ applications }: { applications: Pick<OwnApplications, "withdraw"> }) =>
  async (token: string): Promise<WithdrawOutcome> => {
    const done = await applications.withdraw(token, mayWithdraw);
    if (done === "withdrawn") return { ok: true };
    return { ok: false, reason: done === "kept" ? "already_approved" : "application_unknown" };
  };
