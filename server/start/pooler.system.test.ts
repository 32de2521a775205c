import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import { prepareRoles } from "#adapters/postgres/roles/ways-in.ts";
import { lostGifts } from "#testing/load/books-hold.ts";
import { startGiving } from "#testing/load/gifts.ts";
import { onlyWhere } from "#testing/only-where.ts";
import { ownServer } from "#testing/own-server.ts";
import { hasPgBouncer, startPgBouncer } from "#testing/pgbouncer.ts";
import { freePort, startProgram, stopProgram, untilListening } from "#testing/program.ts";

const gifts = 20;
const donors = 6;

test(
  "gifts are taken through PgBouncer in transaction mode, and changes are heard around it",
  onlyWhere(hasPgBouncer, "no pgbouncer is installed", async () => {
    const server = await ownServer();
    onTestFinished(server.stop);
    const { connectionString: direct } = await prepareRoles({
      owner: server.connectionString,
      program: null,
    });
    const bouncer = await startPgBouncer(direct);
    onTestFinished(bouncer.stop);
    const dataDir = mkdtempSync(join(tmpdir(), "open-hand-pooled-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const port = await freePort();
    const program = startProgram({
      env: {
        DATA_DIR: dataDir,
        PORT: String(port),
        DATABASE_URL: bouncer.address,
        DATABASE_DIRECT_URL: direct,
        DATABASE_OWNER_URL: server.connectionString,
        TRUST_PROXY: "1",
        SESSION_SECRET: "pooled".repeat(8),
      },
    });
    onTestFinished(async () => void (await stopProgram(program)));
    await untilListening(program);

    const giving = startGiving(() => [port], donors);
    const owner = openPool(server.connectionString, { max: 2 });
    onTestFinished(() => owner.end());
    await expect
      .poll(() => giving.taken.length + giving.failures.length, { timeout: 120_000 })
      .toBeGreaterThan(gifts);
    await giving.stop();
    expect(giving.failures).toEqual([]);
    expect(await lostGifts(owner, giving.taken)).toEqual([]);

    const { rows } = await owner.query<{ name: string; address: boolean }>(
      `select distinct application_name as name, client_addr is null as address from pg_stat_activity
       where query = 'listen content_changed'`,
    );
    expect(rows).toEqual([{ name: "open-hand-changes", address: true }]);
    expect(program.output()).not.toMatch(/job failed|prepared statement/);
  }),
);
