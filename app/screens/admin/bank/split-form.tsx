import { useEffect, useRef, useState } from "react";
import type { BankLineRow } from "#domain/bank/answers.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { plainEuros } from "#domain/money/decimal-euros.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { absoluteOf, minus, negated, smallerOf, sumOf } from "#domain/money/sums.ts";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { AccountPart, DonationPart } from "./part-forms.tsx";
import { SearchParts } from "./search-parts.tsx";
import { PartText, type AddPart, type NamedPart } from "./suggestion.tsx";
import type { Matching } from "./use-matching.ts";

type Props = { line: BankLineRow; matching: Matching; close: () => void };

/** For anything not suggested: search, new donation or account. A smaller amount splits the line. Escape closes it. */
export function SplitForm({ line, matching, close }: Props) {
  const { text, format } = useText();
  const form = useRef<HTMLDivElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input[type=search]")?.focus(), []);
  useEffect(() => {
    const element = form.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => void (key === "Escape" && close());
    element?.addEventListener("keydown", closeOnEscape);
    return () => element?.removeEventListener("keydown", closeOnEscape);
  }, [close]);
  const [parts, setParts] = useState<readonly NamedPart[]>([]);
  const left = minus(line.openCents, sumOf(parts.map(({ part }) => part.cents)));
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed === null ? absoluteOf(left) : parseAmount(typed);
  const next = signed(smallerOf(wanted, absoluteOf(left)), line.openCents);
  const add: AddPart = (named) => {
    const cents = smallerOf(smallerOf(absoluteOf(named.part.cents), wanted), absoluteOf(left));
    if (cents === noCents) return;
    const all = [...parts, { ...named, part: { ...named.part, cents: signed(cents, line.openCents) } }];
    setTyped(null);
    setParts(all);
    if (cents !== absoluteOf(left)) return amount.current?.focus();
    void matching.decide(
      line,
      all.map(({ part }) => part),
    );
  };
  return (
    <div ref={form} className="grid gap-4 border-s-2 border-line ps-4">
      {parts.length > 0 && (
        <ul className="grid gap-2">
          {parts.map((named, place) => (
            <li key={place} className="flex flex-wrap items-center gap-3">
              <PartText kind={named.part.kind} what={named.what} ledgerAccount={named.ledgerAccount} />
              <bdi className="number">{format.moneyExact(named.part.cents)}</bdi>
              <Button
                variant="quiet"
                size="small"
                onClick={() => setParts((before) => before.filter((_, at) => at !== place))}
              >
                {text("bank.split.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <output>{text("bank.split.left", { amount: format.moneyExact(left) })}</output>
      <TextField
        label={text("bank.split.amount")}
        hint={text("bank.split.hint")}
        ref={amount}
        name="part"
        inputMode="decimal"
        dir="ltr"
        value={typed ?? plainEuros(absoluteOf(left))}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SearchParts lineId={line.id} add={add} />
      {left > 0 && <DonationPart line={line} cents={next} add={add} />}
      <AccountPart line={line} cents={next} add={add} />
    </div>
  );
}

const signed = (cents: Cents, like: Cents): Cents => (like < 0 ? negated(cents) : cents);
