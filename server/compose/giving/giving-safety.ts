import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { carriedSessions } from "#adapters/postgres/giving/carried-sessions.ts";
import { storedCardUses } from "#adapters/postgres/giving/card-uses.ts";
import { checkOnce } from "#adapters/postgres/ledger/check-results.ts";
import { countingStarts, forgetOrigins, rememberingOrigins } from "#adapters/postgres/giving/origins.ts";
import { queueMails } from "#adapters/postgres/mail/outbox.ts";
import { keepComparisons } from "#adapters/postgres/reconciliation/reconciliations.ts";
import { rateLimit } from "#adapters/postgres/base/rate-limit.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks, isNight, nightlyCheck } from "#checks/checks.ts";
import { whatIsWrittenStays } from "#checks/book-checks.ts";
import { appendOnlyTables } from "#adapters/postgres/roles/kept-tables.ts";
import { outsideAgrees, providerAgrees, providerReturns } from "#checks/provider-checks.ts";
import type { Comparison } from "#domain/reconciliation/comparison.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import { today } from "../../timing/clock.ts";
import type { Config } from "../../config.ts";
import { givingGuard } from "../../giving/giving-guard.ts";
import { faultsLetter } from "../../letters/giving-staff-letters.ts";
import { toStaff } from "../../letters/letter-writer.ts";
import { proofOfWork } from "../../giving/proof-of-work.ts";
import type { composeGiving } from "./giving.ts";
import type { composePaymentPauses } from "./payment-pauses.ts";

type Needs = {
  config: Config;
  pool: pg.Pool;
  sessions: ReturnType<typeof carriedSessions>;
  giving: Pick<ReturnType<typeof composeGiving>, "payments" | "providers" | "settle" | "takesOnline">;
  pauses: ReturnType<typeof composePaymentPauses>;
  /** What the books say beside what bank and providers say. */
  compare: () => Promise<readonly Comparison[]>;
  staff: () => Promise<readonly string[]>;
};

const secretBytes = 32;

export function composeGivingSafety({ config, pool, sessions, giving, pauses, staff, compare }: Needs) {
  const { trustedProxies, sessionSecrets } = config;
  const allow = rateLimit(pool);
  const providerNames = giving.providers.map(({ name }) => name);
  const asking = {
    fetch: giving.payments.fetch,
    settle: (report: PaymentReport) => giving.settle(report),
  };
  const checks = [
    providerAgrees(asking),
    providerReturns({ ...asking, providers: giving.providers, clock: () => new Date() }),
    ...checksOfTheBooks,
    whatIsWrittenStays(appendOnlyTables),
  ];

  const checkBooks = nightlyCheck({
    checkOnce: (night) =>
      checkOnce(pool, night, (books) =>
        runChecks(
          [...checks, outsideAgrees({ compare, keep: (kept, all) => keepComparisons(kept, night, all) })],
          books,
        ),
      ),
    tellStaff: async (night, faulty) => queueMails(pool, toStaff(await staff(), night, faultsLetter(faulty))),
  });

  return {
    givingGuard: givingGuard({
      allow,
      countStart: countingStarts(pool, allow, sessions.read),
      remember: rememberingOrigins(pool),
      openedAt: (clientSecret) => sessions.read(clientSecret)?.openedAt ?? null,
      isUnderAttack: () => pauses.isPaused() || providerNames.some(pauses.trust.isStrained),
      gaveBefore: pauses.gaveBefore,
      now: Date.now,
      takesOnline: giving.takesOnline,
      takesAny: giving.payments.isAvailable,
      proofs: proofOfWork({
        secrets: sessionSecrets.length > 0 ? sessionSecrets : [randomBytes(secretBytes).toString("hex")],
        clock: () => new Date(),
        spend: async (work, forSeconds) =>
          (await allow(`giving:proof:${work}`, { most: 1, windowSeconds: forSeconds })).ok,
      }),
      trustedProxies,
    }),

    paymentPauses: { current: pauses.current, end: pauses.end },
    watchForAttack: pauses.watch,
    checkBooks,
    /** At any time; stores and reports nothing. */
    lookAtBooks: () => runChecks([...checks, outsideAgrees({ compare })], pool),
    checkBooksAtNight: async () => isNight(new Date()) && checkBooks(today()),
    forgetOrigins: async () => void (await Promise.all([forgetOrigins(pool), storedCardUses(pool).forget()])),
  };
}
