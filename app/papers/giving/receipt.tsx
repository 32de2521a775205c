import { chargedFor, isCash, netOf, returnedFrom, reversalOf } from "#domain/giving/settle/received-gift.ts";
import { View } from "@react-pdf/renderer";
import type { ReceiptPaper } from "../paper.ts";
import { Facts, type Fact } from "../parts/facts.tsx";
import { Letterhead } from "../parts/letterhead.tsx";
import { colors, pageWidth } from "../parts/look.ts";
import { Notice } from "../parts/notice.tsx";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { SampleNotice } from "../parts/sample-notice.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { TileBand } from "../parts/tile-band.tsx";
import { asWritten, leftToRight, type PaperTexts } from "../texts.ts";
import { CheckCodes } from "./check-codes.tsx";
import type { Gift } from "./gift.ts";
import {
  goodsOf,
  methodOf,
  providerReferenceOf,
  purposeOf,
  returnedLabel,
  returnedOf,
  taxBasisOf,
} from "./gift-texts.ts";

const bandColumns = 28;

export function Receipt(paper: ReceiptPaper) {
  const { foundation, madeAt, sample, gift, donor, tile, anbi, checks } = paper;
  const words = usePaperTexts();
  const { text, format, language } = words;
  const number = text("papers.receipt.number", { number: gift.receiptNumber });
  const reversal = reversalOf(gift);
  const top = <TileBand {...tile} columns={bandColumns} rows={2} width={pageWidth} />;
  return (
    <Book
      title={`${text("papers.receipt.title")} ${gift.receiptNumber}`}
      foundation={foundation}
      madeAt={madeAt}
    >
      <Sheet foundation={foundation} top={top}>
        <Letterhead foundation={foundation} title={text("papers.receipt.title")} reference={number} />
        {sample && <SampleNotice kind="gift" />}
        {reversal && (
          <Notice tone="careful" title={text("papers.receipt.void.title")}>
            {[text("papers.receipt.void.text", { date: format.date(reversal.on) })]}
          </Notice>
        )}
        <View style={{ backgroundColor: colors.sunk, paddingVertical: 9, paddingHorizontal: 14, gap: 2 }}>
          <PaperText size="display" bold color="action">
            {format.moneyExact(chargedFor(gift))}
          </PaperText>
          <PaperText size="lead">
            {donor.name === null
              ? text("papers.receipt.received", { date: format.date(gift.receivedOn) })
              : text("papers.receipt.received_from", {
                  date: format.date(gift.receivedOn),
                  name: donor.name,
                })}
          </PaperText>
        </View>
        <Facts facts={factsOf(paper, words)} />
        <CheckCodes checks={checks} />
        <View wrap={false} style={{ gap: 7 }}>
          {!reversal && (
            <Notice>
              {[
                text("papers.receipt.nothing_in_return"),
                ...(anbi
                  ? [text("papers.anbi", { name: foundation.statutoryName[language], rsin: foundation.rsin })]
                  : []),
                text(isCash(gift) ? "papers.receipt.cash" : "papers.receipt.deduction"),
              ]}
            </Notice>
          )}
          <PaperText size="small" color="inkSoft">
            {[
              text("papers.made_at", { moment: format.dateTime(madeAt) }),
              // The proof names it, so that the donor can compare.
              `${text("papers.gift.number")}: ${leftToRight(gift.donationId)}`,
            ].join(" · ")}
          </PaperText>
        </View>
      </Sheet>
    </Book>
  );
}

function factsOf({ foundation, donor, gift, madeAt }: ReceiptPaper, words: PaperTexts): Fact[] {
  const { text, format } = words;
  return [
    ...(donor.name === null ? [] : [{ label: text("papers.donor"), value: asWritten(donor.name) }]),
    ...(donor.addressLines.length === 0
      ? []
      : [{ label: text("papers.donor.address"), value: donor.addressLines.map(asWritten).join("\n") }]),
    ...amountFacts(gift, words),
    ...goodsOf(gift, words).map(({ label, value }) => ({ label, value: asWritten(value) })),
    { label: text("papers.gift.received_on"), value: format.date(gift.receivedOn) },
    { label: text("papers.gift.method"), value: methodOf(gift, words) },
    { label: text("papers.gift.reference"), value: providerReferenceOf(gift) },
    { label: text("papers.gift.purpose"), value: purposeOf(gift, words) },
    { label: text("papers.gift.taxBasis"), value: taxBasisOf(gift, words) },
    ...returnFacts(gift, madeAt, words),
    { label: text("papers.rsin"), value: leftToRight(foundation.rsin) },
  ];
}

function amountFacts(gift: Gift, { text, format }: PaperTexts): Fact[] {
  const total = text("papers.gift.amount_in", {
    amount: format.moneyExact(chargedFor(gift)),
    currency: gift.currency,
  });
  if (gift.coverCents === 0) return [{ label: text("papers.gift.amount"), value: total, strong: true }];
  return [
    { label: text("papers.gift.amount_without_fee"), value: format.moneyExact(gift.giftCents) },
    { label: text("papers.gift.covered_fee"), value: format.moneyExact(gift.coverCents) },
    { label: text("papers.gift.amount"), value: total, strong: true },
  ];
}

function returnFacts(gift: Gift, madeAt: string, words: PaperTexts): Fact[] {
  const { text, format } = words;
  const label = returnedLabel(gift, words);
  if (returnedFrom(gift) === 0)
    return [{ label, value: text("papers.gift.not_returned", { date: format.date(madeAt) }) }];
  return [
    { label, value: gift.returned.map((part) => returnedOf(part, words)).join("\n") },
    { label: text("papers.gift.net"), value: format.moneyExact(netOf(gift)), strong: true },
  ];
}
