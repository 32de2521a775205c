import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Pool } from "pg";
import { onlyWhere } from "#testing/only-where.ts";
import { hasReplication, streamingPair, type Pair } from "#testing/replica.ts";
import { openPool } from "./client.ts";
import { openReadPool } from "./read-pool.ts";

const need = "no PostgreSQL 15 with pg_basebackup is installed";

describe("lists are read from a replica", () => {
  let pair: Pair | undefined;
  let primary: Pool;
  let reads: Pool;
  beforeAll(async () => {
    if (!hasReplication) return;
    pair = await streamingPair();
    primary = openPool(pair.primary);
    reads = openReadPool(pair.replica, primary);
    await primary.query("create table gifts (n int)");
  });
  afterAll(async () => {
    if (!pair) return;
    await reads.end();
    await primary.end();
    await pair.stop();
  });
  const fromReplica = async (): Promise<boolean> =>
    (await reads.query<{ there: boolean }>("select pg_is_in_recovery() as there")).rows[0]?.there ?? false;
  const count = async (): Promise<number> =>
    (await reads.query<{ n: number }>("select count(*) as n from gifts")).rows[0]?.n ?? 0;

  test(
    "and never miss what was written just before",
    onlyWhere(hasReplication, need, async () => {
      expect(await fromReplica()).toBe(true);
      for (let n = 1; n <= 50; n++) {
        await primary.query("insert into gifts values ($1)", [n]);
        expect(await count()).toBe(n);
      }
      const client = await reads.connect();
      onTestFinished(() => client.release());
      await client.query("begin read only");
      expect((await client.query("select count(*) as n from gifts")).rows).toEqual([{ n: 50 }]);
      await client.query("commit");
    }),
  );

  test(
    "from the primary while the replica is behind",
    onlyWhere(hasReplication, need, async () => {
      const standby = openPool(pair?.replica ?? "", { max: 1 });
      onTestFinished(() => standby.end());
      await standby.query("select pg_wal_replay_pause()");
      await primary.query("insert into gifts values (51)");
      expect(await fromReplica()).toBe(false);
      expect(await count()).toBe(51);
      await standby.query("select pg_wal_replay_resume()");
      await expect.poll(fromReplica).toBe(true);
    }),
  );

  test(
    "and from the primary when the replica is away",
    onlyWhere(hasReplication, need, async () => {
      await pair?.killReplica();
      expect(await count()).toBe(51);
      expect(await fromReplica()).toBe(false);
    }),
  );
});
