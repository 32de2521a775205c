import type { PledgeAnswer } from "#domain/matching/answers.ts";
import type { Cents } from "#domain/money/cents.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";

/** The values of a pledge as its form shows them. An unticked box has none. */
export const startOf = (pledge: PledgeAnswer) => ({
  campaignId: pledge.campaignId,
  sponsor: pledge.sponsor,
  sponsorKind: pledge.sponsorKind,
  sponsorEmail: pledge.sponsorEmail ?? "",
  adds: String(pledge.adds),
  per: String(pledge.per),
  poolCents: written(pledge.poolCents),
  perDonationCents: written(pledge.perDonationCents),
  perDonorCents: written(pledge.perDonorCents),
  minimumCents: written(pledge.minimumCents),
  startsOn: pledge.startsOn,
  endsOn: pledge.endsOn,
  priority: String(pledge.priority),
  monthly: pledge.monthly,
  ...(pledge.withManual && { withManual: "on" }),
  ...(pledge.remainderGiven && { remainderGiven: "on" }),
  signedOn: pledge.signedOn,
});

const written = (cents: Cents | null): string => (cents === null ? "" : decimalEuros(cents));
