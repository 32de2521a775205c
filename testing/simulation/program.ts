import { pino } from "pino";
import { setSandboxOutOfOrder } from "#adapters/payments/sandbox/outage.ts";
import { openPool } from "#adapters/postgres/base/client.ts";
import type { JobName } from "#domain/running/job-names.ts";
import { startJobs } from "#jobs/start-jobs.ts";
import { createApp } from "#server/app.ts";
import { jobsOf } from "#server/compose/running/jobs.ts";
import { compose } from "#server/composition.ts";
import { readConfig } from "#server/config.ts";
import { listen } from "#server/start/listen.ts";
import { noPages } from "../app.ts";
import { asCents } from "#domain/money/cents.ts";

/**
 * The program as it takes gifts, made to be killed: all its calls and jobs on a database that is already prepared. Its
 * sandbox's notices go out into a network that somebody else plays. Surprises are printed, one a line.
 */
export type Order =
  | { outOfOrder: boolean }
  | { catchUp: true }
  | { change: readonly { id: string; email: string; cents: number }[] }
  | { sendBack: readonly { id: string; donationId: string; cents: number }[] };

/**
 * Without mail, letters to staff and the switch that an attack throws: hundreds of gifts come from one address. The simulation
 * collects each month itself: two charges within a minute would be one month to the program, and it looks once a month.
 */
const jobsOfGiving = new Set<string>([
  "catch-up-with-payments",
  "number-receipts",
  "expire-abandoned-donations",
  "settle-bank-gifts",
  "follow-unfit-money",
  "fetch-provider-fees",
  "fetch-provider-costs",
  "maintain-monthly-gifts",
  "repeat-unanswered-changes",
  "catch-up-with-monthly-charges",
  "summarise-ledger",
  "send-sandbox-notices",
  "import-bank-files",
] satisfies JobName[]);

const [port = "0", databaseUrl = "", noticesUrl = "", sessionSecret = ""] = process.argv.slice(2);
const config = readConfig({
  PORT: port,
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: sessionSecret,
  TRUST_PROXY: "1",
});
const pool = openPool(databaseUrl);
const log = pino({ level: "error", base: null });
const foundation = compose(config, pool, noPages);
const { app } = createApp(foundation, config, log, noPages);
await listen(app, config);
startJobs(
  jobsOf(foundation, noticesUrl).filter(({ name }) => jobsOfGiving.has(name)),
  log,
);

process.on("message", (order: Order) => {
  if ("outOfOrder" in order) {
    setSandboxOutOfOrder(order.outOfOrder);
    return;
  }
  if ("sendBack" in order) {
    void sendBack(order.sendBack).then(() => process.send?.("refunded"));
    return;
  }
  if ("change" in order) {
    void change(order.change).then(() => process.send?.("changed"));
    return;
  }
  void catchUp().then(() => process.send?.("caught up"));
});
process.send?.("listening");

async function catchUp(): Promise<void> {
  await foundation.giving.catchUpWithPayments(new Date());
  await foundation.giving.monthly.catchUp();
  await foundation.giving.monthly.repeatUnanswered();
  await foundation.donationAdmin.pursueRefunds();
}

/** Donors raise their monthly donation; the provider may be asked twice. */
async function change(gifts: readonly { id: string; email: string; cents: number }[]): Promise<void> {
  for (const { id, email, cents } of gifts)
    await foundation.giving.monthly.change(
      id,
      { userId: "", verifiedEmail: email },
      { kind: "change", giftCents: asCents(cents) },
    );
}

async function sendBack(
  refunds: readonly { id: string; donationId: string; cents: number }[],
): Promise<void> {
  const by = { userId: "simulation", role: "ADMIN" } as const;
  for (const refund of refunds)
    await foundation.donationAdmin.refund(
      { ...refund, cents: asCents(refund.cents), reason: "asked for" },
      by,
      "simulation",
    );
}
