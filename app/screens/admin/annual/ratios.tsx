import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Amount, money } from "./money-cell.tsx";

/** Each ratio with what was divided by what, so that a reader can do the sum again. */
export function Ratios({ accounts: { year, ratios } }: { accounts: AnnualAccounts }) {
  const { text, format } = useText();
  const percent = (part: number, whole: number) =>
    whole === 0 ? "–" : <bdi>{format.percent((part / whole) * 100)}</bdi>;
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.ratios")}</h2>
      <DataTable
        label={text("annual.ratios")}
        rows={ratios}
        rowKey={({ name }) => name}
        columns={[
          {
            head: text("annual.ratio"),
            heading: true,
            className: "font-normal",
            cell: ({ name }) => text(`annual.ratio.${name}`),
          },
          {
            head: text("annual.ratio.part"),
            ...money,
            cell: ({ partCents }) => <Amount cents={partCents} />,
          },
          {
            head: text("annual.ratio.whole"),
            ...money,
            cell: ({ wholeCents }) => <Amount cents={wholeCents} />,
          },
          {
            head: text("annual.ratio.percent", { year: String(year) }),
            number: true,
            cell: ({ partCents, wholeCents }) => percent(partCents, wholeCents),
          },
          {
            head: text("annual.ratio.percent", { year: String(year - 1) }),
            number: true,
            cell: ({ before }) => (before ? percent(before.partCents, before.wholeCents) : "–"),
          },
        ]}
      />
    </section>
  );
}
