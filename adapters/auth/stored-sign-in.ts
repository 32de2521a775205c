import type pg from "pg";
import { invitationDays } from "#domain/accounts/people.ts";
import type {
  OpenIdSubjects,
  KnownDevices,
  SecretMeanings,
  SecretPurpose,
  SingleUseSecrets,
  Accounts,
} from "#domain/accounts/ports.ts";
import type { Language } from "#domain/language.ts";
import { digest } from "./secrets.ts";
import { storedPasskeys } from "./stored-passkeys.ts";
import { storedSignInSessions } from "./stored-sign-in-sessions.ts";

export const storedSignIn = (pool: pg.Pool) => ({
  accounts: storedAccounts(pool),
  devices: storedDevices(pool),
  sessions: storedSignInSessions(pool),
  passkeys: storedPasskeys(pool),
  secrets: storedSecrets(pool),
  openIdSubjects: storedOpenIdSubjects(pool),
});

const storedOpenIdSubjects = (pool: pg.Pool): OpenIdSubjects => ({
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

const storedDevices = (pool: pg.Pool): KnownDevices => ({
  remember: async (userId, secret, at) => {
    const { rows } = await pool.query<{ known: boolean; others: boolean }>(
      `with before as (
         select coalesce(bool_or(device_hash = $2), false) as known, count(*) > 0 as others
         from known_devices where user_id = $1
       ), remembered as (
         insert into known_devices (user_id, device_hash, seen_at) values ($1, $2, $3)
         on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
       )
       select known, others from before`,
      [userId, digest(secret), at],
    );
    if (rows[0]?.known) return "known";
    return rows[0]?.others ? "new" : "first";
  },
});

const storedSecrets = (pool: pg.Pool): SingleUseSecrets => ({
  keep: async (purpose, secret, meaning, expiresAt) => {
    await pool.query(
      "insert into single_use_secrets (secret_hash, purpose, meaning, expires_at) values ($1, $2, $3, $4)",
      [digest(secret), purpose, JSON.stringify(meaning), expiresAt],
    );
  },
  look: async <Purpose extends SecretPurpose>(purpose: Purpose, secret: string, now: Date) => {
    const { rows } = await pool.query<{ meaning: SecretMeanings[Purpose] }>(
      "select meaning from single_use_secrets where secret_hash = $1 and purpose = $2 and expires_at > $3",
      [digest(secret), purpose, now],
    );
    return rows[0]?.meaning ?? null;
  },
  take: async <Purpose extends SecretPurpose>(purpose: Purpose, secret: string, now: Date) => {
    // Deleting makes it single-use: of two concurrent calls one finds nothing.
    const { rows } = await pool.query<{ meaning: SecretMeanings[Purpose]; expires_at: Date }>(
      "delete from single_use_secrets where secret_hash = $1 and purpose = $2 returning meaning, expires_at",
      [digest(secret), purpose],
    );
    const [taken] = rows;
    return taken && taken.expires_at > now ? taken.meaning : null;
  },
});

const storedAccounts = (pool: pg.Pool): Accounts => ({
  welcome: async ({ id, email, firstName, language, role }) => {
    const { rows } = await pool.query<{ id: string }>({
      name: "account-welcome",
      // Keeps or raises the role of an invitation. Configuration never restores a removed role, not even after an erasure.
      text: `
        insert into users as old (id, email, email_verified, first_name, name, language, role)
        values ($1, $2, true, $3, coalesce($3, ''), $4,
          case when exists (select from removed_staff where email_hash = $6) then 'DONOR' else $5 end)
        on conflict (email) do update set
          email_verified = true,
          first_name = coalesce(old.first_name, excluded.first_name),
          name = coalesce(nullif(old.name, ''), excluded.name),
          role = case
            when old.email_verified then old.role
            when excluded.role <> 'DONOR' then excluded.role
            when coalesce(old.invited_at, old.created_at) < now() - interval '${invitationDays} days' then 'DONOR'
            else old.role end,
          updated_at = now()
        returning id`,
      values: [id, email, firstName, language, role, digest(email)],
    });
    const [account] = rows;
    if (!account) throw new Error("An account was welcomed but not answered");
    return account.id;
  },
  reach: async (id) => {
    const { rows } = await pool.query<{ email: string; language: Language }>(
      "select email, language from users where id = $1",
      [id],
    );
    return rows[0] ?? null;
  },
});
