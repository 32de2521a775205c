import type { ResultAnswer } from "#domain/results/answers.ts";
import { useText } from "../../i18n/text.tsx";

export function useResultFigure({ measure }: Pick<ResultAnswer, "measure">): (value: number) => string {
  const { format } = useText();
  return (value) => (measure === "PERCENT" ? format.percent(value) : format.number(value));
}
