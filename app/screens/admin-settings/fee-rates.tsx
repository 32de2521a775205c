import { useState, type FormEvent } from "react";
import { coverFees, highestFeeRates } from "#domain/money/cover-fees.ts";
import type { SiteSettings } from "#domain/site/site-settings.ts";
import { useAct } from "../../components/back-office/use-act.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { toasts } from "../../components/ui/toast-store.ts";
import { useWords } from "../../i18n/text.tsx";
import { settingsKey } from "./keys.ts";
import { parseShare, shareField } from "./parse-share.ts";

const exampleCents = 10_000;
const fields = ["share", "fixed"] as const;
type FeeField = (typeof fields)[number];

/** What donors who tick "cover the fees" are asked for on top of their gift. */
export function FeeRates({ rates }: { rates: SiteSettings["feeRates"] }) {
  const { text, format } = useWords();
  const { act, pending } = useAct([settingsKey]);
  const [typed, setTyped] = useState({ share: shareField(rates.permille), fixed: String(rates.fixedCents) });
  const [wrong, setWrong] = useState<readonly FeeField[]>([]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = {
      share: parseShare(typed.share, highestFeeRates.permille),
      fixed: parseCents(typed.fixed),
    };
    setWrong(fields.filter((field) => read[field] === null));
    if (read.share === null || read.fixed === null) return;
    const body = { permille: read.share, fixedCents: read.fixed };
    if (await act("PUT", "/api/admin/settings/fee-rates", body))
      toasts.add({ title: text("settings.saved") });
  };
  return (
    <section aria-labelledby="fee-rates" className="grid gap-4">
      <h2 id="fee-rates" className="text-xl">
        {text("settings.fees")}
      </h2>
      <p className="max-w-prose text-ink-soft">{text("settings.fees.text")}</p>
      <p className="font-medium">
        {text("settings.fees.example", {
          gift: format.money(exampleCents),
          total: format.moneyExact(coverFees(exampleCents, rates)),
        })}
      </p>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid items-end gap-3 sm:grid-cols-[14rem_14rem_auto] sm:justify-start"
      >
        {fields.map((field) => (
          <Field
            key={field}
            label={text(`settings.fees.${field}`)}
            required
            error={wrong.includes(field) && text(`settings.error.no_${field}`)}
          >
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                inputMode="decimal"
                value={typed[field]}
                onChange={({ target: { value } }) => setTyped({ ...typed, [field]: value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="secondary" pending={pending}>
          {text("settings.fees.save")}
        </Button>
      </form>
    </section>
  );
}

const parseCents = (typed: string): number | null =>
  /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= highestFeeRates.fixedCents ? Number(typed) : null;
