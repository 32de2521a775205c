import { randomUUID } from "node:crypto";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { freePort } from "../program.ts";
import { randomFrom } from "../random.ts";
import { give, planFrom, type Promised } from "./donor.ts";
import { keepBooks } from "./treasurer.ts";
import { openNetwork } from "./network.ts";
import { decideMatches, signPledges } from "./sponsors.ts";
import type { Order } from "./program.ts";

export type Simulation = {
  pool: pg.Pool;
  connectionString: string;
  seed: number;
  gifts: number;
  /** Donors at the same time. */
  donors: number;
  kills: number;
  outages: number;
  /** Names the phase that begins. */
  report?: (phase: string) => void;
};

const program = fileURLToPath(new URL("program.ts", import.meta.url));
const stepsPerGift = 3.2;
const outageSteps = 40;
/** Statements have a day each, within the year. */
const giftsPerDay = 50;
const reportEvery = 500;
const giftsPerDecision = 10;
const restMs = 100;
const settleWithinMs = 60_000;

/**
 * A quarter of the gifts are paid in another year than they were begun and heard of in, as around New Year: whoever dates
 * by one of those is found out. Monthly ones are left alone: a year of charges would follow.
 */
const paysInAnotherYear = `
  create function pay_in_another_year() returns trigger language plpgsql as $$
    begin new.paid_at = new.paid_at - interval '1 year'; return new; end
  $$;
  create trigger pay_in_another_year before update on sandbox_payments for each row
    when (old.paid_at is null and new.paid_at is not null and new.frequency = 'ONE_TIME' and new.id < 'sbx_4')
    execute function pay_in_another_year()`;

/**
 * Donors give through the sandbox while its notices are dropped, delayed, repeated, reordered and forged, while the
 * provider is out of order now and then, and while the program is killed with -9 and started again. What the donors
 * were told is handed back; whether the books agree is for `faultsAfter` to say.
 */
export async function simulate(simulation: Simulation) {
  const { pool, connectionString, seed, gifts, donors, kills, outages, report = () => {} } = simulation;
  const random = randomFrom(seed);
  await pool.query(paysInAnotherYear);
  const campaigns = await openCampaigns(pool);
  await signPledges(pool, campaigns);
  const decide = decideMatches(pool);
  const plans = Array.from({ length: gifts }, () => planFrom(random, campaigns));
  const moments = momentsFrom(random, { steps: gifts * stepsPerGift, kills, outages });

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const network = await openNetwork(randomFrom(seed + 1), url);
  const surprises: string[] = [];
  let killed = 0;
  let stopped = false;
  let child = await start();

  let steps = 0;
  const onStep = (): void => {
    steps += 1;
    for (const happens of moments.get(steps) ?? []) events[happens]();
  };
  const events = {
    kill: () => {
      killed += 1;
      child.kill("SIGKILL");
    },
    outage: () => order({ outOfOrder: true }),
    repair: () => order({ outOfOrder: false }),
  };

  try {
    const promised: Promised[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      for (let number = next++; number < gifts; number = next++) {
        const plan = plans[number];
        if (plan) promised.push(await give({ url, onStep }, number, plan));
        if (promised.length % reportEvery === 0) report(`${promised.length} of ${gifts} donations`);
        if (number % giftsPerDecision === 0) await decide();
      }
    };
    const [kept] = await Promise.all([
      keepBooks({ url, onStep, report }, Math.max(5, Math.round(gifts / giftsPerDay))),
      ...Array.from({ length: donors }, work),
    ]);
    order({ outOfOrder: false });
    report("late notices arrive");
    await network.letAllGo();
    await untilSettled();
    report("staff refund while the provider is unavailable");
    await sendBackInTheDark(promised);
    await untilSettled();
    report("monthly donations renew");
    await nextMonths(promised);
    return { promised, kept, killed, steps, surprises, notices: network.counts };
  } finally {
    stopped = true;
    child.kill("SIGKILL");
    await network.close();
  }

  async function start(): Promise<ChildProcess> {
    const started = spawn(
      process.execPath,
      [program, String(port), connectionString, network.url, `simulation ${seed}`.padEnd(32, ".")],
      { stdio: ["ignore", "pipe", "pipe", "ipc"] },
    );
    for (const output of [started.stdout, started.stderr])
      output?.on("data", (chunk: Buffer) => surprises.push(chunk.toString()));
    started.once("exit", () => {
      if (!stopped) void start().then((again) => (child = again));
    });
    await firstOf(started, "message", "exit");
    return started;
  }

  /** Staff send gifts back while the provider does not answer, though it may have done what it was asked for. */
  async function sendBackInTheDark(promised: readonly Promised[]): Promise<void> {
    const sendBack = promised.flatMap(({ donationId, adminRefundCents }) =>
      adminRefundCents === null ? [] : [{ id: randomUUID(), donationId, cents: adminRefundCents }],
    );
    order({ outOfOrder: true });
    order({ sendBack });
    await firstOf(child, "message", "exit");
    order({ outOfOrder: false });
  }

  /** Monthly donations are charged again; some fail, some were changed before. */
  async function nextMonths(promised: readonly Promised[]): Promise<void> {
    const monthly = promised.flatMap(({ donationId, monthlyOf, chosen }) =>
      monthlyOf === null ? [] : [{ id: donationId, email: monthlyOf, paid: chosen.at(-1) }],
    );
    const post = (path: string) => fetch(`${url}/api/sandbox/subscriptions/${path}`, { method: "POST" });
    const changed = monthly.filter((_, place) => place % 3 === 0);
    order({ change: changed.map(({ id, email }, place) => ({ id, email, cents: 5000 + place })) });
    await firstOf(child, "message", "exit");
    for (const month of [1, 2]) {
      // Due since yesterday, at the provider and in our books: a charge that nobody tells is looked for.
      for (const table of ["recurring_gifts", "sandbox_subscriptions"])
        await pool.query(`update ${table} set next_charge_on = current_date - 1`);
      for (const [place, { paid }] of monthly.entries()) {
        const subscription = `sub_${paid?.paymentId}`;
        if (month === 2 && place % 4 === 0) await post(`${subscription}/fail`);
        await post(`${subscription}/charge`);
      }
      await network.letAllGo();
      await untilSettled();
    }
  }

  /** A program that has just been killed hears nothing; the next one starts in order. */
  function order(message: Order): void {
    if (child.connected) child.send(message, () => {});
  }

  /** Money that was to come later has come, and whatever nobody told us has been asked for. */
  async function untilSettled(): Promise<void> {
    const giveUpAt = Date.now() + settleWithinMs;
    for (;;) {
      // What was not answered is pursued at once, instead of in a few minutes.
      await pool.query("update refund_requests set next_try_at = now() where outcome = 'ASKED'");
      if (child.connected) {
        order({ catchUp: true });
        await firstOf(child, "message", "exit");
      }
      await numberReceipts(pool, gifts, new Date());
      if ((await behind(pool)) === 0) break;
      if (Date.now() > giveUpAt) break;
      await pause(restMs);
    }
    while (!(await summariseLedger(pool))) await pause(restMs);
  }
}

