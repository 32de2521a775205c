import type pg from "pg";
import type { EmailPurpose } from "#domain/email-purposes.ts";
import { hasTooManyBounces, type Limits } from "#domain/email-campaigns/pace.ts";
import type { ClaimedEmail, EmailQueue } from "#domain/email-campaigns/send-emails.ts";
import type { Language, Localized } from "#domain/language.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { reasonAgainst } from "./audience.ts";
import { roomNow, takeRoom } from "./sending-pace.ts";
import { settleEmail } from "./settle-email.ts";
import { startDueCampaigns } from "./start-campaigns.ts";

/** Longer than any attempt with the SMTP timeouts; an email of a killed instance waits this long. */
const leaseMs = 15 * 60_000;

type Options = Readonly<{ limits: Limits; leaseMs?: number }>;

export const emailQueue = (pool: pg.Pool, options: Options): EmailQueue => ({
  startDue: (now) => startDueCampaigns(pool, now),
  claim: (most, now) => claimEmails(pool, { leaseMs, ...options }, most, now),
  settle: (email, settlement) => settleEmail(pool, email, settlement),
  conclude: async (now, hadRefusals) => {
    if (hadRefusals) await pauseBounced(pool);
    await pool.query(
      `update email_campaigns c set state = 'finished', ended_at = $1 where state = 'sending'
         and not exists (select from email_recipients r where r.campaign_id = c.id and r.state in ('QUEUED', 'SENDING'))`,
      [now],
    );
  },
});

/**
 * The domains with waiting emails are found one after the other in the index, and no more of them than needed. $1 the campaign, $2 now,
 * $3 how many at most, $4 at one time to one domain, $5 the end of the lease.
 */
const claim = `with recursive domains as (
    (select domain from email_recipients where campaign_id = $1 and state in ('QUEUED', 'SENDING') order by domain limit 1)
    union all
    select (select r.domain from email_recipients r
      where r.campaign_id = $1 and r.state in ('QUEUED', 'SENDING') and r.domain > d.domain order by r.domain limit 1)
    from domains d where d.domain is not null),
  picked as materialized (
    select due.id from domains d cross join lateral (
      select r.id from email_recipients r
      where r.campaign_id = $1 and r.domain = d.domain and r.state in ('QUEUED', 'SENDING') and r.due_at <= $2
        and not exists (select from slow_domains s where s.domain = d.domain and s.not_before > $2)
      order by r.due_at limit greatest(0, $4 - (
        select count(*) from email_recipients busy
        where busy.domain = d.domain and busy.state = 'SENDING' and busy.due_at > $2))) due
    where d.domain is not null limit $3),
  judged as materialized (
    select r.id, ${reasonAgainst({ campaign: "e", contact: "c", language: "r.language", now: "$2" })} as reason
    from picked join email_recipients r on r.id = picked.id join contacts c on c.id = r.contact_id
      join email_campaigns e on e.id = r.campaign_id),
  left_out as (
    update email_recipients r set state = 'LEFT_OUT', reason = judged.reason
    from judged where judged.id = r.id and judged.reason is not null),
  taken as (
    update email_recipients r set state = 'SENDING', attempts = attempts + 1, due_at = $5, reason = null
    from judged where judged.id = r.id and judged.reason is null
    returning r.id, r.contact_id, r.language, r.attempts)
  select t.id::text as id, t.contact_id as "contactId", t.language, t.attempts, c.address, c.name
  from taken t join contacts c on c.id = t.contact_id
  union all select null, null, null, null, null, null from judged where reason is not null`;

type TakenRow = {
  id: string | null;
  contactId: string;
  language: Language;
  attempts: number;
  address: string;
  name: string | null;
};
type CampaignRow = { id: string; purpose: EmailPurpose; subject: Localized; body: Localized };

/** One instance at a time, so that limits hold over all of them. */
const claimEmails = (
  pool: pg.Pool,
  { limits, leaseMs: lease }: Required<Options>,
  most: number,
  now: Date,
): Promise<ClaimedEmail[]> =>
  inTransaction(pool, async (client) => {
    const { rows: campaigns } = await client.query<CampaignRow>(
      "select id, purpose, subject, body from email_campaigns where state = 'sending' order by started_at, id",
    );
    if (campaigns.length === 0) return [];
    await lockByName(client, "email campaigns");
    const leaseUntil = new Date(now.getTime() + lease);
    const room = Math.min(most, await roomNow(client, limits, now));
    const claimed: ClaimedEmail[] = [];
    for (const { id: campaignId, ...texts } of campaigns) {
      // People who were left out make room for others.
      for (let judged = 1; judged > 0 && claimed.length < room;) {
        const { rows } = await client.query<TakenRow>({
          name: "email-claim",
          text: claim,
          values: [campaignId, now, room - claimed.length, limits.perDomain, leaseUntil],
        });
        judged = rows.length;
        for (const { id, ...row } of rows)
          if (id !== null) claimed.push({ ...texts, ...row, id, campaignId, leaseUntil });
      }
    }
    await takeRoom(client, claimed.length, now);
    return claimed;
  });

/** Receivers that refuse many would soon refuse everything. */
async function pauseBounced(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string; tried: number; bounced: number }>(
    `select c.id, count(*) filter (where r.state in ('SENT', 'REFUSED'))::int as tried,
       (count(*) filter (where r.state = 'REFUSED') - c.accepted_refusals)::int as bounced
     from email_campaigns c join email_recipients r on r.campaign_id = c.id where c.state = 'sending' group by c.id`,
  );
  for (const { id, ...counts } of rows)
    if (hasTooManyBounces(counts))
      await pool.query(
        "update email_campaigns set state = 'paused', paused_because = 'bounces' where id = $1 and state = 'sending'",
        [id],
      );
}
