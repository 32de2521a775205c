import type pg from "pg";
import type { MatchOffer, OwnMatch } from "#domain/matching/answers.ts";
import { stateOfPledge, type Pledge } from "#domain/matching/pledge.ts";

/** The public amount changes after so many more donors. */
const donorsAtOnce = 10;

type Row = Omit<MatchOffer, "state"> & Pick<Pledge, "usedCents" | "claimedOn">;

/** By priority. Pledges of the future are not shown. */
export async function offersFor(pool: pg.Pool, campaignId: string, today: string): Promise<MatchOffer[]> {
  const { rows } = await pool.query<Row>(
    `select p.sponsor, p.adds, p.per, p.pool_cents as "poolCents", p.per_donation_cents as "perDonationCents",
       p.per_donor_cents as "perDonorCents", p.minimum_cents as "minimumCents", p.starts_on::text as "startsOn",
       p.ends_on::text as "endsOn", p.monthly, p.remainder_given as "remainderGiven", p.used_cents as "usedCents",
       p.claimed_on::text as "claimedOn", coalesce((
         with first_match as (
           select min(e.id) as id from matching_entries e join donations d on d.id = e.donation_id
           where e.pledge_id = p.id and e.kind = 'DECIDED' and e.match_cents > 0 group by lower(d.donor_email)
         ), numbered as (
           select id, row_number() over (order by id) as donors from first_match
         )
         select sum(e.match_cents) from matching_entries e
         where e.pledge_id = p.id and e.id <= (select max(id) from numbered where donors % ${donorsAtOnce} = 0)
       ), 0)::bigint as "matchedCents"
     from matching_pledges p where p.campaign_id = $1 and p.starts_on <= $2 order by p.priority, p.id`,
    [campaignId, today],
  );
  return rows.map(({ usedCents, claimedOn, ...offer }) => ({
    ...offer,
    state: stateOfPledge({ ...offer, usedCents, claimedOn }, today),
  }));
}

/** Of a donation whose money has arrived. */
export async function matchesOfDonation(pool: pg.Pool, donationId: string): Promise<OwnMatch[]> {
  const { rows } = await pool.query<OwnMatch>(
    `select p.sponsor, coalesce(sum(e.match_cents), 0)::bigint as cents
     from matching_entries e join matching_pledges p on p.id = e.pledge_id
     where e.donation_id = $1 and exists (select from donations d where d.id = $1 and d.paid_at is not null)
     group by p.id having sum(e.match_cents) > 0 order by p.priority, p.id`,
    [donationId],
  );
  return rows;
}
