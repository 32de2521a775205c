import { yearOf } from "#domain/calendar/day.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, smallerOf, sumOf } from "#domain/money/sums.ts";
import { isCash, type ReceivedGift } from "../settle/received-gift.ts";

/** An agreement that both have signed, as far as it decides which gifts were given under it. */
export type ActiveAgreement = Readonly<{
  transactionNumber: string;
  yearlyCents: Cents;
  firstYear: number;
  /** Null: for an indefinite time. */
  termYears: number | null;
  /** The day from which it holds: a gift that came before the signature stays an ordinary one. */
  activeFrom: string;
  /** The last day on which it held, when it ended before its time. */
  endedOn: string | null;
}>;

/** What of a gift was given under an agreement. */
export type PeriodicPart = Readonly<{ transactionNumber: string; cents: Cents }>;

/** The law knows a fixed yearly sum: donations count oldest first until it is reached. Fee cover and the excess are ordinary. */
export function periodicParts(
  gifts: readonly ReceivedGift[],
  agreements: readonly ActiveAgreement[],
): ReadonlyMap<string, readonly PeriodicPart[]> {
  const left = new Map(
    agreements.map(({ transactionNumber, yearlyCents }) => [transactionNumber, yearlyCents]),
  );
  const counted = new Map<string, readonly PeriodicPart[]>();
  for (const gift of gifts.toSorted(oldestFirst)) {
    let open = countable(gift);
    const parts: PeriodicPart[] = [];
    for (const { transactionNumber } of agreements.filter((one) => holds(one, gift))) {
      const room = left.get(transactionNumber) ?? noCents;
      const cents = smallerOf(open, room);
      if (cents <= 0) continue;
      left.set(transactionNumber, minus(room, cents));
      open = minus(open, cents);
      parts.push({ transactionNumber, cents });
    }
    if (parts.length > 0) counted.set(gift.donationId, parts);
  }
  return counted;
}

/** What is left of the gift itself. An agreement is about money, and cash is never deducted. */
const countable = ({ giftCents, returned, method, inKind }: ReceivedGift): Cents => {
  if (isCash({ method }) || inKind) return noCents;
  const returnedCents = sumOf(returned.map(({ cents, coverCents }) => minus(cents, coverCents)));
  return largerOf(minus(giftCents, returnedCents), noCents);
};

function holds(agreement: ActiveAgreement, { receivedOn }: ReceivedGift): boolean {
  const { firstYear, termYears, activeFrom, endedOn } = agreement;
  const year = yearOf(receivedOn);
  return (
    receivedOn >= activeFrom &&
    (endedOn === null || receivedOn <= endedOn) &&
    year >= firstYear &&
    (termYears === null || year < firstYear + termYears)
  );
}

const oldestFirst = (a: ReceivedGift, b: ReceivedGift): number =>
  a.receivedOn < b.receivedOn ? -1 : a.receivedOn > b.receivedOn ? 1 : 0;
