import { minPlanLength } from "#domain/applications/partner/application-form.ts";
import { FormLine } from "../../components/public-form/form-line.tsx";
import type { PublicForm } from "../../components/public-form/use-public-form.ts";
import { Field } from "../../components/ui/field.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useText } from "../../i18n/text.tsx";

const lines = [
  { name: "organisation", required: true, autoComplete: "organization", dir: "auto" },
  { name: "contactName", required: true, autoComplete: "name", dir: "auto" },
  { name: "email", required: true, autoComplete: "email", type: "email" },
  { name: "siteUrl", required: false, autoComplete: "url", dir: "ltr", inputMode: "url" },
  { name: "country", required: true, autoComplete: "country-name", dir: "auto" },
] as const;

export function PartnerFields({ form }: { form: PublicForm }) {
  const { text } = useText();
  return (
    <div key={form.round} className="grid gap-6 sm:grid-cols-2">
      {lines.map(({ name, ...input }) => (
        <FormLine key={name} form={form} name={name} label={text(`partners.form.${name}`)} {...input} />
      ))}
      <Field
        label={text("partners.form.plan")}
        hint={text("partners.form.planHint", { least: minPlanLength })}
        required
        className="sm:col-span-2"
        {...form.field("plan")}
      >
        {(control) => <Textarea {...control} name="plan" rows={7} defaultValue={form.typed("plan")} />}
      </Field>
    </div>
  );
}
