import type { RoleAnswer } from "#domain/content/kinds/volunteer-role/public.ts";
import { minMotivationLength } from "#domain/applications/volunteer/application-rules.ts";
import { FormLine, usual } from "../../components/public-form/form-line.tsx";
import type { PublicForm } from "../../components/public-form/use-public-form.ts";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

type Props = {
  form: PublicForm;
  roles: readonly RoleAnswer[];
  chosen: RoleAnswer | undefined;
  onChoose: (roleId: string) => void;
};

export function ApplicationFields({ form, roles, chosen, onChoose }: Props) {
  const { text } = useText();
  const least = minMotivationLength;
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <FormLine form={form} name="name" label={text("volunteer.form.name")} required {...usual.name} />
        <FormLine form={form} name="email" label={text("volunteer.form.email")} required {...usual.email} />
        <FormLine form={form} name="phone" label={text("volunteer.form.phone")} {...usual.phone} />
        <Field label={text("volunteer.form.role")} required {...form.field("roleId")}>
          {(control) => (
            <NativeSelect
              {...control}
              name="roleId"
              placeholder={text("volunteer.form.rolePlaceholder")}
              options={roles.map(({ id, title }) => ({ value: id, label: title }))}
              value={chosen?.id ?? ""}
              onChange={(event) => onChoose(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <Field
        label={text("volunteer.form.motivation")}
        hint={text("volunteer.form.motivationHint", { least })}
        required
        {...form.field("motivationMdx")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="motivationMdx"
            rows={6}
            defaultValue={form.typed("motivationMdx")}
            counter={(count) => count < least && text("volunteer.form.counter", { count, least })}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-2 font-medium">{text("volunteer.form.consents")}</legend>
        <div className="grid gap-1">
          <Checkbox
            label={text("volunteer.form.dataProcessing")}
            name="dataProcessing"
            required
            defaultChecked={form.typed("dataProcessing") !== undefined}
            {...form.field("consentsJson.dataProcessing")}
          />
          <Checkbox
            label={text("volunteer.form.communications")}
            name="communications"
            defaultChecked={form.typed("communications") !== undefined}
          />
          <Checkbox
            label={text("volunteer.form.backgroundCheck")}
            name="backgroundCheck"
            defaultChecked={form.typed("backgroundCheck") !== undefined}
          />
        </div>
        <p className="mt-2 text-sm">
          <Link href="/privacy" className="text-link">
            {text("volunteer.form.privacy")}
          </Link>
        </p>
      </fieldset>
    </div>
  );
}
