import { contactKinds } from "#domain/contacts/contact-kinds.ts";
import type { ContactAnswer } from "#domain/contacts/contact.ts";
import { isLanguage, languages } from "#domain/language.ts";
import { contactKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Form } from "../../../components/ui/form.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";

const texts = { name: 300, phone: 50, street: 200, postcode: 20, town: 100, country: 100 } as const;
const names = Object.keys(texts) as (keyof typeof texts)[];

export function DetailsForm({ contact }: { contact: ContactAnswer }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([contactKey(contact.id)]);
  const save = (typed: FormData) => {
    const language = typedText(typed, "language");
    return mutate("PUT", contactKey(contact.id), {
      version: contact.version,
      kind: typedText(typed, "kind") === "organization" ? "organization" : "person",
      language: isLanguage(language) ? language : contact.language,
      name: typedText(typed, "name"),
      phone: typedText(typed, "phone"),
      street: typedText(typed, "street"),
      postcode: typedText(typed, "postcode"),
      town: typedText(typed, "town"),
      country: typedText(typed, "country"),
    });
  };
  return (
    <details>
      <summary className="cursor-pointer text-xl">{text("contacts.edit")}</summary>
      <div className="mt-4">
        <Form onSubmit={save} submit={text("contacts.save")} variant="secondary" pending={pending}>
          {names.map((name) => (
            <TextField
              key={name}
              label={text(`contacts.${name}`)}
              name={name}
              defaultValue={contact[name] ?? ""}
              maxLength={texts[name]}
              dir={name === "phone" || name === "postcode" ? "ltr" : "auto"}
            />
          ))}
          <SelectField
            label={text("contacts.kind")}
            name="kind"
            defaultValue={contact.kind}
            options={contactKinds.map((value) => ({ value, label: text(`contacts.kind.${value}`) }))}
          />
          <SelectField
            label={text("contacts.language")}
            name="language"
            defaultValue={contact.language}
            options={languages.map((value) => ({ value, label: text(`contacts.language.${value}`) }))}
          />
        </Form>
      </div>
    </details>
  );
}
