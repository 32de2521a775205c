import type pg from "pg";
import { addDays } from "#domain/calendar/day.ts";
import type { Commitment } from "#domain/campaign-commitment.ts";
import type { CarryOutRefusal, OfferLetter } from "#domain/campaigns/ports.ts";
import { offerDays, planOf, type CampaignFacts, type PaidDonation } from "#domain/campaigns/outcome.ts";
import type { Language, Localized } from "#domain/language.ts";
import { bookReallocation } from "#domain/ledger/book-reallocation.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Editor } from "#domain/content/editing/ports.ts";
import { digest, newSecret } from "../../auth/secrets.ts";
import { writeAudit } from "../audit/audit-log.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { openStatuses, refundableCents } from "../donation-admin/refundable.ts";
import { storedBooks } from "../ledger/ledger.ts";
import { queueMail } from "../mail/outbox.ts";

type Needs = Readonly<{ letter: (offer: OfferLetter) => MailToQueue; today: () => string }>;
export type CarryOut = { ok: true } | { ok: false; reason: CarryOutRefusal };

/** Carries out a campaign's commitment in one transaction: outcome, ledger entry, offers and their mails. Once per campaign. */
export const carryOutCampaign =
  (pool: pg.Pool, { letter, today }: Needs) =>
  (campaignId: string, { actor, requestId }: Editor): Promise<CarryOut> =>
    inTransaction(pool, async (client) => {
      await lockByName(client, `campaign ${campaignId}`);
      const campaign = await campaignFacts(client, campaignId);
      if (!campaign) return { ok: false, reason: "campaign_unknown" };
      if (campaign.isCarriedOut) return { ok: false, reason: "already_carried_out" };
      if (campaign.pending > 0) return { ok: false, reason: "payments_pending" };
      const plan = planOf(campaign, today());
      if (!plan) return { ok: false, reason: "still_open" };
      const by = actor === "program" ? "program" : actor.userId;
      await client.query(
        `insert into campaign_outcomes (campaign_id, outcome, choice, raised_cents, goal_cents, moved_cents, carried_out_by)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [campaignId, plan.outcome, plan.choice, plan.raisedCents, campaign.goalCents, plan.movedCents, by],
      );
      if (plan.movedCents > 0) {
        const target =
          plan.choice === "PROJECT"
            ? { projectId: campaign.otherProjectId, programId: null }
            : { projectId: null, programId: campaign.programId };
        const moved = { id: campaignId, on: today(), campaignId, ...target, cents: plan.movedCents };
        await storedBooks(client).book(bookReallocation(moved));
      }
      const dueOn = addDays(today(), offerDays);
      const donors = new Map(campaign.donations.map((donation) => [donation.donationId, donation]));
      for (const { donationId, giftCents, refundCents } of plan.offers) {
        const donor = donors.get(donationId);
        if (!donor) throw new Error(`The plan offers donation ${donationId}, which is not in the facts`);
        const token = newSecret();
        await client.query(
          `insert into campaign_offers (donation_id, campaign_id, token_hash, gift_cents, refund_cents, due_on)
           values ($1, $2, $3, $4, $5, $6)`,
          [donationId, campaignId, digest(token), giftCents, refundCents, dueOn],
        );
        const { title, programTitle } = campaign;
        await queueMail(client, letter({ ...donor, title, programTitle, token, refundCents, dueOn }));
      }
      await writeAudit(client, {
        actor,
        action: "campaign.carried_out",
        subject: { kind: "campaign", id: campaignId },
        after: {
          outcome: plan.outcome,
          choice: plan.choice,
          movedCents: plan.movedCents,
          offers: plan.offers.length,
        },
        requestId,
      });
      return { ok: true };
    });

type Donor = PaidDonation & Readonly<{ email: string; name: string | null; language: Language }>;
type Campaign = Omit<CampaignFacts, "donations"> &
  Readonly<{
    title: Localized;
    programId: string;
    programTitle: Localized;
    otherProjectId: string | null;
    isCarriedOut: boolean;
    /** Payments that can still arrive, such as direct debits. */
    pending: number;
    donations: readonly Donor[];
  }>;

/** Null if it was never published. A campaign that was unpublished later can no longer be carried out. */
export async function campaignFacts(
  db: Pick<pg.ClientBase, "query">,
  campaignId: string,
): Promise<Campaign | null> {
  const { rows } = await db.query<Omit<Campaign, "donations"> & { commitment: Commitment }>(
    `select (item.body->>'goalCents')::bigint as "goalCents", item.body->>'endsOn' as "endsOn",
       stated.announced_ends_on::text as "announcedEndsOn", item.body->>'cancelledOn' as "cancelledOn",
       stated.commitment, stated.other_project_id as "otherProjectId", item.body->'title' as title,
       item.body->>'programId' as "programId", program.body->'title' as "programTitle",
       exists (select from campaign_outcomes done where done.campaign_id = item.id) as "isCarriedOut",
       (select count(*)::int from donations d where d.campaign_id = item.id and d.status = 'PROCESSING') as pending
     from content_items item join campaign_commitments stated on stated.campaign_id = item.id
       join content_items program on program.kind = 'program' and program.id = item.body->>'programId'
     where item.kind = 'campaign' and item.id = $1`,
    [campaignId],
  );
  const [campaign] = rows;
  if (!campaign) return null;
  const donations = await db.query<Donor & { giftCents: Cents }>(
    `select d.id as "donationId", d.donor_email as email, d.donor_name as name, d.language,
       net.cents as "giftCents",
       case when d.status in (${openStatuses}) and attempt.provider is not null and not d.by_transfer
           and d.donor_email <> '' then ${refundableCents} else 0 end as "refundableCents"
     from donations d left join payment_attempts attempt on attempt.id = d.paid_attempt_id
       cross join lateral (
         select coalesce(-sum(posting.cents), 0)::bigint as cents
         from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
           join ledger_accounts account on account.id = posting.account_id
         where entry.donation_id = d.id and account.raised
       ) net
     where d.campaign_id = $1 and d.paid_at is not null and d.fund is null and net.cents > 0
     order by d.paid_at, d.id`,
    [campaignId],
  );
  return { ...campaign, donations: donations.rows };
}
