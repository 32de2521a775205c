import type { ComponentProps } from "react";
import type { PublicForm } from "../../../components/public-form/use-public-form.ts";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { MessageId } from "../../../messages/ids.ts";

const onlyWithPartner = "hidden gap-6 group-has-[input[name=hasPartner]:checked]:grid";

export function PartyFields({ form }: { form: PublicForm }) {
  const { text } = useText();
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 text-xl font-semibold">{text("periodic.form.you")}</legend>
      <div className="grid gap-6 sm:grid-cols-2">
        <Line form={form} name="surname" label="periodic.form.surname" autoComplete="family-name" />
        <Line form={form} name="firstNames" label="periodic.form.firstNames" autoComplete="given-name" />
      </div>
      <Bsn form={form} name="bsn" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Line form={form} name="bornOn" label="periodic.form.bornOn" type="date" autoComplete="bday" />
        <Line form={form} name="birthplace" label="periodic.form.birthplace" />
      </div>
      <Line form={form} name="street" label="periodic.form.street" autoComplete="address-line1" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Line form={form} name="town" label="periodic.form.town" />
        <Line form={form} name="country" label="periodic.form.country" autoComplete="country-name" />
      </div>
      <Line form={form} name="phone" label="periodic.form.phone" type="tel" autoComplete="tel" optional />
    </fieldset>
  );
}

export function PartnerFields({ form }: { form: PublicForm }) {
  const { text } = useText();
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 text-xl font-semibold">{text("periodic.form.partner")}</legend>
      <Checkbox
        name="hasPartner"
        label={text("periodic.form.hasPartner")}
        hint={text("periodic.form.partnerHint")}
        defaultChecked={form.typed("hasPartner") !== undefined}
      />
      <div className={onlyWithPartner}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Line form={form} name="partnerSurname" label="periodic.form.surname" />
          <Line form={form} name="partnerFirstNames" label="periodic.form.firstNames" />
        </div>
        <Bsn form={form} name="partnerBsn" />
        <div className="grid gap-6 sm:grid-cols-2">
          <Line form={form} name="partnerBornOn" label="periodic.form.bornOn" type="date" />
          <Line form={form} name="partnerBirthplace" label="periodic.form.birthplace" />
        </div>
      </div>
    </fieldset>
  );
}

type LineProps = Pick<ComponentProps<"input">, "type" | "autoComplete"> & {
  form: PublicForm;
  name: string;
  label: MessageId;
  optional?: boolean;
};

function Line({ form, name, label, optional = false, type = "text", autoComplete = "off" }: LineProps) {
  const { text } = useText();
  return (
    <TextField
      label={text(label)}
      required={!optional}
      {...form.field(name)}
      name={name}
      type={type}
      autoComplete={autoComplete}
      {...(type === "text" && { dir: "auto" })}
      defaultValue={form.typed(name)}
    />
  );
}

/** Never prefilled, neither by us nor by the browser. */
function Bsn({ form, name }: { form: PublicForm; name: string }) {
  const { text } = useText();
  return (
    <TextField
      label={text("periodic.form.bsn")}
      hint={text("periodic.form.bsnHint")}
      required
      {...form.field(name)}
      name={name}
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      maxLength={20}
    />
  );
}
