import type { AnnualAccounts } from "#domain/transparency/annual-answers.ts";
import { Table } from "../../../components/ui/table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { MoneyCell } from "./money-cell.tsx";

/** Each ratio with what was divided by what, so that a reader can do the sum again. */
export function Ratios({ accounts: { year, ratios } }: { accounts: AnnualAccounts }) {
  const { text, format } = useText();
  const percent = (part: number, whole: number) =>
    whole === 0 ? "–" : <bdi>{format.percent((part / whole) * 100)}</bdi>;
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{text("annual.ratios")}</h2>
      <Table
        label={text("annual.ratios")}
        columns={[
          text("annual.ratio"),
          { number: text("annual.ratio.part") },
          { number: text("annual.ratio.whole") },
          { number: text("annual.ratio.percent", { year: String(year) }) },
          { number: text("annual.ratio.percent", { year: String(year - 1) }) },
        ]}
      >
        <tbody>
          {ratios.map(({ name, partCents, wholeCents, before }) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {text(`annual.ratio.${name}`)}
              </th>
              <MoneyCell cents={partCents} />
              <MoneyCell cents={wholeCents} />
              <td className="number">{percent(partCents, wholeCents)}</td>
              <td className="number">{before ? percent(before.partCents, before.wholeCents) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
