import { useState, type FormEvent } from "react";
import type { SiteSettings } from "#domain/site/site-settings.ts";
import { useAct } from "../../components/back-office/use-act.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { useWords } from "../../i18n/text.tsx";
import { settingsKey } from "./keys.ts";
import { parsePrice, priceField } from "./parse-price.ts";

const metals = ["gold", "silver"] as const;
type Metal = (typeof metals)[number];

/** The nisab follows the metals: without recent prices the zakat calculator says that it cannot tell. */
export function MetalPrices({ prices }: { prices: SiteSettings["metalPrices"] }) {
  const { text, format } = useWords();
  const { act, pending } = useAct([settingsKey]);
  const [typed, setTyped] = useState({
    gold: prices ? priceField(prices.goldCentsPerGramE4) : "",
    silver: prices ? priceField(prices.silverCentsPerGramE4) : "",
  });
  const [wrong, setWrong] = useState<readonly Metal[]>([]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const [gold, silver] = [parsePrice(typed.gold), parsePrice(typed.silver)];
    setWrong(metals.filter((metal) => parsePrice(typed[metal]) === null));
    if (gold === null || silver === null) return;
    if (await act("PUT", "/api/admin/settings/metal-prices", { gold, silver }))
      toasts.add({ title: text("settings.saved") });
  };
  return (
    <section aria-labelledby="metal-prices" className="grid gap-4">
      <h2 id="metal-prices" className="text-xl">
        {text("settings.metals")}
      </h2>
      <p className="max-w-prose text-ink-soft">{text("settings.metals.text")}</p>
      <p className="font-medium">
        {prices
          ? text("settings.metals.at", { date: format.dateTime(prices.at) })
          : text("settings.metals.none")}
      </p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid items-end gap-3 sm:grid-cols-[14rem_14rem_auto] sm:justify-start"
      >
        {metals.map((metal) => (
          <Field
            key={metal}
            label={text(`settings.${metal}`)}
            required
            error={wrong.includes(metal) && text("settings.error.no_price")}
          >
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                inputMode="decimal"
                value={typed[metal]}
                onChange={({ target: { value } }) => setTyped({ ...typed, [metal]: value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="secondary" pending={pending}>
          {text("settings.metals.save")}
        </Button>
      </form>
    </section>
  );
}
