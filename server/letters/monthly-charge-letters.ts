import { inLanguage } from "#app/routing/language-path.ts";
import type { Debit, OwedGift } from "#domain/giving/monthly/monthly-maintenance.ts";
import type { MonthlyGift } from "#domain/giving/monthly/monthly-gift.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Block } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { Text } from "#app/i18n/text.tsx";
import { startAgain, letterParts } from "./monthly-letters.ts";

/** Unrequested mails: before a charge, and after a failed one. */
export const monthlyChargeLetters = (publicUrl: string) => {
  const mending = (gift: MonthlyGift, key: string): Block[] => {
    const { text } = letterParts(gift, publicUrl);
    const page = publicUrl + inLanguage("/dashboard/monthly/mend", gift.language);
    return [
      {
        kind: "button",
        label: text("monthly-mail.mend"),
        url: `${page}?${new URLSearchParams({ key }).toString()}`,
      },
      { kind: "note", text: text("monthly-mail.mendNote") },
    ];
  };
  /** A charge that needs confirmation is confirmed as it is; another card would be asked too. */
  const confirming = (gift: OwedGift): Block[] => {
    if (!gift.confirmUrl) return [];
    const { text } = letterParts(gift, publicUrl);
    return [
      { kind: "button", label: text("monthly-mail.confirm"), url: gift.confirmUrl },
      { kind: "paragraph", text: text("monthly-mail.confirmOr") },
    ];
  };
  /** It contains a secret link: nothing of it is kept. */
  const neverKept = (expiresAt: Date) => ({ forgetOnceSent: true, expiresAt });

  return {
    notice: (gift: MonthlyGift, debit: Debit | null): MailToQueue => {
      const { text, letter, facts, manage } = letterParts(gift, publicUrl);
      return {
        kind: "monthly-notice",
        cause: `${gift.id} ${gift.nextChargeOn}`,
        ...letter("notice", [facts({ withNext: true }), ...debitFacts(debit, text), manage]),
      };
    },
    failed: (gift: OwedGift, isCard: boolean, key: string, expiresAt: Date): MailToQueue => {
      const { text, letter, facts } = letterParts(gift, publicUrl);
      const whatNext = text(isCard ? "monthly-mail.failed.card" : "monthly-mail.failed.debit");
      const blocks = [facts({ withNext: false }), ...confirming(gift)];
      return {
        kind: "monthly-failed",
        cause: causeOf(gift),
        ...neverKept(expiresAt),
        ...(gift.confirmUrl
          ? letter("confirm", [...blocks, ...mending(gift, key)])
          : letter("failed", [...blocks, { kind: "paragraph", text: whatNext }, ...mending(gift, key)])),
      };
    },
    reminder: (gift: OwedGift, key: string, expiresAt: Date): MailToQueue => {
      const { letter, facts } = letterParts(gift, publicUrl);
      const blocks = [facts({ withNext: false }), ...confirming(gift), ...mending(gift, key)];
      return {
        kind: "monthly-reminder",
        cause: causeOf(gift),
        ...neverKept(expiresAt),
        ...letter(gift.confirmUrl ? "confirmReminder" : "reminder", blocks),
      };
    },
    ended: (gift: MonthlyGift): MailToQueue => {
      const { text, letter, facts } = letterParts(gift, publicUrl);
      return {
        kind: "monthly-ended",
        cause: gift.id,
        ...letter("ended", [facts({ withNext: false }), startAgain(gift, publicUrl, text)]),
      };
    },
  };
};

/** As on the bank statement. A card has no mandate. */
function debitFacts(debit: Debit | null, text: Text): Block[] {
  if (!debit) return [];
  const { creditor, creditorId, mandateReference } = debit;
  const code = (label: string, value: string | null) =>
    value === null ? [] : [{ label, value, code: true }];
  const rows = [
    { label: text("monthly-mail.creditor"), value: isolate(creditor) },
    ...code(text("monthly-mail.creditorId"), creditorId),
    ...code(text("monthly-mail.mandate"), mandateReference),
  ];
  return [{ kind: "facts", rows }];
}

/** One mail per failure. */
const causeOf = ({ id, failedAt }: OwedGift): string => `${id} ${failedAt.toISOString()}`;
