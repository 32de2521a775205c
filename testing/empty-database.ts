import { randomBytes } from "node:crypto";
import type pg from "pg";
import { inject, onTestFinished } from "vitest";
import { openPool } from "#adapters/postgres/base/client.ts";
import { inDatabase, onServer } from "./on-server.ts";

/** An operator's new database, without anything in it, gone after the test. */
export async function emptyDatabase(): Promise<pg.Pool> {
  const { connectionString } = inject("databaseServer");
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await onServer(connectionString, (client) => client.query(`create database ${name}`));
  const target = openPool(inDatabase(connectionString, name), { max: 2, patient: true });
  onTestFinished(async () => {
    await target.end();
    await onServer(connectionString, (client) => client.query(`drop database ${name} with (force)`));
  });
  return target;
}
