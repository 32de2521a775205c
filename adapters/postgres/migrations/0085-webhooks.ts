import { sql, type Kysely } from "kysely";
import { tellingTriggers } from "./0085-webhook-triggers.ts";

/**
 * What other programs are told, written by the database in the transaction of the fact itself: nothing that happens is forgotten, and
 * nothing is told that did not happen. No row here keeps anybody from giving: deliveries name their endpoint without a foreign key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id text primary key,
      url text not null check (url like 'https://%'),
      description text not null,
      types text[] not null check (cardinality(types) > 0),
      secret bytea not null,
      -- For a day after a change both sign.
      old_secret bytea,
      old_secret_until timestamptz,
      paused_at timestamptz,
      -- Of the attempts since the last that was taken, the first.
      failing_since timestamptz,
      disabled_at timestamptz,
      made_by text not null,
      made_at timestamptz not null default now(),
      check ((old_secret is null) = (old_secret_until is null))
    )`.execute(db);
  await sql`
    create table webhook_messages (
      id text primary key,
      type text not null,
      body text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index webhook_messages_by_time on webhook_messages (at)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      message_id text not null references webhook_messages on delete cascade,
      endpoint_id text not null,
      state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED')),
      -- Since it was last sent on its way; a person who sends it again begins anew.
      attempts smallint not null default 0,
      next_attempt_at timestamptz not null default now(),
      unique (message_id, endpoint_id)
    )`.execute(db);
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at)
      where state = 'WAITING'`.execute(db);
  await sql`create index webhook_deliveries_newest on webhook_deliveries (endpoint_id, id desc)`.execute(db);
  await sql`
    create table webhook_attempts (
      id bigint generated always as identity primary key,
      delivery_id bigint not null references webhook_deliveries on delete cascade,
      at timestamptz not null,
      duration_ms integer not null,
      -- What was answered, or why nothing was.
      status smallint,
      problem text,
      excerpt text,
      check ((status is null) <> (problem is null))
    )`.execute(db);
  await sql`create index webhook_attempts_of_delivery on webhook_attempts (delivery_id)`.execute(db);
  await sql`
    create function tell_webhooks(told text, facts json) returns void language plpgsql as $$
    declare
      named text := 'msg_' || replace(gen_random_uuid()::text, '-', '');
    begin
      insert into webhook_messages (id, type, body)
      select named, told, json_build_object('type', told, 'version', 1,
        'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', facts)::text
      where exists (select from webhook_endpoints where told = any(types) and disabled_at is null);
      if found then
        insert into webhook_deliveries (message_id, endpoint_id)
        select named, id from webhook_endpoints where told = any(types) and disabled_at is null;
      end if;
    end $$`.execute(db);
  for (const statement of tellingTriggers) await sql.raw(statement).execute(db);
}
