import type { ComponentProps } from "react";
import type { MyMonthlyGift } from "#domain/giving/monthly/monthly-gift.ts";
import { Button, ButtonLink } from "../../../components/ui/button.tsx";
import { ChevronDown } from "../../../components/ui/icons.tsx";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { useText } from "../../../i18n/text.tsx";
import { useRefusedField, ChangeForm } from "./change-form.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

const wide = "w-full sm:w-96";
const days = Array.from({ length: 31 }, (_, index) => String(index + 1));

/** One click, or two when input or confirmation is needed. */
export function GiftActions({ gift, purpose }: { gift: MyMonthlyGift; purpose: string }) {
  const { text, format, language } = useText();
  const { id, status, nextChargeOn } = gift;
  return (
    <ul className="grid gap-3 border-t border-line pt-5">
      <li>
        <ButtonLink
          href={`/api/my/monthly-gifts/${id}/method?language=${language}`}
          variant={status === "PAST_DUE" ? "primary" : "secondary"}
          className={wide}
        >
          {text("monthly.method.change")}
        </ButtonLink>
      </li>
      <ChangeAmount gift={gift} />
      <ChangeDay gift={gift} />
      {status === "ACTIVE" && nextChargeOn !== null && (
        <li>
          <ChangeForm change="skip" giftId={id}>
            <input type="hidden" name="date" value={nextChargeOn} />
            <Button type="submit" variant="secondary" className={wide}>
              {text("monthly.skip", { date: format.date(nextChargeOn) })}
            </Button>
          </ChangeForm>
        </li>
      )}
      <li>
        <ChangeForm change={status === "PAUSED" ? "resume" : "pause"} giftId={id}>
          <Button type="submit" variant={status === "PAUSED" ? "primary" : "secondary"} className={wide}>
            {text(status === "PAUSED" ? "monthly.resume" : "monthly.pause")}
          </Button>
        </ChangeForm>
      </li>
      <Cancel gift={gift} purpose={purpose} />
    </ul>
  );
}

function ChangeAmount({ gift: { id, amountCents } }: { gift: MyMonthlyGift }) {
  const { text } = useText();
  const refused = useRefusedField("amount", id, "amount");
  return (
    <Disclosed label={text("monthly.amount.open")} open={refused !== null} change="amount" giftId={id}>
      <TextField
        id={`amount-${id}`}
        label={text("monthly.amount.label")}
        required
        error={refused && text(refused.error)}
        name="amount"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        defaultValue={refused?.typed ?? plainEuros(amountCents)}
      />
      <Button type="submit">{text("monthly.amount.submit")}</Button>
    </Disclosed>
  );
}

function ChangeDay({ gift: { id, dayOfMonth } }: { gift: MyMonthlyGift }) {
  const { text } = useText();
  const refused = useRefusedField("day", id, "day");
  return (
    <Disclosed label={text("monthly.day.open")} open={refused !== null} change="day" giftId={id}>
      <SelectField
        id={`day-${id}`}
        label={text("monthly.day.label")}
        hint={text("monthly.day.hint")}
        error={refused && text(refused.error)}
        name="day"
        defaultValue={String(dayOfMonth)}
        options={days.map((day) => ({ value: day, label: day }))}
      />
      <Button type="submit">{text("monthly.day.submit")}</Button>
    </Disclosed>
  );
}

/** Two clicks: the first explains what ends, the second confirms. */
function Cancel({ gift: { id, amountCents }, purpose }: { gift: MyMonthlyGift; purpose: string }) {
  const { text, format } = useText();
  const amount = format.money(amountCents);
  return (
    <Disclosed label={text("monthly.cancel.open")} change="cancel" giftId={id}>
      <p>{text("monthly.cancel.text", { amount, purpose })}</p>
      <Button type="submit" variant="danger">
        {text("monthly.cancel.submit", { amount })}
      </Button>
    </Disclosed>
  );
}

type DisclosedProps = Omit<ComponentProps<typeof ChangeForm>, "className"> & {
  label: string;
  open?: boolean;
};

/** Opens without JavaScript too. */
const Disclosed = ({ label, open = false, ...form }: DisclosedProps) => (
  <li>
    <details open={open}>
      <summary className={`button button-secondary ${wide}`}>
        {label}
        <ChevronDown aria-hidden="true" className="size-5 [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="mt-3 border-s-4 border-line ps-4">
        <ChangeForm {...form} className="grid justify-items-start gap-4" />
      </div>
    </details>
  </li>
);
