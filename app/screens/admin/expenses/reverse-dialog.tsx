import { useState, type FormEvent } from "react";
import type { ExpenseRow } from "#domain/expenses/answers.ts";
import { useAct } from "../../../components/back-office/use-act.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key, type Address } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";

const minReasonLength = 3;
const maxReasonLength = 500;

/** Nothing in the books is changed: what was wrong is undone by an entry that says why, and entered again. */
export function ReverseDialog({ row, listKey }: { row: ExpenseRow; listKey: Address }) {
  const { text, format } = useText();
  const [open, setOpen] = useState(false);
  const { act, pending } = useAct([listKey]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = typedText(new FormData(event.currentTarget), "reason");
    const path = key("/api/admin/expenses/:id/reversal", { id: row.id });
    if (!(await act("POST", path, { reason }))) return;
    toasts.add({ title: text("expenses.reverse.done") });
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          variant="quiet"
          size="small"
          aria-label={text("expenses.reverse.named", { description: row.description })}
        >
          {text("expenses.reverse")}
        </Button>
      }
      title={text("expenses.reverse.title", { amount: format.moneyExact(row.amountCents) })}
      description={text("expenses.reverse.text")}
      closeLabel={text("expenses.reverse.close")}
    >
      <form onSubmit={(event) => void send(event)} className="grid gap-4">
        <Field label={text("expenses.reverse.reason")} hint={text("expenses.reverse.reasonHint")} required>
          {(control) => (
            <TextInput
              {...control}
              name="reason"
              minLength={minReasonLength}
              maxLength={maxReasonLength}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" variant="danger" pending={pending} className="justify-self-start">
          {text("expenses.reverse.button")}
        </Button>
      </form>
    </Dialog>
  );
}
