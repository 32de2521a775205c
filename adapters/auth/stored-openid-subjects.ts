import type pg from "pg";
import type { OpenIdSubjects } from "#domain/accounts/ports.ts";

export const storedOpenIdSubjects = (pool: pg.Pool): OpenIdSubjects => ({
  accountOf: async ({ issuer, subject }) => {
    const { rows } = await pool.query<{ user_id: string }>(
      "select user_id from openid_identities where issuer = $1 and subject = $2",
      [issuer, subject],
    );
    return rows[0]?.user_id ?? null;
  },
  link: async ({ issuer, subject }, userId) => {
    await pool.query(
      "insert into openid_identities (issuer, subject, user_id) values ($1, $2, $3) on conflict do nothing",
      [issuer, subject, userId],
    );
  },
});
