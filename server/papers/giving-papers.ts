import { tilePrograms } from "#app/components/tiles/tile-palette.ts";
import type { Gift, Terms } from "#app/papers/giving/gift.ts";
import type { AnnualStatementPaper, ReceiptPaper } from "#app/papers/paper.ts";
import type { Campaign } from "#domain/content/kinds/campaign.ts";
import type { Foundation } from "#domain/content/kinds/foundation.ts";
import type { Program } from "#domain/content/kinds/program.ts";
import type { ReceivedGift } from "#domain/giving/received-gift.ts";

/** What the donor's papers need to know beside the gifts themselves. */
export type GivingRecords = Readonly<{
  foundation: Foundation;
  campaigns: readonly Campaign[];
  programs: readonly Program[];
  /** Whether the tax office lists the foundation today. */
  anbi: boolean;
  sample: boolean;
}>;

/** One gift as papers show it. */
export function giftOnPaper(gift: ReceivedGift, records: GivingRecords, terms: Terms): Gift {
  if (gift.receiptNumber === null) throw new Error(`Donation ${gift.donationId} has no receipt number yet`);
  return { ...factsOf(gift, records, terms), receiptNumber: gift.receiptNumber };
}

/** The same, for words that are written before there is a number. */
export const factsOf = (
  gift: ReceivedGift,
  records: GivingRecords,
  terms: Terms,
): Omit<Gift, "receiptNumber"> => ({
  receivedOn: gift.receivedOn,
  amountCents: gift.amountCents,
  coveredFeeCents: gift.coveredFeeCents,
  currency: gift.currency,
  // Seeded gifts never met a provider that could name one.
  method: gift.method ?? (gift.provider === "sandbox" ? "sandbox" : null),
  provider: gift.provider,
  providerReference: gift.providerReference,
  purpose: purposeIn(gift, records),
  terms,
  returned: gift.returned,
});

export const receiptPaper = (
  gift: ReceivedGift,
  records: GivingRecords,
  terms: Terms,
): Omit<ReceiptPaper, "madeAt"> => ({
  kind: "receipt",
  foundation: records.foundation,
  sample: records.sample,
  anbi: records.anbi,
  donor: { name: gift.donorName, addressLines: [] },
  gift: giftOnPaper(gift, records, terms),
  tile: { seed: gift.donationId, program: programOf(gift, records) },
});

/** All gifts of a year. The name is the one given with the latest gift that has one. */
export const statementPaper = (
  year: number,
  gifts: readonly ReceivedGift[],
  records: GivingRecords,
  termsOfGift: (gift: ReceivedGift) => Terms,
): Omit<AnnualStatementPaper, "madeAt"> => ({
  kind: "annual-statement",
  foundation: records.foundation,
  sample: records.sample,
  anbi: records.anbi,
  year,
  donor: { name: gifts.findLast(({ donorName }) => donorName)?.donorName ?? null, addressLines: [] },
  gifts: gifts.map((gift) => giftOnPaper(gift, records, termsOfGift(gift))),
});

export const purposeIn = (
  { campaignId, programId }: Pick<ReceivedGift, "campaignId" | "programId">,
  { campaigns, programs }: Pick<GivingRecords, "campaigns" | "programs">,
) =>
  campaigns.find(({ id }) => id === campaignId)?.title ??
  programs.find(({ id }) => id === programId)?.title ??
  null;

/** Of a gift under no agreement. */
export const termsOf = ({ frequency }: ReceivedGift): Terms => ({
  type: frequency === "MONTHLY" ? "monthly" : "one_off",
});

const programOf = ({ campaignId, programId }: ReceivedGift, { campaigns }: GivingRecords) => {
  const name = campaigns.find(({ id }) => id === campaignId)?.programId ?? programId;
  return tilePrograms.find((program) => program === name) ?? null;
};
