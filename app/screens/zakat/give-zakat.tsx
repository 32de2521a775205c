import { useState } from "react";
import type { Cents } from "#domain/money/cents.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { largestGift, refusalOfAmount, smallestGift } from "#domain/money/gift-limits.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { TextField } from "../../components/ui/text-field.tsx";

/** The one door out of the calculator: it takes along the amount that was chosen and that it is zakat, and nothing else. */
export function GiveZakat({ dueCents }: { dueCents: Cents }) {
  const { text, format } = useText();
  const [typed, setTyped] = useState(plainEuros(dueCents));
  const cents = parseAmount(typed);
  const refused = refusalOfAmount(cents) !== undefined;
  const limits = { least: format.money(smallestGift), most: format.moneyExact(largestGift) };
  return (
    <div className="grid gap-3 border border-line bg-paper-raised p-4 print:hidden">
      <TextField
        id="give"
        label={text("zakat.give.label")}
        error={refused && text("zakat.give.refused", limits)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!refused && (
        <ButtonLink as={Link} href={`/donate?amount=${plainEuros(cents)}&fund=zakat`}>
          {text("zakat.give.button")}
        </ButtonLink>
      )}
      <p className="text-sm text-ink-soft">{text("zakat.give.note")}</p>
    </div>
  );
}
