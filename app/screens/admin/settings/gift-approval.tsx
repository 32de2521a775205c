import type { Cents } from "#domain/money/cents.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { largestGift } from "#domain/money/gift-limits.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { useText } from "../../../i18n/text.tsx";
import { NumbersForm } from "./numbers-form.tsx";

export function GiftApproval({ limitCents }: { limitCents: Cents }) {
  const { text, format } = useText();
  return (
    <NumbersForm
      id="gift-approval"
      title={text("settings.giftApproval")}
      text={text("settings.giftApproval.text")}
      currently={text("settings.giftApproval.currently", { amount: format.moneyExact(limitCents) })}
      fields={[
        {
          name: "limit",
          label: text("settings.giftApproval.limit"),
          value: plainEuros(limitCents),
          read: parseLimit,
          error: text("settings.error.no_limit"),
        },
      ]}
      submit={text("settings.giftApproval.save")}
      save={(act, { limit }) => act("PUT", "/api/admin/settings/gift-approval", { cents: limit })}
    />
  );
}

function parseLimit(typed: string): number | null {
  const read = readAmount(typed);
  return read.ok && read.cents <= largestGift ? read.cents : null;
}
