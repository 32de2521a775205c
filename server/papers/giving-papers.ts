import { tilePrograms } from "#app/components/tiles/tile-palette.ts";
import type { Gift } from "#app/papers/giving/gift.ts";
import type { AnnualStatementPaper, ReceiptChecks, ReceiptPaper } from "#app/papers/paper.ts";
import type { Foundation } from "#domain/content/kinds/foundation/schema.ts";
import type { PeriodicPart } from "#domain/giving/periodic/periodic-terms.ts";
import type { ReceivedGift } from "#domain/giving/settle/received-gift.ts";
import type { Purposes } from "#domain/ledger/purpose.ts";

export type GivingRecords = Readonly<{
  foundation: Foundation;
  purposes: Purposes;
  sample: boolean;
}>;

function giftOnPaper(gift: ReceivedGift, records: GivingRecords, periodic: readonly PeriodicPart[]): Gift {
  if (gift.receiptNumber === null) throw new Error(`Donation ${gift.donationId} has no receipt number yet`);
  return { ...factsOf(gift, records, periodic), receiptNumber: gift.receiptNumber };
}

/** For texts before the receipt has a number. */
export const factsOf = (
  gift: ReceivedGift,
  records: GivingRecords,
  periodic: readonly PeriodicPart[],
): Omit<Gift, "receiptNumber"> => ({
  donationId: gift.donationId,
  receivedOn: gift.receivedOn,
  giftCents: gift.giftCents,
  coverCents: gift.coverCents,
  currency: gift.currency,
  frequency: gift.frequency,
  fund: gift.fund,
  // Seeded donations have no provider method.
  method: gift.method ?? (gift.provider === "sandbox" ? "sandbox" : null),
  inKind: gift.inKind,
  provider: gift.provider,
  providerReference: gift.providerReference,
  purpose: records.purposes.booked(gift)?.title ?? null,
  periodic,
  returned: gift.returned,
});

export const receiptPaper = (
  gift: ReceivedGift,
  records: GivingRecords,
  periodic: readonly PeriodicPart[],
  checks: ReceiptChecks,
): Omit<ReceiptPaper, "madeAt"> => ({
  kind: "receipt",
  checks,
  foundation: records.foundation,
  sample: records.sample,
  anbi: gift.anbi,
  donor: { name: gift.donorName, addressLines: [] },
  gift: giftOnPaper(gift, records, periodic),
  tile: { seed: gift.donationId, program: programOf(gift, records) },
});

/** With the name of the year's latest donation that has one. */
export const statementPaper = (
  year: number,
  gifts: readonly ReceivedGift[],
  records: GivingRecords,
  periodicOf: (gift: ReceivedGift) => readonly PeriodicPart[],
): Omit<AnnualStatementPaper, "madeAt"> => ({
  kind: "annual-statement",
  foundation: records.foundation,
  sample: records.sample,
  anbi: gifts.some(({ anbi }) => anbi),
  notAnbi: gifts.filter(({ anbi }) => !anbi).flatMap(({ receiptNumber }) => receiptNumber ?? []),
  year,
  donor: { name: nameOnStatement(gifts), addressLines: [] },
  gifts: gifts.map((gift) => giftOnPaper(gift, records, periodicOf(gift))),
});

/** For a guest, the first name of the year: others can give under the same address and must not change the name on the receipt. */
function nameOnStatement(gifts: readonly ReceivedGift[]): string | null {
  const own = gifts.findLast(({ givenSignedIn, donorName }) => givenSignedIn && donorName);
  return (own ?? gifts.find(({ donorName }) => donorName))?.donorName ?? null;
}

const programOf = (gift: ReceivedGift, { purposes }: GivingRecords) => {
  const name = purposes.booked(gift)?.programId;
  return tilePrograms.find((program) => program === name) ?? null;
};
