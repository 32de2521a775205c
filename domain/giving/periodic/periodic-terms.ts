import { yearOf } from "#domain/calendar/day.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, smallerOf, sumOf } from "#domain/money/sums.ts";
import { isCash, type ReceivedGift } from "../settle/received-gift.ts";

export type ActiveAgreement = Readonly<{
  transactionNumber: string;
  yearlyCents: Cents;
  firstYear: number;
  /** Null: for an indefinite time. */
  termYears: number | null;
  /** A gift before the signature is an ordinary one. */
  activeFrom: string;
  /** The last day, if it ended early. */
  endedOn: string | null;
}>;

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

/** Agreements are about money, and cash is never deducted. */
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