async function firstOf(child: ChildProcess, ...events: string[]): Promise<void> {
  const heard = new AbortController();
  await Promise.race(events.map((event) => once(child, event, { signal: heard.signal }).catch(() => {})));
  heard.abort();
}

const openCampaigns = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    "select id from content_items where kind = 'campaign' and coalesce(body->>'endsOn', '9999') > now()::text order by id",
  );
  return rows.map(({ id }) => id);
};

/**
 * Payments that are decided at the sandbox and not with us, or still to be decided there; and receipts without a
 * number, for the program may have settled a gift or held its receipt just when we gave the others theirs.
 */
async function behind(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select (select count(*) from receipts where number is null
         and donation_id not in (select donation_id from receipts_awaiting_bank))
       + (select count(*) from sandbox_payments r where r.state = 'paid' and r.subscription_id is not null
         and not exists (select from payment_attempts known where known.payment_id = r.id))
       + (select count(*) from refund_requests where outcome = 'ASKED') + count(*) as count
     from sandbox_payments s left join payment_attempts a on a.payment_id = s.id
     where s.state = 'processing'
       or (s.state <> 'open' and a.truth->>'state' is distinct from s.state
         and exists (select from donations d where d.id = a.donation_id and d.status in ('PENDING', 'PROCESSING')))`,
  );
  return rows[0]?.count ?? 0;
}

type Happening = "kill" | "outage" | "repair";

/** After how many steps of the donors the blows fall. */
function momentsFrom(
  random: () => number,
  { steps, kills, outages }: { steps: number; kills: number; outages: number },
): Map<number, Happening[]> {
  const moments = new Map<number, Happening[]>();
  const at = (step: number, happening: Happening) =>
    moments.set(step, [...(moments.get(step) ?? []), happening]);
  const someStep = () => 1 + Math.floor(random() * steps * 0.9);
  for (let kill = 0; kill < kills; kill++) at(someStep(), "kill");
  for (let outage = 0; outage < outages; outage++) {
    const step = someStep();
    at(step, "outage");
    at(step + outageSteps, "repair");
  }
  return moments;
}
