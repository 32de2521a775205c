import { yearOf } from "#domain/calendar/day.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { keptCover } from "#domain/giving/settle/received-gift.ts";
import type { Cents } from "#domain/money/cents.ts";
import { negated, sumOf } from "#domain/money/sums.ts";
import type { AnnualStatementPaper } from "../paper.ts";
import { Facts } from "../parts/facts.tsx";
import { Letterhead } from "../parts/letterhead.tsx";
import { pageWidth } from "../parts/look.ts";
import { usePaperTexts } from "../parts/paper-texts.tsx";
import { SampleNotice } from "../parts/sample-notice.tsx";
import { PaperText } from "../parts/paper-text.tsx";
import { Paragraphs, Section } from "../parts/section.tsx";
import { ownGifts, Sourced } from "../parts/sourced.tsx";
import { Book, Sheet } from "../parts/sheet.tsx";
import { Table, type TableRow } from "../parts/table.tsx";
import { TileBand } from "../parts/tile-band.tsx";
import { asWritten, leftToRight, type PaperTexts } from "../texts.ts";
import type { Gift } from "./gift.ts";
import { GiftTable } from "./gift-table.tsx";
import { statementNotes } from "./statement-notes.ts";
import { groupGifts, totalsOf, wholeGift, type StatementGroups, type Totals } from "./statement-totals.ts";

const bandColumns = 24;

export function AnnualStatement({
  foundation,
  madeAt,
  sample,
  anbi,
  notAnbi,
  year,
  donor,
  gifts,
}: AnnualStatementPaper) {
  const words = usePaperTexts();
  const { text, format } = words;
  const title = text("papers.statement.title", { year: String(year) });
  const groups = groupGifts(gifts);
  const today = dutchDate(new Date(madeAt));
  const isRunning = yearOf(today) === year;
  const top = (
    <TileBand seed={`statement ${year}`} program={null} columns={bandColumns} rows={1} width={pageWidth} />
  );
  return (
    <Book title={title} foundation={foundation} madeAt={madeAt}>
      <Sheet foundation={foundation} top={top}>
        <Letterhead
          foundation={foundation}
          title={title}
          reference={text(isRunning ? "papers.statement.so_far" : "papers.statement.period", {
            from: format.date(`${year}-01-01`),
            to: format.date(isRunning ? today : `${year}-12-31`),
          })}
        />
        {sample && <SampleNotice kind="gift" />}
        <Facts
          facts={[
            {
              label: text("papers.donor"),
              value: donor.name === null ? text("papers.donor.unnamed") : asWritten(donor.name),
            },
            ...(donor.addressLines.length === 0
              ? []
              : [
                  {
                    label: text("papers.donor.address"),
                    value: donor.addressLines.map(asWritten).join("\n"),
                  },
                ]),
            { label: text("papers.rsin"), value: leftToRight(foundation.rsin) },
          ]}
        />
        <Section title={text("papers.statement.totals")}>
          <Table
            columns={totalColumns(words)}
            rows={totalRows(groups, totalsOf(gifts.map(wholeGift)), sumOfCover(gifts), words)}
          />
        </Section>
        {groups.ordinary.length > 0 && (
          <Section title={text("papers.statement.ordinary")}>
            <GiftTable gifts={groups.ordinary} />
          </Section>
        )}
        {groups.cash.length > 0 && (
          <Section title={text("papers.statement.cash")}>
            <GiftTable gifts={groups.cash} />
          </Section>
        )}
        {groups.periodic.map(({ transactionNumber, gifts: ofOne }) => (
          <Section
            key={transactionNumber}
            title={text("papers.statement.periodic_of", { number: transactionNumber })}
          >
            <GiftTable gifts={ofOne} />
          </Section>
        ))}
        {gifts.length === 0 && (
          <PaperText>{text("papers.statement.empty", { year: String(year) })}</PaperText>
        )}
        <Section title={text("papers.statement.notes")}>
          <Paragraphs>{statementNotes({ foundation, year, anbi, notAnbi }, words)}</Paragraphs>
        </Section>
        <Sourced sources={[ownGifts("/dashboard/donations")]}>
          <PaperText size="small" color="inkSoft">
            {text("papers.made_at", { moment: format.dateTime(madeAt) })}
          </PaperText>
        </Sourced>
      </Sheet>
    </Book>
  );
}

const sumOfCover = (gifts: readonly Gift[]): Cents => sumOf(gifts.map(keptCover));

const totalColumns = ({ text }: PaperTexts) => [
  { label: text("papers.statement.kind"), share: 5 },
  { label: text("papers.statement.received"), share: 2, figures: true },
  { label: text("papers.statement.returned"), share: 2, figures: true },
  { label: text("papers.statement.net"), share: 2, figures: true },
];

function totalRows(
  groups: StatementGroups,
  all: Totals,
  cover: Cents,
  { text, format }: PaperTexts,
): TableRow[] {
  const row = (label: string, totals: Totals): TableRow => ({
    cells: [
      label,
      ...[totals.chargedCents, negated(totals.returnedCents), totals.netCents].map(format.moneyExact),
    ],
  });
  return [
    row(text("papers.statement.ordinary"), totalsOf(groups.ordinary)),
    ...groups.periodic.map(({ transactionNumber, gifts }) =>
      row(text("papers.statement.periodic_of", { number: transactionNumber }), totalsOf(gifts)),
    ),
    ...(groups.cash.length > 0 ? [row(text("papers.statement.cash"), totalsOf(groups.cash))] : []),
    { ...row(text("papers.statement.all"), all), strong: true },
    ...(cover > 0
      ? [{ cells: [text("papers.statement.of_which_cover"), "", "", format.moneyExact(cover)], quiet: true }]
      : []),
  ];
}
