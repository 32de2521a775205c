import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { agreementKey } from "../agreements/view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

/** The signatures are set in ink; here only their day is kept. */
export function SignForm({ id }: { id: string }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([agreementKey(id)]);
  const begin = async (typed: FormData) => {
    const signedOn = typedText(typed, "signedOn");
    if (await mutate("POST", key("/api/admin/periodic-agreements/:id/activation", { id }), { signedOn }))
      toasts.add({ title: text("agreements.sign.done") });
  };
  return (
    <Form onSubmit={begin} className="grid justify-items-start gap-4">
      <p className="max-w-prose text-ink-soft">{text("agreements.sign.text")}</p>
      <TextField label={text("agreements.sign.day")} required type="date" name="signedOn" />
      <Button type="submit" pending={pending}>
        {text("agreements.sign.button")}
      </Button>
    </Form>
  );
}
