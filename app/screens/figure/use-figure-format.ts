import { figureFormat, type FigureAmount } from "../../i18n/figure-format.ts";
import { useText } from "../../i18n/text.tsx";

export function useFigureFormat(): (amount: FigureAmount) => string {
  const { text, format } = useText();
  return figureFormat(format, (count) => text("figure.hours", { count }));
}
