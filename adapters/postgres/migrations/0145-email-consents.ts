import { sql, type Kysely } from "kysely";

/** Consents to emails by address and purpose, with the texts that were shown, and addresses that get no such emails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consent_texts (
      version text not null,
      language text not null check (is_language(language)),
      words text not null check (words <> ''),
      first_shown_at timestamptz not null default now(),
      primary key (version, language)
    )`.execute(db);
  await sql`
    create table email_consents (
      id bigint generated always as identity primary key,
      address text not null check (address = lower(address) and address like '_%@_%'),
      purpose text not null check (purpose in ('news', 'projects', 'appeals', 'events')),
      channel text not null default 'email' check (channel = 'email'),
      granted boolean not null,
      -- The form.
      source text not null check (source <> ''),
      text_version text not null,
      language text not null check (is_language(language)),
      at timestamptz not null default now(),
      -- From then on it counts. Null: someone typed the address, and its owner has not confirmed yet.
      confirmed_at timestamptz,
      -- The newest that counts.
      is_current boolean not null default false,
      check (granted or confirmed_at is not null),
      check (confirmed_at is not null or not is_current)
    )`.execute(db);
  await sql`create unique index email_consents_current on email_consents (address, purpose, channel) where is_current`.execute(
    db,
  );
  await sql`create index email_consents_granted on email_consents (purpose, address) where is_current and granted`.execute(
    db,
  );
  await sql`create index email_consents_address on email_consents (address, id)`.execute(db);
  await sql`create index email_consents_waiting on email_consents (at) where confirmed_at is null`.execute(
    db,
  );
  await counting(db);
  await takeOver(db);
  await suppressing(db);
}

async function counting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_email_consent() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(new) - '{confirmed_at,is_current}'::text[];
    begin
      if tg_op = 'UPDATE' then
        if changed <> to_jsonb(old) - '{confirmed_at,is_current}'::text[]
            or (old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at) then
          raise exception 'a consent is not changed: a later one replaces it';
        end if;
        if old.confirmed_at is not null then
          return new;
        end if;
      end if;
      new.is_current := false;
      if new.confirmed_at is null then
        return new;
      end if;
      perform pg_advisory_xact_lock(hashtextextended('email consent ' || new.address, 0));
      -- What the person decided after this one was asked for still counts.
      if exists (select from email_consents c where c.address = new.address and c.purpose = new.purpose and c.channel = new.channel
          and c.is_current and c.id > new.id) then
        return new;
      end if;
      update email_consents set is_current = false
        where address = new.address and purpose = new.purpose and channel = new.channel and is_current;
      new.is_current := true;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger email_consents_count before insert or update on email_consents
      for each row execute function count_email_consent()`.execute(db);
}

/** Choices of accounts, also those that the version before this one still writes. */
async function takeOver(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function copy_consent_of_account() returns trigger language plpgsql as $$
    begin
      insert into email_consents (address, purpose, granted, source, text_version, language, at, confirmed_at)
        select u.email, split_part(new.purpose, '.', 1), new.granted, 'preferences', new.text_version, new.language, new.at, new.at
        from users u where u.id = new.subject_id and u.email like '_%@_%';
      return null;
    end $$`.execute(db);
  await sql`
    create trigger consent_events_copy after insert on consent_events for each row
      when (new.subject_kind = 'user' and new.purpose in ('news.email', 'projects.email', 'appeals.email', 'events.email'))
      execute function copy_consent_of_account()`.execute(db);
  await sql`
    insert into email_consents (address, purpose, granted, source, text_version, language, at, confirmed_at)
      select u.email, split_part(c.purpose, '.', 1), c.granted, 'preferences', c.text_version, c.language, c.at, c.at
      from consent_events c join users u on u.id = c.subject_id and u.email like '_%@_%'
      where c.subject_kind = 'user' and c.purpose in ('news.email', 'projects.email', 'appeals.email', 'events.email')
      order by c.id`.execute(db);
}

/** Outlives the person: only a digest, with a key of this database. */
async function suppressing(db: Kysely<unknown>): Promise<void> {
  await sql`create table address_digest_key (is_one boolean primary key default true check (is_one), key text not null)`.execute(
    db,
  );
  await sql`insert into address_digest_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text)`.execute(
    db,
  );
  await sql`
    create function address_digest(address text) returns bytea stable strict language sql return
      (select sha256(convert_to(k.key || lower(address), 'UTF8')) from address_digest_key k)`.execute(db);
  await sql`
    create table suppressed_addresses (
      address_digest bytea not null check (length(address_digest) = 32),
      reason text not null check (reason in ('bounced', 'complained', 'erased')),
      at timestamptz not null default now(),
      primary key (address_digest, reason)
    )`.execute(db);
}
