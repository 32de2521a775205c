import { useState, type ReactNode } from "react";
import type { ApplicationsList } from "#domain/applications/review/applications-list.ts";
import type { RowOf } from "#domain/lists/list.ts";
import type { Outcome } from "../../../components/list/list-result.tsx";
import type { ActionProps } from "../../../components/list/list-selection.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Form, type Wrong } from "../../../components/ui/form.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { MessageId } from "../../../messages/ids.ts";

type Props = Pick<ActionProps<ApplicationsList>, "onDone"> & {
  label: MessageId;
  /** The key that opens it. */
  shortcut?: string;
  description?: string;
  run: (typed: FormData) => Promise<Outcome<RowOf<ApplicationsList>>>;
  check?: (typed: FormData) => Wrong;
  children: ReactNode;
};

/** Asks what to do with the selected rows, does it and hands over the result. */
export function BulkDialog({ label, shortcut, description, run, check, onDone, children }: Props) {
  const { text } = useText();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const submit = async (typed: FormData) => {
    setPending(true);
    const outcome = await run(typed);
    setPending(false);
    setOpen(false);
    onDone(outcome);
  };
  return (
    <Dialog
      title={text(label)}
      {...(description !== undefined && { description })}
      closeLabel={text("back-office.keys.close")}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="small" aria-keyshortcuts={shortcut}>
          {text(label)}
        </Button>
      }
    >
      <Form onSubmit={submit} {...(check && { check })} submit={text(label)} pending={pending}>
        {children}
      </Form>
    </Dialog>
  );
}
