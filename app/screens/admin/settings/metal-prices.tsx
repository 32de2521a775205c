import type { SiteSettings } from "#domain/site/site-settings.ts";
import { useText } from "../../../i18n/text.tsx";
import { NumbersForm } from "./numbers-form.tsx";
import { parsePrice, priceField } from "./parse-price.ts";

/** The nisab depends on metal prices: without recent ones the zakat calculator gives no result. */
export function MetalPrices({ prices }: { prices: SiteSettings["metalPrices"] }) {
  const { text, format } = useText();
  const metal = (name: "gold" | "silver", price: number | undefined) => ({
    name,
    label: text(`settings.${name}`),
    value: price === undefined ? "" : priceField(price),
    read: parsePrice,
    error: text("settings.error.no_price"),
  });
  return (
    <NumbersForm
      id="metal-prices"
      title={text("settings.metals")}
      text={text("settings.metals.text")}
      currently={
        prices
          ? text("settings.metals.at", { date: format.dateTime(prices.at) })
          : text("settings.metals.none")
      }
      fields={[metal("gold", prices?.goldCentsPerGramE4), metal("silver", prices?.silverCentsPerGramE4)]}
      submit={text("settings.metals.save")}
      save={(act, read) => act("PUT", "/api/admin/settings/metal-prices", read)}
    />
  );
}
