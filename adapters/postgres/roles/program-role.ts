import { createHmac, createHash, pbkdf2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import pg from "pg";
import { inTransaction } from "../base/in-transaction.ts";

/** An arbitrary lock number, equal on every instance. */
const makingTheRole = 7_021_986;
/** PostgreSQL truncates longer names silently. */
const maxNameLength = 63;
const suffix = "_program";

/** `why` the owner may not create the role, or the role cannot log in: the program then runs as the owner. */
export type ProgramRole = { ok: true; role: string; connectionString: string } | { ok: false; why: string };

/** A member of nothing, so no statement leads to the owner. Its password derives from the shared secret and is not stored. */
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

/** As query parameters, which override the URL; a socket URL has no other place. */
export function asRole(ownerUrl: string, role: string, password: string | null): string {
  const url = new URL(ownerUrl);
  url.searchParams.set("user", role);
  if (password === null) url.searchParams.delete("password");
  else url.searchParams.set("password", password);
  return url.href;
}

/** Null: it can log in. */
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
    // Sent as a verifier, because servers log statements.
    const kept = password === null ? "null" : pg.escapeLiteral(await scramVerifier(password));
    const verb = rowCount === 0 ? "create" : "alter";
    await client.query(`${verb} role ${pg.escapeIdentifier(role)} login password ${kept}`);
  });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const rounds = 4096;
const saltBytes = 16;
const keyBytes = 32;

/** A SCRAM verifier as PostgreSQL stores it (RFC 5803), for ASCII passwords. */
export async function scramVerifier(password: string, salt = randomBytes(saltBytes)): Promise<string> {
  const salted = await promisify(pbkdf2)(password, salt, rounds, keyBytes, "sha256");
  const keyed = (words: string) => createHmac("sha256", salted).update(words).digest();
  const stored = createHash("sha256").update(keyed("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${rounds}:${salt.toString("base64")}$${stored}:${keyed("Server Key").toString("base64")}`;
}
