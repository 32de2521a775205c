import { yearOf } from "./dutch-date.ts";
import { netOf, type ReceivedGift } from "./received-gift.ts";

/** An agreement that both have signed, as far as it decides which gifts were given under it. */
export type ActiveAgreement = Readonly<{
  transactionNumber: string;
  yearlyCents: number;
  firstYear: number;
  /** Null: for an indefinite time. */
  termYears: number | null;
  /** The day from which it holds: a gift that came before the signature stays an ordinary one. */
  activeFrom: string;
  /** The last day on which it held, when it ended before its time. */
  endedOn: string | null;
}>;

/**
 * Which of a donor's gifts of one year count under which agreement, by donation. The law knows a fixed yearly sum, so
 * gifts count oldest first and whole for as long as they fit into it; what comes on top is an ordinary gift.
 */
export function underAgreements(
  gifts: readonly ReceivedGift[],
  agreements: readonly ActiveAgreement[],
): ReadonlyMap<string, string> {
  const left = new Map(
    agreements.map(({ transactionNumber, yearlyCents }) => [transactionNumber, yearlyCents]),
  );
  const counted = new Map<string, string>();
  for (const gift of gifts.toSorted(oldestFirst)) {
    const net = netOf(gift);
    const agreement = agreements.find(
      (one) => holds(one, gift) && net <= (left.get(one.transactionNumber) ?? 0),
    );
    if (!agreement || net <= 0) continue;
    const { transactionNumber } = agreement;
    left.set(transactionNumber, (left.get(transactionNumber) ?? 0) - net);
    counted.set(gift.donationId, transactionNumber);
  }
  return counted;
}

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
