import type { PublicExpense } from "#domain/ledger/open/public-expense.ts";
import { useText } from "../../i18n/text.tsx";

/** The description that a colleague wrote, in any language, or a text of this page. */
export function ExpenseWords({
  description,
  describedBy,
}: Pick<PublicExpense, "description" | "describedBy">) {
  const { text } = useText();
  if (describedBy !== "staff") return text(`expense.by.${describedBy}`);
  return <bdi data-any-language>{description}</bdi>;
}
