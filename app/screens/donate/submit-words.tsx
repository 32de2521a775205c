import { amountIn, type FormFields } from "#domain/giving/start/form-fields.ts";
import { useText } from "../../i18n/text.tsx";

/** What the button will do. It names the gift; what is charged with the fees stands right above it. */
export function SubmitWords({ fields }: { fields: FormFields }) {
  const { text, format } = useText();
  const id = fields.frequency === "MONTHLY" ? "donate.submit.monthly" : "donate.submit.once";
  return text(id, { amount: format.money(amountIn(fields)) });
}
