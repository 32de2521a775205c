import { openPool } from "#adapters/postgres/base/client.ts";
import { testApp } from "../app.ts";
import { parts } from "./books-parts.ts";

/**
 * One part in a process of its own, so that the most memory it had is the part's: how long it took,
 * how much of that was its own computing, and how much memory that was.
 * Arguments: connection string, part, rounds, year, IBAN, lines.
 */
const [connectionString = "", name = "", rounds = "1", year = "", iban = "", lines = ""] =
  process.argv.slice(2);
const part = Object.entries(parts).find(([known]) => known === name)?.[1];
if (!part) throw new Error(`No part ${name}`);
const pool = openPool(connectionString);
const { foundation } = await testApp(pool, { seed: false });
const times: number[] = [];
for (let round = 0; round < Number(rounds); round += 1) {
  const started = performance.now();
  await part(foundation, { year: Number(year), iban, lines: Number(lines) });
  times.push(performance.now() - started);
}
const ms = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
const { user, system } = process.cpuUsage();
const cpuMs = (user + system) / 1000;
process.stdout.write(JSON.stringify({ ms, cpuMs, maxRssMb: process.resourceUsage().maxRSS / 1024 }));
await pool.end();
