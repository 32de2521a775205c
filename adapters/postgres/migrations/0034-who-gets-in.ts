import { sql, type Kysely } from "kysely";

/** Who may come in, and for how long they are believed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One world a database: what was clicked together in a demonstration must never count in production, nor the other way round.
  await sql`
    create table database_mode (
      singleton boolean primary key default true check (singleton),
      mode text not null check (mode in ('demo', 'production')),
      since timestamptz not null default now()
    )`.execute(db);

  // When the person last showed who they are, in a session that may be days old.
  await sql`alter table sessions add proved_at timestamptz`.execute(db);
  await sql`update sessions set proved_at = started_at`.execute(db);
  await sql`alter table sessions alter proved_at set not null`.execute(db);
  await sql`
    alter table single_use_secrets
      drop constraint single_use_secrets_purpose_check,
      add constraint single_use_secrets_purpose_check
        check (purpose in ('email_link', 'openid', 'passkey_sign_in', 'new_passkey', 'proof'))`.execute(db);

  // Browsers in which a person signed in before, by a secret of which only the digest is here.
  await sql`
    create table known_devices (
      user_id text not null references users on delete cascade,
      device_hash bytea not null check (length(device_hash) = 32),
      seen_at timestamptz not null,
      primary key (user_id, device_hash)
    )`.execute(db);

  await sql`alter table users add invited_at timestamptz`.execute(db);
  // Outlives the account: whoever lost their role must not get it back by erasing themselves. Digests of addresses.
  await sql`
    create table removed_staff (
      email_hash bytea primary key check (length(email_hash) = 32),
      removed_at timestamptz not null default now()
    )`.execute(db);

  // As before, but an invitation that ends was never an administrator who counts, and the demonstration's own administrator
  // goes even where nobody else is one yet: production gets its first from ADMIN_EMAILS.
  await sql`
    create or replace function keep_an_admin() returns trigger language plpgsql as $$
    begin
      if old.role = 'ADMIN' and old.email_verified and (tg_op = 'DELETE' or new.role <> 'ADMIN')
        and coalesce(current_setting('open_hand.forgetting_a_demonstration', true), '') <> 'yes' then
        perform pg_advisory_xact_lock(hashtextextended('last-admin', 0));
        if not exists (select from users where role = 'ADMIN' and email_verified and id <> old.id) then
          raise exception 'the last administrator cannot be removed' using errcode = 'check_violation',
            constraint = 'keep_an_admin';
        end if;
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`.execute(db);
}
