import type { FormFields } from "#domain/giving/start/form-fields.ts";
import { RadioGroup } from "../../components/ui/radio-group.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";

/** At a provider now, or from one's own bank. */
export function PaymentChoice({ first }: { first: FormFields }) {
  const { text } = useText();
  const { onlyTransfers } = useSite();
  const methods = onlyTransfers ? (["transfer"] as const) : (["online", "transfer"] as const);
  return (
    <RadioGroup
      name="method"
      legend={text("donate.pay.title")}
      layout="sm:grid-cols-2"
      defaultValue={first.method ?? methods[0]}
      options={methods.map((value) => ({
        value,
        label: text(`donate.method.${value}`),
      }))}
    />
  );
}
