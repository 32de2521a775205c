import { chargedFor } from "#domain/giving/settle/received-gift.ts";
import { negated } from "#domain/money/sums.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import { leftToRight, type PaperTexts } from "../texts.ts";
import { methodOf, purposeOf } from "./gift-texts.ts";
import { totalsOf, type GiftPart } from "./statement-totals.ts";

export function GiftTable({ gifts }: { gifts: readonly GiftPart[] }) {
  const words = usePaperTexts();
  const { text, format } = words;
  return (
    <Table
      columns={[
        { label: text("papers.gift.received_on"), share: 2.7 },
        { label: text("papers.receipt.number_label"), share: 2.3 },
        { label: text("papers.gift.purpose"), share: 4 },
        { label: text("papers.gift.method"), share: 2.4 },
        { label: text("papers.gift.amount"), share: 2.1, figures: true },
      ]}
      rows={[
        ...gifts.flatMap((gift) => rowsOf(gift, words)),
        {
          cells: [text("papers.statement.net"), "", "", "", format.moneyExact(totalsOf(gifts).netCents)],
          strong: true,
        },
      ]}
    />
  );
}

function rowsOf({ gift, isWhole, returned, ...part }: GiftPart, words: PaperTexts): TableRow[] {
  const { text, format } = words;
  const whole = format.moneyExact(chargedFor(gift));
  return [
    {
      cells: [
        format.date(gift.receivedOn),
        leftToRight(gift.receiptNumber),
        isWhole
          ? purposeOf(gift, words)
          : `${purposeOf(gift, words)}\n${text("papers.statement.part_of", { amount: whole })}`,
        methodOf(gift, words),
        format.moneyExact(part.chargedCents),
      ],
    },
    ...returned.map(({ kind, on, cents }) => ({
      cells: [
        format.date(on),
        leftToRight(gift.receiptNumber),
        text(`papers.statement.${kind}`),
        "",
        format.moneyExact(negated(cents)),
      ],
      quiet: true,
    })),
  ];
}
