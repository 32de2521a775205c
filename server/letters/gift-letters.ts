import type { Gift } from "#app/papers/giving/gift.ts";
import {
  goodsOf,
  methodOf,
  providerReferenceOf,
  purposeOf,
  returnedLabel,
  returnedOf,
  taxBasisOf,
} from "#app/papers/giving/gift-texts.ts";
import { inLanguage } from "#app/routing/language-path.ts";
import {
  chargedFor,
  isCash,
  netOf,
  type ReceivedGift,
  type ReturnedMoney,
} from "#domain/giving/received-gift.ts";
import { nameToGreet } from "#domain/identifiers/name-to-greet.ts";
import type { Language } from "#domain/language.ts";
import { isolate, isolateCode } from "#domain/mail/isolate.ts";
import type { Block, Letter } from "#domain/mail/letter.ts";
import { paperTexts } from "../papers/paper-texts.ts";
import { translate } from "../translate.ts";

export type ReceiptFacts = Readonly<{
  gift: ReceivedGift;
  facts: Omit<Gift, "receiptNumber">;
  anbi: { name: string; rsin: string } | null;
  publicUrl: string;
  language: Language;
}>;

/** The receipt in words: the same facts as the PDF beside it, for whoever cannot open that. */
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

/** Money went back: how much, when, and what is left of the gift. */
export function refundLetter(told: ReceiptFacts, refund: ReturnedMoney): Letter {
  const { gift, facts, language } = told;
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
      { kind: "paragraph", text: translate(language, "gift-mail.refund.receipt") },
    ],
  };
}

/** Staff undid a gift: its receipt counts for nothing any more, and no money moved. */
export function reversalLetter(told: ReceiptFacts): Letter {
  const { gift, facts, language } = told;
  const whole = isolate(paperTexts(language).format.moneyExact(chargedFor(facts)));
  return {
    subject: translate(language, "gift-mail.reversed.subject", { number: numberOf(gift) }),
    preheader: translate(language, "gift-mail.reversed.preheader"),
    heading: translate(language, "gift-mail.reversed.heading"),
    blocks: [
      greeting(gift, language),
      { kind: "paragraph", text: translate(language, "gift-mail.reversed.text", { gift: whole }) },
      { kind: "facts", rows: rowsOf(told) },
      { kind: "paragraph", text: translate(language, "gift-mail.reversed.corrected") },
    ],
  };
}

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

type Row = { label: string; value: string; code?: boolean };

/** What the law wants a receipt to say about the gift. */
function rowsOf({ gift, facts, language }: ReceiptFacts): Row[] {
  const words = paperTexts(language);
  const { text, format } = words;
  const charged = chargedFor(facts);
  const shown: Gift = { ...facts, receiptNumber: gift.receiptNumber ?? "…" };
  const kept = netOf(facts);
  return [
    { label: text("papers.receipt.number_label"), value: shown.receiptNumber, code: true },
    {
      label: text("papers.gift.amount"),
      value: text("papers.gift.amount_in", {
        amount: isolate(format.moneyExact(charged)),
        currency: isolateCode(facts.currency),
      }),
    },
    ...(facts.coverCents > 0
      ? [{ label: text("papers.gift.covered_fee"), value: isolate(format.moneyExact(facts.coverCents)) }]
      : []),
    ...goodsOf(facts, words).map(({ label, value }) => ({ label, value: isolate(value) })),
    { label: text("papers.gift.received_on"), value: isolate(format.date(facts.receivedOn)) },
    { label: text("papers.gift.method"), value: methodOf(shown, words) },
    { label: text("papers.gift.reference"), value: providerReferenceOf(shown) },
    { label: text("papers.gift.purpose"), value: isolate(purposeOf(shown, words)) },
    { label: text("papers.gift.taxBasis"), value: taxBasisOf(shown, words) },
    ...facts.returned.map((part) => ({
      label: returnedLabel(facts, words),
      value: returnedOf(part, words),
    })),
    ...(kept < charged ? [{ label: text("papers.gift.net"), value: isolate(format.moneyExact(kept)) }] : []),
  ];
}
