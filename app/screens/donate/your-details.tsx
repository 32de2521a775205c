import type { ComponentProps } from "react";
import type { FormFields } from "#domain/giving/start/form-fields.ts";
import { EmailOffers } from "../../components/public-form/email-offers.tsx";
import { Field } from "../../components/ui/field.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useUser } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { useField } from "./form-errors.ts";

export function YourDetails({ first }: { first: FormFields }) {
  const { text } = useText();
  return (
    <section className="grid gap-4 sm:grid-cols-2">
      <Field label={text("donate.email")} hint={text("donate.email.hint")} required {...useField("email")}>
        {(control) => (
          <KnownInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            first={first}
            known="email"
          />
        )}
      </Field>
      <Field label={text("donate.name")} hint={text("donate.name.hint")} {...useField("name")}>
        {(control) => (
          <KnownInput
            {...control}
            name="name"
            autoComplete="name"
            dir="auto"
            first={first}
            known="firstName"
          />
        )}
      </Field>
      <EmailOffers typed={(purpose) => first[purpose]} className="sm:col-span-2" />
    </section>
  );
}

type KnownInputProps = ComponentProps<"input"> & {
  name: "email" | "name";
  first: FormFields;
  known: "email" | "firstName";
};

/** Filled in for signed-in users; a field that came back empty stays empty. */
function KnownInput({ first, known, ...rest }: KnownInputProps) {
  const user = useUser();
  return <TextInput {...rest} defaultValue={first[rest.name] ?? user?.[known] ?? ""} />;
}
