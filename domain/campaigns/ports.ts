import type { OfferAnswer } from "./outcome.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";

export type CarryOutRefusal = "campaign_unknown" | "already_carried_out" | "payments_pending" | "still_open";

/** What an offer's mail says. */
export type OfferLetter = Readonly<{
  donationId: string;
  email: string;
  name: string | null;
  language: Language;
  title: Localized;
  programTitle: Localized;
  token: string;
  refundCents: Cents;
  dueOn: string;
}>;

export type FoundOffer = Readonly<{
  title: Localized;
  programTitle: Localized;
  refundCents: Cents;
  dueOn: string;
  answer: OfferAnswer | null;
}>;

export type AnsweredOffer = Readonly<{
  donationId: string;
  campaignId: string;
  refundCents: Cents;
  answer: OfferAnswer;
}>;

type AnswerOutcome = "answered" | "offer_unknown" | "already_answered" | "too_late";

export type CampaignOffers = Readonly<{
  find: (token: string) => Promise<FoundOffer | null>;
  answer: (token: string, answer: "REFUND" | "KEEP") => Promise<AnswerOutcome>;
  /** Offers without an answer after their last day. */
  lapse: () => Promise<void>;
  /** Answered, but neither refunded nor moved yet. */
  unsettled: () => Promise<readonly AnsweredOffer[]>;
  /** Books the donation's money to the program, once. */
  move: (offer: AnsweredOffer) => Promise<void>;
  settled: (donationId: string) => Promise<void>;
}>;
