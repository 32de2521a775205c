import type pg from "pg";
import { asCents, type Cents } from "#domain/money/cents.ts";
import {
  decideMatches,
  keyOf,
  type MatchableDonation,
  type Matched,
  type MatchEntry,
} from "#domain/matching/decide-matches.ts";
import type { HeldMatch } from "#domain/matching/match.ts";
import type { Pledge } from "#domain/matching/pledge.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { tellEveryInstance } from "../content/content-changes.ts";

/** One transaction decides so many. */
const atOnce = 500;

/** Decides what waits, in the order of confirmation. Safe for concurrent callers: they wait for each other. */
export const decideWaitingMatches = (pool: pg.Pool, today: () => string) => async (): Promise<void> => {
  while ((await pool.query<{ id: number }>("select id from matching_queue limit 1")).rows.length > 0)
    await inTransaction(pool, (client) => decideNext(client, today()));
};

async function decideNext(client: pg.PoolClient, today: string): Promise<void> {
  await lockByName(client, "matching");
  const { rows: waiting } = await client.query<MatchableDonation & { queueId: number }>(
    `/* never null: campaignId, because only donations of a campaign wait */
     select q.id as "queueId", ${matchable}
     from matching_queue q join donations d on d.id = q.donation_id order by q.id limit ${atOnce}`,
  );
  const pledges = await pledgesFor(client, waiting);
  const entries = decideMatches(waiting, pledges, await matchedSoFar(client, waiting, pledges), today);
  await write(client, entries);
  await client.query("delete from matching_queue where id = any($1)", [
    waiting.map(({ queueId }) => queueId),
  ]);
  if (entries.length > 0) await client.query(tellEveryInstance);
}

/** Of donation `d` waiting as `q`. A donor without an address is one donor for each donation. */
const matchable = `d.id as "donationId", d.campaign_id as "campaignId",
  coalesce(nullif(lower(d.donor_email), ''), d.id) as "donorEmail",
  (case when d.status = 'PROCESSING' then d.amount_cents when d.paid_at is null then 0 else (
    select coalesce(-sum(posting.cents), 0)
    from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
      join ledger_accounts account on account.id = posting.account_id
    where entry.donation_id = d.id and account.raised) end)::bigint as "leftCents",
  coalesce((select min(e.at) from donation_events e
    where e.donation_id = d.id and e.to_status in ('PROCESSING', 'COMPLETED')), q.at) as "confirmedAt",
  exists (select from entered_gifts g where g.id = d.id) as "isManual",
  coalesce(d.recurring_gift_id <> d.id, false) as "isRenewal",
  d.status in ('FAILED', 'CANCELLED') as "hasFailed"`;

/** Locked, so that no terms change while they are applied. */
async function pledgesFor(
  client: pg.ClientBase,
  waiting: readonly Pick<MatchableDonation, "campaignId">[],
): Promise<Pledge[]> {
  const { rows } = await client.query<Pledge>(
    `select id, campaign_id as "campaignId", priority, sponsor_email as "sponsorEmail", adds, per,
       per_donation_cents as "perDonationCents", per_donor_cents as "perDonorCents", minimum_cents as "minimumCents",
       monthly, with_manual as "withManual", pool_cents as "poolCents", used_cents as "usedCents",
       starts_on::text as "startsOn", ends_on::text as "endsOn", claimed_on::text as "claimedOn", created_at as "createdAt"
     from matching_pledges where campaign_id = any($1) order by id for update`,
    [waiting.map(({ campaignId }) => campaignId)],
  );
  return rows;
}

async function matchedSoFar(
  client: pg.ClientBase,
  waiting: readonly MatchableDonation[],
  pledges: readonly Pledge[],
): Promise<Matched> {
  const held = await client.query<HeldMatch & { pledgeId: string; donationId: string }>(
    `select pledge_id as "pledgeId", donation_id as "donationId",
       (max(counted_cents) filter (where kind = 'DECIDED'))::bigint as "countedCents",
       (max(match_cents) filter (where kind = 'DECIDED'))::bigint as "decidedCents",
       sum(match_cents)::bigint as "heldCents", sum(pool_cents - match_cents)::bigint as "creditedCents"
     from matching_entries where donation_id = any($1) group by 1, 2
     /* never null: countedCents, decidedCents, heldCents, creditedCents, because the first entry decides */`,
    [waiting.map(({ donationId }) => donationId)],
  );
  const capped = pledges.filter(({ perDonorCents }) => perDonorCents !== null).map(({ id }) => id);
  const donors = await client.query<{ pledgeId: string; donor: string; cents: Cents }>(
    `select e.pledge_id as "pledgeId", lower(d.donor_email) as donor, coalesce(sum(e.match_cents), 0)::bigint as cents
     from donations d join matching_entries e on e.donation_id = d.id
     where lower(d.donor_email) = any($1) and e.pledge_id = any($2) group by 1, 2`,
    [capped.length === 0 ? [] : waiting.map(({ donorEmail }) => donorEmail), capped],
  );
  return {
    held: new Map(held.rows.map((row) => [keyOf(row.pledgeId, row.donationId), row])),
    ofDonor: new Map(
      donors.rows.map(({ pledgeId, donor, cents }) => [keyOf(pledgeId, donor), asCents(cents)]),
    ),
    used: new Map(),
  };
}

async function write(client: pg.ClientBase, entries: readonly MatchEntry[]): Promise<void> {
  await client.query(
    `insert into matching_entries (pledge_id, donation_id, kind, counted_cents, match_cents, pool_cents)
     select "pledgeId", "donationId", kind, "countedCents", "matchCents", "poolCents"
     from jsonb_to_recordset($1::jsonb) as asked("pledgeId" text, "donationId" text, kind text, "countedCents" bigint,
       "matchCents" bigint, "poolCents" bigint)`,
    [JSON.stringify(entries)],
  );
}
