import type { AgreementStory } from "#domain/periodic/admin-answers.ts";
import { groundsOf } from "#domain/periodic/end-agreement.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { agreementKey } from "../agreements/view.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

/** Offers only the grounds that end this very agreement. */
export function EndForm({ story: { id, endsEarlyOn, activeFrom } }: { story: AgreementStory }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([agreementKey(id)]);
  const end = async (typed: FormData) => {
    const ground = groundsOf(endsEarlyOn).find((each) => each === typedText(typed, "ground"));
    if (!ground) return;
    const body = { ground, endedOn: typedText(typed, "endedOn") };
    if (await mutate("POST", key("/api/admin/periodic-agreements/:id/end", { id }), body))
      toasts.add({ title: text("agreements.end.done") });
  };
  return (
    <Form onSubmit={end} className="grid justify-items-start gap-4">
      <p className="max-w-prose text-ink-soft">{text("agreements.end.text")}</p>
      <SelectField
        label={text("agreements.end.ground")}
        required
        name="ground"
        options={groundsOf(endsEarlyOn).map((value) => ({
          value,
          label: text(`agreements.one.ground.${value}`),
        }))}
      />
      <TextField
        label={text("agreements.end.day")}
        required
        type="date"
        name="endedOn"
        min={activeFrom ?? undefined}
      />
      <Button type="submit" variant="danger" pending={pending}>
        {text("agreements.end.button")}
      </Button>
    </Form>
  );
}
