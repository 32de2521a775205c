import type { Cents } from "#domain/money/cents.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { useText } from "../../../i18n/text.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

const maxMotivationLength = 5000;

export type TypedAward = Readonly<{ amount: string; motivation: string }>;

export function awardIn({ amount, motivation }: TypedAward): { cents: Cents; motivation: string } | null {
  const cents = parseAmount(amount);
  return cents > 0 && motivation.trim() !== "" ? { cents, motivation } : null;
}

type Props = { typed: TypedAward; onType: (typed: TypedAward) => void };

export function AwardFields({ typed, onType }: Props) {
  const { text } = useText();
  return (
    <>
      <TextField
        label={text("application.award")}
        required
        inputMode="decimal"
        dir="ltr"
        value={typed.amount}
        onChange={({ target: { value } }) => onType({ ...typed, amount: value })}
      />
      <TextareaField
        label={text("application.motivation")}
        hint={text("application.motivation.hint")}
        required
        rows={3}
        maxLength={maxMotivationLength}
        value={typed.motivation}
        onChange={({ target: { value } }) => onType({ ...typed, motivation: value })}
      />
    </>
  );
}
