import { amountIn, paysByTransfer, type FormFields } from "#domain/giving/start/form-fields.ts";
import { coverFees } from "#domain/money/cover-fees.ts";
import { smallestGift } from "#domain/money/gift-limits.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { SubmitWords } from "./submit-words.tsx";
import { SummaryLines } from "./summary-lines.tsx";
import { RadioGroup } from "../../components/ui/radio-group.tsx";

type Props = {
  fields: FormFields;
  pending: boolean;
  /** Hydrated. Before that, and without JavaScript, the server validates. */
  isAlive: boolean;
};

export function Summary({ fields, pending, isAlive }: Props) {
  const { text, format } = useText();
  const { statutoryName, address, rsin, fees, transfers } = useSite();
  const giftCents = amountIn(fields);
  return (
    <section
      aria-label={text("donate.summary")}
      className="grid gap-4 border-t-4 border-accent bg-paper-raised p-5 shadow-sm"
    >
      {transfers && <PaymentChoice first={fields} />}
      <Checkbox
        name="coverFees"
        value="on"
        disabled={paysByTransfer(fields)}
        defaultChecked={fields.coverFees === "on"}
        label={text("donate.coverFees")}
        hint={text("donate.coverFees.hint", {
          share: format.number(fees.permille / 10),
          fixed: format.moneyExact(fees.fixedCents),
          total: format.moneyExact(coverFees(giftCents, fees)),
        })}
      />
      <p className="text-sm text-ink-soft">
        {text("donate.summary.receiver", { statutoryName, address, rsin })}
      </p>
      <SummaryLines fields={fields} />
      <Button
        type="submit"
        size="large"
        pending={pending}
        disabled={isAlive && giftCents < smallestGift}
        className="w-full"
      >
        <SubmitWords fields={fields} />
      </Button>
    </section>
  );
}

/** At a provider, or by bank transfer. */
function PaymentChoice({ first }: { first: FormFields }) {
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
