import type { Cents } from "#domain/money/cents.ts";
import type { Failures } from "./caution.ts";

/** Reasons to suspect card testing. Staff read each as a sentence; none is proof alone. */
export const riskReasons = [
  "not_from_page",
  "too_quick",
  "small_amount",
  "failed_before",
  "address_failed",
  "mailbox_failed_elsewhere",
  "under_attack",
  "declined_first",
  "card_of_many",
  "card_declined_often",
] as const;
type RiskReason = (typeof riskReasons)[number];

/** From 0 to 100, with all that it was made of. */
export type Risk = Readonly<{ score: number; reasons: readonly RiskReason[] }>;
export const noRisk: Risk = { score: 0, reasons: [] };

/**
 * A telethon's donors share an address, give little and come in the same minute: none of that alone, nor all of it
 * together, reaches `suspiciousFrom`. What only a program does, or a card that others hold too, does.
 */
const weights: Readonly<Record<RiskReason, number>> = {
  not_from_page: 30,
  too_quick: 20,
  small_amount: 5,
  failed_before: 10,
  address_failed: 5,
  mailbox_failed_elsewhere: 5,
  under_attack: 10,
  declined_first: 30,
  card_of_many: 50,
  card_declined_often: 50,
};
const highestScore = 100;

/** From this score, cards are not offered while card testing is going on. */
export const suspiciousFrom = 25;
/** From here on a gift that was paid by card waits for a person to look. */
export const doubtfulFrom = 50;

/** Nobody reads a form, fills in a mailbox and presses the button sooner. */
const quickestMs = 2_000;
const smallCents = 200;
/** An office, a school or a call centre is one address too. */
const addressFailures = 5;

export type StartSigns = Readonly<{
  /** Whether a browser sent it from a page of ours; every browser of today says so. */
  fromPage: boolean;
  /** Since the form was opened; null where nobody knows, as without JavaScript. */
  elapsedMs: number | null;
  amountCents: Cents;
  failures: Pick<Failures, "session" | "emailHere" | "email" | "address">;
  /** Cards are being tried out at this very time. */
  underAttack: boolean;
}>;

/** Scores a donation before payment, from the request and recent failures only. */
export function riskOfStart({ fromPage, elapsedMs, amountCents, failures, underAttack }: StartSigns): Risk {
  const here = failures.session + failures.emailHere;
  return riskFrom({
    not_from_page: !fromPage,
    too_quick: elapsedMs !== null && elapsedMs < quickestMs,
    small_amount: amountCents <= smallCents,
    failed_before: here > 0,
    address_failed: failures.address >= addressFailures,
    mailbox_failed_elsewhere: failures.email > failures.emailHere,
    under_attack: underAttack,
  });
}

/** Of one card, by the provider's own mark for it, within a day. */
export type CardSigns = Readonly<{
  /** Other cards that were declined on the same payment. */
  declinesBefore: number;
  /** Under how many mailboxes it was used, this one with them. */
  mailboxes: number;
  /** On how many gifts it was declined. */
  declinedGifts: number;
}>;

/** Many lend a card at home; few lend it to two more people in a day. */
const cardLimits = { declinesBefore: 2, mailboxes: 3, declinedGifts: 3 };

/** Adds what is known after a card has paid. */
export const riskOfPayment = (start: Risk, card: CardSigns): Risk =>
  riskFrom({
    ...Object.fromEntries(start.reasons.map((reason) => [reason, true])),
    declined_first: card.declinesBefore >= cardLimits.declinesBefore,
    card_of_many: card.mailboxes >= cardLimits.mailboxes,
    card_declined_often: card.declinedGifts >= cardLimits.declinedGifts,
  });

function riskFrom(found: Partial<Record<RiskReason, boolean>>): Risk {
  const reasons = riskReasons.filter((reason) => found[reason]);
  const sum = reasons.reduce((total, reason) => total + weights[reason], 0);
  return { score: Math.min(highestScore, sum), reasons };
}
