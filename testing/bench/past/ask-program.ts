import type pg from "pg";
import { summariseGifts } from "#adapters/postgres/analytics/summarise-gifts.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { demoCookie } from "../../demo-cookie.ts";
import { drive } from "../donors.ts";
import { untilQuiet } from "../until-quiet.ts";
import { computingMs, serverComputingMs } from "./computing-ns.ts";

/** Milliseconds of processor time for one of what is measured. */
export type Cost = Readonly<{ program: number; database: number }>;
export type Costs = ReadonlyMap<string, Cost>;
type Asked = Readonly<{ what: string; as: "nobody" | "donor" | "staff"; paths: readonly string[] }>;
export type Running = Readonly<{
  port: number;
  pid: number | undefined;
  /** Of the database server. */
  postmaster: number;
  pool: pg.Pool;
}>;

const warmUps = 5;
const rounds = 60;
const donors = 32;
const secondsOfGiving = 10;

const asked: readonly Asked[] = [
  {
    what: "the home page's figures",
    as: "nobody",
    paths: [
      "/api/hero-figures",
      "/api/campaigns/urgent",
      "/api/projects/featured",
      "/api/impact-stats",
      "/api/sdgs",
    ],
  },
  { what: "the transparency page's figures", as: "nobody", paths: ["/api/transparency"] },
  { what: "a donor's dashboard", as: "donor", paths: ["/dashboard"] },
  { what: "Today, for staff", as: "staff", paths: ["/api/admin/today"] },
  { what: "the list of donations", as: "staff", paths: ["/api/admin/donations"] },
  { what: "the list, of one status", as: "staff", paths: ["/api/admin/donations?status=FAILED"] },
  { what: "the list, one donor sought", as: "staff", paths: ["/api/admin/donations?q=giver-77@example.org"] },
  { what: "payments to look at", as: "staff", paths: ["/api/admin/payments"] },
  { what: "analytics of three months", as: "staff", paths: ["/api/admin/analytics"] },
];

/** What a gift and each look at what was given cost a program that runs, beside its database. */
export async function costsOf(running: Running, report: (line: string) => void): Promise<Costs> {
  const costs = new Map<string, Cost>();
  // Told at once as well: who waited an hour for the first should have it, whatever becomes of the last.
  const keep = (what: string, cost: Cost): void => {
    costs.set(what, cost);
    report(`  ${what}: ${cost.program.toFixed(2)} + ${cost.database.toFixed(2)} ms`);
  };
  keep("a gift, from form to books", await costOfGiving(running));
  // As a job does every minute: until then the latest are added up by whoever asks.
  await summariseLedger(running.pool);
  await summariseGifts(running.pool);
  // Receipts and mails of the gifts just given would be counted as the work of whoever asks first.
  await untilQuiet(() => computingMs(running.pid) + serverComputingMs(running.postmaster));
  const enter: Parameters<typeof demoCookie>[0] = (path, init) =>
    fetch(`http://127.0.0.1:${running.port}${path}`, init);
  const cookies = {
    nobody: "",
    donor: await demoCookie(enter, "donor"),
    staff: await demoCookie(enter, "staff"),
  };
  for (const { what, as, paths } of asked) {
    const ask = async (): Promise<void> => {
      for (const path of paths) await look(running, path, cookies[as]);
    };
    for (let round = 0; round < warmUps; round += 1) await ask();
    keep(
      what,
      await spentIn(running, rounds, async () => {
        for (let round = 0; round < rounds; round += 1) await ask();
      }),
    );
  }
  return costs;
}

async function costOfGiving(running: Running): Promise<Cost> {
  const { rows } = await running.pool.query<{ id: string }>(
    "select id from content_items where kind = 'campaign' and body->>'endsOn' > now()::text order by id limit 3",
  );
  const campaigns = rows.map(({ id }) => id);
  const give = async (seconds: number): Promise<number> => {
    const { gifts, failures } = await drive({
      pool: running.pool,
      ports: [running.port],
      donors,
      seconds,
      campaigns,
    });
    if (failures[0]) throw new Error(failures[0]);
    return gifts;
  };
  await give(secondsOfGiving / 2);
  const before = spent(running);
  const gifts = await give(secondsOfGiving);
  return since(before, spent(running), gifts);
}

async function spentIn(running: Running, times: number, work: () => Promise<void>): Promise<Cost> {
  const before = spent(running);
  await work();
  return since(before, spent(running), times);
}

const spent = ({ pid, postmaster }: Running): Cost => ({
  program: computingMs(pid),
  database: serverComputingMs(postmaster),
});

const since = (before: Cost, after: Cost, times: number): Cost => ({
  program: (after.program - before.program) / times,
  database: (after.database - before.database) / times,
});

async function look({ port }: Running, path: string, cookie: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: cookie ? { cookie } : {} });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}
