import type { IndicatorAnswer } from "#domain/results/answers.ts";
import { useText } from "../../../i18n/text.tsx";

type Props = Pick<IndicatorAnswer, "measure"> & {
  figure: IndicatorAnswer["target"];
  day: "results.by" | "results.on";
};

export function FigureCell({ measure, figure, day }: Props) {
  const { text, format } = useText();
  if (!figure) return <td className="number">{text("results.nothing")}</td>;
  return (
    <td className="number">
      {/** A block with its own direction would be on the wrong side of an Arabic cell. */}
      <span className="block">
        <bdi>{measure === "PERCENT" ? format.percent(figure.value) : format.number(figure.value)}</bdi>
      </span>
      <span className="block text-sm text-ink-soft">{text(day, { date: format.date(figure.on) })}</span>
    </td>
  );
}
