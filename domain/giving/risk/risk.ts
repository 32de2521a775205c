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

/** From 0 to 100. */
export type Risk = Readonly<{ score: number; reasons: readonly RiskReason[] }>;
export const noRisk: Risk = { score: 0, reasons: [] };

/** A telethon's donors share an address, give little and come in the same minute: together that stays below `suspiciousFrom`. */
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
/** From this score, a card donation is reviewed by a person. */
export const doubtfulFrom = 50;

/** A person cannot fill in the form faster. */
const quickestMs = 2_000;
const smallCents = 200;
/** An office, a school or a call centre shares one address. */
const addressFailures = 5;

export type StartSigns = Readonly<{
  /** Sent by a browser from our page; all current browsers report this. */
  fromPage: boolean;
  /** Since the form was opened; null if unknown, as without JavaScript. */
  elapsedMs: number | null;
  amountCents: Cents;
  failures: Pick<Failures, "session" | "emailHere" | "email" | "address">;
  /** Card testing is going on. */
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

/** One card within a day, by the provider's fingerprint. */
export type CardSigns = Readonly<{
  declinesBefore: number;
  mailboxes: number;
  declinedGifts: number;
}>;

/** Families share a card; few share it with two more people in a day. */
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
