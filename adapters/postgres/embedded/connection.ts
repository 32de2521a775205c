import { Socket } from "node:net";
import { Client } from "pg";
import { errorCode } from "./refusals.ts";
import { socketPort } from "./socket-directory.ts";
import type { Site } from "./site.ts";

/** The one role and the one database of the embedded server. */
export const databaseOwner = "open_hand";
const databaseName = "open_hand";

/** Exists in every cluster, so it answers before ours is made, and a visit to it holds nobody back. */
const lobby = "postgres";
const answerTimeoutMs = 5_000;

export function connectionString(site: Site, database = databaseName): string {
  const host = encodeURIComponent(site.socketDirectory);
  // Everything is named, so that no PGPORT or PGSSLMODE in the environment leads elsewhere.
  return `postgresql:///${database}?host=${host}&port=${socketPort}&user=${databaseOwner}&sslmode=disable`;
}

/** The socket is at hand because only it can tell Node not to keep a program running for its sake. */
export type OpenConnection = Readonly<{ client: Client; socket: Socket }>;

export type Answer =
  | ({ state: "ready" } & OpenConnection)
  /** A server is there, but is starting, recovering or shutting down. */
  | { state: "busy"; error: unknown }
  | { state: "silent"; error: unknown };

/** The truth about a server is whether it answers. */
export async function tryConnect(site: Site, applicationName: string): Promise<Answer> {
  const socket = new Socket();
  const client = new Client({
    connectionString: connectionString(site, lobby),
    application_name: applicationName,
    connectionTimeoutMillis: answerTimeoutMs,
    stream: () => socket,
  });
  // A lost connection is noticed by its end; without a listener the error would end the program.
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

/** duplicate_database, and unique_violation when the other's is not yet committed. */
const madeByAnother = ["42P04", "23505"];
