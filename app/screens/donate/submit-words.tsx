import { amountIn, type FormFields } from "#domain/giving/start/form-fields.ts";
import { useText } from "../../i18n/text.tsx";

/** Names the gift; the total with fees is right above the button. */
export function SubmitWords({ fields }: { fields: FormFields }) {
  const { text, format } = useText();
  const id = fields.frequency === "MONTHLY" ? "donate.submit.monthly" : "donate.submit.once";
  return text(id, { amount: format.money(amountIn(fields)) });
}
