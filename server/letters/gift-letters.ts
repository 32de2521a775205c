import type { Gift } from "#app/papers/giving/gift.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import {
  chargedFor,
  isCash,
  type ReceivedGift,
  type ReturnedMoney,
} from "#domain/giving/settle/received-gift.ts";
import { nameToGreet } from "#domain/identifiers/name-to-greet.ts";
import type { Language } from "#domain/language.ts";
import { isolate, isolateCode } from "#domain/mail/isolate.ts";
import type { Block, Letter } from "#domain/mail/letter.ts";
import { paperTexts } from "../papers/paper-texts.ts";
import { translate } from "../translate.ts";
import { rowsOf } from "./gift-rows.ts";

export type ReceiptFacts = Readonly<{
  gift: ReceivedGift;
  facts: Omit<Gift, "receiptNumber">;
  anbi: { name: string; rsin: string } | null;
  publicUrl: string;
  language: Language;
}>;

/** The receipt as text: the same facts as the PDF. */
export function receiptLetter(told: ReceiptFacts): Letter {
  const { gift, facts, anbi, publicUrl, language } = told;
  const { text, format } = paperTexts(language);
  const amount = isolate(format.moneyExact(chargedFor(facts)));
  return {
    subject: translate(language, "gift-mail.receipt.subject", { number: numberOf(gift) }),
    preheader: translate(language, "gift-mail.receipt.preheader", { amount }),
    heading: translate(language, "gift-mail.receipt.heading"),
    blocks: [
      greeting(gift, language),
      { kind: "paragraph", text: translate(language, "gift-mail.receipt.text", { amount }) },
      { kind: "facts", rows: rowsOf(told) },
      {
        kind: "button",
        label: translate(language, "gift-mail.receipt.button"),
        url: publicUrl + inLanguage(`/dashboard/gifts/${gift.donationId}`, language),
      },
      { kind: "paragraph", text: text("papers.receipt.nothing_in_return") },
      ...(anbi
        ? [
            {
              kind: "paragraph",
              text: text("papers.anbi", { name: isolate(anbi.name), rsin: isolateCode(anbi.rsin) }),
            } as const,
          ]
        : []),
      {
        kind: "note",
        text: isCash(gift)
          ? text("papers.receipt.cash")
          : translate(language, gift.inKind ? "gift-mail.receipt.keepGoods" : "gift-mail.receipt.keep"),
      },
    ],
  };
}

/** A refund: amount, date and the rest. */
export function refundLetter(told: ReceiptFacts, refund: ReturnedMoney): Letter {
  const { gift, facts, publicUrl, language } = told;
  const { format } = paperTexts(language);
  const amount = isolate(format.moneyExact(refund.cents));
  const whole = isolate(format.moneyExact(chargedFor(facts)));
  return {
    subject: translate(language, "gift-mail.refund.subject", { amount }),
    preheader: translate(language, "gift-mail.refund.preheader"),
    heading: translate(language, "gift-mail.refund.heading"),
    blocks: [
      greeting(gift, language),
      { kind: "paragraph", text: translate(language, "gift-mail.refund.text", { amount, gift: whole }) },
      { kind: "facts", rows: rowsOf(told) },
      ownGifts(`/dashboard/gifts/${gift.donationId}`, publicUrl, language),
      { kind: "paragraph", text: translate(language, "gift-mail.refund.receipt") },
    ],
  };
}

/** A reversed donation: its receipt is void, and no money moved. */
export function reversalLetter(told: ReceiptFacts): Letter {
  const { gift, facts, publicUrl, language } = told;
  const whole = isolate(paperTexts(language).format.moneyExact(chargedFor(facts)));
  return {
    subject: translate(language, "gift-mail.reversed.subject", { number: numberOf(gift) }),
    preheader: translate(language, "gift-mail.reversed.preheader"),
    heading: translate(language, "gift-mail.reversed.heading"),
    blocks: [
      greeting(gift, language),
      { kind: "paragraph", text: translate(language, "gift-mail.reversed.text", { gift: whole }) },
      { kind: "facts", rows: rowsOf(told) },
      ownGifts("/dashboard/donations", publicUrl, language),
      { kind: "paragraph", text: translate(language, "gift-mail.reversed.corrected") },
    ],
  };
}

/** Links to the donor's page about the donation. */
const ownGifts = (path: string, publicUrl: string, language: Language): Block => ({
  kind: "button",
  label: translate(language, "gift-mail.own.button"),
  url: publicUrl + inLanguage(path, language),
});

const numberOf = ({ receiptNumber }: ReceivedGift): string => isolateCode(receiptNumber ?? "…");

const greeting = ({ donorName }: ReceivedGift, language: Language): Block => {
  const name = nameToGreet(donorName);
  return {
    kind: "paragraph",
    text: name
      ? translate(language, "gift-mail.greeting", { name: isolate(name) })
      : translate(language, "gift-mail.greeting.unnamed"),
  };
};
