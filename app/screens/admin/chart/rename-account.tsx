import { useState } from "react";
import { maxTitleLength, type AddedAccount } from "#domain/ledger/chart/chart-account.ts";
import { useAccountName } from "../../../components/back-office/account-name.tsx";
import { addedAccountsKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { typedWords, WordsFields } from "../../../components/back-office/words-fields.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";

export function RenameAccount({ account: { id, number, title, isClosed } }: { account: AddedAccount }) {
  const { text } = useText();
  const name = useAccountName()(id);
  const [open, setOpen] = useState(false);
  const { mutate, pending } = useMutation([addedAccountsKey], text("chart.rename.done"));
  const send = async (typed: FormData) => {
    const path = key("/api/admin/books/accounts/:account", { account: id });
    if (await mutate("PUT", path, { title: typedWords(typed, "title"), isClosed })) setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="small" aria-label={text("chart.rename.named", { name })}>
          {text("chart.rename")}
        </Button>
      }
      title={text("chart.rename.title", { number })}
      description={text("chart.rename.about")}
      closeLabel={text("documents.reverse.close")}
    >
      <Form onSubmit={send} submit={text("chart.rename.button")} pending={pending}>
        <WordsFields
          name="title"
          label={text("chart.field.title")}
          maxLength={maxTitleLength}
          written={title}
        />
      </Form>
    </Dialog>
  );
}
