import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { openPool } from "#adapters/postgres/base/client.ts";
import { migrateToLatest } from "#adapters/postgres/base/migrate.ts";
import { inDatabase, onServer } from "./on-server.ts";
import { ownServer, type Server } from "./own-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A server on which tests may make databases, and the migrated one that they copy. */
    databaseServer: { connectionString: string; template: string };
  }
}

/** One PostgreSQL for all database tests: TEST_DATABASE_URL, or an embedded one that is gone afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await (process.env["TEST_DATABASE_URL"]
    ? givenServer(process.env["TEST_DATABASE_URL"])
    : ownServer());
  // The random part keeps two runs on one server apart.
  const template = `open_hand_test_${randomBytes(4).toString("hex")}`;
  try {
    await makeTemplate(server.connectionString, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("databaseServer", { connectionString: server.connectionString, template });

  return async () => {
    await onServer(server.connectionString, (client) =>
      client.query(`drop database if exists ${template} with (force)`),
    );
    await server.stop();
  };
}

const givenServer = (connectionString: string): Promise<Server> =>
  Promise.resolve({ connectionString, stop: () => Promise.resolve() });

async function makeTemplate(connectionString: string, template: string): Promise<void> {
  await onServer(connectionString, (client) => client.query(`create database ${template}`));
  const pool = openPool(inDatabase(connectionString, template));
  try {
    await migrateToLatest(pool);
  } finally {
    await pool.end();
  }
}
