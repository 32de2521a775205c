import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import type { TestProject } from "vitest/node";
import { openPool } from "#adapters/postgres/base/client.ts";
import { migrateToLatest } from "#adapters/postgres/base/migrate.ts";
import { seedNewDatabase } from "#adapters/postgres/seed/seed.ts";
import { today } from "#server/timing/clock.ts";
import { inDatabase, onServer } from "./on-server.ts";
import { ownServer, type Server } from "./own-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server on which tests may make databases, and those that they copy. */
    databaseServer: { connectionString: string; templates: Templates };
  }
}

/** Migrated and empty, or the demonstration: seeding it takes longer than copying it, and most tests begin with it. */
export type Templates = Readonly<Record<"empty" | "demonstration", string>>;

/** One PostgreSQL for all database tests: TEST_DATABASE_URL, or an embedded one that is gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await (process.env["TEST_DATABASE_URL"]
    ? givenServer(process.env["TEST_DATABASE_URL"])
    : ownServer());
  // The random part keeps two runs on one server apart.
  const empty = `open_hand_test_${randomBytes(4).toString("hex")}`;
  const templates: Templates = { empty, demonstration: `${empty}_demonstration` };
  try {
    await makeTemplates(server.connectionString, templates);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("databaseServer", { connectionString: server.connectionString, templates });

  return async () => {
    await onServer(server.connectionString, async (client) => {
      for (const template of Object.values(templates))
        await client.query(`drop database if exists ${template} with (force)`);
    });
    await server.stop();
  };
}

const givenServer = (connectionString: string): Promise<Server> =>
  Promise.resolve({ connectionString, stop: () => Promise.resolve() });

async function makeTemplates(connectionString: string, { empty, demonstration }: Templates): Promise<void> {
  await onServer(connectionString, (client) => client.query(`create database ${empty}`));
  await inPool(inDatabase(connectionString, empty), migrateToLatest);
  await onServer(connectionString, (client) =>
    client.query(`create database ${demonstration} template ${empty}`),
  );
  await inPool(inDatabase(connectionString, demonstration), (pool) =>
    seedNewDatabase(pool, { demo: true, today: today(), report: () => {} }),
  );
}

async function inPool(connectionString: string, work: (pool: Pool) => Promise<unknown>): Promise<void> {
  const pool = openPool(connectionString);
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
