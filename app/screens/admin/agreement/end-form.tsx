import type { AgreementStory } from "#domain/periodic/admin-answers.ts";
import { groundsOf } from "#domain/periodic/end-agreement.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { agreementKey } from "../agreements/view.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

/** Offers only the grounds that end this very agreement. */
export function EndForm({ story: { id, endsEarlyOn, activeFrom } }: { story: AgreementStory }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([agreementKey(id)], text("agreements.end.done"));
  const end = async (typed: FormData) => {
    const ground = groundsOf(endsEarlyOn).find((each) => each === typedText(typed, "ground"));
    if (!ground) return;
    const body = { ground, endedOn: typedText(typed, "endedOn") };
    await mutate("POST", key("/api/admin/periodic-agreements/:id/end", { id }), body);
  };
  return (
    <Form onSubmit={end} submit={text("agreements.end.button")} variant="danger" pending={pending}>
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
    </Form>
  );
}
