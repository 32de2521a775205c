import { createServer, type Server, type Socket } from "node:net";
import { inject, onTestFinished, expect, test, vi } from "vitest";
import { inDatabase } from "#testing/on-server.ts";
import { testDatabase } from "#testing/database.ts";
import { StartRefusal } from "../../start-refusal.ts";
import { openPool } from "./client.ts";
import { reachDatabase } from "./reach-database.ts";

const { pool, owner, connectionString } = await testDatabase();

const one = async (expression: string): Promise<unknown> => {
  const { rows } = await pool.query<{ value: unknown }>(`select ${expression} as value`);
  return rows[0]?.value;
};

test("whole numbers of cents come out of the database as exact numbers", async () => {
  expect(await one("9007199254740991::bigint")).toBe(9007199254740991);
  expect(await one("(-250)::bigint")).toBe(-250);
  expect(await one("count(*)")).toBe(1);
});

test("a number that JavaScript cannot hold exactly is refused, and the connection lives on", async () => {
  await expect(one("9007199254740992::bigint")).rejects.toThrow(
    "Too large for an exact number: 9007199254740992",
  );
  expect(await one("1")).toBe(1);
});

test("a date stays the day it is, and a decimal number keeps its digits", async () => {
  expect(await one("date '2026-02-28'")).toBe("2026-02-28");
  expect(await one("1234567890.10::numeric")).toBe("1234567890.10");
});

test("after a lull four connections are still there for whoever comes next, and the others are closed", async () => {
  const asInTheProgram = openPool(connectionString);
  onTestFinished(() => asInTheProgram.end());
  const taken = await Promise.all(Array.from({ length: 6 }, () => asInTheProgram.connect()));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  for (const client of taken) client.release();
  expect(asInTheProgram.totalCount).toBe(6);
  vi.advanceTimersByTime(3_600_000);
  expect(asInTheProgram.totalCount).toBe(4);
});

test("every connection has a name, a limit on waiting and UTC", async () => {
  const asInTheProgram = openPool(connectionString);
  onTestFinished(() => asInTheProgram.end());
  const { rows } = await asInTheProgram.query<{ name: string; setting: string; unit: string | null }>(
    `select name, setting, unit from pg_settings where name in
       ('application_name', 'statement_timeout', 'idle_in_transaction_session_timeout', 'TimeZone') order by lower(name)`,
  );
  expect(rows.map(({ setting, unit }) => `${setting}${unit ?? ""}`)).toEqual([
    "open-hand",
    "30000ms",
    "10000ms",
    "UTC",
  ]);
});

test("a connection that is cut off while lent out does not end the program", async () => {
  const other = openPool(connectionString, { max: 1 });
  onTestFinished(() => other.end());
  const lent = await other.connect();
  const { rows } = await lent.query<{ pid: number }>("select pg_backend_pid() as pid");
  const cut = new Promise((resolve) => lent.once("end", () => resolve(undefined)));
  await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await cut;
  lent.release(true);
  expect((await other.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a server that is there is reached", async () => {
  await expect(reachDatabase(connectionString)).resolves.toBeUndefined();
});

test("a database that does not exist is named in one sentence", async () => {
  const missing = inDatabase(inject("databaseServer").connectionString, "no_such_place");
  await expect(reachDatabase(missing)).rejects.toThrow(StartRefusal);
  await expect(reachDatabase(missing)).rejects.toThrow(
    /^The database server at \S+ has no database named no_such_place\.$/,
  );
});

test("an address that is none is refused with an example", async () => {
  await expect(reachDatabase("postgresql://user:secret@:port:/")).rejects.toThrow(
    /^DATABASE_URL is not the address of a PostgreSQL server: it should look like \S+\.$/,
  );
});

test("a server older than version 15 is refused", async () => {
  // With this search path the server claims to be version 14.
  await owner.query(
    "create function current_setting(text) returns text language sql as $$ select '140010' $$",
  );
  const asked = `${connectionString}${connectionString.includes("?") ? "&" : "?"}options=-csearch_path%3Dpublic`;
  await expect(reachDatabase(`${asked}%2Cpg_catalog`)).rejects.toThrow(
    /^The database server at \S+ is PostgreSQL 14, but this program needs version 15 or newer\.$/,
  );
});

test("where nobody listens, one sentence says so without the password", async () => {
  const port = await freePort();
  await expect(
    reachDatabase(`postgresql://anna:secret@127.0.0.1:${port}/books`, { withinMs: 1_000 }),
  ).rejects.toThrow(
    new StartRefusal(`The database server at 127.0.0.1:${port} cannot be reached (ECONNREFUSED).`),
  );
});

test("a server that is still starting is asked again", async () => {
  let calls = 0;
  const { server, port } = await listening((socket) => {
    calls += 1;
    socket.destroy();
  });
  onTestFinished(() => void server.close());
  await expect(
    reachDatabase(`postgresql://anna@127.0.0.1:${port}/books`, { withinMs: 1_000 }),
  ).rejects.toThrow(StartRefusal);
  expect(calls).toBeGreaterThan(1);
});

test("a server that takes the call but never answers is given up on", async () => {
  const { server, port } = await listening(() => {});
  onTestFinished(() => void server.close());
  await expect(reachDatabase(`postgresql://anna@127.0.0.1:${port}/books`, { withinMs: 50 })).rejects.toThrow(
    /^The database server at 127\.0\.0\.1:\d+ cannot be reached \([^()]*timeout[^()]*\)\.$/,
  );
});

async function freePort(): Promise<number> {
  const { server, port } = await listening(() => {});
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(answer: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The test server has no port");
  return { server, port: address.port };
}
