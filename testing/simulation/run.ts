import { randomInt } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { insertDemoAccounts } from "#adapters/postgres/seed/seed-people.ts";
import { seedContent } from "#adapters/postgres/seed/seed-content.ts";
import { today } from "#server/timing/clock.ts";
import { faultsAfter } from "./faults-after.ts";
import { simulate } from "./simulate.ts";
import { say } from "../say.ts";

/** `npm run simulate`: the whole storm on a database of its own. `--gifts=1000 --seed=7` make another one, or the same again. */
const asked = Object.fromEntries(process.argv.slice(2).map((arg) => arg.replace(/^--/, "").split("=")));
const gifts = Number(asked["gifts"] ?? 10_000);
const seed = Number(asked["seed"] ?? randomInt(2 ** 31));
const kills = Math.max(3, Math.round(gifts / 250));
const outages = Math.max(2, Math.round(gifts / 500));
const donors = 48;

say(`${gifts} gifts, ${kills} kills, ${outages} outages, seed ${seed}`);
const folder = await mkdtemp(join(tmpdir(), "open-hand-simulation-"));
// Where root runs this, the server's account must be able to enter.
await chmod(folder, 0o755);
const server = await openEmbedded(folder, { durable: false });
const pool = openPool(server.connectionString);
try {
  const { connectionString } = await prepareRoles({ owner: server.connectionString, program: null });
  await seedContent(pool, today());
  await insertDemoAccounts(pool);
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const report = (phase: string) => say(`${seconds()} s: ${phase}`);
  const outcome = await simulate({ pool, connectionString, seed, gifts, donors, kills, outages, report });
  report("the books are compared");
  const faults = await faultsAfter(pool, outcome.promised, outcome.kept);
  const paid = outcome.promised.filter((gift) => gift.paid).length;
  say(`Notices: ${JSON.stringify(outcome.notices)}`);
  say(`${paid} donors were told that they had paid; the program was killed ${outcome.killed} times.`);
  for (const line of [...faults, ...outcome.surprises]) say(`✗ ${line.trim()}`);
  const bad = faults.length + outcome.surprises.length + outcome.notices.forgedBelieved;
  say(
    bad === 0
      ? "Every paid gift is one charge, one booking and one receipt, for what was chosen and in its year; all sums agree to the cent."
      : `${bad} faults; run it again with --seed=${seed}`,
  );
  say(`Took ${seconds()} s.`);
  process.exitCode = bad === 0 ? 0 : 1;
} finally {
  await pool.end();
  await server.stop();
  for (const place of [folder, sharedFolderOf(folder)]) await rm(place, { recursive: true, force: true });
}
