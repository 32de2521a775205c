import type { Cents } from "#domain/money/cents.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { Field } from "../../../components/ui/field.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { useText } from "../../../i18n/text.tsx";

const maxMotivationLength = 5000;

export type TypedAward = Readonly<{ amount: string; motivation: string }>;

/** What is recorded of the decision. Null until both are said. */
export function awardIn({ amount, motivation }: TypedAward): { cents: Cents; motivation: string } | null {
  const cents = parseAmount(amount);
  return cents > 0 && motivation.trim() !== "" ? { cents, motivation } : null;
}

type Props = { typed: TypedAward; onType: (typed: TypedAward) => void };

export function AwardFields({ typed, onType }: Props) {
  const { text } = useText();
  return (
    <>
      <Field label={text("application.award")} required>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            dir="ltr"
            value={typed.amount}
            onChange={({ target: { value } }) => onType({ ...typed, amount: value })}
          />
        )}
      </Field>
      <Field label={text("application.motivation")} hint={text("application.motivation.hint")} required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={maxMotivationLength}
            value={typed.motivation}
            onChange={({ target: { value } }) => onType({ ...typed, motivation: value })}
          />
        )}
      </Field>
    </>
  );
}
