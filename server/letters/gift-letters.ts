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
import {
  chargedFor,
  isCash,
  netOf,
  type ReceivedGift,
  type ReturnedMoney,
} from "#domain/giving/settle/received-gift.ts";
import type { Language } from "#domain/language.ts";
import { isolate, isolateCode } from "#domain/mail/isolate.ts";
import type { Letter } from "#domain/mail/letter.ts";
import type { OwnMatch } from "#domain/matching/answers.ts";
import { letterWriter, type Row } from "./letter-writer.ts";

export type ReceiptFacts = Readonly<{
  gift: ReceivedGift;
  facts: Omit<Gift, "receiptNumber">;
  anbi: { name: string; rsin: string } | null;
  publicUrl: string;
  language: Language;
}>;

/** The receipt as text: the same facts as the PDF. */
export function receiptLetter(receipt: ReceiptFacts, matches: readonly OwnMatch[] = []): Letter {
  const { gift, facts, anbi, publicUrl, language } = receipt;
  const { titled, greeting, paragraph, link, note, format } = letterWriter(language, publicUrl);
  const amount = isolate(format.moneyExact(chargedFor(facts)));
  const occasion = gift.fund ? "gift-mail.zakat" : "gift-mail.receipt";
  return titled(
    occasion,
    { number: numberOf(gift), amount },
    greeting("gift-mail", gift.donorName),
    paragraph(`${occasion}.text`, { amount }),
    ...matches.map(({ sponsor, cents }) =>
      paragraph("gift-mail.match", { sponsor: isolate(sponsor), amount: isolate(format.moneyExact(cents)) }),
    ),
    { kind: "facts", rows: rowsOf(receipt) },
    ...(gift.nextChargeOn === null
      ? []
      : [
          paragraph("gift-mail.monthly", { amount, date: isolate(format.date(gift.nextChargeOn)) }),
          link("gift-mail.monthly.button", "/dashboard/monthly"),
        ]),
    link("gift-mail.receipt.button", `/dashboard/gifts/${gift.donationId}`),
    paragraph("papers.receipt.nothing_in_return"),
    anbi && paragraph("papers.anbi", { name: isolate(anbi.name), rsin: isolateCode(anbi.rsin) }),
    note(
      isCash(gift)
        ? "papers.receipt.cash"
        : gift.inKind
          ? "gift-mail.receipt.keepGoods"
          : "gift-mail.receipt.keep",
    ),
  );
}

export function refundLetter(receipt: ReceiptFacts, refund: ReturnedMoney): Letter {
  const { gift, facts, publicUrl, language } = receipt;
  const { titled, greeting, paragraph, link, format } = letterWriter(language, publicUrl);
  const amount = isolate(format.moneyExact(refund.cents));
  const whole = isolate(format.moneyExact(chargedFor(facts)));
  return titled(
    "gift-mail.refund",
    { amount },
    greeting("gift-mail", gift.donorName),
    paragraph("gift-mail.refund.text", { amount, gift: whole }),
    { kind: "facts", rows: rowsOf(receipt) },
    link("gift-mail.own.button", `/dashboard/gifts/${gift.donationId}`),
    paragraph("gift-mail.refund.receipt"),
  );
}

/** A reversed donation: its receipt is void, and no money moved. */
export function reversalLetter(receipt: ReceiptFacts): Letter {
  const { gift, facts, publicUrl, language } = receipt;
  const { titled, greeting, paragraph, link, format } = letterWriter(language, publicUrl);
  return titled(
    "gift-mail.reversed",
    { number: numberOf(gift) },
    greeting("gift-mail", gift.donorName),
    paragraph("gift-mail.reversed.text", { gift: isolate(format.moneyExact(chargedFor(facts))) }),
    { kind: "facts", rows: rowsOf(receipt) },
    link("gift-mail.own.button", "/dashboard/donations"),
    paragraph("gift-mail.reversed.corrected"),
  );
}

const numberOf = ({ receiptNumber }: ReceivedGift): string => isolateCode(receiptNumber ?? "…");

function rowsOf({ gift, facts, language }: ReceiptFacts): Row[] {
  const words = letterWriter(language);
  const { text, format, row, code } = words;
  const charged = chargedFor(facts);
  const shown: Gift = { ...facts, receiptNumber: gift.receiptNumber ?? "…" };
  const kept = netOf(facts);
  const money = (cents: typeof charged) => isolate(format.moneyExact(cents));
  return [
    code("papers.receipt.number_label", shown.receiptNumber),
    row(
      "papers.gift.amount",
      text("papers.gift.amount_in", { amount: money(charged), currency: isolateCode(facts.currency) }),
    ),
    ...(facts.coverCents > 0 ? [row("papers.gift.covered_fee", money(facts.coverCents))] : []),
    ...goodsOf(facts, words).map(({ label, value }) => ({ label, value: isolate(value) })),
    row("papers.gift.received_on", isolate(format.date(facts.receivedOn))),
    row("papers.gift.method", methodOf(shown, words)),
    row("papers.gift.reference", providerReferenceOf(shown)),
    code("papers.gift.number", facts.donationId),
    row("papers.gift.purpose", isolate(purposeOf(shown, words))),
    row("papers.gift.taxBasis", taxBasisOf(shown, words)),
    ...facts.returned.map((part) => ({ label: returnedLabel(facts, words), value: returnedOf(part, words) })),
    ...(kept < charged ? [row("papers.gift.net", money(kept))] : []),
  ];
}
