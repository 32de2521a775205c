import { formatsFor } from "#app/i18n/format.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import type { Text } from "#app/i18n/text.tsx";
import { inLanguage } from "#app/routing/language-path.ts";
import type { MonthlyGift, MonthlyOccasion } from "#domain/giving/monthly/monthly-gift.ts";
import { nameToGreet } from "#domain/identifiers/name-to-greet.ts";
import { isolate } from "#domain/mail/isolate.ts";
import type { Block } from "#domain/mail/letter.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import { translate } from "../translate.ts";

const nothingMore: readonly MonthlyOccasion[] = ["cancelled", "paused"];

/** Confirms a change: one mail per version of the donation. */
export const monthlyLetter =
  (publicUrl: string) =>
  (occasion: MonthlyOccasion, gift: MonthlyGift): MailToQueue => {
    const { text, letter, facts, manage } = letterParts(gift, publicUrl);
    return {
      kind: `monthly-${occasion}`,
      cause: `${gift.id} ${gift.version}`,
      ...letter(occasion, [
        facts({ withNext: !nothingMore.includes(occasion) }),
        occasion === "cancelled" ? startAgain(gift, publicUrl, text) : manage,
        { kind: "note", text: text("monthly-mail.notYou") },
      ]),
    };
  };

/** Shared parts of mails about a monthly donation. */
export function letterParts(gift: MonthlyGift, publicUrl: string) {
  const { language, donorName, donorEmail } = gift;
  const text: Text = (id, values) => translate(language, id, values);
  const format = formatsFor(language);
  const next = format.date(gift.nextChargeOn);
  const letter = (
    occasion: MonthlyOccasion | "notice" | "failed" | "reminder" | "confirm" | "confirmReminder" | "ended",
    blocks: readonly Block[],
  ) => {
    const subject =
      occasion === "notice"
        ? text("monthly-mail.notice.subject", { date: isolate(next) })
        : text(`monthly-mail.${occasion}.subject`);
    const name = nameToGreet(donorName);
    const greeting = name
      ? text("monthly-mail.greeting", { name: isolate(name) })
      : text("monthly-mail.greetingPlain");
    return {
      to: donorEmail,
      language,
      letter: {
        subject,
        preheader: text(`monthly-mail.${occasion}.text`),
        heading: subject,
        blocks: [
          { kind: "paragraph", text: greeting } as const,
          { kind: "paragraph", text: text(`monthly-mail.${occasion}.text`) } as const,
          ...blocks,
        ],
      },
    };
  };
  const facts = ({ withNext }: { withNext: boolean }): Block => ({
    kind: "facts",
    rows: [
      { label: text("monthly-mail.amount"), value: format.moneyExact(gift.giftCents) },
      ...(gift.chargedCents === gift.giftCents
        ? []
        : [{ label: text("monthly-mail.charged"), value: format.moneyExact(gift.chargedCents) }]),
      ...(withNext ? [{ label: text("monthly-mail.next"), value: next }] : []),
      { label: text("monthly-mail.reference"), value: gift.reference, code: true },
    ],
  });
  const manage: Block = {
    kind: "button",
    label: text("monthly-mail.manage"),
    url: publicUrl + inLanguage("/dashboard/monthly", language),
  };
  return { text, letter, facts, manage };
}

export function startAgain({ language, giftCents }: MonthlyGift, publicUrl: string, text: Text): Block {
  const query = new URLSearchParams({ amount: plainEuros(giftCents), frequency: "monthly" }).toString();
  return {
    kind: "button",
    label: text("monthly-mail.again"),
    url: `${publicUrl}${inLanguage("/donate", language)}?${query}`,
  };
}
