import type { Cents } from "#domain/money/cents.ts";
import type { AnsweredOffer, CampaignOffers } from "./ports.ts";

type Refund = Readonly<{ id: string; donationId: string; cents: Cents; reason: string }>;
type Needs = Readonly<{
  offers: Pick<CampaignOffers, "lapse" | "unsettled" | "move" | "settled">;
  /** Refuses nothing twice: the id decides. A refund that waits for the provider is repeated elsewhere. */
  refund: (refund: Refund) => Promise<{ ok: boolean }>;
}>;

/** Carries out every answer. Safe to repeat: refunds and bookings have fixed ids. */
export const settleOffers =
  ({ offers, refund }: Needs) =>
  async (): Promise<void> => {
    await offers.lapse();
    for (const offer of await offers.unsettled()) await settle(offer);

    async function settle(offer: AnsweredOffer): Promise<void> {
      const { donationId, refundCents, answer } = offer;
      if (answer !== "REFUND") return offers.move(offer);
      const id = `campaign-offer-${donationId}`;
      const { ok } = await refund({ id, donationId, cents: refundCents, reason: "Campaign offered it back" });
      // A refusal of the provider is on the donation's page, where staff can refund it another way.
      if (ok) return offers.settled(donationId);
    }
  };
