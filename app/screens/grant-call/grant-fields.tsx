import type { GrantCallPageAnswer } from "#domain/content/kinds/grant-call/public.ts";
import { answerField, consentField } from "#domain/applications/grant/application-form.ts";
import type { PublicForm } from "../../components/public-form/use-public-form.ts";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

const lines = [
  { name: "organisation", autoComplete: "organization", dir: "auto" },
  { name: "contactName", autoComplete: "name", dir: "auto" },
  { name: "email", autoComplete: "email", type: "email" },
] as const;

type Props = {
  form: PublicForm;
  call: GrantCallPageAnswer;
  /** What the draft holds. */
  kept: Readonly<Record<string, string>>;
};

export function GrantFields({ form, call, kept }: Props) {
  const { text, format } = useText();
  const before = (name: string) => form.typed(name) ?? kept[name];
  return (
    <div key={form.round} className="grid gap-6 sm:grid-cols-2">
      {lines.map(({ name, ...input }) => (
        <Field key={name} label={text(`grants.form.${name}`)} required {...form.field(name)}>
          {(control) => <TextInput {...control} {...input} name={name} defaultValue={before(name)} />}
        </Field>
      ))}
      <Field
        label={text("grants.form.amount")}
        hint={text("grants.form.amountHint", { max: format.money(call.maxGrantCents) })}
        required
        className="sm:col-span-2"
        {...form.field("amount")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            className="max-w-60"
            defaultValue={before("amount")}
          />
        )}
      </Field>
      {call.questions.map(({ id, label, help, maxLength, required }) => (
        <Field
          key={id}
          label={label}
          hint={help}
          required={required}
          className="sm:col-span-2"
          {...form.field(answerField(id))}
        >
          {(control) => (
            <Textarea
              {...control}
              name={answerField(id)}
              rows={6}
              defaultValue={before(answerField(id))}
              counter={(count) =>
                text("grants.form.counter", { count: format.number(count), most: format.number(maxLength) })
              }
            />
          )}
        </Field>
      ))}
      <div className="sm:col-span-2">
        <Checkbox
          label={text("grants.form.dataProcessing")}
          name={consentField}
          required
          defaultChecked={form.typed(consentField) !== undefined}
          {...form.field(consentField)}
        />
        <p className="mt-2 text-sm">
          <Link href="/privacy" className="text-link">
            {text("grants.form.privacy")}
          </Link>
        </p>
      </div>
    </div>
  );
}
