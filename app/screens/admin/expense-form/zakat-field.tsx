import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ExpenseChoices } from "#domain/expenses/answers.ts";

type Props = Pick<ExpenseChoices, "zakatCents"> & {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** Offered only where there is something in the fund. */
export function ZakatField({ zakatCents, isChosen, onChoose }: Props) {
  const { text, format } = useText();
  if (zakatCents <= 0) return null;
  return (
    <Checkbox
      checked={isChosen}
      onChange={({ target }) => onChoose(target.checked)}
      label={text("expenses.new.zakat")}
      hint={text("expenses.new.zakatHint", { amount: format.moneyExact(zakatCents) })}
    />
  );
}
