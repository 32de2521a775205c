import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { afterAll, inject } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import type { Templates } from "./database-server.ts";
import { inDatabase, onServer } from "./on-server.ts";

/** `pool` is as the program has it; `owner` may do what the program never does, such as emptying a table between tests. */
export type TestDatabase = { pool: Pool; owner: Pool; connectionString: string };

/** Any number will do, as long as every test asks for the same lock. */
const copyingTheTemplate = 7_021_984;

/** As long as a test may take: on a machine with other work a fixture of thousands of rows takes longer than a visitor waits. */
const patienceMs = "60000";

function patient(connectionString: string): string {
  const url = new URL(connectionString);
  url.searchParams.set("statement_timeout", patienceMs);
  return url.href;
}

/** A database for one test file, gone when the file is done: `const { pool } = await testDatabase("demonstration");` */
export async function testDatabase(content: keyof Templates = "empty"): Promise<TestDatabase> {
  const server = inject("databaseServer");
  const name = `${server.templates.empty}_${randomBytes(6).toString("hex")}`;
  const connectionString = inDatabase(server.program.connectionString, name);
  const pool = openPool(patient(connectionString));
  const owner = openPool(inDatabase(server.connectionString, name), { max: 2, patient: true });
  afterAll(async () => {
    await Promise.all([pool.end(), owner.end()]);
    await onServer(server.connectionString, (client) =>
      client.query(`drop database if exists ${name} with (force)`),
    );
  });

  await onServer(server.connectionString, async (client) => {
    // One at a time: PostgreSQL refuses to copy a database that anyone else is busy with.
    await client.query("select pg_advisory_lock($1)", [copyingTheTemplate]);
    // As files: written block by block to its log, as is usual, a copy takes PostgreSQL three times the work.
    await client.query(`create database ${name} template ${server.templates[content]} strategy file_copy`);
  });
  return { pool, owner, connectionString };
}
