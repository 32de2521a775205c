import { sql, type Kysely } from "kysely";
import { approvals, backgroundChecks, scores } from "./0017-approvals.ts";

/** How the three kinds of application are stored: where they are, who applied and for what. */
const kinds = [
  {
    table: "volunteer_applications",
    kind: "volunteer",
    who: "name",
    about: "role_id",
    searched: ["name", "email"],
  },
  {
    table: "grant_applications",
    kind: "grant",
    who: "org_name",
    about: "call_id",
    searched: ["org_name", "contact_name", "contact_email"],
  },
  {
    table: "partner_applications",
    kind: "partner",
    who: "organisation",
    about: "country",
    searched: ["organisation", "contact_name", "email"],
  },
] as const;

/** Staff find, assign, move and decide on applications. Notes, reasons and scores are personal data of applicants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Part of PostgreSQL's own contrib and trusted: the owner of a database may add it.
  await sql`create extension if not exists pg_trgm`.execute(db);
  for (const kind of kinds) await workColumns(db, kind);
  await moves(db);
  await history(db);
  for (const { table, kind } of kinds) await guards(db, table, kind);
  // The page for volunteers says how long a decision takes, and is kept in memory by every instance.
  await sql`create trigger volunteer_applications_told after update of status on volunteer_applications
    for each statement execute function tell_content_changed()`.execute(db);
  await backgroundChecks(db);
  await scores(db);
  await approvals(db);
  await tasks(db);
}

async function workColumns(db: Kysely<unknown>, { table, who, about, searched }: (typeof kinds)[number]) {
  const words = searched.map((column) => `lower(${column})`).join(" || ' ' || ");
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table ${table} add column if not exists decided_at timestamptz`);
  // Begins with a space: every word in it then has one before it, and a search for beginnings is one pattern.
  await run(`
    alter table ${table}
      add column version integer not null default 1 check (version > 0),
      add column assignee_id text references users on delete set null,
      add column search_text text not null generated always as (' ' || ${words}) stored`);
  await run(`create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`);
  await run(`create index ${table}_status on ${table} (status, created_at desc, id desc)`);
  await run(`create index ${table}_about on ${table} (${about}, created_at desc, id desc)`);
  await run(`create index ${table}_who on ${table} (lower(${who}), id)`);
  await run(`create index ${table}_decided on ${table} (decided_at) where decided_at is not null`);
  await run(`create index ${table}_assignee on ${table} (assignee_id, created_at desc, id desc)
    where assignee_id is not null`);
}

/** The same table stands in domain/back-office/application-moves.ts; a test holds them together. */
async function moves(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_moves (
      from_status text not null,
      to_status text not null,
      primary key (from_status, to_status)
    )`.execute(db);
  await sql`
    insert into application_moves (from_status, to_status) values
      ('NEW', 'SCREENING'), ('NEW', 'DECLINED'),
      ('SCREENING', 'INTERVIEW'), ('SCREENING', 'DECLINED'),
      ('INTERVIEW', 'APPROVED'), ('INTERVIEW', 'DECLINED'),
      ('DECLINED', 'SCREENING')`.execute(db);
  // A decision has its moment, and one that is taken back has none: the time to a decision is counted from it.
  await sql`
    create function guard_application() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from application_moves where from_status = old.status and to_status = new.status
      ) then
        raise exception '% % cannot go from % to %', tg_table_name, old.id, old.status, new.status
          using errcode = 'check_violation';
      end if;
      if new.status in ('APPROVED', 'DECLINED') then
        new.decided_at := coalesce(new.decided_at, now());
      else
        new.decided_at := null;
      end if;
      return new;
    end $$`.execute(db);
}

/** What happened to an application and what colleagues wrote about it. Never rewritten; gone when the application is. */
async function history(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_events (
      id bigint generated always as identity primary key,
      application_kind text not null check (application_kind in ('volunteer', 'grant', 'partner')),
      application_id text not null,
      version integer not null,
      from_status text not null,
      to_status text not null,
      reason text,
      actor_id text not null,
      at timestamptz not null default now(),
      unique (application_kind, application_id, version),
      check (to_status <> 'DECLINED' or btrim(coalesce(reason, '')) <> '')
    )`.execute(db);
  await sql`
    create table application_notes (
      id text primary key,
      application_kind text not null check (application_kind in ('volunteer', 'grant', 'partner')),
      application_id text not null,
      body text not null check (btrim(body) <> ''),
      author_id text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index application_notes_subject
    on application_notes (application_kind, application_id, at desc)`.execute(db);
  await sql`
    create function refuse_lone_deletion() returns trigger language plpgsql as $$
    declare still_there boolean;
    begin
      execute format('select exists (select from %I where id = $1)', old.application_kind || '_applications')
        into still_there using old.application_id;
      if still_there then
        raise exception 'delete on % is refused while its application stands', tg_table_name
          using errcode = 'restrict_violation';
      end if;
      return old;
    end $$`.execute(db);
  for (const table of ["application_events", "application_notes"]) {
    await sql`create trigger ${sql.raw(table)}_stay before update or truncate on ${sql.table(table)}
      for each statement execute function refuse_rewriting()`.execute(db);
    await sql`create trigger ${sql.raw(table)}_go_along before delete on ${sql.table(table)}
      for each row execute function refuse_lone_deletion()`.execute(db);
  }
  await sql`
    create function forget_application() returns trigger language plpgsql as $$
    begin
      delete from application_events where application_kind = tg_argv[0] and application_id = old.id;
      delete from application_notes where application_kind = tg_argv[0] and application_id = old.id;
      delete from grant_scores where tg_argv[0] = 'grant' and application_id = old.id;
      return null;
    end $$`.execute(db);
}

async function guards(db: Kysely<unknown>, table: string, kind: string): Promise<void> {
  await sql`create trigger ${sql.raw(table)}_guard before update of status on ${sql.table(table)}
    for each row when (old.status <> new.status) execute function guard_application()`.execute(db);
  await sql`create trigger ${sql.raw(table)}_forget after delete on ${sql.table(table)}
    for each row execute function forget_application(${sql.lit(kind)})`.execute(db);
}

async function tasks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_tasks (
      id text primary key,
      body text not null check (btrim(body) <> ''),
      due_on date not null,
      assignee_id text references users on delete set null,
      created_by text not null,
      created_at timestamptz not null default now(),
      done_at timestamptz,
      done_by text,
      check ((done_at is null) = (done_by is null))
    )`.execute(db);
  await sql`create index staff_tasks_open on staff_tasks (due_on, id) where done_at is null`.execute(db);
  // Payments that ended badly lately, among a million that did not.
  await sql`create index donations_failed on donations (created_at desc) where status = 'FAILED'`.execute(db);
}
