import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import type { TestProject } from "vitest/node";
import { openPool } from "#adapters/postgres/base/client.ts";
import { migrateToLatest } from "#adapters/postgres/base/migrate.ts";
import { grantToProgram } from "#adapters/postgres/roles/ways-in.ts";
import { programRole } from "#adapters/postgres/roles/program-role.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { today } from "#server/timing/clock.ts";
import { memoryFolder } from "./memory-folder.ts";
import { inDatabase, onServer } from "./on-server.ts";
import { ownServer, type Server } from "./own-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server on which tests may make databases, as its owner and as the program, and those that they copy. */
    databaseServer: { connectionString: string; program: Program; templates: Templates };
  }
}

/** Migrated and empty, or the demonstration: seeding it takes longer than copying it, and most tests begin with it. */
export type Templates = Readonly<Record<"empty" | "demonstration", string>>;

type Program = Readonly<{ role: string; connectionString: string }>;

declare global {
  /** Each project of the test tool reads this file anew; what they share is kept beside it. */
  var sharedTestServer: Promise<Shared> | undefined;
}
type Shared = Readonly<{ server: Server; program: Program; templates: Templates }>;

/** One PostgreSQL for all database tests: TEST_DATABASE_URL, or an embedded one that is gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.sharedTestServer ??= begin();
  const { server, program, templates } = await globalThis.sharedTestServer;
  project.provide("databaseServer", { connectionString: server.connectionString, program, templates });
  return end;
}

async function begin(): Promise<Shared> {
  const server = await (process.env["TEST_DATABASE_URL"]
    ? givenServer(process.env["TEST_DATABASE_URL"])
    : ownServer(memoryFolder()));
  // The random part keeps two runs on one server apart.
  const empty = `open_hand_test_${randomBytes(4).toString("hex")}`;
  const templates: Templates = { empty, demonstration: `${empty}_demonstration` };
  try {
    const program = await programOn(server.connectionString);
    await makeTemplates(server.connectionString, program, templates);
    return { server, program, templates };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Once for all projects: the test tool asks each of them, when all tests are done. */
async function end(): Promise<void> {
  const shared = globalThis.sharedTestServer;
  globalThis.sharedTestServer = undefined;
  if (!shared) return;
  const { server, templates } = await shared;
  await onServer(server.connectionString, async (client) => {
    for (const template of Object.values(templates))
      await client.query(`drop database if exists ${template} with (force)`);
  });
  await server.stop();
}

const givenServer = (connectionString: string): Promise<Server> =>
  Promise.resolve({ connectionString, stop: () => Promise.resolve() });

/** Tests work as the program's role, so that a right it lacks is missed here and not by a visitor. */
async function programOn(connectionString: string): Promise<Program> {
  const secret = new URL(connectionString).password || null;
  const made = await inPool(connectionString, (pool) => programRole(pool, connectionString, secret));
  if (!made.ok) throw new Error(`Tests need a role for the program: ${made.why}`);
  return made;
}

async function makeTemplates(
  connectionString: string,
  program: Program,
  { empty, demonstration }: Templates,
): Promise<void> {
  await onServer(connectionString, (client) => client.query(`create database ${empty}`));
  await inPool(inDatabase(connectionString, empty), async (pool) => {
    await migrateToLatest(pool);
    await grantToProgram(pool, program.role);
  });
  await onServer(connectionString, (client) =>
    client.query(`create database ${demonstration} template ${empty}`),
  );
  await inPool(inDatabase(program.connectionString, demonstration), (pool) =>
    seedNewDatabase(pool, { demo: true, today: today(), report: () => {} }),
  );
}

async function inPool<T>(connectionString: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPool(connectionString);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
