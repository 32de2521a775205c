import { createHash, randomBytes } from "node:crypto";
import type pg from "pg";
import { checkOnce } from "#adapters/postgres/ledger/check-results.ts";
import { countingStarts, forgetOrigins, rememberingOrigins } from "#adapters/postgres/giving/origins.ts";
import { queueMail } from "#adapters/postgres/mail/outbox.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { providerAgrees } from "#checks/provider-agrees.ts";
import { providerReturns } from "#checks/provider-returns.ts";
import { attackWindowMinutes, countedPerAddress, isAttack, pauseMinutes } from "#domain/giving/attack.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import { today } from "../clock.ts";
import type { Config } from "../config.ts";
import { givingGuard } from "../giving/giving-guard.ts";
import { faultsLetter, pauseLetter } from "../letters/giving-staff-letters.ts";
import { proofOfWork } from "../giving/proof-of-work.ts";
import type { composeGiving } from "./giving.ts";
import type { composePaymentPauses } from "./payment-pauses.ts";

type Needs = {
  config: Config;
  pool: pg.Pool;
  giving: Pick<ReturnType<typeof composeGiving>, "payments" | "providers" | "settle">;
  pauses: ReturnType<typeof composePaymentPauses>;
  /** Who is written to when something is wrong. */
  staff: () => Promise<readonly string[]>;
};

const secretBytes = 32;
/** Dutch time, when hardly anybody gives. */
const nightHours = { from: 2, until: 6 };

/** What keeps giving safe: limits, proof of work, the switch that attacks throw, and the nightly checks. */
export function composeGivingSafety({ config, pool, giving, pauses, staff }: Needs) {
  const { trustedProxies, sessionSecrets } = config;
  const allow = rateLimit(pool);
  const asking = {
    fetch: giving.payments.fetch,
    settle: (report: PaymentReport) => giving.settle(report),
  };
  const checks = [
    providerAgrees(asking),
    providerReturns({ ...asking, tellers: giving.providers, clock: () => new Date() }),
    ...checksOfTheBooks,
  ];

  return {
    givingGuard: givingGuard({
      allow,
      countStart: countingStarts(pool, allow),
      remember: rememberingOrigins(pool),
      isPaused: async () => !(await giving.payments.isAvailable()),
      proofs: proofOfWork({
        secrets: sessionSecrets.length > 0 ? sessionSecrets : [randomBytes(secretBytes).toString("hex")],
        clock: () => new Date(),
        spend: async (work, forSeconds) =>
          (await allow(`giving:proof:${work}`, { most: 1, windowSeconds: forSeconds })).ok,
      }),
      trustedProxies,
    }),

    paymentPauses: { current: pauses.current, end: pauses.end },

    watchForAttack,
    checkBooks,
    /** At any time, without keeping or telling anything. */
    lookAtBooks: () => runChecks(checks, pool),
    checkBooksAtNight: async () => isNight() && checkBooks(today()),
    forgetOrigins: () => forgetOrigins(pool),
  };

  async function watchForAttack() {
    const receivers = await staff();
    const rules = { windowMinutes: attackWindowMinutes, pauseMinutes, countedPerAddress, isAttack };
    return pauses.watch(rules, (paused) =>
      receivers.map((to) => ({ to, cause: `${paused.id}/${nameOf(to)}`, ...pauseLetter(paused) })),
    );
  }

  /** Once a night across all instances; null when it is not this one's turn. */
  async function checkBooks(night: string) {
    const results = await checkOnce(pool, night, (books) => runChecks(checks, books));
    const faulty = (results ?? []).filter(({ faults }) => faults > 0);
    if (faulty.length === 0) return results;
    for (const to of await staff())
      await queueMail(pool, { to, cause: `${night}/${nameOf(to)}`, ...faultsLetter(faulty) });
    return results;
  }
}

/** One mail per person and cause, without an address where none belongs. */
const nameOf = (email: string): string => createHash("sha256").update(email).digest("hex").slice(0, 16);

function isNight(): boolean {
  const hour = Number(
    new Intl.DateTimeFormat("en", {
      timeZone: "Europe/Amsterdam",
      hour: "2-digit",
      hourCycle: "h23",
    }).format(),
  );
  return hour >= nightHours.from && hour < nightHours.until;
}
