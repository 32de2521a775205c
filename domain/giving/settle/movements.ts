import { dutchDate } from "#domain/calendar/dutch-date.ts";
import type { MoneyMovement, Purpose } from "#domain/money/movement.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated, smallerOf, sumOf } from "#domain/money/sums.ts";
import { isRefunded, isTakenBack, type PaymentReport, type Refund } from "../payment-report.ts";

/** The gift, and the charge including fee cover. */
export type PaidGift = Purpose & Readonly<{ donationId: string; giftCents: Cents; chargedCents: Cents }>;

/** Movements between the last known report and this one. What came and went in between leaves no trace, so reports may be missed. */
export function movementsBetween(
  gift: PaidGift,
  known: PaymentReport | null,
  report: PaymentReport,
): readonly MoneyMovement[] {
  const paidOn = dutchDate(paidAtOf(report));
  const of = { donationId: gift.donationId, holder: report.provider };
  const purpose = { campaignId: gift.campaignId, programId: gift.programId, fund: gift.fund };
  const coverCents = minus(gift.chargedCents, gift.giftCents);
  const movements: MoneyMovement[] = [];

  if (!known)
    movements.push({ kind: "gift", ...of, ...purpose, on: paidOn, giftCents: gift.giftCents, coverCents });

  const feeId = nameAt(report, report.paymentId);
  if (report.feeCents && !known?.feeCents) {
    movements.push({ kind: "fee", ...of, on: paidOn, feeId, cents: report.feeCents });
  }

  // Refunds return the gift first and the covered fee last, disputes the reverse: any mix returns exactly the gift, unrounded.
  const giftInRefunds = (cents: Cents): Cents => smallerOf(cents, gift.giftCents);
  const giftInChargebacks = (cents: Cents): Cents => largerOf(minus(cents, coverCents), noCents);

  const returns = [
    ...steps(
      known?.refunds ?? [],
      report.refunds,
      isRefunded,
      ["refund", "refund_failed"] as const,
      giftInRefunds,
    ),
    ...steps(
      known?.disputes ?? [],
      report.disputes,
      isTakenBack,
      ["chargeback", "chargeback_reversed"] as const,
      giftInChargebacks,
    ),
  ];
  for (const { kind, id, at, giftCents, cents } of returns) {
    const movementId = nameAt(report, id);
    const split = { giftCents, coverCents: minus(cents, giftCents) };
    movements.push({ kind, ...of, ...purpose, on: dutchDate(at), movementId, ...split });
  }
  return movements;
}

/** A report without a time of payment is dated by when it was known. */
export const paidAtOf = (report: PaymentReport): Date => new Date(report.paidAt ?? report.asOf);

/** More was returned than paid: a refund and a chargeback crossed, and staff must reclaim one. */
export const owedTwice = (report: PaymentReport): boolean =>
  plus(totalOut(report.refunds, isRefunded), totalOut(report.disputes, isTakenBack)) > report.chargedCents;

/** Providers number their movements each for themselves, so their name is part of ours. */
const nameAt = ({ provider }: PaymentReport, id: string): string => `${provider}:${id}`;

type Returnable = Pick<Refund, "id" | "cents" | "at" | "since" | "asOf" | "times"> &
  Readonly<{ state: string }>;

const totalOut = <T extends Returnable>(movements: readonly T[], isOut: (movement: T) => boolean): Cents =>
  sumOf(movements.filter(isOut).map(({ cents }) => cents));

/** Each movement that left or came back, with the part of it that is gift, counted along the running total. */
function* steps<T extends Returnable, Kind>(
  known: readonly T[],
  now: readonly T[],
  isOut: (movement: T) => boolean,
  [out, back]: readonly [Kind, Kind],
  giftIn: (totalCents: Cents) => Cents,
): Generator<{ kind: Kind; id: string; at: Date; cents: Cents; giftCents: Cents }> {
  let total = totalOut(known, isOut);
  for (const movement of now) {
    const before = known.find(({ id }) => id === movement.id);
    const wasOut = before !== undefined && isOut(before);
    if (wasOut === isOut(movement) || movement.cents <= 0) continue;

    const cents = before && wasOut ? before.cents : movement.cents;
    const after = wasOut ? minus(total, cents) : plus(total, cents);
    const change = minus(giftIn(after), giftIn(total));
    const giftCents = change < 0 ? negated(change) : change;
    const isTurn = before !== undefined && before.state !== "pending";
    const at = isTurn ? turnedAt(movement) : new Date(movement.at);
    yield { kind: wasOut ? back : out, id: nameOf(movement), at, cents, giftCents };
    total = after;
  }
}

/** Dated by the provider, or by when we first knew. */
const turnedAt = ({ at, since, asOf }: Returnable): Date => new Date(since ?? asOf ?? at);

/** A dispute can be won and lost again: each time is a separate movement. */
const nameOf = ({ id, times = 1 }: Returnable): string => (times > 1 ? `${id}/${times}` : id);
