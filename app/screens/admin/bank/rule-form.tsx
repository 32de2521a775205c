import { newMatchRule } from "#domain/bank/matching.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { MeaningFields, useMeaning } from "./meaning-fields.tsx";
import { linesKey, rulesKey } from "./view.ts";

const directions = ["OUT", "IN", "EITHER"] as const;
const maxLength = 120;
const waiting = linesKey({ state: "waiting", before: null });

export function RuleForm() {
  const { text } = useText();
  const { mutate, pending } = useMutation([rulesKey, waiting]);
  const meaning = useMeaning();
  const read = (typed: FormData) =>
    newMatchRule.safeParse({
      name: typedText(typed, "name"),
      direction: typedText(typed, "direction"),
      iban: typedText(typed, "iban") || null,
      nameContains: typedText(typed, "nameContains") || null,
      textContains: typedText(typed, "textContains") || null,
      ...meaning.chosen,
    });
  const add = async (typed: FormData, form: HTMLFormElement) => {
    const { data: rule } = read(typed);
    if (!rule || !(await mutate("POST", "/api/admin/bank/rules", rule))) return;
    toasts.add({ title: text("bank.rules.made") });
    form.reset();
    meaning.clear();
  };
  return (
    <details className="max-w-2xl">
      <summary className="text-link cursor-pointer py-2">{text("bank.rules.add")}</summary>
      <Form
        onSubmit={add}
        check={(typed) => ({ iban: !read(typed).success && text("bank.rules.saysNothing") })}
        className="mt-4"
      >
        <DisabledUntilHydrated className="grid gap-4">
          <Field label={text("bank.rules.name")} required>
            {(control) => <TextInput {...control} name="name" autoComplete="off" maxLength={maxLength} />}
          </Field>
          <Field label={text("bank.rules.direction")} required>
            {(control) => (
              <NativeSelect
                {...control}
                name="direction"
                options={directions.map((value) => ({ value, label: text(`bank.rules.direction.${value}`) }))}
              />
            )}
          </Field>
          <Field label={text("bank.rules.nameContains")}>
            {(control) => (
              <TextInput {...control} name="nameContains" autoComplete="off" maxLength={maxLength} />
            )}
          </Field>
          <Field label={text("bank.rules.textContains")}>
            {(control) => (
              <TextInput {...control} name="textContains" autoComplete="off" maxLength={maxLength} />
            )}
          </Field>
          <Field label={text("bank.rules.iban")}>
            {(control) => (
              <TextInput {...control} name="iban" dir="ltr" autoComplete="off" maxLength={maxLength} />
            )}
          </Field>
          <MeaningFields label={text("bank.line.account")} meaning={meaning} />
          <Button type="submit" pending={pending} className="justify-self-start">
            {text("bank.rules.add")}
          </Button>
        </DisabledUntilHydrated>
      </Form>
    </details>
  );
}
