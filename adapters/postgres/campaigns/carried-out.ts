import type pg from "pg";
import type { CampaignOutcomeAnswer } from "#domain/campaigns/answers.ts";

type Done = Omit<CampaignOutcomeAnswer, "id" | "title" | "endedOn" | "pending">;

/** What was carried out, by campaign, with the donors' answers so far. */
export async function carriedOut(pool: pg.Pool): Promise<ReadonlyMap<string, Done>> {
  const { rows } = await pool.query<Done & { id: string }>(
    `select done.campaign_id as id, done.outcome, done.choice, done.raised_cents as "raisedCents",
       done.goal_cents as "goalCents", done.moved_cents as "movedCents",
       (done.carried_out_at at time zone 'Europe/Amsterdam')::date::text as "carriedOutOn",
       jsonb_build_object('count', count(offer.donation_id), 'cents', coalesce(sum(offer.refund_cents), 0),
         'refund', count(*) filter (where offer.answer = 'REFUND'),
         'keep', count(*) filter (where offer.answer = 'KEEP'),
         'lapsed', count(*) filter (where offer.answer = 'LAPSED')) as offers
     from campaign_outcomes done left join campaign_offers offer on offer.campaign_id = done.campaign_id
     group by done.campaign_id`,
  );
  return new Map(rows.map(({ id, ...done }) => [id, done]));
}
