import { cpus } from "node:os";
import type { Measured } from "./donors.ts";
import { record } from "./figure.ts";

/** Twice what a telethon has reported. */
const mustHold = { perSecond: 700, p99Ms: 1000 };

type Costs = Readonly<{ program: number; database: number; donors: number }>;
type Facts = Readonly<{
  measured: Measured;
  donors: number;
  instances: number;
  /** Milliseconds of processor time in the whole run. */
  spentMs: Costs;
  /** Of one gift, measured by itself. */
  sandbox: Readonly<{ programMs: number; databaseMs: number }>;
  least: Readonly<{ by: string; perSecond: number }>;
  /** The database server. */
  on: string;
}>;

export function reportOfGiving({
  measured,
  donors,
  instances,
  spentMs,
  sandbox,
  least,
  on,
}: Facts): string[] {
  const { gifts, seconds, latenciesMs } = measured;
  const at = (share: number) => latenciesMs[Math.floor((latenciesMs.length - 1) * share)] ?? 0;
  const perSecond = gifts / seconds;
  const holds = perSecond >= mustHold.perSecond && at(0.99) < mustHold.p99Ms;
  const of = (ms: number) => (ms / gifts).toFixed(2);
  record({
    what: "gifts from form to books",
    value: perSecond,
    unit: "/s",
    limit: { what: `the least writes (${least.by}) on ${on}`, value: least.perSecond },
    goal: { atLeast: mustHold.perSecond },
  });
  record({ what: "a gift, 99 of 100", value: at(0.99), unit: "ms", goal: { atMost: mustHold.p99Ms } });
  // The sandbox is a provider: what it takes within program and database is neither theirs nor left out.
  const costs = {
    program: spentMs.program / gifts - sandbox.programMs,
    database: spentMs.database / gifts - sandbox.databaseMs,
    donors: spentMs.donors / gifts,
    sandbox: sandbox.programMs + sandbox.databaseMs,
  };
  for (const [who, ms] of Object.entries(costs))
    record({ what: `processor time a gift, ${who}`, value: ms, unit: "ms" });
  return [
    `${gifts} gifts in ${seconds.toFixed(1)} s by ${donors} donors at once, on ${cpus().length} cores, instances: ${instances}, ${on}`,
    `${perSecond.toFixed(0)} gifts/s end to end; p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`,
    `${mustHold.perSecond} gifts/s with p99 under ${mustHold.p99Ms} ms: ${holds ? "held" : "NOT held"}`,
    `processor time a gift: ${Object.entries(costs)
      .map(([who, ms]) => `${who} ${ms.toFixed(2)} ms`)
      .join(", ")}, together ${of(spentMs.program + spentMs.database + spentMs.donors)} ms`,
    `the sandbox, measured by itself, works within the program (${sandbox.programMs.toFixed(2)} ms) and its database (${sandbox.databaseMs.toFixed(2)} ms)`,
    `${least.by}: ${least.perSecond.toFixed(0)} gifts/s of the least writes on the same server; ratio ${(perSecond / least.perSecond).toFixed(3)}`,
  ];
}
