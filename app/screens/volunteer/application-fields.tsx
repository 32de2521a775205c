import type { RoleAnswer } from "#domain/content/public/volunteer-role.ts";
import { shortestMotivation } from "#domain/volunteering/application-rules.ts";
import type { PublicForm } from "../../components/public-form/use-public-form.ts";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { Textarea } from "../../components/ui/textarea.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";

type Props = {
  form: PublicForm;
  roles: readonly RoleAnswer[];
  chosen: RoleAnswer | undefined;
  onChoose: (roleId: string) => void;
};

export function ApplicationFields({ form, roles, chosen, onChoose }: Props) {
  const { text } = useWords();
  const least = shortestMotivation;
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={text("volunteer.form.name")} required {...form.field("name")}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              dir="auto"
              defaultValue={form.typed("name")}
            />
          )}
        </Field>
        <Field label={text("volunteer.form.email")} required {...form.field("email")}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={form.typed("email")}
            />
          )}
        </Field>
        <Field label={text("volunteer.form.phone")} {...form.field("phone")}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              name="phone"
              autoComplete="tel"
              defaultValue={form.typed("phone")}
            />
          )}
        </Field>
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
