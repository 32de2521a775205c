import { useState } from "react";
import { accountOf } from "#domain/ledger/accounts.ts";
import { extensibleAccounts } from "#domain/money/added-account.ts";
import { maxTitleLength } from "#domain/ledger/chart/chart-account.ts";
import { useAccountName } from "../../../components/back-office/account-name.tsx";
import { addedAccountsKey } from "../../../components/back-office/keys.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { typedWords, WordsFields } from "../../../components/back-office/words-fields.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";

export function AddAccount() {
  const { text } = useText();
  const nameOf = useAccountName();
  const [open, setOpen] = useState(false);
  const { mutate, pending } = useMutation(
    [addedAccountsKey],
    text("chart.add.done"),
    text("chart.add.failed"),
  );
  const send = async (typed: FormData) => {
    const added = await mutate("POST", addedAccountsKey, {
      parent: oneOf(extensibleAccounts, typedText(typed, "parent")) ?? "expenses-administration",
      number: typedText(typed, "number"),
      title: typedWords(typed, "title"),
    });
    if (added) setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" className="justify-self-start">
          {text("chart.add")}
        </Button>
      }
      title={text("chart.add")}
      description={text("chart.add.about")}
      closeLabel={text("documents.reverse.close")}
    >
      <Form onSubmit={send} submit={text("chart.add.button")} pending={pending}>
        <SelectField
          label={text("chart.field.parent")}
          hint={text("chart.field.parentHint")}
          required
          name="parent"
          placeholder={text("entries.field.choose")}
          options={extensibleAccounts.map((value) => ({
            value,
            label: `${accountOf(value)?.number ?? ""} ${nameOf(value)}`,
          }))}
        />
        <TextField
          label={text("chart.field.number")}
          hint={text("chart.field.numberHint")}
          required
          name="number"
          inputMode="numeric"
          pattern="[0-9]{4,6}"
          dir="ltr"
        />
        <WordsFields name="title" label={text("chart.field.title")} maxLength={maxTitleLength} />
      </Form>
    </Dialog>
  );
}
