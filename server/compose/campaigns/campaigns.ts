import type pg from "pg";
import { storedCampaignOffers } from "#adapters/postgres/campaigns/campaign-offers.ts";
import { campaignFacts, carryOutCampaign } from "#adapters/postgres/campaigns/campaign-outcomes.ts";
import { carriedOut } from "#adapters/postgres/campaigns/carried-out.ts";
import type { CampaignOfferAnswer, CampaignOutcomeAnswer } from "#domain/campaigns/answers.ts";
import { planOf } from "#domain/campaigns/outcome.ts";
import { settleOffers } from "#domain/campaigns/settle-offers.ts";
import { stateOf } from "#domain/content/kinds/campaign/public.ts";
import type { Content } from "#domain/content/ports.ts";
import type { refundDonation } from "#domain/donation-admin/refund-donation.ts";
import type { Language } from "#domain/language.ts";
import { sumOf } from "#domain/money/sums.ts";
import { campaignOfferLetter } from "../../letters/campaign-letters.ts";
import { today } from "../../timing/clock.ts";

type Needs = {
  content: Content;
  publicUrl: string;
  refund: ReturnType<typeof refundDonation>;
};

export function composeCampaigns(pool: pg.Pool, { content, publicUrl, refund }: Needs) {
  const offers = storedCampaignOffers(pool, today);
  const settle = settleOffers({
    offers,
    refund: (request) => refund(request, "program", `offer ${request.donationId}`),
  });
  return {
    carryOut: carryOutCampaign(pool, { letter: campaignOfferLetter(publicUrl), today }),
    settle,

    showOffer: async (token: string, language: Language): Promise<CampaignOfferAnswer | null> => {
      const offer = await offers.find(token);
      if (!offer) return null;
      const { title, programTitle, refundCents, dueOn, answer } = offer;
      const isDue = today() > dueOn;
      return { title: title[language], program: programTitle[language], refundCents, dueOn, isDue, answer };
    },

    /** The refund or the booking follows at once; the job repeats it if that fails. */
    answerOffer: async (token: string, answer: "REFUND" | "KEEP") => {
      const outcome = await offers.answer(token, answer);
      if (outcome === "answered") await settle();
      return outcome;
    },

    outcomes: async (language: Language): Promise<CampaignOutcomeAnswer[]> => {
      const done = await carriedOut(pool);
      const ended = (await content.list("campaign")).filter((body) => stateOf(body, today()) !== "OPEN");
      const rows = await Promise.all(
        ended.map(async (body): Promise<CampaignOutcomeAnswer | null> => {
          const { id } = body;
          const known = done.get(id);
          const about = { id, title: body.title[language], endedOn: body.cancelledOn ?? body.endsOn };
          if (known) return { ...about, ...known, pending: 0 };
          const facts = await campaignFacts(pool, id);
          const plan = facts && planOf(facts, today());
          if (!facts || !plan) return null;
          const { outcome, choice, raisedCents, movedCents } = plan;
          const count = plan.offers.length;
          const cents = sumOf(plan.offers.map(({ refundCents }) => refundCents));
          return {
            ...about,
            outcome,
            choice,
            raisedCents,
            movedCents,
            goalCents: facts.goalCents,
            offers: { count, cents, refund: 0, keep: 0, lapsed: 0 },
            pending: facts.pending,
            carriedOutOn: null,
          };
        }),
      );
      return rows
        .filter((row) => row !== null)
        .sort((a, b) => b.endedOn.localeCompare(a.endedOn) || a.id.localeCompare(b.id));
    },
  };
}
