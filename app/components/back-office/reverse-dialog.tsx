import { useState } from "react";
import { maxReasonLength, minReasonLength } from "#domain/limits.ts";
import type { Address } from "../../data/api-key.ts";
import { typedText } from "../../data/typed-text.ts";
import { useText } from "../../i18n/text.tsx";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { toasts } from "../ui/toast-store.ts";
import { useMutation, type Mutate } from "./use-mutation.ts";
import { TextField } from "../ui/text-field.tsx";

type Props = {
  /** Names the row for screen readers. */
  description: string;
  /** The label of the button that opens it, where nothing booked is reversed. */
  trigger?: Readonly<{ label: string; named: string }>;
  words: Readonly<{ title: string; text: string; button: string; done: string }>;
  changes: readonly Address[];
  reverse: (mutate: Mutate, reason: string) => Promise<boolean>;
};

/** Entries are never changed. A wrong one is reversed with a reason. */
export function ReverseDialog({ description, trigger, words, changes, reverse }: Props) {
  const { text } = useText();
  const [open, setOpen] = useState(false);
  const { mutate, pending } = useMutation(changes);
  const send = async (typed: FormData) => {
    const reason = typedText(typed, "reason");
    if (!(await reverse(mutate, reason))) return;
    toasts.add({ title: words.done });
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
          aria-label={trigger?.named ?? text("documents.reverse.named", { description })}
        >
          {trigger?.label ?? text("documents.reverse")}
        </Button>
      }
      title={words.title}
      description={words.text}
      closeLabel={text("documents.reverse.close")}
    >
      <Form onSubmit={send} className="grid gap-4">
        <TextField
          label={text("documents.reverse.reason")}
          hint={text("documents.reverse.reasonHint")}
          required
          name="reason"
          minLength={minReasonLength}
          maxLength={maxReasonLength}
        />
        <Button type="submit" variant="danger" pending={pending} className="justify-self-start">
          {words.button}
        </Button>
      </Form>
    </Dialog>
  );
}
