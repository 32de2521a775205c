import type pg from "pg";
import { inTransaction } from "../base/in-transaction.ts";
import { audience, reasonAgainst } from "./audience.ts";

const judged = `select c.id, c.language, split_part(c.address, '@', 2) as domain,
    ${reasonAgainst({ campaign: "e", contact: "c", language: "c.language", now: "$2" })} as reason, e.missing_text
  from email_campaigns e, ${audience} and e.id = $1`;

/** Chooses the recipients of planned campaigns whose time has come, each campaign once over all instances. */
export async function startDueCampaigns(pool: pg.Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from email_campaigns where state = 'planned' and planned_for <= $1 order by planned_for, id",
    [now],
  );
  for (const { id } of rows) await inTransaction(pool, (client) => start(client, id, now));
}

async function start(client: pg.ClientBase, id: string, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    `update email_campaigns set state = 'sending', started_at = $2
     where id = $1 and state = 'planned' and planned_for <= $2`,
    [id, now],
  );
  if (rowCount === 0) return;
  await client.query(
    `with judged as materialized (${judged}),
       chosen as (
         insert into email_recipients (campaign_id, contact_id, language, domain, state, due_at)
         select $1, id, language, domain, case when reason is null then 'QUEUED' else 'WAITING' end, $2
         from judged where reason is null or (reason = 'no_text' and missing_text = 'wait'))
     update email_campaigns set left_out = (
       select coalesce(jsonb_object_agg(reason, count), '{}') from (
         select reason, count(*) from judged
         where reason is not null and not (reason = 'no_text' and missing_text = 'wait') group by reason) counted)
     where id = $1`,
    [id, now],
  );
}
