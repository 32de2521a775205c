import type { IndicatorAnswer } from "#domain/results/answers.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { indicatorKey } from "./view.ts";
import { typedWords, WordsFields } from "../../../components/back-office/words-fields.tsx";

const maxWordsLength = 120;

/** What an indicator counts never changes; how it is said may. */
export function WordsForm({ indicator: { id, label, unit } }: { indicator: IndicatorAnswer }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([indicatorKey(id)]);
  const save = async (form: FormData) => {
    const words = { label: typedWords(form, "label"), unit: typedWords(form, "unit") };
    if (await mutate("PUT", key("/api/admin/results/:id/words", { id }), words))
      toasts.add({ title: text("results.words.done") });
  };
  return (
    <details className="max-w-3xl">
      <summary className="text-link cursor-pointer py-2">{text("results.words")}</summary>
      <Form onSubmit={save} className="mt-4">
        <DisabledUntilHydrated className="grid gap-5">
          <WordsFields
            name="label"
            label={text("results.field.label")}
            maxLength={maxWordsLength}
            written={label}
          />
          <WordsFields
            name="unit"
            label={text("results.field.unit")}
            maxLength={maxWordsLength}
            written={unit}
          />
          <Button type="submit" variant="secondary" pending={pending} className="justify-self-start">
            {text("results.words.save")}
          </Button>
        </DisabledUntilHydrated>
      </Form>
    </details>
  );
}
