import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import { inDatabase, onServer } from "#testing/on-server.ts";
import { asRole } from "./program-role.ts";
import { mayRewrite } from "./rights-of-program.ts";
import { prepareRoles } from "./ways-in.ts";

const server = inject("databaseServer");

/** An operator's empty database; its owner has these additional rights. */
async function operatorsDatabase(ofOwner: string): Promise<{ owner: string; name: string }> {
  const name = `${server.templates.empty}_${randomBytes(4).toString("hex")}`;
  await onServer(server.connectionString, async (client) => {
    await client.query(`create role ${name}_owner login ${ofOwner} password 'owners-word'`);
    await client.query(`create database ${name} owner ${name}_owner`);
    // Superusers create extensions, or owners if trusted.
  });
  onTestFinished(() =>
    onServer(server.connectionString, async (client) => {
      await client.query(`drop database if exists ${name} with (force)`);
      for (const role of [`${name}_program`, `${name}_given`, `${name}_owner`])
        await client.query(`drop role if exists ${role}`);
    }),
  );
  return { owner: asRole(inDatabase(server.connectionString, name), `${name}_owner`, "owners-word"), name };
}

async function asking<T>(connectionString: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool(connectionString, { max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
const userOf = (connectionString: string): Promise<string> =>
  asking(connectionString, async (pool) => (await pool.query("select current_user as name")).rows[0].name);

test("one address is enough where its user may make roles: the program gets one of its own, and keeps it", async () => {
  const { owner, name } = await operatorsDatabase("createrole");
  const first = await prepareRoles({ owner: null, program: owner });
  expect(first.unguarded).toBeNull();
  expect(await userOf(first.connectionString)).toBe(`${name}_program`);
  expect(await asking(first.connectionString, mayRewrite)).toBe(false);
  expect(first.connectionString).not.toContain("owners-word");
  expect(await prepareRoles({ owner: null, program: owner })).toEqual(first);
});

test("where it may not, the program works as its user and says what is missing", async () => {
  const { owner } = await operatorsDatabase("nocreaterole");
  const { connectionString, unguarded } = await prepareRoles({ owner: null, program: owner });
  expect(connectionString).toBe(owner);
  expect(unguarded).toMatch(/permission denied to create role|must have CREATEROLE/i);
});

test("two addresses: the tables are made by the one, and the other may not rewrite them", async () => {
  const { owner, name } = await operatorsDatabase("nocreaterole");
  await onServer(server.connectionString, (client) =>
    client.query(`create role ${name}_given login password 'programs-word'`),
  );
  const program = asRole(owner, `${name}_given`, "programs-word");
  expect(await prepareRoles({ owner, program })).toEqual({ connectionString: program, unguarded: null });
  await asking(program, (pool) => pool.query("select from donations"));

  // The owner's URL may be removed afterwards.
  expect(await prepareRoles({ owner: null, program })).toEqual({
    connectionString: program,
    unguarded: null,
  });
  await asking(owner, (pool) => pool.query("delete from kysely_migration where name like '0066%'"));
  await expect(prepareRoles({ owner: null, program })).rejects.toThrow(/set DATABASE_OWNER_URL/);
});

test("two addresses of one user guard nothing, which is said", async () => {
  const { owner } = await operatorsDatabase("nocreaterole");
  const { unguarded } = await prepareRoles({ owner, program: owner });
  expect(unguarded).toMatch(/^the user \S+ of DATABASE_URL may act as the owner$/);
});

test("six instances that start at once on an empty database agree on the role", async () => {
  const { owner } = await operatorsDatabase("createrole");
  const all = await Promise.all(
    Array.from({ length: 6 }, () => prepareRoles({ owner: null, program: owner })),
  );
  expect(new Set(all.map(({ connectionString }) => connectionString)).size).toBe(1);
  expect(all.every(({ unguarded }) => unguarded === null)).toBe(true);
});
