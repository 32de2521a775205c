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
import { chargedFor, netOf } from "#domain/giving/settle/received-gift.ts";
import { isolate, isolateCode } from "#domain/mail/isolate.ts";
import { paperTexts } from "../papers/paper-texts.ts";
import type { ReceiptFacts } from "./gift-letters.ts";

type Row = { label: string; value: string; code?: boolean };

/** The legally required facts of a receipt. */
export function rowsOf({ gift, facts, language }: ReceiptFacts): Row[] {
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
