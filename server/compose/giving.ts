import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { Logger } from "pino";
import { oneOf } from "#adapters/payments/one-of.ts";
import { sandboxBank } from "#adapters/payments/sandbox/bank.ts";
import { sendSandboxNotices } from "#adapters/payments/sandbox/notices.ts";
import { isSigned, signatureHeader } from "#adapters/payments/sandbox/signature.ts";
import {
  numberReceipts,
  storedDonations,
  storedNotices,
  storedSessions,
  waitingNotices,
} from "#adapters/postgres/giving.ts";
import { keptGifts } from "#adapters/postgres/giving/kept-gifts.ts";
import type { Donor } from "#adapters/postgres/giving/of-donor.ts";
import { activeMonthlyCents } from "#adapters/postgres/giving/recurring.ts";
import { summariseLedger } from "#adapters/postgres/ledger-summary.ts";
import { hasEnded } from "#domain/content/public.ts";
import type { Content } from "#domain/content/ports.ts";
import { hearNotice } from "#domain/giving/hear-notice.ts";
import { hearNudge } from "#domain/giving/hear-nudge.ts";
import { sumUp } from "#domain/giving/my-giving.ts";
import { openSession } from "#domain/giving/open-session.ts";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { settleDonation } from "#domain/giving/settle-donation.ts";
import { startDonation } from "#domain/giving/start-donation.ts";
import type { Purposes } from "#domain/giving/ports.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { repeat, type Repeated } from "#jobs/repeat.ts";
import { today } from "../clock.ts";
import type { Config } from "../config.ts";
import { providersFrom } from "./payment-providers.ts";

const secretBytes = 32;
const batch = 100;
/** More than anyone gives in a life of monthly gifts; the sums do not depend on it. */
const mostListed = 1000;
/** After this long without a word the provider is asked; nothing depends on a notice arriving. */
const patienceMs = 60_000;
/** Sums are exact without it; this keeps them quick. */
const summaryMs = 10_000;
const now = () => new Date();

type Needs = {
  config: Config;
  pool: pg.Pool;
  content: Content;
  mayGive: (country: string | null) => Promise<boolean>;
};

export function composeGiving({ config, pool, content, mayGive }: Needs) {
  const donations = storedDonations(pool);
  const notices = storedNotices(pool);
  const bank = sandboxBank(pool);
  const { serving, retired, stripe, mollie } = providersFrom(config, bank);
  const payments = oneOf(serving, { retired });
  const settle = settleDonation({ donations, book: bookMovement });
  const hearing = { notices, payments, settle, now };
  const hear = hearNotice(hearing);
  const sandboxSecret = randomBytes(secretBytes).toString("hex");
  const workers: Repeated[] = [];

  return {
    openSession: openSession({
      sessions: storedSessions(pool),
      payments,
      isServed: mayGive,
      newSecret: () => randomBytes(secretBytes).toString("base64url"),
      now,
    }),
    startDonation: startDonation({
      donations,
      payments,
      purposes: purposesFrom(content),
      isServed: mayGive,
      newId: randomUUID,
      newReference: () => referenceFrom(randomBytes(referenceBytes)),
      now,
      pause: (ms) => pause(ms),
    }),
    findForSecret: donations.findForSecret,
    ofSecret: async (clientSecret: string) =>
      (await donations.ofSession(clientSecret, null))?.donation ?? null,
    listOf: (donor: Donor) => donations.ofDonor(donor, mostListed),
    sumOf: async (donor: Donor) => {
      const [kept, monthly] = await Promise.all([keptGifts(pool, donor), activeMonthlyCents(pool, donor)]);
      return sumUp(kept, monthly, now());
    },
    hearNotice: hear,
    stripe,
    mollie: mollie && { hearNudge: hearNudge(hearing) },
    /** Whether there is a provider, but none that serves a browser without JavaScript. */
    needsScript: serving.length > 0 && !serving.some(({ hasHostedPage }) => hasHostedPage),
    sandbox: config.paymentProviders.includes("sandbox")
      ? {
          signatureHeader,
          isSigned: (body: string, header: string | undefined) =>
            isSigned(body, header, sandboxSecret, now()),
          desk: {
            find: bank.find,
            act: async (...args: Parameters<typeof bank.act>) => {
              const done = await bank.act(...args);
              for (const worker of workers) worker.nudge();
              return done;
            },
          },
        }
      : null,

    askAboutStuckPayments,

    startGiving: (log: Logger, ownUrl: string): Repeated => {
      const onFailure = (error: unknown) => log.error({ error: String(error) }, "a giving job failed");
      const address = () => `${ownUrl}/api/webhooks/sandbox`;
      workers.push(
        repeat(sendSandboxNotices({ pool, bank, secret: sandboxSecret, address, now }), {
          everyMs: 1_000,
          onFailure,
        }),
        repeat(() => numberReceipts(pool, batch, now()), { everyMs: 2_000, onFailure }),
        repeat(() => summariseLedger(pool), { everyMs: summaryMs, onFailure }),
        repeat(() => askAboutStuckPayments(), { everyMs: patienceMs, onFailure }),
      );
      return {
        nudge: () => {},
        stop: async () => {
          await Promise.all(workers.map((worker) => worker.stop()));
        },
      };
    },
  };

  /** Payments that nobody has told us about for a while, and notices that could not be followed up at the time. */
  async function askAboutStuckPayments(before = new Date(Date.now() - patienceMs)): Promise<void> {
    await eachOf(await waitingNotices(pool, before, batch), hear);
    await eachOf(await donations.undecided(before, batch), async (payment) => {
      const truth = await payments.fetch(payment);
      if (typeof truth === "object") await settle(truth);
    });
  }
}

/** One that goes wrong does not keep the others waiting; it is told of afterwards. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
}

const purposesFrom = (content: Content): Purposes => ({
  standing: async ({ campaignId, programId }) => {
    if (campaignId !== null) {
      const campaign = await content.find("campaign", campaignId);
      if (!campaign) return "campaign_unknown";
      if (hasEnded(campaign, today())) return "campaign_ended";
    }
    if (programId !== null && !(await content.find("program", programId))) return "program_unknown";
    return "open";
  },
});
