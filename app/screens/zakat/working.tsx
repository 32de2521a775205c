import type { ZakatCalendar } from "#domain/zakat/parameters.ts";
import type { LineSource, WorkingLine } from "#domain/zakat/working.ts";
import { Table } from "../../components/ui/table.tsx";
import { formatPrice } from "../../i18n/price-format.ts";
import { useText } from "../../i18n/text.tsx";

const mgPerGram = 1000;
const permillePerPercent = 100;

type Props = { lines: readonly WorkingLine[]; calendar: ZakatCalendar };

export function Working({ lines, calendar }: Props) {
  const { text, format } = useText();
  return (
    <Table
      label={text("zakat.working.title")}
      caption={text("zakat.working.title")}
      columns={[text("zakat.working.line"), { number: text("zakat.working.amount") }]}
    >
      <tbody>
        {lines.map((line, index) => (
          <tr
            key={index}
            className={line.part === "total" || line.part === "due" ? "font-semibold" : undefined}
          >
            <th scope="row">
              <LineName line={line} />
              {line.source && <SourceOf source={line.source} calendar={calendar} />}
            </th>
            <td className="number">
              <bdi>{`${line.part === "debt" ? "−" : ""}${format.moneyExact(line.cents)}`}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function LineName({ line: { id } }: { line: WorkingLine }) {
  const { text } = useText();
  switch (id) {
    case "gold":
    case "silver":
      return text(`zakat.metal.${id}`);
    case "zakatable":
    case "net":
    case "nisab":
    case "nisab_gold":
    case "nisab_silver":
    case "due":
      return text(`zakat.line.${id}`);
    default:
      return text(`zakat.field.${id}`);
  }
}

function SourceOf({ source, calendar }: { source: LineSource; calendar: ZakatCalendar }) {
  const { text, format, language } = useText();
  const words = (): string => {
    if (source.type === "rate") {
      return text(`zakat.source.rate.${calendar}`, { amount: format.moneyExact(source.ofCents) });
    }
    if (source.type === "share") {
      const percent = format.percent(source.permille / permillePerPercent);
      return text("zakat.source.share", { percent, amount: format.moneyExact(source.ofCents) });
    }
    const { purity } = source;
    const facts = { grams: gramsOf(source.mg), price: formatPrice(language, source.centsE4PerGram) };
    if (!purity) return text("zakat.source.weight", facts);
    const fraction = "karat" in purity ? `${purity.karat}/24` : `${purity.fineness}/1000`;
    return text("zakat.source.purity", { ...facts, purity: fraction });
  };
  const gramsOf = (mg: number) =>
    mg % mgPerGram === 0 ? format.number(mg / mgPerGram) : String(mg / mgPerGram);
  return <span className="block text-xs font-normal text-ink-soft">{words()}</span>;
}
