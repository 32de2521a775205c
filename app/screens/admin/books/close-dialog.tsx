import { useState } from "react";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { checklistKey, yearsKey } from "./view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../components/ui/textarea-field.tsx";

const maxNamesLength = 300;
const maxRemarkLength = 1000;

/** Taken from the minutes of the board. */
export function CloseDialog({ year }: { year: number }) {
  const { text } = useText();
  const [open, setOpen] = useState(false);
  const said = { year: String(year) };
  const { mutate, pending } = useMutation([yearsKey, checklistKey(year)], text("books.close.done", said));
  const send = async (typed: FormData) => {
    const path = key("/api/admin/books/years/:year/closing", said);
    const closed = await mutate("POST", path, {
      adoptedOn: typedText(typed, "adoptedOn"),
      adoptedBy: typedText(typed, "adoptedBy"),
      remark: typedText(typed, "remark"),
    });
    if (closed) setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button className="justify-self-start">{text("books.close.title", said)}</Button>}
      title={text("books.close.title", said)}
      description={text("books.close.about")}
      closeLabel={text("books.close.cancel")}
    >
      <Form onSubmit={send} submit={text("books.close.button")} pending={pending}>
        <TextField
          label={text("books.close.adoptedOn")}
          required
          type="date"
          name="adoptedOn"
          min={`${year + 1}-01-01`}
        />
        <TextField
          label={text("books.close.adoptedBy")}
          required
          name="adoptedBy"
          minLength={3}
          maxLength={maxNamesLength}
        />
        <TextareaField
          label={text("books.close.remark")}
          hint={text("books.close.remarkHint")}
          name="remark"
          rows={3}
          maxLength={maxRemarkLength}
        />
      </Form>
    </Dialog>
  );
}
