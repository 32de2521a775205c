import type { Role } from "./account.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
export const sessionMs = 30 * dayMs;

/** Maximum idle time, maximum total time, and how often use is recorded. */
type SessionLimits = Readonly<{ idleMs: number; wholeMs: number; renewalMs: number }>;
const donorLimits: SessionLimits = { idleMs: sessionMs, wholeMs: Infinity, renewalMs: dayMs };
/** Staff see other people's data, so they sign in every week and after twelve idle hours. */
const staffLimits: SessionLimits = { idleMs: 12 * hourMs, wholeMs: 7 * dayMs, renewalMs: 15 * minuteMs };
const limitsOf = (role: Role): SessionLimits => (role === "DONOR" ? donorLimits : staffLimits);

/** How long a proof is valid for irreversible actions of staff. */
const proofMs = 10 * minuteMs;

export const signInMethods = ["email_link", "passkey", "openid", "openid_second_factor", "demo"] as const;
export type SignInMethod = (typeof signInMethods)[number];

export type Session = Readonly<{
  id: string;
  userId: string;
  method: SignInMethod;
  /** "Firefox · Windows": enough for its owner to recognise. */
  device: string;
  startedAt: Date;
  /** The day of the last use; for staff the quarter of an hour. */
  seenAt: Date;
  expiresAt: Date;
  /** Last proof of identity: at sign-in, or a later re-authentication. */
  provedAt: Date;
}>;

/** What the owner sees of each session. */
export type ListedSession = Pick<Session, "id" | "method" | "device" | "startedAt" | "seenAt">;

type Times = Pick<Session, "startedAt" | "seenAt">;

export function sessionEnd({ startedAt, seenAt }: Times, role: Role): Date {
  const { idleMs, wholeMs } = limitsOf(role);
  return new Date(Math.min(seenAt.getTime() + idleMs, startedAt.getTime() + wholeMs));
}

export const isDueForRenewal = ({ seenAt }: Pick<Session, "seenAt">, role: Role, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= limitsOf(role).renewalMs;

/** Donors never re-authenticate: they reach only their own data. */
export const isProofDue = ({ provedAt }: Pick<Session, "provedAt">, role: Role, now: Date): boolean =>
  role !== "DONOR" && now.getTime() - provedAt.getTime() > proofMs;

/** Staff sessions last used or started before these times are over. */
export const staffBounds = (now: Date): { seenAfter: Date; startedAfter: Date } => ({
  seenAfter: new Date(now.getTime() - staffLimits.idleMs),
  startedAfter: new Date(now.getTime() - staffLimits.wholeMs),
});
