import { useState } from "react";
import type { BankLineRow } from "#domain/bank/answers.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { useText } from "../../../i18n/text.tsx";
import { MeaningFields, useMeaning } from "./meaning-fields.tsx";
import type { Matching } from "./use-matching.ts";

type Props = { line: BankLineRow; name: string; amount: string; matching: Matching };

/** For what nobody suggests: a person knows which account of the books it is. */
export function ChooseAccount({ line, name, amount, matching }: Props) {
  const { text } = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <AccountForm line={line} name={name} amount={amount} matching={matching} />;
  return (
    <Button
      variant="quiet"
      size="small"
      data-row-link={line.suggestions.length > 0 ? undefined : true}
      aria-label={`${text("bank.line.choose")}: ${text("bank.line.named", { name, amount })}`}
      onClick={() => setIsOpen(true)}
    >
      {text("bank.line.choose")}
    </Button>
  );
}

function AccountForm({ line, name, amount, matching }: Props) {
  const { text } = useText();
  const meaning = useMeaning();
  const { chosen } = meaning;
  return (
    <Form
      className="flex flex-wrap items-center gap-2"
      onSubmit={() =>
        chosen &&
        matching.decide(line, [{ kind: "account", ...chosen, description: null, cents: line.openCents }])
      }
    >
      <MeaningFields label={text("bank.line.chooseNamed", { name, amount })} meaning={meaning} />
      <Button type="submit" size="small" disabled={!chosen || matching.pending}>
        {text("bank.line.book")}
      </Button>
    </Form>
  );
}
