import { type FormFields } from "#domain/giving/start/form-fields.ts";
import { asCents } from "#domain/money/cents.ts";
import { smallestGift } from "#domain/money/gift-limits.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { SubmitWords } from "./submit-words.tsx";
import { SummaryLines } from "./summary-lines.tsx";
import { useCharge } from "./use-charge.ts";

type Props = {
  fields: FormFields;
  pending: boolean;
  /** Hydrated. Before that, and without JavaScript, the server validates. */
  isAlive: boolean;
};

export function Summary({ fields, pending, isAlive }: Props) {
  const { text, format } = useText();
  const { statutoryName, address, rsin, fees } = useSite();
  const { gift, covered, hasOwnFees } = useCharge(fields);
  const total = format.moneyExact(covered);
  return (
    <section
      aria-label={text("donate.summary")}
      className="grid gap-4 border-t-4 border-accent bg-paper-raised p-5 shadow-sm"
    >
      <Checkbox
        className="cover-fees"
        name="coverFees"
        value="on"
        defaultChecked={fields.coverFees === "on"}
        label={text("donate.coverFees")}
        hint={
          hasOwnFees
            ? text("donate.coverFees.own", { fees: format.moneyExact(asCents(covered - gift)), total })
            : text("donate.coverFees.hint", {
                share: format.number(fees.permille / 10),
                fixed: format.moneyExact(fees.fixedCents),
                total,
              })
        }
      />
      <p className="text-sm text-ink-soft">
        {text("donate.summary.receiver", { statutoryName, address, rsin })}
      </p>
      <SummaryLines fields={fields} />
      <Button
        type="submit"
        size="large"
        pending={pending}
        disabled={isAlive && gift < smallestGift}
        className="w-full"
      >
        <SubmitWords fields={fields} />
      </Button>
    </section>
  );
}
