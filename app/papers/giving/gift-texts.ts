import { reversalOf, type ReturnedMoney } from "#domain/giving/settle/received-gift.ts";
import { isRealProvider, providerFacts } from "#domain/money/providers.ts";
import type { PaperTextId, PaperTexts } from "../texts.ts";
import { leftToRight } from "../texts.ts";
import { ordinaryCents, type Gift } from "./gift.ts";

/** The providers' names of payment methods. */
export const methodIds: Readonly<Record<string, PaperTextId>> = {
  card: "papers.method.card",
  creditcard: "papers.method.card",
  sepa_debit: "papers.method.debit",
  directdebit: "papers.method.debit",
  banktransfer: "papers.method.transfer",
  bank_transfer: "papers.method.transfer",
  bank: "papers.method.transfer",
  cash: "papers.method.cash",
  cheque: "papers.method.cheque",
  in_kind: "papers.method.in_kind",
  sandbox: "papers.method.sandbox",
};

/** Product names, equal in every language. */
export const methodNames: Readonly<Record<string, string>> = {
  ideal: "iDEAL | Wero",
  wero: "Wero",
  bancontact: "Bancontact",
  paypal: "PayPal",
  applepay: "Apple Pay",
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
};

/** An unknown method is shown by the provider's name. */
export function methodOf({ method }: Gift, { text }: PaperTexts): string {
  if (method === null) return text("papers.method.unknown");
  const id = methodIds[method];
  return id ? text(id) : leftToRight(methodNames[method] ?? method);
}

export const providerReferenceOf = ({ provider, providerReference }: Gift): string =>
  leftToRight([nameOf(provider), providerReference].filter(Boolean).join(" · "));

/** The sandbox is no company: only the reference is shown. */
const nameOf = (provider: string): string | null =>
  isRealProvider(provider) ? providerFacts[provider].name : null;

export function purposeOf(
  { purpose, fund }: Pick<Gift, "purpose" | "fund">,
  { text, language }: PaperTexts,
): string {
  if (!fund) return purpose ? purpose[language] : text("papers.gift.purpose.anywhere");
  return purpose
    ? text("papers.gift.purpose.zakatFor", { purpose: purpose[language] })
    : text("papers.gift.purpose.zakat");
}

/** One line, or one per part if an agreement's yearly sum was exceeded. */
export function taxBasisOf(gift: Gift, { text, format }: PaperTexts): string {
  const { periodic, frequency } = gift;
  const [only] = periodic;
  const ordinary = ordinaryCents(gift);
  if (!only)
    return text(frequency === "MONTHLY" ? "papers.gift.taxBasis.monthly" : "papers.gift.taxBasis.one_off");
  if (periodic.length === 1 && ordinary === 0)
    return text("papers.gift.taxBasis.agreement", { number: leftToRight(only.transactionNumber) });
  return [
    ...periodic.map(({ transactionNumber, cents }) =>
      text("papers.gift.taxBasis.agreement_part", {
        amount: format.moneyExact(cents),
        number: leftToRight(transactionNumber),
      }),
    ),
    ...(ordinary > 0
      ? [text("papers.gift.taxBasis.ordinary_part", { amount: format.moneyExact(ordinary) })]
      : []),
  ].join("\n");
}

/** In kind; the amount is a stated value. */
export const goodsOf = ({ inKind }: Pick<Gift, "inKind">, { text }: PaperTexts) =>
  inKind
    ? [
        { label: text("papers.gift.goods"), value: inKind.goods },
        { label: text("papers.gift.valued"), value: inKind.valuedHow },
        { label: text("papers.gift.valued_by"), value: inKind.valuedBy },
      ]
    : [];

const returnedIds = {
  refund: "papers.gift.refunded",
  chargeback: "papers.gift.charged_back",
  reversal: "papers.gift.reversed",
} as const satisfies Record<ReturnedMoney["kind"], PaperTextId>;

export const returnedOf = ({ kind, on, cents }: ReturnedMoney, { text, format }: PaperTexts): string =>
  text(returnedIds[kind], {
    amount: format.moneyExact(cents),
    date: format.date(on),
  });

/** Refunded, or reversed without a movement of money. */
export const returnedLabel = (gift: Pick<Gift, "returned">, { text }: PaperTexts): string =>
  text(reversalOf(gift) ? "papers.gift.corrected" : "papers.gift.returned");
