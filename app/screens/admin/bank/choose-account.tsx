import { useState } from "react";
import type { BankLineRow } from "#domain/bank/answers.ts";
import { Button } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import { MeaningFields, useMeaning } from "./meaning-fields.tsx";
import type { Explaining } from "./use-explaining.ts";

type Props = { line: BankLineRow; name: string; amount: string; explaining: Explaining };

/** For what nobody proposes: a person knows which account of the books it is. */
export function ChooseAccount({ line, name, amount, explaining }: Props) {
  const { text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <AccountForm line={line} name={name} amount={amount} explaining={explaining} />;
  return (
    <Button
      variant="quiet"
      size="small"
      data-row-link={line.proposal ? undefined : true}
      aria-label={`${text("bank.line.choose")}: ${text("bank.line.named", { name, amount })}`}
      onClick={() => setIsOpen(true)}
    >
      {text("bank.line.choose")}
    </Button>
  );
}

function AccountForm({ line, name, amount, explaining }: Props) {
  const { text } = useText();
  const meaning = useMeaning();
  const { chosen } = meaning;
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void explaining.decide(line, { kind: "account", ...chosen });
      }}
    >
      <MeaningFields label={text("bank.line.chooseNamed", { name, amount })} meaning={meaning} />
      <Button type="submit" size="small" disabled={!chosen || explaining.pending}>
        {text("bank.line.book")}
      </Button>
    </form>
  );
}
