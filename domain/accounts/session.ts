import type { Role } from "./account.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
export const sessionMs = 30 * dayMs;

/** How long a session lasts unused, how long in all, and after what time looking around writes that it is in use. */
type SessionLimits = Readonly<{ idleMs: number; wholeMs: number; renewalMs: number }>;
const donorLimits: SessionLimits = { idleMs: sessionMs, wholeMs: Infinity, renewalMs: dayMs };
/** Whoever sees other people's data comes in anew every week, and after a night away. */
const staffLimits: SessionLimits = { idleMs: 12 * hourMs, wholeMs: 7 * dayMs, renewalMs: 15 * minuteMs };
const limitsOf = (role: Role): SessionLimits => (role === "DONOR" ? donorLimits : staffLimits);

/** So long after showing who they are, staff may do what cannot be undone. */
const proofMs = 10 * minuteMs;

/** How a person showed who they are. */
export const signInMethods = ["email_link", "passkey", "openid", "openid_second_factor", "demo"] as const;
export type SignInMethod = (typeof signInMethods)[number];

export type Session = Readonly<{
  id: string;
  userId: string;
  method: SignInMethod;
  /** "Firefox · Windows": enough for its owner to recognise. */
  device: string;
  startedAt: Date;
  /** The day it was last used, not the minute; of staff the quarter of an hour. */
  seenAt: Date;
  expiresAt: Date;
  /** When its owner last showed who they are: at the start, or again since. */
  provedAt: Date;
}>;

/** What its owner is shown of each. */
export type ListedSession = Pick<Session, "id" | "method" | "device" | "startedAt" | "seenAt">;

type Times = Pick<Session, "startedAt" | "seenAt">;

export function sessionEnd({ startedAt, seenAt }: Times, role: Role): Date {
  const { idleMs, wholeMs } = limitsOf(role);
  return new Date(Math.min(seenAt.getTime() + idleMs, startedAt.getTime() + wholeMs));
}

export const isDueForRenewal = ({ seenAt }: Pick<Session, "seenAt">, role: Role, now: Date): boolean =>
  now.getTime() - seenAt.getTime() >= limitsOf(role).renewalMs;

/** Donors are never asked again: they reach nobody's data but their own. */
export const isProofDue = ({ provedAt }: Pick<Session, "provedAt">, role: Role, now: Date): boolean =>
  role !== "DONOR" && now.getTime() - provedAt.getTime() > proofMs;

/** Sessions of staff that were last used or begun before these moments are over. */
export const staffBounds = (now: Date): { seenAfter: Date; startedAfter: Date } => ({
  seenAfter: new Date(now.getTime() - staffLimits.idleMs),
  startedAfter: new Date(now.getTime() - staffLimits.wholeMs),
});
