import type pg from "pg";
import { refusalOfAnswer, type OfferAnswer } from "#domain/campaigns/outcome.ts";
import type { AnsweredOffer, CampaignOffers, FoundOffer } from "#domain/campaigns/ports.ts";
import { bookReallocation } from "#domain/ledger/book-reallocation.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { smallerOf } from "#domain/money/sums.ts";
import { digest } from "../../auth/secrets.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { storedBooks } from "../ledger/ledger.ts";

const batch = 100;

export const storedCampaignOffers = (pool: pg.Pool, today: () => string): CampaignOffers => ({
  find: async (token) => {
    const { rows } = await pool.query<FoundOffer>(
      `select campaign.body->'title' as title, program.body->'title' as "programTitle",
         offer.refund_cents as "refundCents", offer.due_on::text as "dueOn", offer.answer
       from campaign_offers offer
         join content_items campaign on campaign.kind = 'campaign' and campaign.id = offer.campaign_id
         join content_items program on program.kind = 'program' and program.id = campaign.body->>'programId'
       where offer.token_hash = $1`,
      [digest(token)],
    );
    return rows[0] ?? null;
  },

  answer: (token, answer) =>
    inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ donationId: string; answer: OfferAnswer | null; dueOn: string }>(
        `select donation_id as "donationId", answer, due_on::text as "dueOn" from campaign_offers
         where token_hash = $1 for update`,
        [digest(token)],
      );
      const [offer] = rows;
      if (!offer) return "offer_unknown";
      const refusal = refusalOfAnswer(offer, answer, today());
      if (refusal || offer.answer !== null) return refusal ?? "answered";
      await client.query(
        "update campaign_offers set answer = $2, answered_at = now() where donation_id = $1",
        [offer.donationId, answer],
      );
      return "answered";
    }),

  lapse: async () => {
    await pool.query(
      "update campaign_offers set answer = 'LAPSED', answered_at = now() where answer is null and due_on < $1",
      [today()],
    );
  },

  unsettled: async () => {
    const { rows } = await pool.query<AnsweredOffer>(
      `select donation_id as "donationId", campaign_id as "campaignId", refund_cents as "refundCents", answer
       from campaign_offers where answer is not null and settled_at is null order by answered_at limit ${batch}`,
    );
    return rows;
  },

  move: ({ donationId, campaignId }) =>
    inTransaction(pool, async (client) => {
      // Locks the offer. What was refunded or charged back meanwhile cannot be moved.
      const { rows } = await client.query<{ giftCents: Cents; leftCents: Cents; programId: string }>(
        `select offer.gift_cents as "giftCents", campaign.body->>'programId' as "programId",
           (select coalesce(-sum(posting.cents), 0)::bigint
             from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
               join ledger_accounts account on account.id = posting.account_id
             where entry.donation_id = offer.donation_id and account.raised) as "leftCents"
         from campaign_offers offer
           join content_items campaign on campaign.kind = 'campaign' and campaign.id = offer.campaign_id
         where offer.donation_id = $1 and offer.settled_at is null for update of offer`,
        [donationId],
      );
      const [offer] = rows;
      if (!offer) return;
      const cents = smallerOf(offer.giftCents, offer.leftCents);
      if (cents > noCents) {
        const id = `${campaignId}/${donationId}`;
        const moved = { id, on: today(), campaignId, programId: offer.programId, projectId: null, cents };
        await storedBooks(client).book(bookReallocation(moved));
      }
      await settled(client, donationId);
    }),

  settled: (donationId) => settled(pool, donationId),
});

async function settled(db: Pick<pg.ClientBase, "query">, donationId: string): Promise<void> {
  await db.query(
    "update campaign_offers set settled_at = now() where donation_id = $1 and settled_at is null",
    [donationId],
  );
}
