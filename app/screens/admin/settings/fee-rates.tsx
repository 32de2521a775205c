import { chargeFor, highestFeeRates, type Rates } from "#domain/money/cover-fees.ts";
import { feeMethods, type FeeMethod } from "#domain/money/online-method.ts";
import type { SiteSettings } from "#domain/site/site-settings.ts";
import { asCents } from "#domain/money/cents.ts";
import { useText } from "../../../i18n/text.tsx";
import { NumbersForm } from "./numbers-form.tsx";
import { parseShare, shareField } from "./parse-share.ts";

const exampleCents = asCents(10_000);

type Props = { rates: SiteSettings["feeRates"] };

/** Of cards, and of each offered method that has fees of its own. */
export function FeeRates({ rates }: Props) {
  return (
    <>
      <MethodRates rates={rates} own={rates} method={null} />
      {feeMethods.map((method) => {
        const own = rates.methods?.[method];
        return own && <MethodRates key={method} rates={rates} own={own} method={method} />;
      })}
    </>
  );
}

function MethodRates({ rates, own, method }: Props & { own: Rates; method: FeeMethod | null }) {
  const { text, format } = useText();
  const { permille, fixedCents } = rates;
  return (
    <NumbersForm
      id={method ? `fee-rates-${method}` : "fee-rates"}
      title={method ? text(`settings.fees.${method}`) : text("settings.fees")}
      text={text(method ? "settings.fees.method.text" : "settings.fees.text")}
      currently={text("settings.fees.example", {
        gift: format.money(exampleCents),
        total: format.moneyExact(chargeFor(exampleCents, true, rates, { method })),
      })}
      fields={[
        {
          name: "share",
          label: text("settings.fees.share"),
          value: shareField(own.permille),
          read: (typed) => parseShare(typed, highestFeeRates.permille),
          error: text("settings.error.no_share"),
        },
        {
          name: "fixed",
          label: text("settings.fees.fixed"),
          value: String(own.fixedCents),
          read: parseCents,
          error: text("settings.error.no_fixed"),
        },
      ]}
      submit={text("settings.fees.save")}
      save={(act, { share, fixed }) =>
        act(
          "PUT",
          "/api/admin/settings/fee-rates",
          method
            ? { permille, fixedCents, methods: { [method]: { permille: share, fixedCents: fixed } } }
            : { permille: share, fixedCents: fixed },
        )
      }
    />
  );
}

const parseCents = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= highestFeeRates.fixedCents ? Number(typed) : null;
