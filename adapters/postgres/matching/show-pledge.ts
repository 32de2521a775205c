import type pg from "pg";
import type { PledgeAnswer } from "#domain/matching/answers.ts";
import { stateOfPledge } from "#domain/matching/pledge.ts";

/** Reserved for direct debits that can still fail; `p` is the pledge. */
export const pendingOf = `(select count(distinct e.donation_id)::int from matching_entries e join donations d on d.id = e.donation_id
  where e.pledge_id = p.id and d.status = 'PROCESSING')`;

export async function showPledge(pool: pg.Pool, id: string, today: string): Promise<PledgeAnswer | null> {
  const { rows } = await pool.query<Omit<PledgeAnswer, "state">>(
    `select p.id, p.version, p.campaign_id as "campaignId", p.sponsor, p.sponsor_kind as "sponsorKind",
       p.sponsor_email as "sponsorEmail", p.adds, p.per, p.pool_cents as "poolCents",
       p.per_donation_cents as "perDonationCents", p.per_donor_cents as "perDonorCents",
       p.minimum_cents as "minimumCents", p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.priority,
       p.monthly, p.with_manual as "withManual", p.remainder_given as "remainderGiven",
       p.signed_on::text as "signedOn", p.used_cents as "usedCents", p.claimed_on::text as "claimedOn",
       p.claimed_cents as "claimedCents", ${pendingOf} as pending,
       (select count(*)::int from (select from matching_entries where pledge_id = p.id group by donation_id
         having sum(match_cents) > 0) matched) as donations,
       (select coalesce(sum(pool_cents - match_cents), 0)::bigint from matching_entries where pledge_id = p.id) as "creditedCents",
       (select e.id from hand_entries h join ledger_entries e on e.cause_kind = h.kind and e.cause_id = h.id
         where h.id = p.claim_id) as "entryNumber"
     from matching_pledges p where p.id = $1`,
    [id],
  );
  const [pledge] = rows;
  return pledge ? { ...pledge, state: stateOfPledge(pledge, today) } : null;
}
