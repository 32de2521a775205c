import { coverFees, highestFeeRates } from "#domain/money/cover-fees.ts";
import type { SiteSettings } from "#domain/site/site-settings.ts";
import { asCents } from "#domain/money/cents.ts";
import { useText } from "../../../i18n/text.tsx";
import { NumbersForm } from "./numbers-form.tsx";
import { parseShare, shareField } from "./parse-share.ts";

const exampleCents = asCents(10_000);

export function FeeRates({ rates }: { rates: SiteSettings["feeRates"] }) {
  const { text, format } = useText();
  return (
    <NumbersForm
      id="fee-rates"
      title={text("settings.fees")}
      text={text("settings.fees.text")}
      currently={text("settings.fees.example", {
        gift: format.money(exampleCents),
        total: format.moneyExact(coverFees(exampleCents, rates)),
      })}
      fields={[
        {
          name: "share",
          label: text("settings.fees.share"),
          value: shareField(rates.permille),
          read: (typed) => parseShare(typed, highestFeeRates.permille),
          error: text("settings.error.no_share"),
        },
        {
          name: "fixed",
          label: text("settings.fees.fixed"),
          value: String(rates.fixedCents),
          read: parseCents,
          error: text("settings.error.no_fixed"),
        },
      ]}
      submit={text("settings.fees.save")}
      save={(act, { share, fixed }) =>
        act("PUT", "/api/admin/settings/fee-rates", { permille: share, fixedCents: fixed })
      }
    />
  );
}

const parseCents = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= highestFeeRates.fixedCents ? Number(typed) : null;
