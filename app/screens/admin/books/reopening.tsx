import { useState } from "react";
import type { BookYear } from "#domain/book-years/book-year.ts";
import { maxReopeningReasonLength } from "#domain/limits.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { yearsKey } from "./view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

/** One administrator requests it and another one reopens the year. */
export function Reopening({ year: { year, reopeningAsked } }: { year: BookYear }) {
  const { text } = useText();
  const said = { year: String(year) };
  const { mutate, pending } = useMutation([yearsKey], text("books.reopen.done", said));
  if (reopeningAsked === null) return <AskDialog year={year} />;
  if (reopeningAsked.byYou) return <p className="text-ink-soft">{text("books.reopen.waiting")}</p>;
  const open = () => mutate("POST", key("/api/admin/books/years/:year/reopening", said));
  return (
    <Button variant="danger" pending={pending} onClick={() => void open()} className="justify-self-start">
      {text("books.reopen.open", said)}
    </Button>
  );
}

function AskDialog({ year }: { year: number }) {
  const { text } = useText();
  const [open, setOpen] = useState(false);
  const said = { year: String(year) };
  const { mutate, pending } = useMutation([yearsKey], text("books.reopen.asked", said));
  const send = async (typed: FormData) => {
    const reason = typedText(typed, "reason");
    if (await mutate("POST", key("/api/admin/books/years/:year/reopening-request", said), { reason }))
      setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="quiet" size="small" className="justify-self-start">
          {text("books.reopen.ask", said)}
        </Button>
      }
      title={text("books.reopen.ask", said)}
      description={text("books.reopen.about")}
      closeLabel={text("books.close.cancel")}
    >
      <Form onSubmit={send} submit={text("books.reopen.askButton")} variant="danger" pending={pending}>
        <TextField
          label={text("books.reopen.reason")}
          required
          name="reason"
          minLength={3}
          maxLength={maxReopeningReasonLength}
        />
      </Form>
    </Dialog>
  );
}
