import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import type { MetalPricesAnswer } from "#domain/zakat/metal-prices-setting.ts";
import { useApi, useApiCache } from "../../data/use-api.tsx";
import { useText } from "../../i18n/text.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import type { FieldProblems } from "./fields.ts";
import { MetalFields } from "./metal-fields.tsx";
import { DebtFields, MoneyFields } from "./money-fields.tsx";
import type { Outcome } from "./outcome.ts";
import type { ResultProps } from "./result.tsx";
import type { Typed } from "./read-fields.ts";

const pricesKey = "/api/metal-prices";
const noProblems: FieldProblems = {};
const dayMs = 86_400_000;

type Sum = {
  outcome: Outcome;
  Result: ComponentType<ResultProps>;
  Glimpse: ComponentType<{ outcome: Outcome }>;
};

/** Not a form, so nothing can be sent. Uncontrolled fields: values typed before hydration count too. */
export function Calculator() {
  const { text } = useText();
  const fields = useRef<HTMLDivElement>(null);
  const { data: prices } = useApi(pricesKey);
  const [sum, setSum] = useState<Sum | null>(null);
  const problems = sum?.outcome.problems ?? noProblems;
  useFreshPrices(prices);

  const count = useCallback(async () => {
    // The rules load with the first input, not with the page.
    const [{ outcomeOf }, { Result, Glimpse }] = await Promise.all([
      import("./outcome.ts"),
      import("./result.tsx"),
    ]);
    if (!fields.current) return;
    setSum({ Result, Glimpse, outcome: outcomeOf(typedIn(fields.current), prices, new Date()) });
  }, [prices]);

  useEffect(() => {
    if (fields.current && hasAmounts(fields.current)) void count();
  }, [count]);

  return (
    <div className="page-width grid items-start gap-x-12 gap-y-10 py-10 lg:grid-cols-[3fr_2fr]">
      <div ref={fields} className="grid min-w-0 gap-12" onInput={() => void count()}>
        <section aria-labelledby="own" className="grid gap-8">
          <div>
            <h2 id="own" className="text-3xl">
              {text("zakat.own.title")}
            </h2>
            <p className="mt-2 text-ink-soft">{text("zakat.own.hint")}</p>
          </div>
          <MoneyFields group="money" problems={problems} />
          <MetalFields problems={problems} />
          <MoneyFields group="investments" problems={problems} />
          <MoneyFields group="business" problems={problems} />
        </section>
        <DebtFields problems={problems} />
        <ChoiceFields />
        {sum && <sum.Glimpse outcome={sum.outcome} />}
      </div>
      <section
        aria-labelledby="result"
        className="border-t-4 border-ink pt-4 lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
      >
        <h2 id="result" className="text-3xl">
          {text("zakat.result.title")}
        </h2>
        {sum ? (
          <sum.Result outcome={sum.outcome} prices={prices} />
        ) : (
          <p className="mt-3">{text("zakat.result.waiting")}</p>
        )}
      </section>
    </div>
  );
}

/** A cached page may have old prices. */
function useFreshPrices(prices: MetalPricesAnswer | undefined): void {
  const cache = useApiCache();
  const hasReloaded = useRef(false);
  useEffect(() => {
    if (!prices || hasReloaded.current || Date.now() - Date.parse(prices.at) < prices.maxAgeDays * dayMs)
      return;
    hasReloaded.current = true;
    void cache.reload(pricesKey);
  }, [cache, prices]);
}

const hasAmounts = (fields: HTMLElement): boolean =>
  [...fields.querySelectorAll<HTMLInputElement>("input[inputmode]")].some(({ value }) => value !== "");

/** Current field values by name. */
function typedIn(fields: HTMLElement): Typed {
  const inputs = [...fields.querySelectorAll<HTMLInputElement>("input[name]")];
  const given = inputs.filter(({ type, checked }) => (type !== "radio" && type !== "checkbox") || checked);
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}
