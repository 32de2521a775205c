import type { FormFields } from "#domain/giving/form-fields.ts";
import { coverFees } from "#domain/money/cover-fees.ts";
import { smallestGift } from "#domain/money/gift-limits.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { useSite } from "../../data/site.ts";
import { useWords } from "../../i18n/text.tsx";

type Props = {
  fields: FormFields;
  amountCents: number;
  pending: boolean;
  /** The page is alive and knows what is typed; before that, and without JavaScript, the server is the judge. */
  isAlive: boolean;
};

/** What will be charged, when and to whom, always in sight next to the button. */
export function Summary({ fields, amountCents, pending, isAlive }: Props) {
  const { text, format } = useWords();
  const { statutoryName, address, rsin, fees } = useSite();
  const monthly = fields.frequency === "MONTHLY";
  const withFees = coverFees(amountCents, fees);
  const total = fields.coverFees === "on" ? withFees : amountCents;
  const amount = format.money(amountCents);
  return (
    <section
      aria-label={text("donate.summary")}
      className="grid gap-4 border-t-4 border-accent bg-paper-raised p-5 shadow-sm"
    >
      <Checkbox
        name="coverFees"
        value="on"
        defaultChecked={fields.coverFees === "on"}
        label={text("donate.coverFees")}
        hint={text("donate.coverFees.hint", {
          share: format.number(fees.permille / 10),
          fixed: format.moneyExact(fees.fixedCents),
          total: format.moneyExact(withFees),
        })}
      />
      <dl className="grid gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{text("donate.summary.charged")}</dt>
          <dd className="text-2xl font-semibold" aria-live="polite">
            <bdi>{format.moneyExact(total)}</bdi>
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{text("donate.summary.when")}</dt>
          <dd>{text(monthly ? "donate.summary.monthly" : "donate.summary.once")}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{text("donate.summary.to")}</dt>
          <dd>{statutoryName}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">
        {text("donate.summary.receiver", { statutoryName, address, rsin })}
      </p>
      <Button
        type="submit"
        size="large"
        pending={pending}
        disabled={isAlive && amountCents < smallestGift.cents}
        className="w-full"
      >
        {text(monthly ? "donate.submit.monthly" : "donate.submit.once", { amount })}
      </Button>
    </section>
  );
}
