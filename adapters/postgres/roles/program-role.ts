import { createHmac } from "node:crypto";
import pg from "pg";
import { inTransaction } from "../base/in-transaction.ts";
import { scramVerifier } from "./scram-verifier.ts";

/** Any number will do, as long as every instance asks for the same lock. */
const makingTheRole = 7_021_986;
/** PostgreSQL cuts longer names off without a word. */
const maxNameLength = 63;
const suffix = "_program";

/** `why` the owner may not make a role, or the role may not come in: then the program goes on as the owner. */
export type ProgramRole = { ok: true; role: string; connectionString: string } | { ok: false; why: string };

/**
 * The role as which the program works: it comes in by itself and is a member of nothing, so that no statement leads from it
 * to the owner of the tables. It is made with the owner's rights at the first start. Its password follows from a secret
 * that every instance has, so that it is stored nowhere; without one it has no password, and comes in only where none is asked.
 */
export async function programRole(
  owner: pg.Pool,
  ownerUrl: string,
  secret: string | null,
): Promise<ProgramRole> {
  const { database } = new pg.Client({ connectionString: ownerUrl });
  const role = `${(database ?? "").slice(0, maxNameLength - suffix.length)}${suffix}`;
  const password = secret === null ? null : createHmac("sha256", secret).update(role).digest("base64url");
  const connectionString = asRole(ownerUrl, role, password);
  try {
    if ((await refusalOf(connectionString)) === null) return { ok: true, role, connectionString };
    await makeRole(owner, role, password);
  } catch (error) {
    return { ok: false, why: messageOf(error) };
  }
  const why = await refusalOf(connectionString);
  return why === null ? { ok: true, role, connectionString } : { ok: false, why };
}

/** In the query, which comes before what the address itself says; an address of a socket has no other place. */
export function asRole(ownerUrl: string, role: string, password: string | null): string {
  const url = new URL(ownerUrl);
  url.searchParams.set("user", role);
  if (password === null) url.searchParams.delete("password");
  else url.searchParams.set("password", password);
  return url.href;
}

/** Null: it comes in. */
async function refusalOf(connectionString: string): Promise<string | null> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  try {
    await client.connect();
    return null;
  } catch (error) {
    return messageOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}

const makeRole = (owner: pg.Pool, role: string, password: string | null): Promise<void> =>
  inTransaction(owner, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [makingTheRole]);
    const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
    // Sent as PostgreSQL keeps it: a server may log what it is told.
    const kept = password === null ? "null" : pg.escapeLiteral(await scramVerifier(password));
    const verb = rowCount === 0 ? "create" : "alter";
    await client.query(`${verb} role ${pg.escapeIdentifier(role)} login password ${kept}`);
  });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
