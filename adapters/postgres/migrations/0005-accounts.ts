import { sql, type Kysely } from "kysely";

/**
 * How people sign in. Whatever opens a door (session tokens, links, challenges) is stored as a SHA-256 digest: a copy
 * of the database lets nobody in. The secrets have 256 random bits, so the digest needs no salt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      id text primary key,
      token_hash bytea not null unique check (length(token_hash) = 32),
      user_id text not null references users on delete cascade,
      method text not null
        check (method in ('email_link', 'passkey', 'openid', 'openid_second_factor', 'demo')),
      device text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id, seen_at desc)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);

  await sql`
    create table passkeys (
      id text primary key,
      user_id text not null references users on delete cascade,
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null default '{}',
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_user on passkeys (user_id, created_at)`.execute(db);

  await sql`
    create table openid_identities (
      issuer text not null,
      subject text not null,
      user_id text not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index openid_identities_user on openid_identities (user_id)`.execute(db);

  await sql`
    create table single_use_secrets (
      secret_hash bytea primary key check (length(secret_hash) = 32),
      purpose text not null check (purpose in ('email_link', 'openid', 'passkey_sign_in', 'new_passkey')),
      meaning jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index single_use_secrets_expiry on single_use_secrets (expires_at)`.execute(db);

  // Keys hold mail and network addresses: they too are kept as digests.
  await sql`
    create table rate_limits (
      key_hash bytea primary key check (length(key_hash) = 32),
      count integer not null,
      resets_at timestamptz not null
    )`.execute(db);
  await sql`create index rate_limits_expiry on rate_limits (resets_at)`.execute(db);
}
