import { cautionFor, type Failures } from "#domain/giving/risk/caution.ts";
import type { Rated } from "#domain/giving/risk/card-trust.ts";
import { riskOfStart, type Risk } from "#domain/giving/risk/risk.ts";
import type { Cents } from "#domain/money/cents.ts";
import { proofHeader } from "#domain/giving/risk/proof-of-work.ts";
import type { Allow, RateLimit } from "#domain/rate-limit.ts";
import { clientAddress, networkRange, type Asking } from "../middleware/client-address.ts";
import type { RequestContext } from "../context.ts";
import type { ProofOfWork } from "./proof-of-work.ts";
import { refuse } from "../refuse.ts";

type Start = Readonly<{
  clientSecret: string;
  email: string;
  userId: string | null;
  amountCents: Cents;
  byTransfer?: boolean;
}>;
type Origin = Readonly<{ clientSecret: string; email: string; address: string }>;
type Needs = {
  allow: Allow;
  countStart: (
    origin: Origin,
    limits: { clientSecret: RateLimit; address: RateLimit; emailHere: RateLimit },
  ) => Promise<"unknown" | { retryAfterSeconds: number } | { failures: Failures }>;
  remember: (origin: Origin & { range: string; risk: Risk }) => Promise<void>;
  /** Null: unknown secret. */
  openedAt: (clientSecret: string) => Date | null;
  isUnderAttack: () => boolean;
  /** Whether mailbox and account paid before today; checked only during card testing. */
  gaveBefore: (email: string, userId: string | null) => Promise<{ hasGiven: boolean; isAccount: boolean }>;
  now: () => number;
  takesOnline: (rated?: Rated) => Promise<boolean>;
  /** By a provider or by transfer. */
  takesAny: () => Promise<boolean>;
  proofs: ProofOfWork;
  trustedProxies: number;
};

/** Generous, because a call centre is one address. Card testers reach their failure limit first. */
const sessionsPerAddress: RateLimit = { most: 6000, windowSeconds: 10 * 60 };
export const startLimits = {
  clientSecret: { most: 200, windowSeconds: 10 * 60 },
  address: { most: 3000, windowSeconds: 10 * 60 },
  /** Per address, so that a stranger cannot lock out a mailbox's owner. */
  emailHere: { most: 200, windowSeconds: 60 * 60 },
};

/** Each sends an email, stays open for weeks, and no bank checks it. */
const transfersPerAddress: RateLimit = { most: 30, windowSeconds: 60 * 60 };

/** Never mentions earlier failures, which would tell a thief which card works. */
export type GuardRefusal =
  | Readonly<{ reason: "paused"; byTransferInstead: boolean }>
  | Readonly<{ reason: "too_many"; seconds: number }>
  | Readonly<{ reason: "proof_needed"; challenge: string }>;

/** Allowed without proof, with its rating. */
type Passed = Readonly<{ reason: "passed"; rated: Rated }>;

/** Checks every call that can lead to a provider, from the API and from the form without JavaScript. */
export function givingGuard({
  allow,
  countStart,
  remember,
  takesOnline,
  takesAny,
  proofs,
  trustedProxies,
  ...needs
}: Needs) {
  const mayOpenSession = async (c: Asking): Promise<GuardRefusal | null> => {
    if (!(await takesAny())) return { reason: "paused", byTransferInstead: false };
    const allowed = await allow(`giving:sessions:${clientAddress(c, trustedProxies)}`, sessionsPerAddress);
    return allowed.ok ? null : { reason: "too_many", seconds: allowed.retryAfterSeconds };
  };

  const mayStart = async (
    c: Asking,
    start: Start,
    { scripts = true } = {},
  ): Promise<GuardRefusal | Passed> => {
    const { clientSecret, email, userId, amountCents, byTransfer } = start;
    const address = clientAddress(c, trustedProxies);
    const range = networkRange(address);
    const origin = { clientSecret, email, address };
    const isPaused = async (rated?: Rated): Promise<boolean> =>
      !(await (byTransfer ? takesAny() : takesOnline(rated)));
    const paused = async () =>
      ({ reason: "paused", byTransferInstead: !byTransfer && (await takesAny()) }) as const;
    if (await isPaused()) return paused();
    const underAttack = needs.isUnderAttack();
    const before = underAttack ? await needs.gaveBefore(email, userId) : null;
    const donor = {
      ...before,
      ...(before?.isAccount ? { from: `account ${userId}` } : { from: address, range }),
    };
    if (underAttack && (await isPaused({ ...donor, score: 0 }))) return paused();
    if (byTransfer) {
      const allowed = await allow(`giving:transfers:${address}`, transfersPerAddress);
      if (!allowed.ok) return { reason: "too_many", seconds: allowed.retryAfterSeconds };
    }
    const counted = await countStart(origin, startLimits);
    // The use case refuses an unknown secret and writes nothing.
    if (counted === "unknown") return { reason: "passed", rated: { ...donor, score: 0 } };
    if ("retryAfterSeconds" in counted) return { reason: "too_many", seconds: counted.retryAfterSeconds };

    const mustProve = underAttack && !byTransfer && !before?.isAccount;
    const caution = cautionFor(counted.failures, { scripts, mustProve });
    if (caution.ask === "patience") return { reason: "too_many", seconds: caution.seconds };
    if (caution.ask === "proof" && !(await proofs.accepts(c.req.header(proofHeader), start.clientSecret)))
      return { reason: "proof_needed", challenge: proofs.challenge(start.clientSecret, caution.bits) };
    const openedAt = scripts ? needs.openedAt(clientSecret) : null;
    const risk = riskOfStart({
      fromPage: isFromPage(c),
      elapsedMs: openedAt && needs.now() - openedAt.getTime(),
      amountCents,
      failures: counted.failures,
      underAttack,
    });
    await remember({ ...origin, range, risk });
    return { reason: "passed", rated: { ...donor, score: risk.score, isUnproven: mustProve && !scripts } };
  };

  return { mayOpenSession, mayStart };
}

/** Browsers before 2023 send only the origin. */
const isFromPage = (c: Asking): boolean =>
  (c.req.header("sec-fetch-site") ?? (c.req.header("origin") ? "same-origin" : "")) === "same-origin";

export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** A sentence, and for programs the waiting time or the challenge. */
export function sendGuardRefusal(c: RequestContext, refusal: GuardRefusal) {
  switch (refusal.reason) {
    case "paused":
      return refuse(
        c,
        503,
        refusal.byTransferInstead ? "donate.unavailable.transfer" : "giving.error.payments_unavailable",
      );
    case "too_many":
      c.header("retry-after", String(refusal.seconds));
      return refuse(c, 429, "giving.error.too_many", { minutes: minutesOf(refusal.seconds) });
    case "proof_needed":
      c.header(proofHeader, refusal.challenge);
      return refuse(c, 428, "giving.error.proof_needed");
  }
}
