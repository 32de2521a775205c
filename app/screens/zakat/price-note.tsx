import type { MetalPricesAnswer } from "#domain/zakat/metal-prices-setting.ts";
import { formatPrice } from "../../i18n/price-format.ts";
import { useText } from "../../i18n/text.tsx";

export function PriceNote({ at, source, goldCentsPerGramE4, silverCentsPerGramE4 }: MetalPricesAnswer) {
  const { text, format, language } = useText();
  const values = {
    date: format.date(at),
    gold: formatPrice(language, goldCentsPerGramE4),
    silver: formatPrice(language, silverCentsPerGramE4),
  };
  return (
    <p className="text-sm text-ink-soft">
      <span>{text("zakat.prices", values)}</span>{" "}
      <span>{source === null ? text("zakat.prices.own") : text("zakat.prices.source", { source })}</span>
    </p>
  );
}
