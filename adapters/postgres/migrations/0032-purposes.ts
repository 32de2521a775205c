import { sql, type Kysely } from "kysely";
import { appendOnly } from "./0002-ledger-tables.ts";

/**
 * What gifts are for, kept with the books: a campaign that ends and is taken off the site, or moves to another program, changes
 * no receipt and no balance sheet of the past. A posting names the row of its day; postings from before this migration name none
 * and mean the first row of their campaign, project or program. So no posting is rewritten, and the tables change at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await purposes(db);
  await postings(db);
  await sums(db);
  await anbiHistory(db);
}

async function purposes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purposes (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('campaign', 'program', 'project')),
      content_id text not null,
      title jsonb not null check (title ?& array['en', 'nl', 'ar']),
      -- Of a program: itself. Of a campaign: whose work it pays for.
      program_id text,
      project_id text,
      zakat_eligible boolean not null,
      kept_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index purposes_by_content on purposes (kind, content_id, id)`.execute(db);
  await appendOnly("purposes").execute(db);

  // Whichever way a record comes to be published. What is published again as it was brings nothing new.
  await sql`
    create function keep_purpose(of_kind text, of_id text, body jsonb) returns void language sql as $$
      insert into purposes (kind, content_id, title, program_id, project_id, zakat_eligible)
      select of_kind, of_id, told.title, told.program_id, told.project_id, told.zakat_eligible
      from (select
          jsonb_build_object('en', coalesce(body->'title'->>'en', of_id), 'nl', coalesce(body->'title'->>'nl', of_id),
            'ar', coalesce(body->'title'->>'ar', of_id)) as title,
          case when of_kind = 'program' then of_id else body->>'programId' end as program_id,
          case when of_kind = 'project' then of_id else body->>'projectId' end as project_id,
          coalesce((body->>'zakatEligible')::boolean, false) as zakat_eligible
        ) told
      where not exists (
        select from (select * from purposes where kind = of_kind and content_id = of_id order by id desc limit 1) latest
        where (latest.title, latest.program_id, latest.project_id, latest.zakat_eligible)
          is not distinct from (told.title, told.program_id, told.project_id, told.zakat_eligible))
    $$`.execute(db);
  await sql`
    create function keep_published_purpose() returns trigger language plpgsql as $$
    begin
      perform keep_purpose(new.kind, new.id, new.body);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger keep_purpose after insert or update on content_items
      for each row when (new.kind in ('campaign', 'program', 'project')) execute function keep_published_purpose()`.execute(
    db,
  );

  // What gifts of the past were for is what is published now; of what was taken away, what was last published or drafted.
  await sql`
    select keep_purpose(kind, id, body)
    from (
      select distinct on (kind, id) kind, id, body
      from (
        select kind, id, body, 1 as rank, version from content_items
        union all
        select kind, id, body, case when action in ('publish', 'start') then 2 else 3 end, version from content_versions
        union all
        select kind, id, body, 4, version from content_drafts
      ) known
      where kind in ('campaign', 'program', 'project')
      order by kind, id, rank, version desc
    ) found
    order by kind, id`.execute(db);
}

async function postings(db: Kysely<unknown>): Promise<void> {
  // No foreign key, for the reason that postings have none; the nightly checks look instead.
  await sql`
    alter table ledger_postings
      add purpose_id bigint,
      add fund text check (fund in ('ZAKAT'))`.execute(db);
}

/** The kept sums, told apart by these two as well. */
async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`drop view ledger_sums`.execute(db);
  await sql`drop function ledger_tail()`.execute(db);
  await sql`alter table ledger_summary add purpose_id bigint, add fund text`.execute(db);
  await sql`
    do $$
    begin
      execute (select format('alter table ledger_summary drop constraint %I', conname)
        from pg_constraint where conrelid = 'ledger_summary'::regclass and contype = 'u');
    end $$`.execute(db);
  await sql`
    alter table ledger_summary add constraint ledger_summary_lines
      unique nulls not distinct (account_id, year, campaign_id, program_id, project_id, purpose_id, fund)`.execute(
    db,
  );
  await sql`
    create function ledger_tail()
      returns table (account_id text, year integer, campaign_id text, program_id text, project_id text,
        purpose_id bigint, fund text, cents bigint)
      language plpgsql stable as $$
    begin
      return query execute
        'select posting.account_id, extract(year from entry.booked_on)::int, posting.campaign_id,
           posting.program_id, posting.project_id, posting.purpose_id, posting.fund, posting.cents
         from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
         where entry.id > $1 and posting.entry_id > $1'
        using (select mark.entry_id from ledger_summary_mark mark);
    end $$`.execute(db);
  await sql`
    create view ledger_sums as
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, cents from ledger_summary
      union all
      select account_id, year, campaign_id, program_id, project_id, purpose_id, fund, cents from ledger_tail()`.execute(
    db,
  );
}

/**
 * Whether and since when the tax office lists the foundation, each time the record said something else. A receipt reads the row
 * that held when the money came in, so that one made again years later still says what was true then.
 */
async function anbiHistory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table anbi_statuses (
      id bigint generated always as identity primary key,
      kept_at timestamptz not null default now(),
      status text not null,
      -- Null: nobody wrote down since when, so it counts from the first gift.
      valid_from date,
      valid_until date
    )`.execute(db);
  await sql`
    insert into anbi_statuses (kept_at, status, valid_from, valid_until)
    select updated_at, body->>'status', (body->>'validFrom')::date, (body->>'validUntil')::date
    from content_items where kind = 'certification' and id = 'anbi'`.execute(db);
  await appendOnly("anbi_statuses").execute(db);
  // A status that is entered without its first day goes on since the day known before, or begins today.
  await sql`
    create function keep_anbi_status() returns trigger language plpgsql as $$
    declare
      before anbi_statuses;
      first_day date;
    begin
      select * into before from anbi_statuses order by id desc limit 1;
      if tg_op = 'DELETE' then
        insert into anbi_statuses (status) values ('UNPUBLISHED');
        return null;
      end if;
      first_day := coalesce((new.body->>'validFrom')::date,
        case when before.status = 'VALID' then before.valid_from else (now() at time zone 'Europe/Amsterdam')::date end);
      if (before.status, before.valid_from, before.valid_until) is distinct from
        (new.body->>'status', first_day, (new.body->>'validUntil')::date)
      then
        insert into anbi_statuses (status, valid_from, valid_until)
        values (new.body->>'status', first_day, (new.body->>'validUntil')::date);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger keep_anbi_status after insert or update on content_items
      for each row when (new.kind = 'certification' and new.id = 'anbi') execute function keep_anbi_status()`.execute(
    db,
  );
  await sql`
    create trigger keep_anbi_end after delete on content_items
      for each row when (old.kind = 'certification' and old.id = 'anbi') execute function keep_anbi_status()`.execute(
    db,
  );
  await sql`
    create function is_anbi_at(moment timestamptz) returns boolean language sql stable as $$
      select exists (
        select from (
          select status, valid_from, valid_until, lead(kept_at) over (order by id) as replaced_at from anbi_statuses
        ) stood
        where status = 'VALID' and (replaced_at is null or replaced_at > moment)
          and (moment at time zone 'Europe/Amsterdam')::date
            between coalesce(valid_from, '-infinity') and coalesce(valid_until, 'infinity'))
    $$`.execute(db);
}
