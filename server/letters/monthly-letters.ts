import type { Debit, OwedGift } from "#domain/giving/monthly/monthly-maintenance.ts";
import type { MonthlyGift, MonthlyOccasion } from "#domain/giving/monthly/monthly-gift.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Block } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { letterWriter } from "./letter-writer.ts";

type Subject = MonthlyOccasion | "notice" | "failed" | "reminder" | "confirm" | "confirmReminder" | "ended";

const nothingMore: readonly MonthlyOccasion[] = ["cancelled", "paused"];

/** Confirms a change: one mail per version of the donation. */
export const monthlyLetter =
  (publicUrl: string) =>
  (occasion: MonthlyOccasion, gift: MonthlyGift): MailToQueue => {
    const { note, mail, facts, manage, startAgain } = letterParts(gift, publicUrl);
    return {
      kind: `monthly-${occasion}`,
      cause: `${gift.id} ${gift.version}`,
      ...mail(
        occasion,
        facts({ withNext: !nothingMore.includes(occasion) }),
        occasion === "cancelled" ? startAgain() : manage(),
        note("monthly-mail.notYou"),
      ),
    };
  };

/** Unrequested mails: before a charge, and after a failed one. */
export const monthlyChargeLetters = (publicUrl: string) => ({
  notice: (gift: MonthlyGift, debit: Debit | null): MailToQueue => {
    const { mail, facts, debitFacts, manage } = letterParts(gift, publicUrl);
    return {
      kind: "monthly-notice",
      cause: `${gift.id} ${gift.nextChargeOn}`,
      ...mail("notice", facts({ withNext: true }), ...debitFacts(debit), manage()),
    };
  },
  failed: (gift: OwedGift, isCard: boolean, key: string, expiresAt: Date): MailToQueue => {
    const { mail, paragraph, facts, confirming, mending } = letterParts(gift, publicUrl);
    const blocks = [facts({ withNext: false }), ...confirming(gift)];
    const next = paragraph(isCard ? "monthly-mail.failed.card" : "monthly-mail.failed.debit");
    return {
      kind: "monthly-failed",
      cause: causeOf(gift),
      ...neverKept(expiresAt),
      ...(gift.confirmUrl
        ? mail("confirm", ...blocks, ...mending(key))
        : mail("failed", ...blocks, next, ...mending(key))),
    };
  },
  reminder: (gift: OwedGift, key: string, expiresAt: Date): MailToQueue => {
    const { mail, facts, confirming, mending } = letterParts(gift, publicUrl);
    const blocks = [facts({ withNext: false }), ...confirming(gift), ...mending(key)];
    return {
      kind: "monthly-reminder",
      cause: causeOf(gift),
      ...neverKept(expiresAt),
      ...mail(gift.confirmUrl ? "confirmReminder" : "reminder", ...blocks),
    };
  },
  ended: (gift: MonthlyGift): MailToQueue => {
    const { mail, facts, startAgain } = letterParts(gift, publicUrl);
    const blocks = [facts({ withNext: false }), startAgain()];
    return { kind: "monthly-ended", cause: gift.id, ...mail("ended", ...blocks) };
  },
});

/** It contains a secret link: nothing of it is kept. */
const neverKept = (expiresAt: Date) => ({ forgetOnceSent: true, expiresAt });

/** One mail per failure. */
const causeOf = ({ id, failedAt }: OwedGift): string => `${id} ${failedAt.toISOString()}`;

/** Shared parts of mails about a monthly donation. */
function letterParts(gift: MonthlyGift, publicUrl: string) {
  const { language, donorName, donorEmail, giftCents, chargedCents } = gift;
  const writer = letterWriter(language, publicUrl);
  const { text, format, letterOf, greeting, paragraph, row, code, button, link, note } = writer;
  const next = format.date(gift.nextChargeOn);
  return {
    ...writer,
    mail: (subject: Subject, ...blocks: readonly Block[]) => ({
      to: donorEmail,
      language,
      letter: letterOf(
        {
          subject: text(`monthly-mail.${subject}.subject`, { date: isolate(next) }),
          preheader: text(`monthly-mail.${subject}.text`),
        },
        greeting("monthly-mail", donorName),
        paragraph(`monthly-mail.${subject}.text`),
        ...blocks,
      ),
    }),
    facts: ({ withNext }: { withNext: boolean }): Block =>
      writer.facts(
        row("monthly-mail.amount", format.moneyExact(giftCents)),
        chargedCents !== giftCents && row("monthly-mail.charged", format.moneyExact(chargedCents)),
        withNext && row("monthly-mail.next", next),
        code("monthly-mail.reference", gift.reference),
      ),
    /** As on the bank statement. A card has no mandate. */
    debitFacts: (debit: Debit | null): Block[] =>
      debit
        ? [
            writer.facts(
              row("monthly-mail.creditor", isolate(debit.creditor)),
              debit.creditorId !== null && code("monthly-mail.creditorId", debit.creditorId),
              debit.mandateReference !== null && code("monthly-mail.mandate", debit.mandateReference),
            ),
          ]
        : [],
    /** A charge that needs confirmation is confirmed as it is; another card would be asked too. */
    confirming: ({ confirmUrl }: OwedGift): Block[] =>
      confirmUrl ? [button("monthly-mail.confirm", confirmUrl), paragraph("monthly-mail.confirmOr")] : [],
    mending: (key: string): Block[] => [
      link("monthly-mail.mend", `/dashboard/monthly/mend?${new URLSearchParams({ key }).toString()}`),
      note("monthly-mail.mendNote"),
    ],
    manage: () => link("monthly-mail.manage", "/dashboard/monthly"),
    startAgain: (): Block => {
      const query = new URLSearchParams({ amount: plainEuros(giftCents), frequency: "monthly" });
      return link("monthly-mail.again", `/donate?${query.toString()}`);
    },
  };
}
