import { anbiFacts, noFacts, type AnbiFact } from "#domain/transparency/anbi-fields.ts";
import type { AnbiForm } from "#domain/transparency/anbi-form.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { Textarea } from "../../../components/ui/textarea.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { anbiKey } from "./view.ts";

const maxLength = 2000;
const long: readonly AnbiFact[] = [
  "work",
  "incomeFrom",
  "spentOn",
  "assetsHeld",
  "balanceNotes",
  "statementNotes",
];

export function AnbiFactsForm({ form: { year, facts } }: { form: AnbiForm }) {
  const { text } = useText();
  const params = { year: String(year) };
  const { mutate, pending } = useMutation(
    [anbiKey(params), anbiKey({ year: null })],
    text("annual.anbi.saved", params),
  );
  const save = async (typed: FormData) => {
    const written = { ...noFacts };
    for (const name of anbiFacts) written[name] = typedText(typed, name);
    await mutate("PUT", key("/api/admin/books/anbi-form/:year", params), { facts: written });
  };
  return (
    <details className="max-w-2xl">
      <summary className="text-link cursor-pointer py-2">{text("annual.anbi.write")}</summary>
      <Form onSubmit={save} className="mt-4" submit={text("annual.anbi.save")} pending={pending}>
        {anbiFacts.map((name) => (
          <Field key={name} label={text(`annual.anbi.field.${name}`)}>
            {(control) =>
              long.includes(name) ? (
                <Textarea
                  {...control}
                  name={name}
                  rows={3}
                  maxLength={maxLength}
                  defaultValue={facts[name]}
                />
              ) : (
                <TextInput {...control} name={name} maxLength={maxLength} defaultValue={facts[name]} />
              )
            }
          </Field>
        ))}
      </Form>
    </details>
  );
}
