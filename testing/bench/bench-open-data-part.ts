import { openPool } from "#adapters/postgres/base/client.ts";
import { testApp } from "../app.ts";
import { median } from "./median.ts";

/** How many lines there were, and what one page of the first and of the last hundred took, in the middle of them. */
export type ReadLines = Readonly<{ count: number; firstMs: number; lastMs: number }>;

const pagesCompared = 100;
const rowsOfPage = 1000;

/**
 * One part in a process of its own, so that the most memory it had is the part's: the files of a night, or every line through the API.
 * Arguments: connection string, part.
 */
const [connectionString = "", part = ""] = process.argv.slice(2);
const pool = openPool(connectionString);
const { app, foundation } = await testApp(pool, { seed: false, env: { TRUST_PROXY: "1" } });
const started = performance.now();
const told = part === "files" ? await makeFiles() : await readEveryPage();
const ms = performance.now() - started;
const { user, system } = process.cpuUsage();
const maxRssMb = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ ms, cpuMs: (user + system) / 1000, maxRssMb, told }));
await pool.end();

async function makeFiles(): Promise<null> {
  if (!(await foundation.openData.make())) throw new Error("The files are being made already");
  return null;
}

async function readEveryPage(): Promise<ReadLines> {
  const times: number[] = [];
  let [count, next]: [number, string | null] = [0, ""];
  while (next !== null) {
    const asked = performance.now();
    const reply = await app.request(`/api/open-data/lines?limit=${rowsOfPage}&after=${next}`, {
      // One caller may ask so often in a minute: here each page is asked by another.
      headers: { "x-forwarded-for": `10.0.${Math.floor(times.length / 250)}.${times.length % 250}` },
    });
    if (reply.status !== 200) throw new Error(`Page ${times.length}: ${reply.status}`);
    const page = (await reply.json()) as { rows: unknown[]; next: string | null };
    times.push(performance.now() - asked);
    count += page.rows.length;
    next = page.next;
  }
  // The very first pages also warm up what all the others find.
  const compared = Math.min(pagesCompared, Math.floor(times.length / 3));
  return {
    count,
    firstMs: median(times.slice(compared, 2 * compared)),
    lastMs: median(times.slice(-compared)),
  };
}
