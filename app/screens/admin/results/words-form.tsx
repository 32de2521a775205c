import type { IndicatorAnswer } from "#domain/results/answers.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { key } from "../../../data/api-key.ts";
import { useText } from "../../../i18n/text.tsx";
import { indicatorKey } from "./view.ts";
import { typedWords, WordsFields } from "../../../components/back-office/words-fields.tsx";

const maxWordsLength = 120;

/** What an indicator counts never changes; how it is said may. */
export function WordsForm({ indicator: { id, label, unit } }: { indicator: IndicatorAnswer }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([indicatorKey(id)], text("results.words.done"));
  const save = async (form: FormData) => {
    const words = { label: typedWords(form, "label"), unit: typedWords(form, "unit") };
    await mutate("PUT", key("/api/admin/results/:id/words", { id }), words);
  };
  return (
    <details className="max-w-3xl">
      <summary className="text-link cursor-pointer py-2">{text("results.words")}</summary>
      <Form
        onSubmit={save}
        className="mt-4"
        submit={text("results.words.save")}
        variant="secondary"
        pending={pending}
      >
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
      </Form>
    </details>
  );
}
