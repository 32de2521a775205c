import type { Commitment, CommitmentChoice } from "#domain/campaign-commitment.ts";
import { asCents, noCents, type Cents } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";

/** REACHED: exactly the goal and in time, so nothing has to be carried out. */
export const campaignOutcomes = ["CANCELLED", "BELOW_GOAL", "LATE", "ABOVE_GOAL", "REACHED"] as const;
export type CampaignOutcome = (typeof campaignOutcomes)[number];

export type PaidDonation = Readonly<{
  donationId: string;
  /** Without the covered fee, less refunds. */
  giftCents: Cents;
  /** With the covered fee: what the provider can still send back. Zero without an address or an online payment. */
  refundableCents: Cents;
}>;

export type CampaignFacts = Readonly<{
  goalCents: Cents;
  endsOn: string;
  /** The last day when the campaign was first published. */
  announcedEndsOn: string;
  cancelledOn: string | null;
  commitment: Commitment;
  donations: readonly PaidDonation[];
}>;

type Offer = Readonly<{ donationId: string; giftCents: Cents; refundCents: Cents }>;

export type Plan = Readonly<{
  outcome: CampaignOutcome;
  choice: CommitmentChoice;
  raisedCents: Cents;
  /** Leaves the campaign at once, for its program or the named project. */
  movedCents: Cents;
  offers: readonly Offer[];
}>;

/** Donors have this long to answer; then the money goes to the program. */
export const offerDays = 30;

/** Null while the campaign is open: nothing is decided yet. */
export function outcomeOf(facts: CampaignFacts, today: string): CampaignOutcome | null {
  if (facts.cancelledOn !== null) return "CANCELLED";
  if (facts.endsOn >= today) return null;
  const raised = raisedFor(facts);
  if (raised < facts.goalCents) return "BELOW_GOAL";
  if (facts.endsOn > facts.announcedEndsOn) return "LATE";
  return raised > facts.goalCents ? "ABOVE_GOAL" : "REACHED";
}

/** What the commitment asks for. Offers and moved money together are exactly the money that the outcome concerns. */
export function planOf(facts: CampaignFacts, today: string): Plan | null {
  const outcome = outcomeOf(facts, today);
  if (outcome === null) return null;
  const raisedCents = raisedFor(facts);
  const choice = choiceFor(outcome, facts.commitment);
  const concerned = outcome === "ABOVE_GOAL" ? minus(raisedCents, facts.goalCents) : raisedCents;
  if (choice === "CAMPAIGN" || concerned <= 0)
    return { outcome, choice, raisedCents, movedCents: noCents, offers: [] };
  if (choice !== "OFFER_BACK") return { outcome, choice, raisedCents, movedCents: concerned, offers: [] };
  const offers = facts.donations
    .filter(({ refundableCents }) => refundableCents > 0)
    .map((donation) => offerFor(donation, concerned, raisedCents))
    .filter(({ giftCents }) => giftCents > 0);
  const offered = sumOf(offers.map(({ giftCents }) => giftCents));
  return { outcome, choice, raisedCents, movedCents: minus(concerned, offered), offers };
}

/** The last step of an offer. An answer is final; a repeated one changes nothing. */
export const offerAnswers = ["REFUND", "KEEP", "LAPSED"] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

export const refusalOfAnswer = (
  offer: Readonly<{ answer: OfferAnswer | null; dueOn: string }>,
  answer: OfferAnswer,
  today: string,
): "already_answered" | "too_late" | null => {
  if (offer.answer !== null) return offer.answer === answer ? null : "already_answered";
  return answer !== "LAPSED" && today > offer.dueOn ? "too_late" : null;
};

const raisedFor = ({ donations }: CampaignFacts): Cents => sumOf(donations.map(({ giftCents }) => giftCents));

const choiceFor = (outcome: CampaignOutcome, commitment: Commitment): CommitmentChoice => {
  switch (outcome) {
    case "CANCELLED":
      return commitment.cancelled;
    case "BELOW_GOAL":
      return commitment.belowGoal;
    case "LATE":
      return commitment.late;
    case "ABOVE_GOAL":
      return commitment.aboveGoal;
    case "REACHED":
      return "CAMPAIGN";
  }
};

/** Everything, with the covered fee; or the donor's share of a surplus, rounded down. */
function offerFor(donation: PaidDonation, concerned: Cents, raised: Cents): Offer {
  const { donationId, giftCents, refundableCents } = donation;
  if (concerned === raised) return { donationId, giftCents, refundCents: refundableCents };
  const share = asCents(Number((BigInt(giftCents) * BigInt(concerned)) / BigInt(raised)));
  const cents = share < refundableCents ? share : refundableCents;
  return { donationId, giftCents: cents, refundCents: cents };
}
