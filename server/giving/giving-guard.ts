import { cautionFor, type Failures } from "#domain/giving/risk/caution.ts";
import type { Rated } from "#domain/giving/risk/card-trust.ts";
import { riskOfStart, type Risk } from "#domain/giving/risk/risk.ts";
import type { Cents } from "#domain/money/cents.ts";
import { proofHeader } from "#domain/giving/risk/proof-of-work.ts";
import type { Allow, RateLimit } from "#domain/rate-limit.ts";
import { clientAddress, type Asking } from "../middleware/client-address.ts";
import type { RequestContext } from "../context.ts";
import type { ProofOfWork } from "./proof-of-work.ts";
import { refuse } from "../refuse.ts";

type Start = Readonly<{ clientSecret: string; email: string; amountCents: Cents; byTransfer?: boolean }>;
type Origin = Readonly<{ clientSecret: string; email: string; address: string }>;
type Needs = {
  allow: Allow;
  countStart: (
    origin: Origin,
    limits: { clientSecret: RateLimit; address: RateLimit; emailHere: RateLimit },
  ) => Promise<"unknown" | { retryAfterSeconds: number } | { failures: Failures }>;
  remember: (origin: Origin & { risk: Risk }) => Promise<void>;
  /** Null: its secret does not say. */
  openedAt: (clientSecret: string) => Date | null;
  isUnderAttack: () => boolean;
  /** Whether a gift under this mailbox was paid before today; asked only while cards are being tried out. */
  hasGiven: (email: string) => Promise<boolean>;
  now: () => number;
  takesOnline: () => Promise<boolean>;
  /** By a provider or by transfer. */
  takesAny: () => Promise<boolean>;
  proofs: ProofOfWork;
  trustedProxies: number;
};

/** Against floods only, so generous: a telethon's call centre is one address. Card testers meet their failures first. */
const sessionsPerAddress: RateLimit = { most: 6000, windowSeconds: 10 * 60 };
export const startLimits = {
  clientSecret: { most: 200, windowSeconds: 10 * 60 },
  address: { most: 3000, windowSeconds: 10 * 60 },
  /** From one address: a stranger who types somebody's mailbox does not shut its owner out. */
  emailHere: { most: 200, windowSeconds: 60 * 60 },
};

/** Each sends an email and stays open for weeks, and no bank checks it. */
const transfersPerAddress: RateLimit = { most: 30, windowSeconds: 60 * 60 };

/** Why a request is refused. It never mentions earlier failures, which would tell a thief which card works. */
export type GuardRefusal =
  | Readonly<{ reason: "paused"; byTransferInstead: boolean }>
  | Readonly<{ reason: "too_many"; seconds: number }>
  | Readonly<{ reason: "proof_needed"; challenge: string }>;

/** Nothing is asked of them; what is known of them goes along. */
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
    const { clientSecret, email, amountCents, byTransfer } = start;
    if (!(await (byTransfer ? takesAny() : takesOnline())))
      return { reason: "paused", byTransferInstead: !byTransfer && (await takesAny()) };
    const address = clientAddress(c, trustedProxies);
    const origin = { clientSecret, email, address };
    if (byTransfer) {
      const allowed = await allow(`giving:transfers:${address}`, transfersPerAddress);
      if (!allowed.ok) return { reason: "too_many", seconds: allowed.retryAfterSeconds };
    }
    const counted = await countStart(origin, startLimits);
    // A made-up secret is refused by the use case, which writes nothing.
    if (counted === "unknown") return { reason: "passed", rated: { score: 0, from: address } };
    if ("retryAfterSeconds" in counted) return { reason: "too_many", seconds: counted.retryAfterSeconds };

    const caution = cautionFor(counted.failures, { scripts });
    if (caution.ask === "patience") return { reason: "too_many", seconds: caution.seconds };
    if (caution.ask === "proof" && !(await proofs.accepts(c.req.header(proofHeader), start.clientSecret)))
      return { reason: "proof_needed", challenge: proofs.challenge(start.clientSecret, caution.bits) };
    const underAttack = needs.isUnderAttack();
    const openedAt = scripts ? needs.openedAt(clientSecret) : null;
    const risk = riskOfStart({
      fromPage: isFromPage(c),
      elapsedMs: openedAt && needs.now() - openedAt.getTime(),
      amountCents,
      failures: counted.failures,
      underAttack,
    });
    const [hasGiven] = await Promise.all([
      underAttack && needs.hasGiven(email),
      remember({ ...origin, risk }),
    ]);
    return { reason: "passed", rated: { score: risk.score, from: address, hasGiven } };
  };

  return { mayOpenSession, mayStart };
}

/** Browsers say where a request comes from; those from before 2023 say at least whose page it was. */
const isFromPage = (c: Asking): boolean =>
  (c.req.header("sec-fetch-site") ?? (c.req.header("origin") ? "same-origin" : "")) === "same-origin";

export const minutesOf = (seconds: number): number => Math.ceil(seconds / 60);

/** For calls: a sentence, and for programs when to come back or what to work on. */
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
