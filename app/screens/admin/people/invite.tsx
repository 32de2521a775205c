import { useState, type FormEvent } from "react";
import { languages, type Language } from "#domain/language.ts";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { useAct } from "../../../components/back-office/use-act.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { NativeSelect } from "../../../components/ui/native-select.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useText } from "../../../i18n/text.tsx";
import { peopleKey, staffRoles, type StaffRole } from "./roles.ts";
import { Section } from "../../../components/ui/section.tsx";

const maxEmailLength = 254;

/** They sign in with a link to that very address: there is no password to hand over. */
export function Invite() {
  const { text, language: own } = useText();
  const { act, pending } = useAct([peopleKey]);
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>("STAFF");
  const [language, setLanguage] = useState<Language>(own);
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const body = { id: crypto.randomUUID(), email, role, language };
    if (!(await act("POST", "/api/admin/users", body))) return;
    toasts.add({ title: text("settings.people.invited", { email }) });
    setEmail("");
  };
  return (
    <Section id="invite" title={text("settings.people.invite")} className="grid gap-4">
      <form
        method="post"
        onSubmit={(event) => void invite(event)}
        className="grid items-end gap-3 sm:grid-cols-2"
      >
        <Field label={text("settings.people.email")} required>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              maxLength={maxEmailLength}
              value={email}
              onChange={({ target: { value } }) => setEmail(value)}
            />
          )}
        </Field>
        <Field label={text("settings.people.role")}>
          {(control) => (
            <NativeSelect
              {...control}
              value={role}
              onChange={({ target: { value } }) => setRole(oneOf(staffRoles, value) ?? "STAFF")}
              options={staffRoles.map((value) => ({ value, label: text(`settings.people.role.${value}`) }))}
            />
          )}
        </Field>
        <Field label={text("settings.people.language")}>
          {(control) => (
            <NativeSelect
              {...control}
              value={language}
              onChange={({ target: { value } }) =>
                setLanguage(languages.find((each) => each === value) ?? own)
              }
              options={languages.map((value) => ({
                value,
                label: text(`settings.people.language.${value}`),
              }))}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending}>
          {text("settings.people.send")}
        </Button>
      </form>
    </Section>
  );
}
