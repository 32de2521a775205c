import { Socket } from "node:net";
import { Client } from "pg";
import { errorCode } from "./refusals.ts";
import { socketPort } from "./socket-directory.ts";
import type { Site } from "./site.ts";

/** The role and database of the embedded server. */
export const databaseOwner = "open_hand";
const databaseName = "open_hand";

/** Exists in every cluster, so it answers before our database exists. */
const lobby = "postgres";
const answerTimeoutMs = 5_000;

export function connectionString(site: Site, database = databaseName): string {
  const host = encodeURIComponent(site.socketDirectory);
  // All parameters are explicit, so that PGPORT or PGSSLMODE do not interfere.
  return `postgresql:///${database}?host=${host}&port=${socketPort}&user=${databaseOwner}&sslmode=disable`;
}

/** The socket is exposed for unref(). */
export type OpenConnection = Readonly<{ client: Client; socket: Socket }>;

export type Answer =
  | ({ state: "ready" } & OpenConnection)
  /** A server exists, but is starting, recovering or shutting down. */
  | { state: "busy"; error: unknown }
  | { state: "silent"; error: unknown };

export async function tryConnect(site: Site, applicationName: string): Promise<Answer> {
  const socket = new Socket();
  const client = new Client({
    connectionString: connectionString(site, lobby),
    application_name: applicationName,
    connectionTimeoutMillis: answerTimeoutMs,
    stream: () => socket,
  });
  // A listener is required, or the error would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    await ensureDatabase(client);
    return { state: "ready", client, socket };
  } catch (error) {
    socket.destroy();
    return { state: isBusy(error) ? "busy" : "silent", error };
  }
}

/** admin_shutdown, crash_shutdown, cannot_connect_now. */
const isBusy = (error: unknown): boolean => ["57P01", "57P02", "57P03"].includes(errorCode(error) ?? "");

async function ensureDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [databaseName]);
  if (rowCount) return;
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    if (!madeByAnother.includes(errorCode(error) ?? "")) throw error;
  }
}

/** duplicate_database, and unique_violation for a concurrent, uncommitted one. */
const madeByAnother = ["42P04", "23505"];
