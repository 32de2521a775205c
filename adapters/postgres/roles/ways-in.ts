import pg from "pg";
import { openPool } from "../base/client.ts";
import { reachDatabase } from "../base/reach-database.ts";
import { migrateToLatest } from "../base/migrate.ts";
import { grantToProgram } from "./grant-to-program.ts";
import { programRole } from "./program-role.ts";
import { mayRewrite } from "./rights-of-program.ts";

/** Connection URLs of the program and, if known, of the owner. */
export type WaysIn = Readonly<{ owner: string | null; program: string | null }>;

/** `unguarded`: why the program runs as the owner, as text for the operator. */
export type Prepared = Readonly<{ connectionString: string; unguarded: string | null }>;

/**
 * Migrates as the owner and returns the program's connection: a role that owns nothing, created here unless given. One
 * URL is enough; if its user may not create roles, the program runs as that user and says so.
 */
export async function prepareRoles({ owner, program }: WaysIn): Promise<Prepared> {
  for (const address of [owner, program]) if (address !== null) await reachDatabase(address);
  const migrating = owner ?? program ?? "";
  const pool = openPool(migrating, { max: 2, patient: true });
  try {
    // Only the newer version knows the rights of its tables.
    const grant = (await migrateToLatest(pool)) === "newer" ? async () => {} : grantToProgram;
    if (!(await mayRewrite(pool))) return { connectionString: migrating, unguarded: null };
    return program === null || owner === null
      ? await withOwnRole(pool, migrating, grant)
      : await withGivenRole(pool, program, grant);
  } finally {
    await pool.end();
  }
}

type Grant = (owner: pg.Pool, role: string) => Promise<void>;

async function withGivenRole(owner: pg.Pool, program: string, grant: Grant): Promise<Prepared> {
  const { user } = new pg.Client({ connectionString: program });
  await grant(owner, user ?? "");
  const pool = openPool(program, { max: 1 });
  try {
    const unguarded = (await mayRewrite(pool))
      ? `the user ${user} of DATABASE_URL may act as the owner`
      : null;
    return { connectionString: program, unguarded };
  } finally {
    await pool.end();
  }
}

async function withOwnRole(owner: pg.Pool, ownerUrl: string, grant: Grant): Promise<Prepared> {
  const made = await programRole(owner, ownerUrl, passwordIn(ownerUrl));
  if (!made.ok) return { connectionString: ownerUrl, unguarded: made.why };
  await grant(owner, made.role);
  return { connectionString: made.connectionString, unguarded: null };
}

function passwordIn(address: string): string | null {
  const { password, searchParams } = new URL(address);
  return searchParams.get("password") ?? (password === "" ? null : password);
}
